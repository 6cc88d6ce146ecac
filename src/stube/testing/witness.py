"""An honest client's part in the deals of a table: it pledges, opens, and believes nothing.

It takes messages as they come over the socket, decoded from JSON, and gives those to be sent. What does not fit
is kept in `flaws`. The browser's table has the same in `web/src/deals/witness.ts`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from stube.cards import Card
from stube.cards.verifiable import Opening, commitment, digest, is_opened
from stube.core import Game
from stube.protocol import Closed, Made, Open, Pledge, Promised
from stube.records import Record, verify

AHEAD = 8
"""Deals that are pledged for at once."""


class Witness:
    """One person's memory of how the deals of a table were made.

    Attributes:
        seat: where the person sits; None only watches, and pledges nothing.
        flaws: what did not fit: number of the deal and a code.
        made: by deal, what was told of it.
        cards: of the last deal, the place of each card that was proved.
    """

    def __init__(self, table: str, key: bytes, seat: int | None = None) -> None:
        self.flaws: list[tuple[int, str]] = []
        self.made: dict[int, Made] = {}
        self.cards: dict[str, int] = {}
        self.seat = seat
        self._table = table
        self._key = key
        self._returned = True  # what was missed while away is no flaw
        self._promises: dict[int, str] = {}
        self._lists: dict[int, tuple[str, tuple[str | None, ...]]] = {}

    def pledge(self, first: int, seat: int) -> Pledge:
        """Give the commitments of a seat to the shares of the deals from one on."""
        told = tuple(self._commitment(number, seat) for number in range(first, first + AHEAD))
        return Pledge(f"pledge{first}", first, told)

    def share(self, number: int) -> bytes:
        """Give the share of a deal, always the same."""
        return digest("own", self._key, number.to_bytes(8, "big"))

    def hear(self, message: Mapping[str, Any]) -> Sequence[Pledge | Open]:
        """Take a message of the server; give what is to be sent."""
        told = {name: value for name, value in message.items() if name != "type"}
        match message["type"]:
            case "welcome":
                self._returned = True
            case "promised":
                return self._promised(Promised(**told | {"commitments": tuple(told["commitments"])}))
            case "closed":
                return self._closed(Closed(told["deal"], told["promise"], tuple(told["pledges"])))
            case "made":
                self._made(Made(**told | {name: tuple(told[name]) for name in ("pledges", "shares")}))
            case "proven":
                self._proven(told["deal"], told["cards"])
            case "update" if told["view"] is not None:
                self._held([card["card"] for card in told["view"]["hand"]])
        return ()

    def check(self, record: Record, games: Mapping[str, Game]) -> None:
        """Compare the record of the match with what was told at the time, and work its deals out again."""
        for deal in verify(record, games):
            number, heard = deal.account.number, self.made.get(deal.account.number)
            if deal.finding.flaw is not None:
                self.flaws.append((number, deal.finding.flaw.value))
            if heard is not None and heard != Made(
                deal=number,
                promise=deal.account.promise.hex(),
                pledges=_hexes(deal.account.pledges),
                shares=_hexes(deal.account.shares),
                root=None if deal.account.root is None else deal.account.root.hex(),
                size=heard.size,
            ):
                self.flaws.append((number, "record_differs"))

    def _commitment(self, number: int, seat: int) -> str:
        return commitment(self._table, number, seat + 1, self.share(number)).hex()

    def _promised(self, told: Promised) -> Sequence[Pledge]:
        for number, promise in enumerate(told.commitments, told.first):
            if self._promises.setdefault(number, promise) != promise:
                self.flaws.append((number, "promise_differs"))
        wanted = told.pledged - told.next < AHEAD // 2
        return (self.pledge(told.pledged, self.seat),) if wanted and self.seat is not None else ()

    def _closed(self, told: Closed) -> Sequence[Open]:
        """Open the own share: on the promise that was told, on a list with the own pledge, once a deal."""
        number, seat, known = told.deal, self.seat, (told.promise, told.pledges)
        if self._promises.setdefault(number, told.promise) != told.promise:
            self.flaws.append((number, "promise_differs"))
        elif number in self.made or self._lists.setdefault(number, known) != known:
            self.flaws.append((number, "asked_twice"))
        elif seat is not None and told.pledges[seat] == self._commitment(number, seat):
            return (Open(f"open{number}", number, self.share(number).hex()),)
        return ()

    def _made(self, told: Made) -> None:
        number = told.deal
        if self.made and number > max(self.made) + 1 and not self._returned:
            self.flaws.append((number, "deal_skipped"))
        self._returned = False
        if self.made.setdefault(number, told) != told:
            self.flaws.append((number, "made_twice"))
        if self._lists.get(number, (told.promise, told.pledges)) != (told.promise, told.pledges):
            self.flaws.append((number, "list_differs"))
        for seat, (pledge, share) in enumerate(zip(told.pledges, told.shares, strict=True)):
            if share and commitment(self._table, number, seat + 1, bytes.fromhex(share)).hex() != pledge:
                self.flaws.append((number, "share_differs"))
        self.cards = {}

    def _proven(self, number: int, cards: Sequence[Mapping[str, Any]]) -> None:
        told = self.made.get(number)
        for card in cards:
            opening = Opening(
                card["place"],
                Card(*card["card"]),
                bytes.fromhex(card["salt"]),
                tuple(map(bytes.fromhex, card["path"])),
            )
            if told is None or told.root is None or not is_opened(bytes.fromhex(told.root), told.size, opening):
                self.flaws.append((number, "card_not_sealed"))
            if self.cards.setdefault(card["card"], card["place"]) != card["place"]:
                self.flaws.append((number, "card_twice"))

    def _held(self, hand: Sequence[str]) -> None:
        if self.made and not set(hand) <= set(self.cards):
            self.flaws.append((max(self.made), "card_not_proven"))


def _hexes(values: Sequence[bytes | None]) -> tuple[str | None, ...]:
    return tuple(None if value is None else value.hex() for value in values)
