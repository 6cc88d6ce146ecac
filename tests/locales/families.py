"""Ids that code makes from codes, and the code that makes them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

from locales.reading import ROOT

from stube.bots import registry
from stube.cards import FRENCH_52, GERMAN_33
from stube.errors import Code
from stube.games import catalogue
from stube.games.german_whist import order as whist_order
from stube.games.watten.order import order_of
from stube.games.watten.rules import WattenRules
from stube.locales import message_id

SOURCE = ROOT / "src/stube"
REFUSALS = {"StubeError", "NotationError", "RulesError", "IllegalAction", "RecordError", "TableError"}


@dataclass(frozen=True, slots=True)
class Site:
    """A place in the code that makes an event or an error.

    Attributes:
        code: the code.
        args: names of the arguments that it surely has.
        open: whether it may have others, which cannot be read off the code.
    """

    code: str
    args: frozenset[str]
    open: bool


@cache
def _calls() -> tuple[ast.Call, ...]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def _strings(node: ast.expr) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


@cache
def event_sites() -> list[Site]:
    """Give every place where a game makes an event with its code written there."""
    found = []
    for call in _calls():
        if _name(call) == "Event" and len(call.args) > 1:
            told = call.args[1]
            keys = (
                [key.value for key in told.keys if isinstance(key, ast.Constant)] if isinstance(told, ast.Dict) else []
            )
            found += [
                Site(code, frozenset(map(str, keys)), open=not isinstance(told, ast.Dict))
                for code in _event_codes(call.args[0])
            ]
    return found


def _event_codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _event_codes(node.body) + _event_codes(node.orelse)
    return _strings(node)


@cache
def error_sites() -> list[Site]:
    """Give every place that makes an error with its code written there."""
    found = []
    for call in _calls():
        code = call.args[0] if call.args else None
        if _name(call) in REFUSALS and isinstance(code, ast.Attribute) and code.attr in Code.__members__:
            names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            loose = any(keyword.arg is None for keyword in call.keywords)
            found.append(Site(str(Code[code.attr]), names, open=loose))
    return found


@cache
def ends() -> set[str]:
    """Give every way in which a round can end now."""
    found = {
        string
        for call in _calls()
        if _name(call) == "_ended" and len(call.args) > 1
        for string in _strings(call.args[1])
    }
    return found | {"played", "race"}


def duties() -> set[str]:
    """Give every reason why only some cards of a hand may be played, or all of them."""
    about_others = {Code.MUST_HOLD_IT, Code.MUST_ACCEPT, Code.MUST_FOLD}
    musts = {str(code) for code in Code if code.startswith("must_") and code not in about_others}
    return {"lead", "free", "void", str(Code.NO_CALL_WITH_THIS_CARD), *musts}


def clashes() -> set[str]:
    """Give the names of all combinations of options that contradict each other."""
    return {
        call.args[0].value
        for call in _calls()
        if _name(call) == "clash" and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def _orders() -> Iterator[tuple[WattenRules, str, str]]:
    forms = [preset.rules for preset in catalogue()["watten"].presets.values()]
    more = [WattenRules.read({"guate": "on"}), WattenRules.read({"criticals": "none"})]
    for rules, strike, trump in product([*forms, *more], "79K", "EH"):
        assert isinstance(rules, WattenRules)
        yield rules, strike, trump


@cache
def roles() -> set[str]:
    """Give every role that a card of either game can have."""
    found = {"plain", "trump"}
    for rules, strike, trump in _orders():
        found |= {rung.role for rung in order_of(rules, rules.pack, strike, trump).rungs}
    return found


@cache
def reasons() -> set[str]:
    """Give every reason that random tricks of both games were won for."""
    random = Random(7)
    found: set[str] = {
        whist_order.top(random.sample(FRENCH_52.cards, 2), trump).reason for trump in ("C", None) for _ in range(300)
    }
    for rules, strike, trump in _orders():
        order = order_of(rules, rules.pack, strike, trump)
        found |= {order.reason(tuple(random.sample(rules.pack.cards, 4))) for _ in range(200)}
    return set(map(str, found))


@cache
def options() -> dict[str, set[str]]:
    """Give the id of every option (`option-watten-criticals`) with those of its values (`value-…-HK-S7-E7`)."""
    found: dict[str, set[str]] = {}
    for name, option, value in _values():
        own = f"{_word(name)}-{_word(option)}"
        found.setdefault(f"option-{own}", set()).add(f"value-{own}-{_word(value)}")
    return found


def _word(code: str) -> str:
    """Make a code part of an id: each run of other characters than letters and digits is one hyphen."""
    return re.sub(r"[^A-Za-z0-9]+", "-", code)


def _values() -> Iterator[tuple[str, str, str]]:
    for name, game in catalogue().items():
        rules = next(iter(game.presets.values())).rules
        yield from ((name, option.name, value) for option in rules.options() for value in option.values)


@cache
def rulebooks() -> dict[str, set[str]]:
    """Give the ids of every sentence of the rulebooks (by the letter of their clauses), section and dialect."""
    found: dict[str, set[str]] = {"section": set(), "dialect": set()}
    for name, game in catalogue().items():
        book = game.rulebook
        found["section"] |= {message_id("section", f"{name}-{section}") for section in book.sections}
        found["dialect"] |= {f"dialect-{dialect}" for dialect in book.known_dialects}
        for clause in book.clauses:
            letter = clause.number[0].lower()
            found[letter] = found.get(letter, set()) | {clause.message(sentence) for sentence in clause.sentences}
    return found


@cache
def generated() -> dict[str, set[str]]:
    """Give the ids that each family must have, by the family's first word."""
    games = catalogue()
    return {
        "error": {message_id("error", code) for code in Code},
        "event": {message_id("event", site.code) for site in event_sites()},
        "game": {message_id("game", game) for game in games},
        "preset": {message_id("preset", f"{name}-{preset}") for name, game in games.items() for preset in game.presets},
        "suit": {f"suit-{suit}" for suit in GERMAN_33.suits} | {f"suit-french-{suit}" for suit in FRENCH_52.suits},
        "rank": {f"rank-{card.rank}" for card in GERMAN_33.cards}
        | {f"rank-french-{card.rank}" for card in FRENCH_52.cards},
        "role": {message_id("role", role) for role in roles()},
        "reason": {message_id("reason", reason) for reason in reasons()},
        "how": {message_id("how", how) for how in ends()},
        "option": set(options()),
        "value": set().union(*options().values()),
        **rulebooks(),
        "legal": {message_id("legal", why) for why in duties()},
        "bot": {message_id("bot", bot) for bot in registry()},
        "call": {"call"} | {message_id("call", code) for game in games.values() for code in game.calls},
    }
