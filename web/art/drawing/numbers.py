"""Number cards of the tall pack, with the vignettes of Belli and Spitz."""

from typing import Final

from drawing.corners import Cut, index, roman
from drawing.ornaments import body, frame
from drawing.pips import pip
from drawing.svg import draw, group, tidy, use

_ROWS: Final = {
    "7": (49, 88.5, 128),
    "8": (49, 88.5, 128),
    "9": (44, 73.5, 103.5, 133),
    "T": (44, 73.5, 103.5, 133),
}
_MIDDLE: Final = {"7": (62.0,), "8": (67.0, 110.0), "9": (88.5,), "T": (58.0, 119.0)}
_SIZE: Final = {"7": 27.5, "8": 27, "9": 25.5, "T": 25.5}

_PHONE_ROWS: Final = {
    "7": (58, 96, 134),
    "8": (58, 96, 134),
    "9": (52, 82, 112, 142),
    "T": (52, 82, 112, 142),
}
_PHONE_MIDDLE: Final = {"7": (77.0,), "8": (77.0, 115.0), "9": (97.0,), "T": (67.0, 127.0)}
_PHONE_SIZE: Final = {"7": 26, "8": 26, "9": 24.5, "T": 24.5}

_TURNED_BELOW: Final = 92.0
_SEAM: Final = 88.5
_CRITICALS: Final = {"acorn7": "squirrel", "club7": "squirrel", "bell7": "collar", "diamond7": "collar"}

VIGNETTES: Final = {
    "squirrel": """
<path d="M4 20C13 20 15 11 11 5C8 0 8 -7 12 -12C5 -15 -1 -9 0 -1C1 6 4 9 2 15Z" fill="$nut"/>
<path d="M5 15C9 12 9 7 6 2M8 -9C4 -6 4 -1 5 1" fill="none" stroke="$nutdeep"/>
<path d="M-9 21C-11 13 -10 5 -6 0C-2 0 3 6 3 14C3 18 1 21 -2 21Z" fill="$nut"/>
<path d="M-8 19C-10 13 -9 8 -7 5C-4 8 -3 14 -5 19Z" fill="$linen" stroke="none"/>
<path d="M-12 -6C-12 -11 -7 -14 -3 -12L-1.500 -16L.5 -11C2 -8 1 -3 -3 -1C-7 1 -11 -2 -12 -6Z" fill="$nut"/>
<circle cx="-6.5" cy="-7.5" r="1.2" fill="$ink" stroke="none"/>
<path d="M-2 3C-6 4 -9 4 -11 2" fill="none" stroke-width="2.6"/>
<path d="M-2 3C-6 4 -9 4 -11 2" fill="none" stroke="$nut" stroke-width="1.2"/>
<path d="M-10 21L4 21" stroke-width="1.4"/>
<path d="M1 -.5C2 5 5 8 4.500 13M10.500 -8.500C8.500 -4 9.500 0 12 3.500M-8.500 -10.500
C-7 -12 -5.500 -12 -4 -11.500" fill="none"
 stroke="$nutlight" stroke-width="1.3"/>
<path d="M-9.500 -4.500C-8 -3.500 -6.500 -3.300 -5.500 -3.800" fill="none" stroke-width=".8"/>""",
    "collar": """
<path d="M0 -24C11 -24 14.500 -14 13 -4C12 3 8 8 5 11L-5 11C-8 8 -12 3 -13 -4C-14.500 -14 -11 -24 0 -24Z
M0 -17.500
C-6.500 -17.500 -8 -11 -7 -4C-6 1 -4 4 -2.500 5.500L2.500 5.500C4 4 6 1 7 -4C8 -11 6.500 -17.500 0 -17.500Z"
 fill="$blue" fill-rule="evenodd"/>
<path d="M0 -20.800C9 -20.800 11.500 -13 10 -4C9 1.500 6.500 5.500 4 8.300L-4 8.300C-6.500 5.500 -9 1.500 -10 -4
C-11.500 -13 -9 -20.800 0 -20.800Z" fill="none" stroke="$goldpale" stroke-width="1.5" stroke-linecap="butt"
 stroke-dasharray="1.7 1.9"/>
<path d="M-4.500 -25.500L4.500 -25.500L4.500 -16L-4.500 -16Z" fill="$red"/>
<circle cx="0" cy="-20.8" r="1.7" fill="$goldpale" stroke-width=".7"/>
<path d="M-6 9.500C-7 17 -10 22 -12.500 26L12.500 26C10 22 7 17 6 9.500Z" fill="$gold"/>
<path d="M3.500 10C4.500 17 6.500 21.500 9.500 25.500L3.500 25.500Z" fill="$golddeep" stroke="none"/>
<path d="M-6 14C-7 18.500 -8.500 21.500 -10 24" fill="none" stroke="$goldlight" stroke-width="1.8"/>
<path d="M-13.500 26L13.500 26" stroke-width="2.2"/><circle cx="0" cy="29" r="2.4" fill="$golddeep"/>
<path d="M-7.500 9.500L7.500 9.500" stroke-width="2.4"/>""",
}


def parts() -> dict[str, str]:
    """Return the library entries of the vignettes."""
    out = {name: group(name, draw(text)) for name, text in VIGNETTES.items()}
    out["squirrel"] = out["squirrel"].removesuffix("</g>") + use("acorn", -12.5, 0.5, 0.095) + "</g>"
    return out


def _branch(name: str, points: list[tuple[float, float]], size: float) -> str:
    """Draw the one thin branch on which acorns and leaves grow, with a stalk for each pip.

    Stalks end where the pip's own stalk does: acorns bend theirs to the left, leaves to the right.
    """
    bend = (-0.13 if name == "acorn" else 0.15) * size
    joints = []
    out = ""
    for x, y in points:
        down = -1 if y > _TURNED_BELOW else 1
        joint = min(y + size * 0.82, _SEAM) if down > 0 else max(y - size * 0.82, _SEAM)
        joints.append(joint)
        if abs(x - 50) < 2:
            continue
        foot = y + down * size * 0.45
        start = x + bend * down
        turn = (joint - foot) * 0.9
        out += f"M{start} {foot}C{(2 * start + 50) / 3} {foot + turn} {(start + 2 * 50) / 3} {joint} 50 {joint}"
    top, low = min(joints), max(joints)
    out += f"M50 {top}C46.5 {top + 14} 53.5 {low - 14} 50 {low}"
    tone = "mossdeep" if name == "acorn" else "greendeep"
    return draw(
        f'<path d="{out}" fill="none" stroke="$tone" stroke-width="1.5" stroke-linecap="round"/>',
        tone=tone,
    )


def _places(rank: str, cut: Cut) -> list[tuple[float, float]]:
    phone = cut is Cut.PHONE
    left, middle, right = (30, 54, 78) if phone else (23, 50, 77)
    rows = (_PHONE_ROWS if phone else _ROWS)[rank]
    centre = (_PHONE_MIDDLE if phone else _MIDDLE)[rank]
    sides: list[tuple[float, float]] = [(x, y) for x in (left, right) for y in rows]
    return sides + [(middle, y) for y in centre]


def number_card(name: str, rank: str, cut: Cut, *, upright: bool = False) -> str:
    """Draw a number card of the tall pack with the pips of the given name, all of them upright if wished."""
    phone = cut is Cut.PHONE
    vignette = _CRITICALS.get(name + rank, "")
    size = (_PHONE_SIZE if phone else _SIZE)[rank]
    places = _places(rank, cut)
    if phone and vignette:
        places = [(x, 66.0) if x == 54 else (x, y) for x, y in places]
    out = body() + frame(double=bool(vignette))
    if name in {"acorn", "leaf"} and rank != "7" and not phone and not upright:
        out += _branch(name, places, size)
    for x, y in places:
        turned = y > _TURNED_BELOW and not phone and not vignette and not upright
        out += pip(name, x, y, size, turned=turned)
    if vignette:
        out += use(vignette, *((54, 123.5) if phone else (50, 115)))
    word = index(name, rank, cut, inset=1.3 if vignette else 0)
    if phone:
        return tidy(out + word)
    numeral = roman(rank)
    return tidy(out + word + numeral + f'<g transform="rotate(180 50 88.5)">{word}{numeral}</g>')
