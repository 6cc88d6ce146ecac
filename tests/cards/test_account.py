"""The account of a deal: whatever is changed in it afterwards is found and named."""

from dataclasses import replace

import pytest

from stube.cards import GERMAN_32, Cut, Deal, DealKind, Deck, FirstDealer
from stube.cards.account import Account, Finding, Flaw, audit
from stube.cards.verifiable import commitment, deal_from, seal, seed_of, server_share

TABLE, NUMBER, SECRET = "h7k2m9qx", 3, b"s" * 32
SHARES = (bytes([1]) * 32, None, None, bytes([4]) * 32)
"""Of four seats: the second pledged nothing, the third did not open what it pledged."""


def made(kind: DealKind) -> tuple[Account, Deal]:
    """An honest deal of a kind, with all of its account."""
    own = server_share(SECRET, TABLE, NUMBER)
    seed = seed_of(TABLE, NUMBER, (own, *(share or b"" for share in SHARES)))
    deal = deal_from(seed, kind, GERMAN_32, 4)
    pledged = [bytes([1]) * 32, None, bytes([3]) * 32, bytes([4]) * 32]
    account = Account(
        number=NUMBER,
        promise=commitment(TABLE, NUMBER, 0, own),
        share=own,
        pledges=tuple(
            None if share is None else commitment(TABLE, NUMBER, seat + 1, share) for seat, share in enumerate(pledged)
        ),
        shares=SHARES,
        root=seal(seed, deal.cards).root if isinstance(deal, Deck) else None,
    )
    return account, deal


@pytest.mark.parametrize("kind", DealKind)
def test_an_honest_deal_fits_and_names_who_gave_no_share(kind: DealKind) -> None:
    """It can be worked out again; who pledged nothing and who withheld a share is told apart."""
    account, deal = made(kind)
    assert audit(TABLE, account, deal, GERMAN_32) == Finding(None, shown=True)
    assert (account.silent, account.withheld) == ((1,), (2,))


def test_without_the_servers_share_only_the_pledges_are_checked() -> None:
    """While the match runs the deal itself cannot be worked out, and the finding says so."""
    account, deal = made(DealKind.DECK)
    closed = replace(account, share=None)
    assert audit(TABLE, closed, deal, GERMAN_32) == Finding(None, shown=False)
    assert audit(TABLE, replace(closed, shares=(b"y" * 32, *SHARES[1:])), deal, GERMAN_32).flaw is Flaw.SHARE


def test_everything_that_is_changed_is_found() -> None:
    """A share chosen after the pledges, one out of nowhere, another server's share, deal, place, root, table."""
    account, deal = made(DealKind.DECK)
    assert isinstance(deal, Deck)
    first, second, *rest = deal.cards
    assert account.root is not None
    for flaw, seat, forged, dealt in (
        (Flaw.SHARE, 0, replace(account, shares=(b"y" * 32, *SHARES[1:])), deal),
        (Flaw.STRAY, 1, replace(account, shares=(SHARES[0], b"y" * 32, *SHARES[2:])), deal),
        (Flaw.SERVER, None, replace(account, share=b"y" * 32), deal),
        (Flaw.DEAL, None, account, Deck((second, first, *rest))),
        (Flaw.DEAL, None, replace(account, shares=(None, *SHARES[1:])), deal),
        (Flaw.ROOT, None, replace(account, root=account.root[::-1]), deal),
        (Flaw.ROOT, None, replace(account, root=None), deal),
    ):
        found = audit(TABLE, forged, dealt, GERMAN_32)
        assert (found.flaw, found.seat) == (flaw, seat)
    assert audit("another", account, deal, GERMAN_32).flaw is Flaw.SHARE
    assert audit(TABLE, replace(account, number=NUMBER + 1), deal, GERMAN_32).flaw is Flaw.SHARE
    for kind, other in ((DealKind.CUT, Cut(GERMAN_32.cards[:4])), (DealKind.DEALER, FirstDealer(9))):
        assert audit(TABLE, made(kind)[0], other, GERMAN_32).flaw is Flaw.DEAL
