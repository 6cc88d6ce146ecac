"""The referee of Watten: what a round's events come to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from stube.cli._answers import Answer
from stube.cli._words import because, words
from stube.cli.judge._asked import Given, read_score
from stube.errors import Code, IllegalAction, NotationError

if TYPE_CHECKING:
    from stube.games.watten.rules import WattenRules
    from stube.games.watten.scoring import Stakes

SIDES = ("AC", "BD")
KINDS = ("raise", "hold", "fold", "concede", "better", "win", "give", "play", "jump")
_EVENT = re.compile(r"(AC|BD)[:=](\w+?)(?:[:=]?(\d+))?", re.IGNORECASE)


def score(rules: WattenRules, given: Given) -> Answer:
    """Follow a round's events from a score; say what each side has, who has won, who may raise next.

    Events are `AC:raise` (`AC:raise:4` where more than one stake is possible), `hold`, `fold`,
    `concede`, `better` (better cards called or granted), `win` (of the tricks), `give` and `play` (a
    tense side's choice), `jump` (to four).
    """
    from stube.games.watten.scoring import Stakes, match_winner

    before = read_score(given.score) if given.score is not None else (0, 0)
    stakes = Stakes.begin(rules, before)
    for number, text in enumerate((given.events or "").replace(",", " ").split(), 1):
        if match_winner(rules, stakes.score) is not None:
            raise IllegalAction(Code.SERIES_IS_OVER, event=number, text=text)
        stakes = _follow(stakes, number, text)
    winner = match_winner(rules, stakes.score)
    data = {
        "score": list(stakes.score),
        "winner": None if winner is None else SIDES[winner],
        "may_raise": {name: _may_raise(stakes, side) for side, name in enumerate(SIDES)},
        "stake": stakes.agreed,
        "asked": stakes.asked,
        "round_over": stakes.over,
    }
    return Answer(data, lambda: _said(stakes, winner))


def _follow(stakes: Stakes, number: int, text: str) -> Stakes:
    match = _EVENT.fullmatch(text)
    if match is None or match[2].lower() not in KINDS or (match[3] and match[2].lower() != "raise"):
        raise NotationError(Code.BAD_EVENT, event=number, text=text, known=tuple(f"AC|BD:{kind}" for kind in KINDS))
    side = SIDES.index(match[1].upper())
    try:
        return _apply(stakes, side, match[2].lower(), int(match[3]) if match[3] else None)
    except IllegalAction as refusal:
        raise IllegalAction(refusal.code, event=number, text=text, **dict(refusal.details)) from refusal


def _apply(stakes: Stakes, side: int, kind: str, to: int | None) -> Stakes:
    if stakes.over:
        raise IllegalAction(Code.ROUND_IS_DECIDED)
    match kind:
        case "raise":
            lowest = stakes.new_stakes()[:1]
            return stakes.raised(side, to if to is not None else (*lowest, 0)[0])
        case "hold":
            return stakes.held(side)
        case "fold":
            return stakes.folded(side)
        case "concede":
            return stakes.conceded(side)
        case "win":
            return stakes.won(side)
        case "jump":
            return stakes.jumped(side)
        case "give" | "play":
            return stakes.chose(side, plays=kind == "play")
    if stakes.rules.better == "off":
        raise IllegalAction(Code.BETTER_IS_OFF)
    return stakes.better_charged(side)


def _may_raise(stakes: Stakes, side: int) -> dict[str, object]:
    refusal = stakes.raise_refusal(side)
    if refusal is None and stakes.tense(side):
        refusal = Code.SIDE_IS_TENSE  # it could, and would pay for it (option misraise)
    return {"allowed": refusal is None, "reason": None if refusal is None else refusal.value}


def _said(stakes: Stakes, winner: int | None) -> str:
    parts = [", ".join(f"{name} {points}" for name, points in zip(SIDES, stakes.score, strict=True))]
    parts.append(words("cli-match-open") if winner is None else words("cli-match-won", side=SIDES[winner]))
    if not stakes.over:
        open_raise = stakes.asked is not None
        parts.append(words("cli-asked", to=stakes.asked) if open_raise else words("cli-stake", stake=stakes.agreed))
        for side, name in enumerate(SIDES):
            reason = _may_raise(stakes, side)["reason"]
            why = "" if reason is None else because("error", str(reason))
            parts.append(words("cli-may-not-raise", side=name, why=why) if why else words("cli-may-raise", side=name))
    return "; ".join(parts) + "."
