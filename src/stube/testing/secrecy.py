"""The law of hidden cards: what a place cannot see leaves no trace in its view.

Two cards of the last deck of which a place was told nothing change places, and the same actions are
played again. Where the rules take them and the place learns of the same events, its view must be
the same to the byte. Two things may differ lawfully and are left to the game's own tests: who learns
of which event, and who lies on top of a trick (where strike and trump are hidden, both depend on
cards that a partner does not see).
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, fields
from random import Random

import msgspec

from stube.cards import Card, Deck, parse_deal
from stube.core import State, Step
from stube.core.event import seen
from stube.errors import IllegalAction
from stube.testing.walks import Walk

POSITIONS = 24
"""How many positions of a walk are tried for each place, at most."""

ENOUGH = 2
"""How many exchanges that another place can see are enough for each place."""

NAMES_NO_HAND = frozenset({"ladder", "rules"})
"""Fields of a view that name cards which nobody need hold."""


@dataclass(frozen=True, slots=True)
class _Other:
    """What came of the same actions with two cards exchanged: the last state, and what was seen."""

    state: State
    same_events: bool


def hidden_cards_leave_no_trace(walk: Walk) -> None:
    """Exchange two cards that a place knows nothing of: its view stays the same to the byte."""
    for place in walk.places:
        random = Random(f"{walk.seed} {place}")
        telling = 0
        numbers = [number for number in range(1, len(walk.positions)) if walk.positions[number].state.turn]
        for number in random.sample(numbers, min(POSITIONS, len(numbers))):
            telling += _exchange(walk, number, place, random)
            if telling == ENOUGH:
                break
        assert telling, f"no two cards can be exchanged without {place} being told: {walk}"


def _exchange(walk: Walk, number: int, place: int | None, random: Random) -> bool:
    """Compare one exchange before a position; say whether some other place can see it."""
    for pair, deal in _pairs(walk, number, place, random):
        other = _again(walk, deal, number, pair, place)
        if other is None or not other.same_events:
            continue
        there, here = other.state.view(place), walk.view(number, place)
        same = msgspec.json.encode(there) == msgspec.json.encode(here)
        swapped = " and ".join(map(str, pair))
        assert same, f"{number}: {place} cannot see {swapped}, and its view changes with them: {walk}"
        rest = (each for each in walk.places if each != place)
        return any(other.state.view(each) != walk.view(number, each) for each in rest)
    return False


def _pairs(walk: Walk, number: int, place: int | None, random: Random) -> Iterator[tuple[tuple[Card, Card], int]]:
    """Give a few pairs of cards that a place was told nothing of, with the number of their deal."""
    deal = next((n for n in range(number, 0, -1) if _deck(walk, n) is not None), None)
    if deal is None:
        return
    view = walk.view(number, place)
    parts = [getattr(view, name.name) for name in fields(view) if name.name not in NAMES_NO_HAND]
    events = [seen(walk.positions[each].events, place) for each in range(deal, number + 1)]
    told = set(_words(msgspec.to_builtins([parts, events])))
    deck = _deck(walk, deal)
    assert deck is not None
    pairs = list(itertools.combinations([card for card in deck.cards if str(card) not in told], 2))
    for pair in random.sample(pairs, min(4, len(pairs))):
        yield pair, deal


def _deck(walk: Walk, number: int) -> Deck | None:
    entry = walk.positions[number].entry
    if entry is None or entry.seat is not None:
        return None
    deal = parse_deal(entry.text, walk.last.pack)
    return deal if isinstance(deal, Deck) else None


def _again(walk: Walk, deal: int, number: int, pair: tuple[Card, Card], place: int | None) -> _Other | None:
    """Play from a deal to a position with two cards exchanged; None when the rules refuse."""
    deck = _deck(walk, deal)
    assert deck is not None
    swap = dict(zip(pair, reversed(pair), strict=True))
    try:
        step: Step[State] = walk.positions[deal - 1].state.deal(Deck(tuple(swap.get(c, c) for c in deck.cards)))
        same = seen(step.events, place) == seen(walk.positions[deal].events, place)
        for position in walk.positions[deal + 1 : number + 1]:
            assert position.entry is not None
            assert position.entry.seat is not None
            step = step.state.play(position.entry.seat, walk.game.parse_action(position.entry.text))
            same = same and seen(step.events, place) == seen(position.events, place)
    except IllegalAction:
        return None
    return _Other(step.state, same)


def _words(value: object) -> Iterator[str]:
    """Give every word of every text in a JSON value."""
    match value:
        case str() as text:
            yield from text.split()
        case dict() as named:
            yield from itertools.chain.from_iterable(map(_words, named.values()))
        case list() | tuple() as parts:
            yield from itertools.chain.from_iterable(map(_words, parts))
