"""Whether this node lives, and whether it may be sent people: for whoever runs it."""

from litestar import route
from litestar.di import NamedDependency

import stube
from stube.protocol import Health
from stube.server.guard import READ
from stube.server.house import House

PATIENCE = 1.0  # seconds that the store may take


@route("/health", http_method=READ)
async def health() -> Health:
    """Say that the process lives; where this is not answered it should be started anew."""
    return Health("ok", stube.__version__)


@route("/ready", http_method=READ)
async def ready(house: NamedDependency[House]) -> Health:
    """Say that its store answers; where this fails, people should be sent to another node, and this one left alone."""
    await house.store.ping(PATIENCE)
    return Health("ok", stube.__version__)
