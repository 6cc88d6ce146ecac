"""What axe says of the start page and of the panels at a table, in daylight and in lamplight."""

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import OpenPage
from browser.moments import MOMENTS
from browser.staged import Staged
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def lit(page: Page, light: Literal["light", "dark"]) -> None:
    """Turn the light, and wait until it is painted: before, axe may find one element lit and the next not."""
    page.emulate_media(color_scheme=light)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page, *parts: str) -> list[str]:
    """Give what axe finds on a page as it is, or on some parts of it, one line a fault."""
    context = {"include": [[part] for part in parts if page.locator(part).count() > 0]} if parts else None
    found: list[dict[str, Any]] = Axe().run(page, context).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]} {node['any'][:1]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_axe_finds_nothing_on_the_start_page(open_page: OpenPage, size: tuple[int, int]) -> None:
    """The start page and its list of rules have no fault."""
    page = open_page(size=size)
    page.wait_for_selector("[data-action=sit]")
    for light in LIGHTS:
        lit(page, light)
        assert faults(page) == [], light
    page.click("[data-action=change]")
    page.wait_for_selector("[data-preset]")
    for light in LIGHTS:
        lit(page, light)
        assert faults(page) == [], light


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_axe_finds_nothing_at_a_table_of_four(open_page: OpenPage, size: tuple[int, int]) -> None:
    """The whole page has no fault: four seats, the board, a trick, my hand, the sheets of an answer and of signs."""
    table = Staged(open_page, MOMENTS["a chief to lead"](), size=size)
    for name in ("a chief to lead", "a card that ends a trick", "hold or fold"):
        table.show(MOMENTS[name]())
        table.awake()
        for light in LIGHTS:
            lit(table.page, light)
            assert faults(table.page) == [], (name, light)
    table.show(MOMENTS["a chief to lead"]())
    for key, there in (("s", "[data-sign]"), ("l", "[data-look]")):
        table.page.keyboard.press(key)
        table.page.locator(there).first.wait_for()
        for light in LIGHTS:
            lit(table.page, light)
            assert faults(table.page) == [], (key, light)
        table.page.keyboard.press("Escape")
        table.page.locator(there).first.wait_for(state="detached")


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1440, 900)])
def test_axe_finds_nothing_in_the_panels(open_page: OpenPage, size: tuple[int, int]) -> None:
    """A stock, thirteen cards, refused cards and every panel have no fault."""
    page = Staged(open_page, MOMENTS["a suit to follow"](), size=size).page
    page.keyboard.press("Escape")
    for tool in ("", "ladder", "last", "said", "menu", "help"):
        if tool:
            page.click(f"[data-tool={tool}]")
            page.wait_for_selector(f"[data-panel={tool}]")
        for light in LIGHTS:
            lit(page, light)
            assert faults(page) == [], (tool, light)
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")
