"""Alembic's environment and versions, inside the package so that a wheel carries them."""
