"""The exception tree and the one closed list of codes.

    StubeError
    ├── NotationError     a text cannot be read as what it should be
    ├── RulesError        an option, a value, a preset or a combination of them is refused
    ├── IllegalAction     the rules forbid this action now
    ├── RecordError       a record cannot be read, or does not replay
    └── TableError        a live table refuses a command

Every error is a code with arguments; sentences for people stand in `stube.locales`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

Scalar: TypeAlias = str | int | bool | None
Arg: TypeAlias = Scalar | tuple[Scalar, ...]
"""What a code's argument can be; it goes through JSON unchanged."""


class Code(StrEnum):
    """Every reason that Stube gives. The locales have one message for each."""

    # notation
    BAD_CARD = "bad_card"
    BAD_ACTION = "bad_action"
    BAD_STATE = "bad_state"
    BAD_DEAL = "bad_deal"
    BAD_NUMBER = "bad_number"
    BAD_FORM = "bad_form"
    TOO_MANY_CARDS = "too_many_cards"
    BAD_SEAT = "bad_seat"
    BAD_EVENT = "bad_event"
    CARD_TWICE = "card_twice"
    # questions on the command line
    BAD_USAGE = "bad_usage"
    MISSING_ARGUMENT = "missing_argument"
    ARGUMENT_NOT_USED = "argument_not_used"
    NOT_JUDGED = "not_judged"
    # rule sets
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_OPTION = "unknown_option"
    UNKNOWN_VALUE = "unknown_value"
    UNKNOWN_SETUP = "unknown_setup"
    OPTIONS_CLASH = "options_clash"
    NOT_YET_PLAYABLE = "not_yet_playable"
    RULES_TOO_LARGE = "rules_too_large"
    RULES_NOT_TEXT = "rules_not_text"
    RULES_NO_HEADER = "rules_no_header"
    RULES_LINE_UNKNOWN = "rules_line_unknown"
    RULES_FIELD_TWICE = "rules_field_twice"
    RULES_FIELD_MISSING = "rules_field_missing"
    # illegal actions, every game
    NEEDS_DEAL = "needs_deal"
    NO_DEAL_NEEDED = "no_deal_needed"
    SERIES_IS_OVER = "series_is_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_YOUR_CARD = "not_your_card"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    # illegal actions, Watten
    UNKNOWN_STRIKE = "unknown_strike"
    UNKNOWN_TRUMP = "unknown_trump"
    MUST_HOLD_IT = "must_hold_it"
    CANNOT_SHOW = "cannot_show"
    NOTHING_TO_KEEP = "nothing_to_keep"
    SWAP_IS_OFF = "swap_is_off"
    SWAP_WAS_ASKED = "swap_was_asked"
    BETTER_IS_OFF = "better_is_off"
    BETTER_LIMIT_REACHED = "better_limit_reached"
    BETTER_WAS_REFUSED = "better_was_refused"
    NOT_ENOUGH_CARDS = "not_enough_cards"
    MUST_GIVE_TRUMP = "must_give_trump"
    MUST_GIVE_TRUMP_OR_CRITICAL = "must_give_trump_or_critical"
    MUST_FOLLOW_TRUMP = "must_follow_trump"
    NO_CALL_WITH_THIS_CARD = "no_call_with_this_card"
    ANSWER_FIRST = "answer_first"
    NOTHING_TO_ANSWER = "nothing_to_answer"
    SIDE_IS_TENSE = "side_is_tense"
    OTHER_SIDE_IS_TO_RAISE = "other_side_is_to_raise"
    RAISE_TOO_LATE = "raise_too_late"
    RAISE_NOT_OUT_OF_TURN = "raise_not_out_of_turn"
    RAISE_BETWEEN_TRICKS = "raise_between_tricks"
    STAKE_LIMIT_REACHED = "stake_limit_reached"
    ENOUGH_TO_WIN = "enough_to_win"
    WRONG_RAISE = "wrong_raise"
    NOT_FAR_BEHIND = "not_far_behind"
    LAST_CARD_MUST_MATCH = "last_card_must_match"
    NO_RERAISE_IN_ANSWER = "no_reraise_in_answer"
    MUST_ACCEPT = "must_accept"
    MUST_FOLD = "must_fold"
    ROUND_IS_DECIDED = "round_is_decided"
    CONCEDE_IS_OFF = "concede_is_off"
    NOT_ALL_CRITICALS = "not_all_criticals"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    SIGNALS_ARE_OFF = "signals_are_off"
    SIGNALS_NOT_OPEN = "signals_not_open"
    UNKNOWN_GESTURE = "unknown_gesture"
    FALSE_SIGNAL = "false_signal"
    GESTURE_RUNNING = "gesture_running"
    NO_GESTURE_RUNNING = "no_gesture_running"
    BAD_LOOK = "bad_look"
    # illegal actions, German Whist
    NOTHING_TO_TAKE = "nothing_to_take"
    NOT_IN_THE_ROW = "not_in_the_row"
    # records
    RECORD_TOO_LARGE = "record_too_large"
    RECORD_NOT_TEXT = "record_not_text"
    RECORD_NO_HEADER = "record_no_header"
    RECORD_FORMAT_UNKNOWN = "record_format_unknown"
    RECORD_RULES_VERSION_UNKNOWN = "record_rules_version_unknown"
    RECORD_TRUNCATED = "record_truncated"
    RECORD_DAMAGED = "record_damaged"
    RECORD_LINE_UNKNOWN = "record_line_unknown"
    RECORD_FIELD_MISSING = "record_field_missing"
    RECORD_FIELD_TWICE = "record_field_twice"
    RECORD_BAD_VALUE = "record_bad_value"
    RECORD_ILLEGAL_ACTION = "record_illegal_action"
    RECORD_ROTATED = "record_rotated"
    RECORD_WITHOUT_PROOF = "record_without_proof"
    RECORD_STAYS_CLOSED = "record_stays_closed"
    RECORD_NOT_YET = "record_not_yet"
    # bots and their arena
    BAD_BUDGET = "bad_budget"
    BUDGET_EMPTY = "budget_empty"
    BUDGET_TOO_LARGE = "budget_too_large"
    BOT_ERRED = "bot_erred"
    WORKER_DIED = "worker_died"
    ARENA_FILE_OTHER = "arena_file_other"
    ARENA_FILE_DAMAGED = "arena_file_damaged"
    UNKNOWN_ROW = "unknown_row"
    MISSING_EXTRA = "missing_extra"
    # tables
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_SEAT_SECRET = "unknown_seat_secret"  # noqa: S105 - a code, no secret
    UNKNOWN_INVITATION = "unknown_invitation"
    UNKNOWN_TICKET = "unknown_ticket"
    SEAT_TAKEN = "seat_taken"
    SEATS_ARE_FREE = "seats_are_free"
    ALREADY_SEATED = "already_seated"
    NOT_THE_HOST = "not_the_host"
    TALK_IS_CLOSED = "talk_is_closed"
    CHAT_IS_OFF = "chat_is_off"
    UNKNOWN_CALL = "unknown_call"
    PLEDGE_NOT_NOW = "pledge_not_now"
    SHARE_NOT_ASKED = "share_not_asked"
    SHARE_DIFFERS = "share_differs"
    DEAL_DIFFERS = "deal_differs"
    STALE = "stale"
    BAD_MESSAGE = "bad_message"
    UNKNOWN_BOT = "unknown_bot"
    WRONG_BOT_COUNT = "wrong_bot_count"
    TOO_MANY_REQUESTS = "too_many_requests"
    TRY_AGAIN = "try_again"


class StubeError(Exception):
    """Base of all errors of Stube: a code with arguments."""

    def __init__(self, code: Code, /, **details: Arg) -> None:
        """Keep the code and its named arguments (strings, numbers, tuples of them)."""
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, Arg] = details

    def __str__(self) -> str:
        """Give the code and its arguments, for logs and developers."""
        arguments = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({arguments})" if arguments else str(self.code)


class NotationError(StubeError):
    """A text cannot be read as what it should be."""


class RulesError(StubeError):
    """An option, a value, a preset or a combination of options is refused."""


class IllegalAction(StubeError):  # noqa: N818 - the field's word; it is an answer to a person
    """The rules forbid this action now; the state has not changed."""


class RecordError(StubeError):
    """A record cannot be read or does not replay; `line` says where."""


class TableError(StubeError):
    """A live table refuses a command."""
