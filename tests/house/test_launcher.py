"""What the launcher decides, without a network: `.ci/run` sets up a fresh clone with it."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def launcher(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher as a module, whose checkout is an empty folder."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("launcher", str(repository / "stube"))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name in ("ROOT", "VENV", "LOCK", "STAMP", "STATIC"):
        place = tmp_path / getattr(module, name).relative_to(repository)
        monkeypatch.setattr(module, name, place)
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / "web/src").mkdir(parents=True)
    return module


@pytest.fixture
def started(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The programs that the launcher would have become, each with its arguments."""
    found: list[tuple[str, ...]] = []

    def become(*arguments: str) -> int:
        found.append(arguments)
        return 0

    monkeypatch.setattr(launcher, "set_up", lambda *, dev: found.append(("set_up", str(dev))))
    monkeypatch.setattr(launcher, "become", become)
    monkeypatch.setattr(launcher.os, "chdir", lambda _: None)
    monkeypatch.setattr(launcher.os, "cpu_count", lambda: 2)
    return found


@pytest.mark.parametrize(
    ("typed", "dev", "becomes"),
    [
        ("", False, "-m stube.cli serve --open"),
        ("--port 9000", False, "-m stube.cli serve --open --port 9000"),
        ("serve --port 9000", False, "-m stube.cli serve --port 9000"),
        ("--help", False, "-m stube.cli --help"),
        ("judge trick EK", False, "-m stube.cli judge trick EK"),
        ("test", True, "-m pytest -n 2"),
        ("test -k watten", True, "-m pytest -n 2 -k watten"),
        ("test -n 1", True, "-m pytest -n 1"),
        ("test --pdb", True, "-m pytest --pdb"),
    ],
)
def test_what_is_typed_decides_what_is_started(
    launcher: ModuleType,
    started: list[tuple[str, ...]],
    typed: str,
    dev: bool,  # noqa: FBT001 - parametrized
    becomes: str,
) -> None:
    """Nothing means the table; only tests need the tools; everything else goes to Stube's own command line."""
    assert launcher.main(typed.split()) == 0
    assert started == [("set_up", str(dev)), tuple(becomes.split())]


def test_an_old_python_is_told_what_is_needed(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Python below 3.11 gets a sentence and exit code 1, no traceback, and nothing is made."""
    monkeypatch.setattr(launcher, "OLDEST_PYTHON", (4, 0))
    assert launcher.main([]) == 1
    assert "3.11 or newer" in capsys.readouterr().err
    assert not launcher.VENV.exists()


def test_without_pip_and_ensurepip_it_says_what_to_install(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can bring uv, the message names Debian's package."""
    launcher.VENV.mkdir()
    launcher.LOCK.write_text("uv==1.0 \\\n    --hash=sha256:00\n", encoding="utf-8")
    monkeypatch.setattr(launcher.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(launcher.shutil, "which", lambda _: None)
    with pytest.raises(launcher.SetupError, match="apt install python3-venv"):
        launcher.fetch_uv()


def test_a_step_that_fails_shows_what_it_said(launcher: ModuleType) -> None:
    """The message of a failed step ends with the step's own last lines."""
    with pytest.raises(launcher.SetupError, match=r"(?s)It failed\..*no such index"):
        launcher.call([sys.executable, "-c", "import sys; sys.exit('no such index')"], "It failed.")


def test_the_set_up_is_repeated_when_a_source_changes(launcher: ModuleType) -> None:
    """The fingerprint follows the front end's sources and the lock file, and nothing that tools leave behind."""
    first = launcher.fingerprint()
    (launcher.ROOT / "web/node_modules/svelte").mkdir(parents=True)
    (launcher.ROOT / "web/node_modules/svelte/index.js").write_text("1", encoding="utf-8")
    assert launcher.fingerprint() == first
    (launcher.ROOT / "web/src/main.ts").write_text("1", encoding="utf-8")
    second = launcher.fingerprint()
    assert second != first
    launcher.LOCK.write_text("uv==1.0\n", encoding="utf-8")
    assert launcher.fingerprint() != second


def test_uv_is_pinned_with_hashes(launcher: ModuleType, repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pip is told to install is uv alone, at one version, with at least one hash."""
    monkeypatch.setattr(launcher, "LOCK", repository / "requirements.lock")
    lines = launcher.locked_requirement("uv").splitlines()
    assert lines[0].startswith("uv==")
    assert len(lines) > 1
    assert all(line.startswith("    --hash=sha256:") for line in lines[1:])


@pytest.mark.parametrize(
    ("of_pip", "environment", "expected"),
    [
        ("global.index-url='https://mirror.test/simple'", {}, {"UV_DEFAULT_INDEX": "https://mirror.test/simple"}),
        ("global.index-url='https://mirror.test/simple'", {"UV_DEFAULT_INDEX": "https://own.test"}, {}),
        ("", {"PIP_INDEX_URL": "https://env.test"}, {"UV_DEFAULT_INDEX": "https://env.test"}),
        ("global.cert='/ca.pem'", {}, {"SSL_CERT_FILE": "/ca.pem"}),
        ("global.extra-index-url='https://more.test'", {}, {}),
        ("", {"system": "has certificates"}, {"UV_SYSTEM_CERTS": "1"}),
    ],
)
def test_uv_hears_what_pip_was_told(
    launcher: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    of_pip: str,
    environment: dict[str, str],
    expected: dict[str, str],
) -> None:
    """It gets pip's main index and certificates, unless it has settings of its own."""
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL", "PIP_CERT", "SSL_CERT_FILE", "UV_SYSTEM_CERTS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(launcher, "has_system_certificates", lambda: "system" in environment)
    for name, setting in environment.items():
        monkeypatch.setenv(name, setting)
    said = subprocess.CompletedProcess([], 0, stdout=of_pip, stderr="")
    monkeypatch.setattr(launcher.subprocess, "run", lambda *_, **__: said)
    assert launcher.index_settings() == expected
