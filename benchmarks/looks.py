"""What a look for news costs where there is none, on both engines: what a tablet asks every two seconds."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from faults.crowd import guests
from faults.servers import Server
from faults.tablets import Ledger, Link

from benchmarks.floor import cpu_of_family, cpu_seconds, running
from benchmarks.report import Section, median_and_range
from kidsq import settings

LOOKS = 1_500
"""In one round, which a clock of ten milliseconds measures well enough."""
STEPS = 60
"""Of each of ten children, while the log is measured."""
_TITLE = "A look for news, nothing new"


class Addressed(Server):
    """`kidsq serve` on a database of PostgreSQL."""

    def __init__(self, data: Path, address: str) -> None:
        super().__init__(data)
        self.database = address

    def start(self) -> None:
        said = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kidsq", *said],
            env={**os.environ, settings.DATABASE: self.database, "KIDSQ_DATA": str(self.data)},
            stdout=subprocess.DEVNULL,
        )


def measure(rounds: int) -> Section:
    """Both engines in turn; where PostgreSQL is not installed, SQLite alone."""
    notes = [f"{rounds} rounds of {LOOKS:,} looks, one after the other over one connection, answered with 204."]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for name in ("sqlite", "postgresql"):
            (folder / name).mkdir()
        ways = {"SQLite": _looking(stack.enter_context(running(Server(folder / "sqlite"))), None)}
        if (found := _postgresql(stack)) is not None:
            address, home = found
            server = stack.enter_context(running(Addressed(folder / "postgresql", address)))
            ways["PostgreSQL"] = _looking(server, home)
            notes.append(
                f"PostgreSQL writes {_log_of_a_step(server, address):,.0f} bytes of its log for a step stored."
            )
        taken = {name: [way() for _ in range(rounds)] for name, way in ways.items()}
    rows = [
        [name, median_and_range([one[0] for one in of_rounds]), f"{median(one[1] for one in of_rounds):.2f}"]
        for name, of_rounds in taken.items()
    ]
    if len(ways) == 1:
        notes.append("PostgreSQL is left out: not installed here (Debian: `make postgresql`).")
    return Section(
        _TITLE,
        ("engine", "CPU of kidsq, ms", "CPU of the database, ms"),
        rows,
        notes,
    )


def _postgresql(stack: ExitStack) -> tuple[str, int] | None:
    """A database, and the process above all of PostgreSQL's."""
    try:
        from benchmarks import school_postgresql as other
    except ImportError:
        return None
    if not other.is_here():
        return None
    server = stack.enter_context(other.server())
    other.ready(server)
    return server.address, int((server.data / "postmaster.pid").read_text().split()[0])


def _log_of_a_step(server: Server, address: str) -> float:
    """Bytes of write-ahead log, while some children play; of a checkpoint's whole pages what comes within it."""
    import psycopg

    children = guests(10, lambda _: Link(server.address, 60), Ledger())
    with psycopg.connect(address, autocommit=True) as db:
        begin = db.execute("SELECT pg_current_wal_lsn()").fetchall()[0][0]
        for _ in range(STEPS):
            for child in children:
                child.step()
        ((wrote,),) = db.execute("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), %s)", (begin,)).fetchall()
    return float(wrote) / (STEPS * len(children))


def _looking(server: Server, database: int | None) -> Callable[[], tuple[float, float]]:
    """A child at a table; to be called for a round: milliseconds of kidsq's and of the database's CPU for a look."""
    (child,) = guests(1, lambda _: Link(server.address, 60), Ledger())
    child.step()
    child.step()
    address = f"{child.browser.url}/news?seen={child.browser.version}"

    def look() -> tuple[float, float]:
        before = cpu_seconds(server) or 0.0, cpu_of_family(database) if database else 0.0
        for _ in range(LOOKS):
            assert child.link.get(address).status_code == 204
        after = cpu_seconds(server) or 0.0, cpu_of_family(database) if database else 0.0
        return (after[0] - before[0]) * 1_000 / LOOKS, ((after[1] or 0.0) - (before[1] or 0.0)) * 1_000 / LOOKS

    look()  # warm
    return look
