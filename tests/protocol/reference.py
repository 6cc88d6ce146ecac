"""Writes the tables of `docs/reference/protocol.md`: `python -m protocol.reference --update` in `tests`."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from stube.protocol.openapi import OPERATIONS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/reference/protocol.md"
SOURCES = ROOT / "src/stube/protocol"
BLOCK = re.compile(r"(<!-- (\w+): ([\w, ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def written(page: str) -> str:
    """Give the page with every block filled anew; a block names a module of the wire and its structs (or `all`)."""
    return BLOCK.sub(lambda block: block[1] + "\n" + "\n".join(_lines(block[2], block[3])) + "\n" + block[4], page)


def _lines(module: str, names: str) -> Iterator[str]:
    if module == "openapi":
        yield from _addresses()
        return
    tree = ast.parse((SOURCES / f"{module}.py").read_text(encoding="utf-8"))
    wanted = [name.strip() for name in names.split(",")]
    if module == "limits":
        yield from _limits(tree)
        return
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (wanted == ["all"] or node.name in wanted):
            yield from _struct(node)


def _addresses() -> Iterator[str]:
    yield "| | body | answer |"
    yield "| --- | --- | --- |"
    for asked in OPERATIONS:
        body = asked.takes.__name__ if asked.takes else ""
        yield f"| `{asked.method.upper()} {asked.path}` | {body} | {asked.title} |"
    yield ""


def _struct(node: ast.ClassDef) -> Iterator[str]:
    tags = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"]
    what, _, rest = (ast.get_docstring(node) or "").partition("\n\nAttributes:\n")
    meant = dict(re.findall(r"^    (\w+): (.*(?:\n     +.*)*)", rest, re.MULTILINE))
    yield f"### {node.name}" + (f' (`"type":"{tags[0]}"`)' if tags else "")
    yield ""
    yield " ".join(what.split())
    yield ""
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    if fields:
        yield "| field | type | default | meaning |"
        yield "| --- | --- | --- | --- |"
    for part in fields:
        name = ast.unparse(part.target)
        kind = ast.unparse(part.annotation).replace("|", "\\|")
        default = "" if part.value is None else f"`{ast.unparse(part.value)}`"
        yield f"| `{name}` | `{kind}` | {default} | {' '.join(meant.get(name, '').split())} |"
    if fields:
        yield ""


def _limits(tree: ast.Module) -> Iterator[str]:
    yield "| type | on the wire | what it is |"
    yield "| --- | --- | --- |"
    for part, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(part, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert part.value is not None
            kind = ast.unparse(part.value).removeprefix("Annotated").replace("|", "\\|")
            yield f"| `{ast.unparse(part.target)}` | `{kind}` | {ast.literal_eval(note.value)} |"
    yield ""


if __name__ == "__main__" and "--update" in sys.argv:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
