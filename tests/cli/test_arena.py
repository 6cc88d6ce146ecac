"""`stube arena` and `stube bench` as they are typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.typed import type_in

from stube.locales import LANGUAGES

WHIST = "arena random lowest --game german-whist --pairs 6 --seed 3"


def untimed(data: dict[str, object]) -> dict[str, object]:
    """Leave out what a clock decides."""
    return {name: value for name, value in data.items() if name != "spent"}


def test_two_bots_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    """For a program: pairs, three measures with both intervals, the seed, and the command that gives them again."""
    found = type_in(f"{WHIST} --json", capsys).data
    assert (found["bots"], found["game"], found["preset"]) == (["random", "lowest"], "german_whist", "classic")
    assert (found["pairs"], found["seed"], found["sitting"], found["stopped"]) == (6, "3", "round", False)
    for measure in ("points", "share", "tricks"):
        figure = found[measure]
        assert figure["low"] < figure["mean"] < figure["high"]
        assert figure["bootstrap"][0] <= figure["mean"] <= figure["bootstrap"][1]
    assert found["reduced"]["points"]["narrower"] > 0
    assert found["command"] == "stube arena random lowest --game german_whist --preset classic --pairs 6 --seed 3"
    again = type_in(found["command"].removeprefix("stube ") + " --json", capsys).data
    assert untimed(again) == untimed(found)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_figures_are_told_in_five_languages(
    spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every line of the answer is words of the language, with both bots, the interval and the command."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    said = type_in(f"{WHIST} --sprt 1", capsys)
    assert said.code == 0
    assert "cli-" not in said.out
    assert "{" not in said.out
    assert said.out.count("[") >= 6
    assert "stube arena random lowest --game german_whist" in said.out
    assert "--sprt 0,1" in said.out


def test_matches_are_another_contest(capsys: pytest.CaptureFixture[str]) -> None:
    """Whole matches are said to be such, and are in the command."""
    line = "arena lowest highest --preset wurf --set target=15 --pairs 2 --matches --json"
    found = type_in(line, capsys).data
    assert found["sitting"] == "match"
    assert found["command"].endswith("--preset wurf --set target=15 --pairs 2 --seed 0 --matches")
    assert abs(found["points"]["mean"]) < 15


def test_a_test_stops_early_and_its_command_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    """A clear difference ends the test after its least number of pairs, and the figures are of those."""
    line = "arena random lowest --game german-whist --pairs 3000 --sprt 0,2 --measure tricks --json"
    found = type_in(line, capsys).data
    assert (found["sprt"]["verdict"], found["pairs"]) == ("H1", 100)
    assert found["sprt"]["llr"] > found["sprt"]["bounds"][1]
    assert "--pairs 100 " in found["command"]


def test_a_league_shows_the_whole_matrix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every two bots have met; what a row gains its column loses; the picture is drawn; pairs are kept by contest."""
    plot, pairs = tmp_path / "league.png", tmp_path / "pairs"
    line = f"arena league random lowest highest --game german-whist --pairs 3 --plot {plot} --resume {pairs}"
    found = type_in(f"{line} --json", capsys).data
    points = found["points"]
    for row in range(3):
        assert points[row][row] is None
        for column in range(row):
            assert points[row][column]["mean"] == pytest.approx(-points[column][row]["mean"])
    assert [[cell is not None for cell in row] for row in found["matrix"]] == [
        [False, True, True],
        [False, False, True],
        [False, False, False],
    ]
    assert plot.stat().st_size > 5_000
    assert len(list(tmp_path.glob("pairs.*"))) == 3
    said = type_in(line, capsys)
    assert said.out.count("±") >= 6


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("arena genius lowest", "unknown_bot"),
        ("arena random lowest --game skat", "unknown_game"),
        ("arena random lowest --preset nowhere", "unknown_preset"),
        ("arena random lowest --budget 0ms", "budget_empty"),
        ("arena random lowest --budget 2000s", "budget_too_large"),
        ("arena random lowest --budget soon", "bad_budget"),
        ("arena random", "bad_usage"),
        ("arena random lowest highest", "bad_usage"),
        ("arena league random", "bad_usage"),
        ("arena league random lowest --sprt 1", "bad_usage"),
        ("arena random lowest --sprt much", "bad_usage"),
        ("arena random lowest --sprt 1,0", "bad_usage"),
        ("arena random lowest --sprt nan", "bad_usage"),
        ("arena random lowest --pairs 1", "bad_usage"),
        ("arena random lowest --jobs 0", "bad_usage"),
        ("arena random lowest --resume /", "bad_usage"),
        ("bench speed", "unknown_row"),
        ("bench memory --signature", "bad_usage"),
    ],
)
def test_bad_input_has_its_code(line: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is wrong is said with a code, before anything is played."""
    typed = type_in(f"{line} --json", capsys)
    assert (typed.code, typed.data["error"]) == (2, code)


def test_a_damaged_file_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """File and line are named; nothing is written to it."""
    file = tmp_path / "pairs"
    type_in(f"{WHIST} --resume {file}", capsys)
    damaged = file.read_text().replace("sittings", "settings", 1)
    file.write_text(damaged)
    said = type_in(f"{WHIST} --resume {file}", capsys)
    assert (said.code, said.out) == (2, "")
    assert "arena_file_damaged" in said.err
    assert "2" in said.err
    assert file.read_text() == damaged


def running(file: Path, lines: int, *more: str) -> subprocess.Popen[str]:
    """Start a long run of two processes, and wait until its file has so many lines."""
    command = [sys.executable, "-m", "stube.cli", *WHIST.replace("--pairs 6", "--pairs 5000").split(), "--jobs", "2"]
    # Where these tests run in the background they ignore Ctrl-C, and what they start would as well.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    begun = subprocess.Popen(
        [*command, "--resume", str(file), "--json", *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    signal.signal(signal.SIGINT, before)
    until = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert begun.poll() is None, begun.communicate()
        assert time.monotonic() < until
        time.sleep(0.05)
    return begun


def children(parent: int) -> list[int]:
    """Give the processes that a process has started."""
    tasks = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(number) for number in tasks.read_text().split()]


def alive(process: int) -> bool:
    """Say whether a process runs; one that has ended and waits to be asked about does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture(scope="module")
def whole() -> dict[str, object]:
    """Give what a run of one process says that nobody stops."""
    return untimed(told())


def told(*more: str) -> dict[str, object]:
    """Give what a run in a process of its own says."""
    command = [sys.executable, "-m", "stube.cli", *WHIST.split(), "--json", *more]
    found: dict[str, object] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_stopped_leaves_nothing_behind(
    tmp_path: Path, how: signal.Signals, whole: dict[str, object]
) -> None:
    """Ctrl-C and SIGTERM end cleanly with the figures so far; killed or not, no process stays and the file is good."""
    file = tmp_path / "pairs"
    run = running(file, 8)
    started = children(run.pid)
    assert len(started) >= 2
    run.send_signal(how)
    out, err = run.communicate(timeout=30)
    until = time.monotonic() + 10
    while any(map(alive, started)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(alive, started))
    assert "Traceback" not in err
    if how is signal.SIGKILL:
        assert run.returncode == -signal.SIGKILL
    else:
        assert run.returncode == 130
        found = json.loads(out)
        assert found["stopped"]
        assert found["pairs"] >= 2
    # The file is gone on with: its first pairs are those of a run that nobody stopped.
    assert untimed(told("--resume", str(file))) == whole


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_a_dead_worker_is_said(tmp_path: Path) -> None:
    """A process of the pool that is killed ends the run with a code; what was played is kept."""
    file = tmp_path / "pairs"
    run = running(file, 4)
    for process in children(run.pid):
        if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes():
            os.kill(process, signal.SIGKILL)
            break
    out, err = run.communicate(timeout=30)
    assert run.returncode == 2, err
    assert json.loads(out)["error"] == "worker_died"
    assert file.read_bytes().count(b"\n") >= 4


@pytest.mark.slow
def test_a_cluster_plays_the_same_pairs(whole: dict[str, object]) -> None:
    """On a local Ray of two processes the figures are those of one process."""
    pytest.importorskip("ray")
    assert untimed(told("--ray", "--jobs", "2")) == whole
