"""Memory of a process with a bot, beyond the interpreter, NumPy and LLVM."""

import subprocess
import sys
from collections.abc import Mapping

# What every process with a compiler has, loaded in both; then resident memory in kB.
_FLOOR = """
import sys
import numba, numpy
numba.njit(lambda x: x + 1)(numpy.int64(1))
"""
_TOLD = """
try:
    with open("/proc/self/statm") as file:
        import resource
        print(int(file.read().split()[1]) * resource.getpagesize() // 1024)
except OSError:
    import resource
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
_BOT = """
from stube import games
from stube.arena.contest import contest_of
from stube.arena.pairs import play_pair
for game in games.catalogue().values():
    rules = game.presets[game.default_preset].rules
    play_pair(contest_of((sys.argv[1], sys.argv[1]), game, rules, seed="memory"), 0)
"""


def bot(_effort: float, name: str) -> Mapping[str, float]:
    """Give the megabytes that a bot adds once it has played a pair of each game.

    Args:
        _effort: it cannot be measured by halves.
        name: id of the bot; `sensible` is whom a table takes when none is named.
    """
    return {"beyond": (_kilobytes(_FLOOR + _BOT + _TOLD, name) - _kilobytes(_FLOOR + _TOLD, name)) / 1024}


def _kilobytes(program: str, bot: str) -> int:
    done = subprocess.run([sys.executable, "-c", program, bot], capture_output=True, text=True, check=True)
    return int(done.stdout)
