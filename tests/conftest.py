"""What all tests share: Hypothesis profiles, and what becomes of browser tests where no browser is."""

import os
import shutil
from pathlib import Path

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parent.parent

os.environ["STUBE_LANGUAGE"] = "en"  # what tests and the README expect of commands is English, wherever they run

# A failure must come back when it is looked for, so examples are derived from the test and not from chance.
hypothesis.settings.register_profile(
    "every-run",
    derandomize=True,
    deadline=None,  # two busy cores say nothing about the code
    print_blob=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
# For a long look: STUBE_HYPOTHESIS=search, new examples every time and many more of them.
hypothesis.settings.register_profile("search", deadline=None, max_examples=2000, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("STUBE_HYPOTHESIS", "every-run"))


def find_chromium() -> str | None:
    """Path of a Chromium or Chrome on the PATH; Playwright's own download is never used."""
    for name in ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"):
        path = shutil.which(name)
        if path is not None:
            return path
    return None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a browser test where there is no browser; where one is required, fail it."""
    if item.get_closest_marker("browser") is None or find_chromium() is not None:
        return
    if os.environ.get("STUBE_BROWSER") == "required":
        pytest.fail("STUBE_BROWSER=required, and no Chromium is on the PATH", pytrace=False)
    pytest.skip("no Chromium on the PATH (on Debian: apt-get install chromium)")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the Chromium that browser tests drive."""
    path = find_chromium()
    assert path is not None, "mark tests that use this fixture with pytest.mark.browser"
    return path


@pytest.fixture(scope="session")
def repository() -> Path:
    """The folder that holds pyproject.toml."""
    return ROOT
