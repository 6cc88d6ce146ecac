# ruff: noqa: INP001, T201 - a command, no package
"""How fast the browser's table is on a slow phone: `python bench/page.py [--cpu 4] [--rounds 1]`, with real Chromium.

A phone of 360 by 740 pixels with a processor so many times slower, 1.6 Mbit/s down, 0.75 up, and 150 ms for each way
there and back. Cold is an empty cache, warm the second visit. Prints one table: times until the start page and the
first table can be used, requests and bytes on the wire by kind, what waited for what, layout shift, tasks over 50 ms
while a round of each game is played and what they did, the properties that animations touched, and whether an own card
moves in the next frame. Times mean something on a quiet machine only; requests, bytes and round trips always do.

The page takes the times itself, by its own clock, when what is waited for has been drawn, and it is touched as by a
finger. What Playwright does to look for something (0.3 MB of script of its own, at a quarter of the processor) would
take longer than the page.
"""

import argparse
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.hands import STATE, Hands
from studio import studio

MEGABIT = 1_000_000 / 8
PHONE = {"offline": False, "latency": 150, "downloadThroughput": 1.6 * MEGABIT, "uploadThroughput": 0.75 * MEGABIT}
GAMES = (("watten", "bavarian-11"), ("german_whist", "classic"))
WATCH = """(() => {
  const drawn = {
    start: '[data-action=sit]',
    table: 'main[data-decision] .hand',
    card: 'main[data-decision] .hand img.card',
  };
  const seen = (window.seen = { shift: 0, shifted: [], long: [], frames: [], animated: [], cards: [] });
  const note = (list, what) => list.includes(what) || list.push(what);
  const say = (name, at) => window.tell(JSON.stringify([name, at]));

  const waited = new MutationObserver(() => {
    for (const [name, what] of Object.entries(drawn)) {
      if (document.querySelector(what) === null) continue;
      delete drawn[name];
      requestAnimationFrame(() => setTimeout(() => say(name, performance.now())));
    }
    if (Object.keys(drawn).length === 0) waited.disconnect();
  });
  waited.observe(document, { subtree: true, childList: true, attributes: true });

  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest?.('[data-action=sit]')) say('tap', timeStamp);
    const card = target.closest?.('.hand [data-card]');
    if (!card) return;
    const before = document.querySelectorAll('.laid').length;
    requestAnimationFrame((now) => {
      const moved = document.querySelectorAll('.laid').length > before || card.getAttribute('aria-pressed') === 'true';
      seen.cards.push([moved, now - timeStamp]);
    });
  }, true);

  const watch = (type, then) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) note(seen.shifted, node?.className?.toString() || node?.nodeName);
  });
  watch('longtask', (entry) => seen.long.push(Math.round(entry.duration)));
  watch('long-animation-frame', (entry) => {
    const drew = entry.styleAndLayoutStart ? entry.startTime + entry.duration - entry.styleAndLayoutStart : 0;
    const named = (one) => `${one.invokerType} ${one.sourceFunctionName || one.invoker}`;
    const parts = entry.scripts.map((one) => [one.duration, named(one)]);
    const [most, what] = [...parts, [drew, 'style, layout and paint']].sort((one, other) => other[0] - one[0])[0];
    seen.frames.push([Math.round(entry.duration), Math.round(most), what.replace(/https?:\\S+assets\\//, '')]);
  });

  const frames = (effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  const named = (name) => timing.includes(name) || note(seen.animated, name);
  addEventListener('transitionrun', ({ propertyName }) => named(propertyName), true);
  const known = new Set();
  addEventListener('animationstart', ({ target, animationName }) => {
    if (known.has(animationName)) return;
    known.add(animationName);
    for (const { effect } of target.getAnimations()) frames(effect).forEach(named);
  }, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    frames(animation.effect).forEach(named);
    return animation;
  };
})()"""
"""What each page notes of itself from its first moment. It says by its own clock when something has been drawn, and
looks at nothing in between: who asks again and again keeps a slow processor from its work."""
PLACE = """(() => {
  const box = document.querySelector(%s)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
})()"""
NEEDED = ("page", "index-", "start-", "style-", "words-", "AtTable-", "table-", "api/")
"""What a table cannot stand without; the rest comes beside, and the socket after it."""
PATIENCE = 60.0
"""Seconds after which nothing comes any more."""
A_HAND = 0.5
"""Seconds from one tap to the next; the page takes a second one within 0.4 for half of a double tap."""


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

    def sent(self) -> dict[str, tuple[int, int]]:
        """Give how many were asked for and their bytes, by kind; what the browser had already is left out."""
        kinds: dict[str, tuple[int, int]] = {}
        for asked in self.asked.values():
            if asked.ended and asked.size and not asked.cached:
                count, size = kinds.get(asked.kind, (0, 0))
                kinds[asked.kind] = count + 1, size + asked.size
        return dict(sorted(kinds.items()))

    def path(self) -> list[Asked]:
        """Give the way back from the first view, which the answer to the wish holds: what waited for what."""
        everything = [asked for asked in self.asked.values() if asked.ended and not asked.cached]
        done = [asked for asked in everything if asked.name.startswith(NEEDED)]
        way = [asked for asked in done if asked.name == "api/tables"]
        while way and (before := [asked for asked in done if asked.ended <= way[0].began]):
            way.insert(0, max(before, key=lambda asked: asked.ended))
        return way


class Phone:
    """A page that is as slow as on a phone far out, touched as by a finger.

    Attributes:
        page: the page.
        wire: what comes over its wire.
    """

    def __init__(self, context: BrowserContext, cpu: float) -> None:
        """Open it."""
        self.page = context.new_page()
        self.page.add_init_script(WATCH)
        self._session = session = context.new_cdp_session(self.page)
        self._told: dict[str, float] = {}
        session.on("Runtime.bindingCalled", self._hear)
        session.send("Runtime.enable")
        session.send("Runtime.addBinding", {"name": "tell"})
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", PHONE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
        self.wire = Wire(session)

    def _hear(self, told: dict[str, Any]) -> None:
        name, at = json.loads(told["payload"])
        self._told.setdefault(name, at / 1000)

    def open(self, url: str) -> None:
        """Go to a page."""
        self._told.clear()
        self.page.goto(url, wait_until="commit")

    def reload(self) -> None:
        """Load the page anew."""
        self._told.clear()
        self.page.reload(wait_until="commit")

    def when(self, name: str) -> float:
        """Wait until the page has told something; give when that was, in its own seconds."""
        end = monotonic() + PATIENCE
        while name not in self._told:
            assert monotonic() < end, f"{name} never came: {self._told}"
            self.page.wait_for_timeout(5)
        return self._told[name]

    def ask(self, expression: str) -> Any:
        """Evaluate an expression in the page."""
        return self._session.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})["result"].get(
            "value"
        )

    def tap(self, selector: str) -> bool:
        """Tap on something; says whether it was there."""
        place = self.ask(PLACE % json.dumps(selector))
        if place is None:
            return False
        points = [{"x": place[0], "y": place[1]}]
        self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return True


class Finger(Hands):
    """Plays at a phone."""

    def __init__(self, phone: Phone) -> None:
        """Take a phone that shows a table."""
        super().__init__(phone.page)
        self._phone = phone
        self._rests = 0.0

    def state(self) -> dict[str, Any]:
        """Give what the page says of itself."""
        found: dict[str, Any] = self._phone.ask(f"({STATE})()")
        return found

    def click_on(self, now: dict[str, Any]) -> None:
        """Do the next thing, as fast as a hand can."""
        if monotonic() >= self._rests:
            super().click_on(now)

    def _hurry(self) -> None:
        self._click("[data-skip]")

    def _call(self) -> None:
        self._phone.tap("[data-action=call]")

    def _click(self, selector: str) -> None:
        """Tap on the first of these that is there; giving up comes last."""
        if any(self._phone.tap(one) for one in selector.split(", ")):
            self._rests = monotonic() + A_HAND


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


def first_table(phone: Phone, url: str, game: str) -> First:
    """Go to the start page, sit down at once, and wait for a table, then for a card in the hand."""
    wire = phone.wire
    phone.open(url)
    start = phone.when("start")
    phone.tap(f'[data-choose="{game}"]')
    phone.tap("[data-action=sit]")
    tapped = phone.when("tap")
    stood, sent, path = phone.when("table"), wire.sent(), wire.path()
    origin = min(asked.began for asked in wire.asked.values())
    return First(start, stood - tapped, phone.when("card") - stood, sent, path, origin)


def seconds_again(phone: Phone) -> float:
    """Give the seconds from a reload of a table until it can be used."""
    phone.reload()
    return phone.when("card")


def played(phone: Phone, rounds: int) -> dict[str, Any]:
    """Play some rounds; give what was seen meanwhile and how long each own card took to move."""
    phone.ask("seen.long = [], seen.frames = []")  # so far it was loaded
    hands = Finger(phone)
    first = hands.state()["round"]
    hands.play(hands.click_on, lambda now: now["sheet"] is not None and now["round"] >= first + rounds - 1)
    seen: dict[str, Any] = phone.ask("seen")
    return seen


def rows_of(cold: First, warm: First, again: float, seen: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Give what was measured, with what is asked for."""
    tasks, took = sorted(seen["long"], reverse=True), [each for moved, each in seen["cards"] if moved]
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
        ("own cards that moved in the next frame", "all", f"{len(took)} of {len(seen['cards'])}"),
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
    with studio(0.3) as (browser, house):
        print(
            f"Load of this machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}; processor / {asked.cpu:g}\n"
        )
        print("| game | what | must | measured |\n| --- | --- | --- | --- |")
        for game, _ in GAMES:
            context = browser.new_context(viewport=ViewportSize(width=360, height=740), has_touch=True, locale="de")
            phone = Phone(context, asked.cpu)
            cold = first_table(phone, house.url, game)
            phone.page.wait_for_timeout(1500)
            again = seconds_again(phone)
            seen = played(phone, asked.rounds)
            phone.page.close()
            warm = first_table(Phone(context, asked.cpu), house.url, game)
            context.close()
            for what, must, measured in rows_of(cold, warm, again, seen):
                print(f"| {game} | {what} | {must} | {measured} |", flush=True)


if __name__ == "__main__":
    main()
