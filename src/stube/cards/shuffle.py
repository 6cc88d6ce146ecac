"""How chance is made outside the rules: a deal of the kind that a state asks for."""

from random import Random

from stube.cards.card import Pack
from stube.cards.deal import Cut, Deal, DealKind, Deck, FirstDealer


def draw(kind: DealKind, pack: Pack, seats: int, random: Random) -> Deal:
    """Make one deal.

    Args:
        kind: what the state asks for.
        pack: the pack of the rule set.
        seats: number of seats that cut or may deal.
        random: the source; seeded for tests and duplicate deals, the system's for people.
    """
    match kind:
        case DealKind.CUT:
            return Cut(tuple(random.sample(pack.cards, seats)))
        case DealKind.DEALER:
            return FirstDealer(random.randrange(seats))
        case DealKind.DECK:
            return Deck(tuple(random.sample(pack.cards, len(pack.cards))))
