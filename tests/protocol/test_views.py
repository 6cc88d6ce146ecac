"""Views through JSON, and the schema that the browser's types are made of."""

import json
import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from server.toy import Toy

from stube import games
from stube.core import Game, View
from stube.protocol import read_view, write_view
from stube.protocol.schema import schema
from stube.protocol.views import wire_type
from stube.testing import Walk

GAMES = (Toy(), *games.catalogue().values())


def views(game: Game, preset: str, seed: int, steps: int = 120) -> Iterator[View]:
    """Every seat's and the watcher's view along some random play."""
    walk = Walk.play(game, game.presets[preset].rules, seed, most=steps, out_of_turn=0)
    return (walk.view(number, place) for number in range(len(walk.positions)) for place in walk.places)


def to_try() -> list[tuple[Game, str]]:
    """Every preset of the toy and of every installed game."""
    return [(game, name) for game in GAMES for name in game.presets]


@pytest.mark.parametrize(("game", "preset"), to_try(), ids=lambda value: getattr(value, "id", value))
def test_a_view_goes_through_json_unchanged(game: Game, preset: str) -> None:
    """What is read is equal to what was written, of the game's own type, down to tuples; and it fits the schema."""
    strict: msgspec.json.Decoder[object] = msgspec.json.Decoder(wire_type(game.view_type))
    for view in views(game, preset, seed=1):
        text = write_view(view)
        again = read_view(text, game.view_type)
        assert type(again) is game.view_type
        assert again == view
        assert write_view(again) == text
        strict.decode(text)


def test_a_view_that_is_none_is_refused() -> None:
    """No JSON, or a view without one of its fields, is an error and not half a view."""
    game = Toy()
    text = write_view(game.start(game.presets["two"].rules).view(0))
    with pytest.raises(msgspec.DecodeError):
        read_view(text[:-1], game.view_type)
    with pytest.raises(KeyError):
        read_view(text.replace(b'"stake"', b'"steak"'), game.view_type)


def test_any_mapping_can_be_written() -> None:
    """A game may give its rules as a mapping of another kind than a dictionary."""
    game = Toy()
    view = game.start(game.presets["two"].rules).view(0)
    frozen = type(view)(
        **{name: getattr(view, name) for name in view.__dataclass_fields__ if name != "rules"},
        rules=MappingProxyType(dict(view.rules)),
    )
    assert write_view(frozen) == write_view(view)


@pytest.fixture(scope="module")
def wire() -> dict[str, Any]:
    """The schema over the toy and every installed game, as it is printed."""
    made: dict[str, Any] = json.loads(json.dumps(schema({game.id: game for game in GAMES})))
    return made


def test_the_schema_names_every_message(wire: dict[str, Any]) -> None:
    """All messages, told apart by their tags, and every reference in it leads somewhere."""
    defs = wire["$defs"]
    assert {"hello", "act", "next", "sit", "ping"} <= set(defs["ClientMessage"]["discriminator"]["mapping"])
    assert {"welcome", "company", "update", "refused", "failed", "pong"} <= set(
        defs["ServerMessage"]["discriminator"]["mapping"]
    )
    assert {"NewTable", "TableCreated", "Catalogue", "Health"} <= set(defs)
    named = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(wire)))
    assert named <= set(defs)
    assert set(defs) - named <= set(wire["properties"])


def test_the_schema_tells_views_apart(wire: dict[str, Any]) -> None:
    """Each game's view is closed, has its game's id as a constant, and stands where messages carry views."""
    defs = wire["$defs"]
    views_named = [entry["$ref"].rpartition("/")[2] for entry in defs["AnyView"]["anyOf"]]
    assert [defs[name]["properties"]["game"] for name in views_named] == [{"const": game.id} for game in GAMES]
    assert all(defs[name]["additionalProperties"] is False for name in views_named)
    assert defs["Update"]["properties"]["view"] == {"$ref": "#/$defs/AnyView"}
    assert {"$ref": "#/$defs/AnyView"} in defs["Refused"]["properties"]["view"]["anyOf"]


def test_the_schema_has_the_fields_of_a_view(wire: dict[str, Any]) -> None:
    """Every field of a view is in its schema and is required, so that the browser need not ask for it."""
    for game in GAMES:
        described = wire["$defs"][game.view_type.__name__]
        assert list(described["properties"]) == list(game.view_type.__dataclass_fields__)
        assert set(described["required"]) == set(described["properties"])


def test_a_schema_without_games_is_one() -> None:
    """With no game installed there is still a schema of the messages."""
    assert schema({})["$defs"]["AnyView"] == {"type": "object"}
