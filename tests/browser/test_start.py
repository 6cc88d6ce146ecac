"""The start page: one screen, three taps, five languages."""

import pytest
from browser.conftest import OpenPage
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SCREENS = ((360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900))
LANGUAGES = ("de", "en", "es", "fr", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_is_one_screen(open_page: OpenPage, language: str) -> None:
    """Nothing scrolls sideways; the way to the table is in sight at once, among friends on a small phone too."""
    page = open_page(language=language)
    button = page.locator("[data-action=sit]")
    button.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)
    page.set_viewport_size({"width": 360, "height": 740})
    page.click("[data-with=friends]")
    page.wait_for_selector("[data-field=name]")
    expect(button).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(button).to_be_in_viewport(ratio=1)


def test_three_taps_sit_down(open_page: OpenPage) -> None:
    """Game, company, sit: the third tap is at the table; the secret of the seat is in no address."""
    page = open_page()
    page.click("[data-choose=german_whist]")
    page.click("[data-bot=sensible]")
    page.click("[data-action=sit]")
    page.wait_for_selector("main[data-game=german_whist]")
    kept = page.evaluate("JSON.parse(localStorage.getItem('stube.seats'))[0]")
    assert kept["table"] in page.url
    assert kept["secret"] not in page.url


def test_the_first_lesson_is_offered_once(open_page: OpenPage) -> None:
    """It can be put away, and stays away; who follows it or has sat down is not asked again either."""
    page = open_page()
    offer = page.locator("[data-offer=lesson]")
    page.click("[data-action=decline]")
    expect(offer).to_have_count(0)
    expect(page.locator("nav [data-way=lesson]")).to_be_focused()
    page.reload()
    page.wait_for_selector("nav [data-way=lesson]")
    expect(offer).to_have_count(0)
    for way, there in (("[data-offer] a", "[data-page=lesson]"), ("[data-action=sit]", "main[data-decision]")):
        other = open_page()
        home = other.url
        other.click(way)
        other.wait_for_selector(there)
        other.evaluate("localStorage.removeItem('stube.seats')")
        other.goto(home)
        other.wait_for_selector("nav [data-way=lesson]")
        expect(other.locator("[data-offer=lesson]")).to_have_count(0)


def test_one_tap_sits_down_where_one_sat_before(open_page: OpenPage) -> None:
    """Everything is chosen beforehand, and what was chosen last stays chosen."""
    page = open_page()
    page.click("[data-choose=german_whist]")
    page.click("[data-action=change]")
    page.click('[data-preset="no-trump"]')
    page.click("[data-action=sit]")
    page.wait_for_selector("main[data-decision]")
    page.goto(page.url.split("/table/")[0] + "/")
    page.click("[data-action=sit]")
    page.wait_for_selector("main[data-game=german_whist]")


def test_a_language_is_one_choice_and_stays(open_page: OpenPage) -> None:
    """The chosen language is spoken at once and after a reload."""
    page = open_page(language="en")
    page.select_option("[data-setting=language]", "it")
    page.wait_for_selector("html[lang=it]")
    page.reload()
    page.wait_for_selector("html[lang=it]")


def test_an_unknown_table_leads_back_to_the_start(open_page: OpenPage) -> None:
    """Who holds no seat at a table is told so on the start page."""
    page = open_page("table/nosuchtable")
    page.wait_for_selector("[role=alert]")
    expect(page.locator("[data-action=sit]")).to_have_count(1)
