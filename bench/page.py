# ruff: noqa: INP001, T201 - a command, no package
"""How fast the browser's table is on a slow phone: `python bench/page.py [--cpu 4] [--rounds 1]`, with real Chromium.

A phone of 360 by 740 pixels with a processor so many times slower, 1.6 Mbit/s down, 0.75 up, and 150 ms for each way
there and back. Cold is an empty cache, warm the second visit. Prints one table: times until the start page and the
first table can be used, bytes on the wire by kind, layout shift, tasks over 50 ms while a round of each game is
played, the properties that animations touched, and how long an own card takes to move.
"""

import argparse
import os
import sys
from collections import Counter
from contextlib import ExitStack
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
  const seen = (window.seen = { shift: 0, shifted: new Set(), long: [], animated: [] });
  const watch = (type, then) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.shifted.add(node?.className?.toString() ?? node?.nodeName);
  });
  watch('longtask', (entry) => seen.long.push(Math.round(entry.duration)));
  const look = () => {
    for (const animation of document.getAnimations())
      for (const frame of animation.effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name) && !seen.animated.includes(name))
            seen.animated.push(name);
    requestAnimationFrame(look);
  };
  look();
}"""
STANDS = "() => document.querySelector('main[data-decision] .hand')"
CARDS = "() => document.querySelector('main[data-decision] .hand svg.card')"
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


class Wire:
    """Counts what comes over the wire by kind, in bytes as they were sent."""

    def __init__(self, session: CDPSession) -> None:
        """Listen to a page."""
        self.bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, told: dict[str, Any]) -> None:
        cards = "/cards-" in told["response"]["url"] or told["response"]["url"].endswith(".svg")
        self._kinds[told["requestId"]] = "Pictures" if cards else told["type"]

    def _finished(self, told: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])


def slow(context: BrowserContext, cpu: float) -> tuple[Page, Wire]:
    """Open a page that is as slow as a phone far out."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", PHONE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    return page, Wire(session)


def first_table(page: Page, wire: Wire, url: str, game: str) -> tuple[tuple[float, float, float], Counter[str]]:
    """Give seconds and the bytes that had come when the table stood.

    Returns:
        Seconds to a start page that can be used; from the tap on "sit down" to a table that can; from there to the
        first card in the hand, while the table shows how the dealer is drawn by lot.
    """
    started = monotonic()
    page.goto(url, wait_until="commit")
    page.wait_for_selector("[data-action=sit]")
    start = monotonic() - started
    page.click(f'[data-choose="{game}"]')
    tapped = monotonic()
    page.click("[data-action=sit]", no_wait_after=True)
    page.wait_for_function(STANDS)
    stood, sent = monotonic(), Counter(wire.bytes)
    page.wait_for_function(CARDS)
    return (start, stood - tapped, monotonic() - stood), sent


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

    def act(now: dict[str, Any]) -> None:
        if my_card_is_asked(now) and not now["chosen"] and not now["deaf"] and len(took) < len(hands.acted) + 1:
            moved, milliseconds = page.evaluate(REACTS)
            if moved:
                took.append(milliseconds)
        else:
            hands.click_on(now)

    hands.play(act, lambda now: now["sheet"] is not None and now["round"] >= first + rounds - 1)
    seen: dict[str, Any] = page.evaluate("({ ...window.seen, shifted: [...window.seen.shifted] })")
    return {**seen, "took": took}


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
        print("| game | what | measured |\n| --- | --- | --- |")
        for game, _ in GAMES:
            context = browser.new_context(viewport=ViewportSize(width=360, height=740), has_touch=True, locale="de")
            page, wire = slow(context, asked.cpu)
            cold, sent = first_table(page, wire, house.url, game)
            page.wait_for_timeout(1500)
            again = seconds_again(page)
            seen = played(page, asked.rounds)
            page.close()
            page, wire = slow(context, asked.cpu)
            warm, _ = first_table(page, wire, house.url, game)
            context.close()
            rows = {
                "cold: start page, tap to table, then lots and cards (s)": " + ".join(f"{each:.2f}" for each in cold),
                "warm: start page, tap to table, then lots and cards (s)": " + ".join(f"{each:.2f}" for each in warm),
                "warm: a reload at the table (s)": f"{again:.2f}",
                "bytes until the first table": ", ".join(
                    f"{kind} {count / 1000:.0f} kB" for kind, count in sorted(sent.items())
                ),
                "layout shift while playing": f"{seen['shift']:.3f} {' '.join(seen['shifted'])}",
                "tasks over 50 ms while playing (ms)": str(seen["long"] or "none"),
                "animated properties": ", ".join(seen["animated"]) or "none",
                "an own card moves within (ms)": ", ".join(f"{each:.0f}" for each in seen["took"]),
            }
            for what, measured in rows.items():
                print(f"| {game} | {what} | {measured} |", flush=True)


if __name__ == "__main__":
    main()
