"""The text forms of Watten's actions."""

from collections.abc import Callable

from stube.cards import GERMAN_33
from stube.errors import Code, NotationError
from stube.games.watten import actions as do
from stube.games.watten.signals import GESTURES

_WORDS: dict[str, do.WattenAction] = {
    word.kind: word
    for word in (
        *(do.Keep(), do.Leave(), do.Swap(), do.Better(), do.Grant(), do.Refuse(), do.Stay(), do.Give()),
        *(do.Hold(), do.Fold(), do.Concede(), do.Machine(), do.Jump(), do.Farbe()),
    )
}
_RANKS, _SUITS = "6789TUOKA", "ELHS"


def parse_action(text: str) -> do.WattenAction:
    """Read an action's text form strictly; `str(action)` writes it.

    Raises:
        NotationError: `bad_action` or `bad_card`, with the text.
    """
    kind, _, body = text.partition(" ")
    readers: dict[str, Callable[[str], do.WattenAction]] = {
        "strike": _one_of(_RANKS, do.NameStrike),
        "trump": _one_of(_SUITS, do.NameTrump),
        "play": _play,
        "show": lambda code: do.Show(GERMAN_33.parse(code)),
        "claim": _claim,
        "raise": lambda stake: do.Raise(int(stake)),
        "look": lambda at: do.Look(None if at == "hand" else int(at)),
        "sign": lambda body: do.EndGesture() if body == "end" else _gesture(body, do.BeginGesture),
        "mean": lambda body: _gesture(body, do.Mean),
    }
    try:
        action = _WORDS[text] if text in _WORDS else readers[kind](body)
    except (KeyError, ValueError):
        raise _bad(text) from None
    if str(action) != text:
        raise _bad(text)
    return action


def _bad(text: str) -> NotationError:
    return NotationError(Code.BAD_ACTION, text=text[:40], game="watten")


def _one_of(letters: str, make: Callable[[str], do.WattenAction]) -> Callable[[str], do.WattenAction]:
    def read(body: str) -> do.WattenAction:
        if len(body) != 1 or body not in letters:
            raise ValueError(body)
        return make(body)

    return read


def _play(body: str) -> do.Play:
    code, _, call = body.partition(" ")
    return do.Play(GERMAN_33.parse(code), called=call == "call")


def _claim(body: str) -> do.Claim:
    seat, _, code = body.partition(" ")
    return do.Claim(int(seat), GERMAN_33.parse(code))


def _gesture(body: str, make: Callable[[str], do.WattenAction]) -> do.WattenAction:
    if body not in GESTURES:
        raise ValueError(body)
    return make(body)
