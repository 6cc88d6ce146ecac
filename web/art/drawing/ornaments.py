"""Frames, belts, rays, scrolls and the rosette."""

import math
from typing import Final

from drawing.palette import INKS
from drawing.svg import LINE, draw, group, number, tidy

WIDTH: Final = 100.0
TALL: Final = 177.0
FRENCH_TALL: Final = 140.0

_PETAL = "M0 -3C-11.500 -15 -11.500 -32 0 -46C11.500 -32 11.500 -15 0 -3Z"
PARTS: Final = {
    "leaflet": """<path d="M0 0C-4 -4 -4 -9 0 -13C4 -9 4 -4 0 0Z" stroke-width=".8"/>
<path d="M0 -2L0 -9.500" stroke-width=".6"/>""",
    "scroll": """<path d="M0 0C-20 4 -36 -4 -37 -18C-37 -26 -30 -28 -27 -23C-25 -19 -29 -16 -32 -18"
 fill="none" stroke-width="1.3"/>""",
}


def parts() -> dict[str, str]:
    """Return the library entries of ornaments; the rosette takes its fill from its reference."""
    out = {name: group(name, draw(fragment)) for name, fragment in PARTS.items()}
    petals = "".join(f'<path transform="rotate({a})" d="{_PETAL}"/>' for a in range(0, 360, 60))
    out["rosette"] = tidy(f'<g id="rosette">{petals}</g>')
    out["belt"] = tidy(draw(f'<g id="belt" {LINE}>{_BELT}</g>'))
    return out


_BELT = (
    '<path d="M3.600 82.500L96.400 82.500L96.400 94.500L3.600 94.500Z" stroke-width="1"/>'
    '<path d="M3.600 84.800L96.400 84.800M3.600 92.200L96.400 92.200" fill="none" stroke="$gold"'
    ' stroke-width=".9"/><path fill="$gold" stroke="none" d="'
    + "".join(f"M{50 + i * 13} 85.800l4 2.700l-4 2.700l-4 -2.700Z" for i in range(-3, 4))
    + "M"
    + "M".join(f"{43.5 + i * 13} 87.300l1.200 1.200l-1.200 1.200l-1.200 -1.200Z" for i in range(-3, 5))
    + '"/>'
)


def body(height: float = TALL) -> str:
    """Return the paper of a card with its cut edge."""
    return tidy(
        f'<rect x=".6" y=".6" width="98.8" height="{number(height - 1.2)}" rx="7.5"'
        f' fill="{INKS["paper"]}" stroke="{INKS["edge"]}" stroke-width="1.1"/>'
    )


def frame(height: float = TALL, *, double: bool = False) -> str:
    """Return the inner frame; the criticals and the Weli have a second one in gold."""
    out = (
        f'<rect x="3.6" y="3.6" width="92.8" height="{number(height - 7.2)}" rx="5" fill="none"'
        f' stroke="{INKS["ink"]}" stroke-width=".9"/>'
    )
    if double:
        out += (
            f'<rect x="5.6" y="5.6" width="88.8" height="{number(height - 11.2)}" rx="3.6"'
            f' fill="none" stroke="{INKS["golddeep"]}" stroke-width="1.1"/>'
        )
    return out


def rays(centre: tuple[float, float], box: tuple[float, float, float, float], count: int, spread: float) -> str:
    """Return the outline of rays from a centre to the edge of a box (left, top, right, bottom).

    `spread` is the angle of one ray in degrees. Rays end on the box, so nothing is clipped.
    """
    out = ""
    for k in range(count):
        middle = 360 * k / count
        ends = [_hit(centre, box, middle + s * spread / 2) for s in (-1, 1)]
        points = [centre, ends[0], *_corner(box, ends[0], ends[1]), ends[1]]
        out += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return tidy(f'<path d="{out}" fill="{INKS["goldpale"]}" fill-opacity=".8" stroke="none"/>')


def _hit(centre: tuple[float, float], box: tuple[float, float, float, float], degrees: float) -> tuple[float, float]:
    x, y = centre
    dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    across = ((box[2] if dx > 0 else box[0]) - x) / dx if abs(dx) > 1e-9 else math.inf
    down = ((box[3] if dy > 0 else box[1]) - y) / dy if abs(dy) > 1e-9 else math.inf
    reach = min(across, down)
    return x + dx * reach, y + dy * reach


def _corner(
    box: tuple[float, float, float, float], a: tuple[float, float], b: tuple[float, float]
) -> list[tuple[float, float]]:
    """Return the corner of the box between two points of its edge, if they are on two sides."""
    same_side = any(abs(a[i] - b[i]) < 1e-6 and abs(a[i] - e) < 1e-6 for i in (0, 1) for e in (box[i], box[i + 2]))
    if same_side:
        return []
    x = next(e for e in (box[0], box[2]) if min(abs(a[0] - e), abs(b[0] - e)) < 1e-6)
    y = next(e for e in (box[1], box[3]) if min(abs(a[1] - e), abs(b[1] - e)) < 1e-6)
    return [(x, y)]
