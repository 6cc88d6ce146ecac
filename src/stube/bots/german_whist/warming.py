"""Gets the bot ready: its kernels compiled, its table built."""

from random import Random

from stube.bots.budget import Budget
from stube.bots.german_whist.search import Searcher
from stube.cards import FRENCH_52, Deck
from stube.games.german_whist import GAME
from stube.solvers.german_whist.endings import solve


def warm_up() -> None:
    """Decide once in the foregame by nets and once by playouts, solve an ending once."""
    for preset in (GAME.default_preset, "open-stock"):
        state = GAME.start(GAME.presets[preset].rules, {"dealer": "0"})
        state = state.deal(Deck(state.pack.cards)).state
        Searcher(Budget(worlds=1)).choose(state.view(state.turn[0]), Random(0))  # noqa: S311 - nothing hangs on it
    cards = FRENCH_52.cards
    solve(cards[::4], cards[1::4], "C")
