"""Random rounds of tricks, by the million: announcing, raising, playing, each decision by chance.

A hand that is dealt at random and played at random needs no draw of lots for its cards: the order in which they
came is the order in which they go, and cards are dealt when they are played. Only where a duty looks at a hand is
that order spoilt; what is left of the hand is then mixed again. Every round has its own chance, from the seed and
its number, so that any round can be played again alone and written down.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.chance import STEP, mixed
from stube.kernels.compiled import kernel

Bytes = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]
Log = npt.NDArray[np.int16]

OPTIONAL, AUTOMATIC = 1, 2
NAMED, HELD, FIRST, LOWEST = range(4)
"""How what counts in a round is found: named at will, by a card held, by the first card dealt, by the lowest."""

CARDS, ACTIONS, WON, POINTS, FOLDED = range(5)
"""What `rounds` counts: cards played, actions, rounds won by side 0, points paid, rounds given up."""
COUNTS = 5

FIRST_NAMED, SECOND_NAMED, NUMBER, WINNER, PAID, HANDS = range(6)
"""Columns of the log: what was named, how many actions, who won, what was paid; then the hands, then the actions."""
DEALT = 20
WIDTH = HANDS + DEALT + 70
RAISE, HOLD, FOLD = 100, 98, 99
"""An action in the log: card × 2 + whether it calls; `RAISE` + the stake asked; `HOLD`; `FOLD`."""

RAISES = np.uint64(6554)
GIVES_UP = np.uint64(6554)
"""Of 65,536: a tenth."""

DIGITS = np.uint64(56)
REST = np.uint64((1 << 56) - 1)
ONE = np.uint64(1)
SHORT = np.uint64(0xFFFF)


@kernel()
def _deal(cards: Bytes, dealt: int, until: int, size: int, state: np.uint64) -> np.uint64:
    """Draw the cards from `dealt` to `until` evenly from those behind; four draws of each random number."""
    part = np.uint64(0)
    for place in range(dealt, until):
        if (place - dealt) & 3 == 0:
            state += STEP
            part = mixed(state) >> np.uint64(8)
        part *= np.uint64(size - place)
        other = place + np.int64(part >> DIGITS)
        part &= REST
        cards[place], cards[other] = cards[other], cards[place]
    return state


@kernel()
def _mix(cards: Bytes, place: int, seats: int, first: int, held: int, state: np.uint64) -> np.uint64:
    """Put the cards of a hand from its `first` on in an even order."""
    state += STEP
    part = mixed(state) >> np.uint64(8)
    for one in range(first, held - 1):
        part *= np.uint64(held - one)
        other = one + np.int64(part >> DIGITS)
        part &= REST
        here, there = place + seats * one, place + seats * other
        cards[here], cards[there] = cards[there], cards[here]
    return state


@kernel()
def _card_named(
    cards: Bytes, place: int, seats: int, seen: int, naming: int, names: Ints, rank: Ints, draw: np.uint64
) -> int:
    """Give what a place names by a card it was dealt; −1 in `names` is a card that can name nothing."""
    chosen = -1
    if naming == HELD:
        able = 0
        for one in range(seen):
            if names[cards[place + seats * one]] >= 0:
                able += 1
        step = np.int64((draw >> np.uint64(32)) * np.uint64(able) >> np.uint64(32))
        for one in range(seen):
            if names[cards[place + seats * one]] >= 0:
                if step == 0:
                    chosen = one
                    break
                step -= 1
    else:
        for one in range(2 if naming == FIRST else 3):
            card = cards[place + seats * one]
            if names[card] < 0:
                continue
            if chosen < 0 or (naming == LOWEST and rank[card] < rank[cards[place + seats * chosen]]):
                chosen = one
    named: int = names[cards[place + seats * chosen]]
    return named


@kernel()
def _bound(cards: Bytes, place: int, seats: int, trick: int, held: int, must: np.uint64, may: np.uint64) -> int:
    """Put the first card that a duty lets be played to the fore; says whether the duty binds."""
    binds = False
    for one in range(trick, held):
        if must >> np.uint64(cards[place + seats * one]) & ONE:
            binds = True
    if not binds:
        return 0
    for one in range(trick, held):
        if may >> np.uint64(cards[place + seats * one]) & ONE:
            here, there = place + seats * trick, place + seats * one
            cards[here], cards[there] = cards[there], cards[here]
            break
    return 1


@kernel()
def rounds(
    seed: int,
    start: int,
    number: int,
    pack: Bytes,
    seats: int,
    held: int,
    tricks: int,
    strength: npt.NDArray[np.int8],
    compel: Masks,
    allow: Masks,
    binds: npt.NDArray[np.int8],
    carries: Masks,
    call: int,
    lapses: int,
    side: Ints,
    announcer: Ints,
    dealer: int,
    naming: int,
    seen: int,
    first_names: Ints,
    second_names: Ints,
    firsts: int,
    seconds: int,
    rank: Ints,
    raising: int,
    raised_to: Ints,
    answer: Ints,
    folding: Ints,
    alternates: int,
    between: int,
    matching: int,
    counts: Ints,
    log: Log,
) -> None:
    """Play random rounds; places are counted from the first to lead.

    Args:
        seed: seed of all chance.
        start: number of the first round.
        number: how many rounds.
        pack: the cards of the pack.
        seats: places, 2 to 4.
        held: cards of a hand.
        tricks: tricks that win.
        strength: [order, led, card] → height in the trick; 0 never wins, of equal cards the first wins.
        compel: [order, called, partner of the leader, announcer, led] → who holds one of these …
        allow: … must play one of those.
        binds: [order, called, led] → whether that lead binds anybody.
        carries: [order, later trick] → leads that may carry the call.
        call: whether such a lead cannot, may (`OPTIONAL`, every second time) or must (`AUTOMATIC`).
        lapses: whether the call lapses when the lead is beaten.
        side: by place, 0 or 1.
        announcer: by place, 0 or 1.
        dealer: the place that names second.
        naming: `NAMED`, `HELD`, `FIRST` or `LOWEST`.
        seen: cards of a hand that are seen while it is named.
        first_names: by card, what it names where a card names; −1 for nothing.
        second_names: the same for the second.
        firsts: how much can be named first.
        seconds: how much can be named second; an order is first × seconds + second.
        rank: by card, its height among cards that name (`LOWEST`).
        raising: whether stakes are raised: before a card a tenth of the time, held nine times of ten.
        raised_to: by stake, the stake that a raise asks for; 0 where none may be asked.
        answer: by stake asked, 0 at will, 1 if it must be held, 2 if it must be folded.
        folding: by stake asked, what folding pays.
        alternates: whether a side must wait for the other to raise.
        between: whether raises come between tricks only.
        matching: whether the first raise in a deciding last trick needs a card that can win.
        counts: `COUNTS` numbers, added to.
        log: [round, `WIDTH`], filled where it has rows for all rounds; may have none.
    """
    size = len(pack)
    whole = seats * held
    cards = np.empty(64, np.int8)
    laid = 0
    for index in range(number):
        state = mixed(np.uint64(seed) * STEP + np.uint64(start + index)) ^ np.uint64(seed)
        cards[:size] = pack
        written = len(log) != 0
        done = 0
        if naming == NAMED:
            dealt = 0
            state += STEP
            draw = mixed(state)
            first = int(np.int64((draw >> np.uint64(32)) * np.uint64(firsts) >> np.uint64(32)))
            second = int(np.int64((draw & np.uint64(0xFFFFFFFF)) * np.uint64(seconds) >> np.uint64(32)))
        else:
            state = _deal(cards, 0, whole, size, state)
            dealt = whole
            if written:
                for place in range(whole):
                    log[index, HANDS + place] = cards[place]
            state += STEP
            first = _card_named(cards, 0, seats, seen, naming, first_names, rank, mixed(state))
            state += STEP
            second = _card_named(cards, dealer, seats, seen, naming, second_names, rank, mixed(state))
            state = _mix(cards, 0, seats, 0, held, state)
            state = _mix(cards, dealer, seats, 0, held, state)
        order = first * seconds + second
        leader = 0
        stake = 2
        raiser = -1
        winner = -1
        paid = 0
        won_0 = 0
        won_1 = 0
        actions = 2 if naming <= HELD else 0
        trick = 0
        while winner < 0:
            until = seats * (trick + 1)
            if dealt < until:
                state = _deal(cards, dealt, until, size, state)
                dealt = until
            chances = np.uint64(0)
            if raising:
                state += STEP
                chances = mixed(state)
            led = 0
            best = 0
            top = 0
            called = 0
            bound = False
            place = leader
            for turn in range(seats):
                if raising and (chances & SHORT) < RAISES:
                    to = raised_to[stake]
                    fits = to != 0 and not (alternates and raiser == side[place]) and not (between and turn)
                    if fits and matching and turn and raiser < 0 and trick == held - 1:
                        # The last card of this place; it lies where its turn comes.
                        fits = (
                            won_0 != tricks - 1
                            or won_1 != tricks - 1
                            or (strength[order, led, cards[place + seats * trick]] > 0)
                        )
                    if fits:
                        raiser = side[place]
                        actions += 2
                        state += STEP
                        gives = (mixed(state) & SHORT) < GIVES_UP
                        if answer[to]:
                            gives = answer[to] == 2
                        if written:
                            log[index, HANDS + DEALT + done] = RAISE + to
                            log[index, HANDS + DEALT + done + 1] = FOLD if gives else HOLD
                            done += 2
                        if gives:
                            winner = raiser
                            paid = folding[to]
                            counts[FOLDED] += 1
                            break
                        stake = to
                chances >>= np.uint64(16)
                here = place + seats * trick
                if turn and bound and not (called and lapses and best != leader):
                    partner = 1 if side[place] == side[leader] else 0
                    must = compel[order, called, partner, announcer[place], led]
                    if must:
                        if dealt < whole:
                            state = _deal(cards, dealt, whole, size, state)
                            dealt = whole
                        may = allow[order, called, partner, announcer[place], led]
                        if _bound(cards, place, seats, trick, held, must, may):
                            state = _mix(cards, place, seats, trick + 1, held, state)
                card = int(cards[here])
                if turn == 0:
                    led = card
                    best = place
                    top = strength[order, led, led]
                    if call and carries[order, 1 if trick else 0] >> np.uint64(card) & ONE:
                        state += STEP
                        called = 1 if call == AUTOMATIC else int(np.int64(mixed(state) & ONE))
                    bound = binds[order, called, led] != 0
                else:
                    height = strength[order, led, card]
                    if height > top:
                        top = height
                        best = place
                if written:
                    log[index, HANDS + DEALT + done] = card << 1 | (called if turn == 0 else 0)
                    done += 1
                actions += 1
                laid += 1
                place += 1
                if place == seats:
                    place = 0
            if winner < 0:
                if side[best] == 0:
                    won_0 += 1
                else:
                    won_1 += 1
                if max(won_0, won_1) == tricks:
                    winner = 0 if won_0 == tricks else 1
                    paid = stake
                leader = best
                trick += 1
        counts[ACTIONS] += actions
        counts[WON] += 1 - winner
        counts[POINTS] += paid
        if written:
            if naming == NAMED:
                # Played cards stand where they were; what was never looked at is dealt now.
                state = _deal(cards, dealt, whole, size, state)
                for spot in range(whole):
                    log[index, HANDS + spot] = cards[spot]
            log[index, FIRST_NAMED] = first
            log[index, SECOND_NAMED] = second
            log[index, NUMBER] = done
            log[index, WINNER] = winner
            log[index, PAID] = paid
    counts[CARDS] += laid
