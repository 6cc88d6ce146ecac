"""The German pack: court cards, number cards and their two cuts."""

from collections.abc import Iterator, Mapping
from typing import Final

from drawing.aces import ace
from drawing.back import back
from drawing.corners import Cut, index
from drawing.figures import HALF, Coat, king, king_of_hearts, ober, unter
from drawing.numbers import number_card
from drawing.ornaments import TALL, WIDTH, body, frame
from drawing.palette import DEEP
from drawing.pips import GERMAN, pip
from drawing.svg import symbol, through, use, window
from drawing.weli import weli_pictures

TURN: Final = "rotate(180 50 88.5)"
RANKS: Final = "789TUOKA"

COATS: Final = {
    "E": Coat("red", "moss", "gold", "nut", "nutdeep"),
    "L": Coat("green", "gold", "red", "nutdeep", "ink"),
    "H": Coat("red", "blue", "gold", "golddeep", "nutdeep"),
    "S": Coat("blue", "red", "gold", "darkhair", "ink"),
}
_KING_HAIR: Final = {
    "E": ("nutdeep", "ink"),
    "L": ("silver", "silverdeep"),
    "H": ("linen", "silverdeep"),
    "S": ("nut", "nutdeep"),
}
_HATS: Final = {
    "E": ("hat", "moss", "gold", "gold", "moustache"),
    "L": ("turnedhat", "green", "red", "red", "curled"),
    "H": ("hat", "blue", "gold", "linen", "curled"),
    "S": ("turnedhat", "red", "gold", "gold", "shortbeard"),
}
_BEARS: Final = {"E": "mug", "L": "horn", "H": "rose", "S": "dicecup"}
BELTS: Final = {"E": "moss", "L": "green", "H": "red", "S": "blue"}


def half(suit: str, rank: str) -> str:
    """Draw the upper half of a German court card."""
    coat = COATS[suit]
    if rank == "K":
        hair, deep = _KING_HAIR[suit]
        coat = Coat(coat.main, coat.second, coat.trim, hair, deep)
        if suit == "H":
            return king_of_hearts(coat)
        beard = "forkbeard" if suit == "S" else "beard"
        return king(coat, look=-1 if suit == "E" else 1, beard=beard)
    if rank == "O":
        shape, hat, ribbon, plume, beard = _HATS[suit]
        return ober(coat, shape=shape, hat=hat, ribbon=ribbon, plume=plume, beard=beard)
    return unter(coat, feather="gold" if suit == "L" else "linen", bears=_BEARS[suit])


def halves() -> dict[str, str]:
    """Return the library entries of all German court halves."""
    return {f"h{s}{r}": window(f"h{s}{r}", HALF, half(s, r)) for s in GERMAN for r in "UOK"}


def court_pips(suit_pip: str, rank: str, cut: Cut) -> str:
    """Place the pips that tell the rank: king two, Ober one high, Unter one low."""
    height = {Cut.TABLE: 35.0, Cut.PHONE: 43.0, Cut.BARE: 20.5}[cut]
    if rank == "K":
        return pip(suit_pip, 16.5, height, 20.5) + pip(suit_pip, 83.5, 23, 20)
    if rank == "O":
        return pip(suit_pip, 17.5, height + 1, 23.5)
    return pip(suit_pip, 20.5, 68, 25)


def court(half_id: str, suit_pip: str, rank: str, letter: str, belt: str, cut: Cut) -> str:
    """Put a court card together: two halves, pips, belt, frame, index."""
    great = half_id == "hHK"
    pips = court_pips(suit_pip, rank, cut)
    word = index(suit_pip, letter, cut, with_pip=rank == "U", inset=1.5 if great else 0)
    out = body() + through(half_id, HALF) + through(half_id, HALF, TURN)
    turned = pips if cut is Cut.PHONE else pips + word
    out += turned + f'<g transform="{TURN}">{turned}</g>'
    out += frame(double=great) + use("belt", fill=DEEP[belt])
    return out + (word if cut is Cut.PHONE else "")


def german_card(suit: str, rank: str, cut: Cut) -> str:
    """Draw one card of the German pack."""
    name = GERMAN[suit]
    if rank == "A":
        return ace(suit, cut)
    if rank in "UOK":
        return court(f"h{suit}{rank}", name, rank, rank, BELTS[suit], cut)
    return number_card(name, rank, cut)


HEADS: Final = {"U": (34, 7), "O": (30, 5), "K": (24, 5)}
"""Left and top of the head in the half of a figure; its picture is a square of 52 units."""


def head_pictures(halves_of: Mapping[str, str]) -> Iterator[str]:
    """Yield the bare heads of U, O and K (`head-U`), for the tiles that name a rank."""
    for rank, half_id in halves_of.items():
        left, top = (24, 5) if half_id.endswith("Q") else HEADS[rank]
        picture = through(half_id, HALF)
        yield f'<symbol id="head-{rank}" viewBox="{left} {top} 52 52">{picture}</symbol>'


def german_pictures() -> Iterator[str]:
    """Yield the pictures of the German sprite, each card in every cut, and the back."""
    for suit in GERMAN:
        for rank in RANKS:
            for cut in Cut:
                yield symbol(f"{suit}{rank}{cut}", WIDTH, TALL, german_card(suit, rank, cut))
    yield from weli_pictures()
    yield from head_pictures({"U": "hLU", "O": "hLO", "K": "hLK"})
    yield symbol("back", WIDTH, TALL, back(TALL))
