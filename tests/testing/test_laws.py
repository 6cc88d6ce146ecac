"""The laws of the contract can fail: each sees a fault planted for it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from itertools import count
from typing import Any, ClassVar

import pytest
from server.toy import Toy, ToyAction, ToyRules, ToyState, ToyView

from stube.cards import Deal
from stube.core import EVERYBODY, Event, Preset, RuleSet, State, Step, View
from stube.errors import Code, IllegalAction
from stube.testing import LAWS, Walk, check_game, falsified

Lie = Callable[..., object]


def walk_of(game: Toy) -> Walk:
    """A whole series of the toy."""
    return Walk.play(game, game.presets["two"].rules, seed=5)


def lying(**lies: Lie) -> Walk:
    """The same series, in which every state gives false answers."""
    walk = walk_of(Toy())
    return replace(walk, positions=tuple(replace(each, state=falsified(each.state, **lies)) for each in walk.positions))


def refuse(*_: object) -> None:
    """Refuse whatever is asked."""
    raise IllegalAction(Code.NOT_NOW)


def accept(state: State, *_: object) -> Step[State]:
    """Take whatever is played or dealt."""
    return Step(state, ())


def answer(value: object) -> Lie:
    """Always answer this."""
    return lambda *_: value


def shown(**changes: Callable[[View], object]) -> Lie:
    """A view with some fields changed."""

    def view(state: State, seat: int | None) -> View:
        true = state.view(seat)
        changed: dict[str, Any] = {name: change(true) for name, change in changes.items()}
        return replace(true, **changed)

    return view


def peeks_as_score(state: ToyState, seat: int | None) -> ToyView:
    """A view in which something that nobody is told of changes the score."""
    return replace(state.view(seat), score=(sum(state.peeks), 0))


@pytest.mark.parametrize(
    ("law", "lies"),
    [
        ("one_thing_is_waited_for", {"turn": answer((0,))}),
        ("one_thing_is_waited_for", {"over": answer(not True)}),
        ("seats_in_turn_have_choices", {"choices": answer(())}),
        ("seats_in_turn_have_choices", {"choices": answer((ToyAction("raise"),))}),
        ("seats_in_turn_have_choices", {"turn": lambda state: state.turn * 2}),
        ("seats_in_turn_have_choices", {"free": answer((ToyAction("peek"),))}),
        ("what_is_offered_is_taken", {"play": refuse}),
        ("everything_else_is_refused", {"play": accept}),
        ("deals_are_checked", {"deal": accept}),
        ("deals_are_checked", {"deal": refuse}),
        ("decisions_are_counted", {"decision": lambda state: 2 * state.decision}),
        ("decisions_are_counted", {"decision": lambda state: min(state.decision, 4)}),
        ("views_go_through_json", {"view": shown(turn=lambda view: list(view.turn))}),
        ("views_mirror_the_state", {"view": shown(seat=answer(0))}),
        ("views_mirror_the_state", {"view": shown(decision=answer(0))}),
        ("views_mirror_the_state", {"view": shown(choices=lambda view: view.choices[1:])}),
        ("views_mirror_the_state", {"view": shown(winners=answer((0,)))}),
        ("views_tell_what_was_seen", {"view": shown(events=answer(()))}),
        ("views_tell_what_was_seen", {"view": peeks_as_score}),
        ("cards_and_points_are_kept", {"view": shown(score=answer((0, 0)))}),
    ],
)
def test_a_false_answer_is_seen(law: str, lies: Mapping[str, Lie]) -> None:
    """States that answer falsely break the law, and the same series without the lie keeps it."""
    LAWS[law](walk_of(Toy()))
    with pytest.raises(AssertionError):
        LAWS[law](lying(**lies))


@pytest.mark.parametrize("audience", [frozenset[int](), frozenset({7})])
def test_an_audience_that_is_none_is_seen(audience: frozenset[int]) -> None:
    """An event for nobody, or for a seat that there is not, is refused."""
    walk = walk_of(Toy())
    odd = replace(walk.positions[1], events=(Event("dealer", {"seat": 0}, audience),))
    with pytest.raises(AssertionError, match="dealer"):
        LAWS["events_name_their_audience"](replace(walk, positions=(walk.positions[0], odd, *walk.positions[2:])))


def test_an_argument_that_no_message_holds_is_seen() -> None:
    """Arguments of events are texts, numbers and tuples of these."""
    walk = walk_of(Toy())
    odd = replace(walk.positions[1], events=(Event("dealer", {"seat": [0]}, EVERYBODY),))  # type: ignore[dict-item]
    with pytest.raises(AssertionError, match="seat"):
        LAWS["events_name_their_audience"](replace(walk, positions=(walk.positions[0], odd)))


def test_a_series_without_an_end_is_seen() -> None:
    """A series that is not over after all steps breaks the law."""
    with pytest.raises(AssertionError, match="not over after 2 steps"):
        LAWS["the_series_ends"](Walk.play(Toy(), ToyRules(), 1, most=2))


class Faulty(Toy):
    """The toy with states of another class."""

    states: ClassVar[type[ToyState]] = ToyState

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> ToyState:
        """Begin a series with faulty states."""
        state = super().start(rules, setup)
        return self.states(**{field.name: getattr(state, field.name) for field in fields(state)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeping(ToyState):
    """A state whose views tell by a number whether somebody else holds the ace of acorns."""

    def view(self, seat: int | None) -> ToyView:
        """Leak one bit."""
        others = [card for place, hand in enumerate(self.hands) if place != seat for card in hand]
        return replace(ToyState.view(self, seat), stake=sum(card.rank == "A" for card in others))


@dataclass(frozen=True, slots=True, kw_only=True)
class Loud(ToyState):
    """A state that tells everybody which cards are dealt."""

    def deal(self, deal: Deal) -> Step[ToyState]:
        """Name every hand to all."""
        step = ToyState.deal(self, deal)
        events = tuple(replace(event, audience=EVERYBODY) for event in step.events)
        return Step(replace(step.state, history=events), events)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moody(ToyState):
    """A state that deals a little otherwise each time."""

    moods: ClassVar[Iterator[int]] = count()

    def deal(self, deal: Deal) -> Step[ToyState]:
        """Remember how often anything was dealt."""
        step = ToyState.deal(self, deal)
        return Step(replace(step.state, peeks=(next(self.moods), 0, 0)), step.events)


@pytest.mark.parametrize(
    ("law", "kind", "what"),
    [
        ("hidden_cards_leave_no_trace", Peeping, "its view changes"),
        ("hidden_cards_leave_no_trace", Loud, "no two cards"),
        ("records_replay", Moody, "leads elsewhere"),
    ],
)
def test_a_faulty_state_is_seen(law: str, kind: type[ToyState], what: str) -> None:
    """A leak by a number, a leak by an audience and hidden chance are found in whole games."""
    game = Faulty()
    game.states = kind  # type: ignore[misc]
    with pytest.raises(AssertionError, match=what):
        LAWS[law](walk_of(game))


class Deaf(Toy):
    """A game that reads every action as a look, and no setup."""

    def parse_action(self, text: str) -> ToyAction:
        """Understand nothing."""
        return ToyAction("peek")

    def start(self, rules: RuleSet, setup: Mapping[str, str] | None = None) -> ToyState:
        """Listen to nothing."""
        return super().start(rules)


@pytest.mark.parametrize("law", ["texts_read_back", "the_setup_is_read"])
def test_a_game_that_does_not_read_is_seen(law: str) -> None:
    """Actions and setups must be read as they are written."""
    with pytest.raises(AssertionError):
        LAWS[law](walk_of(Deaf()))


@pytest.mark.parametrize(
    "fault",
    [
        {"id": "Toy Game"},
        {"rules_version": 0},
        {"setup_keys": ()},
        {"default_preset": "none"},
        {"aliases": {"two": "three"}},
        {"aliases": {"other": "none"}},
        {"presets": {"two": Preset("three", ToyRules())}},
    ],
)
def test_a_game_that_contradicts_itself_is_seen(fault: Mapping[str, object]) -> None:
    """Ids, presets and their other names must fit together."""
    game = Toy()
    check_game(game)
    for name, value in fault.items():
        setattr(game, name, value)
    with pytest.raises(AssertionError):
        check_game(game)
