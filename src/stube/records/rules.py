"""A rule set as a file: lines that a person can read and mend, or JSON with the same fields.

    stube-rules 1
    game: watten
    preset: bavaria-club
    rule target: 18
    name: As at the village inn
    dialect: bavarian

`preset` is what it starts from, each `rule` one option that is changed against it (`target = 18` will do
on reading). `name` and `dialect` may be left out, and the preset for the game's own. Blank lines and lines
that begin with `#` are skipped. What is wrong is refused with its line, never half applied.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from stube.core import Game, RuleSet, find_preset
from stube.errors import Code, RulesError
from stube.records.json import places_of

FORMAT = "stube-rules"
VERSION = 1
HEADER = f"{FORMAT} {VERSION}"
MAX_BYTES = 16 * 1024
"""Largest file that is read, in bytes; every option of a game takes some 2000."""
MAX_NAME = 40
"""Longest name, in characters."""
FIELDS = ("game", "preset", "name", "dialect")


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesFile:
    """A rule set with what people call it.

    Attributes:
        game: id of the game.
        preset: id of the preset it starts from.
        rules: the rule set.
        changed: options that differ from the preset, with their values.
        name: what people call it, may be empty.
        dialect: the dialect of its words; empty for the preset's own.
    """

    game: str
    preset: str
    rules: RuleSet
    changed: Mapping[str, str]
    name: str = ""
    dialect: str = ""


@dataclass(frozen=True, slots=True)
class _Found:
    """The fields of a file with their lines, and the last line."""

    fields: Mapping[str, tuple[str, int]]
    last: int


class RulesForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule set as JSON has it; `rules` are the options changed against the preset."""

    format: str
    version: int
    game: str
    preset: str = ""
    rules: dict[str, str] = {}
    name: str = ""
    dialect: str = ""


def make(game: Game, preset: str, rules: RuleSet, name: str = "", dialect: str = "") -> RulesFile:
    """Make a file of a rule set and the preset it is told against."""
    base = game.presets[preset].rules.values()
    changed = {option: value for option, value in rules.values().items() if value != base[option]}
    return RulesFile(game=game.id, preset=preset, rules=rules, changed=changed, name=name, dialect=dialect)


def write_text(file: RulesFile) -> str:
    """Give the text form."""
    lines = [HEADER, f"game: {file.game}", f"preset: {file.preset}"]
    lines += [f"rule {option}: {value}" for option, value in file.changed.items()]
    lines += [f"{field}: {text}" for field, text in (("name", file.name), ("dialect", file.dialect)) if text]
    return "".join(f"{line}\n" for line in lines)


def write_json(file: RulesFile) -> str:
    """Give the JSON form."""
    form = RulesForm(
        format=FORMAT,
        version=VERSION,
        game=file.game,
        preset=file.preset,
        rules=dict(file.changed),
        name=file.name,
        dialect=file.dialect,
    )
    return msgspec.json.format(msgspec.json.encode(form), indent=1).decode() + "\n"


def read(data: bytes, games: Mapping[str, Game]) -> RulesFile:
    """Read a file of either form.

    Args:
        data: the whole file; read `MAX_BYTES + 1` bytes at most, more is refused anyhow.
        games: the games that are known, by id.

    Raises:
        RulesError: `rules_too_large`, `rules_not_text`, `rules_no_header`, `rules_line_unknown`,
            `rules_field_twice`, `rules_field_missing`, `unknown_game`, `unknown_preset`, `unknown_option`,
            `unknown_value`, `options_clash` or `not_yet_playable`; each with the line, as far as it has one.
    """
    if len(data) > MAX_BYTES:
        raise RulesError(Code.RULES_TOO_LARGE, limit=MAX_BYTES)
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise RulesError(Code.RULES_NOT_TEXT, line=line, right=("UTF-8",)) from wrong
    return _settle(_json(text) if text.lstrip().startswith("{") else _text(text), games)


def _text(text: str) -> _Found:
    """Find the fields of the text form."""
    lines = [(line.strip(), number) for number, line in enumerate(_lines(text), 1)]
    lines = [(line, number) for line, number in lines if line and not line.startswith("#")]
    if not lines or " ".join(lines[0][0].lower().split()) != HEADER:
        line, number = lines[0] if lines else ("", 1)
        raise RulesError(Code.RULES_NO_HEADER, line=number, text=line[:80], right=(HEADER,))
    fields: dict[str, tuple[str, int]] = {}
    for line, number in lines[1:]:
        name, value = _split(line, number)
        if name in fields:
            raise RulesError(Code.RULES_FIELD_TWICE, line=number, field=name, first=fields[name][1])
        fields[name] = (value, number)
    return _Found(fields, lines[-1][1])


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _split(line: str, number: int) -> tuple[str, str]:
    """Take a line apart: `target = 18` is short for `rule target: 18`."""
    name, colon, value = line.partition(":")
    if not colon:
        option, equals, value = line.partition("=")
        name = f"rule {option.strip()}" if equals else ""
    name = " ".join(name.split())
    if name.removeprefix("rule ") == name and name.lower() not in FIELDS:
        raise RulesError(Code.RULES_LINE_UNKNOWN, line=number, text=line[:80], right=(*FIELDS, "rule …"))
    return name if name.startswith("rule ") else name.lower(), value.strip()


def _json(text: str) -> _Found:
    """Find the fields of the JSON form."""
    lines = places_of(text)
    try:
        form = msgspec.json.decode(text.encode(), type=RulesForm)
    except (msgspec.DecodeError, RecursionError) as wrong:
        said = str(wrong)
        path = said.rpartition("at `")[2].rstrip("`").removesuffix("[...]") if "at `" in said else "$"
        raise RulesError(Code.RULES_LINE_UNKNOWN, line=lines.get(path, 1), text=path[:80], right=FIELDS) from wrong
    if (form.format, form.version) != (FORMAT, VERSION):
        given = f"{form.format} {form.version}"[:80]
        raise RulesError(Code.RULES_NO_HEADER, line=lines.get("$.format", 1), text=given, right=(HEADER,))
    fields = {field: (getattr(form, field), lines.get(f"$.{field}", 1)) for field in FIELDS if getattr(form, field)}
    fields |= {f"rule {name}": (value, lines.get(f"$.rules.{name}", 1)) for name, value in form.rules.items()}
    return _Found(fields, max(lines.values(), default=1))


def _settle(found: _Found, games: Mapping[str, Game]) -> RulesFile:
    """Make a rule set of the fields, or none."""
    if "game" not in found.fields:
        raise RulesError(Code.RULES_FIELD_MISSING, field="game", line=found.last, right=tuple(games))
    name = _name(found)
    wanted, line = found.fields["game"]
    game = games.get(wanted.lower().replace("-", "_"))
    if game is None:
        raise RulesError(Code.UNKNOWN_GAME, game=wanted[:80], known=tuple(games), line=line)
    preset, line = found.fields.get("preset", (game.default_preset, line))
    dialects = game.rulebook.known_dialects
    dialect, dialect_line = found.fields.get("dialect", ("", line))
    if dialect and dialect not in dialects:
        raise RulesError(Code.UNKNOWN_VALUE, option="dialect", value=dialect[:80], known=dialects, line=dialect_line)
    options = dict(_options(found))
    try:
        base = find_preset(game, preset)
        rules = game.rules_type.read(options, base.rules)
        rules.check_playable()
    except RulesError as refusal:
        raise RulesError(refusal.code, **{**_line(refusal, found, line), **refusal.details}) from refusal
    return make(game, base.id, rules, name, dialect)


def _name(found: _Found) -> str:
    name, line = found.fields.get("name", ("", 1))
    if len(name) > MAX_NAME or not name.isprintable():
        raise RulesError(Code.RULES_LINE_UNKNOWN, line=line, text=name[:80], right=(f"name: 0–{MAX_NAME}",))
    return name


def _options(found: _Found) -> Iterator[tuple[str, str]]:
    yield from ((key.removeprefix("rule "), value) for key, (value, _) in found.fields.items() if key[:5] == "rule ")


def _line(refusal: RulesError, found: _Found, otherwise: int) -> dict[str, int]:
    """Point at the line of the option that is refused; of several that clash, at the last that is written."""
    named = [refusal.details.get("option")]
    clashing = refusal.details.get("options", ())
    named += clashing if isinstance(clashing, tuple) else ()
    lines = [found.fields[key][1] for key in (f"rule {name}" for name in named) if key in found.fields]
    return {"line": max(lines, default=otherwise)}
