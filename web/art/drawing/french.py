"""The French pack of 52 and the French-suited pack for Watten."""

from collections.abc import Iterator, Mapping
from typing import Final

from drawing import glyphs
from drawing.back import back
from drawing.corners import Cut, index
from drawing.figures import HALF, Coat, king, queen, unter
from drawing.german import RANKS, court, head_pictures
from drawing.numbers import number_card
from drawing.ornaments import FRENCH_TALL, TALL, WIDTH, body, frame
from drawing.palette import DEEP
from drawing.pips import FRENCH, GERMAN, pip
from drawing.svg import LINE, at, draw, symbol, through, use, window
from drawing.weli import weli_pictures

TURN: Final = "rotate(180 50 70)"
PANEL: Final = (22.0, 8.0, 56.0, 62.0)
FRENCH_RANKS: Final = "23456789TJQKA"

COATS: Final = {
    "C": Coat("green", "gold", "red", "nut", "nutdeep"),
    "S": Coat("blue", "red", "gold", "darkhair", "ink"),
    "H": Coat("red", "blue", "gold", "golddeep", "nutdeep"),
    "D": Coat("red", "gold", "blue", "nutdeep", "ink"),
}
_KING_HAIR: Final = {
    "C": ("nutdeep", "ink"),
    "S": ("darkhair", "ink"),
    "H": ("linen", "silverdeep"),
    "D": ("nut", "nutdeep"),
}
_BEARS: Final = {"C": "mug", "S": "dicecup", "H": "rose", "D": "horn"}
SUIT_INK: Final = {"C": "black", "S": "black", "H": "red", "D": "red"}
FOUR_INKS: Final = {"C": "black", "S": "fourgreen", "H": "red", "D": "rust"}
"""The inks of the suits where four colours are wished: as the German suits have them that they stand for."""
BELTS: Final = {"C": "green", "S": "blue", "H": "red", "D": "red"}

_LEFT, _MIDDLE, _RIGHT = 36.0, 51.0, 66.0


def _grid(rows: tuple[float, ...], middle: tuple[float, ...] = ()) -> list[tuple[float, float]]:
    """Return the places of pips: two columns with these rows, and single pips between them."""
    sides: list[tuple[float, float]] = [(x, y) for x in (_LEFT, _RIGHT) for y in rows]
    return sides + [(_MIDDLE, y) for y in middle]


_PLACES: Final = {
    "2": _grid((), (30, 110)),
    "3": _grid((), (28, 70, 112)),
    "4": _grid((32, 108)),
    "5": _grid((32, 108), (70,)),
    "6": _grid((30, 70, 110)),
    "7": _grid((30, 70, 110), (50,)),
    "8": _grid((30, 70, 110), (50, 90)),
    "9": _grid((25, 55, 85, 115), (70,)),
    "T": _grid((25, 55, 85, 115), (40, 100)),
}


def half(suit: str, rank: str) -> str:
    """Draw the upper half of a French court card on the full body."""
    coat = COATS[suit]
    if rank == "K":
        hair, deep = _KING_HAIR[suit]
        dressed = Coat(coat.main, coat.second, coat.trim, hair, deep)
        beard = "forkbeard" if suit in "DS" else "beard"
        return king(dressed, look=1 if suit in "SD" else -1, beard=beard, reach=-7)
    if rank == "Q":
        return queen(coat, look=1 if suit in "HC" else -1, bears="fan" if suit in "SD" else "flower")
    return unter(coat, feather="linen", bears=_BEARS[suit], shaft=-3)


_SHIFT: Final = {"J": (-1.5, 0.0, 0.84), "Q": (8.0, 0.5, 0.84), "K": (8.0, 2.0, 0.84)}


def halves() -> dict[str, str]:
    """Return the library entries of all French court halves: the tall ones and the panels."""
    out: dict[str, str] = {}
    for suit in FRENCH:
        for rank in "JQK":
            drawn = half(suit, rank)
            out[f"f{suit}{rank}"] = window(f"f{suit}{rank}", HALF, drawn)
            x, y, scale = _SHIFT[rank]
            panel = f"<g {at(x, y, scale)}>{drawn}</g>"
            out[f"p{suit}{rank}"] = window(f"p{suit}{rank}", PANEL, panel)
    return out


_PANEL_BELT: Final = """
<path d="M22 65L78 65L78 75L22 75Z" fill="$belt" stroke-width="1"/>
<path d="M22 66.800L78 66.800M22 73.200L78 73.200" fill="none" stroke="$gold" stroke-width=".8"/>
<path d="M32 67.700l3 2.300l-3 2.300l-3 -2.300ZM41 67.700l3 2.300l-3 2.300l-3 -2.300Z
M50 67.700l3 2.300l-3 2.300l-3 -2.300Z
M59 67.700l3 2.300l-3 2.300l-3 -2.300ZM68 67.700l3 2.300l-3 2.300l-3 -2.300Z" fill="$gold" stroke="none"/>
<path d="M22 8H78V132H22Z" fill="none" stroke-width="1"/>
"""


def french_index(suit: str, rank: str, *, phone: bool, inks: Mapping[str, str] = SUIT_INK) -> str:
    """Write the index of a French card in the ink of its suit."""
    name, ink = FRENCH[suit], inks[suit]
    word = glyphs.WORDS.get(rank, rank)
    height, x = (18.5, 12.6) if phone else (13, 12)
    squeeze = (0.78 if phone else 0.8) if len(word) > 1 else 1
    out = glyphs.write(word, x, 7.5, height, ink=ink, squeeze=squeeze, gap=4)
    return out + pip(name if phone else f"{name}-s", x, 36 if phone else 28, 16 if phone else 12)


def french_card(suit: str, rank: str, *, phone: bool, inks: Mapping[str, str] = SUIT_INK) -> str:
    """Draw one card of the French pack in the table cut or the phone cut."""
    name = FRENCH[suit]
    out = body(FRENCH_TALL)
    word = french_index(suit, rank, phone=phone, inks=inks)
    shift = 4 if phone else -1
    if rank == "A":
        out += pip(name, 50 + shift, 70, 64)
        if suit == "S":
            out += use("rosette", 50 + shift, 73, 0.2, fill="goldpale")
    elif rank in "JQK":
        panel = f"p{suit}{rank}"
        small = pip(name, 28.5, 16, 11) if rank == "J" else pip(name, 70.5, 17, 12)
        if phone:
            small = ""
        both = through(panel, PANEL) + through(panel, PANEL, TURN)
        both += small + f'<g transform="{TURN}">{small}</g>'
        both += draw(f"<g {LINE}>{_PANEL_BELT}</g>", belt=DEEP[BELTS[suit]])
        out += f'<g transform="translate(2.500 0)">{both}</g>' if phone else both
    else:
        size = 24 if rank in "23456" else 22 if rank in "78" else 20
        for x, y in _PLACES[rank]:
            out += pip(name, x + shift, y, size, turned=y > 71)
    out += word
    return out if phone else out + f'<g transform="{TURN}">{word}</g>'


def french_pictures(inks: Mapping[str, str] = SUIT_INK) -> Iterator[str]:
    """Yield the pictures of the French sprite, each card in both cuts, and the back."""
    for suit in FRENCH:
        for rank in FRENCH_RANKS:
            for cut in (Cut.TABLE, Cut.PHONE):
                drawn = french_card(suit, rank, phone=cut is Cut.PHONE, inks=inks)
                yield symbol(f"{suit}{rank}{cut}", WIDTH, FRENCH_TALL, drawn)
    yield symbol("back", WIDTH, FRENCH_TALL, back(FRENCH_TALL))


STANDS_FOR: Final = dict(zip(GERMAN, FRENCH, strict=True))
"""The French suit on which a German suit is drawn: acorns clubs, leaves spades, and so on."""

_COURT_LETTERS: Final = {"U": "J", "O": "Q", "K": "K"}


def watten_card(suit: str, rank: str, cut: Cut, *, german_letters: bool = False) -> str:
    """Draw a card of Watten with French pips; `suit` and `rank` are the German codes.

    Max, Belli and Spitz keep what sets them apart, whatever the suits look like.
    """
    french = STANDS_FOR[suit]
    name = FRENCH[french]
    if suit + rank == "HK":
        return court("hHK", name, rank, "K", BELTS[french], cut)
    if rank in _COURT_LETTERS:
        letter = _COURT_LETTERS[rank]
        return court(
            f"f{french}{letter}",
            name,
            rank,
            rank if german_letters else letter,
            BELTS[french],
            cut,
        )
    if rank == "A":
        phone = cut is Cut.PHONE
        word = index(name, "A", cut)
        great = pip(name, 54 if phone else 50, 88.5, 62)
        if french == "S":
            great += use("rosette", 54 if phone else 50, 91.5, 0.2, fill="goldpale")
        turned = "" if phone else f'<g transform="rotate(180 50 88.5)">{word}</g>'
        return body() + frame() + great + word + turned
    return number_card(name, rank, cut)


def watten_pictures() -> Iterator[str]:
    """Yield the French-suited Watten pack under the codes of the German one.

    An Unter and an Ober exist with the letters J and Q (`EU`) and with U and O (`EU-u`).
    """
    for suit in GERMAN:
        for rank in RANKS:
            for cut in Cut:
                name = f"{suit}{rank}{cut}"
                yield symbol(name, WIDTH, TALL, watten_card(suit, rank, cut))
                if rank in "UO" and cut is not Cut.BARE:
                    drawn = watten_card(suit, rank, cut, german_letters=True)
                    yield symbol(f"{name}-u", WIDTH, TALL, drawn)
    yield from weli_pictures()
    yield from head_pictures({"U": "fDJ", "O": "fSQ", "K": "fSK"})
    yield symbol("back", WIDTH, TALL, back(TALL))
