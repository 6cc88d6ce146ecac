"""Any pack of cards: suits, ranks, packs, deals, shuffles."""

from stube.cards.card import Card, Pack
from stube.cards.deal import Cut, Deal, DealKind, Deck, FirstDealer, format_deal, parse_deal
from stube.cards.packs import FRENCH_52, GERMAN_32, GERMAN_33, small
from stube.cards.shuffle import draw

__all__ = [
    "FRENCH_52",
    "GERMAN_32",
    "GERMAN_33",
    "Card",
    "Cut",
    "Deal",
    "DealKind",
    "Deck",
    "FirstDealer",
    "Pack",
    "draw",
    "format_deal",
    "parse_deal",
    "small",
]
