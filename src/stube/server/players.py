"""The bots at a live table: asked in turn, with a pause, in a thread."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random, SystemRandom
from typing import TypeAlias

import structlog

from stube.core import View
from stube.errors import Code, StubeError
from stube.protocol import read_view, write_view
from stube.server.catalogue import Bot
from stube.server.eyes import Eyes
from stube.server.live import LiveTable

Glance: TypeAlias = Callable[[View, Random], tuple[float, str] | None]
"""What a bot with eyes has as `glance`: its next look or gesture, with the seconds until it."""

log = structlog.get_logger(__name__)

_seeds = SystemRandom()

PACE: Mapping[str, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4}


class Players:
    """Lets the bots of one table act until `stop`.

    Before the seat on turn acts, every other bot that could act out of turn is asked once a decision, in
    the order of the seats. A decision that a person shares (either opponent may answer) is left to the
    person, and so is all that speaks for a side with a person in it, unless the rules ask the bot alone.
    """

    def __init__(self, table: LiveTable, bots: Mapping[str, Callable[[], Bot]], pause: float) -> None:
        self._table = table
        self._makers = bots
        self._made: dict[tuple[int, str], Bot] = {}
        self._pause = pause * PACE[table.customs.speed]
        self._asked = set[tuple[int, int]]()  # decision and seat, for asking out of turn
        self._eyes = Eyes(self._glance)
        self._task = asyncio.create_task(self._run(), name=f"bots of {table.row.id}")

    async def stop(self) -> None:
        """Stop them; what they have not done they will do when the table is live again."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._eyes.stop()

    @property
    def _bots(self) -> Mapping[int, Bot]:
        """The bots by the seat that they play for now."""
        playing = sorted(self._table.bots.items())
        self._made = {key: self._made.get(key) or self._makers[key[1]]() for key in playing}
        return {seat: bot for (seat, _), bot in self._made.items()}

    async def _run(self) -> None:
        while True:
            await self._table.changed.wait()
            self._table.changed.clear()
            try:
                self._look_about()
                while await self._step():
                    pass
            except Exception:
                log.exception("bots_failed", table=self._table.row.id)

    async def _step(self) -> bool:
        """Let one bot act; say whether there may be more to do."""
        decision = self._table.story.state.decision
        turn = self._table.story.state.turn
        bots = self._bots
        for seat in bots:
            if seat in turn or (decision, seat) in self._asked:
                continue
            self._asked = {asked for asked in self._asked if asked[0] == decision} | {(decision, seat)}
            view = self._view(seat)
            action = await self._choose(bots[seat], view) if view.free else ""
            if action:
                await asyncio.sleep(self._pause)
                await self._act(seat, view, action)
            if action or self._table.story.state.decision != decision:
                return True
        acting = self._table.story.company.ran_out
        if acting is None or acting[1] != decision:
            if not turn or any(seat not in bots for seat in turn):
                return False
            acting = (turn[0], decision)
        seat = acting[0]
        if seat not in bots:
            return False
        view = self._view(seat)
        if not view.choices:
            log.error("no_choices", table=self._table.row.id, seat=seat)
            return False
        action, _ = await asyncio.gather(self._choose(bots[seat], view), asyncio.sleep(self._pause))
        await self._act(seat, view, action)
        return True

    def _look_about(self) -> None:
        """Let bots turn their eyes and make signs in their own time, while a decision is waited for."""
        table = self._table
        if not table.customs.bots_signal or not table.story.state.turn:
            self._eyes.heed({})
            return
        glances = {seat: self._glance_of(seat) for seat in self._bots}
        pace = PACE[table.customs.speed]
        self._eyes.heed({seat: pace * glance[0] for seat, glance in glances.items() if glance is not None})

    def _glance_of(self, seat: int) -> tuple[float, str] | None:
        glance: Glance | None = getattr(self._bots.get(seat), "glance", None)  # not every bot has eyes
        random = Random(_seeds.getrandbits(64))  # noqa: S311 - a bot's whim, no secret
        try:
            return glance(self._view(seat), random) if glance else None
        except Exception:
            log.exception("bot_failed", table=self._table.row.id, seat=seat)
            return None

    async def _glance(self, seat: int) -> None:
        try:
            glance = self._glance_of(seat)
            if glance is not None and self._table.leads:
                await self._table.act_as_bot(seat, glance[1], self._table.story.state.decision)
        except StubeError as refusal:  # something has happened meanwhile
            log.debug("glance_refused", table=self._table.row.id, seat=seat, code=refusal.code.value)
            self._table.changed.set()  # on another node, perhaps: then nothing else makes the seat look again
        except Exception:
            log.exception("glance_failed", table=self._table.row.id, seat=seat)

    def _view(self, seat: int) -> View:
        """Give what a bot sees: a view that went through JSON, as anybody's does; beside a person it may do less."""
        view = read_view(write_view(self._table.story.state.view(seat)), self._table.story.game.view_type)
        side = next((side for side in view.sides if seat in side), (seat,))  # with three players only the deal tells
        chairs = self._table.story.company.chairs  # a person whose time is over is a person all the same
        if all(chairs[member].player is not None for member in side):
            return view
        choices = tuple(choice for choice in view.choices if not choice.binds)
        free = tuple(choice for choice in view.free if not choice.binds)
        return replace(view, choices=choices or view.choices, free=free)

    async def _choose(self, bot: Bot, view: View) -> str:
        random = Random(_seeds.getrandbits(64))  # noqa: S311 - a bot's whim, no secret
        try:
            return await asyncio.to_thread(bot.choose, view, random)
        except Exception:
            log.exception("bot_failed", table=self._table.row.id, seat=view.seat)
            return view.choices[0].action if view.choices else ""

    async def _act(self, seat: int, view: View, action: str) -> None:
        """Do what a bot chose; where the rules refuse it, its first choice, so that nobody waits for ever."""
        try:
            await self._table.act_as_bot(seat, action, view.decision)
        except StubeError as refusal:
            if refusal.code in {Code.STALE, Code.TRY_AGAIN}:
                return  # it is looked at anew, also when the database was away: it may have been written
            log.exception("bot_refused", table=self._table.row.id, seat=seat)
            if view.choices:
                await self._table.act_as_bot(seat, view.choices[0].action, view.decision)
