"""Settings of the server, from the environment and the command line."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from stube.server.store import in_file

PREFIX = "STUBE_"
DEFAULT_PORT = 8765


def default_data() -> Path:
    """Give the folder where this system keeps a user's data of this program."""
    return user_data_path("stube", appauthor=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the server runs; each is also read from `STUBE_` and its name in capitals.

    Attributes:
        host: address to listen on; the default is reached from this machine only.
        port: port to listen on; None takes 8765, or a free one where that is taken.
        data: folder of the database.
        database: address of the database; a file in the data folder when left out.
        proxies: addresses of proxies that are believed for whom they ask, with commas between; `*` believes all.
        bot_pause: seconds that a bot lets pass before it acts, at normal speed.
        log_level: `debug`, `info`, `warning` or `error`.
        log_json: whether the log is written as JSON lines.
        tables_per_minute: how many tables one address may open a minute, in the long run.
        connects_per_minute: how many sockets one address may open a minute, in the long run.
        invitations_per_minute: how many invitations one address may try a minute, in the long run.
        questions_per_minute: how many questions about rules one address may ask a minute, in the long run.
        metrics_host: address to tell the figures for Prometheus on; the default is reached from this machine only.
        metrics_port: port for them; None tells none.
        keep_days: how many days after its last event a table is deleted with all it holds.
        keep_names_days: how many days after a table's last event the names are forgotten that people gave themselves
            there, and what they wrote.
        hello_seconds: how long a socket may take to say who it is.
        messages_per_second: how many messages one socket may send a second, in the long run.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    data: Path = field(default_factory=default_data)
    database: str | None = None
    proxies: str = "127.0.0.1"
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.9
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False
    tables_per_minute: Annotated[float, Meta(gt=0)] = 60.0
    connects_per_minute: Annotated[float, Meta(gt=0)] = 300.0
    invitations_per_minute: Annotated[float, Meta(gt=0)] = 60.0
    questions_per_minute: Annotated[float, Meta(gt=0)] = 600.0
    messages_per_second: Annotated[float, Meta(gt=0)] = 50.0
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    keep_days: Annotated[float, Meta(gt=0)] = 60.0
    keep_names_days: Annotated[float, Meta(gt=0)] = 14.0
    hello_seconds: Annotated[float, Meta(ge=0)] = 10.0

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: object) -> Self:
        """Read the settings.

        Args:
            environment: where `STUBE_…` is looked up; the process's own when left out.
            given: settings that go before the environment; those that are None count as not given.

        Raises:
            msgspec.ValidationError: a value cannot be read.
        """
        place = os.environ if environment is None else environment
        values: dict[str, object] = {
            name: place[PREFIX + name.upper()] for name in cls.__dataclass_fields__ if PREFIX + name.upper() in place
        }
        values |= {name: value for name, value in given.items() if value is not None}
        return msgspec.convert(values, cls, strict=False, dec_hook=_read_path)

    @property
    def store(self) -> str:
        """The address of the database."""
        return self.database or in_file(self.data / "stube.sqlite3")


def _read_path(wanted: type, value: object) -> object:
    """Read what msgspec has no reader for: paths."""
    if wanted is Path:
        return Path(str(value)).expanduser()
    raise NotImplementedError  # msgspec then names the type
