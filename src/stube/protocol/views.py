"""A view through JSON: written, read back, and as a type that a schema can be made of.

Views and events have arguments of the recursive type `stube.errors.Arg`. msgspec writes values of it, but
neither reads it nor makes a schema of it, so both are done here from the classes' own annotations.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import GenericAlias, NoneType, UnionType
from typing import Any, ForwardRef, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from stube.core import View
from stube.core.event import Seen as CoreSeen
from stube.errors import Arg
from stube.protocol.server import Args, Seen

V = TypeVar("V", bound=View)


def _plain(value: Any) -> Any:
    """Give a mapping of another kind than `dict` as one."""
    if isinstance(value, Mapping):
        return dict(value)
    raise NotImplementedError  # msgspec then names the type


_write = msgspec.json.Encoder(enc_hook=_plain).encode


def write_view(view: View) -> bytes:
    """Give a view as JSON; equal views give equal bytes."""
    return _write(view)


def read_view(text: bytes, view_type: type[V]) -> V:
    """Read what `write_view` wrote.

    Args:
        text: the JSON.
        view_type: the game's view type.

    Raises:
        msgspec.DecodeError: no JSON.
        KeyError: a field is missing.
    """
    return cast(V, _reader(cast(Hashable, view_type))(msgspec.json.decode(text)))


def wire_args(args: Mapping[str, Arg]) -> Args:
    """Give the arguments of a code as they travel; they are the same values, of a type that has an end."""
    return cast(Args, dict(args))


def wire_type(view_type: type) -> type:
    """Give a struct with the fields of a view, of which msgspec can make a schema.

    Args:
        view_type: a dataclass of texts, numbers, tuples, mappings and further such dataclasses.
    """
    return cast(type, _described(view_type))


@cache
def _reader(hint: Hashable) -> Callable[[Any], Any]:
    """Give what turns decoded JSON into a value of the annotated type."""
    if is_dataclass(hint):
        made = cast(Callable[..., Any], hint)
        hints = get_type_hints(hint)
        readers = tuple((field.name, _reader(hints[field.name])) for field in fields(hint) if field.init)
        return lambda value: made(**{name: read(value[name]) for name, read in readers})
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple and inner[1:] == (...,):
        each = _reader(inner[0])
        return lambda value: tuple(map(each, value))
    if origin is tuple:
        places = tuple(map(_reader, inner))
        return lambda value: tuple(read(item) for read, item in zip(places, value, strict=True))
    if _is_mapping(hint):
        item = _reader(inner[1])
        return lambda value: {name: item(part) for name, part in value.items()}
    if _is_union(hint) and len(inner) == 2 and NoneType in inner:
        present = _reader(inner[0] if inner[1] is NoneType else inner[1])
        return lambda value: None if value is None else present(value)
    return _tuples


def _tuples(value: Any) -> Any:
    """Give a value with tuples where JSON has lists."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


@cache
def _described(hint: Hashable) -> Any:
    """Give the annotated type with structs for dataclasses and a bounded depth for arguments."""
    if hint is CoreSeen:
        return Seen
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        members = [(field.name, _described(hints[field.name])) for field in fields(hint)]
        return msgspec.defstruct(
            cast(type, hint).__name__,
            members,
            frozen=True,
            kw_only=True,
            forbid_unknown_fields=True,
            module=cast(type, hint).__module__,
            namespace={"__doc__": hint.__doc__},
        )
    inner = get_args(hint)
    if _is_mapping(hint):
        return Args if _is_open(inner[1]) else dict[inner[0], _described(inner[1])]  # type: ignore[misc,valid-type]
    if get_origin(hint) is tuple:
        return GenericAlias(tuple, tuple(part if part is ... else _described(part) for part in inner))
    if _is_union(hint):
        return Union[tuple(map(_described, inner))]  # noqa: UP007 - the members are known at run time only
    return hint


def _is_mapping(hint: Any) -> bool:
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in {Union, UnionType}


def _is_open(hint: Any) -> bool:
    """Say whether a type refers to itself and so has no bounded depth."""
    return isinstance(hint, str | ForwardRef) or (
        get_origin(hint) is not Literal and any(_is_open(part) for part in get_args(hint))
    )
