# ruff: noqa: INP001, T201 - a command, no package
"""A short film of a deal and a trick as frames: `python bench/film.py --out DIR [--game german_whist]`.

The page's clock and all its animations run so many times slower (`--slow`) that each frame can be photographed in
peace: frames are `--apart` milliseconds of the page apart, however long a photograph takes. Twelve frames stand on each
sheet (`film-….png`), each with its time; the frames themselves stand beside it.
"""

import argparse
import sys
import time
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))

from browser.conftest import TEMPO
from browser.staged import Staged, rules_of
from screens import opening
from studio import studio

from stube.games import find
from stube.testing import Walk

LENGTHS = {"deck": 1800, "play": 450, "draw": 900}
"""So many milliseconds of the page are filmed after a deal, and after an action of a kind."""
TRICK = 2000
"""After the last card of a trick: it lies for a while, then it is gathered."""
BESIDE = 300
"""After anything else."""
MOST = 40
"""Steps at most."""


class Camera:
    """Photographs a page whose time passes slowly."""

    def __init__(self, page: Page, folder: Path, slow: float, apart: float) -> None:
        """Slow the page's animations down; its clock is slow already."""
        self._page, self._folder, self._slow, self._apart = page, folder, slow, apart
        self.frames: list[tuple[Path, str]] = []
        self._at = 0.0
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Animation.enable")
        self._session.send("Animation.setPlaybackRate", {"playbackRate": 1 / slow})

    def film(self, length: float, what: str) -> None:
        """Photograph so many milliseconds of the page."""
        began, shot = time.monotonic(), 0.0
        while shot < length:
            target = self._folder / f"frame-{len(self.frames):03}.png"
            passed = (time.monotonic() - began) * 1000 / self._slow
            self._page.screenshot(path=target, animations="allow", caret="initial")
            self.frames.append((target, f"{what} +{passed:.0f} ms"))
            shot = max(shot + self._apart, passed)
            left = shot * self._slow / 1000 - (time.monotonic() - began)
            if left > 0:
                self._page.wait_for_timeout(left * 1000)


def sheets(browser: Browser, folder: Path, frames: list[tuple[Path, str]], width: int) -> None:
    """Lay the frames out, twelve on a sheet."""
    style = "body{margin:8px;background:#777;font:13px sans-serif}figure{display:inline-block;margin:4px}"
    for first in range(0, len(frames), 12):
        cells = "".join(
            f"<figure><img width={width} src='{frame.name}'><figcaption>{escape(what)}</figcaption></figure>"
            for frame, what in frames[first : first + 12]
        )
        (folder / "sheet.html").write_text(f"<style>{style}</style>{cells}")
        page = browser.new_page(viewport=ViewportSize(width=6 * (width + 12) + 16, height=600))
        page.goto((folder / "sheet.html").as_uri(), wait_until="load")
        page.screenshot(path=folder / f"film-{first // 12}.png", full_page=True)
        page.close()


def shoot(table: Staged, camera: Camera, walk: Walk) -> None:
    """Play the walk to the end of its first trick, and film what happens."""
    for position in walk.positions[1:MOST]:
        entry = position.entry
        assert entry is not None
        line = entry.text if entry.seat is None else f"{entry.seat} {entry.text}"
        table.play(line)
        tricks = position.state.view(None).tricks
        kind = line.split()[0 if entry.seat is None else 1]
        camera.film(TRICK if tricks else LENGTHS.get(kind, BESIDE), line if entry.seat is not None else kind)
        if tricks:
            return


def main() -> None:
    """Film what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", choices=("watten", "german_whist"), default="watten")
    parser.add_argument("--size", default="390x844", help="WIDTHxHEIGHT")
    parser.add_argument("--light", default="light", choices=("light", "dark"))
    parser.add_argument("--language", default="de")
    parser.add_argument("--seed", type=int, default=3, help="of the round that is played at random")
    parser.add_argument("--slow", type=float, default=25)
    parser.add_argument("--apart", type=float, default=90)
    asked = parser.parse_args()
    width, height = (int(side) for side in asked.size.split("x"))
    folder: Path = asked.out
    folder.mkdir(parents=True, exist_ok=True)
    walk = Walk.play(find(asked.game), rules_of(asked.game), asked.seed, most=MOST, out_of_turn=0)
    with (
        studio() as (browser, house),
        opening(browser, house, (width, height), asked.light, asked.language, moving=True) as open_page,
    ):

        def slowly(path: str = "") -> Page:
            page = open_page(path)
            page.context.add_init_script(f"({TEMPO})({1 / asked.slow})")
            return page

        table = Staged(slowly, walk.positions[0].state)
        camera = Camera(table.page, folder, asked.slow, asked.apart)
        shoot(table, camera, walk)
        sheets(browser, folder, camera.frames, 230 if width < height else 420)
        print(f"{len(camera.frames)} frames in {folder}")


if __name__ == "__main__":
    main()
