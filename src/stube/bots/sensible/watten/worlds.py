"""Deals that fit what a seat knows, drawn by chance."""

from random import Random

from stube.bots.sensible.watten.playouts import Position, in_order
from stube.bots.sensible.watten.ranking import SUIT_OF, Ranking
from stube.bots.sensible.watten.situation import Situation
from stube.cards import GERMAN_33

TRIES = 4
NAMES_WITHOUT_HOLDING = 0.3
"""How often a world stays in which an announcer holds nothing of what he named freely."""

_RANK_OF = tuple(card.rank for card in GERMAN_33.cards)


def deal_hands(situation: Situation, random: Random) -> list[list[int]]:
    """Deal what is unseen to the seats that hold cards, within what is known of them.

    While it is announced, the own hand is filled up as well.
    """
    pool = random.sample(situation.unseen, len(situation.unseen))
    hands: list[list[int]] = [list(cards) for cards in situation.held]
    hands[situation.me] = list(situation.hand)
    known = frozenset().union(*situation.held)
    if known:
        pool = [card for card in pool if card not in known]
    for seat in sorted(range(situation.seats), key=lambda seat: -len(situation.void[seat])):
        missing = situation.counts[seat] - len(hands[seat])
        if missing <= 0:
            continue
        barred = situation.void[seat]
        if not barred:
            hands[seat] += pool[:missing]
            del pool[:missing]
            continue
        fitting = [card for card in pool if card not in barred][:missing]
        hands[seat] += fitting
        pool = [card for card in pool if card not in fitting]
    return hands


def draw(situation: Situation, random: Random) -> Position:
    """Draw one world: hands, and strike and trump where these are hidden."""
    assert situation.to_play is not None
    ranking, hands = random.choice(situation.rankings), deal_hands(situation, random)
    for _ in range(TRIES):
        if _is_likely(situation, ranking, hands, random):
            break
        ranking, hands = random.choice(situation.rankings), deal_hands(situation, random)
    return Position(
        ranking=ranking,
        hands=in_order(hands, ranking),
        laid=list(situation.laid),
        called=situation.called,
        seat=situation.to_play,
        won=list(situation.won),
        needed=situation.needed,
        step=situation.step,
        sides=situation.sides,
        announcers=situation.announcers,
        first_trick=situation.tricks_done == 0,
    )


def _is_likely(situation: Situation, ranking: Ranking, hands: list[list[int]], random: Random) -> bool:
    """Announcers mostly hold what they name, and always where it is read off their cards."""
    forehand, dealer = situation.announcers
    for seat, holds in (
        (forehand, lambda card: _RANK_OF[card] == ranking.strike),
        (dealer, lambda card: SUIT_OF[card] == ranking.trump),
    ):
        if seat == situation.me:
            continue
        if not any(map(holds, hands[seat])) and not any(map(holds, situation.laid_by[seat])):
            return situation.rules.announce_source == "chosen" and random.random() < NAMES_WITHOUT_HOLDING
    return True
