"""The servers over this database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MILLISECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("nodes")
