"""Random bits for kernels, from a seed and from nothing else (SplitMix64, Steele, Lea and Flood 2014)."""

import numpy as np
import numpy.typing as npt

from stube.kernels.compiled import kernel

STEP = np.uint64(0x9E3779B97F4A7C15)
"""From a state to the next."""

Count = int | np.int64


@kernel()
def mixed(state: np.uint64) -> np.uint64:
    """Give the random bits of a state; the next state is this one plus `STEP`."""
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return state ^ (state >> np.uint64(31))


@kernel()
def next_random(state: npt.NDArray[np.uint64]) -> np.uint64:
    """Give 64 random bits; state[0] moves on."""
    state[0] += STEP
    return mixed(state[0])


@kernel()
def below(state: npt.NDArray[np.uint64], bound: Count) -> Count:
    """Give a number from 0 to `bound` − 1; of 32 random bits, so that a bound of a hundred is even to 10⁻⁷."""
    return np.int64(((next_random(state) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@kernel()
def fraction(state: npt.NDArray[np.uint64]) -> float:
    """Give a number from 0 to below 1."""
    return np.float64(next_random(state) >> np.uint64(11)) * 2.0**-53
