"""Watten stakes for the slow referee: score, raises, folds, tense sides, and ``score()``."""

from typing import Any

Options = dict[str, str]

SIDES = {"AC": 0, "BD": 1}


class Stakes:
    """The points of a match and the stake of the round in play; sides are 0 and 1."""

    def __init__(self, options: Options, score: list[int]) -> None:
        """Start a round at ``score``."""
        self.options = options
        self.target = int(options["target"])
        self.score = list(score)
        self.new_round()

    def new_round(self) -> None:
        """Forget the stake of the last round."""
        self.agreed = int(self.options["base"])
        self.pending: int | None = None
        self.last_raiser: int | None = None
        self.jumped = False
        self.closed = False

    def tense(self, side: int) -> bool:
        """Whether a side is gespannt now (K-37, K-38)."""
        away = self.target - self.score[side]
        if self.options["gespannt_from"] == "exact_2":
            return away == 2
        return 0 < away <= 2

    def winner(self) -> int | None:
        """The side that has reached the target, if any."""
        for side in (0, 1):
            if self.score[side] >= self.target:
                return side
        return None

    def add(self, side: int, points: int) -> list[int]:
        """Write points (may be negative); return what each side's score changed by."""
        before = list(self.score)
        self.score[side] += points
        if self.options["overshoot"] == "capped":
            self.score[side] = min(self.score[side], self.target)
        return [self.score[0] - before[0], self.score[1] - before[1]]

    def pay(self, loser: int, points: int) -> list[int]:
        """Let ``loser`` concede points to the other side (K-39: at most 2 when tense)."""
        if self.options["gespannt_loss"] == "base" and self.tense(loser):
            points = min(points, 2)
        return self.add(1 - loser, points)

    def sizes(self, standing: int) -> list[int]:
        """New stakes that the sizes of raises allow over ``standing``."""
        step = int(self.options["raise_step"])
        stakes = [standing + step]
        if self.options["raise_size"] == "multiples":
            needed = self.target - min(self.score)
            while stakes[-1] < needed:
                stakes.append(stakes[-1] + step)
        if self.options["max_stake"] == "4":
            stakes = [stake for stake in stakes if stake <= 4]
        return stakes

    def raises(self, side: int, *, answering: bool = False) -> list[int]:
        """Stakes the side may raise to now, timing aside; misraises included when possible."""
        if self.closed or (self.pending is not None) != answering:
            return []
        if answering and self.options["immediate_reraise"] == "no":
            return []
        if self.tense(side) and (answering or self.options["misraise"] == "refused"):
            return []
        if self.options["raise_alternates"] == "yes" and self.last_raiser == side:
            return []
        standing = self.agreed if self.pending is None else self.pending
        if self.options["max_stake"] == "points_needed" and self.score[side] + standing >= self.target:
            return []
        return self.sizes(standing)

    def propose(self, side: int, stake: int) -> tuple[list[int], bool]:
        """Raise (also as an answer): points of a misraise, and whether the round is over by it."""
        if self.pending is not None:
            self.agreed = self.pending
        elif self.tense(side):
            kind = self.options["misraise"]
            if kind == "deduct_2":
                return self.add(side, -2), False
            return self.add(1 - side, 2 if kind == "opponents_2_end" else stake), True
        self.pending = stake
        self.last_raiser = side
        return [0, 0], False

    def answers(self) -> list[str]:
        """Which of hold and fold the answering side has (K-43)."""
        assert self.pending is not None
        assert self.last_raiser is not None
        rule = self.options["must_accept"]
        either = max(self.score) + self.pending > self.target
        raiser = self.score[self.last_raiser] + self.pending > self.target
        if rule == "forced_fold" and either:
            return ["fold"]
        if (rule == "either" and either) or (rule == "raiser" and raiser):
            return ["hold"]
        return ["fold", "hold"]

    def hold(self) -> None:
        """Accept the raise."""
        assert self.pending is not None
        self.agreed = self.pending
        self.pending = None
        self.jumped = False

    def fold(self) -> list[int]:
        """Refuse the raise; the raising side is paid (K-29, K-32)."""
        assert self.pending is not None
        assert self.last_raiser is not None
        kind = self.options["fold_pays"]
        points = {"last_agreed": self.agreed, "stake_minus_one": self.pending - 1, "flat_2": 2}[kind]
        return self.pay(1 - self.last_raiser, 2 if self.jumped else points)

    def concede(self, side: int) -> list[int]:
        """Give up without a raise pending (K-30, K-31)."""
        less = 1 if self.options["concede"] == "pays_stake_minus_one" else 0
        return self.pay(side, self.agreed - less)

    def better(self, side: int) -> list[int]:
        """Charge a Bessere to a side (K-16)."""
        kind = self.options["better_charge"]
        if kind == "deduct":
            return self.add(side, -2)
        if kind == "opponents_write":
            return self.add(1 - side, 2)
        return [0, 0]

    def open_tense_round(self) -> int | None:
        """Apply ``gespannt_mode`` at the start; the side that must choose play or give, if any."""
        mode = self.options["gespannt_mode"]
        tense = [side for side in (0, 1) if self.tense(side)]
        if mode == "no_raise" or len(tense) != 1:
            return None
        self.closed = True
        if mode == "counts_3":
            self.agreed = 3
            return None
        return tense[0]

    def tense_plays(self, side: int) -> None:
        """The tense side plays on for the higher stake."""
        far = self.options["gespannt_mode"] == "four_if_far" and self.score[1 - side] < 10
        self.agreed = 4 if far else 3

    def jump(self, side: int) -> None:
        """Bet four at once before the lead."""
        assert self.options["jump_to_four"] == "behind_4", "no jump to four"
        assert self.score[1 - side] - self.score[side] >= 4, "not four behind"
        assert self.pending is None
        self.pending, self.last_raiser, self.jumped = 4, side, True


def score(options: Options, start: list[int], events: str) -> dict[str, Any]:
    """Apply events such as ``BD:raise AC:hold BD:win`` to a score.

    Events: raise, raise=N, hold, fold, concede, better, win, give, play, jump. Returns ``score``,
    ``winner`` (side or None), ``stake``, ``over`` (the round is over) and ``may_raise`` per side.
    """
    stakes = Stakes(options, start)
    chooser = stakes.open_tense_round()
    over = False
    for event in events.split():
        name, action = event.split(":")
        side = SIDES[name]
        assert not over, f"{event}: the round is over"
        kind = action.split("=")[0]
        if kind == "raise":
            ns = stakes.raises(side, answering=stakes.pending is not None)
            assert ns, f"{event}: may not raise"
            stake = int(action.split("=")[1]) if "=" in action else ns[0]
            assert stake in ns, f"{event}: not a size"
            over = stakes.propose(side, stake)[1]
        elif kind in ("hold", "fold"):
            assert stakes.last_raiser == 1 - side, f"{event}: nothing to answer"
            assert kind in stakes.answers(), f"{event}: not possible"
            if kind == "hold":
                stakes.hold()
            else:
                stakes.fold()
                over = True
        elif kind == "concede":
            assert stakes.pending is None, f"{event}: answer first"
            assert options["concede"] != "off", f"{event}: off"
            stakes.concede(side)
            over = True
        elif kind == "win":
            assert stakes.pending is None, f"{event}: answer first"
            stakes.pay(1 - side, stakes.agreed)
            over = True
        elif kind == "better":
            stakes.better(side)
            over = stakes.winner() is not None
        elif kind == "give":
            assert chooser == side, f"{event}: no such choice"
            stakes.add(1 - side, 2)
            over = True
        elif kind == "play":
            assert chooser == side, f"{event}: no such choice"
            stakes.tense_plays(side)
            chooser = None
        elif kind == "jump":
            stakes.jump(side)
        else:
            raise AssertionError(f"{event}: unknown event")
    return {
        "score": stakes.score,
        "winner": stakes.winner(),
        "stake": stakes.agreed,
        "over": over,
        "may_raise": [not over and bool(stakes.raises(side)) for side in (0, 1)],
    }
