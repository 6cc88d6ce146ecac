"""The ``stube`` program: ``stube COMMAND``, or ``python -m stube.cli COMMAND``."""

import sys

import click

from stube import __version__
from stube.cli._discovery import FoundCommands
from stube.cli._words import refused
from stube.errors import StubeError


@click.group(cls=FoundCommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="stube")
def stube() -> None:
    """Watten and German Whist: the table, the referee, the records."""


def main(arguments: list[str] | None = None) -> None:
    """Run one command and leave the process with its exit code.

    Args:
        arguments: what was typed after ``stube``; None takes it from the process.

    Raises:
        SystemExit: always. 0: done; 1: the command's own no; 2: what was typed or read is refused.
    """
    try:
        stube.main(args=arguments, prog_name="stube")
    except StubeError as refusal:
        click.echo(refused(refusal), err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
