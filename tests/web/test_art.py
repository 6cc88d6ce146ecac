"""The drawn cards: fresh from their sources, complete, and light."""

import gzip
import itertools
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "web" / "art"
ASSETS = ROOT / "web" / "src" / "assets"
SVG = "{http://www.w3.org/2000/svg}"
PACK_LIMIT = 20_000

GERMAN = {f"{suit}{rank}" for suit, rank in itertools.product("ELHS", "789TUOKA")} | {"S6"}
FRENCH = {f"{suit}{rank}" for suit, rank in itertools.product("CDHS", "23456789TJQKA")}
HEADS = {"head-U", "head-O", "head-K"}
PACKS = {
    "german": {code + cut for code in GERMAN for cut in ("", "-p", "-n")} | HEADS | {"back"},
    "standing": {code + cut for code in GERMAN for cut in ("", "-p", "-n")} | HEADS | {"back"},
    "french": {code + cut for code in FRENCH for cut in ("", "-p")} | {"back"},
    "french-four": {code + cut for code in FRENCH for cut in ("", "-p")} | {"back"},
    "watten-french": {code + cut for code in GERMAN for cut in ("", "-p", "-n")}
    | {f"{suit}{rank}{cut}-u" for suit in "ELHS" for rank in "UO" for cut in ("", "-p")}
    | HEADS
    | {"back"},
}
SPRITES = [*(f"cards/{pack}.svg" for pack in PACKS), "pips/german.svg", "pips/french.svg", "pips/french-four.svg"]


def _read(name: str) -> ET.Element:
    return ET.fromstring((ASSETS / name).read_text(encoding="utf-8"))  # noqa: S314 - our own file


def _build(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ART / "build.py", *arguments], capture_output=True, text=True, check=False)


def test_outputs_are_fresh() -> None:
    """The committed drawings are what their sources draw today."""
    done = _build("--check")
    assert done.returncode == 0, done.stderr


def test_check_sees_a_stale_file(tmp_path: Path) -> None:
    """The check fails as soon as one drawing differs from its source, names it and leaves it alone."""
    assert _build("--into", tmp_path).returncode == 0
    assert _build("--into", tmp_path, "--check").returncode == 0
    changed = tmp_path / "src" / "assets" / "cards" / "german.svg"
    changed.write_text("<svg/>", encoding="utf-8")
    done = _build("--into", tmp_path, "--check")
    assert (done.returncode, done.stderr) == (1, "stale: src/assets/cards/german.svg\n")
    assert changed.read_text(encoding="utf-8") == "<svg/>"


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_is_drawn_in_every_cut(pack: str) -> None:
    """A sprite holds exactly the cards of its pack, each in its cuts, and one back."""
    symbols = [node.get("id") or "" for node in _read(f"cards/{pack}.svg").iterfind(f"{SVG}symbol")]
    assert len(symbols) == len(set(symbols))
    assert set(symbols) == PACKS[pack]


@pytest.mark.parametrize(("name", "suits"), [("pips/german.svg", "ELHS"), ("pips/french.svg", "CDHS")])
def test_every_pip_has_two_drawings(name: str, suits: str) -> None:
    """Each suit has a full drawing and one for less than 20 px."""
    symbols = {node.get("id") for node in _read(name).iterfind(f"{SVG}symbol")}
    assert symbols == {suit + cut for suit in suits for cut in ("", "-s")}


@pytest.mark.parametrize("name", SPRITES)
def test_drawings_are_plain_paths(name: str) -> None:
    """No type, no filter, no clip path, no bitmap, no style, no script, no outside address."""
    names = {node.tag.removeprefix(SVG) for node in _read(name).iter()}
    assert names <= {"svg", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "use"}
    text = (ASSETS / name).read_text(encoding="utf-8")
    assert "data:" not in text
    assert re.findall(r'(?:href|src)="(?!#)', text) == []
    assert re.findall(r"url\(", text) == []


@pytest.mark.parametrize("name", SPRITES)
def test_references_reach_a_part_of_the_same_file(name: str) -> None:
    """Every reference finds exactly one part, and every part is reached or is a picture."""
    root = _read(name)
    ids = [node.get("id") or "" for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    wanted = {(node.get("href") or "").removeprefix("#") for node in root.iter(f"{SVG}use")}
    assert wanted <= set(ids)
    pictures = {node.get("id") for node in root.iterfind(f"{SVG}symbol")}
    assert set(ids) - pictures <= wanted


@pytest.mark.parametrize("name", SPRITES)
def test_paths_have_one_decimal(name: str) -> None:
    """One decimal is enough on a card of 100 units; more is weight without sight."""
    text = (ASSETS / name).read_text(encoding="utf-8")
    assert [d for d in re.findall(r'\bd="([^"]*)"', text) if re.search(r"\.\d\d", d)] == []


@pytest.mark.parametrize("pack", PACKS)
def test_pack_is_light(pack: str) -> None:
    """A pack travels in at most 20 kB."""
    packed = len(gzip.compress((ASSETS / "cards" / f"{pack}.svg").read_bytes(), mtime=0))
    sys.stdout.write(f"{pack}: {packed} bytes gzip\n")
    assert packed <= PACK_LIMIT


@pytest.mark.parametrize(("pack", "height"), [("german", 177), ("french", 140), ("watten-french", 177)])
def test_back_is_the_same_upside_down(pack: str, height: int) -> None:
    """No card can be told by the way its back lies: turned by half, the lattice lands on itself."""
    back = next(node for node in _read(f"cards/{pack}.svg").iterfind(f"{SVG}symbol") if node.get("id") == "back")
    lattice = next(d for d in (node.get("d") or "" for node in back.iter(f"{SVG}path")) if "L" in d)
    points = {(float(x), float(y)) for x, y in re.findall(r"[ML](\S+?) (\S+?)(?=[ML]|$)", lattice)}
    assert len(points) > 40
    for x, y in points:
        assert any(abs(100 - x - a) < 0.15 and abs(height - y - b) < 0.15 for a, b in points), (x, y)


def test_tall_packs_share_one_back() -> None:
    """German and French suits on the tall body have the same back to the letter."""
    backs = {
        ET.tostring(node)
        for pack in ("german", "watten-french")
        for node in _read(f"cards/{pack}.svg").iterfind(f"{SVG}symbol")
        if node.get("id") == "back"
    }
    assert len(backs) == 1
