"""Deals: the only chance in a game, as values with a text form.

A cut for the first dealer, a seat drawn by lot, a pack in order. Everything else is decided by
these and by the players (design, law 1).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from stube.cards.card import Card, Pack, codes
from stube.errors import Code, NotationError, StubeError


class DealKind(StrEnum):
    """What a state can ask chance for."""

    CUT = "cut"
    DEALER = "dealer"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Cut:
    """The card that each seat lifts to find the first dealer, in the order of the seats."""

    kind: ClassVar[DealKind] = DealKind.CUT
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """The first dealer, drawn by lot."""

    kind: ClassVar[DealKind] = DealKind.DEALER
    seat: int


@dataclass(frozen=True, slots=True)
class Deck:
    """A whole pack in dealing order; the first card goes to the first seat dealt."""

    kind: ClassVar[DealKind] = DealKind.DECK
    cards: tuple[Card, ...]


Deal = Cut | FirstDealer | Deck


def format_deal(deal: Deal) -> str:
    """Give the text form: `cut E7 LA H9 SK`, `dealer 2`, `deck C4 SQ …`."""
    body = str(deal.seat) if isinstance(deal, FirstDealer) else codes(deal.cards)
    return f"{deal.kind} {body}"


def parse_deal(text: str, pack: Pack) -> Deal:
    """Read the text form strictly.

    Raises:
        NotationError: `bad_deal`, `bad_card` or `card_twice`. Whether it is the deal that a
            state waits for is the state's to say.
    """
    kind, _, body = text.partition(" ")
    readers: dict[str, Callable[[], Deal]] = {
        DealKind.CUT: lambda: Cut(pack.parse_all(body)),
        DealKind.DECK: lambda: Deck(pack.parse_all(body)),
        DealKind.DEALER: lambda: FirstDealer(int(body)),
    }
    try:
        deal = readers[kind]()
    except StubeError:
        raise
    except (KeyError, ValueError):
        raise NotationError(Code.BAD_DEAL, text=text[:80]) from None
    if format_deal(deal) != text:
        raise NotationError(Code.BAD_DEAL, text=text[:80])
    return deal
