"""The text form of a state: every field as JSON, read back by the types of the fields.

A full key: two states with the same text are equal. Cards stand as codes, sets sorted.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from stube.cards import Card
from stube.errors import Code, NotationError

T = TypeVar("T")


def format_state(state: object) -> str:
    """Give the text form of a frozen dataclass made of dataclasses, tuples, cards, numbers and texts."""
    return json.dumps(_plain(state), ensure_ascii=False, separators=(",", ":"))


def parse_state(text: str, kind: type[T]) -> T:
    """Read the text form of a state of this class.

    Raises:
        NotationError: `bad_state`, with the beginning of the text.
    """
    try:
        state = _read(json.loads(text), kind)
    except (ValueError, TypeError, KeyError, AttributeError, IndexError):
        raise NotationError(Code.BAD_STATE, text=text[:80], kind=kind.__name__) from None
    assert isinstance(state, kind)
    return state


def _plain(value: object) -> Any:
    match value:
        case Card():
            return str(value)
        case Enum():
            return value.value
        case str() | int() | None:
            return value
        case frozenset():
            return sorted(map(_plain, value))
        case Mapping():
            return {name: _plain(inner) for name, inner in value.items()}
        case Sequence():
            return [_plain(inner) for inner in value]
    assert is_dataclass(value)
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value) if field.init}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(value: Any, kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return None if value is None else _read(value, _likely(value, args))
    if origin is Literal:
        return args[args.index(value)]
    if origin is tuple:
        inner = args[:1] * len(value) if args[-1] is Ellipsis else args
        return tuple(_read(part, of) for part, of in zip(value, inner, strict=True))
    if origin is frozenset:
        return frozenset(_read(part, args[0]) for part in value)
    if origin is not None and issubclass(origin, Mapping):
        return {name: _read(inner, args[1]) for name, inner in value.items()}
    if kind is Card:
        return Card(*value)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(value)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*(_read(part, of) for part, of in zip(value, _hints(kind).values(), strict=True)))
    if is_dataclass(kind):
        hints = _hints(cast("Any", kind))
        names = {field.name for field in fields(kind) if field.init}
        if set(value) != names:
            raise KeyError(kind)
        return kind(**{name: _read(value[name], hints[name]) for name in names})  # type: ignore[operator]
    if type(value) is not kind:
        raise TypeError(kind)
    return value


def _likely(value: Any, kinds: tuple[Any, ...]) -> Any:
    """Choose the member of a union that a JSON value is of: by its type, tuples for lists."""
    for kind in kinds:
        if _fits(value, kind):
            return kind
    raise TypeError(value)


def _fits(value: Any, kind: Any) -> bool:
    origin = get_origin(kind)
    if origin is Literal:
        return value in get_args(kind)
    wanted = origin or kind
    if wanted is Card:
        return isinstance(value, str)
    if is_dataclass(wanted):
        return isinstance(value, dict)
    if isinstance(wanted, type) and issubclass(wanted, (tuple, frozenset)):
        return isinstance(value, list)
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return value in [member.value for member in wanted]
    return type(value) is wanted
