"""Exact best response to a bot on a small pack: the most that anybody could gain against it.

Every deal is walked through the real state machine; the bot is asked by its views and nothing else. Nodes that
look alike to the responder share one decision, so the responder knows no more than a seat may know. What is found
is exact on this pack against the answers that the bot gave; a bot that mixes is asked a few times, and a response
that fits just those gains a little too much. It proves nothing about the full pack.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from stube.bots import Bot
from stube.cards import Deck
from stube.core import Game, RuleSet, State, View

Weighed = tuple[State, float]
Payoff = Callable[[View], float]
"""What a finished round is worth to unit 0, from a watcher's view; to unit 1 it is worth the negative."""


@dataclass(slots=True)
class Responder:
    """One seat responds as well as can be to a bot on the other; for games of two seats.

    Attributes:
        game: the game.
        bot: who is responded to.
        payoff: what a finished round is worth.
        asked: how often the bot is asked with another seed at each view.
        nodes: states that were walked through.
    """

    game: Game
    bot: Bot
    payoff: Payoff
    asked: int = 8
    nodes: int = 0
    _known: dict[str, tuple[tuple[str, float], ...]] = field(default_factory=dict)

    def value(self, deals: Iterable[Weighed], seat: int) -> float:
        """Give the worth to a seat of responding best.

        Args:
            deals: rounds just dealt, with weights that sum to one.
            seat: the responder, also its unit.
        """
        total = 0.0
        alike: defaultdict[str, list[Weighed]] = defaultdict(list)
        choices: dict[str, tuple[str, ...]] = {}
        waiting = list(deals)
        while waiting:
            state, weight = waiting.pop()
            self.nodes += 1
            if not state.turn:
                worth = self.payoff(state.view(None))
                total += weight * (worth if seat == 0 else -worth)
                continue
            turn = state.turn[0]
            view = state.view(turn)
            if turn == seat:
                key = repr(view.events)
                alike[key].append((state, weight))
                choices[key] = tuple(choice.action for choice in view.choices)
            else:
                waiting += [(self._next(state, turn, action), weight * share) for action, share in self._policy(view)]
        for key, some in alike.items():
            total += max(
                self.value([(self._next(state, seat, action), weight) for state, weight in some], seat)
                for action in choices[key]
            )
        return total

    def _next(self, state: State, seat: int, action: str) -> State:
        return state.play(seat, self.game.parse_action(action)).state

    def _policy(self, view: View) -> tuple[tuple[str, float], ...]:
        """Give how often the bot chooses what from a view."""
        if len(view.choices) == 1:
            return ((view.choices[0].action, 1.0),)
        key = f"{view.seat} {view.events}"
        if key not in self._known:
            seeds = (Random(f"{seed}/{key}") for seed in range(self.asked))  # noqa: S311 - the same each time
            said = Counter(self.bot.choose(view, seed) for seed in seeds)
            self._known[key] = tuple((action, count / self.asked) for action, count in sorted(said.items()))
        return self._known[key]


def every_deal(game: Game, rules: RuleSet, setup: dict[str, str], size: int) -> Iterator[Weighed]:
    """Give every deal of two hands from a small pack, once for each pair of hands, all equally likely.

    For rule sets in which cards left over are never seen.

    Args:
        game: the game.
        rules: its rule set, for two seats.
        setup: how the round begins, the small pack included.
        size: cards in a hand, dealt at once.
    """
    start = game.start(rules, setup)
    cards = start.pack.cards
    hands = [
        (*first, *second)
        for first in combinations(cards, size)
        for second in combinations([card for card in cards if card not in first], size)
    ]
    for dealt in hands:
        rest = tuple(card for card in cards if card not in dealt)
        yield start.deal(Deck((*dealt, *rest))).state, 1 / len(hands)


def exploitability(
    game: Game, rules: RuleSet, setup: dict[str, str], size: int, bot: Bot, payoff: Payoff, asked: int = 8
) -> float:
    """Give what a best response gains against a bot a round, over both seats; 0 at an equilibrium.

    Args:
        game: the game.
        rules: its rule set, for two seats.
        setup: how the round begins, without the dealer.
        size: cards in a hand.
        bot: who is responded to.
        payoff: what a finished round is worth to unit 0.
        asked: how often the bot is asked with another seed at each view.
    """
    gains = []
    for dealer in (0, 1):
        deals = list(every_deal(game, rules, {**setup, "dealer": str(dealer)}, size))
        responder = Responder(game, bot, payoff, asked)
        gains += [responder.value(deals, seat) for seat in (0, 1)]
    return sum(gains) / len(gains)
