"""Random matches by the slow referee alone: what chance deals and what random seats do."""

import random

from referee import german_whist, watten
from referee.watten_cards import blinds, chief

Options = dict[str, str]
AnyReferee = watten.Referee | german_whist.Referee

RARE = ("swap", "maschine", "jump", "claim", "farbe")


def referee(game: str, options: Options, setup: dict[str, str] | None = None) -> AnyReferee:
    """A fresh slow referee of a game."""
    if game == "watten":
        return watten.Referee(options, setup)
    return german_whist.Referee(options, setup)


def random_deck(judge: AnyReferee, rng: random.Random) -> list[str]:
    """The pack in some order; for Watten a third of the decks are stacked for what is rare at random."""
    cards = list(judge.pack)
    rng.shuffle(cards)
    if not isinstance(judge, watten.Referee) or rng.random() >= 0.34:
        return cards
    top = list(judge.criticals)
    kind = rng.choice(("all criticals in one hand", "a critical at the end", "strikes meet criticals"))
    if kind == "all criticals in one hand" and top:
        # The first packet of one seat; a fourth critical may come with a later packet.
        size = int(judge.options["packets"][0])
        start = size * rng.randrange(judge.players)
        top = top[:size]
        cards = [card for card in cards if card not in top]
        cards[start:start] = top
    elif kind == "a critical at the end" and top:
        last = rng.sample(top, min(len(top), rng.choice((1, 2))))
        cards = [card for card in cards if card not in last] + last
    else:
        # Sevens, kings and cards of three suits first: announcers hold and show what is a critical too.
        early = [card for card in cards if card[1] in "7K6"]
        early = rng.sample(early, len(early) // 2)
        cards = early + [card for card in cards if card not in early]
        dealt = judge.players * int(judge.options["hand_size"])
        head = cards[:dealt]
        rng.shuffle(head)
        cards = head + cards[dealt:]
    return cards


def random_line(judge: AnyReferee, rng: random.Random) -> str:
    """A possible next line: chance when chance is due, else some action of some seat."""
    now = judge.expect()
    seats = len(now["hands"]) if isinstance(judge, watten.Referee) else judge.players
    free = [f"{seat} {action}" for seat, actions in now["free"].items() for action in actions]
    rare = [line for line in free if line.split()[1] in RARE]
    if rare and rng.random() < 0.15:
        return rng.choice(rare)
    if now["needs"] == "cut":
        return "cut " + " ".join(rng.sample(judge.pack, seats))
    if now["needs"] == "dealer":
        return f"dealer {rng.randrange(seats)}"
    if now["needs"] == "deck":
        return "deck " + " ".join(random_deck(judge, rng))
    if free and rng.random() < 0.05:
        return rng.choice(free)
    seat = rng.choice(now["turn"])
    actions = now["choices"][seat]
    if isinstance(judge, watten.Referee) and judge.phase == "play":
        return f"{seat} {_card_or_stake(judge, actions, rng)}"
    return f"{seat} {_action(actions, rng)}"


def _action(actions: list[str], rng: random.Random) -> str:
    """One of the choices: any answer, but otherwise mostly names, so that rounds get played."""
    if "hold" in actions or "fold" in actions:
        return rng.choice(actions)
    quiet = [action for action in actions if action != "better"]
    if rng.random() >= 0.8:
        return rng.choice(actions)
    # Names that meet a critical are rare at random and matter.
    meeting = ("strike 6", "strike 7", "strike K", "trump E", "trump H", "trump S")
    rare = [action for action in quiet if action in meeting]
    return rng.choice(rare if rare and rng.random() < 0.5 else quiet)


def _card_or_stake(judge: watten.Referee, actions: list[str], rng: random.Random) -> str:
    """Mostly a card, so that rounds get played; calls, jumps and raises on the last card more often."""
    quiet = [action for action in actions if action.split()[0] not in ("raise", "concede")]
    last = int(judge.options["tricks_to_win"]) - 1
    deciding = judge.options["last_card_rule"] != "off" and judge.tricks == [last, last] and bool(judge.trick)
    loud = 0.4 if deciding else 0.15 if judge.options["last_card_rule"] == "off" else 0.04
    if rng.random() < loud:
        return rng.choice(actions)
    top = [chief(judge.strike, judge.trump), *blinds(judge.options, judge.strike, judge.trump)]
    rare = [action for action in quiet if action.endswith(" call") or action in RARE]
    strikes = [action for action in quiet if action.startswith("play") and action.split()[1] in top]
    pick = rng.random()
    if rare and pick < 0.4:
        return rng.choice(rare)
    if strikes and not judge.trick and pick < 0.6:
        return rng.choice(strikes)  # leads that calls and forced trumps are about
    return rng.choice(quiet)


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
