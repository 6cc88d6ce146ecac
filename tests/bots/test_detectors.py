"""The detectors fire on bots that have the fault, and agree with what the sensible bot holds for certain."""

from dataclasses import replace

import pytest
from bots.detectors import Knowledge, watched
from bots.planted import Folder, Strongest, Stubborn
from bots.rounds import decisions

from stube.bots import Bot
from stube.bots.sensible import Sensible
from stube.bots.sensible.watten.certainty import no_way_left, partner_has_won
from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import read
from stube.bots.simple import lowest
from stube.games.watten import GAME, WattenRules, WattenView

BAVARIAN = WattenRules()
GIVING_UP = replace(BAVARIAN, concede="pays_stake_minus_one", raise_when="any_time", gespannt_loss="stake")
BLIND = GAME.presets["blind"].rules
assert isinstance(BLIND, WattenRules)
LITERAL = GAME.presets["blind-literal"].rules
assert isinstance(LITERAL, WattenRules)


@pytest.mark.parametrize(
    ("bot", "others", "rules", "fault"),
    [
        (Strongest(), lowest(), BAVARIAN, "beats_partner"),
        (Strongest(), lowest(), BAVARIAN, "max_wasted"),
        (Folder(), Stubborn(), GIVING_UP, "folds_match"),
        (Stubborn(), Stubborn(), BAVARIAN, "no_way_left"),
        (Stubborn(), lowest(), GIVING_UP, "no_way_left"),
        (Strongest(), lowest(), BLIND, "beats_partner"),
    ],
)
def test_a_planted_fault_is_found(bot: Bot, others: Bot, rules: WattenRules, fault: str) -> None:
    """A bot with a fault sets off its detector."""
    assert watched(GAME, rules, [bot, others, bot, others], 40, "planted", judged={0, 2})[fault] > 0


@pytest.mark.parametrize("rules", [GIVING_UP, BLIND, LITERAL], ids=["bavarian", "blind", "blind-literal"])
def test_detectors_and_bot_agree_on_what_is_certain(rules: WattenRules) -> None:
    """On views of wild rounds both say the same of a lost round and of a partner's trick."""
    wild: list[Bot] = [Stubborn(), Strongest(), Stubborn(), Sensible(worlds=1)]
    lost = won = 0
    for view, _, _ in decisions(GAME, rules, wild, 25, "certain"):
        assert isinstance(view, WattenView)
        if view.phase not in {"play", "answer"}:
            continue
        known, situation = Knowledge(view), read(view)
        assert known.is_lost() == no_way_left(situation), view
        assert known.partner_is_safe() == partner_has_won(situation), view
        lost += known.is_lost()
        won += known.partner_is_safe()
    assert lost > 2
    assert won > 5


@pytest.mark.parametrize("rules", [BAVARIAN, BLIND, LITERAL], ids=["bavarian", "blind", "blind-literal"])
def test_the_truth_is_never_excluded(rules: WattenRules) -> None:
    """What the others really hold, and what was really announced, is always among what the bot reckons with."""
    for view, _, state in decisions(GAME, rules, [Stubborn(), Strongest()] * 2, 20, "truth"):
        assert isinstance(view, WattenView)
        if view.phase not in {"play", "answer"}:
            continue
        situation = read(view)
        for other in set(range(4)) - {view.seat}:
            truth = {NUMBER[card.card] for card in state.view(other).hand}
            assert truth <= set(situation.may_hold(other))
        announcer = state.view(view.announcers[0])
        assert isinstance(announcer, WattenView)
        said = [(ranking.strike, ranking.trump) for ranking in situation.rankings]
        assert (announcer.strike, announcer.trump) in said
