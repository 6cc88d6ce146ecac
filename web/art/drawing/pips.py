"""The suit pips, each in a full and a small drawing.

Every pip is drawn in a 100-unit square and placed by its middle: the part's origin is (50, 50)
of the square. The small drawing (`-s`) is for less than 20 px: outline, mass, one mark.
"""

from typing import Final

from drawing.svg import draw, use

ACORN: Final = """
<path d="M50 76C51 87 47 93 37 97" fill="none" stroke="$ink" stroke-width="11"/>
<path d="M50 76C51 87 47 93 37 97" fill="none" stroke="$moss" stroke-width="5"/>
<path d="M50 2C52 9 57 12 63 16C77 26 82 42 78 60L22 60C18 42 23 26 37 16C43 12 48 9 50 2Z"
 fill="$nut"/>
<path d="M68 24C74 34 74 44 73 50M60 19C67 30 67 42 66 50" fill="none" stroke="$nutdeep"
 stroke-width="3"/>
<path d="M32 44C31 34 35 26 42 21" fill="none" stroke="$nutlight" stroke-width="6"/>
<path d="M12 57C12 49 24 46 50 46C76 46 88 49 88 57C88 73 71 83 50 83C29 83 12 73 12 57Z"
 fill="$moss"/>
<path d="M18 54L38 80M32 49L56 82M48 47L72 77M64 48L83 68M82 54L62 80M68 49L44 82M52 47L28 77
M36 48L17 68" fill="none" stroke="$mossdeep" stroke-width="3.2"/>
<path d="M17 55C26 50 36 49.500 50 49.500" fill="none" stroke="$mosslight" stroke-width="3.5"/>
"""

ACORN_SMALL: Final = """
<path d="M50 78C51 88 47 93 37 96" fill="none" stroke="$ink" stroke-width="13"/>
<path d="M50 1C52 9 58 12 64 16C78 26 82 42 78 58L22 58C18 42 22 26 36 16C42 12 48 9 50 1Z"
 fill="$nut"/>
<path d="M10 58C10 48 22 45 50 45C78 45 90 48 90 58C90 75 72 85 50 85C28 85 10 75 10 58Z"
 fill="$moss"/>
<path d="M26 54L43 78M46 52L66 76M74 54L57 78M54 52L34 76" fill="none" stroke="$ink"
 stroke-width="5"/>
"""

_LEAF_SHAPE = """M50 2C54 11 60 15 68 19C67 22 69 25 80 31C79 35 82 39 92 47C91 52 93 56 96 62
C89 66 88 72 86 77C77 77 72 80 68 84C60 82 54 77 50 71C46 77 40 82 32 84C28 80 23 77 14 77
C12 72 11 66 4 62C7 56 9 52 8 47C18 39 21 35 20 31C31 25 33 22 32 19C40 15 46 11 50 2Z"""

LEAF: Final = f"""
<path d="M50 66C50 80 53 90 65 96" fill="none" stroke="$ink" stroke-width="11"/>
<path d="M50 66C50 80 53 90 65 96" fill="none" stroke="$green" stroke-width="5"/>
<path d="{_LEAF_SHAPE}" fill="$green"/>
<path d="M50 13L50 72M50 70C60 69 70 69 81 66M50 70C40 69 30 69 19 66M50 58C61 55 71 50 81 46
M50 58C39 55 29 50 19 46M50 41C57 38 64 34 70 29M50 41C43 38 36 34 30 29" fill="none"
 stroke="$greenlight" stroke-width="3.6"/>
"""

LEAF_SMALL: Final = f"""
<path d="M50 66C50 80 53 90 66 95" fill="none" stroke="$ink" stroke-width="13"/>
<path d="{_LEAF_SHAPE}" fill="$green"/>
<path d="M50 15L50 74M50 64L76 53M50 64L24 53M50 42L66 32M50 42L34 32" fill="none" stroke="$greenlight"
 stroke-width="6"/>
"""

_HEART_SHAPE = """M50 95C18 66 4 50 4 31C4 15 15 6 28 6C38 6 46 12 50 22C54 12 62 6 72 6
C85 6 96 15 96 31C96 50 82 66 50 95Z"""

HEART: Final = f"""
<path d="{_HEART_SHAPE}" fill="$red"/>
<path d="M88 36C86 48 76 60 66 69M79 38C76 48 68 57 60 64M70 41C67 49 62 54 56 59" fill="none"
 stroke="$reddeep" stroke-width="3.6"/>
<path d="M15 36C12 24 18 16 28 15" fill="none" stroke="$redlight" stroke-width="6.5"/>
"""

HEART_SMALL: Final = f'<path d="{_HEART_SHAPE}" fill="$red"/>'

BELL: Final = """
<path d="M38 18C36 8 42 3 50 3C58 3 64 8 62 18" fill="none" stroke="$ink" stroke-width="11"/>
<path d="M38 18C36 8 42 3 50 3C58 3 64 8 62 18" fill="none" stroke="$golddeep" stroke-width="4"/>
<circle cx="50" cy="57" r="40" fill="$gold"/>
<path d="M82 38C90 54 86 74 72 86C80 70 84 54 82 38Z" fill="$golddeep" stroke="none"/>
<path d="M20 42C24 31 32 25 42 23" fill="none" stroke="$goldlight" stroke-width="7"/>
<path d="M10.500 52C30 63 70 63 89.500 52L90 62C70 74 30 74 10 62Z" fill="$red"
 stroke-width="3.6"/>
<path d="M50 79L50 95" stroke-width="6"/>
<path d="M50 79h.1M29 80h.1M71 80h.1" stroke-width="9.8"/>
"""

BELL_SMALL: Final = """
<path d="M38 20C36 9 42 5 50 5C58 5 64 9 62 20" fill="none" stroke="$ink" stroke-width="10"/>
<circle cx="50" cy="57" r="39" fill="$gold"/>
<path d="M11 49C30 60 70 60 89 49L90 63C70 75 30 75 10 63Z" fill="$red" stroke-width="5"/>
<path d="M50 82v8" stroke-width="11"/>
"""

_SPADE_SHAPE = """M50 3C58 20 94 40 94 64C94 78 84 85 74 85C65 85 58 80 54 73C55 84 59 92 66 97
L34 97C41 92 45 84 46 73C42 80 35 85 26 85C16 85 6 78 6 64C6 40 42 20 50 3Z"""

SPADE: Final = f"""
<path d="{_SPADE_SHAPE}" fill="$black" stroke="$black"/>
<path d="M17 62C18 52 27 44 34 38" fill="none" stroke="$blacklight" stroke-width="5"/>
"""
SPADE_SMALL: Final = f'<path d="{_SPADE_SHAPE}" fill="$black" stroke="$black"/>'

_CLUB_SHAPE = """M50 52L46.500 70C45 82 41 91 33 97L67 97C59 91 55 82 53.500 70Z
M50 3A21 21 0 1 1 49.900 3ZM25 40A21 21 0 1 1 24.900 40ZM75 40A21 21 0 1 1 74.900 40Z
M50 36A13 13 0 1 1 49.900 36Z"""

CLUB: Final = f"""
<path d="{_CLUB_SHAPE}" fill="$black" stroke="$black" stroke-width="2"/>
<path d="M37 24C38 17 43 12 50 12M12 61C13 54 18 49 25 49" fill="none" stroke="$blacklight"
 stroke-width="5"/>
"""
CLUB_SMALL: Final = f'<path d="{_CLUB_SHAPE}" fill="$black" stroke="$black" stroke-width="2"/>'

_DIAMOND_SHAPE = """M50 2C60 22 74 37 91 50C74 63 60 78 50 98C40 78 26 63 9 50C26 37 40 22 50 2Z"""
DIAMOND: Final = f"""
<path d="{_DIAMOND_SHAPE}" fill="$red"/>
<path d="M50 18C44 29 37 38 28 46" fill="none" stroke="$redlight" stroke-width="5.5"/>
<path d="M76 52C68 59 62 67 58 74M66 51C60 57 56 62 53 67" fill="none" stroke="$reddeep"
 stroke-width="3.6"/>
"""
DIAMOND_SMALL: Final = f'<path d="{_DIAMOND_SHAPE}" fill="$red"/>'

GERMAN: Final = {"E": "acorn", "L": "leaf", "H": "heart", "S": "bell"}
"""The pip of each suit of the German pack, in the order that holds everywhere."""

FRENCH: Final = {"C": "club", "S": "spade", "H": "heart", "D": "diamond"}
"""The pip of each suit of the French pack, in the order of the German suits they stand for."""

_LINES = {"spade": (3.0, 3.0), "club": (2.0, 2.0)}
_DRAWINGS = {
    "acorn": (ACORN, ACORN_SMALL),
    "leaf": (LEAF, LEAF_SMALL),
    "heart": (HEART, HEART_SMALL),
    "bell": (BELL, BELL_SMALL),
    "spade": (SPADE, SPADE_SMALL),
    "club": (CLUB, CLUB_SMALL),
    "diamond": (DIAMOND, DIAMOND_SMALL),
}


def _part(name: str, fragment: str, line: float) -> str:
    return draw(
        f'<g id="{name}" stroke="$ink" stroke-width="{line}" stroke-linejoin="round"'
        f' stroke-linecap="round"><g transform="translate(-50 -50)">{fragment}</g></g>'
    )


def parts() -> dict[str, str]:
    """Return the library entries of all pips, full and small."""
    out: dict[str, str] = {}
    for name, (full, small) in _DRAWINGS.items():
        line, small_line = _LINES.get(name, (4.5, 7.0))
        out[name] = _part(name, full, line)
        out[f"{name}-s"] = _part(f"{name}-s", small, small_line)
    return out


def pip(name: str, x: float, y: float, size: float, *, turned: bool = False) -> str:
    """Place a pip by its middle; `size` is the edge of its square in card units."""
    return use(name, x, y, (-size if turned else size) / 100)
