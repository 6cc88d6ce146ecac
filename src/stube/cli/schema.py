"""``stube schema``: what travels between browser and server, as one JSON schema or as an OpenAPI document."""

import click


@click.command("schema")
@click.option("--openapi", "over_http", is_flag=True)
def command(*, over_http: bool) -> None:
    """Print the JSON schema of all wire messages and of every game's view."""
    import msgspec

    import stube
    from stube.games import catalogue
    from stube.protocol.openapi import openapi
    from stube.protocol.schema import schema

    games = catalogue()
    told = openapi(games, stube.__version__) if over_http else schema(games)
    click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
