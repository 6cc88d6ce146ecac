"""The options of Watten and the presets made of them.

Names and values are those of `rules.md` §3.1; what each means is in `docs/rules/watten.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from stube.cards import GERMAN_32, GERMAN_33, Pack
from stube.core import Preset, RuleSet
from stube.core.rules import clash
from stube.games.watten.identity import without_effect

YesNo: TypeAlias = Literal["no", "yes"]
OffOn: TypeAlias = Literal["off", "on"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WattenRules(RuleSet):
    """All 61 options, each with the default of the founding texts."""

    __hash__ = RuleSet.__hash__

    # Pack and ranks
    deck: Literal["32", "33"] = "32"
    criticals: Literal[
        "HK,S7,E7",
        "HK,E7,S7",
        "HK,S7,S6,E7",
        "HK,S7,E7,S6",
        "HK,S6,E7",
        "HK,S6,S7",
        "HK,S6,S7,E7",
        "none",
    ] = "HK,S7,E7"
    weli: Literal["absent", "critical", "lowest_trump", "bells_six"] = "absent"
    ace: Literal["high", "low"] = "high"
    guate: OffOn = "off"
    strike_six: OffOn = "off"
    double_role_call: YesNo = "yes"
    # Seats and deal
    players: Literal["4", "2", "3"] = "4"
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    forehand: Literal["after_dealer", "before_dealer"] = "after_dealer"
    first_dealer: Literal["cut_low", "cut_high", "random"] = "cut_low"
    hand_size: Literal["5", "3"] = "5"
    packets: Literal["3+2", "2+3", "3", "5"] = "3+2"
    announce_on: Literal["3", "5"] = "3"
    announcement: Literal["open", "hidden"] = "open"
    announce_source: Literal["chosen", "shown_card", "bottom_card", "lowest_rank"] = "chosen"
    must_hold: YesNo = "no"
    others_look: Literal["after_both", "staged", "free"] = "after_both"
    cut_steal: Literal["off", "cutter", "cutter_then_dealer"] = "off"
    strike_swap: Literal["off", "by_agreement"] = "off"
    better: Literal["off", "forced_paid", "by_agreement"] = "forced_paid"
    better_charge: Literal["none", "deduct", "opponents_write"] = "deduct"
    better_redeal: Literal["whole_deal", "announcers_only"] = "whole_deal"
    better_limit: Literal["1", "none"] = "1"
    # Play
    tricks_to_win: Literal["3", "2"] = "3"
    stop_when_decided: Literal["yes", "show", "play_out"] = "yes"
    follow: Literal["free", "trump_all", "trump_announcers"] = "free"
    rechte_exempt: YesNo = "no"
    call: Literal["off", "optional", "automatic"] = "optional"
    call_scope: Literal["any_trick", "first_trick"] = "any_trick"
    call_opponents: Literal["trump_or_critical"] = "trump_or_critical"
    call_partner: Literal["trump_only", "trump_or_critical", "free"] = "trump_only"
    call_blinds: Literal["not_trump", "count_as_trump"] = "not_trump"
    call_critical_is_trump: YesNo = "no"
    call_lapses: YesNo = "no"
    maschine: Literal["off", "win_2", "win_3"] = "off"
    # Stakes
    base: Literal["2"] = "2"
    raise_step: Literal["1", "2"] = "1"
    raise_when: Literal["before_own_card", "own_turn", "between_tricks", "any_time"] = "before_own_card"
    raise_alternates: YesNo = "yes"
    immediate_reraise: YesNo = "yes"
    responder: Literal["either", "next_opponent"] = "either"
    max_stake: Literal["none", "4", "points_needed"] = "none"
    fold_pays: Literal["last_agreed", "stake_minus_one", "flat_2"] = "last_agreed"
    concede: Literal["off", "pays_stake", "pays_stake_minus_one"] = "off"
    fold_shows: YesNo = "no"
    raise_size: Literal["step", "multiples"] = "step"
    last_card_rule: Literal["off", "must_match", "challenge"] = "off"
    jump_to_four: Literal["off", "behind_4"] = "off"
    # End of the game
    target: Literal["11", "13", "15", "18", "21"] = "11"
    gespannt_from: Literal["within_2", "exact_2"] = "within_2"
    gespannt_mode: Literal["no_raise", "choose_3_or_give_2", "counts_3", "four_if_far"] = "no_raise"
    gespannt_loss: Literal["base", "stake"] = "base"
    misraise: Literal["refused", "opponents_2_end", "opponents_bid_end", "deduct_2"] = "refused"
    must_accept: Literal["off", "raiser", "either", "forced_fold"] = "off"
    overshoot: Literal["counts", "capped"] = "counts"
    match: Literal["single", "best_of_3", "three_games"] = "single"
    schneider: Literal["off", "double"] = "off"
    # Conduct
    signals: Literal["gestures", "free_talk", "none"] = "gestures"
    false_signals: Literal["allowed", "forbidden"] = "allowed"
    illegal_card: Literal["prevented", "claim_2", "claim_stake"] = "prevented"

    @property
    def packet_sizes(self) -> tuple[int, ...]:
        """Cards in each packet, in the order of dealing."""
        return tuple(int(size) for size in self.packets.split("+"))

    @property
    def pack(self) -> Pack:
        """The pack played with."""
        return GERMAN_33 if self.deck == "33" else GERMAN_32

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.players)

    @property
    def matches(self) -> int:
        """Matches that win the series, or (three games) that are played."""
        return {"single": 1, "best_of_3": 2, "three_games": 3}[self.match]

    @property
    def names_freely(self) -> bool:
        """Whether strike and trump are named or shown, rather than read off the cards dealt."""
        return self.announce_source in {"chosen", "shown_card"}

    def check(self) -> None:
        """Refuse what contradicts itself (W-03, W-11, W-24, W-30)."""
        listed = "S6" in self.criticals
        if listed != (self.weli == "critical") or (self.deck == "33") != (self.weli != "absent"):
            raise clash("weli_disagrees", "deck", "weli", "criticals")
        if sum(self.packet_sizes) != int(self.hand_size):
            raise clash("packets_do_not_fit", "packets", "hand_size")
        if self.announce_on == "5" and self.hand_size == "3":
            raise clash("announce_on_does_not_fit", "announce_on", "hand_size")
        if self.announce_on == "3" and self.packet_sizes[0] != 3:
            raise clash("announce_on_needs_three", "announce_on", "packets")
        if 2 * int(self.tricks_to_win) - 1 > int(self.hand_size):
            raise clash("tricks_do_not_fit", "tricks_to_win", "hand_size")
        if self.call != "off" and self.announcement == "hidden":
            raise clash("call_needs_open", "call", "announcement")
        if self.call != "off" and self.follow != "free":
            raise clash("call_needs_free_follow", "call", "follow")
        if self.follow == "trump_all" and self.announcement == "hidden":
            raise clash("forced_trumps_need_open", "follow", "announcement")
        if self.last_card_rule != "off" and self.announcement == "hidden":
            raise clash("last_card_needs_open", "last_card_rule", "announcement")

    def without_effect(self) -> Mapping[str, str]:
        """Give the options that have no effect beside the others, with the value that stands for them."""
        return without_effect(self)


_WELI_BEFORE_SPITZ = {"deck": "33", "criticals": "HK,S7,S6,E7", "weli": "critical"}
_BLIND = {
    **_WELI_BEFORE_SPITZ,
    "announcement": "hidden",
    "announce_source": "bottom_card",
    "better": "off",
    "better_charge": "none",
    "call": "off",
    "target": "15",
    "signals": "none",
}
_ITALIAN = {
    "announce_on": "5",
    "better": "off",
    "better_charge": "none",
    "call_scope": "first_trick",
    "call_partner": "trump_or_critical",
    "raise_when": "any_time",
    "gespannt_loss": "stake",
}
_PRESETS: dict[str, dict[str, str]] = {
    "bavarian-11": {},
    "bavarian-15": {"target": "15"},
    "tyrol-kritisch-15": {**_WELI_BEFORE_SPITZ, "target": "15"},
    "tyrol-kritisch-18": {**_WELI_BEFORE_SPITZ, "target": "18"},
    "blind": _BLIND,
    "blind-literal": {**_BLIND, "announce_source": "lowest_rank", "announcement": "open", "call": "optional"},
    "wurf": {"hand_size": "3", "packets": "3", "tricks_to_win": "2"},
    "kritischer-cup": {"raise_step": "2", "target": "15", "match": "best_of_3"},
    "house-21": {"must_accept": "either", "target": "21", "match": "best_of_3"},
    "italian-11": _ITALIAN,
    "italian-tirolo-15": {
        **_ITALIAN,
        "deck": "33",
        "criticals": "HK,S7,E7,S6",
        "weli": "critical",
        "target": "15",
    },
}

_REGIONAL: dict[str, str] = {
    "first_dealer": "cut_high",
    "announce_on": "5",
    "better": "by_agreement",
    "better_charge": "none",
    "raise_when": "own_turn",
    "gespannt_loss": "stake",
}
_BAVARIA = {
    **_REGIONAL,
    "call": "automatic",
    "call_scope": "first_trick",
    "call_lapses": "yes",
    "target": "15",
    "gespannt_mode": "counts_3",
    "misraise": "opponents_2_end",
}
_CLUB = {**_BAVARIA, "strike_swap": "by_agreement", "maschine": "win_2"}
_TYROL = {
    **_REGIONAL,
    "deck": "33",
    "criticals": "none",
    "weli": "lowest_trump",
    "strike_six": "on",
    "follow": "trump_all",
    "call": "off",
    "signals": "none",
    "illegal_card": "claim_stake",
}
_SOUTH_TYROL = {**_TYROL, "weli": "bells_six", "target": "15", "gespannt_mode": "choose_3_or_give_2"}
_GUATE = {
    **_SOUTH_TYROL,
    "guate": "on",
    "better_redeal": "announcers_only",
    "rechte_exempt": "yes",
    "jump_to_four": "behind_4",
    "target": "18",
    "gespannt_mode": "four_if_far",
    "schneider": "double",
}
_PRESETS |= {
    "bavaria-club": {**_CLUB, "cut_steal": "cutter_then_dealer", "signals": "free_talk"},
    "bavaria-cup": {
        **_BAVARIA,
        "cut_steal": "cutter",
        "better": "off",
        "match": "three_games",
        "illegal_card": "claim_2",
    },
    "tirol-open-11": {
        **_TYROL,
        "better_redeal": "announcers_only",
        "max_stake": "points_needed",
        "last_card_rule": "must_match",
        "misraise": "opponents_bid_end",
    },
    "tirol-open-15": {
        **_TYROL,
        "better_redeal": "announcers_only",
        "max_stake": "points_needed",
        "last_card_rule": "challenge",
        "target": "15",
        "gespannt_mode": "choose_3_or_give_2",
        "schneider": "double",
    },
    "tirol-kritisch": {
        **_BAVARIA,
        "deck": "33",
        "criticals": "HK,S6,E7",
        "weli": "critical",
        "strike_swap": "by_agreement",
        "target": "11",
    },
    "southtyrol-open-15": _SOUTH_TYROL,
    "southtyrol-guate-18": _GUATE,
    "southtyrol-blind-18": {
        **_GUATE,
        "announcement": "hidden",
        "announce_source": "shown_card",
        "follow": "trump_announcers",
    },
    "ladin": {
        **_SOUTH_TYROL,
        "announcement": "hidden",
        "announce_source": "bottom_card",
        "better": "off",
        "better_redeal": "announcers_only",
        "follow": "trump_announcers",
        "rechte_exempt": "yes",
        "target": "11",
        "schneider": "double",
    },
    "two-hand": {**_CLUB, "players": "2", "signals": "none"},
    "three-hand": {**_CLUB, "players": "3", "signals": "free_talk"},
}

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {name: Preset(name, WattenRules.read(values)) for name, values in _PRESETS.items()}
)
"""The founding presets (`rules.md` §3.2), then those of the regions (§3.3)."""

ALIASES: Mapping[str, str] = MappingProxyType({"wurft": "wurf"})
