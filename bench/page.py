# ruff: noqa: INP001, T201 - a command, no package
"""How fast the browser's table is on a slow phone: `python bench/page.py [--cpu 4] [--rounds 1]`, with real Chromium.

A phone of 360 by 740 pixels with a processor so many times slower, 1.6 Mbit/s down, 0.75 up, and 150 ms for each way
there and back. Cold is an empty cache, warm the second visit. Prints one table: times until the start page and the
first table can be used, requests and bytes on the wire by kind, what waited for what, layout shift, tasks over 50 ms
while a round of each game is played and what they did, the properties that animations touched, and whether an own card
moves in the next frame. Times mean something on a quiet machine only; requests, bytes and round trips always do.
"""

import argparse
import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import ARGUMENTS
from browser.hands import Hands, my_card_is_asked
from browser.house import House

MEGABIT = 1_000_000 / 8
PHONE = {"offline": False, "latency": 150, "downloadThroughput": 1.6 * MEGABIT, "uploadThroughput": 0.75 * MEGABIT}
GAMES = (("watten", "bavarian-11"), ("german_whist", "classic"))
WATCH = """() => {
  const seen = (window.seen = { shift: 0, shifted: new Set(), long: [], frames: [], animated: new Set() });
  const watch = (type, then) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.shifted.add(node?.className?.toString() || node?.nodeName);
  });
  watch('longtask', (entry) => seen.long.push(Math.round(entry.duration)));
  watch('long-animation-frame', (entry) => {
    const drawn = entry.styleAndLayoutStart ? entry.startTime + entry.duration - entry.styleAndLayoutStart : 0;
    const named = (one) => `${one.invokerType} ${one.sourceFunctionName || one.invoker}`;
    const parts = entry.scripts.map((one) => [one.duration, named(one)]);
    const [most, what] = [...parts, [drawn, 'style, layout and paint']].sort((one, other) => other[0] - one[0])[0];
    seen.frames.push([Math.round(entry.duration), Math.round(most), what.replace(/https?:\\S+assets\\//, '')]);
  });
  const look = () => {
    for (const animation of document.getAnimations())
      for (const frame of animation.effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) seen.animated.add(name);
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = """() => {
  const { shifted, animated, ...seen } = window.seen;
  return { ...seen, shifted: [...shifted], animated: [...animated] };
}"""
NEEDED = ("page", "index-", "start-", "style-", "words-", "AtTable-", "table-", "api/", "socket", "first word")
"""What a table cannot stand without; the rest comes beside."""
STANDS = "() => document.querySelector('main[data-decision] .hand')"
CARDS = "() => document.querySelector('main[data-decision] .hand img.card')"
REACTS = """() => new Promise((done) => {
  const card = document.querySelector('.hand [data-card]');
  const before = document.querySelectorAll('.laid').length;
  const start = performance.now();
  card.click();
  requestAnimationFrame(() => {
    const moved = document.querySelectorAll('.laid').length > before || card.getAttribute('aria-pressed') === 'true';
    done([moved, performance.now() - start]);
  });
})"""


@dataclass
class Asked:
    """Something that went over the wire: when it began, when its answer ended, and its bytes."""

    name: str
    kind: str
    began: float
    ended: float = 0.0
    size: int = 0
    cached: bool = False


class Wire:
    """Notes what comes over the wire of one page, in bytes as they were sent, and what waited for what."""

    def __init__(self, session: CDPSession) -> None:
        """Listen to a page."""
        self.asked: dict[str, Asked] = {}
        session.on("Network.requestWillBeSent", self._began)
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketWillSendHandshakeRequest", self._socket)
        session.on("Network.webSocketHandshakeResponseReceived", self._opened)
        session.on("Network.webSocketFrameSent", self._said)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _began(self, told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            path = told["request"]["url"].split("/", 3)[-1]
            cards = path.endswith(".svg") and "favicon" not in path
            kind = "Pictures" if cards else told["type"]
            self.asked[told["requestId"]] = Asked(path.removeprefix("assets/") or "page", kind, told["timestamp"])

    def _received(self, told: dict[str, Any]) -> None:
        if asked := self.asked.get(told["requestId"]):
            asked.cached = bool(told["response"].get("fromDiskCache"))

    def _finished(self, told: dict[str, Any]) -> None:
        if asked := self.asked.get(told["requestId"]):
            asked.ended, asked.size = told["timestamp"], int(told["encodedDataLength"])

    def _socket(self, told: dict[str, Any]) -> None:
        self.asked["open"] = Asked("socket opens", "Socket", told["timestamp"])

    def _opened(self, told: dict[str, Any]) -> None:
        self.asked["open"].ended = told["timestamp"]

    def _said(self, told: dict[str, Any]) -> None:
        self.asked.setdefault("hello", Asked("first word on the socket", "Socket", told["timestamp"]))

    def _heard(self, told: dict[str, Any]) -> None:
        hello = self.asked.get("hello")
        if hello is not None and not hello.ended and '"type":"update"' in told["response"]["payloadData"]:
            hello.ended = told["timestamp"]

    def sent(self) -> dict[str, tuple[int, int]]:
        """Give how many were asked for and their bytes, by kind; what the browser had already is left out."""
        kinds: dict[str, tuple[int, int]] = {}
        for asked in self.asked.values():
            if asked.ended and asked.size and not asked.cached:
                count, size = kinds.get(asked.kind, (0, 0))
                kinds[asked.kind] = count + 1, size + asked.size
        return dict(sorted(kinds.items()))

    def path(self) -> list[Asked]:
        """Give the longest way back from the first view of the table: what each thing waited for, over the wire."""
        everything = [asked for asked in self.asked.values() if asked.ended and not asked.cached]
        done = [asked for asked in everything if asked.name.startswith(NEEDED)]
        way = [asked for asked in done if asked.name == "first word on the socket"]
        while way and (before := [asked for asked in done if asked.ended <= way[0].began]):
            way.insert(0, max(before, key=lambda asked: asked.ended))
        return way


def slow(context: BrowserContext, cpu: float) -> tuple[Page, Wire]:
    """Open a page that is as slow as a phone far out."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", PHONE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    return page, Wire(session)


@dataclass
class First:
    """How a first table came about: seconds to the start page, from the tap to the table, from there to a card."""

    start: float
    stood: float
    card: float
    sent: dict[str, tuple[int, int]]
    path: list[Asked]
    origin: float

    def __str__(self) -> str:
        return f"{self.start + self.stood:.2f} = {self.start:.2f} + {self.stood:.2f} (cards {self.card:.2f} later)"

    def waterfall(self) -> str:
        """Give the way to the first view: what was waited for, from when to when in milliseconds."""
        steps = ((one.name, one.began - self.origin, one.ended - self.origin) for one in self.path)
        return "; ".join(f"{name} {began * 1000:.0f}-{ended * 1000:.0f}" for name, began, ended in steps)


def first_table(page: Page, wire: Wire, url: str, game: str) -> First:
    """Go to the start page, sit down at once, and wait for a table, then for a card in the hand."""
    started = monotonic()
    page.goto(url, wait_until="commit")
    page.wait_for_selector("[data-action=sit]")
    start = monotonic() - started
    page.click(f'[data-choose="{game}"]')
    tapped = monotonic()
    page.click("[data-action=sit]", no_wait_after=True)
    page.wait_for_function(STANDS)
    stood, sent, path = monotonic(), wire.sent(), wire.path()
    page.wait_for_function(CARDS)
    origin = min(asked.began for asked in wire.asked.values())
    return First(start, stood - tapped, monotonic() - stood, sent, path, origin)


def seconds_again(page: Page) -> float:
    """Give the seconds from a reload of a table until it can be used."""
    started = monotonic()
    page.reload(wait_until="commit")
    page.wait_for_function(CARDS)
    return monotonic() - started


def played(page: Page, rounds: int) -> dict[str, Any]:
    """Play some rounds; give what was seen meanwhile and how long each own card took to move."""
    page.evaluate(WATCH)
    hands = Hands(page)
    first = hands.state()["round"]
    took: list[float] = []
    tried = 0

    def act(now: dict[str, Any]) -> None:
        nonlocal tried
        if my_card_is_asked(now) and not now["chosen"] and not now["deaf"] and now["decision"] not in hands.acted:
            hands.acted.add(now["decision"])
            tried += 1
            moved, milliseconds = page.evaluate(REACTS)
            if moved:
                took.append(milliseconds)
        else:
            hands.click_on(now)

    hands.play(act, lambda now: now["sheet"] is not None and now["round"] >= first + rounds - 1)
    seen: dict[str, Any] = page.evaluate(SEEN)
    return {**seen, "took": took, "tried": tried}


def rows_of(cold: First, warm: First, again: float, seen: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Give what was measured, with what is asked for."""
    tasks, took = sorted(seen["long"], reverse=True), seen["took"]
    script = cold.sent.get("Script", (0, 0))[1] / 1000
    cards = cold.sent.get("Pictures", (0, 0))[1] / 1000
    longest = sorted(seen["frames"], reverse=True)[:5]
    return [
        ("cold: first table = start page + tap to table (s)", "2.5", str(cold)),
        ("warm: first table = start page + tap to table (s)", "1", str(warm)),
        ("warm: a reload at the table (s)", "1", f"{again:.2f}"),
        ("script until the first table, with headers and what comes beside (kB)", "100", f"{script:.0f}"),
        ("pictures until the first table (kB)", "150", f"{cards:.0f}"),
        ("requests and bytes, cold", "", _told(cold.sent)),
        ("requests and bytes, warm", "", _told(warm.sent)),
        ("round trips on the way, cold", "", f"{len(cold.path)}: {cold.waterfall()}"),
        ("round trips on the way, warm", "", f"{len(warm.path)}: {warm.waterfall()}"),
        ("layout shift while playing", "0", f"{seen['shift']:.3f} {' '.join(seen['shifted'])}"),
        ("tasks over 50 ms while playing (ms)", "none", f"{len(tasks)}: {', '.join(map(str, tasks[:8]))}"),
        (
            "longest frames while playing (ms), most of it",
            "",
            "; ".join(f"{all_}, {most} {what}" for all_, most, what in longest),
        ),
        ("animated properties", "opacity, transform", ", ".join(sorted(seen["animated"])) or "none"),
        ("own cards that moved in the next frame", "all", f"{len(took)} of {seen['tried']}"),
        ("until that frame began (ms)", "", ", ".join(f"{each:.0f}" for each in took)),
    ]


def _told(sent: dict[str, tuple[int, int]]) -> str:
    return ", ".join(f"{kind} {count} of {size / 1000:.1f} kB" for kind, (count, size) in sent.items())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cpu", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    with ExitStack() as stack:
        house = House(Path(stack.enter_context(TemporaryDirectory())), pause=0.3)
        stack.callback(house.close)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=list(ARGUMENTS))
        stack.callback(browser.close)
        print(
            f"Load of this machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}; processor / {asked.cpu:g}\n"
        )
        print("| game | what | must | measured |\n| --- | --- | --- | --- |")
        for game, _ in GAMES:
            context = browser.new_context(viewport=ViewportSize(width=360, height=740), has_touch=True, locale="de")
            page, wire = slow(context, asked.cpu)
            cold = first_table(page, wire, house.url, game)
            page.wait_for_timeout(1500)
            again = seconds_again(page)
            seen = played(page, asked.rounds)
            page.close()
            page, wire = slow(context, asked.cpu)
            warm = first_table(page, wire, house.url, game)
            context.close()
            for what, must, measured in rows_of(cold, warm, again, seen):
                print(f"| {game} | {what} | {must} | {measured} |", flush=True)


if __name__ == "__main__":
    main()
