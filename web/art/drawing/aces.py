"""The Daus cards: two great pips, branch scrolls, and a tablet with a small picture."""

from typing import Final

from drawing.corners import Cut, index
from drawing.ornaments import body, frame
from drawing.pips import GERMAN, pip
from drawing.svg import LINE, draw, group, use

TABLETS: Final = {
    "boar": """
<path d="M-27 10.500L27 10.500" stroke-width="1.3"/>
<path d="M-24 10.500C-22 7.500 -20 7.500 -19 10.500M20 10.500C21 6.500 23 6.500 24 10.500M10 10.500
C11 8 12 8 13 10.500
M-28 10.500C-27 8 -26.500 8 -26 10.500" fill="none" stroke="$green" stroke-width="1.3"/>
<path d="M-15 10L-14 1L-9 1L-10 10ZM-8 10L-7 2L-2 2L-4 10ZM11 10L9 1L15 0L15 10ZM17 10L15 0L20 -2L20.500 10Z"
 fill="$nutdeep"/>
<path d="M-28 -2C-29 -5 -27 -7 -24 -7L-19 -12L-17 -16L-14 -12C-6 -18 8 -18 16 -13C22 -10 23 -3 20 1
C16 5 4 5 -8 3C-12 4 -16 4 -19 1C-22 2 -26 1 -28 -2Z" fill="$nut"/>
<path d="M20 1C16 5 4 5 -8 3C-11 3.800 -14 4 -16.500 3C-8 .5 8 2 21 -4C21.500 -2 21 -.5 20 1Z" fill="$nutdeep"
 stroke="none"/>
<path d="M-14 -12L-13 -16L-10 -14L-8 -18L-5 -15.500L-2 -19L1 -16L5 -18.500L7 -15L11 -16.500L13 -13L17 -14
L17 -11"
 fill="none" stroke-width="1.4"/>
<path d="M-4 -9L-7 -5M2 -10L-1 -5M8 -10L5 -5M13 -8L11 -3M-1 -2L-4 1M6 -2L3 2" fill="none" stroke="$nutdeep"
 stroke-width="1.1"/>
<circle cx="-20" cy="-7" r="1.1" fill="$ink" stroke="none"/>
<path d="M-24.500 0C-26 -2 -26 -4.500 -24.800 -6.500L-23 -3.500Z" fill="$linen" stroke-width=".8"/>
<path d="M21 -6C25 -9 26 -5 23 -4" fill="none" stroke-width="1.3"/>""",
    "dove": """
<path d="M-4 -4.500C-3 -9 3.500 -10 6 -5.500L10 -4L6.500 -2.500C6 4 1 8.500 -7 8.500C-12 8 -16 7.500 -23 10
L-21 6L-25 5
C-17 3 -10 1 -4 -4.500Z" fill="$linen"/>
<path d="M-19 1C-13 -6 -6 -5 0 -1C-3 4.500 -11 6 -19 1Z" fill="$bluelight" stroke-width="1"/>
<path d="M-14 1C-10 -1.500 -7 -2 -4 -1.500M-12 3C-9 1.500 -7 1 -4.500 1" fill="none"
 stroke="$blue" stroke-width=".9"/>
<path d="M10 -4L6.500 -5.200L6.500 -2.500Z" fill="$gold" stroke-width=".8"/>
<circle cx="3" cy="-5.4" r="1" fill="$ink" stroke="none"/>
<path d="M-5 8.500L-6 12M-1.500 7.800L-2 12" fill="none" stroke="$red" stroke-width="1.3"/>""",
    "goblet": """
<path d="M-9 -8.500L9 -8.500C9.500 -1 6 3.500 1.800 4.500L1.800 8L8 11.500L-8 11.500L-1.800 8L-1.800 4.500
C-6 3.500 -9.500 -1 -9 -8.500Z" fill="$gold"/>
<path d="M5 -7C6 -1 4 2.500 1.500 4L4.500 2.500C7.500 .5 8.500 -3 8.200 -7.500Z" fill="$golddeep"
 stroke="none"/>
<path d="M-6 -5.500C-6 -2 -5 0 -3.500 1.500" fill="none" stroke="$goldlight" stroke-width="1.5"/>
<path d="M-9 -5C-3 -3 3 -3 9 -5" fill="none" stroke-width=".9"/>
<path d="M-10 -8.500C-8 -12 8 -12 10 -8.500C5 -6.800 -5 -6.800 -10 -8.500Z" fill="$red" stroke-width="1"/>
<path d="M-2.600 6.200L2.600 6.200" stroke-width="1.7"/>
<path d="M8 10.500C18 11 26 8 29 0M20 9.500C20 6 19 4 18 2M-8 10.500C-18 11 -26 8 -29 0M-20 9.500
C-20 6 -19 4 -18 2" fill="none"
 stroke="$greendeep" stroke-width="1.3"/>
<g fill="$red" stroke-width=".7"><circle cx="16" cy="-3" r="2.3"/><circle cx="20" cy="-3" r="2.3"/>
<circle cx="18" cy=".6" r="2.3"/><circle cx="14" cy="-6.4" r="2.3"/><circle cx="18" cy="-6.4" r="2.3"/>
<circle cx="-16" cy="-3" r="2.3"/><circle cx="-20" cy="-3" r="2.3"/><circle cx="-18" cy=".6" r="2.3"/>
<circle cx="-14" cy="-6.4" r="2.3"/><circle cx="-18" cy="-6.4" r="2.3"/></g>""",
    "cask": """
<path d="M-19 11.500L-15 5L-10 11.500ZM19 11.500L15 5L10 11.500Z" fill="$nutdeep" stroke-width="1"/>
<path d="M-20 -9C-10 -13.500 10 -13.500 20 -9C23.500 -4 23.500 3 20 8C10 12 -10 12 -20 8
C-23.500 3 -23.500 -4 -20 -9Z"
 fill="$nut"/>
<path d="M21.500 3C12 6.500 -12 6.500 -21.500 3C-21 5 -20.500 6.800 -20 8C-10 12 10 12 20 8
C20.500 6.800 21 5 21.500 3Z"
 fill="$nutdeep" stroke="none"/>
<path d="M-20 -6C-10 -9 10 -9 20 -6M-22 -1.500C-10 -3 10 -3 22 -1.500M-21.500 3
C-10 5.500 10 5.500 21.500 3" fill="none"
 stroke-width=".8"/>
<path d="M-14 -11C-16.500 -5 -16.500 4 -14 9.800L-10.500 10.400C-12.800 4 -12.800 -5 -10.500 -11.800ZM14 -11
C16.500 -5 16.500 4 14 9.800
L10.500 10.400C12.800 4 12.800 -5 10.500 -11.800Z" fill="$gold" stroke-width=".9"/>
<path d="M-2.500 -12.500L2.500 -12.500L2 -15L-2 -15Z" fill="$nutdeep" stroke-width=".9"/>
<path d="M-3 2L3 2L3 5.500L1.500 9L-1.500 9L-3 5.500Z" fill="$gold" stroke-width="1"/>
<path d="M-3.500 -1L3.500 -1M0 -1L0 2" stroke-width="1.6"/>
<path d="M25 11.500C28 6 31 3 34 1M-25 11.500C-28 6 -31 3 -34 1" fill="none" stroke="$mossdeep" stroke-width="1.2"/>""",
}

_GROUND: Final = {
    "E": "straw",
    "L": "lime",
    "H": "blush",
    "S": "mint",
}
_PLATE: Final = """
<path d="M8 75.500C22 73 78 73 92 75.500L92 101.500C78 104 22 104 8 101.500Z" fill="$paper" stroke-width="1"/>
<path d="M11 77.800C26 75.500 74 75.500 89 77.800L89 99.200C74 101.500 26 101.500 11 99.200Z" fill="$ground"
 stroke="$golddeep" stroke-width=".9"/>
"""


def parts() -> dict[str, str]:
    """Return the library entries of the tablet pictures."""
    return {name: group(name, draw(text)) for name, text in TABLETS.items()}


def _picture(suit: str) -> str:
    if suit == "S":
        return use("boar", 50, 90.4, 0.8)
    if suit == "H":
        doves = use("dove", 38.5, 87.5, 0.86) + use("dove", 61.5, 87.5, 0.86, mirror=True)
        return doves + use("heart-s", 50, 80.5, 0.055)
    if suit == "L":
        leaves = use("leaf-s", 24, 84.5, 0.12) + use("leaf-s", 76, 84.5, 0.12)
        return use("goblet", 50, 87.8, 0.86) + leaves
    acorns = use("acorn-s", 20.5, 86, 0.1) + use("acorn-s", 79.5, 86, 0.1)
    return use("cask", 50, 89.5, 0.82) + acorns


def ace(suit: str, cut: Cut) -> str:
    """Draw the Daus of a German suit."""
    name = GERMAN[suit]
    leaf = "gold" if suit == "H" else "green" if suit != "E" else "moss"
    scrolls = use("scroll", 50, 76) + use("scroll", 50, 76, mirror=True)
    for x, y, turn in ((27, 74, -30), (16, 66, 20), (73, 74, 30), (84, 66, -20)):
        scrolls += use("leaflet", x, y, rotate=turn, fill=leaf)
    word = index(name, "A", cut)
    half = scrolls + pip(name, 54, 42, 47) if cut is Cut.PHONE else scrolls + pip(name, 50, 43, 49) + word
    plate = draw(f"<g {LINE}>{_PLATE}</g>", ground=_GROUND[suit])
    turned = f'<g transform="rotate(180 50 88.5)">{half}</g>'
    return body() + half + turned + plate + _picture(suit) + (word if cut is Cut.PHONE else "") + frame()
