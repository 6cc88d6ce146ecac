"""How the deals of a table come about, folded from its log: pledges, shares, seals.

Pure: the same rows and the same secret give the same deals on any server. The construction is in
`docs/reference/verifiable-deals.md`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from stube.cards import Card, Deal, DealKind, Deck, Pack
from stube.cards.account import Account
from stube.cards.verifiable import Opening, Seal, commitment, deal_from, seal, seed_of, server_share
from stube.core import Event
from stube.errors import Code, TableError
from stube.protocol import Open, Pledge
from stube.protocol.deals import MOST_PLEDGED
from stube.server.house_rows import Asked, DealRow, Opened, Pledged

Chance: TypeAlias = Callable[[DealKind, Pack, int], Deal]
"""Makes a deal of a kind from a pack for a number of seats."""

Sealing: TypeAlias = Callable[[bytes, Sequence[Card]], Seal]
"""Seals the cards of a deal under a seed."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """What makes deals of seeds.

    Attributes:
        staged: makes the deals instead of the shares: for tests, and for tables older than shares.
        sealing: seals them.
    """

    staged: Chance | None = None
    sealing: Sealing = seal


class Dealt:
    """A deal that was made; a deck is sealed when somebody asks, for many are read when a table is loaded.

    Attributes:
        number: of the deal.
        pledges: by seat, the commitments on which shares were opened.
        shares: by seat, the shares that were opened.
        places: by card code, the place in the deck; empty for a cut or a lot.
    """

    def __init__(self, dealing: "Dealing", deal: Deal) -> None:
        self.number = dealing.number
        self.pledges = dealing.closed or (None,) * dealing.seats
        self.shares = dealing.shares
        self._cards = deal.cards if isinstance(deal, Deck) else ()
        self.places = {str(card): place for place, card in enumerate(self._cards)}
        self._seed = dealing.seed()
        self._sealing = dealing.dealer.sealing

    @cached_property
    def seal(self) -> Seal | None:
        """The seal of the deck; None for a cut or a lot."""
        return self._sealing(self._seed, self._cards) if self._cards else None

    @property
    def withheld(self) -> frozenset[int]:
        """The seats that pledged a share which never came."""
        both = enumerate(zip(self.pledges, self.shares, strict=True))
        return frozenset(seat for seat, (pledge, share) in both if pledge is not None and share is None)

    def openings(self, places: Iterable[int]) -> tuple[Opening, ...]:
        """Give what proves the cards at places of the deck, in their order."""
        sealed = self.seal
        return () if sealed is None else tuple(sealed.openings[place] for place in sorted(places))


class Dealing:
    """The making of a table's deals.

    Attributes:
        number: of the next deal.
        closed: by seat, the commitments on which the shares of the next deal are opened; None before that.
        dealt: the last deal; None before the first.
        seats: number of seats.
        dealer: what makes deals of seeds.
    """

    def __init__(self, table: str, secret: bytes, seats: int, dealer: Dealer) -> None:
        self.number = 0
        self.closed: tuple[bytes | None, ...] | None = None
        self.dealt: Dealt | None = None
        self.seats = seats
        self.dealer = dealer
        self._table = table
        self._secret = secret
        self._pledges: dict[tuple[int, int], bytes] = {}  # seat and deal
        self._shares: dict[int, bytes] = {}
        self._shown: dict[int | None, frozenset[int]] = dict.fromkeys((*range(seats), None), frozenset())

    # What is asked

    def promise(self, number: int) -> bytes:
        """Give the server's commitment to its share of a deal."""
        return commitment(self._table, number, 0, self._share(number))

    def pledged_until(self, seat: int | None) -> int:
        """Give the first deal that a seat has not pledged for."""
        number = self.number
        while seat is not None and (seat, number) in self._pledges:
            number += 1
        return number

    def knows(self, seat: int, first: int, commitments: Sequence[str]) -> bool:
        """Say whether a seat has pledged this already."""
        told = {number: bytes.fromhex(one) for number, one in enumerate(commitments, first) if number >= self.number}
        return bool(told) and all(self._pledges.get((seat, number)) == one for number, one in told.items())

    @property
    def open_from(self) -> int:
        """The first deal that may still be pledged for."""
        return self.number + (self.closed is not None)

    @property
    def pledges(self) -> tuple[bytes | None, ...]:
        """The pledges for the next deal, by seat."""
        return tuple(self._pledges.get((seat, self.number)) for seat in range(self.seats))

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose share of the next deal was pledged and is not open."""
        asked = enumerate(self.closed or ())
        return tuple(seat for seat, pledge in asked if pledge is not None and seat not in self._shares)

    @property
    def shares(self) -> tuple[bytes | None, ...]:
        """The open shares of the next deal, by seat."""
        return tuple(self._shares.get(seat) for seat in range(self.seats))

    def make(self, kind: DealKind, pack: Pack) -> Deal:
        """Give the deal that the open shares make; one that never came counts as empty."""
        if self.dealer.staged is not None:
            return self.dealer.staged(kind, pack, self.seats)
        return deal_from(self.seed(), kind, pack, self.seats)

    def shown(self, place: int | None) -> frozenset[int]:
        """Give the places of the last deck that were proved to a place at the table."""
        return self._shown[place]

    def account(self) -> Account | None:
        """Give the account of the last deal, with the server's share, which is not told while the match runs."""
        dealt = self.dealt
        if dealt is None:
            return None
        return Account(
            number=dealt.number,
            promise=self.promise(dealt.number),
            share=self._share(dealt.number),
            pledges=dealt.pledges,
            shares=dealt.shares,
            root=None if dealt.seal is None else dealt.seal.root,
        )

    def seed(self) -> bytes:
        """Give the seed of the next deal as the open shares make it."""
        return seed_of(self._table, self.number, (self._share(self.number), *(share or b"" for share in self.shares)))

    # What happens

    def check(self, seat: int | None, what: DealRow) -> None:
        """Refuse a row that cannot follow.

        Raises:
            TableError: `pledge_not_now`, `share_not_asked` or `share_differs`.
        """
        match what:
            case Pledged():
                if not what.commitments or not self.open_from <= what.first <= self.number + MOST_PLEDGED + 1 - len(
                    what.commitments
                ):
                    raise TableError(Code.PLEDGE_NOT_NOW)
            case Opened():
                if seat not in self.missing or what.deal != self.number or self.closed is None or seat is None:
                    raise TableError(Code.SHARE_NOT_ASKED)
                share = bytes.fromhex(what.share)
                if commitment(self._table, self.number, seat + 1, share) != self.closed[seat]:
                    raise TableError(Code.SHARE_DIFFERS)
            case Asked():
                if self.closed is not None or what.deal != self.number:
                    raise TableError(Code.SHARE_NOT_ASKED)

    def take(self, seat: int | None, what: DealRow) -> None:
        """Take a row that `check` has let pass."""
        match what:
            case Pledged() if seat is not None:
                told = enumerate(map(bytes.fromhex, what.commitments), what.first)
                self._pledges |= {(seat, number): pledge for number, pledge in told}
            case Opened() if seat is not None:
                self._shares[seat] = bytes.fromhex(what.share)
            case Asked():
                self.closed = self.pledges

    def rise(self, seat: int) -> None:
        """Forget what was pledged on a seat whose person or device is another now; a list that is closed stays."""
        self._pledges = {key: told for key, told in self._pledges.items() if key[0] != seat}

    def check_deal(self, deal: Deal, pack: Pack) -> None:
        """Refuse another deal than the one that the shares make.

        Raises:
            TableError: `deal_differs`.
        """
        if self.dealer.staged is None and deal != deal_from(self.seed(), deal.kind, pack, self.seats):
            raise TableError(Code.DEAL_DIFFERS)

    def take_deal(self, deal: Deal) -> None:
        """Go on to the next deal; the cards of this one are sealed.

        Who has not opened a share has to pledge anew, so that nobody waits twice for who is away.
        """
        self.dealt = Dealt(self, deal)
        gone = self.dealt.withheld
        self._pledges = {
            key: told for key, told in self._pledges.items() if key[1] > self.number and key[0] not in gone
        }
        self._shares = {}
        self._shown = dict.fromkeys(self._shown, frozenset())
        self.closed = None
        self.number += 1

    def prove(self, events: Sequence[Event], place: int | None) -> frozenset[int]:
        """Give the places of cards that a place at the table sees now for the first time where they lay in the deck."""
        if self.dealt is None:
            return frozenset()
        seen = {card for event in events if event.seen_by(place) for card in event.placed}
        new = frozenset(self.dealt.places[card] for card in seen) - self._shown[place]
        self._shown[place] |= new
        return new

    def _share(self, number: int) -> bytes:
        return server_share(self._secret, self._table, number)


def offered(dealing: Dealing, seat: int, pledges: tuple[str, ...] | None) -> DealRow | None:
    """Give the row of pledges that somebody brings along; None where they come too late, or are none."""
    if pledges is None or dealing.number > 0 or dealing.closed is not None or dealing.pledged_until(seat) > 0:
        return None
    return Pledged(0, pledges)


def shared(dealing: Dealing, seat: int, command: Pledge | Open) -> DealRow | None:
    """Give the row of a command; None for pledges that are known already. Of pledges those in time are taken.

    Raises:
        TableError: see `Dealing.check`.
    """
    what: DealRow
    if isinstance(command, Pledge):
        if dealing.knows(seat, command.first, command.commitments):
            return None
        late = max(0, dealing.open_from - command.first)
        what = Pledged(command.first + late, command.commitments[late:])
    else:
        what = Opened(command.deal, command.share)
    dealing.check(seat, what)
    return what
