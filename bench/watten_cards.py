# ruff: noqa: INP001 - commands, no package
"""Card play of Watten alone, on duplicate deals: `python bench/watten_cards.py pimc tree --ms 1 --pairs 500`.

A pair is the same deal, announced by chance and led by the same seat, twice with the sides exchanged; nobody raises
and nobody calls. Players: chance, thumb, flat, tree, pimc. Prints the first player's mean over pairs with its 95 %
interval, and how many worlds each looked at for a card.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import fmean, pstdev

import numpy as np

from stube.games.watten import GAME, WattenRules
from stube.games.watten.order import strike_ranks
from stube.kernels.deals import deal
from stube.solvers.watten.open_hands import Move, Position, solve
from stube.solvers.watten.playouts_search import Tree, flat, thumb
from stube.solvers.watten.tables import Masks, tables_of

SEATS = 4
RULES = WattenRules.read({**GAME.presets["bavarian-11"].rules.values(), "call": "off"})
PACK = (1 << 32) - 1
BATCH = {"pimc": 4, "flat": 32, "tree": 64}
NOWHERE = np.zeros(SEATS, np.uint64)

looked: dict[str, list[int]] = {}


def draw(position: Position, hand: int, gone: int, held: list[int], number: int, random: Random) -> Masks:
    """Deal what the seat has not seen to the others."""
    pool = PACK & ~hand & ~gone
    needs = np.array([0 if seat == position.seat else held[seat] for seat in range(SEATS)], np.int64)
    order = np.array([seat for seat in range(SEATS) if needs[seat]], np.int64)
    worlds = np.zeros((number, SEATS), np.uint64)
    may = np.full(SEATS, pool, np.uint64)
    deal(np.uint64(pool), may, needs, order, NOWHERE, 1.0, random.getrandbits(62), 10, worlds)
    worlds[:, position.seat] = hand
    return worlds


def choose(who: str, position: Position, hand: int, gone: int, held: list[int], random: Random, seconds: float) -> Move:
    """Give a player's card."""
    moves = position.moves(hand)
    if len(moves) == 1:
        return moves[0]
    if who == "chance":
        return random.choice(moves)
    if who == "thumb":
        return thumb(position, hand)
    until = time.thread_time() + seconds
    grown = Tree(position) if who == "tree" else None
    wins = np.zeros(len(moves), np.int64)
    worlds = 0
    while True:
        some = draw(position, hand, gone, held, BATCH[who], random)
        worlds += len(some)
        if grown:
            grown.grow(some, seed=random.getrandbits(62))
        elif who == "flat":
            wins += flat(position, some, moves, seed=random.getrandbits(62))
        else:
            wins += solve(position, some, moves).won.sum(axis=0, dtype=np.int64)
        if time.thread_time() >= until:
            break
    looked.setdefault(who, []).append(worlds)
    if grown:
        wins = grown.visits(moves)
    best = int(wins.max())
    # Of equal cards the one that is beaten most often.
    return min(
        (move for move, won in zip(moves, wins, strict=True) if won == best),
        key=lambda move: -int(position.tables.beaten[move.card]).bit_count(),
    )


def play(deal_of: Random, players: tuple[str, str], random: Random, seconds: float) -> int:
    """Play a deal; gives 1 where side 0 wins."""
    cards = deal_of.sample(range(32), 20)
    hands = [sum(1 << card for card in cards[5 * seat : 5 * seat + 5]) for seat in range(SEATS)]
    ranks = strike_ranks(RULES, RULES.pack)
    tables = tables_of(RULES, RULES.pack, deal_of.choice(ranks), deal_of.choice(RULES.pack.suits))
    first = deal_of.randrange(SEATS)
    where = Position(
        tables=tables,
        side=(0, 1, 0, 1),
        announcer=tuple(seat in {first, (first - 1) % SEATS} for seat in range(SEATS)),
        step=1,
        seat=first,
        leader=first,
        laid=(),
        called=False,
        needs=(3, 3),
        tricks=3,
    )
    gone = 0
    while min(where.needs):
        seat = where.seat
        held = [hand.bit_count() for hand in hands]
        move = choose(players[where.side[seat]], where, hands[seat], gone, held, random, seconds)
        hands[seat] &= ~(1 << move.card)
        gone |= 1 << move.card
        laid = (*where.laid, move.card)
        if len(laid) < SEATS:
            where = replace(where, laid=laid, seat=(seat + 1) % SEATS)
            continue
        top = (where.leader + int(tables.strength[laid[0], list(laid)].argmax())) % SEATS
        needs = list(where.needs)
        needs[where.side[top]] -= 1
        where = replace(where, laid=(), seat=top, leader=top, needs=(needs[0], needs[1]))
    return int(where.needs[0] == 0)


def main() -> None:
    """Play the pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    players: Callable[..., object] = parser.add_argument
    for name in ("one", "other"):
        players(name, choices=["chance", "thumb", "flat", "tree", "pimc"])
    parser.add_argument("--ms", type=float, default=1.0)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", default="cards")
    asked = parser.parse_args()
    one, other, seconds = asked.one, asked.other, asked.ms / 1000
    play(Random(0), (one, other), Random(0), seconds)  # noqa: S311 - compiled, or loaded
    looked.clear()
    pairs = []
    for number in range(asked.pairs):
        seed = f"{asked.seed}/{number}"
        chance = Random(f"{seed}/players")  # noqa: S311 - the same play each time
        ours = play(Random(seed), (one, other), chance, seconds)  # noqa: S311
        theirs = play(Random(seed), (other, one), chance, seconds)  # noqa: S311
        pairs.append((ours + 1 - theirs) / 2)
    half = 1.96 * pstdev(pairs) / math.sqrt(len(pairs))
    worlds = ", ".join(f"{who} {fmean(counts):.0f}" for who, counts in looked.items())
    sys.stdout.write(
        f"{one} v {other}, {asked.ms} ms, {len(pairs)} pairs, seed {asked.seed}: "
        f"{100 * fmean(pairs):.2f} ± {100 * half:.2f} % (worlds a card: {worlds or 'none'})\n"
    )


if __name__ == "__main__":
    main()
