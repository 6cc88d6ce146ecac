"""What cannot be known does not arrive: with hidden cards exchanged, every byte sent to a seat is the same."""

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest
from server.deals import any_deals
from server.ear import Ear
from server.toy import Toy

from stube import games
from stube.cards import Card, Deal, DealKind, Deck, Pack, draw, format_deal
from stube.core import Game, State
from stube.errors import IllegalAction
from stube.protocol import Act, Customs, Hello, NewTable, Next, Sit
from stube.server.catalogue import Catalogue
from stube.server.chairs import FREE
from stube.server.company import Company
from stube.server.store import Row, Store
from stube.server.story import Story
from stube.server.tables import Tables
from stube.testing.witness import Witness

GAMES = games.catalogue()
ACTIONS = 18  # of all seats together, looks and gestures among them
HASH = re.compile(rb"[0-9a-f]{64}")  # commitments, roots, salts and paths tell nothing by what they are
SHOWS_NO_HAND = {"ladder", "rules"}  # parts of a view that name cards which nobody need hold


@dataclass(frozen=True, slots=True)
class Said:
    """What one run of a table sent to each place, its log, the actions that were taken, the decks.

    `last_deal` counts what each place had been sent before the last deck was dealt.
    """

    sent: Mapping[int | None, tuple[bytes, ...]]
    actions: tuple[tuple[int, str], ...]
    decks: tuple[Deck, ...]
    log: tuple[Row, ...]
    last_deal: Mapping[int | None, int]


class Planned:
    """Chance that repeats given decks and makes further deals of a seed."""

    def __init__(self, decks: Sequence[Deck]) -> None:
        self._coming = list(decks)
        self._random = Random(7)
        self.decks: list[Deck] = []

    def __call__(self, kind: DealKind, pack: Pack, seats: int) -> Deal:
        """Make a deal."""
        deal = draw(kind, pack, seats, self._random)
        if isinstance(deal, Deck):
            deal = self._coming.pop(0) if self._coming else deal
            self.decks.append(deal)
        return deal


async def run(
    store: Store, game: Game, preset: str, decks: Sequence[Deck] = (), script: Sequence[tuple[int, str]] | None = None
) -> Said:
    """Play a table of persons: by a script, or each seat by its first plain choice, two rounds at most.

    Every card in a hand must have been proved to its seat in time. What was sent is given without hashes and
    ids, which are new at each table.

    Raises:
        IllegalAction: the script cannot be played with these decks.
    """
    chance = Planned(decks)
    tables = Tables(store, Catalogue(games={game.id: game}, bots={}, chance=chance), 0.0)
    seats = game.seats(game.presets[preset].rules)
    wish = NewTable(game=game.id, preset=preset, seats=("person",) * seats, customs=Customs(gesture_ms=5000))
    told = await tables.create(wish)
    ears: dict[int | None, Ear] = {place: Ear() for place in (*range(seats), None)}
    sitting = {
        place: await tables.join(
            told.table, Hello(told.secret if place == 0 else None, told.invitation, deals=True), ear
        )
        for place, ear in ears.items()
    }
    for seat in range(1, seats):
        await sitting[seat].obey(Sit(f"sit{seat}", seat, "", f"{seat:032}"))
    live = sitting[0].live
    actions: list[tuple[int, str]] = []
    last_deal = dict.fromkeys(ears, 0)
    for number in range(ACTIONS if script is None else len(script)):
        state = live.story.state
        if script is not None:
            seat, action = script[number]
        elif state.needs_deal and len(chance.decks) < 2:
            seat, action = 0, "next"
        elif state.turn:
            seat, action = state.turn[0], plain(state.view(state.turn[0]).choices)
            if number % 3 and (glances := glancing(state, number)):
                seat, action = glances
        else:
            break
        actions.append((seat, action))
        if action == "next":
            last_deal = {place: len(ear.raw) for place, ear in ears.items()}
            await sitting[seat].obey(Next(f"c{number}"))
        else:
            await sitting[seat].obey(Act(f"c{number}", state.decision, action))
    await tables.close()
    if script is None:
        for place, ear in ears.items():
            believe(Witness(told.table, b"key", place), ear.raw)
    table, door = told.table.encode(), told.invitation.encode()
    sent = {
        place: tuple(
            HASH.sub(b"HASH", message.replace(table, b"TABLE").replace(door, b"INVITATION")) for message in ear.raw
        )
        for place, ear in ears.items()
    }
    return Said(sent, tuple(actions), tuple(chance.decks), tuple(await store.log(told.table)), last_deal)


def glancing(state: State, number: int) -> tuple[int, str] | None:
    """Give a look or a gesture, of one seat after the other and many kinds; None where there is none."""
    seat = number % state.seats
    free = [choice.action for choice in state.view(seat).free if choice.kind in {"look", "sign", "peek"}]
    return (seat, free[7 * number % len(free)]) if free else None


def believe(witness: Witness, messages: Sequence[bytes]) -> None:
    """Let a witness hear what was sent: each card in the hand was proved before it came, and fits its seal."""
    for message in messages:
        witness.hear(msgspec.json.decode(message))
    assert witness.flaws == []
    assert witness.seat is None or any(b'"type":"proven"' in message for message in messages)


def plain(choices: Sequence[Any]) -> str:
    """Give a choice that keeps the round going."""
    ends = {"raise", "fold", "concede", "better"}
    return str(next((choice for choice in choices if choice.kind not in ends), choices[0]).action)


def cards_named(messages: Sequence[bytes], pack: Pack) -> set[Card]:
    """Give every card that a place was told of in any way, but for lists of all cards there are."""
    named: set[str] = set()

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                if key not in SHOWS_NO_HAND:
                    walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)
        elif isinstance(value, str):
            named.update(value.split())

    for message in messages:
        walk(msgspec.json.decode(message))
    return {card for card in pack.cards if str(card) in named}


def fold(game: Game, preset: str, rows: Sequence[Row]) -> State | None:
    """Give the state that a log leads to; None when it could not have happened."""
    start = game.start(game.presets[preset].rules)
    story = Story(game, start, Company((FREE,) * start.seats, None), any_deals(start.seats))
    try:
        for row in rows:
            story.take(row, story.read(row))
    except IllegalAction:
        return None
    return story.state


def exchange(game: Game, preset: str, said: Said, place: int | None) -> tuple[Deck, ...]:
    """Give decks in which two cards of the last deal that a place was never told of have changed places.

    The same actions are possible with them, and some other seat sees another hand.
    """
    *earlier, last = said.decks
    state = fold(game, preset, said.log)
    assert state is not None
    hands = [state.view(seat).hand for seat in range(state.seats)]
    known = cards_named(said.sent[place][said.last_deal[place] :], state.pack)
    pairs = list(itertools.combinations([card for card in last.cards if card not in known], 2))
    Random(len(said.log)).shuffle(pairs)
    for one, other in pairs:
        swap = {one: other, other: one}
        deck = Deck(tuple(swap.get(card, card) for card in last.cards))
        log = [replace(row, text=format_deal(deck)) if row.text == format_deal(last) else row for row in said.log]
        after = fold(game, preset, log)
        if after is not None and [after.view(seat).hand for seat in range(after.seats)] != hands:
            return (*earlier, deck)
    pytest.fail(f"{place} was told of every card")


def placed(messages: Sequence[bytes]) -> set[str]:
    """Give the cards whose places in the last deck were proved to a place."""
    told = [msgspec.json.decode(message) for message in messages]
    last = max((one["deal"] for one in told if one["type"] == "made"), default=0)
    return {card["card"] for one in told if one["type"] == "proven" and one["deal"] == last for card in one["cards"]}


def replaced(game: Game, preset: str, said: Said, place: int | None) -> tuple[Deck, ...] | None:
    """Give decks in which a card that everybody saw played came at another time: its holder got another one first.

    The place sees just the same with them; None where no such pair is found.
    """
    *earlier, last = said.decks
    state = fold(game, preset, said.log)
    assert state is not None
    known = cards_named(said.sent[place][said.last_deal[place] :], state.pack)
    proven = placed(said.sent[place])
    apart = [card for card in last.cards if str(card) not in proven]
    pairs = [(one, other) for one, other in itertools.combinations(apart, 2) if (one in known) != (other in known)]
    Random(len(said.log)).shuffle(pairs)
    for one, other in pairs:
        swap = {one: other, other: one}
        deck = Deck(tuple(swap.get(card, card) for card in last.cards))
        log = [replace(row, text=format_deal(deck)) if row.text == format_deal(last) else row for row in said.log]
        after = fold(game, preset, log)
        if after is not None and after.view(place) == state.view(place):
            return (*earlier, deck)
    return None


def to_try() -> list[tuple[Game, str]]:
    """Every preset of the toy and of every installed game."""
    return [(game, name) for game in (Toy(), *games.catalogue().values()) for name in game.presets]


@pytest.mark.parametrize(("game", "preset"), to_try(), ids=lambda value: getattr(value, "id", value))
async def test_hidden_cards_leave_no_trace(store: Store, game: Game, preset: str) -> None:
    """For each seat and who watches: two deals that differ only in what it cannot see send it the same bytes."""
    said = await run(store, game, preset)
    for place in said.sent:
        other = await run(store, game, preset, exchange(game, preset, said, place), said.actions)
        assert other.sent[place] == said.sent[place]
        assert other.sent != said.sent


@pytest.mark.parametrize(
    ("game", "preset"),
    [(GAMES["watten"], "bavarian-11"), (GAMES["watten"], "blind"), (GAMES["german_whist"], "classic"), (Toy(), "two")],
    ids=lambda value: getattr(value, "id", value),
)
async def test_when_a_card_came_leaves_no_trace(store: Store, game: Game, preset: str) -> None:
    """A card that another seat has played may have been dealt, drawn or come in a later packet: no byte tells."""
    said = await run(store, game, preset)
    tried = 0
    for place in said.sent:
        decks = replaced(game, preset, said, place)
        if decks is not None:
            other = await run(store, game, preset, decks, said.actions)
            assert other.sent[place] == said.sent[place]
            tried += 1
    assert tried > 0
