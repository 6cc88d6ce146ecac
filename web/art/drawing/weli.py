"""The Weli: the six of bells that calls all suits, and the showpiece of the pack."""

import math
from collections.abc import Iterator
from typing import Final

from drawing import glyphs
from drawing.corners import Cut
from drawing.ornaments import TALL, WIDTH, body, frame, rays
from drawing.palette import INKS
from drawing.pips import pip
from drawing.svg import LINE, at, draw, symbol, tidy, use

_RIBBON: Final = "M11 33C30 36 33 50 20 60C8 69 8 78 19 86.500C33 97 33 112 20 121C11 127 11 136 20 139L27 141"
_TAIL: Final = "M25 138.500L33 138L31 141.500L33.500 145L25.500 143.500Z"

# The window is an ellipse round (50, 88) with the half axes 21 and 37. Every shape that meets its
# edge follows it with an arc, so no clip path is needed.
_WINDOW: Final = """
<ellipse cx="50" cy="88" rx="21" ry="37" fill="$blue" stroke="none"/>
<path d="M31.200 71.500C40 67 60 67 68.800 71.500A21 37 0 1 1 31.200 71.500Z" fill="$sky" stroke="none"/>
<path d="M29.700 78.500C40 73 60 73 70.300 78.500A21 37 0 1 1 29.700 78.500Z" fill="$skypale" stroke="none"/>
<path d="M29.200 83.500C40 78 60 78 70.800 83.500A21 37 0 1 1 29.200 83.500Z" fill="$dawnpale" stroke="none"/>
<path d="M29 88C38 83.500 62 83.500 71 88A21 37 0 1 1 29 88Z" fill="$dawn" stroke="none"/>
<g stroke="$goldpale" stroke-width="1.5"><path d="M40.500 79L35 79M41.500 75L36 73M43.500 72L40 67.500
M46.800 69.800L45 64.500
M50 69L50 63M53.200 69.800L55 64.500M56.500 72L60 67.500M58.500 75L64 73M59.500 79L65 79" fill="none"/></g>
<circle cx="50" cy="79" r="7.5" fill="$goldpale" stroke-width=".8"/>
<path fill="$linen" stroke="none" d="M40 60l.5 1.100l1.100 .5l-1.100 .5l-.5 1.100l-.5 -1.100l-1.100 -.5l1.100 -.5Z
M59 57l.5 1.100l1.100 .5l-1.100 .5l-.5 1.100l-.5 -1.100l-1.100 -.5l1.100 -.5Z
M49 53.500l.5 1.100l1.100 .5l-1.100 .5l-.5 1.100l-.5 -1.100l-1.100 -.5l1.100 -.5Z"/>
<path d="M29.100 93L36 82L41 89L47 77L53 88L58 80L66 92L69.500 87.500L71 90A21 37 0 0 1 68.500 107L31.500 107
A21 37 0 0 1 29.100 93Z" fill="$rock" stroke-width=".9"/>
<path d="M47 77L44 84L47 83L49 86L50.500 83L53 88ZM36 82L33.500 87L36 86L37.500 88.500L39 86.500L41 89ZM58 80
L56 84.500L58.500 84
L60 87L63.500 88.500Z" fill="$linen" stroke="none"/>
<path d="M38 91L35 99M48 89L44 100M54 93L52 100M63 95L60 101" fill="none" stroke="$reddeep" stroke-width=".8"/>
<path d="M31 104C38 99 45 102 50 105C57 99.500 63 99.500 69.200 103.500A21 37 0 0 1 30.800 103.500Z"
 fill="$green"
 stroke-width=".9"/>
<path d="M33.500 111.500C42 108.500 54 111 66.500 111.500A21 37 0 0 1 33.500 111.500Z"
 fill="$greendeep" stroke="none"/>
<path d="M47.600 108.500L47.600 103.500L50.800 100.800L55.500 103.500L55.500 108.500Z" fill="$plaster"
 stroke-width=".7"/>
<path d="M49.300 108.500L49.300 98L50.800 95L52.300 98L52.300 102Z" fill="$linen" stroke-width=".7"/>
<path d="M48.900 98.200L50.800 94.200L52.700 98.200Z" fill="$red" stroke-width=".6"/>
<path d="M51.800 103L53.500 101L56.500 104" fill="none" stroke="$reddeep" stroke-width="1.4"/>
<path d="M50.800 94.200L50.800 92M50 92.900L51.600 92.900" fill="none" stroke-width=".6"/>
"""
_SPRUCE: Final = (
    '<path d="M0 -9L3.200 -3.500L1.800 -3.500L4.200 0L-4.200 0L-1.800 -3.500L-3.200 -3.500Z" fill="$greendeep"'
    ' stroke-width=".6"/>'
)
_BANNER: Final = """
<path d="M9 21L3.600 31L14 34L14 24ZM91 21L96.400 31L86 34L86 24Z" fill="$reddeep" stroke-width="1"/>
<path d="M9 16C30 6.500 70 6.500 91 16L89 35C70 26.500 30 26.500 11 35Z" fill="$red" stroke-width="1.2"/>
<path d="M12 18.500C32 10 68 10 88 18.500M12.800 31.500C32 23 68 23 87.200 31.500" fill="none" stroke="$gold"
 stroke-width="1"/>
"""
# In the phone cut the W stands in the strip that is left of a fanned card.
_LETTERS: Final = {
    False: (10.6, (("W", 30.5), ("E", 48.2), ("L", 62.2), ("I", 74.6))),
    True: (11.4, (("W", 21.5), ("E", 43), ("L", 60.5), ("I", 76))),
}
_ARC: Final = 0.0042
_WREATH_LEAVES: Final = 36
_LEAFLET: Final = "M0 4C-2.600 1 -2.600 -3 0 -6C2.600 -3 2.600 1 0 4Z"


def parts() -> dict[str, str]:
    """Return the library entries of the Weli: ribbon, wreath leaf, spruce, edelweiss petal."""
    ribbon = draw(
        f'<g id="ribbon" {LINE}><path d="{_RIBBON}" fill="none" stroke-width="4.6"/>'
        f'<path d="{_RIBBON}" fill="none" stroke="$red" stroke-width="2.9"/>'
        f'<path d="{_TAIL}" fill="$red" stroke-width=".9"/></g>'
    )
    wreath = tidy(f'<path id="wreathleaf" d="{_LEAFLET}"/>')
    spruce = draw(f'<g id="spruce" {LINE}>{_SPRUCE}</g>')
    petals = "".join(
        f'<path transform="rotate({a})" d="M0 0C-3 -3 -3 -7 0 -10C3 -7 3 -3 0 0Z"/>' for a in range(0, 360, 45)
    )
    edelweiss = draw(
        f'<g id="edelweiss" {LINE}><g fill="$linen" stroke-width=".7">{petals}</g>'
        '<circle r="2.9" fill="$gold" stroke-width=".7"/>'
        '<path d="M-1 -.8h.1M1 .6h.1M.4 -1.600h.1M-.8 1.300h.1" stroke="$golddeep" stroke-width="1.2"/></g>'
    )
    return {"ribbon": ribbon, "wreathleaf": wreath, "spruce": spruce, "edelweiss": edelweiss}


def _wreath() -> str:
    out = ""
    for k in range(_WREATH_LEAVES):
        t = 2 * math.pi * k / _WREATH_LEAVES
        x, y = 50 + 22.8 * math.sin(t), 88 - 39 * math.cos(t)
        along = math.degrees(math.atan2(39 * math.sin(t), 22.8 * math.cos(t)))
        right = math.sin(t) >= 0
        turn = along + (28 if right else 180 - 28)
        out += use("wreathleaf", x, y, rotate=round(turn), fill="green" if k % 2 else "moss")
    return f'<g stroke="{INKS["ink"]}" stroke-width=".6" stroke-linejoin="round">{out}</g>'


def _banner(*, phone: bool) -> str:
    """Draw the banner; its letters follow the arc y = 18.8 + a (x - 50)^2."""
    height, places = _LETTERS[phone]
    letters = ""
    for letter, x in places:
        turn = math.degrees(math.atan(2 * _ARC * (x - 50)))
        place = at(x, 18.8 + _ARC * (x - 50) ** 2, rotate=turn)
        letters += f"<g {place}>{glyphs.write(letter, 0, -height / 2, height, ink='paper')}</g>"
    return draw(_BANNER) + letters


def weli(*, phone: bool) -> str:
    """Draw the Weli; in the phone cut its name is spread out, the W over the index strip."""
    out = body() + rays((50, 88), (6, 6, 94, 171), 24, 7.5)
    picture = use("ribbon") + f'<g transform="translate(100 0)scale(-1 1)">{use("ribbon")}</g>'
    picture += draw('<ellipse cx="50" cy="88" rx="24.5" ry="41" fill="$paper" stroke-width="1"/>')
    picture += _wreath() + draw(_WINDOW)
    for x, y, k in ((36.5, 109, 1), (41.5, 113, 1.2), (61.5, 108.5, 1), (65, 112.5, 1.1)):
        picture += use("spruce", x, y, k)
    picture += draw('<ellipse cx="50" cy="88" rx="21" ry="37" fill="none" stroke-width="1.1"/>')
    for y in (50, 88, 126):
        picture += pip("bell", 17, y, 24) + pip("bell", 83, y, 24)
    picture += use("edelweiss", 50, 127.5) + _banner(phone=phone)
    picture += pip("acorn", 27, 155.5, 17) + pip("heart", 50, 157.5, 17) + pip("leaf", 73, 155.5, 17)
    picture += draw('<path d="M14 164.500C30 170.500 70 170.500 86 164.500" fill="none" stroke-width="1"/>')
    return tidy(out + f"<g {LINE}>{picture}</g>" + frame(double=True))


def weli_pictures() -> Iterator[str]:
    """Yield the Weli in every cut; it needs no index, so bare it is the table cut."""
    for cut in Cut:
        if cut is Cut.BARE:
            yield symbol(f"S6{cut}", WIDTH, TALL, '<use href="#S6" width="100" height="177"/>')
        else:
            yield symbol(f"S6{cut}", WIDTH, TALL, weli(phone=cut is Cut.PHONE))
