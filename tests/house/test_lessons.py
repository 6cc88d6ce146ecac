"""The lessons in the browser show views that the server would send today."""

import subprocess
import sys
from pathlib import Path


def test_the_lessons_are_fresh(repository: Path) -> None:
    """Played again by their script, both lessons give the committed files, action for action and view for view."""
    command = [sys.executable, str(repository / "web/scripts/lessons.py"), "--check"]
    assert subprocess.run(command, check=False).returncode == 0, "stale: python web/scripts/lessons.py"
