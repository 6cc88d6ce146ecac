"""The second family, in the spirit of the single-German pack of Salzburg: figures that stand, pips that do not turn.

The upper halves are those of the double-headed family; here are the lower bodies, the ground, and where the
pips stand: the Ober's high, the Unter's at his feet, as the old packs have them.
"""

from collections.abc import Iterator
from typing import Final

from drawing.aces import ace
from drawing.back import back
from drawing.corners import Cut, index
from drawing.figures import HALF, Coat
from drawing.german import COATS, RANKS, head_pictures
from drawing.numbers import number_card
from drawing.ornaments import TALL, WIDTH, body, frame
from drawing.palette import DEEP
from drawing.pips import GERMAN, pip
from drawing.svg import draw, group, symbol, through, use
from drawing.weli import weli_pictures

_GROUND: Final = """
<path d="M3.600 163C18 157 33 162 50 160C67 158 82 163 96.400 159V166C96.400 170 94 173.400 90 173.400H10
C6 173.400 3.600 170 3.600 166Z" fill="$lime" stroke-width=".9"/>
<path d="M9 167l2 -4l1 4M26 169l1.500 -4l1.500 4M70 169l1.500 -4l2 4M89 167l1 -4l2 4" fill="none" stroke="$green"/>
"""
_ROBE: Final = """
<path d="M14 86C10 110 9 138 12 157L88 157C91 138 90 110 86 86Z" fill="$main"/>
<path d="M37 86L31 157L69 157L63 86Z" fill="$second"/>
<path d="M11.500 147.500H88.500L88 157H12Z" fill="$trim"/>
<path d="M23 90C20 112 19 128 20 146M77 90C80 112 81 128 80 146M30 96C28 116 26 130 26 146M70 96C72 116 74 130 74 146"
 fill="none" stroke="$deep" stroke-width="1.2"/>
<path d="M50 92V147M43 100L41 147M57 100L59 147" fill="none" stroke-width=".8"/>
<path d="M17 152.300h4M27 152.300h4M37 152.300h4M47 152.300h6M59 152.300h4M69 152.300h4M79 152.300h4" fill="none"
 stroke="$trimdeep" stroke-width="2.2"/>
<path d="M31 157C30 162 34 164 44 163.500L45 157ZM69 157C70 162 66 164 56 163.500L55 157Z" fill="$nutdeep"/>
<path d="M35.500 86.500C44 90 56 90 64.500 86.500L65 92C56 96 44 96 35 92Z" fill="$trim"/>
<path d="M46.500 87.500h7v7h-7Z" fill="$gold"/>
"""
_BREECHES: Final = """
<path d="M33 117C30 130 30 140 32 147L51 147C55 138 56 128 56 119ZM59 119C59 128 60 138 64 147L82 147
C84 140 84 130 81 117Z" fill="$second"/>
<path d="M40 122C38 132 38 139 39 146M74 122C76 132 76 139 75 146" fill="none" stroke="$seconddeep"/>
<path d="M31 145H52L50.500 161L58 165.500V168.500H31ZM63 145H83.500L84 161L91.500 165.500V168.500H64.500Z" fill="$nutdeep"/>
<path d="M30.500 144H52.500V149H30.500ZM62.500 144H84V149H62.500Z" fill="$nut"/>
<path d="M25 86C22 102 20 113 22 123C34 127 46 126 55.500 122C65 127 79 127 90 123C92 113 89 100 87 86Z" fill="$main"/>
<path d="M55.500 90V122M33 95C31 106 30 114 31 124M79 95C81 106 82 114 81 124" fill="none" stroke="$deep"/>
<path d="M22 118.500C34 122.500 46 121.500 55.500 117.500C65 122.500 79 122.500 90.500 118.500L90 123C79 127 65 127 55.500 122
C46 126 34 127 22 123Z" fill="$trim"/>
<path d="M25.500 85.500C42 90 70 90 87 85.500L87.300 92C70 96.500 42 96.500 25 92Z" fill="$nutdeep"/>
<path d="M51 87.500h9v7.500h-9Z" fill="$gold"/>
"""
_HOSE: Final = """
<path d="M42 108C41 126 43 142 43 157L54.500 157C56 142 59 128 60 112Z" fill="$main"/>
<path d="M62 112C63 128 66 142 67.500 157L79 157C80 142 83 126 81.500 108Z" fill="$trim"/>
<path d="M48 116C47.500 132 48.500 146 48.500 156M75 116C75.500 132 74 146 73.500 156" fill="none" stroke-width=".7"/>
<path d="M42.500 155H55L55 164C48 166.500 41 166.500 34 167C35 162 40 160 42.500 155Z
M67 155H79.500C82 160 87 162 88.500 167C81 166.500 74 166.500 67 164Z" fill="$nutdeep"/>
<path d="M38 86C35 97 33 106 35 113C44 117 52 117 60.500 114L60.500 86Z" fill="$second"/>
<path d="M60.500 86L60.500 114C70 117 79 117 87.500 113C89 106 87.500 97 85 86Z" fill="$trim"/>
<path d="M45 94C43 102 42 108 42.500 115M52 95C51 103 51 109 51.500 116M69 95C70 103 70 109 69.500 116
M77 94C79 102 80 108 79.500 115" fill="none" stroke-width=".8"/>
<path d="M37.500 85.500C48 89 74 89 85 85.500L85.500 91C74 94.500 48 94.500 37 91Z" fill="$nutdeep"/>
<path d="M57 87h7.500v6.500h-7.500Z" fill="$gold"/>
"""
_SHAFT: Final = '<path d="M86.900 86H89.100V167H86.900Z" fill="$nut" stroke-width=".8"/>'
_LOWER: Final = {"K": _ROBE, "O": _BREECHES, "U": _HOSE}
_ARMED: Final = "ES"
"""The suits whose Unter leans on a halberd."""


def lower(coat: Coat, suit: str, rank: str) -> str:
    """Draw what stands below the belt, and the ground it stands on."""
    shaft = _SHAFT if rank == "U" and suit in _ARMED else ""
    return draw(
        _GROUND + shaft + _LOWER[rank],
        main=coat.main,
        deep=DEEP[coat.main],
        second=coat.second,
        seconddeep=DEEP[coat.second],
        trim=coat.trim,
        trimdeep=DEEP[coat.trim],
    )


def parts() -> dict[str, str]:
    """Return the library entries of the lower bodies."""
    return {f"l{s}{r}": group(f"l{s}{r}", lower(COATS[s], s, r)) for s in GERMAN for r in "UOK"}


def court_pips(name: str, rank: str, cut: Cut) -> str:
    """Place the pips that tell the rank: king two, Ober one high, Unter one at his feet."""
    height = {Cut.TABLE: 35.0, Cut.PHONE: 46.0, Cut.BARE: 20.5}[cut]
    if rank == "K":
        return pip(name, 16.5, height, 20.5) + pip(name, 83.5, 23, 20)
    return pip(name, 18, height + 1, 25) if rank == "O" else pip(name, 19.5, 138, 26)


def court(suit: str, rank: str, cut: Cut) -> str:
    """Put a standing figure together."""
    name, great = GERMAN[suit], suit + rank == "HK"
    word = index(name, rank, cut, with_pip=rank == "U", inset=1.5 if great else 0)
    out = body() + use(f"l{suit}{rank}") + through(f"h{suit}{rank}", HALF)
    return out + court_pips(name, rank, cut) + frame(double=great) + word


def standing_card(suit: str, rank: str, cut: Cut) -> str:
    """Draw one card of the standing family."""
    if rank == "A":
        return ace(suit, cut)
    return court(suit, rank, cut) if rank in "UOK" else number_card(GERMAN[suit], rank, cut, upright=True)


def standing_pictures() -> Iterator[str]:
    """Yield the pictures of the standing sprite, each card in every cut, and the back."""
    for suit in GERMAN:
        for rank in RANKS:
            for cut in Cut:
                yield symbol(f"{suit}{rank}{cut}", WIDTH, TALL, standing_card(suit, rank, cut))
    yield from weli_pictures()
    yield from head_pictures({"U": "hLU", "O": "hLO", "K": "hLK"})
    yield symbol("back", WIDTH, TALL, back(TALL))
