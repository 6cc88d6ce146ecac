"""What is written for those who run a server fits the server."""

import re
from dataclasses import fields
from pathlib import Path

from stube.server import metrics
from stube.server.app import create_app
from stube.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "docs/guides/deploy.md", ROOT / "docs/guides/security.md", *sorted((ROOT / "deploy").iterdir())]
OURS = {"STUBE_SITE", "STUBE_NODES"}
"""Read by the proxy's own file."""


def test_every_setting_that_is_named_exists() -> None:
    """A variable `STUBE_…` of a compose file or a guide is a setting of the server."""
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | OURS
    named = {name for page in PAGES for name in re.findall(r"STUBE_[A-Z_]+[A-Z]", page.read_text(encoding="utf-8"))}
    assert named - known == set()
    assert {"STUBE_DATABASE", "STUBE_PROXIES", "STUBE_METRICS_PORT"} <= named


def test_every_figure_that_is_watched_exists() -> None:
    """A figure that the guide tells to watch is told by a node."""
    text = (ROOT / "docs/guides/deploy.md").read_text(encoding="utf-8")
    told = {sample.name for family in metrics.REGISTRY.collect() for sample in family.samples}
    told |= {family.name for family in metrics.REGISTRY.collect()}
    told |= {f"{family.name}_total" for family in metrics.REGISTRY.collect()}
    watched = set(re.findall(r"`(stube_[a-z_]+|process_[a-z_]+)", text))
    assert watched - told == set()
    assert len(watched) > 8


def test_the_proxy_asks_what_the_server_answers() -> None:
    """The addresses by which a proxy or a container looks whether a node is well are routes of the server."""
    routes = {route.path for route in create_app(Settings()).routes}
    for name in ("Caddyfile", "Dockerfile"):
        asked = re.findall(r"(?:health_uri |8765)(/[a-z]+)", (ROOT / "deploy" / name).read_text(encoding="utf-8"))
        assert asked
        assert set(asked) <= routes


def test_what_the_security_page_points_at_exists() -> None:
    """Each file of tests or code that is named as proof is there."""
    text = (ROOT / "docs/guides/security.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:tests|server|test_)[a-z_/.]*)`", text)
    places = (ROOT, ROOT / "src/stube", ROOT / "tests/server")
    assert named
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
