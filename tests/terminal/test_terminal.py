"""The table in the terminal: whole rounds by keys, in every language; nothing of another hand is written."""

import asyncio
from random import Random

import pytest
from rich.color import Color
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static

from stube import bots, games
from stube.locales import LANGUAGES
from stube.terminal.sitting import Sitting
from stube.terminal.table import NEXT, Table
from stube.terminal.words import TALK, Words
from stube.testing import Walk

RAISED = "1"
"""A seed with which a bot raises in the first round."""
GAMES = {"watten": "bavarian-11", "german_whist": "classic"}


def table_of(game_id: str, language: str, seed: str = "1") -> Table:
    """Give a table of the terminal with the quickest bots."""
    game = games.find(game_id)
    rules = game.presets[GAMES[game_id]].rules
    seats = game.seats(rules)
    others = [bots.find("sensible") for _ in range(seats - 1)]
    sitting = Sitting(game, rules, others, Random(seed))
    return Table(sitting, Words(language, french=game_id == "german_whist", seats=seats), pause=0)


async def play_a_round(table: Table) -> set[str]:
    """Play until a round is over, by the key of the first entry; gives every text that was on the screen."""
    written: set[str] = set()
    async with table.run_test(size=(100, 40)) as pilot:
        for _ in range(400):
            await pilot.pause()
            deeds = table.query_one(OptionList)
            options = [deeds.get_option_at_index(place) for place in range(deeds.option_count)]
            written |= {str(option.prompt) for option in options} | {str(table.query_one("#table", Static).content)}
            if any(option.id == NEXT for option in options):
                written |= {strip.text for strip in table.query_one(RichLog).lines}
                return written
            if table.sitting.mine:
                await pilot.press("1")
            else:
                await asyncio.sleep(0.01)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("game", "language"), [("watten", "de"), ("german_whist", "fr")])
def test_a_round_is_played_by_keys(game: str, language: str) -> None:
    """A whole round ends, its result is told, and nothing is left of a message's own signs."""
    table = table_of(game, language)
    written = asyncio.run(play_a_round(table))
    assert table.sitting.view.result is not None
    assert len(written) > 20
    assert not [text for text in written if any(sign in text for sign in ("{", "None", "('"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_has_words(game_id: str, language: str) -> None:
    """In random play every choice, refusal and event of a seat is a sentence, in every language."""
    game = games.find(game_id)
    rules = game.presets[GAMES[game_id]].rules
    words = Words(language, french=game_id == "german_whist", seats=game.seats(rules))
    for position in Walk.play(game, rules, 3, most=60).positions:
        view = position.state.view(0)
        said = [words.choice(view, choice) for choice in (*view.choices, *view.free) if choice.kind not in TALK]
        said += [words.refusal(view, held.refusal.code, held.refusal.args) for held in view.hand if held.refusal]
        said += [words.event(view, event) for event in view.events[-2:]] + list(words.score(view))
        assert not [text for text in said if any(sign in text for sign in ("{", "None", "('"))]


def test_a_fold_asks_once_more() -> None:
    """Folding shows a question first; back leaves everything as it was."""

    async def run() -> None:
        table = table_of("watten", "en", RAISED)
        async with table.run_test(size=(100, 40)) as pilot:
            for _ in range(200):
                await pilot.pause(0.01)
                deeds = table.query_one(OptionList)
                ids = [deeds.get_option_at_index(place).id for place in range(deeds.option_count)]
                if table.sitting.mine and "fold" in ids:
                    before = table.sitting.view
                    await pilot.press(str(ids.index("fold") + 1))
                    await pilot.pause()
                    assert deeds.option_count == 2
                    await pilot.press("1")
                    await pilot.pause()
                    assert table.sitting.view is before
                    return
                assert NEXT not in ids, "nobody raises with this seed any more: look for another"
                if table.sitting.mine:
                    await pilot.press("1")
        raise AssertionError("nobody raises")

    asyncio.run(run())


def contrast(ink: Color, ground: Color) -> float:
    """Give the contrast of two colours as WCAG 2 reckons it."""

    def light(color: Color) -> float:
        parts = [part / 255 for part in color.get_truecolor()]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(ink), light(ground)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light"])
def test_all_that_is_written_can_be_read(theme: str) -> None:
    """In both lights every word has a contrast of 4.5: what can be done, the entry the cursor is on, and why not."""

    async def run() -> dict[str, float]:
        table = table_of("german_whist", "en")
        async with table.run_test(size=(100, 40)) as pilot:
            table.theme = theme
            deeds = table.query_one(OptionList)
            for _ in range(400):
                await pilot.pause(0.01)
                refused = any(deeds.get_option_at_index(place).disabled for place in range(deeds.option_count))
                if table.sitting.mine and refused:
                    break
                if table.sitting.mine:
                    await pilot.press("1")
            lines = [line for one in table.screen.walk_children(Widget) for line in one.render_lines(one.size.region)]
            return {
                segment.text: contrast(segment.style.color, segment.style.bgcolor)
                for line in lines
                for segment in line
                if any(sign.isalnum() for sign in segment.text)
                and segment.style
                and segment.style.color
                and segment.style.bgcolor
            }

    read = asyncio.run(run())
    assert any(text.startswith("–") for text in read)
    assert {text: round(ratio, 1) for text, ratio in read.items() if ratio < 4.5} == {}
