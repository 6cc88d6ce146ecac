# ruff: noqa: INP001, T201 - a script
"""Judges what pip-audit and npm audit answered.

python .ci/audited.py PIP_AUDIT.json NPM_AUDIT.json

A weakness that is known fails: any in a Python package, since their advisories have no levels; a high or critical one
in a package of the browser's. What nobody answered for is said, and is no failure: not everywhere can a service that
knows of weaknesses be reached.
"""

import json
import sys
from pathlib import Path
from typing import Any

Answer = dict[str, Any]


def in_python(answer: Answer) -> tuple[list[str], list[str]]:
    """Give the weaknesses and the packages that nobody answered for, from what pip-audit says."""
    packages = answer["dependencies"]
    weak = [f"{at['name']} {at['version']}: {known['id']}" for at in packages for known in at.get("vulns", ())]
    return weak, [f"{at['name']}: {at['skip_reason']}" for at in packages if "skip_reason" in at]


def in_web(answer: Answer) -> tuple[list[str], list[str]]:
    """Give the same from what npm audit says; others depend on a weak package, and only it is named."""
    known = [via for at in answer["vulnerabilities"].values() for via in at["via"] if isinstance(via, dict)]
    return [f"{via['name']}: {via['url']}" for via in known if via["severity"] in {"high", "critical"}], []


def main(python: Path, web: Path) -> bool:
    """Say what is known; whether it is nothing that matters."""
    weak: list[str] = []
    for name, answered, read, complete in (
        ("Python packages", python, in_python, "dependencies"),
        ("packages of the browser's table", web, in_web, "vulnerabilities"),
    ):
        said = answered.read_text(encoding="utf-8")
        answer: Answer = json.loads(said) if said.startswith("{") else {}
        if complete not in answer:
            print(f"NOT AUDITED: {name}; no service that knows of weaknesses answered")
            continue
        found, unanswered = read(answer)
        weak += found
        for line in unanswered:
            print(f"NOT AUDITED: {line}")
    for line in weak:
        print(f"KNOWN WEAKNESS: {line}")
    return not weak


if __name__ == "__main__":
    sys.exit(not main(*map(Path, sys.argv[1:])))
