"""`stube verify` as it is typed: what it says deal by deal, and how it ends."""

from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
from cli.typed import Typed, type_in
from records.test_proof import FIRST, RECORD, tampered

from stube.records import Record, text


class Verified(Protocol):
    """Types `stube verify` for a record or the text of a file."""

    def __call__(self, record: Record | str, *more: str) -> Typed:
        """Give what came of it."""


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verified:
    """Types `stube verify` for a record."""

    def run(record: Record | str, *more: str) -> Typed:
        path = tmp_path / "match.txt"
        path.write_text(record if isinstance(record, str) else text.write(record), encoding="utf-8")
        return type_in(" ".join(["verify", str(path), *more]), capsys)

    return run


LAST = FIRST + len(RECORD.entries) - 1


def test_an_honest_record_ends_with_0(verified: Verified) -> None:
    """Each deal is told with its number and kind; the person who gave no share is named, the bot is not."""
    told = verified(RECORD)
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert len(lines) == len(RECORD.entries) + 2
    assert str(FIRST) in lines[1]
    assert "Ben" in lines[1]
    assert "lowest" not in told.out
    facts = verified(RECORD, "--json").data
    assert (facts["table"], facts["holds"]) == ("h7k2m9qx", True)
    assert facts["deals"][-1] == {
        "deal": LAST, "kind": "deck", "holds": True, "shown": True, "flaw": None, "seat": None, "right": "",
        "withheld": [], "silent": [3],
    }  # fmt: skip


def test_a_withheld_share_is_named_and_the_rest_holds(verified: Verified) -> None:
    """A seat that pledged and never opened is told apart from one that pledged nothing."""
    record = tampered(f"{LAST} seat 3", f"{'00' * 32} -")
    assert "Ben" in verified(record).out.splitlines()[-2]
    facts = verified(record, "--json")
    assert facts.code == 0
    assert (facts.data["deals"][-1]["withheld"], facts.data["deals"][-1]["silent"]) == ([3], [])


def test_what_does_not_fit_ends_with_1(verified: Verified) -> None:
    """A share chosen afterwards is found in its deal, with the name of its seat; so is a server's share kept back."""
    forged = tampered(f"{LAST} seat 0", f"{RECORD.proof[f'{LAST} seat 0'].split()[0]} {'11' * 32}")
    told = verified(forged)
    assert told.code == 1
    assert "Anna" in told.out.splitlines()[-2]
    facts = verified(forged, "--json")
    assert (facts.code, facts.data["holds"]) == (1, False)
    assert [(deal["flaw"], deal["seat"]) for deal in facts.data["deals"]][-1] == ("share_differs", 0)
    closed = verified(tampered(f"{LAST} server", f"{RECORD.proof[f'{LAST} server'].split()[0]} -"), "--json")
    assert (closed.code, closed.data["deals"][-1]["shown"], closed.data["deals"][-1]["flaw"]) == (1, False, None)


def test_a_file_that_says_nothing_or_nonsense_ends_with_2(verified: Verified) -> None:
    """A record without an account, and one that was damaged, are refused with a code."""
    assert verified(replace(RECORD, proof={}), "--json").data["error"] == "record_without_proof"
    assert verified(replace(RECORD, proof={})).code == 2
    assert verified(text.write(RECORD).replace("proof", "prove", 1), "--json").code == 2
    damaged = verified(text.write(RECORD).replace(f"{LAST} root: ", f"{LAST} root: f"), "--json")
    assert (damaged.code, damaged.data["error"]) == (2, "record_bad_value")
