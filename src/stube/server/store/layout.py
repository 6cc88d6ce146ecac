"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

Milliseconds = BigInteger().with_variant(Integer, "sqlite")  # SQLite's strict tables know INTEGER only

# A live table: what it was opened with. Everything else about it is in its log.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("preset", Text),  # NULL when single options were changed
    Column("rules", Text, nullable=False),  # JSON: every option with its value
    Column("setup", Text, nullable=False),  # JSON: what stands besides the rules
    Column("customs", Text, nullable=False),  # JSON: what the table agrees on besides
    Column("invitation", Text),  # lets people in; NULL for tables older than invitations
    Column("secret", LargeBinary),  # the server's shares of deals follow from it; NULL for tables older than those
    Column("seats", Integer, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("listed", Milliseconds),  # since when it is in the public list
    Index(None, "invitation", unique=True),
    Index(None, "listed"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# Who sat where when the table was opened: a person has a secret (its SHA-256), a bot has an id.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret_hash", LargeBinary),
    Column("bot", Text),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# The log of a table: deals, actions and what happens to the table itself, in their text form.
# Its key decides who was first.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, dense
    Column("kind", Text, nullable=False),  # deal, action or house
    Column("seat", Integer),  # whose action; for a deal: who asked for it, if anybody had to
    Column("text", Text, nullable=False),
    Column("command", Text),  # the id of the command that it came of
    Column("at", Milliseconds, nullable=False),
    UniqueConstraint("table_id", "seat", "command"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# The servers over this database, and when each last said that it lives.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Milliseconds, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# The next moment at which something happens at a table by itself; without one nothing does.
due = Table(
    "due",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Milliseconds),
    Index(None, "at"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# The table at which who seeks these rules meets: of two who seek at once, the key decides which one opens it.
meetings = Table(
    "meetings",
    metadata,
    Column("rules", Text, primary_key=True),  # their fingerprint
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index(None, "table_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
