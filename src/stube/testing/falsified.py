"""A state that gives some false answers, to see that a check can fail."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from stube.core import State

METHODS = frozenset({"choices", "free", "deal", "play", "view"})


class _Falsified:
    def __init__(self, state: State, lies: dict[str, Callable[..., object]]) -> None:
        self._state, self._lies = state, lies

    def __getattr__(self, name: str) -> Any:
        if name not in self._lies:
            return getattr(self._state, name)
        lie = partial(self._lies[name], self._state)
        return lie if name in METHODS else lie()


def falsified(state: State, **lies: Callable[..., object]) -> State:
    """Give a state that answers as this one does, but for some lies.

    Args:
        state: the true state.
        lies: by name of a property or method of a state, what answers instead; it is handed the
            true state and then the arguments.
    """
    return cast(State, _Falsified(state, lies))
