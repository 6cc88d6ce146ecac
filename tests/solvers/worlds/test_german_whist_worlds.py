"""Worlds of German Whist: exact against all deals played again, never without the truth, only from the view."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from scipy import stats
from solvers.worlds.oracle import Story, World, decks_of, hands_of, listed, posterior, same, tell

from stube.cards import FRENCH_52, Deck
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistView
from stube.protocol.views import read_view, write_view
from stube.solvers.worlds.german_whist import PLACE, read
from stube.solvers.worlds.unseen import Unseen

SMALL = GermanWhistRules(hand_size="4")
FORMS = {
    "classic": SMALL,
    "no-trump": replace(SMALL, trump="none", stock_view="hidden"),
    "first-upcard": replace(SMALL, stock_view="hidden"),
    "open": replace(SMALL, stock_view="open_n", open_n="2"),
    "race": replace(SMALL, win_at="7", race_scope="all26"),
}


def seen(story: Story, seat: int) -> Unseen:
    """What the seat knows, from its view after JSON."""
    view = story.state.view(seat)
    assert isinstance(view, GermanWhistView)
    return read(read_view(write_view(view), GermanWhistView))


def truth(story: Story, seat: int) -> dict[World, float]:
    """All deals of a pack of 12 that look the same to a seat: eight dealt one by one, four in the stock."""
    mine = [place for place in range(8) if place % 2 == (1 - seat) % 2]
    theirs = [place for place in range(8) if place not in mine]
    rules = story.start.rules.values()
    up = [] if (rules["stock_view"], rules["trump"]) == ("hidden", "none") else [8]
    return posterior(story, seat, decks_of(story, [*mine, *up], [theirs], [p for p in range(8, 12) if p not in up]))


@pytest.mark.parametrize("form", FORMS)
def test_the_posterior_is_exact(form: str) -> None:
    """Voids, draws that lift them, cards taken face up: the chance of every world is that of all deals alike."""
    lifted = 0
    for seed in range(24):
        story = tell(GAME, FORMS[form], {"pack": "JQK"}, seed, Random(seed).randrange(1, 13))
        for seat in (0, 1):
            unseen = seen(story, seat)
            exact = truth(story, seat)
            assert same(listed(unseen, FRENCH_52.cards, 2), exact), (seed, seat)
            lifted += bool(unseen.clues)
    assert lifted


def test_three_hands_are_exact() -> None:
    """With three players and a hand aside, the other hands are weighed together."""
    rules = GermanWhistRules(players="3", hand_size="4", ghost="aside", match="single")
    for seed in range(3):
        unseen = seen(tell(GAME, rules, {"pack": "789TJQK"}, seed, 12), 0)
        shares = unseen.shares()
        worlds = unseen.draw(40_000, seed)
        for card in range(52):
            for hand in range(3):
                drawn = float(((worlds[:, hand] >> np.uint64(card)) & np.uint64(1)).mean())
                assert abs(drawn - shares[card, hand]) < 0.02


def test_draws_are_as_frequent_as_the_posterior() -> None:
    """Chi-square of drawn worlds against the exact chances, where a draw has lifted a void."""
    views = (seen(tell(GAME, SMALL, {"pack": "JQKA"}, seed, 6), 0) for seed in range(40))
    unseen = next(view for view in views if len(set(np.round(view.every()[1], 9))) > 1)
    worlds, chances = unseen.every()
    drawn = unseen.draw(50_000, 7)
    counts = [int((drawn == world).all(axis=1).sum()) for world in worlds]
    assert sum(counts) == 50_000
    assert stats.chisquare(counts, chances * 50_000).pvalue > 1e-4


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_truth_is_among_the_worlds(preset: str) -> None:
    """No constraint excludes what is so: at every point of rounds of every preset, for every seat."""
    for seed in range(2):
        story = tell(GAME, GAME.presets[preset].rules, {}, seed, 200)
        for acts in range(0, len(story.acts), 5):
            state = replace(story, acts=story.acts[:acts]).state
            for seat in range(state.seats):
                view = state.view(seat)
                assert isinstance(view, GermanWhistView)
                unseen = read(view)
                for place, hand in enumerate(hands_of(state)):
                    mask = sum(1 << PLACE[card] for card in hand)
                    rest = mask & ~unseen.known[place]
                    assert mask & unseen.known[place] == unseen.known[place]
                    assert rest.bit_count() == unseen.needs[place]
                    assert rest & ~unseen.pool == 0
                    assert rest & unseen.never[place] == 0
                    assert unseen._weight(place, rest) > 0
                assert unseen.total > 0


def test_hidden_cards_change_no_world() -> None:
    """Two cards that a seat cannot tell apart change places: the same worlds come at the same seed."""
    story = tell(GAME, GermanWhistRules(), {}, 3, 6, free=0)
    state = story.state
    told = write_view(state.view(0))
    cards = list(story.deck.cards)
    exchanged = 0
    for place in range(30, 52):
        swapped = [*cards]
        swapped[51], swapped[place] = swapped[place], swapped[51]
        other = story.replayed(Deck(tuple(swapped)))
        if place == 51 or other is None or write_view(other.view(0)) != told:
            continue
        views = state.view(0), other.view(0)
        assert isinstance(views[0], GermanWhistView)
        assert isinstance(views[1], GermanWhistView)
        assert (read(views[0]).draw(50, 1) == read(views[1]).draw(50, 1)).all()
        exchanged += 1
    assert exchanged


def test_seeds() -> None:
    """The same seed gives the same worlds, another seed others; a watcher has none."""
    state = tell(GAME, GermanWhistRules(), {}, 3, 9).state
    view = state.view(1)
    watcher = state.view(None)
    assert isinstance(view, GermanWhistView)
    assert isinstance(watcher, GermanWhistView)
    assert (read(view).draw(20, 5) == read(view).draw(20, 5)).all()
    assert (read(view).draw(20, 5) != read(view).draw(20, 6)).any()
    with pytest.raises(ValueError, match="seat"):
        read(watcher)
