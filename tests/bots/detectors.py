"""Detectors of what no sensible player does at a Watten table; each looks at a view and the action chosen.

What a seat can know here: its own cards, the cards played by whom, own cards laid aside for better ones,
cards that were shown to it, and that a seat which did not do what a duty asks holds nothing that the duty
compels (unless breaches are possible and only claimed). Where strike and trump are hidden from it: every
announcement that explains the winners of the tricks seen. A card "may be held" by a seat unless this
excludes it. Nothing is inferred from announcing, raising or style.

The faults:

- `beats_partner`: the partner's card is on top, no opponent still to play may hold a card that beats it, the
  card played beats it (under every announcement that fits), and another playable card would not (under any).
- `max_wasted`: the partner's card is on top for good in the same sense, and the Max is laid on it although
  another card could be played.
- `folds_match`: a fold, a concession or a gift of two with which the other side (or one of it) reaches the
  target, though it was free to hold or to play on.
- `no_way_left`: holding or raising where a fold is possible, or playing or raising where a concession is
  possible, when the round is lost in every deal that fits, however all four play on, and giving up pays the
  other side less than losing by the cards and does not lose the match. Lost in every deal: the tricks left,
  this one counted, less those that the other side cannot but take, are fewer than the own side needs. They
  cannot but take the trick on the table if no card that anybody of the own side may still lay to it wins it,
  and one trick with a card that an opponent is known to hold and that nothing left in play equals.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import product

from bots.rounds import decisions

from stube.bots import Bot
from stube.cards import GERMAN_33, Card
from stube.core import Game, RuleSet, TrickView
from stube.games.watten import WattenRules, WattenView
from stube.games.watten.order import Order, duty, order_of

FAULTS = ("beats_partner", "max_wasted", "folds_match", "no_way_left")


def faults(view: WattenView, action: str) -> set[str]:
    """Name the faults of an action chosen from this view; most have none."""
    found = set()
    if action.startswith("play") and view.trick.laid:
        found |= _trick_faults(Knowledge(view), action.split()[1])
    if _folds_match(view, action):
        found.add("folds_match")
    if _goes_on(view, action) and Knowledge(view).is_lost():
        found.add("no_way_left")
    return found


class Knowledge:
    """What the seat of a view can know, as the module says."""

    def __init__(self, view: WattenView) -> None:
        """Read the view."""
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.rules = WattenRules.read(view.rules)
        self.hand = [_card(card.card) for card in view.hand]
        self.playable = [_card(card.card) for card in view.hand if card.playable and card.refusal is None]
        self.laid = [(card.seat, _card(card.card)) for card in view.trick.laid]
        self.played = {_card(card.card) for trick in (*view.tricks, view.trick) for card in trick.laid}
        self.orders = self._orders()
        gone = self.played | set(self.hand) | self._laid_aside()
        self.unseen = [card for card in self.rules.pack.cards if card not in gone]
        self.seats = range(len(view.counts))
        self.known = [self._shown(seat) - gone for seat in self.seats]

    def _orders(self) -> list[Order]:
        view, rules = self.view, self.rules
        if view.strike is not None and view.trump is not None:
            return [order_of(rules, rules.pack, view.strike, view.trump)]
        ranks = rules.pack.ranks + ("6" if rules.strike_six == "on" and rules.pack.extra else "")
        orders = [order_of(rules, rules.pack, rank, suit) for rank in ranks for suit in rules.pack.suits]
        tricks = [trick for trick in (*view.tricks, view.trick) if trick.winner is not None]
        return [order for order in orders if all(_explains(order, trick) for trick in tricks)]

    def _laid_aside(self) -> set[Card]:
        aside: set[Card] = set()
        own: set[Card] = set()
        for event in self.view.events:
            if event.code == "picked_up":
                own = _cards(event.args["cards"])
            if event.code == "exchanged" and self.me in self.view.announcers:
                aside |= own
        return aside

    def _shown(self, seat: int) -> set[Card]:
        shown = [event.args for event in self.view.events if event.code == "shown"]
        return {card for args in shown if args["seat"] == seat for card in _cards(args["cards"])}

    def may_hold(self, seat: int) -> list[Card]:
        """Cards that another seat may hold now."""
        if len(self.known[seat]) == self.view.counts[seat]:
            return sorted(self.known[seat])
        elsewhere = set().union(*(self.known[other] for other in self.seats if other != seat))
        return [card for card in self.unseen if card not in elsewhere and card not in self._barred(seat)]

    def _barred(self, seat: int) -> frozenset[Card]:
        """Cards that a seat would have had to play, by its duty, and did not."""
        barred: frozenset[Card] = frozenset()
        if len(self.orders) != 1 or self.rules.illegal_card != "prevented":
            return barred
        for trick in (*self.view.tricks, self.view.trick):
            cards = tuple(_card(card.card) for card in trick.laid)
            for place, laid in enumerate(trick.laid[1:], 1):
                partner = _together(self.view, laid.seat, trick.laid[0].seat)
                announcer = laid.seat in self.view.announcers
                bound = duty(
                    self.rules, self.orders[0], cards[:place], called=trick.called, partner=partner, announcer=announcer
                )
                if laid.seat == seat and bound and cards[place] not in bound.allow:
                    barred |= bound.compel
        return barred

    def is_ours(self, seat: int) -> bool:
        """Whether a seat is on the own side in this round."""
        return _together(self.view, seat, self.me)

    def to_come(self) -> list[int]:
        """Seats still to play to the trick on the table, in order."""
        if not self.laid:
            return []
        step = 1 if self.rules.direction == "clockwise" else -1
        count = len(self.seats)
        return [(self.laid[-1][0] + step * place) % count for place in range(1, count + 1 - len(self.laid))]

    def beats(self, order: Order, card: Card) -> bool:
        """Whether a card would be on top of the trick on the table."""
        cards = (*(card for _, card in self.laid), card)
        return order.winner(cards) == len(cards) - 1

    def partner_is_safe(self) -> bool:
        """Whether the partner's card is on top and no opponent still to play may hold one that beats it."""
        top = self.view.trick.winner
        if top is None or top == self.me or not self.is_ours(top):
            return False
        opponents = [seat for seat in self.to_come() if not self.is_ours(seat)]
        return not any(
            self.beats(order, card) for seat in opponents for card in self.may_hold(seat) for order in self.orders
        )

    def trick_is_lost(self) -> bool:
        """Whether the trick goes to an opponent whatever those still to play lay to it."""
        if not self.laid:
            return False
        to_come = self.to_come()
        own = self.playable or self.hand
        may = [own if seat == self.me else self.may_hold(seat) for seat in to_come]
        return all(self._stays_lost(order, to_come, may) for order in self.orders)

    def _stays_lost(self, order: Order, to_come: Sequence[int], may: Sequence[Sequence[Card]]) -> bool:
        """Whether an opponent is on top in the end, whatever cards are laid: all of them are tried."""
        seats = [*(seat for seat, _ in self.laid), *to_come]
        for cards in product(*may):
            winner = seats[order.winner((*(card for _, card in self.laid), *cards))]
            if len(set(cards)) == len(cards) and self.is_ours(winner):
                return False
        return True

    def is_lost(self) -> bool:
        """Whether the round is lost in every deal that fits, however all play on."""
        has_played = any(seat == self.me for seat, _ in self.laid)
        lost_now = self.trick_is_lost()
        waiting = self.to_come() if lost_now else []
        certain = any(
            self._is_top(card)
            for seat in self.seats
            if not self.is_ours(seat) and seat not in waiting
            for card in self.known[seat]
        )
        own = self.view.won_tricks[_side(self.view)]
        return len(self.hand) + has_played - lost_now - certain < int(self.rules.tricks_to_win) - own

    def _is_top(self, card: Card) -> bool:
        """Whether nothing that can still be played equals a card, whatever is led."""
        others = [other for other in (*self.unseen, *self.hand) if other != card]
        return all(
            order.role(card) and all(order.height(other, other) < order.height(card, other) for other in others)
            for order in self.orders
        )


def _trick_faults(known: Knowledge, code: str) -> set[str]:
    if not known.partner_is_safe() or len(known.playable) < 2:
        return set()
    card, found = _card(code), set()
    if all(known.beats(order, card) for order in known.orders) and any(
        not any(known.beats(order, other) for order in known.orders) for other in known.playable
    ):
        found.add("beats_partner")
    if code == "HK" and known.rules.criticals != "none":
        found.add("max_wasted")
    return found


def _folds_match(view: WattenView, action: str) -> bool:
    if action not in {"fold", "concede", "give"} or all(choice.action == action for choice in view.choices):
        return False
    return _reaches_target(view, _price(view, action))


def _goes_on(view: WattenView, action: str) -> bool:
    """Whether an action goes on where giving up is possible, cheaper than losing, and does not lose the match."""
    if action.partition(" ")[0] not in {"hold", "raise", "play"}:
        return False
    offered = {choice.kind for choice in view.choices} & {"fold", "concede"}
    stake = view.pending.to if view.pending else view.stake
    prices = [_price(view, kind) for kind in offered]
    return any(_counted(view, price) < _costs(view, stake) and not _reaches_target(view, price) for price in prices)


def _price(view: WattenView, kind: str) -> int:
    pays = next(choice.args["pays"] for choice in (*view.choices, *view.free) if choice.kind == kind)
    assert isinstance(pays, int)
    return pays


def _costs(view: WattenView, stake: int) -> int:
    """What losing by the cards gives the other side."""
    by_loss = view.rules["gespannt_loss"] == "base" and view.rules["gespannt_mode"] == "no_raise"
    own = view.sides[_side(view)]
    tense = any(view.tense[unit] for unit, seats in enumerate(view.units) if set(seats) <= set(own))
    return _counted(view, 2 if by_loss and tense else stake)


def _counted(view: WattenView, points: int) -> int:
    """Points as they count in all for the other side's units."""
    target, capped = int(view.rules["target"]), view.rules["overshoot"] == "capped"
    return sum(min(points, target - view.score[unit]) if capped else points for unit in _others(view))


def _reaches_target(view: WattenView, points: int) -> bool:
    """Whether these points win the match for the other side, or one of it."""
    return max(view.score[unit] + points for unit in _others(view)) >= int(view.rules["target"])


def _side(view: WattenView) -> int:
    return next(side for side, members in enumerate(view.sides) if view.seat in members)


def _together(view: WattenView, one: int, other: int) -> bool:
    return any(one in members and other in members for members in view.sides)


def _others(view: WattenView) -> list[int]:
    """Scoring units of the other side in this round."""
    others = view.sides[1 - _side(view)]
    return [unit for unit, seats in enumerate(view.units) if set(seats) <= set(others)]


def _card(code: str) -> Card:
    return GERMAN_33.parse(code)


def _cards(codes: object) -> set[Card]:
    assert isinstance(codes, tuple)
    return {_card(str(code)) for code in codes}


def _explains(order: Order, trick: TrickView) -> bool:
    cards = tuple(_card(card.card) for card in trick.laid)
    return trick.laid[order.winner(cards)].seat == trick.winner


def watched(
    game: Game, rules: RuleSet, players: Sequence[Bot], rounds: int, seed: str, judged: Collection[int] = range(4)
) -> Counter[str]:
    """Let four bots play so many rounds of Watten and count the faults of the judged seats.

    `decisions` counts what the judged seats chose.
    """
    found: Counter[str] = Counter()
    for view, action, _ in decisions(game, rules, players, rounds, seed):
        assert isinstance(view, WattenView)
        if view.seat in judged:
            found["decisions"] += 1
            found.update(faults(view, action))
    return found
