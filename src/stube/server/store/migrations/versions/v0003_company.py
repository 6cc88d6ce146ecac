"""Customs and invitations of tables.

Plain statements: copying a table on SQLite would drop the old one, and with it every row that refers to it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version; the pace of a table becomes one of its customs."""
    op.add_column("tables", sa.Column("customs", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("invitation", sa.Text))
    op.create_index("ix_tables_invitation", "tables", ["invitation"], unique=True)
    op.execute("UPDATE tables SET customs = '{\"speed\":\"' || speed || '\"}'")
    op.drop_column("tables", "speed")


def downgrade() -> None:
    """Go back to the version before."""
    op.add_column("tables", sa.Column("speed", sa.Text, nullable=False, server_default="normal"))
    op.drop_index("ix_tables_invitation", "tables")
    op.drop_column("tables", "invitation")
    op.drop_column("tables", "customs")
