"""The rulebook of Watten: its clauses in order of play, where refusals lead, groups of options, dialects."""

from types import MappingProxyType

from stube.core.rulebook import OptionGroup, Rulebook
from stube.errors import Code
from stube.games.watten import clauses_deal as deal
from stube.games.watten import clauses_end as end
from stube.games.watten import clauses_play as play

_REFUSALS: dict[Code, tuple[str, ...]] = {
    Code.BAD_SEAT: ("W-49",),
    Code.BAD_ACTION: ("W-23",),
    Code.BAD_DEAL: ("W-11",),
    Code.NEEDS_DEAL: ("W-11",),
    Code.NO_DEAL_NEEDED: ("W-11",),
    Code.SERIES_IS_OVER: ("W-48", "W-60"),
    Code.NOT_YOUR_TURN: ("W-23",),
    Code.NOT_NOW: ("W-23",),
    Code.NOT_YOUR_CARD: ("W-23",),
    Code.UNKNOWN_STRIKE: ("W-09", "W-12"),
    Code.UNKNOWN_TRUMP: ("W-12",),
    Code.MUST_HOLD_IT: ("W-15",),
    Code.CANNOT_SHOW: ("W-18",),
    Code.NOTHING_TO_KEEP: ("W-56", "W-11"),
    Code.SWAP_IS_OFF: ("W-12",),
    Code.SWAP_WAS_ASKED: ("W-55",),
    Code.BETTER_IS_OFF: ("W-12",),
    Code.BETTER_LIMIT_REACHED: ("W-20",),
    Code.BETTER_WAS_REFUSED: ("W-21",),
    Code.NOT_ENOUGH_CARDS: ("W-22",),
    Code.MUST_GIVE_TRUMP: ("W-27",),
    Code.MUST_GIVE_TRUMP_OR_CRITICAL: ("W-26",),
    Code.MUST_FOLLOW_TRUMP: ("W-23",),
    Code.NO_CALL_WITH_THIS_CARD: ("W-24", "W-23"),
    Code.ANSWER_FIRST: ("W-37",),
    Code.NOTHING_TO_ANSWER: ("W-37",),
    Code.SIDE_IS_TENSE: ("W-42",),
    Code.OTHER_SIDE_IS_TO_RAISE: ("W-35",),
    Code.RAISE_TOO_LATE: ("W-33",),
    Code.RAISE_NOT_OUT_OF_TURN: ("W-33",),
    Code.RAISE_BETWEEN_TRICKS: ("W-33",),
    Code.STAKE_LIMIT_REACHED: ("w-35--four", "W-44"),
    Code.ENOUGH_TO_WIN: ("W-35",),
    Code.WRONG_RAISE: ("W-34",),
    Code.NOT_FAR_BEHIND: ("W-47",),
    Code.LAST_CARD_MUST_MATCH: ("W-58",),
    Code.NO_RERAISE_IN_ANSWER: ("W-35",),
    Code.MUST_ACCEPT: ("W-46",),
    Code.MUST_FOLD: ("W-46",),
    Code.ROUND_IS_DECIDED: ("W-31",),
    Code.CONCEDE_IS_OFF: ("W-36",),
    Code.NOT_ALL_CRITICALS: ("W-57", "W-23"),
    Code.NOTHING_TO_CLAIM: ("W-59", "W-23"),
    Code.SIGNALS_ARE_OFF: ("W-50",),
    Code.SIGNALS_NOT_OPEN: ("W-50",),
    Code.UNKNOWN_GESTURE: ("W-53",),
    Code.FALSE_SIGNAL: ("W-54",),
    Code.GESTURE_RUNNING: ("W-52",),
    Code.NO_GESTURE_RUNNING: ("W-52",),
    Code.BAD_LOOK: ("W-51",),
}

_GROUPS = {
    "pack": "deck criticals weli ace guate strike_six double_role_call",
    "seats": "players direction forehand first_dealer hand_size packets announce_on announcement announce_source "
    "must_hold others_look cut_steal strike_swap better better_charge better_redeal better_limit",
    "play": "tricks_to_win stop_when_decided follow rechte_exempt call call_scope call_opponents call_partner "
    "call_blinds call_critical_is_trump call_lapses maschine",
    "stakes": "base raise_step raise_when raise_alternates immediate_reraise responder max_stake fold_pays concede "
    "fold_shows raise_size last_card_rule jump_to_four",
    "end": "target gespannt_from gespannt_mode gespannt_loss misraise must_accept overshoot match schneider",
    "conduct": "signals false_signals illegal_card",
}

_TYROLEAN = ("tyrol-kritisch-15", "tyrol-kritisch-18", "tirol-open-11", "tirol-open-15", "tirol-kritisch")
_SOUTH_TYROLEAN = (
    "blind",
    "blind-literal",
    "italian-11",
    "italian-tirolo-15",
    "southtyrol-open-15",
    "southtyrol-guate-18",
    "southtyrol-blind-18",
    "ladin",
)

RULEBOOK = Rulebook(
    clauses=deal.TABLE + deal.CARDS + deal.DEAL + deal.ANNOUNCING + play.PLAY + play.STAKES + end.END + end.CONDUCT,
    refusals=MappingProxyType(_REFUSALS),
    groups=tuple(OptionGroup(name, tuple(options.split())) for name, options in _GROUPS.items()),
    dialects=MappingProxyType(dict.fromkeys(_TYROLEAN, "tyrolean") | dict.fromkeys(_SOUTH_TYROLEAN, "south-tyrolean")),
    known_dialects=("bavarian", "tyrolean", "south-tyrolean"),
)
"""All clauses; the sentences are in `stube.locales`, file `rules.ftl`."""
