"""Worlds of the levels are those that fit, as often as what was seen is likely; cards are chosen by them."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from bots.rounds import decisions

from stube.bots import Budget, find
from stube.bots.sensible.watten.playing import playable, with_sense
from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import Situation, read
from stube.bots.watten import worlds as believing
from stube.bots.watten.sight import ALMOST, calibrated, chance, judge
from stube.bots.watten.worlds import Beliefs, mask, tempered, unseen_of
from stube.cards import GERMAN_33
from stube.games.watten import GAME, WattenState, WattenView

FEW = Budget(worlds=24)


def seen(preset: str, rounds: int = 2) -> Iterator[tuple[WattenView, Situation]]:
    """Give what seats on turn see while cards are played."""
    rules = GAME.presets[preset].rules
    seats = [find("cards-regular", budget=FEW) for _ in range(GAME.seats(rules))]
    for view, _, _ in decisions(GAME, rules, seats, rounds, f"beliefs/{preset}"):
        if isinstance(view, WattenView) and view.phase == "play":
            yield view, read(view)


@pytest.mark.parametrize("preset", ["bavarian-11", "blind", "southtyrol-open-15", "two-hand", "three-hand"])
def test_worlds_fit(preset: str) -> None:
    """Each seat has as many cards as it holds, the own hand among them, none twice and none that is out."""
    for view, situation in seen(preset):
        worlds = Beliefs(view, situation).draw(situation.rankings[0], 40, Random(1)).worlds
        assert worlds.shape == (40, situation.seats)
        for world in worlds.tolist():
            assert [hand.bit_count() for hand in world] == list(situation.counts)
            assert world[situation.me] == mask(situation.hand)
            assert sum(world) == int(np.bitwise_or.reduce(np.array(world, np.uint64)))
            others = sum(world) & ~world[situation.me]
            assert not others & ~mask(situation.unseen)


def test_who_names_a_suit_is_believed_to_hold_it() -> None:
    """The dealer holds more trumps in worlds that are believed than in those drawn evenly, and hardly ever none."""
    told = 0
    for view, situation in seen("bavarian-11", 4):
        dealer = situation.announcers[1]
        if dealer == situation.me or situation.laid_by[dealer]:
            continue
        trumps = np.uint64(mask([card for card, one in enumerate(GERMAN_33.cards) if one.suit == view.trump]))
        believed = Beliefs(view, situation).draw(situation.rankings[0], 300, Random(2)).worlds[:, dealer]
        even = unseen_of(situation).draw(300, 2)[:, dealer]
        assert np.bitwise_count(believed & trumps).mean() > np.bitwise_count(even & trumps).mean() + 0.2
        assert np.mean(believed & trumps == 0) < 0.1
        told += 1
    assert told > 4


def test_the_same_seed_believes_the_same() -> None:
    """Worlds and chances take their chance from the seed alone."""
    view, situation = next(seen("bavarian-11"))
    first, again = (Beliefs(view, situation).draw(situation.rankings[0], 30, Random(3)) for _ in range(2))
    assert np.array_equal(first.worlds, again.worlds)
    assert first.weight == again.weight
    assert chance(view, situation, Random(4), FEW) == chance(view, situation, Random(4), FEW)


@pytest.mark.parametrize("preset", ["bavarian-11", "blind", "two-hand"])
def test_the_best_card_that_good_sense_leaves(preset: str) -> None:
    """The partner's sure trick is not beaten, no card that is left is clearly better, and all chances are kept."""
    for view, situation in seen(preset):
        leads = playable(situation, view.choices)
        judged = judge(view, situation, leads, Random(5), FEW)
        values = dict(judged.values)
        assert set(values) == set(leads)
        assert all(0 <= value <= 1 for value in values.values())
        sane = with_sense(situation, leads)
        assert judged.lead in sane
        assert judged.chance == max(values[lead] for lead in sane)
        assert judged.chance - values[judged.lead] < ALMOST


def test_chances_are_less_sure_than_counts() -> None:
    """More rounds won always say more; what came up always or never is not certain, and nothing leaves its half."""
    shares = np.linspace(0, 1, 201)
    chances = np.array([calibrated(share) for share in shares])
    assert (np.diff(chances[1:-1]) > 0).all()
    assert 0 < chances[0] <= chances[1]
    assert chances[-2] <= chances[-1] < 1
    far = abs(shares - 0.5) > 0.1
    assert (abs(chances - 0.5)[far] < abs(shares - 0.5)[far] + 0.02).all()


def test_taking_play_at_its_word_misses_the_true_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card that a seat really holds is found more often in believed worlds than where each play proves too much."""
    rules = GAME.presets["bavarian-11"].rules
    seats = [find("cards-regular", budget=FEW) for _ in range(4)]
    told = [
        (view, state)
        for view, _, state in decisions(GAME, rules, seats, 12, "true deals")
        if isinstance(view, WattenView) and view.phase == "play" and view.tricks
    ]

    def surprise() -> float:
        found = []
        for view, state in told:
            situation = read(view)
            assert isinstance(state, WattenState)
            drawn = Beliefs(view, situation).draw(situation.rankings[0], 100, Random(6)).worlds
            for seat in {0, 1, 2, 3} - {situation.me}:
                held = [NUMBER[str(card)] for card in state.hands[seat]]
                shares = [(drawn[:, seat] >> np.uint64(card) & np.uint64(1)).mean() for card in held]
                found += [-np.log(max(float(share), 0.005)) for share in shares]
        return float(np.mean(found))

    believed = surprise()
    monkeypatch.setattr(believing, "TRUST", 1.0)
    assert believed < surprise() - 0.02


def test_what_is_believed_of_a_place_is_tempered() -> None:
    """A chance is taken towards what the numbers of cards say, from both sides; what is certain stays certain."""
    assert 0.15 < tempered(0.4, 0.15) < 0.4
    assert 0.05 < tempered(0.05, 0.15) < 0.15
    assert tempered(0.15, 0.15) == pytest.approx(0.15)
    assert [tempered(share, 0.15) for share in (0.0, 1.0)] == [0.0, 1.0]
