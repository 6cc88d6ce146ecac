"""Stakes and points: what a round is worth, who may raise it, what each way of ending it pays.

`Stakes` follows one round from its announcement to its points. The state of a live round and the
referee for real tables (`stube judge score`) fold the same events over it.
"""

from dataclasses import dataclass, replace

from stube.errors import Code, IllegalAction
from stube.games.watten.rules import WattenRules

OTHER = (1, 0)
BASE = 2
TENSE_STAKE = 3
FAR_STAKE = 4
FAR_SCORE = 10
JUMP_BEHIND = 4
PENALTY = 2


def tense(rules: WattenRules, points: int) -> bool:
    """Say whether a side with these points is tense (W-42)."""
    missing = int(rules.target) - points
    return missing == PENALTY if rules.gespannt_from == "exact_2" else missing <= PENALTY


def match_winner(rules: WattenRules, score: tuple[int, int]) -> int | None:
    """Give the side that has reached the target, if any (W-41)."""
    return next((side for side in (0, 1) if score[side] >= int(rules.target)), None)


@dataclass(frozen=True, slots=True)
class Stakes:
    """One round's stake and the score of the match, sides 0 and 1.

    Attributes:
        rules: the rule set.
        score: points of both sides in the match, as they stand now.
        agreed: the stake that both sides have agreed to.
        asked: the stake that a waiting raise asks for.
        fold_is: what folding the waiting raise pays, before any cap.
        last_raiser: the side that raised last.
        closed: whether a tense mode has closed the raising.
        choosing: the tense side that has yet to choose between playing and giving.
        over: whether the round is over.
        gained: what each side's score has gained in this round.
        how: code of the way the round ended.
        winner: the side that won the round, once it is over.
    """

    rules: WattenRules
    score: tuple[int, int] = (0, 0)
    agreed: int = BASE
    asked: int | None = None
    fold_is: int = 0
    last_raiser: int | None = None
    closed: bool = False
    choosing: int | None = None
    over: bool = False
    gained: tuple[int, int] = (0, 0)
    how: str | None = None
    winner: int | None = None

    @classmethod
    def begin(cls, rules: WattenRules, score: tuple[int, int]) -> "Stakes":
        """Begin a round at a score, with what the tense mode makes of it (W-44)."""
        stakes = cls(rules, score)
        is_tense = [stakes.tense(side) for side in (0, 1)]
        if is_tense[0] == is_tense[1] or rules.gespannt_mode == "no_raise":
            return stakes
        side = is_tense.index(True)
        if rules.gespannt_mode == "counts_3":
            return replace(stakes, agreed=TENSE_STAKE, last_raiser=OTHER[side], closed=True)
        return replace(stakes, choosing=side, closed=True)

    def tense(self, side: int) -> bool:
        """Say whether a side is tense now."""
        return tense(self.rules, self.score[side])

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
        if self.rules.max_stake == "points_needed" and self.score[side] + stake >= int(self.rules.target):
            return Code.ENOUGH_TO_WIN
        if not self.new_stakes():
            return Code.STAKE_LIMIT_REACHED
        return None

    def _passes_target(self) -> bool:
        """Say whether the asked stake would carry a side that counts here beyond the target (W-46)."""
        if self.asked is None or self.last_raiser is None:
            return False
        points = self.score[self.last_raiser] if self.rules.must_accept == "raiser" else max(self.score)
        return points + self.asked > int(self.rules.target)

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
        return replace(self, agreed=agreed, asked=to, fold_is=fold_is, last_raiser=side)

    def _misraised(self, side: int, to: int) -> "Stakes":
        """Make a tense side pay for raising (W-45)."""
        if self.rules.misraise == "deduct_2":
            return self._gain(side, -PENALTY)
        points = PENALTY if self.rules.misraise == "opponents_2_end" else to
        return _ended(self._gain(OTHER[side], points), "misraised", OTHER[side])

    def jumped(self, side: int) -> "Stakes":
        """Let a side far behind bet four before the lead (W-47).

        Raises:
            IllegalAction: `not_now` where the option is off or the side is not far enough behind.
        """
        behind = self.score[OTHER[side]] - self.score[side] >= JUMP_BEHIND
        if self.rules.jump_to_four == "off" or not behind:
            raise IllegalAction(Code.NOT_NOW, kind="jump")
        if self.agreed != BASE or self.last_raiser is not None:
            raise IllegalAction(Code.WRONG_RAISE, to=FAR_STAKE, possible=())
        refusal = self.raise_refusal(side)
        if refusal:
            raise IllegalAction(refusal, side=side)
        return replace(self, asked=FAR_STAKE, fold_is=BASE, last_raiser=side)

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
            raise IllegalAction(Code.NOT_NOW, kind="play" if plays else "give")
        if not plays:
            return _ended(self._gain(OTHER[side], BASE), "given", OTHER[side])
        far = self.rules.gespannt_mode == "four_if_far" and self.score[OTHER[side]] < FAR_SCORE
        return replace(self, choosing=None, agreed=FAR_STAKE if far else TENSE_STAKE)

    def better_charged(self, side: int) -> "Stakes":
        """Charge a side for better cards; written points may win the match at once (W-20, W-41)."""
        match self.rules.better_charge:
            case "none":
                return self
            case "deduct":
                return self._gain(side, -PENALTY)
        paid = self._gain(OTHER[side], PENALTY)
        return _ended(paid, "written", OTHER[side]) if match_winner(self.rules, paid.score) is not None else paid

    def _gain(self, side: int, points: int) -> "Stakes":
        target = int(self.rules.target)
        total = self.score[side] + points
        if self.rules.overshoot == "capped":
            total = min(total, max(target, self.score[side]))
        gain = total - self.score[side]
        score, gained = list(self.score), list(self.gained)
        score[side], gained[side] = total, gained[side] + gain
        return replace(self, score=(score[0], score[1]), gained=(gained[0], gained[1]))


def _ended(stakes: Stakes, how: str, winner: int) -> Stakes:
    return replace(stakes, over=True, asked=None, choosing=None, how=how, winner=winner)
