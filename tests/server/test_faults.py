"""The fault run in small: nodes killed and the database restarted while tables are played to their end."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from server.databases import require_postgres

SCRIPT = Path(__file__).resolve().parents[2] / "bench/faults.py"
SMALL = ("--tables", "3", "--at-once", "3", "--kills", "3", "--restarts", "1", "--pace", "0.005", "--every", "0.7")


@pytest.mark.slow
async def test_nothing_is_lost_when_nodes_die() -> None:
    """Three tables over three nodes, three kills, one restart: every table finishes and every log replays as told."""
    require_postgres()
    run = await asyncio.create_subprocess_exec(sys.executable, str(SCRIPT), *SMALL, "--limit", "90", stdout=PIPE)
    said, _ = await run.communicate()
    summary = json.loads(said)
    assert summary["faults"] == []
    assert summary["tables"] >= 3
    assert summary["counts"]["nodes killed"] == 3
    assert summary["told"] > summary["rows"] / 2
