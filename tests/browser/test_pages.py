"""What axe says of every page in the languages that the other tests do not read, by turns."""

from typing import Literal

import pytest
from browser.conftest import OpenPage
from browser.test_access import faults, lit
from browser.test_replay import opened
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PLACES = {
    "start": ("", "[data-action=sit]"),
    "friends": ("", "[data-action=sit]"),
    "gathering": ("", "[data-action=sit]"),
    "join": ("", "[data-action=sit]"),
    "tables": ("tables", "[data-page=tables]"),
    "privacy": ("privacy", "[data-paper=privacy]"),
    "continue": ("continue#ticket", "[data-action=continue]"),
    "rulebook": ("rules?game=watten", "[data-example]"),
    "compare": ("rules/compare", "[data-difference]"),
    "editor": ("rules/edit#game=watten&preset=bavaria-club", "[data-option]"),
    "advice": ("advice", "[data-tip]"),
    "replay": ("replay", "[data-field=record]"),
    "replay-table": ("replay", "[data-field=record]"),
    "lesson": ("lesson?game=german_whist", "[data-step='1']"),
}
"""Each page: its address, and what shows that it is there."""


def go(page: Page, home: str, name: str) -> None:
    """Go to a page, on from the start page where it has no address of its own."""
    path, there = PLACES[name]
    page.goto(home + path)
    page.wait_for_selector(there)
    if name == "replay-table":
        opened(page)
        page.keyboard.press("ArrowDown")
        page.wait_for_selector("section[data-part='1']")
    if name in {"friends", "gathering", "join"}:
        page.click("[data-with=friends]")
        page.fill("[data-field=name]", "Vroni")
    if name in {"gathering", "join"}:
        page.click("[data-action=sit]")
        link = page.locator("[data-page=gathering] [data-qr]").get_attribute("data-qr")
        if name == "join":
            page.evaluate("localStorage.removeItem('stube.seats')")
            page.goto(str(link))
            page.wait_for_selector("[data-page=join]")


@pytest.mark.parametrize("language", ["de", "es", "fr", "it"])
def test_axe_finds_nothing_on_any_page_in_other_languages(open_page: OpenPage, language: str) -> None:
    """Every page is read in two of four languages, once by day and once by lamp, and speaks that language."""
    turn = ("de", "es", "fr", "it").index(language)
    light: Literal["light", "dark"] = "dark" if turn > 1 else "light"
    page = open_page(language=language, size=(360, 740) if turn % 2 else (1440, 900))
    home = page.url
    for at, name in enumerate(PLACES):
        if at % 2 == turn % 2:
            go(page, home, name)
            lit(page, light)
            assert page.evaluate("document.documentElement.lang") == language, name
            assert faults(page) == [], name
