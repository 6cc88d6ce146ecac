"""Deals and mechanical players for the tests of German Whist."""

from collections.abc import Callable, Iterable, Mapping
from random import Random

from stube.cards import FRENCH_52, Card, Deck
from stube.core import Step
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistState, Play, Take, order
from stube.games.german_whist.rounds import Round
from stube.testing import dealt_to, deck_of, random_step

RANKS = FRENCH_52.ranks

Chooser = Callable[[GermanWhistState], Play | Take]

# rules.md 4.5, the two complete deals (rank first there)
D1 = (
    "4C QS 5C 3S KS QH TD 5S JH 8C JD 3C 9H 9C 7H 2C KC 6H 6C 4D JS TC TH JC 8H 4H AS 2S AD TS 5D KH 8S 3H "
    "QD KD AC 3D 6D 4S 7D 6S 8D 7S AH QC 2H 5H 2D 9D 7C 9S"
)
D2 = (
    "8S 7S 5H TD 6H 4H 6D 2S 9S 8H 2C KD KC 6S AH 5S 9H 3C 2H AC JS KH 7C 9C KS 6C 3S QS 7D 8D JC QC TH 3H "
    "7H 2D AS AD QH 8C 4C 5C 4D 5D TS JH TC QD 3D 9D JD 4S"
)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards as people write them."""
    return FRENCH_52.read_all(text)


def card(text: str) -> Card:
    """Read one card as people write it."""
    return FRENCH_52.read(text)


def rules_of(preset: str = "classic", **options: str) -> GermanWhistRules:
    """Give a preset with single options changed."""
    base = GAME.presets[preset].rules
    assert isinstance(base, GermanWhistRules)
    return GermanWhistRules.read(options, base)


def start(preset: str = "classic", /, *, setup: Mapping[str, str] | None = None, **options: str) -> GermanWhistState:
    """Begin a match with seat 1 as dealer, so that seat 0 leads."""
    return GAME.start(rules_of(preset, **options), {"dealer": "1", **(setup or {})})


def dealt(
    deck: Iterable[Card], preset: str = "classic", /, *, setup: Mapping[str, str] | None = None, **options: str
) -> GermanWhistState:
    """Begin a match and deal a deck; seat 0 leads unless the setup says otherwise."""
    return start(preset, setup=setup, **options).deal(Deck(tuple(deck))).state


def deck_with(hands: Mapping[int, str], stock: str, hand: int = 13) -> tuple[Card, ...]:
    """Make a deck in which seat 0 (first) and seat 1 get these cards first, and the stock begins like this.

    What is not said is filled up with the rest of the pack, in its order.
    """
    return deck_of(FRENCH_52, dealt_to((0, 1), (1,) * hand), hands, then=stock).cards


def by_rank(choice: Play | Take) -> tuple[int, str]:
    """Order choices by rank, equal ranks C < D < H < S."""
    return order.HEIGHT[choice.card.rank], choice.card.suit


def low(state: GermanWhistState) -> Play | Take:
    """The mechanical player LOW: his lowest legal card."""
    return min(state.choices(state.turn[0]), key=by_rank)


def high(state: GermanWhistState) -> Play | Take:
    """The mechanical player HIGH: his highest legal card."""
    return max(state.choices(state.turn[0]), key=by_rank)


def play_round(state: GermanWhistState, choose: Chooser = low) -> GermanWhistState:
    """Play on until no decision is waited for."""
    while state.turn:
        state = state.play(state.turn[0], choose(state)).state
    return state


def at_random(random: Random) -> Chooser:
    """Give a player that chooses by chance."""
    return lambda state: random.choice(state.choices(state.turn[0]))


def any_step(state: GermanWhistState, random: Random) -> Step[GermanWhistState]:
    """Take a deal where one is waited for, else a choice, by chance."""
    return random_step(state, random)[1]


def all_cards(state: GermanWhistState) -> list[Card]:
    """Give every card of the round, wherever it lies."""
    table = state.table
    assert table is not None
    held = [card for hand in table.hands for card in hand]
    laid = [card for trick in (*table.tricks, table.trick) for card in trick.cards]
    return [*held, *table.aside, *table.row, *table.stock, *laid]


def on_table(state: GermanWhistState) -> Round:
    """Give the round on the table."""
    assert state.table is not None
    return state.table


def begun(preset: str, options: dict[str, str]) -> GermanWhistState:
    """Begin a match of one form, with seat 1 as dealer."""
    return GAME.start(rules_of(preset, **options), {"dealer": "1"})


def played(state: GermanWhistState, *texts: str) -> GermanWhistState:
    """Let the seats whose turn it is do these things (cards written rank first)."""
    for text in texts:
        kind, _, code = text.rpartition(" ")
        action = Take(card(code)) if kind == "take" else Play(card(code))
        state = state.play(state.turn[0], action).state
    return state
