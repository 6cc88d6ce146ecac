"""Which options of a rule set have no effect, and the value that stands for them then (`rules.md` §3.6).

The list is exact in one direction: what it changes changes no choice, view or score of any round with
the whole pack.
"""

from typing import TYPE_CHECKING

from stube.cards import FRENCH_52
from stube.games.german_whist.layout import Layout, lay_out

if TYPE_CHECKING:
    from stube.games.german_whist.rules import GermanWhistRules


def without_effect(rules: "GermanWhistRules") -> dict[str, str]:
    """Give the options of a rule set that have no effect, with the values that stand for them."""
    layout = _layout(rules)
    found: dict[str, str] = {}
    stock = layout.foregame * layout.hands
    if int(rules.open_n) > stock:
        found["open_n"] = str(stock)
    if rules.race_scope != "off" and _race_number(rules) == _in_scope(rules) // 2 + 1:
        found["win_at"] = "majority"
    if not race_may_fail(rules):
        found["race_fallback"] = "most"
    endgame_ties = rules.count == "last13" if rules.race_scope == "off" else rules.race_scope == "last13"
    if not tie_can_follow(rules) or (rules.tie == "stage2_majority" and endgame_ties):
        found["tie"] = "draw"  # equal endgame tricks do not break a tie that they have made
    return found


def race_may_fail(rules: "GermanWhistRules") -> bool:
    """Say whether there is a race that nobody may win."""
    if rules.race_scope == "off":
        return False
    return _in_scope(rules) <= _layout(rules).hands * (_race_number(rules) - 1)


def tie_can_follow(rules: "GermanWhistRules") -> bool:
    """Say whether players can be compared and be equal: two have equal numbers only of an even number of tricks."""
    layout = _layout(rules)
    if rules.race_scope == "off":
        early = 0 if rules.count == "last13" else layout.foregame
        compared = early + (2 if rules.count == "weighted_1_2" else 1) * layout.endgame
        return rules.seats == 3 or compared % 2 == 0
    if rules.seats == 3 and rules.goal != "most":
        return True  # who reaches the number loses, and the others are compared
    unfinished = race_may_fail(rules) and rules.race_fallback == "most"
    return unfinished and (rules.seats == 3 or _in_scope(rules) % 2 == 0)


def _layout(rules: "GermanWhistRules") -> Layout:
    return lay_out(rules, len(FRENCH_52.cards))


def _in_scope(rules: "GermanWhistRules") -> int:
    layout = _layout(rules)
    return layout.endgame if rules.race_scope == "last13" else layout.tricks


def _race_number(rules: "GermanWhistRules") -> int:
    return _in_scope(rules) // 2 + 1 if rules.win_at == "majority" else int(rules.win_at)
