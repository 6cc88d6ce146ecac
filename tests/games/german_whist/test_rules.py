"""The options of German Whist, their clashes, the presets."""

import pytest
from games.german_whist.scripted import rules_of

from stube.errors import Code, RulesError
from stube.games.german_whist import GAME, GermanWhistRules
from stube.games.german_whist.layout import fits, lay_out

# rules.md 3.4
OPTIONS = {
    "players": "2 3",
    "hand_size": "13 10 7 4",
    "ghost": "none aside auto_lowest",
    "first_dealer": "cut_high random",
    "trump": "first_upcard none",
    "stock_view": "top_up hidden open_n",
    "open_n": "0 " + " ".join(map(str, range(2, 27))),
    "follow": "must_follow",
    "goal": "most fewest by_upcard",
    "count": "all26 last13 weighted_1_2",
    "win_at": "majority 7 9",
    "race_scope": "off all26 last13",
    "race_fallback": "most nobody",
    "tie": "draw replay last_trick stage2_majority",
    "score": "difference hand tricks over_6",
    "match": "best_of_3 best_of_5 single points_50",
}

# rules.md 3.5, column by column: players, hand, ghost, first dealer, trump, stock, open, follow, goal, count,
# win_at, scope, fallback, tie, score, match
PRESETS = {
    "classic": "2 13 none cut_high first_upcard top_up 0 F most all26 majority off most draw difference best_of_3",
    "last13": "2 13 none cut_high first_upcard top_up 0 F most last13 majority off most draw hand best_of_3",
    "open-stock": "2 13 none cut_high first_upcard open_n 3 F most all26 majority off most draw difference best_of_3",
    "race-7": "2 13 none cut_high first_upcard top_up 0 F most all26 7 all26 most draw hand best_of_3",
    "race-9": "2 13 none cut_high first_upcard top_up 0 F most all26 9 all26 most draw hand best_of_3",
    "no-trump": "2 13 none cut_high none hidden 0 F most all26 majority off most draw difference best_of_3",
    "no-trump-upcard": "2 13 none cut_high none top_up 0 F most all26 majority off most draw difference best_of_3",
    "three": "3 7 aside cut_high first_upcard top_up 0 F most all26 majority off most draw tricks single",
    "weighted": "2 13 none cut_high first_upcard top_up 0 F most weighted_1_2 majority off most draw hand best_of_3",
    "points-50": "2 13 none cut_high first_upcard top_up 0 F most last13 majority off most draw tricks points_50",
    "high-low": "2 13 none cut_high none top_up 0 F by_upcard last13 majority off most draw hand best_of_3",
}


def test_options_and_defaults() -> None:
    """Names, values and defaults are the table of rules.md 3.4; the default is its first value."""
    read = {option.name: " ".join(option.values) for option in GermanWhistRules.options()}
    assert read == OPTIONS
    assert all(option.default == option.values[0] for option in GermanWhistRules.options())


def test_presets() -> None:
    """The presets are the table of rules.md 3.5."""
    written = {name: line.replace("F", "must_follow") for name, line in PRESETS.items()}
    assert {name: " ".join(preset.rules.values().values()) for name, preset in GAME.presets.items()} == written
    for name, preset in GAME.presets.items():
        assert preset.id == name
        preset.rules.check()


@pytest.mark.parametrize(
    ("clash", "preset", "option"),
    [
        ("ghost_needs_three", "classic", "ghost=aside"),
        ("ghost_needs_three", "classic", "ghost=auto_lowest"),
        ("three_need_ghost", "three", "ghost=none"),
        ("three_need_ghost", "classic", "players=3"),
        ("hand_size_does_not_fit", "three", "hand_size=13"),
        ("three_players_count_all", "three", "count=last13"),
        ("three_players_count_all", "three", "count=weighted_1_2"),
        ("three_players_count_all", "three", "race_scope=last13"),
        ("race_without_scope", "classic", "win_at=7"),
        ("race_without_scope", "race-9", "race_scope=off"),
        ("open_n_without_open_stock", "classic", "open_n=3"),
        ("open_n_without_open_stock", "open-stock", "stock_view=hidden"),
        ("open_stock_needs_open_n", "classic", "stock_view=open_n"),
        ("by_upcard_has_no_trump", "high-low", "trump=first_upcard"),
        ("by_upcard_needs_upcard", "high-low", "stock_view=hidden"),
    ],
)
def test_clashes(clash: str, preset: str, option: str) -> None:
    """Each combination that contradicts itself is refused by its name (G-50)."""
    name, _, value = option.partition("=")
    with pytest.raises(RulesError) as refused:
        rules_of(preset, **{name: value})
    assert refused.value.code is Code.OPTIONS_CLASH
    assert refused.value.details["clash"] == clash
    named = refused.value.details["options"]
    assert isinstance(named, tuple)
    assert name in named


@pytest.mark.parametrize(
    ("preset", "options", "foregame", "endgame", "hands"),
    [
        ("classic", {}, 13, 13, 2),
        ("classic", {"hand_size": "10"}, 16, 10, 2),
        ("classic", {"hand_size": "4"}, 22, 4, 2),
        ("three", {}, 8, 7, 3),
        ("three", {"hand_size": "10"}, 4, 10, 3),
        ("three", {"hand_size": "4"}, 12, 4, 3),
        ("three", {"ghost": "auto_lowest"}, 6, 7, 4),
        ("three", {"ghost": "auto_lowest", "hand_size": "10"}, 3, 10, 4),
        ("three", {"ghost": "auto_lowest", "hand_size": "4"}, 9, 4, 4),
    ],
)
def test_length_of_a_round(preset: str, options: dict[str, str], foregame: int, endgame: int, hands: int) -> None:
    """G22 of rules.md 4.5 among them: three with 7 cards play 8 + 7 = 15 tricks (G-16, G-40, G-41)."""
    layout = lay_out(rules_of(preset, **options), 52)
    assert (layout.foregame, layout.endgame, layout.hands) == (foregame, endgame, hands)
    assert layout.tricks == foregame + endgame


def test_a_stock_must_go_up() -> None:
    """There must be a stock, and it must run out evenly for all who draw (G-05, G-41)."""
    assert fits(2, 4, "none", 12)
    assert not fits(2, 4, "none", 8)
    assert not fits(2, 7, "none", 12)
    assert not fits(3, 4, "aside", 20)
    assert fits(3, 4, "auto_lowest", 20)
    with pytest.raises(RulesError) as refused:
        GAME.start(rules_of(), {"pack": "2345"})
    assert refused.value.details["clash"] == "hand_size_does_not_fit"
