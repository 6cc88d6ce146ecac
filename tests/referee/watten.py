"""The slow referee for four-seat Watten: says what must be true, and eats one line at a time.

Seats are 0..3, sides 0 (seats 0, 2) and 1 (seats 1, 3). Looks and signs are accepted and ignored.
"""

from typing import Any

from referee.watten_cards import (
    CUT_ORDER,
    RANKS,
    SUITS,
    legal,
    may_carry_call,
    pack,
    trick_winner,
)
from referee.watten_stakes import Stakes, score

__all__ = ["Referee", "clash", "legal", "score", "trick_winner"]

Options = dict[str, str]

# Values whose flow is not written here; a set of options with one of them is refused.
WITHOUT_FLOW = {
    "players": ("2", "3"),
    "cut_steal": ("cutter", "cutter_then_dealer"),
    "strike_swap": ("by_agreement",),
    "maschine": ("win_2", "win_3"),
    "last_card_rule": ("must_match", "challenge"),
    "jump_to_four": ("behind_4",),
    "gespannt_mode": ("choose_3_or_give_2", "counts_3", "four_if_far"),
    "match": ("three_games",),
    "schneider": ("double",),
    "illegal_card": ("claim_2", "claim_stake"),
    "announce_source": ("shown_card",),
}


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
    packets = [int(size) for size in options["packets"].split("+")]
    if sum(packets) != int(options["hand_size"]):
        return "packets_do_not_fit"
    if options["announce_on"] == "5" and options["hand_size"] == "3":
        return "announce_on_does_not_fit"
    if options["announce_on"] == "3" and packets[0] != 3:
        return "announce_on_needs_three"
    return None


class Referee:
    """One series of Watten under one set of options."""

    def __init__(self, options: Options, setup: dict[str, str] | None = None) -> None:
        """Take a complete assignment and an optional start (``dealer``, ``score``, ``won``)."""
        for name, values in WITHOUT_FLOW.items():
            assert options[name] not in values, f"no flow for {name}={options[name]}"
        assert clash(options) is None, clash(options)
        setup = setup or {}
        self.options = options
        self.pack = pack(options)
        self.step = 1 if options["direction"] == "clockwise" else -1
        self.stakes = Stakes(options, [int(p) for p in setup.get("score", "0 0").split()])
        assert self.stakes.winner() is None, "the match is over before it starts"
        self.won = [int(w) for w in setup.get("won", "0 0").split()]
        self.dealer: int | None = None
        if "dealer" in setup:
            self.dealer = int(setup["dealer"])
            self.phase = "deck"
        elif options["first_dealer"] == "random":
            self.phase = "dealer"
        else:
            self.phase = "cut"
        self.winners: list[int] = []
        self._new_round()

    # ---- what must be true

    def expect(self) -> dict[str, Any]:
        """All that must be true before the next line; see the package's use in the tests."""
        choices = {seat: sorted(self._choices(seat)) for seat in self._turn()}
        free = {}
        for seat in range(4):
            found = sorted(self._stake_actions(seat)) if seat not in choices else []
            if found:
                free[seat] = found
        in_round = self.phase in ("strike", "trump", "question", "play", "answer")
        return {
            "needs": self.phase if self.phase in ("cut", "dealer", "deck") else None,
            "turn": sorted(choices),
            "choices": choices,
            "free": free,
            "score": list(self.stakes.score),
            "won": list(self.won),
            "dealer": self.dealer,
            "stake": self.stakes.agreed if in_round else None,
            "tricks": list(self.tricks),
            "over": self.phase == "over",
            "winners": list(self.winners),
            "hands": {seat: sorted(self.hands[seat]) for seat in range(4)},
        }

    # ---- one line

    def feed(self, line: str) -> dict[str, Any]:
        """Apply one line; AssertionError when it is impossible now."""
        self.gained = [0, 0]
        self.trick_to: int | None = None
        self.round_over = False
        words = line.split()
        assert self.phase != "over", f"{line}: the series is over"
        if words[0] in ("cut", "dealer", "deck"):
            assert words[0] == self.phase, f"{line[:20]}: {self.phase} is due"
            if words[0] == "cut":
                self._cut(words[1:])
            elif words[0] == "dealer":
                assert words[1] in ("0", "1", "2", "3"), f"{line}: no such seat"
                self.dealer = int(words[1])
                self.phase = "deck"
            else:
                self._deal(words[1:])
        else:
            assert words[0] in ("0", "1", "2", "3"), f"{line}: no such seat"
            seat, action = int(words[0]), " ".join(words[1:])
            if words[1] not in ("look", "sign"):
                possible = self._stake_actions(seat)
                if seat in self._turn():
                    possible = self._choices(seat)
                assert action in possible, f"{line}: possible are {possible}"
                self._act(seat, words[1:])
        return {"trick": self.trick_to, "round_over": self.round_over, "points": self.gained}

    # ---- before the play

    def _next(self, seat: int) -> int:
        return (seat + self.step) % 4

    def _new_round(self) -> None:
        self.better_used = [0, 0]
        self.stakes.new_round()
        self._clear()

    def _clear(self) -> None:
        self.hands: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
        self.rest: list[str] = []
        self.later: list[int] = []
        self.strike = ""
        self.trump = ""
        self.refused = False
        self.tricks = [0, 0]
        self.trick_number = 1
        self.trick: list[tuple[int, str]] = []
        self.called = False
        self.decided: int | None = None
        self.on_turn = 0
        self.raiser_seat = 0

    def _cut(self, cards: list[str]) -> None:
        assert len(cards) == 4, "four cards are cut"
        assert len(set(cards)) == 4, "one card cut twice"
        assert all(card in self.pack for card in cards), "no such card in the pack"
        heights = [CUT_ORDER.index(card[1]) for card in cards]
        best = min(heights) if self.options["first_dealer"] == "cut_low" else max(heights)
        if heights.count(best) == 1:
            self.dealer = heights.index(best)
            self.phase = "deck"

    def _deal(self, cards: list[str]) -> None:
        assert sorted(cards) == sorted(self.pack), "not the whole pack"
        self._clear()
        self.rest = list(cards)
        packets = [int(size) for size in self.options["packets"].split("+")]
        if self.options["announce_source"] != "chosen":
            for size in packets:
                self._packet(size)
            self._fix_announcement()
            self._start_play()
            return
        if self.options["announce_on"] == "3":
            self.later = packets[1:]
            packets = packets[:1]
        for size in packets:
            self._packet(size)
        self.phase = "strike"

    def _packet(self, size: int) -> None:
        assert self.dealer is not None
        seat = self.dealer
        for _ in range(4):
            seat = self._next(seat)
            self.hands[seat] += self.rest[:size]
            self.rest = self.rest[size:]

    def _forehand(self) -> int:
        assert self.dealer is not None
        if self.options["forehand"] == "before_dealer":
            return (self.dealer - self.step) % 4
        return self._next(self.dealer)

    def _announcer(self) -> int:
        assert self.dealer is not None
        return self._forehand() if not self.strike else self.dealer

    def _other_announcer(self) -> int:
        assert self.dealer is not None
        return self.dealer if not self.strike else self._forehand()

    def _fix_announcement(self) -> None:
        assert self.dealer is not None
        ranks = list(self.hands[self._forehand()])  # in the order they were dealt
        suits = list(self.hands[self.dealer])
        if self.options["announce_source"] == "lowest_rank":
            # The sort keeps equal ranks in the order dealt.
            ranks = sorted(ranks[:3], key=lambda card: CUT_ORDER.index(card[1]))
            suits = sorted(suits[:3], key=lambda card: CUT_ORDER.index(card[1]))
        if ranks[0] == "S6" and self.options["strike_six"] == "off":
            ranks = ranks[1:]
        self.strike = ranks[0][1]
        self.trump = suits[0][0]

    def _start_play(self) -> None:
        self.phase = "play"
        self.on_turn = self._forehand()

    def _strike_choices(self, seat: int) -> list[str]:
        ranks = list(RANKS)
        if self.options["strike_six"] == "on" and self.options["deck"] == "33":
            ranks.append("6")
        if self.options["must_hold"] == "yes":
            held = [rank for rank in ranks if any(c[1] == rank for c in self.hands[seat])]
            ranks = held or ranks
        return [f"strike {rank}" for rank in ranks]

    def _trump_choices(self, seat: int) -> list[str]:
        suits = list(SUITS)
        if self.options["must_hold"] == "yes":
            held = [suit for suit in suits if any(c[0] == suit for c in self.hands[seat])]
            suits = held or suits
        return [f"trump {suit}" for suit in suits]

    def _exchange_size(self) -> int:
        return len(self.hands[self._forehand()])

    def _may_ask_better(self, seat: int) -> bool:
        if self.options["better"] == "off" or self.refused:
            return False
        if self.options["better_limit"] == "1" and self.better_used[seat % 2] >= 1:
            return False
        if self.options["better_redeal"] == "announcers_only":
            wanted = 2 * self._exchange_size() + 4 * sum(self.later)
            return len(self.rest) >= wanted
        return True

    def _new_cards(self) -> None:
        """Give the cards of a Bessere that is forced or granted."""
        assert self.dealer is not None
        if self.options["better_redeal"] == "whole_deal":
            self._clear()
            self.phase = "deck"
            return
        size = self._exchange_size()
        for seat in (self._forehand(), self.dealer):
            self.hands[seat] = self.rest[:size]
            self.rest = self.rest[size:]
        self.refused = False
        self.phase = "trump" if self.strike else "strike"

    # ---- whose turn, and what is possible

    def _turn(self) -> list[int]:
        if self.phase in ("strike", "trump"):
            return [self._announcer()]
        if self.phase == "question":
            return [self._other_announcer()]
        if self.phase == "play":
            return [self.on_turn]
        if self.phase == "answer":
            if self.options["responder"] == "next_opponent":
                return [self._next(self.raiser_seat)]
            return [seat for seat in range(4) if seat % 2 != self.raiser_seat % 2]
        return []

    def _choices(self, seat: int) -> list[str]:
        if self.phase in ("strike", "trump"):
            found = self._trump_choices(seat) if self.strike else self._strike_choices(seat)
            return found + (["better"] if self._may_ask_better(seat) else [])
        if self.phase == "question":
            return ["grant", "refuse"]
        if self.phase == "answer":
            found = self.stakes.answers()
            if "hold" not in found:
                return found
            again = self.stakes.raises(seat % 2, answering=True)
            return found + [f"raise {stake}" for stake in again]
        return self._card_choices(seat) + self._stake_actions(seat)

    def _card_choices(self, seat: int) -> list[str]:
        led = self.trick[0][1] if self.trick else None
        role = "opponent"
        if self.trick and self.trick[0][0] % 2 == seat % 2:
            role = "partner"
        if self.options["follow"] == "trump_announcers" and seat in (
            self._forehand(),
            self.dealer,
        ):
            role = "announcer"
        played = [card for _, card in self.trick[1:]]
        cards = legal(
            self.options,
            self.strike,
            self.trump,
            led,
            self.hands[seat],
            role,
            called=self.called,
            played=played,
            trick=self.trick_number,
        )
        found = [f"play {card}" for card in cards]
        if led is None and self.options["call"] == "optional":
            found += [f"play {card} call" for card in cards if self._may_carry(card)]
        return found

    def _may_carry(self, card: str) -> bool:
        return may_carry_call(self.options, self.strike, self.trump, card, self.trick_number)

    def _stake_actions(self, seat: int) -> list[str]:
        """Raises and giving up that a seat has in play, on turn or not."""
        if self.phase != "play" or self.decided is not None:
            return []
        found = []
        when = self.options["raise_when"]
        has_played = seat in [player for player, _ in self.trick]
        timely = (
            when == "any_time"
            or (when == "own_turn" and seat == self.on_turn)
            or (when == "between_tricks" and not self.trick)
            or (when == "before_own_card" and not has_played)
        )
        if timely:
            found = [f"raise {stake}" for stake in self.stakes.raises(seat % 2)]
        if self.options["concede"] != "off" and seat % 2 == self.on_turn % 2:
            found.append("concede")
        return found

    # ---- doing it

    def _act(self, seat: int, words: list[str]) -> None:
        kind = words[0]
        side = seat % 2
        if kind == "strike":
            self.strike = words[1]
            self.refused = False
            self.phase = "trump"
        elif kind == "trump":
            self.trump = words[1]
            for size in self.later:
                self._packet(size)
            self.later = []
            self._start_play()
        elif kind == "better":
            self.better_used[side] += 1
            if self.options["better"] == "by_agreement":
                self.phase = "question"
            else:
                self._better(side)
        elif kind == "grant":
            self._better(1 - side)
        elif kind == "refuse":
            self.refused = True
            self.phase = "trump" if self.strike else "strike"
        elif kind == "play":
            self._play(seat, words)
        else:
            self._act_on_stake(seat, words)

    def _act_on_stake(self, seat: int, words: list[str]) -> None:
        kind = words[0]
        side = seat % 2
        if kind == "raise":
            points, ended = self.stakes.propose(side, int(words[1]))
            self._gain(points)
            self.raiser_seat = seat
            if ended:
                self._end_round()
            else:
                self.phase = "play" if self.stakes.pending is None else "answer"
        elif kind == "hold":
            self.stakes.hold()
            self.phase = "play"
        elif kind == "fold":
            self._gain(self.stakes.fold())
            self._end_round()
        elif kind == "concede":
            self._gain(self.stakes.concede(side))
            self._end_round()

    def _better(self, side: int) -> None:
        self._gain(self.stakes.better(side))
        if self.stakes.winner() is not None:
            self._end_round()
        else:
            self._new_cards()

    def _play(self, seat: int, words: list[str]) -> None:
        card = words[1]
        if not self.trick:
            automatic = self.options["call"] == "automatic" and self._may_carry(card)
            self.called = automatic or words[-1] == "call"
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < 4:
            self.on_turn = self._next(seat)
            return
        cards = [played for _, played in self.trick]
        best = trick_winner(self.options, self.strike, self.trump, cards)
        winner = self.trick[best][0]
        self.trick_to = winner
        self.tricks[winner % 2] += 1
        self.trick_number += 1
        self.trick = []
        self.called = False
        self.on_turn = winner
        if self.decided is None and self.tricks[winner % 2] == int(self.options["tricks_to_win"]):
            self.decided = winner % 2
        empty = not self.hands[winner]
        stopped = self.decided is not None and self.options["stop_when_decided"] != "play_out"
        if empty or stopped:
            if self.decided is not None:
                self._gain(self.stakes.pay(1 - self.decided, self.stakes.agreed))
            self._end_round()

    def _gain(self, points: list[int]) -> None:
        self.gained = [self.gained[side] + points[side] for side in (0, 1)]

    def _end_round(self) -> None:
        assert self.dealer is not None
        self.round_over = True
        self.phase = "deck"
        winner = self.stakes.winner()
        if winner is not None:
            self.won[winner] += 1
            needed = 2 if self.options["match"] == "best_of_3" else 1
            if self.won[winner] >= needed:
                self.phase = "over"
                self.winners = [winner]
            else:
                self.stakes.score = [0, 0]
        if self.phase != "over":
            self.dealer = self._next(self.dealer)
        self._new_round()
