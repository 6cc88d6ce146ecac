"""The back of every card: blue lattice, cream rim, a medallion with the carved rosette.

It is the same in every attribute for all cards and looks the same both ways up.
"""

import math

from drawing.ornaments import WIDTH, body
from drawing.palette import INKS
from drawing.svg import number, tidy, use

_STEP = 15.0
_INSET = 5.0


def back(height: float) -> str:
    """Draw the back for a card of the given height."""
    cx, cy = WIDTH / 2, height / 2
    left, right, top, foot = _INSET, WIDTH - _INSET, _INSET, height - _INSET
    rim = INKS["paper"]
    out = body(height)
    out += (
        f'<rect x="5" y="5" width="90" height="{number(height - 10)}" rx="4" fill="{INKS["blue"]}"'
        f' stroke="{INKS["bluedeep"]}"/>'
    )
    lines, dots = _lattice(cx, cy, (left + 2, top + 2, right - 2, foot - 2))
    out += f'<path d="{lines}" fill="none" stroke="{INKS["bluelight"]}" stroke-width=".9"/>'
    out += f'<path d="{dots}" stroke="{rim}" stroke-width="2.6" stroke-linecap="round"/>'
    out += (
        f'<rect x="7" y="7" width="86" height="{number(height - 14)}" rx="2.8" fill="none"'
        f' stroke="{rim}" stroke-width="1.2"/>'
    )
    for x in (15.0, WIDTH - 15):
        for y in (15.0, height - 15):
            out += f'<circle cx="{number(x)}" cy="{number(y)}" r="7.6" fill="{INKS["blue"]}"/>'
            out += use("rosette", x, y, 0.14, fill=rim)
    return tidy(out + medallion(cx, cy))


def _lattice(cx: float, cy: float, box: tuple[float, float, float, float]) -> tuple[str, str]:
    left, top, right, foot = box
    lines = dots = ""
    for k in range(-24, 25):
        for slope in (1, -1):
            start = cx + k * _STEP - slope * (cy - top)
            low = max(0.0, (left - start) / slope if slope > 0 else (right - start) / slope)
            high = min(foot - top, (right - start) / slope if slope > 0 else (left - start) / slope)
            if high - low > 0.5:
                lines += f"M{start + slope * low:.1f} {top + low:.1f}"
                lines += f"L{start + slope * high:.1f} {top + high:.1f}"
    for j in range(-16, 17):
        for i in range(-8, 9):
            x = cx + i * _STEP + (_STEP / 2 if j % 2 else 0)
            y = cy + j * _STEP / 2
            if left + 2 < x < right - 2 and top + 2 < y < foot - 2:
                dots += f"M{x:.1f} {y:.1f}h.1"
    return lines, dots


def medallion(cx: float, cy: float) -> str:
    """Draw the round medallion with the six-petal rosette, our sign."""
    gold, rim = INKS["gold"], INKS["paper"]
    ring = [(cx + 22 * math.cos(math.radians(a)), cy + 22 * math.sin(math.radians(a))) for a in range(-90, 330, 60)]
    arcs = "".join(
        f"M{x:.1f} {y:.1f}A22 22 0 0 0 {ring[(k + 1) % 6][0]:.1f} {ring[(k + 1) % 6][1]:.1f}"
        for k, (x, y) in enumerate(ring)
    )
    place = f'cx="{number(cx)}" cy="{number(cy)}"'
    return (
        f'<circle {place} r="29" fill="{INKS["bluedeep"]}" stroke="{rim}" stroke-width="1.8"/>'
        f'<circle {place} r="25.6" fill="none" stroke="{gold}" stroke-width=".9"/>'
        + use("rosette", cx, cy, 0.48, fill=rim)
        + f'<path d="{arcs}" fill="none" stroke="{gold}" stroke-width="1"/>'
    )
