"""The slow referee for Watten: says what must be true, and eats one line at a time.

Two, three or four seats. Looks, signs and what partners agree on are accepted and ignored.
"""

from typing import Any

from referee.watten_announcing import Announcing
from referee.watten_cards import (
    allowed,
    compelling,
    duty,
    goes_with_lead,
    legal,
    may_carry_call,
    trick_winner,
)
from referee.watten_score import score
from referee.watten_table import ROUND_IS_ON, clash

__all__ = ["Referee", "clash", "legal", "score", "trick_winner"]


class Referee(Announcing):
    """One series of Watten under one set of options."""

    chooser: int
    """The seat that says ``stay`` or ``give`` in phase ``tense``."""
    farbe_open: bool
    """Whether the raise that waits for its answer may be challenged."""

    # ---- what must be true

    def expect(self) -> dict[str, Any]:
        """All that must be true before the next line; see the package's use in the tests."""
        free = {seat: sorted(self._free(seat)) for seat in self.seats}
        return {
            "needs": self.phase if self.phase in ("cut", "dealer", "deck") else None,
            "turn": sorted(self._turn()),
            "choices": {seat: sorted(self._choices(seat)) for seat in self._turn()},
            "free": {seat: found for seat, found in free.items() if found},
            "score": list(self.stakes.score),
            "won": list(self.won),
            "dealer": self.dealer,
            "stake": self.stakes.agreed if self.phase in ROUND_IS_ON else None,
            "tricks": list(self.tricks),
            "over": self.phase == "over",
            "winners": list(self.winners),
            "hands": {seat: sorted(self.hands[seat]) for seat in self.seats},
        }

    # ---- one line

    def feed(self, line: str) -> dict[str, Any]:
        """Apply one line; AssertionError when it is impossible now."""
        self.gained = [0] * len(self.stakes.score)
        self.trick_to: int | None = None
        self.round_over = False
        words = line.split()
        assert self.phase != "over", f"{line}: the series is over"
        if words[0] in ("cut", "dealer", "deck"):
            self._chance(words)
        else:
            assert words[0] in [str(seat) for seat in self.seats], f"{line}: no such seat"
            seat, action = int(words[0]), " ".join(words[1:])
            if words[1] not in ("look", "sign", "mean"):
                possible = self._free(seat)
                if seat in self._turn():
                    possible = self._choices(seat) + possible
                assert action in possible, f"{line}: possible are {possible}"
                self._act(seat, words[1:])
        return {"trick": self.trick_to, "round_over": self.round_over, "points": self.gained}

    def _chance(self, words: list[str]) -> None:
        assert words[0] == self.phase, f"{words[0]}: {self.phase} is due"
        if words[0] == "cut":
            self.cut_for_deal(words[1:])
        elif words[0] == "dealer":
            assert words[1] in [str(seat) for seat in self.seats], f"{words[1]}: no such seat"
            self.dealer = int(words[1])
            self.phase = "deck"
        else:
            self.deal(words[1:])

    def clear(self) -> None:
        """Forget the cards of a deal."""
        super().clear()
        self.farbe_open = False

    def start_play(self) -> None:
        """Begin the play; a tense side may have to choose first."""
        self.phase = "play"
        self.on_turn = self.forehand
        side = self.stakes.open_tense_round()
        if side is not None:
            assert self.dealer is not None
            self.phase = "tense"
            self.chooser = self.forehand if self.side(self.forehand) == side else self.dealer

    # ---- whose turn, and what is possible

    def _turn(self) -> list[int]:
        if self.phase == "steal":
            taker = self.taker()
            assert taker is not None
            return [taker]
        if self.phase in ("strike", "trump"):
            return [self.announcer()]
        if self.phase == "question":
            return [self.other_announcer()]
        if self.phase == "swap":
            return [self.forehand]
        if self.phase == "tense":
            return [self.chooser]
        if self.phase == "play":
            return [self.on_turn]
        if self.phase == "answer":
            answering = self.of_side(1 - self.side(self.raiser_seat))
            if self.options["responder"] == "either":
                return answering
            seat = self.next_seat(self.raiser_seat)
            while seat not in answering:
                seat = self.next_seat(seat)
            return [seat]
        return []

    def _choices(self, seat: int) -> list[str]:
        if self.phase in ("strike", "trump"):
            return self.naming_choices(seat)
        if self.phase == "answer":
            return self._answers(seat)
        if self.phase == "play":
            return self._card_choices(seat) + self._stake_actions(seat)
        return {
            "steal": ["keep", "leave"] if self.rest and self.rest[-1] in self.criticals else ["leave"],
            "question": ["grant", "refuse"],
            "swap": ["grant", "refuse"],
            "tense": ["stay", "give"],
        }[self.phase]

    def _free(self, seat: int) -> list[str]:
        """What a seat may do without being asked: off turn all of it, on turn only claims."""
        found = self._claims(seat)
        if self.may_swap(seat):
            found.append("swap")
        if self.phase == "play" and seat != self.on_turn:
            found += self._stake_actions(seat)
        return found

    def _answers(self, seat: int) -> list[str]:
        found = self.stakes.answers()
        if "hold" not in found:
            return found
        if self.farbe_open:
            found.append("farbe")
        again = self.stakes.raises(self.side(seat), answering=True)
        return found + [f"raise {stake}" for stake in again]

    # ---- cards and duties

    def _role(self, seat: int) -> str:
        if self.options["follow"] == "trump_announcers" and seat in (self.forehand, self.dealer):
            return "announcer"
        if self.trick and self.side(self.trick[0][0]) == self.side(seat):
            return "partner"
        return "opponent"

    def _card_choices(self, seat: int) -> list[str]:
        led = self.trick[0][1] if self.trick else None
        cards = sorted(self.hands[seat])
        if self.options["illegal_card"] == "prevented":
            cards = legal(
                self.options,
                self.strike,
                self.trump,
                led,
                self.hands[seat],
                self._role(seat),
                called=self.called,
                played=[card for _, card in self.trick[1:]],
                trick=self.trick_number,
            )
        found = [f"play {card}" for card in cards]
        if led is None and self.options["call"] == "optional":
            found += [f"play {card} call" for card in cards if self._may_carry(card)]
        return found

    def _may_carry(self, card: str) -> bool:
        return may_carry_call(self.options, self.strike, self.trump, card, self.trick_number)

    def _suspect(self, seat: int, card: str) -> None:
        """Note a card that does not satisfy the duty of its seat, before it leaves the hand."""
        role = self._role(seat)
        kind = duty(
            self.options,
            self.strike,
            self.trump,
            self.trick[0][1] if self.trick else None,
            role,
            called=self.called,
            played=[played for _, played in self.trick[1:]],
            trick=self.trick_number,
        )
        if kind is None or allowed(self.options, self.strike, self.trump, [card], role, kind):
            return
        able = compelling(self.options, self.strike, self.trump, self.hands[seat], role, kind)
        self.suspects[seat, card] = bool(able)

    def _claims(self, seat: int) -> list[str]:
        """Claims of a wrong card that a seat may make; between rounds everybody knows the trump."""
        if self.options["illegal_card"] == "prevented" or self.phase == "over":
            return []
        hidden = self.options["announcement"] == "hidden" and self.phase in ROUND_IS_ON
        if hidden and seat not in (self.forehand, self.dealer):
            return []
        return [f"claim {other} {card}" for other, card in self.suspects if self.side(other) != self.side(seat)]

    def _claim(self, seat: int, other: int, card: str) -> None:
        right = self.suspects.pop((other, card))
        points = 2 if self.options["illegal_card"] == "claim_2" else self.stakes.agreed
        self.gain(self.stakes.add(self.side(seat if right else other), points))
        if self.phase in ROUND_IS_ON:
            self.end_round()
        else:
            self.end_match()

    # ---- stakes

    def _before_lead(self) -> bool:
        return self.phase == "play" and self.trick_number == 1 and not self.trick

    def _timely(self, seat: int) -> bool:
        when = self.options["raise_when"]
        has_played = seat in [player for player, _ in self.trick]
        return (
            when == "any_time"
            or (when == "own_turn" and seat == self.on_turn)
            or (when == "between_tricks" and not self.trick)
            or (when == "before_own_card" and not has_played)
        )

    def _last_card_counts(self) -> bool:
        """Whether this is the last trick and decides the round, led, with no raise so far."""
        last = int(self.options["tricks_to_win"]) - 1
        if sum(self.tricks) != int(self.options["hand_size"]) - 1:
            return False
        return bool(self.trick) and self.tricks == [last, last] and self.stakes.last_raiser is None

    def _goes_with_lead(self, seat: int) -> bool:
        """Whether a seat's last card (the one it has played, else one in its hand) goes with the lead."""
        own = [card for player, card in self.trick if player == seat] or self.hands[seat]
        led = self.trick[0][1]
        return any(goes_with_lead(self.options, self.strike, self.trump, led, card) for card in own)

    def _stake_actions(self, seat: int) -> list[str]:
        """Raises, jump, maschine and giving up that a seat has in play, on turn or not."""
        if self.phase != "play" or self.decided is not None:
            return []
        found = []
        side = self.side(seat)
        held_back = (
            self.options["last_card_rule"] == "must_match"
            and self._last_card_counts()
            and not self._goes_with_lead(seat)
        )
        if self._timely(seat) and not held_back:
            found = [f"raise {stake}" for stake in self.stakes.raises(side)]
        if self._before_lead() and self.stakes.may_jump(side):
            found.append("jump")
        if self._before_lead() and self.options["maschine"] != "off" and self._has_all_criticals(seat):
            found.append("maschine")
        if self.options["concede"] != "off" and side == self.side(self.on_turn):
            found.append("concede")
        return found

    def _has_all_criticals(self, seat: int) -> bool:
        return bool(self.criticals) and set(self.criticals) <= set(self.hands[seat])

    # ---- doing it

    def _act(self, seat: int, words: list[str]) -> None:
        kind = words[0]
        if kind in ("strike", "trump", "show"):
            self.name(words)
        elif kind == "keep":
            self.keep(seat)
        elif kind == "leave":
            self.leave()
        elif kind == "better":
            self.ask_better(seat)
        elif kind == "swap":
            self.swap_asked = True
            self.phase = "swap"
        elif kind in ("grant", "refuse"):
            if self.phase == "swap":
                self.answer_swap(granted=kind == "grant")
            else:
                self.answer_better(granted=kind == "grant")
        elif kind == "play":
            self._play(seat, words)
        elif kind == "claim":
            self._claim(seat, int(words[1]), words[2])
        else:
            self._act_on_stake(seat, words)

    def _act_on_stake(self, seat: int, words: list[str]) -> None:
        kind = words[0]
        side = self.side(seat)
        if kind == "raise":
            self._raise(seat, int(words[1]))
        elif kind == "jump":
            self.stakes.jump(side)
            self.raiser_seat = seat
            self.farbe_open = False
            self.phase = "answer"
        elif kind == "hold":
            self.stakes.hold()
            self.phase = "play"
        elif kind == "stay":
            self.stakes.tense_plays(side)
            self.phase = "play"
        else:
            self.gain(self._points_that_end(side, kind))
            self.end_round()

    def _points_that_end(self, side: int, kind: str) -> list[int]:
        """Write the points of an action of a side that ends the round."""
        if kind == "fold":
            return self.stakes.fold()
        if kind == "concede":
            return self.stakes.concede(side)
        if kind == "give":
            return self.stakes.add(1 - side, 2)
        if kind == "maschine":
            return self.stakes.pay(1 - side, int(self.options["maschine"][-1]))
        assert kind == "farbe", kind
        return self.stakes.farbe(matches=self._goes_with_lead(self.raiser_seat))

    def _raise(self, seat: int, stake: int) -> None:
        # A raise back has a raise before it: the last card counts no more.
        self.farbe_open = self.options["last_card_rule"] == "challenge" and self._last_card_counts()
        points, ended = self.stakes.propose(self.side(seat), stake)
        self.gain(points)
        self.raiser_seat = seat
        if ended:
            self.end_round()
        else:
            self.phase = "play" if self.stakes.pending is None else "answer"

    def _play(self, seat: int, words: list[str]) -> None:
        card = words[1]
        if self.options["illegal_card"] != "prevented":
            self._suspect(seat, card)
        if not self.trick:
            automatic = self.options["call"] == "automatic" and self._may_carry(card)
            self.called = automatic or words[-1] == "call"
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            self.on_turn = self.next_seat(seat)
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        cards = [played for _, played in self.trick]
        winner = self.trick[trick_winner(self.options, self.strike, self.trump, cards)][0]
        side = self.side(winner)
        self.trick_to = winner
        self.tricks[side] += 1
        self.trick_number += 1
        self.trick = []
        self.called = False
        self.on_turn = winner
        if self.decided is None and self.tricks[side] == int(self.options["tricks_to_win"]):
            self.decided = side
        empty = not self.hands[winner]
        stopped = self.decided is not None and self.options["stop_when_decided"] != "play_out"
        if empty or stopped:
            assert self.decided is not None
            self.gain(self.stakes.pay(1 - self.decided, self.stakes.agreed))
            self.end_round()
