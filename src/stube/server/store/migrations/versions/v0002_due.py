"""The next moment at which something happens at a table by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", MILLISECONDS),
        sa.PrimaryKeyConstraint("table_id", name="pk_due"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_due_table_id", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_due_at", "due", ["at"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("due")
