"""Generated bad messages: mutated bytes, wrong shapes, and well-formed commands that nobody may give now.

`python -m server.bad_messages 100000` in `tests` sends so many to a live table and says what came of them.
"""

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import structlog
from server.ear import Ear
from server.toy import Toy

from stube.errors import StubeError
from stube.protocol import Act, Hello, NewTable, Ping, Sit
from stube.server.catalogue import Catalogue
from stube.server.rates import Rate
from stube.server.sockets import read
from stube.server.store import Store, in_file, open_store
from stube.server.tables import Sitting, Tables

SEATS = 3
WORDS = [
    "",
    "free",
    "lowest",
    "knock",
    "play EK",
    "play XX",
    "raise",
    "sit-1",
    "x" * 22,
    "x" * 65,
    "\x00",
    "é",
    "👍",
    "a\nb",
]
NUMBERS: list[Any] = [0, 1, 2, 3, 7, -1, 2**53, 2**70, 1.5, 1e400, None, True, [], {}, "0"]
KINDS = [
    *("hello", "act", "next", "ping", "sit", "rise", "rename", "fill", "pass_host", "say", "chat", "rematch"),
    *("agree_open", "assent", "pledge", "open", "dance", None, 7),
]
FIELDS = [
    *("id", "on", "action", "seat", "name", "secret", "who", "code", "text", "yes", "first", "commitments", "deal"),
    *("share", "invitation", "since", "more"),
]


def shape(random: Random) -> str:
    """Give JSON that has something of a message."""
    fields: dict[str, Any] = {"type": random.choice(KINDS)}
    for name in random.sample(FIELDS, random.randrange(6)):
        fields[name] = random.choice([random.choice(WORDS), random.choice(NUMBERS)])
    if random.random() < 0.1:
        fields["deep"] = json.loads("[" * 50 + "]" * 50)
    text = json.dumps(fields)
    if random.random() < 0.3:
        return text
    broken = list(text)
    for _ in range(random.randrange(1, 6)):
        place = random.randrange(len(broken))
        match random.randrange(3):
            case 0:
                broken[place] = chr(random.randrange(0x300))
            case 1:
                del broken[place:]
                break
            case _:
                broken[place] *= random.choice([2, 50, 5000])
    return "".join(broken) or "{"


def forbidden(random: Random, number: int, decision: int) -> dict[str, Any]:
    """Give a well-formed command that seat 1, neither host nor on turn, may not give in the middle of a round."""
    name, word = f"f{number}", random.choice(["SK", "SA", "EK", "XX", "K", ""])
    return random.choice(
        [
            {"type": "act", "id": name, "on": decision, "action": f"play {word}".strip()},
            {"type": "act", "id": name, "on": random.choice([0, 1, decision - 1, decision + 1, 99]), "action": "raise"},
            {
                "type": "act",
                "id": name,
                "on": decision,
                "action": random.choice(["fold", "look 1", "raise 3", "x" * 80]),
            },
            {"type": "next", "id": name},
            {"type": "sit", "id": name, "seat": random.randrange(6), "name": "", "secret": f"{number:030}"},
            {"type": "fill", "id": name, "seat": random.randrange(6), "who": random.choice(["free", "lowest", "x"])},
            {"type": "pass_host", "id": name, "seat": random.randrange(6)},
            {"type": "say", "id": name, "code": random.choice(["knock", "hurry", "nonsense"])},
            {"type": "chat", "id": name, "text": "Servus"},
            {"type": "rematch", "id": name},
            {"type": "agree_open", "id": name, "yes": True},
            {"type": "assent", "id": name, "on": decision, "yes": True},
            {"type": "open", "id": name, "deal": random.randrange(3), "share": "0" * 64},
        ]
    )


async def table(store: Store) -> tuple[Tables, list[Sitting], list[Ear], Sitting]:
    """Three people at the toy in the middle of a round, where seat 1 is not on turn, and one who watches."""
    tables = Tables(store, Catalogue(games={"toy": Toy()}, bots={}), 0.0)
    told = await tables.create(NewTable(game="toy", preset="three", seats=("person",) * SEATS))
    ears = [Ear() for _ in range(SEATS + 1)]
    hellos = [Hello(told.secret), *[Hello(None, told.invitation)] * SEATS]
    sitting = [await tables.join(told.table, hello, ear) for hello, ear in zip(hellos, ears, strict=True)]
    for seat in (1, 2):
        await sitting[seat].obey(Sit(f"sit-{seat}", seat, "", f"{seat:030}"))
    live = sitting[0].live
    live._changes = live._voices = Rate(1e9, 10**9)  # every message is to be read, none turned away for being many
    while 1 in live.story.state.turn:
        await sitting[1].obey(Act("own", live.story.state.decision, str(live.story.state.choices(1)[0])))
    return tables, sitting, ears, sitting[SEATS]


async def send(store: Store, count: int, seed: int) -> Counter[str]:
    """Send bad messages to a table; gives how often each answer came.

    Raises:
        AssertionError: one of them has changed the table, or somebody else heard of it.
    """
    random, answers = Random(seed), Counter[str]()
    tables, sitting, ears, watching = await table(store)
    live = sitting[1].live
    before, heard = await store.log(live.row.id), [list(ear.raw) for ear in ears]
    for number in range(count):
        if random.random() < 0.5:
            who, text = watching, shape(random)
        else:
            who, text = sitting[1], json.dumps(forbidden(random, number, live.story.state.decision))
        answers[await answer(who, text)] += 1
        assert live.story.number == len(before), text
        if number % 1000 == 0:
            assert [ear.raw for ear in ears] == heard, text
    assert [ear.raw for ear in ears] == heard
    assert await store.log(live.row.id) == before
    await tables.close()
    return answers


async def answer(who: Sitting, text: str) -> str:
    """Give the code that a message is answered with, as the socket would."""
    try:
        message = read(text)
    except msgspec.DecodeError:
        return "bad_message"
    if isinstance(message, Hello):
        return "bad_message"
    if isinstance(message, Ping):
        return "pong"
    try:
        await who.obey(message)
    except StubeError as refusal:
        return str(refusal.code)
    return "done"


async def _many(count: int) -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    with TemporaryDirectory() as folder:
        async with open_store(in_file(Path(folder) / "bad.sqlite3")) as store:
            answers = await send(store, count, 1)
    sys.stdout.write(f"{count} messages, no table changed: {dict(answers.most_common())}\n")


if __name__ == "__main__":
    asyncio.run(_many(int(sys.argv[1])))
