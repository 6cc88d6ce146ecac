"""A second implementation of verifiable deals, written from `docs/reference/verifiable-deals.md` alone."""

import hashlib


def h(purpose: str, *parts: bytes) -> str:
    """Give H of the page, as hexadecimal digits."""
    message = b""
    for part in [("stube-deal-1 " + purpose).encode(), *parts]:
        message = message + eight(len(part)) + part
    return hashlib.sha256(message).hexdigest()


def eight(number: int) -> bytes:
    """Give a number as eight bytes, highest first."""
    return bytes((number >> shift) & 255 for shift in (56, 48, 40, 32, 24, 16, 8, 0))


def numbers(seed: str, bounds: list[int]) -> list[int]:
    """Draw a number below each bound in turn."""
    found: list[int] = []
    block, digits = 0, ""
    for bound in bounds:
        while True:
            if not digits:
                digits = h("words", bytes.fromhex(seed), eight(block))
                block += 1
            word, digits = int(digits[:8], 16), digits[8:]
            if word < 2**32 - 2**32 % bound:
                found.append(word % bound)
                break
    return found


def shuffled(seed: str, cards: list[str]) -> list[str]:
    """Give the cards in the order that a seed fixes."""
    pack = cards.copy()
    counts = list(range(len(pack), 1, -1))
    for count, drawn in zip(counts, numbers(seed, counts), strict=True):
        pack[count - 1], pack[drawn] = pack[drawn], pack[count - 1]
    return pack


def root(seed: str, cards: list[str]) -> str:
    """Give the root over salted cards."""
    leaves = []
    for place, card in enumerate(cards):
        salt = h("salt", bytes.fromhex(seed), eight(place))
        leaves.append(h("card", bytes.fromhex(salt), card.encode()))
    return tree(leaves)


def tree(leaves: list[str]) -> str:
    """Give the root over leaves."""
    if len(leaves) == 1:
        return leaves[0]
    k = 1
    while 2 * k < len(leaves):
        k *= 2
    return h("pair", bytes.fromhex(tree(leaves[:k])), bytes.fromhex(tree(leaves[k:])))
