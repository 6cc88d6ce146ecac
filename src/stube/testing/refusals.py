"""The code that something is refused with."""

from collections.abc import Callable

from stube.errors import Code, StubeError


def code_of(attempt: Callable[[], object]) -> Code | None:
    """Try something and give the code that it is refused with; None when it is not.

    Args:
        attempt: what to try, such as `lambda: state.play(0, action)`.
    """
    try:
        attempt()
    except StubeError as refusal:
        return refusal.code
    return None
