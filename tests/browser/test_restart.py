"""A server that dies in the middle of a round: the page waits, comes back, and the match goes on."""

import re
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, my_card_is_asked, series_is_over
from browser.house import House
from playwright.sync_api import Route

OWN_TURN = "bavaria-club"
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_match_survives_the_servers_sudden_end(open_page: OpenPage, tmp_path: Path) -> None:
    """Killed by SIGKILL in a round and started again, the same cards are there and the match is played to its end."""
    house = House(tmp_path)
    try:
        page = open_page(settings={"speed": "fast"}, at=house, tempo=5)
        hands = Hands(page, raises=True)
        # Nobody may raise off turn here: while my card is waited for, nothing happens that the page could miss.
        hands.sit("watten", OWN_TURN, bots="random")
        hands.play(hands.click_on, my_card_is_asked)
        read = "all => all.map((one) => one.textContent)"
        before = page.eval_on_selector_all(".hand button.held", read)
        decision = hands.state()["decision"]
        house.kill()
        page.wait_for_selector("[data-lost]")
        assert page.eval_on_selector_all(".hand button.held", read) == before, "the table does not stay readable"
        house.start()
        page.wait_for_selector('main[data-connection="open"]', timeout=15_000)
        assert hands.state()["decision"] == decision
        assert page.eval_on_selector_all(".hand button.held", read) == before
        hands.play(hands.click_on, series_is_over)
    finally:
        house.close()


def test_what_is_fetched_later_comes_when_the_server_is_back(open_page: OpenPage, tmp_path: Path) -> None:
    """The server dies while the panels are on their way: they open when it is back, and the page is not loaded anew."""
    house = House(tmp_path)
    asked: list[str] = []

    def cut_off(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            house.kill()
        route.continue_()

    try:
        page = open_page(at=house, tempo=5)
        page.route(re.compile("/assets/Panels-"), cut_off)
        loads: list[str] = []
        page.on("load", lambda loaded: loads.append(loaded.url))
        Hands(page).sit("watten", OWN_TURN, bots="random")
        page.wait_for_selector("[data-lost]")
        with page.expect_request(re.compile("/assets/Panels-")):
            pass  # asked for again while nobody answers
        house.start()
        page.wait_for_selector('main[data-connection="open"]', timeout=15_000)
        page.click("[data-tool=help]")
        page.wait_for_selector("[data-panel=help]")
        assert len(asked) > 1
        assert loads == []
    finally:
        house.close()


def test_a_page_whose_parts_are_gone_is_loaded_anew(open_page: OpenPage) -> None:
    """After an upgrade the server answers, but knows the old parts no more: the page that it gives now has its own."""
    page = open_page(tempo=5)
    gone = re.compile("/assets/Panels-")
    page.route(gone, lambda route: route.abort("connectionrefused"))
    page.once("load", lambda loaded: loaded.unroute(gone))
    with page.expect_event("load", timeout=60_000):
        Hands(page).sit("watten", OWN_TURN, bots="random")
    page.wait_for_selector("main[data-decision]")
    page.click("[data-tool=help]")
    page.wait_for_selector("[data-panel=help]")
