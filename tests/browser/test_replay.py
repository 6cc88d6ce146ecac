"""A record from the own disk is gone through at the table: by keys, by its slate, with all hands and without."""

from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.test_access import faults
from playwright.sync_api import Page, expect

from stube.games import find
from stube.records import json
from stube.testing import Walk

pytestmark = pytest.mark.browser

PROVEN = Path(__file__).parents[1] / "data/proven_record.json"
"""Of this one nothing but the first deal was played."""


def some_match() -> str:
    """Give the record of a match of several rounds."""
    game = find("watten")
    return json.write(Walk.play(game, game.presets["bavarian-11"].rules, 7, out_of_turn=0.05).record())


def at(page: Page, round_number: int, part: int, step: int | None = None) -> None:
    """Wait until the page shows this place: a round from 1, its part (0 is the deal), a step from 0."""
    place = f'[data-round="{round_number}"][data-part="{part}"]' + ("" if step is None else f'[data-step="{step}"]')
    page.wait_for_selector(f"section{place}")


def choose(page: Page, record: str) -> None:
    """Choose a file with this content."""
    file = {"name": "match.json", "mimeType": "application/json", "buffer": record.encode()}
    page.set_input_files("[data-field=record]", file)  # type: ignore[arg-type] # a file as the browser's own tests give it


def opened(page: Page, record: str | None = None) -> None:
    """Choose a record and wait for the table."""
    choose(page, record or some_match())
    page.wait_for_selector("[data-action=replay-on]")
    at(page, 1, 0, 0)


def test_a_record_is_gone_through(open_page: OpenPage) -> None:
    """Each key goes its way, each step is said, hands are shown when asked for, and axe finds nothing on the way."""
    page = open_page("replay", settings={"speed": "fast"}, size=(360, 740))
    page.wait_for_selector("[data-field=record]", state="attached")
    assert faults(page) == []
    opened(page)
    said = page.locator("[aria-live=polite]")
    expect(said).to_contain_text("Deal and announcing")
    page.keyboard.press("ArrowDown")
    at(page, 1, 1)
    expect(said).to_contain_text("Trick")
    first = page.locator("main[data-decision]").get_attribute("data-decision")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "(first) => document.querySelector('main[data-decision]')?.dataset.decision !== first", arg=first
    )
    expect(said.locator("p").last).to_contain_text("plays the")
    expect(said.locator("p", has_text="Deal and announcing")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "(first) => document.querySelector('main[data-decision]')?.dataset.decision === first", arg=first
    )
    assert page.locator(".backs [data-drawn]:not([data-drawn='back'])").count() == 0
    page.click("[data-action=replay-hands]")
    page.wait_for_selector(".backs [data-drawn]:not([data-drawn='back'])")
    assert faults(page) == []
    page.keyboard.press("Home")
    at(page, 1, 0, 0)
    page.keyboard.press("PageDown")
    at(page, 2, 0, 0)
    page.keyboard.press("End")
    expect(page.locator("[data-action=replay-on]")).to_have_attribute("aria-disabled", "true")
    page.click("button[data-round='1']")
    at(page, 1, 0, 0)
    assert page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]") == [740, 740]


def test_a_record_plays_by_itself(open_page: OpenPage) -> None:
    """The space bar plays and pauses; another pace is one tap."""
    page = open_page("replay", settings={"speed": "fast"}, tempo=8)
    opened(page)
    page.click("[data-action=replay-pace]")
    expect(page.locator("[data-action=replay-pace]")).to_have_attribute("data-pace", "fast")
    page.locator("main.stage").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_selector("section[data-part]:not([data-part='0'])")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-action=replay-play]")


def test_what_is_no_record_is_refused_with_the_place(open_page: OpenPage) -> None:
    """A file that is damaged says where; another one can be chosen at once, and an honest deal has its mark."""
    page = open_page("replay")
    honest = PROVEN.read_text(encoding="utf-8")
    choose(page, honest.replace('"deck ', '"desk ', 1))
    line = next(at for at, text in enumerate(honest.splitlines(), 1) if '"deck ' in text)
    expect(page.locator("[data-why]")).to_contain_text(str(line))
    opened(page, honest)
    expect(page.locator("button[data-deal=checked]")).to_have_attribute("data-round", "1")
