"""Hypothesis strategies: rule sets, walks, states and actions of any game."""

from hypothesis import strategies as st

from stube.core import Action, Game, RuleSet, State
from stube.errors import RulesError
from stube.testing.walks import Walk

SEEDS = st.integers(0, 2**32 - 1)
"""Seeds of chance."""


@st.composite
def rule_sets(draw: st.DrawFn, game: Game, *, changes: int = 2) -> RuleSet:
    """Give a preset with at most so many options changed; what contradicts itself or is not playable is left out."""
    rules = game.presets[draw(st.sampled_from(sorted(game.presets)))].rules
    for option in draw(st.lists(st.sampled_from(game.rules_type.options()), max_size=changes)):
        try:
            changed = game.rules_type.read({option.name: draw(st.sampled_from(option.values))}, rules)
            changed.check_playable()
        except RulesError:
            continue
        rules = changed
    return rules


@st.composite
def walks(draw: st.DrawFn, game: Game, rules: st.SearchStrategy[RuleSet] | None = None, *, most: int = 120) -> Walk:
    """Give a random series of at most so many steps, by any rule set of the game unless some are given."""
    return Walk.play(game, draw(rules or rule_sets(game)), draw(SEEDS), most=draw(st.integers(0, most)))


def states(game: Game, rules: st.SearchStrategy[RuleSet] | None = None, *, most: int = 120) -> st.SearchStrategy[State]:
    """Give a state some random steps after the start, looks and gestures among them."""
    return walks(game, rules, most=most).map(lambda walk: walk.last)


@st.composite
def actions(draw: st.DrawFn, game: Game) -> tuple[State, int, Action]:
    """Give a state, a seat and something that the seat may do there."""
    offered: list[tuple[int, Action]] = []
    state = draw(states(game).filter(lambda state: bool(state.turn)))
    for seat in range(state.seats):
        offered += [(seat, action) for action in (*state.choices(seat), *state.free(seat))]
    seat, action = draw(st.sampled_from(offered))
    return state, seat, action
