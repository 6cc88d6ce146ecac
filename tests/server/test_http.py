"""Plain HTTP: the catalogue, opening tables, the built files, and what every answer carries."""

import json
import re
from pathlib import Path

import httpx
import pytest
from server.conftest import Serve

from stube.server import running, static_files
from stube.server.guard import CONTENT_POLICY
from stube.server.store import Store


async def test_the_server_says_that_it_is_well(serve: Serve) -> None:
    """Health asks the store and names the version."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        answer = await client.get("/ready")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


async def test_the_catalogue_says_what_can_be_played(serve: Serve) -> None:
    """Games with presets and options, what of them is playable, bots and languages."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        told = (await client.get("/api/catalogue")).json()
    (game,) = told["games"]
    assert (game["id"], game["default_preset"]) == ("toy", "two")
    assert [(preset["id"], preset["seats"], preset["playable"]) for preset in game["presets"]] == [
        ("two", 2, True),
        ("three", 3, True),
        ("thrown", 2, True),
        ("any", 2, True),
    ]
    assert game["presets"][1]["rules"]["seats"] == "3"
    assert game["options"][-1] == {
        "name": "flavour",
        "values": ["plain", "later"],
        "default": "plain",
        "playable": ["plain"],
    }
    assert {"random", "lowest", "highest"} <= set(told["bots"])
    assert told["languages"] == ["de", "en", "es", "fr", "it"]


async def test_a_table_is_opened(serve: Serve) -> None:
    """The opener gets the first person's seat, its secret, the table's id and its invitation, all different."""
    wish = {"game": "toy", "preset": "three", "seats": ["lowest", "person", "person"], "name": "Änne"}
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        answer = await client.post("/api/tables", json=wish)
    told = answer.json()
    assert (answer.status_code, told["seat"]) == (201, 1)
    assert len({told["secret"], told["invitation"], told["table"]}) == 3
    assert "set-cookie" not in answer.headers


async def test_only_this_machine_is_told_by_which_address_others_come(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who opened the page by a loopback name learns the network's address; by any other name nothing is told."""
    monkeypatch.setattr(running, "in_network", lambda _family: "192.168.7.3")
    async with serve(host="0.0.0.0") as where, httpx.AsyncClient(base_url=where) as client:  # noqa: S104
        port = httpx.URL(where).port
        told = [
            (await client.get("/api/here", headers={"host": name})).json()["address"]
            for name in (f"127.0.0.1:{port}", "localhost", "stube.example", "192.168.7.3")
        ]
    assert told == [f"http://192.168.7.3:{port}/", f"http://192.168.7.3:{port}/", None, None]


BAD_WISHES = [
    (b'{"game":"chess","seats":["person"]}', 400, "unknown_game"),
    (b'{"game":"toy","seats":["person"]}', 400, "wrong_bot_count"),
    (b'{"game":"toy","seats":["person","person"],"name":"' + b"x" * 41 + b'"}', 400, "bad_message"),
    (b'{"game":"toy","seats":["person","person"],"name":"a\\u0007"}', 400, "bad_message"),
    (b'{"game":"toy","seats":["person","person"],"more":1}', 400, "bad_message"),
    (b'{"game":"toy","seats":[]}', 400, "bad_message"),
    (b'{"game":"toy","seats":"person"}', 400, "bad_message"),
    (b"[" * 5000, 400, "bad_message"),
    (b"\xff\xfe", 400, "bad_message"),
    (b"", 400, "bad_message"),
    (b'{"game":"' + b"x" * 20_000 + b'"}', 413, "bad_message"),
]


async def test_a_bad_wish_gets_a_code(serve: Serve) -> None:
    """Whatever is wrong with a request, the answer is a code and no text of the program."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        for content, status, code in BAD_WISHES:
            answer = await client.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["type"], answer.json()["code"]) == (status, "failed", code)
            assert "Traceback" not in answer.text
            assert "msgspec" not in answer.text


async def test_another_site_cannot_open_tables(serve: Serve) -> None:
    """A browser that comes from another page is refused; our own page and programs are not."""
    wish = {"game": "toy", "seats": ["person", "lowest"]}
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        statuses = [
            (await client.post("/api/tables", json=wish, headers=headers)).status_code
            for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"origin": where}, {})
        ]
    assert statuses == [403, 403, 201, 201]


async def test_behind_a_proxy_each_address_counts_for_itself(serve: Serve) -> None:
    """Whom a believed proxy asks for is who is limited; somebody else's word for it counts nothing."""
    wish = {"game": "toy", "seats": ["person", "lowest"]}
    for believed, expected in (("127.0.0.1", [201, 429, 201]), ("192.0.2.1", [201, 429, 429])):
        async with (
            serve(tables_per_minute=1.0, proxies=believed) as where,
            httpx.AsyncClient(base_url=where) as client,
        ):
            answers = [
                await client.post("/api/tables", json=wish, headers={"x-forwarded-for": address})
                for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2")
            ]
        assert [answer.status_code for answer in answers] == expected


async def test_too_many_tables_are_refused(serve: Serve) -> None:
    """An address that opens tables without end is told so by a code."""
    wish = {"game": "toy", "seats": ["person", "lowest"]}
    async with serve(tables_per_minute=2.0) as where, httpx.AsyncClient(base_url=where) as client:
        answers = [await client.post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "too_many_requests"


async def test_every_answer_is_guarded(serve: Serve) -> None:
    """Pages, errors and the programs' answers allow nothing from other hosts and set no cookie."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        answers = [await client.get(path) for path in ("/", "/ready", "/api/nothing", "/nothing", "/ws/x")]
    for answer in answers:
        assert answer.headers["content-security-policy"] == CONTENT_POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers
        assert "set-cookie" not in answer.headers
    assert "http:" not in CONTENT_POLICY
    assert "unsafe" not in CONTENT_POLICY


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built front end of three files, and a file beside it that nobody may have."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>t</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".vite" / "manifest.json").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(static_files, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("static")
async def test_the_built_files_are_served(serve: Serve) -> None:
    """One page for every address of the table, never stored; hashed files are kept for ever, others asked for again."""
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        paths = ("/", "/table/abc", "/join/abc", "/continue", "/tables", "/privacy", "/rules", "/rules/edit", "/lesson")
        pages = [await client.get(path) for path in paths]
        script, icon = [await client.get(path) for path in ("/assets/app-1a2b.js", "/favicon.svg")]
    assert {(page.status_code, page.headers["cache-control"]) for page in pages} == {(200, "no-store")}
    assert {page.text for page in pages} == {pages[0].text}
    assert pages[0].headers["content-type"].startswith("text/html")
    assert script.headers["content-type"].startswith("text/javascript")
    assert (script.text, script.headers["cache-control"]) == ("export {}", "public, max-age=31536000, immutable")
    assert (icon.headers["content-type"].partition(";")[0], icon.headers["cache-control"]) == (
        "image/svg+xml",
        "no-cache",
    )


async def test_a_head_is_answered_without_a_body(serve: Serve, static: Path) -> None:
    """As the page asks whether anybody answers; only what can be read, and with what a GET would say."""
    (static / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        for path in ("/", "/manifest.webmanifest", "/health", "/ready"):
            head, whole = await client.head(path), await client.get(path)
            assert head.status_code == 200
            assert (head.content, head.headers["content-length"]) == (b"", whole.headers["content-length"])
        assert (await client.head("/assets/none.js")).status_code == 404
        assert (await client.post("/")).status_code == 405


async def test_a_page_tells_what_it_needs_at_once(serve: Serve, static: Path) -> None:
    """Words of the reader's language, a table's script where one is meant, and on the start page the catalogue."""
    words = {f"virtual:texts/{language}/words": {"file": f"assets/words-{language}.js"} for language in ("de", "en")}
    script = {"file": "assets/at.js", "imports": ["_t.js"]}
    table = {"src/views/AtTable.svelte": script, "_t.js": {"file": "assets/t.js"}}
    (static / ".vite" / "manifest.json").write_text(json.dumps(words | table))
    (static / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        german = {"accept-language": "pt;q=0.9, de-AT;q=0.8, en;q=0.2"}
        start, at_table, rules = [await client.get(path, headers=german) for path in ("/", "/table/abc", "/rules")]
        other = await client.get("/", headers={"accept-language": "*;q=nonsense"})
        catalogue = (await client.get("/api/catalogue")).json()
    told = re.search('<script type="application/json" id="catalogue">([^<]*)</script>', start.text)
    assert told is not None
    assert json.loads(told[1]) == catalogue
    link = re.compile('rel="modulepreload" crossorigin href="/assets/([^"]+).js"')
    links = [link.findall(page.text) for page in (start, at_table, rules)]
    assert links == [["words-de"], ["words-de", "at", "t"], ["words-de"]]
    assert "/assets/words-en.js" in other.text
    assert "accept-language" in start.headers["vary"]


@pytest.mark.usefixtures("static")
async def test_what_is_long_is_packed_for_those_who_take_it(serve: Serve, static: Path) -> None:
    """Scripts and answers come as gzip or plain, as the browser wishes, and unpack to the same; a new build is seen."""
    script = static / "assets" / "app-1a2b.js"
    script.write_text("export {};" * 500)
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        for path in ("/assets/app-1a2b.js", "/api/catalogue"):
            packed, plain = [await client.get(path, headers={"accept-encoding": how}) for how in ("gzip", "identity")]
            assert packed.headers["content-encoding"] == "gzip", path
            assert "content-encoding" not in plain.headers, path
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2, path
            assert packed.content == plain.content, path
        script.write_text("export const other = 1;" * 500)
        again = await client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert again.text.startswith("export const other")


NOT_SERVED = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/link.txt",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/.vite/manifest.json",
    "/assets",
    "/assets/none.js",
    "/assets/%00",
]


@pytest.mark.usefixtures("static")
async def test_nothing_else_is_served(serve: Serve) -> None:
    """Neither files outside the folder, nor hidden ones, nor folders."""
    async with serve() as where, httpx.AsyncClient() as client:
        for path in NOT_SERVED:
            answer = await client.get(httpx.URL(where).copy_with(raw_path=path.encode()))
            assert (path, answer.status_code, answer.json()["code"]) == (path, 404, "bad_message")


async def test_a_table_that_is_not_built_says_so(serve: Serve, static: Path) -> None:
    """Without a built front end the page is an error that says what to do, and the programs' part works."""
    (static / "index.html").unlink()
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        assert (await client.get("/")).status_code == 503
        assert (await client.get("/ready")).status_code == 200


async def test_our_own_fault_tells_nothing(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the store fails the answer is a status and no word of what happened."""

    async def fail(_: Store, __: float) -> None:
        raise OSError("the disk at /secret/place is full")

    monkeypatch.setattr(Store, "ping", fail)
    async with serve() as where, httpx.AsyncClient(base_url=where) as client:
        answer = await client.get("/ready")
    assert (answer.status_code, answer.text) == (500, "null")
