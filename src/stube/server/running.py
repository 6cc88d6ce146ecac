"""Running the server in this process, until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address

import uvicorn
from litestar import Litestar

from stube.server import journal, metrics
from stube.server.settings import DEFAULT_PORT, Settings

LARGEST_FRAME = 64 * 1024
SECONDS_TO_STOP = 3
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on


def serve(app: Litestar, settings: Settings, *, open_browser: bool, tell: Callable[[str], None]) -> None:
    """Serve until a signal comes.

    Args:
        app: the application.
        settings: where to listen.
        open_browser: whether to open the table in the browser.
        tell: is given the address once the server listens.

    Raises:
        OSError: the port that was asked for is taken.
    """
    journal.set_up(settings)
    listening = listen(settings)
    _spare_pauses()
    config = configure(app, settings.proxies)
    server = _Announcing(config, address(listening), open_browser=open_browser, tell=tell)
    # By then the server has stopped in good order, and only passes on the signal that it was stopped by.
    with (
        metrics.told(settings.metrics_host, settings.metrics_port),
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(_serve(server, listening))


def _spare_pauses() -> None:
    """Let the collector of garbage look often at what is new, and seldom at what stays.

    A pause is as long as what it looks at: with a thousand new values two milliseconds, at a thousand tables a tenth
    of a second for all. Cycles are few here (tasks that failed, tracebacks); everything else goes by its counts.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 300, 10)


def configure(app: Litestar, proxies: str) -> uvicorn.Config:
    """Give the settings of the web server; `proxies` as in `Settings`."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def listen(settings: Settings) -> socket.socket:
    """Open the socket: the port asked for, or the usual one, or where that is taken any free one.

    Raises:
        OSError: the port that was asked for is taken.
    """
    if settings.port is not None:
        return _bind(settings.host, settings.port)
    with contextlib.suppress(OSError):
        return _bind(settings.host, DEFAULT_PORT)
    return _bind(settings.host, 0)


def address(listening: socket.socket) -> str:
    """Give the address that a browser opens: of this machine in its network, where others may come from there."""
    host, port = listening.getsockname()[:2]
    return _written(in_network(listening.family) if host in EVERYWHERE else host, port)


def outside(host: str, port: int) -> str | None:
    """Give the address by which others come to a server that listens on `host`; None where only this machine does."""
    name = in_network(socket.AF_INET6 if ":" in host else socket.AF_INET) if host in EVERYWHERE else host
    return None if is_loopback(name) else _written(name, port)


def is_loopback(name: str) -> bool:
    """Say whether a name or an address leads back to the machine that asks."""
    try:
        return ip_address(name).is_loopback
    except ValueError:  # no address but a name
        return name == "localhost"


def in_network(family: socket.AddressFamily) -> str:
    """Give this machine's address in the network that leads out; the loopback's where there is none."""
    # An address for documents (RFC 5737, RFC 3849): the system looks up the way there, and nothing is sent.
    far, loopback = ("2001:db8::1", "::1") if family is socket.AF_INET6 else ("192.0.2.1", "127.0.0.1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))
        except OSError:
            return loopback
        return str(probe.getsockname()[0])


def _written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    # What is accepted takes it over. The event loops set it only on sockets that name their protocol, and without it
    # the second of two small writes waits for the acknowledgement of the first: 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


async def _serve(server: uvicorn.Server, listening: socket.socket) -> None:
    with listening:
        await server.serve(sockets=[listening])


class _Announcing(uvicorn.Server):
    """A server that says where it is, once it listens."""

    def __init__(self, config: uvicorn.Config, where: str, *, open_browser: bool, tell: Callable[[str], None]) -> None:
        super().__init__(config)
        self._where = where
        self._open_browser = open_browser
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the address and open the browser."""
        await super().startup(sockets)
        if not self.started:
            return
        self._tell(self._where)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, self._where)
