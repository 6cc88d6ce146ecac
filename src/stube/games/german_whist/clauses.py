"""The rulebook of German Whist: its clauses in order of play, where refusals lead, groups of options."""

from collections.abc import Mapping
from types import MappingProxyType

from stube.core import RuleSet
from stube.core.rulebook import OURS, Clause, OptionGroup, Rulebook, says
from stube.errors import Code
from stube.games.german_whist.identity import race_may_fail, tie_can_follow
from stube.games.german_whist.rules import GermanWhistRules

MOST, FEWEST = ("most", "by_upcard"), ("fewest", "by_upcard")
RACE = ("all26", "last13")
OPEN = ("top_up", "open_n")
BEST_OF = ("best_of_3", "best_of_5")

_TABLE = (
    Clause("G-01", "table", "H1, ours", (says("two", players="2"), says("three", mark=OURS, players="3"))),
    Clause("G-02", "table", "H1", (says(),)),
    Clause(
        "G-40",
        "table",
        "rules.md G-10, ours",
        (says(mark=OURS, players="3"), says("aside", mark=OURS, ghost="aside")),
    ),
    Clause("G-41", "table", "rules.md G-10, ours", (says(mark=OURS, players="3"),)),
)

_DEAL = (
    Clause(
        "G-03",
        "deal",
        "H2",
        (says("high", first_dealer="cut_high"), says("random", first_dealer="random"), says("passes")),
    ),
    Clause("G-04", "deal", "H3", (says(args={"cards": "hand_size"}),)),
    Clause("G-05", "deal", "H4, 3.6", (says(),), note="The stock must not be empty, and must run out evenly."),
    Clause(
        "G-06", "deal", "H4, H16, rules.md G-05", (says("upcard", trump="first_upcard"), says("none", trump="none"))
    ),
    Clause("G-22", "deal", "H18, 3.4", (says(goal="by_upcard"),)),
    Clause("G-07", "deal", "H5", (says(),)),
)

_PLAY = (
    Clause("G-10", "play", "H5, H6", (says(),)),
    Clause("G-11", "play", "H6", (says(),)),
    Clause("G-12", "play", "H6", (says("trump", trump="first_upcard"), says("none", trump="none"))),
    Clause("G-13", "play", "H6", (says("trump", trump="first_upcard"), says("none", trump="none"))),
    Clause("G-18", "play", "H5, H8", (says(),)),
    Clause("G-43", "play", "rules.md G-10, ours", (says(mark=OURS, ghost="auto_lowest"),)),
)

_STOCK = (
    Clause("G-14", "stock", "H7, 3.6", (says(),)),
    Clause("G-15", "stock", "H7", (says(stock_view="top_up"),)),
    Clause("G-33", "stock", "H14, rules.md G-07", (says(stock_view="open_n", args={"cards": "open_n"}),)),
    Clause("G-34", "stock", "rules.md G-07, ours", (says(mark=OURS, stock_view="open_n"),)),
    Clause(
        "G-35",
        "stock",
        "H16, rules.md G-09, ours",
        (says(stock_view="hidden"), says("trump", mark=OURS, stock_view="hidden", trump="first_upcard")),
    ),
    Clause("G-16", "stock", "H8", (says(args={"cards": "hand_size"}),)),
    Clause("G-17", "stock", "H7", (says("hidden"), says("open", stock_view=OPEN))),
    Clause(
        "G-44",
        "stock",
        "rules.md G-10, ours",
        (says(mark=OURS, ghost="auto_lowest"), says("open", mark=OURS, ghost="auto_lowest", stock_view="open_n")),
    ),
)

_SCORE = (
    Clause(
        "G-20",
        "score",
        "H9, rules.md G-04",
        (says("all", count="all26"), says("last", count="last13"), says("weighted", count="weighted_1_2")),
    ),
    Clause(
        "G-21",
        "score",
        "H10",
        (says("most", goal="most", race_scope="off"), says("red", goal="by_upcard", race_scope="off")),
    ),
    Clause(
        "G-23",
        "score",
        "H18",
        (says("fewest", goal="fewest", race_scope="off"), says("black", goal="by_upcard", race_scope="off")),
    ),
    Clause(
        "G-25",
        "score",
        "H15, rules.md G-08",
        (
            says("number", race_scope=RACE, win_at=("7", "9"), args={"tricks": "win_at"}),
            says("half", race_scope=RACE, win_at="majority"),
            says("endgame", race_scope="last13"),
            says("wins", race_scope=RACE, goal="most"),
            says("loses", race_scope=RACE, goal="fewest"),
            says("by-upcard", race_scope=RACE, goal="by_upcard"),
            says("others", race_scope=RACE, goal=FEWEST, players="3"),
        ),
    ),
    Clause(
        "G-28",
        "score",
        "rules.md G-08",
        (
            says("most", race_open="yes", race_fallback="most", goal="most"),
            says("fewest", race_open="yes", race_fallback="most", goal="fewest"),
            says("by-upcard", race_open="yes", race_fallback="most", goal="by_upcard"),
            says("nobody", race_open="yes", race_fallback="nobody"),
        ),
    ),
    Clause(
        "G-24",
        "score",
        "H11, rules.md G-01, G-03",
        (
            says("draw", tie_possible="yes", tie="draw", players="2"),
            says("replay", tie_possible="yes", tie="replay"),
            says("last-trick", tie_possible="yes", tie="last_trick"),
            says("endgame", tie_possible="yes", tie="stage2_majority", goal="most"),
            says("endgame-fewest", tie_possible="yes", tie="stage2_majority", goal="fewest"),
            says("endgame-by-upcard", tie_possible="yes", tie="stage2_majority", goal="by_upcard"),
        ),
    ),
    Clause(
        "G-42",
        "score",
        "rules.md G-10, ours",
        (
            says("share", mark=OURS, tie_possible="yes", players="3", match="single", tie="draw"),
            says(
                "drawn",
                mark=OURS,
                tie_possible="yes",
                players="3",
                match=("best_of_3", "best_of_5", "points_50"),
                tie="draw",
            ),
            says("last-trick", mark=OURS, tie_possible="yes", players="3", tie="last_trick"),
            says("endgame", mark=OURS, tie_possible="yes", players="3", tie="stage2_majority"),
        ),
    ),
    Clause(
        "G-26",
        "score",
        "H12, rules.md G-06, ours",
        (
            says("most", score="difference", goal=MOST),
            says("fewest", mark=OURS, score="difference", goal=FEWEST),
            says("race", mark=OURS, score="difference", race_scope=RACE),
            says("hand", score="hand"),
        ),
    ),
    Clause(
        "G-27",
        "score",
        "H12, ours",
        (
            says("tricks", score="tricks", goal=MOST),
            says("tricks-fewest", score="tricks", goal=FEWEST),
            says("over-six", score="over_6", goal=MOST),
            says("over-six-fewest", score="over_6", goal=FEWEST),
            says("draw", mark=OURS, score=("tricks", "over_6"), draw_possible="yes"),
        ),
    ),
)

_MATCH = (
    Clause(
        "G-30",
        "match",
        "H13, rules.md G-06",
        (says("three", match="best_of_3"), says("five", match="best_of_5"), says("single", match="single")),
    ),
    Clause("G-31", "match", "rules.md G-01", (says(match=BEST_OF, draw_possible="yes"),)),
    Clause("G-32", "match", "H12", (says(match="points_50"),)),
)

_KNOWLEDGE = (
    Clause("G-60", "knowledge", "H7, ours", (says(mark=OURS),)),
    Clause(
        "G-61",
        "knowledge",
        "H7, ours",
        (says(mark=OURS, stock_view=OPEN), says("first", mark=OURS, stock_view="hidden", trump="first_upcard")),
    ),
    Clause("G-62", "knowledge", "ours", (says(mark=OURS, race_scope=RACE),)),
    Clause(
        "G-50",
        "knowledge",
        "3.6",
        (),
        note="Options that contradict each other are refused by name: `ghost_needs_three`, `three_need_ghost`, "
        "`hand_size_does_not_fit`, `three_players_count_all` (with `last13` or `weighted_1_2`, or a race over the "
        "last 13), `race_without_scope`, `open_n_without_open_stock`, `open_stock_needs_open_n`, "
        "`by_upcard_has_no_trump`, `by_upcard_needs_upcard`.",
    ),
)

_REFUSALS: dict[Code, tuple[str, ...]] = {
    Code.BAD_DEAL: ("G-04",),
    Code.NEEDS_DEAL: ("G-04",),
    Code.NO_DEAL_NEEDED: ("G-04",),
    Code.SERIES_IS_OVER: ("G-30", "G-32"),
    Code.NOT_YOUR_TURN: ("G-10",),
    Code.NOT_NOW: ("G-33", "G-10"),
    Code.NOT_YOUR_CARD: ("G-10",),
    Code.MUST_FOLLOW_SUIT: ("G-11",),
    Code.NOTHING_TO_TAKE: ("G-14",),
    Code.NOT_IN_THE_ROW: ("G-33",),
}

_GROUPS = {
    "seats": "players hand_size ghost first_dealer",
    "stock": "trump stock_view open_n",
    "play": "follow goal",
    "count": "count win_at race_scope race_fallback tie",
    "match": "score match",
}


def facts(rules: RuleSet) -> Mapping[str, str]:
    """Say what follows from several options: whether a race can fail, a tie can come about, a round be drawn."""
    assert isinstance(rules, GermanWhistRules)
    race_open, tie = race_may_fail(rules), tie_can_follow(rules)
    broken = rules.tie == "replay" or (
        rules.seats == 2
        and (rules.tie == "last_trick" or (rules.tie == "stage2_majority" and int(rules.hand_size) % 2 == 1))
    )
    drawn = (tie and not broken) or (race_open and rules.race_fallback == "nobody")
    return {"race_open": _said(race_open), "tie_possible": _said(tie), "draw_possible": _said(drawn)}


def _said(fact: bool) -> str:  # noqa: FBT001 - a fact is what it says
    return "yes" if fact else "no"


RULEBOOK = Rulebook(
    clauses=_TABLE + _DEAL + _PLAY + _STOCK + _SCORE + _MATCH + _KNOWLEDGE,
    refusals=MappingProxyType(_REFUSALS),
    groups=tuple(OptionGroup(name, tuple(options.split())) for name, options in _GROUPS.items()),
    facts=facts,
)
"""All clauses; the sentences are in `stube.locales`, file `rules.ftl`."""
