"""All messages of all languages, parsed: ids, attributes, variables, texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from stube.locales import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src/stube/locales"


@dataclass(frozen=True, slots=True)
class Message:
    """One message as it stands in a file.

    Attributes:
        id: its id.
        file: name of its file.
        attributes: names of its attributes.
        variables: names of the variables in value and attributes.
        references: ids of other messages that it quotes.
        variants: for each variable that is chosen by, the names of the variants.
        texts: pieces of text, in order.
        whole: value and attributes with `{}` for what is put in.
    """

    id: str
    file: str
    attributes: tuple[str, ...]
    variables: frozenset[str]
    references: frozenset[str]
    variants: dict[str, frozenset[str]]
    texts: tuple[str, ...]
    whole: str


def nodes(tree: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Give a node and all below it, in order."""
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from nodes(child)


def parsed(path: Path) -> list[ast.EntryType]:
    """Parse one file."""
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def files(language: str) -> list[Path]:
    """Give the files of a language, sorted."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    """Give all messages of a language by their ids."""
    found = [
        _message(entry, path) for path in files(language) for entry in parsed(path) if isinstance(entry, ast.Message)
    ]
    return {message.id: message for message in found}


def everywhere() -> list[tuple[str, Message]]:
    """Give every message of every language, with the language."""
    return [(language, message) for language in LANGUAGES for message in messages(language).values()]


def _message(entry: ast.Message, path: Path) -> Message:
    inside = list(nodes(entry))
    chosen: dict[str, set[str]] = {}
    for node in inside:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = chosen.setdefault(node.selector.id.name, set())
            keys |= {
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants
            }
    texts = tuple(node.value for node in inside if isinstance(node, ast.TextElement))
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return Message(
        id=entry.id.name,
        file=path.name,
        attributes=tuple(attribute.id.name for attribute in entry.attributes),
        variables=frozenset(node.id.name for node in inside if isinstance(node, ast.VariableReference)),
        references=frozenset(node.id.name for node in inside if isinstance(node, ast.MessageReference)),
        variants={name: frozenset(keys) for name, keys in chosen.items()},
        texts=texts,
        whole="\n".join(_whole(pattern) for pattern in patterns if pattern is not None),
    )


def _whole(pattern: ast.Pattern) -> str:
    return "".join(piece.value if isinstance(piece, ast.TextElement) else _inside(piece) for piece in pattern.elements)


def _inside(piece: ast.Placeable) -> str:
    if isinstance(piece.expression, ast.SelectExpression):
        return " / ".join(_whole(variant.value) for variant in piece.expression.variants)
    return "{}"
