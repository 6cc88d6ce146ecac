"""How a round goes on when all cards are known: by plain play, or exactly when few are left."""

from collections.abc import Sequence
from dataclasses import dataclass

from stube.bots.sensible.watten.ranking import Ranking, allowed

EXACT_FROM = 2  # cards in a hand from which on the rest is solved exactly

Laid = tuple[int, int]
"""A seat and the card that it laid."""


@dataclass(slots=True)
class Position:
    """A round with all hands open; it changes while it is played out.

    Attributes:
        ranking: who beats whom.
        hands: cards of each seat, by worth from the highest; see `in_order`.
        laid: the trick on the table.
        called: whether its lead carried a call.
        seat: who plays next.
        won: tricks of both sides.
        needed: tricks that win.
        step: 1 or −1, the direction of play.
        sides: by seat, its side.
        announcers: forehand and dealer.
        first_trick: whether no trick is finished.
    """

    ranking: Ranking
    hands: list[list[int]]
    laid: list[Laid]
    called: bool
    seat: int
    won: list[int]
    needed: int
    step: int
    sides: tuple[int, ...]
    announcers: Sequence[int]
    first_trick: bool

    def playable(self) -> list[int]:
        """Give the cards that the seat on turn may play."""
        hand, laid, ranking = self.hands[self.seat], self.laid, self.ranking
        if not laid or not ranking.binds:
            return hand
        leader, led = laid[0]
        if self.called and ranking.lapses:
            row = ranking.rows[led]
            if any(row[card] > row[led] for _, card in laid):
                return hand
        partner = self.sides[self.seat] == self.sides[leader]
        key = (led, self.called, partner, self.seat in self.announcers)
        return allowed(hand, ranking.duties.get(key))

    def lay(self, card: int, *, called: bool) -> None:
        """Play a card; a complete trick is taken in."""
        self.hands[self.seat].remove(card)
        if not self.laid:
            self.called = called
        self.laid.append((self.seat, card))
        if len(self.laid) < len(self.sides):
            self.seat = (self.seat + self.step) % len(self.sides)
            return
        self.seat = top_of(self.laid, self.ranking)[0]
        self.won[self.sides[self.seat]] += 1
        self.laid = []
        self.called = self.first_trick = False

    def copy(self) -> "Position":
        """Give an independent copy."""
        return Position(
            self.ranking,
            [hand[:] for hand in self.hands],
            self.laid[:],
            self.called,
            self.seat,
            self.won[:],
            self.needed,
            self.step,
            self.sides,
            self.announcers,
            self.first_trick,
        )


def in_order(hands: Sequence[Sequence[int]], ranking: Ranking) -> list[list[int]]:
    """Give hands as a position holds them: each by worth from the highest."""
    return [sorted(hand, key=ranking.worth.__getitem__, reverse=True) for hand in hands]


def top_of(laid: Sequence[Laid], ranking: Ranking) -> Laid:
    """Give the card on top of a trick, with its seat; of equal ones the first."""
    row = ranking.rows[laid[0][1]]
    top = laid[0]
    for other in laid:
        if row[other[1]] > row[top[1]]:
            top = other
    return top


def winning_side(position: Position) -> int:
    """Give the side that wins the round from here; the position is used up."""
    won, needed, hands, ranking = position.won, position.needed, position.hands, position.ranking
    while won[0] < needed and won[1] < needed:
        hand = hands[position.seat]
        if position.laid:
            position.lay(_follow(position), called=False)
        elif len(hand) <= EXACT_FROM:
            return solve(position)
        else:  # the highest, a chief with the call: it draws what could beat the next cards
            position.lay(hand[0], called=ranking.may_call(hand[0], first_trick=position.first_trick))
    return 0 if won[0] >= needed else 1


def _follow(position: Position) -> int:
    """Give the card that plain play takes: win cheaply, leave the partner's trick, else throw the least."""
    cards = position.playable()
    if len(cards) == 1:
        return cards[0]
    laid, ranking = position.laid, position.ranking
    row = ranking.rows[laid[0][1]]
    seat, card = top_of(laid, ranking)
    top = row[card]
    ours = position.sides[seat] == position.sides[position.seat]
    if ours and (len(laid) == len(position.sides) - 1 or top >= ranking.strong):
        return cards[-1]
    for card in reversed(cards):
        if row[card] > top:
            return card
    return cards[-1]


def solve(position: Position) -> int:
    """Give the side that wins the round when all four play their best with open cards.

    The position is as it was afterwards.
    """
    return _solve(position, position.won[0], position.won[1])


def _solve(position: Position, won_0: int, won_1: int) -> int:
    needed = position.needed
    if won_0 >= needed:
        return 0
    if won_1 >= needed:
        return 1
    laid, seat = position.laid, position.seat
    hand = position.hands[seat]
    leads = not laid
    if leads and len(hand) == 1:
        return _last_trick(position)
    side, called, first = position.sides[seat], position.called, position.first_trick
    ranking, seats = position.ranking, len(position.sides)
    cards = position.playable()
    for card in tuple(cards) if leads else cards[::-1]:
        place = hand.index(card)
        del hand[place]
        laid.append((seat, card))
        # Calling takes nothing from the leader that open play would leave him, so a lead that may call does.
        position.called = called if not leads else ranking.may_call(card, first_trick=first)
        if len(laid) < seats:
            position.seat = (seat + position.step) % seats
            winner = _solve(position, won_0, won_1)
        else:
            taker, _ = top_of(laid, ranking)
            position.laid, position.called, position.first_trick, position.seat = [], False, False, taker
            taken = position.sides[taker]
            winner = _solve(position, won_0 + (not taken), won_1 + taken)
            position.laid, position.first_trick = laid, first
        laid.pop()
        hand.insert(place, card)
        position.called, position.seat = called, seat
        if winner == side:
            return side
    return 1 - side


def _last_trick(position: Position) -> int:
    """Give the side that takes a last trick in which nobody has a choice; it decides the round."""
    seat, step, hands = position.seat, position.step, position.hands
    seats = [(seat + step * place) % len(hands) for place in range(len(hands))]
    laid = [(other, hands[other][0]) for other in seats]
    return position.sides[top_of(laid, position.ranking)[0]]
