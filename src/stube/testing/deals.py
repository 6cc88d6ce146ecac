"""A deck from a few named cards, the rest filled."""

from collections.abc import Mapping, Sequence

from stube.cards import Card, Deck, Pack
from stube.cards.card import distinct


def dealt_to(order: Sequence[int], packets: Sequence[int]) -> tuple[int, ...]:
    """Give the seat that gets each card of a deck, for as many cards as are dealt.

    Args:
        order: the seats in the order of the deal.
        packets: how many cards each seat gets at once, round by round: `(3, 2)`, or `(1,) * 13` for singly.
    """
    return tuple(seat for size in packets for seat in order for _ in range(size))


def deck_of(pack: Pack, to: Sequence[int], hands: Mapping[int, str], then: str = "") -> Deck:
    """Make a deck that deals these cards.

    Args:
        pack: the pack.
        to: the seat that gets each card (see `dealt_to`).
        hands: by seat, the cards it gets first, in that order; either letter first, separated by
            blanks or commas. A seat that is left out, or gets more cards than are named, is filled.
        then: the cards that lie next when all are dealt, the top first; the rest is filled as well.

    Returns:
        The whole pack; what is filled comes in the order of the pack.

    Raises:
        NotationError: `bad_card` or `card_twice`.
        ValueError: a seat is given more cards than it is dealt.
    """
    named = {seat: list(pack.read_all(text)) for seat, text in hands.items()}
    for seat, cards in named.items():
        if len(cards) > to.count(seat):
            raise ValueError(f"seat {seat} gets {to.count(seat)} cards, not {len(cards)}")
    top = pack.read_all(then)
    given = distinct((*(card for cards in named.values() for card in cards), *top))
    rest = [card for card in pack.cards if card not in given]
    dealt: list[Card] = []
    for seat in to:
        own = named.get(seat)
        dealt.append(own.pop(0) if own else rest.pop(0))
    return Deck((*dealt, *top, *rest))
