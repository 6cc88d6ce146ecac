"""A seat's view as the numbers of `stube.kernels.whist_nets`: two hands, the own one that of seat 0."""

import numpy as np
import numpy.typing as npt

from stube.bots.sensible.german_whist.situation import Situation
from stube.cards import FRENCH_52
from stube.games.german_whist import GermanWhistView
from stube.kernels import whist_nets as at
from stube.solvers.german_whist.nets import Form, taught
from stube.solvers.german_whist.packs import Cards, cards_of

Ints = npt.NDArray[np.int64]

WHOLE = 52
HAND = 13


def form_of(view: GermanWhistView, situation: Situation) -> Form | None:
    """Give the form that nets were taught for; None where there is none: other packs, races, rows, more hands."""
    rules = situation.rules
    size = sum(len(rung.cards) for rung in view.ladder)
    if situation.hands > 2 or size != WHOLE or rules.hand_size != str(HAND) or rules.race_scope != "off":
        return None
    if rules.stock_view == "open_n":
        return None
    trumps, shown, few = situation.trump is not None, rules.stock_view == "top_up", situation.sign < 0
    forms: dict[tuple[bool, bool, bool], Form] = {
        (True, True, False): "trumps",
        (False, True, False): "plain",
        (False, True, True): "few",
        (False, False, False): "blind",
    }
    form = forms.get((trumps, shown, few))
    return form if form is not None and taught(form) else None


def game_of(view: GermanWhistView, situation: Situation) -> Ints:
    """Give the round as the seat knows it, in the foregame of a form that nets were taught for."""
    pack, me = cards_of(situation.trump), situation.me
    shown = situation.rules.stock_view == "top_up"
    game = np.zeros(at.GAME, np.int64)
    game[at.HAND] = pack.mask(situation.hand)
    game[at.KNOWN] = game[at.HAND] & _shown_draws(view, pack, me) if shown else 0
    game[at.KNOWN + 1] = pack.mask(situation.known[1 - me])
    gone = [card.card for trick in (*view.tricks, view.trick) for card in trick.laid]
    game[at.GONE] = pack.mask(map(FRENCH_52.parse, gone))
    game[at.LEADER] = len(situation.laid)
    game[at.STAGE] = at.MOST_DRAWS - len(view.tricks)
    game[at.UP] = pack.numbers[situation.prizes[0]] if situation.prizes else -1
    game[at.AT], game[at.SHOWN], game[at.TRUMPS] = int(shown), int(shown), int(situation.trump is not None)
    game[at.HALVES] = 2 * situation.early // situation.late
    game[at.SIGN] = situation.sign
    game[at.CAPS :] = _drawn_since(view, pack, me, shown=shown)
    return game


def ahead(view: GermanWhistView, situation: Situation) -> float:
    """Give how far the seat is ahead in the foregame, in tricks of the endgame."""
    won = sum(1 if trick.winner == situation.me else -1 for trick in view.tricks)
    return situation.sign * won * situation.early / situation.late


def _shown_draws(view: GermanWhistView, pack: Cards, me: int) -> int:
    """Give the cards that the seat took face up: it draws the card shown when it wins."""
    found, won = 0, False
    for event in view.events:
        if event.code == "trick_won":
            won = event.args["seat"] == me
        elif event.code == "drew" and won and event.args["seat"] == me:
            found |= 1 << pack.numbers[FRENCH_52.parse(str(event.args["card"]))]
    return found


def _drawn_since(view: GermanWhistView, pack: Cards, me: int, *, shown: bool) -> Ints:
    """Give by hand and lane the hidden draws since it did not follow there, −1 where it always did."""
    lanes = {FRENCH_52.suits[suit]: number for number, suit in enumerate(pack.suits)}
    found = np.full((2, 4), -1, np.int64)
    for trick in view.tricks:
        led, answer = trick.laid
        if answer.card[0] != led.card[0]:
            found[int(answer.seat != me), lanes[led.card[0]]] = 0
        for hand, seat in enumerate((me, 1 - me)):
            if seat != trick.winner or not shown:
                found[hand] += found[hand] >= 0
    return found.ravel()
