"""Watten: what a seat knows of the cards it does not see, from its view alone.

Certain are the own cards, those played, laid aside or shown; that a seat which did not do its duty could not;
what announcements, a card kept at the cut and honest signals say. Where strike and trump are hidden from a seat
there is a reading for each announcement that may be. Where rules let duties be broken, nothing follows from them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

import numpy as np
import numpy.typing as npt

from stube.cards import GERMAN_33, Card, Pack, small
from stube.games.watten import WattenRules, WattenView
from stube.games.watten.order import Order, critical_cards, duty, order_of, strike_ranks
from stube.games.watten.signals import HOLDINGS
from stube.solvers.worlds import announced
from stube.solvers.worlds.unseen import Clue, Masks, Unseen
from stube.solvers.worlds.watten_history import History, Naming, cards_of, history, layings

PLACE: Mapping[Card, int] = {card: place for place, card in enumerate(GERMAN_33.cards)}
"""The bit of every card: its place in the pack of 33, whatever the pack played with."""

FIRST_PACKET = 3
ANNOUNCING = {"strike", "trump", "better", "swap"}
IN_PLAY = {"choose", "play", "answer"}


@dataclass(frozen=True, slots=True)
class Doubts:
    """How likely others do what rules let them do and sense does not; 1 infers nothing.

    Attributes:
        names_unheld: an announcer names freely what he does not hold.
        false_signal: a seat makes a gesture that its hand does not bear out.
    """

    names_unheld: float = 1.0
    false_signal: float = 1.0


NO_INFERENCE = Doubts()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a seat knows under one announcement.

    Attributes:
        strike: the rank, None while it is not named.
        trump: the suit, the same.
        unseen: the constraints; places are the seats, then hands laid aside that matter.
    """

    strike: str | None
    trump: str | None
    unseen: Unseen


def read(
    view: WattenView, *, ahead: bool = False, doubts: Doubts = NO_INFERENCE, pack: Pack | None = None
) -> tuple[Reading, ...]:
    """Read a seat's view; readings that no deal fits are left out.

    Args:
        view: the view of a seat once cards are dealt, also one that went through JSON.
        ahead: while it is announced, fill all hands up to what they will be.
        doubts: what is inferred from free behaviour.
        pack: the pack played with, where it is a small one.

    Raises:
        ValueError: a watcher's view, or no cards are dealt.
    """
    if view.seat is None or not any(view.counts):
        raise ValueError("a seat's view with cards dealt is needed")
    rules = _rules(tuple(view.rules.items()))
    table = _Table(view, view.seat, rules, pack or _pack(view, rules), history(view), doubts, ahead=ahead)
    if view.knows_announcement or view.phase not in IN_PLAY:
        return (table.reading(view.strike, view.trump),)
    pairs = [(strike, trump) for strike in strike_ranks(rules, table.pack) for trump in table.pack.suits]
    found = (table.reading(*pair) for pair in pairs if table.explains(order_of(rules, table.pack, *pair)))
    return tuple(reading for reading in found if reading.unseen.total)


def draw(readings: Sequence[Reading], number: int, seed: int) -> list[tuple[Reading, Masks]]:
    """Draw worlds, each as often as it weighs, and sort them by the announcement they go with.

    Args:
        readings: what `read` gave.
        number: how many worlds in all.
        seed: seed of all chance.

    Returns:
        pairs of a reading and worlds [world, place]; readings of which no world came are left out.
    """
    weights = np.array([reading.unseen.total for reading in readings])
    counts = np.random.default_rng(seed).multinomial(number, weights / weights.sum())
    return [
        (reading, reading.unseen.draw(int(count), seed + place))
        for place, (reading, count) in enumerate(zip(readings, counts, strict=True))
        if count
    ]


def shares(readings: Sequence[Reading], seats: int) -> npt.NDArray[np.float64]:
    """Give the chance of every card to be held by every seat: [card, seat]; exact."""
    weights = np.array([reading.unseen.total for reading in readings])
    tables = np.array([reading.unseen.shares()[: len(GERMAN_33.cards), :seats] for reading in readings])
    return np.tensordot(weights / weights.sum(), tables, axes=1)


@cache
def _rules(values: tuple[tuple[str, str], ...]) -> WattenRules:
    return WattenRules.read(dict(values))


def _pack(view: WattenView, rules: WattenRules) -> Pack:
    """Give the pack played with: the ladder, where there is one, lists all its cards."""
    ranks = {code[1] for rung in view.ladder for code in rung.cards}
    return rules.pack if not ranks or ranks >= set(GERMAN_33.ranks) else small(rules.pack, "".join(ranks))


def mask(cards: Iterable[Card]) -> int:
    """Give cards as bits of the pack of 33."""
    return sum(1 << PLACE[card] for card in cards)


@dataclass(frozen=True)
class _Table:
    """A view with what was read from it."""

    view: WattenView
    seat: int
    rules: WattenRules
    pack: Pack
    past: History
    doubts: Doubts
    ahead: bool

    def explains(self, order: Order) -> bool:
        """Say whether an announcement goes with who has won the tricks."""
        return all(trick.laid[order.winner(cards_of(trick))].seat == trick.winner for trick in self.view.tricks)

    def reading(self, strike: str | None, trump: str | None) -> Reading:
        """Give what is known under an announcement."""
        order = order_of(self.rules, self.pack, strike, trump) if strike and trump else None
        seats = range(len(self.view.counts))
        known = [mask(self.past.shown[seat] - set(self.past.played[seat])) for seat in seats]
        known[self.seat] = mask(GERMAN_33.parse(card.card) for card in self.view.hand)
        never = [0 for _ in seats]
        clues = list[Clue]()
        possible = True
        if order is not None:
            possible = self._duties(order, never)
            self._matches(order, never)
        self._signals(order, known, never, clues)
        gone = mask(card for cards in self.past.played for card in cards) | mask(self.past.aside)
        if self.past.left is not None and self._dealt() < len(self.pack.cards):
            gone |= mask((self.past.left,))
        pool = mask(self.pack.cards) & ~gone
        for cards in known:
            pool &= ~cards
        final = self.ahead and self.view.phase in ANNOUNCING
        counts = (int(self.rules.hand_size),) * len(seats) if final else self.view.counts
        needs = [count - cards.bit_count() for count, cards in zip(counts, known, strict=True)]
        clues += self._announced(strike, trump, known, pool)
        for place, number, clue in self._aside(len(needs)):
            known.append(0)
            needs.append(number)
            never.append(0)
            clues.append(Clue(place, *clue))
        if not possible or any(cards & known[place] for place, cards in enumerate(never)) or _overlap([gone, *known]):
            clues = [Clue(0, (), lambda _: 0.0)]
        return Reading(strike, trump, Unseen(pool, tuple(known), tuple(needs), tuple(never), tuple(clues)))

    def _dealt(self) -> int:
        """Give how many cards leave the stock in this round."""
        return len(self.view.counts) * int(self.rules.hand_size) + 2 * sum(self.past.exchanged)

    # Duties

    def _duties(self, order: Order, never: list[int]) -> bool:
        """Note what seats cannot hold: they did not play what a duty asks for; say whether what they did can be."""
        if self.rules.illegal_card != "prevented":
            return True
        for one in layings(self.view):
            if never[one.seat] >> PLACE[one.card] & 1:
                return False
            if not one.before:
                continue
            partner = any(one.leader in side and one.seat in side for side in self.view.sides)
            announcer = one.seat in self.view.announcers
            bound = duty(self.rules, order, one.before, called=one.called, partner=partner, announcer=announcer)
            if bound is not None and one.card not in bound.allow:
                never[one.seat] |= mask(bound.compel)
        return True

    def _matches(self, order: Order, never: list[int]) -> None:
        """Note what a last card cannot be with which its holder has raised in the deciding trick (W-58)."""
        if self.rules.last_card_rule != "must_match" or not self.view.trick.laid:
            return
        seats, size = len(self.view.counts), int(self.rules.hand_size)
        led = cards_of(self.view.trick)[0]
        plain = [card for card in self.pack.cards if card.suit != led.suit and order.role(card) is None]
        short = int(self.rules.tricks_to_win) - 1
        if len(self.view.tricks) != size - 1 or self.view.won_tricks != (short, short) or not self.past.raised:
            return
        when, seat = self.past.raised[0]
        if when > seats * (size - 1) and self.view.counts[seat]:
            never[seat] |= mask(plain)

    # Signals

    def _signals(self, order: Order | None, known: list[int], never: list[int], clues: list[Clue]) -> None:
        code = {sign.gesture: sign.meaning for sign in self.view.code}
        honest = self.rules.false_signals == "forbidden"
        criticals = critical_cards(self.rules, self.pack)
        for seat, gesture in self.past.gestures:
            meaning = code.get(gesture, "")
            knows = self.rules.announcement == "open" or seat in self.view.announcers
            chief = order.chief if order is not None and knows else None
            claimed = [card for card in criticals if HOLDINGS.get(meaning) == str(card)]
            claimed += [chief] if meaning == "chief" and chief else []
            denied = [*criticals, *([chief] if chief else [])] if meaning == "nothing" else []
            held = mask(claimed) & ~mask(self.past.played[seat]) & ~known[seat]
            if honest:
                known[seat] |= held
                never[seat] |= mask(denied)
            elif held:
                clues.append(Clue(seat, (held,), _at_least_one(self.doubts.false_signal)))
            elif denied:
                clues.append(Clue(seat, (mask(denied),), _none(self.doubts.false_signal)))

    # Announcements, a card kept at the cut

    def _announced(self, strike: str | None, trump: str | None, known: Sequence[int], pool: int) -> list[Clue]:
        """Give what follows from what seats have named, shown or kept."""
        namings = list(self.past.namings)
        if not namings and strike and trump:  # hidden from this seat: as it would be
            forehand, dealer = self.view.announcers
            swapped = any(event.code == "swap_granted" for event in self.view.events)
            first, second = (dealer, forehand) if swapped else (forehand, dealer)
            namings = [Naming(first, of_rank=True, named=strike), Naming(second, of_rank=False, named=trump)]
        clues = list[Clue]()
        for seat in range(len(self.view.counts)):
            if seat == self.seat:
                continue
            mine = [naming for naming in namings if naming.seat == seat]
            tests = [test for naming in mine for test in self._tests(naming)]
            given = [*self.past.played[seat], *(card for card in self.pack.cards if known[seat] >> PLACE[card] & 1)]
            if tests or seat in self.past.kept:
                clues.append(self._dealt_so(seat, given, tests, pool))
            elif self.rules.announce_source == "chosen" and self.doubts.names_unheld < 1:
                for naming in mine:
                    cards = [card for card in self.pack.cards if _fits(card, naming)]
                    if not set(cards) & set(given):
                        clues.append(Clue(seat, (mask(cards),), _at_least_one(self.doubts.names_unheld)))
        return clues

    def _tests(self, naming: Naming) -> list[announced.Test]:
        """Give how the hand of an announcer must have been dealt."""
        rules, seat = self.rules, naming.seat
        first = FIRST_PACKET if rules.announce_on == "3" and rules.names_freely else int(rules.hand_size)
        shown = self.past.announced.get(seat, ())
        match rules.announce_source:
            case "chosen" if rules.must_hold == "yes":
                return [announced.named(naming.named, of_rank=naming.of_rank, first=first)]
            case "shown_card":
                if not shown:
                    return [announced.named(naming.named, of_rank=naming.of_rank, first=first)]
                return [announced.showed(shown[0], first)] if seat in self.past.kept else []
            case "bottom_card" if shown:
                return [announced.dealt_first(shown)] if seat in self.past.kept else []
            case "bottom_card":
                passes = rules.strike_six == "off"
                return [announced.bottom(naming.named, of_rank=naming.of_rank, weli_passes=passes)]
            case "lowest_rank" if shown:
                return [announced.lowest(shown)]
        return []

    def _dealt_so(self, seat: int, given: list[Card], tests: list[announced.Test], pool: int) -> Clue:
        """Give a clue that counts the orders of the deal that go with all tests, and with a card kept."""
        keepable = frozenset(critical_cards(self.rules, self.pack)) if seat in self.past.kept else None
        atoms: dict[object, list[Card]] = {}
        for card in self.pack.cards:
            if pool >> PLACE[card] & 1:
                feature = (*(test.feature(card) for test in tests), keepable is not None and card in keepable)
                atoms.setdefault(feature, []).append(card)
        groups = list(atoms.values())

        def weight(counts: tuple[int, ...]) -> float:
            cards = [card for group, count in zip(groups, counts, strict=True) for card in group[:count]]
            return announced.share([*given, *cards], tests, keepable)

        return Clue(seat, tuple(map(mask, groups)), weight)

    def _aside(
        self, place: int
    ) -> Iterable[tuple[int, int, tuple[tuple[int, ...], Callable[[tuple[int, ...]], float]]]]:
        """Give hands laid aside on which something was named that had to be held."""
        if self.rules.must_hold != "yes" or self.rules.announce_source != "chosen":
            return
        for naming in self.past.named_before:
            if naming.seat != self.seat and naming.seat not in self.past.kept:
                cards = mask(card for card in self.pack.cards if _fits(card, naming))
                yield place, self.past.exchanged[-1], ((cards,), _at_least_one(0.0))
                place += 1


def _fits(card: Card, naming: Naming) -> bool:
    return naming.named == (card.rank if naming.of_rank else card.suit)


def _overlap(sets: Sequence[int]) -> bool:
    """Say whether a card is in two of the sets."""
    return sum(cards.bit_count() for cards in sets) != reduce(or_, sets).bit_count()


def _at_least_one(otherwise: float) -> Callable[[tuple[int, ...]], float]:
    return lambda counts: 1.0 if counts[0] else otherwise


def _none(otherwise: float) -> Callable[[tuple[int, ...]], float]:
    return lambda counts: otherwise if counts[0] else 1.0
