"""Commands as they are typed, and what they answer."""

import json
import shlex
from dataclasses import dataclass
from typing import Any

import pytest

from stube.cli.__main__ import main


@dataclass(frozen=True, slots=True)
class Typed:
    """What a command left behind: its exit code, its output, its error output."""

    code: object
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The output as JSON."""
        return json.loads(self.out)


def type_in(line: str, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Run what would be typed after `stube `."""
    with pytest.raises(SystemExit) as left:
        main(shlex.split(line))
    said = capsys.readouterr()
    return Typed(left.value.code, said.out, said.err)


def judged(line: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """Ask `stube judge` with `--json` and give its answer, which must be no refusal."""
    typed = type_in(f"judge {line} --json", capsys)
    assert (typed.code, typed.err) == (0, ""), typed
    return typed.data
