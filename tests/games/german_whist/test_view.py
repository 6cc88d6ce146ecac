"""What a seat may know, and what it must not."""

from dataclasses import fields
from random import Random

import msgspec
import pytest
from games.german_whist.scripted import (
    any_step,
    at_random,
    begun,
    dealt,
    deck_with,
    low,
    on_table,
    play_round,
    played,
    start,
)
from hypothesis import assume, given
from hypothesis import strategies as st

from stube.cards import FRENCH_52, Card, Deck
from stube.core import Event, Refusal, View
from stube.core.event import seen
from stube.errors import IllegalAction
from stube.games.german_whist import GermanWhistAction, GermanWhistState, GermanWhistView

FORMS: list[tuple[str, dict[str, str]]] = [
    ("classic", {}),
    ("open-stock", {}),
    ("no-trump", {}),
    ("no-trump", {"trump": "first_upcard"}),
    ("race-7", {}),
    ("high-low", {}),
    ("three", {}),
    ("three", {"ghost": "auto_lowest"}),
    ("three", {"ghost": "auto_lowest", "stock_view": "open_n", "open_n": "3"}),
]


def hidden_from(state: GermanWhistState, seat: int | None) -> set[Card]:
    """Give the cards that a seat (or a watcher, None) has not seen so far."""
    table = on_table(state)
    laid = {card for trick in (*table.tricks, table.trick) for card in trick.cards}
    taken = {card for cards in table.known for card in cards}
    own = set(table.hands[seat]) if seat is not None else set()
    return set(FRENCH_52.cards) - laid - taken - own - set(table.row)


def replay(
    state: GermanWhistState, deck: Deck, actions: list[tuple[int, GermanWhistAction]], seat: int | None
) -> bytes:
    """Give every byte that a seat gets on the way: its view and its events after each step."""
    step = state.deal(deck)
    told = [msgspec.json.encode((step.state.view(seat), seen(step.events, seat)))]
    for actor, action in actions:
        step = step.state.play(actor, action)
        told.append(msgspec.json.encode((step.state.view(seat), seen(step.events, seat))))
    return b"\n".join(told)


def laid_cards(state: GermanWhistState, deck: Deck, actions: list[tuple[int, GermanWhistAction]]) -> list[Card]:
    """Give the cards laid in a replay, a ghost's too."""
    state = state.deal(deck).state
    for actor, action in actions:
        state = state.play(actor, action).state
    table = on_table(state)
    return [card for trick in (*table.tricks, table.trick) for card in trick.cards]


@given(st.sampled_from(FORMS), st.integers(0, 2**32), st.integers(0, 60), st.sampled_from([0, 1, 2, None]))
def test_hidden_cards_may_be_exchanged(
    form: tuple[str, dict[str, str]], seed: int, length: int, seat: int | None
) -> None:
    """Exchange cards that a seat has not seen: what it got so far stays the same to the byte (G-17, G-60 to G-62)."""
    random = Random(seed)
    preset, options = form
    begin = begun(preset, options)
    assume(seat is None or seat < begin.seats)
    deck = Deck(tuple(random.sample(FRENCH_52.cards, 52)))
    state, actions = begin.deal(deck).state, list[tuple[int, GermanWhistAction]]()
    while state.turn and len(actions) < length:
        action = at_random(random)(state)
        actions.append((state.turn[0], action))
        state = state.play(state.turn[0], action).state
    hidden = [place for place, held in enumerate(deck.cards) if held in hidden_from(state, seat)]
    moved = random.sample(hidden, min(len(hidden), random.choice([2, 2, 3, 4, len(hidden)])))
    other_cards = list(deck.cards)
    for place, held in zip(moved, [deck.cards[place] for place in random.sample(moved, len(moved))], strict=True):
        other_cards[place] = held
    other = Deck(tuple(other_cards))
    try:
        same_past = laid_cards(begin, other, actions) == laid_cards(begin, deck, actions)
    except IllegalAction:
        same_past = False  # the others could not have played as they did
    assume(same_past and other != deck)
    assert replay(begin, other, actions, seat) == replay(begin, deck, actions, seat)


def test_the_exchange_can_be_seen_by_others() -> None:
    """The check above can fail: the seat that holds an exchanged card does see the difference (G-60)."""
    deck = deck_with({0: "AC", 1: "2C"}, "4C AH")
    other = list(deck)
    other[3], other[-1] = other[-1], other[3]
    first, second = (begun("classic", {}).deal(Deck(tuple(each))).state for each in (deck, other))
    assert first.view(0) == second.view(0)
    assert first.view(None) == second.view(None)
    assert first.view(1) != second.view(1)


@given(st.sampled_from(FORMS), st.integers(0, 2**32), st.integers(0, 60))
def test_a_view_goes_through_json(form: tuple[str, dict[str, str]], seed: int, length: int) -> None:
    """A view is texts, numbers and tuples: what comes out of JSON is equal to what went in (G-60)."""
    random = Random(seed)
    state = any_step(begun(*form), random).state
    for _ in range(length):
        if state.turn:
            state = state.play(state.turn[0], at_random(random)(state)).state
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GermanWhistView) == view


def test_watcher_sees_no_hand() -> None:
    """A watcher gets what all see, and no hand, choice or drawn card (G-60)."""
    state = played(dealt(deck_with({0: "AC", 1: "2C"}, "4C AH 9D")), "AC", "2C")
    view = state.view(None)
    assert (view.seat, view.hand, view.choices) == (None, (), ())
    assert [told.code for told in view.events] == ["dealt", "upcard", "played", "played", "trick_won", "drew", "upcard"]
    assert view.known == (("C4",), ())
    assert (view.counts, view.stock_count, view.upcard) == ((13, 13), 24, "D9")
    own = state.view(1)
    told = [event.args["card"] for event in own.events if event.code == "drew"]
    assert told == ["C4", "HA"]
    assert own.known == (("C4",), ())
    assert state.view(0).known == ((), ())


def test_taken_cards_are_known_until_they_are_played() -> None:
    """What a hand took face up is listed for the others while it holds it (G-61)."""
    state = played(dealt(deck_with({0: "AC KC", 1: "2C 3C"}, "4C AH 9D 2S")), "AC", "2C", "KC", "3C")
    assert state.view(1).known == (("C4", "D9"), ())
    assert played(state, "4C").view(1).known == (("D9",), ())


def test_hand_says_what_may_be_played() -> None:
    """Each card says its role and whether it may be played, and if not why; only when it is asked (G-11, G-60)."""
    state = played(dealt(deck_with({0: "AC", 1: "2C 3H"}, "4H AH 9D")), "AC")
    shown = {held.card: held for held in state.view(1).hand}
    assert (shown["C2"].playable, shown["C2"].role, shown["C2"].refusal) == (True, None, None)
    refusal = Refusal(code="must_follow_suit", args={"suit": "C"})
    assert (shown["H3"].playable, shown["H3"].role, shown["H3"].refusal) == (False, "trump", refusal)
    assert all(not held.playable and held.refusal is None for held in state.view(0).hand)
    assert {choice.args["card"] for choice in state.view(1).choices} == {code for code in shown if shown[code].playable}
    assert [choice.action for choice in state.view(1).choices] == [str(action) for action in state.choices(1)]
    assert {choice.kind for choice in state.view(1).choices} == {"play"}


def test_choice_in_an_open_stock() -> None:
    """The winner is offered the row; his hand is not to be played then (G-33, G-60)."""
    state = played(dealt(deck_with({0: "AC", 1: "2C"}, "4C AH 9D 2S"), "open-stock"), "AC", "2C")
    view = state.view(0)
    assert (view.phase, view.stage, view.row, view.upcard) == ("take", "foregame", ("C4", "HA", "D9"), None)
    assert [(choice.action, choice.kind, dict(choice.args)) for choice in view.choices] == [
        ("take C4", "take", {"card": "C4"}),
        ("take HA", "take", {"card": "HA"}),
        ("take D9", "take", {"card": "D9"}),
    ]
    assert not any(held.playable or held.refusal for held in view.hand)
    assert state.view(1).choices == ()


def test_stage_and_table() -> None:
    """Foregame and endgame, trumps, the first upcard, the trick as it lies and who is on top (G-06, G-12, G-16)."""
    state = dealt(deck_with({0: "AC", 1: "2C 3H"}, "4H AH 9D"))
    view = state.view(0)
    assert (view.phase, view.stage, view.trump, view.first_upcard, view.upcard) == ("play", "foregame", "H", "H4", "H4")
    assert (view.turn, view.dealer, view.round, view.needs_deal) == ((0,), 1, 1, None)
    assert view.ladder[0].cards == ("HA",)
    view = played(state, "AC").view(0)
    assert (view.trick.winner, view.trick.reason, len(view.trick.laid)) == (0, "led_suit", 1)
    done = played(state, "AC", "2C").view(0)
    assert (done.tricks[0].winner, done.tricks[0].reason, done.won_tricks) == (0, "higher_card", (1, 0))
    assert done.trick.laid == ()
    assert done.first_upcard == "H4"
    while on_table(state).in_stock:
        state = state.play(state.turn[0], low(state)).state
    assert state.view(0).stage == "endgame"


@pytest.mark.parametrize(
    ("preset", "options", "needed", "race", "goal"),
    [
        ("classic", {}, 14, False, "most"),
        ("last13", {}, 7, False, "most"),
        ("weighted", {}, 20, False, "most"),
        ("race-9", {}, 9, True, "most"),
        ("classic", {"race_scope": "all26"}, 14, True, "most"),
        ("classic", {"race_scope": "last13"}, 7, True, "most"),
        ("three", {}, None, False, "most"),
        ("classic", {"goal": "fewest"}, 14, False, "fewest"),
        ("high-low", {}, 7, False, None),
    ],
)
def test_what_is_needed_to_win(
    preset: str, options: dict[str, str], needed: int | None, goal: str | None, *, race: bool
) -> None:
    """The view says how many tricks decide the round and what it is played for (G-21 to G-25)."""
    view = begun(preset, options).view(0)
    assert (view.needed, view.race, view.goal) == (needed, race, goal)
    red = begun(preset, options).deal(Deck(deck_with({}, "4H"))).state.view(0) if preset == "high-low" else None
    black = begun(preset, options).deal(Deck(deck_with({}, "4S"))).state.view(0) if preset == "high-low" else None
    if red and black:
        assert (red.goal, black.goal) == ("most", "fewest")


def test_counted_tricks() -> None:
    """Counted tricks follow the count; in a race the tricks in scope stand beside them (G-20, G-25)."""
    deck = deck_with({0: "AC KC", 1: "2C 3C"}, "4H AH 9D 5D")
    assert played(dealt(deck), "AC", "2C").view(1).counted == (1, 0)
    assert played(dealt(deck, "last13"), "AC", "2C").view(1).counted == (0, 0)
    view = played(dealt(deck, "race-7", count="last13"), "AC", "2C").view(1)
    assert (view.counted, view.toward) == ((0, 0), (1, 0))
    view = played(dealt(deck, race_scope="last13"), "AC", "2C").view(1)
    assert (view.counted, view.toward) == ((1, 0), (0, 0))


def test_ghost_in_the_view() -> None:
    """A ghost that plays has a number of cards and of tricks, and what it took is known (G-44, G-61)."""
    state = start("three", ghost="auto_lowest").deal(Deck(FRENCH_52.cards)).state
    assert (state.view(0).ghost_count, state.view(0).ghost_tricks) == (7, 0)
    while not on_table(state).foregame[3]:
        state = state.play(state.turn[0], low(state)).state
    view = state.view(0)
    assert view.ghost_tricks == 1
    assert view.ghost_count == len(on_table(state).hands[3])
    assert len(view.counts) == len(view.won_tricks) == 3
    assert len(view.known) == 4
    aside = start("three").deal(Deck(FRENCH_52.cards)).state.view(0)
    assert (aside.ghost_count, aside.ghost_tricks, len(aside.known)) == (0, 0, 3)


def test_round_over() -> None:
    """After a race the result is shown and the hands are not (G-25, G-62)."""
    state = play_round(dealt(FRENCH_52.cards, "race-7"))
    view = state.view(None)
    assert view.result is not None
    assert (view.phase, view.needs_deal, view.result.how, view.turn) == ("round_over", "deck", "race", ())
    assert view.result.shown == ((), ())
    assert max(view.result.tricks) == 7
    assert sum(view.result.points) == 1
    assert view.events[-1].code == "round_over"
    assert view.events[-1].args["points"] == view.result.points
    left = {str(held) for hand in on_table(state).hands for held in hand}
    assert left
    assert not any(held in str(view.events) for held in left if held not in str(view.known) + str(view.upcard))


def test_every_field_is_explained() -> None:
    """The docstring of the view names each field that the game adds."""
    own = {field.name for field in fields(GermanWhistView)} - {field.name for field in fields(View)}
    text = GermanWhistView.__doc__ or ""
    assert own
    assert all(f"        {name}: " in text for name in own)


def test_every_event_says_who_learns_of_it() -> None:
    """Own cards go to their seat alone, everything on the table to all (G-17, G-60)."""
    events: list[Event] = []
    state = begun("classic", {})
    random = Random(1)
    while not state.over:
        step = any_step(state, random)
        events += step.events
        state = step.state
    private = {"picked_up", "drew", "drew_hidden"}
    assert {event.code for event in events if event.audience is not None} == private
    assert all(event.audience == {event.args["seat"]} for event in events if event.code == "drew" and event.audience)
