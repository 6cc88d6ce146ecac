"""Wrong input gets a code and exit code 2, for people and for programs; never a traceback."""

import subprocess
import sys

import pytest
from cli.typed import type_in

from stube import games
from stube.errors import Code

WATTEN = "--game watten --strike 9 --trump H"
WRONG = [
    ("judge trick --game skat EK", "unknown_game"),
    ("judge trick --strike 9 EK", "bad_usage"),
    ("judge trick --game watten --beer", "bad_usage"),
    ("judge trick --game watten --trump H EK", "missing_argument"),
    ("judge trick --game watten --strike 9 EK", "missing_argument"),
    (f"judge trick {WATTEN}", "missing_argument"),
    (f"judge trick {WATTEN} EK EX", "bad_card"),
    (f"judge trick {WATTEN} EK S6", "bad_card"),
    (f"judge trick {WATTEN} EK ke", "card_twice"),
    (f"judge trick {WATTEN} EK EA E8 E9 EU", "too_many_cards"),
    ("judge trick --game watten --strike 6 --trump H EK", "unknown_strike"),
    ("judge trick --game watten --strike 11 --trump H EK", "unknown_strike"),
    ("judge trick --game watten --strike 9 --trump none EK", "unknown_trump"),
    (f"judge trick {WATTEN} --preset bavarian-12 EK", "unknown_preset"),
    (f"judge trick {WATTEN} --set beer=1 EK", "unknown_option"),
    (f"judge trick {WATTEN} --set target EK", "unknown_option"),
    (f"judge trick {WATTEN} --set target=12 EK", "unknown_value"),
    (f"judge trick {WATTEN} --set deck=33 EK", "options_clash"),
    ("judge trick --game german_whist --strike 9 --trump H C2", "argument_not_used"),
    ("judge trick --game german_whist C2", "missing_argument"),
    ("judge trick --game german_whist --trump X C2", "unknown_trump"),
    ("judge trick --game german_whist --trump H C2 C3 C4", "too_many_cards"),
    (f'judge legal {WATTEN} --led EK "EK E9"', "card_twice"),
    (f'judge legal {WATTEN} --played EK "E9"', "missing_argument"),
    (f'judge legal {WATTEN} --led EK --trick 6 "E9"', "bad_number"),
    (f'judge legal {WATTEN} --led EK --trick 0 "E9"', "bad_number"),
    (f'judge legal {WATTEN} --led EK --role guest "E9"', "bad_usage"),
    ("judge score --game watten --score nine AC:win", "bad_form"),
    ("judge score --game watten AC:wins", "bad_event"),
    ("judge score --game watten AD:win", "bad_event"),
    ("judge score --game watten AC:win:3", "bad_event"),
    ("judge score --game watten AC:hold", "nothing_to_answer"),
    ("judge score --game watten AC:raise AC:raise", "answer_first"),
    ("judge score --game watten AC:raise AC:win", "answer_first"),
    ("judge score --game watten AC:raise:7", "wrong_raise"),
    ("judge score --game watten --set max_stake=4 AC:raise BD:raise AC:raise", "stake_limit_reached"),
    ("judge score --game watten --score 9-3 AC:raise", "side_is_tense"),
    ("judge score --game watten AC:win BD:win", "round_is_decided"),
    ("judge score --game watten AC:win BD:better", "round_is_decided"),
    ("judge score --game watten --score 9-3 AC:win BD:win", "series_is_over"),
    ("judge score --game watten AC:concede", "concede_is_off"),
    ("judge score --game watten --preset italian-11 AC:better", "better_is_off"),
    ("judge score --game watten AC:jump", "not_now"),
    ("judge score --game watten AC:give", "not_now"),
    ("judge score --game german_whist", "missing_argument"),
    ("judge score --game german_whist --tricks N:16,D:10", "bad_form"),
    ("judge score --game german_whist --tricks N:11+5", "bad_form"),
    ("judge score --game german_whist --tricks N:11+5,N:2+8", "bad_form"),
    ("judge score --game german_whist --tricks N:11+5,D:2+9", "bad_number"),
    ("judge score --game german_whist --preset high-low --tricks N:8+5,D:5+8", "missing_argument"),
    ("judge score --game german_whist --set tie=last_trick --tricks N:8+5,D:5+8", "missing_argument"),
    ("judge announce --game german_whist", "not_judged"),
    ("judge announce --game watten --preset blind --forehand LU", "missing_argument"),
    ('judge announce --game watten --preset blind --forehand "LU L7 L8 L9 LT LA" --dealer S9', "too_many_cards"),
    ("judge presets --game skat", "unknown_game"),
    ("selfplay skat --bots random", "unknown_game"),
    ("selfplay watten --bots random,genius", "unknown_bot"),
    ("selfplay watten --bots random,random,random", "wrong_bot_count"),
    ("selfplay watten --bots random,random --rounds 0", "bad_usage"),
    ("selfplay watten --bots random,random --set follow=trump_all --set call=optional", "options_clash"),
    ('selfplay watten --bots random,random --deck "EK EA"', "bad_deal"),
    ('selfplay watten --bots random,random --deck "EK EK"', "card_twice"),
    ("replay no-such-file", "bad_usage"),
]


@pytest.mark.parametrize(("line", "code"), WRONG)
def test_wrong_input_is_refused_by_code(line: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With `--json` a refusal is `{"error": code, "details": {…}}`; without it is one line; both end with 2."""
    typed = type_in(f"{line} --json", capsys)
    assert (typed.code, typed.data["error"]) == (2, code)
    assert set(typed.data) == {"error", "details"}
    assert code in set(Code)
    said = type_in(line, capsys)
    assert (said.code, said.out) == (2, "")
    assert "Traceback" not in said.err
    assert code in said.err or "Usage:" in said.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"judge trick {WATTEN} EK EA E8 E9 EU", "5 cards are too many here: 4 at most."),
        ("judge score --game watten --score nine AC:win", "for example 9-8."),
        ("judge score --game german_whist --tricks 8-5", "for example N:11+5,D:2+8."),
    ],
)
def test_a_refusal_says_what_would_fit(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A number that nobody has typed is no answer; what is taken is said, and is taken."""
    assert said in type_in(line, capsys).err


def test_an_event_that_cannot_be_is_pointed_at(capsys: pytest.CaptureFixture[str]) -> None:
    """The event that the rules refuse is named by its place and its text."""
    details = type_in("judge score --game watten --json AC:raise AC:hold", capsys).data["details"]
    assert (details["event"], details["text"]) == (2, "AC:hold")


@pytest.mark.parametrize("game", sorted(games.catalogue()))
def test_presets_are_listed_with_all_options(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every preset of every game is there, with every option; a person reads their names."""
    found = type_in(f"judge presets --game {game} --json", capsys).data
    known = games.find(game)
    assert {preset["id"]: preset["options"] for preset in found["presets"]} == {
        preset.id: preset.rules.values() for preset in known.presets.values()
    }
    aliases = {alias: preset["id"] for preset in found["presets"] for alias in preset["aliases"]}
    assert aliases == dict(known.aliases)
    said = type_in(f"judge presets --game {game}", capsys).out
    assert all(preset in said for preset in known.presets)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("trick --game watten --strike 10 --trump h ke ae la e8", "EA wins (card 2 of the trick)"),
        ("trick --game german_whist --trump none 10C ad", "CT wins"),
        ("legal --game watten --strike O --trump L --led LO --called E9 L8 HK", "L8 HK: a trump or a critical"),
        ("score --game watten --score=-2:5 AC:raise", "AC -2, BD 5; the match goes on; raise to 3 unanswered"),
        ("score --game watten --score 9:8 BD:raise,AC:hold,AC:win", "AC have won the match"),
        ("score --game german_whist --tricks n:8+5,d:5+8", "a draw"),
        ("announce --game watten --strike k --trump h", "strike K, trump H: HK > S7 > E7 > EK=LK=SK > HA"),
    ],
)
def test_a_person_reads_one_line(line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--json` the answer is a short line, and cards may be typed either way round in any case."""
    typed = type_in(f"judge {line}", capsys)
    assert typed.code == 0
    assert words in typed.out
    assert typed.out.count("\n") == 1


def test_as_a_process() -> None:
    """As a program of its own: the issue's line answers, and a wrong card ends with 2."""
    asked = [sys.executable, "-m", "stube.cli", "judge", "trick", "--game", "watten", "--strike", "9", "--trump", "H"]
    good = subprocess.run([*asked, "EK", "EA", "LA", "E8", "--json"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stdout) == (0, '{"winner": 1, "card": "EA", "reason": "led_suit"}\n')
    bad = subprocess.run([*asked, "EK", "XX"], capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert bad.stderr.startswith("stube: bad_card")
