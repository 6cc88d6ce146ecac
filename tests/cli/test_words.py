"""Commands speak the language of whoever types them."""

from pathlib import Path

import pytest
from cli.typed import type_in
from records.played import played

from stube.cli._words import LOCALE_VARIABLES, language
from stube.locales import LANGUAGES
from stube.records import text

ON_TOP = {
    "de": "EA gewinnt (Karte 2 des Stichs): die höchste Karte der ausgespielten Farbe.",
    "en": "EA wins (card 2 of the trick): the highest card of the suit led.",
    "es": "EA gana (carta 2 de la baza): la carta más alta del palo de salida.",
    "fr": "EA l’emporte (carte 2 du pli)\u00a0: la plus haute carte de l’enseigne demandée.",
    "it": "EA prende (carta 2 della presa): la carta più alta del seme d’uscita.",
}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_referee_speaks_five_languages(
    spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same question is answered in each language; the answer for programs stays the same."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    asked = "judge trick --game watten --strike 9 --trump H EK EA LA E8"
    assert type_in(asked, capsys).out == ON_TOP[spoken] + "\n"
    assert type_in(f"{asked} --json", capsys).data == {"winner": 1, "card": "EA", "reason": "led_suit"}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_refusal_has_its_code_and_a_sentence(
    spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The code comes first in every language, then the sentence, and the event that is meant."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    said = type_in("judge score --game watten AC:raise:7", capsys).err
    assert said.startswith("stube: wrong_raise: ")
    assert "7" in said.removesuffix("AC:raise:7)\n")
    assert said.endswith("AC:raise:7)\n")


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "preset"),
    [("watten", "italian-tirolo-15"), ("watten", "blind"), ("german_whist", "open-stock"), ("german_whist", "three")],
)
def test_a_match_is_told_without_gaps(
    game: str,
    preset: str,
    spoken: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every line of a replayed match is words: no argument is missing, no id or code of a message shows."""
    monkeypatch.setenv("STUBE_LANGUAGE", spoken)
    file = tmp_path / "match"
    file.write_text(text.write(played(game, preset)), encoding="utf-8")
    told = type_in(f"replay {file}", capsys)
    assert (told.code, told.err) == (0, "")
    assert not [line for line in told.out.splitlines() if any(mark in line for mark in ("{", "}", "event", "_"))]


@pytest.mark.parametrize(
    ("set_to", "spoken"),
    [
        ({"STUBE_LANGUAGE": "it", "LANG": "de_AT.UTF-8"}, "it"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de"}, "fr"),
        ({"STUBE_LANGUAGE": "nl", "LANG": "es"}, "es"),
        ({}, "en"),
    ],
)
def test_where_the_language_comes_from(set_to: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own variable first, then the first of the system's that is set, then English."""
    for name in ("STUBE_LANGUAGE", *LOCALE_VARIABLES):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken
