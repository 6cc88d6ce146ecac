"""The rule set of German Whist: its options, its clashes, its presets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from stube.cards import FRENCH_52
from stube.core import Preset, RuleSet
from stube.core.rules import clash
from stube.games.german_whist.identity import without_effect
from stube.games.german_whist.layout import fits

OpenN = Literal[
    "0", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14",
    "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class GermanWhistRules(RuleSet):
    """All options of German Whist; names and values are a public contract (rules.md 3.4)."""

    __hash__ = RuleSet.__hash__

    players: Literal["2", "3"] = "2"
    hand_size: Literal["13", "10", "7", "4"] = "13"
    ghost: Literal["none", "aside", "auto_lowest"] = "none"
    first_dealer: Literal["cut_high", "random"] = "cut_high"
    trump: Literal["first_upcard", "none"] = "first_upcard"
    stock_view: Literal["top_up", "hidden", "open_n"] = "top_up"
    open_n: OpenN = "0"
    follow: Literal["must_follow"] = "must_follow"
    goal: Literal["most", "fewest", "by_upcard"] = "most"
    count: Literal["all26", "last13", "weighted_1_2"] = "all26"
    win_at: Literal["majority", "7", "9"] = "majority"
    race_scope: Literal["off", "all26", "last13"] = "off"
    race_fallback: Literal["most", "nobody"] = "most"
    tie: Literal["draw", "replay", "last_trick", "stage2_majority"] = "draw"
    score: Literal["difference", "hand", "tricks", "over_6"] = "difference"
    match: Literal["best_of_3", "best_of_5", "single", "points_50"] = "best_of_3"

    @property
    def seats(self) -> int:
        """Number of seats that people or bots take."""
        return int(self.players)

    def check(self) -> None:
        """Refuse a combination that contradicts itself (G-50).

        Raises:
            RulesError: `options_clash`, with the clash's name and the options that clash.
        """
        if self.players == "2" and self.ghost != "none":
            raise clash("ghost_needs_three", "ghost", "players")
        if self.players == "3" and self.ghost == "none":
            raise clash("three_need_ghost", "players", "ghost")
        if not fits(self.seats, int(self.hand_size), self.ghost, len(FRENCH_52.cards)):
            raise clash("hand_size_does_not_fit", "hand_size", "players")
        if self.players == "3" and self.count != "all26":
            raise clash("three_players_count_all", "players", "count")
        if self.players == "3" and self.race_scope == "last13":
            raise clash("three_players_count_all", "players", "race_scope")
        if self.win_at != "majority" and self.race_scope == "off":
            raise clash("race_without_scope", "win_at", "race_scope")
        if self.open_n != "0" and self.stock_view != "open_n":
            raise clash("open_n_without_open_stock", "open_n", "stock_view")
        if self.open_n == "0" and self.stock_view == "open_n":
            raise clash("open_stock_needs_open_n", "stock_view", "open_n")
        if self.goal == "by_upcard" and self.trump != "none":
            raise clash("by_upcard_has_no_trump", "goal", "trump")
        if self.goal == "by_upcard" and self.stock_view == "hidden":
            raise clash("by_upcard_needs_upcard", "goal", "stock_view")

    def without_effect(self) -> Mapping[str, str]:
        """Give the options that have no effect beside the others, with the value that stands for them."""
        return without_effect(self)


_CLASSIC = GermanWhistRules()
_RULES = {
    "classic": _CLASSIC,
    "last13": replace(_CLASSIC, count="last13", score="hand"),
    "open-stock": replace(_CLASSIC, stock_view="open_n", open_n="3"),
    "race-7": replace(_CLASSIC, win_at="7", race_scope="all26", score="hand"),
    "race-9": replace(_CLASSIC, win_at="9", race_scope="all26", score="hand"),
    "no-trump": replace(_CLASSIC, trump="none", stock_view="hidden"),
    "no-trump-upcard": replace(_CLASSIC, trump="none"),
    "three": replace(_CLASSIC, players="3", hand_size="7", ghost="aside", score="tricks", match="single"),
    "weighted": replace(_CLASSIC, count="weighted_1_2", score="hand"),
    "points-50": replace(_CLASSIC, count="last13", score="tricks", match="points_50"),
    "high-low": replace(_CLASSIC, trump="none", goal="by_upcard", count="last13", score="hand"),
}

PRESETS: Mapping[str, Preset] = MappingProxyType({name: Preset(name, rules) for name, rules in _RULES.items()})
"""The presets of rules.md 3.5, as differences from the defaults."""
