"""A fixed loop that says how fast a machine is: times are told as multiples of it.

What it does is what solvers do: shifts and counts of 64-bit masks, a branch that cannot be foreseen, a look
into a table that does not fit into the nearest cache.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.bits import count
from stube.kernels.compiled import kernel

TABLE = 1 << 15
"""Entries of the table, 256 kB."""


@kernel()
def loop(steps: int, table: npt.NDArray[np.uint64]) -> int:
    """Take so many steps; the result is the same for the same table and steps.

    Args:
        steps: how many.
        table: `TABLE` numbers, uint64; read and written.
    """
    state = np.uint64(88172645463325252)
    found = np.int64(0)
    for _ in range(steps):
        state ^= state << np.uint64(13)
        state ^= state >> np.uint64(7)
        state ^= state << np.uint64(17)
        place = state & np.uint64(TABLE - 1)
        other = table[place]
        if count(other ^ state) > 32:
            found += count(other & state)
            table[place] = other ^ state
        else:
            found -= 1
    return int(found)
