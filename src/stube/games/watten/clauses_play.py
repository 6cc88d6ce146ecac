"""The clauses of Watten from the first lead to the points: play and stakes."""

from stube.core.rulebook import OURS, UNCONFIRMED, Clause, says
from stube.games.watten.clauses_deal import MANY, SOME

CALLS = ("optional", "automatic")
FORCED = ("trump_all", "trump_announcers")
SIGNS = ("gestures", "free_talk")

PLAY = (
    Clause(
        "W-57",
        "play",
        "C11, 3.6, ours",
        (says("two", maschine="win_2"), says("three", maschine="win_3")),
    ),
    Clause(
        "W-23",
        "play",
        "C1, C2, 3.6, ours",
        (
            says("lead"),
            says("free", follow="free", call="off"),
            says("free-call", follow="free", call=CALLS),
            says("trump-all", follow="trump_all"),
            says("trump-two", follow="trump_announcers", players="2"),
            says("trump-announcers", follow="trump_announcers", players=MANY),
            says("criticals", mark=OURS, follow=FORCED, criticals=SOME),
            says("chief-exempt", follow=FORCED, rechte_exempt="yes", guate="off"),
            says("guate-exempt", follow=FORCED, rechte_exempt="yes", guate="on"),
        ),
        note="`follow = trump_all` needs open announcing: clash `forced_trumps_need_open`.",
    ),
    Clause(
        "W-24",
        "play",
        "C3, K-19",
        (says("optional", call="optional"), says("automatic", call="automatic")),
        note="Clashes (3.6): `call_needs_open`, `call_needs_free_follow`.",
    ),
    Clause(
        "W-25",
        "play",
        "C4, K-18",
        (
            says("any-trick", call=CALLS, call_scope="any_trick"),
            says("first-trick", call=CALLS, call_scope="first_trick"),
        ),
    ),
    Clause(
        "W-26",
        "play",
        "C5",
        (says("critical", call=CALLS, criticals=SOME), says("trump", call=CALLS, criticals="none")),
    ),
    Clause(
        "W-27",
        "play",
        "C6, K-17",
        (
            says("trump-only", call=CALLS, players=MANY, call_partner="trump_only", criticals=SOME),
            says("trump", call=CALLS, players=MANY, call_partner="trump_only", criticals="none"),
            says("same", call=CALLS, players=MANY, call_partner="trump_or_critical"),
            says("free", call=CALLS, players=MANY, call_partner="free"),
        ),
    ),
    Clause(
        "W-28",
        "play",
        "C8, C9, K-17, K-21",
        (
            says("blinds", call=CALLS, call_blinds="not_trump"),
            says("blinds-count", call=CALLS, call_blinds="count_as_trump"),
            says(
                "critical",
                call=CALLS,
                players=MANY,
                criticals=SOME,
                call_partner="trump_only",
                call_critical_is_trump="no",
            ),
            says("critical-counts", call=CALLS, call_critical_is_trump="yes"),
        ),
    ),
    Clause(
        "W-29",
        "play",
        "A11, C7, K-20, K-22",
        (
            says("double", call=CALLS, criticals=SOME, double_role_call="yes"),
            says("not-double", call=CALLS, criticals=SOME, double_role_call="no"),
            says("lapses", call=CALLS, call_lapses="yes"),
            says("stays", call=CALLS, players=MANY, call_lapses="no"),
        ),
    ),
    Clause(
        "W-30",
        "play",
        "C10, K-24, ours",
        (says("three", tricks_to_win="3"), says("two", mark=OURS, tricks_to_win="2")),
        note="More tricks than the cards allow are the clash `tricks_do_not_fit`.",
    ),
    Clause(
        "W-31",
        "play",
        "C10, K-23, 3.1",
        (
            says("stops", stop_when_decided=("yes", "show")),
            says("shows", stop_when_decided="show"),
            says("played-out", stop_when_decided="play_out"),
        ),
    ),
)

STAKES = (
    Clause("W-32", "stakes", "D1", (says(args={"points": "base"}),)),
    Clause(
        "W-33",
        "stakes",
        "D3, D4, K-34",
        (
            says("before-own-card", raise_when="before_own_card"),
            says("own-turn", raise_when="own_turn"),
            says("between-tricks", raise_when="between_tricks"),
            says("any-time", raise_when="any_time"),
            says("never"),
        ),
    ),
    Clause(
        "W-34",
        "stakes",
        "D2, K-28, 3.1, ours",
        (
            says("step", raise_size="step", raise_step="1", args={"step": "raise_step"}),
            says("step", raise_size="step", raise_step="2", mark=UNCONFIRMED, args={"step": "raise_step"}),
            says("multiples", mark=OURS, raise_size="multiples", args={"step": "raise_step"}),
        ),
    ),
    Clause(
        "W-35",
        "stakes",
        "D5 to D7, K-33, 3.6",
        (
            says("alternates", raise_alternates="yes"),
            says("again", raise_alternates="no"),
            says("at-once", immediate_reraise="yes"),
            says("later", immediate_reraise="no"),
            says("four", max_stake="4"),
            says("needed", max_stake="points_needed"),
        ),
    ),
    Clause(
        "W-37",
        "stakes",
        "3.1, 3.6",
        (
            says("either", players=MANY, responder="either"),
            says("next", players=MANY, responder="next_opponent"),
            says("two", players="2"),
            says("first", signals="none"),
            says("first-looks", signals=SIGNS),
        ),
    ),
    Clause(
        "W-36",
        "stakes",
        "D8, K-29, K-32",
        (
            says("agreed", fold_pays="last_agreed"),
            says("minus-one", fold_pays="stake_minus_one"),
            says("two", fold_pays="flat_2"),
        ),
    ),
    Clause(
        "W-38",
        "stakes",
        "D9, K-30, K-31",
        (says("stake", concede="pays_stake"), says("minus-one", concede="pays_stake_minus_one")),
    ),
    Clause("W-47", "stakes", "D11, 3.6, ours", (says(jump_to_four="behind_4"),)),
    Clause(
        "W-58",
        "stakes",
        "D10, 3.6, ours",
        (says("must-match", last_card_rule="must_match"), says("challenge", mark=OURS, last_card_rule="challenge")),
        note="It needs open announcing: clash `last_card_needs_open`.",
    ),
    Clause(
        "W-39",
        "stakes",
        "3.1",
        (
            says("hidden", fold_shows="no", stop_when_decided=("yes", "play_out")),
            says("folded-hidden", fold_shows="no", stop_when_decided="show"),
            says("shown", fold_shows="yes", stop_when_decided="yes"),
            says("folded-shown", fold_shows="yes", stop_when_decided="play_out"),
        ),
    ),
)
