"""Watten, complete and alone: all regional forms as one rule set of options."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from stube.cards import Pack, small
from stube.core import Preset, Rulebook, RuleSet, Rung, State, View
from stube.errors import Code, NotationError, RulesError
from stube.games.watten import dealing, notation
from stube.games.watten.actions import WattenAction
from stube.games.watten.clauses import RULEBOOK
from stube.games.watten.codes import Codes
from stube.games.watten.order import order_of, strike_ranks
from stube.games.watten.phases import Phase
from stube.games.watten.rules import ALIASES, PRESETS, WattenRules
from stube.games.watten.scoring import Stakes
from stube.games.watten.signals import COMMON_CODE, Glances, read_code
from stube.games.watten.state import WattenState
from stube.games.watten.view import WattenView
from stube.games.watten.views import RULES_VERSION

__all__ = ["GAME", "Watten", "WattenRules", "WattenState", "WattenView"]


class Watten:
    """The game, as the catalogue holds it."""

    id: str = "watten"
    rules_version: int = RULES_VERSION
    rules_type: type[RuleSet] = WattenRules
    view_type: type[View] = WattenView
    presets: Mapping[str, Preset] = PRESETS
    aliases: Mapping[str, str] = ALIASES
    default_preset: str = "bavarian-11"
    setup_keys: tuple[str, ...] = ("dealer", "score", "won", "code", "pack")
    rulebook: Rulebook = RULEBOOK
    calls: tuple[str, ...] = ("take", "leave", "hold_question", "knock", "well_played", "sorry", "hurry")

    _FIRST: ClassVar[dict[str, Phase]] = {"random": Phase.DEALER}

    gives_up: tuple[str, ...] = ("fold", "concede")

    def again(self, state: State) -> WattenState:
        """Begin another series with the same rules and seats: the next dealer deals, the decision counter goes on."""
        assert isinstance(state, WattenState)
        setup = {} if state.dealer is None else {"dealer": str(state.after(state.dealer))}
        return replace(self.start(state.rules, setup), decision=state.decision + 1)

    def may_talk(self, state: State) -> bool:
        """Say whether people may talk: from the deal to the end of the round only where the table plays so (W-50)."""
        assert isinstance(state, WattenState)
        return state.rules.signals == "free_talk" or state.seats == 2 or state.needs_deal is not None or state.over

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> WattenState:
        """Begin a series; see `stube.core.Game.start`.

        Args:
            rules: a `WattenRules`.
            setup: `dealer` (a seat), `score` and `won` (a number a unit), `code` (the table's
                signal code, `wink=max …`), `pack` (rank letters of a small pack, for tests).
        """
        assert isinstance(rules, WattenRules)
        rules.check()
        setup = setup or {}
        for key in setup:
            if key not in self.setup_keys:
                raise RulesError(Code.UNKNOWN_SETUP, key=key, known=self.setup_keys)
        seats, units = rules.seats, 2 if rules.seats == 4 else rules.seats
        dealer = _number(setup["dealer"], range(seats)) if "dealer" in setup else None
        score = _numbers(setup.get("score", "0 " * units), units, range(-99, int(rules.target)))
        won = _numbers(setup.get("won", "0 " * units), units, range(rules.matches))
        state = WattenState(
            rules=rules,
            pack=small(rules.pack, setup["pack"]) if "pack" in setup else rules.pack,
            codes=Codes(read_code(setup["code"]) if "code" in setup else COMMON_CODE),
            phase=self._FIRST.get(rules.first_dealer, Phase.CUT) if dealer is None else Phase.DECK,
            stakes=Stakes.fresh(rules, score),
            dealer=dealer,
            won=won,
            matches=sum(won),
            hands=((),) * seats,
            kept=(None,) * seats,
            glances=Glances.none(seats),
        )
        return replace(state, stakes=dealing.stakes_for(state, score))

    def seats(self, rules: RuleSet) -> int:
        """Number of seats."""
        assert isinstance(rules, WattenRules)
        return rules.seats

    def pack(self, rules: RuleSet) -> Pack:
        """The pack of a rule set."""
        assert isinstance(rules, WattenRules)
        return rules.pack

    def named(self, rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
        """Give the ranks that may be the strike, and the suits (W-09, W-12)."""
        assert isinstance(rules, WattenRules)
        return {"strike": tuple(strike_ranks(rules, rules.pack)), "trump": tuple(rules.pack.suits)}

    def ladder(self, rules: RuleSet, named: Mapping[str, str]) -> tuple[Rung, ...]:
        """Give who beats whom under a strike and a trump: the rungs above, then each plain suit (W-04).

        Raises:
            RulesError: `unknown_strike` or `unknown_trump`, with what could be named.
        """
        assert isinstance(rules, WattenRules)
        possible, strike, trump = self.named(rules), named.get("strike", ""), named.get("trump", "")
        if strike not in possible["strike"]:
            raise RulesError(Code.UNKNOWN_STRIKE, rank=strike, known=possible["strike"])
        if trump not in possible["trump"]:
            raise RulesError(Code.UNKNOWN_TRUMP, suit=trump, known=possible["trump"])
        return order_of(rules, rules.pack, strike, trump).ladder

    def parse_action(self, text: str) -> WattenAction:
        """Read an action's text form; see `notation.parse_action`."""
        return notation.parse_action(text)


def _number(text: str, possible: range) -> int:
    try:
        number = int(text)
    except ValueError:
        raise NotationError(Code.BAD_NUMBER, text=text) from None
    if number not in possible:
        raise NotationError(Code.BAD_NUMBER, text=text, lowest=possible[0], highest=possible[-1])
    return number


def _numbers(text: str, count: int, possible: range) -> tuple[int, ...]:
    words = text.split()
    if len(words) != count:
        raise NotationError(Code.BAD_NUMBER, text=text, count=count)
    return tuple(_number(word, possible) for word in words)


GAME = Watten()
