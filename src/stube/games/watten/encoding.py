"""Dense numbers of Watten's decisions, for searches and research.

Every action that decides something has one number from 0 to `ACTIONS` − 1, the same under every
rule set; looks and gestures have none.
"""

from stube.cards import GERMAN_33
from stube.errors import Code, NotationError
from stube.games.watten import actions as do

HIGHEST_STAKE = 32

_ALL: tuple[do.WattenAction, ...] = (
    *(do.Play(card) for card in GERMAN_33.cards),
    *(do.Play(card, called=True) for card in GERMAN_33.cards),
    *(do.NameStrike(rank) for rank in "6789TUOKA"),
    *(do.NameTrump(suit) for suit in "ELHS"),
    do.Better(),
    do.Grant(),
    do.Refuse(),
    do.Hold(),
    do.Fold(),
    do.Concede(),
    *(do.Raise(stake) for stake in range(3, HIGHEST_STAKE + 1)),
    *(do.Show(card) for card in GERMAN_33.cards),
    *(do.Keep(), do.Leave(), do.Swap(), do.Stay(), do.Give(), do.Machine(), do.Jump(), do.Farbe()),
    *(do.Claim(seat, card) for seat in range(4) for card in GERMAN_33.cards),
)
_NUMBERS = {action: number for number, action in enumerate(_ALL)}

ACTIONS = len(_ALL)
"""Number of actions."""


def encode(action: do.WattenAction) -> int:
    """Give the number of an action.

    Raises:
        NotationError: `bad_number` for looks, gestures and stakes beyond `HIGHEST_STAKE`.
    """
    try:
        return _NUMBERS[action]
    except KeyError:
        raise NotationError(Code.BAD_NUMBER, text=str(action)) from None


def decode(number: int) -> do.WattenAction:
    """Give the action of a number.

    Raises:
        NotationError: `bad_number` outside 0 … `ACTIONS` − 1.
    """
    if number not in range(ACTIONS):
        raise NotationError(Code.BAD_NUMBER, text=str(number))
    return _ALL[number]
