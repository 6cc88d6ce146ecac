"""``stube verify RECORD``: work out again every deal of a recorded match.

Exit codes: 0, every deal follows from its shares; 1, one does not fit or cannot be worked out; 2, the file is
refused or tells nothing of its deals. `-` reads the standard input. JSON: `{"table", "holds", "deals":
[{"deal": its number at the table, "kind": "cut" | "dealer" | "deck", "holds", "shown": whether the server's share
was there, "flaw": null or a code, "seat": whose share it is about, "right", "withheld": seats that pledged a
share which never came, "silent": persons' seats that pledged none}]}`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, BinaryIO

import click

from stube.cli._answers import Answering, as_json, refuse
from stube.cli._rules import JSON
from stube.cli._words import words
from stube.errors import StubeError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stube.records import Audited, Record


@click.command(name="verify", cls=Answering)
@click.argument("file", metavar="RECORD", type=click.File("rb"))
@JSON
def command(
    file: BinaryIO,
    json_wanted: bool,  # noqa: FBT001 - click hands options over by name
) -> None:
    """Check that nobody chose the deals of the match in RECORD; say deal by deal what holds."""
    from stube import games
    from stube.records import MAX_BYTES, read_record, verify

    try:
        record = read_record(file.read(MAX_BYTES + 1), games.catalogue())
        audited = verify(record, games.catalogue())
    except StubeError as refusal:
        refuse(refusal, json_wanted=json_wanted)
    holds = all(_holds(deal) for deal in audited)
    if json_wanted:
        table = record.proof["table"]
        click.echo(as_json({"table": table, "holds": holds, "deals": [_facts(deal, record) for deal in audited]}))
    else:
        for line in _story(audited, record):
            click.echo(line)
    sys.exit(0 if holds else 1)


def _holds(deal: Audited) -> bool:
    return deal.finding.flaw is None and deal.finding.shown


def _facts(deal: Audited, record: Record) -> dict[str, object]:
    found = deal.finding
    return {
        "deal": deal.account.number,
        "kind": deal.kind.value,
        "holds": _holds(deal),
        "shown": found.shown,
        "flaw": None if found.flaw is None else found.flaw.value,
        "seat": found.seat,
        "right": found.right,
        "withheld": list(deal.account.withheld),
        "silent": list(_silent(deal, record)),
    }


def _silent(deal: Audited, record: Record) -> tuple[int, ...]:
    """Give the seats of persons that pledged nothing; of bots nobody expects it."""
    return tuple(seat for seat in deal.account.silent if not record.seats[seat].bot)


def _story(audited: Sequence[Audited], record: Record) -> Iterator[str]:
    """Give the lines that a person reads."""
    yield words("verify-table", table=record.proof["table"], deals=len(audited))
    for deal in audited:
        yield f"  {words('verify-deal', number=deal.account.number, kind=deal.kind.value, found=_found(deal, record))}"
    if any(deal.finding.flaw for deal in audited):
        yield words("verify-none")
    else:
        yield words("verify-all" if all(map(_holds, audited)) else "verify-some")


def _found(deal: Audited, record: Record) -> str:
    """Say what was found about one deal."""
    found, account = deal.finding, deal.account
    names = [sitter.name or str(seat) for seat, sitter in enumerate(record.seats)]
    if found.flaw is not None:
        name = "" if found.seat is None else names[found.seat]
        return words("verify-flaw", flaw=found.flaw.value, name=name, right=found.right)
    if not found.shown:
        return words("verify-sealed")
    if account.withheld:
        return words("verify-withheld", names=", ".join(names[seat] for seat in account.withheld))
    if silent := _silent(deal, record):
        return words("verify-partly", names=", ".join(names[seat] for seat in silent))
    return words("verify-holds")
