"""Bots against bots: who sits where, who deals, who is asked when."""

from collections import Counter
from random import Random

import pytest

from stube import bots, games
from stube.arena import SelfPlay, seat_bots, self_play
from stube.arena.selfplay import first_dealer
from stube.cards import Deck
from stube.core import RuleSet, View, find_preset
from stube.errors import Code, RulesError

PRESETS = [(game.id, preset) for game in games.catalogue().values() for preset in game.presets]


def rules_of(game: str, preset: str, **changes: str) -> RuleSet:
    """Give the rules of a preset with changes."""
    known = games.find(game)
    return known.rules_type.read(changes, find_preset(known, preset).rules)


def play(game: str, rules: RuleSet, rounds: int, bot: str = "random", seed: str = "1") -> SelfPlay:
    """Let the same bot play on every seat."""
    known = games.find(game)
    return self_play(known, rules, seat_bots(known, rules, [bot] * known.seats(rules)), rounds=rounds, seed=seed)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_is_played(game: str, preset: str) -> None:
    """Random bots play every preset, all checks on; the score is the sum, each trick has its winner."""
    done = play(game, rules_of(game, preset), 4)
    assert len(done.rounds) == 4
    for unit, points in enumerate(done.score):
        assert points == sum(played.points[unit] for played in done.rounds)
    for played in done.rounds:
        won = Counter(played.winners)
        assert played.tricks == tuple(sum(won[seat] for seat in side) for side in played.sides)


@pytest.mark.parametrize(
    ("changes", "dealer"),
    [
        ({}, 3),
        ({"direction": "anticlockwise"}, 1),
        ({"forehand": "before_dealer"}, 1),
        ({"forehand": "before_dealer", "direction": "anticlockwise"}, 3),
    ],
)
def test_seat_0_begins_as_forehand(changes: dict[str, str], dealer: int) -> None:
    """Whatever the direction and the place of forehand, the first deal makes seat 0 forehand."""
    assert first_dealer(games.find("watten"), rules_of("watten", "bavarian-11", **changes)) == dealer


def test_seat_0_begins_as_non_dealer() -> None:
    """With two or three players the last seat deals first."""
    whist = games.find("german_whist")
    assert first_dealer(whist, rules_of("german_whist", "classic")) == 1
    assert first_dealer(whist, rules_of("german_whist", "three")) == 2


@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_the_deal_passes_on_from_series_to_series(direction: str) -> None:
    """A new series begins with the dealer whose turn it is, so that no seat is forehand too often."""
    done = play("watten", rules_of("watten", "wurf", direction=direction), 40, "lowest")
    assert len(done.series) > 3
    step = 1 if direction == "clockwise" else -1
    dealer = int(done.series[0].setup["dealer"])
    for series in done.series:
        assert int(series.setup["dealer"]) == dealer
        deals = sum(entry.text.startswith("deck ") for entry in series.entries)
        dealer = (dealer + step * deals) % 4


def test_bots_sit_by_seat_or_by_side() -> None:
    """Four names are seats, two are sides (A and C, B and D); another number is refused."""
    watten, rules = games.find("watten"), rules_of("watten", "bavarian-11")
    kinds = [type(bot) for bot in seat_bots(watten, rules, ["random", "lowest"])]
    assert kinds[0] is kinds[2] is type(bots.find("random"))
    assert kinds[1] is kinds[3] is type(bots.find("lowest"))
    assert len(seat_bots(watten, rules, ["random"] * 4)) == 4
    for names in (["random"], ["random"] * 3, ["random"] * 5):
        with pytest.raises(RulesError) as refused:
            seat_bots(watten, rules, names)
        assert refused.value.code is Code.WRONG_BOT_COUNT


def test_deals_do_not_depend_on_who_plays() -> None:
    """The same seed gives the same decks to other bots, and the same everything to the same bots."""
    rules = rules_of("german_whist", "last13", match="best_of_5")
    first, same, other = (play("german_whist", rules, 3, bot) for bot in ("lowest", "lowest", "highest"))
    assert first == same
    assert first != other
    decks = [[e.text for s in done.series for e in s.entries if e.seat is None] for done in (first, other)]
    assert decks[0] == decks[1]


class Asked:
    """Plays like `lowest`, and notes what it is asked; raises out of turn where it may, if told so."""

    def __init__(self, log: list[tuple[int, bool]], *, raises: bool = False) -> None:
        self._log, self._raises = log, raises
        self._plain = bots.find("lowest")

    def choose(self, view: View, random: Random) -> str:
        """Note the seat and whether it is on turn."""
        assert view.seat is not None
        self._log.append((view.seat, bool(view.choices)))
        raises = [choice.action for choice in view.free if choice.kind == "raise"]
        if self._raises and raises and not view.choices:
            return raises[0]
        return self._plain.choose(view, random)


def test_seats_out_of_turn_are_asked_first_in_order() -> None:
    """Before the seat on turn plays, the others are asked in the order of seats, each once."""
    watten, rules = games.find("watten"), rules_of("watten", "bavarian-11")
    log: list[tuple[int, bool]] = []
    self_play(watten, rules, [Asked(log) for _ in range(4)], rounds=1, seed="1")
    assert log[:2] == [(0, True), (3, True)]  # the announcements: nobody else has anything to do
    assert log[2:10] == [(1, False), (2, False), (3, False), (0, True), (0, False), (2, False), (3, False), (1, True)]


def test_a_raise_out_of_turn_is_answered_before_the_card() -> None:
    """The first who raises out of turn is answered at once; then everybody is asked again."""
    watten, rules = games.find("watten"), rules_of("watten", "bavarian-11", max_stake="4")
    log: list[tuple[int, bool]] = []
    done = self_play(watten, rules, [Asked(log, raises=True) for _ in range(4)], rounds=1, seed="1")
    texts = [str(entry) for entry in done.series[0].entries]
    assert texts[3:7] == ["1 raise 3", "2 hold", "2 raise 4", "3 hold"]


def test_one_deck_for_every_deal() -> None:
    """A deck that is given is dealt again and again, also in the next series."""
    whist, rules = games.find("german_whist"), rules_of("german_whist", "race-7", match="single")
    deck = tuple(reversed(whist.pack(rules).cards))
    done = self_play(whist, rules, seat_bots(whist, rules, ["lowest"] * 2), rounds=3, seed="1", deck=deck)
    dealt = {entry.text for series in done.series for entry in series.entries if entry.seat is None}
    assert dealt == {"deck " + " ".join(map(str, Deck(deck).cards))}
    assert len(done.series) == 3
