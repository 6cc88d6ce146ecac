"""Beliefs against what came true: the counting, and that forecasts are made of what a seat sees."""

from math import log

import pytest

from stube.arena.calibration import KINDS, Forecast, calibrate, sample


def deals(*chances: tuple[float, float, int, int]) -> list[list[Forecast]]:
    """Give deals of one forecast each: so many with a chance, plain chance, of which so many came true."""
    return [[Forecast(said, plain, number < came)] for said, plain, count, came in chances for number in range(count)]


def test_tenths_hold_what_was_said_and_what_came() -> None:
    """Forecasts of like chance are counted together: their mean, the share that came true, how many."""
    found = calibrate("some", deals((0.22, 0.5, 40, 9), (0.28, 0.5, 40, 11), (1.0, 0.5, 10, 10)))
    assert [(one.said, one.came.mean, one.forecasts) for one in found.bins] == [
        (pytest.approx(0.25), pytest.approx(0.25), 80),
        (1.0, 1.0, 10),
    ]
    assert found.bins[0].came.low < 0.25 < found.bins[0].came.high
    assert found.deals == 90


def test_the_score_tells_knowledge_from_noise() -> None:
    """Forecasts that know something beat the plain chance; those that only pretend to lose to it; equal ones do not."""
    knows = calibrate("some", deals((0.9, 0.5, 50, 45), (0.1, 0.5, 50, 5)))
    assert knows.better.low > 0
    assert knows.plain == pytest.approx(log(2))
    pretends = calibrate("some", deals((0.9, 0.5, 50, 25), (0.1, 0.5, 50, 25)))
    assert pretends.better.high < 0
    assert calibrate("some", deals((0.3, 0.3, 50, 15))).better.mean == 0


def test_a_deal_counts_once_however_much_is_forecast_of_it() -> None:
    """Forecasts of one deal are one number: a deal with many does not outweigh the others."""
    many = [[Forecast(0.9, 0.5, came=True)] * 30, [Forecast(0.9, 0.5, came=False)]]
    found = calibrate("some", [*many, []])
    assert found.deals == 2
    assert found.bins[0].came.mean == pytest.approx(0.5)


@pytest.mark.parametrize("kind", KINDS)
def test_forecasts_are_repeatable_and_decided(kind: str) -> None:
    """The same deal gives the same forecasts again; each is a chance, and it is known whether it came true."""
    found = [sample(kind, "test", number) for number in (0, 1)]
    assert sample(kind, "test", 1) == found[1]
    assert any(found)
    for one in (forecast for some in found for forecast in some):
        assert 0 <= one.said <= 1
        assert 0 <= one.plain <= 1
        assert one.came is not None


def test_places_of_cards_add_up_to_the_hand() -> None:
    """Over all unseen cards the chances that the other holds them sum to the cards that he holds, as does the truth."""
    for number in range(3):
        found = sample("german_whist-holds", "sum", number)
        held = sum(bool(one.came) for one in found)
        assert sum(one.said for one in found) == pytest.approx(held, abs=1e-6)
