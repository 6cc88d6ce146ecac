"""A seat at the table: what is drawn, what a tap does, what never happens."""

import json
from typing import Any

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, my_card_is_asked
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SCREENS = ((360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900))
FAST: dict[str, object] = {"speed": "fast"}


def commands(page: Page) -> list[dict[str, Any]]:
    """Collect the actions that a page sends from now on."""
    sent: list[dict[str, Any]] = []

    def keep(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "act":
            sent.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    return sent


def answer_is_due(now: dict[str, Any]) -> bool:
    """Say whether the sheet of an answer is open."""
    return bool(now["due"] == "answer")


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize(("game", "preset"), [("watten", "bavarian-11"), ("german_whist", "classic")])
def test_nothing_is_scrolled_sideways(open_page: OpenPage, size: tuple[int, int], game: str, preset: str) -> None:
    """The table fits the screen; all own cards lie on it, thirteen at 360 pixels in two rows."""
    hands = Hands(open_page(size=size, settings=FAST))
    hands.sit(game, preset)
    hands.play(hands.click_on, my_card_is_asked)
    assert hands.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    boxes = [card.bounding_box() for card in hands.page.locator(".hand button.held").all()]
    assert len(boxes) >= 4
    for box in boxes:
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["width"] >= 44


def test_everything_to_touch_is_large_enough(open_page: OpenPage) -> None:
    """Each control at the table is at least 44 pixels wide and high."""
    hands = Hands(open_page(size=(360, 740), settings=FAST))
    hands.sit("watten", "bavarian-11")
    for until in (my_card_is_asked, answer_is_due):
        hands.play(hands.click_on, until)
        small = hands.page.eval_on_selector_all(
            "button:not([aria-hidden=true])",
            """all => all.filter((one) => one.offsetParent !== null && (one.offsetWidth < 44 || one.offsetHeight < 44))
                         .map((one) => one.outerHTML.slice(0, 120))""",
        )
        assert small == []


def test_a_double_tap_acts_once(open_page: OpenPage) -> None:
    """Two quick taps on a card send one command, with an id and the decision it was made on."""
    page = open_page(settings=FAST)
    sent = commands(page)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    now = hands.play(hands.click_on, my_card_is_asked)
    sent.clear()
    page.locator(f'.hand [data-card="{now["cards"][0]}"]').dispatch_event("click")
    page.locator(".hand button.held").first.dispatch_event("click")
    page.wait_for_timeout(300)
    assert len(sent) == 1
    assert sent[0]["on"] == now["decision"]
    assert sent[0]["id"]


def test_a_card_that_does_not_go_says_why(open_page: OpenPage) -> None:
    """A tap on a hatched card shows the reason and changes nothing."""
    page = open_page(settings=FAST)
    sent = commands(page)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    refused = ".hand button.refused"
    now = hands.play(hands.click_on, lambda now: my_card_is_asked(now) and page.locator(refused).count() > 0)
    sent.clear()
    page.locator(refused).first.click(position={"x": 8, "y": 8}, force=True)  # it is marked as not enabled
    page.wait_for_selector("[data-why=must_follow_suit]")
    assert hands.state()["decision"] == now["decision"]
    assert sent == []
    page.keyboard.press("Escape")
    page.locator("[data-why]").wait_for(state="detached")


def test_giving_up_is_far_from_holding_and_asks_again(open_page: OpenPage) -> None:
    """Fold stands 64 pixels from hold, asks once more elsewhere, and the sheet is deaf at first."""
    page = open_page(settings=FAST)
    hands = Hands(page)
    hands.sit("watten", "bavarian-11")
    now = hands.play(
        hands.click_on,
        lambda now: answer_is_due(now) and now["deaf"] and page.locator("[data-action=fold]").count() > 0,
    )
    page.locator("[data-action=hold]").dispatch_event("click")
    assert hands.state()["decision"] == now["decision"], "a tap while the sheet is deaf did something"
    page.wait_for_selector("[data-deaf=false]")
    fold = page.locator("[data-action=fold]").bounding_box()
    hold = page.locator("[data-action=hold]").bounding_box()
    assert fold is not None
    assert hold is not None
    aside = max(hold["x"] - fold["x"] - fold["width"], hold["y"] - fold["y"] - fold["height"])
    assert aside >= 64
    page.click("[data-action=fold]")
    yes = page.locator("[data-action=fold-yes]").bounding_box()
    assert yes is not None
    assert yes["x"] >= fold["x"] + fold["width"], "the second yes stands where the first was"
    assert hands.state()["decision"] == now["decision"]
    page.click("[data-action=fold-back]")
    page.wait_for_selector("[data-action=hold]")
    page.click("[data-action=fold]")
    page.click("[data-action=fold-yes]")
    page.wait_for_selector("[data-over-sheet=round]")


def test_two_taps_play_when_that_is_wished(open_page: OpenPage) -> None:
    """The first tap chooses, an update keeps the choice, the second tap plays."""
    page = open_page(settings={**FAST, "twoTap": True})
    sent = commands(page)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    now = hands.play(hands.click_on, my_card_is_asked)
    sent.clear()
    card = page.locator(f'.hand [data-card="{now["cards"][0]}"]')
    card.click()
    page.wait_for_selector(".held[aria-pressed=true]")
    assert sent == []
    card.click()
    page.wait_for_timeout(300)
    assert [message["action"] for message in sent] == [f"play {now['cards'][0]}"]


def test_a_reload_comes_back_to_the_same_seat_and_cards(open_page: OpenPage) -> None:
    """After a reload the same table, the same seat and the same hand are there."""
    page = open_page(settings=FAST)
    hands = Hands(page)
    hands.sit("watten", "bavarian-11")
    hands.play(hands.click_on, my_card_is_asked)
    read = "all => all.map((one) => one.textContent)"
    before = page.url, page.eval_on_selector_all(".hand button.held", read)
    page.reload()
    page.wait_for_selector("main[data-decision]")
    page.wait_for_selector(".hand button.held")
    assert (page.url, page.eval_on_selector_all(".hand button.held", read)) == before


def test_the_title_tells_whose_turn_it_is(open_page: OpenPage) -> None:
    """A dot stands in the title while something is asked of me."""
    page = open_page(settings=FAST)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    hands.play(hands.click_on, my_card_is_asked)
    assert page.title().startswith("● ")


def test_no_hidden_card_stands_in_the_page(open_page: OpenPage) -> None:
    """Pictures and attributes name only the own cards, those on the table, and the upcard; the rest are backs."""
    page = open_page(settings=FAST)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    hands.play(hands.click_on, my_card_is_asked)
    drawn = page.eval_on_selector_all(
        "main svg.card use", "all => all.map((one) => one.getAttribute('href').split('#')[1].replace('-p', ''))"
    )
    faces = [card for card in drawn if card != "back"]
    assert drawn.count("back") >= 13
    assert len(faces) <= 13 + 2 + 1
    elsewhere = page.eval_on_selector_all("[data-card]", "all => all.filter((one) => !one.closest('.hand')).length")
    assert elsewhere == 0


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_last_trick_and_the_ladder_are_one_tap_away(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Each tool opens by a tap and by its key, and Esc closes it."""
    page = open_page(size=size, settings=FAST)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    hands.play(hands.click_on, lambda now: my_card_is_asked(now) and now["decision"] > 8)
    page.keyboard.press("Escape")
    for tool, key in (("ladder", "w"), ("last", "t"), ("said", "v"), ("menu", "m"), ("help", "?")):
        page.click(f"[data-tool={tool}]")
        page.wait_for_selector(f"[data-panel={tool}]")
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-panel={tool}]")
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")


def test_the_call_is_a_switch_on_the_chosen_chief(open_page: OpenPage) -> None:
    """A led chief is chosen first; the switch over it adds the call, and what is sent carries it."""
    page = open_page(settings=FAST)
    sent = commands(page)
    hands = Hands(page)
    hands.sit("watten", "bavarian-11", bots="random")

    def chief_is_chosen(now: dict[str, Any]) -> bool:
        if now["sheet"] == "series":
            page.click("[data-action=again]")
            page.locator("[data-over-sheet]").wait_for(state="detached")
        return bool(now["due"] == "play" and now["chosen"])

    hands.play(hands.click_on, chief_is_chosen)
    switch = page.locator("[data-action=call]")
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    assert switch.get_attribute("aria-checked") == "true"
    page.wait_for_timeout(500)
    sent.clear()
    page.click("[data-action=play]")
    page.wait_for_timeout(300)
    assert [message["action"].endswith(" call") for message in sent] == [True]


def test_a_card_is_claimed_only_after_a_second_yes(open_page: OpenPage) -> None:
    """A claim is listed in its tool, says what it pays, asks once more, and is then sent as it was listed."""
    page = open_page(settings=FAST)
    sent = commands(page)
    hands = Hands(page)
    hands.sit("watten", "tirol-open-15", bots="random")
    tool = page.locator("[data-tool=claims]")
    hands.play(hands.click_on, lambda now: my_card_is_asked(now) and tool.count() > 0)
    sent.clear()
    tool.click()
    page.locator("[data-panel=claims] [data-action=claim]").first.click()
    page.wait_for_selector("[data-action=claim-yes]")
    page.wait_for_selector("[data-deaf=false]")
    assert sent == []
    page.click("[data-action=claim-yes]")
    page.wait_for_selector("[data-over-sheet]")
    assert [message["action"].split()[0] for message in sent] == ["claim"]
