"""Watten seats, sides, dealer and matches for the slow referee: what all parts of a round share.

Seats are 0..n-1. *Sides* 0 and 1 belong to the round: seats 0, 2 against 1, 3, or 0 against 1, or
(three players) forehand against the two others. *Units* keep scores: the sides, or three seats.
"""

from referee.watten_cards import criticals, pack
from referee.watten_stakes import Stakes

Options = dict[str, str]

ROUND_IS_ON = ("strike", "trump", "question", "swap", "steal", "tense", "play", "answer")
"""The phases while a round is on; the others are cut, dealer, deck (a deck line is due) and over."""


def clash(options: Options) -> str | None:
    """Name of the first clash of a set of options, or None."""
    listed = "S6" in options["criticals"]
    if listed != (options["weli"] == "critical"):
        return "weli_disagrees"
    if (options["weli"] == "absent") != (options["deck"] == "32"):
        return "weli_disagrees"
    if options["call"] != "off" and options["announcement"] == "hidden":
        return "call_needs_open"
    if options["call"] != "off" and options["follow"] != "free":
        return "call_needs_free_follow"
    if options["follow"] == "trump_all" and options["announcement"] == "hidden":
        return "forced_trumps_need_open"
    if options["last_card_rule"] != "off" and options["announcement"] == "hidden":
        return "last_card_needs_open"
    packets = [int(size) for size in options["packets"].split("+")]
    if sum(packets) != int(options["hand_size"]):
        return "packets_do_not_fit"
    if options["announce_on"] == "5" and options["hand_size"] == "3":
        return "announce_on_does_not_fit"
    if options["announce_on"] == "3" and packets[0] != 3:
        return "announce_on_needs_three"
    if 2 * int(options["tricks_to_win"]) - 1 > int(options["hand_size"]):
        return "tricks_do_not_fit"
    return None


class Table:
    """A series: who sits where, who deals, the points and the matches won."""

    def __init__(self, options: Options, setup: dict[str, str] | None = None) -> None:
        """Take a complete assignment and an optional start (``dealer``, ``score``, ``won``)."""
        assert clash(options) is None, clash(options)
        setup = setup or {}
        self.options = options
        self.pack = pack(options)
        self.criticals = criticals(options)
        self.players = int(options["players"])
        self.seats = range(self.players)
        self.step = 1 if options["direction"] == "clockwise" else -1
        units = 3 if self.players == 3 else 2
        nothing = " ".join(["0"] * units)
        self.stakes = Stakes(options, [int(points) for points in setup.get("score", nothing).split()])
        assert not self.stakes.winners(), "the match is over before it starts"
        self.won = [int(count) for count in setup.get("won", nothing).split()]
        assert len(self.won) == units, "one number a unit"
        assert options["match"] != "best_of_3" or max(self.won) < 2, "the series is over before it starts"
        self.matches = sum(self.won)  # played so far; only three_games looks at it
        assert options["match"] != "three_games" or self.matches < 3, "the series is over before it starts"
        self.winners: list[int] = []
        self.gained = [0] * units  # by the line just fed
        self.round_over = False
        self.dealer: int | None = None
        if "dealer" in setup:
            self.dealer = int(setup["dealer"])
            assert self.dealer in self.seats, "no such dealer"
            self.phase = "deck"
        else:
            self.phase = "dealer" if options["first_dealer"] == "random" else "cut"
        self.forehand = 0  # of this round, and after it until the next deal
        self.fresh = True  # the next deck line begins a round
        # Cards that may be claimed, by seat and card: whether the seat could have done its duty. Those of a
        # round that is over stay until the next deal.
        self.suspects: dict[tuple[int, str], bool] = {}
        self.clear()

    def clear(self) -> None:
        """Forget the cards of a deal."""
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.kept: dict[int, str] = {}  # cards kept at the cut
        self.rest: list[str] = []
        self.strike = ""
        self.trump = ""
        self.tricks = [0, 0]
        self.trick_number = 1
        self.trick: list[tuple[int, str]] = []
        self.called = False
        self.decided: int | None = None  # the side that has its tricks
        self.on_turn = 0
        self.raiser_seat = 0

    # ---- seats

    def next_seat(self, seat: int) -> int:
        """The seat that plays after another."""
        return (seat + self.step) % self.players

    def before_dealer(self) -> int:
        """The seat before the dealer: the cutter."""
        assert self.dealer is not None
        return (self.dealer - self.step) % self.players

    def side(self, seat: int) -> int:
        """The side of a seat in this round."""
        if self.players == 3:
            return 0 if seat == self.forehand else 1
        return seat % 2

    def of_side(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in self.seats if self.side(seat) == side]

    def begin_round(self) -> None:
        """Settle who is forehand, and so the sides, of a new round."""
        assert self.dealer is not None
        self.fresh = False
        self.suspects = {}
        self.forehand = self.next_seat(self.dealer)
        if self.options["forehand"] == "before_dealer":
            self.forehand = self.before_dealer()
        if self.players == 3:
            self.stakes.new_round([self.of_side(0), self.of_side(1)])
        else:
            self.stakes.new_round([[0], [1]])

    # ---- points and ends

    def gain(self, points: list[int]) -> None:
        """Note what each unit's score changed by with this line."""
        self.gained = [self.gained[unit] + points[unit] for unit in range(len(points))]

    def end_round(self) -> None:
        """End the round: the deal passes on unless the series is over."""
        assert self.dealer is not None
        self.round_over = True
        self.phase = "deck"
        self.fresh = True
        self.clear()
        self.end_match()
        if self.phase != "over":
            self.dealer = self.next_seat(self.dealer)

    def end_match(self) -> bool:
        """End the match if it has been won, and the series if that was its last."""
        winners = self.stakes.winners()
        if not winners:
            return False
        others = [points for unit, points in enumerate(self.stakes.score) if unit not in winners]
        # One match alone counts as one: there schneider is only named in the result.
        series = self.options["match"] != "single"
        double = self.options["schneider"] == "double" and series and bool(others) and max(others) <= 0
        for unit in winners:
            self.won[unit] += 2 if double else 1
        self.matches += 1
        self.suspects = {}
        best = max(self.won)
        leading = [unit for unit, count in enumerate(self.won) if count == best]
        if self.options["match"] == "single":
            self.phase, self.winners = "over", winners
        elif (self.options["match"] == "best_of_3" and best >= 2) or (
            self.options["match"] == "three_games" and self.matches == 3
        ):
            self.phase, self.winners = "over", leading
        else:
            self.stakes.score = [0] * len(self.stakes.score)
        return True
