"""A confirmed step over HTTP, beside the floor behind the same server: CPU, syncs of the disk, and the wait for it."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from faults.crowd import faults, guests
from faults.preload import compiled
from faults.servers import Server
from faults.tablets import Child, Ledger

from benchmarks.classroom import BOT, MOVE, Stopwatch, TimedLink
from benchmarks.crowds import hammer
from benchmarks.floor import FloorServer, cpu_seconds, floor_turn, running
from benchmarks.report import Section, median_and_range

CLIENTS = (1, 30)
SECONDS_OF_A_TURN = 2.0
SET_MS = 1
FLOOR, GUEST, NAMED = "the floor", "kidsq: guests", "kidsq: named children"
WANTED = 1.5
_OTHER = "any other request"
SHIM = Path(__file__).with_name("syncs.c")


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side did in its turn. seconds: by the wall; cpu: seconds of the server and all that it has started, None
    where the system does not say it; syncs: None where nothing counts them; ms: how long each confirmed step took."""

    seconds: float
    requests: int
    cpu: float | None
    syncs: int | None
    ms: Sequence[float]

    def figures(self) -> list[float | None]:
        """Requests and steps a second, ms of CPU for each of both, syncs a step."""
        steps = len(self.ms)
        cpu = None if self.cpu is None else 1_000 * self.cpu
        return [
            self.requests / self.seconds,
            steps / self.seconds,
            None if cpu is None else cpu / self.requests,
            None if cpu is None else cpu / steps,
            None if self.syncs is None else self.syncs / steps,
        ]


class Watch(Stopwatch):
    """A stopwatch that knows of every request."""

    def note(self, kind: str | None, seconds: float) -> None:
        super().note(kind or _OTHER, seconds)

    def begin(self) -> None:
        self.ms.clear()
        self.runs = True


class Named(Child):
    """A child with a name: what is known of it follows with each answer."""

    def come_in(self) -> None:
        named = self.link.post("/players", {"nickname": "Mira", "face": "face-2"})
        assert named.status_code == 303, named.status_code

    def sit_down(self) -> None:
        if self.browser.url:
            self.browser.look()
        if not self.browser.url or self.browser.phase == "over":
            edition = self.rng.choice(("classic", "first_night", "little", "deluxe"))
            self.browser.open(edition=edition, bots=["bruno", "hugo", "pippa"][: self.rng.randint(1, 3)])


class Counted:
    """A server whose syncs are counted by the shim, where there is one. ms: of each, instead of the disk's own."""

    def __init__(self, server: Server, shim: Path | None, ms: int | None) -> None:
        self.server = server
        self._number: Path | None = None
        if shim is not None:
            self._number = server.data.parent / f"syncs-of-{server.data.name}"
            self._number.write_bytes(bytes(8))
            server.given = {"LD_PRELOAD": str(shim), "KIDSQ_BENCH_SYNCS": str(self._number)}
            if ms is not None:
                server.given = {**server.given, "KIDSQ_BENCH_SYNC_US": str(1_000 * ms)}

    @property
    def syncs(self) -> int | None:
        return None if self._number is None else int.from_bytes(self._number.read_bytes(), "little")

    def turn(self, watch: Watch, steps: Sequence[Callable[[], None]]) -> Turn:
        """Let each step again and again, all at once, and see what it has taken."""
        watch.begin()
        cpu, syncs, begun = cpu_seconds(self.server), self.syncs, time.monotonic()
        hammer(steps, SECONDS_OF_A_TURN)
        seconds, used, done = time.monotonic() - begun, cpu_seconds(self.server), self.syncs
        return Turn(
            seconds,
            sum(map(len, watch.ms.values())),
            None if cpu is None or used is None else used - cpu,
            None if syncs is None or done is None else done - syncs,
            [*watch.ms[MOVE], *watch.ms[BOT]],
        )


def measure(rounds: int) -> Section:
    """On the disk that is here, and on one whose syncs take a set time; by turns with the floor."""
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shim = folder / "syncs.so"
        why = compiled(SHIM, shim)
        disk = _ms_of_a_sync(folder)
        for title, ms in (("this disk", None), (f"{SET_MS} ms a sync", SET_MS)):
            if ms is None or why is None:
                rows += _on_disk(folder / title.replace(" ", "-"), title, None if why else shim, ms, rounds)
    notes = [
        f"{rounds} rounds of {SECONDS_OF_A_TURN:.0f} s for each side, by turns, after one that warms up; both sides on"
        " the same waitress with the same threads, driver, journal and syncs. The floor: Flask, a signed cookie, one"
        " commit of three small rows, a template of 6 kB. A confirmed step: a child's or a friend's ply, or an answer,"
        " stored before its table goes out; what else a game asks for (to be opened, looked at) counts as a request."
        " Nobody thinks. CPU: of the server and all that it has started, not of the clients, who are another process"
        " on the same machine and read each table they are sent. Times by the wall's clock, of confirmed steps.",
        f"Medians of the rounds, and their ranges in what is held against the floor; wanted: at most {WANTED} times"
        f" its CPU. A sync of this disk, alone: {disk:.1f} ms.",
        f"Left out are the syncs' number and those of {SET_MS} ms: {why}."
        if why
        else f"{SET_MS} ms a sync: each fsync and fdatasync waits so long in place of the disk.",
    ]
    columns = ("disk", "clients", "what", "requests a second", "steps a second", "CPU ms a request")
    more = ("CPU ms a step", "syncs a step", "p50 ms", "p99 ms")
    return Section("A confirmed step beside the floor", columns + more, rows, notes)


def _on_disk(folder: Path, title: str, shim: Path | None, ms: int | None, rounds: int) -> list[list[str]]:
    homes = folder / "data", folder / "floor"
    for home in homes:
        home.mkdir(parents=True)
    floor, kidsq = Counted(FloorServer(homes[1]), shim, ms), Counted(Server(homes[0]), shim, ms)
    watch, rows = Watch(), list[list[str]]()
    with ExitStack() as stack:
        for counted in (floor, kidsq):
            stack.enter_context(running(counted.server))
        most = max(CLIENTS)
        bare = [partial(floor_turn, TimedLink(floor.server.address, watch)) for _ in range(most)]
        children = guests(most, lambda _: TimedLink(kidsq.server.address, watch), Ledger())
        named = [Named(TimedLink(kidsq.server.address, watch), Ledger(), child.rng) for child in children]
        for child in named:
            child.come_in()
        sides: Mapping[str, tuple[Counted, list[Callable[[], None]]]] = {
            FLOOR: (floor, [*bare]),
            GUEST: (kidsq, [child.step for child in children]),
            NAMED: (kidsq, [child.step for child in named]),
        }
        for number in CLIENTS:
            turns: dict[str, list[Turn]] = {name: [] for name in sides}
            for _ in range(rounds + 1):  # the first one warms up
                for name, (server, steps) in sides.items():
                    turns[name].append(server.turn(watch, steps[:number]))
            assert not faults([*children, *named]), faults([*children, *named])[:3]
            rows += rows_of(title, number, {name: found[1:] for name, found in turns.items()})
    return rows


def rows_of(title: str, clients: int, turns: Mapping[str, Sequence[Turn]]) -> list[list[str]]:
    """A row for each side, and one more for each of kidsq's held against the floor round by round."""
    rows = []
    for name, found in turns.items():
        waits = _waits(found)
        columns = zip(*(one.figures() for one in found), strict=True)
        forms = (",.0f", ",.0f", ".2f", ".2f", ".2f")
        told = [_told(list(column), form) for column, form in zip(columns, forms, strict=True)]
        rows.append([title, str(clients), name, *told, *(f"{ms:.1f}" for ms in waits)])
        if name != FLOOR:
            pairs = zip(found, turns[FLOOR], strict=True)
            ratios = zip(*(map(_ratio, one.figures(), least.figures()) for one, least in pairs), strict=True)
            by = [mine / least for mine, least in zip(waits, _waits(turns[FLOOR]), strict=True)]
            held = [_told(list(one), None) for one in ratios]
            rows.append([title, str(clients), "times the floor", *held, *(f"{ms:.2f}" for ms in by)])
    return rows


def _ratio(mine: float | None, least: float | None) -> float | None:
    return None if mine is None or not least else mine / least


def _told(values: Sequence[float | None], form: str | None) -> str:
    """The median; without a form the range beside it."""
    known = [value for value in values if value is not None]
    if not known:
        return "not told"
    return f"{median(known):{form}}" if form else median_and_range(known)


def _waits(turns: Sequence[Turn]) -> tuple[float, float]:
    """p50 and p99 of all steps, in ms."""
    cuts = quantiles([ms for turn in turns for ms in turn.ms], n=100, method="inclusive")
    return cuts[49], cuts[98]


def _ms_of_a_sync(folder: Path) -> float:
    """How long this disk takes for the sync of one page, in the middle of some."""
    taken = []
    with (folder / "page").open("wb", buffering=0) as file:
        for _ in range(30):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(1_000 * (time.perf_counter() - begun))
    return median(taken)
