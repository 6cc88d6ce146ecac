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
    return f"{seat} {_action(now['choices'][seat], rng)}"


def _action(actions: list[str], rng: random.Random) -> str:
    """One of the choices: any answer, but when on turn mostly cards and names, so that rounds get played."""
    if "hold" in actions or "fold" in actions:
        return rng.choice(actions)
    quiet = [a for a in actions if a.split()[0] not in ("raise", "concede", "better")]
    if rng.random() >= 0.8:
        return rng.choice(actions)
    # What is rare at random and matters: calls, and names that meet a critical.
    meeting = ("strike 6", "strike 7", "strike K", "trump E", "trump H", "trump S")
    rare = [a for a in quiet if a.endswith(" call") or a in meeting]
    return rng.choice(rare if rare and rng.random() < 0.5 else quiet)


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
