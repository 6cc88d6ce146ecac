"""``stube schema``: what travels between browser and server, as one JSON schema."""

import click


@click.command("schema")
def command() -> None:
    """Print the JSON schema of all wire messages and of every game's view."""
    import msgspec

    from stube.games import catalogue
    from stube.protocol.schema import schema

    click.echo(msgspec.json.format(msgspec.json.encode(schema(catalogue())), indent=2).decode())
