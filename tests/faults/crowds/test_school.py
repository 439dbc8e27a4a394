"""A school on one machine: three hundred children, a teacher, three servers of which one dies each minute.

Only `make soak` plays it: ten minutes with its usual twenty times as long, and never more.
"""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from scale import SOAK

from ..crowd import Pace, ended, faults, guests, play, statuses
from ..pupils import Tablet, Teacher, a_class, furnish
from ..servers import Server, serving
from ..tablets import LOST, Ledger, Link

CLASS, GUESTS, SERVERS = 30, 270, 3
SECONDS = min(600, 30 * SOAK)
BETWEEN_KILLS = 60.0
PACE = Pace(thinking=8.0, looking=2.0, patient=True)
RESEND = 400
MOST_MEMORY, MOST_JOURNAL = 400_000_000, 64_000_000
"""Bytes that a process may hold, and that may lie in a journal beside the database."""

pytestmark = [pytest.mark.thorough, pytest.mark.skipif(SOAK == 1, reason="a whole school plays in make soak")]


@dataclass
class Watch:
    """What was seen of the servers while the school played."""

    memory: int = 0
    journal: int = 0
    kills: int = 0
    looks: int = 0
    statuses: set[int] = field(default_factory=set)

    def measure(self, servers: list[Server]) -> None:
        for server in servers:
            if server.process is not None:
                self.memory = max(self.memory, server.resident or 0)
            for end in ("-wal", "-journal"):
                journal = server.data / f"kidsq.db{end}"
                if journal.exists():
                    self.journal = max(self.journal, journal.stat().st_size)


def look_at_reports(watch: Watch, links: list[Link], class_id: str, until: float) -> None:
    """A teacher who goes through her pages, at one server after the other."""
    ways = ("", "/live", "/lesson", "/needs", "/data", "/settings")
    number = 0
    while time.monotonic() < until:
        link, way = links[number % len(links)], ways[number % len(ways)]
        number += 1
        try:
            watch.statuses.add(link.get(f"/grown-ups/classes/{class_id}{way}").status_code)
            watch.looks += 1
        except LOST:
            link.hang_up()
        time.sleep(0.5)


def test_a_school_plays_on_while_servers_are_killed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    room, ledger, watch, rng = furnish(data, CLASS), Ledger(), Watch(), random.Random(3)
    with serving(data, SERVERS) as servers:
        teacher = Teacher(Link(servers[0].address, 60), room)
        pupils = a_class(room, servers[0].address, 8, ledger)
        for number, pupil in enumerate(pupils):
            pupil.link = Tablet(servers[number % SERVERS].address, 60)
            pupil.browser.client = pupil.link  # type: ignore[assignment]
            pupil.resend = lambda: RESEND
        children = [*pupils, *guests(GUESTS, lambda n: Link(servers[n % SERVERS].address, 60), ledger, RESEND)]
        until = time.monotonic() + SECONDS
        links = [teacher.link.also(server.address) for server in servers]
        looking = threading.Thread(target=look_at_reports, args=(watch, links, room.class_id, until), daemon=True)
        looking.start()
        threads = [looking, *play(children, PACE, until)]
        kill_at = time.monotonic() + BETWEEN_KILLS / 2
        while time.monotonic() < until - 15:
            watch.measure(servers)
            if time.monotonic() > kill_at:
                kill_at += BETWEEN_KILLS
                server = rng.choice(servers)
                server.kill()
                server.start()
                server.answering()
                watch.kills += 1
            time.sleep(1.0)
        ended(threads, SECONDS + 120)
        found = servers[0].check()
    assert faults(children) == []
    assert statuses(children) | watch.statuses <= {200, 204}
    assert watch.kills >= SECONDS // 70
    assert watch.looks > SECONDS / 4
    assert watch.memory < MOST_MEMORY
    assert watch.journal < MOST_JOURNAL
    refused = {key for child in children for key in child.refused}
    assert len(ledger.confirmed) > GUESTS * SECONDS / 30
    ledger.held_against(data)
    assert not refused & ledger.confirmed
    assert found.returncode == 0, found.stderr
