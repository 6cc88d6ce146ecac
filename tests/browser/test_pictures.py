"""Pictures of the table on three screens, for people to look at: STUBE_PICTURES names the folder they go to."""

import os
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.moments import MOMENTS
from browser.staged import Staged

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (844, 390), (1440, 900))


@pytest.mark.parametrize("name", ["a card that ends a trick", "a suit to follow"])
def test_the_table_is_drawn(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    """All cards in sight are drawn with a size: no picture is missing, no letter from a font stands in its place."""
    folder = Path(os.environ.get("STUBE_PICTURES", str(tmp_path)))
    folder.mkdir(parents=True, exist_ok=True)
    page = Staged(open_page, MOMENTS[name](), language="de").page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"{name.replace(' ', '-')}-{width}x{height}.png")
        page.wait_for_function(
            "() => [...document.querySelectorAll('img.card')].every((one) => one.src && one.complete)"
        )
        sizes = page.eval_on_selector_all("img.card", "all => all.map((one) => one.naturalWidth && one.width)")
        assert len(sizes) > 8
        assert min(sizes) >= 10
