"""Which options of a rule set have no effect, and the value that stands for them then (`rules.md` §3.6).

The list is exact in one direction: what it changes changes no choice, view or score of any round with
the whole pack. Where an option shows in a view, if only by the code of a refusal, it has an effect.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stube.games.watten.rules import WattenRules

NO_BETTER = {"better_charge": "deduct", "better_redeal": "whole_deal", "better_limit": "1"}
NO_CALL = {
    "double_role_call": "yes",
    "call_scope": "any_trick",
    "call_partner": "trump_only",
    "call_blinds": "not_trump",
    "call_critical_is_trump": "no",
    "call_lapses": "no",
}
CARDS_ANNOUNCE = {
    "must_hold": "no",
    "others_look": "after_both",
    "strike_swap": "off",
    "better": "forced_paid",
    **NO_BETTER,
}
TWO_HANDS = {
    "direction": "clockwise",
    "forehand": "after_dealer",
    "others_look": "after_both",
    "call_partner": "trump_only",
    "call_critical_is_trump": "no",
    "call_lapses": "no",
    "responder": "either",
}

Same = tuple[Callable[["WattenRules"], bool], Mapping[str, str]]


def _critical_count(rules: "WattenRules") -> int:
    return 0 if rules.criticals == "none" else len(rules.criticals.split(","))


def _exchanges_once(rules: "WattenRules") -> bool:
    """Say whether the cards left allow one exchange of the announcers' hands and no second."""
    few_left = rules.seats == 4 or (rules.seats == 3 and rules.cut_steal == "off")
    return rules.better_redeal == "announcers_only" and rules.announce_on == "5" and few_left


def _one_raise_at_most(rules: "WattenRules") -> bool:
    """Say whether the only raise there can be is from two to four."""
    return rules.max_stake == "4" and rules.raise_step == "2"


_SAME: tuple[Same, ...] = (
    (lambda rules: rules.deck == "32", {"strike_six": "off"}),
    (lambda rules: rules.seats == 2, TWO_HANDS),
    # With two, both are announcers; forced trumps for all cannot stand with a hidden announcement.
    (lambda rules: rules.seats == 2 and rules.follow == "trump_all", {"follow": "trump_announcers"}),
    (lambda rules: not rules.names_freely, CARDS_ANNOUNCE),
    (lambda rules: not rules.names_freely and rules.packets == "3+2", {"announce_on": "3"}),
    (lambda rules: rules.announce_source == "shown_card", {"must_hold": "no"}),
    # Of three, forehand has no partner who could look after the strike, unless a swap makes the dealer name it.
    (
        lambda rules: rules.seats == 3 and rules.strike_swap == "off" and rules.others_look == "staged",
        {"others_look": "after_both"},
    ),
    (lambda rules: rules.better == "off", NO_BETTER),
    (lambda rules: rules.names_freely and _exchanges_once(rules), {"better_limit": "1"}),
    # Without criticals the cutter keeps nothing, so the dealer is never asked.
    (lambda rules: rules.criticals == "none" and rules.cut_steal != "off", {"cut_steal": "cutter"}),
    (lambda rules: not 0 < _critical_count(rules) <= int(rules.hand_size), {"maschine": "off"}),
    (lambda rules: rules.fold_shows == "yes" and rules.stop_when_decided == "show", {"stop_when_decided": "yes"}),
    (lambda rules: rules.follow == "free", {"rechte_exempt": "no"}),
    (lambda rules: rules.call == "off", NO_CALL),
    (lambda rules: rules.criticals == "none", {"double_role_call": "yes", "call_critical_is_trump": "no"}),
    (lambda rules: rules.call_partner != "trump_only", {"call_critical_is_trump": "no"}),
    (lambda rules: rules.call == "off" and rules.follow == "free", {"illegal_card": "prevented"}),
    (_one_raise_at_most, {"raise_size": "step"}),
    (lambda rules: _one_raise_at_most(rules) and rules.fold_pays == "flat_2", {"fold_pays": "last_agreed"}),
    # A raise by one: the stake asked less one is the stake agreed before.
    (
        lambda rules: (rules.raise_step, rules.raise_size, rules.fold_pays) == ("1", "step", "stake_minus_one"),
        {"fold_pays": "last_agreed"},
    ),
    # The deciding trick must have been led, and then nobody may raise any more.
    (lambda rules: rules.raise_when == "between_tricks", {"last_card_rule": "off"}),
    (lambda rules: rules.gespannt_mode != "no_raise", {"gespannt_loss": "base"}),
    (lambda rules: rules.signals == "none", {"false_signals": "allowed"}),
)


def without_effect(rules: "WattenRules") -> dict[str, str]:
    """Give the options of a rule set that have no effect, with the values that stand for them."""
    return dict(_resets(rules))


def _resets(rules: "WattenRules") -> Iterator[tuple[str, str]]:
    for without_effect, values in _SAME:
        if without_effect(rules):
            yield from values.items()
