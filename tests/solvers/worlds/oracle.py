"""The exact posterior by the rules themselves: every deal is played again, and those stay that look the same."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random
from typing import Any

from stube.cards import Card, Deck
from stube.core import Game, RuleSet, State
from stube.errors import IllegalAction
from stube.protocol.views import write_view
from stube.solvers.worlds.unseen import Unseen

World = tuple[frozenset[Card], ...]


@dataclass(frozen=True)
class Story:
    """A round from its deal on.

    Attributes:
        start: the state before the deal.
        deck: the deal.
        acts: who did what after it, as texts.
    """

    game: Game
    start: State
    deck: Deck
    acts: tuple[tuple[int, str], ...]

    @property
    def state(self) -> State:
        """The state it ends in."""
        state = self.replayed(self.deck)
        assert state is not None
        return state

    def replayed(self, deck: Deck) -> State | None:
        """Play the same acts after another deal; None where the rules refuse one."""
        try:
            state = self.start.deal(deck).state
            for seat, text in self.acts:
                state = state.play(seat, self.game.parse_action(text)).state
        except IllegalAction:
            return None
        return state


def tell(game: Game, rules: RuleSet, setup: Mapping[str, str], seed: int, most: int, free: float = 0.2) -> Story:
    """Play a round at random, so many acts at most, and stop while it still runs."""
    random = Random(seed)
    start = game.start(rules, {"dealer": "0", **setup})
    deck = Deck(tuple(random.sample(start.pack.cards, len(start.pack.cards))))
    state = start.deal(deck).state
    acts: list[tuple[int, str]] = []
    while len(acts) < most:
        seat = random.choice(state.turn)
        actions = state.choices(seat)
        other = random.randrange(state.seats)
        if random.random() < free and state.free(other):
            seat, actions = other, state.free(other)
        action = random.choice(actions)
        after = state.play(seat, action).state
        if after.needs_deal is not None or after.over:
            break
        acts.append((seat, str(action)))
        state = after
    return Story(game, start, deck, tuple(acts))


def posterior(story: Story, seat: int, decks: Iterable[Deck]) -> dict[World, float]:
    """Give the chance of every world after a story, as a seat sees it, from all decks that may be."""
    seen = write_view(story.state.view(seat))
    worlds = Counter[World]()
    for deck in decks:
        state = story.replayed(deck)
        if state is not None and write_view(state.view(seat)) == seen:
            worlds[tuple(frozenset(hand) for hand in hands_of(state))] += 1
    total = worlds.total()
    return {world: number / total for world, number in worlds.items()}


def hands_of(state: State) -> tuple[tuple[Card, ...], ...]:
    """Give who holds what."""
    table: Any = getattr(state, "table", state)
    hands: tuple[tuple[Card, ...], ...] = table.hands
    return hands


def decks_of(
    story: Story, fixed: Sequence[int], groups: Sequence[Sequence[int]], ordered: Sequence[int]
) -> Iterable[Deck]:
    """Give all decks that differ in what can matter.

    Args:
        story: whose deck it is about.
        fixed: places of the deck that stay.
        groups: places among which the order does not matter.
        ordered: places where it does; all other places get what is left.
    """
    free = [card for place, card in enumerate(story.deck.cards) if place not in fixed]

    def fill(left: list[Card], rest: Sequence[Sequence[int]], cards: dict[int, Card]) -> Iterable[dict[int, Card]]:
        if not rest:
            for some in permutations(left, len(ordered)):
                last = [card for card in left if card not in some]
                yield {**cards, **dict(zip(ordered, some, strict=True)), **dict(zip(others, last, strict=True))}
            return
        for some in combinations(left, len(rest[0])):
            yield from fill(
                [card for card in left if card not in some],
                rest[1:],
                {**cards, **dict(zip(rest[0], some, strict=True))},
            )

    taken = {*fixed, *ordered}.union(*groups)
    others = [place for place in range(len(story.deck.cards)) if place not in taken]
    for found in fill(free, groups, {place: story.deck.cards[place] for place in fixed}):
        yield Deck(tuple(found[place] for place in range(len(story.deck.cards))))


def listed(unseen: Unseen, cards: Sequence[Card], hands: int) -> dict[World, float]:
    """Give the worlds of constraints with their chances; places after the hands are summed out."""
    found = Counter[World]()
    for world, chance in zip(*unseen.every(), strict=True):
        hand = tuple(frozenset(cards[p] for p in range(len(cards)) if int(mask) >> p & 1) for mask in world[:hands])
        found[hand] += chance
    return dict(found)


def same(found: Mapping[World, float], truth: Mapping[World, float]) -> bool:
    """Say whether two posteriors agree."""
    return found.keys() == truth.keys() and all(abs(found[world] - truth[world]) < 1e-9 for world in truth)
