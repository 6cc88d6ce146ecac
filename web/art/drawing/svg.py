"""Writing SVG: fragments with named inks, short numbers, references, sprites."""

import re
from collections.abc import Iterable, Mapping
from string import Template
from typing import Final

from drawing.palette import INKS

LINE: Final = f'stroke="{INKS["ink"]}" stroke-width="1.15" stroke-linejoin="round" stroke-linecap="round"'
"""The attributes of a group whose shapes are cut with the common ink line."""

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_PATH = re.compile(r'\bd="([^"]*)"')
_REFERENCE = re.compile(r'href="#([^"]+)"')


def number(value: float, places: int = 1) -> str:
    """Format a length with at most `places` decimals and no idle zero."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in {"-0", "", "-"} else text


def _shorten(match: re.Match[str]) -> str:
    out = ""
    for token in _TOKEN.findall(match[1]):
        if token.isalpha():
            out += token
            continue
        text = number(float(token))
        needs_gap = bool(out) and not out[-1].isalpha() and not text.startswith("-")
        out += " " + text if needs_gap else text
    return f'd="{out}"'


def tidy(markup: str) -> str:
    """Drop idle white space and round every path to one decimal."""
    markup = re.sub(r"\s+", " ", markup.strip())
    markup = re.sub(r"> <", "><", markup)
    return _PATH.sub(_shorten, markup)


def draw(fragment: str, **inks: str) -> str:
    """Fill `$name` in a hand-written fragment with the ink of that name.

    Extra keywords name inks for this one use, as in `draw(COAT, coat="red")`; a value that is
    not the name of an ink is taken as it stands.
    """
    named = {name: INKS.get(value, value) for name, value in inks.items()}
    return tidy(Template(fragment).substitute(INKS | named))


def at(x: float, y: float, scale: float = 1, *, rotate: float = 0, mirror: bool = False) -> str:
    """Return the `transform` attribute that puts a part drawn around its origin in place."""
    out = f"translate({number(x)} {number(y)})"
    if rotate:
        out += f"rotate({number(rotate)})"
    if mirror:
        out += f"scale({number(-scale, 3)} {number(scale, 3)})"
    elif scale != 1:
        out += f"scale({number(scale, 3)})"
    return f'transform="{out}"'


def use(
    part: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    *,
    rotate: float = 0,
    mirror: bool = False,
    **attributes: str,
) -> str:
    """Refer to a part; `attributes` are inherited by shapes that leave them open.

    A scale below zero turns the part by half.
    """
    moved = (x, y, scale, rotate, mirror) != (0, 0, 1, 0, False)
    place = " " + at(x, y, scale, rotate=rotate, mirror=mirror) if moved else ""
    extra = "".join(f' {k.replace("_", "-")}="{INKS.get(v, v)}"' for k, v in attributes.items())
    return f'<use href="#{part}"{place}{extra}/>'


def group(part: str, markup: str) -> str:
    """Name a fragment, to be drawn by reference; it carries the common ink line."""
    return f'<g id="{part}" {LINE}>{markup}</g>'


def window(part: str, box: tuple[float, float, float, float], markup: str) -> str:
    """Name a fragment that is cut off at a box (x, y, width, height), without any clip path."""
    view = " ".join(number(v) for v in box)
    return f'<symbol id="{part}" viewBox="{view}"><g {LINE}>{markup}</g></symbol>'


def through(part: str, box: tuple[float, float, float, float], turn: str = "") -> str:
    """Refer to a `window` so that it lies where it was drawn; `turn` is a transform."""
    x, y, width, height = (number(v) for v in box)
    moved = f' transform="{turn}"' if turn else ""
    return f'<use href="#{part}" x="{x}" y="{y}" width="{width}" height="{height}"{moved}/>'


def symbol(name: str, width: float, height: float, markup: str) -> str:
    """Return one finished picture of a sprite."""
    box = f"0 0 {number(width)} {number(height)}"
    return f'<symbol id="{name}" viewBox="{box}">{markup}</symbol>'


def sprite(pictures: Iterable[str], library: Mapping[str, str]) -> str:
    """Join pictures and exactly those parts of the library that they reach.

    Raises:
        KeyError: a picture refers to a part that nobody drew.
    """
    pictures = list(pictures)
    wanted: dict[str, None] = {}
    own = {m[1] for p in pictures for m in re.finditer(r'\bid="([^"]+)"', p)}
    queue = [ref for p in pictures for ref in _REFERENCE.findall(p)]
    while queue:
        ref = queue.pop()
        if ref in own or ref in wanted:
            continue
        wanted[ref] = None
        queue += _REFERENCE.findall(library[ref])
    parts = "\n".join(library[ref] for ref in library if ref in wanted)
    body = "\n".join(pictures)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>\n{parts}\n</defs>\n{body}\n</svg>\n'
