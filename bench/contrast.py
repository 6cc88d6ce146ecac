# ruff: noqa: INP001, T201 - a command, no package
"""Contrast of all words as they are seen: `python bench/contrast.py [--light contrast] [--state whist]`.

Where words stand on wood, axe cannot tell. Here a page is photographed without its words, and each word's colour is
compared with every point that lies behind it. A word fails where a tenth of these points is too near to it: 4.5 to 1 is
asked, 3 to 1 of large words (WCAG 2.2, 1.4.3). The same for the edges of controls against what surrounds them (1.4.11),
of which the clearer of edge and ground counts.
"""

import argparse
import io
import itertools
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Error, Page

sys.path.insert(0, str(Path(__file__).parent))

from screens import STATES, opening, reached
from studio import studio

LIGHTS = ("light", "dark", "contrast")
SIZES = ((390, 844), (1440, 900))
WORDS = """() => {
  const seen = [];
  const all = new CSSStyleSheet();
  all.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(all);  // what no finger meets may cover words all the same
  const hides = (other, one) => {
    if (other.contains(one) || one.contains(other)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(other);
    const [, , , alpha = 1] = backgroundColor.match(/[0-9.]+/g) ?? [];
    return Number(alpha) > 0.5 || backgroundImage !== 'none' || other.matches('img, canvas');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement;
    if (node.textContent.trim() === '' || !one.checkVisibility({ opacityProperty: true })) continue;
    if (one.closest('.heard, svg, script, style, option, [aria-disabled=true]')) continue;
    const style = getComputedStyle(one);
    let opacity = 1;
    for (let up = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 3 || left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) continue;
      const there = document.elementsFromPoint(left + width / 2, top + height / 2);
      if (!there.includes(one) || there.slice(0, there.indexOf(one)).some((other) => hides(other, one))) continue;
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      seen.push({ box: [left, top, width, height], ink: style.color, opacity, large, text: node.textContent.trim() });
    }
  }
  document.adoptedStyleSheets.pop();
  return seen;
}"""
EDGES = """() => [...document.querySelectorAll('button:not(.held, .head, .skip), select, input:not(.heard), textarea')]
  .filter((one) => one.checkVisibility() && !one.matches('[aria-disabled=true], [aria-hidden=true]'))
  .map((one) => ({ one, box: one.getBoundingClientRect(), style: getComputedStyle(one) }))
  .filter(({ one, box }) => {
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.left > 5 && box.top > 5 && box.right < innerWidth - 5 && box.bottom < innerHeight - 5
      && (there === one || one.contains(there));
  })
  .map(({ one, box, style }) => ({ box: [box.left, box.top, box.width, box.height], text: one.textContent.trim(),
    inks: [parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : style.backgroundColor,
      ...[...style.boxShadow.matchAll(/(rgba?\\([^)]*\\)) 0px 0px 0px [\\d.]+px/g)].map(([, ring]) => ring)],
    opacity: 1,
    bare: parseFloat(style.borderTopWidth) === 0 && style.backgroundColor === 'rgba(0, 0, 0, 0)' }))
  .filter(({ bare }) => !bare)
"""
BLANK = "*, *::before, *::after { color: transparent !important; transition: none !important }"
Points = NDArray[np.float64]


def luminance(points: Points) -> Points:
    """Give the relative luminance of colours from 0 to 255, the last axis red, green, blue."""
    part = points / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    weighed: Points = linear @ np.array([0.2126, 0.7152, 0.0722])
    return weighed


def ratio(ink: Points, ground: Points) -> Points:
    """Give the contrast of a colour with each of many."""
    one, other = luminance(ink), luminance(ground)
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def colour(text: str, opacity: float) -> tuple[Points, float]:
    """Read a colour as a browser writes it; gives red, green, blue, and how much it covers."""
    parts = [float(part) for part in text[text.index("(") + 1 : -1].replace("/", ",").split(",")]
    return np.array(parts[:3]), (parts[3] if len(parts) > 3 else 1.0) * opacity


def picture(page: Page) -> Points:
    """Photograph a page."""
    with Image.open(io.BytesIO(page.screenshot())) as image:
        return np.asarray(image.convert("RGB"), dtype=np.float64)


def faults(page: Page) -> list[str]:
    """Give the words and edges that are hard to see, each with its contrast."""
    words, edges = page.evaluate(WORDS), page.evaluate(EDGES)
    page.evaluate(
        "css => { const one = new CSSStyleSheet(); one.replaceSync(css); document.adoptedStyleSheets.push(one) }", BLANK
    )
    blank = picture(page)
    found = []
    for word in words:
        left, top, width, height = (round(edge) for edge in word["box"])
        ground = blank[top : top + height, left : left + width].reshape(-1, 3)
        found += judged(word, ground, 3.0 if word["large"] else 4.5, "word")
    for edge in edges:
        left, top, width, height = (round(edge) for edge in edge["box"])
        ring = np.concatenate([blank[top - 5, left : left + width], blank[top + height + 4, left : left + width]])
        inside = np.median(blank[top + 3 : top + height - 3, left + 3 : left + width - 3].reshape(-1, 3), axis=0)
        if float(np.quantile(ratio(inside, ring), 0.1)) < 3.0:
            found += min((judged({**edge, "ink": ink}, ring, 3.0, "edge") for ink in edge["inks"]), key=len)
    return found


def judged(thing: dict[str, Any], ground: Points, asked: float, kind: str) -> list[str]:
    """Give the fault of one thing, if it has one."""
    if ground.size == 0:
        return []
    ink, covers = colour(thing["ink"], thing["opacity"])
    has = float(np.quantile(ratio(ink * covers + ground * (1 - covers), ground), 0.1))
    return [f"{kind} {has:.2f} of {asked}: {thing['text'][:50]!r}"] if has < asked else []


def main() -> None:
    """Look at all that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, several times")
    parser.add_argument("--light", action="append", choices=LIGHTS)
    parser.add_argument("--language", default="de")
    parser.add_argument("--state", action="append", choices=STATES)
    asked = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in asked.size or [])] or SIZES
    seen: dict[str, list[str]] = {}
    with studio() as (browser, house):
        for size, light, state in itertools.product(sizes, asked.light or LIGHTS, asked.state or STATES):
            with opening(browser, house, size, light, asked.language) as open_page:
                try:
                    for fault in faults(reached(open_page, state)):
                        seen.setdefault(f"{light} {fault}", []).append(f"{state} {size[0]}")
                except Error as error:
                    print(f"{state} {size[0]} {light}: not reached: {str(error).splitlines()[0]}")
    for fault, places in seen.items():
        print(f"{fault}: {', '.join(places[:4])}{' …' if len(places) > 4 else ''}")
    print(f"{len(seen)} faults")


if __name__ == "__main__":
    main()
