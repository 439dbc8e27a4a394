"""While a class pauses its clock stands still: nobody thinks, nobody is idle, nobody is waited for."""

from __future__ import annotations

import pytest
from play.playing import Browser

from kidsq.store.classroom import classes, sittings
from kidsq.store.play.played_time import seconds_played
from kidsq.web.lesson.live import room_of

from ..class_at_laptop import Classroom


def pause(room: Classroom, **span: int) -> None:
    """All look up for so long, under the eyes of a teacher who would otherwise be signed out."""
    room.post("lesson", act="paused")
    room.clock.pass_by(**span)
    assert room.teacher.get(f"{room.address}/live").status_code == 200
    assert room.post("lesson", act="go").status_code == 303


def thinking(room: Classroom) -> list[str]:
    found = classes.the_class(room.db, room.class_id)
    assert found is not None
    with room.app.test_request_context():
        return [guest.why for table in room_of(found, room.clock()).tables for guest in table.guests if guest.why]


def at_a_table(room: Classroom) -> Browser:
    room.sit("Mira", room.begin())
    return room.play("Mira", edition="classic", bots="bruno").to_my_turn()


def test_a_pause_is_no_thinking(room: Classroom) -> None:
    at_a_table(room)
    room.clock.pass_by(seconds=20)
    pause(room, seconds=66)
    assert thinking(room) == []
    assert "thinking for" not in room.get("live")


def test_thinking_goes_on_after_each_pause_where_it_was(room: Classroom) -> None:
    at_a_table(room)
    for _ in range(2):
        room.clock.pass_by(seconds=25)
        pause(room, minutes=3)
    assert thinking(room) == []
    room.clock.pass_by(seconds=15)
    assert thinking(room) == ["thinking for 1 minute"]


def test_a_child_that_has_paused_is_not_asked_whether_it_is_there(room: Classroom) -> None:
    game = at_a_table(room)
    room.clock.pass_by(minutes=4)
    pause(room, minutes=6)
    assert room.tablets["Mira"].get(game.url).status_code == 200
    room.clock.pass_by(minutes=2)  # six of its own
    assert room.tablets["Mira"].get(game.url).headers["Location"].startswith("/class/still")


def test_a_seat_is_kept_through_a_long_pause(room: Classroom) -> None:
    at_a_table(room)
    room.clock.pass_by(minutes=3)
    room.post("lesson", act="paused")
    room.clock.pass_by(minutes=40)
    assert [one.learner for one in sittings.of_class(room.db, room.class_id, room.clock())] == [room.ids["Mira"]]
    assert "Look at your teacher" in room.tablets["Mira"].get("/class").text
    room.get("live")
    room.post("lesson", act="go")
    home = room.tablets["Mira"].get("/class").text
    assert "Mira" in home
    assert "Still Mira?" not in home
    room.clock.pass_by(minutes=28)
    assert sittings.of_class(room.db, room.class_id, room.clock()) == []


def test_nobody_comes_back_to_a_seat_with_a_pause(room: Classroom) -> None:
    at_a_table(room)
    room.clock.pass_by(minutes=31)
    room.post("lesson", act="paused")
    assert sittings.of_class(room.db, room.class_id, room.clock()) == []
    room.post("lesson", act="go")
    assert sittings.of_class(room.db, room.class_id, room.clock()) == []


def test_after_a_pause_nobody_plays_at_once_for_a_child(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    room.post("live/seat", learner=[room.ids["Mira"], room.ids["Leo"]], edition="classic")
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()
    tables = {name: Browser(room.tablets[name], url=f"/table/{game_id}") for name in ("Mira", "Leo")}
    for name in tables:
        room.tablets[name].post(f"/table/{game_id}/come")
    room.clock.pass_by(seconds=20)
    pause(room, minutes=2)
    assert not any("/without" in table.look().shown for table in tables.values())
    room.clock.pass_by(seconds=71)
    assert sum("/without" in table.look().shown for table in tables.values()) == 1


def test_a_pause_is_no_play(room: Classroom) -> None:
    game = at_a_table(room)
    room.clock.pass_by(seconds=10)
    before = seconds_played(room.db, room.ids["Mira"], "2026-01-01")
    pause(room, seconds=80)
    game.look().to_my_turn().swap()
    assert seconds_played(room.db, room.ids["Mira"], "2026-01-01") - before <= 10


@pytest.mark.parametrize(("after_s", "valid"), [(3, 0), (30, 1)])
def test_a_time_into_which_a_pause_fell_is_none(room: Classroom, after_s: int, valid: int) -> None:
    """A tablet may sleep through the pause: its page then counts on, from before it."""
    game = at_a_table(room)
    pause(room, seconds=4)
    room.clock.pass_by(seconds=after_s)
    numbers = [place for place, card in enumerate(game.look().hand) if card.isdecimal()]
    assert len(numbers) >= 3
    game.turn(card=[str(place) for place in numbers[:2]], total=str(numbers[2]), rt_first_ms=2_000, rt_total_ms=25_000)
    row = room.db.execute("SELECT rt_total_ms, rt_valid FROM attempts WHERE task = 'own_sum'").fetchone()
    assert tuple(row) == (25_000, valid)
