"""Every code has its sentence, and a sentence asks only for what the code brings."""

import pytest
from locales.families import clashes, ends, error_sites, event_sites, generated, options, reasons
from locales.reading import messages

from stube.locales import LANGUAGES, message_id

# Arguments of events that the browser adds: whether it is my seat, who won as seen from it.
ADDED = {"you", "won"}
# Arguments that a sentence can do without: the test says so.
OPTIONAL = {
    ("event-trick-won", "reason"),
    ("event-picked-up", "seat"),
    ("event-cut-seen", "seat"),
    ("event-chosen", "seat"),
    ("error-record-bad-value", "line"),
}
NAMES_OF_BOTS = {f"bot-name-{number}" for number in range(1, 9)}


@pytest.mark.parametrize("family", sorted(generated()))
def test_every_code_has_a_message(family: str) -> None:
    """Errors, events, games, presets, cards, roles, reasons, ends and bots each have their message."""
    wanted = generated()[family]
    there = {name for name in messages("en") if name.split("-")[0] == family} - NAMES_OF_BOTS
    assert wanted - there == set()
    assert there - wanted == set()


@pytest.mark.parametrize("family", ["preset", "game", "bot"])
def test_what_is_chosen_has_a_line(family: str) -> None:
    """Each preset, game and bot says in one line what is special about it."""
    missing = [name for name in generated()[family] if messages("en")[name].attributes != ("line",)]
    assert missing == []


def test_every_option_says_what_it_changes() -> None:
    """Each option has its `.about`, one sentence; each value is named within its option by words of its own."""
    for language in LANGUAGES:
        found = messages(language)
        for name, values in options().items():
            assert found[name].attributes == ("about",), (language, name)
            assert found[name].whole.endswith("."), (language, name)
            assert len({found[value].whole for value in values}) == len(values), (language, name)


def test_suits_have_letters_of_their_own() -> None:
    """In each language the four German suits have four letters, as `look.md` section 2 has them."""
    wanted = {"de": "ELHS", "en": "ALHB", "fr": "GFCL", "es": "BHCM", "it": "GFCP"}
    for language in LANGUAGES:
        letters = "".join(messages(language)[f"suit-{suit}"].whole[-1] for suit in "ELHS")
        assert letters == wanted[language]


def test_every_clash_is_explained() -> None:
    """Each combination of options that is refused by name has its own sentence."""
    assert messages("en")["error-options-clash"].variants["clash"] == clashes() | {"other"}


def test_every_end_and_reason_is_told() -> None:
    """The sentence for the end of a round knows each way to end it, that for a trick each reason."""
    assert messages("en")["event-round-over"].variants["how"] == ends()
    assert messages("en")["event-trick-won"].variants["reason"] == reasons() | {"none"}


def test_sentences_for_events_ask_for_what_events_bring() -> None:
    """A variable of an event's sentence is an argument of that event wherever it is made."""
    for site in event_sites():
        asked = messages("en")[message_id("event", site.code)]
        wanted = {name for name in asked.variables - ADDED if (asked.id, name) not in OPTIONAL}
        assert site.open or wanted <= site.args, site


def test_sentences_for_errors_ask_for_what_errors_bring() -> None:
    """A variable of an error's sentence is an argument of that error wherever it is raised."""
    for site in error_sites():
        asked = messages("en")[message_id("error", site.code)]
        wanted = {name for name in asked.variables if (asked.id, name) not in OPTIONAL}
        assert site.open or wanted <= site.args, site


def test_the_places_were_found() -> None:
    """The search for places sees the code: it finds many, in both games."""
    assert len(event_sites()) > 30
    assert len(error_sites()) > 60
