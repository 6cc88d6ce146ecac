"""Opening a table: a wish checked, ids and secrets made."""

import hashlib
import secrets
from dataclasses import dataclass

import msgspec

from stube.core import fingerprint
from stube.errors import Code, TableError
from stube.protocol import NewTable, TableCreated
from stube.server.catalogue import Catalogue
from stube.server.ruling import preset_of, read_wish
from stube.server.store import SeatRow, TableRow

PERSON = "person"
LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that is misread when it is read aloud
ID_LENGTH = 10  # 50 bits: nobody finds a table or an invitation by trying
SECRET_BYTES = 24


@dataclass(frozen=True, slots=True)
class Opened:
    """A table as it is stored, and what its opener is told once."""

    row: TableRow
    told: TableCreated


def open_table(wish: NewTable, catalogue: Catalogue) -> Opened:
    """Check a wish and make the table of it; nothing is stored yet.

    Raises:
        RulesError: `unknown_game`, `unknown_preset`, `unknown_option`, `unknown_value`,
            `options_clash` or `not_yet_playable`.
        TableError: `unknown_bot`; `wrong_bot_count` when the seats are not as many as the rules ask
            for, or no person sits down.
    """
    game = catalogue.game(wish.game)
    preset, rules = read_wish(game, wish.preset, wish.options)
    game.start(rules)
    needed = game.seats(rules)
    bots = len(wish.seats) - wish.seats.count(PERSON)
    if len(wish.seats) != needed or bots == needed:
        raise TableError(Code.WRONG_BOT_COUNT, seats=needed, given=len(wish.seats), bots=bots)
    for bot in (*wish.seats, wish.customs.standin or PERSON):
        if bot != PERSON and bot not in catalogue.bots:
            raise TableError(Code.UNKNOWN_BOT, bot=bot, known=tuple(catalogue.bots))

    own = wish.seats.index(PERSON)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    row = TableRow(
        id=_letters(),
        invitation=_letters(),
        game=game.id,
        rules_version=game.rules_version,
        preset=preset_of(game, rules, preset),
        rules=msgspec.json.encode(rules.values()).decode(),
        setup="{}",
        customs=msgspec.json.encode(wish.customs).decode(),
        created=catalogue.clock(),
        secret=secrets.token_bytes(32) if catalogue.shares else None,
        seats=tuple(
            SeatRow(
                seat=seat,
                name=wish.name.strip() if seat == own else "",
                secret_hash=hash_secret(secret) if seat == own else None,
                bot=None if who == PERSON else who,
            )
            for seat, who in enumerate(wish.seats)
        ),
    )
    return Opened(
        row,
        TableCreated(
            table=row.id,
            seat=own,
            secret=secret,
            invitation=row.invitation,
            fingerprint=fingerprint(game.id, rules),
        ),
    )


def _letters() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def hash_secret(secret: str) -> bytes:
    """Give what is stored of a secret; it is long and random, so a plain hash cannot be tried out."""
    return hashlib.sha256(secret.encode()).digest()
