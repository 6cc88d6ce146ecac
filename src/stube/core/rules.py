"""Rule sets as data: named options with closed lists of values."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Self, cast, get_args, get_type_hints

from stube.errors import Code, RulesError


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, the values it may take, the value when nothing is said."""

    name: str
    values: tuple[str, ...]
    default: str


@cache
def _names(rules: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(rules))


class _Hashed:
    """Keeps the hash of a value with many fields, and them all: rule sets are the keys of what is worked out once."""

    __slots__ = ("_hash", "_values")
    _hash: int
    _values: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet(_Hashed):
    """Base of a game's rule set; a game adds one field `name: Literal[…] = default` an option.

    Option names and values are a public contract, spelled as in `docs/rules`.
    """

    def __hash__(self) -> int:
        """Give the hash of all values; a game's rule set takes it over by name, or would get one that keeps nothing."""
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", hash(tuple(self.values().values())))
            return self._hash

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Give all options in their order."""
        hints = get_type_hints(cls)
        return tuple(Option(field.name, get_args(hints[field.name]), str(field.default)) for field in fields(cls))

    @classmethod
    def read(cls, values: Mapping[str, str], base: Self | None = None) -> Self:
        """Make a rule set from texts.

        Args:
            values: option name to value, as many as one likes.
            base: where all other options come from; the defaults when left out.

        Raises:
            RulesError: `unknown_option`, `unknown_value` or `options_clash`.
        """
        known = {option.name: option for option in cls.options()}
        for name, value in values.items():
            if name not in known:
                raise RulesError(Code.UNKNOWN_OPTION, option=name, known=tuple(known))
            if value not in known[name].values:
                raise RulesError(Code.UNKNOWN_VALUE, option=name, value=value, known=known[name].values)
        rules = replace(base or cls(), **values)
        rules.check()
        return rules

    def values(self) -> dict[str, str]:
        """Give every option with its value, in their order."""
        try:
            return self._values.copy()
        except AttributeError:
            names = _names(cast(Hashable, type(self)))
            object.__setattr__(self, "_values", {name: getattr(self, name) for name in names})
            return self._values.copy()

    def check(self) -> None:
        """Refuse a combination that contradicts itself.

        Raises:
            RulesError: `options_clash`, with the clash's name and the options that clash.
        """

    def without_effect(self) -> Mapping[str, str]:
        """Give the options that have no effect beside the others, with the value that stands for them."""
        return {}

    def canonical(self) -> Self:
        """Give the rule set that plays just like this one, with each option without effect at its default.

        Two rule sets with the same canonical form offer the same choices, views and scores for the
        same deals with the whole pack.
        """
        return replace(self, **self.without_effect())

    def check_playable(self) -> None:
        """Refuse a value that a round cannot be played with yet.

        Raises:
            RulesError: `not_yet_playable`, with the option and its value.
        """


def clash(name: str, *options: str) -> RulesError:
    """Make the error for a combination of options that contradicts itself."""
    return RulesError(Code.OPTIONS_CLASH, clash=name, options=options)
