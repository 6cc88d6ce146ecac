"""What court cards hold: the hand itself, sceptre, orb, sword, halberd, horn, rose, mug, cup."""

from typing import Final

from drawing.svg import draw, group

THINGS: Final = {
    "hand": """
<path d="M-6 5L-5.500 10L5.500 10L6 5Z" stroke-width="1"/>
<path d="M-5 5C-6.500 -1 -4.500 -5 0 -5C4.500 -5 6.500 -1 5 5Z" fill="$flesh" stroke-width="1"/>
<path d="M-2 -4.500L-2 0M1.300 -4.800L1.300 0" stroke-width=".6"/>""",
    "sceptre": """
<path d="M0 44L0 6" stroke-width="4.4" stroke-linecap="butt"/>
<path d="M0 44L0 6" stroke="$gold" stroke-width="2.4" stroke-linecap="butt"/>
<path d="M-2.500 8L2.500 8" stroke-width="3"/>
<path d="M0 6C-6 3 -6 -3 0 -8C6 -3 6 3 0 6Z" fill="$gold" stroke-width="1"/>
<path d="M-2.800 0C-2.600 -2 -1.500 -4 -.6 -5" fill="none" stroke="$goldlight" stroke-width="1.2"/>
<circle cy="0" r="1.6" fill="$red" stroke-width=".6"/>""",
    "orb": """
<circle r="8.2" fill="$gold"/>
<path d="M5.500 -5.800C8 -1 7 4.500 2.500 7.600C5 3 6 -2 5.500 -5.800Z" fill="$golddeep" stroke="none"/>
<path d="M-8 -1.500C-3 2 3 2 8 -1.500M0 -8L0 -14.500M-3 -11.700L3 -11.700" fill="none" stroke-width="1.5"/>
<path d="M-5.500 -3C-4.500 -5.500 -2.500 -6.500 -1 -6.700" fill="none" stroke="$goldlight" stroke-width="1.7"/>""",
    "palm": """<path d="M-7.500 8C-7 4 -3 3.500 1 5.500C5 6 7.500 4 9 1C11.500 3 10 9 6 12.500L-6 12.500Z"
 fill="$flesh" stroke-width="1"/><path d="M5.500 7C7 6 8 4.500 8.600 3" fill="none" stroke-width=".6"/>""",
    "sword": """
<path d="M-2 0L3 -58L5.500 -63L6.800 -57.500L2 0Z" fill="$steel" stroke-width="1"/>
<path d="M4.800 -58L.5 -4" stroke="$silverdeep" stroke-width=".8"/>""",
    "hilt": """
<path d="M-8 1L8 -.5" stroke-width="4.2"/><path d="M-8 1L8 -.5" stroke="$gold" stroke-width="2.2"/>""",
    "halberd": """
<path d="M0 74.500L0 0" stroke-width="3.8" stroke-linecap="butt"/>
<path d="M0 74.500L0 0" stroke="$nut" stroke-width="2" stroke-linecap="butt"/>
<path d="M0 -10L3 2L0 8L-3 2Z" fill="$steel" stroke-width="1"/>
<path d="M0 8C-6 6 -8 12 -11 10C-12 18 -8 22 -4 20L0 19ZM0 8L7 6L5.500 13.500L7 21L0 19Z" fill="$steel"
 stroke-width="1"/>
<path d="M-9 12C-9.500 16 -8 18.500 -5.500 18.500" fill="none" stroke="$silverdeep" stroke-width=".8"/>
<path d="M-2.500 22L-2.500 29M0 22L0 30M2.500 22L2.500 29" stroke="$red" stroke-width="1.6"/>""",
    "horn": """
<path d="M-10 -3C-14 6 -8 14 0 12C9 10 11 -1 6 -9" fill="none" stroke-width="7.4"/>
<path d="M-10 -3C-14 6 -8 14 0 12C9 10 11 -1 6 -9" fill="none" stroke="$gold" stroke-width="5"/>
<path d="M-8.500 4C-7 8 -4 10.500 -.5 10" fill="none" stroke="$goldlight" stroke-width="1.3"/>
<path d="M0 -14L13 -18L12 -9L6 -5Z" fill="$gold" stroke-width="1"/>
<path d="M3 -13L11 -15.500" stroke="$golddeep" stroke-width="1.2"/>
<path d="M-3 9L-2 15M4 10L7 15" stroke="$red" stroke-width="2"/>""",
    "rose": """
<path d="M-2 35C0 25 -1 15 0 5" fill="none" stroke-width="2.8"/>
<path d="M-2 35C0 25 -1 15 0 5" fill="none" stroke="$green" stroke-width="1.5"/>
<path d="M-.5 17C4 12 8 13 9 15C7 19 3 20 -.5 19Z" fill="$green" stroke-width=".8"/>
<path d="M-7 1C-8.500 -4 -5 -7.500 -1.500 -7C2 -9 6.500 -6.500 6.500 -3C8.500 0 7 5 3.500 6.500
C0 8.500 -5 7.500 -7 1Z"
 fill="$red" stroke-width="1"/>
<path d="M-4 0C-4 -4 1 -5 3 -2C4.500 1 1 4 -1.500 2C-2.500 .5 -1 -1 .5 0M-4.500 3
C-2.500 5.500 1.500 5.800 4 3.500"
 fill="none" stroke="$redlight" stroke-width="1.1"/>""",
    "mug": """
<path d="M-5 -7L-5.800 8C-3 9.500 3 9.500 5.800 8L5 -7Z" fill="$silver" stroke-width="1"/>
<path d="M-5.200 -3.500C-2 -2.500 2 -2.500 5.200 -3.500M-5.600 4.500C-2 5.800 2 5.800 5.600 4.500" fill="none"
 stroke="$blue" stroke-width="1.5"/>
<path d="M-5.200 -4C-11 -5 -11.500 5 -5.600 4.500" fill="none" stroke-width="3"/>
<path d="M-5.200 -4C-11 -5 -11.500 5 -5.600 4.500" fill="none" stroke="$silver" stroke-width="1.2"/>
<path d="M-6 -6C-7.500 -9 -4 -11 -2 -9.500C-.5 -12 4 -11.500 4 -9.200C7 -9.800 7 -6.500 5.800 -6
C2 -5 -2 -5 -6 -6Z" fill="$linen" stroke-width="1"/>
<path d="M0 -1.200L1.500 1L0 3.200L-1.500 1Z" fill="$red" stroke="none"/>""",
    "dicecup": """
<path d="M-5.500 -6L-4.200 8C-2 9.300 2 9.300 4.200 8L5.500 -6Z" fill="$nut" stroke-width="1"/>
<path d="M-5 -1C-2 .2 2 .2 5 -1M-4.500 4C-2 5.200 2 5.200 4.500 4" fill="none" stroke="$gold"
 stroke-width="1.3"/>
<path d="M2.800 -3L2.200 7" stroke="$nutdeep" stroke-width="1.4"/>
<ellipse cy="-6" rx="5.5" ry="1.9" fill="$nutdeep" stroke-width="1"/>
<g transform="translate(-3.5 -10.5) rotate(-18)"><path d="M-3 -3L3 -3L3 3L-3 3Z" fill="$linen"
 stroke-width=".9"/><path d="M-1.200 -1.200h.1M1.200 1.200h.1M0 0h.1" stroke-width="1.3"/></g>
<g transform="translate(4 -13) rotate(22)"><path d="M-3 -3L3 -3L3 3L-3 3Z" fill="$linen"
 stroke-width=".9"/><path d="M-1.200 -1.200h.1M1.200 1.200h.1M-1.200 1.200h.1M1.200 -1.200h.1"
 stroke-width="1.3"/></g>""",
    "flower": """
<path d="M0 27C1 17 0 9 0 4" stroke-width="2.600" fill="none"/>
<path d="M0 27C1 17 0 9 0 4" stroke="$green" stroke-width="1.4" fill="none"/>
<path d="M0 18C4 14 7 14 8.500 15.500C7 19 3 20.500 0 19.500Z" fill="$green" stroke-width=".8"/>
<use href="#rosette" transform="scale(.185)" fill="$linen" stroke-width="5.500"/>
<circle r="2.4" fill="$gold" stroke-width=".7"/>""",
    "fan": """
<path d="M0 0L-13 -9C-11 -15 -6 -18 0 -18C6 -18 11 -15 13 -9Z" fill="$linen" stroke-width="1"/>
<path d="M0 0L-8 -14M0 0L-2.800 -17.500M0 0L2.800 -17.500M0 0L8 -14" stroke-width=".7"/>
<path d="M-10.500 -7.500C-8 -12.500 8 -12.500 10.500 -7.500" fill="none" stroke="$red" stroke-width="1.4"/>
<circle r="1.5" fill="$gold" stroke-width=".7"/>""",
}


def parts() -> dict[str, str]:
    """Return the library entries of everything that is held."""
    return {name: group(name, draw(fragment)) for name, fragment in THINGS.items()}
