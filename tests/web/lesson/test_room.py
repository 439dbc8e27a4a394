"""The teacher's room: lesson and wall, live view, seating, rules with locks, and the sun that ends a lesson."""

from __future__ import annotations

import random
import re
from html import unescape
from types import SimpleNamespace

import content
import pytest

from kidsq import play
from kidsq.play import Chance, NewGame, Timings, TurnForm, Visitor
from kidsq.play.ended import end_with_lesson
from kidsq.play.ended.records import record_lines
from kidsq.store.classroom import classes, lessons
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games, questions
from kidsq.web.lesson.live import room_of

from ..class_at_laptop import Classroom, mark_of

AT = "2026-11-20T17:40:00.000Z"


# -- the lesson -------------------------------------------------------------------------------------------------------


def test_a_lesson_begins_and_shows_its_code_and_who_is_in(room: Classroom) -> None:
    assert "The class is closed" in room.get("lesson")
    code = room.begin()
    page = room.get("lesson")
    assert code[:3] in page
    assert code[3:] in page
    assert "<svg" in page
    seen = mark_of(page, "here")
    assert room.teacher.get(f"{room.address}/lesson/news?seen={seen}").status_code == 204
    room.sit("Mira", code)
    news = room.teacher.get(f"{room.address}/lesson/news?seen={seen}")
    assert news.status_code == 200
    assert "Mira" in news.text
    assert "<b>1</b>" in news.text
    assert code[:3] in room.get("lesson/board")


def test_the_wall_leads_back_while_no_lesson_runs(room: Classroom) -> None:
    answer = room.teacher.get(f"{room.address}/lesson/board")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{room.address}/lesson")


def test_beginning_twice_is_one_lesson(room: Classroom) -> None:
    assert room.begin() == room.begin()


def test_looking_changes_no_lesson(room: Classroom) -> None:
    room.begin()
    before = room.db.execute("SELECT * FROM lessons").fetchall()
    for _ in range(3):
        room.clock.pass_by(minutes=25)
        for path in PLACES:
            assert room.teacher.get(f"{room.address}/{path}").status_code == 200
    assert room.db.execute("SELECT * FROM lessons").fetchall() == before
    room.clock.pass_by(minutes=15)
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is None
    assert "closed by itself" in room.get("lesson")


def test_a_lesson_goes_on_while_its_teacher_does_something(room: Classroom) -> None:
    room.begin()
    for act in ("paused", "go", "last"):
        for _ in range(4):
            room.clock.pass_by(minutes=20)
            room.get("live")  # who does not look for long is signed out
        assert room.post("lesson", act=act).headers["Location"].startswith(f"{room.address}/lesson")
    room.clock.pass_by(minutes=20)
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is not None


def test_a_lesson_goes_on_while_children_play_but_not_for_ever(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    for _ in range(10):
        room.clock.pass_by(minutes=20)
        tablet.post("/class/still")
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is not None
    for _ in range(14):
        room.clock.pass_by(minutes=20)
        tablet.post("/class/still")
    assert "Mira" in tablet.get("/class").text
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is None


def test_a_page_whose_lesson_is_over_shows_its_code_no_longer(room: Classroom) -> None:
    room.begin()
    news = re.search(r'data-hx-get="([^"]*/lesson/news[^"]*)"', room.get("lesson"))
    assert news
    assert room.teacher.get(news[1]).status_code == 204
    room.post("lesson", act="paused")
    paused = room.teacher.get(news[1])
    assert 'id="say-all"' in paused.text
    assert "Go on" in paused.text
    room.post("lesson", act="end")
    assert room.teacher.get(news[1]).headers["HX-Redirect"] == f"{room.address}/lesson"
    room.begin()
    assert room.teacher.get(news[1]).headers["HX-Redirect"] == f"{room.address}/lesson"


def test_after_last_game_no_game_begins_and_open_ones_go_on(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    room.post("lesson", act="last")
    refused = room.tablets["Mira"].post("/class/play", data={"still": "yes"})
    assert refused.status_code == 409
    assert "nearly over" in refused.text
    assert game.look().to_my_turn().swap().status_code == 200
    room.post("lesson", act="more")
    assert room.play("Mira").game_id != game.game_id


def test_a_pause_stops_every_table(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira").to_my_turn()
    before = games.load(room.db, game.game_id)
    room.post("lesson", act="paused")
    game.swap()
    assert games.load(room.db, game.game_id) == before
    assert "Look at your teacher" in room.tablets["Mira"].get("/class").text
    assert "Look at your teacher" in room.get("lesson/board")
    room.post("lesson", act="go")
    assert game.look().swap().status_code == 200


def test_an_ended_lesson_keeps_games_for_next_time(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    assert room.post("lesson", act="end", games="keep").status_code == 303
    assert "The lesson is over" in room.tablets["Mira"].get("/class").text
    assert room.tablets["Mira"].get(game.url).status_code != 200
    room.tablets.clear()
    room.sit("Mira", room.begin())
    assert game.game_id in room.tablets["Mira"].get("/class").text


def test_the_end_of_a_lesson_leads_to_its_page_which_knows_all_who_sat_there(room: Classroom) -> None:
    """Mira has not made a move yet; she was here all the same, and the class's last answers are of another day."""
    assert "lesson-end" not in room.get("lesson")
    room.sit("Mira", room.begin())
    room.post("lesson", act="end", games="keep")
    (address,) = re.findall(r'href="([^"]*/lesson-end\?[^"]*)"', unescape(room.get("lesson")))
    told = re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", unescape(room.teacher.get(address).text)))
    assert "Came 1 of 6 children" in told
    assert "Nobody in particular so far." in told
    assert "of the 0" not in told
    assert "Not here that day: Ada, Emil, Leo, Noor, Zoe" in told.replace(" ,", ",")


def test_the_sun_ends_a_lesson_and_the_record_stays_right(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira", edition="classic", bots="bruno")
    for _ in range(4):
        game.to_my_turn().swap()
    assert room.post("lesson", act="end", games="sunrise").status_code == 303
    stored = games.load(room.db, game.game_id)
    assert stored is not None
    assert stored.ended_at
    assert (stored.unfinished, stored.result_json) == (True, None)
    assert content.faults(room.db) == []
    lines = list(record_lines(room.db, game.game_id))
    assert len(lines) == 1 + stored.plies
    assert not any("result" in line or "unfinished" in line for line in lines)
    assert "The sun comes up" in room.tablets["Mira"].get("/class").text
    game.turn(move="jester")
    again = games.load(room.db, game.game_id)
    assert again is not None
    assert again.plies == stored.plies


def test_the_sun_over_a_game_just_begun_tells_of_the_one_before(room: Classroom, monkeypatch) -> None:
    room.sit("Mira", room.begin())
    won = room.play("Mira").game_id
    with writing(room.db):
        room.db.execute("UPDATE games SET ended_at = updated_at, result_json = '{}' WHERE id = ?", (won,))
    room.clock.pass_by(seconds=90)
    room.play("Mira")
    replayed = end_with_lesson.played

    def with_a_queen(db: Session, stored: games.StoredGame) -> SimpleNamespace:
        score = SimpleNamespace(points=(25, 0))
        ended = SimpleNamespace(courts=((3, 5), ()), broken_off=lambda _ending: score)
        return SimpleNamespace(table=ended if stored.id == won else replayed(db, stored).table)

    monkeypatch.setattr(end_with_lesson, "played", with_a_queen)
    room.post("lesson", act="end", games="sunrise")
    page = unescape(room.tablets["Mira"].get("/class").text)
    assert "2 queens are awake · 25 points" in page
    assert "still dreaming" not in page
    with writing(room.db):  # of an earlier lesson
        room.db.execute("UPDATE games SET ended_at = '2026-11-20T09:00:00.000Z' WHERE id = ?", (won,))
    assert "still dreaming" in room.tablets["Mira"].get("/class").text


def test_nothing_is_played_or_decided_after_sunrise(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    game = room.play("Mira", edition="classic", bots="bruno").to_my_turn()
    ply, places = game.ply, re.findall(r'value="(\d)"[^>]* data-single', game.shown)
    room.post("lesson", act="end", games="sunrise")
    late, chance = Visitor("any", None, (room.ids["Mira"],)), Chance(AT, random.Random(1))
    form = TurnForm(ply=str(ply), key="k" * 32, fields={"card": (places[0],)})
    at = play.Request(room.db, late, game.game_id, chance)
    said = play.take_turn(at, form, Timings())
    assert (said.kind, said.code) == ("refused", "over")
    play.let_bot_go(at, str(ply), to_my_turn=True)
    shown = play.look(at)
    assert shown.view.ply == ply
    assert shown.view.legal == ()
    assert shown.outcome is not None
    assert (shown.outcome.ending, shown.outcome.winners) == ("sunrise", ())


def test_no_address_begins_a_class_game_after_last_game(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    room.post("lesson", act="last")
    mira = room.ids["Mira"]
    with pytest.raises(play.CannotOpen, match="last_game"):
        play.open_game(room.db, Visitor("any", None, (mira,)), NewGame(players=(mira,)), Chance(AT, random.Random(1)))


def test_check_finds_a_finished_game_that_is_called_unfinished(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    with writing(room.db):
        room.db.execute("UPDATE games SET ended_at = updated_at, result_json = '{}' WHERE id = ?", (game.game_id,))
    assert any("another result" in fault for fault in content.faults(room.db))


@pytest.mark.parametrize("fields", [{}, {"act": "explode"}, {"act": "end", "games": "burn"}])
def test_a_form_that_no_page_sends_changes_no_lesson(room: Classroom, fields: dict[str, str]) -> None:
    room.begin()
    before = room.db.execute("SELECT * FROM lessons").fetchall()
    assert room.post("lesson", **fields).status_code == 400
    assert room.db.execute("SELECT * FROM lessons").fetchall() == before


def test_what_comes_after_the_end_is_told_kindly(room: Classroom) -> None:
    assert room.post("lesson", act="paused").status_code == 409


# -- the live view ----------------------------------------------------------------------------------------------------


def test_without_a_lesson_nobody_is_waited_for(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    assert "Seat children at a table" in room.get("live")
    room.post("lesson", act="end")
    page = room.get("live")
    assert "No lesson is running." in page
    for line in ("Not here yet", "waits for a child", "Seat children at a table"):
        assert line not in page


def test_the_room_shows_who_plays_whose_turn_it_is_and_who_has_not_come(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    room.play("Mira").to_my_turn()
    page = room.get("live")
    assert "has the turn" in page
    assert "At a tablet, not at a table" in page
    assert "Not here yet" in page
    seen = mark_of(page, "room")
    assert room.teacher.get(f"{room.address}/live/news?seen={seen}").status_code == 204
    room.clock.pass_by(seconds=70)
    news = room.teacher.get(f"{room.address}/live/news?seen={seen}")
    assert news.status_code == 200
    assert "thinking for 1 minute" in news.text
    assert "Look over to Mira" in news.text
    room.post("lesson", act="paused")
    assert "thinking" not in room.get("live")


def test_all_who_may_need_somebody_are_told_of(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Ada", "Zoe"):
        room.sit(name, code)
        room.play(name).to_my_turn()
    room.clock.pass_by(seconds=70)
    assert "Look over to Ada, Leo, Mira and 1 more." in room.get("live")


def test_much_help_asked_for_in_one_turn_is_told(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    game = room.play("Mira").to_my_turn()
    assert "a lot of help" not in room.get("live")
    with writing(room.db):
        questions.show_help(room.db, game.game_id, game.ply, 0, 4, asked=False)
    assert "a lot of help" not in room.get("live")
    with writing(room.db):
        questions.show_help(room.db, game.game_id, game.ply, 0, 4, asked=True)
    assert "has asked the owl for a lot of help" in room.get("live")


def test_a_raised_hand_is_let_in_with_one_tap(room: Classroom) -> None:
    code = room.begin()
    tablet = room.app.test_client()
    tablet.post("/c", data={"code": code})
    tablet.post(f"/class/me/{room.ids['Zoe']}/forgot")
    page = room.get("live")
    assert "Zoe has forgotten the pictures" in page
    assert "waits for a child" not in page
    assert "Zoe" not in page.split("Not here yet")[1].split("</ul>")[0]
    assert "Leo" in page.split("Not here yet")[1].split("</ul>")[0]
    assert "1 hand is up." in room.get("lesson")
    hand = str(room.db.execute("SELECT id FROM raised_hands").fetchone()[0])
    assert room.post("live/hand", hand=hand, act="in").status_code == 303
    assert "hand is up" not in room.get("lesson")
    assert "Zoe" in tablet.get("/class").text
    assert "Play" in tablet.get("/class").text
    assert room.post("live/hand", hand=hand, act="in").status_code == 409
    assert room.post("live/hand", hand="x", act="seen").status_code == 409


def test_a_teacher_is_told_where_two_tablets_say_to_be_one_child(room: Classroom) -> None:
    code = room.begin()
    doubtful = "Mira is at two tablets: please go and look who it is."
    room.sit("Mira", code)
    tablets = [room.app.test_client() for _ in range(3)]
    for tablet, name in zip(tablets, ("Mira", "Zoe", "Zoe"), strict=True):
        tablet.post("/c", data={"code": code})
        tablet.post(f"/class/me/{room.ids[name]}/forgot")
    page = room.get("live")
    assert page.count(doubtful) == 1
    assert page.count(doubtful.replace("Mira", "Zoe")) == 2, "neither puts the other's hand down"
    assert "has forgotten the pictures" not in page
    tablets[2].post("/class/hand")
    assert "Zoe has forgotten the pictures" in room.get("live")


def test_questions_are_dots_by_answered_or_let_pass(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    with writing(room.db):
        for key, answer in (("a", "3"), ("b", None)):
            room.db.execute(
                "INSERT INTO questions (key, game_id, ply, seat, learner, task, presented_json, created_at,"
                " answered_at, answer) VALUES (?, ?, 0, 0, ?, 'help_bot', '{}', ?, ?, ?)",
                (key, game.game_id, room.ids["Mira"], "2026-11-20T17:35:00.000Z", "2026-11-20T17:35:09.000Z", answer),
            )
    page = room.get("live")
    assert 'aria-label="1 question answered, 1 skipped"' in page


def test_a_child_gets_up_and_its_tablet_asks_who_is_there(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    room.play("Mira")
    assert room.post("live/child", learner=room.ids["Mira"], act="up").status_code == 303
    assert "Who are you?" in room.tablets["Mira"].get("/class").text
    assert room.post("live/child", learner=room.ids["Leo"], act="tablet").status_code == 303
    assert "Who are you?" in room.tablets["Leo"].get("/class").text
    assert room.post("live/child", learner=room.ids["Leo"], act="up").status_code == 409
    assert room.post("live/child", learner="x", act="up").status_code == 400


def test_the_room_asks_the_database_the_same_number_of_times_however_many_are_there(room: Classroom) -> None:
    code = room.begin()
    counts = []
    for name in ("Mira", "Leo", "Ada", "Zoe"):
        room.sit(name, code)
        room.play(name).to_my_turn()
        with content.told(room.db) as asked, room.app.test_request_context("/grown-ups"):
            room_of(class_in_room_of(room), room.clock())
        counts.append(len(asked))
    assert len(set(counts)) == 1
    assert counts[0] <= 14


def class_in_room_of(room: Classroom) -> Class:
    found = classes.the_class(room.db, room.class_id)
    assert found is not None
    return found


# -- rights -----------------------------------------------------------------------------------------------------------

PLACES = ("lesson", "lesson/news", "lesson/board", "live", "live/news")


def test_another_teacher_and_a_parent_find_no_room(room: Classroom) -> None:
    room.begin()
    room.sit("Mira", room.begin())
    game_id = room.play("Mira").game_id
    for role in ("teacher", "parent"):
        client = room.another(role)
        for path in PLACES:
            assert client.get(f"{room.address}/{path}").status_code == 404
        for path in ("lesson", "live/hand", "live/child", "live/seat", "rules"):
            assert client.post(f"{room.address}/{path}", data={"act": "end"}).status_code == 404
        for path in (f"children/{room.ids['Mira']}/games", f"games/{game_id}"):
            assert client.get(f"/grown-ups/{path}").status_code == 404
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is not None


def test_a_teacher_of_the_class_has_the_room(room: Classroom) -> None:
    client = room.another("teacher", sees=room.class_id)
    assert client.post(f"{room.address}/lesson", data={"act": "begin"}).status_code == 303
    assert client.get(f"{room.address}/live").status_code == 200


def test_acts_need_a_token(room: Classroom) -> None:
    room.app.config["WTF_CSRF_ENABLED"] = True
    for path in ("lesson", "live/hand", "live/child", "live/seat", "rules"):
        assert room.post(path, act="begin").status_code == 400
    assert lessons.latest(room.db, room.class_id) is None


def test_what_was_done_is_told_for_a_while_and_then_no_more(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    answer = room.post("live/seat", learner=[room.ids["Mira"], room.ids["Leo"]])
    page = room.teacher.get(answer.headers["Location"]).text
    assert "The table is ready." in page

    def news(page: str) -> str:
        found = re.search(r'data-hx-get="([^"]*/live/news[^"]*)"', page)
        assert found
        return room.teacher.get(unescape(found[1])).text

    room.clock.pass_by(seconds=10)
    assert news(page) == ""
    room.tablets["Leo"].post("/class/done")  # other news leave it where it is, and its time is not forgotten
    page = news(page)
    assert 'id="said"' not in page
    room.clock.pass_by(seconds=12)
    later = news(page)
    assert re.search(r'<p id="said"[^>]*data-hx-swap-oob="true"[^>]*></p>', later)
    assert "said=" not in later
    assert news(later) == ""
    assert "The table is ready." not in room.teacher.get(answer.headers["Location"]).text, "after a reload"


def test_a_made_up_moment_tells_nothing(room: Classroom) -> None:
    for until in ("x", "-1", "9" * 30, "99999999999999", "²"):
        assert room.teacher.get(f"{room.address}/live?saved=seated&until={until}").status_code == 200
        assert room.teacher.get(f"{room.address}/live/news?seen=0&said={until}").status_code == 200
    assert "The table is ready." not in room.get("live?saved=seated&until=99999999999999")
