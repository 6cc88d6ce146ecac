"""The laws that every game keeps, each a function over a random walk.

    @pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
    def test_my_game(law: Law) -> None:
        law(Walk.play(GAME, GAME.presets["classic"].rules, seed=1))

A law says what is broken by an `AssertionError` that names the position of the walk. Laws speak of
the protocols in `stube.core` alone, so that a game that keeps them works with records, self-play,
bots that need no thought, and a table. They do not know the rules: golden examples, counts and
playthroughs stay the game's own business.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from stube.core import Game
from stube.errors import Code
from stube.testing import laws_of_play, laws_of_texts, laws_of_views
from stube.testing.refusals import code_of
from stube.testing.secrecy import hidden_cards_leave_no_trace
from stube.testing.walks import Walk

Law: TypeAlias = Callable[[Walk], None]

_LAWS: tuple[Law, ...] = (
    laws_of_play.the_series_ends,
    laws_of_play.one_thing_is_waited_for,
    laws_of_play.seats_in_turn_have_choices,
    laws_of_play.what_is_offered_is_taken,
    laws_of_play.everything_else_is_refused,
    laws_of_play.deals_are_checked,
    laws_of_play.decisions_are_counted,
    laws_of_play.the_setup_is_read,
    laws_of_texts.texts_read_back,
    laws_of_texts.records_replay,
    laws_of_views.views_go_through_json,
    laws_of_views.views_mirror_the_state,
    laws_of_views.events_name_their_audience,
    laws_of_views.views_tell_what_was_seen,
    laws_of_views.cards_and_points_are_kept,
    hidden_cards_leave_no_trace,
)

LAWS: Mapping[str, Law] = MappingProxyType({law.__name__: law for law in _LAWS})
"""Every law by its name."""


def check_game(game: Game) -> None:
    """Look at what a game says of itself: its id, its options, its presets and their other names.

    Raises:
        AssertionError: with what is wrong.
    """
    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.id), f"{game.id!r} is no id"
    assert game.rules_version >= 1, "versions of rules are counted from 1"
    assert {"dealer", "score", "won"} <= set(game.setup_keys), "a series can begin with a dealer and where it stands"
    for option in game.rules_type.options():
        assert option.values, f"{option.name} names no values: it must be a Literal"
        assert option.default in option.values, f"{option.name} is {option.default!r} by default"
    assert game.default_preset in game.presets, f"no preset {game.default_preset!r}"
    for alias, named in game.aliases.items():
        assert named in game.presets, f"{alias!r} is another name for no preset"
        assert alias not in game.presets, f"{alias!r} is a preset too"
    for name, preset in game.presets.items():
        assert preset.id == name, f"preset {name!r} calls itself {preset.id!r}"
        assert isinstance(preset.rules, game.rules_type), f"the rules of {name!r} are another game's"
        assert game.rules_type.read(preset.rules.values()) == preset.rules, f"the rules of {name!r} do not read back"
        assert game.seats(preset.rules) == game.start(preset.rules).seats, f"{name!r}: how many seats?"
        assert game.pack(preset.rules) == game.start(preset.rules).pack, f"{name!r}: which pack?"
    unknown = code_of(lambda: game.rules_type.read({"no such option": "x"}))
    assert unknown is Code.UNKNOWN_OPTION, f"an unknown option is answered with {unknown}"
