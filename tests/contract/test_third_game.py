"""A third game is one more folder: it is found, keeps the contract, and everything works with it untouched."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from server.toy import Toy

from stube import games
from stube.arena import seat_bots, self_play
from stube.core import Game
from stube.records import Record, Sitter, json, read_record, replay, text
from stube.testing import LAWS, Law, Scripted, Walk, check_game, playthrough

FOLDER = Path(__file__).parent / "third"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The toy, found in a folder beside the others."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    games.catalogue.cache_clear()
    yield games.find("toy")
    games.catalogue.cache_clear()
    sys.modules.pop("stube.games.toy", None)


def test_a_folder_is_found(toy: Game) -> None:
    """The catalogue has it by the name of its folder, beside the others."""
    assert {"toy", "watten", "german_whist"} <= set(games.catalogue())
    assert toy.id == "toy"
    check_game(toy)


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("preset", Toy().presets)
def test_it_keeps_every_law(preset: str, law: Law) -> None:
    """The same contract, untouched."""
    law(Walk.play(Toy(), Toy().presets[preset].rules, seed=1))


@pytest.mark.parametrize("bot", ["random", "lowest", "highest"])
@pytest.mark.parametrize("preset", Toy().presets)
def test_bots_play_it_and_records_keep_it(toy: Game, preset: str, bot: str) -> None:
    """Self-play seats the plain bots, and what they played goes through both forms of a record and replays."""
    rules = toy.presets[preset].rules
    seats = toy.seats(rules)
    done = self_play(toy, rules, seat_bots(toy, rules, [bot] * seats), rounds=5, seed="1")
    assert len(done.rounds) == 5
    assert sum(done.score) == 5
    for series in done.series:
        sitters = tuple(Sitter(bot, bot=True) for _ in range(seats))
        record = replace(Record.begin(toy, rules, series.setup, sitters), entries=series.entries)
        for form in (text, json):
            assert read_record(form.write(record).encode(), games.catalogue()) == record
        over = [step.state.over for _, step in replay(record, games.catalogue())]
        assert over[-1] is series.over


def test_a_scripted_bot_plays_its_list(toy: Game) -> None:
    """Bots that play lists decide a round as written, and one that is asked for more says so."""
    rules = toy.presets["two"].rules
    deck = toy.pack(rules).parse_all("EA LK EK LA HK HA SK SA")
    bots = (Scripted(["play EA"]), Scripted(["raise", "play EK"]))
    done = self_play(toy, rules, bots, rounds=1, seed="1", deck=deck)
    assert [str(entry) for entry in done.series[0].entries][1:] == ["1 raise", "0 play EA", "1 play EK"]
    assert [bot.left for bot in bots] == [[], []]
    with pytest.raises(AssertionError, match="is to play None"):
        self_play(toy, rules, bots, rounds=1, seed="1", deck=deck)


def test_a_person_can_read_a_series_of_it(toy: Game) -> None:
    """A playthrough shows deals, actions, events with their audience, hands and choices."""
    written = playthrough(toy, "two", fields=("stake",), silent={"peek"})
    assert written == playthrough(toy, "two", fields=("stake",), silent={"peek"})
    assert "> deck " in written
    assert "* played seat=0 card=" in written
    assert " stake=1" in written
    assert "may: play " in written
    assert "besides: raise" in written
    assert "besides: peek" not in written
