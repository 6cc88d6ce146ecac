"""Wrong rules of German Whist to be planted; each plant is named for what is wrong then."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from referee.planting import Patch, instead
from stube.games.german_whist import course, order, scoring, state, view
from stube.games.german_whist.order import Following
from stube.games.german_whist.rounds import Round
from stube.games.german_whist.scoring import Outcome, Tally


def need_not_follow(patch: Patch) -> None:
    """Any card may be played to a suit."""
    for module in (course, state, view):
        patch.setattr(module, "following", lambda hand, _led: Following(tuple(hand), "void"))


def trumps_do_not_beat(patch: Patch) -> None:
    """A trump on another suit is a discard."""
    instead(patch, order, "strength", lambda right, _trump, led: right(None, led))


def loser_takes_the_upcard(patch: Patch) -> None:
    """The loser of a trick draws first."""

    def wrong(right: Callable[..., Round], table: Round, winner: int) -> Round:
        found = right(table, winner)
        return replace(found, drawing=found.drawing[::-1])

    instead(patch, course, "begin_draw", wrong)


def loser_leads(patch: Patch) -> None:
    """The seat after the winner leads the next trick."""

    def wrong(right: Callable[..., Round], table: Round, events: list[Any]) -> Round:
        found = right(table, events)
        return replace(found, leader=(found.leader + 1) % found.layout.hands)

    instead(patch, course, "_finished", wrong)


def ties_to_the_first(patch: Patch) -> None:
    """An equal number of tricks is won by one of the players."""
    instead(patch, scoring, "_untied", lambda _right, _rules, firsts, _tally, _goal: firsts[:1])


def last13_counts_all(patch: Patch) -> None:
    """All tricks count where only the endgame's do."""

    def wrong(_right: Callable[..., tuple[int, ...]], _rules: Any, tally: Tally) -> tuple[int, ...]:
        return tally.tricks

    instead(patch, scoring, "counted", wrong)


def race_one_late(patch: Patch) -> None:
    """A race ends one trick after its number."""
    instead(patch, scoring, "race_number", lambda right, *given: (right(*given) or 98) + 1)


def most_wins_always(patch: Patch) -> None:
    """The most tricks win also where the fewest should."""

    def wrong(right: Callable[..., Outcome], rules: Any, layout: Any, tally: Tally, _goal: str) -> Outcome:
        return right(rules, layout, tally, "most")

    instead(patch, state, "settle", wrong)


def ghost_plays_high(patch: Patch) -> None:
    """The ghost plays its highest card by rank."""
    patch.setattr(course, "lowest", lambda cards: max(cards, key=lambda card: order.HEIGHT[card.rank]))
