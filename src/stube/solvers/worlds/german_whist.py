"""German Whist: what a seat knows of the cards it does not see, from its view alone.

Who did not follow held no card of that suit; a hidden card drawn later may be one. How likely a hand is, is the
number of ways in which it can have come together, a card of each draw: exact over all orders of the stock.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stube.cards import FRENCH_52, Card
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.order import following
from stube.solvers.german_whist.packs import layout_of
from stube.solvers.worlds.unseen import Clue, Unseen, Weight

PLACE: Mapping[Card, int] = {card: place for place, card in enumerate(FRENCH_52.cards)}
"""The bit of every card: its place in the pack of 52, whatever the pack played with."""

_SUITS = "".join(FRENCH_52.suits)
_SUIT_MASKS = tuple(sum(1 << PLACE[card] for card in FRENCH_52.cards if card.suit == suit) for suit in _SUITS)


def read(view: GermanWhistView) -> Unseen:
    """Read a seat's view; places are the hands, a ghost that plays the last of them.

    What a ghost plays by rule is taken for what it does not follow with, and for no more.

    Args:
        view: the view of a seat during a round, also one that went through JSON.

    Raises:
        ValueError: a watcher's view, or no round is on the table.
    """
    seat = view.seat
    if seat is None or not view.ladder or view.stage is None:
        raise ValueError("a seat's view of a round is needed")
    pack = _mask(code for rung in view.ladder for code in rung.cards)
    history = _history(view)
    hand = _mask(card.card for card in view.hand)
    known = tuple(hand if holder == seat else _mask(codes) for holder, codes in enumerate(view.known))
    played = _mask(card.card for trick in (*view.tricks, view.trick) for card in trick.laid)
    lying = _mask(view.row) | (_mask((view.upcard,)) if view.upcard else 0)
    pool = pack & ~played & ~lying
    for cards in known:
        pool &= ~cards
    counts = (*view.counts, view.ghost_count)[: len(known)]
    needs = tuple(count - cards.bit_count() for count, cards in zip(counts, known, strict=True))
    clues = list[Clue]()
    never = [0] * len(known)
    for holder in range(len(known)):
        if holder == seat or not needs[holder]:
            continue
        lifted, steps = _voids(history[holder])
        for suit, void in enumerate(lifted):
            never[holder] |= _SUIT_MASKS[suit] if void else 0
        if steps:
            clues.append(Clue(holder, _SUIT_MASKS, _coming_together(layout_of(view).hand, steps)))
    return Unseen(pool=pool, known=known, needs=needs, never=tuple(never), clues=tuple(clues))


def _mask(codes: Iterable[str]) -> int:
    return sum(1 << PLACE[FRENCH_52.parse(code)] for code in codes)


# What a hand did


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of a hand's unknown cards: `draw` a hidden card, `play` one of a suit, or show a `void`."""

    what: str
    suit: int = -1


def _history(view: GermanWhistView) -> list[list[_Step]]:
    """Give what the unknown cards of every hand did, in order."""
    steps: list[list[_Step]] = [[] for _ in view.known]
    face_up: list[set[str]] = [set() for _ in view.known]
    laid: list[Card] = []
    for event in view.events:
        seat, code = event.args.get("seat"), event.args.get("card")
        match event.code:
            case "drew" if isinstance(seat, int) and isinstance(code, str):
                face_up[seat].add(code)
            case "drew_hidden" if isinstance(seat, int):
                steps[seat].append(_Step("draw"))
            case "played" | "ghost_played" if isinstance(code, str):
                holder = seat if isinstance(seat, int) else len(view.known) - 1
                card = FRENCH_52.parse(code)
                if laid and following((card,), laid[0].suit).reason == "void":
                    steps[holder].append(_Step("void", _SUITS.index(laid[0].suit)))
                if code not in face_up[holder]:
                    steps[holder].append(_Step("play", _SUITS.index(card.suit)))
                laid = [*laid, card] if len(laid) + 1 < len(view.known) else []
    return steps


def _voids(steps: Sequence[_Step]) -> tuple[tuple[bool, ...], tuple[_Step, ...]]:
    """Give the suits that a hand cannot hold now, and the steps by which others are less likely, if there are any."""
    lasting = [False] * len(_SUITS)
    for step in steps:
        if step.what == "draw":
            lasting = [False] * len(_SUITS)
        elif step.what == "void":
            lasting[step.suit] = True
    shown = next((place for place, step in enumerate(steps) if step.what == "void"), None)
    drawn = shown is not None and any(step.what == "draw" for step in steps[shown:])
    return tuple(lasting), tuple(steps) if drawn else ()


def _coming_together(start: int, steps: Sequence[_Step]) -> Weight:
    """Give the weight of a hand's unknown cards, by suit: in how many ways it can have come together.

    Weights of hands are followed step by step from the deal. Before the first void all hands weigh the same.
    """
    first = next(place for place, step in enumerate(steps) if step.what == "void")
    number = start + sum({"draw": 1, "play": -1, "void": 0}[step.what] for step in steps[:first])
    most = number + sum(step.what == "draw" for step in steps[first:])
    ways: npt.NDArray[np.float64] = np.ones((most + 1,) * len(_SUITS))
    counts = np.indices(ways.shape)
    for step in steps[first:]:
        if step.what == "void":
            ways = np.where(counts[step.suit] == 0, ways, 0.0)
        elif step.what == "play":
            ways = _shifted(ways, step.suit, -1)
        else:
            # Any of the cards may be the one that was drawn.
            ways = sum((counts[suit] * _shifted(ways, suit, 1) for suit in range(len(_SUITS))), np.zeros_like(ways))
            ways /= ways.max() or 1.0
    return _looked_up(ways)


def _looked_up(ways: npt.NDArray[np.float64]) -> Callable[[tuple[int, ...]], float]:
    return lambda counts: float(ways[counts])


def _shifted(ways: npt.NDArray[np.float64], suit: int, by: int) -> npt.NDArray[np.float64]:
    """Give ways'[…, n, …] = ways[…, n − by, …]; what comes from outside is 0."""
    moved = np.roll(ways, by, axis=suit)
    edge: list[slice | int] = [slice(None)] * len(_SUITS)
    edge[suit] = 0 if by == 1 else -1
    moved[tuple(edge)] = 0.0
    return moved
