"""Pictures of the table on three screens, for people to look at: STUBE_PICTURES names the folder they go to."""

import os
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.hands import Hands, my_card_is_asked

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (844, 390), (1440, 900))


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "preset"), [("watten", "tyrol-kritisch-15"), ("german_whist", "classic")])
def test_the_table_is_drawn(open_page: OpenPage, tmp_path: Path, size: tuple[int, int], game: str, preset: str) -> None:
    """All cards in sight are drawn with a size: no picture is missing, no letter from a font stands in its place."""
    folder = Path(os.environ.get("STUBE_PICTURES", str(tmp_path)))
    folder.mkdir(parents=True, exist_ok=True)
    hands = Hands(open_page(size=size, language="de", settings={"speed": "fast"}))
    hands.sit(game, preset)
    hands.play(hands.click_on, lambda now: my_card_is_asked(now) and now["decision"] > 10)
    hands.page.wait_for_timeout(400)
    hands.page.screenshot(path=folder / f"{game}-{size[0]}x{size[1]}.png")
    empty = hands.page.eval_on_selector_all(
        "svg.card use", "all => all.filter((one) => one.getBBox().width < 10).map((one) => one.getAttribute('href'))"
    )
    assert empty == []
