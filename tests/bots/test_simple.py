"""The bots that need no thought."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from server.toy import Toy

from stube import bots, games
from stube.bots import simple
from stube.cards import draw
from stube.core import Choice, Game, View
from stube.errors import Code, RulesError
from stube.protocol import read_view, write_view

GAMES = (Toy(), *games.catalogue().values())


def offered(*actions: str, free: tuple[str, ...] = ()) -> View:
    """A view that offers these actions, with arguments as the games give them."""
    game = Toy()
    view = game.start(game.presets["two"].rules).view(0)
    return replace(view, choices=tuple(map(choice, actions)), free=tuple(map(choice, free)))


def choice(action: str) -> Choice:
    """One choice: `play HK`, `play HK call`, `strike U`, `trump L`, `take S4`, `raise 3`."""
    kind, *words = action.split()
    args: dict[str, dict[str, str | bool]] = {
        "play": {"card": words[0] if words else "", "called": words[1:] == ["call"]},
        "take": {"card": words[0] if words else ""},
        "strike": {"rank": words[0] if words else "", "held": False},
        "trump": {"suit": words[0] if words else "", "held": True},
    }
    return Choice(action=action, kind=kind, args=args.get(kind, {}))


@pytest.mark.parametrize(
    ("actions", "lowest", "highest"),
    [
        ("play HK|play H7|play SA", "play H7", "play SA"),
        ("play S7|play H7|play E9|play L9", "play H7", "play L9"),
        ("play S6|play S7", "play S6", "play S7"),
        ("play HU|play HO|play HT", "play HT", "play HO"),
        ("play C2|play DA|play SA|play H2", "play C2", "play SA"),
        ("play ST|play SJ|play SQ|play S9", "play S9", "play SQ"),
        ("play LO call|play LO", "play LO", "play LO"),
        ("take D4|take C4|take HA", "take C4", "take HA"),
        ("strike 9|strike U|better", "strike 9", "strike U"),
        ("strike 6|strike 7", "strike 6", "strike 7"),
        ("trump S|trump H|trump L", "trump L", "trump S"),
        ("raise 3|play HK|concede", "play HK", "play HK"),
        ("fold|raise 4|hold", "hold", "hold"),
        ("grant|refuse", "refuse", "refuse"),
        ("fold", "fold", "fold"),
    ],
)
def test_by_rank(actions: str, lowest: str, highest: str) -> None:
    """By plain rank, equal ranks and suits rise in the order of the packs; never raising, always holding."""
    view = offered(*actions.split("|"))
    assert bots.find("lowest").choose(view, Random(0)) == lowest
    assert bots.find("highest").choose(view, Random(0)) == highest


def test_plain_bots_do_nothing_out_of_turn() -> None:
    """Where no decision is waited for, only the random bot raises, now and then, and looks at nobody."""
    view = offered(free=("raise 3", "look 1"))
    assert bots.find("lowest").choose(view, Random(0)) == ""
    assert bots.find("highest").choose(view, Random(0)) == ""
    random = Random(0)
    done = Counter(bots.find("random").choose(view, random) for _ in range(1600))
    assert set(done) == {"", "raise 3"}
    assert 50 < done["raise 3"] < 150


def test_the_random_bot_takes_every_choice() -> None:
    """All choices are about equally likely, and the same seed gives the same one."""
    view = offered("play HK", "raise 3", "fold", "play H7")
    random = Random(0)
    taken = Counter(bots.find("random").choose(view, random) for _ in range(4000))
    assert set(taken) == {each.action for each in view.choices}
    assert all(850 < count < 1150 for count in taken.values())
    assert len({bots.find("random").choose(view, Random(5)) for _ in range(20)}) == 1


def to_try() -> list[tuple[Game, str, str]]:
    """Every plain bot at every preset of the toy and of every installed game."""
    return [(game, preset, name) for game in GAMES for preset in game.presets for name in simple.BOTS]


@pytest.mark.parametrize(("game", "preset", "name"), to_try(), ids=lambda value: getattr(value, "id", value))
def test_plain_bots_play_every_game(game: Game, preset: str, name: str) -> None:
    """From views that went through JSON alone, each plays rounds of every game, always what it was offered."""
    bot, random = bots.find(name), Random(3)
    state = game.start(game.presets[preset].rules)
    rounds = 0
    while not state.over and rounds < 3:
        if state.needs_deal:
            rounds += state.view(None).result is not None
            state = state.deal(draw(state.needs_deal, state.pack, state.seats, random)).state
            continue
        seat = state.turn[0]
        view = read_view(write_view(state.view(seat)), game.view_type)
        action = bot.choose(view, random)
        assert action in {each.action for each in view.choices}
        state = state.play(seat, game.parse_action(action)).state
    assert rounds or state.over


def test_bots_are_found_by_their_ids() -> None:
    """The registry has the plain bots, and an unknown one is refused with the known ids."""
    assert {"random", "lowest", "highest"} <= set(bots.registry())
    with pytest.raises(RulesError) as refused:
        bots.find("genius")
    assert refused.value.code is Code.UNKNOWN_BOT
    assert refused.value.details["known"] == tuple(bots.everybody())
