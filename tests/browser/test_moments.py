"""What is asked at a table: every sheet fits every screen, and every choice is made by taps and by keys."""

from typing import Any

import pytest
from browser.conftest import OpenPage
from browser.moments import MOMENTS
from browser.staged import Staged
from browser.test_access import faults
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SCREENS = {"de": ((360, 740), (844, 390), (1440, 900)), "fr": ((360, 740), (844, 390))}
ASKED = (".word", ".tools", ".hand", ".end", "[data-panel]")
"""Where something is asked; the rest of a table is the same at each moment, and seen by another test."""
TROUBLES = """async () => {
  const main = document.querySelector('main');
  while (main.offsetWidth !== innerWidth || main.offsetHeight !== innerHeight) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));  // what rises is measured too low
  const found = (kind, all) => all.filter((one) => one.checkVisibility()).map((one) => `${kind}:`
    + ` ${one.scrollWidth} in ${one.clientWidth} wide, ${one.scrollHeight} in ${one.clientHeight} high:`
    + ` ${one.outerHTML.slice(0, 90)} ${one.textContent.trim().slice(0, 60)}`);
  const all = (selector) => [...document.querySelectorAll(selector)];
  return [
    ...found('small', all('button:not([aria-hidden=true])')
      .filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44)),
    ...found('cut', all('button:not(.held), .word, .tools, html')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)),
  ];
}"""
"""Buttons that are too small to be touched; controls whose words stand out of them or have to be scrolled to."""
OFF = """() => [...document.querySelectorAll('.end button, .tools button')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight + 1)
  .map((one) => `below the screen: ${one.textContent.trim()}`)"""
"""Buttons that no scrolling reaches: a table is as high as its screen."""
QUICK = 10
"""So many times shorter are the waits of the page."""
OPENED = {
    "hold or fold": "g",
    "Farbe": "f",
    "several sizes": "r",
    "play or give": "2",
    "a card for the strike": "5",
    "announcing": "1",
    "giving up": "g",
    "a raise that costs": "r",
    "a raise of any size": "r",
    "cards that break a duty": "5",
    "a chief to lead": "1",
    "a card to claim": "k",
    "a secret announcement": "t",
    "a card may be claimed afterwards": "k",
}
"""What is pressed at a moment to see the next thing: a question asked again, a card chosen, a list."""


def troubles(page: Page) -> list[str]:
    """Give what a stranger would stumble on."""
    found: list[str] = page.evaluate(TROUBLES)
    return found


@pytest.mark.parametrize(("language", "screens"), SCREENS.items())
def test_every_moment_fits(open_page: OpenPage, language: str, screens: tuple[tuple[int, int], ...]) -> None:
    """On a small phone, on its side and at a desk no words are cut and nothing is too small to touch."""
    table = Staged(open_page, MOMENTS["hold or fold"](), language=language, tempo=QUICK)
    found: dict[tuple[str, int], list[str]] = {}
    for name, moment in MOMENTS.items():
        table.show(moment())
        table.awake()
        for width, height in screens:
            table.page.set_viewport_size({"width": width, "height": height})
            found[name, width] = troubles(table.page) + table.page.evaluate(OFF)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("size", "dark"), [((360, 740), True), ((844, 390), False)], ids=str)
def test_axe_finds_nothing_at_any_moment(open_page: OpenPage, size: tuple[int, int], dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """What is asked, the tools, the hand and what a key opens have no fault, and the opened things fit."""
    table = Staged(open_page, MOMENTS["hold or fold"](), language="it", size=size, dark=dark, tempo=QUICK)
    found: dict[str, list[str]] = {}
    for name, moment in MOMENTS.items():
        table.show(moment())
        table.awake()
        found[name] = faults(table.page, *ASKED)
        for key in OPENED.get(name, ""):
            table.page.keyboard.press(key)
            table.awake()
            found[f"{name}, opened"] = faults(table.page, *ASKED) + troubles(table.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def tap(page: Page, place: str) -> None:
    """Tap a control, named by what it does, or a card."""
    page.locator(f".hand [data-card={place}], [data-action={place}], [data-tool={place}]").first.click(
        position={"x": 12, "y": 12}
    )


CHOICES = (
    ("hold or fold", "hold", "h", "hold"),
    ("hold or fold", "fold fold-yes", "g g", "fold"),
    ("hold or fold", "raise", "r", "raise 4"),
    ("several sizes", "raise", "r", "raise 6"),
    ("Farbe", "farbe farbe-yes", "f f", "farbe"),
    ("play or give", "stay", "1", "stay"),
    ("play or give", "give give-yes", "2 2", "give"),
    ("a critical at the cut", "keep", "2", "keep"),
    ("a critical at the cut", "leave-it", "1", "leave"),
    ("nothing at the cut", "leave-it", "1", "leave"),
    ("better cards asked for", "grant", "2", "grant"),
    ("better cards asked for", "refuse", "1", "refuse"),
    ("a swap asked for", "grant", "2", "grant"),
    ("a card for the strike", "S8 show", "5 Enter", "show S8"),
    ("a card for trumps", "S8 show", "5 Enter", "show S8"),
    ("announcing", "strike announce", "1 Enter", "strike 7"),
    ("announcing", "better", "b", "better"),
    ("a swap may be asked for", "swap", "x", "swap"),
    ("the machine", "maschine", "a", "maschine"),
    ("straight to four", "jump", "j", "jump"),
    ("giving up", "concede concede-yes", "g g", "concede"),
    ("a raise that costs", "raise raise-yes", "r r", "raise 3"),
    ("a raise of any size", "raise-more raise", "r r", "raise 3"),
    ("cards that break a duty", "S8 play", "5 Enter", "play S8"),
    ("a chief to lead", "LU call play", "1 c Enter", "play LU call"),
    ("a chief to lead", "LU play", "1 Enter", "play LU"),
    ("an open card to take", "take", "1", "take"),
    ("a suit to follow", "*", "*", "play"),
)
"""A moment, what is tapped, what is pressed, and what is then sent; `*` is the first card that may be played."""


@pytest.mark.parametrize("way", ["taps", "keys"])
def test_every_choice_is_made(open_page: OpenPage, way: str) -> None:
    """Each choice is sent once, as it was offered; what costs asks once more."""
    how: dict[str, Any] = {"tempo": QUICK, "size": (390, 844) if way == "taps" else (1440, 900)}
    table: Staged | None = None
    for name, tapped, pressed, sent in CHOICES:
        if table is None:
            table = Staged(open_page, MOMENTS[name](), **how)
        else:
            table.show(MOMENTS[name]())
        table.sent.clear()
        page = table.page
        steps = tapped if way == "taps" else pressed
        if steps == "*":
            cards = page.locator(".hand .held").evaluate_all("all => all.map((one) => one.dataset.card ?? '')")
            place = next(place for place, card in enumerate(cards) if card)
            steps = cards[place] if way == "taps" else str(place + 1)
        for step in steps.split():
            table.awake()
            assert table.sent == [], (name, step)
            page.wait_for_timeout(45)  # longer than a tap is half of a double tap
            if way == "taps":
                tap(page, step)
            else:
                page.keyboard.press(step)
        page.wait_for_timeout(30)
        assert [action[: len(sent)] for action in table.sent] == [sent], name
