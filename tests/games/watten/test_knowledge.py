"""Who may know what, from the first packet to the end of the round."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from games.watten.scripted import announced, dealt, play, rules_of, walk
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stube.cards import Card
from stube.games.watten import GAME, WattenState

SEEDS = st.integers(0, 2**32)
FORMS = st.sampled_from(
    [
        ("bavarian-11", {}),
        ("blind", {}),
        ("blind", {"signals": "gestures", "false_signals": "forbidden"}),
        ("blind", {"announce_source": "chosen"}),
        ("blind-literal", {}),
        ("italian-tirolo-15", {"fold_shows": "yes", "concede": "pays_stake"}),
        ("southtyrol-blind-18", {}),
        ("southtyrol-blind-18", {"cut_steal": "cutter_then_dealer", "strike_swap": "by_agreement"}),
        ("bavaria-club", {}),
        ("ladin", {}),
        ("tirol-open-15", {"illegal_card": "claim_2"}),
        ("three-hand", {"cut_steal": "cutter"}),
        ("bavarian-11", {"others_look": "staged", "stop_when_decided": "show"}),
        ("bavarian-11", {"others_look": "free", "better": "by_agreement", "better_redeal": "announcers_only"}),
    ]
)


def hand_of(state: WattenState, seat: int) -> list[str]:
    """The cards that a seat sees in its own hand."""
    return [card.card for card in state.view(seat).hand]


def test_announcers_see_three_cards_each_in_turn() -> None:
    """W-13: forehand sees its first three cards when it announces, the dealer when it does, nobody else any."""
    state = dealt(rules_of())
    assert sorted(hand_of(state, 0)) == ["E8", "E9", "L8"]
    assert [hand_of(state, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert [state.view(seat).unseen for seat in range(4)] == [0, 3, 3, 3]
    state = play(state, "0 strike U")
    assert sorted(hand_of(state, 3)) == ["EO", "HO", "LO"]
    assert [hand_of(state, seat) for seat in (1, 2)] == [[], []]
    state = play(state, "3 trump L")
    assert [len(hand_of(state, seat)) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("value", "after_deal", "after_strike"),
    [("after_both", [0], [0, 3]), ("staged", [0], [0, 2, 3]), ("free", [0, 1, 2], [0, 1, 2, 3])],
)
def test_when_the_partners_may_look(value: str, after_deal: list[int], after_strike: list[int]) -> None:
    """W-14: after both announcements, staged after one's partner's, or at once."""
    state = dealt(rules_of(others_look=value))
    assert [seat for seat in range(4) if hand_of(state, seat)] == after_deal
    state = play(state, "0 strike U")
    assert [seat for seat in range(4) if hand_of(state, seat)] == after_strike


def test_hidden_announcement_is_known_to_two_until_the_round_is_over() -> None:
    """W-10: partners and watchers see winners without a reason, no roles, no ladder; then all is revealed."""
    hands = ("LU E8 E9 L8 SA", "HT ET L9 S8 H8", "EU ST HU LT SU", "S9 LO HO SO EK")
    state = dealt(rules_of("blind"), hands)
    for seat in (1, 2, None):
        view = state.view(seat)
        assert (view.strike, view.trump, view.ladder, view.knows_announcement) == (None, None, (), False)
        assert all(card.role is None for card in view.hand)
        assert not any(event.code in {"strike", "trump", "shown"} for event in view.events)
    for seat in (0, 3):
        view = state.view(seat)
        assert (view.strike, view.trump, view.ladder[0].role) == ("U", "S", "max")
    state = play(state, "0 play LU, 1 play HT, 2 play SU")
    assert [state.view(seat).trick.winner for seat in (0, 1, 2, 3, None)] == [2, None, None, 2, None]
    state = play(state, "3 play EK")
    assert [(trick.winner, trick.reason) for trick in state.view(1).tricks] == [(2, None)]
    assert [(trick.winner, trick.reason) for trick in state.view(0).tricks] == [(2, "chief")]
    state = play(state, "2 raise 3, 3 fold")
    assert (state.view(1).strike, state.view(None).trump) == ("U", "S")
    assert state.view(1).tricks[0].reason == "chief"
    assert any(event.code == "revealed" for event in state.view(1).events)


@pytest.mark.parametrize(("value", "shown"), [("no", []), ("yes", [1, 3])])
def test_folded_cards_stay_hidden_unless_the_option_shows_them(value: str, shown: list[int]) -> None:
    """W-39: a folding side's cards are shown only under `fold_shows = yes`, the other side's never."""
    state = play(announced(rules_of(fold_shows=value)), "0 raise 3, 1 fold")
    result = state.view(None).result
    assert result is not None
    assert [seat for seat, cards in enumerate(result.shown) if cards] == shown


@pytest.mark.parametrize(
    ("options", "shown"),
    [({}, False), ({"stop_when_decided": "show"}, True), ({"fold_shows": "yes"}, True)],
)
def test_cards_left_when_a_round_is_decided(options: dict[str, str], shown: bool) -> None:  # noqa: FBT001 - parametrized
    """W-31, W-39: cards not played stay hidden unless an option shows them."""
    hands = ("LA LK LO LU LT", "E8 E9 ET EU EO", "H8 H9 HT HU HO", "S8 S9 ST SU SO")
    state = announced(rules_of(**options), hands, strike="7", trump="L")
    for trick in ("LA E8 H8 S8", "LK E9 H9 S9", "LO ET HT ST"):
        state = play(state, *(f"{seat} play {card}" for seat, card in enumerate(trick.split())))
    result = state.view(None).result
    assert result is not None
    assert all(result.shown) is shown


def _secret_places(state: WattenState, seat: int | None) -> list[tuple[str, int]]:
    """Where the cards lie that a seat (None: a watcher) has not seen: (`stock` or a seat, place)."""
    places = [("stock", place) for place in range(len(state.stock))]
    for other in range(state.seats):
        if other != seat or not state.may_look(other):
            places += [(str(other), place) for place in range(len(state.hands[other]))]
    return places


def _exchange(state: WattenState, seat: int | None, random: Random) -> WattenState:
    """Permute the cards that a seat cannot see, without touching what it has been told."""
    told = {
        code
        for event in state.view(seat).events
        for value in event.args.values()
        for code in (value if isinstance(value, tuple) else (value,))
    }
    hands, stock = [list(hand) for hand in state.hands], list(state.stock)

    def read(place: tuple[str, int]) -> Card:
        where, index = place
        return stock[index] if where == "stock" else hands[int(where)][index]

    places = [place for place in _secret_places(state, seat) if str(read(place)) not in told]
    cards = [read(place) for place in places]
    random.shuffle(cards)
    for (where, index), card in zip(places, cards, strict=True):
        if where == "stock":
            stock[index] = card
        else:
            hands[int(where)][index] = card
    return replace(state, hands=tuple(map(tuple, hands)), stock=tuple(stock))


@given(FORMS, SEEDS, st.integers(1, 120), st.sampled_from([None, 0, 1, 2, 3]))
def test_a_view_does_not_depend_on_hidden_cards(
    form: tuple[str, dict[str, str]], seed: int, steps: int, seat: int | None
) -> None:
    """Law 3: exchange cards that a seat cannot see, and its view stays byte-identical."""
    preset, options = form
    random = Random(seed)
    *_, state = walk(rules_of(preset, **options), seed, steps)
    assume(seat is None or seat < state.seats)
    other = _exchange(state, seat, random)
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))


@settings(max_examples=25)
@given(FORMS, SEEDS)
def test_a_seats_choices_stand_in_its_view_and_go_through_json(form: tuple[str, dict[str, str]], seed: int) -> None:
    """A view is complete and made of JSON: decoded it is equal, and its choices are those of the state."""
    preset, options = form
    for state in walk(rules_of(preset, **options), seed, 60):
        for seat in range(state.seats):
            view = state.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
            assert [choice.action for choice in view.choices] == [str(a) for a in state.choices(seat)]
            assert [choice.action for choice in view.free] == [str(a) for a in state.free(seat)]
