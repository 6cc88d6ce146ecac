"""Laws of text forms: what is written is read back, and a record plays the same series again."""

from functools import partial

from stube.cards import format_deal, parse_deal
from stube.core import Action, Game
from stube.core.text import format_state, parse_state
from stube.records import json, read_record, replay, text
from stube.testing.refusals import code_of
from stube.testing.walks import Walk


def texts_read_back(walk: Walk) -> None:
    """Actions, deals and states are read back equal from their text forms; nonsense is refused."""
    for number in walk.sample():
        state = walk.positions[number].state
        for seat in range(state.seats):
            for action in (*state.choices(seat), *state.free(seat)):
                _action_reads_back(walk.game, action, number)
        written = format_state(state)
        again = parse_state(written, type(state))
        assert again == state, f"{number}: the state is not read back from {written}"
        assert format_state(again) == written, f"{number}: the text of a state that was read is another"
    for entry in walk.entries:
        if entry.seat is None:
            assert format_deal(parse_deal(entry.text, walk.last.pack)) == entry.text, f"{entry} is not read back"
    for nonsense in ("", "no such action", "play", "play XX"):
        code = code_of(partial(walk.game.parse_action, nonsense))
        assert code is not None or str(walk.game.parse_action(nonsense)) == nonsense, f"{nonsense!r} is read"


def _action_reads_back(game: Game, action: Action, number: int) -> None:
    written = str(action)
    assert game.parse_action(written) == action, f"{number}: {written!r} is read as another action"
    assert written.partition(" ")[0] == action.kind, f"{number}: {written!r} is of kind {action.kind!r}"


def records_replay(walk: Walk) -> None:
    """Both forms of a record are read back equal; its deals and actions give the same states, events and views."""
    games = {walk.game.id: walk.game}
    record = walk.record()
    for form in (text, json):
        written = form.write(record)
        again = read_record(written.encode(), games)
        assert again == record, f"the record is not read back: {walk}"
        assert form.write(again) == written, f"a record that was read is written otherwise: {walk}"
    steps = [step for _, step in replay(record, games)]
    for number, (position, step) in enumerate(zip(walk.positions[1:], steps, strict=True), 1):
        assert step.events == position.events, f"{number}: {position.entry} has other events when it is played again"
        assert step.state == position.state, f"{number}: {position.entry} leads elsewhere when it is played again"
    for number in walk.sample(5):
        for place in walk.places:
            if number:
                same = steps[number - 1].state.view(place) == walk.view(number, place)
                assert same, f"{number}: {place} sees something else when it is played again"
