# ruff: noqa: INP001, T201 - a command, no package
"""A round as somebody hears it who cannot see: `python bench/tree.py --out FILE [--game watten] [--language de]`.

A round is played in Chromium by keys alone. Written down are, in order, everything that is announced (`>` politely, `!`
at once), what is read because the focus comes to it (`@`), the keys pressed (`#`), and the accessibility tree whenever
something is asked. `LOST` says that an update took the focus away and nothing had it then.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, TextIO

from playwright.sync_api import Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.ear import Ear
from browser.hands import Hands
from studio import studio

MARKS = {"polite": ">", "assertive": "!", "focus": "@", "lost": "LOST"}
PRESETS = {"watten": "italian-11", "german_whist": "classic"}


class Round:
    """One round at a page, written down."""

    def __init__(self, page: Page, out: TextIO, *, raises: bool) -> None:
        """Sit at a page that has just been opened."""
        self.page = page
        self.out = out
        self.ear = Ear(page)
        self.hands = Hands(page, raises=raises)
        self.lost = 0
        self._last = ""
        press = page.keyboard.press

        def pressed(key: str, **how: Any) -> None:
            self.listen()
            self.write(f"# {key}")
            press(key, **how)

        page.keyboard.press = pressed  # type: ignore[method-assign]

    def write(self, line: str) -> None:
        """Write a line."""
        self.out.write(line + "\n")

    def listen(self) -> None:
        """Write down what was heard."""
        for one in self.ear.news():
            self.write(f"{MARKS[one.how]} {one.what}")
            self.lost += one.how == "lost"

    def tree(self) -> None:
        """Write the tree down, if it has changed."""
        tree = self.page.locator("body").aria_snapshot()
        if tree != self._last:
            self._last = tree
            self.write("")
            self.write(tree)
            self.write("")

    def play(self, rounds: int) -> None:
        """Play so many rounds to their end."""
        seen: object = None
        until = time.monotonic() + 300
        ended = 0
        while time.monotonic() < until:
            self.listen()
            now = self.hands.state()
            moment = now["decision"], now["due"], now["sheet"], now["chosen"], now["tile"]
            if moment != seen and not now["deaf"] and not now["skip"]:
                self.page.wait_for_timeout(150)
                self.listen()
                if now["choices"] or now["sheet"]:
                    self.tree()
                seen = moment
            if now["sheet"] and (ended := ended + 1) > rounds - 1:
                return
            self.hands.press_on(now)
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing moves any more: {self.hands.state()}")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", choices=PRESETS, default="watten")
    parser.add_argument("--preset")
    parser.add_argument("--language", default="de")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--raises", action="store_true", help="raise whenever it goes")
    parser.add_argument("--text", action="store_true", help="the text view")
    asked = parser.parse_args()
    with studio(0.8) as (browser, house):
        page = browser.new_page(locale=asked.language, viewport=ViewportSize(width=1280, height=800))
        page.set_default_timeout(10_000)
        kept = json.dumps(json.dumps({"textView": asked.text, "speed": "normal"}))
        page.add_init_script(f"localStorage.setItem('stube.settings', {kept})")
        with asked.out.open("w", encoding="utf-8") as out:
            played = Round(page, out, raises=asked.raises)
            page.goto(house.url)
            played.hands.sit(asked.game, asked.preset or PRESETS[asked.game])
            played.play(asked.rounds)
            played.listen()
        print(f"{asked.out}: focus lost {played.lost} times")


if __name__ == "__main__":
    main()
