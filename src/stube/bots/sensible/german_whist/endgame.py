"""The endgame: exact where the other hand can be told and is small enough, else by worlds that fit."""

from collections.abc import Sequence
from random import Random

from stube.bots.sensible.german_whist.playouts import tricks_of
from stube.bots.sensible.german_whist.situation import Situation
from stube.bots.sensible.german_whist.solver import SUIT_BITS, SUITS, OutOfNodesError, Solver, bit, bits
from stube.cards import Card
from stube.games.german_whist.order import HEIGHT

NODES_A_WORLD = 35  # with the usual number of worlds about 20 ms


def choose(situation: Situation, random: Random, worlds: int) -> Card:
    """Give the card to play."""
    cards = situation.playable
    if len(cards) == 1:
        return cards[0]
    other = situation.open_hand()
    if other is None:
        return _best_in_worlds(situation, _worlds(situation, random, worlds))
    try:
        return _exact(situation, other, NODES_A_WORLD * worlds)
    except OutOfNodesError:
        return _best_in_worlds(situation, [_both(situation, other)])


def _exact(situation: Situation, other: Sequence[Card], nodes: int) -> Card:
    """Give the best card with open hands, looking at so many positions at most.

    Raises:
        OutOfNodesError: the budget is used up.
    """
    trump = SUIT_BITS[SUITS.index(situation.trump)] if situation.trump else 0
    solver = Solver(trump, situation.sign > 0, nodes)
    own, theirs = bits(situation.hand), bits(other)
    if situation.race is not None and situation.rules.race_scope == "all26":
        return _first_in_race(situation, solver, own, theirs) or situation.playable[0]
    best, found = -1, situation.playable[0]
    for card in _cheapest_first(situation):
        if situation.laid:
            # The leader's card has left his hand already; it is put back to count the trick.
            led = bit(situation.laid[0])
            left = len(situation.hand)
            value = left - solver.after_reply(theirs | led, own, led, bit(card), -1, left - best)
        else:
            value = solver.after_lead(own, theirs, bit(card), best, len(situation.hand) + 1)
        if value > best:
            best, found = value, card
    return found


def _first_in_race(situation: Situation, solver: Solver, own: int, theirs: int) -> Card | None:
    """Give a card that wins the race with open hands; None if none does."""
    assert situation.race is not None
    mine, others = situation.race[situation.me], situation.race[1 - situation.me]
    led = bit(situation.laid[0]) if situation.laid else 0
    for card in _cheapest_first(situation):
        if led:
            won = not solver.reply_wins_race(theirs | led, own, (others, mine), led, bit(card))
        else:
            won = solver.lead_wins_race(own, theirs, (mine, others), bit(card))
        if won:
            return card
    return None


def _cheapest_first(situation: Situation) -> list[Card]:
    """Give the playable cards, of equal ones first what is missed least."""
    return sorted(
        situation.playable, key=lambda card: (card.suit == situation.trump, situation.sign * HEIGHT[card.rank])
    )


def _both(situation: Situation, other: Sequence[Card]) -> list[Sequence[Card]]:
    return [situation.hand if hand == situation.me else other for hand in range(situation.hands)]


def _worlds(situation: Situation, random: Random, count: int) -> list[list[Sequence[Card]]]:
    """Draw deals of the unseen cards to the other hands; what is left over lies aside."""
    worlds = []
    for _ in range(count):
        pool = random.sample(situation.unseen, len(situation.unseen))
        hands: list[Sequence[Card]] = []
        for hand in range(situation.hands):
            if hand == situation.me:
                hands.append(situation.hand)
                continue
            held = situation.hidden(hand)
            hands.append([*sorted(situation.known[hand]), *pool[:held]])
            del pool[:held]
        worlds.append(hands)
    return worlds


def _best_in_worlds(situation: Situation, worlds: Sequence[Sequence[Sequence[Card]]]) -> Card:
    """Give the card with the best tricks when all go on plainly."""
    first = (situation.me - len(situation.laid)) % situation.hands
    laid = [((first + place) % situation.hands, card) for place, card in enumerate(situation.laid)]

    def value(card: Card) -> float:
        total = 0
        for hands in worlds:
            left = [
                [own for own in hand if own != card] if seat == situation.me else hand
                for seat, hand in enumerate(hands)
            ]
            table = [*laid, (situation.me, card)]
            won = tricks_of(left, table, (situation.me + 1) % situation.hands, situation.trump, situation.sign)
            total += situation.sign * won[situation.me]
        return total

    return max(_cheapest_first(situation), key=value)
