"""The README's examples are run, and answer what the README says."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"
ANY_OUTPUT = ["..."]  # an example whose output is too long to print


def examples() -> list[tuple[str, list[str]]]:
    """Each command of the console blocks with the lines printed below it."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


@pytest.mark.parametrize(("typed", "printed"), [pytest.param(*example, id=example[0]) for example in examples()])
def test_an_example_answers_as_the_readme_says(typed: str, printed: list[str], tmp_path: Path) -> None:
    """A command of the README ends well, and prints what stands below it."""
    arguments = shlex.split(typed)
    assert arguments[:2] == ["python3", "stube"]
    program = [sys.executable, "-m", "stube.cli", *arguments[2:]]
    english = os.environ | {"STUBE_LANGUAGE": "en"}
    done = subprocess.run(program, cwd=tmp_path, env=english, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    if printed != ANY_OUTPUT:
        assert done.stdout.splitlines() == printed


def test_the_readme_has_two_commands() -> None:
    """Starting the table and running the tests are one command each, and nothing has to be done before."""
    block = re.search(r"```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    commands = [line.split("#")[0].strip() for line in block[1].splitlines()]
    assert commands == ["python3 stube", "python3 stube test"]
