"""What axe says of every screen, in daylight and in lamplight."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import OpenPage
from browser.hands import Hands, my_card_is_asked
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

LAST_AND_REFUSED = "main:has([data-tool=last][aria-disabled=false]) .refused"
FAST: dict[str, object] = {"speed": "fast"}


def faults(page: Page) -> list[str]:
    """Give what axe finds on a page as it is, one line a fault."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]} {node['any'][:1]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_axe_finds_nothing_on_the_start_page(open_page: OpenPage, size: tuple[int, int], dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """The start page and its list of rules have no fault."""
    page = open_page(size=size, dark=dark)
    page.wait_for_selector("[data-action=sit]")
    assert faults(page) == []
    page.click("[data-action=change]")
    page.wait_for_selector("[data-preset]")
    assert faults(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_axe_finds_nothing_at_the_table(open_page: OpenPage, size: tuple[int, int], dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """My turn, an announcement, an answer, every panel and the end of a round have no fault."""
    page = open_page(size=size, dark=dark, settings=FAST)
    hands = Hands(page)
    hands.sit("watten", "bavarian-11")
    seen = set()
    for name, holds in (
        ("play", my_card_is_asked),
        ("answer", lambda now: now["due"] == "answer" and not now["deaf"]),
        ("announcement", lambda now: now["due"] in {"strike", "trump"} and not now["deaf"]),
        ("round", lambda now: now["sheet"] is not None),
    ):
        hands.play(hands.click_on, holds)
        assert faults(page) == [], name
        seen.add(name)
    assert len(seen) == 4


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_axe_finds_nothing_beside_a_stock(open_page: OpenPage, size: tuple[int, int], dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """A stock, thirteen cards, refused cards and the panels have no fault."""
    page = open_page(size=size, dark=dark, settings=FAST)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    hands.play(hands.click_on, lambda now: my_card_is_asked(now) and page.locator(LAST_AND_REFUSED).count() > 0)
    page.keyboard.press("Escape")
    assert faults(page) == []
    for tool in ("ladder", "last", "said", "menu", "help"):
        page.click(f"[data-tool={tool}]")
        page.wait_for_selector(f"[data-panel={tool}]")
        assert faults(page) == [], tool
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")
