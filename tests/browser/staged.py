"""A table whose moment is chosen: the page's socket is answered here, from a state of the real rules."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from browser.conftest import OpenPage
from playwright.sync_api import Page, WebSocketRoute

from stube.cards import Deck
from stube.core import Game, RuleSet, State, turn_order
from stube.core.event import Event, seen
from stube.core.seating import next_seat
from stube.games import find
from stube.games.watten import WattenRules
from stube.protocol import Company, Customs, SeatInfo, Seen, Update, Welcome, wire_args, write_view
from stube.testing import Walk, dealt_to, deck_of
from stube.testing.scripted import take

ME = 0
PATH = "table/staged"
SEAT = {"table": "staged", "secret": "of-no-use-elsewhere", "game": "watten", "preset": "bavarian-11"}

PLAIN = ("E8 E9 L8 S8 H8", "ET L9 S9 H9 LT", "EU ST HT LU SU", "EO LO HO SO EK")
"""Four hands without a critical."""


class Staged:
    """Seat 0 is a page; what the others do is said here.

    Attributes:
        page: the page.
        state: what is being played.
        sent: the actions that the page sent.
    """

    def __init__(self, open_page: OpenPage, state: State, *, names: tuple[str, ...] = (), **how: Any) -> None:
        """Open a page at this moment.

        Args:
            open_page: the fixture.
            state: the moment.
            names: of people at the seats, from 0 on; the others are bots.
            how: size, language, settings, light, as for `open_page`.
        """
        self.state = state
        self.sent: list[str] = []
        self._names = names
        self._number = 0
        self._socket: WebSocketRoute | None = None
        self.page: Page = open_page("", **how)
        self.page.route_web_socket("**/ws/staged", self._answer)
        self.page.evaluate("kept => localStorage.setItem('stube.seats', kept)", json.dumps([SEAT]))
        self.page.goto(self.page.url.rstrip("/") + "/" + PATH)
        self.page.wait_for_selector("main[data-decision]")

    def play(self, *lines: str) -> None:
        """Let something happen that somebody else does, or the deal."""
        for line in lines:
            step = take(self._game, self.state, line)
            self.state = step.state
            self._tell(step.events)

    def show(self, state: State) -> None:
        """Go on at another moment, with nothing chosen and no panel open."""
        ended, self.state = self.state.view(ME).result is not None, state
        coming = self._number + 1
        if ended:
            self.page.reload()  # the end of a round stays until somebody goes on
        else:
            for _ in range(3):
                self.page.keyboard.press("Escape")
            self._tell(())
        self.page.wait_for_selector(f'main[data-decision="{coming}"]')

    @property
    def _game(self) -> Game:
        return find(self.state.view(None).game)

    def awake(self) -> None:
        """Wait until a sheet takes taps."""
        self.page.locator("[data-deaf=true]").wait_for(state="detached")

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._take)

    def _take(self, text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "hello":
            seats = range(len(self.state.view(None).counts))
            self._send(
                Welcome(
                    table="staged",
                    game=self._game.id,
                    seat=ME,
                    preset=None,
                    rules=dict(self.state.rules.values()),
                    fingerprint="staged",
                    customs=Customs(),
                    invitation="staged",
                    calls=(),
                )
            )
            names = dict(enumerate(self._names))
            people = {ME, *names}
            infos = tuple(
                SeatInfo(name=names.get(seat, ""), kind="person" if seat in people else "bot", here=seat in people)
                for seat in seats
            )
            self._send(Company(infos, ME, "playing"))
            self._tell(())
        elif message["type"] == "act":
            self.sent.append(message["action"])
            self.play(f"{ME} {message['action']}")

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._number += 1
        told = tuple(Seen(event.code, wire_args(event.args)) for event in seen(events, ME))
        # The number stands for the decision too: so the page says which of several views it shows.
        view = replace(self.state.view(ME), decision=self._number)
        self._send(Update(self._number, told, msgspec.Raw(write_view(view))))

    def _send(self, message: Welcome | Company | Update) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())


def watten(
    hands: tuple[str, ...], lines: str = "", *, dealer: int = 3, last: str = "", setup: str = "", **options: str
) -> State:
    """Give a moment of Watten.

    Args:
        hands: the hands by seat, in the order dealt; the rest is filled.
        lines: what happens then, parted by commas.
        dealer: the seat that deals.
        last: the last card of the deck, which is seen at the cut.
        setup: the score.
        options: the preset (`preset`), and what is changed of it.
    """
    game = find("watten")
    rules = rules_of("watten", **options)
    state: State = game.start(rules, {"dealer": str(dealer), **({"score": setup} if setup else {})})
    state = state.deal(_deck(rules, hands, dealer, last)).state
    for line in filter(None, lines.split(",")):
        state = take(game, state, line.strip()).state
    return state


def met(game: str, wanted: Callable[[State], bool], seed: int, **options: str) -> State:
    """Give the first moment of random play at which something holds; the seed is one that is known to meet it soon."""
    for position in Walk.play(find(game), rules_of(game, **options), seed, most=400).positions:
        if wanted(position.state):
            return position.state
    raise AssertionError("this seed does not meet it any more: look for another")


def may(kind: str) -> Callable[[State], bool]:
    """Say of a moment whether I may do something of a kind then, on turn or off."""
    return lambda state: any(action.kind == kind for action in (*state.choices(ME), *state.free(ME)))


def rules_of(game: str, preset: str = "", **options: str) -> RuleSet:
    """Give a preset, the usual one if none is named, with some options changed."""
    kind = find(game)
    return kind.rules_type.read(options, base=kind.presets[preset or kind.default_preset].rules)


def _deck(rules: RuleSet, hands: tuple[str, ...], dealer: int, last: str) -> Deck:
    """Give a deck that deals these hands and ends with this card."""
    assert isinstance(rules, WattenRules)
    players = int(rules.players)
    order = turn_order(next_seat(dealer, players, rules.direction), players, rules.direction)
    pack = rules.pack
    to, named = dealt_to(order, rules.packet_sizes), dict(enumerate(hands))
    if last == "":
        return deck_of(pack, to, named)
    given = {*pack.read_all(" ".join((*hands, last)))}
    behind = [card for card in pack.cards if card not in given][1 - (len(pack.cards) - len(to)) :]
    return deck_of(pack, to, named, " ".join((*map(str, behind), last)))
