"""Wood for the room: planks with a few grain lines and a knot here and there.

A wood is one tile that repeats in both directions without a seam: lines end where they began,
planks fill the width exactly. It carries shapes only; the colours are the theme's.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from drawing.svg import number, tidy


class _Dice:
    """A small generator of our own, so that a tile never changes with the Python version."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def between(self, low: float, high: float) -> float:
        """Return the next number from `low` to `high`."""
        self._state = (self._state * 1_103_515_245 + 12_345) % 2**31
        return low + (high - low) * (self._state / 2**31)


@dataclass(frozen=True, slots=True)
class Knot:
    """A knot: its middle and its half width in units of the tile."""

    x: float
    y: float
    r: float


@dataclass(frozen=True, slots=True)
class Wood:
    """What one tile is made of; planks stand upright."""

    name: str
    seed: int
    height: float
    widths: Sequence[float]
    tones: Sequence[int]
    lines: int
    knots: Sequence[tuple[int, float, float, float]]
    """Plank, place across it and along it (0 to 1), half width."""


WOODS: Final = (
    Wood(
        "WALL",
        4,
        460,
        (52, 47, 55, 49, 58, 46, 53, 50, 56, 48, 54),
        (0, 1, 0, 2, 1, 0, 2, 0, 1, 2, 0),
        3,
        ((1, 0.55, 0.3, 5), (4, 0.35, 0.72, 6.5), (8, 0.6, 0.16, 5.5)),
    ),
    Wood("BENCH", 9, 760, (92, 84, 98, 88), (0, 1, 0, 1), 3, ((1, 0.5, 0.62, 6),)),
    Wood(
        "TABLE",
        21,
        940,
        (94, 104, 90, 99, 96, 106, 92),
        (0, 1, 2, 0, 3, 1, 2),
        5,
        ((1, 0.4, 0.2, 8), (4, 0.62, 0.58, 9.5), (6, 0.35, 0.84, 7)),
    ),
)


def _pushed(x: float, y: float, knots: Sequence[Knot]) -> float:
    """Return where a line at x runs that has to go round the knots of its plank."""
    for knot in knots:
        reach = math.exp(-(((y - knot.y) / (knot.r * 3.2)) ** 2))
        near = math.exp(-(((x - knot.x) / (knot.r * 3)) ** 2))
        x += (1 if x >= knot.x else -1) * knot.r * 1.9 * reach * near
    return x


def _grain(dice: _Dice, x: float, height: float, knots: Sequence[Knot]) -> str:
    """Draw one grain line that ends where it began."""
    waves = [(dice.between(0.6, 2.2) / k, dice.between(0, math.tau), k) for k in (1, 2, 3)]
    levels = sorted(
        {round(height * k / 6) for k in range(7)} | {round(n.y + n.r * s) for n in knots for s in (-6, -2.4, 0, 2.4, 6)}
    )
    levels = [y for y in levels if 0 <= y <= height]

    def place(y: float) -> float:
        swing = sum(a * math.sin(math.tau * k * y / height + p) for a, p, k in waves)
        return _pushed(x + swing, y, knots)

    out = f"M{place(0):.1f} 0"
    for low, high in pairwise(levels):
        step = (high - low) / 3
        slope_low = (place(low + 1) - place(low - 1)) / 2
        slope_high = (place(high + 1) - place(high - 1)) / 2
        out += (
            f"C{place(low) + slope_low * step:.1f} {low + step:.0f}"
            f" {place(high) - slope_high * step:.1f} {high - step:.0f} {place(high):.1f} {high}"
        )
    return out


def _path(d: str) -> str:
    return tidy(f'<path d="{d}"/>')[9:-3]


def tile(wood: Wood) -> dict[str, object]:
    """Return a tile as plain data: planks, seams, lines of two weights, knots."""
    dice = _Dice(wood.seed)
    left = 0.0
    planks: list[list[float]] = []
    seams = fine = coarse = ""
    all_knots: list[Knot] = []
    for k, (width, tone) in enumerate(zip(wood.widths, wood.tones, strict=True)):
        knots = [
            Knot(left + width * across, wood.height * along, r) for plank, across, along, r in wood.knots if plank == k
        ]
        all_knots += knots
        planks.append([left, width, tone])
        seams += f"M{number(left)} 0V{number(wood.height)}"
        for n in range(wood.lines):
            x = left + width * (n + 0.5 + dice.between(-0.3, 0.3)) / wood.lines
            line = _grain(dice, x, wood.height, knots)
            if (n + k) % 3 == 0:
                coarse += line
            else:
                fine += line
        left += width
    # Half of the first seam lies in the tile before.
    seams += f"M{number(left)} 0V{number(wood.height)}"
    rings = "".join(
        f"M{n.x - n.r * 1.15:.1f} {n.y:.1f}a{n.r * 1.15:.1f} {n.r * 1.9:.1f} 0 1 0 {n.r * 2.3:.1f} 0"
        f"a{n.r * 1.15:.1f} {n.r * 1.9:.1f} 0 1 0 {-n.r * 2.3:.1f} 0"
        for n in all_knots
    )
    cores = "".join(
        f"M{n.x - n.r * 0.6:.1f} {n.y:.1f}a{n.r * 0.6:.1f} {n.r:.1f} 0 1 0 {n.r * 1.2:.1f} 0"
        f"a{n.r * 0.6:.1f} {n.r:.1f} 0 1 0 {-n.r * 1.2:.1f} 0"
        for n in all_knots
    )
    return {
        "width": left,
        "height": wood.height,
        "planks": planks,
        "seams": seams,
        "fine": _path(fine),
        "coarse": _path(coarse),
        "rings": _path(rings),
        "cores": _path(cores),
    }


_HEAD: Final = """/** Tiles of wood, generated by web/art/build.py: shapes only, the theme gives the colours. */

/** One repeating tile; planks stand upright as [left, width, tone]. */
export interface Wood {
  readonly width: number;
  readonly height: number;
  readonly planks: readonly (readonly [number, number, number])[];
  readonly seams: string;
  readonly fine: string;
  readonly coarse: string;
  readonly rings: string;
  readonly cores: string;
}
"""


def module() -> str:
    """Return the TypeScript module of all tiles."""
    out = _HEAD
    for wood in WOODS:
        out += f"\nexport const {wood.name}: Wood = {{\n"
        for key, value in tile(wood).items():
            out += f"  {key}: {json.dumps(value)},\n"
        out += "};\n"
    return out
