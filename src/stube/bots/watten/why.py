"""Why a choice was made in Watten: what was found out on the way, as codes."""

from collections.abc import Iterator
from random import Random

import numpy as np

from stube.bots.budget import Budget
from stube.bots.reasons import Reason, ReasonCode
from stube.bots.sensible.watten.ranking import NUMBER
from stube.bots.sensible.watten.situation import Situation
from stube.bots.watten.sight import Judged, believed_worlds
from stube.bots.watten.stakes import Word
from stube.bots.watten.worlds import tempered
from stube.cards import GERMAN_33
from stube.games.watten import WattenView
from stube.games.watten.order import critical_cards


def of_round(chance: float) -> Reason:
    """Say how likely the round is won."""
    return Reason(ReasonCode.ROUND, {"chance": chance})


def of_word(word: Word) -> tuple[Reason, ...]:
    """Say what each word about the stake is worth, and how often each is right."""
    worth = (Reason(ReasonCode.EQUITY, {"word": kind, "chance": value}) for kind, value in word.worth)
    shares = (Reason(ReasonCode.SHARE, {"word": kind, "share": share}) for kind, share in word.shares)
    return (of_round(word.chance), *worth, *shares)


def of_cards(situation: Situation, judged: Judged) -> tuple[Reason, ...]:
    """Give what each card is worth, and why the partner's winning card is overtaken if it is."""
    values = [Reason(ReasonCode.CHANCE, {"action": lead.action, "chance": value}) for lead, value in judged.values]
    laid = dict(situation.laid)
    if situation.top_seat is not None and situation.is_ours(situation.top_seat) and len(situation.rankings) == 1:
        over = laid[situation.top_seat]
        row = situation.rankings[0].rows[situation.laid[0][1]]
        left = [value for lead, value in judged.values if row[lead.card] <= row[over]]
        if row[judged.lead.card] > row[over]:
            gain = dict(judged.values)[judged.lead] - max(left, default=0.0)
            cards = {"card": _code(judged.lead.card), "over": _code(over)}
            values.append(Reason(ReasonCode.OVERTAKES, {**cards, "gain": gain}))
    return tuple(values)


def of_criticals(view: WattenView, situation: Situation, random: Random, budget: Budget) -> Iterator[Reason]:
    """Say how surely each other seat is believed to hold each critical that is out."""
    out = [NUMBER[str(card)] for card in critical_cards(situation.rules, situation.pack)]
    out = [card for card in out if card in situation.unseen]
    if not out:
        return
    worlds = believed_worlds(view, situation, random, budget)
    for card in out:
        for seat in range(situation.seats):
            if seat != situation.me:
                share = float((worlds[:, seat] >> np.uint64(card) & np.uint64(1)).mean())
                share = tempered(share, situation.counts[seat] / len(situation.unseen))
                yield Reason(ReasonCode.HOLDS, {"seat": seat, "card": _code(card), "chance": share})


def _code(card: int) -> str:
    return str(GERMAN_33.cards[card])
