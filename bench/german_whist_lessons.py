"""Teaches the nets of German Whist: rounds played against itself, endings solved.

python bench/german_whist_lessons.py --form trumps           minutes; writes the file that the bots read
python bench/german_whist_lessons.py --form trumps --go-on   the same turns, on top of what that file has learned
"""  # noqa: INP001 - a script

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

import stube.solvers.german_whist as package
from stube.kernels.two_hands import KEPT
from stube.kernels.two_hands_values import many_values
from stube.kernels.whist_lessons import LESSON, ending_lessons, rounds, spell
from stube.kernels.whist_nets import AFTER, END, LEAD, MOST_DRAWS, NARROW, OPEN, ROWS, SETS, START, WIDE
from stube.solvers.german_whist.endings import tops
from stube.solvers.german_whist.packs import cards_of
from stube.solvers.german_whist.table import table_of

Singles = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
BATCH = 256
ENDINGS = 300_000  # solved before the first turn
TIMES = 50  # that often they are gone through
AGAIN = 50_000  # endings solved in each turn, as the nets reach them
FLEDGED = 3  # turns after which rounds are taught alike
SPREAD = 20_000  # rounds by which the spread is measured
OFF = 0.74  # how far END is off, in tricks ahead
FORMS = {"trumps": (1, 1, 1), "plain": (0, 1, 1), "few": (0, 1, -1), "blind": (0, 0, 1)}


@dataclass
class Nets:
    """The nets as one: see `whist_nets`."""

    first: Singles
    second: Singles
    third: Singles


def fresh(chance: np.random.Generator) -> Nets:
    """Give nets that know nothing."""
    first = chance.standard_normal((sum(ROWS), WIDE)) * 0.15
    second = chance.standard_normal((4, WIDE + 1, NARROW)) * 0.18
    third = chance.standard_normal((4, NARROW + 1)) * 0.25
    second[:, WIDE], third[:, NARROW] = 0, 0
    return Nets(first.astype(np.float32), second.astype(np.float32), third.astype(np.float32))


class Teacher:
    """Adam (Kingma and Ba 2015) on one of the nets."""

    def __init__(self, nets: Nets, net: int) -> None:
        """Teach this net."""
        rows = slice(START[net], START[net] + ROWS[net])
        self.net, self.parts = net, [nets.first[rows], nets.second[net], nets.third[net]]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def learn(self, lessons: Ints, worth: Singles, rate: float, chance: np.random.Generator) -> float:
        """Go through all lessons once; give the spread of what is left over in the last tenth."""
        order, left = chance.permutation(len(lessons)), list[float]()
        rows = np.empty((BATCH, ROWS[self.net]), np.float32)
        batches = len(order) // BATCH
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            spell(lessons, chosen, SETS[self.net], rows)
            error = self._step(rows, worth[chosen], rate * (1 - 0.9 * batch / batches))
            if batch > 0.9 * batches:
                left.append(error)
        return float(np.sqrt(np.mean(left)))

    def answers(self, rows: Singles) -> tuple[Singles, Singles, Singles]:
        """Give both layers and the values."""
        first, second, third = self.parts
        one = np.maximum(rows @ first, 0)
        two = np.maximum(one @ second[:WIDE] + second[WIDE], 0)
        return one, two, two @ third[:NARROW] + third[NARROW]

    def _step(self, rows: Singles, worth: Singles, rate: float) -> float:
        _, second, third = self.parts
        one, two, said = self.answers(rows)
        error = said - worth
        slope = (2 / len(worth)) * error
        back = slope[:, None] * third[:NARROW] * (two > 0)
        grown = [
            rows.T @ ((back @ second[:WIDE].T) * (one > 0)),
            np.vstack([one.T @ back, back.sum(0)]),
            np.append(two.T @ slope, slope.sum()),
        ]
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, grow in enumerate(grown):
            self.mean[place] += 0.1 * (grow - self.mean[place])
            self.square[place] += 0.001 * (grow * grow - self.square[place])
            change = scale * self.mean[place] / (np.sqrt(self.square[place]) + 1e-8)
            self.parts[place] -= change.astype(np.float32)
        return float(np.mean(error * error))


def played(
    number: int, seed: int, form: tuple[int, int, int], nets: Nets, blend: float, *, by_chance: bool = False
) -> tuple[list[tuple[Ints, Singles]], Ints]:
    """Play rounds; give the lessons of AFTER, LEAD and OPEN with their worth, and the endings."""
    after, leads, opens = (np.empty((many * number, LESSON), np.int64) for many in (26, 13, 13))
    worths = [np.empty(len(part), np.float32) for part in (after, leads, opens)]
    ends = np.empty((number, 2), np.int64)
    filled = rounds(
        number, seed, *form, int(by_chance), blend, nets.first, nets.second, nets.third, after, worths[0], leads,
        worths[1], opens, worths[2], ends,
    )  # fmt: skip
    counts = (filled[1], filled[0], filled[2])
    return [(part[:n], worth[:n]) for part, worth, n in zip((after, leads, opens), worths, counts, strict=True)], ends


def solved(ends: Ints, form: tuple[int, int, int]) -> tuple[Ints, Singles]:
    """Give the lessons of END: tricks that the leader gets, or does not get where none are wanted."""
    trumps, few = form[0] > 0, form[2] < 0
    pack, table = cards_of("H" if trumps else None), table_of(trumps=trumps, few=few)
    found, looked = np.zeros(len(ends), np.int64), np.zeros(len(ends), np.int64)
    many_values(
        ends[:, 0].copy(), ends[:, 1].copy(), pack.lanes, pack.trump, int(few), 0, np.full(KEPT, -1, np.int64),
        table.values, table.starts, table.ranks, np.array([0, table.cards, table.ways]), tops(), found, looked,
    )  # fmt: skip
    lessons = np.zeros((len(ends), LESSON), np.int64)
    ending_lessons(ends, int(trumps), lessons)
    return lessons, found.astype(np.float32)


def spread_of(form: tuple[int, int, int], nets: Nets, seed: int) -> npt.NDArray[np.float64]:
    """Give by draws to come how far rounds end from what OPEN says."""
    lessons, worth = played(SPREAD, seed, form, nets, 1.0)[0][OPEN]
    teacher, found = Teacher(nets, OPEN), np.full(MOST_DRAWS + 1, OFF)
    draws = lessons[:, 5] & 15
    for left in range(MOST_DRAWS):
        chosen = np.nonzero(draws == left)[0]
        rows = np.empty((len(chosen), ROWS[OPEN]), np.float32)
        spell(lessons, chosen, SETS[OPEN], rows)
        found[left + 1] = float(np.std(worth[chosen] - teacher.answers(rows)[2]))
    return found


def learned(file: Path) -> Nets:
    """Read nets that have been written."""
    with np.load(file) as found:
        return Nets(*(found[part].astype(np.float32) for part in ("first", "second", "third")))


def teach(form: tuple[int, int, int], rounds_each: int, turns: int, seed: int, known_nets: Nets | None) -> Nets:
    """Teach nets of one form: new ones by endings first, then by rounds, at random in the first turn."""
    chance = np.random.default_rng(seed)
    nets = known_nets or fresh(chance)
    teachers = [Teacher(nets, net) for net in (AFTER, LEAD, OPEN, END)]
    begun, fledged = time.perf_counter(), FLEDGED if known_nets else 0

    def say(*what: object) -> None:
        print(f"{time.perf_counter() - begun:.0f} s:", *what, flush=True)  # noqa: T201

    if not fledged:
        known, worth = solved(played(ENDINGS, seed, form, nets, 1.0, by_chance=True)[1], form)
        left = [teachers[END].learn(known, worth, 4e-3 * (1 - 0.95 * over / TIMES), chance) for over in range(TIMES)]
        say("endings, off by", left[-1])
    for turn in range(fledged, fledged + turns):
        blend = 1.0 if turn == 0 else 0.7 if turn < 3 else 0.5
        lessons, ends = played(rounds_each, seed + turn + 1, form, nets, blend, by_chance=turn == 0)
        rate = 4e-3 if turn == 0 else 2e-3 if turn < fledged + turns - 1 else 1e-3
        offs = [teacher.learn(*lesson, rate, chance) for teacher, lesson in zip(teachers[:3], lessons, strict=True)]
        offs.append(teachers[END].learn(*solved(ends[:AGAIN], form), 3e-4, chance))
        say("turn", turn, "off by", [round(value, 3) for value in offs])
    return nets


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--form", choices=tuple(FORMS), default="trumps")
    parser.add_argument("--rounds", type=int, default=150_000)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="on top of the nets that there are")
    parser.add_argument("--into", type=Path, default=Path(package.__file__).parent)
    asked = parser.parse_args()
    shape = FORMS[asked.form]
    file = asked.into / f"nets-{asked.form}.npz"
    taught = teach(shape, asked.rounds, asked.turns, asked.seed, learned(file) if asked.go_on else None)
    np.savez_compressed(
        file,
        first=taught.first.astype(np.float16),
        second=taught.second.astype(np.float16),
        third=taught.third.astype(np.float16),
        spread=spread_of(shape, taught, asked.seed),
    )
