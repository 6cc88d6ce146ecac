"""Who wins a round of open hands, by trying everything with the rules' own words for cards and duties."""

from dataclasses import dataclass, replace

from stube.cards import Card, Pack
from stube.games.watten import WattenRules
from stube.games.watten.order import Order, carries_call, duty, order_of, playable


@dataclass(frozen=True)
class Table:
    """A round as people see it: hands of cards, what lies, who has won how many tricks."""

    rules: WattenRules
    order: Order
    hands: tuple[frozenset[Card], ...]
    sides: tuple[int, ...]
    announcers: tuple[int, ...]
    step: int
    turn: int
    laid: tuple[tuple[int, Card], ...] = ()
    called: bool = False
    won: tuple[int, int] = (0, 0)
    done: int = 0

    def moves(self) -> list[tuple[Card, bool]]:
        """What the seat on turn may play, and whether with a call."""
        hand = sorted(self.hands[self.turn], key=str)
        if not self.laid:
            found = []
            for card in hand:
                may = carries_call(self.rules, self.order, card, self.done)
                if not may or self.rules.call == "optional":
                    found.append((card, False))
                if may:
                    found.append((card, True))
            return found
        bound = duty(
            self.rules,
            self.order,
            tuple(card for _, card in self.laid),
            called=self.called,
            partner=self.sides[self.laid[0][0]] == self.sides[self.turn],
            announcer=self.turn in self.announcers,
        )
        return [(card, self.called) for card in playable(hand, bound)]

    def play(self, card: Card, *, called: bool) -> "Table":
        """The table after a card."""
        hands = tuple(hand - {card} if seat == self.turn else hand for seat, hand in enumerate(self.hands))
        laid = (*self.laid, (self.turn, card))
        if len(laid) < len(hands):
            turn = (self.turn + self.step) % len(hands)
            return replace(self, hands=hands, laid=laid, called=called, turn=turn)
        winner = laid[self.order.winner(tuple(card for _, card in laid))][0]
        side = self.sides[winner]
        won = (self.won[0] + (side == 0), self.won[1] + (side == 1))
        return replace(self, hands=hands, laid=(), called=False, turn=winner, won=won, done=self.done + 1)


def winner(table: Table, known: dict[object, int] | None = None) -> int:
    """The side that wins when all play their best."""
    known = {} if known is None else known
    need = int(table.rules.tricks_to_win)
    for side in (0, 1):
        if table.won[side] >= need:
            return side
    key = (table.hands, table.turn, table.laid, table.called, table.won)
    if key not in known:
        mine = table.sides[table.turn]
        known[key] = 1 - mine
        for card, called in table.moves():
            if winner(table.play(card, called=called), known) == mine:
                known[key] = mine
                break
    return known[key]


def order(rules: WattenRules, pack: Pack, strike: str, trump: str) -> Order:
    """The order of an announcement."""
    return order_of(rules, pack, strike, trump)
