"""How cards come from the stock after a trick of the foregame."""

from dataclasses import replace

from stube.cards import Card
from stube.core import EVERYBODY, Event
from stube.games.german_whist.order import lowest, sort_hand
from stube.games.german_whist.rounds import Round, face_up


def begin_draw(table: Round, winner: int) -> Round:
    """Line up the hands that draw, the winner of the trick first (G-14)."""
    hands = table.layout.hands
    return replace(table, drawing=tuple((winner + place) % hands for place in range(hands)))


def draw_on(table: Round, events: list[Event]) -> Round:
    """Draw for one hand after the other until one has to choose, or all have drawn (G-14, G-33, G-34)."""
    winner = table.drawing[0] if len(table.drawing) == table.layout.hands else None
    while table.drawing:
        seat = table.drawing[0]
        if seat != winner and table.stock:
            table = _draw_hidden(table, seat, events)
        elif len(table.row) == 1:
            table = take(table, table.row[0], events)
        elif not table.row:
            table = _draw_hidden(table, seat, events)
        elif seat == table.layout.ghost:
            table = take(table, lowest(table.row), events)  # G-44
        else:
            return table
    return turn_up(table, events, face_up(table.rules))


def take(table: Round, card: Card, events: list[Event]) -> Round:
    """Let the hand that draws next have a face-up card: everybody knows that it holds it (G-17, G-44)."""
    seat = table.drawing[0]
    events.append(Event("drew", {"seat": seat, "card": str(card)}, EVERYBODY))
    known = tuple((*cards, card) if holder == seat else cards for holder, cards in enumerate(table.known))
    row = tuple(other for other in table.row if other != card)
    return _received(replace(table, row=row, known=known), seat, card)


def _draw_hidden(table: Round, seat: int, events: list[Event]) -> Round:
    """Let a hand have the top hidden card: it alone sees it (G-17)."""
    card, everybody = table.stock[0], frozenset(range(table.layout.players))
    if seat == table.layout.ghost:
        events.append(Event("drew_hidden", {"seat": seat}, EVERYBODY))
    else:
        own = frozenset({seat})
        events.append(Event("drew", {"seat": seat, "card": str(card)}, own, placed=(str(card),)))
        events.append(Event("drew_hidden", {"seat": seat}, everybody - {seat}))
    return _received(replace(table, stock=table.stock[1:]), seat, card)


def _received(table: Round, seat: int, card: Card) -> Round:
    hands = tuple(
        sort_hand((*hand, card), table.trump) if holder == seat else hand for holder, hand in enumerate(table.hands)
    )
    return replace(table, hands=hands, drawing=table.drawing[1:])


def turn_up(table: Round, events: list[Event], count: int) -> Round:
    """Turn hidden cards up until so many lie open, while there are any (G-15, G-33)."""
    wanted = count - len(table.row)
    if wanted <= 0 or not table.stock:
        return table
    row, stock = table.row + table.stock[:wanted], table.stock[wanted:]
    if table.rules.stock_view == "open_n":
        cards = tuple(map(str, row))
        events.append(Event("row", {"cards": cards}, EVERYBODY, placed=cards))
    else:
        card = str(row[0])
        events.append(Event("upcard", {"card": card}, EVERYBODY, placed=(card,)))
    return replace(table, row=row, stock=stock)
