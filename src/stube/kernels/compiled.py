"""How kernels are compiled: once, kept on disk, without the interpreter's lock."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config

F = TypeVar("F", bound=Callable[..., Any])

# Numba's own types say what it makes of a function; here a kernel keeps the function's type.
njit: Any = numba.njit
settings: Any = config


def kernel(signature: object = None, *, inline: bool = False) -> Callable[[F], F]:
    """Compile a function when it is first called, or at once for a signature.

    Args:
        signature: a Numba signature; needed by functions that call themselves.
        inline: put the function's body where it is called.
    """
    options = {"cache": _KEPT, "nogil": True, "inline": "always" if inline else "never"}

    def compiled(function: F) -> F:
        found: F = njit(**options)(function) if signature is None else njit(signature, **options)(function)
        return found

    return compiled


def _folder() -> Path | None:
    """Give a writable folder for compiled code, None where there is none.

    Numba looks at the date of a function's own file only. The name of the folder has a hash of all kernels, so
    that a function that calls a changed one is compiled again.
    """
    text = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    name = hashlib.sha256(text).hexdigest()[:16]
    home = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    user = str(os.getuid()) if hasattr(os, "getuid") else "user"
    for parent in (Path(home).expanduser() / "stube", Path(tempfile.gettempdir()) / f"stube-{user}"):
        folder = parent / "kernels" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


# Numba's own variable still wins, for those who set it.
if not settings.CACHE_DIR:
    settings.CACHE_DIR = str(_folder() or "")
_KEPT = bool(settings.CACHE_DIR)
