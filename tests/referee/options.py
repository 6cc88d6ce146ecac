"""All option values of rules.md 3.1 and 3.4, and random valid rule sets and starts drawn from them."""

import random

from referee import german_whist, watten_table

Options = dict[str, str]

# First value: the default.
WATTEN: dict[str, tuple[str, ...]] = {
    "deck": ("32", "33"),
    "criticals": (
        "HK,S7,E7",
        "HK,E7,S7",
        "HK,S7,S6,E7",
        "HK,S7,E7,S6",
        "HK,S6,E7",
        "HK,S6,S7",
        "HK,S6,S7,E7",
        "none",
    ),
    "weli": ("absent", "critical", "lowest_trump", "bells_six"),
    "ace": ("high", "low"),
    "guate": ("off", "on"),
    "strike_six": ("off", "on"),
    "double_role_call": ("yes", "no"),
    "players": ("4", "2", "3"),
    "direction": ("clockwise", "anticlockwise"),
    "forehand": ("after_dealer", "before_dealer"),
    "first_dealer": ("cut_low", "cut_high", "random"),
    "hand_size": ("5", "3"),
    "packets": ("3+2", "2+3", "3", "5"),
    "announce_on": ("3", "5"),
    "announcement": ("open", "hidden"),
    "announce_source": ("chosen", "shown_card", "bottom_card", "lowest_rank"),
    "must_hold": ("no", "yes"),
    "others_look": ("after_both", "staged", "free"),
    "cut_steal": ("off", "cutter", "cutter_then_dealer"),
    "strike_swap": ("off", "by_agreement"),
    "better": ("forced_paid", "off", "by_agreement"),
    "better_charge": ("deduct", "none", "opponents_write"),
    "better_redeal": ("whole_deal", "announcers_only"),
    "better_limit": ("1", "none"),
    "tricks_to_win": ("3", "2"),
    "stop_when_decided": ("yes", "show", "play_out"),
    "follow": ("free", "trump_all", "trump_announcers"),
    "rechte_exempt": ("no", "yes"),
    "call": ("optional", "off", "automatic"),
    "call_scope": ("any_trick", "first_trick"),
    "call_opponents": ("trump_or_critical",),
    "call_partner": ("trump_only", "trump_or_critical", "free"),
    "call_blinds": ("not_trump", "count_as_trump"),
    "call_critical_is_trump": ("no", "yes"),
    "call_lapses": ("no", "yes"),
    "maschine": ("off", "win_2", "win_3"),
    "base": ("2",),
    "raise_step": ("1", "2"),
    "raise_when": ("before_own_card", "own_turn", "between_tricks", "any_time"),
    "raise_alternates": ("yes", "no"),
    "immediate_reraise": ("yes", "no"),
    "responder": ("either", "next_opponent"),
    "max_stake": ("none", "4", "points_needed"),
    "fold_pays": ("last_agreed", "stake_minus_one", "flat_2"),
    "concede": ("off", "pays_stake", "pays_stake_minus_one"),
    "fold_shows": ("no", "yes"),
    "raise_size": ("step", "multiples"),
    "last_card_rule": ("off", "must_match", "challenge"),
    "jump_to_four": ("off", "behind_4"),
    "target": ("11", "13", "15", "18", "21"),
    "gespannt_from": ("within_2", "exact_2"),
    "gespannt_mode": ("no_raise", "choose_3_or_give_2", "counts_3", "four_if_far"),
    "gespannt_loss": ("base", "stake"),
    "misraise": ("refused", "opponents_2_end", "opponents_bid_end", "deduct_2"),
    "must_accept": ("off", "raiser", "either", "forced_fold"),
    "overshoot": ("counts", "capped"),
    "match": ("single", "best_of_3", "three_games"),
    "schneider": ("off", "double"),
    "signals": ("gestures", "free_talk", "none"),
    "false_signals": ("allowed", "forbidden"),
    "illegal_card": ("prevented", "claim_2", "claim_stake"),
}

GERMAN_WHIST: dict[str, tuple[str, ...]] = {
    "players": ("2", "3"),
    "hand_size": ("13", "10", "7", "4"),
    "ghost": ("none", "aside", "auto_lowest"),
    "first_dealer": ("cut_high", "random"),
    "trump": ("first_upcard", "none"),
    "stock_view": ("top_up", "hidden", "open_n"),
    "open_n": ("0", *(str(n) for n in range(2, 27))),
    "follow": ("must_follow",),
    "goal": ("most", "fewest", "by_upcard"),
    "count": ("all26", "last13", "weighted_1_2"),
    "win_at": ("majority", "7", "9"),
    "race_scope": ("off", "all26", "last13"),
    "race_fallback": ("most", "nobody"),
    "tie": ("draw", "replay", "last_trick", "stage2_majority"),
    "score": ("difference", "hand", "tricks", "over_6"),
    "match": ("best_of_3", "best_of_5", "single", "points_50"),
}

WITH_WELI = (
    ("critical", "HK,S7,S6,E7"),
    ("critical", "HK,S7,E7,S6"),
    ("critical", "HK,S6,E7"),
    ("critical", "HK,S6,S7"),
    ("critical", "HK,S6,S7,E7"),
    ("lowest_trump", "HK,S7,E7"),
    ("lowest_trump", "HK,E7,S7"),
    ("lowest_trump", "none"),
    ("bells_six", "HK,S7,E7"),
    ("bells_six", "HK,E7,S7"),
    ("bells_six", "none"),
)
WITHOUT_WELI = ("HK,S7,E7", "HK,S7,E7", "HK,E7,S7", "none")
# hand size, packets, cards seen when announcing
DEALS = (
    ("5", "3+2", "3"),
    ("5", "3+2", "5"),
    ("5", "2+3", "5"),
    ("5", "5", "5"),
    ("3", "3", "3"),
)


def values(game: str) -> dict[str, tuple[str, ...]]:
    """Every option of a game with its values, the default first."""
    return WATTEN if game == "watten" else GERMAN_WHIST


def defaults(game: str) -> Options:
    """The default rule set of a game."""
    return {name: found[0] for name, found in values(game).items()}


def clash(game: str, options: Options) -> str | None:
    """Name of the first clash, or None."""
    if game == "watten":
        return watten_table.clash(options)
    return german_whist.clash(options)


def supported(game: str, name: str) -> tuple[str, ...]:
    """Values of an option that random rule sets may take: all of them."""
    return values(game)[name]


def random_options(game: str, rng: random.Random) -> Options:
    """Draw a valid rule set over all values.

    Each option keeps its default about every third time so that combinations stay readable; the
    options that must agree are drawn together, and those that only matter with others often are.
    """
    options = {}
    for name in values(game):
        found = supported(game, name)
        options[name] = found[0] if rng.random() < 0.3 else rng.choice(found)
    if game == "watten":
        _agree_watten(options, rng)
    else:
        _agree_german_whist(options, rng)
    assert clash(game, options) is None, clash(game, options)
    return options


def _agree_watten(options: Options, rng: random.Random) -> None:
    if rng.random() < 0.3:
        options["players"] = "4"
    if options["deck"] == "33":
        options["weli"], options["criticals"] = rng.choice(WITH_WELI)
    else:
        options["weli"], options["criticals"] = "absent", rng.choice(WITHOUT_WELI)
    options["hand_size"], options["packets"], options["announce_on"] = rng.choice(DEALS)
    if options["hand_size"] == "3":
        options["tricks_to_win"] = "2"
    if options["announce_source"] not in ("chosen", "shown_card") and rng.random() < 0.5:
        options["announce_source"] = "chosen"
    _agree_on_duties(options, rng)
    _agree_on_stakes(options, rng)


def _agree_on_duties(options: Options, rng: random.Random) -> None:
    """Choose between the call, forced trumps and a hidden announcement, which exclude each other."""
    if options["announcement"] == "hidden" and rng.random() < 0.6:
        options["follow"], options["call"] = "trump_announcers", "off"
        options["illegal_card"] = rng.choice(("claim_2", "claim_stake", options["illegal_card"]))
    if options["follow"] != "free" and rng.random() < 0.5:
        options["call"] = "off"
    if rng.random() < (0.6 if options["call_critical_is_trump"] == "yes" else 0.2):  # either shows there only
        options["call"], options["call_partner"] = rng.choice(("optional", "automatic")), "trump_only"
        options["players"] = "4"
    if options["call"] != "off":
        options["follow"] = "free"
        options["announcement"] = "open"
    if options["follow"] == "trump_all":
        options["announcement"] = "open"
    elif options["call"] == "off" and options["follow"] == "free":
        options["illegal_card"] = rng.choice(("prevented", options["illegal_card"]))
    if options["call"] == "off" and options["follow"] != "trump_all" and rng.random() < 0.3:
        options["announcement"] = "open"  # it shows only where it could be hidden
    if options["guate"] == "on" and rng.random() < 0.3:
        options["rechte_exempt"] = rng.choice(("no", "yes"))


def _agree_on_stakes(options: Options, rng: random.Random) -> None:
    if options["last_card_rule"] != "off":
        if options["announcement"] == "hidden":
            options["last_card_rule"] = "off"
        elif rng.random() < 0.5:
            # It counts while nobody has raised: tense modes close the raising, giving up ends the round.
            options["gespannt_mode"], options["concede"] = "no_raise", "off"
            options["raise_when"] = rng.choice(("own_turn", "before_own_card", "any_time"))
    if options["gespannt_loss"] == "base" and rng.random() < 0.4:
        options["gespannt_mode"] = "no_raise"  # the limit has no effect in the other modes
    if options["schneider"] == "double" and rng.random() < 0.7:
        options["match"] = rng.choice(("best_of_3", "three_games"))


def _agree_german_whist(options: Options, rng: random.Random) -> None:
    _agree_on_seats(options, rng)
    if options["race_scope"] == "off":
        options["win_at"] = "majority"
    elif rng.random() < 0.3:
        options["race_fallback"] = "nobody"  # it shows only where a race is not won
    if rng.random() < 0.4:
        options["stock_view"] = "open_n"  # it has many values to be seen
    if options["goal"] == "by_upcard":
        options["trump"] = "none"
        if options["stock_view"] == "hidden":
            options["stock_view"] = "top_up"
    options["open_n"] = "0"
    if options["stock_view"] == "open_n":
        options["open_n"] = str(rng.randint(2, 26))
    _let_it_end(options)


def _agree_on_seats(options: Options, rng: random.Random) -> None:
    if rng.random() < 0.6:
        options["players"] = "2"
    if options["players"] == "3":
        options["ghost"] = rng.choice(("aside", "auto_lowest"))
        options["hand_size"] = rng.choice(("10", "7", "7", "4"))
        options["count"] = "all26"
        if options["race_scope"] == "last13":
            options["race_scope"] = "all26"
    else:
        options["ghost"] = "none"
        if rng.random() < 0.6:
            options["hand_size"] = "13"


def _let_it_end(options: Options) -> None:
    """Avoid rule sets without a clash whose matches hardly ever end."""
    # A race that can hardly be won, and that nobody wins otherwise, is drawn for ever.
    scope = int(options["hand_size"]) if options["race_scope"] == "last13" else 26 // int(options["players"])
    if options["win_at"] != "majority" and int(options["win_at"]) > scope * 3 // 4:
        options["race_fallback"] = "most"
    if options["match"] != "points_50":
        return
    # To 50 points, something must be scored in a round.
    if options["score"] == "over_6":
        options["count"] = "all26" if options["players"] == "3" else "weighted_1_2"
    if options["race_scope"] == "all26" and options["count"] == "last13":
        options["count"] = "all26"
    if options["score"] in ("difference", "hand"):
        options["race_fallback"] = "most"


def random_setup(options: Options, rng: random.Random) -> dict[str, str]:
    """Draw a start for a rule set: nothing at all, or a dealer, scores and rounds or matches won."""
    if "deck" in options:
        return _watten_setup(options, rng)
    setup: dict[str, str] = {}
    players = int(options["players"])
    if rng.random() < 0.3:
        setup["dealer"] = str(rng.randrange(players))
    if options["match"] == "points_50":
        least = 42 if options["score"] in ("hand", "difference") else 25  # they count slowly
        setup["score"] = " ".join(str(rng.randint(least, 49)) for _ in range(players))
    elif rng.random() < 0.5:
        setup["score"] = " ".join(str(rng.randint(0, 20)) for _ in range(players))
    if options["match"].startswith("best_of") and rng.random() < 0.6:
        most = 1 if options["match"] == "best_of_3" else 2
        setup["won"] = " ".join(str(rng.randint(0, most)) for _ in range(players))
    return setup


def _watten_setup(options: Options, rng: random.Random) -> dict[str, str]:
    setup: dict[str, str] = {}
    if rng.random() < 0.3:
        setup["dealer"] = str(rng.randrange(int(options["players"])))
    units = 3 if options["players"] == "3" else 2
    if rng.random() < 0.75:
        setup["score"] = " ".join(map(str, _watten_score(options, units, rng)))
    if options["match"] == "best_of_3" and rng.random() < 0.6:
        setup["won"] = " ".join(str(rng.randint(0, 1)) for _ in range(units))
    elif options["match"] == "three_games" and rng.random() < 0.6:
        won = [0] * units
        for _ in range(rng.randint(1, 2)):
            won[rng.randrange(units)] += 1
        setup["won"] = " ".join(map(str, won))
    return setup


def _watten_score(options: Options, units: int, rng: random.Random) -> list[int]:
    """Scores near the end, far apart, or anything; under the target."""
    target = int(options["target"])
    near = [target - 1, target - 2, target - 3, target - 4]
    low = rng.randint(-4, 0)
    kinds = ["mixed", "mixed"]
    if options["gespannt_mode"] != "no_raise":
        kinds.append("one_tense")
    if options["jump_to_four"] == "behind_4":
        kinds += ["apart", "apart"]
    if options["schneider"] == "double":
        kinds += ["schneider", "schneider"]
    kind = rng.choice(kinds)
    if kind == "one_tense":
        score = [rng.choice(near[:2])] + [rng.randint(0, target - 3) for _ in range(units - 1)]
    elif kind == "apart":
        score = [rng.randint(4, target - 3)] + [rng.randint(-1, 1) for _ in range(units - 1)]
    elif kind == "schneider":
        score = [rng.choice(near)] + [rng.choice((low, 0)) for _ in range(units - 1)]
    else:
        score = [rng.choice((rng.choice(near), rng.randint(-4, target - 1), low)) for _ in range(units - 1)]
        score.append(rng.choice((rng.choice(near), rng.choice(near), rng.randint(-4, target - 1), low)))
    rng.shuffle(score)
    return score
