"""A server of the toy alone, as a process: `python -m server.toy_server DATA PORT` in `tests`."""

import sys
from pathlib import Path

from server.toy import Toy

from stube import bots
from stube.server.app import create_app
from stube.server.running import serve
from stube.server.settings import Settings


def say(where: str) -> None:
    """Tell the address to the process that started this one."""
    sys.stdout.write(where + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), bot_pause=0.0, log_level="warning")
    app = create_app(settings, catalogue={"toy": Toy()}, registry=bots.registry())
    serve(app, settings, open_browser=False, tell=say)
