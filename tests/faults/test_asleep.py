"""The laptop sleeps in mid-game: killed, and started again later by another clock. Every game is as it was."""

from __future__ import annotations

import html
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq.store.classroom import lessons
from kidsq.store.db.database import FILE_NAME, open_database, writing

from .pupils import Pupil, Room, Tablet, furnish, strange_cards
from .servers import Server
from .tablets import Ledger

pytestmark = pytest.mark.thorough

_SERVE = """
import sys
from datetime import timedelta
from pathlib import Path
from kidsq.server.serve import serve
from kidsq.web import create_app
from kidsq.web.http.context import utc_now
data, port, later = Path(sys.argv[1]), int(sys.argv[2]), timedelta(minutes=int(sys.argv[3]))
sys.exit(serve("127.0.0.1", port, data, False, app=create_app(data, clock=lambda: utc_now() + later)))
"""


class Laptop(Server):
    """A server whose clock goes so many minutes ahead."""

    minutes = 0

    def start(self) -> None:
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _SERVE, str(self.data), str(self.port), str(self.minutes)],
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def sleep(self, minutes: int) -> None:
        """It is gone without a farewell, and back so many minutes later."""
        self.kill()
        self.minutes += minutes
        self.start()
        self.answering()


def pupil_at(laptop: Laptop, room: Room, ledger: Ledger) -> Pupil:
    """The first child of the class after some turns with a friend."""
    child = Pupil(link=Tablet(laptop.address), ledger=ledger, rng=random.Random(1), room=room, me=room.pupils[0])
    child.come_in()
    while child.played < 12 or not card_to_swap(child):
        child.step()
    return child


def card_to_swap(child: Pupil) -> str:
    """The place of a card that this child could swap now; empty when it is not the time."""
    found = re.search(r'value="(\d)"[^>]* data-single', child.browser.shown)
    return found[1] if found and child.browser.phase == "turn" else ""


def state(data: Path) -> tuple[int, list[tuple[object, ...]]]:
    """The game's plies, and who sits at a tablet."""
    db = open_database(data / FILE_NAME)
    try:
        plies = db.execute("SELECT count(*) FROM plies").fetchone()[0]
        return plies, db.execute("SELECT learner FROM sittings WHERE ended_at IS NULL").fetchall()
    finally:
        db.close()


def test_a_laptop_that_slept_in_mid_game_has_kept_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    room, ledger, laptop = furnish(data, 3), Ledger(), Laptop(data)
    laptop.start()
    try:
        child = pupil_at(laptop.answering(), room, ledger)
        for minutes in (3, 20, 60, 600):
            sleep_in_mid_game(laptop, child, minutes)
            enough = child.played + 4
            while child.played < enough or not card_to_swap(child):
                child.step()
    finally:
        laptop.kill()
    assert child.faults == []
    ledger.held_against(data)
    assert strange_cards(data, [child]) == []
    assert laptop.check().returncode == 0


def sleep_in_mid_game(laptop: Laptop, child: Pupil, minutes: int) -> None:
    """The child taps a card as soon as the laptop is awake; at the end it is at its table again."""
    table, ply, hand, data = child.browser.url, child.browser.ply, child.browser.hand, laptop.data
    (plies, _), key = state(data), f"{minutes:032d}"
    child.ledger.sent[key] = "ply"
    laptop.sleep(minutes)
    child.link.hang_up()
    tap = child.link.post(f"{table}/turn", {"ply": ply, "key": key, "card": card_to_swap(child)})
    if minutes <= 5:  # the same child, in the same game: the tap has counted
        assert tap.headers["Location"] == table
        assert state(data)[0] == plies + 1
        child.browser.look()
    else:  # a tap after so long plays nothing: who is it?
        assert state(data)[0] == plies
        come_back(child, table, minutes, laptop)
        child.browser.look()
        assert (child.browser.ply, child.browser.hand) == (ply, hand)


def come_back(child: Pupil, table: str, minutes: int, laptop: Laptop) -> None:
    """From what the tablet shows after a long sleep to the table."""
    shown = html.unescape(child.link.get("/class").text)
    if minutes <= 30:
        assert "Still Kid 0?" in shown
        assert child.link.post("/class/still", {"back": table}).headers["Location"] == table
        return
    assert "Kid 0 plays" not in shown
    code = child.room.code
    if minutes > 90:
        assert "The class is not open yet." in shown
        assert not re.search(r"\bKid\b", shown)
        db, later = open_database(laptop.data / FILE_NAME), datetime.now(UTC) + timedelta(minutes=laptop.minutes)
        with writing(db):
            code = lessons.begin(db, child.room.class_id, later).code
        db.close()
        assert code != child.room.code
        assert child.link.post("/c", {"code": child.room.code}).status_code == 400
    else:
        assert "Who are you?" in shown
    assert child.link.get(table).headers["Location"] == "/class"
    child.link.get(f"/class/me/{child.me}")
    assert child.link.post(f"/class/me/{child.me}", {"number": child.room.keys[child.me].number}).status_code == 303
    assert re.search(rf'action="{table}/come"[^>]*>.*?Carry on\?', child.link.get("/class").text)


def test_of_tablets_that_take_one_child_at_once_just_one_has_it(tmp_path: Path) -> None:
    """And the others are asked who is there; a form sent from one of them plays nothing."""
    data = tmp_path / "data"
    data.mkdir()
    room, laptop = furnish(data, 3), Laptop(data)
    laptop.start()
    try:
        address = laptop.answering().address
        ledger, me = Ledger(), room.pupils[0]
        twins = [Pupil(link=Tablet(address), ledger=ledger, rng=random.Random(1), room=room, me=me) for _ in range(4)]
        for one in twins:
            one.come_in()
        for _ in range(4):
            with ThreadPoolExecutor(len(twins)) as classroom:
                list(classroom.map(Pupil.show_keys, twins))
            assert state(data)[1] == [(me,)]
            assert sum("Who are you?" in one.link.get("/class").text for one in twins) == len(twins) - 1
        owner = next(one for one in twins if "Who are you?" not in one.link.get("/class").text)
        owner.sit_down()
        plies, _ = state(data)
        for one in twins:
            if one is not owner:
                form = {"ply": owner.browser.ply, "key": "k" * 32, "card": "0", "move": "allow"}
                assert one.link.post(f"{owner.browser.url}/turn", form).headers["Location"] == "/class"
                news = one.link.get(f"{owner.browser.url}/news", {"HX-Request": "true"})
                assert news.headers["HX-Redirect"] == "/class"
                assert "data-card" not in news.text
        assert state(data)[0] == plies
    finally:
        laptop.kill()
