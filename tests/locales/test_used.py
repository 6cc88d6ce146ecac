"""No message is missing where code asks for it, and none lies about unused."""

import re
from collections.abc import Iterator

import pytest
from locales.families import generated
from locales.reading import ROOT, Message, messages

WEB = ROOT / "web/src"
SOURCES = [
    path
    for folder, endings in ((ROOT / "src/stube", {".py"}), (WEB, {".ts", ".svelte"}))
    for path in sorted(folder.rglob("*"))
    if path.suffix in endings and "generated" not in path.parts
] + [path for path in [ROOT / "web/scripts/texts.ts"] if path.exists()]  # it writes the page for those who are cut off
QUOTED = re.compile(r"""["']([a-zA-Z][\w.-]*)["']""")
TEMPLATE = re.compile(r"`([^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
ASKED = re.compile(r"""(?<![\w.])t\(\s*(?:[^"'`()]*\?\s*)?["']([\w.-]+)["'](?:\s*:\s*["']([\w.-]+)["'])?""")
MANY_WORDS = 4  # a template counts when at least so many letters of it stand fixed


@pytest.fixture(scope="module")
def code() -> str:
    """Give all code, as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def _templates(code: str) -> Iterator[re.Pattern[str]]:
    """Give the ids that code puts together, as patterns."""
    for template in TEMPLATE.findall(code):
        fixed = HOLE.sub("\0", template)
        if re.fullmatch(r"[\w.\0-]+", fixed) and len(fixed.replace("\0", "")) >= MANY_WORDS:
            yield re.compile(re.escape(fixed).replace("\0", r"[\w-]+"))


def _unused(code: str) -> list[Message]:
    """Give the messages that no code names, puts together or makes from a code, and no message quotes."""
    named = set(QUOTED.findall(code))
    together = list(_templates(code))
    made = set().union(*generated().values())
    quoted = set().union(*(message.references for message in messages("en").values()))
    asked = named | made | quoted
    return [
        message
        for name, message in messages("en").items()
        if name not in asked and not any(pattern.fullmatch(name) for pattern in together)
    ]


def test_no_message_is_unused(code: str) -> None:
    """Each message is named in code, put together by code, made from a code, or quoted by another message."""
    assert [message.id for message in _unused(code)] == []


@pytest.mark.skipif(not WEB.exists(), reason="the front end's sources are not here")
def test_what_the_browser_asks_for_is_there() -> None:
    """Every id that the browser's code names in full is a message or an attribute of one."""
    there = set(messages("en"))
    there |= {f"{message.id}.{name}" for message in messages("en").values() for name in message.attributes}
    asked = {
        name
        for path in SOURCES
        if path.suffix in {".ts", ".svelte"}
        for pair in ASKED.findall(path.read_text(encoding="utf-8"))
        for name in pair
        if name
    }
    assert len(asked) > 50
    assert asked - there == set()


@pytest.mark.skipif(not WEB.exists(), reason="the front end's sources are not here")
def test_what_the_browser_puts_together_is_there(code: str) -> None:
    """Every id that the browser's code puts together fits at least one message."""
    there = [*messages("en"), *(f"{one.id}.{name}" for one in messages("en").values() for name in one.attributes)]
    asked = [HOLE.sub("\0", template) for template in re.findall(r"(?<![\w.])t\(\s*`([^`]*)`", code)]
    assert asked
    for template in asked:
        pattern = re.compile(re.escape(template).replace("\0", r"[\w-]+"))
        assert any(pattern.fullmatch(name) for name in there), template
