"""What is asked at a table: every sheet fits every screen, and every choice is made by taps and by keys."""

from typing import Any

import pytest
from browser.conftest import OpenPage
from browser.moments import ANSWERS, LINES, SHEETS, WHIST
from browser.staged import Staged
from browser.test_access import faults
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

MOMENTS = ANSWERS | SHEETS | LINES | WHIST
SCREENS = (((390, 844), "de", False), ((844, 390), "fr", True), ((1440, 900), "it", False))
SMALL = """() => [...document.querySelectorAll('button:not([aria-hidden=true])')]
  .filter((one) => one.checkVisibility() && (one.offsetWidth < 44 || one.offsetHeight < 44))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Buttons that are too small to be touched."""
CUT = """() => [...document.querySelectorAll('button:not(.held), .word, .tools')]
  .filter((one) => one.checkVisibility() && !one.matches('.skip')
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => `${one.outerHTML.slice(0, 90)}: ${one.scrollWidth} in ${one.clientWidth} wide,`
    + ` ${one.scrollHeight} in ${one.clientHeight} high`)"""
"""Controls whose words stand out of them or have to be scrolled to."""


def troubles(page: Page) -> list[str]:
    """Give what is wrong with a page that a stranger would stumble on."""
    found: list[str] = page.evaluate(SMALL) + page.evaluate(CUT)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page is wider than the screen")
    return found


@pytest.mark.parametrize(("size", "language", "dark"), SCREENS, ids=str)
def test_every_moment_fits(open_page: OpenPage, size: tuple[int, int], language: str, dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """On a phone, on its side and at a desk no words are cut, nothing is too small, and axe finds nothing."""
    table = None
    found: dict[str, list[str]] = {}
    for name, moment in MOMENTS.items():
        if table is None:
            table = Staged(open_page, moment(), size=size, language=language, dark=dark)
        else:
            table.show(moment())
        table.awake()
        found[name] = troubles(table.page) + faults(table.page)
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
    how: dict[str, Any] = {"tempo": 5, "size": (390, 844) if way == "taps" else (1440, 900)}
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
            page.wait_for_timeout(90)  # longer than a tap is half of a double tap
            if way == "taps":
                tap(page, step)
            else:
                page.keyboard.press(step)
        page.wait_for_timeout(30)
        assert [action[: len(sent)] for action in table.sent] == [sent], name
