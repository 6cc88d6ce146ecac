"""Raising over courses of play: what mixed answers are worth, and what each side would rather have done.

A course is a row of turns. At each of them one side may ask for more, the other side answers, and the course goes on
until somebody gives up or it is decided. What may be asked and what is paid is a graph of open and asked nodes. A side
knows the node and its class at this turn, and nothing that was before.
"""

import numpy as np
import numpy.typing as npt

from stube.kernels.compiled import kernel

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

HOLD, FOLD, BACK = 0, 1, 2


@kernel()
def walk(
    begin: Ints,
    speaker: Ints,
    own: Ints,
    own_part: Floats,
    other: Ints,
    other_part: Floats,
    winner: Ints,
    raises: Ints,
    settled: Floats,
    holds: Ints,
    folds: Floats,
    back: Ints,
    answers: Ints,
    speak: Floats,
    answer: Floats,
    learns: int,
    gains_speak: Floats,
    gains_answer: Floats,
    often_speak: Floats,
    often_answer: Floats,
    worth: Floats,
) -> None:
    """Walk every course twice, as it is and with the sides exchanged.

    Args:
        begin: [course + 1] → number of its first turn.
        speaker: by turn, the side that may raise.
        own: by turn, the class below what it knows.
        own_part: by turn, how far that is on the way to the next class, from 0 to 1: it does a part of each.
        other: as `own`, of the side that would answer.
        other_part: the same.
        winner: by course, the side that wins it.
        raises: [open node, side] → asked node, −1 where the side may not raise.
        settled: [open node, winner] → worth to side 0.
        holds: by asked node, the open node that follows; −1 where it may not be held.
        folds: by asked node, worth to side 0; NaN where it may not be folded.
        back: by asked node, the asked node of a raise back, with a higher number; −1 where there is none.
        answers: by asked node, the side that answers.
        speak: [side, class, open node] → how often it raises.
        answer: [class, asked node, 3] → how often it holds, folds, raises back.
        learns: whether the four tables that follow are added to.
        gains_speak: shaped as `speak` with two columns: what passing and raising would have gained the side.
        gains_answer: shaped as `answer`.
        often_speak: shaped as `speak`: how often the side comes there by its own doing.
        often_answer: [class, asked node] → the same.
        worth: filled: [course, exchanged] → worth to side 0.
    """
    opens, asked = len(raises), len(holds)
    most = 0
    for course in range(len(winner)):
        most = max(most, begin[course + 1] - begin[course])
    later = np.zeros((most + 1, opens))
    waits = np.zeros((most + 1, asked))
    reach = np.zeros((2, opens))
    after = np.zeros((2, opens))
    there = np.zeros((2, asked))
    found = np.zeros(3)
    for course in range(len(winner)):
        first, last = begin[course], begin[course + 1]
        for exchanged in range(2):
            won = winner[course] ^ exchanged
            for node in range(opens):
                later[last - first, node] = settled[node, won]
            for turn in range(last - 1, first - 1, -1):
                here = turn - first
                side = speaker[turn] ^ exchanged
                for node in range(asked - 1, -1, -1):
                    mine = answers[node] == side
                    low, part = (own[turn], own_part[turn]) if mine else (other[turn], other_part[turn])
                    shares = (1.0 - part) * answer[low, node] + part * answer[low + 1, node]
                    total = 0.0
                    if holds[node] >= 0:
                        total += shares[HOLD] * later[here + 1, holds[node]]
                    if not np.isnan(folds[node]):
                        total += shares[FOLD] * folds[node]
                    if back[node] >= 0:
                        total += shares[BACK] * waits[here, back[node]]
                    waits[here, node] = total
                for node in range(opens):
                    total = later[here + 1, node]
                    if raises[node, side] >= 0:
                        low, part = own[turn], own_part[turn]
                        share = (1.0 - part) * speak[side, low, node] + part * speak[side, low + 1, node]
                        total += share * (waits[here, raises[node, side]] - total)
                    later[here, node] = total
            worth[course, exchanged] = later[0, 0]
            if not learns:
                continue
            reach[:] = 0.0
            reach[:, 0] = 1.0
            for turn in range(first, last):
                here = turn - first
                side = speaker[turn] ^ exchanged
                sign = 1.0 - 2.0 * side
                after[:] = 0.0
                there[:] = 0.0
                for node in range(opens):
                    mine, theirs = reach[side, node], reach[1 - side, node]
                    if mine == 0.0 and theirs == 0.0:
                        continue
                    to = raises[node, side]
                    if to < 0:
                        after[side, node] += mine
                        after[1 - side, node] += theirs
                        continue
                    low, part = own[turn], own_part[turn]
                    share = (1.0 - part) * speak[side, low, node] + part * speak[side, low + 1, node]
                    now = later[here, node]
                    passing = theirs * sign * (later[here + 1, node] - now)
                    raising = theirs * sign * (waits[here, to] - now)
                    for step in range(2):
                        weight = part if step else 1.0 - part
                        often_speak[side, low + step, node] += weight * mine
                        gains_speak[side, low + step, node, 0] += weight * passing
                        gains_speak[side, low + step, node, 1] += weight * raising
                    after[side, node] += mine * (1.0 - share)
                    after[1 - side, node] += theirs
                    there[side, to] += mine * share
                    there[1 - side, to] += theirs
                for node in range(asked):
                    by = answers[node]
                    mine, theirs = there[by, node], there[1 - by, node]
                    if mine == 0.0 and theirs == 0.0:
                        continue
                    gain = theirs * (1.0 - 2.0 * by)
                    low, part = (own[turn], own_part[turn]) if by == side else (other[turn], other_part[turn])
                    shares = (1.0 - part) * answer[low, node] + part * answer[low + 1, node]
                    now = waits[here, node]
                    found[:] = 0.0
                    if holds[node] >= 0:
                        found[HOLD] = gain * (later[here + 1, holds[node]] - now)
                        after[by, holds[node]] += mine * shares[HOLD]
                        after[1 - by, holds[node]] += theirs
                    if not np.isnan(folds[node]):
                        found[FOLD] = gain * (folds[node] - now)
                    if back[node] >= 0:
                        found[BACK] = gain * (waits[here, back[node]] - now)
                        there[by, back[node]] += mine * shares[BACK]
                        there[1 - by, back[node]] += theirs
                    for step in range(2):
                        weight = part if step else 1.0 - part
                        often_answer[low + step, node] += weight * mine
                        gains_answer[low + step, node] += weight * found
                reach[:] = after
