"""The slow referee before the first lead: cut, keeping a critical, deal, better cards, strike and trump."""

from referee.watten_cards import CUT_ORDER, RANKS, SUITS
from referee.watten_table import Table

Options = dict[str, str]


class Announcing(Table):
    """The part of a round until strike and trump are fixed; ``Referee`` goes on from there."""

    def __init__(self, options: Options, setup: dict[str, str] | None = None) -> None:
        """Take what ``Table`` takes."""
        super().__init__(options, setup)
        self.named_by_choice = options["announce_source"] in ("chosen", "shown_card")

    def clear(self) -> None:
        """Forget the cards of a deal."""
        super().clear()
        self.dealt: dict[int, list[str]] = {seat: [] for seat in self.seats}  # in the order dealt
        self.later: list[int] = []  # packets still to come
        self.refused: set[int] = set()  # announcers refused better cards on the cards they hold
        self.named = False  # something has been named or shown in this deal

    def begin_round(self) -> None:
        """Begin a round in which nobody has asked for anything."""
        super().begin_round()
        self.better_used = [0, 0]  # by side
        self.swap_asked = False
        self.swapped = False

    def start_play(self) -> None:
        """Strike and trump are fixed and all cards dealt."""
        raise NotImplementedError  # the class with the play fills it in

    # ---- chance

    def cut_for_deal(self, cards: list[str]) -> None:
        """Each seat cuts a card; the extreme one deals unless two are alike (K-15)."""
        assert len(cards) == self.players, "a card each is cut"
        assert len(set(cards)) == self.players, "one card cut twice"
        assert all(card in self.pack for card in cards), "no such card in the pack"
        heights = [CUT_ORDER.index(card[1]) for card in cards]
        best = min(heights) if self.options["first_dealer"] == "cut_low" else max(heights)
        if heights.count(best) == 1:
            self.dealer = heights.index(best)
            self.phase = "deck"

    def deal(self, cards: list[str]) -> None:
        """Take the whole pack in dealing order; its last card is what the cutter sees."""
        assert sorted(cards) == sorted(self.pack), "not the whole pack"
        if self.fresh:
            self.begin_round()
        self.clear()
        self.rest = list(cards)
        self._ask_to_keep_or_deal()

    def taker(self) -> int | None:
        """Who looks at the end of the deck next; that he is asked must not tell what lies there."""
        assert self.dealer is not None
        asked = {
            "off": [],
            "cutter": [self.before_dealer()],
            "cutter_then_dealer": [self.before_dealer(), self.dealer],
        }[self.options["cut_steal"]]
        if len(self.kept) == len(asked):
            return None
        return asked[len(self.kept)]

    def _ask_to_keep_or_deal(self) -> None:
        if self.taker() is not None:
            self.phase = "steal"
        else:
            self._deal_packets()

    def keep(self, seat: int) -> None:
        """Keep the critical met at the cut."""
        assert self.rest[-1] in self.criticals, "no critical lies there"
        self.kept[seat] = self.rest.pop()
        self.hands[seat].append(self.kept[seat])
        self._ask_to_keep_or_deal()

    def leave(self) -> None:
        """Leave the critical where it is; nobody else is asked."""
        self._deal_packets()

    def _deal_packets(self) -> None:
        self.later = [int(size) for size in self.options["packets"].split("+")]
        if not self.named_by_choice:
            self._deal_later()
            self._fix_announcement()
            self.start_play()
            return
        if self.options["announce_on"] == "3":
            self._packet()
        else:
            self._deal_later()
        self.phase = "strike"

    def _deal_later(self) -> None:
        while self.later:
            self._packet()

    def _packet(self) -> None:
        """Deal the next packet; who kept a card gets one fewer in the last."""
        assert self.dealer is not None
        size = self.later.pop(0)
        seat = self.dealer
        for _ in self.seats:
            seat = self.next_seat(seat)
            count = size - 1 if seat in self.kept and not self.later else size
            self.hands[seat] += self.rest[:count]
            self.dealt[seat] += self.rest[:count]
            self.rest = self.rest[count:]

    def _fix_announcement(self) -> None:
        """Read rank and suit off the first cards dealt to forehand and dealer (K-25)."""
        assert self.dealer is not None
        ranks = self.dealt[self.forehand]
        suits = self.dealt[self.dealer]
        if self.options["announce_source"] == "lowest_rank":
            # The sort keeps equal ranks in the order dealt.
            ranks = sorted(ranks[:3], key=lambda card: CUT_ORDER.index(card[1]))
            suits = sorted(suits[:3], key=lambda card: CUT_ORDER.index(card[1]))
        if ranks[0] == "S6" and self.options["strike_six"] == "off":
            ranks = ranks[1:]
        self.strike = ranks[0][1]
        self.trump = suits[0][0]

    # ---- naming

    def announcer(self) -> int:
        """Who is to name or show next: the rank first, then the suit."""
        assert self.dealer is not None
        order = [self.dealer, self.forehand] if self.swapped else [self.forehand, self.dealer]
        return order[1] if self.strike else order[0]

    def other_announcer(self) -> int:
        """The announcer who is not on turn."""
        assert self.dealer is not None
        return self.dealer if self.announcer() == self.forehand else self.forehand

    def naming_choices(self, seat: int) -> list[str]:
        """What the announcer on turn may name or show, and whether he may ask for better cards."""
        if self.options["announce_source"] == "shown_card":
            cards = [card for card in self.hands[seat] if self.strike or self._shows_a_rank(card)]
            found = [f"show {card}" for card in cards]
        elif self.strike:
            found = self._trump_choices(seat)
        else:
            found = self._strike_choices(seat)
        return found + (["better"] if self._may_ask_better(seat) else [])

    def _shows_a_rank(self, card: str) -> bool:
        return card != "S6" or self.options["strike_six"] == "on"

    def _strike_choices(self, seat: int) -> list[str]:
        ranks = list(RANKS)
        if self.options["strike_six"] == "on" and self.options["deck"] == "33":
            ranks.append("6")
        if self.options["must_hold"] == "yes":
            held = [rank for rank in ranks if any(card[1] == rank for card in self.hands[seat])]
            ranks = held or ranks
        return [f"strike {rank}" for rank in ranks]

    def _trump_choices(self, seat: int) -> list[str]:
        suits = list(SUITS)
        if self.options["must_hold"] == "yes":
            held = [suit for suit in suits if any(card[0] == suit for card in self.hands[seat])]
            suits = held or suits
        return [f"trump {suit}" for suit in suits]

    def name(self, words: list[str]) -> None:
        """Take ``strike R``, ``trump S`` or ``show C``."""
        self.named = True
        if not self.strike:
            self.strike = words[1][-1]
            self.phase = "trump"
        else:
            self.trump = words[1][0]
            self._deal_later()
            self.start_play()

    # ---- exchanging the roles

    def may_swap(self, seat: int) -> bool:
        """Whether a seat may ask to exchange the announcements now."""
        return (
            self.options["strike_swap"] == "by_agreement"
            and self.named_by_choice
            and self.phase == "strike"
            and not self.named
            and not self.swap_asked
            and seat == self.dealer
        )

    def answer_swap(self, *, granted: bool) -> None:
        """Forehand's answer to the dealer's ``swap``."""
        self.swapped = granted
        self.phase = "strike"

    # ---- better cards

    def _may_ask_better(self, seat: int) -> bool:
        if self.options["better"] == "off" or seat in self.refused:
            return False
        if self.options["better_limit"] == "1" and self.better_used[self.side(seat)] >= 1:
            return False
        if self.options["better_redeal"] == "announcers_only":
            still_due = self.players * sum(self.later) - (len(self.kept) if self.later else 0)
            return len(self.rest) >= sum(self._exchange().values()) + still_due
        return True

    def _exchange(self) -> dict[int, int]:
        """How many cards each announcer would exchange: all but a card kept at the cut."""
        assert self.dealer is not None
        return {seat: len(self.hands[seat]) - (seat in self.kept) for seat in (self.forehand, self.dealer)}

    def ask_better(self, seat: int) -> None:
        """Take ``better``: a question or a demand."""
        self.better_used[self.side(seat)] += 1
        if self.options["better"] == "by_agreement":
            self.phase = "question"
        else:
            self.give_better(seat)

    def answer_better(self, *, granted: bool) -> None:
        """The other announcer's answer to ``better``."""
        if granted:
            self.give_better(self.announcer())
        else:
            self.refused.add(self.announcer())
            self.phase = "trump" if self.strike else "strike"

    def give_better(self, seat: int) -> None:
        """Charge for better cards, which may end the match, and give them."""
        self.gain(self.stakes.better(self.side(seat)))
        if self.stakes.winners():
            self.end_round()
        elif self.options["better_redeal"] == "whole_deal":
            self.clear()
            self.phase = "deck"
        else:
            for announcer, count in self._exchange().items():  # forehand first
                kept = [self.kept[announcer]] if announcer in self.kept else []
                self.hands[announcer] = kept + self.rest[:count]
                self.rest = self.rest[count:]
            self.refused = set()
            if self.options["announce_source"] == "shown_card":
                self.strike = ""  # the card shown has gone: it is chosen again
            self.phase = "trump" if self.strike else "strike"
