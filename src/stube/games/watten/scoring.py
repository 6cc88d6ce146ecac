"""Stakes and points: what a round is worth, who may raise it, what each way of ending it pays.

`Stakes` follows one round from its announcement to its points. The state of a live round and the
referee for real tables (`stube judge score`) fold the same events over it.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from stube.core import Keeping
from stube.errors import Code, IllegalAction
from stube.games.watten.rules import WattenRules

OTHER = (1, 0)
BASE = 2
TENSE_STAKE = 3
FAR_STAKE = 4
FAR_SCORE = 10
JUMP_BEHIND = 4
PENALTY = 2
MACHINE = {"off": 0, "win_2": 2, "win_3": 3}


def tense(rules: WattenRules, points: int) -> bool:
    """Say whether a side with these points is tense (W-42)."""
    missing = int(rules.target) - points
    return missing == PENALTY if rules.gespannt_from == "exact_2" else missing <= PENALTY


def match_winners(rules: WattenRules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Give the units that win the match: who has reached the target, of several the highest (W-41)."""
    best = max(score)
    return tuple(unit for unit, points in enumerate(score) if points == best) if best >= int(rules.target) else ()


def match_winner(rules: WattenRules, score: tuple[int, ...]) -> int | None:
    """Give the unit that has won the match alone, if one has."""
    winners = match_winners(rules, score)
    return winners[0] if len(winners) == 1 else None


@dataclass(frozen=True, slots=True)
class Stakes(Keeping):
    """One round's stake and the score of the match.

    A round has sides 0 and 1, a match has units that score: the sides themselves, or with three
    players each of them. What is said of a side's points holds for each of its units (W-49).

    Attributes:
        rules: the rule set.
        score: points of each unit in the match, as they stand now.
        sides: the units of each side.
        agreed: the stake that both sides have agreed to.
        asked: the stake that a waiting raise asks for.
        fold_is: what folding the waiting raise pays, before any cap.
        last_raiser: the side that raised last.
        raises: how often the stake has been raised.
        closed: whether a tense mode has closed the raising.
        choosing: the tense side that has yet to choose between playing and giving.
        over: whether the round is over.
        gained: what each unit's score has gained in this round.
        how: code of the way the round ended.
        winner: the side that won the round, once it is over.
    """

    rules: WattenRules
    score: tuple[int, ...] = (0, 0)
    sides: tuple[tuple[int, ...], ...] = ((0,), (1,))
    agreed: int = BASE
    asked: int | None = None
    fold_is: int = 0
    last_raiser: int | None = None
    raises: int = 0
    closed: bool = False
    choosing: int | None = None
    over: bool = False
    gained: tuple[int, ...] = (0, 0)
    how: str | None = None
    winner: int | None = None

    @classmethod
    def fresh(
        cls, rules: WattenRules, score: tuple[int, ...], sides: tuple[tuple[int, ...], ...] = ((0,), (1,))
    ) -> "Stakes":
        """Begin a round at a score, before the announcements."""
        return cls(rules, score, sides, gained=(0,) * len(score))

    @classmethod
    def begin(cls, rules: WattenRules, score: tuple[int, ...]) -> "Stakes":
        """Begin the play of a round of two sides at a score."""
        return cls.fresh(rules, score).opened()

    def opened(self) -> "Stakes":
        """Open the play: what the tense mode makes of one side, or both, being tense (W-44)."""
        is_tense = [self.tense(side) for side in (0, 1)]
        if self.rules.gespannt_mode == "no_raise" or not any(is_tense):
            return self
        if all(is_tense):
            return replace(self, closed=True)
        if self.rules.gespannt_mode == "counts_3":
            return replace(self, agreed=TENSE_STAKE, closed=True)
        return replace(self, choosing=is_tense.index(True), closed=True)

    def tense(self, side: int) -> bool:
        """Say whether a side is tense now: one of its units is."""
        return self._tense[side]

    @cached_property
    def _tense(self) -> tuple[bool, ...]:
        tense_units = [tense(self.rules, points) for points in self.score]
        return tuple([any(tense_units[unit] for unit in units) for units in self.sides])

    def points(self, side: int) -> tuple[int, ...]:
        """Give the points of a side's units."""
        return tuple(self.score[unit] for unit in self.sides[side])

    # What may be done

    def new_stakes(self) -> tuple[int, ...]:
        """Give the stakes that the next raise may ask for, lowest first (W-34, W-35)."""
        step, agreed = int(self.rules.raise_step), self.asked or self.agreed
        if self.rules.raise_size == "step":
            stakes = [agreed + step]
        else:
            needed = int(self.rules.target) - min(self.score)
            count = max(1, -(-(needed - agreed) // step))
            stakes = [agreed + step * times for times in range(1, count + 1)]
        return tuple(stake for stake in stakes if self.rules.max_stake != "4" or stake <= FAR_STAKE)

    def raise_refusal(self, side: int) -> Code | None:
        """Give why a side may not raise now, None when it may; when in a trick is not asked here.

        A tense side that the rules let raise by mistake (`misraise`) is not refused.
        """
        return self._raise_refusals[side]

    @cached_property
    def _raise_refusals(self) -> tuple[Code | None, Code | None]:
        return self._raise_refusal(0), self._raise_refusal(1)

    def _raise_refusal(self, side: int) -> Code | None:
        if self.over:
            return Code.ROUND_IS_DECIDED
        if self.asked is not None or self.choosing is not None:
            return Code.ANSWER_FIRST
        if self.tense(side):
            return Code.SIDE_IS_TENSE if self.rules.misraise == "refused" else self._limit_refusal(side)
        if self.closed:
            return Code.STAKE_LIMIT_REACHED
        return self._limit_refusal(side)

    def reraise_refusal(self, side: int) -> Code | None:
        """Give why a side that answers a raise may not raise it further in the answer."""
        if self.rules.immediate_reraise == "no":
            return Code.NO_RERAISE_IN_ANSWER
        if self.must_fold():
            return Code.MUST_FOLD
        if self.tense(side):
            return Code.SIDE_IS_TENSE
        return self._limit_refusal(side)

    def _limit_refusal(self, side: int) -> Code | None:
        if self.rules.raise_alternates == "yes" and side == self.last_raiser:
            return Code.OTHER_SIDE_IS_TO_RAISE
        stake = self.asked or self.agreed
        if self.rules.max_stake == "points_needed" and min(self.points(side)) + stake >= int(self.rules.target):
            return Code.ENOUGH_TO_WIN
        if not self.new_stakes():
            return Code.STAKE_LIMIT_REACHED
        return None

    def _passes_target(self) -> bool:
        """Say whether the asked stake would carry a side that counts here beyond the target (W-46)."""
        if self.asked is None or self.last_raiser is None:
            return False
        counted = self.points(self.last_raiser) if self.rules.must_accept == "raiser" else self.score
        return max(counted) + self.asked > int(self.rules.target)

    def must_hold(self) -> bool:
        """Say whether the waiting raise may not be folded."""
        return self.rules.must_accept in {"either", "raiser"} and self._passes_target()

    def must_fold(self) -> bool:
        """Say whether the waiting raise may only be folded."""
        return self.rules.must_accept == "forced_fold" and self._passes_target()

    # What things pay

    def conceded_by(self, side: int, points: int) -> int:
        """Give what a side concedes of these points: a tense side may be spared (W-43)."""
        by_loss = self.rules.gespannt_loss == "base" and self.rules.gespannt_mode == "no_raise"
        spared = by_loss and self.tense(side)
        return min(points, BASE) if spared else points

    def fold_pays(self, side: int) -> int:
        """Give what the other side gets if this side folds the waiting raise (W-36)."""
        return self.conceded_by(side, self.fold_is)

    def concession_pays(self, side: int) -> int:
        """Give what the other side gets if this side gives the round up (W-38)."""
        less = 1 if self.rules.concede == "pays_stake_minus_one" else 0
        return self.conceded_by(side, self.agreed - less)

    def claim_pays(self) -> int | None:
        """Give what a claim pays, to the side that is right; None where no duty can be broken (W-59)."""
        if self.rules.call == "off" and self.rules.follow == "free":
            return None
        return {"prevented": None, "claim_2": PENALTY, "claim_stake": self.agreed}[self.rules.illegal_card]

    # What happens

    def raised(self, side: int, to: int) -> "Stakes":
        """Let a side ask for a higher stake (and hold a waiting raise); a tense side misraises.

        Raises:
            IllegalAction: the code of `raise_refusal`, or `wrong_raise`.
        """
        answers = self.asked is not None and side != self.last_raiser
        refusal = self.reraise_refusal(side) if answers else self.raise_refusal(side)
        if refusal:
            raise IllegalAction(refusal, side=side)
        if to not in self.new_stakes():
            raise IllegalAction(Code.WRONG_RAISE, to=to, possible=self.new_stakes())
        if not answers and self.tense(side):
            return self._misraised(side, to)
        agreed = self.asked or self.agreed
        fold_is = {"last_agreed": agreed, "stake_minus_one": to - 1, "flat_2": BASE}[self.rules.fold_pays]
        return replace(self, agreed=agreed, asked=to, fold_is=fold_is, last_raiser=side, raises=self.raises + 1)

    def _misraised(self, side: int, to: int) -> "Stakes":
        """Make a tense side pay for raising (W-45)."""
        if self.rules.misraise == "deduct_2":
            return self._gain(side, -PENALTY)
        points = PENALTY if self.rules.misraise == "opponents_2_end" else to
        return _ended(self._gain(OTHER[side], points), "misraised", OTHER[side])

    def jump_refusal(self, side: int) -> Code | None:
        """Give why a side may not bet four before the lead (W-47)."""
        behind = max(self.points(OTHER[side])) - max(self.points(side))
        if self.rules.jump_to_four == "off" or self.raises:
            return Code.NOT_NOW
        if behind < JUMP_BEHIND:
            return Code.NOT_FAR_BEHIND
        if self.tense(side):
            return Code.SIDE_IS_TENSE
        return self.raise_refusal(side)

    def jumped(self, side: int) -> "Stakes":
        """Let a side far behind bet four before the lead.

        Raises:
            IllegalAction: the code of `jump_refusal`.
        """
        refusal = self.jump_refusal(side)
        if refusal:
            raise IllegalAction(refusal, side=side, behind=JUMP_BEHIND)
        return replace(self, asked=FAR_STAKE, fold_is=BASE, last_raiser=side, raises=1)

    def held(self, side: int) -> "Stakes":
        """Let a side hold the waiting raise.

        Raises:
            IllegalAction: `nothing_to_answer` or `must_fold`.
        """
        self._check_answer(side)
        if self.must_fold():
            raise IllegalAction(Code.MUST_FOLD, to=self.asked)
        return replace(self, agreed=self.asked or self.agreed, asked=None)

    def folded(self, side: int) -> "Stakes":
        """Let a side fold the waiting raise: the round is over.

        Raises:
            IllegalAction: `nothing_to_answer` or `must_accept`.
        """
        self._check_answer(side)
        if self.must_hold():
            raise IllegalAction(Code.MUST_ACCEPT, to=self.asked)
        return _ended(self._gain(OTHER[side], self.fold_pays(side)), "folded", OTHER[side])

    def _check_answer(self, side: int) -> None:
        if self.asked is None or side == self.last_raiser:
            raise IllegalAction(Code.NOTHING_TO_ANSWER, side=side)

    def _check_open(self) -> None:
        if self.over:
            raise IllegalAction(Code.ROUND_IS_DECIDED)
        if self.asked is not None or self.choosing is not None:
            raise IllegalAction(Code.ANSWER_FIRST)

    def conceded(self, side: int) -> "Stakes":
        """Let a side give the round up with no raise waiting.

        Raises:
            IllegalAction: `concede_is_off`, `answer_first` or `round_is_decided`.
        """
        if self.rules.concede == "off":
            raise IllegalAction(Code.CONCEDE_IS_OFF)
        self._check_open()
        return _ended(self._gain(OTHER[side], self.concession_pays(side)), "conceded", OTHER[side])

    def won(self, side: int) -> "Stakes":
        """Pay a round that the cards decided (W-31, W-32).

        Raises:
            IllegalAction: `answer_first` or `round_is_decided`.
        """
        self._check_open()
        return _ended(self._gain(side, self.conceded_by(OTHER[side], self.agreed)), "played", side)

    def chose(self, side: int, *, plays: bool) -> "Stakes":
        """Let a tense side choose: play for three (four) without raises, or give two (W-44).

        Raises:
            IllegalAction: `not_now` when this side has nothing to choose.
        """
        if side != self.choosing:
            raise IllegalAction(Code.NOT_NOW, kind="stay" if plays else "give")
        if not plays:
            return _ended(self._gain(OTHER[side], BASE), "given", OTHER[side])
        far = self.rules.gespannt_mode == "four_if_far" and max(self.points(OTHER[side])) < FAR_SCORE
        return replace(self, choosing=None, agreed=FAR_STAKE if far else TENSE_STAKE)

    def machined(self, side: int) -> "Stakes":
        """Pay a side that holds all criticals, before the first lead (W-57).

        Raises:
            IllegalAction: `not_now` where the option is off; `answer_first`, `round_is_decided`.
        """
        if self.rules.maschine == "off":
            raise IllegalAction(Code.NOT_NOW, kind="maschine")
        self._check_open()
        points = self.conceded_by(OTHER[side], MACHINE[self.rules.maschine])
        return _ended(self._gain(side, points), "machine", side)

    def challenged(self, winner: int) -> "Stakes":
        """Pay the asked stake to the side that was right about the last card (W-58)."""
        self._check_answer(OTHER[self.last_raiser or 0])
        return _ended(self._gain(winner, self.conceded_by(OTHER[winner], self.asked or 0)), "challenged", winner)

    def claimed(self, side: int, *, right: bool) -> "Stakes":
        """Pay a claim that a card broke a duty: to the claiming side, or to the claimed one (W-59)."""
        winner = side if right else OTHER[side]
        paid = self._gain(winner, self.claim_pays() or 0)
        return paid if self.over else _ended(paid, "claimed", winner)

    def better_charged(self, side: int) -> "Stakes":
        """Charge a side for better cards; written points may win the match at once (W-20, W-41)."""
        match self.rules.better_charge:
            case "none":
                return self
            case "deduct":
                return self._gain(side, -PENALTY)
        paid = self._gain(OTHER[side], PENALTY)
        return _ended(paid, "written", OTHER[side]) if match_winners(self.rules, paid.score) else paid

    def _gain(self, side: int, points: int) -> "Stakes":
        """Add points to each unit of a side; capped, a score stops at the target (W-40)."""
        score, gained = list(self.score), list(self.gained)
        for unit in self.sides[side]:
            total = score[unit] + points
            if self.rules.overshoot == "capped":
                total = min(total, max(int(self.rules.target), score[unit]))
            gained[unit] += total - score[unit]
            score[unit] = total
        return replace(self, score=tuple(score), gained=tuple(gained))


def _ended(stakes: Stakes, how: str, winner: int) -> Stakes:
    return replace(stakes, over=True, asked=None, choosing=None, how=how, winner=winner)
