"""Verifiable deals: as the page says, the same in two implementations, and nothing can be passed off."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cards import second_dealer as second
from hypothesis import given
from hypothesis import strategies as st

from stube.cards import FRENCH_52, GERMAN_32, GERMAN_33, Card, Cut, DealKind, Deck, FirstDealer, Pack, format_deal
from stube.cards.verifiable import (
    below,
    commitment,
    deal_from,
    digest,
    is_opened,
    order,
    salt_of,
    seal,
    seed_of,
    server_share,
    words,
)

VECTORS = Path(__file__).parents[1] / "data/verifiable_deals.json"
PACKS = {pack.id: pack for pack in (GERMAN_32, GERMAN_33, FRENCH_52)}
SEEDS = st.binary(min_size=32, max_size=32)


def vectors() -> list[dict[str, Any]]:
    """Give the published vectors."""
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: f"{vector['pack']}-{vector['number']}")
def test_both_implementations_give_the_published_vectors(vector: dict[str, Any]) -> None:
    """The server's share, commitments, seed, order, cut, lot and root are those of the file."""
    table, number, pack = vector["table"], vector["number"], PACKS[vector["pack"]]
    shares = [bytes.fromhex(share) for share in vector["shares"]]
    assert server_share(bytes.fromhex(vector["secret"]), table, number) == shares[0]
    name, count = table.encode(), second.eight(number)
    given = [(giver, share) for giver, share in enumerate(shares) if share]
    promised = [told for told in vector["commitments"] if told]
    assert [commitment(table, number, giver, share).hex() for giver, share in given] == promised
    assert [second.h("commitment", name, count, second.eight(giver), share) for giver, share in given] == promised
    seed = seed_of(table, number, shares)
    assert seed.hex() == second.h("seed", name, count, *shares) == vector["seed"]
    deck = deal_from(seed, DealKind.DECK, pack, 4)
    assert isinstance(deck, Deck)
    assert " ".join(map(str, deck.cards)) == vector["deck"]
    assert second.shuffled(vector["seed"], [str(card) for card in pack.cards]) == vector["deck"].split()
    assert format_deal(deal_from(seed, DealKind.CUT, pack, len(shares) - 1)) == f"cut {vector['cut']}"
    assert deal_from(seed, DealKind.DEALER, pack, len(shares) - 1) == FirstDealer(vector["dealer"])
    sealed = seal(seed, deck.cards)
    assert sealed.root.hex() == second.root(vector["seed"], vector["deck"].split()) == vector["root"]
    opening = sealed.openings[vector["place"]]
    assert opening.salt.hex() == vector["salt"]
    assert [step.hex() for step in opening.path] == vector["path"]


@given(SEEDS, st.sampled_from(list(PACKS.values())))
def test_both_implementations_agree(seed: bytes, pack: Pack) -> None:
    """Any seed gives the same order and the same root in both, with every card once."""
    deck = deal_from(seed, DealKind.DECK, pack, 4)
    assert isinstance(deck, Deck)
    told = [str(card) for card in deck.cards]
    assert sorted(told) == sorted(str(card) for card in pack.cards)
    assert told == second.shuffled(seed.hex(), [str(card) for card in pack.cards])
    assert seal(seed, deck.cards).root.hex() == second.root(seed.hex(), told)


@given(SEEDS)
def test_other_deals_come_from_the_same_words(seed: bytes) -> None:
    """A cut is the beginning of the order, a dealer one number below the seats."""
    deck, cut = (deal_from(seed, kind, GERMAN_32, 4) for kind in (DealKind.DECK, DealKind.CUT))
    dealer = deal_from(seed, DealKind.DEALER, GERMAN_32, 3)
    assert isinstance(deck, Deck)
    assert isinstance(cut, Cut)
    assert cut.cards == deck.cards[:4]
    assert dealer == FirstDealer(second.numbers(seed.hex(), [3])[0])


@given(SEEDS, st.integers(1, 52), st.data())
def test_a_sealed_card_is_opened_and_no_other(seed: bytes, size: int, data: st.DataObject) -> None:
    """The card of a place fits the root; another card, place, salt, path or root does not."""
    cards, place = FRENCH_52.cards[:size], data.draw(st.integers(0, size - 1))
    sealed = seal(seed, cards)
    root, opening = sealed.root, sealed.openings[place]
    assert is_opened(root, size, opening)
    other = data.draw(st.sampled_from([card for card in FRENCH_52.cards if card != cards[place]]))
    assert not is_opened(root, size, replace(opening, card=other))
    assert not is_opened(root, size, replace(opening, salt=salt_of(seed, place + 1)))
    assert not is_opened(root, size, replace(opening, path=(*opening.path, root)))
    assert not is_opened(digest("share", root), size, opening)
    for wrong in (-1, size, (place + 1) % size if size > 1 else 1):
        assert not is_opened(root, size, replace(opening, place=wrong))
    if opening.path:
        assert not is_opened(root, size, replace(opening, path=opening.path[1:]))


def test_parts_cannot_be_moved_from_one_to_the_next() -> None:
    """Lengths are hashed too, and each purpose has hashes of its own."""
    assert digest("seed", b"ab", b"c") != digest("seed", b"a", b"bc") != digest("seed", b"abc")
    assert digest("seed", b"abc") != digest("share", b"abc")
    assert seed_of("t", 0, [b"x", b""]) != seed_of("t", 0, [b"x"])
    assert seed_of("t", 0, [b"x"]) != seed_of("t", 1, [b"x"])


def test_nobody_can_pledge_what_another_has_pledged() -> None:
    """The same share has another commitment at another table, for another deal, from another seat."""
    own = commitment("t", 0, 1, b"x" * 32)
    others = [commitment("u", 0, 1, b"x" * 32), commitment("t", 1, 1, b"x" * 32), commitment("t", 0, 2, b"x" * 32)]
    assert own not in others


def test_words_that_would_favour_a_number_are_passed_over() -> None:
    """Of the last incomplete run of the bound no word is taken."""
    bound = 3 << 30
    assert below(bound, iter([bound, (1 << 32) - 1, bound - 1])) == bound - 1
    assert below(32, iter([(1 << 32) - 1])) == 31


def test_an_order_is_as_even_as_chance_lets_it_be() -> None:
    """Over 6,000 orders of three things each of the six comes about a thousand times."""
    counts: dict[tuple[int, ...], int] = {}
    for number in range(6000):
        found = order(3, words(number.to_bytes(32, "big")))
        counts[found] = counts.get(found, 0) + 1
    assert len(counts) == 6
    # 20.5 is what chi-square with five degrees of freedom exceeds once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_a_root_tells_nothing_without_its_salts() -> None:
    """The same cards under another seed have another root."""
    cards: tuple[Card, ...] = GERMAN_32.cards
    assert seal(b"a" * 32, cards).root != seal(b"b" * 32, cards).root
