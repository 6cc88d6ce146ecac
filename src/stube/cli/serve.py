"""``stube serve``: the table in the browser."""

from pathlib import Path

import click


@click.command("serve")
@click.option("--host", help="Address to listen on; 127.0.0.1 is reached from this machine only.")
@click.option("--lan", is_flag=True, help="Let others in the local network sit down too; tells their address.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 8765, or a free one if that is taken.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option("--open/--no-open", "open_browser", default=False, help="Open the table in the browser.")
@click.option("--bot-pause", type=click.FloatRange(0, 60), help="Seconds that a bot waits before it acts.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="How much is logged.")
def command(
    host: str | None,
    port: int | None,
    data: Path | None,
    *,
    lan: bool,
    open_browser: bool,
    bot_pause: float | None,
    log_level: str | None,
) -> None:
    """Open the table in the browser. Every option is also read from STUBE_ and its name in capitals."""
    import msgspec

    from stube.server.app import run
    from stube.server.settings import Settings

    if lan and host is None:
        host = "0.0.0.0"  # noqa: S104 - asked for
    try:
        settings = Settings.read(host=host, port=port, data=data, bot_pause=bot_pause, log_level=log_level)
    except msgspec.ValidationError as error:
        raise click.UsageError(f"STUBE_… in the environment: {error}") from None
    try:
        run(settings, open_browser=open_browser, tell=click.echo)
    except OSError as error:
        raise click.ClickException(str(error)) from None
