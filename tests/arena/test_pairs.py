"""Pairs: the same deal for both bots on every seat, and nothing else that could favour one."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from arena.contests import contest

from stube import bots
from stube.arena import pairs
from stube.arena.contest import seating, sittings
from stube.arena.pairs import play_pair
from stube.core import View
from stube.errors import Code, RulesError

FORMS = [
    ("watten", "bavarian-11"),
    ("watten", "two-hand"),
    ("watten", "three-hand"),
    ("german_whist", "classic"),
    ("german_whist", "three"),
]


class Noted:
    """Plays like another bot and notes the views it gets."""

    def __init__(self, name: str, seen: list[View]) -> None:
        self._bot, self._seen = bots.find(name), seen

    def choose(self, view: View, random: Random) -> str:
        """Note the view."""
        self._seen.append(view)
        return self._bot.choose(view, random)


def watched(game: str, preset: str, numbers: int = 4, **more: Any) -> list[list[View]]:
    """Play pairs of two bots; give the first views of every sitting, sitting by sitting."""
    made = contest("lowest", "random", game, preset, **more)
    found = []
    for number in range(numbers):
        ready = seating(made)
        for sitting in range(len(ready.sittings)):
            seen: list[View] = []
            noted = tuple(Noted(name, seen) for name in ("lowest", "random"))
            seated = type(ready)(ready.game, ready.rules, (noted[0], noted[1]), ready.unit_of, ready.sittings)
            pairs.play_seated(made, seated, number, sitting)
            found.append(seen)
    return found


@pytest.mark.parametrize(("game", "preset"), FORMS)
def test_every_sitting_has_the_same_deal_and_dealer(game: str, preset: str) -> None:
    """In all sittings of a pair each seat holds the same first hand and the same seat deals; pairs differ."""
    found = watched(game, preset)
    each = len(seating(contest("lowest", "random", game, preset)).sittings)
    starts = [(seen[0].dealer, seen[0].seat, tuple(card.card for card in seen[0].hand)) for seen in found]
    for first in range(0, len(starts), each):
        assert len(set(starts[first : first + each])) == 1
    assert len(set(starts)) == 4
    assert len({dealer for dealer, _, _ in starts}) == min(4, len(seating(contest(game=game, preset=preset)).unit_of))


def test_seats_are_shared_out_evenly() -> None:
    """Two units change places; of three each bot is alone on each once, so all sit everywhere equally often."""
    assert sittings(2) == ((0, 1), (1, 0))
    three = sittings(3)
    assert len(set(three)) == 6
    for unit in range(3):
        assert Counter(one[unit] for one in three) == {0: 3, 1: 3}


@pytest.mark.parametrize(("game", "preset"), FORMS)
def test_a_pair_is_the_same_again(game: str, preset: str) -> None:
    """Same contest and number: same pair, also after others were played; another number or seed is another."""
    made = contest("random", "lowest", game, preset)
    first = play_pair(made, 3)
    play_pair(made, 1)
    assert play_pair(made, 3).sittings == first.sittings
    several = {play_pair(made, number).sittings for number in range(3)}
    assert len(several) > 1
    other = contest("random", "lowest", game, preset, seed="2")
    assert [play_pair(other, number).sittings for number in range(3)] != [
        play_pair(made, number).sittings for number in range(3)
    ]


@pytest.mark.parametrize(("game", "preset"), FORMS)
def test_a_bot_does_not_beat_itself(game: str, preset: str) -> None:
    """Bots without chance gain exactly nothing from their equals: what one sitting gives the other takes."""
    for number in range(3):
        played = play_pair(contest("lowest", "lowest", game, preset), number)
        assert played.mean("points") == pytest.approx(0)
        assert played.mean("share") == pytest.approx(0.5)
        assert played.mean("tricks") == pytest.approx(0)


@pytest.mark.parametrize(("game", "preset"), FORMS)
def test_exchanged_bots_give_the_opposite_figures(game: str, preset: str) -> None:
    """A against B is B against A with the sign turned, for bots without chance."""
    for number in range(3):
        one = play_pair(contest("lowest", "highest", game, preset), number)
        other = play_pair(contest("highest", "lowest", game, preset), number)
        assert one.mean("points") == pytest.approx(-other.mean("points"))
        assert one.mean("share") == pytest.approx(1 - other.mean("share"))


@pytest.mark.parametrize("preset", ["bavarian-11", "kritischer-cup"])
def test_a_match_is_played_to_its_target_and_no_further(preset: str) -> None:
    """In whole matches a sitting has many rounds and one winner, also where a series would go on."""
    found = watched("watten", preset, 1, matches=True)
    target = found[0][0].target
    assert target is not None
    for seen in found:
        assert max(view.round for view in seen) > 2
        assert all(sum(view.won) == 0 for view in seen)
        assert all(max(view.score) < target for view in seen)
    played = play_pair(contest(preset=preset, matches=True), 0)
    assert all(one.share in {0.0, 1.0} and one.rounds > 2 for one in played.sittings)
    assert all((one.points > 0) == (one.share == 1.0) for one in played.sittings)


def test_later_rounds_of_a_match_have_the_same_deals() -> None:
    """Whatever happened before, round three of a match is dealt alike in both sittings of a pair."""
    found = watched("german_whist", "classic", 2, matches=True)
    for first in range(0, len(found), 2):
        hands = [
            {
                view.dealer: tuple(card.card for card in view.hand)
                for view in seen
                if view.round == 2 and not view.tricks
            }
            for seen in found[first : first + 2]
        ]
        assert hands[0]
        assert hands[0] == hands[1]


class Broken:
    """A bot that chooses what nobody may."""

    def choose(self, view: View, random: Random) -> str:
        """Give an action that is none."""
        return "raise 99"


def test_a_bot_that_errs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """An impossible action ends the run with the bot, the pair, the action and the game's own reason."""
    made = contest("random", "highest")
    ready = seating(made)
    broken = type(ready)(ready.game, ready.rules, (ready.players[0], Broken()), ready.unit_of, ready.sittings)
    monkeypatch.setattr(pairs, "seating", lambda _: broken)
    with pytest.raises(RulesError) as refused:
        play_pair(made, 5)
    assert refused.value.code is Code.BOT_ERRED
    details = refused.value.details
    assert (details["bot"], details["pair"], details["text"]) == ("highest", 5, "raise 99")
    assert details["why"] in set(Code)


def test_thought_is_counted_for_each_bot() -> None:
    """Decisions with more than one answer are counted for the bot that made them, with their time."""
    (ones, seconds), (others, more) = play_pair(contest("random", "lowest", "german_whist", "classic"), 0).spent
    assert ones > 20
    assert others > 20
    assert seconds > 0
    assert more > 0


def test_unknown_bots_are_refused() -> None:
    """A contest with a bot that is not there cannot be described."""
    with pytest.raises(RulesError) as refused:
        contest("genius")
    assert refused.value.code is Code.UNKNOWN_BOT
