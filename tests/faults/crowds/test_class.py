"""A class of thirty in its lesson over real HTTP: no fault, the ledger is complete, and nobody sees another's hand."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from scale import SOAK

from ..crowd import Pace, ended, faults, play, statuses
from ..pupils import Pupil, Teacher, a_class, everything, furnish, strange_cards
from ..servers import serving
from ..tablets import LOST, Ledger, Link
from ..wifi import Wifi

CHILDREN, TABLES = 30, 8
SECONDS = 14 * SOAK
PACE = Pace(thinking=1.2, looking=2.0)  # three or four times as fast as children are

pytestmark = pytest.mark.full


def test_thirty_children_play_together_in_one_lesson(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    room, ledger = furnish(data, CHILDREN), Ledger()
    with serving(data) as (server,):
        teacher = Teacher(Link(server.address, 60), room)
        pupils = a_class(room, server.address, TABLES, ledger)
        until = time.monotonic() + SECONDS
        watching = threading.Thread(target=teacher.watch, args=(until, 1.0), daemon=True)
        watching.start()
        ended([watching, *play(pupils, PACE, until)], SECONDS + 60)
        with ThreadPoolExecutor(len(pupils)) as classroom:  # a slow machine ends before everybody has seen enough
            list(classroom.map(play_on, [pupil for group in groups(pupils) if hands(group) < 10 for pupil in group]))
        seen = {status for pupil in pupils for status in looks_at_others(pupil, pupils)}
        found = server.check()
    assert faults(pupils) == []
    assert teacher.faults == []
    assert statuses(pupils) <= {200, 204}
    assert seen == {404}
    at_tables = [pupil for pupil in pupils[: 3 * TABLES] if pupil.together]
    assert len(at_tables) == 3 * TABLES
    assert len({game for pupil in pupils for game in pupil.together}) == TABLES
    assert min(map(moves, groups(pupils))) > 0
    assert overtaken(ledger, pupils)
    ledger.held_against(data)
    assert strange_cards(data, pupils) == []
    assert min(map(hands, groups(pupils))) >= 10
    assert found.returncode == 0, found.stderr


def test_a_bad_wifi_loses_and_doubles_nothing_of_a_table_of_three(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    room, ledger = furnish(data, 6), Ledger()
    with serving(data) as (server,):
        pupils = a_class(room, server.address, 2, ledger)
        for pupil in pupils:
            pupil.come_in()
        for pupil in reversed(pupils):  # who asks, then who is asked
            pupil.sit_down()
        wifi = Wifi(server.address, 0.05, seed=4)
        try:
            for pupil in pupils:
                pupil.link.hang_up()
                pupil.link.address = wifi.address
                pupil.resend = lambda: 20
            with ThreadPoolExecutor(len(pupils)) as classroom:
                list(classroom.map(play_on, pupils))
        finally:
            wifi.close()
        found = server.check()
    assert faults(pupils) == []
    assert found.returncode == 0, found.stderr
    assert min(map(moves, groups(pupils))) >= 3
    assert overtaken(ledger, pupils)
    ledger.held_against(data)
    assert strange_cards(data, pupils) == []
    assert min(wifi.seen[fate] for fate in ("request lost", "answer lost", "late", "twice")) > 4


def play_on(pupil: Pupil) -> None:
    """Until the line has been used so often; what is no form is asked again."""
    for _ in range(40 * SOAK):
        try:
            if pupil.waits:
                pupil.look_for_news()
                time.sleep(0.05)
            else:
                pupil.step()
        except LOST:
            continue
        finally:
            pupil.link.hang_up()


def looks_at_others(pupil: Pupil, pupils: list[Pupil]) -> list[int]:
    """What a child is told that asks for tables at which it does not sit."""
    latest: dict[str, int] = {}
    for one in pupils:
        if one.browser.url:
            latest[one.browser.url] = max(int(one.browser.version), latest.get(one.browser.url, 0))
    mine = {pupil.browser.url, *(f"/table/{game}" for game in pupil.together)}
    asked = sorted(set(latest) - mine)[:3]
    ways = [f"{url}{way}" for url in asked for way in ("", "/news", f"/news?seen={latest[url]}")]
    found = [pupil.link.get(way).status_code for way in ways]
    found += [pupil.link.post(f"{url}/turn", {"ply": "0", "key": "k" * 32, "card": "0"}).status_code for url in asked]
    pupil.link.hang_up()
    return found


def groups(pupils: list[Pupil]) -> list[list[Pupil]]:
    return [pupils[first : first + 3] for first in range(0, len(pupils), 3)]


def moves(group: list[Pupil]) -> int:
    """How many forms these children have sent with success."""
    return sum(pupil.played for pupil in group)


def hands(group: list[Pupil]) -> int:
    """How many screens of these children have shown a hand."""
    return sum(bool(shown.cards) for shown in everything(group))


def overtaken(ledger: Ledger, pupils: list[Pupil]) -> bool:
    """Whether every form that no screen has confirmed was overtaken by another child of the table."""
    return len(set(ledger.sent) - ledger.confirmed) <= sum(pupil.late for pupil in pupils)
