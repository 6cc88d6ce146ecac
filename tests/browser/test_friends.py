"""Friends at one table: by a link, on two devices, by keys alone, away and back, and nothing asked of other hosts."""

import contextlib
import re
import time
from collections.abc import Callable

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands
from browser.test_access import faults
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

PHONE, DESK = (390, 844), (1440, 900)
LONGEST = 60.0
FEWEST = 12
"""Cards that a hand of German Whist has in the middle of a trick of the foregame."""
STILL = 400.0
"""Milliseconds between two looks at a hand that must find the same."""


def opened(page: Page, game: str, *, name: str) -> str:
    """Open a table for friends on the start page; gives the link that the square code holds."""
    page.click(f"[data-choose={game}]")
    page.click("[data-with=friends]")
    page.fill("[data-field=name]", name)
    page.click("[data-action=sit]")
    link = page.locator("[data-page=gathering] [data-qr]").get_attribute("data-qr")
    assert link is not None
    return link


def both(hands: tuple[Hands, Hands], until: Callable[[dict[str, object]], bool]) -> None:
    """Let two people act in turn until something holds on both screens."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        now = [one.state() for one in hands]
        if all(map(until, now)):
            return
        for one, state in zip(hands, now, strict=True):
            if not until(state):
                with contextlib.suppress(Exception):
                    one.click_on(state)
    raise AssertionError([one.state() for one in hands])


def hand(page: Page) -> list[str]:
    """Give the cards of the own hand as they are read out, once all are dealt and nothing more is told."""
    cards = page.locator(".hand .held .heard")
    expect(page.locator("main[data-behind='0']")).to_have_count(1)
    expect(cards.nth(FEWEST - 1)).to_be_attached()
    end, before = time.monotonic() + LONGEST, [""]
    while time.monotonic() < end:
        now = cards.all_text_contents()
        if now == before and page.locator("main[data-behind='0']").count() > 0:
            return sorted(now)
        before = now
        page.wait_for_timeout(STILL)
    raise AssertionError("the hand does not come to rest")


@pytest.fixture
def pair(open_page: OpenPage) -> tuple[Page, Page]:
    """Two at German Whist by link: the host on a phone, the guest at a desk."""
    host = open_page(size=PHONE, settings={"speed": "fast"}, tempo=5)
    link = opened(host, "german_whist", name="Vroni")
    guest = open_page(link.split("/", 3)[3], size=DESK, settings={"speed": "fast"}, tempo=5, language="de")
    guest.wait_for_selector("[data-page=join]")
    guest.fill("[data-field=name]", "Luis")
    guest.click("[data-action=sit]")
    for page in (host, guest):
        page.wait_for_selector("main[data-decision]")
    return host, guest


@pytest.mark.slow
def test_a_round_is_played_by_link_on_a_phone_and_at_a_desk(pair: tuple[Page, Page]) -> None:
    """Two people who were strangers to the server a moment ago play German Whist to the end of a round."""
    host, guest = pair
    for page, other in ((host, "Luis"), (guest, "Vroni")):
        expect(page.locator(".seat .plate b")).to_have_text(other)
        kept = page.evaluate("JSON.parse(localStorage.getItem('stube.seats'))[0]")
        assert kept["table"] in page.url
        assert kept["secret"] not in page.url
    both((Hands(host), Hands(guest)), lambda now: now["sheet"] is not None)
    for page in pair:
        expect(page.locator("[data-over-sheet]")).to_have_count(1)


def test_a_browser_that_dies_in_a_trick_comes_back_to_the_same_seat(
    pair: tuple[Page, Page], open_page: OpenPage
) -> None:
    """Its absence is seen at once; reopened it has the same seat and hand, and play goes on."""
    host, guest = pair
    both((Hands(host), Hands(guest)), lambda now: bool(now["decision"] >= 4))  # type: ignore[operator]
    kept = guest.evaluate("localStorage.getItem('stube.seats')")
    address, before = guest.url, hand(guest)
    guest.context.close()
    expect(host.locator(".seat[data-away=true]")).to_have_count(1)
    again = open_page(size=DESK, settings={"speed": "fast"}, tempo=5, language="de")
    again.evaluate("kept => localStorage.setItem('stube.seats', kept)", kept)
    again.goto(address)
    again.wait_for_selector("main[data-decision]")
    assert hand(again) == before
    expect(host.locator(".seat[data-away=true]")).to_have_count(0)
    decision = Hands(again).state()["decision"]
    both((Hands(host), Hands(again)), lambda now: bool(now["decision"] > decision + 3))


def test_calls_are_heard_and_muted_people_are_not(pair: tuple[Page, Page]) -> None:
    """A canned call hangs in the air on the other screen; whoever is muted there is heard no more."""
    host, guest = pair
    guest.click("[data-tool=talk]")
    guest.click("[data-action=call-well_played]")
    expect(host.locator(".voice")).to_have_text(re.compile("Well played"))
    host.click("[data-tool=people]")
    host.click("[data-action=mute]")
    host.keyboard.press("Escape")
    expect(host.locator(".voice")).to_have_count(0)
    guest.click("[data-action=call-sorry]")
    guest.wait_for_timeout(300)
    expect(host.locator(".voice")).to_have_count(0)


def test_the_invitation_is_taken_by_keys_alone(open_page: OpenPage) -> None:
    """Name and chair need no pointer; axe finds nothing at door, gathering and table; calls are closed there."""
    host = open_page(size=DESK)
    link = opened(host, "watten", name="Vroni")
    assert faults(host) == []
    guest = open_page(link.split("/", 3)[3], size=PHONE, dark=True, language="it")
    guest.wait_for_selector("[data-page=join]")
    assert faults(guest) == []
    name = guest.locator("[data-field=name]")
    for _ in range(12):
        guest.keyboard.press("Tab")
        if name.evaluate("field => field === document.activeElement"):
            break
    guest.keyboard.type("Luis")
    guest.keyboard.press("Enter")
    guest.wait_for_selector("[data-page=gathering]")
    expect(host.locator("[data-page=gathering] li[data-free=false]")).to_have_count(2)
    expect(host.locator(".heard[aria-live=polite]").filter(has_text="has sat down.")).to_have_count(1)
    host.click("[data-action=fill-all]")
    for page in (host, guest):
        page.wait_for_selector("main[data-decision]")
    guest.keyboard.press("p")
    guest.wait_for_selector("[data-panel=people]")
    assert faults(guest) == []
    host.click("[data-tool=talk]")
    call = host.locator("[data-panel=talk] [data-action^=call-]").first
    expect(call).to_have_attribute("aria-disabled", "true")  # a round is on: it is said before anybody tries
    expect(call).to_have_accessible_description(re.compile("no talking during the round"))
    call.focus()
    host.keyboard.press("Enter")
    expect(host.locator("[data-panel=talk]")).to_have_count(1)
    assert faults(host) == []


def test_a_seat_goes_to_another_device_and_a_table_is_deleted(open_page: OpenPage) -> None:
    """The link works once and takes the seat along; who deletes the table deletes it for everybody."""
    phone = open_page(size=PHONE)
    link = opened(phone, "german_whist", name="Vroni")
    phone.click("[data-seat='1'] button")
    phone.click("[data-action=fill-random]")
    phone.wait_for_selector("main[data-decision]")
    phone.click("[data-tool=people]")
    phone.click("[data-action=move]")
    ticket = phone.locator("[data-panel=people] [data-qr]").get_attribute("data-qr")
    assert ticket is not None
    desk = open_page(ticket.split("/", 3)[3], size=DESK)
    desk.click("[data-action=continue]")
    desk.wait_for_selector("main[data-decision]")
    phone.wait_for_selector("[data-page=join]")
    late = open_page(ticket.split("/", 3)[3], size=PHONE)
    late.click("[data-action=continue]")
    late.wait_for_selector("[role=alert]")
    desk.click("[data-tool=people]")
    desk.click("[data-action=delete]")
    desk.click("[data-action=delete-yes]")
    desk.wait_for_selector("[data-choose=watten]")
    again = open_page(link.split("/", 3)[3], size=PHONE)
    again.wait_for_selector("[role=alert]")


def at_a_table(page: Page, customs: dict[str, object], *seats: str) -> str:
    """Open a table of Watten with customs of its own and sit down as its host; gives the invitation's path."""
    told = page.evaluate(
        """async (wish) => {
          const answer = await fetch('/api/tables', {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
          });
          const { table, secret, invitation } = await answer.json();
          localStorage.setItem('stube.seats', JSON.stringify([{ table, secret, game: 'watten', invitation }]));
          return { table, invitation };
        }""",
        {"game": "watten", "preset": "bavarian-11", "seats": seats, "name": "Vroni", "customs": customs},
    )
    page.goto(page.url + f"table/{told['table']}")
    return f"join/{told['invitation']}"


def test_a_match_is_broken_off_for_who_stays_away(open_page: OpenPage) -> None:
    """It is said who was missing, and nothing is asked any more; a new match waits for them anew."""
    host = open_page(size=PHONE, settings={"speed": "fast"}, tempo=5)
    door = at_a_table(host, {"absence": "end", "absence_seconds": 5}, "person", "sensible", "person", "sensible")
    guest = open_page(door, size=DESK)
    guest.fill("[data-field=name]", "Luis")
    guest.click("[data-action=sit]")
    for page in (host, guest):
        page.wait_for_selector("main[data-decision]")
    guest.context.close()
    ended = host.get_by_role("alertdialog")
    expect(ended).to_contain_text("Luis", timeout=20_000)
    expect(host.locator("[data-due], .hand .held[aria-pressed]")).to_have_count(0)
    assert faults(host) == []
    host.click("[data-action=again]")
    expect(ended).to_have_count(0)
    expect(ended).to_contain_text("Luis", timeout=20_000)


def test_a_watcher_sees_the_hands_of_the_round_before(open_page: OpenPage) -> None:
    """The end of a round is shown for a while, then the next; where the table allows it with the last one's hands."""
    host = open_page(size=DESK, settings={"speed": "fast"}, tempo=5)
    door = at_a_table(host, {"watchers": "delayed"}, "person", "sensible", "sensible", "sensible")
    host.wait_for_selector("main[data-decision]")
    watcher = open_page(door, size=PHONE, settings={"speed": "fast"}, tempo=5)
    watcher.click("[data-action=watch]")
    bench = watcher.locator("[data-watch=delayed]")
    expect(bench).to_be_visible()
    expect(bench.locator("li")).to_have_count(0)
    hands = Hands(host)
    hands.play(hands.click_on, lambda now: now["sheet"] is not None)
    expect(watcher.locator("[data-over-sheet]")).to_have_count(1)
    hands.play(hands.click_on, lambda now: now["sheet"] is None and now["round"] == 2)
    expect(bench.locator("li")).to_have_count(4, timeout=LONGEST * 1000)
    for width, height in (PHONE, DESK):
        watcher.set_viewport_size({"width": width, "height": height})
        watcher.wait_for_function(
            "width => { const bench = document.querySelector('[data-watch]');"
            " return innerWidth === width && bench.scrollHeight <= bench.clientHeight; }",
            arg=width,
        )


def test_without_storage_and_clipboard_one_still_sits_down(open_page: OpenPage) -> None:
    """A browser that keeps nothing, and has what plain http in a home network leaves it, opens a table all the same."""
    page = open_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });"
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "delete Crypto.prototype.randomUUID; Object.defineProperty(crypto, 'subtle', { value: undefined });"
    )
    page.reload()
    opened(page, "german_whist", name="Resi")
    page.click("[data-action=copy]")
    expect(page.locator(".slate [role=status]")).not_to_be_empty()
    page.click("[data-action=fill-all]")
    page.wait_for_selector("main[data-decision]")


def test_the_page_says_what_is_stored(open_page: OpenPage) -> None:
    """From the start page one tap leads there, in the reader's language; this browser forgets at a tap."""
    page = open_page(language="fr")
    page.click("[data-way=privacy]")
    page.wait_for_selector("[data-paper=privacy]")
    assert faults(page) == []
    page.click("[data-action=forget-all]")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('stube.')).length") == 0
