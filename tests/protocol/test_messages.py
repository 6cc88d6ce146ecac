"""Wire messages: what is read, what is refused."""

import json
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stube.errors import Code
from stube.protocol import (
    Act,
    AgreeOpen,
    Assent,
    Chat,
    Chatted,
    ClientMessage,
    Company,
    Customs,
    Failed,
    Fill,
    Hello,
    MatchScore,
    NewTable,
    Next,
    PassHost,
    Ping,
    Pong,
    RanOut,
    Refused,
    Rematch,
    Rename,
    Rise,
    Said,
    Say,
    SeatInfo,
    Seen,
    ServerMessage,
    Sit,
    Update,
    Welcome,
    wire_args,
)

FROM_CLIENT: list[tuple[ClientMessage, str]] = [
    (Hello("s", None, 3), '{"type":"hello","secret":"s","invitation":null,"since":3,"deals":false,"pledges":null}'),
    (Hello(), '{"type":"hello","secret":null,"invitation":null,"since":0,"deals":false,"pledges":null}'),
    (Act("a-1", 7, "play HK"), '{"type":"act","id":"a-1","on":7,"action":"play HK"}'),
    (Next("n"), '{"type":"next","id":"n"}'),
    (
        Sit("s", 1, "Anna", "x" * 22),
        '{"type":"sit","id":"s","seat":1,"name":"Anna","secret":"' + "x" * 22 + '","pledges":null}',
    ),
    (Rise("r"), '{"type":"rise","id":"r"}'),
    (Rename("r", "Bep"), '{"type":"rename","id":"r","name":"Bep"}'),
    (Fill("f", 2, "free"), '{"type":"fill","id":"f","seat":2,"who":"free"}'),
    (PassHost("p", 2), '{"type":"pass_host","id":"p","seat":2}'),
    (Say("s", "knock"), '{"type":"say","id":"s","code":"knock"}'),
    (Chat("c", "Servus"), '{"type":"chat","id":"c","text":"Servus"}'),
    (Rematch("r"), '{"type":"rematch","id":"r"}'),
    (AgreeOpen("a", yes=True), '{"type":"agree_open","id":"a","yes":true}'),
    (Assent("a", 4, yes=False), '{"type":"assent","id":"a","on":4,"yes":false}'),
    (Ping(), '{"type":"ping"}'),
]
VIEW = msgspec.Raw(b'{"seat":1}')
FROM_SERVER: list[ServerMessage] = [
    Welcome("t", "toy", None, None, {"a": "b"}, "af77", Customs(), "abc", ("knock",)),
    Company(
        (SeatInfo("Anna", "person", here=True), SeatInfo("x", "bot"), SeatInfo("", "free", standin="x")),
        0,
        "playing",
        sheet=(MatchScore(("Anna", "x"), ((0,), (1,)), (0,), (11, 3), (1, 0), 5),),
        talk=False,
    ),
    Said(1, "knock"),
    Chatted(1, "Servus"),
    RanOut(1, 7),
    Update(4, (Seen("played", {"seat": 1, "card": "HK", "called": False}),), VIEW),
    Refused("a", "stale", {"on": 1, "decision": 2}, VIEW),
    Refused("a", "not_now", {}, msgspec.Raw(b"null")),
    Failed("unknown_game", {"game": "x", "known": ("toy", "watten")}),
    Pong(),
]


@pytest.mark.parametrize(("message", "text"), FROM_CLIENT)
def test_what_a_browser_sends_is_read(message: ClientMessage, text: str) -> None:
    """Each message has one form on the wire, and reading it gives the message again."""
    assert msgspec.json.encode(message).decode() == text
    assert msgspec.json.decode(text, type=ClientMessage) == message


@pytest.mark.parametrize("message", FROM_SERVER, ids=lambda message: type(message).__name__)
def test_what_the_server_sends_is_read(message: ServerMessage) -> None:
    """Each message comes back from JSON as it was, of the same kind."""
    text = msgspec.json.encode(message)
    again = msgspec.json.decode(text, type=ServerMessage)
    assert type(again) is type(message)
    assert msgspec.json.encode(again) == text


WHOLE = {"type": "act", "id": "a", "on": 1, "action": "raise"}
WISH = {"game": "toy", "seats": ["person"]}


@pytest.mark.parametrize(
    "change",
    [
        {"type": "update"},
        {"type": None},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "a b"},
        {"id": 7},
        {"on": -1},
        {"on": 1.5},
        {"on": 2**53},
        {"on": "1"},
        {"action": ""},
        {"action": "x" * 81},
        {"action": None},
        {"seat": 1},
    ],
)
def test_a_command_out_of_bounds_is_refused(change: dict[str, object]) -> None:
    """Wrong types, texts too long, counters out of range and fields that nobody knows are no command."""
    assert msgspec.json.decode(json.dumps(WHOLE), type=ClientMessage) == Act("a", 1, "raise")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(WHOLE | change), type=ClientMessage)


@pytest.mark.parametrize(
    "change",
    [
        {"game": ""},
        {"game": "x" * 65},
        {"game": "../x"},
        {"seats": []},
        {"seats": ["person"] * 9},
        {"seats": [1]},
        {"options": {"a": "x" * 65}},
        {"options": {"a b": "x"}},
        {"options": {f"o{n}": "x" for n in range(129)}},
        {"name": "x" * 41},
        {"name": "a\nb"},
        {"customs": {"speed": "instant"}},
        {"customs": {"absence_seconds": 0}},
        {"customs": {"more": 1}},
        {"secret": "x"},
    ],
)
def test_a_wish_out_of_bounds_is_refused(change: dict[str, object]) -> None:
    """The same for what opens a table."""
    assert msgspec.json.decode(json.dumps(WISH), type=NewTable) == NewTable("toy", ("person",))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(WISH | change), type=NewTable)


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_noise_is_never_a_fault(noise: bytes) -> None:
    """Any bytes are either a message or a decoding error."""
    try:
        message = msgspec.json.decode(noise, type=ClientMessage)
    except msgspec.DecodeError:
        return
    assert isinstance(message, Hello | Act | Next | Ping)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.sampled_from([struct.__struct_config__.tag for struct in get_args(ClientMessage)]),
    st.dictionaries(st.sampled_from(["id", "on", "action", "secret", "since", "x"]), JSON),
)
def test_a_message_that_is_read_stays_itself(kind: str, fields: dict[str, object]) -> None:
    """Whatever is accepted is within its limits: written and read again it is the same."""
    try:
        message = msgspec.json.decode(json.dumps({"type": kind, **fields}), type=ClientMessage)
    except msgspec.DecodeError:
        return
    assert msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage) == message
    assert "x" not in fields


def test_every_code_can_travel() -> None:
    """A code and arguments of every kind that errors have go through the wire unchanged."""
    args = wire_args({"text": "x", "count": 3, "yes": True, "none": None, "known": ("a", "b")})
    read: Callable[[bytes], Failed] = msgspec.json.Decoder(Failed).decode
    for code in Code:
        assert read(msgspec.json.encode(Failed(code, args))) == Failed(code, args)
