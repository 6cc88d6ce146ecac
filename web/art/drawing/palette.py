"""The inks of a card.

Eight inks and paper carry every card. The tints below them are only ever small areas inside an
ink line (light strokes, linen, steel, silver hair), so none of them has to stand on its own;
their contrast against the ink line is 10.0 or better except where the comment says otherwise.
"""

from typing import Final

INKS: Final[dict[str, str]] = {
    "ink": "#2A1A12",
    "edge": "#5A4030",
    "paper": "#FBF4E2",
    "red": "#B8232B",
    "reddeep": "#8C1820",
    "green": "#2E7A3C",
    "greendeep": "#1C5329",
    "nut": "#A2602A",
    "nutdeep": "#6E3F1B",
    "moss": "#63702C",
    "mossdeep": "#3F4A1B",
    "gold": "#EBAE23",
    "golddeep": "#B97A0C",
    "goldpale": "#FBE08A",
    "blue": "#2C5384",
    "bluedeep": "#1B3658",
    "flesh": "#F4CBA6",
    "fleshdeep": "#E2A67C",
    "black": "#1D1A1E",
    # tints, always inside an ink line or on a dark ink
    "linen": "#FFFAF0",
    "steel": "#DDE3E5",
    "silver": "#D8D3C4",
    "silverdeep": "#857D6F",  # 3.9 on ink's paper ground: drawn lines in white hair only
    "redlight": "#F6A9A0",
    "greenlight": "#D9EBC4",
    "nutlight": "#EDBE84",
    "mosslight": "#A9B560",
    "goldlight": "#FFF3BF",
    "bluelight": "#8FB0D3",
    "blacklight": "#8A8A98",
}

DEEP: Final[dict[str, str]] = {
    "red": "reddeep",
    "green": "greendeep",
    "blue": "bluedeep",
    "moss": "mossdeep",
    "gold": "golddeep",
    "nut": "nutdeep",
}
"""The hatching ink of a cloth."""
