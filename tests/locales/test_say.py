"""The loader: texts as they are heard."""

import json
from pathlib import Path

import pytest
from locales.reading import messages

from stube.errors import Code, IllegalAction
from stube.locales import LANGUAGES, bundle, explain, first_language, message_id, say

GOLDEN = json.loads((Path(__file__).resolve().parents[1] / "data/locales/spoken.json").read_text(encoding="utf-8"))
MANY = 1_000_000


@pytest.mark.parametrize("sample", GOLDEN, ids=lambda sample: f"{sample['language']}-{sample['id']}")
def test_spoken_samples(sample: dict[str, object]) -> None:
    """The samples that browser and server share come out as they were written down."""
    args = sample["args"]
    assert isinstance(args, dict)
    assert say(str(sample["language"]), str(sample["id"]), **args) == sample["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_exist_in_every_language(language: str) -> None:
    """Every sample is there in each language, so that none is forgotten."""
    ids = {sample["id"] for sample in GOLDEN}
    assert {sample["id"] for sample in GOLDEN if sample["language"] == language} == ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, MANY])
def test_numbers_find_their_form(language: str, number: int) -> None:
    """Every message that chooses by number has a text for none, one, several and millions, without a gap."""
    for name, message in messages(language).items():
        if any("one" in cases for cases in message.variants.values()):
            text = say(language, name, **dict.fromkeys(message.variables, number))
            assert text, name
            assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_differs_from_two(language: str) -> None:
    """Where a message tells one from many, the texts differ by more than the number."""
    for name, message in messages(language).items():
        if any("one" in cases for cases in message.variants.values()) and "record-bad-value" not in name:
            one = say(language, name, **dict.fromkeys(message.variables, 1)).replace("1", "#")
            two = say(language, name, **dict.fromkeys(message.variables, 2)).replace("2", "#")
            assert one != two, name


def test_no_marks_of_isolation() -> None:
    """A terminal is given plain text."""
    assert "\u2068" not in say("de", "event-dealer", seat="Vroni")


def test_lists_are_joined_as_the_language_does() -> None:
    """Several cards are one list with the language's own word before the last."""
    assert say("de", "event-row", cards=("A", "B", "C")) == "Offen liegen: A, B und C."
    assert say("es", "event-row", cards=("A", "B")) == "Cartas vistas: A y B."


def test_truth_and_nothing_can_be_arguments() -> None:
    """A flag chooses a case, and an argument that is not there leaves no trace."""
    assert say("en", "event-played", seat="Luis", card="K", called=True) == "Luis plays the K: trump or critical!"
    assert say("en", "event-played", seat="Luis", card="K", called=False) == "Luis plays the K."
    assert say("en", "error-missing-argument", argument=None) == "Still missing: ."


def test_attributes_are_messages_too() -> None:
    """A message's attribute is named after a dot."""
    assert say("en", "suit-S.letter") == "B"


def test_errors_are_explained() -> None:
    """An error says its sentence with its own arguments."""
    assert explain("en", IllegalAction(Code.WRONG_RAISE, to=7, possible=(3,))) == "From here it does not go to 7."


def test_code_to_id() -> None:
    """A code's message has hyphens."""
    assert message_id("error", Code.NOT_YOUR_TURN) == "error-not-your-turn"


@pytest.mark.parametrize("wrong", [("en", "no-such-message"), ("xx", "card"), ("en", "suit-E.nothing")])
def test_unknown_is_refused(wrong: tuple[str, str]) -> None:
    """A language, a message or an attribute that is not there is a mistake of the program."""
    with pytest.raises(KeyError):
        say(*wrong)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT"], "de"),
        (["fr_CH.UTF-8"], "fr"),
        (["nl", "it"], "it"),
        (["C.UTF-8"], "en"),
        ([], "en"),
        (["", "ES"], "es"),
    ],
)
def test_first_language(wanted: list[str], language: str) -> None:
    """The first language that we speak is taken, however its tag is written."""
    assert first_language(wanted) == language


def test_bundles_are_kept() -> None:
    """A language is read once."""
    assert bundle("de") is bundle("de")
