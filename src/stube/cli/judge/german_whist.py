"""The referee of German Whist."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from stube.cli._answers import Answer
from stube.cli._words import words
from stube.cli.judge._asked import Given, Question, may_be_played, on_top_is, read_distinct
from stube.errors import Code, NotationError

if TYPE_CHECKING:
    from typing import Literal

    from stube.games.german_whist.rules import GermanWhistRules
    from stube.games.german_whist.scoring import Outcome

_WRITTEN = {"ND": "N:11+5,D:2+8", "012": "0:3+2,1:3+4,2:2+1"}
"""By the names of the players, how their tricks are written."""


def trick(rules: GermanWhistRules, given: Given) -> Answer:
    """Say which card of a trick is on top."""
    from stube.cards import FRENCH_52
    from stube.games.german_whist.layout import lay_out
    from stube.games.german_whist.order import top

    cards = FRENCH_52.read_all(given.need("cards"))
    most = lay_out(rules, len(FRENCH_52.cards)).hands
    if len(cards) > most:
        raise NotationError(Code.TOO_MANY_CARDS, count=len(cards), most=most)
    on_top = top(cards, _trump(rules, given.trump))
    data = {"winner": on_top.place, "card": str(cards[on_top.place]), "reason": on_top.reason}
    return Answer(data, lambda: on_top_is(cards, on_top.place, on_top.reason))


def _trump(rules: GermanWhistRules, text: str | None) -> str | None:
    """Read a trump suit or `none`; it may be left out where there are no trumps anyhow."""
    from stube.cards import FRENCH_52

    if text is None:
        if rules.trump == "none":
            return None
        raise NotationError(Code.MISSING_ARGUMENT, argument="trump")
    suit = text.strip().upper()
    if suit == "NONE":
        return None
    if len(suit) != 1 or suit not in FRENCH_52.suits:
        raise NotationError(Code.UNKNOWN_TRUMP, suit=text, known=(*FRENCH_52.suits, "none"))
    return suit


def legal(rules: GermanWhistRules, given: Given) -> Answer:
    """Say which cards of a hand may be played."""
    from stube.cards import FRENCH_52
    from stube.games.german_whist.order import following

    _trump(rules, given.trump or "none")
    led, _, hand = read_distinct(FRENCH_52, given.led, given.played, given.need("cards"))
    if len(led) > 1:
        raise NotationError(Code.TOO_MANY_CARDS, count=len(led), most=1)
    found = following(hand, led[0].suit if led else None)
    cards = [str(card) for card in found.cards]
    return Answer({"legal": cards, "reason": found.reason}, lambda: may_be_played(cards, found.reason))


def score(rules: GermanWhistRules, given: Given) -> Answer:
    """Count a round from the tricks that each player took."""
    from stube.cards import FRENCH_52
    from stube.games.german_whist.layout import lay_out
    from stube.games.german_whist.scoring import read_tally, settle

    names = next(names for names in _WRITTEN if len(names) == rules.seats)
    early, late = _tricks(given.need("tricks"), names)
    last = None
    if given.last is not None:
        last = names.find(given.last.strip().upper()) if len(given.last.strip()) == 1 else -1
    layout = lay_out(rules, len(FRENCH_52.cards))
    outcome = settle(rules, layout, read_tally(rules, early, late, last), _goal(rules, given.upcard))
    if rules.tie == "last_trick" and last is None and not outcome.winners:
        raise NotationError(Code.MISSING_ARGUMENT, argument="last")
    return _counted(outcome, names)


def _tricks(text: str, names: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Read `N:11+5,D:2+8`: foregame and endgame tricks of every player, in any order."""
    found: dict[str, tuple[int, int]] = {}
    for part in re.split(r"[,;\s]+", text.strip()):
        match = re.fullmatch(r"(\w):(\d+)\+(\d+)", part)
        name = match[1].upper() if match else ""
        if match is None or name not in names or name in found:
            raise NotationError(Code.BAD_FORM, text=part, right=_WRITTEN[names])
        found[name] = int(match[2]), int(match[3])
    if len(found) < len(names):
        raise NotationError(Code.BAD_FORM, text=text, right=_WRITTEN[names])
    return tuple(found[name][0] for name in names), tuple(found[name][1] for name in names)


def _goal(rules: GermanWhistRules, upcard: str | None) -> Literal["most", "fewest"]:
    from stube.cards import FRENCH_52
    from stube.games.german_whist.order import goal_of

    if rules.goal != "by_upcard":
        return rules.goal
    if upcard is None:
        raise NotationError(Code.MISSING_ARGUMENT, argument="upcard")
    return goal_of(FRENCH_52.read(upcard))


def _counted(outcome: Outcome, names: str) -> Answer:
    winners = [names[player] for player in outcome.winners]
    data = {
        "tricks": dict(zip(names, outcome.tricks, strict=True)),
        "counted": dict(zip(names, outcome.counted, strict=True)),
        "points": dict(zip(names, outcome.points, strict=True)),
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "draw": not winners and not outcome.replayed,
        "replayed": outcome.replayed,
        "how": outcome.how,
    }
    return Answer(data, lambda: _said(outcome, names))


def _said(outcome: Outcome, names: str) -> str:
    result = "replayed" if outcome.replayed else "won" if outcome.winners else "draw"
    return words(
        "cli-counted",
        result=result,
        winners=tuple(names[player] for player in outcome.winners),
        counts=", ".join(f"{name} {count}" for name, count in zip(names, outcome.counted, strict=True)),
        points=", ".join(f"{name} {count}" for name, count in zip(names, outcome.points, strict=True)),
    )


QUESTIONS = MappingProxyType(
    {
        "trick": Question(frozenset({"trump"}), trick),
        "legal": Question(frozenset({"trump", "led", "played"}), legal),
        "score": Question(frozenset({"tricks", "last", "upcard"}), score),
    }
)
"""What the referee of German Whist can be asked."""
