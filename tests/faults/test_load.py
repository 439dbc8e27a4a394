"""A lot of children at once, at a human pace and with tablets that poll: no fault, and the ledger is complete."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from .scale import SOAK
from .servers import serving
from .tablets import LOST, Child, Ledger, Link

CHILDREN = 60
SECONDS = 15 * SOAK
THINKING = 1.5  # seconds; three times as fast as children are

pytestmark = pytest.mark.slow


def sit(child: Child, until: float, polls: list[int]) -> None:
    """Play, and between two taps ask for news."""
    try:
        while time.monotonic() < until:
            child.step()
            next_tap = time.monotonic() + child.rng.uniform(0.5, 1.5) * THINKING
            while time.monotonic() < min(next_tap, until):
                seen = child.browser.version
                answer = child.link.get(f"{child.browser.url}/news?seen={seen}")
                polls.append(answer.status_code)
                time.sleep(min(1.0, max(0.0, next_tap - time.monotonic())))
    except (*LOST, AssertionError) as error:
        child.faults.append(repr(error)[:500])
    finally:
        child.link.hang_up()


def test_sixty_children_play_at_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    ledger, polls = Ledger(), list[int]()
    with serving(data) as (server,):
        children = [Child(Link(server.address, 60), ledger, random.Random(number)) for number in range(CHILDREN)]
        until = time.monotonic() + SECONDS
        threads = [threading.Thread(target=sit, args=(child, until, polls), daemon=True) for child in children]
        for thread in threads:
            thread.start()
            time.sleep(0.02)
        for thread in threads:
            thread.join(SECONDS + 60)
        found = server.check()
    assert [child.faults for child in children if child.faults] == []
    assert set(polls) <= {200, 204}
    assert min(child.played for child in children) > 0
    refused = {key for child in children for key in child.refused}
    assert set(ledger.sent) - refused == ledger.confirmed - refused
    assert len(refused) < CHILDREN / 10  # a crowded machine may say "not now", seldom
    ledger.held_against(data)
    assert found.returncode == 0, found.stderr
