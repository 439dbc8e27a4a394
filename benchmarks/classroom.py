"""Thirty tablets and a teacher at human pace on one server, beside a bare server in the same minute."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import quantiles
from typing import Any

from faults.crowd import Pace, attend
from faults.pupils import Pupil, Room, Tablet, Teacher, a_class, furnish
from faults.servers import Server
from faults.tablets import Answer, Ledger, Link

from benchmarks.floor import BareServer, commit, cpu_seconds, poll, running
from benchmarks.report import Section

CHILDREN, TABLES = 30, 8
PACE = Pace(thinking=5.0, looking=2.0)
COMING_IN = 12.0  # seconds that do not count
LIVE_NEWS = 4.0
FLOOR_EVERY = 0.25

MOVE, BOT, QUIET, NEWS = "a child's move or answer", "a friend's ply", "table: nothing new", "table: news"
CLASS, LIVE_QUIET, LIVE = "class: any news", "live view: nothing new", "live view: the room"
BARE_POLL, BARE_COMMIT = "floor: 204 of a bare server", "floor: one commit of a bare server"
WANTED = {MOVE: "p99 at most 250 ms", QUIET: "p99 at most 100 ms", NEWS: "p99 at most 100 ms"}


class Stopwatch:
    """How long answers took, by kind, once it runs."""

    def __init__(self) -> None:
        self.ms: dict[str, list[float]] = defaultdict(list)
        self.runs = False

    def note(self, kind: str | None, seconds: float) -> None:
        if self.runs and kind is not None:
            self.ms[kind].append(1_000 * seconds)


class TimedLink(Link):
    """A way to the server whose answers are timed."""

    def __init__(self, address: tuple[str, int], watch: Stopwatch) -> None:
        super().__init__(address, 60)
        self.watch = watch

    def _send(self, method: str, path: str, body: str | None, more: Mapping[str, str] | None) -> Answer:
        begun = time.perf_counter()
        answer = Link._send(self, method, path, body, more)
        self.watch.note(kind_of(method, path, answer.status_code), time.perf_counter() - begun)
        return answer


class TimedTablet(TimedLink, Tablet):
    """A child's or the teacher's link in a class, timed; what it shows is not written down."""


def kind_of(method: str, path: str, status: int) -> str | None:
    bare = path.partition("?")[0]
    if method == "POST" and status == 200:
        return {"turn": MOVE, "answer": MOVE, "next": BOT}.get(bare.rpartition("/")[2])
    if bare == "/class/news":
        return CLASS
    if bare.endswith("/live/news"):
        return LIVE_QUIET if status == 204 else LIVE
    if bare.startswith("/table/") and bare.endswith("/news"):
        return QUIET if status == 204 else NEWS
    return None


def ask_floor(address: tuple[str, int], watch: Stopwatch, until: float) -> None:
    """Polls and commits by turns, as steadily as tablets."""
    link = Link(address)
    while time.monotonic() < until:
        for kind, ask in ((BARE_POLL, poll), (BARE_COMMIT, commit)):
            begun = time.perf_counter()
            ask(link)
            watch.note(kind, time.perf_counter() - begun)
            time.sleep(FLOOR_EVERY)
    link.hang_up()


def measure(seconds: int) -> Section:
    """A class for so many seconds, after everybody has come in."""
    with tempfile.TemporaryDirectory() as name:
        data, floor = Path(name) / "data", Path(name) / "floor"
        data.mkdir()
        floor.mkdir()
        room, watch = furnish(data, CHILDREN), Stopwatch()
        with running(Server(data)) as server, running(BareServer(floor)) as bare_server:
            pupils, share = lesson(room, server, bare_server, watch, seconds)
    return Section(
        "A class of thirty at its tablets",
        ("what, ms by the wall's clock", "number", "p50", "p95", "p99", "times its floor (p50)", "wanted"),
        [row(kind, watch.ms) for kind in KINDS if watch.ms[kind]],
        notes(pupils, share, seconds),
    )


def lesson(
    room: Room, server: Server, bare_server: Server, watch: Stopwatch, seconds: int
) -> tuple[list[Pupil], float | None]:
    """Let everybody play; returns the children, and the server's share of one core (0..1)."""
    pupils = a_class(room, server.address, TABLES, Ledger())
    for pupil in pupils:
        pupil.link = TimedTablet(server.address, watch)
        pupil.browser.client = pupil.link  # type: ignore[assignment]
    teacher = Teacher(TimedTablet(server.address, watch), room)
    until = time.monotonic() + COMING_IN + seconds
    runs: list[tuple[Callable[..., None], tuple[Any, ...]]] = [(attend, (one, PACE, until)) for one in pupils]
    runs += [(teacher.watch, (until, LIVE_NEWS)), (ask_floor, (bare_server.address, watch, until))]
    threads = [threading.Thread(target=run, args=args, daemon=True) for run, args in runs]
    random.Random(1).shuffle(threads)
    for thread in threads:
        thread.start()
        time.sleep(0.1)
    time.sleep(max(0.0, until - seconds - time.monotonic()))
    watch.runs, before = True, cpu_seconds(server)
    time.sleep(max(0.0, until - time.monotonic()))
    watch.runs, after = False, cpu_seconds(server)
    for thread in threads:
        thread.join(90)
    faults = [fault for one in (*pupils, teacher) for fault in one.faults]
    assert not faults, faults[:3]
    return pupils, None if before is None or after is None else (after - before) / seconds


KINDS = (MOVE, BOT, NEWS, QUIET, CLASS, LIVE, LIVE_QUIET, BARE_COMMIT, BARE_POLL)
FLOOR_OF = {MOVE: BARE_COMMIT, BOT: BARE_COMMIT}


def row(kind: str, ms: Mapping[str, list[float]]) -> list[str]:
    values = ms[kind]
    cuts = quantiles(values, n=100, method="inclusive") if len(values) > 1 else values * 99
    floor = sorted(ms[FLOOR_OF.get(kind, BARE_POLL)])
    ratio = "1" if kind.startswith("floor") else f"{cuts[49] / floor[len(floor) // 2]:.1f}"
    figures = [f"{cuts[at - 1]:.1f}" for at in (50, 95, 99)]
    return [kind, f"{len(values):,}", *figures, ratio, WANTED.get(kind, "")]


def notes(pupils: list[Pupil], share: float | None, seconds: int) -> list[str]:
    told = f"{100 * share:.0f} % of a core" if share is not None else "not told by this system"
    return [
        f"One `kidsq serve`, {seconds} s: {TABLES} tables of three children, the others with friends; a tap every"
        f" {PACE.thinking:.0f} s or so, a look for news every 2 s at a table and every 4 s for the class; the teacher's"
        f" live view looks every {LIVE_NEWS:.0f} s. Tablets, teacher and floor share the machine with the server.",
        f"The server's CPU: {told}. Forms that another child had overtaken: {sum(one.late for one in pupils)}.",
    ]
