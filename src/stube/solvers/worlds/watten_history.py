"""What a seat has seen of a round of Watten, in order, from its view alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from stube.cards import GERMAN_33, Card
from stube.core import TrickView
from stube.core.event import Seen
from stube.games.watten import WattenView


class Naming(NamedTuple):
    """A rank or a suit that a seat has named or shown.

    Attributes:
        seat: who named it.
        of_rank: whether it is the strike.
        named: the letter.
    """

    seat: int
    of_rank: bool
    named: str


class Laying(NamedTuple):
    """A card that was laid to a trick; a lead lies on nothing.

    Attributes:
        seat: who laid it.
        card: the card.
        before: the cards that lay there.
        leader: who led.
        called: whether the lead carried the call.
    """

    seat: int
    card: Card
    before: tuple[Card, ...]
    leader: int
    called: bool


@dataclass(slots=True)
class History:
    """A round as far as a seat has seen it; what a whole new deal has swept away is forgotten.

    Attributes:
        played: by seat, the cards it has played.
        shown: by seat, cards that this seat was shown and that were held then.
        announced: by seat, the cards it showed to announce, in order, if this seat saw them.
        kept: the seats that kept a card found at the cut.
        left: a card at the bottom of the stock that this seat has seen and left.
        aside: own cards laid aside for better ones.
        exchanged: cards of each announcer that were laid aside, for each exchange.
        named_before: what was named before an exchange of the hands it was named on.
        namings: what was named on the hands that are held.
        gestures: pairs of a seat and a gesture that this seat has seen it make.
        raised: raises: how many cards had been laid in the round, and the seat.
    """

    played: list[list[Card]]
    shown: list[set[Card]]
    announced: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)
    left: Card | None = None
    aside: set[Card] = field(default_factory=set)
    exchanged: list[int] = field(default_factory=list)
    named_before: list[Naming] = field(default_factory=list)
    namings: list[Naming] = field(default_factory=list)
    gestures: list[tuple[int, str]] = field(default_factory=list)
    raised: list[tuple[int, int]] = field(default_factory=list)


def history(view: WattenView) -> History:
    """Read the events of a seat's view."""
    found = _blank(view)
    own: set[Card] = set()
    cut: Card | None = None
    for event in view.events:
        seat, cards = event.args.get("seat"), _cards(event)
        match event.code:
            case "better" | "better_granted" if view.rules["better_redeal"] == "whole_deal":
                found, own, cut = _blank(view), set(), None
            case "cut_seen":
                cut = cards[0]
            case "kept" if isinstance(seat, int):
                found.kept.add(seat)
            case "left" if seat == view.seat:
                found.left = cut
            case "picked_up":
                own = set(cards)
            case "exchanged":
                _exchange(view, found, event, own)
            case _ if isinstance(seat, int):
                _told(view, found, event, seat)
    return found


def _blank(view: WattenView) -> History:
    return History(played=[[] for _ in view.counts], shown=[set() for _ in view.counts])


def _exchange(view: WattenView, found: History, event: Seen, own: set[Card]) -> None:
    """Take notes of new cards for both announcers: what was named before, was named on other cards."""
    count = event.args["count"]
    assert isinstance(count, int)
    found.exchanged.append(count)
    found.named_before += found.namings
    found.namings = []
    if view.seat in view.announcers:
        found.aside |= own


def _told(view: WattenView, found: History, event: Seen, seat: int) -> None:
    cards = _cards(event)
    match event.code:
        case "played":
            found.played[seat] += cards
        case "shown":
            found.shown[seat] |= set(cards)
            found.announced[seat] = cards
        case "cards_shown":
            found.shown[seat] |= set(cards)
        case "strike" | "trump":
            letter = event.args["rank" if event.code == "strike" else "suit"]
            found.namings.append(Naming(seat, event.code == "strike", str(letter)))
        case "gesture" if seat != view.seat:
            found.gestures.append((seat, str(event.args["gesture"])))
        case "raised" | "jumped" | "misraised":
            found.raised.append((sum(map(len, found.played)), seat))


def _cards(event: Seen) -> tuple[Card, ...]:
    codes = event.args.get("cards", event.args.get("card"))
    texts: Iterable[object] = codes if isinstance(codes, tuple) else (codes,)
    return tuple(GERMAN_33.parse(code) for code in texts if isinstance(code, str))


def layings(view: WattenView) -> Iterator[Laying]:
    """Give all cards of the round that were laid, in order."""
    for trick in (*view.tricks, view.trick):
        cards = cards_of(trick)
        for place in range(len(cards)):
            yield Laying(trick.laid[place].seat, cards[place], cards[:place], trick.laid[0].seat, trick.called)


def cards_of(trick: TrickView) -> tuple[Card, ...]:
    """Give the cards of a trick in the order of play."""
    return tuple(GERMAN_33.parse(laid.card) for laid in trick.laid)
