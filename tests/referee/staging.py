"""Stacked packs and staged rounds of Watten for the worked examples."""

from typing import Any

from referee.watten import Referee
from referee.watten_cards import pack

Options = dict[str, str]

SIDES = {"AC": 0, "BD": 1}
TOP = ["HK", "S7", "E7", "H9", "HA"]  # wins every trick with strike 9, trump H


def stacked(options: Options, hands: dict[int, list[str]], dealer: int = 3) -> str:
    """A deck line that gives each seat its cards in the order listed, clockwise from the dealer."""
    wanted = {seat: list(hands.get(seat, [])) for seat in range(4)}
    named = [card for cards in wanted.values() for card in cards]
    others = [card for card in pack(options) if card not in named]
    order: list[str] = []
    for size in options["packets"].split("+"):
        for place in range(1, 5):
            cards = wanted[(dealer + place) % 4]
            order += [cards.pop(0) if cards else others.pop(0) for _ in range(int(size))]
    return "deck " + " ".join(order + others)


def started(options: Options, score: list[int], hands: dict[int, list[str]] | None = None) -> Referee:
    """A referee in play: seat 3 dealt, forehand is seat 0, strike 9, trump H."""
    judge = Referee(options, {"dealer": "3", "score": f"{score[0]} {score[1]}"})
    judge.feed(stacked(options, hands or {}))
    judge.feed("0 strike 9")
    judge.feed("3 trump H")
    return judge


def may_raise(judge: Referee, side: int) -> bool:
    """Whether any seat of a side can raise now, on turn or not (answers aside)."""
    now = judge.expect()
    seats = [seat for seat in range(4) if seat % 2 == side]
    found = [action for seat in seats for action in now["free"].get(seat, [])]
    if judge.phase == "play":
        found += [action for seat in seats for action in now["choices"].get(seat, [])]
    return any(action.startswith("raise") for action in found)


def act(judge: Referee, side: int, kind: str) -> dict[str, Any]:
    """Let the first seat of a side that can do it raise (lowest), hold, fold, concede or ask for better."""
    now = judge.expect()
    for seat in (side, side + 2):
        for action in [*now["choices"].get(seat, []), *now["free"].get(seat, [])]:
            if action.split()[0] == kind:
                return judge.feed(f"{seat} {action}")
    raise AssertionError(f"side {side} cannot {kind}")


def played_out(judge: Referee) -> dict[str, Any]:
    """Play the round: top cards as soon as possible, otherwise the first possible card."""
    while True:
        now = judge.expect()
        seat = now["turn"][0]
        plays = [action for action in now["choices"][seat] if action.startswith("play")]
        wanted = [f"play {card}" for card in TOP if f"play {card}" in plays]
        result = judge.feed(f"{seat} {[*wanted, *plays][0]}")
        if result["round_over"]:
            return result


def round_result(options: Options, score: list[int], events: str) -> Referee:
    """Stage a round event by event (as in ``score()``); ``X:win`` plays it with all top cards on side X."""
    steps = [event.split(":") for event in events.split()]
    winner = next((SIDES[name] for name, kind in steps if kind == "win"), 0)
    if steps[0][1] == "better":
        judge = Referee(options, {"dealer": "3", "score": f"{score[0]} {score[1]}"})
        judge.feed(stacked(options, {}))
        if steps[0][0] == "BD":
            judge.feed("0 strike 9")
    else:
        judge = started(options, score, {winner: TOP})
    for name, kind in steps:
        if kind == "win":
            played_out(judge)
        else:
            act(judge, SIDES[name], kind)
    return judge
