"""Bots look about at a live table: in their own time, and not where the table does not want it."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from server.ear import Ear
from server.test_gestures import WATTEN

from stube.core import View
from stube.protocol import Act, Customs, Hello, NewTable
from stube.server.catalogue import Bot, Catalogue
from stube.server.eyes import Eyes
from stube.server.store import Store
from stube.server.tables import Tables


class Looking:
    """A bot that plays its first choice and looks at seat 0, and at its cards, in turn."""

    def choose(self, view: View, random: Random) -> str:
        """Give the first choice."""
        return view.choices[0].action if view.choices else ""

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Look there or away."""
        looks = [choice.action for choice in view.free if choice.action in {"look 0", "look hand"}]
        return (0.01, looks[0]) if looks else None


class Blind(Looking):
    """A bot whose eyes have a fault."""

    def glance(self, view: View, random: Random) -> tuple[float, str] | None:
        """Fail."""
        raise RuntimeError("a fault of the bot")


async def at_the_table(store: Store, customs: Customs, bot: type[Looking] = Looking) -> tuple[Tables, Ear]:
    """A person and three bots at a table of Watten where strike and trump are announced by bots or by first choices."""
    bots: dict[str, Callable[[], Bot]] = {"looking": bot}
    tables = Tables(store, Catalogue(games={"watten": WATTEN}, bots=bots), 0.0)
    seats = ("person", "looking", "looking", "looking")
    told = await tables.create(NewTable(game="watten", preset="italian-11", seats=seats, customs=customs))
    ear = Ear()
    sitting = await tables.join(told.table, Hello(told.secret), ear)
    for number in range(4):
        view = await ear.until(lambda view: view["phase"] == "play" or 0 in view["turn"])
        if view["phase"] == "play":
            break
        await sitting.live.act(0, Act(f"a{number}", view["decision"], view["choices"][0]["action"]))
    return tables, ear


async def test_bots_look_about(store: Store) -> None:
    """Looks of bots come by themselves, more than one of each, and everybody sees them."""
    tables, ear = await at_the_table(store, Customs(speed="fast"))
    await ear.until(lambda _: ear.events.count("looked") >= 8)
    await tables.close()


async def test_bots_that_are_told_not_to_keep_their_eyes_down(store: Store) -> None:
    """Where the table wants no signs of bots, none of them looks anywhere."""
    tables, ear = await at_the_table(store, Customs(speed="fast", bots_signal=False))
    await asyncio.sleep(0.2)
    assert "looked" not in ear.events
    await tables.close()


async def test_a_bot_whose_eyes_fail_plays_on(store: Store) -> None:
    """A fault of its eyes keeps no bot from deciding: the round comes to the cards."""
    tables, ear = await at_the_table(store, Customs(speed="fast"), Blind)
    assert ear.view["phase"] == "play"
    await tables.close()


@pytest.mark.parametrize(("again", "soon"), [({0: 5.0}, []), ({0: 0.01}, [0]), ({}, [])])
async def test_a_glance_that_would_come_sooner_goes_before(again: dict[int, float], soon: list[int]) -> None:
    """Waiting begins anew for what is due sooner, and goes on for what is due later; who has nothing waits no more."""
    done: list[int] = []

    async def glance(seat: int) -> None:
        done.append(seat)

    eyes = Eyes(glance)
    eyes.heed({0: 0.2})
    await asyncio.sleep(0)
    eyes.heed(again)
    await asyncio.sleep(0.1)
    assert done == soon
    await asyncio.sleep(0.2)
    assert done == ([0] if again else [])
    await eyes.stop()
