"""Raising, answering, giving up: by the chance to win the round and what each way makes of the match."""

from collections.abc import Callable

from stube.bots.sensible.watten.certainty import no_way_left, round_is_won
from stube.bots.sensible.watten.equity import Prospects
from stube.bots.sensible.watten.ranking import SUIT_OF
from stube.bots.sensible.watten.situation import Situation
from stube.core import Choice, Seen
from stube.games.watten import WattenView
from stube.games.watten.scoring import Stakes

WORTH_A_WORD = 0.004
"""A raise or a concession must improve the chance to win the match by so much."""

RAISE_TELLS = 0.1
"""What each raise of the other side takes off one's own chance: they have reasons."""


def raise_or_none(prospects: Prospects, situation: Situation, choices: tuple[Choice, ...], win: float) -> Choice | None:
    """Give the raise that improves the prospects most, if one does.

    Args:
        prospects: the stakes; no raise is waiting.
        situation: what the seat knows.
        choices: what is offered; raises that would be a mistake are left alone.
        win: the chance to win the round.
    """
    stays = prospects.playing(prospects.stakes, win)
    best, found = stays + WORTH_A_WORD, None
    for choice in choices:
        if choice.kind not in {"raise", "jump"} or choice.args.get("misraise") or invites_farbe(situation):
            continue
        asked = prospects.stakes
        jumps = choice.kind == "jump"
        asked = asked.jumped(prospects.side) if jumps else asked.raised(prospects.side, _number(choice, "to"))
        value = _raising(prospects, asked, win)
        if value > best:
            best, found = value, choice
    return found


def invites_farbe(situation: Situation) -> bool:
    """Say whether a raise now could be challenged and lost: the last card must match, and does not."""
    deciding = situation.missing == 1 == situation.they_miss and bool(situation.laid)
    if situation.rules.last_card_rule != "challenge" or not deciding:
        return False
    card = next((card for seat, card in situation.laid if seat == situation.me), *situation.hand[:1])
    ranking = situation.rankings[0]
    return SUIT_OF[card] != SUIT_OF[situation.laid[0][1]] and ranking.worth[card] < ranking.floor


def _raising(prospects: Prospects, asked: Stakes, win: float) -> float:
    """Weigh a raise: the weaker their hands, the more they fold, so those who hold are the stronger ones."""
    side, to = prospects.side, asked.asked or 0
    if asked.must_fold():
        return prospects.of(asked.folded(1 - side))
    if asked.must_hold():
        return prospects.playing(asked.held(1 - side), win)
    given_up = asked.folded(1 - side)
    folded = prospects.of(given_up)
    # Nobody folds the match away.
    holds = 1.0 if folded == 1.0 else min(0.95, 1.05 - (to - asked.agreed) / (2 * to))
    held_win = win if win in {0.0, 1.0} else max(0.0, win - (1 - holds) / 2)
    return (1 - holds) * folded + holds * prospects.playing(asked.held(1 - side), held_win)


def believed(view: WattenView, situation: Situation, win: float) -> float:
    """Give the chance to win the round, with what the other side's raises tell."""
    if round_is_won(situation):
        return 1.0
    theirs = [event for event in view.events if event.code == "raised" and not situation.is_ours(_seat(event))]
    return max(0.0, win - RAISE_TELLS * len(theirs))


def _seat(event: Seen) -> int:
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return seat


def answer(view: WattenView, situation: Situation, prospects: Prospects, estimate: Callable[[], float]) -> Choice:
    """Answer the waiting raise: hold, fold, or hold and raise.

    Never folds when that loses the match; folds without any way left to win if that is cheaper than losing.

    Args:
        view: what the seat may know.
        situation: what it reads off it.
        prospects: the stakes, with the raise that waits.
        estimate: gives the chance to win the round; asked only where it matters.
    """
    by_kind = {choice.kind: choice for choice in view.choices}
    if len(view.choices) == 1:
        return view.choices[0]
    held = _held(prospects)
    folded = prospects.stakes.folded(prospects.side) if "fold" in by_kind else None
    if folded and no_way_left(situation) and prospects.is_cheaper(folded, held.stakes.won(1 - prospects.side)):
        return by_kind["fold"]
    win = believed(view, situation, estimate())
    raised = raise_or_none(held, situation, view.choices, win)
    if raised:
        return raised
    if folded is None or prospects.loses_match(folded):
        return by_kind["hold"]
    return by_kind["hold"] if held.playing(held.stakes, win) >= prospects.of(folded) else by_kind["fold"]


def _held(prospects: Prospects) -> Prospects:
    """Give the prospects once the waiting raise is held."""
    return prospects.at(prospects.stakes.held(prospects.side))


def stay_or_give(prospects: Prospects, win: float) -> str:
    """Say whether a tense side plays for three or four, or gives two, with this chance to win the round."""
    stays = prospects.stakes.chose(prospects.side, plays=True)
    gives = prospects.stakes.chose(prospects.side, plays=False)
    return "give" if prospects.of(gives) > prospects.playing(stays, win) + WORTH_A_WORD else "stay"


def machine_or_none(prospects: Prospects, choices: tuple[Choice, ...], win: float) -> Choice | None:
    """Give the declaration of all criticals, if it is possible and no worse than to play on."""
    declared = next((choice for choice in choices if choice.kind == "maschine"), None)
    if declared is None:
        return None
    paid = prospects.of(prospects.stakes.machined(prospects.side))
    return declared if paid >= prospects.playing(prospects.stakes, win) else None


def concede_or_none(
    prospects: Prospects, situation: Situation, choices: tuple[Choice, ...], win: float | None
) -> Choice | None:
    """Give the concession if it is offered and better than to play on.

    Args:
        prospects: the stakes; no raise is waiting.
        situation: what the seat knows.
        choices: what is offered.
        win: the chance to win the round; None asks only whether it is surely lost.
    """
    offered = next((choice for choice in choices if choice.kind == "concede"), None)
    if offered is None:
        return None
    stakes, side = prospects.stakes, prospects.side
    given_up, lost = stakes.conceded(side), stakes.won(1 - side)
    if not prospects.is_cheaper(given_up, lost):
        return None
    if no_way_left(situation):
        return offered
    if win is None:
        return None
    return offered if prospects.of(given_up) > prospects.playing(stakes, win) + WORTH_A_WORD else None


def _number(choice: Choice, name: str) -> int:
    value = choice.args[name]
    assert isinstance(value, int)
    return value
