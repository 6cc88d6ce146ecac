"""The nets of German Whist against a plain twin in NumPy, and the rounds they follow against the rules."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from stube.bots.german_whist.sight import game_of
from stube.bots.sensible.german_whist.situation import read
from stube.cards import draw
from stube.games.german_whist import GAME, GermanWhistView
from stube.kernels import whist_nets as at
from stube.kernels.whist_lessons import begin
from stube.kernels.whist_rounds import may_play
from stube.solvers.german_whist.nets import Nets, nets_of
from stube.solvers.german_whist.packs import cards_of

Ints = npt.NDArray[np.int64]


def bits(cards: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(52) if int(cards) >> card & 1]


def places(hand: int, gone: int, trumps: int) -> dict[int, int]:
    """Cards in play by rank from the top, plain suits by the own number, then by the number in play."""

    def length(suit: int) -> tuple[int, int]:
        own = [card for card in range(13 * suit, 13 * suit + 13) if not int(gone) >> card & 1]
        return sum(int(hand) >> card & 1 for card in own), len(own)

    plain = sorted(range(trumps, 4), key=length, reverse=True)
    found = dict[int, int]()
    for place, suit in enumerate([*range(trumps), *plain]):
        left = [card for card in range(13 * suit, 13 * suit + 13) if not int(gone) >> card & 1]
        found |= {card: 13 * place + 12 - rank for rank, card in enumerate(reversed(left))}
    return found


def net(nets: Nets, number: int, rows: list[int]) -> float:
    """The value of a net where these rows are one."""
    start = at.START[number]
    one = np.maximum(sum(nets.first[start + row].astype(float) for row in rows), 0)
    two = np.maximum(one @ nets.second[number, : at.WIDE] + nets.second[number, at.WIDE], 0)
    return float(two @ nets.third[number, : at.NARROW] + nets.third[number, at.NARROW])


def opened(nets: Nets, game: Ints) -> float:
    """What OPEN, or END, says of a position."""
    own, other = game[game[at.LEADER]], game[1 - game[at.LEADER]]
    if not game[at.STAGE]:
        where = places(own, ~(int(own) | int(other)), int(game[at.TRUMPS]))
        rows = [where[card] for card in bits(own)] + [52 + where[card] for card in bits(other)]
        return 2 * net(nets, at.END, [*rows, 104 + at.ALWAYS]) - 13
    where = places(own, game[at.GONE], int(game[at.TRUMPS]))
    rest = at.ALL & ~int(own | other | game[at.GONE])
    rows = [52 * kind + where[card] for kind, cards in ((0, own), (1, other), (3, rest)) for card in bits(cards)]
    rows += [104 + where[int(game[at.UP])]] if game[at.UP] >= 0 else []
    context = at.ALWAYS, at.DRAWS + int(game[at.STAGE]) - 1, at.WORTH + int(game[at.HALVES])
    return net(nets, at.OPEN, [*rows, *(208 + row for row in context)])


def test_values_are_those_of_the_twin() -> None:
    """At each trick of rounds by the nets OPEN and END say what the twin says, and each reply is one of the best."""
    nets = nets_of("trumps")
    arrays = nets.first, nets.second, nets.third
    room, worth, place = np.zeros(256, np.float32), np.zeros(52, np.float32), np.zeros(56, np.int64)
    game, stock = np.zeros(at.GAME, np.int64), np.zeros(26, np.int64)
    for seed in range(3):
        begin(game, stock, np.random.default_rng(seed).permutation(52), 1, 1, seed, 1)
        while True:
            assert at.opened(game, *arrays, room, place) == pytest.approx(opened(nets, game), abs=1e-3)
            if not game[at.STAGE]:
                break
            leader = int(game[at.LEADER])
            card = at.lead(game, *arrays, room, worth, place)
            assert worth[card] == max(worth[own] for own in bits(game[leader]))
            at.lay(game, leader, card)
            answer = at.reply(game, card, *arrays, room, worth, place)
            assert worth[answer] == max(worth[own] for own in bits(may_play(game[1 - leader], card)))
            at.lay(game, 1 - leader, answer)
            at.close(game, stock, card, answer)
        assert sum(len(bits(hand)) for hand in game[:2]) == 26


@pytest.mark.parametrize("preset", ["classic", "no-trump"])
def test_a_view_is_the_round_as_the_rules_play_it(preset: str) -> None:
    """A round that the rules play and the kernel follows: at each turn the numbers read from the view are the same."""
    for seed in range(4):
        chance = Random(seed)
        state = GAME.start(GAME.presets[preset].rules, {"dealer": "0"})
        assert state.needs_deal is not None
        state = state.deal(draw(state.needs_deal, state.pack, 2, chance)).state
        table = state.table
        assert table is not None
        pack = cards_of(table.trump)
        deck = [0] * 26 + [pack.numbers[card] for card in (*table.row, *table.stock)]
        deck[0:26:2], deck[1:26:2] = ([pack.numbers[card] for card in table.hands[seat]] for seat in (0, 1))
        game, stock = np.zeros(at.GAME, np.int64), np.zeros(26, np.int64)
        begin(game, stock, np.array(deck), int(table.trump is not None), len(table.row), 2, 1)
        game[at.LEADER] = table.leader
        led = -1
        while game[at.STAGE]:
            seat = state.turn[0]
            view = state.view(seat)
            assert isinstance(view, GermanWhistView)
            seen = game_of(view, read(view))
            same = [at.HAND, at.KNOWN, at.KNOWN + 1, at.GONE, at.STAGE, at.UP, at.TRUMPS, at.SHOWN, at.HALVES, at.SIGN]
            mine = game.copy()
            if seat:
                mine[[at.HAND, at.HAND + 1, at.KNOWN, at.KNOWN + 1]] = game[
                    [at.HAND + 1, at.HAND, at.KNOWN + 1, at.KNOWN]
                ]
                mine[at.CAPS :] = np.roll(game[at.CAPS :], 4)
            assert (seen[same] == mine[same]).all()
            assert (seen[at.CAPS :] == mine[at.CAPS :]).all()
            action = chance.choice(state.choices(seat))
            state = state.play(seat, action).state
            card = pack.numbers[action.card]
            at.lay(game, seat, card)
            if led < 0:
                led = card
            else:
                at.close(game, stock, led, card)
                led = -1
