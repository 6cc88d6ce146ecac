"""Somebody who plays at a page: by clicks, or by keys alone."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page

LONGEST = 240.0
"""Seconds after which a match has hung."""

PATIENCE = 0.15
"""Seconds before the same thing is tried again."""

STATE = """() => {
  const stage = document.querySelector('main[data-decision]');
  const sheet = document.querySelector('[data-over-sheet]');
  return stage === null ? null : {
    decision: Number(stage.dataset.decision),
    choices: Number(stage.dataset.choices),
    round: Number(stage.dataset.round),
    over: stage.dataset.over === 'true',
    sheet: sheet?.dataset.overSheet ?? null,
    due: document.querySelector('[data-due]')?.dataset.due ?? null,
    deaf: document.querySelector('[data-deaf="true"]') !== null,
    skip: document.querySelector('[data-skip]') !== null,
    cards: [...document.querySelectorAll('.hand [data-card]')]
      .sort((one, other) => ('warned' in one.dataset) - ('warned' in other.dataset))
      .map((card) => card.dataset.card),
    chosen: document.querySelector('.held[aria-pressed="true"]') !== null,
    raise: document.querySelector('[data-action=raise]') !== null
      && document.querySelector('[data-action=raise] .effect') === null,
    tile: document.querySelector('[data-value][aria-pressed="true"][data-action]') !== null,
  };
}"""


_CLICKED = {
    "grant": "[data-action=grant]",
    "cut": "[data-action=keep], [data-action=leave-it]",
    "choose": "[data-action=stay]",
    "take": "[data-action=take]",
    "show": "main:has([data-action=show]) [data-action=show], main:not(:has([data-action=show])) .hand [data-card]",
}
"""What is clicked where one click is enough."""

_PRESSED = {"grant": "2", "cut": "1", "choose": "1", "take": "1"}
"""What is pressed where one key is enough."""


class Hands:
    """Plays at a page.

    Attributes:
        page: the page, on the start page or at a table.
        acted: the decisions at which it did something.
        raises: whether it raises whenever it may.
    """

    def __init__(self, page: Page, *, raises: bool = False, low: bool = False) -> None:
        """Take a page.

        Args:
            page: the page.
            raises: whether to raise whenever it may, which makes a match shorter.
            low: whether to play the last card of those that go instead of the first, which loses soon.
        """
        self.page = page
        self.acted: set[int] = set()
        self.raises = raises
        self._which = -1 if low else 0
        self._done: object = None
        self._until = 0.0

    def sit(self, game: str, preset: str, bots: str = "sensible") -> None:
        """Choose a game, a preset and the company on the start page and sit down, by clicks."""
        self.page.click(f'[data-choose="{game}"]')
        self.page.click(f'[data-bot="{bots}"]')
        self.page.click("[data-action=change]")
        self.page.click(f'[data-preset="{preset}"]')
        self.page.click("[data-action=sit]")
        self.page.wait_for_selector("main[data-decision]")

    def state(self) -> dict[str, Any]:
        """Give what the page says of itself; waits for a table."""
        found: dict[str, Any] | None = self.page.evaluate(STATE)
        if found is None:
            self.page.wait_for_selector("main[data-decision]")
            return self.state()
        return found

    def play(self, step: Callable[[dict[str, Any]], None], until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Act again and again until something holds; gives the state in which it does."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            now = self.state()
            if until(now):
                return now
            try:
                step(now)
            except Error:
                if self.page.is_closed():
                    raise
                # What was to be clicked has gone meanwhile: look again.
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing moves any more: {self.state()}")

    def click_on(self, now: dict[str, Any]) -> None:
        """Do the next thing with the mouse."""
        if now["sheet"] == "round":
            self._click("[data-action=next]")
        elif now["skip"]:
            self._hurry()
        elif now["deaf"] or now["choices"] == 0 or self._again(now):
            return
        elif now["raise"] and self.raises:
            self._click("[data-action=raise]")
        elif now["due"] == "answer":
            self._click("[data-action=fold-yes], [data-action=hold], [data-action=fold]")
        elif now["due"] in {"strike", "trump"}:
            self._click("[data-action=announce]" if now["tile"] else f"[data-action={now['due']}]")
        elif now["due"] in _CLICKED:
            self._click(_CLICKED[now["due"]])
        elif now["chosen"]:
            self._call()
            self._click("[data-action=play]")
        elif now["cards"]:
            self._click(f'.hand [data-card="{now["cards"][self._which]}"]')

    def press_on(self, now: dict[str, Any]) -> None:
        """Do the next thing with the keyboard alone."""
        press = self.page.keyboard.press
        if now["sheet"] == "round":
            press("Enter")
            self.page.locator("[data-over-sheet=round]").wait_for(state="detached", timeout=3000)
        elif now["skip"]:
            press("Enter")
        elif now["choices"] == 0 or self._again(now):
            return
        elif now["raise"] and self.raises:
            press("r")
        elif now["due"] == "answer":
            press("h" if self.page.locator("[data-action=hold]").count() else "g")
        elif now["due"] in _PRESSED:
            press(_PRESSED[now["due"]])
        elif now["due"] in {"strike", "trump"}:
            press("Enter" if now["tile"] else "3")
        elif now["due"] in {"play", "show"} and now["chosen"]:
            if self.page.locator("[data-action=call]").count() > 0:
                press("c")
            press("Enter")
        elif now["due"] in {"play", "show"}:
            self._press_a_card(now["cards"])

    def _again(self, now: dict[str, Any]) -> bool:
        """Say whether this very thing was just done: the page and the server get a moment to answer."""
        self.acted.add(now["decision"])
        what = now["decision"], now["due"], now["chosen"], now["tile"]
        again = what == self._done and time.monotonic() < self._until
        if not again:
            self._done, self._until = what, time.monotonic() + PATIENCE
        return again

    def _hurry(self) -> None:
        """Tap on the table; what takes the tap may be gone at any moment, and then nobody waits for it."""
        self.page.evaluate("document.querySelector('[data-skip]')?.click()")

    def _call(self) -> None:
        """Switch the call on where the chosen card can carry it; a card that breaks a duty is only chosen first."""
        if self.page.locator("[data-action=call]").count() > 0:
            self._click("[data-action=call]")

    def _press_a_card(self, cards: list[str]) -> None:
        """Play the first card that goes: by its digit, or by arrows where digits do not reach."""
        order = self.page.eval_on_selector_all(".hand button.held", "all => all.map((one) => one.dataset.card ?? null)")
        playable = [place for place, card in enumerate(order) if card in cards]
        if not playable:
            return
        place = playable[self._which]
        if place < 10:
            self.page.keyboard.press(str((place + 1) % 10))
            return
        self.page.locator(".hand button.held[tabindex='0']").focus()
        self.page.keyboard.press("Home")
        for _ in range(place):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def _click(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=1500)


def series_is_over(now: dict[str, Any]) -> bool:
    """Say whether the sheet of the last round is open."""
    return bool(now["over"]) and now["sheet"] == "series"


def my_card_is_asked(now: dict[str, Any]) -> bool:
    """Say whether a card of mine is waited for and nothing is chosen."""
    return now["due"] == "play" and bool(now["cards"]) and not now["skip"] and now["sheet"] is None


def at_rest(page: Page) -> None:
    """Wait until the own cards lie where they stay: only then a click by place meets the card that is meant."""
    page.wait_for_selector(".hand .held")
    page.wait_for_function("() => document.querySelector('.hand').getAnimations({ subtree: true }).length === 0")
