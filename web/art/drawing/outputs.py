"""The files that the drawings become, by their path under the web folder."""

from drawing import (
    aces,
    french,
    german,
    glyphs,
    headgear,
    heads,
    numbers,
    ornaments,
    pips,
    room,
    standing,
    things,
    weli,
)
from drawing.palette import INKS
from drawing.svg import sprite, symbol


def library() -> dict[str, str]:
    """Return every part by its id."""
    out: dict[str, str] = {}
    for source in (pips, glyphs, heads, headgear, things, ornaments, numbers, aces, weli, standing):
        out |= source.parts()
    return out | german.halves() | french.halves()


def _pip_pictures(names: dict[str, str]) -> list[str]:
    return [
        symbol(f"{suit}{cut}", 108, 108, f'<use href="#{name}{cut}" transform="translate(54 54)"/>')
        for suit, name in names.items()
        for cut in ("", "-s")
    ]


_FOUR = {
    "spade": {"black": "fourgreen", "blacklight": "mosslight"},
    "diamond": {"red": "rust", "reddeep": "nutdeep", "redlight": "nutlight"},
}


def _in_four_colours(parts: dict[str, str]) -> dict[str, str]:
    """Return the parts with spades in green and diamonds in rust."""
    out = dict(parts)
    for name, inks in _FOUR.items():
        for part in (name, f"{name}-s"):
            for old, new in inks.items():
                out[part] = out[part].replace(INKS[old], INKS[new])
    return out


def outputs() -> dict[str, str]:
    """Return the text of every generated file."""
    parts = library()
    four = _in_four_colours(parts)
    return {
        "src/assets/cards/german.svg": sprite(german.german_pictures(), parts),
        "src/assets/cards/standing.svg": sprite(standing.standing_pictures(), parts),
        "src/assets/cards/french.svg": sprite(french.french_pictures(), parts),
        "src/assets/cards/french-four.svg": sprite(french.french_pictures(french.FOUR_INKS), four),
        "src/assets/cards/watten-french.svg": sprite(french.watten_pictures(), parts),
        "src/assets/room/wood.ts": room.module(),
        "src/assets/pips/german.svg": sprite(_pip_pictures(pips.GERMAN), parts),
        "src/assets/pips/french.svg": sprite(_pip_pictures(pips.FRENCH), parts),
        "src/assets/pips/french-four.svg": sprite(_pip_pictures(pips.FRENCH), four),
    }
