"""The node's log: one form for our lines and the libraries', without secrets, cards or names."""

import logging
import sys
import traceback

import structlog
from structlog.typing import EventDict, Processor

from stube.server import metrics
from stube.server.settings import Settings

TALKATIVE = ("uvicorn.error", "alembic", "websockets", "aiosqlite", "asyncio")


def set_up(settings: Settings) -> None:
    """Send our log and the libraries' to standard error, in one form."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _count_faults,
        _without_words,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    render: Processor = (
        structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(max(level, logging.WARNING))


def _count_faults(_logger: object, _name: str, event: EventDict) -> EventDict:
    if event["level"] in {"error", "critical"}:
        metrics.FAULTS.inc()
    return event


def _without_words(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Give of an exception its place and its kind, but not its words: they may quote hands and names."""
    given = event.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exception"] = _trace(error)
    return event


def _trace(error: BaseException) -> str:
    parts: list[str] = []
    known: BaseException | None = error
    while known is not None and len(parts) < 8:
        kind = f"{type(known).__module__}.{type(known).__qualname__}"
        parts.append(f"Traceback (most recent call last):\n{''.join(traceback.format_tb(known.__traceback__))}{kind}")
        known = known.__cause__ or (None if known.__suppress_context__ else known.__context__)
    return "\n\nwhile this was dealt with:\n\n".join(reversed(parts))
