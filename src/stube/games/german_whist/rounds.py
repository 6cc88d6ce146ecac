"""One round of German Whist at one point in time."""

from dataclasses import dataclass

from stube.cards import Card
from stube.core import Trick
from stube.games.german_whist.layout import Layout
from stube.games.german_whist.rules import GermanWhistRules
from stube.games.german_whist.scoring import Goal, Tally

NO_TRICK = Trick()


def face_up(rules: GermanWhistRules) -> int:
    """Give the number of cards that lie open on the stock while it lasts (G-15, G-33, G-35)."""
    return {"top_up": 1, "hidden": 0, "open_n": int(rules.open_n)}[rules.stock_view]


@dataclass(frozen=True, slots=True)
class Round:
    """A deal and what has become of it. Hands are numbered like seats; a ghost that plays is the last hand.

    Attributes:
        rules: the rule set.
        layout: the numbers of the round.
        trump: the trump suit, None without trumps.
        goal: what the round is played for.
        first: the card turned first, None if none was.
        hands: the cards of each hand, sorted.
        aside: the ghost hand laid aside.
        row: the face-up cards of the stock.
        stock: its hidden cards, the next one first.
        leader: the hand that leads the trick on the table, or the next.
        foregame: tricks with a draw after them, by hand.
        endgame: tricks after these, by hand.
        known: by hand, the cards that everybody saw it take from the stock.
        trick: the trick on the table.
        tricks: finished tricks.
        drawing: hands that still have to draw after the last trick, in order.
        over: whether the round is over.
    """

    rules: GermanWhistRules
    layout: Layout
    trump: str | None
    goal: Goal
    first: Card | None
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    row: tuple[Card, ...]
    stock: tuple[Card, ...]
    leader: int
    foregame: tuple[int, ...]
    endgame: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    trick: Trick = NO_TRICK
    tricks: tuple[Trick, ...] = ()
    drawing: tuple[int, ...] = ()
    over: bool = False

    @property
    def next_hand(self) -> int:
        """The hand that has to draw or to play next."""
        if self.drawing:
            return self.drawing[0]
        if self.trick.laid:
            return (self.trick.laid[-1].seat + 1) % self.layout.hands
        return self.leader

    @property
    def led(self) -> str | None:
        """The suit led to the trick on the table."""
        return self.trick.laid[0].card.suit if self.trick.laid else None

    @property
    def in_stock(self) -> int:
        """Cards left in the stock, open and hidden."""
        return len(self.row) + len(self.stock)

    @property
    def in_foregame(self) -> bool:
        """Whether the trick on the table is followed by a draw, or is one that is still drawn after (G-14)."""
        return bool(self.drawing) or len(self.tricks) < self.layout.foregame

    @property
    def tally(self) -> Tally:
        """Tricks of the players; what a ghost takes belongs to nobody (G-44)."""
        players = self.layout.players
        last = self.tricks[-1].winner if self.tricks else None
        known = last if last is not None and last < players else None
        return Tally(self.foregame[:players], self.endgame[:players], known)
