"""Random matches by the slow referee alone: what chance deals and what random seats do."""

import random

from referee import german_whist, watten

Options = dict[str, str]
AnyReferee = watten.Referee | german_whist.Referee


def referee(game: str, options: Options, setup: dict[str, str] | None = None) -> AnyReferee:
    """A fresh slow referee of a game."""
    if game == "watten":
        return watten.Referee(options, setup)
    return german_whist.Referee(options, setup)


def random_line(judge: AnyReferee, rng: random.Random) -> str:
    """A possible next line: chance when chance is due, else some action of some seat."""
    now = judge.expect()
    cards = list(judge.pack)
    rng.shuffle(cards)
    seats = len(now["hands"]) if isinstance(judge, watten.Referee) else judge.players
    if now["needs"] == "cut":
        return "cut " + " ".join(cards[:seats])
    if now["needs"] == "dealer":
        return f"dealer {rng.randrange(seats)}"
    if now["needs"] == "deck":
        return "deck " + " ".join(cards)
    if now["free"] and rng.random() < 0.05:
        seat = rng.choice(sorted(now["free"]))
        return f"{seat} {rng.choice(now['free'][seat])}"
    seat = rng.choice(now["turn"])
    actions = now["choices"][seat]
    # Cards, names and holds mostly, so that rounds get played; everything else now and then.
    quiet = [a for a in actions if a.split()[0] not in ("raise", "concede", "better", "fold")]
    calls = [a for a in quiet if a.endswith(" call")]
    if calls and rng.random() < 0.5:
        return f"{seat} {rng.choice(calls)}"
    if quiet and rng.random() < 0.85:
        return f"{seat} {rng.choice(quiet)}"
    return f"{seat} {rng.choice(actions)}"


def random_match(
    game: str,
    options: Options,
    setup: dict[str, str],
    rng: random.Random,
    most: int = 20_000,
) -> list[str]:
    """The lines of one random match, played to its end or to ``most`` lines."""
    judge = referee(game, options, setup)
    lines: list[str] = []
    while not judge.expect()["over"] and len(lines) < most:
        lines.append(random_line(judge, rng))
        judge.feed(lines[-1])
    return lines
