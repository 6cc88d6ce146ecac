"""Worlds of Watten: exact against all deals played again, never without the truth, only from the view."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from scipy import stats
from solvers.worlds.oracle import Story, World, decks_of, hands_of, listed, posterior, same, tell

from stube.cards import GERMAN_33, Card, Deck, Pack, small
from stube.core import State, View
from stube.errors import RulesError
from stube.games.watten import GAME, WattenRules, WattenView
from stube.protocol.views import read_view, write_view
from stube.solvers.worlds.watten import PLACE, Doubts, Reading, draw, mask, read, shares

SHORT = {
    "hand_size": "3",
    "packets": "3",
    "announce_on": "3",
    "tricks_to_win": "2",
    "signals": "none",
    "better": "off",
}
TWO = {**SHORT, "players": "2"}
RULES: dict[str, dict[str, str]] = {
    "call": TWO,
    "automatic-call": {**TWO, "call": "automatic", "call_lapses": "yes", "call_blinds": "count_as_trump"},
    "forced-trumps": {**TWO, "call": "off", "follow": "trump_all"},
    "guate": {**TWO, "call": "off", "follow": "trump_all", "guate": "on", "rechte_exempt": "yes"},
    "claims": {**TWO, "illegal_card": "claim_2"},
    "must-hold": {**TWO, "must_hold": "yes"},
    "swap": {**TWO, "must_hold": "yes", "strike_swap": "by_agreement"},
    "shown-card": {**TWO, "announce_source": "shown_card"},
    "bottom-card": {**TWO, "announce_source": "bottom_card", "deck": "33", "weli": "bells_six"},
    "lowest": {**TWO, "announce_source": "lowest_rank", "deck": "33", "weli": "bells_six"},
    "cut": {**TWO, "cut_steal": "cutter_then_dealer", "must_hold": "yes"},
    "cut-shown": {**TWO, "cut_steal": "cutter", "announce_source": "shown_card"},
    "last-card": {**TWO, "last_card_rule": "must_match", "raise_when": "any_time"},
    "exchange": {**TWO, "better": "by_agreement", "better_redeal": "announcers_only", "must_hold": "yes"},
}
"""Two players with three cards each of a small pack."""

LONG = {
    "five": {**TWO, "hand_size": "5", "packets": "3+2", "tricks_to_win": "3", "must_hold": "yes"},
    "five-lowest": {
        **TWO,
        "hand_size": "5",
        "packets": "3+2",
        "tricks_to_win": "3",
        "announce_source": "lowest_rank",
    },
}
"""Two players with five cards each, announced on three."""


TABLES: dict[str, dict[str, str]] = RULES | LONG
SEEDS = {"cut": 3, "cut-shown": 3, "five-lowest": 3, "exchange": 4}
"""How many rounds are played where ten are too many, or too few."""


def rules_of(changes: Mapping[str, str]) -> WattenRules:
    """The default rules with changes."""
    preset = GAME.presets["bavarian-11"].rules
    return WattenRules.read({**preset.values(), **changes})


def readings(story: Story, seat: int, pack: Pack | None = None) -> tuple[Reading, ...]:
    """What the seat knows, from its view after JSON."""
    view = story.state.view(seat)
    assert isinstance(view, WattenView)
    return read(read_view(write_view(view), WattenView), pack=pack)


def weighed(found: Sequence[Reading], seats: int) -> dict[World, float]:
    """All worlds of all readings with their chances."""
    total = sum(reading.unseen.total for reading in found)
    worlds: dict[World, float] = {}
    for reading in found:
        for world, chance in listed(reading.unseen, GERMAN_33.cards, seats).items():
            worlds[world] = worlds.get(world, 0.0) + chance * reading.unseen.total / total
    return worlds


def truth(story: Story, seat: int, *, ordered: bool) -> dict[World, float]:
    """All deals that look the same to a seat of two: its own cards stay where they lay, the others change."""
    told = set[str]()
    for event in story.state.view(seat).events:
        if event.code in {"picked_up", "cut_seen"}:
            cards = event.args.get("cards", (event.args.get("card"),))
            assert isinstance(cards, tuple)
            told |= set(map(str, cards))
    rules = story.start.rules.values()
    size, deck = int(rules["hand_size"]), [str(card) for card in story.deck.cards]
    own = [place for place, card in enumerate(deck) if card in told]
    packets = [place for place in range(2 * size) if place not in own]
    if not ordered:
        first = [place for place in packets if place < 6]
        more = size > 3 or any(event.code == "exchanged" for event in story.state.view(seat).events)
        second = [place for place in range(6, 12) if place not in own] if more else []
        return posterior(story, seat, decks_of(story, own, [first, second[: size if size == 3 else 2]], []))
    last = [len(deck) - 1] if rules["cut_steal"] != "off" and len(deck) - 1 not in own else []
    late = [place for place in packets if place >= 6]
    early = [place for place in packets if place < 6]
    return posterior(story, seat, decks_of(story, own, [late] if late else [], [*early, *last]))


@pytest.mark.parametrize("name", TABLES)
def test_the_posterior_is_exact(name: str) -> None:
    """Refusals, duties, announcements, cuts: the chance of every world is that of all deals that look the same."""
    rules = rules_of(TABLES[name])
    ordered = rules.announce_source in {"bottom_card", "lowest_rank"} or rules.cut_steal != "off"
    compared = 0
    for seed in range(SEEDS.get(name, 5)):
        story = tell(GAME, rules, {"pack": "7UK"}, seed, Random(seed).randrange(2, 12), free=0.1)
        for seat in (0, 1):
            view = story.state.view(seat)
            secret = rules.announce_source == "shown_card" and view.phase == "trump"
            if view.phase == "steal" or secret or not story.acts:
                continue  # no cards are dealt, or an act counts that this seat has not seen
            exact = truth(story, seat, ordered=ordered)
            pack = small(rules.pack, "7UK")
            assert same(weighed(readings(story, seat, pack), 2), exact), (seed, seat, story.acts)
            compared += len(exact) > 1
    assert compared


HIDDEN = {**SHORT, "players": "3", "announcement": "hidden", "announce_source": "bottom_card", "call": "off"}


@pytest.mark.parametrize("follow", ["free", "trump_announcers"])
def test_a_hidden_announcement_is_weighed_exactly(follow: str) -> None:
    """Who does not know strike and trump knows the tricks and what the bottom cards can have been."""
    rules = rules_of({**HIDDEN, "follow": follow})
    for seed in range(2):
        story = tell(GAME, rules, {"pack": "7UK"}, seed, 4 + seed, free=0)
        dealt = hands_of(story.start.deal(story.deck).state)
        seat = next(seat for seat, view in enumerate(map(story.state.view, range(3))) if not knows(view))
        places = [[story.deck.cards.index(card) for card in hand] for hand in dealt]
        others = [places[one] for one in range(3) if one != seat]
        # The first card of each packet announces: by itself; the two after it are alike.
        decks = decks_of(story, places[seat], [hand[1:] for hand in others], [hand[0] for hand in others])
        exact = posterior(story, seat, decks)
        assert same(weighed(readings(story, seat, small(rules.pack, "7UK")), 3), exact), (seed, story.acts)


def knows(view: View) -> bool:
    """Whether the seat may know strike and trump."""
    assert isinstance(view, WattenView)
    return view.knows_announcement


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_truth_is_among_the_worlds(preset: str) -> None:
    """No constraint excludes what is so: at every point of rounds of every preset, for every seat."""
    for seed in range(3):
        holds(tell(GAME, GAME.presets[preset].rules, {}, seed, 60))


@pytest.mark.parametrize("seed", range(40))
def test_the_truth_is_among_the_worlds_of_any_rules(seed: int) -> None:
    """The same under options picked at random, where they go together."""
    random = Random(seed)
    rules = rules_of({})
    for option in random.sample(WattenRules.options(), 30):
        with suppress(RulesError):
            rules = WattenRules.read({**rules.values(), option.name: random.choice(option.values)})
    holds(tell(GAME, rules, {}, seed, 60))


def holds(story: Story) -> None:
    """What every seat holds at every point of a round is among the worlds of every other."""
    for acts in range(len(story.acts) + 1):
        state = replace(story, acts=story.acts[:acts]).state
        for seat in range(state.seats):
            view = state.view(seat)
            assert isinstance(view, WattenView)
            if not any(view.counts) or view.phase == "steal":
                continue
            assert any(fits(reading, state, seat) for reading in read(view)), (story.acts[:acts], seat)


def fits(reading: Reading, state: State, seat: int) -> bool:
    """Whether the hands that are held fit a reading, and some deal does."""
    unseen = reading.unseen
    for place, hand in enumerate(hands_of(state)):
        held = mask(hand)
        rest = held & ~unseen.known[place]
        if held & unseen.known[place] != unseen.known[place] or rest & ~unseen.pool or rest & unseen.never[place]:
            return False
        if rest.bit_count() != unseen.needs[place] or not unseen._weight(place, rest):
            return False
    assert unseen.known[seat] == mask(hands_of(state)[seat]) or state.view(seat).unseen
    return unseen.total > 0


def test_draws_and_shares_are_as_the_posterior() -> None:
    """Chi-square of drawn worlds against the exact chances; the shares of cards are their sums."""
    stories = (tell(GAME, rules_of(LONG["five"]), {"pack": "7UK"}, seed, 4, free=0) for seed in range(20))
    found = (readings(story, 0)[0] for story in stories)
    reading = next(one for one in found if len(set(np.round(one.unseen.every()[1], 9))) > 1)
    worlds, chances = reading.unseen.every()
    drawn = reading.unseen.draw(50_000, 7)
    counts = [int((drawn == world).all(axis=1).sum()) for world in worlds]
    assert sum(counts) == 50_000
    assert stats.chisquare(counts, chances * 50_000).pvalue > 1e-4
    table = shares((reading,), 2)
    for place in range(33):
        held = ((worlds >> np.uint64(place)) & np.uint64(1)).astype(float)
        assert np.allclose(chances @ held, table[place])


def test_hidden_cards_change_no_world() -> None:
    """Cards that a seat cannot tell apart change places: the same worlds come at the same seed."""
    story = tell(GAME, GAME.presets["bavarian-11"].rules, {}, 5, 4, free=0)
    told = story.state.view(0)
    exchanged = 0
    for place in range(len(story.deck.cards)):
        cards = list(story.deck.cards)
        cards[-1], cards[place] = cards[place], cards[-1]
        other = story.replayed(Deck(tuple(cards)))
        if other is None or write_view(other.view(0)) != write_view(told) or hands_of(other) == hands_of(story.state):
            continue
        view = other.view(0)
        assert isinstance(told, WattenView)
        assert isinstance(view, WattenView)
        assert (draw(read(told), 50, 1)[0][1] == draw(read(view), 50, 1)[0][1]).all()
        exchanged += 1
    assert exchanged


def test_signals_count_as_much_as_they_are_believed() -> None:
    """An honest sign is certain; where false ones may be made it weighs; believed not at all it says nothing."""
    for honest, trust in (("forbidden", 1.0), ("allowed", 0.1), ("allowed", 1.0)):
        rules = rules_of({"false_signals": honest, "announce_on": "5", "better": "off"})
        state = GAME.start(rules, {"dealer": "3"})
        deck = list(rules.pack.read_all("E8 E9 ET EU EO L8 L9 LT LU LO HK H8 H9 HT HU S8 S9 ST SU SO"))
        deck += [card for card in rules.pack.cards if card not in deck]
        table = state.deal(Deck(tuple(seats_of(deck)))).state
        for seat, act in ((0, "strike U"), (3, "trump E"), (0, "look 2"), (2, "sign wink")):
            table = table.play(seat, GAME.parse_action(act)).state
        view = table.view(0)
        assert isinstance(view, WattenView)
        chance = shares(read(view, doubts=Doubts(false_signal=trust)), 4)[PLACE[GERMAN_33.parse("HK")], 2]
        plain = 5 / 27
        wanted = 1.0 if honest == "forbidden" else plain / (plain + trust * (1 - plain))
        assert chance == pytest.approx(wanted)


def seats_of(hands: Sequence[Card]) -> list[Card]:
    """A deck that deals these twenty cards, five to a seat in packets of three and two; then the rest."""
    dealt = [card for seat in range(4) for card in hands[5 * seat : 5 * seat + 3]]
    dealt += [card for seat in range(4) for card in hands[5 * seat + 3 : 5 * seat + 5]]
    return [*dealt, *hands[20:]]


def test_who_names_freely_probably_holds_it() -> None:
    """A named rank makes its cards likelier in the announcer's hand, as much as is said."""
    story = tell(GAME, rules_of({"better": "off", "signals": "none"}), {}, 2, 2, free=0)
    view = story.state.view(2)
    assert isinstance(view, WattenView)
    ranks = [place for place, card in enumerate(GERMAN_33.cards) if card.rank == view.strike]
    forehand = view.announcers[0]
    free = shares(read(view), 4)[ranks, forehand].sum()
    likely = shares(read(view, doubts=Doubts(names_unheld=0.3)), 4)[ranks, forehand].sum()
    assert likely > free


def test_seeds() -> None:
    """The same seed gives the same worlds, another seed others; a watcher has none; ahead hands are full."""
    state = tell(GAME, GAME.presets["bavarian-11"].rules, {}, 3, 1).state
    view, watcher = state.view(1), state.view(None)
    assert isinstance(view, WattenView)
    assert isinstance(watcher, WattenView)
    (reading,) = read(view, ahead=True)
    worlds = reading.unseen.draw(20, 5)
    assert (worlds == reading.unseen.draw(20, 5)).all()
    assert (worlds != reading.unseen.draw(20, 6)).any()
    assert {int(hand).bit_count() for world in worlds for hand in world} == {5}
    with pytest.raises(ValueError, match="seat"):
        read(watcher)
