"""When the build hook builds the browser's table, and when it leaves well alone."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def hook(repository: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The file hatch_build.py as a module, with a front end wanted."""
    monkeypatch.delenv("STUBE_SKIP_WEB", raising=False)
    spec = importlib.util.spec_from_file_location("hatch_build", repository / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a front end that was never built."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/package-lock.json").write_text("{}", encoding="utf-8")
    (tmp_path / "web/src/main.ts").write_text("1", encoding="utf-8")
    return tmp_path


def build(hook: ModuleType, root: Path) -> None:
    """Leave what a finished build leaves."""
    static = root / hook.STATIC
    static.mkdir(parents=True)
    (static / hook.STAMP).write_text(hook.fingerprint(root) + "\n", encoding="utf-8")


def test_it_builds_once_and_again_after_a_change(hook: ModuleType, checkout: Path) -> None:
    """A front end is built when it never was or when a source differs from the built one, else not."""
    assert hook.needs_build(checkout)
    build(hook, checkout)
    assert not hook.needs_build(checkout)
    (checkout / "web/src/main.ts").write_text("2", encoding="utf-8")
    assert hook.needs_build(checkout)


def test_texts_belong_to_the_front_end(hook: ModuleType, checkout: Path) -> None:
    """The browser carries the Fluent files, so a changed sentence is a changed front end."""
    build(hook, checkout)
    (checkout / "src/stube/locales/de").mkdir(parents=True)
    (checkout / "src/stube/locales/de/table.ftl").write_text("hold = Halten", encoding="utf-8")
    assert hook.needs_build(checkout)


def test_it_can_be_told_not_to(hook: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """STUBE_SKIP_WEB=1 builds nothing, and a checkout without a front end builds nothing."""
    monkeypatch.setenv("STUBE_SKIP_WEB", "1")
    assert not hook.needs_build(checkout)
    monkeypatch.setenv("STUBE_SKIP_WEB", "0")
    assert hook.needs_build(checkout)
    (checkout / "web/package-lock.json").unlink()
    assert not hook.needs_build(checkout)


@pytest.mark.parametrize(("said", "good"), [("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True), ("?", False)])
def test_an_old_node_counts_as_none(
    hook: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    said: str,
    good: bool,  # noqa: FBT001 - parametrized
) -> None:
    """Vite needs Node 20.19; with an older one, or none, Node comes from the package index."""
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho '{said}'\n", encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.has_node() is good
    monkeypatch.setenv("PATH", "")
    assert not hook.has_node()


def test_a_developers_packages_stay(hook: ModuleType, tmp_path: Path) -> None:
    """node_modules is kept while it holds every package that the build needs at the locked version."""
    lock = {"packages": {"": {}, "node_modules/svelte": {"version": "5"}, "node_modules/vitest": {"dev": True}}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    assert not hook.has_packages(tmp_path)
    (tmp_path / "node_modules").mkdir()
    there = tmp_path / "node_modules/.package-lock.json"
    there.write_text(json.dumps({"packages": {"node_modules/svelte": {"version": "5"}}}), encoding="utf-8")
    assert hook.has_packages(tmp_path)
    there.write_text(json.dumps({"packages": {"node_modules/svelte": {"version": "4"}}}), encoding="utf-8")
    assert not hook.has_packages(tmp_path)
