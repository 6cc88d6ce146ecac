"""What a seat knows, read from its view and from nothing else."""

from dataclasses import dataclass
from functools import cache

from stube.bots.sensible.watten.ranking import NUMBER, Ranking, ranking_of
from stube.cards import GERMAN_33, Pack, small
from stube.core import TrickView
from stube.games.watten import WattenRules, WattenView

IN_PLAY = ("choose", "play", "answer")
"""The phases in which cards are played, or stakes settled before the first."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A round as one seat knows it; cards are numbers, see `ranking`.

    Attributes:
        rules: the rule set.
        pack: the pack played with.
        me: the seat.
        sides: by seat, its side in this round.
        step: 1 when play runs clockwise, else −1.
        hand: own cards.
        playable: own cards that may be played now; all of them when it is not the seat's turn to play.
        laid: the trick on the table: pairs of seat and card.
        called: whether its lead carried a call.
        top_seat: the seat on top of it.
        to_play: the seat that plays next; None before play.
        tricks_done: number of finished tricks.
        won: tricks of both sides.
        needed: tricks that win the round.
        counts: cards that each seat holds when all packets are dealt and nothing more is played.
        out: cards that nobody else can hold: the own ones, those played or laid aside.
        unseen: all other cards of the pack; many of them are never dealt.
        held: by seat, cards that it is known to hold.
        void: by seat, cards that it cannot hold, because a duty would have bound it.
        laid_by: by seat, cards that it has played.
        announcers: forehand and dealer.
        rankings: the order of the round; several where strike and trump are hidden from this seat, one
            for each announcement that fits the tricks seen; none while it is still being made.
    """

    rules: WattenRules
    pack: Pack
    me: int
    sides: tuple[int, ...]
    step: int
    hand: tuple[int, ...]
    playable: tuple[int, ...]
    laid: tuple[tuple[int, int], ...]
    called: bool
    top_seat: int | None
    to_play: int | None
    tricks_done: int
    won: tuple[int, int]
    needed: int
    counts: tuple[int, ...]
    out: frozenset[int]
    unseen: tuple[int, ...]
    held: tuple[frozenset[int], ...]
    void: tuple[frozenset[int], ...]
    laid_by: tuple[frozenset[int], ...]
    announcers: tuple[int, ...]
    rankings: tuple[Ranking, ...]

    @property
    def side(self) -> int:
        """The own side."""
        return self.sides[self.me]

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.sides)

    def is_ours(self, seat: int) -> bool:
        """Say whether a seat is on the own side."""
        return self.sides[seat] == self.side

    @property
    def missing(self) -> int:
        """Tricks that the own side still needs."""
        return self.needed - self.won[self.side]

    @property
    def they_miss(self) -> int:
        """Tricks that the other side still needs."""
        return self.needed - self.won[1 - self.side]

    @property
    def has_played(self) -> bool:
        """Whether the seat has a card in the trick on the table."""
        return any(seat == self.me for seat, _ in self.laid)

    @property
    def to_come(self) -> tuple[int, ...]:
        """Seats that have yet to play to the trick on the table, in order."""
        if self.to_play is None:
            return ()
        return tuple((self.to_play + self.step * place) % self.seats for place in range(self.seats - len(self.laid)))

    def may_hold(self, seat: int) -> tuple[int, ...]:
        """Give the cards that another seat may hold, as far as this seat knows."""
        if not self.counts[seat]:
            return ()
        if len(self.held[seat]) >= self.counts[seat]:
            return tuple(sorted(self.held[seat]))
        elsewhere = frozenset().union(*(cards for other, cards in enumerate(self.held) if other != seat))
        barred = self.void[seat] | elsewhere
        return tuple(card for card in self.unseen if card not in barred)


@cache
def _rules(values: tuple[tuple[str, str], ...]) -> WattenRules:
    return WattenRules.read(dict(values))


def read(view: WattenView) -> Situation:
    """Read a seat's view.

    Args:
        view: the view of a seat (not a watcher) during a round.
    """
    assert view.seat is not None
    rules = _rules(tuple(view.rules.items()))
    pack = _pack(view, rules)
    hand = tuple(NUMBER[card.card] for card in view.hand)
    may = tuple(NUMBER[card.card] for card in view.hand if card.playable and card.refusal is None)
    laid = tuple((card.seat, NUMBER[card.card]) for card in view.trick.laid)
    laid_by = _laid_by(view)
    aside, shown = _aside_and_shown(view)
    out = frozenset(hand).union(aside, *laid_by)
    rankings = _rankings(view, rules, pack)
    step = 1 if rules.direction == "clockwise" else -1
    seats = range(len(view.counts))
    return Situation(
        rules=rules,
        pack=pack,
        me=view.seat,
        sides=tuple(next(side for side, members in enumerate(view.sides) if seat in members) for seat in seats),
        step=step,
        hand=hand,
        playable=may or hand,
        laid=laid,
        called=view.trick.called,
        top_seat=view.trick.winner,
        to_play=_to_play(view, step),
        tricks_done=len(view.tricks),
        won=(view.won_tricks[0], view.won_tricks[1]),
        needed=int(rules.tricks_to_win),
        counts=_counts(view, rules),
        out=out,
        unseen=tuple(card for card in map(NUMBER.__getitem__, map(str, pack.cards)) if card not in out),
        held=tuple(frozenset(cards - out) for cards in shown),
        void=_voids(view, rankings),
        laid_by=laid_by,
        announcers=view.announcers,
        rankings=rankings,
    )


def _pack(view: WattenView, rules: WattenRules) -> Pack:
    """Give the pack played with: the ladder, where there is one, lists all its cards."""
    ranks = {code[1] for rung in view.ladder for code in rung.cards}
    if not ranks or ranks >= set(GERMAN_33.ranks):
        return rules.pack
    return small(rules.pack, "".join(ranks))


def _laid_by(view: WattenView) -> tuple[frozenset[int], ...]:
    found: list[set[int]] = [set() for _ in view.counts]
    for trick in (*view.tricks, view.trick):
        for card in trick.laid:
            found[card.seat].add(NUMBER[card.card])
    return tuple(map(frozenset, found))


def _aside_and_shown(view: WattenView) -> tuple[set[int], list[set[int]]]:
    """Give the own cards laid aside for better ones, and by seat the cards shown to this seat."""
    aside: set[int] = set()
    own: set[int] = set()
    shown: list[set[int]] = [set() for _ in view.counts]
    for event in view.events:
        cards = event.args.get("cards")
        codes = [code for code in cards if isinstance(code, str)] if isinstance(cards, tuple) else []
        if event.code == "picked_up":
            own = {NUMBER[code] for code in codes}
        elif event.code == "exchanged" and view.seat in view.announcers:
            aside |= own
        elif event.code == "shown" and isinstance(event.args["seat"], int):
            shown[event.args["seat"]] |= {NUMBER[code] for code in codes}
    thrown_in = view.rules["better_redeal"] == "whole_deal"
    return set() if thrown_in else aside, shown


def _counts(view: WattenView, rules: WattenRules) -> tuple[int, ...]:
    """Give what each seat holds; while it is announced, what it will hold."""
    announcing = view.phase in {"strike", "trump", "better", "swap"}
    return (int(rules.hand_size),) * len(view.counts) if announcing else view.counts


def _to_play(view: WattenView, step: int) -> int | None:
    if view.phase not in IN_PLAY:
        return None
    if view.trick.laid:
        return (view.trick.laid[-1].seat + step) % len(view.counts)
    return view.tricks[-1].winner if view.tricks else view.forehand


# Strike and trump


def _rankings(view: WattenView, rules: WattenRules, pack: Pack) -> tuple[Ranking, ...]:
    """Give the order of the round, or those that fit what a seat sees to which it is hidden."""
    if view.strike is not None and view.trump is not None:
        return (ranking_of(rules, pack, view.strike, view.trump),)
    if view.phase not in IN_PLAY or view.knows_announcement:
        return ()
    ranks = pack.ranks + ("6" if rules.strike_six == "on" and pack.extra else "")
    possible = tuple(ranking_of(rules, pack, strike, trump) for strike in ranks for trump in pack.suits)
    return tuple(ranking for ranking in possible if all(_explains(ranking, trick) for trick in view.tricks)) or possible


def _explains(ranking: Ranking, trick: TrickView) -> bool:
    row = ranking.rows[NUMBER[trick.laid[0].card]]
    top = max(trick.laid, key=lambda card: row[NUMBER[card.card]])  # of equal ones the first
    return top.seat == trick.winner


def _voids(view: WattenView, rankings: tuple[Ranking, ...]) -> tuple[frozenset[int], ...]:
    """Give by seat what it cannot hold: it did not do what a duty would have asked of it.

    Where breaches are claimed and not prevented nothing is certain.
    """
    voids: list[set[int]] = [set() for _ in view.counts]
    if len(rankings) != 1 or not rankings[0].binds or view.rules["illegal_card"] != "prevented":
        return tuple(map(frozenset, voids))
    ranking = rankings[0]
    for trick in (*view.tricks, view.trick):
        if not trick.laid:
            continue
        leader, led = trick.laid[0].seat, NUMBER[trick.laid[0].card]
        row = ranking.rows[led]
        for place, card in enumerate(trick.laid[1:], 1):
            beaten = any(row[NUMBER[other.card]] > row[led] for other in trick.laid[:place])
            if trick.called and ranking.lapses and beaten:
                break
            partner = any(leader in members and card.seat in members for members in view.sides)
            key = (led, trick.called, partner, card.seat in view.announcers)
            bound = ranking.duties.get(key)
            if bound is not None and NUMBER[card.card] not in bound[1]:
                voids[card.seat] |= bound[0]
    return tuple(map(frozenset, voids))
