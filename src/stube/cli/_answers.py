"""How a command answers: a line for a person, JSON for a program, and the same for a refusal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass

import click

from stube.errors import StubeError


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command has found.

    Attributes:
        data: for programs; texts, numbers, lists and dicts.
        text: for people.
    """

    data: object
    text: str


def as_json(data: object) -> str:
    """Give data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False)


def give(work: Callable[[], Answer], *, json_wanted: bool) -> None:
    """Do the work and print its answer, or why there is none.

    Raises:
        SystemExit: 2, after a refusal was printed as JSON.
        StubeError: a refusal, when JSON is not wanted; the program prints it.
    """
    try:
        answer = work()
    except StubeError as refusal:
        if not json_wanted:
            raise
        click.echo(as_json({"error": refusal.code.value, "details": dict(refusal.details)}))
        sys.exit(2)
    click.echo(as_json(answer.data) if json_wanted else answer.text)
