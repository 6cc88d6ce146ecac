"""Bots that signal: what they tell is true, it reaches the partner alone, and it is believed."""

from functools import cache
from random import Random

import numpy as np
import pytest
from bots.rounds import Decision, decisions

from stube.bots import everybody, registry
from stube.bots.levels import Level
from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import read
from stube.bots.watten.signalling import ASKS, believed, hints
from stube.bots.watten.worlds import Beliefs, mask
from stube.games.watten import GAME, WattenView
from stube.games.watten.rules import WattenRules
from stube.games.watten.signals import is_true
from stube.games.watten.state import WattenState

IDS = ("bavarian-11", "tyrol-kritisch-15", "house-21")


@cache
def played(preset: str, changes: tuple[tuple[str, str], ...] = ()) -> tuple[Decision, ...]:
    """Give what four signalling bots decided in six rounds."""
    rules = WattenRules.read({**GAME.presets[preset].rules.values(), **dict(changes)})
    return tuple(decisions(GAME, rules, [Level(2, signals=True)] * GAME.seats(rules), 6, preset))


@pytest.mark.parametrize("preset", IDS)
def test_what_is_told_is_true_and_meant_for_the_partner(preset: str) -> None:
    """A gesture claims what the hand bears out, and begins when the partner looks and no opponent does."""
    told = 0
    for view, action, state in played(preset):
        assert isinstance(view, WattenView)
        assert isinstance(state, WattenState)
        assert view.seat is not None
        if not action.startswith("sign ") or action == "sign end":
            continue
        meaning = {sign.gesture: sign.meaning for sign in view.code}[action.removeprefix("sign ")]
        chief = state.order.chief if state.knows_announcement(view.seat) else None
        assert is_true(meaning, state.hands[view.seat], state.order.criticals, chief)
        assert {seat for seat, at in enumerate(view.gaze) if at == view.seat} == {(view.seat + 2) % 4}
        told += 1
    assert told >= 12


@pytest.mark.parametrize("preset", IDS)
def test_what_was_seen_is_believed(preset: str) -> None:
    """The partner then counts on the cards it was told of, and on no others; all of it is so."""
    learned = 0
    for view, _, state in played(preset):
        assert isinstance(view, WattenView)
        assert isinstance(state, WattenState)
        plain, told = read(view), believed(view, read(view))
        for seat, (cards, barred) in enumerate(zip(told.held, told.void, strict=True)):
            hand = {NUMBER[str(card)] for card in state.hands[seat]}
            assert cards <= hand
            assert not (barred - plain.void[seat]) & hand
            learned += len(cards - plain.held[seat]) + len(barred - plain.void[seat])
    assert learned >= 12


@pytest.mark.parametrize("preset", IDS)
def test_a_wish_for_trumps_and_silence_tell_too(preset: str) -> None:
    """Strikes and trumps that were dealt are told as they are, what is left out is not held, and worlds go by both."""
    right, asked, likely = list[bool](), 0, list[float]()
    for view, action, state in played(preset):
        assert isinstance(view, WattenView)
        assert isinstance(state, WattenState)
        if not action.startswith("play"):
            continue
        situation = believed(view, read(view))
        worlds = None
        for seat, cards, least, told in hints(view, situation):
            dealt = situation.laid_by[seat].union(NUMBER[str(card)] for card in state.hands[seat])
            holds = len(dealt & cards) >= least
            assert holds or not told
            right.append(holds == told)
            asked += told
            if told:
                assert least == ASKS
                laid = len(cards & situation.laid_by[seat])
                if worlds is None:
                    worlds = Beliefs(view, situation).draw(situation.rankings[0], 64, Random(1)).worlds
                found = laid + np.bitwise_count(worlds[:, seat] & np.uint64(mask(cards))) >= ASKS
                likely.append(float(found.mean()))
    assert sum(right) > 0.9 * len(right) > 10
    assert asked > 3
    assert np.mean(likely) > 0.9


def test_without_signals_nobody_looks_about() -> None:
    """Where the rules know no signals nothing is told; and those that tell are for sparring only."""
    assert not [action for _, action, _ in played("bavarian-11", (("signals", "none"),)) if action.startswith("look")]
    assert set(everybody()) - set(registry()) >= {"regular-signals", "strong-signals", "master-signals"}
