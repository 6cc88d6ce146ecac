"""What a reader of either form has found, and how that becomes a record.

Reading is liberal: blanks, the order of fields, the case of letters, a card rank first or with a
`10` do no harm. What is wrong is refused with its line, its field, a reason and what would be right.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from stube.cards import DealKind, Pack, format_deal, parse_deal
from stube.core import Game, RuleSet, fingerprint
from stube.errors import Arg, Code, NotationError, RecordError, RulesError, StubeError
from stube.records.proof import accounts, fields
from stube.records.record import CHECKSUM_LENGTH, FORMAT_VERSION, Entry, Record, Sitter
from stube.records.replay import begin, replay


class Found(NamedTuple):
    """A text with the line it stands on, from 1."""

    text: str
    line: int


@dataclass(slots=True)
class Draft:
    """The fields of a record as they stand in a file.

    Attributes:
        version: number of the format.
        fields: every field of the head by its name (`game`, `rule deck`, `seat 0`, …).
        entries: deals and actions.
        end: count and checksum, such as `12 sha256:…`; None when the file has none.
        last: the last line.
    """

    version: Found | None = None
    fields: dict[str, Found] = field(default_factory=dict)
    entries: list[Found] = field(default_factory=list)
    end: Found | None = None
    last: int = 1


def refuse(code: Code, found: Found, field_name: str, *right: str, **more: Arg) -> RecordError:
    """Make the error for a text at its place."""
    return RecordError(code, line=found.line, field=field_name, text=found.text[:80], right=right, **more)


def settle(draft: Draft, games: Mapping[str, Game]) -> Record:
    """Make a record of what was found: read each field, play it through, compare the checksum.

    Args:
        draft: what was found.
        games: the games that are known, by id.

    Raises:
        RecordError: any of the codes `record_…`.
    """
    record = _assemble(draft, games)
    count, checksum = _end(draft)
    if count != len(record.entries):
        code = Code.RECORD_TRUNCATED if len(record.entries) < count else Code.RECORD_DAMAGED
        raise RecordError(code, line=draft.last, field="end", text=str(count), right=(str(len(record.entries)),))
    for _ in replay(record, games):
        pass
    if checksum != record.checksum():
        line = draft.end.line if draft.end else draft.last
        raise RecordError(Code.RECORD_DAMAGED, line=line, field="checksum", text=checksum, right=(record.checksum(),))
    return record


def _end(draft: Draft) -> tuple[int, str]:
    if draft.end is None:
        raise RecordError(Code.RECORD_TRUNCATED, line=draft.last, field="end", right=("end COUNT sha256:…",))
    count, _, checksum = draft.end.text.partition(" ")
    checksum = checksum.strip().lower().removeprefix("sha256:")
    if not count.isascii() or not count.isdigit() or len(checksum) < CHECKSUM_LENGTH:
        raise refuse(Code.RECORD_TRUNCATED, draft.end, "end", "end COUNT sha256:…")
    return int(count), checksum


def _assemble(draft: Draft, games: Mapping[str, Game]) -> Record:
    version = draft.version
    if version is None:
        raise RecordError(Code.RECORD_NO_HEADER, line=1, right=(f"stube-record {FORMAT_VERSION}",))
    if version.text != str(FORMAT_VERSION):
        raise refuse(Code.RECORD_FORMAT_UNKNOWN, version, "stube-record", str(FORMAT_VERSION), version=version.text)
    left = dict(draft.fields)
    game = _game(_take(left, draft, "game", *games), games)
    _rules_version(_take(left, draft, "rules-version", str(game.rules_version)), game)
    rules = _rules(left, draft, game)
    _fingerprint(left.pop("fingerprint", None), game, rules)
    setup = {name: left.pop(key).text for key, name in _named(left, "setup")}
    seats = tuple(
        _sitter(_take(left, draft, f"seat {seat}", "person NAME", "bot NAME"), f"seat {seat}")
        for seat in range(game.seats(rules))
    )
    proof = _proof({name: left.pop(key) for key, name in _named(left, "proof")}, game.seats(rules))
    for name, found in left.items():
        raise refuse(Code.RECORD_LINE_UNKNOWN, found, name)
    record = Record.begin(game, rules, setup, seats)
    try:
        begin(record, games)
    except RecordError as refusal:
        places = [found for name, found in draft.fields.items() if name.startswith(("rule ", "setup "))]
        raise RecordError(refusal.code, line=places[-1].line, **dict(refusal.details)) from refusal
    return Record(
        game=record.game,
        rules_version=record.rules_version,
        rules=record.rules,
        setup=record.setup,
        seats=record.seats,
        proof=proof,
        fingerprint=record.fingerprint,
        entries=tuple(_entry(found, game, game.pack(rules)) for found in draft.entries),
        lines=tuple(found.line for found in draft.entries),
    )


def _take(left: dict[str, Found], draft: Draft, name: str, *right: str) -> Found:
    if name not in left:
        raise RecordError(Code.RECORD_FIELD_MISSING, line=draft.last, field=name, right=right)
    return left.pop(name)


def _named(left: Mapping[str, Found], group: str) -> Iterator[tuple[str, str]]:
    """Give the full and the short name of the fields of one group."""
    yield from [(key, key.removeprefix(f"{group} ")) for key in left if key.startswith(f"{group} ")]


def _game(found: Found, games: Mapping[str, Game]) -> Game:
    name = found.text.lower().replace("-", "_")
    if name not in games:
        raise refuse(Code.RECORD_BAD_VALUE, found, "game", *games, reason=Code.UNKNOWN_GAME.value)
    return games[name]


def _rules_version(found: Found, game: Game) -> None:
    if found.text != str(game.rules_version):
        known = str(game.rules_version)
        raise refuse(Code.RECORD_RULES_VERSION_UNKNOWN, found, "rules-version", known, version=found.text)


def _rules(left: dict[str, Found], draft: Draft, game: Game) -> RuleSet:
    places = {name: left.pop(key) for key, name in _named(left, "rule")}
    for option in game.rules_type.options():
        if option.name not in places:
            raise RecordError(
                Code.RECORD_FIELD_MISSING, line=draft.last, field=f"rule {option.name}", right=option.values
            )
    try:
        return game.rules_type.read({name: found.text for name, found in places.items()})
    except RulesError as refusal:
        name = str(refusal.details.get("option", next(iter(places))))
        known = refusal.details.get("known", ())
        right = tuple(map(str, known)) if isinstance(known, tuple) else ()
        raise refuse(
            Code.RECORD_BAD_VALUE, places[name], f"rule {name}", *right, reason=refusal.code.value
        ) from refusal


def _fingerprint(found: Found | None, game: Game, rules: RuleSet) -> None:
    """Refuse a fingerprint that is another rule set's; older records have none."""
    right = fingerprint(game.id, rules)
    if found is not None and found.text.lower() != right:
        raise refuse(Code.RECORD_BAD_VALUE, found, "fingerprint", right)


def _sitter(found: Found, name: str) -> Sitter:
    kind, _, who = found.text.partition(" ")
    if kind.lower() not in {"person", "bot"}:
        raise refuse(Code.RECORD_BAD_VALUE, found, name, "person NAME", "bot NAME")
    try:
        return Sitter(who.strip(), bot=kind.lower() == "bot")
    except RecordError as refusal:
        raise refuse(refusal.code, found, name) from refusal


def _proof(told: Mapping[str, Found], seats: int) -> dict[str, str]:
    """Read what the deals can be checked by, and give it in its order."""
    if not told:
        return {}
    values = {name: found.text if name == "table" else found.text.lower() for name, found in told.items()}
    try:
        return fields(values.get("table", ""), accounts(values, seats))
    except RecordError as refusal:
        name = str(refusal.details["field"]).removeprefix("proof ")
        line = told.get(name, next(iter(told.values()))).line
        raise RecordError(refusal.code, line=line, **dict(refusal.details)) from refusal


def _entry(found: Found, game: Game, pack: Pack) -> Entry:
    words = found.text.split()
    first = words[0] if words else ""
    if first.isascii() and first.isdigit() and len(words) > 1:
        return Entry(int(first), _first_readable(words[1:], pack, lambda text: str(game.parse_action(text)), found))
    if first.lower() in set(DealKind):
        return Entry(None, _first_readable(words, pack, lambda text: format_deal(parse_deal(text, pack)), found))
    raise refuse(Code.RECORD_LINE_UNKNOWN, found, "entry", "SEAT ACTION", *(f"{kind.value} …" for kind in DealKind))


def _first_readable(words: list[str], pack: Pack, read: Callable[[str], str], found: Found) -> str:
    """Read words as they stand, else with cards and case as people type them."""
    try:
        return read(" ".join(words))
    except StubeError as strict:
        for text in (_as_typed(words, pack), f"{words[0].lower()} {' '.join(words[1:]).upper()}"):
            try:
                return read(text)
            except StubeError:
                continue
        column, word = _culprit(words, pack, found)
        raise refuse(
            Code.RECORD_BAD_VALUE, found, "entry", reason=strict.code.value, column=column, word=word
        ) from strict


def _as_typed(words: list[str], pack: Pack) -> str:
    """Write the kind and plain words in small letters and cards in their code form."""
    return " ".join([words[0].lower(), *(_card(word, pack) or word.lower() for word in words[1:])])


def _card(word: str, pack: Pack) -> str | None:
    try:
        return str(pack.read(word.strip(",")))
    except NotationError:
        return None


def _culprit(words: list[str], pack: Pack, found: Found) -> tuple[int, str]:
    """Point at the first word after the kind that is no card and was not seen before; else at the kind."""
    seen: set[str] = set()
    for word in words[1:]:
        code = _card(word, pack)
        if code is None or code in seen:
            return found.text.rindex(word) + 1, word
        seen.add(code)
    return found.text.index(words[0]) + 1, words[0]
