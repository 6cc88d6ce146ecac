"""The German pack: court cards, number cards and their two cuts."""

from collections.abc import Iterator
from typing import Final

from drawing.aces import ace
from drawing.back import back
from drawing.corners import index
from drawing.figures import HALF, Coat, king, king_of_hearts, ober, unter
from drawing.numbers import number_card
from drawing.ornaments import TALL, WIDTH, body, frame
from drawing.palette import DEEP
from drawing.pips import GERMAN, pip
from drawing.svg import symbol, through, use, window
from drawing.weli import weli

TURN: Final = "rotate(180 50 88.5)"
RANKS: Final = "789TUOKA"

COATS: Final = {
    "E": Coat("red", "moss", "gold", "nut", "nutdeep"),
    "L": Coat("green", "gold", "red", "nutdeep", "ink"),
    "H": Coat("red", "blue", "gold", "golddeep", "nutdeep"),
    "S": Coat("blue", "red", "gold", "#3A2415", "ink"),
}
_KING_HAIR: Final = {
    "E": ("nutdeep", "ink"),
    "L": ("silver", "silverdeep"),
    "H": ("linen", "silverdeep"),
    "S": ("nut", "nutdeep"),
}
_HATS: Final = {
    "E": ("moss", "gold", "gold"),
    "L": ("green", "red", "red"),
    "H": ("blue", "gold", "linen"),
    "S": ("red", "gold", "gold"),
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
        hat, ribbon, plume = _HATS[suit]
        return ober(coat, hat=hat, ribbon=ribbon, plume=plume)
    return unter(coat, feather="gold" if suit == "L" else "linen", bears=_BEARS[suit])


def halves() -> dict[str, str]:
    """Return the library entries of all German court halves."""
    return {
        f"h{s}{r}": window(f"h{s}{r}", HALF, half(s, r)) for s in GERMAN for r in "UOK"
    }


def court_pips(suit_pip: str, rank: str, *, phone: bool) -> str:
    """Place the pips that tell the rank: king two, Ober one high, Unter one low."""
    if rank == "K":
        if phone:
            return pip(suit_pip, 16.5, 42.5, 20.5) + pip(suit_pip, 83, 24, 20)
        return pip(suit_pip, 16.5, 34.5, 20) + pip(suit_pip, 83.5, 23, 20)
    if rank == "O":
        return pip(suit_pip, 18, 44, 24) if phone else pip(suit_pip, 17.5, 36, 23)
    return pip(suit_pip, 20.5, 68, 25)


def court(half_id: str, suit_pip: str, rank: str, letter: str, belt: str, *, phone: bool) -> str:  # noqa: PLR0913 - a court card is this table row
    """Put a court card together: two halves, pips, belt, frame, index."""
    great = half_id == "hHK"
    pips = court_pips(suit_pip, rank, phone=phone)
    word = index(
        suit_pip, letter, phone=phone, with_pip=rank == "U", inset=1.5 if great else 0
    )
    out = body() + through(half_id, HALF) + through(half_id, HALF, TURN)
    turned = pips if phone else pips + word
    out += turned + f'<g transform="{TURN}">{turned}</g>'
    out += use("belt", fill=DEEP[belt])
    return out + (word if phone else "") + frame(double=great)


def german_card(suit: str, rank: str, *, phone: bool, letter: str = "") -> str:
    """Draw one card of the German pack in the table cut or the phone cut."""
    name = GERMAN[suit]
    if rank == "A":
        return ace(suit, phone=phone)
    if rank in "UOK":
        return court(f"h{suit}{rank}", name, rank, letter or rank, BELTS[suit], phone=phone)
    return number_card(name, rank, phone=phone)


def german_pictures() -> Iterator[str]:
    """Yield the pictures of the German sprite, each card in both cuts, and the back."""
    for suit in GERMAN:
        for rank in RANKS:
            for phone in (False, True):
                cut = "-p" if phone else ""
                yield symbol(
                    f"{suit}{rank}{cut}", WIDTH, TALL, german_card(suit, rank, phone=phone)
                )
    yield symbol("S6", WIDTH, TALL, weli(phone=False))
    yield symbol("S6-p", WIDTH, TALL, weli(phone=True))
    yield symbol("back", WIDTH, TALL, back(TALL))

