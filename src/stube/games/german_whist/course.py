"""How a round runs: the deal, the tricks, the draws between them."""

from dataclasses import replace

from stube.cards import Card
from stube.core import EVERYBODY, Event
from stube.games.german_whist.draw import begin_draw, draw_on, take, turn_up
from stube.games.german_whist.layout import Layout
from stube.games.german_whist.order import following, goal_of, lowest, sort_hand, top
from stube.games.german_whist.rounds import NO_TRICK, Round, face_up
from stube.games.german_whist.rules import GermanWhistRules
from stube.games.german_whist.scoring import race_reached


def begin(rules: GermanWhistRules, layout: Layout, deck: tuple[Card, ...], dealer: int, events: list[Event]) -> Round:
    """Deal a deck and turn up the first cards of the stock (G-04, G-06, G-07).

    Args:
        rules: the rule set.
        layout: the numbers of the round.
        deck: the whole pack in dealing order.
        dealer: the seat that deals; the next one is dealt the first card and leads.
        events: what happens is added here.
    """
    players, dealt_hands = layout.players, layout.hands + layout.aside
    dealt, stock = deck[: dealt_hands * layout.hand], deck[dealt_hands * layout.hand :]
    seats = [(dealer + 1 + place) % players for place in range(players)] + list(range(players, dealt_hands))
    packets = {seat: dealt[place::dealt_hands] for place, seat in enumerate(seats)}
    turned = stock[0] if face_up(rules) or rules.trump == "first_upcard" else None
    trump = turned.suit if turned and rules.trump == "first_upcard" else None
    goal = rules.goal if rules.goal != "by_upcard" else goal_of(stock[0])
    table = Round(
        rules=rules,
        layout=layout,
        trump=trump,
        goal=goal,
        first=turned,
        hands=tuple(sort_hand(packets[hand], trump) for hand in range(layout.hands)),
        aside=packets[players] if layout.aside else (),
        row=(),
        stock=stock,
        leader=seats[0],
        foregame=(0,) * layout.hands,
        endgame=(0,) * layout.hands,
        known=((),) * layout.hands,
    )
    events.append(Event("dealt", {"count": layout.hand}, EVERYBODY))
    for seat in seats[:players]:
        cards = tuple(map(str, table.hands[seat]))
        events.append(Event("picked_up", {"cards": cards}, frozenset({seat}), placed=cards))
    # Without an open stock the first card is turned even if no other will be, when it fixes trumps (G-35).
    return turn_up(table, events, max(face_up(rules), int(turned is not None)))


def lay(table: Round, card: Card, events: list[Event]) -> Round:
    """Let the hand whose turn it is play a card, and go on to where the next player has to decide."""
    seat = table.next_hand
    events.append(Event("played", {"seat": seat, "card": str(card), "called": False}, EVERYBODY))
    return _go_on(_laid(table, seat, card), events)


def choose(table: Round, card: Card, events: list[Event]) -> Round:
    """Let the hand that draws take a card of the row, and go on to where the next player has to decide."""
    return _go_on(take(table, card, events), events)


def _laid(table: Round, seat: int, card: Card) -> Round:
    hand = tuple([other for other in table.hands[seat] if other != card])
    hands = (*table.hands[:seat], hand, *table.hands[seat + 1 :])
    return replace(table, hands=hands, trick=table.trick.lay(seat, card))


def _go_on(table: Round, events: list[Event]) -> Round:
    """Finish tricks, draw what needs no choice and play for the ghost, until a player decides or the round is over."""
    while True:
        if len(table.trick.laid) == table.layout.hands:
            table = _finished(table, events)
        if table.drawing:
            table = draw_on(table, events)
        seat = table.next_hand
        if table.over or table.drawing or seat != table.layout.ghost:
            return table
        card = lowest(following(table.hands[seat], table.led).cards)  # G-43
        events.append(Event("ghost_played", {"card": str(card)}, EVERYBODY))
        table = _laid(table, seat, card)


def _finished(table: Round, events: list[Event]) -> Round:
    """Give the trick to its winner, who leads next and draws first (G-12, G-14, G-18)."""
    won = top(table.trick.cards, table.trump)
    laid = table.trick.laid[won.place]
    card = str(laid.card)
    events.append(Event("trick_won", {"seat": laid.seat, "card": card, "reason": won.reason}, EVERYBODY))
    foregame, endgame = table.foregame, table.endgame
    drawn_after = table.in_foregame
    if drawn_after:
        foregame = (*foregame[: laid.seat], foregame[laid.seat] + 1, *foregame[laid.seat + 1 :])
    else:
        endgame = (*endgame[: laid.seat], endgame[laid.seat] + 1, *endgame[laid.seat + 1 :])
    tricks = (*table.tricks, replace(table.trick, winner=laid.seat))
    table = replace(table, foregame=foregame, endgame=endgame, tricks=tricks, trick=NO_TRICK, leader=laid.seat)
    if len(tricks) == table.layout.tricks or race_reached(table.rules, table.layout, table.tally) is not None:
        return replace(table, over=True)
    return begin_draw(table, laid.seat) if drawn_after else table
