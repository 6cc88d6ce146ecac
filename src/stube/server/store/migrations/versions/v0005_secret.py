"""The secret of a table, from which the server's shares of its deals follow."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version; tables that are older go on without one."""
    op.add_column("tables", sa.Column("secret", sa.LargeBinary))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("tables", "secret")
