"""Which options of a rule set have no effect, and the value that stands for them then (`rules.md` §3.6).

The list is exact in one direction: what it changes changes no choice, view or score of any round with
the whole pack.
"""

from typing import TYPE_CHECKING

from stube.cards import FRENCH_52
from stube.games.german_whist.layout import Layout, lay_out

if TYPE_CHECKING:
    from stube.games.german_whist.rules import GermanWhistRules


def canonical_values(rules: "GermanWhistRules") -> dict[str, str]:
    """Give the options of a rule set that have no effect, with the values that stand for them."""
    layout = lay_out(rules, len(FRENCH_52.cards))
    found: dict[str, str] = {}
    stock = layout.foregame * layout.hands
    if int(rules.open_n) > stock:
        found["open_n"] = str(stock)
    if rules.race_scope == "off":
        found["race_fallback"] = "most"
        if rules.seats == 2 and not _can_tie(rules, layout):
            found["tie"] = "draw"
        elif rules.tie == "stage2_majority" and rules.count == "last13":
            found["tie"] = "draw"  # equal endgame tricks are what made the tie
        return found
    return found | _race(rules, layout)


def _can_tie(rules: "GermanWhistRules", layout: Layout) -> bool:
    """Say whether two players can have equally many counted tricks: their number must be even."""
    early = 0 if rules.count == "last13" else layout.foregame
    return (early + (2 if rules.count == "weighted_1_2" else 1) * layout.endgame) % 2 == 0


def _race(rules: "GermanWhistRules", layout: Layout) -> dict[str, str]:
    """Look at a race: the number that ends it, whether somebody always reaches it, whether a tie can follow."""
    found: dict[str, str] = {}
    in_scope = layout.endgame if rules.race_scope == "last13" else layout.tricks
    more_than_half = in_scope // 2 + 1
    number = more_than_half if rules.win_at == "majority" else int(rules.win_at)
    if number == more_than_half:
        found["win_at"] = "majority"
    always_reached = in_scope > layout.hands * (number - 1)
    if always_reached:
        found["race_fallback"] = "most"
    # Who reaches it wins, or loses to the other; of three the two others are compared where the fewest win.
    others_compared = rules.seats == 3 and rules.goal != "most"
    compared = not always_reached and rules.race_fallback == "most"
    can_tie = compared and (rules.seats == 3 or in_scope % 2 == 0)
    if not others_compared and (not can_tie or (rules.tie == "stage2_majority" and rules.race_scope == "last13")):
        found["tie"] = "draw"
    return found
