"""How a command answers: a line for a person, JSON for a program, and the same for a refusal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import click

from stube.errors import Code, StubeError


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command has found.

    Attributes:
        data: for programs; texts, numbers, lists and dicts.
        text: for people, made only when they ask.
    """

    data: object
    text: Callable[[], str]


def as_json(data: object) -> str:
    """Give data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False)


def give(work: Callable[[], Answer], *, json_wanted: bool) -> None:
    """Do the work and print its answer, or why there is none.

    Raises:
        SystemExit, StubeError: see `refuse`.
    """
    try:
        answer = work()
    except StubeError as refusal:
        refuse(refusal, json_wanted=json_wanted)
    click.echo(as_json(answer.data) if json_wanted else answer.text())


def refuse(refusal: StubeError, *, json_wanted: bool) -> NoReturn:
    """End the command with a refusal.

    Raises:
        SystemExit: 2, after the refusal was printed as JSON.
        StubeError: the refusal, when JSON is not wanted; the program prints it and ends with 2.
    """
    if not json_wanted:
        raise refusal
    click.echo(as_json({"error": refusal.code.value, "details": dict(refusal.details)}))
    sys.exit(2)


class Answering(click.Command):
    """A command that says in JSON, too, that it was typed wrongly, once `--json` is typed."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the options; see `click.Command`."""
        json_wanted = "--json" in args
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as wrong:
            if not json_wanted:
                raise
            refuse(StubeError(Code.BAD_USAGE, message=wrong.format_message()), json_wanted=True)
