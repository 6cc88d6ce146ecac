"""How a fault is put into the product."""

from collections.abc import Callable
from typing import Any

import pytest

Patch = pytest.MonkeyPatch


def instead(patch: Patch, owner: Any, name: str, wrong: Callable[..., Any]) -> None:
    """Put `wrong` in the place of a function; it is handed what stood there first."""
    right = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: wrong(right, *given, **named))
