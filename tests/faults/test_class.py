"""A class of thirty in its lesson over real HTTP: no fault, the ledger is complete, and nobody sees another's hand."""

from __future__ import annotations

import re
import threading
import time
from pathlib import Path

import pytest

from .pupils import Pupil, Room, a_class, attend, everything, furnish, strange_cards
from .scale import SOAK
from .servers import serving
from .tablets import LOST, Ledger, Link

CHILDREN, TABLES = 30, 8
SECONDS = 14 * SOAK
THINKING = 1.2  # seconds; three or four times as fast as children are
PASSPHRASE = "quiet green lake"

pytestmark = pytest.mark.slow


class Teacher:
    """Somebody who has the live view on the screen all lesson long."""

    def __init__(self, link: Link, room: Room) -> None:
        self.link, self.page = link, f"/grown-ups/classes/{room.class_id}"
        link.get("/grown-ups/claim?code=" + room.claim)
        answer = link.post("/grown-ups/claim", {"code": room.claim, "name": "Ms Keller", "passphrase": PASSPHRASE})
        assert answer.status_code == 303, answer.text[:500]
        self.faults: list[str] = []
        self.seen_playing = 0

    def watch(self, until: float) -> None:
        try:
            while time.monotonic() < until:
                for path in ("/live", "/lesson"):
                    answer = self.link.get(self.page + path)
                    if answer.status_code != 200:
                        self.faults.append(f"{path} -> {answer.status_code}")
                    for news in re.findall(r'data-hx-get="([^"]+)"', answer.text):
                        answer = self.link.get(news.replace("&amp;", "&"))
                        if answer.status_code not in (200, 204):
                            self.faults.append(f"{news} -> {answer.status_code}")
                time.sleep(1.0)
        except (*LOST, AssertionError) as error:
            self.faults.append(repr(error)[:500])
        finally:
            self.link.hang_up()


def test_thirty_children_play_together_in_one_lesson(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    room, ledger = furnish(data, CHILDREN), Ledger()
    with serving(data) as (server,):
        teacher = Teacher(Link(server.address, 60), room)
        pupils = a_class(room, server.address, TABLES, ledger)
        until = time.monotonic() + SECONDS
        threads = [threading.Thread(target=teacher.watch, args=(until,), daemon=True)]
        threads += [threading.Thread(target=attend, args=(one, until, THINKING), daemon=True) for one in pupils]
        for thread in threads:
            thread.start()
            time.sleep(0.02)
        for thread in threads:
            thread.join(SECONDS + 60)
        found = server.check()
    assert [pupil.faults for pupil in pupils if pupil.faults] == []
    assert teacher.faults == []
    assert {status for pupil in pupils for status in pupil.statuses} <= {200, 204}
    at_tables = [pupil for pupil in pupils[: 3 * TABLES] if pupil.together]
    assert len(at_tables) == 3 * TABLES
    assert len({game for pupil in pupils for game in pupil.together}) == TABLES
    assert min(table_moves(pupils)) > 0
    assert overtaken(ledger, pupils)
    ledger.held_against(data)
    assert strange_cards(data, pupils) == []
    assert sum(bool(shown.cards) for shown in everything(pupils)) > 3 * CHILDREN
    assert found.returncode == 0, found.stderr


def table_moves(pupils: list[Pupil]) -> list[int]:
    """How many forms each group of three has sent with success."""
    return [sum(one.played for one in pupils[first : first + 3]) for first in range(0, len(pupils), 3)]


def overtaken(ledger: Ledger, pupils: list[Pupil]) -> bool:
    """Whether every form that no screen has confirmed was overtaken by another child of the table."""
    return len(set(ledger.sent) - ledger.confirmed) <= sum(pupil.late for pupil in pupils)
