"""Whole matches through the page: by clicks, and again by keys alone."""

import pytest
from browser.conftest import OpenPage
from browser.ear import Ear
from browser.hands import Hands, series_is_over
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUICK = 5
"""So many times shorter are the waits of the page; what has to be done is the same."""

MATCHES = (
    ("watten", "bavarian-11"),
    ("watten", "blind"),
    ("watten", "italian-11"),
    ("german_whist", "classic"),
)
REGIONAL = {
    "southtyrol-blind-18": "clicks",
    "tirol-open-15": "clicks",
    "bavaria-club": "keys",
    "three-hand": "keys",
}
"""Among them: shown cards, cut and keep, claims, play or give, three seats; each single choice is made both ways by
`test_moments`."""


@pytest.mark.parametrize(("game", "preset"), MATCHES)
def test_a_match_is_played_to_its_end_by_clicks(open_page: OpenPage, game: str, preset: str) -> None:
    """Nothing but clicks is needed from the start page to the end of a match, and a rematch is one more.

    At the end the browser has dealt every round again from the record, and the seal says that all fits.
    """
    hands = Hands(open_page(settings={"speed": "fast"}, tempo=QUICK), low=game == "german_whist")
    hands.sit(game, preset)
    hands.play(hands.click_on, series_is_over)
    assert len(hands.acted) >= 3
    expect(hands.page.locator("[data-deals]")).to_have_attribute("data-deals", "checked")
    hands.page.click("[data-action=again]")
    hands.page.wait_for_selector('main[data-over="false"]')


@pytest.mark.parametrize(("game", "preset"), MATCHES)
def test_a_match_is_played_to_its_end_by_keys(open_page: OpenPage, game: str, preset: str) -> None:
    """Once seated, keys alone play a match to its end and go through it once more; no update takes the focus."""
    page = open_page(size=(1280, 720), settings={"speed": "fast"}, tempo=QUICK)
    ear = Ear(page)
    page.reload()
    hands = Hands(page, raises=True, low=game == "german_whist")
    hands.sit(game, preset, bots="random")
    ear.news()  # on the way from the start page there may be a moment with nothing to have it
    hands.play(hands.press_on, series_is_over)
    assert len(hands.acted) >= 3
    assert [said.what for said in ear.news() if said.how == "lost"] == []
    page.locator("[data-action=replay]").press("Enter")
    page.wait_for_selector('section[data-round="1"][data-step="0"]')
    page.keyboard.press("End")
    page.wait_for_selector("[data-over-sheet=series]")
    expect(page.locator("[data-action=replay-on]")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(("preset", "way"), REGIONAL.items())
def test_a_regional_match_is_played_to_its_end(open_page: OpenPage, preset: str, way: str) -> None:
    """Every choice of a regional form can be made; bots that play whatever comes reach the rare ones too."""
    size = (390, 844) if way == "clicks" else (1280, 720)
    hands = Hands(open_page(size=size, settings={"speed": "fast"}, tempo=QUICK), raises=True)
    hands.sit("watten", preset, bots="random")
    hands.play(hands.click_on if way == "clicks" else hands.press_on, series_is_over)
    assert len(hands.acted) >= 3  # where everybody raises, one round may be a whole match
