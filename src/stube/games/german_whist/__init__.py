"""German Whist: two players (or three with a ghost hand), a foregame that draws, an endgame that plays it out."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from stube.cards import FRENCH_52, Pack, small
from stube.core import Preset, Rulebook, RuleSet, Rung, State, View
from stube.core.seating import next_seat
from stube.errors import Code, NotationError, RulesError
from stube.games.german_whist.actions import GermanWhistAction, Play, Take
from stube.games.german_whist.clauses import RULEBOOK
from stube.games.german_whist.layout import lay_out
from stube.games.german_whist.notation import format_action, parse_action
from stube.games.german_whist.order import ladder
from stube.games.german_whist.rules import PRESETS, GermanWhistRules
from stube.games.german_whist.scoring import begin
from stube.games.german_whist.state import GermanWhistState
from stube.games.german_whist.view import GAME_ID, RULES_VERSION, GermanWhistView

__all__ = [
    "GAME",
    "GermanWhist",
    "GermanWhistAction",
    "GermanWhistRules",
    "GermanWhistState",
    "GermanWhistView",
    "Play",
    "Take",
    "format_action",
]


class GermanWhist:
    """The game; fulfils `stube.core.Game`."""

    id: str = GAME_ID
    rules_version: int = RULES_VERSION
    rules_type: type[RuleSet] = GermanWhistRules
    view_type: type[View] = GermanWhistView
    presets: Mapping[str, Preset] = PRESETS
    aliases: Mapping[str, str] = MappingProxyType({})
    default_preset: str = "classic"
    setup_keys: tuple[str, ...] = ("dealer", "score", "won", "pack")
    rulebook: Rulebook = RULEBOOK
    calls: tuple[str, ...] = ("knock", "well_played", "sorry", "hurry")

    gives_up: tuple[str, ...] = ()

    def again(self, state: State) -> GermanWhistState:
        """Begin another match with the same rules and seats: the next dealer deals, the decision counter goes on."""
        assert isinstance(state, GermanWhistState)
        setup = {} if state.dealer is None else {"dealer": str(next_seat(state.dealer, state.seats))}
        return replace(self.start(state.rules, setup), decision=state.decision + 1)

    def may_talk(self, state: State) -> bool:
        """Say whether people may talk: always, there is no partner whom it could help."""
        return True

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> GermanWhistState:
        """Begin a match.

        Args:
            rules: a rule set of this game.
            setup: `dealer` (a seat: no cut), `score` (points by seat, `12 9`), `won` (rounds won
                by seat, `1 0`), `pack` (the ranks kept, `2345`, for exact solutions and tests).

        Raises:
            RulesError: `unknown_game` (rules of another), `options_clash` or `unknown_setup`.
            NotationError: `bad_seat`, `bad_number` or `bad_card`: a value of the setup cannot be
                read, or the match would be over already.
        """
        if not isinstance(rules, GermanWhistRules):
            raise RulesError(Code.UNKNOWN_GAME, game=type(rules).__name__, known=(self.id,))
        rules.check()
        rules.check_playable()
        told = dict(setup or {})
        for key in told:
            if key not in self.setup_keys:
                raise RulesError(Code.UNKNOWN_SETUP, key=key, known=self.setup_keys)
        pack = _pack(told["pack"]) if "pack" in told else FRENCH_52
        layout = lay_out(rules, len(pack.cards))
        score, won = (_numbers(told[key], rules.seats) if key in told else None for key in ("score", "won"))
        standing = begin(rules, score, won)
        if standing.over:
            raise NotationError(Code.BAD_NUMBER, text=told.get("won", told.get("score", "")))
        dealer = _seat(told["dealer"], rules.seats) if "dealer" in told else None
        return GermanWhistState(rules, pack, layout, standing, dealer)

    def seats(self, rules: RuleSet) -> int:
        """Number of seats that people or bots take."""
        return int(rules.values()["players"])

    def pack(self, rules: RuleSet) -> Pack:
        """The pack of a rule set: always the full French one."""
        return FRENCH_52

    def named(self, rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
        """Give the suits that may be trump; nothing without trumps (G-06)."""
        return {"trump": tuple(FRENCH_52.suits)} if rules.values()["trump"] != "none" else {}

    def ladder(self, rules: RuleSet, named: Mapping[str, str]) -> tuple[Rung, ...]:
        """Give who beats whom: trumps, if there are any, then the ranks of the other suits (G-02, G-12).

        Raises:
            RulesError: `unknown_trump`, with the suits.
        """
        suits = self.named(rules).get("trump", ())
        trump = named.get("trump", "") if suits else None
        if trump is not None and trump not in suits:
            raise RulesError(Code.UNKNOWN_TRUMP, suit=trump, known=suits)
        return ladder(trump, FRENCH_52)

    def parse_action(self, text: str) -> GermanWhistAction:
        """Read an action's text form.

        Raises:
            NotationError: `bad_action` or `bad_card`, with the text.
        """
        return parse_action(text)


def _seat(text: str, seats: int) -> int:
    """Read a seat."""
    if text not in map(str, range(seats)):
        raise NotationError(Code.BAD_SEAT, text=text[:80])
    return int(text)


def _numbers(text: str, count: int) -> tuple[int, ...]:
    """Read one number a seat; none is negative in this game."""
    words = text.split(" ")
    if len(words) != count or not all(word.isascii() and word.isdecimal() and len(word) < 7 for word in words):
        raise NotationError(Code.BAD_NUMBER, text=text[:80])
    return tuple(map(int, words))


def _pack(ranks: str) -> Pack:
    """Read the ranks of a small pack."""
    if not ranks or len(set(ranks)) != len(ranks) or not set(ranks) <= set(FRENCH_52.ranks):
        raise NotationError(Code.BAD_CARD, text=ranks[:80], pack=FRENCH_52.id)
    return small(FRENCH_52, ranks)


GAME = GermanWhist()
