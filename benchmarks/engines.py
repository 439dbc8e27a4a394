"""One move on SQLite and on PostgreSQL, with one lock for all tables and with one for each: CPU, and moves a second."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import postgres
from faults.crowd import ended, guests
from faults.servers import Server
from faults.tablets import Ledger, Link

from benchmarks import TESTS
from benchmarks.floor import BareServer, commit, cpu_of_family, cpu_seconds, running
from benchmarks.report import Section, median_and_range
from kidsq import settings

AT_ONCE = 30
PROCESSES = (1, 2, 4)
SECONDS_OF_A_ROUND = 4.0
AWAY_MS = 0.5
"""One way and back to a database on another machine."""
ON_DISK = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
MODE_VARIABLE = "KIDSQ_BENCH_MODE"
"""A file that says how the server waits for the database from now on: whether for one lock, and how far away it is."""
ONE_LOCK, EACH, ONE_AWAY, EACH_AWAY = "1 0", "0 0", f"1 {AWAY_MS}", f"0 {AWAY_MS}"

_KIDSQ = """
import sys
from benchmarks.engines import switchable
from kidsq.cli import main
switchable()
sys.exit(main(sys.argv[1:]))
"""
_FLOOR = """
import sys
from pathlib import Path
from benchmarks.engines import bare_app
from kidsq.server.serve import serve
folder, port, address = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
sys.exit(serve("127.0.0.1", port, folder, False, app=bare_app(address)))
"""


# -- in a server ------------------------------------------------------------------------------------------------------


def switchable() -> None:
    """Let a signal have this server read MODE_VARIABLE's file; no kidsq but this one's has such a switch."""
    from kidsq.store.db.postgresql import session

    mode = {"one": False, "away": 0.0}

    def read(*_: object) -> None:
        one, away = Path(os.environ[MODE_VARIABLE]).read_text().split()
        mode.update(one=one == "1", away=float(away) / 1_000)

    begun, asked, committed = session.PostgresSession.writing, session._ask, session._commit

    def writing(self: session.PostgresSession, part: Collection[str] = ()) -> Any:
        return begun(self, () if mode["one"] else part)

    def ask(*given: Any) -> session.Result:
        if mode["away"]:
            time.sleep(mode["away"])
        return asked(*given)

    def end(db: Any) -> None:
        if mode["away"]:
            time.sleep(mode["away"])
        committed(db)

    session.PostgresSession.writing = writing  # type: ignore[method-assign]
    session._ask, session._commit = ask, end
    signal.signal(signal.SIGUSR1, read)


def bare_app(address: str) -> Callable[..., Iterable[bytes]]:
    """A WSGI application: to a POST one row committed, by a connection of the same pool."""
    from kidsq.store.db.postgresql.pool import Pool

    pool = Pool(address)

    def app(environ: Mapping[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] == "POST":
            environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
            db = pool.take()
            try:
                db.execute("INSERT INTO bare_rows (text) VALUES (%s)", ("discard 2+3=5",))
            finally:
                pool.give(db)
            start("200 OK", [("Content-Length", "2")])
            return [b"ok"]
        start("204 No Content", [])
        return []

    return app


class OnPostgres(Server):
    """One kidsq of a PostgreSQL database, with the switch."""

    def __init__(self, data: Path, address: str, mode: Path) -> None:
        super().__init__(data)
        self.given = {settings.DATABASE: address, MODE_VARIABLE: str(mode), "KIDSQ_DATA": str(data)}

    def start(self) -> None:
        said = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        self.process = _child(_KIDSQ, said, self.given)


class BareOnPostgres(Server):
    """The same waitress, with bare_app."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data)
        self.database = database

    def start(self) -> None:
        self.process = _child(_FLOOR, [str(self.data), str(self.port), self.database], {})


def _child(source: str, said: Sequence[str], given: Mapping[str, str]) -> subprocess.Popen[bytes]:
    paths = os.pathsep.join([str(TESTS.parent), str(TESTS), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, **given}
    return subprocess.Popen([sys.executable, "-c", source, *said], env=environment, stdout=subprocess.DEVNULL)


# -- beside it --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Round:
    """What one round came to. done: so many a second; ours, database: ms of CPU for each, None where nothing tells."""

    done: float
    ours: float | None
    database: float | None


Rounds = Mapping[str, list[Round]]


def measure(rounds: int) -> Section:
    """Each number of processes on both engines, every way by turns with its floor."""
    where = postgres.programs()
    rows: list[list[str]] = []
    for processes in PROCESSES:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            ways = _on_sqlite(stack, folder, processes)
            if where is not None:
                ways.update(_on_postgres(stack, folder, processes, where))
            found = _by_turns(ways, rounds)
        rows += [_row(processes, name, found) for name in ways]
    missing = [] if where else ["PostgreSQL's programs are not installed here."]
    return Section(
        "One move on each engine",
        ("kidsq processes", "what", "a second", "by its floor", "CPU of kidsq, ms", "CPU of the database, ms"),
        rows,
        [
            f"{AT_ONCE} guests at tables of their own who do not think, {rounds} rounds of {SECONDS_OF_A_ROUND:.0f} s,"
            f" all ways by turns, the first round not counted; {os.cpu_count()} cores, which the children, who read"
            " each table they are sent, share with all servers and the database. PostgreSQL with fsync, on the same"
            " disk, by a socket. A move is a child's or friends' plies in one request; the database's CPU is that of"
            " all its processes.",
            f"{AWAY_MS} ms away: each question to the database, and each commit, waits so long before it is sent, as to"
            " another machine. One lock: what every move took before each table had its own; only this measurement can"
            " still ask for it.",
            *missing,
        ],
    )


Way = Callable[[], Round]
SQLITE, SQLITE_FLOOR = "SQLite", "SQLite: one row by a bare server, the floor"
FLOOR = "PostgreSQL: one row by a bare server, the floor"
MODES = {
    "PostgreSQL, one lock": ONE_LOCK,
    "PostgreSQL, a lock for each table": EACH,
    f"PostgreSQL {AWAY_MS} ms away, one lock": ONE_AWAY,
    f"PostgreSQL {AWAY_MS} ms away, a lock for each table": EACH_AWAY,
}


def _on_sqlite(stack: ExitStack, folder: Path, processes: int) -> dict[str, Way]:
    data, floor = folder / "data", folder / "floor"
    for made in (data, floor):
        made.mkdir()
    bare = [stack.enter_context(running(BareServer(floor))) for _ in range(processes)]
    servers = [stack.enter_context(running(Server(data))) for _ in range(processes)]
    return {
        SQLITE_FLOOR: partial(_round, bare, _commits(bare), None),
        SQLITE: partial(_round, servers, _steps(servers), None),
    }


def _on_postgres(stack: ExitStack, folder: Path, processes: int, where: Path) -> dict[str, Way]:
    database = stack.enter_context(_database(where))
    mode, floor = folder / "mode", database.address.replace("/postgres?", "/floor?")
    mode.write_text(EACH)
    _ask(database.address, "CREATE DATABASE floor")
    _ask(floor, "CREATE TABLE bare_rows (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text TEXT)")
    home = int((database.data / "postmaster.pid").read_text().split()[0])
    made: list[Server] = []
    for n in range(processes):
        for kind in ("pg", "bare"):
            (folder / f"{kind}{n}").mkdir()
        made.append(OnPostgres(folder / f"pg{n}", database.address, mode))
    servers = [stack.enter_context(running(one)) for one in made]
    bare = [stack.enter_context(running(BareOnPostgres(folder / f"bare{n}", floor))) for n in range(processes)]
    steps = _steps(servers)

    def in_mode(how: str) -> Round:
        mode.write_text(how)
        for one in servers:
            assert one.process is not None
            one.process.send_signal(signal.SIGUSR1)
        return _round(servers, steps, home)

    return {
        FLOOR: partial(_round, bare, _commits(bare), home),
        **{name: partial(in_mode, how) for name, how in MODES.items()},
    }


@contextmanager
def _database(where: Path) -> Iterator[postgres.Server]:
    made = postgres.Server(where, **ON_DISK)
    try:
        yield made
    finally:
        made.remove()


def _ask(address: str, sql: str) -> None:
    import psycopg

    with psycopg.connect(address, autocommit=True) as db:
        db.execute(sql)


def _commits(servers: Sequence[Server]) -> list[Callable[[], None]]:
    return [partial(commit, Link(servers[n % len(servers)].address, 60)) for n in range(AT_ONCE)]


def _steps(servers: Sequence[Server]) -> list[Callable[[], None]]:
    """A child at each of so many tables, by turns at the servers; each sits down now."""
    children = guests(AT_ONCE, lambda n: Link(servers[n % len(servers)].address, 60), Ledger())

    def stepping(n: int) -> None:
        child = children[n]
        child.step()
        assert not child.faults, child.faults[:3]

    return [partial(stepping, n) for n in range(AT_ONCE)]


def _round(servers: Sequence[Server], steps: Sequence[Callable[[], None]], database: int | None) -> Round:
    """Let each step again and again for a round, all at once."""
    ours, its = _used(servers), cpu_of_family(database) if database else None
    begun = time.monotonic()
    until, done = begun + SECONDS_OF_A_ROUND, [0] * len(steps)

    def work(place: int) -> None:
        while time.monotonic() < until:
            steps[place]()
            done[place] += 1

    threads = [threading.Thread(target=work, args=(place,), daemon=True) for place in range(len(steps))]
    for thread in threads:
        thread.start()
    ended(threads, 60)
    number, seconds = sum(done), time.monotonic() - begun
    after = cpu_of_family(database) if database else None
    return Round(number / seconds, _each(ours, _used(servers), number), _each(its, after, number))


def _used(servers: Sequence[Server]) -> float | None:
    found = [cpu_seconds(one) for one in servers]
    return None if None in found else sum(one for one in found if one is not None)


def _each(before: float | None, after: float | None, number: int) -> float | None:
    return None if before is None or after is None or not number else 1_000 * (after - before) / number


def _by_turns(ways: Mapping[str, Way], rounds: int) -> Rounds:
    found: dict[str, list[Round]] = defaultdict(list)
    for number in range(rounds + 1):  # the first one warms up
        for name, way in ways.items():
            told = way()
            if number:
                found[name].append(told)
    return found


def _row(processes: int, name: str, found: Rounds) -> list[str]:
    mine, floor = found[name], found[SQLITE_FLOOR if name in (SQLITE, SQLITE_FLOOR) else FLOOR]
    ratios = [one.done / least.done for one, least in zip(mine, floor, strict=True)]
    return [
        str(processes),
        name,
        median_and_range([one.done for one in mine], ",.0f"),
        "1" if mine is floor else median_and_range(ratios),
        _ms([one.ours for one in mine]),
        "" if name in (SQLITE, SQLITE_FLOOR) else _ms([one.database for one in mine]),
    ]


def _ms(values: Sequence[float | None]) -> str:
    told = [value for value in values if value is not None]
    return f"{median(told):.2f}" if told else "not told"
