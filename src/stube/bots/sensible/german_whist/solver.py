"""The endgame of two open hands: exact, by trick, as far as a budget of nodes reaches.

Hands are sets of bits, suit by suit, thirteen bits a suit. Among cards between which the other hand has
none one stands for all. A follower wins with the lowest card that wins, or gives the lowest that does not
(the highest where tricks are not wanted).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from stube.cards import Card
from stube.games.german_whist.order import HEIGHT

SUITS = "CDHS"
RANKS = len(HEIGHT)
SUIT_BITS = tuple(((1 << RANKS) - 1) << (RANKS * suit) for suit in range(len(SUITS)))


class OutOfNodesError(Exception):
    """The budget is used up."""


def bit(card: Card) -> int:
    """Give the bit of a card."""
    return 1 << (SUITS.index(card.suit) * RANKS + HEIGHT[card.rank])


def bits(cards: Iterable[Card]) -> int:
    """Give the set of cards."""
    return sum(map(bit, cards))


@dataclass(slots=True)
class Solver:
    """Counts the tricks that matter to the leader: those won, or where they are not wanted those avoided.

    Attributes:
        trump: bits of the trump suit, 0 without trumps.
        wanted: whether tricks are wanted.
        nodes: positions that may still be looked at.
    """

    trump: int
    wanted: bool
    nodes: int
    _bounds: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    _raced: dict[tuple[int, int, tuple[int, int]], bool] = field(default_factory=dict)

    def best(self, leader: int, follower: int, alpha: int, beta: int) -> int:
        """Give the leader's tricks when both play their best; a bound outside of alpha to beta.

        Raises:
            OutOfNodesError: the budget is used up.
        """
        left = leader.bit_count()
        if not left:
            return 0
        low, high = self._bounds.get((leader, follower), (0, left))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self.nodes -= 1
        if self.nodes < 0:
            raise OutOfNodesError
        best = -1
        for card in self.leads(leader, follower):
            best = max(best, self.after_lead(leader, follower, card, max(alpha, best), beta))
            if best >= beta:
                break
        # Below alpha it is an upper bound, from beta on a lower one, between them exact.
        self._bounds[leader, follower] = (
            max(low, best) if best > alpha else low,
            min(high, best) if best < beta else high,
        )
        return best

    def after_lead(self, leader: int, follower: int, card: int, alpha: int, beta: int) -> int:
        """Give the leader's tricks once this card is led; the follower answers his best."""
        worst = leader.bit_count() + 1
        for reply in self.replies(follower, card):
            worst = min(worst, self.after_reply(leader, follower, card, reply, alpha, min(beta, worst)))
            if worst <= alpha:
                break
        return worst

    def after_reply(self, leader: int, follower: int, card: int, reply: int, alpha: int, beta: int) -> int:
        """Give the leader's tricks once both cards of the trick lie."""
        rest_leader, rest_follower = leader ^ card, follower ^ reply
        if self.beats(reply, card):
            got, left = int(not self.wanted), rest_leader.bit_count()
            return got + left - self.best(rest_follower, rest_leader, left + got - beta, left + got - alpha)
        got = int(self.wanted)
        return got + self.best(rest_leader, rest_follower, alpha - got, beta - got)

    def wins_race(self, leader: int, follower: int, needs: tuple[int, int]) -> bool:
        """Say whether the leader comes out of a race for all tricks as he wishes.

        Args:
            leader: the leader's cards.
            follower: the follower's cards.
            needs: tricks that the leader and the follower still need to end it.

        Raises:
            OutOfNodesError: the budget is used up.
        """
        if not all(needs) or not leader:
            return (needs[0] < needs[1]) == self.wanted
        key = (leader, follower, needs)
        if key not in self._raced:
            self.nodes -= 1
            if self.nodes < 0:
                raise OutOfNodesError
            self._raced[key] = any(
                self.lead_wins_race(leader, follower, needs, card) for card in self.leads(leader, follower)
            )
        return self._raced[key]

    def lead_wins_race(self, leader: int, follower: int, needs: tuple[int, int], card: int) -> bool:
        """Say whether leading this card wins the race, whatever the follower answers."""
        return all(self.reply_wins_race(leader, follower, needs, card, reply) for reply in self.replies(follower, card))

    def reply_wins_race(self, leader: int, follower: int, needs: tuple[int, int], card: int, reply: int) -> bool:
        """Say whether the leader wins the race once both cards lie."""
        rest_leader, rest_follower = leader ^ card, follower ^ reply
        if not self.beats(reply, card):
            return self.wins_race(rest_leader, rest_follower, (needs[0] - 1, needs[1]))
        return not self.wins_race(rest_follower, rest_leader, (needs[1] - 1, needs[0]))

    def beats(self, reply: int, card: int) -> bool:
        """Say whether the follower's card wins."""
        suit = _suit(card)
        return reply > card if reply & suit else bool(reply & self.trump)

    def leads(self, leader: int, follower: int) -> Iterator[int]:
        """Give the cards worth leading: one of each run, the highest first where tricks are wanted."""
        for suit in SUIT_BITS:
            cards = tuple(_runs(leader & suit, follower & suit))
            yield from cards if self.wanted else cards[::-1]

    def replies(self, follower: int, card: int) -> Iterator[int]:
        """Give the answers worth trying."""
        suit = _suit(card)
        same = follower & suit
        if same:
            higher, lower = same & -(card << 1), same & (card - 1)
            for group in (higher, lower):
                if group:
                    yield _lowest(group) if self.wanted else _highest(group)
            return
        for colour in SUIT_BITS:
            group = follower & colour
            if group:
                yield _lowest(group) if self.wanted else _highest(group)


def _suit(card: int) -> int:
    return next(suit for suit in SUIT_BITS if suit & card)


def _lowest(cards: int) -> int:
    return cards & -cards


def _highest(cards: int) -> int:
    return 1 << (cards.bit_length() - 1)


def _runs(own: int, other: int) -> Iterator[int]:
    """Give the highest card of each run of own cards that no card of the other hand parts, from the top."""
    while own:
        top = _highest(own)
        yield top
        below = other & (top - 1)
        own &= (_highest(below) - 1) if below else 0
