"""The clauses of Watten about points and the end of a match, signs and conduct."""

from stube.core.rulebook import OURS, UNCONFIRMED, Clause, says
from stube.games.watten.clauses_deal import MANY
from stube.games.watten.clauses_play import CALLS, FORCED, SIGNS

SERIES = ("best_of_3", "three_games")
BEHIND = ("choose_3_or_give_2", "counts_3", "four_if_far")

END = (
    Clause("W-41", "end", "E1, K-42", (says(args={"target": "target"}),)),
    Clause("W-40", "end", "K-44", (says("counts", overshoot="counts"), says("capped", overshoot="capped"))),
    Clause(
        "W-42",
        "end",
        "E2, E3, K-37, K-38",
        (
            says("within-two", gespannt_from="within_2"),
            says("exactly-two", gespannt_from="exact_2"),
            says("no-raise"),
        ),
    ),
    Clause(
        "W-44",
        "end",
        "E4, E7, K-40, 3.6, ours",
        (
            says("counts-three", gespannt_mode="counts_3"),
            says("chooses", gespannt_mode="choose_3_or_give_2"),
            says("four", gespannt_mode="four_if_far"),
            says("four-ours", mark=OURS, gespannt_mode="four_if_far", target=("11", "13", "15")),
            says("in-full", gespannt_mode=BEHIND),
            says("both"),
        ),
    ),
    Clause(
        "W-43",
        "end",
        "E5, K-39, ours",
        (
            says("base", gespannt_mode="no_raise", gespannt_loss="base"),
            says("stake", gespannt_mode="no_raise", gespannt_loss="stake"),
        ),
        note="It speaks of `gespannt_mode = no_raise`: worked example E23 pays the stake that another mode sets in "
        "full, with the default loss; the sentence of 3.6 that the cap holds in every mode says otherwise (ours).",
    ),
    Clause(
        "W-45",
        "end",
        "E6, K-41, ours",
        (
            says("two", misraise="opponents_2_end"),
            says("bid", misraise="opponents_bid_end"),
            says("deduct", misraise="deduct_2"),
            says("in-full", mark=OURS, misraise=("opponents_2_end", "opponents_bid_end", "deduct_2")),
        ),
    ),
    Clause(
        "W-46",
        "end",
        "E8, K-43, ours",
        (
            says("either", mark=UNCONFIRMED, must_accept="either"),
            says("raiser", mark=UNCONFIRMED, must_accept="raiser"),
            says("fold", mark=UNCONFIRMED, must_accept="forced_fold"),
        ),
    ),
    Clause("W-48", "end", "K-46, ours", (says("single", match="single"), says("two", match="best_of_3"))),
    Clause(
        "W-60",
        "end",
        "E11, 3.1, 3.6, ours",
        (
            says("three", mark=OURS, match="three_games"),
            says("named", match="single", schneider="double"),
            says("double", match=SERIES, schneider="double"),
        ),
    ),
)

CONDUCT = (
    Clause(
        "W-50",
        "conduct",
        "F1, F3, K-27",
        (says("gestures", signals="gestures"), says("talk", signals="free_talk"), says("none", signals="none")),
    ),
    Clause("W-51", "conduct", "ours", (says(mark=OURS, signals=SIGNS),)),
    Clause("W-52", "conduct", "F1, ours", (says(mark=OURS, signals=SIGNS),)),
    Clause(
        "W-53",
        "conduct",
        "F2, K-27, ours",
        (
            says("table", signals=SIGNS),
            says("partners", mark=OURS, signals=SIGNS, players="4"),
            says("account", mark=OURS, signals=SIGNS),
        ),
    ),
    Clause(
        "W-54",
        "conduct",
        "3.1, ours",
        (
            says("allowed", signals=SIGNS, false_signals="allowed"),
            says("forbidden", mark=OURS, signals=SIGNS, false_signals="forbidden"),
        ),
    ),
    Clause(
        "W-59",
        "conduct",
        "F4, 3.6, ours",
        (
            says("prevented", call=CALLS, illegal_card="prevented"),
            says("trump-prevented", follow=FORCED, illegal_card="prevented"),
            says("two", mark=OURS, illegal_card="claim_2"),
            says("stake", mark=OURS, illegal_card="claim_stake"),
            says("hidden", mark=OURS, illegal_card=("claim_2", "claim_stake"), announcement="hidden", players=MANY),
        ),
    ),
)
