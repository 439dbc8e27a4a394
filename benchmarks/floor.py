"""The least that a poll and a move need, behind the same server: what kidsq's times and CPU are held against.

bare_app is a floor without a framework; floor_app is one with what kidsq is made of, Flask and Jinja.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from faults.servers import Server
from faults.tablets import Link
from flask import Flask, request, session

from benchmarks import TESTS

FLOOR_VARIABLE = "KIDSQ_BENCH_FLOOR"

FRAGMENT_BYTES = 6_000
FLOOR_TURN = {"ply": "1", "key": "k" * 32, "move": "discard 2+3=5"}

_SERVE = """
import gc, sys
from pathlib import Path
from benchmarks import floor
from kidsq.server.serve import serve
name, folder, port = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
app = getattr(floor, name)(folder)
gc.freeze()  # as kidsq serve does
sys.exit(serve("127.0.0.1", port, folder, False, app=app))
"""
_FRAGMENT = "{% for row in rows %}<p class='row {{ row.kind }}' data-n='{{ row.n }}'>{{ row.text }}</p>\n{% endfor %}"


def bare_app(folder: Path) -> Callable[..., Iterable[bytes]]:
    """A WSGI application: 204 to a GET; to a POST one row committed in the same journal mode."""
    from kidsq.store.db.database import FileStore, writing

    store = FileStore(folder / "floor.db")
    store.connection().execute("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT)")

    def app(environ: Mapping[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] == "POST":
            environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
            with writing(store.connection()) as db:
                db.execute("INSERT INTO rows (text) VALUES (?)", ("discard 2+3=5",))
            start("200 OK", [("Content-Length", "2")])
            return [b"ok"]
        start("204 No Content", [])
        return []

    return app


def floor_app(folder: Path) -> Flask:
    """To a POST of FLOOR_TURN: a signed cookie, one commit of three small rows, a small fragment.

    By the same driver, with the same journal and the same syncs as kidsq's.
    """
    from kidsq.store.db.database import FileStore, writing

    app = Flask("floor")
    app.secret_key = "floor"
    store = FileStore(folder / "floor.db")
    store.connection().execute(
        "CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, game TEXT, n INTEGER, text TEXT)"
    )
    fragment = app.jinja_env.from_string(_FRAGMENT)

    @app.post("/turn")
    def turn() -> str:
        session["device"] = "d" * 32
        said = request.form["move"]
        with writing(store.connection()) as db:
            for n in range(3):
                db.execute("INSERT INTO rows (game, n, text) VALUES (?, ?, ?)", ("g" * 32, n, said))
        rows = [{"kind": "card", "n": n, "text": "a card & its label"} for n in range(FRAGMENT_BYTES // 62)]
        return fragment.render(rows=rows)

    return app


@cache
def _hosted() -> Callable[..., Iterable[bytes]]:
    return bare_app(Path(os.environ[FLOOR_VARIABLE]))


def hosted(environ: Mapping[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
    """bare_app for a server that is told a module; the folder is told by FLOOR_VARIABLE."""
    return _hosted()(environ, start)


class BareServer(Server):
    """The same waitress, with bare_app."""

    app = bare_app.__name__

    def start(self) -> None:
        paths = os.pathsep.join([str(TESTS.parent), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, self.app, str(self.data), str(self.port)],
            env={**os.environ, "PYTHONPATH": paths, **self.given},
            stdout=subprocess.DEVNULL,
        )


class FloorServer(BareServer):
    """The same waitress, with floor_app."""

    app = floor_app.__name__


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Start a server, and end it with what it has started."""
    server.start()
    try:
        yield server.answering()
    finally:
        server.end()


def poll(link: Link) -> None:
    assert link._send("GET", "/", None, None).status_code == 204


def commit(link: Link) -> None:
    assert link._send("POST", "/", "move=discard", None).status_code == 200


def floor_turn(link: Link) -> None:
    assert link._send("POST", "/turn", urlencode(FLOOR_TURN), None).status_code == 200


def keep_asking(server: Server, tablets: int, polls: float, commits: float, seconds: float) -> float | None:
    """Let tablets ask a bare server for so many polls and commits a second; its share of a core (0..1)."""
    until, pause = time.monotonic() + seconds, tablets / polls

    def sit(place: int) -> None:
        link, turn, due = Link(server.address, 60), time.monotonic() + pause * place / tablets, 0.0
        while turn < until:
            time.sleep(max(0.0, turn - time.monotonic()))
            poll(link)
            due += commits / polls
            if due >= 1:
                due -= 1
                commit(link)
            turn += pause
        link.hang_up()

    threads = [threading.Thread(target=sit, args=(place,), daemon=True) for place in range(tablets)]
    before = cpu_seconds(server)
    for thread in threads:
        thread.start()
    time.sleep(max(0.0, until - time.monotonic()))
    after = cpu_seconds(server)
    for thread in threads:
        thread.join(60)
    return None if before is None or after is None else (after - before) / seconds


def cpu_seconds(server: Server) -> float | None:
    """What the server and its workers have used so far; None where the system does not say it."""
    assert server.process is not None
    return cpu_of_family(server.process.pid)


def cpu_of_family(process: int) -> float | None:
    """What a process and those that it has started have used so far; None where the system does not say it."""
    try:
        return sum(map(_cpu_of, _family(process))) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return None


def _cpu_of(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _family(process: int) -> Iterator[int]:
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from _family(int(child))
