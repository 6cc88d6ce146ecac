"""A server, a browser and pages for the tests of this folder; a page tells of every fault that it had."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from browser.house import House
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, sync_playwright

SPARED = (
    "WebUIOmniboxPopup",  # the address bar's own pages: 0.4 MB of script in every new window
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",  # these ask other hosts
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PreconnectToSearch",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
)
"""What the browser does for itself and no test is about. It stands for Playwright's own list, whose parts it has."""
ARGUMENTS = (
    "--no-sandbox",  # continuous integration is root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SPARED)}",
)
TEMPO = """(tempo) => {
  const { setTimeout: wait, performance: clock } = window;
  const now = clock.now.bind(clock);
  window.setTimeout = (then, time, ...rest) => wait(then, (time ?? 0) / tempo, ...rest);
  clock.now = () => now() * tempo;
}"""
"""Lets the page's own time pass faster: how long a trick lies, a sheet is deaf, a tap is half of a double tap."""
EXPECTED = (
    "WebSocket connection to",
    "net::ERR_CONNECTION_",  # refused, or reset while an answer was on its way
    "net::ERR_EMPTY_RESPONSE",
    "the server responded with a status of 400",
)
"""What the browser says by itself while a server is down or refuses a wish with its code: not a fault of the page."""


class OpenPage(Protocol):
    """Opens a page in a browser of its own."""

    def __call__(
        self,
        path: str = "",
        *,
        size: tuple[int, int] = (390, 844),
        language: str = "en",
        dark: bool = False,
        settings: dict[str, object] | None = None,
        at: House | None = None,
        tempo: float = 1,
    ) -> Page:
        """Open a page of the server; its own waits are so many times shorter than for people (or longer)."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Iterator[House]:
    """A server that all tests of this folder share."""
    built = repository / "src/stube/server/static/index.html"
    assert built.is_file(), "the browser's table is not built: npm ci && npm run build in web/"
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium_path, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture
def open_page(house: House, browser: Browser) -> Iterator[OpenPage]:
    """Opens pages; after the test none may have had an error or asked another host for anything."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        path: str = "",
        *,
        size: tuple[int, int] = (390, 844),
        language: str = "en",
        dark: bool = False,
        settings: dict[str, object] | None = None,
        at: House | None = None,
        tempo: float = 1,
    ) -> Page:
        home = (at or house).url
        context = browser.new_context(
            viewport=ViewportSize(width=size[0], height=size[1]),
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        kept = json.dumps(json.dumps(settings or {}))
        context.add_init_script(
            f"localStorage.getItem('stube.settings') ?? localStorage.setItem('stube.settings', {kept})"
        )
        if tempo != 1:
            context.add_init_script(f"({TEMPO})({tempo})")
        page = context.new_page()
        page.on("console", lambda message: _hear(message, faults))
        page.on("pageerror", lambda error: faults.append(f"page: {error}"))
        page.on("request", lambda request: _watch(request, home, faults))
        page.goto(home + path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def _hear(message: ConsoleMessage, faults: list[str]) -> None:
    if message.type in {"error", "warning"} and not any(word in message.text for word in EXPECTED):
        faults.append(f"console: {message.text}")


def _watch(request: Request, home: str, faults: list[str]) -> None:
    own = (home, home.replace("http", "ws", 1), "data:", "blob:")
    if not request.url.startswith(own):
        faults.append(f"another host: {request.url}")
