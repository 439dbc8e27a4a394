"""Figures of this process for Prometheus, at a port of their own.

The pages' port would not do: a proxy on this machine, and kidsq's own TLS, ask there in everybody's name from
127.0.0.1.
Their format is a few lines of text, so no library is needed for it: `prometheus_client` is 210 kB, most of them for
what is not wanted here, as a server of its own.
"""

from __future__ import annotations

import logging
import socket
import sys
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from flask import Flask

from kidsq import __version__, build, settings
from kidsq.maintenance import backup_health, disk_space, probes
from kidsq.play import Request
from kidsq.server.connections import server_of
from kidsq.store.db import inspection, live
from kidsq.store.db.database import NotOurDatabase, line_of
from kidsq.store.db.driver import sqlite3
from kidsq.web.http.context import Installation
from kidsq.web.http.hosts import host_is_ours, own_names

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_log = logging.getLogger("kidsq.metrics")

UP_TO_S: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds; a move is meant to take a quarter of one at most."""
PORTS: Final = 64
"""Of several processes each takes the next free port, up to so many."""
_KINDS: Final = (("/static/", "file"), ("/grown-ups", "grown_ups"), ("/health", "health"))
_AT_TABLES: Final = ("/table/", "/wall/")
_READERS: Final = 20
_QUESTION_BYTES: Final = 8 * 1024


def kind_of(method: str, path: str) -> str:
    """step, look (both at a table), file, grown_ups, health or page; an address says no more than that."""
    if path.startswith(_AT_TABLES):
        return "step" if method == "POST" else "look"
    return next((kind for start, kind in _KINDS if path.startswith(start)), "page")


class Figures:
    """What this process has answered since it began."""

    def __init__(self) -> None:
        self.began = time.time()
        self.steps = 0
        self._lock = threading.Lock()
        self._answers: dict[tuple[str, str], int] = {}
        self._times: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}

    def step_done(self) -> None:
        """Count a move or an answer that has been stored."""
        with self._lock:
            self.steps += 1

    def around(self, inner: WSGIApplication) -> WSGIApplication:
        """The same application, counted. The time is until the answer is made, not until a slow line has taken it."""

        def counted(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
            began, status = time.perf_counter(), ["5"]

            def start(said: str, *more: Any) -> Callable[[bytes], object]:
                status[0] = said[0]
                return start_response(said, *more)

            try:
                return inner(environ, start)
            finally:
                took = time.perf_counter() - began
                self._note(kind_of(environ["REQUEST_METHOD"], environ["PATH_INFO"]), f"{status[0]}xx", took)

        return counted

    def _note(self, kind: str, status: str, seconds: float) -> None:
        with self._lock:
            self._answers[kind, status] = self._answers.get((kind, status), 0) + 1
            self._times.setdefault(kind, [0] * (len(UP_TO_S) + 1))[bisect_left(UP_TO_S, seconds)] += 1
            self._seconds[kind] = self._seconds.get(kind, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        """Them, as Prometheus reads them."""
        with self._lock:
            answers, seconds, steps = dict(self._answers), dict(self._seconds), self.steps
            times = {kind: list(of_kind) for kind, of_kind in self._times.items()}
        yield from _head("start_time_seconds", "gauge", "When this process began, in seconds of Unix time.")
        yield _line("start_time_seconds", {}, self.began)
        yield from _head("requests_total", "counter", "Answers of this process, by rough kind and class of status.")
        for (kind, status), count in sorted(answers.items()):
            yield _line("requests_total", {"kind": kind, "status": status}, count)
        yield from _head("request_seconds", "histogram", "How long it took to make an answer.")
        for kind, of_kind in sorted(times.items()):
            so_far = 0
            for up_to, count in zip((*UP_TO_S, "+Inf"), of_kind, strict=True):
                so_far += count
                yield _line("request_seconds_bucket", {"kind": kind, "le": str(up_to)}, so_far)
            yield _line("request_seconds_sum", {"kind": kind}, seconds[kind])
            yield _line("request_seconds_count", {"kind": kind}, so_far)
        yield from _head("steps_total", "counter", "Moves and answers that this process has stored.")
        yield _line("steps_total", {}, steps)


def of_installation(here: Installation) -> Iterator[str]:
    """What the data folder and the database are like now: the same of whichever process is asked."""
    folder, now = here.data_folder, here.clock()
    found = (
        probes.database(here.store.connection),
        probes.backup(folder, here.store.connection, now),
        probes.disk(folder),
    )
    yield from _head("well", "gauge", "1 where a probe finds nothing to mend, as the health address says it.")
    for one in found:
        yield _line("well", {"probe": one.probe}, int(one.word == "ok"))
    yield from _head("disk_free_bytes", "gauge", "Free on the disk of the data folder.")
    yield _line("disk_free_bytes", {}, disk_space.free_bytes(folder))
    with suppress(sqlite3.Error, NotOurDatabase, OSError):
        yield from _of_database(here, now)


def _of_database(here: Installation, now: datetime) -> Iterator[str]:
    with here.store.connection().hurried() as db:
        size, tables = live.size_by(here.data_folder, db), inspection.open_tables(db)
        made, waits = backup_health.newest(here.data_folder, db), db.servers is None
    yield from _head("database_bytes", "gauge", "How large the database is.")
    yield _line("database_bytes", {}, size)
    yield from _head("tables_open", "gauge", "Games that have not ended and were not put away.")
    yield _line("tables_open", {}, tables)
    if made is not None:
        yield from _head("backup_age_seconds", "gauge", "How old the newest backup is.")
        yield _line("backup_age_seconds", {}, (now - made).total_seconds())
    if waits:
        yield from _head("writers_waiting", "gauge", "Threads of this process that wait for the right to write.")
        yield _line("writers_waiting", {}, len(line_of(here.store.path)))


def _of_build() -> Iterator[str]:
    versions = {"version": __version__, "commit": build.commit()[:12], "python": sys.version.split()[0]}
    yield from _head("build_info", "gauge", "What runs here.")
    yield _line("build_info", {**versions, "sqlite": sqlite3.sqlite_version}, 1)


def _head(name: str, kind: str, said: str) -> Iterator[str]:
    yield f"# HELP kidsq_{name} {said}"
    yield f"# TYPE kidsq_{name} {kind}"


def _line(name: str, labels: Mapping[str, str], value: float) -> str:
    """Labels are words and versions of ours, and need no escapes."""
    said = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"kidsq_{name}{{{said}}} {value}" if said else f"kidsq_{name} {value}"


# -- at a port of their own --------------------------------------------------------------------------------------------


def watch(app: Flask) -> int | None:
    """Count what this application answers and show the figures, where KIDSQ_METRICS asks for it; at which port.

    None where it does not, or where no port is free: pages are served all the same. Raises settings.BadSetting.
    """
    wanted = settings.metrics()
    if wanted is None:
        return None
    door = _door(*wanted)
    if door is None:
        _log.error("there are no figures: none of the %d ports from %s:%d on is free", PORTS, *wanted)
        return None
    pages = counted(app)
    server = server_of(
        pages,
        door,
        _READERS,
        threads=1,
        most_of=lambda path: _QUESTION_BYTES,
        max_request_header_size=_QUESTION_BYTES,
        ident=None,
    )
    threading.Thread(target=server.run, daemon=True).start()
    port: int = door.getsockname()[1]
    _log.setLevel(logging.INFO)
    _log.info("figures for Prometheus: http://%s:%d/metrics", wanted[0], port)
    return port


def counted(app: Flask) -> WSGIApplication:
    """Count what this application answers from now on; the pages that show it, at another port."""
    figures, here = Figures(), app.extensions["kidsq"]
    app.wsgi_app = figures.around(app.wsgi_app)  # type: ignore[method-assign,assignment]
    Request.step_done = figures.step_done
    return _pages(lambda: [*_of_build(), *figures.lines(), *of_installation(here)], own_names())


def _door(host: str, first: int) -> socket.socket | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, min(first + PORTS, 65_536)):
        with suppress(OSError):
            return socket.create_server((host, port), family=family)
    return None


def _pages(lines: Callable[[], Iterable[str]], names: frozenset[str]) -> WSGIApplication:
    def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        status, body = "200 OK", b""
        if not host_is_ours(environ.get("HTTP_HOST", ""), names):  # a foreign page's name, pointed at this machine
            status = "400 Bad Request"
        elif environ["PATH_INFO"] != "/metrics":
            status = "404 Not Found"
        elif environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            status = "405 Method Not Allowed"
        else:
            body = "".join(f"{line}\n" for line in lines()).encode("ascii")
        start_response(
            status,
            [
                ("Content-Type", "text/plain; version=0.0.4; charset=utf-8"),
                ("Content-Length", str(len(body))),
                ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ],
        )
        return [body if environ["REQUEST_METHOD"] != "HEAD" else b""]

    return application
