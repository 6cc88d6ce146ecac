"""Whole matches through the page: by clicks, and again by keys alone."""

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, series_is_over

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MATCHES = (
    ("watten", "bavarian-11"),
    ("watten", "blind"),
    ("watten", "italian-11"),
    ("german_whist", "classic"),
    ("german_whist", "open-stock"),
)

REGIONAL = ("southtyrol-blind-18", "tirol-open-15", "bavaria-club", "two-hand", "three-hand")
"""Among them: shown cards, cut and keep, claims, play or give, two seats and three."""


@pytest.mark.parametrize(("game", "preset"), MATCHES)
def test_a_match_is_played_to_its_end_by_clicks(open_page: OpenPage, game: str, preset: str) -> None:
    """Nothing but clicks is needed from the start page to the end of a match, and a rematch is one more."""
    hands = Hands(open_page(settings={"speed": "fast"}))
    hands.sit(game, preset)
    hands.play(hands.click_on, series_is_over)
    assert hands.rounds >= 1
    before = hands.page.url
    hands.page.click("[data-action=again]")
    hands.page.wait_for_url(lambda url: url != before)
    hands.page.wait_for_selector('main[data-over="false"]')


@pytest.mark.parametrize(("game", "preset"), MATCHES)
def test_a_match_is_played_to_its_end_by_keys(open_page: OpenPage, game: str, preset: str) -> None:
    """Once seated, keys alone play a match to its end."""
    hands = Hands(open_page(size=(1440, 900), settings={"speed": "fast"}))
    hands.sit(game, preset, bots="random")
    hands.play(hands.press_on, series_is_over)
    assert hands.rounds >= 1


@pytest.mark.parametrize("preset", REGIONAL)
def test_a_regional_match_is_played_to_its_end_by_clicks(open_page: OpenPage, preset: str) -> None:
    """Every choice of a regional form can be made by clicks; bots that play whatever comes reach the rare ones too."""
    hands = Hands(open_page(settings={"speed": "fast"}), raises=True)
    hands.sit("watten", preset, bots="random")
    hands.play(hands.click_on, series_is_over)
    assert hands.rounds >= 1


@pytest.mark.parametrize("preset", ["southtyrol-blind-18", "three-hand"])
def test_a_regional_match_is_played_to_its_end_by_keys(open_page: OpenPage, preset: str) -> None:
    """Shown cards and a table of three are played by keys alone."""
    hands = Hands(open_page(size=(1440, 900), settings={"speed": "fast"}), raises=True)
    hands.sit("watten", preset, bots="random")
    hands.play(hands.press_on, series_is_over)
    assert hands.rounds >= 1
