"""`stube selfplay` and `stube replay` as they are typed."""

from json import loads
from pathlib import Path

import pytest
from cli.typed import type_in
from records.played import played

from stube.records import json, text

D1 = (
    "4C QS 5C 3S KS QH TD 5S JH 8C JD 3C 9H 9C 7H 2C KC 6H 6C 4D JS TC TH JC 8H 4H "
    "AS 2S AD TS 5D KH 8S 3H QD KD AC 3D 6D 4S 7D 6S 8D 7S AH QC 2H 5H 2D 9D 7C 9S"
)
D2 = (
    "8S 7S 5H TD 6H 4H 6D 2S 9S 8H 2C KD KC 6S AH 5S 9H 3C 2H AC JS KH 7C 9C KS 6C "
    "3S QS 7D 8D JC QC TH 3H 7H 2D AS AD QH 8C 4C 5C 4D 5D TS JH TC QD 3D 9D JD 4S"
)
D1_LOW, D1_HIGH = "NNDNNNNNNNNDNDNDNDDDDNDNND", "NNNNNDDDDDDNNNDDDNNNNNNNNN"
D2_LOW, D2_HIGH = "DNDNNNDNDNNDNDNDNDNDNDDDDN", "NNDDNNNNNNNNNDDDDDDDDDDNNN"

DEALS = [
    ("D1", D1, "lowest", "classic", D1_LOW, (16, 10), (3, 0)),
    ("D1", D1, "lowest", "last13", D1_LOW, (16, 10), (0, 1)),
    ("D1", D1, "lowest", "weighted", D1_LOW, (16, 10), (1, 0)),
    ("D1", D1, "highest", "classic", D1_HIGH, (17, 9), (4, 0)),
    ("D1", D1, "highest", "last13", D1_HIGH, (17, 9), (1, 0)),
    ("D1", D1, "highest", "weighted", D1_HIGH, (17, 9), (1, 0)),
    ("D2", D2, "lowest", "classic", D2_LOW, (13, 13), (0, 0)),
    ("D2", D2, "lowest", "last13", D2_LOW, (13, 13), (0, 1)),
    ("D2", D2, "lowest", "weighted", D2_LOW, (13, 13), (0, 1)),
    ("D2", D2, "highest", "classic", D2_HIGH, (14, 12), (1, 0)),
    ("D2", D2, "highest", "last13", D2_HIGH, (14, 12), (0, 1)),
    ("D2", D2, "highest", "weighted", D2_HIGH, (14, 12), (0, 1)),
]


@pytest.mark.parametrize(("number", "deck", "bot", "preset", "winners", "tricks", "points"), DEALS)
def test_a_whole_deal(
    number: str,
    deck: str,
    bot: str,
    preset: str,
    winners: str,
    tricks: tuple[int, int],
    points: tuple[int, int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples D1 and D2: the winner of each trick, the tricks and the points, by each way of counting."""
    line = f'selfplay german_whist --preset {preset} --bots {bot},{bot} --rounds 1 --seed 5 --deck "{deck}" --json'
    found = type_in(line, capsys).data
    (played_round,) = found["rounds"]
    assert "".join("ND"[seat] for seat in played_round["winners"]) == winners, number
    assert played_round["tricks"] == dict(zip("ND", tricks, strict=True)), number
    assert played_round["points"] == found["score"] == dict(zip("ND", points, strict=True)), number


def test_watten_counts_for_its_sides(capsys: pytest.CaptureFixture[str]) -> None:
    """Two bots are sides; the score is the sum of the rounds; the same seed gives the same output."""
    line = "selfplay watten --preset wurf --set target=15 --bots random,lowest --rounds 12 --seed 3 --json"
    first, second = type_in(line, capsys), type_in(line, capsys)
    assert first.out == second.out
    found = first.data
    assert len(found["rounds"]) == 12
    for side in ("AC", "BD"):
        assert found["score"][side] == sum(each["points"][side] for each in found["rounds"])
    other = type_in(line.replace("--seed 3", "--seed 4"), capsys)
    assert other.out != first.out
    assert "12 rounds" in type_in(line.removesuffix(" --json"), capsys).out


def test_a_round_of_watten_worked_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """The pack in order, dealt 3 and 2 from seat 0: strike 7 and trump E are the lowest names.

    A holds E7 E8 E9 LU LO, B ET EU EO LK LA, C EK EA L7 H7 H8, D L8 L9 LT H9 HT. E7 (Spitz) beats ET L7 L8;
    the blind H7 beats E8 EU L9; EO beats H8 H9 E9; EK beats LK LT LU.
    """
    deck = " ".join(suit + rank for suit in "ELHS" for rank in ("7", "8", "9", "10", "U", "O", "K", "A"))
    found = type_in(f'selfplay watten --bots lowest,lowest --deck "{deck}" --json', capsys).data
    (only,) = found["rounds"]
    assert only["winners"] == [0, 2, 1, 2]
    assert only["tricks"] == {"AC": 3, "BD": 1}
    assert only["points"] == found["score"] == {"AC": 2, "BD": 0}


@pytest.mark.parametrize("form", [text, json])
@pytest.mark.parametrize(("game", "preset"), [("watten", "blind"), ("german_whist", "open-stock")])
def test_a_record_is_replayed(
    form: object, game: str, preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of either form: every trick for a person; every state, with its entry, for a program."""
    record = played(game, preset)
    file = tmp_path / "match"
    file.write_text(text.write(record) if form is text else json.write(record), encoding="utf-8")
    told = type_in(f"replay {file}", capsys)
    assert told.code == 0
    for entry in record.entries:
        if entry.text.startswith("play "):
            assert f"{entry.seat} {entry.text.split()[1]}" in told.out
    lines = type_in(f"replay {file} --json", capsys).out.splitlines()
    assert len(lines) == len(record.entries)
    states = [loads(line) for line in lines]
    assert [state["text"] for state in states] == [str(entry) for entry in record.entries]
    assert {"decision", "turn", "score", "stake", "tricks"} <= set(states[-1])
    assert [state["decision"] for state in states] == sorted(state["decision"] for state in states)


def test_a_spoilt_record_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged file ends with 2 and names line and reason, in both ways of asking."""
    file = tmp_path / "match"
    lines = text.write(played("watten", "bavarian-11")).splitlines()
    file.write_text("\n".join(lines[:-4]), encoding="utf-8")
    said = type_in(f"replay {file}", capsys)
    assert (said.code, said.out) == (2, "")
    assert f"line {len(lines) - 4}" in said.err
    typed = type_in(f"replay {file} --json", capsys)
    assert (typed.code, typed.data["error"]) == (2, "record_truncated")
    assert typed.data["details"]["line"] == len(lines) - 4
