"""Heads for court cards: face, hair, beards.

The origin is between the eyes. A head looks to the left; mirrored it looks to the right. Shapes
without an ink of their own take the fill of their reference (hair), lines marked `currentColor`
its colour (the deeper tone of the hair).
"""

from typing import Final

from drawing.svg import draw, group

_EYES = "".join(
    f"""
<path d="M{x - 3} -2.400C{x - 1.5} -4.800 {x + 1.5} -4.800 {x + 3} -2.400
C{x + 1.5} -1 {x - 1.5} -1 {x - 3} -2.400Z" fill="$linen" stroke-width=".7"/>
<circle cx="{x - 0.9:.1f}" cy="-2.7" r="1.45" fill="$ink" stroke="none"/>
<path d="M{x - 3.2} -2.500C{x - 1.5} -5.200 {x + 1.5} -5.200 {x + 3.2} -2.500" fill="none"/>
<path d="M{x - 3.2} -6.700C{x - 1.2} -8.400 {x + 1.4} -8.400 {x + 3.2} -6.800" fill="none"
 stroke="currentColor" stroke-width="1.5"/>
"""
    for x in (-6.1, 3.7)
)

_SKULL = f"""
<path d="M-5 10L-5.500 20L6 20L5 10Z" fill="$fleshdeep"/>
<path d="M-11.500 -8C-11.500 -19 11.500 -19 11.500 -8C12 1 10.500 7 6.500 11.500
C3.500 15 -3.500 15 -6.500 11.500C-10.500 7 -12 1 -11.500 -8Z" fill="$flesh"/>
<path d="M11.300 -3C14.500 -5 14.500 3 11 3.500" fill="$flesh" stroke-width="1"/>
<g fill="$red" fill-opacity=".35" stroke="none"><ellipse cx="-7.3" cy="4" rx="3" ry="2.3"/>
<ellipse cx="5.3" cy="4" rx="3" ry="2.3"/></g>
{_EYES}
<path d="M-1.400 -2C-2.400 1.500 -3.600 3.500 -3.400 4.600C-2.400 6 -.6 6 .4 5.200" fill="none"
 stroke-width=".95"/>
"""

HEADS: Final = {
    "head": _SKULL,
    "lips": """<path d="M-5 7.900C-3 9 1 9 3 7.900C1.200 11.400 -3.200 11.400 -5 7.900Z" fill="$red"
 stroke-width=".75"/>""",
    "ladylips": """<path d="M-4.800 8.600C-3.400 7.400 -2 7.400 -1 8C0 7.400 1.400 7.400 2.800 8.600
C1 11 -3 11 -4.800 8.600Z" fill="$red" stroke-width=".75"/>
<path d="M-9.500 -3L-11 -4M6.800 -3L8.200 -4.200" stroke-width=".9"/>""",
    "beard": """
<path d="M-11.500 -1C-13 9 -12 20 -7 26C-5.500 24.500 -4 26.500 -3 29C-1.500 27 1 27 2.500 29.500
C3.500 26.500 5.500 25 7.500 26C12 19 13 9 11.500 -1C10 3.500 7 6 3.500 5.600C1.500 5 -1.500 5 -3.500 5.600
C-7 6 -10 3.500 -11.500 -1Z"/>
<path d="M-8.500 9C-9 15 -7.500 19 -6 22M-4 11C-4.500 17 -3.500 21 -2.500 24M4 11C4.500 17 3.500 21 2.500 24
M8.500 9C9 15 7.500 19 6 22M0 13L0 24" fill="none" stroke="currentColor" stroke-width="1"/>
<path d="M-3.400 9.600C-1 8.600 1 8.600 3.400 9.600C1.200 11.500 -1.200 11.500 -3.400 9.600Z" fill="$red"
 stroke-width=".6"/>
<path d="M0 6.600C-3 5.600 -6 7.400 -8.500 10.500C-5 10.700 -2 10 0 8.600C2 10 5 10.700 8.500 10.500
C6 7.400 3 5.600 0 6.600Z" stroke-width=".8"/>""",
    "forkbeard": """
<path d="M-11.500 -1C-13 9 -12 17 -9.500 22C-9 26 -7 29 -4.500 31C-3.500 27 -1.500 25 0 22
C1.500 25 3.500 27 4.500 31C7 29 9 26 9.500 22C12 17 13 9 11.500 -1C10 3.500 7 6 3.500 5.600
C1.500 5 -1.500 5 -3.500 5.600C-7 6 -10 3.500 -11.500 -1Z"/>
<path d="M-8.500 9C-9 15 -8 20 -5.500 24M-4 11C-4.500 16 -4.500 19 -4 23M4 11C4.500 16 4.500 19 4 23
M8.500 9C9 15 8 20 5.500 24M0 13L0 18" fill="none" stroke="currentColor" stroke-width="1"/>
<path d="M-3.400 9.600C-1 8.600 1 8.600 3.400 9.600C1.200 11.500 -1.200 11.500 -3.400 9.600Z" fill="$red"
 stroke-width=".6"/>
<path d="M0 6.600C-3 5.600 -6 7 -10 11.500C-5.500 11.500 -2 10.500 0 8.600C2 10.500 5.500 11.500 10 11.500
C6 7 3 5.600 0 6.600Z" stroke-width=".8"/>""",
    "moustache": """
<path d="M0 6.800C-3 5.800 -5.500 8.600 -9.500 8.200C-11 8 -12 6.600 -11.300 5.400
C-13.400 6.600 -13 10.200 -9.600 10.600
C-5.500 11 -2.500 10.400 0 8.800C2.500 10.400 5.500 11 9.600 10.600C13 10.200 13.400 6.600 11.300 5.400
C12 6.600 11 8 9.500 8.200
C5.500 8.600 3 5.800 0 6.800Z" stroke-width=".8"/>
<path d="M-2.600 12C-1 11.300 1 11.300 2.600 12L0 18.500Z" stroke-width=".8"/>""",
    "curled": """
<path d="M0 6.800C-3 6 -6 8.400 -9 7.600C-11.500 6.800 -12.500 4 -11 2.600C-14.500 2.800 -15 8.200 -10.800 10
C-6.500 11.800 -2.500 10.800 0 8.800C2.500 10.800 6.500 11.800 10.800 10C15 8.200 14.500 2.800 11 2.600
C12.500 4 11.500 6.800 9 7.600
C6 8.400 3 6 0 6.800Z" stroke-width=".8"/>
<path d="M-2.800 11.500C-1 12.200 1 12.200 2.800 11.500" fill="none" stroke-width=".8"/>""",
    "shortbeard": """
<path d="M-11.500 -1C-12 7 -10.500 13 -6 16C-2.500 18.500 2.500 18.500 6 16C10.500 13 12 7 11.500 -1
C10 4 7 6.500 3.500 6
C1.500 5.400 -1.500 5.400 -3.500 6C-7 6.500 -10 4 -11.500 -1Z"/>
<path d="M-8 11C-7.500 13 -6.500 14.500 -5 15.500M8 11C7.500 13 6.500 14.500 5 15.500M0 13.500L0 16.500"
 fill="none"
 stroke="currentColor" stroke-width="1"/>
<path d="M-3.400 9.600C-1 8.600 1 8.600 3.400 9.600C1.200 11.500 -1.200 11.500 -3.400 9.600Z" fill="$red"
 stroke-width=".6"/>
<path d="M0 6.600C-3 5.600 -6 7.400 -8.500 10.500C-5 10.700 -2 10 0 8.600C2 10 5 10.700 8.500 10.500
C6 7.400 3 5.600 0 6.600Z" stroke-width=".8"/>""",
    "mane": """
<path d="M-13 -11C-18 1 -17 13 -12 19C-8 21 8 21 12 19C17 13 18 1 13 -11Z"/>
<path d="M-13.500 -1C-14.500 7 -13 13 -10 17M13.500 -1C14.500 7 13 13 10 17" fill="none"
 stroke="currentColor" stroke-width="1"/>""",
    "sidehair": """<path d="M-12 -10C-16 0 -15 9 -11 14L-5 14L-5 -8ZM12 -10C16 0 15 9 11 14L5 14L5 -8Z"
 stroke-width="1"/>
<path d="M-12.500 -2C-13.500 4 -12.500 8 -10.500 11M12.500 -2C13.500 4 12.500 8 10.500 11" fill="none"
 stroke="currentColor" stroke-width=".9"/>""",
    "bowlback": """<path d="M-14 -11C-17 -3 -16 7 -13 11L-7 11L-8 -5L8 -5L7 11L13 11C16 7 17 -3 14 -11Z"
 stroke-width="1"/>
<path d="M-13.500 -3C-14.500 2 -14 6 -12 9M13.500 -3C14.500 2 14 6 12 9" fill="none"
 stroke="currentColor" stroke-width=".9"/>""",
    "bowl": """<path d="M-12 -3C-13 -15 -8 -18 0 -18C8 -18 13 -15 12 -3C11 -7 9.500 -9.800 7 -10.500
C4 -11.500 -4 -11.500 -7 -10.500C-9.500 -9.800 -11 -7 -12 -3Z" stroke-width="1"/>
<path d="M-7 -15C-8.500 -13 -9.500 -11 -9.500 -9M0 -16.500L0 -11.500M7 -15C8.500 -13 9.500 -11 9.500 -9"
 fill="none"
 stroke="currentColor" stroke-width=".9"/>""",
    "tresses": """
<path d="M-11.500 -14C-18 -3 -18 12 -13 21C-9 25 -6 22 -6 18L-6 -10ZM11.500 -14C18 -3 18 12 13 21
C9 25 6 22 6 18L6 -10Z" stroke-width="1"/>
<path d="M-12.500 -6C-15 4 -14 12 -11 19M-9.500 12C-9.500 15 -9 18 -8.500 20M12.500 -6C15 4 14 12 11 19
M9.500 12C9.500 15 9 18 8.500 20" fill="none" stroke="currentColor" stroke-width=".9"/>""",
    "parting": """<path d="M-12.500 -1C-13 -14 -7 -18 0 -18C7 -18 13 -14 12.500 -1C9 -10 5 -12 0 -11.500
C-5 -12 -9 -10 -12.500 -1Z" stroke-width="1"/>
<path d="M0 -17C-4 -15 -8 -13 -10 -9M0 -17C4 -15 8 -13 10 -9" fill="none" stroke="currentColor"
 stroke-width=".9"/>""",
}


def parts() -> dict[str, str]:
    """Return the library entries of heads, hair and beards."""
    return {name: group(name, draw(fragment)) for name, fragment in HEADS.items()}
