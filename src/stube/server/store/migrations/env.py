"""Runs the versions over the connection that the store hands over."""

from alembic import context

from stube.server.store.layout import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite changes a table by copying it
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
