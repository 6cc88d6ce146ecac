"""A card and the pack that reads it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from sys import intern
from typing import NamedTuple

from stube.errors import Code, NotationError


class Card(NamedTuple):
    """One card; `str(card)` is its code, suit letter first: `HK`."""

    suit: str
    rank: str

    def __str__(self) -> str:
        """Give the code: every time the same object, for very many are kept."""
        return intern(self.suit + self.rank)


@dataclass(frozen=True, slots=True)
class Pack:
    """A kind of cards.

    Attributes:
        id: name in records, such as `german-32`.
        suits: suit letters in canonical order.
        ranks: rank letters, low to high.
        extra: cards outside suits × ranks (the Weli).
        cards: all cards, suit by suit, low to high, extras last.
    """

    id: str
    suits: str
    ranks: str
    extra: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = field(init=False)
    _by_code: dict[str, Card] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Lay out the cards once."""
        plain = tuple(Card(suit, rank) for suit in self.suits for rank in self.ranks)
        object.__setattr__(self, "cards", plain + self.extra)
        object.__setattr__(self, "_by_code", {str(card): card for card in self.cards})

    def __hash__(self) -> int:
        """Hash by id, which packs of other cards do not share: packs are keys of what is worked out once."""
        return hash(self.id)

    def parse(self, code: str) -> Card:
        """Read one card in the strict form, `HK`.

        Raises:
            NotationError: `bad_card`, with the text.
        """
        try:
            return self._by_code[code]
        except KeyError:
            raise NotationError(Code.BAD_CARD, text=code, pack=self.id) from None

    def read(self, text: str) -> Card:
        """Read one card as people type it: either letter first, any case, `T` or `10`.

        Raises:
            NotationError: `bad_card`, with the text.
        """
        code = text.strip().upper().replace("10", "T")
        for candidate in (code, code[::-1]):
            if candidate in self._by_code:
                return self._by_code[candidate]
        raise NotationError(Code.BAD_CARD, text=text, pack=self.id)

    def parse_all(self, codes: str) -> tuple[Card, ...]:
        """Read cards in the strict form, separated by spaces, none twice.

        Raises:
            NotationError: `bad_card` or `card_twice`.
        """
        return distinct(self.parse(code) for code in codes.split())

    def read_all(self, text: str) -> tuple[Card, ...]:
        """Read cards as people type them, separated by spaces or commas, none twice.

        Raises:
            NotationError: `bad_card` or `card_twice`.
        """
        return distinct(self.read(word) for word in text.replace(",", " ").split())


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Give the cards as a tuple.

    Raises:
        NotationError: `card_twice` names the first card that comes twice.
    """
    seen: dict[Card, None] = {}
    for card in cards:
        if card in seen:
            raise NotationError(Code.CARD_TWICE, card=str(card))
        seen[card] = None
    return tuple(seen)


def codes(cards: Iterable[Card]) -> str:
    """Give the codes of cards, separated by spaces."""
    return " ".join(map(str, cards))
