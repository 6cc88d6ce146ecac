# ruff: noqa: INP001 - beside the commands that use it
"""What every command with a page needs: a browser, and a server of its own."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import ARGUMENTS
from browser.house import House


@contextmanager
def studio(pause: float = 0.0) -> Iterator[tuple[Browser, House]]:
    """Give Chromium and a server, both ended afterwards.

    Args:
        pause: seconds that a bot waits before it acts.
    """
    with ExitStack() as stack:
        house = House(Path(stack.enter_context(TemporaryDirectory())), pause=pause)
        stack.callback(house.close)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=list(ARGUMENTS))
        stack.callback(browser.close)
        yield browser, house
