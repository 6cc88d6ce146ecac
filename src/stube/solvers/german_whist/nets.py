"""Learned values of the foregame, by form: read from the package, taught by `bench/german_whist_lessons.py`."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import numpy as np
import numpy.typing as npt

Form = Literal["trumps", "plain", "few", "blind"]
Singles = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Nets:
    """The nets of one form; see `stube.kernels.whist_nets`.

    Attributes:
        first: rows of the first layers.
        second: second layers.
        third: last layers.
        spread: by draws to come, 0 to 13, how far the tricks still to come are from what OPEN says (one sigma).
    """

    first: Singles
    second: Singles
    third: Singles
    spread: npt.NDArray[np.float64]


@cache
def taught(form: Form) -> bool:
    """Say whether there are nets of a form."""
    return _file(form).is_file()


def _file(form: Form) -> Traversable:
    return files("stube.solvers.german_whist") / f"nets-{form}.npz"


@cache
def nets_of(form: Form) -> Nets:
    """Give the nets of a form."""
    with _file(form).open("rb") as file, np.load(file) as found:
        first, second, third = (found[part].astype(np.float32) for part in ("first", "second", "third"))
        return Nets(first, second, third, found["spread"].astype(np.float64))
