"""Random rounds of German Whist as the kernel wrote them, played again by the state machine."""

from stube.cards import Deck
from stube.games.german_whist import GAME, GermanWhistRules
from stube.games.german_whist.actions import PLAYS, TAKES
from stube.solvers.german_whist.playouts import RandomRound


class DifferentRoundError(AssertionError):
    """The state machine has another end or another result."""


def replay(rules: GermanWhistRules, played: RandomRound) -> None:
    """Play a round again.

    Raises:
        IllegalAction: a choice is none of those the state offers.
        DifferentRoundError: the round ends elsewhere, or its tricks are others.
    """
    state = GAME.start(rules, {"dealer": str(rules.seats - 1)}).deal(Deck(played.deck)).state
    for card in played.cards:
        if state.result is not None:
            raise DifferentRoundError(played)
        state = state.play(state.turn[0], TAKES[card] if state.phase == "take" else PLAYS[card]).state
    table = state.table
    if state.result is None or table is None or (table.foregame, table.endgame) != (played.foregame, played.endgame):
        raise DifferentRoundError(played)
