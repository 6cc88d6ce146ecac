"""Stacked packs and staged rounds of Watten for the worked examples."""

from typing import Any

from referee.watten import Referee
from referee.watten_cards import pack

Options = dict[str, str]

SIDES = {"AC": 0, "BD": 1}
TOP = ["HK", "S7", "E7", "H9", "HA"]  # wins every trick with strike 9, trump H


def stacked(options: Options, hands: dict[int, list[str]], dealer: int | None = None, end: str = "") -> str:
    """A deck line that gives each seat its cards in the order listed, clockwise from the dealer.

    The last seat deals unless ``dealer`` says otherwise; ``end`` are cards for the end of the deck.
    """
    players = int(options["players"])
    dealer = players - 1 if dealer is None else dealer
    wanted = {seat: list(hands.get(seat, [])) for seat in range(players)}
    named = [card for cards in wanted.values() for card in cards] + end.split()
    others = [card for card in pack(options) if card not in named]
    order: list[str] = []
    for size in options["packets"].split("+"):
        for place in range(1, players + 1):
            cards = wanted[(dealer + place) % players]
            order += [cards.pop(0) if cards else others.pop(0) for _ in range(int(size))]
    return "deck " + " ".join(order + others + end.split())


def at_table(options: Options, score: str = "", won: str = "") -> Referee:
    """A referee that waits for the first deck; the last seat deals, so that seat 0 is forehand."""
    setup = {"dealer": str(int(options["players"]) - 1)}
    if score:
        setup["score"] = score
    if won:
        setup["won"] = won
    return Referee(options, setup)


def announced(judge: Referee, hands: dict[int, list[str]]) -> Referee:
    """Deal these hands; forehand names strike 9, the dealer trump H."""
    assert judge.dealer is not None
    judge.feed(stacked(judge.options, hands, judge.dealer))
    judge.feed(f"{judge.forehand} strike 9")
    judge.feed(f"{judge.dealer} trump H")
    return judge


def started(options: Options, score: list[int], hands: dict[int, list[str]] | None = None) -> Referee:
    """A referee in play: the last seat dealt, forehand is seat 0, strike 9, trump H."""
    return announced(at_table(options, " ".join(map(str, score))), hands or {})


def feed_all(judge: Referee, lines: str) -> dict[str, Any]:
    """Feed lines parted by semicolons; what the last one gave."""
    result: dict[str, Any] = {}
    for line in lines.split(";"):
        result = judge.feed(line.strip())
    return result


def may_raise(judge: Referee, side: int) -> bool:
    """Whether any seat of a side can raise now, on turn or not (answers aside)."""
    now = judge.expect()
    seats = judge.of_side(side)
    found = [action for seat in seats for action in now["free"].get(seat, [])]
    if judge.phase == "play":
        found += [action for seat in seats for action in now["choices"].get(seat, [])]
    return any(action.startswith("raise") for action in found)


def act(judge: Referee, side: int, kind: str) -> dict[str, Any]:
    """Let the first seat of a side that can do it raise (lowest), hold, fold, jump, give and so on."""
    now = judge.expect()
    for seat in judge.of_side(side):
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
            act(judge, SIDES[name], "stay" if kind == "play" else kind)
    return judge
