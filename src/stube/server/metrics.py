"""What a node counts for Prometheus, and where it tells it: no id, name, card or secret is among it."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

TABLES = Gauge("stube_tables_live", "Tables that this node has in memory.", registry=REGISTRY)
SOCKETS = Gauge("stube_sockets", "Connections that are open.", registry=REGISTRY)
ROWS = Counter("stube_rows", "Rows written to logs of tables, by kind.", ["kind"], registry=REGISTRY)
TAKEN = Counter("stube_rows_taken", "Rows that lost against a row with the same number.", registry=REGISTRY)
REFUSALS = Counter("stube_refusals", "Commands and requests that were refused, by code.", ["code"], registry=REGISTRY)
CUT_OFF = Counter("stube_sockets_cut_off", "Connections ended because they read too slowly.", registry=REGISTRY)
WOKEN = Counter("stube_tables_woken", "Tables at which another node should have acted.", registry=REGISTRY)
DATABASE_LOST = Counter("stube_database_lost", "Times that the database did not answer.", registry=REGISTRY)
BUS_LOST = Counter("stube_bus_lost", "Times that the news of other nodes were lost.", registry=REGISTRY)
FAULTS = Counter("stube_faults", "Own faults that were logged.", registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "stube_append_seconds",
    "Seconds from handing in a row until it is on the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)


@contextmanager
def told(host: str, port: int | None) -> Iterator[int | None]:
    """Tell the figures over plain HTTP while a context is open; gives the port.

    Args:
        host: address to listen on.
        port: None tells nothing, 0 takes any free one.

    Raises:
        OSError: the port is taken.
    """
    if port is None:
        yield None
        return
    server, thread = start_http_server(port, host, REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
