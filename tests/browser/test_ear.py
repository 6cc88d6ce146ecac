"""What is heard at a table by somebody who cannot see it, and where the focus is."""

import re
import time

import pytest
from browser.conftest import OpenPage
from browser.ear import Ear, Said
from browser.moments import MOMENTS
from browser.staged import Staged
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

IN_THE_HAND = "button.held:focus"


def until(ear: Ear, words: str) -> list[Said]:
    """Give what is heard until some words are; the focus is left out."""
    heard: list[Said] = []
    end = time.monotonic() + 10
    while time.monotonic() < end:
        heard += [said for said in ear.news() if said.how != "focus"]
        if any(words in said.what for said in heard):
            return heard
        time.sleep(0.03)
    raise AssertionError(f"{words!r} is not heard: {heard}")


def lines(heard: list[Said]) -> list[str]:
    """Give what was said, as it was said: what interrupts has a mark before it."""
    return [f"{'! ' if said.how == 'assertive' else ''}{said.what}" for said in heard]


def test_each_thing_is_heard_once_and_in_order(open_page: OpenPage) -> None:
    """Own turn, each card, who takes the trick, a raise with its answers, the score: every one once, none left out.

    The focus goes from a card that was played to the next, into the sheet of an answer and back; no update loses it.
    """
    table = Staged(open_page, MOMENTS["a chief to lead"](), settings={"speed": "fast"}, size=(1280, 800))
    page, ear = table.page, Ear(table.page)
    page.reload()
    assert lines(until(ear, "Your turn")) == ["Your turn: you lead."]

    page.locator(".hand button.held").first.focus()
    page.keyboard.press("Enter")  # choose: it may carry the call
    page.keyboard.press("Enter")
    table.play("1 play L9", "2 play L8", "3 play LO")
    assert lines(until(ear, "Your turn")) == [
        "You play the Unter of leaves.",
        "Hansl plays the nine of leaves.",
        "Vroni plays the eight of leaves.",
        "Luis plays the Ober of leaves.",
        "Your trick.",
        "Your turn: you lead.",
    ]
    expect(page.locator(IN_THE_HAND)).to_have_count(1)

    table.play("1 raise 3")
    answers = "Hansl raises to 3. Do you hold? Hold: playing for 3. Fold: they score 2."
    assert lines(until(ear, "raises")) == [f"! {answers}"]
    expect(page.locator(".word .sheet:focus")).to_have_count(1)
    page.keyboard.press("g")  # asks once more, and says so
    expect(page.locator(".word .sheet:focus")).to_have_accessible_name(re.compile("they score"))
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    assert lines(until(ear, "Your turn")) == ["You hold – playing for 3.", "Your turn: you lead."]
    expect(page.locator(IN_THE_HAND)).to_have_count(1)

    page.keyboard.press("r")
    assert lines(until(ear, "raise")) == ["You raise to 4."]
    table.play("1 hold", "1 raise 5")
    assert lines(until(ear, "raises"))[0] == "Hansl holds – playing for 4."
    page.keyboard.press("g")
    page.keyboard.press("g")
    assert lines(until(ear, "They")) == [
        "You fold – 4 points for the other side.",
        "The round goes to Hansl and Luis. A raise was not held.",
        "tricks 1 : 0.",
        "We 0.",
        "They 4.",
    ]
    assert [said for said in ear.news() if said.how == "lost"] == []


def test_a_hidden_card_has_no_name(open_page: OpenPage) -> None:
    """Neither code nor words of a card that others hold stand anywhere in the page; backs are backs."""
    table = Staged(open_page, MOMENTS["a chief to lead"](), size=(390, 844))
    table.play("0 play LU", "1 play L9")
    expect(table.page.locator(".laid")).to_have_count(2)
    page = re.sub(r"[\u2066-\u2069]", "", table.page.content())
    hidden = {held.card for seat in (1, 2, 3) for held in table.state.view(seat).hand}
    mine = {held.card for held in table.state.view(0).hand} | {"LU", "L9"}
    assert {card for card in mine if not (re.search(rf"\b{card}\b", page) and named(card) in page)} == set()
    assert {card for card in hidden if re.search(rf"\b{card}\b", page) or named(card) in page} == set()
    assert page.count("face-down card") == len([seat for seat in (1, 2, 3) if table.state.view(0).counts[seat]])


def named(card: str) -> str:
    """Give the English name of a card."""
    suits = {"E": "acorns", "L": "leaves", "H": "hearts", "S": "bells"}
    ranks = {"7": "seven", "8": "eight", "9": "nine", "T": "ten", "U": "Unter", "O": "Ober", "K": "king", "A": "ace"}
    return f"{ranks[card[1]]} of {suits[card[0]]}"
