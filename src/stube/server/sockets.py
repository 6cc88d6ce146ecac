"""The socket of a table: messages in, messages out, every refusal a code."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stube.errors import Code, StubeError
from stube.protocol import ClientMessage, Command, Failed, Hello, Ping, Pong, Refused, wire_args
from stube.server import metrics
from stube.server.guard import address, asker, same_origin
from stube.server.house import House
from stube.server.outbox import FAULT, REFUSED, Outbox
from stube.server.rates import Rate
from stube.server.tables import Sitting

log = structlog.get_logger(__name__)

LARGEST_MESSAGE = 4096  # bytes; an action and its id need a tenth
MOST_BAD_MESSAGES = 20  # then the connection ends
BURST = 200  # messages at once

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]) -> None:
    """Seat a browser at a table until one of both ends it."""
    if not same_origin(socket):
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    outbox = Outbox()
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(_send(socket, outbox), name=f"socket of {table}")
    try:
        if not house.rates.connects.take(asker(address(socket))):
            _turn_away(outbox, Code.TOO_MANY_REQUESTS)
        else:
            await _converse(socket, table, house, outbox)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("fault", table=table)
        outbox.close(FAULT)
    finally:
        outbox.close()
        await asyncio.gather(sender, return_exceptions=True)
        metrics.SOCKETS.dec()


def failed(code: Code, **args: Any) -> bytes:
    """Give an encoded `Failed`, and count it."""
    metrics.REFUSALS.labels(code).inc()
    return _encode(Failed(code, wire_args(args)))


def read(text: str) -> ClientMessage:
    """Read a message.

    Raises:
        msgspec.DecodeError: it is too large or too deep, no JSON, or none of ours.
    """
    message = text.encode(errors="surrogatepass")
    if len(message) > LARGEST_MESSAGE:
        raise msgspec.DecodeError("too large")
    try:
        return _decode(message)
    except RecursionError:
        raise msgspec.DecodeError("too deep") from None


async def _converse(socket: WebSocket[Any, Any, Any], table: str, house: House, outbox: Outbox) -> None:
    try:
        hello = read(await asyncio.wait_for(socket.receive_data("text"), house.settings.hello_seconds))
    except (msgspec.DecodeError, TimeoutError):
        hello = None
    if not isinstance(hello, Hello):
        _turn_away(outbox, Code.BAD_MESSAGE, awaited="hello")
        return
    if hello.invitation is not None and not house.rates.invitations.take(asker(address(socket))):
        _turn_away(outbox, Code.TOO_MANY_REQUESTS)
        return
    try:
        sitting = await house.tables.join(table, hello, outbox)
    except StubeError as refusal:
        _turn_away(outbox, refusal.code, **refusal.details)
        return
    try:
        await _listen(socket, sitting, outbox, Rate(house.settings.messages_per_second, BURST))
    finally:
        await house.tables.leave(sitting)


def _turn_away(outbox: Outbox, code: Code, **args: Any) -> None:
    outbox.send(failed(code, **args))
    outbox.close(REFUSED)


async def _listen(socket: WebSocket[Any, Any, Any], sitting: Sitting, outbox: Outbox, rate: Rate) -> None:
    bad = 0
    while bad < MOST_BAD_MESSAGES and not outbox.closed:
        text = await socket.receive_data("text")
        if not rate.take(""):
            bad += 1
            outbox.send(failed(Code.TOO_MANY_REQUESTS))
            continue
        try:
            message = read(text)
        except msgspec.DecodeError:
            message = None
        match message:
            case Ping():
                outbox.send(_encode(Pong()))
            case None | Hello():
                bad += 1
                outbox.send(failed(Code.BAD_MESSAGE))
            case command:
                await _obey(command, sitting, outbox)
    outbox.close(REFUSED)


async def _obey(command: Command, sitting: Sitting, outbox: Outbox) -> None:
    try:
        await sitting.obey(command)
    except StubeError as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        view = sitting.view() if refusal.code is Code.STALE else b"null"
        outbox.send(_encode(Refused(command.id, refusal.code, wire_args(refusal.details), msgspec.Raw(view))))


async def _send(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    """Send what waits, then close."""
    try:
        while (message := await outbox.next()) is not None:
            await socket.send_data(message, mode="text")
            del message  # it would stay in memory until the next one
        await socket.close(code=outbox.code)
    except Exception as gone:  # noqa: BLE001 - how a server says that the other end has gone is its own affair
        log.debug("socket_gone", reason=repr(gone))
        outbox.close()
