"""The clauses of Watten up to the first lead: the table, the cards, the deal, the announcing."""

from stube.core.rulebook import OURS, UNCONFIRMED, Clause, says

SOME = ("HK,S7,E7", "HK,E7,S7", "HK,S7,S6,E7", "HK,S7,E7,S6", "HK,S6,E7", "HK,S6,S7", "HK,S6,S7,E7")
NAMED = ("chosen", "shown_card")
READ_OFF = ("bottom_card", "lowest_rank")
MANY = ("3", "4")
ASKED_OR_FORCED = ("forced_paid", "by_agreement")
CUT = ("cut_low", "cut_high")

TABLE = (
    Clause(
        "W-49",
        "table",
        "B1, B2, G6, G7, 3.6, ours",
        (
            says("four", players="4"),
            says("two", players="2"),
            says("three", mark=OURS, players="3"),
            says("three-tense", mark=OURS, players="3"),
            says("clockwise", players=MANY, direction="clockwise"),
            says("anticlockwise", players=MANY, direction="anticlockwise"),
        ),
    ),
)

CARDS = (
    Clause("W-01", "cards", "A1, A2", (says("32", deck="32"), says("33", deck="33"), says("french"))),
    Clause(
        "W-02",
        "cards",
        "A3, A4, A10, K-04",
        (
            says("max-belli-spitz", criticals="HK,S7,E7"),
            says("max-spitz-belli", criticals="HK,E7,S7"),
            says("max-belli-weli-spitz", criticals="HK,S7,S6,E7"),
            says("max-belli-spitz-weli", criticals="HK,S7,E7,S6"),
            says("max-weli-spitz", criticals="HK,S6,E7"),
            says("max-weli-belli", criticals="HK,S6,S7"),
            says("max-weli-belli-spitz", criticals="HK,S6,S7,E7"),
            says("never-trump", criticals=SOME),
        ),
    ),
    Clause(
        "W-03",
        "cards",
        "A4, A12, 3.6",
        (says("lowest-trump", weli="lowest_trump"), says("bells-six", weli="bells_six")),
        note="A Weli that `deck`, `weli` and `criticals` do not agree on is the clash `weli_disagrees`.",
    ),
    Clause(
        "W-04",
        "cards",
        "A3 to A9, K-05",
        (
            says("criticals", criticals=SOME, guate="off"),
            says("criticals-guate", criticals=SOME, guate="on"),
            says("guate", criticals="none", guate="on"),
            says("chief", criticals="none", guate="off"),
        ),
    ),
    Clause(
        "W-05",
        "cards",
        "A7, A8, K-01, K-02",
        (
            says("ace-high", ace="high"),
            says("ace-low", ace="low"),
            says("weli", weli=("lowest_trump", "bells_six")),
        ),
    ),
    Clause("W-06", "cards", "A11, K-07", (says(criticals=SOME),)),
    Clause("W-07", "cards", "A6", (says(),)),
    Clause(
        "W-08",
        "cards",
        "A13, 3.6, ours",
        (
            says(guate="on"),
            says("critical", mark=OURS, guate="on", criticals=SOME),
            says("six", guate="on", strike_six="on"),
        ),
    ),
    Clause(
        "W-09",
        "cards",
        "A12, K-07, ours",
        (says(strike_six="on"), says("critical", mark=OURS, strike_six="on", weli="critical")),
    ),
)

DEAL = (
    Clause(
        "W-16",
        "deal",
        "B4, K-15, 3.6",
        (
            says("low", first_dealer="cut_low"),
            says("high", first_dealer="cut_high"),
            says("weli", first_dealer=CUT, deck="33"),
            says("random", first_dealer="random"),
        ),
    ),
    Clause("W-17", "deal", "B2", (says(),)),
    Clause(
        "W-56",
        "deal",
        "B5, 3.6, ours",
        (
            says("cutter", cut_steal=("cutter", "cutter_then_dealer"), criticals=SOME),
            says("kept", mark=OURS, cut_steal=("cutter", "cutter_then_dealer"), criticals=SOME),
            says("dealer", cut_steal="cutter_then_dealer", criticals=SOME),
        ),
        note="The last card of the deck is the bottom card of the part lifted; the cutter is always asked.",
    ),
    Clause(
        "W-11",
        "deal",
        "B6, B7, K-11, ours",
        (
            says("three-two", packets="3+2"),
            says("two-three", packets="2+3"),
            says("three", packets="3", mark=UNCONFIRMED),
            says("five", packets="5"),
            says("second-later", packets="3+2", announce_on="3", announce_source=NAMED),
        ),
        note="Clashes (ours): `packets_do_not_fit`, `announce_on_does_not_fit`, `announce_on_needs_three`.",
    ),
)

ANNOUNCING = (
    Clause(
        "W-12",
        "announcing",
        "B3, B10, K-14, 3.6",
        (
            says("after-dealer", players=MANY, forehand="after_dealer"),
            says("before-dealer", players=MANY, forehand="before_dealer"),
            says("two", players="2"),
            says("names", announce_source="chosen"),
        ),
    ),
    Clause(
        "W-18",
        "announcing",
        "K-25, G3, 3.6, ours",
        (
            says("shown-open", announce_source="shown_card", announcement="open"),
            says("shown-hidden", announce_source="shown_card", announcement="hidden"),
            says("shown-weli", mark=OURS, announce_source="shown_card", deck="33", strike_six="off"),
            says("bottom", announce_source="bottom_card"),
            says("lowest", announce_source="lowest_rank"),
            says("open", announce_source=READ_OFF, announcement="open"),
            says("hidden", announce_source=READ_OFF, announcement="hidden"),
            says("next-weli", announce_source=READ_OFF, deck="33", strike_six="off"),
            says("bells", announce_source=("shown_card", *READ_OFF), deck="33"),
        ),
    ),
    Clause("W-19", "announcing", "K-25", (says(announce_source=READ_OFF),)),
    Clause(
        "W-10",
        "announcing",
        "G3, K-25, 3.6",
        (says(announcement="hidden", players=MANY),),
        note="Under `announcement = hidden` a trick has a winner and no reason until the round is over.",
    ),
    Clause(
        "W-13",
        "announcing",
        "B8, K-12",
        (
            says("in-turn", announce_source=NAMED, strike_swap="off"),
            says("at-once", announce_source=NAMED, strike_swap="by_agreement"),
            says("first-three", announce_source=NAMED, announce_on="3", hand_size="5"),
        ),
    ),
    Clause(
        "W-14",
        "announcing",
        "B9, K-13",
        (
            says("after-both", announce_source=NAMED, players=MANY, others_look="after_both"),
            says("staged", announce_source=NAMED, players=MANY, others_look="staged"),
            says("free", announce_source=NAMED, players=MANY, others_look="free"),
        ),
    ),
    Clause(
        "W-15",
        "announcing",
        "B11, ours",
        (
            says("any", announce_source="chosen", must_hold="no"),
            says("held", announce_source="chosen", must_hold="yes"),
        ),
    ),
    Clause(
        "W-55",
        "announcing",
        "B14, 3.6, ours",
        (says(strike_swap="by_agreement"), says("once", mark=OURS, strike_swap="by_agreement")),
    ),
    Clause(
        "W-21",
        "announcing",
        "B12, 3.6, ours",
        (
            says("asks", announce_source=NAMED, better="by_agreement"),
            says("again", mark=OURS, announce_source=NAMED, better="by_agreement"),
        ),
    ),
    Clause(
        "W-20",
        "announcing",
        "B12, B13, K-16, K-42",
        (
            says("forced", announce_source=NAMED, better="forced_paid"),
            says("free", announce_source=NAMED, better=ASKED_OR_FORCED, better_charge="none"),
            says("deduct", announce_source=NAMED, better=ASKED_OR_FORCED, better_charge="deduct"),
            says("written", announce_source=NAMED, better=ASKED_OR_FORCED, better_charge="opponents_write"),
            says("once", announce_source=NAMED, better=ASKED_OR_FORCED, better_limit="1"),
            says("often", announce_source=NAMED, better=ASKED_OR_FORCED, better_limit="none"),
        ),
    ),
    Clause(
        "W-22",
        "announcing",
        "B12, 3.6, ours",
        (
            says("whole-deal", announce_source=NAMED, better=ASKED_OR_FORCED, better_redeal="whole_deal"),
            says("announcers", announce_source=NAMED, better=ASKED_OR_FORCED, better_redeal="announcers_only"),
            says(
                "stands", mark=OURS, announce_source="chosen", better=ASKED_OR_FORCED, better_redeal="announcers_only"
            ),
            says(
                "chosen-again",
                mark=OURS,
                announce_source="shown_card",
                better=ASKED_OR_FORCED,
                better_redeal="announcers_only",
            ),
        ),
    ),
)
