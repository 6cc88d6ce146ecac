# ruff: noqa: INP001 - a program that is run by its path
"""Write the drawn assets of the table from their sources, or check that they are fresh.

`python3 web/art/build.py` writes them; with `--check` it writes nothing and its exit status is 1
when a committed file differs.
"""

import argparse
import gzip
import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from drawing.outputs import outputs

WEB = Path(__file__).resolve().parents[1]


def stale(made: Mapping[str, str], folder: Path) -> list[str]:
    """Return the names whose file below `folder` is missing or holds another text."""
    return [
        name
        for name, text in made.items()
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    parser.add_argument("--into", type=Path, default=WEB, help="the web folder, if another one")
    given = parser.parse_args()
    made = outputs()
    old = stale(made, given.into)
    for name, text in made.items():
        packed = len(gzip.compress(text.encode(), mtime=0))
        sys.stdout.write(f"{name}: {len(text.encode())} bytes, {packed} gzip\n")
    if given.check and old:
        sys.stderr.write("stale: " + ", ".join(old) + "\n")
        return 1
    if given.check:
        return 0
    for name in old:
        (given.into / name).parent.mkdir(parents=True, exist_ok=True)
        (given.into / name).write_text(made[name], encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
