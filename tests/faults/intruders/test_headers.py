"""The headers are on every kind of answer, and no answer of a table has one more than it needs."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

import content
import pytest
from play.playing import FRAGMENT, Browser

from ..house import HEADERS, Place, furnished, guarded
from ..servers import serving

# Whatever else a header told (an ETag, a length by name, a debug line) might tell of hidden cards.
OF_A_TABLE = {*HEADERS, "Content-Security-Policy", "Cache-Control", "Content-Type", "Content-Length", "Set-Cookie"}
OF_A_TABLE |= {"Vary", "Content-Encoding", "Location"}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return furnished(tmp_path)


def broken() -> str:
    raise ZeroDivisionError


def test_every_kind_of_answer_has_the_headers(place: Place) -> None:
    place.app.view_functions["favicon"] = broken
    owner, stranger = place.browsers["owner"], place.browsers["nobody"]
    table = f"/table/{place.game_id}"
    db = place.app.extensions["kidsq"].store.connection()
    browser = Browser(owner, url=table).look()
    etag = stranger.get("/static/css/base.css").headers["ETag"]
    answers = [
        (200, owner.get("/")),
        (200, owner.get(table)),
        (200, stranger.get("/static/css/base.css")),
        (204, owner.get(f"{table}/news?seen={browser.version}")),
        (303, stranger.get(f"/grown-ups/children/{place.learner}")),
        (304, stranger.get("/static/css/base.css", headers={"If-None-Match": etag})),
        (400, owner.post(f"{table}/turn", data={"ply": "x", "key": "k", "move": "?"})),
        (404, stranger.get(table)),
        (404, stranger.get("/nothing")),
        (404, stranger.get("/static/css/nothing.css")),
        (405, stranger.put("/play")),
        (409, owner.post(f"{table}/turn", data={"ply": "0", "key": "k" * 32, "card": "0"}, headers=FRAGMENT)),
        (413, stranger.post("/play", data={"x": "y" * 70_000})),
        (500, stranger.get("/favicon.ico")),
        (400, stranger.get("/", headers={"Host": "evil.example"})),
    ]
    for _ in range(7):
        tried = stranger.post("/grown-ups/sign-in", data={"name": "grown_up", "passphrase": "wrong wrong"})
    answers.append((429, tried))
    with content.read_only(db):
        answers.append((503, owner.post("/play", data={"edition": "classic"})))
    for status, answer in answers:
        assert answer.status_code == status, answer.request.path
        guarded(answer)


def test_an_answer_of_a_table_has_no_header_that_could_tell_of_hidden_cards(place: Place) -> None:
    browser = Browser(place.browsers["owner"], url=f"/table/{place.game_id}").look().to_my_turn()
    key = browser.key
    for path, form in (
        ("turn", {"ply": browser.ply, "key": key, "card": "0"}),
        ("turn", {"ply": browser.ply, "key": "j" * 32, "move": "king fire 3"}),
        ("next", {"ply": browser.ply + 1}),
        ("hint", {"ply": browser.ply}),
        ("settings", {"speed": "fast"}),
        ("answer", {"key": "none"}),
        ("curtain", {"ply": browser.ply}),
    ):
        for fragment in (True, False):
            answer = browser.post(path, fragment, **form)
            assert set(answer.headers.keys()) <= OF_A_TABLE, (path, answer.headers)
    for path in ("", "/news?seen=0"):
        answer = browser.client.get(browser.url + path)
        assert set(answer.headers.keys()) <= OF_A_TABLE


NOISE = (
    b"NONSENSE\r\n\r\n",
    b"GET /\xff?x=\xff HTTP/1.0\r\nHost: localhost\r\n\r\n",
    b"GET /<script>alert(1)</script> HTTP/1.0\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.0\r\nHost: <script>alert(1)</script>\r\n\r\n",
    b"GET / HTTP/1.0\r\nHost: localhost\r\nX-Long: " + b"y" * 300_000 + b"\r\n\r\n",
    b"GET / HTTP/1.0\r\nHost: localhost\r\nX-Long: " + b"y" * 40_000 + b"\r\n\r\n",
    b"GET / HTTP/1.0\r\nHost: localhost\r\nCookie: kidsq=\xff\x00\r\n\r\n",
    b"GET / HTTP/1.0\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    b"GET /static/../secret.key HTTP/1.0\r\nHost: localhost\r\n\r\n",
    b"GET /static/..%5csecret.key HTTP/1.0\r\nHost: localhost\r\n\r\n",
    b"POST /play HTTP/1.0\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /play HTTP/1.0\r\nHost: localhost\r\nContent-Length: 20000000\r\n\r\n",
    b"POST /play HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"PROPFIND / HTTP/1.0\r\nHost: localhost\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Echo: <script>alert(1)</script>\r\n\r\n",
)


@pytest.mark.full
def test_noise_on_the_line_is_refused_and_echoes_nothing(tmp_path: Path) -> None:
    """What is no HTTP never reaches the pages: the server refuses it in plain text, in words of its own."""
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as (server,):
        for noise in NOISE:
            heard = ask(server.address, noise)
            if not heard:  # hung up before all of it was read, and the answer was lost on the way
                assert len(noise) > 30_000
                continue
            head, _, body = heard.partition(b"\r\n\r\n")
            assert int(head.split()[1]) in (200, 400, 404, 405, 413, 431), (noise[:60], head)
            assert b"X-Long" not in noise or b" 431 " in head
            assert b"Traceback" not in heard
            assert b"<script>alert" not in heard
            for name, value in HEADERS.items():
                assert head.split(b"\r\n").count(f"{name}: {value}".encode()) == 1, (noise[:60], head)
            assert head.count(b"Content-Security-Policy: default-src 'self'") == 1
            assert b"Cache-Control: " in head
            if b"Content-Type: text/plain" in head:
                assert len(body) < 200
        server.answering()
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def ask(address: tuple[str, int], noise: bytes) -> bytes:
    with socket.create_connection(address, timeout=10) as line:
        line.sendall(noise)
        with suppress(OSError):  # the server may have answered and hung up already
            line.shutdown(socket.SHUT_WR)
        heard = b""
        try:
            while part := line.recv(65_536):
                heard += part
        except ConnectionResetError:  # it had not read all of the noise
            pass
        return heard
