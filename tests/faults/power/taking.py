"""Recordings of kidsqs at work: the recorder built, servers started under it, children who play against them."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from ..preload import compiled
from ..servers import PATIENCE, Server
from ..tablets import Child, Ledger, Link
from .disk_trace import Event, events

HERE = Path(__file__).parent
CHILDREN = 2
EACH = 12
"""Steps that each child takes, however quick the other one is: at two servers, some at either."""
EARLY = "answer before COMMIT"
APART = "each statement by itself"
"""Two of the faults of recorded.py; the others are pragmas."""
CONTROLS = (EARLY, "synchronous = NORMAL", "synchronous = OFF")


@dataclass
class Take:
    """One recording of commands in one process, or in two. ledger: what the children know, at the end."""

    home: Path
    journal: str
    commands: Sequence[Sequence[str]] = ()
    servers: int = 1
    """So many processes, each of which serves."""
    fault: str = ""
    """With which the recording begins."""
    ledger: Ledger = field(default_factory=Ledger)
    before: dict[Path, tuple[int, bytes | None]] = field(default_factory=dict)
    """What lay there when the recording began: inode and content, None for a folder."""
    parts: dict[str, range] = field(default_factory=dict)
    """Fault of the server, "" for none -> the records of its time."""
    _events: list[Event] = field(default_factory=list)

    @property
    def folder(self) -> Path:
        """Everything in it is recorded."""
        return self.home / "disk"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def events(self) -> list[Event]:
        if not self._events:
            self._events = [*events(self.home / "tape")]
        return self._events

    def go_wrong(self, fault: str) -> None:
        """From now on: a fault that recorded.py knows."""
        (self.home / "fault").write_text(fault)

    def end_of_part(self, fault: str) -> None:
        """All up to now, since the part before, was recorded with this fault."""
        begin = max((part.stop for part in self.parts.values()), default=1)
        self.parts[fault] = range(begin, sum(1 for _ in events(self.home / "tape")) + 1)

    def begin(self) -> list[dict[str, object]]:
        """Lay everything ready; returns what recorded.py needs to know of each process."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.go_wrong(self.fault)
        for path in self.folder.rglob("*"):
            self.before[path] = (path.stat().st_ino, path.read_bytes() if path.is_file() else None)
        outside = {name: str(self.home / name) for name in ("tape", "log", "fault")}
        environment = {"KIDSQ_DATA": str(self.data), "KIDSQ_JOURNAL": self.journal}
        job = {"folder": str(self.folder), "environment": environment, **outside}
        if self.servers == 1:
            return [{**job, "number": 0, "commands": self.commands}]
        return [{**job, "number": number, "commands": [command]} for number, command in enumerate(self.commands)]


def build_recorder(folder: Path) -> Path:
    """The recorder, compiled; skips the test where that cannot be."""
    library = folder / "recorder.so"
    if why := compiled(HERE / "recorder.c", library):
        pytest.skip(f"power cuts are not tried: {why}")
    return library


@contextmanager
def running(library: Path, takes: Sequence[Take]) -> Iterator[subprocess.Popen[bytes]]:
    """All takes at once, forked from one process that has loaded kidsq; ended at the end."""
    jobs = [job for take in takes for job in take.begin()]
    order = takes[0].home / "jobs.json"
    order.write_text(json.dumps(jobs))
    with subprocess.Popen(
        [sys.executable, HERE / "recorded.py", order], env={**os.environ, "LD_PRELOAD": str(library)}
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def carry_out(library: Path, takes: Sequence[Take]) -> None:
    """Takes of commands that end by themselves."""
    with running(library, takes) as process:
        ended = process.wait(PATIENCE)
    assert ended == 0, [(take.home / "log").read_text() for take in takes]


def play(library: Path, takes: Sequence[Take], moves: Mapping[str, int]) -> None:
    """Let children play against the servers of each take. moves: fault -> how many moves and answers are confirmed."""
    servers = [[Server(take.data) for _ in range(take.servers)] for take in takes]
    for take, some in zip(takes, servers, strict=True):
        serve = ["serve", "--host", "127.0.0.1", "--no-browser", "--port"]
        take.commands = [[*serve, str(server.port)] for server in some]
    with running(library, takes) as process:
        for take, some in zip(takes, servers, strict=True):
            for server in some:
                server.process = process
                server.answering()
            addresses = [some[child % len(some)].address for child in range(CHILDREN)]
            children = [Child(Link(at), take.ledger, random.Random(child)) for child, at in enumerate(addresses)]
            for fault, number in moves.items() if take.servers == 1 else [("", moves[""])]:
                take.go_wrong(fault)
                enough = len(take.ledger.confirmed) + number
                with ThreadPoolExecutor(CHILDREN) as classroom:
                    list(classroom.map(_play_until, children, [enough] * CHILDREN, [EACH] * CHILDREN))
                take.end_of_part(fault)
            assert [child.faults for child in children if child.faults] == []


def _play_until(child: Child, number: int, own: int) -> None:
    """Until so many keys are confirmed to all, and this child itself has come so far at some time."""
    while len(child.ledger.confirmed) < number or child.played < own:
        child.step()
    child.link.hang_up()
