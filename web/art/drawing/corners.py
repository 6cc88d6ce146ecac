"""The cuts of a card, and what stands in its corners."""

from enum import StrEnum
from typing import Final

from drawing import glyphs
from drawing.pips import pip


class Cut(StrEnum):
    """How a card is cut; the value is the ending of its id."""

    TABLE = ""
    """For 90 px and more: small index at both corners, Roman numerals."""
    PHONE = "-p"
    """For less: one large index top left, pips moved out of its strip."""
    BARE = "-n"
    """Without any index, as the oldest packs are; a figure's pip stands in the corner."""


ROMAN: Final = {"7": "VII", "8": "VIII", "9": "IX", "T": "X"}


def index(suit_pip: str, text: str, cut: Cut, *, with_pip: bool = True, inset: float = 0) -> str:
    """Write the index of one corner: letter or numeral, and the suit's pip below it."""
    if cut is Cut.BARE:
        return ""
    word = glyphs.WORDS.get(text, text)
    if cut is Cut.PHONE:
        squeeze = 0.8 if len(word) > 1 else 1
        out = glyphs.write(word, 14 + inset, 8.2 + inset, 18.5, squeeze=squeeze, gap=4)
        return out + (pip(f"{suit_pip}-s", 13.8 + inset, 36.5 + inset, 15) if with_pip else "")
    squeeze = 0.78 if len(word) > 1 else 1
    out = glyphs.write(word, 12.6 + inset, 8 + inset, 12, squeeze=squeeze, gap=4)
    return out + (pip(f"{suit_pip}-s", 12.6 + inset, 28 + inset, 12) if with_pip else "")


def roman(rank: str) -> str:
    """Write the Roman numeral of a number card at the top middle, its foot at 17 units."""
    return glyphs.write(ROMAN[rank], 50, 8.2, 8.8, gap=12)
