"""Answers about rule sets: what one plays, how two differ, who beats whom."""

from dataclasses import replace

from stube import protocol
from stube.core import Game, Option, Preset, RuleSet, find_preset, fingerprint
from stube.core.rulebook import Entry, changes
from stube.errors import Code, RulesError
from stube.protocol import wire_args
from stube.server.catalogue import Catalogue


def read_wish(game: Game, preset: str | None, options: dict[str, str]) -> tuple[Preset, RuleSet]:
    """Make a rule set of a preset and changes; give also the preset it was started from.

    Raises:
        RulesError: `unknown_preset`, `unknown_option`, `unknown_value`, `options_clash` or `not_yet_playable`.
    """
    base = find_preset(game, preset or game.default_preset)
    rules = game.rules_type.read(options, base.rules)
    rules.check_playable()
    return base, rules


def preset_of(game: Game, rules: RuleSet, asked: Preset) -> str | None:
    """Give the preset that a rule set is, option by option, the one asked for first; None when it is none."""
    for preset in (asked, *game.presets.values()):
        if preset.rules == rules:
            return preset.id
    return None


def tell_rules(catalogue: Catalogue, wish: protocol.RulesWish) -> protocol.RulesTold:
    """Say what a rule set is and plays.

    Raises:
        RulesError: see `read_wish`; `unknown_game`.
    """
    game = catalogue.game(wish.game)
    base, rules = read_wish(game, wish.preset, wish.options)
    book, values, base_values = game.rulebook, rules.values(), base.rules.values()
    known, named = {option.name: option for option in rules.options()}, game.named(rules)
    return protocol.RulesTold(
        game=game.id,
        preset=preset_of(game, rules, base),
        base=base.id,
        fingerprint=fingerprint(game.id, rules),
        seats=game.seats(rules),
        dialect=book.dialect(base.id),
        dialects=book.known_dialects,
        options=values,
        changed=tuple(name for name in values if values[name] != base_values[name]),
        entries=_entries(game, book.entries(rules)),
        refusals={code.value: number for code, number in book.clause_of(rules).items()},
        groups=tuple(
            protocol.OptionGroupInfo(
                group.id, tuple(_choice(rules, known[name], base_values[name]) for name in group.options)
            )
            for group in book.groups
        ),
        strikes=named.get("strike", ()),
        trumps=named.get("trump", ()),
    )


def _choice(rules: RuleSet, option: Option, base: str) -> protocol.OptionChoice:
    value = rules.values()[option.name]
    others = [replace(rules, **{option.name: other}) for other in option.values]
    playable = [other for other in others if _fits(other)]
    return protocol.OptionChoice(
        name=option.name,
        values=option.values,
        default=option.default,
        value=value,
        base=base,
        fits=tuple(other.values()[option.name] for other in playable),
        effect=len(playable) == 1 or len({other.canonical() for other in playable}) > 1,
    )


def _fits(rules: RuleSet) -> bool:
    try:
        rules.check()
        rules.check_playable()
    except RulesError:
        return False
    return True


def _entries(game: Game, entries: tuple[Entry, ...]) -> tuple[protocol.RuleEntry, ...]:
    sources = {clause.number: clause.source for clause in game.rulebook.clauses}
    return tuple(
        protocol.RuleEntry(
            section=entry.section,
            number=entry.number,
            message=entry.message,
            args=wire_args(dict(entry.args)),
            mark=entry.mark,
            source=sources[entry.number],
        )
        for entry in entries
    )


def tell_ladder(catalogue: Catalogue, wish: protocol.LadderWish) -> protocol.LadderTold:
    """Say who beats whom in a round.

    Raises:
        RulesError: see `read_wish`; `unknown_game`, `unknown_strike` or `unknown_trump`.
    """
    game = catalogue.game(wish.game)
    _, rules = read_wish(game, wish.preset, wish.options)
    named = {name: value for name, value in (("strike", wish.strike), ("trump", wish.trump)) if value is not None}
    rungs = game.ladder(rules, named)
    possible = game.named(rules)
    return protocol.LadderTold(
        rungs=tuple(protocol.LadderRung(rung.role, rung.cards) for rung in rungs),
        strikes=possible.get("strike", ()),
        trumps=possible.get("trump", ()),
    )


def tell_difference(catalogue: Catalogue, wish: protocol.DiffWish) -> protocol.DiffTold:
    """Say how two rule sets of one game differ.

    Raises:
        RulesError: see `read_wish`; `unknown_game`, also when they are of different games.
    """
    game = catalogue.game(wish.one.game)
    if wish.other.game != game.id:
        raise RulesError(Code.UNKNOWN_GAME, game=wish.other.game, known=(game.id,))
    _, one = read_wish(game, wish.one.preset, wish.one.options)
    _, other = read_wish(game, wish.other.preset, wish.other.options)
    only_one, only_other = changes(game.rulebook, one, other)
    mine, theirs = one.values(), other.values()
    felt_mine, felt_theirs = one.canonical().values(), other.canonical().values()
    return protocol.DiffTold(
        game=game.id,
        one=fingerprint(game.id, one),
        other=fingerprint(game.id, other),
        options=tuple(
            protocol.OptionDifference(name, mine[name], theirs[name], effect=felt_mine[name] != felt_theirs[name])
            for name in mine
            if mine[name] != theirs[name]
        ),
        only_one=_entries(game, only_one),
        only_other=_entries(game, only_other),
    )
