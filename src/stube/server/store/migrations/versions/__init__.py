"""One module a version of the database."""
