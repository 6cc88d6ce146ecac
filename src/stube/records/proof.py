"""What a record carries so that its deals can be checked: who promised and gave what.

    proof table: h7k2m9qx
    proof 0 server: COMMITMENT SHARE
    proof 0 seat 1: COMMITMENT SHARE
    proof 0 root: ROOT

Hexadecimal digits; `-` stands for a share that is not shown or never came. The construction is in
`docs/reference/verifiable-deals.md`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from stube.cards import DealKind, Pack, parse_deal
from stube.cards.account import Account, Finding, audit
from stube.core import Game
from stube.errors import Code, RecordError
from stube.records.record import Record

NOTHING = "-"
HASH = re.compile(r"[0-9a-f]{64}")
SHARE = re.compile(r"-|[0-9a-f]{64}")
RIGHT = ("COMMITMENT SHARE", "ROOT")


@dataclass(frozen=True, slots=True)
class Audited:
    """A deal of a record with what was found about it."""

    kind: DealKind
    account: Account
    finding: Finding


def fields(table: str, accounts: tuple[Account, ...]) -> dict[str, str]:
    """Give the fields of a record that tell the accounts of its deals, in order.

    Args:
        table: public id of the table.
        accounts: one for each deal of the record.
    """
    return {"table": table} | {name: value for account in accounts for name, value in _lines(account)}


def _lines(account: Account) -> Iterator[tuple[str, str]]:
    number = account.number
    yield f"{number} server", f"{account.promise.hex()} {_shown(account.share)}"
    for seat, (pledge, share) in enumerate(zip(account.pledges, account.shares, strict=True)):
        if pledge is not None:
            yield f"{number} seat {seat}", f"{pledge.hex()} {_shown(share)}"
    if account.root is not None:
        yield f"{number} root", account.root.hex()


def _shown(share: bytes | None) -> str:
    return NOTHING if share is None else share.hex()


def accounts(proof: Mapping[str, str], seats: int) -> tuple[Account, ...]:
    """Read the accounts that the fields of a record tell, in the order of their numbers.

    Args:
        proof: the fields without their group, such as `0 server`.
        seats: number of seats at the table.

    Raises:
        RecordError: `record_bad_value`, with the field.
    """
    left = dict(proof)
    if not left.pop("table", ""):
        raise RecordError(Code.RECORD_BAD_VALUE, field="proof table", right=("ID",))
    numbers = sorted(int(name.split()[0]) for name in left if re.fullmatch(r"\d{1,9} server", name))
    told = tuple(_account(left, number, seats) for number in numbers)
    for name, value in left.items():
        raise RecordError(Code.RECORD_BAD_VALUE, field=f"proof {name}", text=value[:80], right=RIGHT)
    return told


def _account(left: dict[str, str], number: int, seats: int) -> Account:
    promise, share = _pair(left, f"{number} server")
    given = [_pair(left, name) if name in left else (None, None) for name in _seats(number, seats)]
    root = left.get(f"{number} root")
    if promise is None or (root is not None and not HASH.fullmatch(root)):
        raise RecordError(Code.RECORD_BAD_VALUE, field=f"proof {number} root", text=(root or "")[:80], right=RIGHT)
    left.pop(f"{number} root", None)
    return Account(
        number=number,
        promise=promise,
        share=share,
        pledges=tuple(pledge for pledge, _ in given),
        shares=tuple(share for _, share in given),
        root=None if root is None else bytes.fromhex(root),
    )


def _seats(number: int, seats: int) -> list[str]:
    return [f"{number} seat {seat}" for seat in range(seats)]


def _pair(left: dict[str, str], name: str) -> tuple[bytes | None, bytes | None]:
    """Read a commitment and its share."""
    value = left.pop(name)
    commitment, _, share = value.partition(" ")
    if not HASH.fullmatch(commitment) or not SHARE.fullmatch(share):
        raise RecordError(Code.RECORD_BAD_VALUE, field=f"proof {name}", text=value[:80], right=RIGHT[:1])
    return bytes.fromhex(commitment), None if share == NOTHING else bytes.fromhex(share)


def verify(record: Record, games: Mapping[str, Game]) -> tuple[Audited, ...]:
    """Work out again every deal of a record.

    Args:
        record: a record that `read_record` gave.
        games: the games that are known, by id.

    Raises:
        RecordError: `record_without_proof` where there is nothing to check by; `record_bad_value` when the
            proof tells of other deals than the record has.
    """
    if not record.proof:
        raise RecordError(Code.RECORD_WITHOUT_PROOF)
    game = games[record.game]
    pack: Pack = game.pack(game.rules_type.read(record.rules))
    deals = [parse_deal(entry.text, pack) for entry in record.entries if entry.seat is None]
    told = accounts(record.proof, len(record.seats))
    if len(told) != len(deals) or any(two.number != one.number + 1 for one, two in pairwise(told)):
        counted = " ".join(str(account.number) for account in told)
        raise RecordError(Code.RECORD_BAD_VALUE, field="proof", text=counted[:80], right=(f"{len(deals)} deals",))
    table = record.proof["table"]
    return tuple(
        Audited(deal.kind, account, audit(table, account, deal, pack))
        for deal, account in zip(deals, told, strict=True)
    )
