"""Upper halves of the court figures of both packs, to 88.5 units down.

Four bearings, one kit of parts: a king, an Ober (a gentleman officer), an Unter (a page) and a
queen. A `Coat` gives the colours, the keyword `bears` what an Unter has in his hands.
"""

from dataclasses import dataclass
from typing import Final

from drawing.ornaments import rays
from drawing.palette import DEEP
from drawing.svg import draw, use

HALF: Final = (3.6, 3.6, 92.8, 84.9)
"""The window of an upper half: x, y, width, height."""


@dataclass(frozen=True, slots=True)
class Coat:
    """Inks of a figure: main cloth, second cloth, trimming, hair and the hair's deeper tone."""

    main: str
    second: str
    trim: str
    hair: str
    hair_deep: str


_MANTLE: Final = """
<path d="M14 88.500C15 71 27 61 40 58L60 58C73 61 85 71 86 88.500Z" fill="$main"/>
<path d="M22 86C24 76 29 69 35 65M78 86C76 76 71 69 65 65M28 88C29 80 33 74 37 70M72 88C71 80 67 74 63 70"
 fill="none" stroke="$deep" stroke-width="1.2"/>
<path d="M41 60L59 60L63 88.500L37 88.500Z" fill="$second"/>
<path d="M50 70V88" fill="none" stroke-width=".9"/>
"""
_CHAIN: Final = """
<path d="M31 63C38 75 62 75 69 63" fill="none" stroke-width="4.6"/>
<path d="M31 63C38 75 62 75 69 63" fill="none" stroke="$gold" stroke-width="2.8" stroke-linecap="butt"
 stroke-dasharray="3.4 .8"/>
<circle cx="50" cy="74.5" r="3.2" fill="$trim" stroke-width="1"/>
"""
_ERMINE: Final = """
<path d="M29 63C36 77 64 77 71 63L62 56C56 61 44 61 38 56Z" fill="$linen"/>
<path fill="$ink" stroke="none" d="M35 63.400l1 3.400h-2ZM41 67.400l1 3.400h-2ZM50 69.400l1 3.400h-2Z
M59 67.400l1 3.400h-2ZM65 63.400l1 3.400h-2ZM45 62.900l1 3.400h-2ZM55 62.900l1 3.400h-2Z"/>
"""
_KING_SLEEVE: Final = '<path d="M61 88.500C62 82 66 77 71 78L80 83L82 88.500Z" fill="$main"/>'


def king(coat: Coat, *, look: int, beard: str = "beard", reach: float = 0) -> str:
    """Draw a king; `look` is -1 to the left or 1, `reach` moves the sceptre outwards."""
    return _king(coat, look=look, beard=beard, reach=reach, max_=False)


def king_of_hearts(coat: Coat) -> str:
    """Draw Max, the highest card: rays, closed crown, white beard, ermine."""
    light = rays((50, 40), (4, 4, 96, 88.5), 20, 9)
    return light + _king(coat, look=-1, beard="beard", reach=0, max_=True)


def _king(coat: Coat, *, look: int, beard: str, reach: float, max_: bool) -> str:
    eyes = 43 if max_ else 41
    inks = {"main": coat.main, "deep": DEEP[coat.main], "second": coat.second, "trim": coat.trim}
    out = draw(_MANTLE + (_ERMINE if max_ else _CHAIN), **inks)
    out += use("mane", 50, 41, fill=coat.hair, color=coat.hair_deep)
    out += use("head", 50, eyes, color=coat.hair_deep, mirror=look > 0)
    out += use(beard, 50, eyes, fill=coat.hair, color=coat.hair_deep)
    if max_:
        out += use("closedcrown", 50, 28, 0.84)
    else:
        out += use("crown", 50, 26, 0.95)
    out += use("sceptre", 86.5 + reach, 50, rotate=23)
    out += draw(_KING_SLEEVE, **inks)
    out += use("hand", 76 + reach * 0.4, 76, rotate=-24, fill="linen" if max_ else coat.trim)
    out += use("orb", 25, 76) + use("palm", 25, 76)
    return out


_OFFICER: Final = """
<path d="M25 88.500C25 72 33 63 44 59.500L66 59.500C78 63 86 72 87 88.500Z" fill="$main"/>
<path d="M30 86C31 78 34 72 38 68L42 71C38 76 36 81 36 87ZM82 86C81 78 78 72 74 68L70 71C74 76 76 81 76 87Z"
 fill="$second" stroke-width="1"/>
<path d="M45 61L65 61L66 88.500L44 88.500Z" fill="$main"/>
<path d="M40 64L47 60.500L74 86L74 88.500L64 88.500Z" fill="$trim" stroke-width="1"/>
<path d="M43.500 65.500L67 87.500" fill="none" stroke="$trimdeep" stroke-width=".9"/>
<g fill="$goldpale" stroke-width=".6"><circle cx="49.500" cy="77" r="1.5"/><circle cx="49.500" cy="83" r="1.5"/></g>
<path d="M63.500 66L64 77M61.300 65.500L61.500 74.500M59 65.500L59.200 72" fill="none"
 stroke="$deep" stroke-width=".9"/>
<path d="M38 60C36 56 41 54 43 57C44 53 50 53 51 56C53 53 58 53 59 56C61 53 66 53 67 57C70 54 75 57 72 60.500
C74 64 69 66 67 63.500C65 67 60 67 59 64C57 67 52 67 51 64C49 67 44 66 43 63.500C40 66 36 63.500 38 60Z"
 fill="$linen" stroke-width="1"/>
<path d="M44 58.500L46 62.500M51 57.500L52 62.500M59 57.500L59 62.500M66 58.500L65 62.500" fill="none"
 stroke="$silverdeep" stroke-width=".8"/>
"""
_OFFICER_SLEEVE: Final = """
<path d="M70 88.500C72 80 78 77 82 80L92 81L93 88.500Z" fill="$main"/>
<path d="M76 88C77 84 79 82 81 82.500M82 88C83 85 84 84 86 84" fill="none" stroke="$deep" stroke-width="1"/>
"""


def ober(coat: Coat, *, shape: str, hat: str, ribbon: str, plume: str, beard: str) -> str:
    """Draw an Ober: broad hat with plume, a beard, ruff, sash, drawn sword."""
    inks = {
        "main": coat.main,
        "deep": DEEP[coat.main],
        "second": coat.second,
        "trim": coat.trim,
        "trimdeep": DEEP[coat.trim],
    }
    out = use("sword", 86, 70) + draw(_OFFICER, **inks)
    out += use("sidehair", 55, 41, fill=coat.hair, color=coat.hair_deep)
    out += use("head", 55, 41, color=coat.hair)
    out += use(beard, 54.5, 41.4, fill=coat.hair, color=coat.hair_deep)
    out += use("plume", 60, 16.5, fill=plume) + use(shape, 56, 29.5, fill=hat, color=ribbon)
    out += use("hilt", 86, 70) + draw(_OFFICER_SLEEVE, **inks)
    return out + use("hand", 86, 76, rotate=4, fill=coat.trim)


_PAGE: Final = """
<path d="M38 88.500C38 72 42 63 51 59L69 59C78 63 84 72 85 88.500Z" fill="$second"/>
<path d="M48 61C50 70 50 80 49 88.500L60 88.500L60 61Z" fill="$main"/>
<path d="M60 61L60 88.500L74 88.500C73 80 72 70 72 61Z" fill="$trim"/>
<path d="M70.500 66C71 74 72 80 72.500 86M68 68C68.500 75 69 81 69.500 86" fill="none" stroke="$trimdeep"
 stroke-width=".9"/>
<path d="M57 68L63 68M57 74L63 74M57 80L63 80" fill="none" stroke-width="1.4"/>
<path d="M42 87C42 79 44 72 47 67M45.500 87.500C45.500 81 46.500 75 48 71" fill="none" stroke-width=".8"/>
<path d="M49 60L54 54L66 54L71 60L65 66L60 60.500L55 66Z" fill="$linen" stroke-width="1"/>
"""
_RIGHT_SLEEVE: Final = {
    "shaft": '<path d="M72 88.500C73 78 80 74 84 77L93 79L91 88.500Z" fill="$second"/>',
    "horn": '<path d="M62 88.500C62 82 66 78 70 80L79 84L81 88.500Z" fill="$second"/>',
    "rose": '<path d="M70 88.500C71 81 76 80 80 82L89 84L90 88.500Z" fill="$second"/>',
}
_LEFT_SLEEVE: Final = """
<path d="M40 88.500C37 80 39 70 46 65C49 68 49 73 47 76L44 88.500Z" fill="$second"/>
<path d="M42.500 83C41.500 77 43 72 45.500 69.500" fill="none" stroke-width=".8"/>
"""


def unter(coat: Coat, *, feather: str, bears: str, shaft: float = 0) -> str:
    """Draw an Unter: flat cap, bowl-cut hair, no beard, half-and-half jerkin.

    `bears` is one of horn, rose, mug, dicecup; the last two come with a halberd, which `shaft`
    moves sideways.
    """
    inks = {
        "main": coat.main,
        "second": coat.second,
        "trim": coat.trim,
        "trimdeep": DEEP[coat.trim],
    }
    armed = bears in {"mug", "dicecup"}
    out = use("halberd", 88 + shaft, 14) if armed else ""
    out += draw(_PAGE, **inks)
    out += use("bowlback", 60, 39, fill=coat.hair, color=coat.hair_deep)
    out += use("head", 60, 39, color=coat.hair_deep) + use("lips", 60, 39)
    out += use("bowl", 60, 39, fill=coat.hair, color=coat.hair_deep)
    out += use("feather", 73, 20, fill=feather)
    out += use("cap", 60, 27, fill=coat.main, color=coat.trim)
    if armed:
        out += draw(_RIGHT_SLEEVE["shaft"], **inks)
        out += use("hand", 88 + shaft, 72, fill=coat.trim)
        out += draw(_LEFT_SLEEVE, **inks)
        out += use(bears, 47, 70) + use("hand", 46.5, 78, 0.8, rotate=8, fill=coat.trim)
    elif bears == "horn":
        out += use("horn", 80, 73) + draw(_RIGHT_SLEEVE["horn"], **inks)
        out += use("hand", 72, 74, rotate=-12, fill=coat.trim)
    else:
        out += use("rose", 84, 45) + draw(_RIGHT_SLEEVE["rose"], **inks)
        out += use("hand", 83, 77, rotate=-4, fill=coat.trim)
    return out


_GOWN: Final = """
<path d="M18 88.500C20 71 30 62 42 58.500L58 58.500C70 62 80 71 82 88.500Z" fill="$main"/>
<path d="M26 86C28 77 32 71 37 67M74 86C72 77 68 71 63 67M31.500 88C33 81 35 76 39 71" fill="none"
 stroke="$deep"
 stroke-width="1.2"/>
<path d="M41 59L50 73L59 59L62 88.500L38 88.500Z" fill="$second" stroke-width="1"/>
<path d="M44 79L56 79M43 84L57 84M47 75L53 75" fill="none" stroke="$trim" stroke-width="1.2"/>
<path d="M33 63C37 57 43 55.500 45 55.500L50 66L55 55.500C57 55.500 63 57 67 63L61 66L50 73.500L39 66Z"
 fill="$linen" stroke-width="1"/>
<path d="M38 61L40 64M62 61L60 64M43 59L45 64M57 59L55 64" fill="none" stroke="$silverdeep" stroke-width=".8"/>
<path d="M44 61.500C46 65.500 54 65.500 56 61.500" fill="none" stroke="$gold" stroke-width="1.3"/>
<path d="M50 65.500l1.800 2.400l-1.800 2.400l-1.800 -2.400Z" fill="$red" stroke-width=".7"/>
"""
_GOWN_SLEEVE: Final = """
<path d="M60 88.500C61 81 65 76 70 77.500L79 83L80 88.500Z" fill="$main"/>
<path d="M66 87C67 83 68.500 81.500 70.500 82" fill="none" stroke="$deep" stroke-width="1"/>
"""


def queen(coat: Coat, *, look: int, bears: str = "flower") -> str:
    """Draw a queen: crown, tresses, gown with a linen collar, a flower or a fan in her hand."""
    inks = {"main": coat.main, "deep": DEEP[coat.main], "second": coat.second, "trim": coat.trim}
    out = draw(_GOWN, **inks)
    out += use("tresses", 50, 40, fill=coat.hair, color=coat.hair_deep)
    out += use("head", 50, 40, 0.94, color=coat.hair_deep, mirror=look > 0)
    out += use("ladylips", 50, 40, 0.94, mirror=look > 0)
    out += use("parting", 50, 40, fill=coat.hair, color=coat.hair_deep)
    out += use("queencrown", 50, 23, 0.86)
    out += draw(_GOWN_SLEEVE, **inks)
    out += use(bears, 76, 54) if bears == "flower" else use(bears, 75, 70, 0.85, rotate=14)
    return out + use("hand", 75, 76, 0.85, rotate=-12, fill="linen")
