"""What goes over plain HTTP about rule sets: asking what one plays, comparing two, the ladder of cards."""

from typing import Annotated

import msgspec
from msgspec import Meta

from stube.protocol.limits import Id, Value
from stube.protocol.server import Args

Options = Annotated[dict[Id, Value], Meta(max_length=128)]


class RulesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set as people make it.

    Attributes:
        game: id of the game.
        preset: id or alias of the preset it starts from; None takes the game's own.
        options: single options changed against the preset.
    """

    game: Id
    preset: Id | None = None
    options: Options = {}


class LadderWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set, and what a round of it fixes: a strike rank and a trump suit, as card letters.

    Attributes:
        game: id of the game.
        preset: as in `RulesWish`.
        options: as in `RulesWish`.
        strike: the strike rank, where the game names one.
        trump: the trump suit; None plays without.
    """

    game: Id
    preset: Id | None = None
    options: Options = {}
    strike: Id | None = None
    trump: Id | None = None


class DiffWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two rule sets of one game to compare."""

    one: RulesWish
    other: RulesWish


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of the rulebook that a rule set plays.

    Attributes:
        section: where it stands in the order of play; its title is the message `section-GAME-SECTION`.
        number: number of its clause.
        message: id of the sentence in the texts.
        args: its arguments, `dialect` not among them.
        mark: `ours`, `unconfirmed` or empty.
        source: rows of the rules authority.
    """

    section: Id
    number: Id
    message: Id
    args: Args
    mark: str
    source: str


class OptionChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option where people choose it.

    Attributes:
        name: its name.
        values: what it may be.
        default: what it is when nothing is said.
        value: what it is here.
        base: what it is in the preset that was started from.
        fits: those of `values` that can be chosen now without a clash with the other options.
        effect: whether choosing another of `fits` would change how the table plays; true if there is none.
    """

    name: Id
    values: tuple[Value, ...]
    default: Value
    value: Value
    base: Value
    fits: tuple[Value, ...]
    effect: bool


class OptionGroupInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that belong together; their title is the message `group-GAME-ID`."""

    id: Id
    options: tuple[OptionChoice, ...]


class RulesTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rule set is and plays.

    Attributes:
        game: id of the game.
        preset: the preset that it is; None when it is none.
        base: the preset that it was started from.
        fingerprint: the same for all rule sets that play alike.
        seats: how many sit down.
        dialect: the dialect of its words; empty where the game has none.
        dialects: all dialects of the game.
        options: every option with its value.
        changed: options that differ from the base.
        entries: the rulebook, in order of play.
        refusals: for each code that refuses an action, the number of the clause that says why.
        groups: every option once, in groups.
        strikes: ranks that may be named as strike; empty where the game names none.
        trumps: suits that may be trump; empty without trumps.
    """

    game: Id
    preset: Id | None
    base: Id
    fingerprint: Id
    seats: int
    dialect: str
    dialects: tuple[Id, ...]
    options: dict[Id, Value]
    changed: tuple[Id, ...]
    entries: tuple[RuleEntry, ...]
    refusals: dict[str, Id]
    groups: tuple[OptionGroupInfo, ...]
    strikes: tuple[Id, ...]
    trumps: tuple[Id, ...]


class LadderRung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the ladder: cards of equal height (of a plain suit: highest first) and what they are."""

    role: Id
    cards: tuple[Id, ...]


class LadderTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ladder of cards, highest first.

    Attributes:
        rungs: its steps.
        strikes: ranks that may be named, where the game names one.
        trumps: suits that may be trump; empty without trumps.
    """

    rungs: tuple[LadderRung, ...]
    strikes: tuple[Id, ...]
    trumps: tuple[Id, ...]


class OptionDifference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option that two rule sets choose differently; `effect` says whether that can be felt."""

    name: Id
    one: Value
    other: Value
    effect: bool


class DiffTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How two rule sets of a game differ.

    Attributes:
        game: id of the game.
        one: fingerprint of the first.
        other: fingerprint of the second; the same when they play alike.
        options: what was chosen differently.
        only_one: sentences that only the first plays.
        only_other: sentences that only the second plays.
    """

    game: Id
    one: Id
    other: Id
    options: tuple[OptionDifference, ...]
    only_one: tuple[RuleEntry, ...]
    only_other: tuple[RuleEntry, ...]


class MendsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set whose options may clash, and those that must stay as they are.

    Attributes:
        game: id of the game.
        preset: as in `RulesWish`.
        options: as in `RulesWish`.
        hold: options that no way out may change.
    """

    game: Id
    preset: Id | None = None
    options: Options = {}
    hold: Annotated[tuple[Id, ...], Meta(max_length=128)] = ()


class MendsTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether options clash, and the smallest changes that end it.

    Attributes:
        clash: the clash's name; None when nothing clashes.
        options: the options that clash.
        mends: changes, each option to value; any of them is enough.
    """

    clash: Id | None
    options: tuple[Id, ...]
    mends: tuple[dict[Id, Value], ...]
