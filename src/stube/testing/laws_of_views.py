"""Laws of views and events: complete, made of JSON, each event with the seats that may know it."""

import msgspec

from stube.arena.checks import Watch
from stube.core import View
from stube.core.event import seen
from stube.testing.walks import Walk

WATCHED = 20
"""Length of the beginning of a walk at which every view is built, to follow each card."""

SCALARS = (str, int, bool, type(None))


def views_go_through_json(walk: Walk) -> None:
    """A view is texts, numbers and tuples: decoded from JSON it equals what was encoded."""
    for number in walk.sample():
        for place in walk.places:
            view = walk.view(number, place)
            assert type(view) is walk.game.view_type, f"{number}: a view is a {type(view).__name__}"
            again = msgspec.json.decode(msgspec.json.encode(view), type=walk.game.view_type)
            assert again == view, f"{number}: the view of {place} does not go through JSON unchanged"


def views_mirror_the_state(walk: Walk) -> None:
    """A view says which game and rules, whose it is, what is waited for and what the seat may do; no watcher acts."""
    for number in walk.sample():
        state = walk.positions[number].state
        for place in walk.places:
            view = walk.view(number, place)
            told = (view.game, view.rules_version, view.rules, view.seat)
            truth = (walk.game.id, walk.game.rules_version, walk.rules.values(), place)
            assert told == truth, f"{number}: the view of {place} says {told}"
            waits = (view.needs_deal, view.decision, view.turn, view.over)
            real = (state.needs_deal, state.decision, state.turn, state.over)
            assert waits == real, f"{number}: the view of {place} waits for {waits}, the state for {real}"
            assert bool(view.winners) == view.over, f"{number}: winners {view.winners}, over {view.over}"
            _offers(walk, number, place, view)


def _offers(walk: Walk, number: int, place: int | None, view: View) -> None:
    state = walk.positions[number].state
    if place is None:
        assert (view.hand, view.choices, view.free) == ((), (), ()), f"{number}: a watcher holds or may do something"
        return
    for offered, real in ((view.choices, state.choices(place)), (view.free, state.free(place))):
        texts = [choice.action for choice in offered]
        assert texts == list(map(str, real)), f"{number}: {place} is shown {texts}, and may {list(map(str, real))}"
        kinds = [choice.kind for choice in offered]
        assert kinds == [action.kind for action in real], f"{number}: {place} is shown the kinds {kinds}"


def events_name_their_audience(walk: Walk) -> None:
    """An event is a code with arguments of plain values; its audience is everybody or some seats of the table."""
    seats = set(range(walk.last.seats))
    for number, position in enumerate(walk.positions):
        for event in position.events:
            audience = seats if event.audience is None else event.audience
            assert audience, f"{number}: nobody learns of {event.code}"
            assert audience <= seats, f"{number}: {event.code} has the audience {event.audience}"
            for name, value in event.args.items():
                parts = value if isinstance(value, tuple) else (value,)
                plain = all(isinstance(part, SCALARS) for part in parts)
                assert plain, f"{number}: {event.code} has {name} = {value!r}"


def views_tell_what_was_seen(walk: Walk) -> None:
    """A view's events end with what the place has just seen; an action without a public event leaves the score."""
    for number in (number for number in walk.sample() if number):
        position = walk.positions[number]
        for place in walk.places:
            new = seen(position.events, place)
            told = walk.view(number, place).events
            assert told[len(told) - len(new) :] == new, f"{number}: {place} has seen {new}, and its view says {told}"
    for number, position in enumerate(walk.positions):
        acted = position.entry is not None and position.entry.seat is not None
        if acted and not seen(position.events, None):
            before, after = (_standing(walk.view(each, None)) for each in (number - 1, number))
            assert before == after, f"{number}: {position.entry} makes {after} of {before}, and nobody is told"


def _standing(view: View) -> tuple[object, ...]:
    return view.score, view.won, view.winners


def cards_and_points_are_kept(walk: Walk) -> None:
    """No card is lost or twice and every point comes from a round, as self-play checks it."""
    watch = Watch(walk.positions[0].state)
    for position in walk.positions[:WATCHED]:
        watch.look(position.state)
