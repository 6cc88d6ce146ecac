"""The page about the protocol says what the structs say."""

import re

from protocol.reference import PAGE, written

from stube import protocol
from stube.protocol.schema import schema
from stube.server.app import create_app
from stube.server.settings import Settings


def test_the_page_is_fresh() -> None:
    """Its tables are those of the structs as they are: else `python -m protocol.reference --update` in `tests`."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page


def test_every_message_is_on_the_page() -> None:
    """Each struct of the wire has its heading there."""
    told = set(re.findall(r"^### (\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    missing = set(schema({})["$defs"]) - told - {"AnyView", "ClientMessage", "ServerMessage"}
    assert missing == set()
    assert told <= set(schema({})["$defs"]) | set(protocol.__all__)


def test_every_address_is_on_the_page() -> None:
    """Each path that the server answers, but for its pages and their files, is named there."""
    paths = {route.path for route in create_app(Settings(), catalogue={}, registry={}).routes}
    page = PAGE.read_text(encoding="utf-8")
    asked = {re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for path in paths if path.startswith(("/api", "/ws"))}
    assert [path for path in sorted(asked) if path not in page] == []
