"""The slow referee for German Whist: two or three seats, ghost, every stock, score and match.

Cards are suit first. Seats are 0..1 or 0..2; a ghost that plays is seat 3.
"""

from typing import Any

Options = dict[str, str]

SUITS = "CDHS"
RANKS = "23456789TJQKA"
PACK = [suit + rank for suit in SUITS for rank in RANKS]
GHOST = 3


def clash(options: Options) -> str | None:
    """Name of the first clash of a set of options, or None."""
    three = options["players"] == "3"
    if options["win_at"] != "majority" and options["race_scope"] == "off":
        return "race_without_scope"
    if options["open_n"] != "0" and options["stock_view"] != "open_n":
        return "open_n_without_open_stock"
    if options["open_n"] == "0" and options["stock_view"] == "open_n":
        return "open_stock_needs_open_n"
    if three and (options["count"] != "all26" or options["race_scope"] == "last13"):
        return "three_players_count_all"
    if not three and options["ghost"] != "none":
        return "ghost_needs_three"
    if three and options["ghost"] == "none":
        return "three_need_ghost"
    if three and options["hand_size"] == "13":
        return "hand_size_does_not_fit"
    if options["goal"] == "by_upcard" and options["trump"] != "none":
        return "by_upcard_has_no_trump"
    if options["goal"] == "by_upcard" and options["stock_view"] == "hidden":
        return "by_upcard_needs_upcard"
    return None


def trick_winner(trump: str | None, cards: list[str]) -> int:
    """Position of the winning card: the highest trump, else the highest of the suit led (H6)."""
    trumps = [card for card in cards if card[0] == trump]
    running = trumps or [card for card in cards if card[0] == cards[0][0]]
    return cards.index(max(running, key=lambda card: RANKS.index(card[1])))


def legal(led: str | None, hand: list[str]) -> list[str]:
    """Cards that may be played, sorted: follow suit, else anything (H6)."""
    if led is None:
        return sorted(hand)
    return sorted(card for card in hand if card[0] == led[0]) or sorted(hand)


def goal(options: Options, upcard: str) -> str:
    """``most`` or ``fewest``: what wins this round."""
    if options["goal"] == "by_upcard":
        return "most" if upcard[0] in "DH" else "fewest"
    return options["goal"]


def counted(options: Options, fore: list[int], end: list[int]) -> list[int]:
    """Counted tricks of each seat from its foregame and endgame tricks (H9)."""
    weights = {"all26": (1, 1), "last13": (0, 1), "weighted_1_2": (1, 2)}[options["count"]]
    return [weights[0] * a + weights[1] * b for a, b in zip(fore, end, strict=True)]


def in_scope(options: Options, fore: list[int], end: list[int]) -> list[int]:
    """Tricks of each seat that count for the race."""
    if options["race_scope"] == "last13":
        return list(end)
    return [a + b for a, b in zip(fore, end, strict=True)]


def race_number(options: Options, tricks_in_scope: int) -> int:
    """The number that ends a race: 7, 9, or more than half."""
    if options["win_at"] == "majority":
        return tricks_in_scope // 2 + 1
    return int(options["win_at"])


def best_seats(values: dict[int, int], aim: str) -> list[int]:
    """Seats with the best value."""
    best = max(values.values()) if aim == "most" else min(values.values())
    return sorted(seat for seat, value in values.items() if value == best)


def score(
    options: Options,
    fore: list[int],
    end: list[int],
    upcard: str,
    last: int,
    racer: int | None = None,
) -> dict[str, Any]:
    """Result of a round: ``winners``, ``drawn``, ``replay`` and ``points``.

    ``fore`` and ``end`` are the tricks of each seat in the two stages, ``last`` the seat that won
    the last trick, ``racer`` the seat that reached the race's number, if one did.
    """
    players = len(fore)
    aim = goal(options, upcard)
    counts = counted(options, fore, end)
    racing = options["race_scope"] != "off"
    values = dict(enumerate(in_scope(options, fore, end) if racing else counts))
    nobody = False
    if racer is not None:
        if aim == "most":
            firsts = [racer]
        else:
            del values[racer]
            firsts = best_seats(values, aim)
    elif racing and options["race_fallback"] == "nobody":
        firsts = []
        nobody = True
    else:
        firsts = best_seats(values, aim)
    if len(firsts) > 1:
        if options["tie"] == "replay":
            return {"winners": [], "drawn": True, "replay": True, "points": [0] * players}
        if options["tie"] == "last_trick" and last in firsts:
            firsts = [last]
        elif options["tie"] == "stage2_majority":
            firsts = best_seats({seat: end[seat] for seat in firsts}, aim)
    shared = len(firsts) > 1 and players == 3 and options["match"] == "single"
    drawn = nobody or (len(firsts) > 1 and not shared)
    winners = [] if drawn else firsts
    return {
        "winners": winners,
        "drawn": drawn,
        "replay": False,
        "points": _points(options, counts, winners, aim, raced=racer is not None),
    }


def _points(options: Options, counts: list[int], winners: list[int], aim: str, *, raced: bool) -> list[int]:
    players, total = len(counts), sum(counts)
    points = [0] * players
    if options["score"] in ("tricks", "over_6"):
        points = list(counts) if aim == "most" else [total - mine for mine in counts]
        if options["score"] == "over_6":
            points = [max(0, mine - 6) for mine in points]
        return points
    for seat in winners:
        if options["score"] == "hand":
            points[seat] = 1
        elif aim == "most":
            points[seat] = max(1 if raced else 0, counts[seat] - total // players)
        else:
            points[seat] = max(1 if raced else 0, -(-total // players) - counts[seat])
    return points


class Referee:
    """One match of German Whist under one set of options."""

    def __init__(self, options: Options, setup: dict[str, str] | None = None) -> None:
        """Take a complete assignment; setup: ``dealer``, ``score``, ``won``, ``pack``."""
        assert clash(options) is None, clash(options)
        setup = setup or {}
        self.options = options
        self.pack = setup["pack"].split() if "pack" in setup else list(PACK)
        self.players = int(options["players"])
        self.ghost_plays = options["ghost"] == "auto_lowest"
        self.seats: list[int] = [*range(self.players), GHOST] if self.ghost_plays else [*range(self.players)]
        dealt = (self.players + (options["ghost"] != "none")) * int(options["hand_size"])
        self.stock_size = len(self.pack) - dealt
        assert self.stock_size > 0, "no stock is left"
        assert self.stock_size % len(self.seats) == 0, "the stock cannot be drawn evenly"
        nothing = " ".join(["0"] * self.players)
        self.points = [int(p) for p in setup.get("score", nothing).split()]
        self.won = [int(w) for w in setup.get("won", nothing).split()]
        self.target = 50
        self.dealer: int | None = None
        if "dealer" in setup:
            self.dealer = int(setup["dealer"])
            self.phase = "deck"
        else:
            self.phase = "dealer" if options["first_dealer"] == "random" else "cut"
        self.winners: list[int] = []
        self._clear()

    def _clear(self) -> None:
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.row: list[str] = []
        self.hidden: list[str] = []
        self.first_upcard = ""
        self.trump: str | None = None
        self.trick: list[tuple[int, str]] = []
        self.on_turn = 0
        self.fore = dict.fromkeys(self.seats, 0)
        self.end = dict.fromkeys(self.seats, 0)
        self.drawing: list[int] = []

    # ---- what must be true

    def expect(self) -> dict[str, Any]:
        """All that must be true before the next line; see the package's use in the tests."""
        turn = [self.on_turn] if self.phase in ("play", "take") else []
        return {
            "needs": self.phase if self.phase in ("cut", "dealer", "deck") else None,
            "turn": turn,
            "choices": {seat: self._choices(seat) for seat in turn},
            "free": {},
            "score": list(self.points),
            "won": list(self.won),
            "dealer": self.dealer,
            "stake": None,
            "tricks": [self.fore[seat] + self.end[seat] for seat in range(self.players)],
            "over": self.phase == "over",
            "winners": list(self.winners),
            "hands": {seat: sorted(self.hands[seat]) for seat in self.seats},
        }

    def _choices(self, seat: int) -> list[str]:
        if self.phase == "take":
            return sorted(f"take {card}" for card in self.row)
        led = self.trick[0][1] if self.trick else None
        return [f"play {card}" for card in legal(led, self.hands[seat])]

    # ---- one line

    def feed(self, line: str) -> dict[str, Any]:
        """Apply one line; AssertionError when it is impossible now."""
        self.gained = [0] * self.players
        self.trick_to: int | None = None
        self.round_over = False
        words = line.split()
        assert self.phase != "over", f"{line}: the match is over"
        if words[0] in ("cut", "dealer", "deck"):
            assert words[0] == self.phase, f"{line[:20]}: {self.phase} is due"
            if words[0] == "cut":
                self._cut(words[1:])
            elif words[0] == "dealer":
                assert words[1] in [str(seat) for seat in range(self.players)], "no such seat"
                self.dealer = int(words[1])
                self.phase = "deck"
            else:
                self._deal(words[1:])
        else:
            assert self.phase in ("play", "take"), f"{line}: {self.phase} is due"
            assert words[0] == str(self.on_turn), f"{line}: seat {self.on_turn} is on turn"
            possible = self._choices(self.on_turn)
            assert " ".join(words[1:]) in possible, f"{line}: possible are {possible}"
            if words[1] == "take":
                self._take(words[2])
            else:
                self._put(words[2])
            self._let_ghost_play()
        return {"trick": self.trick_to, "round_over": self.round_over, "points": self.gained}

    def _cut(self, cards: list[str]) -> None:
        assert len(cards) == self.players, "one card a seat is cut"
        assert len(set(cards)) == self.players, "one card cut twice"
        assert all(card in self.pack for card in cards), "no such card in the pack"
        heights = [RANKS.index(card[1]) for card in cards]
        if heights.count(max(heights)) == 1:
            self.dealer = heights.index(max(heights))
            self.phase = "deck"

    def _deal(self, cards: list[str]) -> None:
        assert sorted(cards) == sorted(self.pack), "not the whole pack"
        assert self.dealer is not None
        self._clear()
        rest = list(cards)
        order = [(self.dealer + 1 + place) % self.players for place in range(self.players)]
        for _ in range(int(self.options["hand_size"])):
            for seat in order:
                self.hands[seat].append(rest.pop(0))
            if self.options["ghost"] != "none":
                card = rest.pop(0)
                if self.ghost_plays:
                    self.hands[GHOST].append(card)
        self.first_upcard = rest[0]
        if self.options["trump"] == "first_upcard":
            self.trump = rest[0][0]
        self.hidden = rest
        self._fill_row()
        self.on_turn = order[0]
        self.phase = "play"

    def _fill_row(self) -> None:
        """Turn up cards of an open stock to its number; any other stock has no row."""
        while self.hidden and len(self.row) < int(self.options["open_n"]):
            self.row.append(self.hidden.pop(0))

    def _next(self, seat: int) -> int:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def _let_ghost_play(self) -> None:
        """Let the ghost play its lowest legal card whenever it is on turn."""
        while self.phase == "play" and self.on_turn == GHOST:
            led = self.trick[0][1] if self.trick else None
            allowed = legal(led, self.hands[GHOST])
            self._put(min(allowed, key=lambda mine: (RANKS.index(mine[1]), mine[0])))

    def _put(self, card: str) -> None:
        seat = self.on_turn
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.on_turn = self._next(seat)
        if len(self.trick) < len(self.seats):
            return
        winner = self.trick[trick_winner(self.trump, [played for _, played in self.trick])][0]
        self.trick = []
        self.trick_to = winner
        stage = self.fore if self.hidden or self.row else self.end
        stage[winner] += 1
        self.on_turn = winner
        racer = self._racer()
        if racer is not None or (stage is self.end and not self.hands[winner]):
            self._end_round(racer, winner)
        elif stage is self.fore:
            first = self.seats.index(winner)
            self.drawing = self.seats[first:] + self.seats[:first]
            self.leader = winner
            self._draw()

    def _racer(self) -> int | None:
        """The seat that has reached the number of the race."""
        if self.options["race_scope"] == "off":
            return None
        endgame = int(self.options["hand_size"])
        scope = endgame
        if self.options["race_scope"] == "all26":
            scope += self.stock_size // len(self.seats)
        have = in_scope(self.options, *self._stages())
        for seat, tricks in enumerate(have):
            if tricks >= race_number(self.options, scope):
                return seat
        return None

    def _stages(self) -> tuple[list[int], list[int]]:
        players = range(self.players)
        return [self.fore[seat] for seat in players], [self.end[seat] for seat in players]

    def _draw(self) -> None:
        """Let the seats that still draw after this trick draw, until one of them must choose."""
        self.phase = "play"
        while self.drawing:
            seat = self.drawing[0]
            wins = len(self.drawing) == len(self.seats)
            if self.row and (wins or not self.hidden):
                if len(self.row) > 1 and seat != GHOST:
                    self.on_turn = seat
                    self.phase = "take"
                    return
                lowest = min(
                    self.row, key=lambda card: (RANKS.index(card[1]), card[0])
                )  # only a ghost has a choice here
                self.row.remove(lowest)
                self.hands[seat].append(lowest)
            else:
                self.hands[seat].append(self.hidden.pop(0))
            self.drawing.pop(0)
        self._fill_row()
        self.on_turn = self.leader

    def _take(self, card: str) -> None:
        self.row.remove(card)
        self.hands[self.drawing.pop(0)].append(card)
        self._draw()

    # ---- the end of a round and of a match

    def _end_round(self, racer: int | None, last: int) -> None:
        assert self.dealer is not None
        fore, end = self._stages()
        result = score(self.options, fore, end, self.first_upcard, last, racer)
        self.round_over = True
        self.gained = result["points"]
        self.points = [a + b for a, b in zip(self.points, self.gained, strict=True)]
        for seat in result["winners"]:
            self.won[seat] += 1
        self.phase = "deck"
        self._clear()
        if result["replay"]:
            return
        kind = self.options["match"]
        if kind == "single":
            self.phase = "over"
            self.winners = result["winners"]
        elif kind == "points_50":
            self._fifty()
        else:
            needed = {"best_of_3": 2, "best_of_5": 3}[kind]
            self.winners = [seat for seat, won in enumerate(self.won) if won >= needed]
            if self.winners:
                self.phase = "over"
        if self.phase == "deck":
            self.dealer = (self.dealer + 1) % self.players

    def _fifty(self) -> None:
        """End a match to 50 points, or raise the target by 10 while several have passed it."""
        while True:
            there = [seat for seat, points in enumerate(self.points) if points >= self.target]
            if len(there) < 2:
                break
            self.target += 10
        if there:
            self.phase = "over"
            self.winners = there
