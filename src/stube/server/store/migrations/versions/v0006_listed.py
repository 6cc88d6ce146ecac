"""The public list of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.add_column("tables", sa.Column("listed", sa.BigInteger().with_variant(sa.Integer, "sqlite")))
    op.create_index("ix_tables_listed", "tables", ["listed"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "listed")
