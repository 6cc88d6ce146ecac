"""German Whist by search: every preset to its end, the same choice from the same view, nothing from hidden cards."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from stube.bots import Budget, find
from stube.bots.german_whist.endgame import solved
from stube.bots.german_whist.search import Searcher
from stube.bots.sensible.german_whist.situation import Situation, read
from stube.cards import FRENCH_52, draw
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistState, GermanWhistView
from stube.kernels import whist_rounds, whist_search
from stube.solvers.german_whist.endings import solve

BOTS = ("whist-search", "whist-ismcts", "whist-flat", "whist-greedy", "whist-ismcts-exact")


def dealt(preset: str, seed: int) -> GermanWhistState:
    """Give a round after the deal."""
    rules = GAME.presets[preset].rules
    assert isinstance(rules, GermanWhistRules)
    state = GAME.start(rules, {"dealer": "0"})
    assert state.needs_deal is not None
    return state.deal(draw(state.needs_deal, state.pack, state.seats, Random(seed))).state


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset(preset: str) -> None:
    """All bots play each preset to the end of a round by actions that the rules offer."""
    for first in range(2):
        state, chance = dealt(preset, first), Random(preset)
        bots = [find(name, budget=Budget(worlds=6)) for name in BOTS[first : first + 3]]
        while state.result is None:
            seat = state.turn[0]
            view = state.view(seat)
            said = bots[seat].choose(view, chance)
            assert said in {choice.action for choice in view.choices}
            state = state.play(seat, GAME.parse_action(said)).state


@pytest.mark.parametrize("preset", GAME.presets)
def test_cards_are_told_apart(preset: str) -> None:
    """Whatever the form, with nets or without, cards are not all worth the same in most decisions."""
    state, chance, apart = dealt(preset, 3), Random(preset), list[bool]()
    while state.result is None:
        view = state.view(state.turn[0])
        if len(view.choices) > 1 and len(apart) < 8:
            worth = Searcher(Budget(worlds=16)).think(view, chance).worth.values()
            apart.append(max(worth) > min(worth))
        said = chance.choice(view.choices).action
        state = state.play(state.turn[0], GAME.parse_action(said)).state
    assert sum(apart) > len(apart) / 2


@pytest.mark.parametrize("name", BOTS)
def test_same_choice_and_no_peeping(name: str) -> None:
    """The same view, seed and worlds give the same choice, also where the others' cards lie otherwise."""
    bot = find(name, budget=Budget(worlds=12))
    state = dealt("classic", 7)
    seat = state.turn[0]
    choice = bot.choose(state.view(seat), Random(1))
    assert bot.choose(state.view(seat), Random(1)) == choice
    table = state.table
    assert table is not None
    other = table.hands[1 - seat]
    hands = (table.hands[seat], table.stock[:13]) if seat == 0 else (table.stock[:13], table.hands[seat])
    moved = replace(state, table=replace(table, hands=hands, stock=other + table.stock[13:]))
    assert moved.view(seat).hand == state.view(seat).hand
    assert bot.choose(moved.view(seat), Random(1)) == choice


def test_it_loses_on_purpose_what_is_not_worth_winning() -> None:
    """Where only the last tricks count and a low card lies open, it ducks under the card led more often than not."""
    ducked = []
    for seed in range(30):
        state, chance = dealt("last13", seed), Random(seed)
        while state.table is not None and state.table.in_foregame and state.result is None:
            seat = state.turn[0]
            view = state.view(seat)
            assert isinstance(view, GermanWhistView)
            situation = read(view)
            prize = situation.prizes[0] if situation.prizes else None
            cheap = prize is not None and prize.suit != view.trump and prize.rank in "23"
            wins = {situation.wins(card) for card in situation.playable}
            if cheap and situation.laid and len(wins) == 2:
                said = Searcher(Budget(worlds=8)).choose(view, chance)
                ducked.append(not situation.wins(FRENCH_52.parse(said.removeprefix("play "))))
                break
            state = state.play(seat, chance.choice(state.choices(seat))).state
    assert len(ducked) > 5
    assert sum(ducked) > 0.7 * len(ducked)


def test_the_last_trick_breaks_a_tie_where_the_rules_say_so() -> None:
    """Equal tricks with a last trick won are a round won to a playout, else a draw."""
    rules = np.array([2, 2, 1, 13, 26, 1, 0, 0])
    world = np.zeros(whist_rounds.WORLD, np.int64)
    world[whist_rounds.EARLY : whist_rounds.EARLY + 2] = 6, 7
    world[whist_rounds.LATE : whist_rounds.LATE + 2] = 7, 6
    world[[whist_rounds.FIRST, whist_rounds.OVER, whist_rounds.LEADER]] = -1, 1, 1
    for breaks, worth in ((0, 0.0), (1, 3.0)):
        weights = np.array([1, 1, 1, 3, 0, 0, 0.5, 8, breaks], float)
        assert [whist_search.weigh(world, rules, weights, seat, 0.0, 0.0) for seat in (0, 1)] == [-worth, worth]


def test_the_best_swindle_among_equals() -> None:
    """Of cards that are worth the same it leads the one after which a careless answer costs most."""
    hand, other = (tuple(map(FRENCH_52.parse, cards.split())) for cards in ("HA C2 D2", "S2 CK C3"))
    situation = Situation(
        rules=GermanWhistRules(), me=0, hands=2, sign=1, trump="H", hand=hand, laid=(), foregame=False, prizes=(),
        counts=(3, 3), known=(frozenset(), frozenset()), unseen=other, early=1, late=1, race=None,
    )  # fmt: skip
    card, found = solved(situation, other, 0, lambda: 0.0)
    assert found.tricks[card] == max(found.tricks.values())
    lost = {}
    for best in found.best:
        rest = tuple(own for own in hand if own != best)
        answers = solve(other, rest, "H", led=best).tricks
        lost[best] = sum(max(answers.values()) - tricks for tricks in answers.values()) / len(answers)
    assert len(found.best) > 1
    assert lost[card] == max(lost.values())


def test_a_tie_is_won_by_the_last_trick() -> None:
    """Where the last trick breaks a tie, the card that is sure to win is kept for it, though it is the cheaper one."""
    hand, other = (tuple(map(FRENCH_52.parse, cards.split())) for cards in ("C3 SK", "C2 SA"))
    situation = Situation(
        rules=GermanWhistRules(tie="last_trick"), me=0, hands=2, sign=1, trump="H", hand=hand, laid=(),
        foregame=False, prizes=(), counts=(2, 2), known=(frozenset(), frozenset()), unseen=other, early=1, late=1,
        race=None,
    )  # fmt: skip
    card, found = solved(situation, other, 0, lambda: 0.0)
    assert set(found.tricks.values()) == {1}
    assert str(card) == "SK"


def best_by_the_rules(state: GermanWhistState, me: int) -> float:
    """What a seat reaches when both play their best: counted tricks ahead, half a one for a tie that it wins."""
    if state.result is not None:
        mine, theirs = state.result.counted[me], state.result.counted[1 - me]
        return mine - theirs or (0.5 if me in state.result.winners else -0.5)
    seat = state.turn[0]
    found = [best_by_the_rules(state.play(seat, action).state, me) for action in state.choices(seat)]
    return max(found) if seat == me else min(found)


def test_ties_are_broken_as_the_rules_break_them() -> None:
    """In endings of three cards, led or answered, no equal card would have come to more by the rules."""
    rules, tied = GermanWhistRules(tie="last_trick"), 0
    for seed in range(40):
        chance = Random(seed)
        state = GAME.start(rules, {"dealer": "0"})
        assert state.needs_deal is not None
        state = state.deal(draw(state.needs_deal, state.pack, state.seats, chance)).state
        cards = 46 + seed % 2
        while state.table is not None and 2 * len(state.table.tricks) + len(state.table.trick.laid) < cards:
            state = state.play(state.turn[0], chance.choice(state.choices(state.turn[0]))).state
        seat = state.turn[0]
        view = state.view(seat)
        if len(view.choices) < 2:
            continue
        thought = Searcher(Budget(worlds=1)).think(view, chance)
        assert thought.exact is not None
        reached = {
            str(card): best_by_the_rules(state.play(seat, GAME.parse_action(f"play {card}")).state, seat)
            for card in thought.exact.best
        }
        assert reached[thought.action.removeprefix("play ")] == max(reached.values())
        tied += len(set(reached.values())) > 1
    assert tied


def test_the_last_tricks_are_exact() -> None:
    """From the first trick of the endgame on the search bot knows each card's tricks, and they come true."""
    state, chance = dealt("classic", 3), Random(3)
    bot, plain = Searcher(Budget(worlds=4)), find("whist-greedy")
    promised = None
    while state.result is None:
        seat = state.turn[0]
        view = state.view(seat)
        if view.stage == "endgame" and len(view.choices) > 1:
            thought = bot.think(view, chance)
            assert thought.exact is not None
            assert thought.worth[thought.action] == max(thought.worth.values())
            lying = len(view.trick.laid)
            if promised is None and not lying:
                promised = seat, view.won_tricks[seat] + thought.worth[thought.action]
            said = thought.action
        else:
            said = plain.choose(view, chance)
        state = state.play(seat, GAME.parse_action(said)).state
    assert promised is not None
    assert state.result.tricks[promised[0]] == promised[1]
