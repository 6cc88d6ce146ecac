"""What the referee is asked, and who answers it: the file of the game's name in this folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from stube.cli._answers import Answer
from stube.cli._words import because, words
from stube.errors import Code, NotationError, RulesError

if TYPE_CHECKING:
    from stube.cards import Card, Pack
    from stube.core import Game, RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What was typed, as texts; None where nothing was. Names are those of the options."""

    strike: str | None = None
    trump: str | None = None
    led: str | None = None
    called: bool | None = None
    played: str | None = None
    trick: int | None = None
    roles: tuple[str, ...] | None = None
    cards: str | None = None
    score: str | None = None
    events: str | None = None
    tricks: str | None = None
    last: str | None = None
    upcard: str | None = None
    forehand: str | None = None
    dealer: str | None = None

    def names(self) -> set[str]:
        """Give the names of what was typed."""
        return {field.name for field in fields(self) if getattr(self, field.name) is not None}

    def need(self, name: str) -> str:
        """Give a text that the question needs.

        Raises:
            NotationError: `missing_argument`.
        """
        value = getattr(self, name)
        if not value:
            raise NotationError(Code.MISSING_ARGUMENT, argument=name)
        return str(value)


@dataclass(frozen=True, slots=True)
class Question:
    """One thing that a game's referee can be asked.

    Attributes:
        takes: which fields of `Given` it looks at; others are refused and not passed over.
        answer: from the game's rule set and what was typed to the answer.
    """

    takes: frozenset[str]
    answer: Callable[[Any, Given], Answer]  # Any: each game's own rule set


def ask(game: Game, question: str, rules: RuleSet, given: Given) -> Answer:
    """Ask a game's referee.

    Raises:
        RulesError: `not_judged`: the game's referee does not answer this.
        NotationError: `argument_not_used`: something typed has no meaning here; or what the answer raises.
    """
    name = f"stube.cli.judge.{game.id}"
    questions: Mapping[str, Question] = import_module(name).QUESTIONS if find_spec(name) else {}
    if question not in questions:
        raise RulesError(Code.NOT_JUDGED, game=game.id, question=question, known=tuple(questions))
    unused = sorted(given.names() - questions[question].takes - {"cards"})
    if unused:
        known = tuple(sorted(questions[question].takes))
        raise NotationError(Code.ARGUMENT_NOT_USED, argument=unused[0], game=game.id, known=known)
    return questions[question].answer(rules, given)


def list_presets(game: Game) -> Answer:
    """Give every preset with all its options."""
    aliases = {preset: [alias for alias, of in game.aliases.items() if of == preset] for preset in game.presets}
    data = [
        {"id": preset.id, "aliases": aliases[preset.id], "options": preset.rules.values()}
        for preset in game.presets.values()
    ]
    return Answer(
        {"game": game.id, "rules_version": game.rules_version, "presets": data}, lambda: _listed(game, aliases)
    )


def _listed(game: Game, aliases: Mapping[str, list[str]]) -> str:
    """Give each preset as a person reads it: id, name, what is special, what differs from the defaults."""
    from stube.locales import message_id

    defaults = game.rules_type().values()
    lines = [words("cli-presets", game=game.id, count=len(game.presets))]
    for preset in game.presets.values():
        named = message_id("preset", f"{game.id}-{preset.id}")
        options = preset.rules.values().items()
        changed = " ".join(f"{name}={value}" for name, value in options if value != defaults[name])
        lines += [
            "",
            f"{' / '.join((preset.id, *aliases[preset.id]))}: {words(named)}",
            f"  {words(f'{named}.line')}",
            f"  {changed or words('cli-the-defaults')}",
        ]
    all_defaults = " ".join(f"{name}={value}" for name, value in defaults.items())
    return "\n".join([*lines, "", words("cli-defaults", options=all_defaults)])


def on_top_is(cards: Sequence[Card], place: int, reason: str) -> str:
    """Say which card of a trick is on top, its place from 0, and why."""
    return words("cli-on-top", card=str(cards[place]), place=place + 1, reason=because("reason", reason))


def may_be_played(cards: Sequence[str], reason: str) -> str:
    """Say which cards may be played, and why only these."""
    return words("cli-legal", cards=" ".join(cards), reason=because("legal", reason))


def read_distinct(pack: Pack, *texts: str | None) -> tuple[tuple[Card, ...], ...]:
    """Read groups of cards, no card twice in all of them together.

    Raises:
        NotationError: `bad_card` or `card_twice`.
    """
    from stube.cards.card import distinct

    groups = tuple(pack.read_all(text or "") for text in texts)
    distinct(card for group in groups for card in group)
    return groups


_SCORE = re.compile(r"\s*([+-]?\d+)\s*[-–:/, ]\s*([+-]?\d+)\s*")


def read_score(text: str) -> tuple[int, int]:
    """Read a score: `9-8`, `9:8`, `-2:5`.

    Raises:
        NotationError: `bad_form`.
    """
    match = _SCORE.fullmatch(text)
    if match is None:
        raise NotationError(Code.BAD_FORM, text=text, right="9-8")
    return int(match[1]), int(match[2])
