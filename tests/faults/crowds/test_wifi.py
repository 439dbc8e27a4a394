"""A bad Wi-Fi: the same form is sent again until it is answered, and every key is stored exactly once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from scale import SOAK

from ..servers import serving
from ..tablets import LOST, Child, Ledger, Link
from ..wifi import Wifi

CHILDREN = 4
STEPS = 70 * SOAK

pytestmark = pytest.mark.thorough


def test_a_bad_wifi_loses_and_doubles_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    ledger = Ledger()
    with serving(data) as (server,):
        wifi = Wifi(server.address, 0.05, seed=4)
        children = [
            Child(Link(wifi.address), ledger, random.Random(number), resend=lambda: 20) for number in range(CHILDREN)
        ]
        try:
            with ThreadPoolExecutor(CHILDREN) as classroom:
                list(classroom.map(play, children))
        finally:
            wifi.close()
        found = server.check()
    assert [child.faults for child in children if child.faults] == []
    assert found.returncode == 0, found.stderr
    ledger.held_against(data)
    assert set(ledger.sent) == ledger.confirmed, "with enough patience every form is answered"
    assert min(wifi.seen[fate] for fate in ("request lost", "answer lost", "late", "twice")) > 4


def play(child: Child) -> None:
    while child.played < STEPS:
        try:
            if not child.browser.shown:
                child.sit_down()
            child.step()
        except LOST:  # a page, not a form: look again
            child.browser.shown = child.browser.url = ""
        finally:
            child.link.hang_up()
    child.link.hang_up()
