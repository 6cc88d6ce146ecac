"""The five languages say the same things."""

from collections import Counter

import pytest
from fluent.syntax import ast
from locales.reading import FOLDER, files, messages, parsed

from stube.locales import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
BY_NUMBER = {"zero", "one", "two", "few", "many"}


def test_each_language_has_a_folder() -> None:
    """The list of languages names exactly the folders, and each folder holds the same files."""
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    assert folders == set(LANGUAGES)
    for language in OTHERS:
        assert [path.name for path in files(language)] == [path.name for path in files("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse(language: str) -> None:
    """Nothing in a file is junk, and every attribute and value has a text."""
    junk = [entry.content for path in files(language) for entry in parsed(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    """The second message of an id would never be heard, so there is none."""
    ids = Counter(entry.id.name for path in files(language) for entry in parsed(path) if isinstance(entry, ast.Message))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages(language: str) -> None:
    """Each language has every message of English in the same file, and no other."""
    assert {name: message.file for name, message in messages(language).items()} == {
        name: message.file for name, message in messages("en").items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_same_attributes_and_variables(language: str) -> None:
    """A message has the attributes and the variables that it has in English."""
    here, english = messages(language), messages("en")
    assert {name: (message.attributes, message.variables) for name, message in here.items()} == {
        name: (message.attributes, message.variables) for name, message in english.items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_same_cases(language: str) -> None:
    """What a message chooses by has the same cases as in English; numbers have those of the language."""
    for name, message in messages(language).items():
        english = messages("en")[name]
        for variable, cases in message.variants.items():
            wanted = english.variants.get(variable, frozenset())
            digits = {case for case in cases | wanted if case.isdigit()}
            assert cases - BY_NUMBER - digits == wanted - BY_NUMBER - digits, (name, variable)
