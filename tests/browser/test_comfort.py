"""What makes a table comfortable: hints, the text view, the page for those who are cut off, what the tab shows."""

import re
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands
from browser.house import House
from browser.moments import MOMENTS
from browser.staged import Staged
from browser.test_access import faults
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_the_help_says_what_can_be_done_and_who_is_winning(open_page: OpenPage) -> None:
    """The hint names the one card that goes, the card on top with its reason, and why the others stay."""
    table = Staged(open_page, MOMENTS["a suit to follow"]())
    page = table.page
    page.click("[data-tool=help]")
    hint = page.locator("[data-hint]")
    expect(hint.locator("li:not(.not)")).to_have_count(1)
    expect(hint.locator("li:not(.not)")).to_contain_text("eight")
    expect(hint.locator("[data-top]")).to_contain_text("king")
    expect(hint.locator("li.not")).to_have_count(1)
    expect(hint.locator("li.not")).to_contain_text("Follow suit")


def test_many_sizes_of_a_raise_are_one_line(open_page: OpenPage) -> None:
    """The hint says from where to where; the text view has a button for each size, named in full."""
    table = Staged(open_page, MOMENTS["a raise of any size"](), settings={"keys": True})
    page = table.page
    page.click("[data-tool=help]")
    expect(page.locator("[data-hint] li").filter(has_text="Raise")).to_have_text(re.compile("from .*3.* to .*11"))
    page.evaluate("localStorage.setItem('stube.settings', JSON.stringify({ textView: true }))")
    page.reload()
    expect(page.locator(".sizes button")).to_have_count(9)
    assert faults(page) == []
    page.get_by_role("button", name="Raise to \u20684\u2069", exact=True).click()
    expect(page.locator("[data-deed='raise 4']")).to_have_count(0)
    assert table.sent == ["raise 4"]


def test_the_text_view_is_the_same_table(open_page: OpenPage) -> None:
    """All choices are plain buttons that send what they say, giving up asks once more, and axe finds no fault."""
    table = Staged(open_page, MOMENTS["hold or fold"](), settings={"textView": True}, size=(320, 640))
    page = table.page
    offered = [str(action) for action in (*table.state.choices(0), *table.state.free(0))]
    deeds = [action for action in offered if action.split()[0] not in {"look", "sign", "mean"}]
    page.wait_for_selector("[data-deed=hold]")
    written = page.locator("[data-deed]").evaluate_all("all => all.map((one) => one.dataset.deed)")
    assert sorted(written) == sorted(deeds)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.click("[data-deed=fold]")
    page.wait_for_selector("[data-action=fold-yes]")
    assert table.sent == []
    table.awake()
    page.click("[data-action=fold-yes]")
    page.wait_for_selector("[data-over-sheet=round]")
    assert table.sent == ["fold"]
    page.click("[data-action=pictures]")
    page.wait_for_selector("main.stage")


def test_a_language_changes_in_place(open_page: OpenPage) -> None:
    """The table stays, its words change, the chosen card stays chosen, and nothing is sent."""
    table = Staged(open_page, MOMENTS["a chief to lead"]())
    page = table.page
    page.click(".hand [data-card=LU]")
    page.wait_for_selector(".held[aria-pressed=true]")
    page.click("[data-tool=menu]")
    page.click("[data-setting=language] [data-value=it]")
    page.wait_for_selector("html[lang=it]")
    page.wait_for_selector(".held[aria-pressed=true]")
    assert table.sent == []


def test_the_tab_shows_my_turn(open_page: OpenPage) -> None:
    """The icon changes while something is asked of me, and changes back."""
    table = Staged(open_page, MOMENTS["a card that ends a trick"]())
    icon = table.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    table.page.locator(".hand [data-card]").first.click(position={"x": 8, "y": 8})
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_the_last_card_plays_itself_where_that_is_wished(open_page: OpenPage) -> None:
    """With one card, nothing else to do and the wish, the card falls without a tap."""
    page = open_page(settings={"speed": "fast", "lastCard": True}, tempo=4)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    cards = page.locator(".hand button.held")
    hands.play(lambda now: None if cards.count() == 1 else hands.click_on(now), lambda now: now["sheet"] is not None)


def test_who_is_cut_off_is_told_so_and_never_gets_an_old_page(open_page: OpenPage, tmp_path: Path) -> None:
    """While the house is down a page in all languages answers; up again, the house itself answers."""
    house = House(tmp_path)
    try:
        page = open_page(at=house)
        page.wait_for_selector("[data-action=sit]")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        house.kill()
        page.goto(house.url + "rules")
        expect(page.locator("section[lang]")).to_have_count(5)
        assert (
            page.evaluate(
                "caches.keys().then((names) => caches.open(names[0])).then((one) => one.keys())"
                ".then((all) => all.length)"
            )
            == 3
        )
        house.start()
        page.goto(house.url)
        page.wait_for_selector("[data-action=sit]")
    finally:
        house.close()
