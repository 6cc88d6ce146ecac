"""The command line: one file a command, found by its name.

A file ``stube/cli/<name>.py`` is the command ``stube <name>`` (``_`` becomes ``-``). It offers one
value, ``command``, a `click.Command` or `click.Group`. Files whose names start with ``_`` are no
commands. A command file imports click and the standard library at its top and everything else
inside its function, so that ``stube --help`` stays quick and one broken room stops one command.

Errors of Stube may leave a command: `stube.cli.__main__.main` prints them and ends with exit code 2.
"""
