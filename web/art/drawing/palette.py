"""The inks of a card.

Eight inks and paper carry every card. The tints below them fill small areas inside an ink line
(light strokes, linen, steel, hair, the little pictures), so none of them has to stand on its own.
Measured against the ink line as WCAG 2.2 does, tints reach 6.3 or better, but for `blacklight`
(4.9), `sky` (4.2) and `silverdeep` (4.1); `darkhair` is a mass of its own, 13.3 on paper.
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
    # spades and diamonds where four colours are wished: 5.9 and 5.0 on paper
    "fourgreen": "#1C6B33",
    "rust": "#A84F00",
    # tints, always inside an ink line or on a dark ink
    "linen": "#FFFAF0",
    "steel": "#DDE3E5",
    "silver": "#D8D3C4",
    "silverdeep": "#857D6F",
    "redlight": "#F6A9A0",
    "greenlight": "#D9EBC4",
    "nutlight": "#EDBE84",
    "mosslight": "#A9B560",
    "goldlight": "#FFF3BF",
    "bluelight": "#8FB0D3",
    "blacklight": "#8A8A98",
    "darkhair": "#3A2415",
    # the small window of the Weli at first light, and the grounds of the Daus tablets
    "sky": "#5F82AB",
    "skypale": "#A9BCC9",
    "dawnpale": "#F3D9A4",
    "dawn": "#F3B765",
    "rock": "#D98A7A",
    "plaster": "#E8C48E",
    "straw": "#F1E1B8",
    "lime": "#E4ECCB",
    "blush": "#F6DDC8",
    "mint": "#D5E4D0",
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
