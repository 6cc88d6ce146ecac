"""Index letters and numerals, drawn as paths: a sturdy slab hand.

Each glyph stands on a cap height of 100 units, its left edge at 0; heavy strokes are about 21
units wide, light ones 13, slabs 13. No font is asked for anywhere on a card.
"""

from typing import Final

from drawing.palette import INKS
from drawing.svg import number, tidy


def _bars(*boxes: tuple[float, float, float, float]) -> str:
    return "".join(f"M{a} {b}H{c}V{d}H{a}Z" for a, b, c, d in boxes)


_O = "M48 -1C78 -1 97 19 97 50C97 81 78 101 48 101C18 101 -1 81 -1 50C-1 19 18 -1 48 -1Z"
_O_HOLE = "M48 12C31 12 24 26 24 50C24 74 31 88 48 88C65 88 72 74 72 50C72 26 65 12 48 12Z"
_ZERO = "M37 -1C61 -1 74 19 74 50C74 81 61 101 37 101C13 101 0 81 0 50C0 19 13 -1 37 -1Z"
_ZERO_HOLE = "M37 12C26 12 22 26 22 50C22 74 26 88 37 88C48 88 52 74 52 50C52 26 48 12 37 12Z"

FILLED: Final[dict[str, tuple[float, str]]] = {
    "A": (
        96,
        "M34 0H49L24 94H9ZM34 0H59L89 94H64Z" + _bars((24, 57, 70, 69), (0, 88, 37, 100), (54, 88, 98, 100)),
    ),
    "D": (
        92,
        ("M0 0H46C76 0 92 18 92 50C92 82 76 100 46 100H0V88H11V12H0ZM33 13V87H44C60 87 68 76 68 50C68 24 60 13 44 13Z"),
    ),
    "E": (
        80,
        _bars(
            (11, 0, 33, 100),
            (0, 0, 76, 13),
            (0, 87, 80, 100),
            (33, 43, 60, 56),
            (64, 0, 76, 30),
            (68, 68, 80, 100),
            (53, 34, 64, 66),
        ),
    ),
    "I": (46, _bars((12, 0, 34, 100), (0, 0, 46, 12), (0, 88, 46, 100))),
    "J": (
        68,
        "M31 4H53V70C53 91 42 101 25 101C10 101 0 93 0 80C0 72 5 66 13 66C20 66 25 71 24 78"
        "C23 84 24 88 27 88C30 88 31 82 31 70Z" + _bars((17, 0, 68, 12)),
    ),
    "K": (
        96,
        "M32 60L66 8H83L38 74ZM41 52L57 34L94 96H68Z"
        + _bars((11, 0, 33, 100), (0, 0, 44, 12), (0, 88, 44, 100), (56, 0, 93, 12), (55, 88, 99, 100)),
    ),
    "L": (76, _bars((11, 0, 33, 100), (0, 0, 45, 12), (0, 87, 76, 100), (64, 64, 76, 100))),
    "O": (96, _O + _O_HOLE),
    "Q": (
        96,
        _O + _O_HOLE + "M38 70C52 64 64 72 70 86C74 95 82 98 93 92L97 101C84 116 66 114 57 100C51 90 47 83 38 84Z",
    ),
    "U": (
        96,
        "M11 4H33V62C33 78 40 86 52 86C64 86 71 78 71 62V4H85V63C85 88 71 101 49 101"
        "C25 101 11 88 11 63Z" + _bars((0, 0, 44, 12), (60, 0, 96, 12)),
    ),
    "V": (94, "M10 4H34L58 78L72 4H86L58 100H44Z" + _bars((0, 0, 43, 12), (61, 0, 96, 12))),
    "W": (
        140,
        "M9 4H32L50 72L66 4H86L103 72L117 4H130L106 100H92L75 36L56 100H41Z"
        + _bars((0, 0, 42, 12), (55, 0, 95, 12), (106, 0, 141, 12)),
    ),
    "X": (
        96,
        "M8 4H34L88 96H62ZM68 4H82L28 96H13Z"
        + _bars((0, 0, 43, 12), (57, 0, 93, 12), (2, 88, 39, 100), (54, 88, 97, 100)),
    ),
    "0": (74, _ZERO + _ZERO_HOLE),
    "1": (52, "M17 20C11 23 6 24 0 24V13C13 11 20 7 25 0H39V90H52V100H3V90H17Z"),
    "4": (80, "M44 0H58L17 60H2Z" + _bars((46, 0, 67, 94), (2, 58, 79, 72), (34, 88, 79, 100))),
    "7": (74, "M0 0H73V17C57 42 48 66 46 100H21C23 66 36 40 54 19H24C16 19 13 23 12 34H0Z"),
}
"""Width and outline; holes are cut by the even-odd rule, so solid outlines never cross them."""

STROKED: Final[dict[str, tuple[float, str, str]]] = {
    "2": (
        74,
        "M11 30C12 15 22 8.500 36 8.500C53 8.500 62 18 62 31C62 52 34 60 13 88",
        "M14 30h.1M6 91H72M66 74V97",
    ),
    "3": (
        73,
        (
            "M12 25C15 13 23 8 35 8C51 8 59 16 59 28C59 41 50 47 34 47M34 47C54 47 64 57 64 70"
            "C64 85 52 92 36 92C20 92 11 86 9 74"
        ),
        "M14 25h.1M12 74h.1",
    ),
    "5": (
        73,
        "M18 50C24 42 31 39 39 39C55 39 64 50 64 65C64 83 52 92 36 92C20 92 12 86 9 75",
        "M12 75h.1M18 52V7M12 8H65",
    ),
    "6": (
        76,
        (
            "M60 22C56 12 50 8 42 8C22 8 10 28 10 56C10 80 21 92 38 92C55 92 66 81 66 66"
            "C66 50 56 41 42 41C28 41 17 50 11 62"
        ),
        "M58 23h.1",
    ),
    "9": (
        76,
        (
            "M16 78C20 88 26 92 34 92C54 92 66 72 66 44C66 20 55 8 38 8C21 8 10 19 10 34"
            "C10 50 20 59 34 59C48 59 59 50 65 38"
        ),
        "M18 77h.1",
    ),
    "8": (
        76,
        (
            "M38 7.500C53 7.500 62 15 62 27C62 39 53 46 38 46C23 46 14 39 14 27C14 15 23 7.500 38 7.500Z"
            "M38 46C56 46 67 56 67 69C67 83 56 92 38 92C20 92 9 83 9 69C9 56 20 46 38 46Z"
        ),
        "",
    ),
}
"""Width, heavy stroke of 17 units, and light stroke of 15 with round ends (balls, bars)."""

WORDS: Final = {"T": "10"}
"""A rank whose index is written with more than one glyph."""


def _filled(name: str, d: str) -> str:
    rule = ' fill-rule="evenodd"' if name in "DOQ0" else ""
    return f'<path id="g{name}"{rule} d="{d}"/>'


def _stroked(name: str, heavy: str, light: str) -> str:
    out = f'<path d="{heavy}" stroke-width="17.5"/>'
    if light:
        out += f'<path d="{light}" stroke-width="18"/>'
    return f'<g id="g{name}" fill="none" stroke-linejoin="round" stroke-linecap="round">{out}</g>'


def parts() -> dict[str, str]:
    """Return the library entries of all glyphs."""
    out = {f"g{name}": tidy(_filled(name, d)) for name, (_, d) in FILLED.items()}
    for name, (_, heavy, light) in STROKED.items():
        out[f"g{name}"] = tidy(_stroked(name, heavy, light))
    return out


def width(text: str, gap: float = 9) -> float:
    """Return how wide a text is at a cap height of 100 units."""
    return sum(_advance(c) for c in text) + gap * (len(text) - 1)


def _advance(glyph: str) -> float:
    return FILLED[glyph][0] if glyph in FILLED else STROKED[glyph][0]


def write(
    text: str,
    x: float,
    top: float,
    height: float,
    *,
    ink: str = "ink",
    squeeze: float = 1,
    gap: float = 9,
) -> str:
    """Write a text centred on `x`, its capitals from `top` down to `top + height`."""
    k = height / 100
    colour = INKS.get(ink, ink)
    left = x - width(text, gap) * k * squeeze / 2
    out = ""
    for glyph in text:
        scale = number(k, 3) if squeeze == 1 else f"{number(k * squeeze, 3)} {number(k, 3)}"
        out += f'<use href="#g{glyph}" transform="translate({number(left)} {number(top)})scale({scale})"/>'
        left += (_advance(glyph) + gap) * k * squeeze
    return f'<g fill="{colour}" stroke="{colour}" stroke-width="0">{out}</g>'
