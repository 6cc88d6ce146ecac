"""A bot that comes by an invitation and plays whatever is offered first: `python plain_bot.py HOST INVITATION`."""

import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(host: str, invitation: str) -> list[int]:
    """Play one series to its end; gives the units that won it."""
    body = json.dumps({"invitation": invitation}).encode()
    door = json.load(urlopen(Request(f"http://{host}/api/invitations", body, {"content-type": "application/json"})))
    seat = [info["kind"] for info in door["seats"]].index("free")
    with connect(f"ws://{host}/ws/{door['table']}") as socket:
        hello = {"type": "hello", "invitation": invitation}
        sit = {"type": "sit", "id": "sit", "seat": seat, "name": "Plain bot", "secret": secrets.token_urlsafe(24)}
        say = [hello, sit]
        while True:
            for message in say:
                socket.send(json.dumps(message))
            view, say = json.loads(socket.recv()).get("view"), []
            if view and view["over"]:
                return list(view["winners"])
            if view and view["choices"]:
                on, action = view["decision"], view["choices"][0]["action"]
                say = [{"type": "act", "id": f"act{on}", "on": on, "action": action}]
            elif view and view["result"]:
                say = [{"type": "next", "id": f"next{view['decision']}"}]


if __name__ == "__main__":
    sys.stdout.write(f"Won by {play(*sys.argv[1:3])}\n")
