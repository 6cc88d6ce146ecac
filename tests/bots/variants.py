"""Rule sets to try a bot on: every preset, and every playable option value changed on its own."""

from collections.abc import Iterator, Mapping

from stube.core import Game, RuleSet
from stube.errors import RulesError

# What must go along with a value that clashes with the defaults on its own; the first that fits is taken.
_ALONG: Mapping[str, tuple[dict[str, str], ...]] = {
    "watten": (
        {},
        {"call": "off"},
        {"announce_on": "5"},
        {"packets": "3"},
        {"packets": "3", "hand_size": "3", "tricks_to_win": "2"},
        {"deck": "33", "weli": "critical"},
        {"deck": "33", "weli": "critical", "criticals": "HK,S7,S6,E7"},
        {"deck": "33"},
        {"tricks_to_win": "2"},
        {"call": "off", "follow": "trump_all"},
        {"call": "off", "announcement": "hidden"},
    ),
    "german_whist": (
        {},
        {"trump": "none"},
        {"race_scope": "all26"},
        {"open_n": "3"},
        {"stock_view": "open_n"},
        {"players": "3", "hand_size": "7", "ghost": "aside"},
        {"players": "3", "hand_size": "7"},
        {"hand_size": "7", "ghost": "aside"},
    ),
}


def variants(game: Game) -> Iterator[tuple[str, RuleSet]]:
    """Give names and rule sets; a value that no round can be played with yet is left out."""
    for preset in game.presets.values():
        yield preset.id, preset.rules
    for option in game.rules_type.options():
        for value in option.values:
            if value == option.default:
                continue
            rules = _with(game, option.name, value)
            if rules is not None:
                yield f"{option.name}={value}", rules


def _with(game: Game, option: str, value: str) -> RuleSet | None:
    for along in _ALONG[game.id]:
        try:
            rules = game.rules_type.read({**along, option: value})
            game.start(rules)
        except RulesError:
            continue
        return rules
    return None
