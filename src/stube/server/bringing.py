"""A live table's deals on their way: pledges closed, shares waited for, cards dealt."""

from abc import abstractmethod

from stube.cards import format_deal
from stube.errors import Code, IllegalAction
from stube.server.catalogue import Catalogue
from stube.server.due import SHARES
from stube.server.house_rows import Asked, format_house
from stube.server.ledger import Ledger
from stube.server.moments import Moments
from stube.server.store import Store, TableRow
from stube.server.story import Place, Story


class Bringing(Ledger):
    """A ledger that knows how the next deal comes about."""

    def __init__(self, row: TableRow, story: Story, store: Store, catalogue: Catalogue) -> None:
        super().__init__(row, story, store, catalogue)
        self._envelopes = Moments(SHARES / 1000, self._wait_no_longer)
        self._late: int | None = None  # the deal whose shares are not waited for any more

    async def stop(self) -> None:
        """Stop waiting for shares."""
        await self._envelopes.stop()

    @abstractmethod
    async def _settle(self) -> None:
        """Do what follows from the newest row."""

    def _heed(self) -> None:
        """Wait for shares that were pledged, as long as any are missing."""
        deal = self.story.dealing.number
        self._envelopes.heed({deal: deal} if self.story.dealing.missing and self._late != deal else {})

    async def _bring(self, seat: Place, command: str | None) -> bool:
        """Take one step towards the deal that is due: close the pledges, or deal once their shares are open.

        Returns:
            Whether there was anything to do but wait.
        """
        state, dealing = self.story.state, self.story.dealing
        if state.needs_deal is None:
            raise IllegalAction(Code.NO_DEAL_NEEDED)
        if dealing.closed is None and any(dealing.pledges):
            closing = format_house(Asked(dealing.number))
            await self._append(self._row("house", seat, closing, command))
        elif dealing.missing and self._late != dealing.number:
            return False
        else:
            deal = dealing.make(state.needs_deal, state.pack)
            await self._append(self._row("deal", seat, format_deal(deal), command))
        return True

    async def _wait_no_longer(self, _: int, deal: int) -> None:
        """Deal without the shares that have not come."""
        async with self._lock:
            self._late = deal
            await self._settle()
