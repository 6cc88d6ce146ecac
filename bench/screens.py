# ruff: noqa: INP001, T201 - a command, no package
"""Pictures of every state on four screens: `python bench/screens.py --out DIR [--size 390x844] [--language fr]`.

`--size 640x400` and `--size 320x256` are 1280 pixels enlarged to 200 and 400 %. Each picture is checked by script for
words that are cut, for scrolling sideways, and for targets under 44 pixels; the faults are printed. The pictures are
laid out as contact sheets, one a screen, light and language (`sheet-….png`).
The states stand in `STATES`; a table's states are moments of the browser tests, so both see the same table.
"""

import argparse
import itertools
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import House
from browser.moments import MOMENTS
from browser.staged import Staged
from browser.test_moments import TROUBLES
from browser.test_replay import opened
from studio import studio

SIZES = ((360, 740), (390, 844), (820, 1180), (1440, 900))
LIGHTS = ("light", "dark")
LANGUAGES = ("de", "fr", "en")
LOOSE = """() => [...document.querySelectorAll('button, select, input:not(label input, .heard), nav a')]
  .filter((one) => one.checkVisibility() && (one.offsetWidth < 44 || one.offsetHeight < 44))
  .map((one) => `small: ${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 100)}`)
  .concat(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [])
"""
"""What is wrong on a page that may be scrolled down; a table may not, and `TROUBLES` looks at that."""

LONG = ("Anna", "Maximiliane von Hohenegg", "WWWWWWWWWWWWWWWWWWWW", "Franz-Josef Oberhuber-Tschurtschenthaler")
"""Names that people at a table may have."""

ZOOMED = """() => [...document.querySelectorAll(
    'button:not([aria-hidden=true], .held), select, nav a, p, h1, h2, h3, dt, dd, li')]
  .filter((one) => one.checkVisibility() && !one.closest('.heard') && getComputedStyle(one).clipPath === 'none')
  .flatMap((one) => {
    const { left, right } = one.getBoundingClientRect();
    const { overflow, display } = getComputedStyle(one);
    const cut = one.scrollWidth > one.clientWidth + 1 && display !== 'inline' && overflow !== 'visible';
    return left < -1 || right > document.documentElement.clientWidth + 1 || cut
      ? [`out or cut: ${Math.round(left)} to ${Math.round(right)} ${one.outerHTML.slice(0, 90)}`] : [];
  })
  .concat(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [])
"""
"""What is wrong where the page is enlarged so far that even a table is scrolled: sideways nothing may be."""
SPACED = """() => addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important;'
    + ' word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})"""
"""The text spacing that a page has to bear (WCAG 1.4.12)."""

READY = """() => !document.querySelector(".word.sheet:empty, .end:empty")
  && document.getAnimations().every((one) => one.playState !== "running")"""
"""What is asked is fetched after the table: until then its sheet has nothing on it, and then it rises."""

Open = Callable[..., Page]
State = Callable[[Open], Page]


def at(moment: str, *keys: str, **how: Any) -> State:
    """Give a state: a moment at a table, after some keys."""

    def make(open_page: Open) -> Page:
        table = Staged(open_page, MOMENTS[moment](), **how)
        table.awake()
        for key in keys:
            table.page.keyboard.press(key)
            table.awake()
        return table.page

    return make


def page_of(path: str, wait: str, *clicks: str) -> State:
    """Give a state: a page, once something is there, after some clicks."""

    def make(open_page: Open) -> Page:
        page = open_page(path)
        page.wait_for_selector(wait)
        for place in clicks:
            page.click(place)
        return page

    return make


def lost(open_page: Open) -> Page:
    """Give the page that answers while the house cannot be reached."""
    page = open_page("")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(page.url + "offline.html")
    return page


def replay(*keys: str, opens: bool = False) -> State:
    """Give a state: a record of Watten that was opened, after some keys; with all hands where it is asked for."""

    def make(open_page: Open) -> Page:
        page = open_page("replay")
        opened(page)
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(60)
        if opens:
            page.click("[data-action=replay-hands]")
            page.wait_for_selector("[data-action=replay-hands][aria-pressed=true]")
        return page

    return make


def friends(*clicks: str, join: bool = False) -> State:
    """Give a state on the way of friends: the open door of a table, or the door as somebody else finds it."""

    def make(open_page: Open) -> Page:
        page = page_of("", "[data-action=sit]", "[data-with=friends]")(open_page)
        page.fill("[data-field=name]", "Vroni")
        page.click("[data-action=sit]")
        link = page.locator("[data-page=gathering] [data-qr]").get_attribute("data-qr")
        if join:
            page.evaluate("localStorage.removeItem('stube.seats')")
            page.goto(str(link))
            page.wait_for_selector("[data-page=join]")
        for place in clicks:
            page.click(place)
        return page

    return make


STATES: dict[str, State] = {
    "start": page_of("", "[data-action=sit]"),
    "start-rules": page_of("", "[data-action=sit]", "[data-action=change]"),
    "start-friends": page_of("", "[data-action=sit]", "[data-with=friends]"),
    "gathering": friends(),
    "gathering-seat": friends("[data-seat='1'] button"),
    "join": friends(join=True),
    "people": friends("[data-action=fill-all]", "[data-tool=people]"),
    "tables": page_of("tables", "[data-page=tables]"),
    "privacy": page_of("privacy", "[data-paper=privacy]"),
    "continue": page_of("continue#ticket", "[data-page=continue]"),
    "announcing": at("announcing"),
    "announcing-chosen": at("announcing", "1"),
    "announcing-trump": at("trumps to announce", "1"),
    "a-call": at("a chief to lead", "1"),
    "my-turn": at("a raise of any size"),
    "a-raise": at("hold or fold"),
    "a-raise-asked-again": at("hold or fold", "g"),
    "tense": at("play or give"),
    "must-hold": at("must hold"),
    "three-seats": at("two against one"),
    "two-seats": at("alone"),
    "trick-ends": at("a card that ends a trick"),
    "not-this-card": at("a suit to follow", "1", "2", "3"),
    "whist": at("a suit to follow"),
    "whist-open": at("an open card to take"),
    "ladder": at("a raise of any size", "w"),
    "last-trick": at("a secret announcement", "t"),
    "said": at("a secret announcement", "v"),
    "settings": at("a raise of any size", "m"),
    "keys": at("a raise of any size", "?"),
    "round-over": at("a round is over"),
    "series-over": at("the series is over"),
    "whist-over": at("a round of German Whist is over"),
    "offline": lost,
    "signs": at("a raise of any size", "s"),
    "long-names": at("a raise of any size", names=LONG),
    "long-names-raise": at("hold or fold", names=LONG),
    "long-names-over": at("a round is over", names=LONG),
    "long-names-whist": at("a suit to follow", names=LONG),
    "text": at("hold or fold", settings={"textView": True}),
    "four-colours": at("an open card to take", settings={"fourColours": True}),
    "no-index": at("a chief to lead", settings={"index": "off"}),
    "standing-figures": at("a chief to lead", settings={"family": "standing"}),
    "french-suits": at("a chief to lead", settings={"frenchSuits": True}),
    "replay-choose": page_of("replay", "[data-field=record]"),
    "replay": replay("PageDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"),
    "replay-open": replay("PageDown", "ArrowDown", "ArrowDown", "ArrowRight", opens=True),
    "replay-over": replay("End"),
    "rulebook": page_of("rules", "main h1"),
    "rules-edit": page_of("rules/edit", "main h1"),
    "rules-compare": page_of("rules/compare", "main h1"),
    "lesson": page_of("lesson?game=watten", "main"),
    "advice": page_of("advice", "main h1"),
}
"""How each state is reached, by its name."""


@contextmanager
def opening(
    browser: Browser,
    house: House,
    size: tuple[int, int],
    light: str,
    language: str,
    *,
    spaced: bool = False,
    moving: bool = False,
) -> Iterator[Open]:
    """Give what opens a page of the server in one size, light and language; it is still unless it is to move."""
    context = browser.new_context(
        viewport=ViewportSize(width=size[0], height=size[1]),
        locale=language,
        color_scheme="dark" if light == "dark" else "light",
        contrast="more" if light == "contrast" else "no-preference",
        reduced_motion="no-preference" if moving else "reduce",
        device_scale_factor=1,
        has_touch=size[0] < 1000,
    )
    context.set_default_timeout(30_000)
    if spaced:
        context.add_init_script(f"({SPACED})()")

    def open_page(path: str = "", settings: dict[str, object] | None = None, **_: Any) -> Page:
        kept = json.dumps(json.dumps({"speed": "fast", **(settings or {})}))
        context.add_init_script(f"localStorage.setItem('stube.settings', {kept})")
        page = context.new_page()
        page.goto(house.url + path)
        return page

    yield open_page
    context.close()


def sheet(browser: Browser, folder: Path, name: str, pictures: list[Path], size: tuple[int, int]) -> Path:
    """Lay pictures out on one sheet, each with its name under it."""
    width = 240 if size[0] < 600 else 320 if size[0] < 1000 else 460
    cells = "".join(
        f"<figure><img width={width} src='{picture.name}'><figcaption>{escape(picture.stem)}</figcaption></figure>"
        for picture in pictures
    )
    style = "body{margin:8px;background:#777;font:13px sans-serif}figure{display:inline-block;margin:6px}"
    (folder / "sheet.html").write_text(f"<style>{style}</style>{cells}")
    page = browser.new_page(viewport=ViewportSize(width=1900, height=1000))
    page.goto((folder / "sheet.html").as_uri(), wait_until="load")
    target = folder / f"sheet-{name}.png"
    page.screenshot(path=target, full_page=True)
    page.close()
    return target


def reached(open_page: Open, state: str) -> Page:
    """Give a page in a state, when all that belongs to it is there and rests."""
    page = STATES[state](open_page)
    page.wait_for_timeout(450)
    page.wait_for_function(READY)
    page.wait_for_timeout(120)
    if page.locator("[data-tool][aria-pressed=true]").count() > 0:
        page.wait_for_selector("[data-panel]")
        page.wait_for_function(READY)
    return page


def taken(open_page: Open, state: str, seen: str | None, target: Path) -> list[str]:
    """Take the picture of a state; gives what is wrong with it."""
    try:
        page = reached(open_page, state)
        if seen:
            page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": seen})
        page.screenshot(path=target)
        found: list[str] = page.evaluate(
            ZOOMED
            if page.evaluate("innerHeight < 340 || innerWidth < 360")
            else TROUBLES
            if "/table/" in page.url and page.query_selector("main.stage")
            else LOOSE
        )
    except Error as error:
        return [f"not reached: {str(error).splitlines()[0]}"]
    return found


def all_states(
    browser: Browser, house: House, look: tuple[tuple[int, int], str, str], asked: argparse.Namespace
) -> int:
    """Take the pictures of one size, light and language, and lay them out; gives the number of faults."""
    size, light, language = look
    name = "-".join((f"{size[0]}x{size[1]}", light, language, *filter(None, [asked.seen])))
    folder: Path = asked.out / name
    folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    for state in asked.state or STATES:
        with opening(browser, house, size, light, language, spaced=asked.spaced) as open_page:
            for fault in taken(open_page, state, asked.seen, folder / f"{state}.png"):
                faults += 1
                print(f"{name} {state}: {fault}")
    pictures = [folder / f"{state}.png" for state in STATES if (folder / f"{state}.png").exists()]
    print(sheet(browser, folder, name, pictures, size), flush=True)
    return faults


def main() -> None:
    """Take all pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, several times")
    parser.add_argument("--light", action="append", help="light, dark or contrast")
    parser.add_argument("--language", action="append")
    parser.add_argument("--state", action="append", choices=STATES)
    parser.add_argument("--spaced", action="store_true", help="with the text spacing of WCAG 1.4.12")
    parser.add_argument("--seen", choices=("achromatopsia", "deuteranopia"), help="as eyes see it that lack colours")
    asked = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in asked.size or [])] or SIZES
    looks = itertools.product(sizes, asked.light or LIGHTS, asked.language or LANGUAGES)
    with studio() as (browser, house):
        print(f"{sum(all_states(browser, house, look, asked) for look in looks)} faults")


if __name__ == "__main__":
    main()
