"""Crowns, hats and caps.

The origin is the middle of the lower rim, where it sits on the brow. A hat takes its cloth from
the fill of its reference and its ribbon from the colour.
"""

from typing import Final

from drawing.svg import draw, group

_RIM = """
<path d="M-15.500 1C-8 4.600 8 4.600 15.500 1L15 7.500C8 10.800 -8 10.800 -15 7.500Z" fill="$gold"/>
<g stroke-width=".6"><ellipse cx="-9.5" cy="5.2" rx="1.9" ry="1.5" fill="$red"/>
<ellipse cx="-3.2" cy="5.7" rx="1.9" ry="1.5" fill="$blue"/>
<ellipse cx="3.2" cy="5.7" rx="1.9" ry="1.5" fill="$blue"/>
<ellipse cx="9.5" cy="5.2" rx="1.9" ry="1.5" fill="$red"/></g>
"""

HEADGEAR: Final = {
    "crown": f"""
<path d="M-14 2L-17 -13L-10 -6L-6 -16L0 -7L6 -16L10 -6L17 -13L14 2Z" fill="$gold"/>
<path d="M-13 -6L-11.500 1M-5.500 -11L-4.500 1" fill="none" stroke="$goldpale" stroke-width="1.4"/>
<path d="M13 -6L11.500 1M5.500 -11L4.500 1" fill="none" stroke="$golddeep" stroke-width="1.2"/>
<g fill="$red" stroke-width=".8"><circle cx="-17" cy="-13.5" r="2"/><circle cx="-6" cy="-16.5" r="2"/>
<circle cx="6" cy="-16.5" r="2"/><circle cx="17" cy="-13.5" r="2"/></g>{_RIM}""",
    "closedcrown": f"""
<path d="M-13 1C-17 -14 -6 -18 0 -18C6 -18 17 -14 13 1Z" fill="$red"/>
<path d="M-6 -2C-8 -9 -5 -14 -2 -16M6 -2C8 -9 5 -14 2 -16" fill="none" stroke="$reddeep"
 stroke-width="1.2"/>
<path d="M-14.500 0C-18 -15 -6 -20 0 -20C6 -20 18 -15 14.500 0L11 0C14 -12 5 -15.500 0 -15.500
C-5 -15.500 -14 -12 -11 0Z" fill="$gold" stroke-width="1"/>
<path d="M-1.900 0L-1.900 -19L1.900 -19L1.900 0Z" fill="$gold" stroke-width="1"/>
<g fill="$linen" stroke-width=".5"><circle cx="-13.6" cy="-9" r="1.4"/>
<circle cx="-8.8" cy="-15.6" r="1.4"/><circle cx="0" cy="-9" r="1.4"/><circle cx="0" cy="-14.5" r="1.4"/>
<circle cx="8.8" cy="-15.6" r="1.4"/><circle cx="13.6" cy="-9" r="1.4"/></g>
<path d="M-16 2L-16.500 -7L-11.500 -2.500L-8 -8L-4 -2L0 -8L4 -2L8 -8L11.500 -2.500L16.500 -7L16 2Z"
 fill="$gold"/>
<path d="M-1.300 -20L-1.300 -22.500L-3.500 -22.500L-3.500 -25L-1.300 -25L-1.300 -27L1.300 -27L1.300 -25
L3.500 -25L3.500 -22.500L1.300 -22.500L1.300 -20Z" fill="$gold" stroke-width=".9"/>{_RIM}""",
    "queencrown": """
<path d="M-14 2L-16 -9L-9 -4L-5 -11L0 -4L5 -11L9 -4L16 -9L14 2Z" fill="$gold"/>
<g fill="$linen" stroke-width=".7"><circle cx="-16" cy="-9.5" r="1.7"/><circle cx="-5" cy="-11.5" r="1.7"/>
<circle cx="5" cy="-11.5" r="1.7"/><circle cx="16" cy="-9.5" r="1.7"/></g>
<path d="M-15 1C-8 4 8 4 15 1L14.500 6C8 8.500 -8 8.500 -14.500 6Z" fill="$gold"/>
<g stroke="none"><circle cx="0" cy="5" r="1.7" fill="$red"/><circle cx="-8" cy="4.3" r="1.5" fill="$blue"/>
<circle cx="8" cy="4.3" r="1.5" fill="$blue"/></g>""",
    "hat": """
<path d="M-13 -5C-13 -18 -6 -21 0 -21C7 -21 12 -17 12 -5Z"/>
<path d="M-13 -7C-6 -3.500 5 -3.500 12 -7L12 -11C5 -7.500 -6 -7.500 -13 -11Z" fill="currentColor"
 stroke-width=".9"/>
<path d="M-23 0C-22 -7 -12 -8 0 -6C11 -5 20 -9 24 -7C24 0 12 3 0 2.500C-11 2.500 -18 4 -23 0Z"/>
<path d="M-18 -1.500C-11 -.5 -5 .2 1 .2C8 .3 14 -.8 19 -3" fill="none" stroke-width=".8"/>""",
    "turnedhat": """
<path d="M-12 -5C-13 -16 -11 -21 -9 -22C-4 -20 4 -20 9 -22C11 -21 13 -16 12 -5Z"/>
<path d="M-12.300 -7C-6 -3.500 5 -3.500 12.200 -7L12.500 -11C5 -7.500 -6 -7.500 -12.700 -11Z"
 fill="currentColor"
 stroke-width=".9"/>
<path d="M-24 -3C-19 -7 -9 -7 0 -5.500C8 -5 14 -8 16 -15C20 -17 24 -14 23.500 -9C22 -1 11 3 0 2.500
C-10 2.500 -19 3 -24 -3Z"/>
<path d="M16.500 -13.500C16 -8 11 -3.500 3 -2.500M-18 -2.500C-12 -1 -6 -.6 -2 -.8" fill="none"
 stroke-width=".8"/>
<circle cx="16.500" cy="-10" r="2.4" fill="$gold" stroke-width=".9"/>""",
    "plume": """
<path d="M0 0C4 -10 14 -16 24 -12C31 -9 33 0 27 6C29 0 26 -4 21 -3C22 0 20 3 17 3C17 0 15 -1 13 0
C13 3 10 5 7 4C7 2 5 2 3 4Z" stroke-width="1"/>
<path d="M2 2C8 -6 16 -10 25 -6" fill="none" stroke-width="1"/>""",
    "cap": """
<path d="M-15 -1C-19 -11 -10 -16 0 -16C10 -16 19 -13 16 -2C8 -6 -7 -6 -15 -1Z"/>
<path d="M-9 -12C-11 -10 -11.500 -8 -11 -6M0 -13C-.5 -11 -.5 -9 0 -7M9 -12
C10.500 -10 11 -8.500 10.500 -7" fill="none"
 stroke-width=".8"/>
<path d="M-15 -.5C-7 -5.500 8 -5.500 16 -1.500L15.500 2C7 -1.500 -6 -1.500 -13.500 3Z" fill="currentColor"
 stroke-width="1"/>""",
    "feather": """
<path d="M0 0C7 -4 10 -11 9 -15C3 -13 -2 -8 -3 -2" stroke-width="1"/>
<path d="M-1 -1C3 -4 6 -9 8 -13" fill="none" stroke-width=".8"/>""",
}


def parts() -> dict[str, str]:
    """Return the library entries of crowns, hats and caps."""
    return {name: group(name, draw(fragment)) for name, fragment in HEADGEAR.items()}
