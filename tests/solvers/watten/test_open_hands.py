"""The kernel of open hands beside an oracle that tries everything, under every preset and every duty."""

from random import Random

import numpy as np
import pytest
from solvers.watten.oracle import Table, order, winner

from stube.cards import GERMAN_33, Card, Pack
from stube.games.watten import GAME, WattenRules
from stube.games.watten.order import strike_ranks
from stube.solvers.watten.open_hands import Move, Position, mask_of, solve, value
from stube.solvers.watten.tables import tables_of

DUTIES: dict[str, dict[str, str]] = {
    "automatic": {"call": "automatic"},
    "first-trick": {"call_scope": "first_trick"},
    "partner-either": {"call_partner": "trump_or_critical"},
    "partner-free": {"call_partner": "free"},
    "blinds-are-trumps": {"call_blinds": "count_as_trump"},
    "critical-is-trump": {"call_critical_is_trump": "yes"},
    "lapses": {"call_lapses": "yes"},
    "no-double-role": {"double_role_call": "no"},
    "trump-all": {"call": "off", "follow": "trump_all"},
    "trump-announcers": {"call": "off", "follow": "trump_announcers"},
    "exempt": {"call": "off", "follow": "trump_all", "rechte_exempt": "yes", "guate": "on"},
    "guate": {"guate": "on"},
    "six": {"deck": "33", "weli": "lowest_trump", "strike_six": "on"},
    "weli-critical": {"deck": "33", "weli": "critical", "criticals": "HK,S7,S6,E7"},
    "bells-six": {"deck": "33", "weli": "bells_six"},
    "ace-low": {"ace": "low"},
    "no-criticals": {"criticals": "none"},
    "three-cards": {"hand_size": "3", "packets": "3", "announce_on": "3", "tricks_to_win": "2"},
    "anticlockwise": {"direction": "anticlockwise"},
}


def rule_sets() -> dict[str, WattenRules]:
    """Every preset, and every duty and ladder of its own."""
    found = {name: preset.rules for name, preset in GAME.presets.items() if isinstance(preset.rules, WattenRules)}
    base = found["bavarian-11"]
    found |= {name: WattenRules.read({**base.values(), **changes}) for name, changes in DUTIES.items()}
    return found


RULES = rule_sets()


def deal(rules: WattenRules, rng: Random, played: int) -> tuple[Table, Pack, str, str]:
    """A random round in the middle: so many cards have been played at random."""
    pack = GAME.pack(rules)
    strike, trump = rng.choice(strike_ranks(rules, pack)), rng.choice(pack.suits)
    seats, size = rules.seats, int(rules.hand_size)
    cards = rng.sample(pack.cards, seats * size)
    forehand = rng.randrange(seats)
    step = 1 if rules.direction == "clockwise" else seats - 1
    dealer = (forehand - step) % seats
    table = Table(
        rules=rules,
        order=order(rules, pack, strike, trump),
        hands=tuple(frozenset(cards[size * seat : size * seat + size]) for seat in range(seats)),
        sides=tuple(seat % 2 if seats != 3 else int(seat != forehand) for seat in range(seats)),
        announcers=(forehand, dealer),
        step=step,
        turn=forehand,
    )
    for _ in range(played):
        after = _play(table, *rng.choice(table.moves()))
        if max(after.won) == int(rules.tricks_to_win):
            break
        table = after
    return table, pack, strike, trump


def _play(table: Table, card: Card, called: bool) -> Table:  # noqa: FBT001 - a move is a pair
    return table.play(card, called=called)


def position(table: Table, pack: Pack, strike: str, trump: str) -> Position:
    """The same for the solver."""
    need = int(table.rules.tricks_to_win)
    return Position(
        tables=tables_of(table.rules, pack, strike, trump),
        side=table.sides,
        announcer=tuple(seat in table.announcers for seat in range(len(table.hands))),
        step=table.step,
        seat=table.turn,
        leader=table.laid[0][0] if table.laid else table.turn,
        laid=tuple(GERMAN_33.cards.index(card) for _, card in table.laid),
        called=table.called,
        needs=(need - table.won[0], need - table.won[1]),
        tricks=need,
    )


def compare(rules: WattenRules, rng: Random, played: int) -> None:
    """Every move of a position has the same result in both."""
    table, pack, strike, trump = deal(rules, rng, played)
    where = position(table, pack, strike, trump)
    world = np.array([[mask_of(hand) for hand in table.hands]], np.uint64)
    moves = where.moves(int(world[0, table.turn]))
    expected = {(GERMAN_33.cards.index(card), called): _play(table, card, called) for card, called in table.moves()}
    assert set(moves) == set(expected)
    known: dict[object, int] = {}
    won = solve(where, world, moves).won[0]
    assert value(where, world).won[0, 0] == max(won)
    mine = table.sides[table.turn]
    told = {move: int(value) for move, value in zip(moves, won, strict=True)}
    assert told == {Move(*move): int(winner(after, known) == mine) for move, after in expected.items()}


@pytest.mark.parametrize("name", RULES)
def test_all_results_are_those_of_the_oracle(name: str) -> None:
    """Random positions with up to three cards in hand, in the middle of tricks and at their start."""
    rng = Random(name)
    seats = RULES[name].seats
    start = seats * (int(RULES[name].hand_size) - 3)
    for _ in range(60):
        compare(RULES[name], rng, start + rng.randrange(2 * seats))


@pytest.mark.parametrize("name", ["bavarian-11", "blind", "southtyrol-guate-18", "two-hand", "three-hand"])
def test_whole_rounds_are_those_of_the_oracle(name: str) -> None:
    """Rounds from near the first card on."""
    rng = Random(name)
    for _ in range(6):
        compare(RULES[name], rng, rng.randrange(3, 6))


def test_positions_that_cannot_be_are_refused() -> None:
    """A card held twice or laid and held, hands of different sizes, a move without its card: the world is named."""
    rules = GAME.presets[GAME.default_preset].rules
    assert isinstance(rules, WattenRules)
    table, pack, strike, trump = deal(rules, Random(5), 1)
    where = position(table, pack, strike, trump)
    right = np.array([mask_of(hand) for hand in table.hands], np.uint64)
    seat, other = where.seat, (where.seat + 1) % 4
    lowest = right & (~right + np.uint64(1))
    twice, short, laid = right.copy(), right.copy(), right.copy()
    twice[other] ^= lowest[other] | lowest[seat]
    short[other] ^= lowest[other]
    laid[seat] ^= lowest[seat] | np.uint64(1 << where.laid[0])
    for wrong in (twice, short, laid):
        with pytest.raises(ValueError, match="world 1"):
            value(where, np.array([right, wrong], np.uint64))
    absent = Move(where.laid[0], called=False)
    with pytest.raises(ValueError, match="world 0"):
        solve(where, np.array([right], np.uint64), [absent])
