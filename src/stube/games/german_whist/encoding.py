"""Dense numbers of the actions of German Whist.

Numbers 0 to 51 play the cards of the pack in its order (clubs 2 to A, diamonds, hearts, spades),
52 to 103 take them from an open stock. Small packs use the same numbers.
"""

from typing import Final

from stube.errors import Code, NotationError
from stube.games.german_whist.actions import PLAYS, TAKES, GermanWhistAction

_ACTIONS: Final[tuple[GermanWhistAction, ...]] = (*PLAYS.values(), *TAKES.values())
_NUMBERS: Final = {action: number for number, action in enumerate(_ACTIONS)}

SIZE: Final = len(_ACTIONS)
"""How many numbers there are: 104."""


def encode(action: GermanWhistAction) -> int:
    """Give the number of an action."""
    return _NUMBERS[action]


def decode(number: int) -> GermanWhistAction:
    """Give the action with a number.

    Raises:
        NotationError: `bad_number` outside of 0 to 103.
    """
    if not 0 <= number < SIZE:
        raise NotationError(Code.BAD_NUMBER, text=str(number))
    return _ACTIONS[number]
