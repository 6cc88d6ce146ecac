"""Watten stakes for the slow referee: points, raises, folds, jumps, tense sides and what they concede.

A *side* is 0 or 1 and belongs to the round; a *unit* keeps a score. With two or four players a side
is a unit; with three, side 0 is forehand alone and side 1 the two others, each seat a unit.
"""

Options = dict[str, str]


class Stakes:
    """The points of a match and the stake of the round in play."""

    def __init__(self, options: Options, score: list[int]) -> None:
        """Start a match at ``score``, one number a unit."""
        self.options = options
        self.target = int(options["target"])
        self.score = list(score)
        assert len(score) == (3 if options["players"] == "3" else 2), "one score a unit"
        self.new_round([[0], [1]])

    def new_round(self, sides: list[list[int]]) -> None:
        """Forget the stake of the last round; ``sides`` are the units of side 0 and of side 1."""
        self.sides = sides
        self.agreed = int(self.options["base"])
        self.pending: int | None = None
        self.last_raiser: int | None = None  # a side; stays None while there was no raise
        self.jumped = False
        self.closed = False  # by a tense mode: nobody may raise

    # ---- points

    def of(self, side: int) -> list[int]:
        """Scores of a side's units."""
        return [self.score[unit] for unit in self.sides[side]]

    def tense(self, side: int) -> bool:
        """Whether one of a side's units is gespannt now (K-37, K-38)."""
        away = [self.target - points for points in self.of(side)]
        if self.options["gespannt_from"] == "exact_2":
            return 2 in away
        return 1 in away or 2 in away

    def winners(self) -> list[int]:
        """The units that have won: the highest score of those that reached the target."""
        best = max(self.score)
        if best < self.target:
            return []
        return [unit for unit, points in enumerate(self.score) if points == best]

    def add(self, side: int, points: int) -> list[int]:
        """Write points (may be negative) for each unit of a side; return each unit's change."""
        before = list(self.score)
        for unit in self.sides[side]:
            self.score[unit] += points
            if self.options["overshoot"] == "capped":
                self.score[unit] = min(self.score[unit], self.target)
        return [self.score[unit] - before[unit] for unit in range(len(before))]

    def pay(self, loser: int, points: int) -> list[int]:
        """Let ``loser`` concede points to the other side (K-39: at most 2 when tense).

        With a tense mode other than ``no_raise`` nothing is capped (worked example E23).
        """
        capped = self.options["gespannt_loss"] == "base" and self.options["gespannt_mode"] == "no_raise"
        if capped and self.tense(loser):
            points = min(points, 2)
        return self.add(1 - loser, points)

    # ---- raises

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

    def enough(self, side: int, standing: int) -> bool:
        """Whether ``max_stake=points_needed`` forbids to raise over ``standing``."""
        return self.options["max_stake"] == "points_needed" and min(self.of(side)) + standing >= self.target

    def raises(self, side: int, *, answering: bool = False) -> list[int]:
        """Stakes the side may raise to now, timing aside; misraises included when possible."""
        if (self.pending is not None) != answering:
            return []
        if answering and self.options["immediate_reraise"] == "no":
            return []
        if self.tense(side) and (answering or self.options["misraise"] == "refused"):
            return []
        if self.closed and not self.tense(side):
            return []
        if self.options["raise_alternates"] == "yes" and self.last_raiser == side:
            return []
        standing = self.agreed if self.pending is None else self.pending
        if self.enough(side, standing):
            return []
        return self.sizes(standing)

    def propose(self, side: int, stake: int) -> tuple[list[int], bool]:
        """Raise (also as an answer): points of a misraise, and whether the round is over by it."""
        if self.pending is not None:
            self.hold()
        elif self.tense(side):
            kind = self.options["misraise"]
            if kind == "deduct_2":
                return self.add(side, -2), False
            return self.add(1 - side, 2 if kind == "opponents_2_end" else stake), True
        self.pending = stake
        self.last_raiser = side
        return [0] * len(self.score), False

    def may_jump(self, side: int) -> bool:
        """Whether a side may bet four at once, the moment aside."""
        return (
            self.options["jump_to_four"] == "behind_4"
            and self.pending is None
            and self.last_raiser is None
            and not self.closed
            and not self.tense(side)
            and not self.enough(side, self.agreed)
            and max(self.of(1 - side)) - max(self.of(side)) >= 4
        )

    def jump(self, side: int) -> None:
        """Bet four at once before the lead."""
        assert self.may_jump(side), "no jump to four"
        self.pending, self.last_raiser, self.jumped = 4, side, True

    def answers(self) -> list[str]:
        """Which of hold and fold the answering side has (K-43)."""
        assert self.pending is not None
        assert self.last_raiser is not None
        rule = self.options["must_accept"]
        either = max(self.score) + self.pending > self.target
        raiser = max(self.of(self.last_raiser)) + self.pending > self.target
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
        """Refuse the raise; the raising side is paid (K-29, K-32), 2 for a jump."""
        assert self.pending is not None
        assert self.last_raiser is not None
        kind = self.options["fold_pays"]
        points = {"last_agreed": self.agreed, "stake_minus_one": self.pending - 1, "flat_2": 2}[kind]
        return self.pay(1 - self.last_raiser, 2 if self.jumped else points)

    def farbe(self, *, matches: bool) -> list[int]:
        """Challenge the raiser's last card: the raised stake goes to whom the card says."""
        assert self.pending is not None
        assert self.last_raiser is not None
        return self.pay(1 - self.last_raiser if matches else self.last_raiser, self.pending)

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
        return [0] * len(self.score)

    # ---- tense sides

    def open_tense_round(self) -> int | None:
        """Apply ``gespannt_mode`` when play begins; the side that must choose play or give, if any."""
        mode = self.options["gespannt_mode"]
        tense = [side for side in (0, 1) if self.tense(side)]
        if mode == "no_raise" or not tense:
            return None
        self.closed = True
        if len(tense) == 2:
            return None
        if mode == "counts_3":
            self.agreed = 3
            return None
        return tense[0]

    def tense_plays(self, side: int) -> None:
        """The tense side plays on for the higher stake."""
        far = self.options["gespannt_mode"] == "four_if_far" and max(self.of(1 - side)) < 10
        self.agreed = 4 if far else 3
