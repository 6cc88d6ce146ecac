"""What the handlers of one server share."""

from dataclasses import dataclass

from stube import protocol
from stube.server.guard import Rates
from stube.server.lobby import Lobby
from stube.server.settings import Settings
from stube.server.store import Store
from stube.server.tables import Tables


@dataclass(frozen=True, slots=True)
class House:
    """The running server: settings, store, live tables, the catalogue as it is told, rates."""

    settings: Settings
    store: Store
    tables: Tables
    lobby: Lobby
    described: protocol.Catalogue
    rates: Rates
