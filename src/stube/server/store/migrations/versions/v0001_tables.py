"""Tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("speed", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.LargeBinary),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("at", MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "seat", "command", name="uq_events_table_id_seat_command"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_table("tables")
