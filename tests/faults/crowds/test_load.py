"""A lot of children at once, at a human pace and with tablets that poll: no fault, and the ledger is complete."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from scale import SOAK

from ..crowd import Pace, ended, faults, guests, play, statuses
from ..servers import serving
from ..tablets import Ledger, Link

CHILDREN = 60
SECONDS = 15 * SOAK
THINKING = 1.5  # seconds; three times as fast as children are

pytestmark = pytest.mark.thorough


def test_sixty_children_play_at_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    ledger = Ledger()
    with serving(data) as (server,):
        children = guests(CHILDREN, lambda _: Link(server.address, 60), ledger)
        ended(play(children, Pace(THINKING), time.monotonic() + SECONDS), SECONDS + 60)
        found = server.check()
    assert faults(children) == []
    assert statuses(children) <= {200, 204}
    assert min(child.played for child in children) > 0
    refused = {key for child in children for key in child.refused}
    assert set(ledger.sent) - refused == ledger.confirmed - refused
    assert len(refused) < CHILDREN / 10  # a crowded machine may say "not now", seldom
    ledger.held_against(data)
    assert found.returncode == 0, found.stderr
