"""The words for people: Fluent files, one folder a language, and the ten lines that read them.

The browser reads the same files. Everybody else gives codes and arguments; here they become sentences.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from stube.errors import Arg, StubeError

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
)
"""The folder of each language, and what its speakers call it."""
FALLBACK = "en"


@cache
def bundle(language: str) -> FluentBundle:
    """Load all messages of a language; texts come without marks of isolation.

    Raises:
        KeyError: the language is none of ours.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    found = FluentBundle([language], use_isolating=False)
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(language: str, message: str, /, **args: Arg) -> str:
    """Give a message in a language.

    Args:
        language: one of LANGUAGES.
        message: its id, or `id.attribute`.
        args: its arguments; tuples are listed as the language does it.

    Raises:
        KeyError: there is no such language or message.
    """
    spoken = bundle(language)
    name, _, attribute = message.partition(".")
    found = spoken.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(message)
    text, _ = spoken.format_pattern(pattern, {key: _spoken(language, arg) for key, arg in args.items()})
    return str(text)


def explain(language: str, error: StubeError) -> str:
    """Give the sentence for an error."""
    return say(language, message_id("error", error.code), **error.details)


def message_id(family: str, code: str) -> str:
    """Give the id of the message for a code: `error`, `not_your_turn` to `error-not-your-turn`."""
    return f"{family}-{code.replace('_', '-')}"


def first_language(wanted: Iterable[str]) -> str:
    """Give the first language of a list of tags (`de-AT`, `fr_FR.UTF-8`) that we speak, else English."""
    short = (tag[:2].lower() for tag in wanted)
    return next((language for language in short if language in LANGUAGES), FALLBACK)


def _spoken(language: str, arg: Arg) -> str | int:
    """Make an argument what a message can hold."""
    if isinstance(arg, tuple):
        return format_list([str(_spoken(language, one)) for one in arg], locale=language)
    if isinstance(arg, bool):
        return "true" if arg else "false"
    return "" if arg is None else arg
