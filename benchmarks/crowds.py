"""Many tablets at one server: how soon two hundred or a thousand children are answered, and how many moves it takes."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from faults.crowd import Pace, ended, faults, guests, play
from faults.servers import Server
from faults.tablets import Child, Ledger, Link

from benchmarks.classroom import (
    BARE_COMMIT,
    BARE_POLL,
    BOT,
    MOVE,
    NEWS,
    QUIET,
    Stopwatch,
    TimedLink,
    ask_floor,
    row,
)
from benchmarks.floor import BareServer, commit, cpu_seconds, keep_asking, running
from benchmarks.report import Section

AT_ONCE = 30
SECONDS_OF_A_ROUND = 4.0
TABLETS, POLLING, MOVING = 200, 1.0, 5.0
SCHOOL, LOOKING, THINKING = 1_000, 2.0, 8.0
SITTING = 60
WANTED_SHARE, WANTED_P95 = 35, 15
FLOOR_SHARE = 200 * 0.046 + 40 * 0.09
"""Percent of a core: what 200 polls of 0.46 ms and 40 commits of 0.9 ms a second take where the goal was set."""

Kind = Callable[[Path], Server]


def measure_polling(seconds: int) -> Section:
    """Two hundred tablets that ask each second and move every five."""
    watch, _, cost = crowded(TABLETS, Pace(MOVING, POLLING), seconds)
    every = sorted(watch.ms[QUIET] + watch.ms[NEWS] + watch.ms[MOVE])
    p95 = every[int(len(every) * 0.95)]
    return _crowd_section(
        f"{TABLETS} tablets that ask each second and move every {MOVING:.0f}",
        watch,
        [
            f"One `kidsq serve`, {seconds} s, all tablets on the same machine as the server. All answers together: p95"
            f" {p95:.1f} ms, wanted at most {WANTED_P95} ms.",
            f"{cost.told} Wanted: at most {WANTED_SHARE} % of a core on a machine where the floor takes"
            f" {FLOOR_SHARE:.0f} %, {WANTED_SHARE / FLOOR_SHARE:.1f} times the floor.",
        ],
    )


def measure_school(seconds: int) -> Section:
    """A thousand children at human pace."""
    watch, children, cost = crowded(SCHOOL, Pace(THINKING, LOOKING), seconds)
    return _crowd_section(
        f"{SCHOOL:,} children at human pace",
        watch,
        [
            f"One `kidsq serve`, {seconds} s: a tap every {THINKING:.0f} s or so, a look for news every"
            f" {LOOKING:.0f} s; children and server share the machine. Wanted: p99 of a move at most 250 ms, a look at"
            f" most 100 ms, none lost. {cost.told} Keys sent and not confirmed:"
            f" {len(set(children[0].ledger.sent) - children[0].ledger.confirmed)}.",
        ],
    )


def measure_memory(minutes: int) -> Section:
    """A server's memory while sixty children play, minute by minute."""
    title = f"Memory while {SITTING} children play"
    with tempfile.TemporaryDirectory() as name, running(Server(Path(name))) as server:
        if server.resident is None:
            return Section(title, ("what",), [["not measured"]], ["Left out: this system does not tell it."])
        children = guests(SITTING, lambda _: Link(server.address, 60), Ledger())
        begun = time.monotonic()
        threads = play(children, Pace(THINKING, LOOKING), begun + 60 * minutes)
        held = list[int]()
        for minute in range(1, minutes + 1):
            time.sleep(max(0.0, begun + 60 * minute - time.monotonic()))
            held.append(server.resident)
        ended(threads, 90)
    assert not faults(children), faults(children)[:3]
    told = [(minute, held[minute - 1]) for minute in sorted({1, 2, 5, *range(10, minutes, 10), minutes})]
    return Section(
        title,
        ("minute", "resident, MB", "times the tenth minute"),
        [[str(minute), f"{size / 1e6:.0f}", f"{size / held[9]:.2f}"] for minute, size in told],
        [
            f"One `kidsq serve` for {minutes} minutes at human pace: a tap every {THINKING:.0f} s or so, a look for"
            f" news every {LOOKING:.0f} s, {sum(child.played for child in children):,} moves. Wanted: after an hour"
            " within 10 % of the tenth minute (`--full` plays an hour).",
        ],
    )


@contextmanager
def both(kidsq: Kind = Server, floor: Kind = BareServer) -> Iterator[tuple[Server, Server]]:
    """A kidsq and a bare server, on folders side by side."""
    with tempfile.TemporaryDirectory() as name:
        folders = Path(name) / "data", Path(name) / "floor"
        for folder in folders:
            folder.mkdir()
        with running(kidsq(folders[0])) as server, running(floor(folders[1])) as bare_server:
            yield server, bare_server


def compare_moves(rounds: int, kidsq: Kind, floor: Kind) -> tuple[list[float], list[float]]:
    """Moves a second and bare commits a second, round by round."""
    moves, commits = list[float](), list[float]()
    with both(kidsq, floor) as (server, bare_server):
        children = guests(AT_ONCE, lambda _: Link(server.address, 60), Ledger())
        links = [Link(bare_server.address, 60) for _ in range(AT_ONCE)]
        for _ in range(rounds + 1):  # the first one warms up
            commits.append(hammer([partial(commit, link) for link in links]))
            moves.append(hammer([child.step for child in children]))
        assert not faults(children), faults(children)[:3]
    return moves[1:], commits[1:]


def hammer(steps: Sequence[Callable[[], None]], seconds: float = SECONDS_OF_A_ROUND) -> float:
    """Let each step again and again for so many seconds, all at once; how many a second."""
    until = time.monotonic() + seconds
    done = [0] * len(steps)

    def work(place: int) -> None:
        while time.monotonic() < until:
            steps[place]()
            done[place] += 1

    begun = time.monotonic()
    with ThreadPoolExecutor(len(steps)) as pool:
        list(pool.map(work, range(len(steps))))
    return sum(done) / (time.monotonic() - begun)


@dataclass(frozen=True, slots=True)
class Cost:
    """The server's share of a core (0..1), and that of a bare server asked as often; None where no system tells."""

    share: float | None
    floor: float | None

    @property
    def told(self) -> str:
        if not self.share or not self.floor:
            return "The server's CPU is not told by this system."
        return (
            f"The server's CPU: {100 * self.share:.0f} % of a core, {self.share / self.floor:.1f} times the floor"
            f" ({100 * self.floor:.0f} %: the bare server, asked by as many tablets for as many 204s and commits)."
        )


def crowded(
    number: int, pace: Pace, seconds: int, kidsq: Kind = Server, floor: Kind = BareServer
) -> tuple[Stopwatch, list[Child], Cost]:
    """So many guests for so many seconds after all have sat down, then a bare server at the same rates."""
    watch, before, after = Stopwatch(), None, None
    with both(kidsq, floor) as (server, bare_server):
        children = guests(number, lambda _: TimedLink(server.address, watch), Ledger())
        coming = 5 + number * 0.06
        until = time.monotonic() + coming + seconds
        asking = threading.Thread(target=ask_floor, args=(bare_server.address, watch, until), daemon=True)
        asking.start()
        threads = play(children, pace, until)
        time.sleep(max(0.0, until - seconds - time.monotonic()))
        watch.runs, before = True, cpu_seconds(server)
        time.sleep(max(0.0, until - time.monotonic()))
        watch.runs, after = False, cpu_seconds(server)
        ended([*threads, asking], 90)
        for child in children:
            child.link.hang_up()
        polls, plies = len(watch.ms[QUIET]) / seconds, len(watch.ms[MOVE] + watch.ms[BOT]) / seconds
        least = keep_asking(bare_server, number, polls, plies, seconds / 2)
    assert not faults(children), faults(children)[:3]
    return watch, children, Cost(None if before is None or after is None else (after - before) / seconds, least)


def _crowd_section(title: str, watch: Stopwatch, notes: list[str]) -> Section:
    kinds = [kind for kind in (MOVE, BOT, NEWS, QUIET, BARE_COMMIT, BARE_POLL) if watch.ms[kind]]
    columns = ("what, ms by the wall's clock", "number", "p50", "p95", "p99", "times its floor (p50)", "wanted")
    return Section(title, columns, [row(kind, watch.ms) for kind in kinds], notes)
