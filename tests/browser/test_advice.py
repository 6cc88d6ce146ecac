"""The page of the old advice: reached, read in five languages, without fault, walked through by keys."""

import pytest
from browser.conftest import OpenPage
from browser.test_access import LIGHTS, faults, lit
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "language"), [((360, 740), "de"), ((844, 390), "fr"), ((1440, 900), "it")])
def test_the_page_fits_and_has_no_fault(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    """Nothing is wider than the screen, and axe finds nothing by day and by lamp, with all notes opened."""
    page = open_page("advice", size=size, language=language)
    page.wait_for_selector("[data-tip]")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    for light in LIGHTS:
        lit(page, light)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert faults(page) == [], light


def test_everything_is_said_in_the_chosen_language(open_page: OpenPage) -> None:
    """In each language every text is a sentence and no message id, and each line ends with its figure."""
    page = open_page("advice", language="en")
    page.wait_for_selector("[data-tip]")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    said = set()
    for language in ("de", "en", "es", "fr", "it"):
        page.select_option("[data-setting=language]", language)
        page.wait_for_selector(f"html[lang={language}]")
        text = page.locator("main").inner_text()
        assert "advice-" not in text
        assert "bot-" not in text
        said.add(text)
        for figure in page.locator("[data-group] .figure").all_inner_texts():
            assert sum(map(str.isdigit, figure)) >= 4
    assert len(said) == 5


def test_a_tip_is_reached_by_keys_from_the_first_page(open_page: OpenPage) -> None:
    """From the start by a link; the list leads to a tip; how it was asked is unfolded by a key."""
    page = open_page()
    page.focus("[data-way=advice]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=advice] [data-tip]")
    assert page.locator("nav a[aria-current=page]").get_attribute("data-way") == "advice"
    tip = page.locator("[data-tip]").last.get_attribute("data-tip")
    page.focus(f"main nav a[href='#{tip}']")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    opened = page.locator("details[open]")
    expect(opened).to_have_count(1)
    assert page.locator(f"[data-tip={tip}] details[open] code").inner_text().startswith(f"stube advice {tip} ")
    page.click("[data-way=rulebook]")
    page.wait_for_selector("[data-page=rulebook] [data-way=advice]")
