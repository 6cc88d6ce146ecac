"""The packs that Stube plays with."""

from stube.cards.card import Card, Pack

GERMAN_RANKS = "789TUOKA"
WELI = Card("S", "6")

GERMAN_32 = Pack("german-32", "ELHS", GERMAN_RANKS)
GERMAN_33 = Pack("german-33", "ELHS", GERMAN_RANKS, (WELI,))
FRENCH_52 = Pack("french-52", "CDHS", "23456789TJQKA")


def small(pack: Pack, ranks: str) -> Pack:
    """Give a pack of fewer ranks, for exact solutions and exhaustive tests.

    Args:
        pack: the pack to thin out; its extra cards stay.
        ranks: the rank letters to keep, in any order.
    """
    kept = "".join(rank for rank in pack.ranks if rank in ranks)
    return Pack(f"{pack.id}:{kept}", pack.suits, kept, pack.extra)
