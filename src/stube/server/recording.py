"""The records of a table's finished matches, made of its log, with what its deals can be checked by."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from stube.cards.account import Account
from stube.core import State
from stube.records import Entry, Record, Sitter
from stube.records.proof import fields
from stube.server.company import Company
from stube.server.house_rows import Again, Sat
from stube.server.store import Row, TableRow
from stube.server.story import Story


class Match:
    """A match as the log tells it.

    Attributes:
        state: where it stands.
        setup: what it began with.
        company: who sits there.
        entries: its deals and actions.
        accounts: how its deals were made.
        late: seats that somebody has sat down on since its first deal, also in a later match.
    """

    def __init__(self, state: State, setup: dict[str, str]) -> None:
        self.state = state
        self.setup = setup
        self.company: Company | None = None
        self.entries: list[Entry] = []
        self.accounts: list[Account] = []
        self.late = frozenset[int]()

    @property
    def finished(self) -> bool:
        """Say whether nothing more will happen in it."""
        return self.state.over or (self.company is not None and self.company.ended)

    def record(self, row: TableRow, story: Story) -> Record:
        """Give its record; a table older than shares has no proof."""
        assert self.company is not None
        sitters = tuple(Sitter(_plain(chair.told().name), bot=chair.kind == "bot") for chair in self.company.chairs)
        begun = Record.begin(story.game, self.state.rules, self.setup, sitters)
        proof = {} if row.secret is None else fields(row.id, tuple(self.accounts))
        return replace(begun, entries=tuple(self.entries), proof=proof)


def finished(row: TableRow, story: Story, log: Iterable[Row]) -> Sequence[Match]:
    """Give the matches of a table that are over, in order.

    Args:
        row: what the table was opened with.
        story: the fold of no row yet; it is folded on the way.
        log: all rows.
    """
    matches = [Match(story.state, msgspec.json.decode(row.setup, type=dict[str, str]))]
    for entry in log:
        reading = story.read(entry)
        if isinstance(reading.what, Again):
            dealer = reading.state.view(None).dealer
            matches.append(Match(reading.state, {} if dealer is None else {"dealer": str(dealer)}))
        story.take(entry, reading)
        match = matches[-1]
        match.state, match.company = story.state, story.company
        if isinstance(reading.what, Sat) and entry.seat is not None:
            for begun in (match for match in matches if match.entries):
                begun.late |= {entry.seat}
        if entry.kind == "house":
            continue
        match.entries.append(Entry(None if entry.kind == "deal" else entry.seat, entry.text))
        if entry.kind == "deal" and (account := story.dealing.account()) is not None:
            match.accounts.append(account)
    return [match for match in matches if match.finished]


def _plain(name: str) -> str:
    """Give a name as a record can hold it."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())
