"""Four people at one table, each in a browser of their own: signs that are seen, signs that are missed, the account."""

import json
import re
import time
from typing import Any

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, series_is_over
from browser.house import House
from playwright.sync_api import Error, Page, expect

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Luis", "Vroni", "Toni")
LONGEST = 60.0
RAISES = 12
"""So many steps after two points a round is worth more than the eleven that are played for."""
SIT = """([table, invitation, seat, name, secret]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    say({ type: 'hello', invitation });
    say({ type: 'sit', id: secret, seat, name, secret });
  };
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.type === 'refused' || heard.type === 'failed') fail(data);
    if (heard.type === 'welcome' && heard.seat === seat) { socket.close(); done(); }
  };
})"""
"""Takes a seat by the invitation."""


def plainly(text: str) -> re.Pattern[str]:
    """Give a text as it may stand on a page, where names are kept apart by marks that nobody sees."""
    return re.compile("[\u2068\u2069]*".join(map(re.escape, text)))


def four_at_a_table(open_page: OpenPage, house: House) -> list[Page]:
    """Seat four pages; the first two are phones, the others desktops."""
    sizes = ((390, 844), (390, 844), (1440, 900), (1024, 768))
    pages = [open_page(size=size, settings={"speed": "fast"}, tempo=5) for size in sizes]
    wish = {
        "game": "watten",
        "preset": "italian-11",
        "name": NAMES[0],
        "seats": ["person"] * 4,
        "customs": {"gesture_ms": 5000, "speed": "fast"},
    }
    answer = pages[0].request.post(house.url + "api/tables", data=wish, headers={"Origin": house.url.rstrip("/")})
    told: dict[str, Any] = answer.json()
    for seat, page in enumerate(pages):
        secret = told["secret"] if seat == 0 else f"{NAMES[seat]:x<32}"
        if seat:
            page.evaluate(SIT, [told["table"], told["invitation"], seat, NAMES[seat], secret])
        kept = {"table": told["table"], "secret": secret, "game": "watten", "preset": "italian-11"}
        page.evaluate("kept => localStorage.setItem('stube.seats', kept)", json.dumps([kept]))
        page.goto(f"{house.url}table/{told['table']}")
    return pages


def move(hands: list[Hands], states: list[dict[str, Any]]) -> None:
    """Let each page do the next thing that is asked of it."""
    for hand, now in zip(hands, states, strict=True):
        try:
            hand.click_on(now)
        except Error:
            if hand.page.is_closed():
                raise
            # What was to be clicked has gone meanwhile: somebody else was first.


def play_until_all_may_play(hands: list[Hands]) -> None:
    """Announce, until cards are asked for and no page has anything left to show."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        states = [hand.state() for hand in hands]
        announced = any(now["due"] == "play" for now in states)
        if announced and not any(now["skip"] for now in states):
            return
        move(hands, [{**now, "choices": 0} if announced else now for now in states])
        hands[0].page.wait_for_timeout(20)
    raise AssertionError([hand.state() for hand in hands])


def play_to_the_end(hands: list[Hands]) -> None:
    """Raise until one round is worth a match, and play cards until every page shows the end of it."""
    end = time.monotonic() + LONGEST
    enough = max(hand.state()["decision"] for hand in hands) + RAISES
    while time.monotonic() < end:
        states = [hand.state() for hand in hands]
        if all(series_is_over(now) for now in states):
            return
        for hand, now in zip(hands, states, strict=True):
            hand.raises = now["decision"] < enough
        move(hands, states)
    raise AssertionError([hand.state() for hand in hands])


def test_a_sign_is_seen_by_who_looks_and_by_nobody_else(open_page: OpenPage, house: House) -> None:
    """A wink reaches the partner who looks, drawn and in words; the account after the match tells it to everybody.

    It leaves no trace on the pages of those who look elsewhere, and none is left for who looks too late.
    """
    pages = four_at_a_table(open_page, house)
    hands = [Hands(page) for page in pages]
    play_until_all_may_play(hands)
    anna, luis, vroni, toni = pages

    vroni.locator("button[data-face=across]").click()  # at Anna, by the mouse
    luis.keyboard.press("l")  # at Toni, by the keyboard
    luis.keyboard.press("ArrowUp")
    expect(anna.locator(".seat.across")).to_contain_text("looks at you")
    expect(toni.locator(".seat.right")).to_contain_text(plainly("looks at Anna"))
    expect(toni.locator(".seat.across")).to_contain_text("looks at you")

    anna.locator("[data-tool=signs]").click()
    anna.locator("[data-sign=wink]").click()
    expect(anna.locator("[data-mine=wink]")).to_be_visible()
    expect(vroni.locator("[data-face=across][data-gesture=wink]")).to_be_visible()
    expect(vroni.locator(".seat.across")).to_contain_text("winks")
    expect(vroni.locator("[aria-live=polite]").first).to_contain_text(plainly("Anna: a wink. It means: Max."))
    for page in (luis, toni):
        expect(page.locator("[data-gesture]")).to_have_count(0)
        assert "wink" not in page.locator("main").inner_html()
    expect(vroni.locator("[data-gesture]")).to_have_count(0, timeout=12_000)  # its moment is over
    expect(vroni.locator("[aria-live=polite]").first).not_to_contain_text("wink")
    luis.keyboard.press("l")
    luis.keyboard.press("ArrowRight")  # too late
    expect(anna.locator(".seat.left")).to_contain_text("looks at you")
    expect(luis.locator("[data-gesture]")).to_have_count(0)

    play_to_the_end(hands)
    for page, seen in ((luis, "Vroni"), (toni, "Vroni"), (vroni, "You")):
        line = page.locator("[data-made=wink]")
        expect(line).to_have_count(1)
        expect(line).to_contain_text(plainly(f"Seen by: {seen}."))
