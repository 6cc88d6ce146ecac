"""The rulebook of a game as a document for `docs/rules`: every clause, its conditions, its sources."""

from __future__ import annotations

import re
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stube.core import Game
    from stube.core.rulebook import Clause, Sentence, Values

WIDTH = 120
MARKS = {"ours": " *(ours)*", "unconfirmed": " *(unconfirmed)*", "": ""}
HEAD = """\
What the code in `src/stube/games/{id}` plays, clause by clause, in order of play. This page is written by \
`stube rules docs` from the clauses in the code and the sentences in `src/stube/locales/en/rules.ftl`; it is not \
edited by hand.

Before a sentence stand the values of options that it needs (`a | b`: one of them); a sentence without any holds in \
every form. After each clause stand its sources: rows of `rules.md` (its matrix 1, its lists 2, options 3.1 and 3.4, \
definitions 3.6), or *ours* where no source settles the point. *(unconfirmed)* has one source only. Code and tests \
cite the clauses by their number. Words that change from valley to valley stand in the first dialect of the game.
"""


def document(game: Game) -> str:
    """Give the page of a game, in English, as Markdown."""
    from stube.locales import message_id, say

    title = say("en", message_id("game", game.id))
    paragraphs = [
        f"# {title}: the clauses",
        *(_wrapped(text) for text in HEAD.format(id=game.id).strip().split("\n\n")),
    ]
    for section in game.rulebook.sections:
        heading = say("en", message_id("section", f"{game.id}-{section}"))
        clauses = [clause for clause in game.rulebook.clauses if clause.section == section]
        paragraphs += [f"## {heading}", "\n".join(_item(game, clause) for clause in clauses)]
    return "\n\n".join(paragraphs) + "\n"


def _item(game: Game, clause: Clause) -> str:
    """Give a clause as an item of a list, its sentences as a list below it if they are several."""
    said = [_sentence(game, clause, sentence) for sentence in clause.sentences]
    if clause.note:
        said.append(clause.note)
    if len(said) == 1:
        return _wrapped(f"- **{clause.number}** {said[0]} ({clause.source})", "  ")
    head = f"- **{clause.number}** ({clause.source})"
    return "\n".join([head, *(_wrapped(f"  - {text}", "    ") for text in said)])


def _sentence(game: Game, clause: Clause, sentence: Sentence) -> str:
    from stube.locales import say

    # An argument is one of several values; its option stands for it.
    args = {name: f"`{option}`" for name, option in sentence.args.items()}
    text = say("en", clause.message(sentence), dialect=game.rulebook.dialect(""), **args)
    needs = ", ".join(_condition(game, option, wanted) for option, wanted in sentence.when.items())
    return f"{needs}: {text}{MARKS[sentence.mark]}" if needs else f"{text}{MARKS[sentence.mark]}"


def _condition(game: Game, option: str, wanted: Values) -> str:
    """Give a condition as code; of long lists the one value that is left out."""
    values = next((known.values for known in game.rules_type.options() if known.name == option), ())
    if isinstance(wanted, str):
        return f"`{option} = {wanted}`"
    left = [value for value in values if value not in wanted]
    return f"`{option} ≠ {left[0]}`" if len(left) == 1 and len(wanted) > 1 else f"`{option} = {' | '.join(wanted)}`"


def _wrapped(text: str, hanging: str = "") -> str:
    """Wrap a paragraph, and never inside code."""
    kept = re.sub(r"`[^`]*`", lambda code: code[0].replace(" ", "\0"), text)
    wrapped = fill(kept, WIDTH, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
    return wrapped.replace("\0", " ")
