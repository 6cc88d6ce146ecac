"""The HTTP interface as one OpenAPI document: which address takes and gives what."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stube.core import Game
from stube.protocol import http, replay, rules
from stube.protocol.schema import REF, schema
from stube.protocol.server import Failed

REFUSED = {
    400: "refused, with a code that says why; or a body that is none",
    403: "asked by another site's page",
    413: "a body that is too large",
    415: "a body of another type",
    429: "asked too often",
    503: "the database does not answer; the same may be asked again",
}


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked.

    Attributes:
        method: `get` or `post`.
        path: the address; `{table}` stands for a table's id.
        gives: the struct of the answer; None for a record or for no answer.
        takes: the struct of the body.
        status: what it is answered with when all is well.
        note: what the structs do not say.
    """

    method: str
    path: str
    gives: type | None
    takes: type | None = None
    status: int = 200
    note: str = ""

    @property
    def title(self) -> str:
        """Its line in the documentation."""
        told = self.gives.__name__ if self.gives else ""
        return ": ".join(part for part in (told, self.note) if part)


OPERATIONS = (
    Operation("post", "/api/tables", http.TableCreated, http.NewTable, 201),
    Operation("get", "/api/tables", http.OpenTables, note="the public list"),
    Operation("post", "/api/seek", http.TableCreated, http.SeekWish, 201, "a seat at a table with these rules"),
    Operation("post", "/api/invitations", http.Invited, http.InvitationWish),
    Operation(
        "post", "/api/tables/{table}/ticket", http.Ticket, http.SecretWish, 201, 'for "continue on another device"'
    ),
    Operation("post", "/api/tickets", http.SeatMoved, http.TicketUse),
    Operation(
        *("post", "/api/tables/{table}/record", None, http.RecordWish),
        note="the record of a finished match, as `stube` writes it in JSON",
    ),
    Operation(
        *("post", "/api/tables/{table}/replay", replay.Replay, replay.ReplayWish),
        note="a round of a finished match, step by step",
    ),
    Operation("post", "/api/replay", replay.Replay, replay.FileWish, note="of a record that the asker has"),
    Operation(
        *("post", "/api/tables/{table}/delete", None, http.SecretWish, 204),
        note="nothing: the table is gone with all it holds; the secret is the host's",
    ),
    Operation("get", "/api/catalogue", http.Catalogue, note="games, presets, options, bots, languages"),
    Operation("post", "/api/rules", rules.RulesTold, rules.RulesWish),
    Operation("post", "/api/rules/ladder", rules.LadderTold, rules.LadderWish),
    Operation("post", "/api/rules/diff", rules.DiffTold, rules.DiffWish),
    Operation("post", "/api/rules/mends", rules.MendsTold, rules.MendsWish),
    Operation("get", "/api/here", http.Here, note="where others find this server"),
    Operation("get", "/health", http.Health, note="the server is up"),
    Operation("get", "/ready", http.Health, note="503 while its database does not answer"),
)
"""All that can be asked over plain HTTP, besides the pages."""


def openapi(games: Mapping[str, Game], version: str) -> dict[str, Any]:
    """Give the OpenAPI (3.1) document of the HTTP interface.

    Args:
        games: the games by id.
        version: of the program.
    """
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, games)
    schemas = schema(games)["$defs"]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stube", "version": version},
        "paths": paths,
        "components": {"schemas": _renamed(schemas)},
    }


def _described(operation: Operation, games: Mapping[str, Game]) -> dict[str, Any]:
    answered: dict[str, Any] = {"description": operation.title}
    if operation.status != 204:
        told = {"type": "object"} if operation.gives is None else _reference(operation.gives)
        answered["content"] = {"application/json": {"schema": told}}
    refused = {"application/json": {"schema": _reference(Failed)}}
    answers = {str(status): {"description": why, "content": refused} for status, why in REFUSED.items()}
    described: dict[str, Any] = {"responses": {str(operation.status): answered, **answers}}
    if "{table}" in operation.path:
        described["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}]
    if operation.takes is not None:
        examples = {game.id: {"value": _example(operation.takes, game)} for game in games.values()}
        body = {"schema": _reference(operation.takes)} | ({"examples": examples} if examples else {})
        described["requestBody"] = {"required": True, "content": {"application/json": body}}
    return described


def _example(struct: type, game: Game) -> dict[str, Any]:
    """Give a body that is answered well, where that needs no secret."""
    plain = {"game": game.id, "preset": game.default_preset}
    if struct is http.NewTable:
        seats = game.seats(game.presets[game.default_preset].rules)
        return {**plain, "seats": ["person"] * seats, "name": "Anna", "customs": {"chat": True}}
    if struct is rules.DiffWish:
        return {"one": plain, "other": {**plain, "preset": list(game.presets)[-1]}}
    if "game" in struct.__annotations__:
        return plain
    return {name: "x" * 24 for name in ("invitation", "ticket", "secret") if name in struct.__annotations__}


def _reference(struct: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{struct.__name__}"}


def _renamed(part: Any) -> Any:
    """Give a schema whose references lead to where OpenAPI keeps them."""
    if isinstance(part, dict):
        return {
            name: value.replace(REF.format(name=""), "#/components/schemas/") if name == "$ref" else _renamed(value)
            for name, value in part.items()
        }
    return [_renamed(one) for one in part] if isinstance(part, list) else part
