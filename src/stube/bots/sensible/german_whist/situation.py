"""What a seat at a German Whist table knows, read from its view and from nothing else."""

from dataclasses import dataclass
from functools import cache

from stube.cards import FRENCH_52, Card
from stube.games.german_whist import GermanWhistRules, GermanWhistView
from stube.games.german_whist.order import following, strength


@dataclass(frozen=True, slots=True)
class Situation:
    """A round as one seat knows it.

    Attributes:
        rules: the rule set.
        me: the seat; hands are numbered like seats, a ghost that plays comes last.
        hands: number of hands that play.
        sign: 1 when tricks are wanted, −1 when they are not.
        trump: the trump suit, if any.
        hand: own cards.
        laid: the trick on the table, in order of play.
        foregame: whether cards are drawn after this trick.
        prizes: face-up cards of the stock.
        counts: cards that each hand holds.
        known: by hand, cards that it is known to hold.
        unseen: cards that are neither own, played, face up nor known in a hand.
        early, late: what a trick counts in the foregame and in the endgame.
        race: tricks that each player still needs to end the round, None without a race now.
    """

    rules: GermanWhistRules
    me: int
    hands: int
    sign: int
    trump: str | None
    hand: tuple[Card, ...]
    laid: tuple[Card, ...]
    foregame: bool
    prizes: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[frozenset[Card], ...]
    unseen: tuple[Card, ...]
    early: int
    late: int
    race: tuple[int, ...] | None

    @property
    def playable(self) -> tuple[Card, ...]:
        """Own cards that may be played now."""
        return following(self.hand, self.laid[0].suit if self.laid else None).cards

    @property
    def to_come(self) -> tuple[int, ...]:
        """Hands that play to this trick after the own one, in order."""
        return tuple((self.me + place) % self.hands for place in range(1, self.hands - len(self.laid)))

    @property
    def decides(self) -> bool:
        """Whether a player who wins this trick ends the race."""
        return self.race is not None and min(self.race) <= 1

    def wins(self, card: Card) -> bool:
        """Say whether a card goes on top of the trick on the table."""
        if not self.laid:
            return True
        table = strength(self.trump, self.laid[0].suit)
        return table[card] > max(table[other] for other in self.laid)

    def hidden(self, hand: int) -> int:
        """Give the number of cards in another hand that are not known."""
        return self.counts[hand] - len(self.known[hand])

    def open_hand(self) -> tuple[Card, ...] | None:
        """Give the only other hand if this seat can tell all its cards: those that it has seen nowhere."""
        others = [hand for hand in range(self.hands) if hand != self.me]
        if len(others) != 1 or self.hidden(others[0]) != len(self.unseen):
            return None
        return (*self.known[others[0]], *self.unseen)


@cache
def _rules(values: tuple[tuple[str, str], ...]) -> GermanWhistRules:
    return GermanWhistRules.read(dict(values))


def read(view: GermanWhistView) -> Situation:
    """Read a seat's view.

    Args:
        view: the view of a seat (not a watcher) during a round.
    """
    assert view.seat is not None
    rules = _rules(tuple(view.rules.items()))
    hand = _cards(tuple(card.card for card in view.hand))
    laid = _cards(tuple(card.card for card in view.trick.laid))
    played = _cards(tuple(card.card for trick in view.tricks for card in trick.laid))
    prizes = _cards(view.row or ((view.upcard,) if view.upcard else ()))
    known = tuple(frozenset(_cards(cards)) for cards in view.known)
    gone = {*hand, *laid, *played, *prizes}.union(*known)
    pack = _cards(tuple(code for rung in view.ladder for code in rung.cards))
    early, late = _weights(rules)
    return Situation(
        rules=rules,
        me=view.seat,
        hands=len(view.known),
        sign=-1 if view.goal == "fewest" else 1,
        trump=view.trump,
        hand=hand,
        laid=laid,
        foregame=view.stage == "foregame",
        prizes=prizes,
        counts=(*view.counts, view.ghost_count)[: len(view.known)],
        known=known,
        unseen=tuple(card for card in pack if card not in gone),
        early=early,
        late=late,
        race=_race(view, rules),
    )


def _cards(codes: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(FRENCH_52.parse, codes))


def _weights(rules: GermanWhistRules) -> tuple[int, int]:
    """Give what a trick of the foregame and one of the endgame count."""
    if rules.race_scope != "off":
        return (0, 1) if rules.race_scope == "last13" else (1, 1)
    return {"all26": (1, 1), "last13": (0, 1), "weighted_1_2": (1, 2)}[rules.count]


def _race(view: GermanWhistView, rules: GermanWhistRules) -> tuple[int, ...] | None:
    if not view.race or view.needed is None or (rules.race_scope == "last13" and view.stage == "foregame"):
        return None
    return tuple(view.needed - tricks for tricks in view.toward)
