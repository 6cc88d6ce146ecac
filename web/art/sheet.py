# ruff: noqa: INP001 - a program that is run by its path
"""Write a page that shows a whole pack at several sizes, to be looked at card by card.

`python3 web/art/sheet.py german sheet.html` takes the pack's name (german, french, watten-french)
and the file to write; the page holds everything it shows.
"""

import argparse
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from drawing.outputs import outputs

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{pack}</title><style>
body {{ margin: 12px; background: #C68F57; font: 14px sans-serif; color: #2A1A12; }}
div {{ display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-bottom: 16px; }}
.grey {{ filter: grayscale(1); }}
</style>{sprite}{rows}</html>
"""
ROWS = (
    ("Phone cut, 40 px", 40, "-p", ""),
    ("Phone cut, 72 px", 72, "-p", ""),
    ("Phone cut, 72 px, without colour", 72, "-p", "grey"),
    ("Table cut, 120 px", 120, "", ""),
    ("Without an index, 120 px", 120, "-n", ""),
    ("Table cut, 400 px", 400, "", ""),
)


def main() -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Write a page that shows a whole pack.")
    parser.add_argument("pack", choices=("german", "french", "watten-french"))
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    drawn = outputs()[f"src/assets/cards/{given.pack}.svg"]
    boxes = dict(re.findall(r'<symbol id="([A-Z][^"]+|back)" viewBox="0 0 100 (\d+)"', drawn))
    rows = ""
    for title, width, cut, kind in ROWS:
        cards = [code for code in boxes if code.partition("-")[2] == cut.removeprefix("-")]
        if not cards:
            continue
        pictures = "".join(
            f'<svg width="{width}" height="{width * int(boxes[code]) / 100:.0f}"><use href="#{code}"/></svg>'
            for code in cards
        )
        rows += f'<p>{title}</p><div class="{kind}">{pictures}</div>'
    sprite = drawn.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ', 1)
    given.file.write_text(PAGE.format(pack=given.pack, sprite=sprite, rows=rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
