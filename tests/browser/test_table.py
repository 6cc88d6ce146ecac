"""A seat at the table: what is drawn, what a tap does, what never happens."""

import json
from typing import Any

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, at_rest, my_card_is_asked
from browser.moments import MOMENTS
from browser.staged import Staged
from playwright.sync_api import Page, expect

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


@pytest.mark.parametrize("name", ["a card for trumps", "a raise of any size", "a suit to follow"])
def test_nothing_is_scrolled_sideways(open_page: OpenPage, name: str) -> None:
    """The table fits every screen; all own cards lie on it, thirteen at 360 pixels in two rows."""
    page = Staged(open_page, MOMENTS[name]()).page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => document.querySelector('main').offsetWidth <= width", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        boxes = [card.bounding_box() for card in page.locator(".hand button.held").all()]
        assert len(boxes) >= 4
        for box in boxes:
            assert box is not None
            assert box["x"] >= -1
            assert box["x"] + box["width"] <= width + 1
            assert box["width"] >= 44


def test_a_double_tap_acts_once(open_page: OpenPage) -> None:
    """Two quick taps on a card send one command, with an id and the decision it was made on."""
    page = open_page(settings=FAST, tempo=0.25)  # so that the second tap is quick on a slow machine too
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


def test_a_tap_on_the_table_hurries(open_page: OpenPage) -> None:
    """A finished trick that lies until I tap is gathered by a tap on the wood."""
    table = Staged(open_page, MOMENTS["a card that ends a trick"](), settings={"speed": "tap"})
    page = table.page
    page.locator(".hand [data-card]").first.click(position={"x": 8, "y": 8})
    page.wait_for_selector("[data-skip]")
    page.wait_for_function("() => document.querySelectorAll('.laid').length === 4")
    page.mouse.click(195, 330)
    page.locator("[data-skip]").wait_for(state="detached")
    expect(page.locator(".laid")).to_have_count(0)


def test_a_card_that_does_not_go_says_why(open_page: OpenPage) -> None:
    """A tap on a hatched card shows the reason and changes nothing."""
    table = Staged(open_page, MOMENTS["a suit to follow"]())
    page = table.page
    at_rest(page)
    page.locator(".hand button.refused").first.click(position={"x": 8, "y": 8}, force=True)  # marked as not enabled
    page.wait_for_selector("[data-why=must_follow_suit]")
    assert table.sent == []
    page.keyboard.press("Escape")
    page.locator("[data-why]").wait_for(state="detached")


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1440, 900)])
def test_giving_up_is_far_from_holding_and_asks_again(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Fold stands 64 pixels from hold, asks once more elsewhere, and the sheet is deaf at first."""
    table = Staged(open_page, MOMENTS["hold or fold"](), size=size, tempo=0.25)
    page = table.page
    page.wait_for_selector("[data-deaf=true]")
    page.locator("[data-action=hold]").dispatch_event("click")
    assert table.sent == [], "a tap while the sheet is deaf did something"
    table.awake()
    fold = page.locator("[data-action=fold]").bounding_box()
    hold = page.locator("[data-action=hold]").bounding_box()
    assert fold is not None
    assert hold is not None
    aside = max(hold["x"] - fold["x"] - fold["width"], hold["y"] - fold["y"] - fold["height"])
    assert aside >= 64
    page.click("[data-action=fold]")
    yes = page.locator("[data-action=fold-yes]").bounding_box()
    assert yes is not None
    assert yes["x"] >= fold["x"] + fold["width"] or yes["y"] >= fold["y"] + fold["height"], "yes stands where it was"
    assert table.sent == []
    table.awake()
    page.click("[data-action=fold-back]")
    page.wait_for_selector("[data-action=hold]")
    table.awake()
    page.click("[data-action=fold]")
    table.awake()
    page.click("[data-action=fold-yes]")
    page.wait_for_selector("[data-over-sheet=round]")
    assert table.sent == ["fold"]


def test_two_taps_play_when_that_is_wished(open_page: OpenPage) -> None:
    """The first tap chooses, an update keeps the choice, the second tap plays."""
    table = Staged(open_page, MOMENTS["a raise of any size"](), settings={**FAST, "twoTap": True})
    card = table.page.locator(".hand [data-card]").first
    name = card.get_attribute("data-card")
    card.click()
    table.page.wait_for_selector(".held[aria-pressed=true]")
    assert table.sent == []
    table.play("2 look 0")
    table.page.wait_for_selector(".held[aria-pressed=true]")
    card.click()
    table.page.wait_for_function("name => !document.querySelector(`.hand [data-card=${name}]`)", arg=name)
    assert table.sent == [f"play {name}"]


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
    page = Staged(open_page, MOMENTS["a suit to follow"]()).page
    page.wait_for_function("() => document.title.startsWith('● ')")


def test_no_hidden_card_stands_in_the_page(open_page: OpenPage) -> None:
    """Pictures and attributes name only the own cards, those on the table, and the upcard; the rest are backs."""
    page = open_page(settings=FAST)
    hands = Hands(page)
    hands.sit("german_whist", "classic")
    hands.play(hands.click_on, my_card_is_asked)
    drawn = page.eval_on_selector_all("main img.card", "all => all.map((one) => one.dataset.drawn.replace('-p', ''))")
    faces = [card for card in drawn if card != "back"]
    assert drawn.count("back") >= 13
    assert len(faces) <= 13 + 2 + 1
    elsewhere = page.eval_on_selector_all("[data-card]", "all => all.filter((one) => !one.closest('.hand')).length")
    assert elsewhere == 0


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_last_trick_and_the_ladder_are_one_tap_away(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Each tool opens by a tap and by its key, and Esc closes it; the help tells this table's keys alone."""
    page = Staged(open_page, MOMENTS["a suit to follow"](), size=size).page
    page.keyboard.press("Escape")
    for tool, key in (("ladder", "w"), ("last", "t"), ("said", "v"), ("people", "p"), ("menu", "m"), ("help", "?")):
        page.click(f"[data-tool={tool}]")
        page.wait_for_selector(f"[data-panel={tool}]")
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-panel={tool}]")
        if tool == "last":
            expect(page.locator("[data-panel=last] .why")).to_have_count(1)
        if tool == "help":
            told = page.locator("[data-panel=help] kbd").all_inner_texts()
            assert [text for text in told if len(text) == 1] == ["w", "t", "v", "p", "m", "?"]
        page.keyboard.press("Escape")
        page.locator("[data-panel]").wait_for(state="detached")


def test_a_card_is_claimed_only_after_a_second_yes(open_page: OpenPage) -> None:
    """A claim is listed in its tool, says what it pays, asks once more, and is then sent as it was listed."""
    table = Staged(open_page, MOMENTS["a card to claim"]())
    page = table.page
    page.click("[data-tool=claims]")
    page.locator("[data-panel=claims] [data-action=claim]").first.click()
    page.wait_for_selector("[data-action=claim-yes]")
    table.awake()
    assert table.sent == []
    page.click("[data-action=claim-yes]")
    page.wait_for_selector("[data-over-sheet]")
    assert [action.split()[0] for action in table.sent] == ["claim"]


def test_a_secret_announcement_stays_one(open_page: OpenPage) -> None:
    """Who may not know strike and trumps is told that a reason is secret; after the round it stands there."""
    table = Staged(open_page, MOMENTS["a secret announcement"](), tempo=5)
    why = table.page.locator("[data-panel=last] .why")
    table.page.keyboard.press("t")
    assert "hidden announcement" in why.inner_text()
    while table.state.view(0).result is None:
        seat = table.state.turn[0]
        card = next(action for action in table.state.choices(seat) if action.kind == "play")
        table.play(f"{seat} {card}")
    table.page.wait_for_selector("[data-over-sheet=round]")
    why.filter(has_text="a blind strike").wait_for()


def test_every_trick_lies_there_at_the_end(open_page: OpenPage) -> None:
    """The tricks of a round that is over are laid out a few at a time, until all are seen and heard."""
    table = Staged(open_page, MOMENTS["a round of German Whist is over"](), tempo=5)
    tricks = table.page.locator(".sides li")
    expect(tricks.locator("img.card")).to_have_count(52)
    expect(tricks.locator(".heard")).to_have_count(26)
