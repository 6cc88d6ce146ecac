"""Which option values made a difference in a match: a twin with one option changed is fed alike."""

import random
from collections import Counter
from typing import Any

from referee.options import DEALS, clash, supported
from referee.selfplay import AnyReferee, referee

Options = dict[str, str]
Key = tuple[str, str]  # option and value

# Options that only change who is told what: nothing of expect() or feed() can show them.
VIEWS_ONLY = frozenset(("others_look", "fold_shows", "signals", "false_signals"))


def changed(game: str, options: Options, name: str, value: str) -> Options | None:
    """The rule set with one option changed; what must agree with it follows; None if impossible."""
    twin = {**options, name: value}
    if game == "watten":
        _follow_watten(twin, name)
    else:
        _follow_german_whist(twin, name)
    return None if clash(game, twin) is not None else twin


def _follow_watten(twin: Options, name: str) -> None:
    weli = twin["weli"]
    if name == "deck":
        weli = "bells_six" if twin["deck"] == "33" else "absent"
    elif name == "criticals" and "S6" in twin["criticals"]:
        weli = "critical"
    elif name == "criticals" and weli == "critical":
        weli = "bells_six"
    if name in ("deck", "weli", "criticals"):
        twin["weli"] = weli
        twin["deck"] = "32" if weli == "absent" else "33"
        if weli == "critical" and "S6" not in twin["criticals"]:
            twin["criticals"] = "HK,S7,E7,S6"
        elif weli != "critical" and "S6" in twin["criticals"]:
            twin["criticals"] = "HK,S7,E7"
    places = {"hand_size": 0, "packets": 1, "announce_on": 2}
    if name in places and clash("watten", twin) is not None:
        for deal in DEALS:
            if deal[places[name]] == twin[name]:
                twin["hand_size"], twin["packets"], twin["announce_on"] = deal
    if twin["hand_size"] == "3":
        twin["tricks_to_win"] = "2"


def _follow_german_whist(twin: Options, name: str) -> None:
    if name == "stock_view":
        twin["open_n"] = "3" if twin["stock_view"] == "open_n" else "0"
    if name == "open_n":
        twin["stock_view"] = "top_up" if twin["open_n"] == "0" else "open_n"
    if name == "players":
        twin["ghost"] = "none" if twin["players"] == "2" else "aside"
    if name == "ghost":
        twin["players"] = "2" if twin["ghost"] == "none" else "3"
    if twin["players"] == "3" and twin["hand_size"] == "13":
        twin["hand_size"] = "7"
    if twin["race_scope"] == "off":
        twin["win_at"] = "majority"
    if name == "goal" and twin["goal"] == "by_upcard":
        twin["trump"] = "none"


def _twin(game: str, twin: Options, setup: dict[str, str]) -> AnyReferee | None:
    """A referee for the changed rule set, from the same start as far as it has one there."""
    start = dict(setup)
    players = int(twin["players"])
    units = 2 if game == "watten" and players == 4 else players
    for name in ("score", "won"):
        if name in start:
            start[name] = " ".join([*start[name].split(), "0"][:units])
    if int(start.get("dealer", "0")) >= players:
        start["dealer"] = "0"
    try:
        return referee(game, twin, start)
    except AssertionError:  # for example a start that is past a smaller target
        return None


def count_effects(
    options: Options,
    setup: dict[str, str],
    lines: list[str],
    counter: Counter[Key],
    rng: random.Random | None = None,
    sample: int = 10,
    only: str | None = None,
) -> None:
    """Add to ``counter[option, value]`` the values whose change would have been seen in a match.

    ``sample`` options are tried, two thirds of them those counted least so far. A value had an effect when one of
    up to three other values would have led to another ``expect()`` or ``feed()``, or to a refused line, at some
    point up to which both agreed. Options that have to agree with the changed one follow it. ``only`` names the one
    option that is tried instead.
    """
    rng = rng or random.Random(" ".join(lines))
    game = "watten" if "deck" in options else "german_whist"
    names = [name for name in options if name not in VIEWS_ONLY and len(supported(game, name)) > 1]
    rng.shuffle(names)
    rare = sorted(names, key=lambda name: counter[name, options[name]])[: sample * 2 // 3]
    names = rare + [name for name in names if name not in rare]
    twins: dict[Key, AnyReferee] = {}
    for name in names[:sample] if only is None else [only]:
        others = [value for value in supported(game, name) if value != options[name]]
        for value in rng.sample(others, min(len(others), 3)):
            twin = changed(game, options, name, value)
            if twin is not None and twin[name] == value:
                other = _twin(game, twin, setup)
                if other is not None:
                    twins[name, value] = other
    for name in {name for name, _ in _differing(referee(game, options, setup), twins, lines)}:
        counter[name, options[name]] += 1


def _differing(judge: AnyReferee, twins: dict[Key, AnyReferee], lines: list[str]) -> list[Key]:
    """Keys of the twins that part from the referee somewhere on these lines."""
    found: list[Key] = []

    def drop(keys: list[Key]) -> None:
        for key in keys:
            found.append(key)
            del twins[key]

    for line in lines:
        if not twins:
            break
        now = judge.expect()
        drop([key for key, twin in twins.items() if twin.expect() != now])
        said = judge.feed(line)
        drop([key for key, twin in twins.items() if _answer(twin, line) != said])
    now = judge.expect()
    drop([key for key, twin in twins.items() if twin.expect() != now])
    return found


def _answer(twin: AnyReferee, line: str) -> dict[str, Any] | None:
    try:
        return twin.feed(line)
    except AssertionError:
        return None
