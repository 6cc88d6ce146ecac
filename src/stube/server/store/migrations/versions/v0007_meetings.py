"""The tables at which people meet who seek the same rules."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "meetings",
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("rules", name="pk_meetings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_meetings_table_id_tables", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_meetings_table_id", "meetings", ["table_id"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("meetings")
