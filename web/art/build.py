"""Write the drawn assets of the table from their sources, or check that they are fresh.

    python3 web/art/build.py           writes them
    python3 web/art/build.py --check   exit status 1 when a committed file differs
"""

import argparse
import gzip
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from drawing.outputs import outputs  # noqa: E402 - the folder is put on the path above

WEB = Path(__file__).resolve().parents[1]


def main() -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    check: bool = parser.parse_args().check
    stale: list[str] = []
    for name, text in outputs().items():
        path = WEB / name
        old = path.read_text(encoding="utf-8") if path.exists() else None
        packed = len(gzip.compress(text.encode(), mtime=0))
        sys.stdout.write(f"{name}: {len(text.encode())} bytes, {packed} gzip\n")
        if old == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    if check and stale:
        sys.stderr.write("stale: " + ", ".join(stale) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
