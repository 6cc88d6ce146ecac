"""What commands say to people, in their language: STUBE_LANGUAGE, else that of the system, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from stube.errors import RulesError

if TYPE_CHECKING:
    from stube.errors import Arg, StubeError

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as POSIX has it


def language() -> str:
    """Give the language of whoever types."""
    from stube.locales import first_language

    system = next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), "")
    return first_language((os.environ.get("STUBE_LANGUAGE", ""), system))


def words(message: str, /, **args: Arg) -> str:
    """Give a message; see `stube.locales.say`."""
    from stube.locales import say

    return say(language(), message, **args)


def refused(error: StubeError) -> str:
    """Give the line for an error: its code, for looking it up, and its sentence."""
    from stube.locales import explain

    sentence = explain(language(), error)
    if "event" in error.details:
        at = {name: error.details[name] for name in ("event", "text")}
        sentence = words("cli-at-event", sentence=sentence, **at)
    elif isinstance(error, RulesError) and "line" in error.details and not error.code.startswith("rules_"):
        sentence = words("cli-at-line", sentence=sentence, line=error.details["line"])
    return f"stube: {error.code}: {sentence}"


def because(family: str, code: str) -> str:
    """Give the message for a code, `legal` and `must_give_trump`, without its full stop."""
    from stube.locales import message_id

    return words(message_id(family, code)).rstrip(".")
