"""The group that finds the commands in the folder beside it.

Nothing is listed by hand: see the package's docstring for what a command file must offer.
"""

import importlib
import pkgutil

import click

import stube.cli


class FoundCommands(click.Group):
    """A group whose commands are the modules of ``stube.cli``, imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of all commands, sorted."""
        return sorted(command_names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command.

        Returns:
            The command, or None where no file has its name (click then says which names are near).

        Raises:
            TypeError: the file offers no ``command``.
        """
        if cmd_name not in command_names():
            return None
        module = importlib.import_module(f"{stube.cli.__name__}.{cmd_name.replace('-', '_')}")
        found = getattr(module, "command", None)
        if not isinstance(found, click.Command):
            raise TypeError(f"{module.__name__} offers no click command by the name 'command'")
        return found


def command_names() -> set[str]:
    """What can be typed after ``stube``."""
    return {
        module.name.replace("_", "-")
        for module in pkgutil.iter_modules(stube.cli.__path__)
        if not module.name.startswith("_")
    }
