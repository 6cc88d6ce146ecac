"""Records that carry the account of their deals: both forms keep it, and whatever is tampered with is found."""

from dataclasses import replace
from pathlib import Path

import pytest

from stube import games
from stube.cards import Deck, format_deal
from stube.cards.account import Account, Flaw
from stube.cards.verifiable import commitment, deal_from, seal, seed_of, server_share
from stube.errors import Code, RecordError
from stube.records import Entry, Record, Sitter, json, read_record, text, verify
from stube.records.proof import accounts, fields

GAMES = games.catalogue()
TABLE, SECRET, FIRST = "h7k2m9qx", b"s" * 32, 5


def proven() -> Record:
    """The record of a cut and a deck that persons on seats 0 and 2 made with the server, from the table's deal 5."""
    game = GAMES["watten"]
    rules = game.presets["bavarian-11"].rules
    state = game.start(rules)
    told: list[Account] = []
    entries: list[Entry] = []
    while state.needs_deal is not None:
        number = FIRST + len(told)
        given = (bytes([number]) * 32, None, bytes([number + 9]) * 32, None)
        own = server_share(SECRET, TABLE, number)
        seed = seed_of(TABLE, number, (own, *(share or b"" for share in given)))
        deal = deal_from(seed, state.needs_deal, state.pack, 4)
        entries.append(Entry(None, format_deal(deal)))
        pledges = tuple(
            None if share is None else commitment(TABLE, number, seat + 1, share) for seat, share in enumerate(given)
        )
        told.append(
            Account(
                number=number,
                promise=commitment(TABLE, number, 0, own),
                share=own,
                pledges=pledges,
                shares=given,
                root=seal(seed, deal.cards).root if isinstance(deal, Deck) else None,
            )
        )
        state = state.deal(deal).state
    sitters = tuple(Sitter(name, bot=name == "lowest") for name in ("Anna", "lowest", "", "Ben"))
    empty = Record.begin(game, rules, {}, sitters)
    return replace(empty, entries=tuple(entries), proof=fields(TABLE, tuple(told)))


RECORD = proven()


def tampered(name: str, value: str | None) -> Record:
    """The record with a field of its proof exchanged, added before the last root, or left out."""
    proof = {key: told for key, told in RECORD.proof.items() if key != name or value is not None}
    if value is not None:
        last, root = (None, None) if name in proof else proof.popitem()
        proof |= {name: value} | ({} if last is None or root is None else {last: root})
    return replace(RECORD, proof=proof)


def turned(digits: str) -> str:
    """Other digits of the same length."""
    return digits[::-1]


def test_the_browser_is_tested_with_this_record() -> None:
    """The file that the browser's tests work out is the record of these."""
    written = (Path(__file__).parents[1] / "data/proven_record.json").read_text(encoding="utf-8")
    assert written == json.write(RECORD)


def test_both_forms_keep_the_account() -> None:
    """Written and read again, in either form, the record is the same; the account is what was written."""
    assert read_record(text.write(RECORD).encode(), GAMES) == RECORD
    assert read_record(json.write(RECORD).encode(), GAMES) == RECORD
    told = accounts(RECORD.proof, 4)
    assert [account.number for account in told] == list(range(FIRST, FIRST + len(told)))
    assert fields(TABLE, told) == RECORD.proof
    lines = text.write(RECORD).splitlines()
    assert lines[RECORD.line_of(0) - 1] == str(RECORD.entries[0])


def test_the_order_of_fields_and_the_case_of_digits_do_no_harm() -> None:
    """A proof that was sorted otherwise and written in capitals is read as the same."""
    lines = text.write(RECORD).splitlines()
    proof = [line for line in lines if line.startswith("proof ")]
    others = [line for line in lines if not line.startswith("proof ")]
    parts = [line.partition(":") for line in proof]
    upper = [f"{name}:{told if 'table' in name else told.upper()}" for name, _, told in parts]
    assert read_record("\n".join([*others[:-1], *reversed(upper), others[-1]]).encode(), GAMES) == RECORD


def test_an_honest_record_holds() -> None:
    """Every deal follows from its shares; the seats without a share are named."""
    audited = verify(RECORD, GAMES)
    assert len(audited) == sum(entry.seat is None for entry in RECORD.entries) >= 2
    assert all(deal.finding.flaw is None and deal.finding.shown for deal in audited)
    assert {deal.account.silent for deal in audited} == {(1, 3)}


def test_whatever_is_changed_is_found_in_its_deal() -> None:
    """A share, a pledge, the promise, the server's share, the root or a card exchanged: that deal has a flaw."""
    last = verify(RECORD, GAMES)[-1].account.number
    server, seat = RECORD.proof[f"{last} server"].split(), RECORD.proof[f"{last} seat 2"].split()
    root = RECORD.proof[f"{last} root"]
    first, second, *rest = RECORD.entries[-1].text.split()[1:]
    swapped = Entry(None, " ".join(["deck", second, first, *rest]))
    for flaw, record in (
        (Flaw.SHARE, tampered(f"{last} seat 2", f"{seat[0]} {'11' * 32}")),
        (Flaw.SHARE, tampered(f"{last} seat 2", f"{turned(seat[0])} {seat[1]}")),
        (Flaw.SERVER, tampered(f"{last} server", f"{server[0]} {turned(server[1])}")),
        (Flaw.SERVER, tampered(f"{last} server", f"{turned(server[0])} {server[1]}")),
        (Flaw.DEAL, tampered(f"{last} seat 2", f"{seat[0]} -")),
        (Flaw.DEAL, tampered(f"{last} seat 2", None)),
        (Flaw.ROOT, tampered(f"{last} root", turned(root))),
        (Flaw.ROOT, tampered(f"{last} root", None)),
        (Flaw.DEAL, replace(RECORD, entries=(*RECORD.entries[:-1], swapped))),
    ):
        again = read_record(text.write(record).encode(), GAMES)
        found = [deal.finding.flaw for deal in verify(again, GAMES)]
        assert found == [*[None] * (len(found) - 1), flaw]


def test_a_share_that_is_not_shown_leaves_the_deal_open() -> None:
    """Without the server's share the deal cannot be worked out, and the finding says so."""
    last = verify(RECORD, GAMES)[-1].account.number
    promise = RECORD.proof[f"{last} server"].split()[0]
    assert not verify(tampered(f"{last} server", f"{promise} -"), GAMES)[-1].finding.shown


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("table", None, Code.RECORD_BAD_VALUE),
        (f"{FIRST} server", None, Code.RECORD_BAD_VALUE),
        (f"{FIRST} server", "abc -", Code.RECORD_BAD_VALUE),
        (f"{FIRST} seat 0", "00" * 32, Code.RECORD_BAD_VALUE),
        (f"{FIRST} seat 4", f"{'00' * 32} -", Code.RECORD_BAD_VALUE),
        (f"{FIRST} root", "xyz", Code.RECORD_BAD_VALUE),
        ("nonsense", "", Code.RECORD_BAD_VALUE),
    ],
)
def test_a_proof_that_cannot_be_read_is_refused_with_its_line(name: str, value: str | None, code: Code) -> None:
    """A field that is missing or no hash is refused like any other, in both forms."""
    for form in (text, json):
        with pytest.raises(RecordError) as caught:
            read_record(form.write(tampered(name, value)).encode(), GAMES)
        assert caught.value.code is code
        assert isinstance(caught.value.details["line"], int)


def test_a_record_without_an_account_cannot_be_verified() -> None:
    """Older records, and those of bots among themselves, are read as before and refused by `verify` alone."""
    plain = replace(RECORD, proof={})
    assert "proof" not in text.write(plain)
    assert read_record(text.write(plain).encode(), GAMES) == plain
    with pytest.raises(RecordError) as caught:
        verify(plain, GAMES)
    assert caught.value.code is Code.RECORD_WITHOUT_PROOF


def test_an_account_of_other_deals_is_refused() -> None:
    """A proof with a deal too few, or with a gap in its numbers, belongs to another record."""
    told = accounts(RECORD.proof, 4)
    for other in (told[:-1], (*told[:-1], replace(told[-1], number=told[-1].number + 1))):
        with pytest.raises(RecordError) as caught:
            verify(replace(RECORD, proof=fields(TABLE, other)), GAMES)
        assert caught.value.code is Code.RECORD_BAD_VALUE
