"""Deals that anybody can check: chance fixed by shares that were all committed to before any was shown.

The construction is on one page in `docs/reference/verifiable-deals.md`, with test vectors.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from stube.cards.card import Card, Pack
from stube.cards.deal import Cut, Deal, DealKind, Deck, FirstDealer

VERSION = "stube-deal-1"
"""Stands in every hash: another construction gets another version."""

_WORD = 1 << 32


def digest(purpose: str, *parts: bytes) -> bytes:
    """Hash parts for one purpose: each part, the purpose first, goes in behind its length in eight bytes.

    Args:
        purpose: what the hash is for.
        parts: what is hashed.

    Returns:
        32 bytes of SHA-256.
    """
    found = sha256()
    for part in (f"{VERSION} {purpose}".encode(), *parts):
        found.update(len(part).to_bytes(8, "big") + part)
    return found.digest()


def server_share(secret: bytes, table: str, number: int) -> bytes:
    """Give the server's share of a deal, the same on every node and after every restart.

    Args:
        secret: of the table, made when it is opened and never told.
        table: the public id of the table.
        number: the number of the deal at this table, from 0.
    """
    return digest("server", secret, table.encode(), _eight(number))


def commitment(table: str, number: int, giver: int, share: bytes) -> bytes:
    """Give what is published of a share before it is shown; nobody else can use it, and for no other deal.

    Args:
        table: the public id of the table.
        number: the number of the deal.
        giver: 0 for the server, one more than the seat for a person.
        share: what is committed to.
    """
    return digest("commitment", table.encode(), _eight(number), _eight(giver), share)


def seed_of(table: str, number: int, shares: Sequence[bytes]) -> bytes:
    """Give the seed of one deal from all shares.

    Args:
        table: the public id of the table.
        number: the number of the deal at this table, from 0: each deal has new shares.
        shares: the server's, then those of the seats in order; an empty one for a seat that gave none.
    """
    return digest("seed", table.encode(), _eight(number), *shares)


def words(seed: bytes) -> Iterator[int]:
    """Give numbers of 32 bits without end: hashes of the seed and a counter, read four bytes at a time."""
    counter = 0
    while True:
        block = digest("words", seed, _eight(counter))
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, len(block), 4))
        counter += 1


def below(bound: int, source: Iterator[int]) -> int:
    """Draw evenly from 0 to bound − 1: words beyond the last whole multiple of the bound are passed over."""
    fair = _WORD - _WORD % bound
    return next(word for word in source if word < fair) % bound


def order(size: int, source: Iterator[int]) -> tuple[int, ...]:
    """Shuffle 0 … size − 1 by Fisher and Yates, from the last place to the second."""
    found = list(range(size))
    for place in range(size - 1, 0, -1):
        other = below(place + 1, source)
        found[place], found[other] = found[other], found[place]
    return tuple(found)


def deal_from(seed: bytes, kind: DealKind, pack: Pack, seats: int) -> Deal:
    """Give the one deal that a seed fixes.

    Args:
        seed: see `seed_of`.
        kind: what the state asks for.
        pack: the pack; its cards are numbered in its own order.
        seats: number of seats that cut or may deal.
    """
    source = words(seed)
    if kind is DealKind.DEALER:
        return FirstDealer(below(seats, source))
    cards = tuple(pack.cards[place] for place in order(len(pack.cards), source))
    return Deck(cards) if kind is DealKind.DECK else Cut(cards[:seats])


def _eight(number: int) -> bytes:
    return number.to_bytes(8, "big")


# Cards sealed one by one


@dataclass(frozen=True, slots=True)
class Opening:
    """One card of a sealed deal, shown with what proves it.

    Attributes:
        place: its place in the deal, from 0.
        card: the card.
        salt: what keeps its seal from being guessed.
        path: hashes from its neighbour up to the root's, as many as it takes.
    """

    place: int
    card: Card
    salt: bytes
    path: tuple[bytes, ...]


def salt_of(seed: bytes, place: int) -> bytes:
    """Give the salt of a place; it tells nothing of the seed."""
    return digest("salt", seed, _eight(place))


@dataclass(frozen=True, slots=True)
class Seal:
    """All cards of a deal, sealed: a Merkle tree over salted cards.

    Attributes:
        root: the one hash that seals all, published when the cards are dealt.
        openings: by place, what shows this card and nothing of the others.
    """

    root: bytes
    openings: tuple[Opening, ...]


def seal(seed: bytes, cards: Sequence[Card]) -> Seal:
    """Seal the cards of a deal."""
    salts = [salt_of(seed, place) for place in range(len(cards))]
    root, paths = _grow([_leaf(card, salt) for card, salt in zip(cards, salts, strict=True)])
    shown = zip(cards, salts, paths, strict=True)
    return Seal(root, tuple(Opening(place, card, salt, path) for place, (card, salt, path) in enumerate(shown)))


def is_opened(root: bytes, size: int, opening: Opening) -> bool:
    """Say whether a shown card is the one that was sealed at its place.

    Args:
        root: what was published.
        size: number of cards sealed.
        opening: what is shown.
    """
    if not 0 <= opening.place < size:
        return False
    path = list(opening.path)
    found = _climb(_leaf(opening.card, opening.salt), opening.place, size, path)
    return found == root and not path


def _leaf(card: Card, salt: bytes) -> bytes:
    return digest("card", salt, str(card).encode())


def _split(size: int) -> int:
    """Give how many leaves stand on the left: the largest power of two below the size."""
    return 1 << (size - 1).bit_length() - 1


def _grow(leaves: Sequence[bytes]) -> tuple[bytes, list[tuple[bytes, ...]]]:
    """Give the root over leaves, and the path of each."""
    if len(leaves) == 1:
        return leaves[0], [()]
    middle = _split(len(leaves))
    (left, lefts), (right, rights) = _grow(leaves[:middle]), _grow(leaves[middle:])
    return digest("pair", left, right), [(*path, right) for path in lefts] + [(*path, left) for path in rights]


def _climb(leaf: bytes, place: int, size: int, path: list[bytes]) -> bytes:
    """Give the root that a leaf and its path lead to; uses the path up, from its end inwards."""
    if size == 1:
        return leaf
    if not path:
        return b""
    left, aside = _split(size), path.pop()
    if place < left:
        return digest("pair", _climb(leaf, place, left, path), aside)
    return digest("pair", aside, _climb(leaf, place - left, size - left, path))
