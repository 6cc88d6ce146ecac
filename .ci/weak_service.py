# ruff: noqa: INP001, T201 - a script
"""Stands in for the services that know of weaknesses, as OSV and npm's registry answer; prints its address.

It knows of one in a Python package and of one in a package of the browser's table: an audit that lets them pass is
broken.
"""

import gzip
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

PYTHON, WEB = "litestar", "svelte"


class Service(BaseHTTPRequestHandler):
    """Answers both protocols."""

    def do_POST(self) -> None:
        """Tell of the weaknesses."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        asked = json.loads(gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body)
        answer: dict[str, Any] = {}
        if "package" not in asked:
            weak = {"id": 1, "url": "TEST-2", "title": "for a test", "severity": "high", "vulnerable_versions": "*"}
            answer = {WEB: [weak]}
        elif asked["package"]["name"] == PYTHON:
            affected = [{"package": asked["package"], "versions": [asked["version"]]}]
            answer = {"vulns": [{"id": "TEST-1", "summary": "for a test", "affected": affected}]}
        said = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)


if __name__ == "__main__":
    with HTTPServer(("127.0.0.1", 0), Service) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()
