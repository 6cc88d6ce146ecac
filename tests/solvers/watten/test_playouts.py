"""Random rounds of the kernel are rounds of the rules."""

from collections import Counter

import numpy as np
import pytest

from stube.cards import GERMAN_33
from stube.games.watten import GAME, WattenRules
from stube.kernels import trick_rounds as kernel
from stube.solvers.watten.playouts import play
from stube.solvers.watten.replays import DiffersError, Row, replay


def rules_of(preset: str, **changed: str) -> WattenRules:
    """A preset with some options changed."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, WattenRules)
    return WattenRules.read({**rules.values(), **changed})


@pytest.mark.parametrize("preset", GAME.presets)
def test_state_machine_plays_the_same_rounds(preset: str) -> None:
    """Every decision is a choice of the state machine; strike, trump, winner and points agree."""
    for raising in (False, True):
        rules = rules_of(preset)
        for number, row in enumerate(play(rules, 40, seed=1, raising=raising, log=True).log):
            replay(rules, row, dealer=number % rules.seats)


@pytest.mark.parametrize(
    "changed",
    [
        {"must_hold": "yes"},
        {"raise_when": "between_tricks", "raise_alternates": "no"},
        {"max_stake": "4"},
        {"max_stake": "points_needed", "fold_pays": "flat_2"},
        {"must_accept": "forced_fold", "raise_step": "2", "fold_pays": "stake_minus_one"},
        {"call_lapses": "yes", "call_blinds": "count_as_trump", "call_critical_is_trump": "yes"},
        {"forehand": "before_dealer", "direction": "anticlockwise", "call": "automatic"},
        {"players": "3", "call_partner": "free"},
    ],
)
def test_options_apart_are_played_by_the_rules(changed: dict[str, str]) -> None:
    """The same for values that no preset has, raised often."""
    rules = rules_of("bavarian-11", **changed)
    for number, row in enumerate(play(rules, 150, seed=2, raising=True, log=True).log):
        replay(rules, row, dealer=number % rules.seats)


def test_a_round_hangs_on_its_number_alone() -> None:
    """Played in one go, in parts or without a log, the rounds are the same."""
    rules = rules_of("tyrol-kritisch-15")
    whole = play(rules, 60, seed=3, raising=True, log=True)
    parts = [play(rules, 20, seed=3, start=start, raising=True, log=True) for start in (0, 20, 40)]
    assert np.array_equal(whole.log, np.concatenate([part.log for part in parts]))
    bare = play(rules, 60, seed=3, raising=True)
    assert (bare.cards, bare.actions, bare.won, bare.points) == (whole.cards, whole.actions, whole.won, whole.points)
    assert not np.array_equal(whole.log, play(rules, 60, seed=4, raising=True, log=True).log)


def test_a_falsified_log_is_noticed() -> None:
    """Another winner, other points and a card that is not held are refused."""
    rules = rules_of("bavarian-11")
    row = play(rules, 1, log=True).log[0]
    anothers = row[kernel.HANDS + 1] << 1
    changes = (kernel.WINNER, 1 - row[kernel.WINNER]), (kernel.PAID, 3), (kernel.HANDS + kernel.DEALT, anothers)
    for column, value in changes:
        wrong = row.copy()
        wrong[column] = value
        with pytest.raises(DiffersError):
            replay(rules, wrong)


def test_deals_and_leads_are_even() -> None:
    """Every card is dealt to every place, and led first, about equally often (chi-square, fixed seed)."""
    rules = rules_of("bavarian-11")
    number = 20_000
    log = play(rules, number, seed=5, log=True).log
    for column in (kernel.HANDS, kernel.HANDS + 7, kernel.HANDS + 19):
        found = Counter(int(card) for card in log[:, column])
        expected = number / 32
        square = sum((found[card] - expected) ** 2 / expected for card in range(33) if card in found)
        assert len(found) == len(rules.pack.cards)
        assert square < 70  # 31 degrees of freedom: one in ten thousand
    first = Counter(int(code) >> 1 for code in log[:, kernel.HANDS + kernel.DEALT])
    assert sum((first[card] - number / 32) ** 2 / (number / 32) for card in first) < 70


def test_after_a_duty_the_next_card_is_even_too() -> None:
    """Who had to follow trump plays any of the cards left with equal chance (chi-square, fixed seed)."""
    rules = rules_of("tirol-open-11")
    spots: Counter[int] = Counter()
    for row in play(rules, 30_000, seed=6, log=True).log:
        second = _card_after_duty(row)
        if second is not None:
            spots[second] += 1
    total = sum(spots.values())
    assert total > 300
    assert sum((spots[spot] - total / 4) ** 2 / (total / 4) for spot in range(4)) < 25  # 3 degrees of freedom


def _card_after_duty(row: Row) -> int | None:
    """Give which of its four cards, by the pack, a seat leads that took the first trick last in play with a trump."""
    suit = GAME.pack(rules_of("tirol-open-11")).suits[row[kernel.SECOND_NAMED]]
    first = kernel.HANDS + kernel.DEALT
    cards = [GERMAN_33.cards[code >> 1] for code in row[first : first + 5]]
    hands = [sorted(int(row[kernel.HANDS + place + 4 * one]) for one in range(5)) for place in range(4)]
    led, last, lead = cards[0], cards[3], int(row[first + 4]) >> 1
    others = sum(GERMAN_33.cards[card].suit == suit for card in hands[3])
    if led.suit != suit or last.suit != suit or others != 1 or lead not in hands[3]:
        return None
    left = [card for card in hands[3] if card != int(row[first + 3]) >> 1]
    return left.index(lead)
