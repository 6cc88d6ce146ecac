"""How one deal was made: who promised and gave what, and whether the deal follows from it."""

from dataclasses import dataclass
from enum import StrEnum

from stube.cards.card import Pack
from stube.cards.deal import Deal, Deck, format_deal
from stube.cards.verifiable import commitment, deal_from, seal, seed_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """What is told of one deal.

    Attributes:
        number: the number of the deal at its table, from 0.
        promise: the server's commitment.
        share: the server's share; None while it is not shown.
        pledges: by seat, the commitments on which the shares were opened; None for a seat that made none.
        shares: by seat, the shares that were opened; None for one that never came.
        root: what seals the cards of a deck; None for a cut or a lot, which everybody sees.
    """

    number: int
    promise: bytes
    share: bytes | None
    pledges: tuple[bytes | None, ...]
    shares: tuple[bytes | None, ...]
    root: bytes | None

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that pledged a share which never came."""
        both = enumerate(zip(self.pledges, self.shares, strict=True))
        return tuple(seat for seat, (pledge, share) in both if pledge is not None and share is None)

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that pledged nothing: bots, and persons whose program makes no shares."""
        return tuple(seat for seat, pledge in enumerate(self.pledges) if pledge is None)


class Flaw(StrEnum):
    """What does not fit in the account of a deal."""

    SHARE = "share_differs"
    """A seat's share is not what it pledged."""
    STRAY = "share_not_pledged"
    """A seat's share was never pledged."""
    SERVER = "server_share_differs"
    """The server's share is not what it promised."""
    DEAL = "deal_differs"
    """The shares give another deal."""
    ROOT = "root_differs"
    """The cards were sealed in another order, or not at all."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one deal.

    Attributes:
        flaw: what does not fit; None when everything does that can be checked.
        seat: whose share the flaw is about.
        right: what would have been right: a deal or a hash as text.
        shown: whether the server's share was there, so that the deal itself could be worked out.
    """

    flaw: Flaw | None
    shown: bool
    seat: int | None = None
    right: str = ""


def audit(table: str, account: Account, deal: Deal, pack: Pack) -> Finding:
    """Work a deal out again.

    Args:
        table: the public id of the table.
        account: what is told of the deal.
        deal: what was dealt.
        pack: the pack played with.
    """
    found = _shares(table, account)
    if found is not None or account.share is None:
        return found or Finding(None, shown=False)
    if commitment(table, account.number, 0, account.share) != account.promise:
        return Finding(Flaw.SERVER, shown=True)
    seed = seed_of(table, account.number, (account.share, *(share or b"" for share in account.shares)))
    right = deal_from(seed, deal.kind, pack, len(account.shares))
    if deal != right:
        return Finding(Flaw.DEAL, shown=True, right=format_deal(right))
    root = seal(seed, deal.cards).root if isinstance(deal, Deck) else None
    if account.root != root:
        return Finding(Flaw.ROOT, shown=True, right="" if root is None else root.hex())
    return Finding(None, shown=True)


def _shares(table: str, account: Account) -> Finding | None:
    """Compare each seat's share with its pledge."""
    for seat, (pledge, share) in enumerate(zip(account.pledges, account.shares, strict=True)):
        if share is None:
            continue
        if pledge is None:
            return Finding(Flaw.STRAY, account.share is not None, seat)
        if commitment(table, account.number, seat + 1, share) != pledge:
            return Finding(Flaw.SHARE, account.share is not None, seat)
    return None
