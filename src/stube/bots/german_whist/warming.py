"""Gets the bot ready: its kernels compiled, its table built."""

from random import Random

from stube.bots.budget import Budget
from stube.bots.german_whist.search import Searcher
from stube.cards import Deck
from stube.games.german_whist import GAME
from stube.solvers.german_whist.endings import solve


def warm_up() -> None:
    """Decide once in the foregame, solve an ending once."""
    state = GAME.start(GAME.presets[GAME.default_preset].rules, {"dealer": "0"})
    cards = state.pack.cards
    state = state.deal(Deck(cards)).state
    Searcher(Budget(worlds=1)).choose(state.view(state.turn[0]), Random(0))  # noqa: S311 - nothing hangs on it
    solve(cards[::4], cards[1::4], "C")
