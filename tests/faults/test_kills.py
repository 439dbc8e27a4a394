"""kill -9 while children play, again and again: what their screens confirmed is there, once, and replays."""

from __future__ import annotations

import random
import sys
import threading
import time
from pathlib import Path

import pytest
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record

from .servers import PATIENCE, Server
from .tablets import Child, Ledger, Link, play_until

KILLS = 6 if SOAK == 1 else 50 * SOAK  # half of them in each journal mode
CHILDREN = 6

pytestmark = [pytest.mark.full, pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")]


def wait_for(number: int, ledger: Ledger, children: list[Child]) -> None:
    """Until so many keys are confirmed."""
    until = time.monotonic() + PATIENCE
    while len(ledger.confirmed) < number:
        assert time.monotonic() < until, "nobody comes to play"
        assert [child.faults for child in children if child.faults] == []
        time.sleep(0.001)


@pytest.mark.parametrize("journal", ["wal", pytest.param("truncate", marks=pytest.mark.thorough)])
def test_killed_servers_keep_what_they_confirmed(tmp_path: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIDSQ_JOURNAL", journal)
    rng, ledger, over = random.Random(5), Ledger(), threading.Event()
    unanswered = 0  # forms that a kill met on their way; a child may send one again until it is answered
    server = Server(tmp_path / "data")
    server.data.mkdir()
    for _ in range(3):  # also while it makes its database
        server.start()
        time.sleep(rng.uniform(0.3, 1.2))
        server.kill()
    children = [
        # Some send the same form again until it is answered, some give up and look at the table.
        Child(Link(server.address), ledger, random.Random(number), resend=lambda n=number: 200 * (n % 2))
        for number in range(CHILDREN)
    ]
    threads = [threading.Thread(target=play_until, args=(over, child), daemon=True) for child in children]
    try:
        for thread in threads:
            thread.start()
        for _ in range(KILLS // 2):
            server.start()
            server.answering()
            wait_for(len(ledger.confirmed) + rng.randint(1, 25), ledger, children)
            time.sleep(rng.uniform(0, 0.02))
            unanswered += len(ledger.sent) - len(ledger.confirmed)
            server.kill()
            assert check_file(server.data / "kidsq.db", result_of_record) == []
        server.start()
        server.answering()
        over.set()
    finally:
        over.set()
        for thread in threads:
            thread.join(30)
        server.kill()
    assert [child.faults for child in children if child.faults] == []
    ledger.held_against(server.data)
    found = server.check()
    assert found.returncode == 0, found.stderr
    assert len(ledger.confirmed) > 2 * KILLS
    assert unanswered, "no kill fell between a form and its answer: the test is too tame"
