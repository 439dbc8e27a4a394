"""Seating children at a table: who plays already comes over, and every table is in the room once."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kidsq.games.registry import GAMES
from kidsq.store.classroom import lessons
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.play import games

from ..class_at_laptop import Classroom


def seat(room: Classroom, *names: str, **more: str):
    return room.teacher.post(
        f"{room.address}/live/seat", data={"learner": [room.ids.get(name, name) for name in names], **more}
    )


def test_children_are_seated_come_and_one_is_taken_out(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    assert seat(room, "Mira", "Leo", bots="tilo", edition="classic").status_code == 303
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()
    assert "waits until all have come" in room.get("live")
    for name in ("Mira", "Leo"):
        home = room.tablets[name].get("/class").text
        assert f"/table/{game_id}" in home
        assert "Your table is ready" in home
        assert room.tablets[name].post(f"/table/{game_id}/come").status_code == 303
        assert room.tablets[name].get(f"/table/{game_id}").status_code == 200
    assert "waits until all have come" not in room.get("live")
    assert "with Mira and Tilo" in room.get(f"live?child={room.ids['Leo']}")
    out = room.post("live/child", learner=room.ids["Leo"], act="out", game=game_id)
    assert "Leo has left that table." in room.teacher.get(out.headers["Location"]).text
    stored = games.load(room.db, game_id)
    assert stored is not None
    assert stored.seats[1].stand_in == GAMES["sleeping_queens"].INFO.stand_in
    assert not stored.seats[0].stand_in
    assert room.post("live/child", learner=room.ids["Zoe"], act="out", game=game_id).status_code == 409


def test_a_child_that_was_taken_out_of_a_table_stays_out_for_a_minute(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    seat(room, "Mira", "Leo")
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()

    def is_away(name: str) -> bool:
        answer = room.tablets[name].post(f"/table/{game_id}/come", headers={"HX-Request": "true"})
        assert answer.status_code in (200, 400)
        stored = games.load(room.db, game_id)
        assert stored is not None
        return any(one.learner == room.ids[name] and one.stand_in for one in stored.seats)

    assert not is_away("Mira")
    assert not is_away("Leo")
    room.post("live/child", learner=room.ids["Leo"], act="out", game=game_id)
    assert is_away("Leo")
    assert (
        "Your teacher calls you for a moment"
        in room.tablets["Leo"].post(f"/table/{game_id}/come", headers={"HX-Request": "true"}).text
    )
    assert not is_away("Mira")
    room.clock.pass_by(seconds=61)
    assert not is_away("Leo")


def test_who_waits_for_others_is_not_told_that_it_is_its_turn(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    seat(room, "Mira", "Leo")
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()
    room.tablets["Mira"].post(f"/table/{game_id}/come")
    assert owl_says(room, "Mira", game_id) == "Soon we begin!"
    room.tablets["Leo"].post(f"/table/{game_id}/come")
    assert {owl_says(room, name, game_id) for name in ("Mira", "Leo")}.isdisjoint({"Soon we begin!"})
    room.post("live/child", learner=room.ids["Leo"], act="out", game=game_id)
    assert owl_says(room, "Leo", game_id) in ("A friend plays for you.", "Now it is Mira's turn.")


def owl_says(room: Classroom, name: str, game: str) -> str:
    found = re.search(r'id="line">([^<]*)<', room.tablets[name].get(f"/table/{game}").text)
    return unescape(found[1]).strip() if found else ""


def test_without_a_lesson_nobody_is_seated(room: Classroom) -> None:
    answer = seat(room, "Mira", "Leo")
    assert answer.status_code == 409
    assert "No lesson is running. Begin one, then seat the children." in answer.text
    assert room.db.execute("SELECT COUNT(*) FROM games").fetchone() == (0,)


def news_at(room: Classroom, name: str, game: str) -> str:
    """The address at which a table's page asks for the news of the class."""
    found = re.search(r'data-hx-get="(/class/news[^"]*)"', unescape(room.tablets[name].get(f"/table/{game}").text))
    assert found
    return found[1]


def come(room: Classroom, game: str, *names: str) -> None:
    for name in names:
        assert room.tablets[name].post(f"/table/{game}/come").status_code == 303


def games_of(room: Classroom) -> list[str]:
    return [row[0] for row in room.db.execute("SELECT id FROM games ORDER BY created_at").fetchall()]


def doings(page: str) -> dict[str, str]:
    """What the form for seating says beside each child: nickname -> line."""
    found = re.findall(r'>(\w+)</bdi></span><small id="note-[^"]*"[^>]*>([^<]*)</small>', page)
    return dict(found)


def test_a_child_who_plays_is_marked_and_comes_over_at_once(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Ada"):
        room.sit(name, code)
    seat(room, "Mira", "Leo", bots="tilo", edition="classic")
    (old,) = games_of(room)
    assert doings(room.get("live"))["Mira"] == "invited to a table with Leo and Tilo"
    come(room, old, "Mira", "Leo")
    marks = doings(room.get("live"))
    assert (marks["Mira"], marks["Ada"], marks["Zoe"]) == ("plays with Leo and Tilo", "", "not at a tablet")
    asks = news_at(room, "Mira", old)
    assert room.tablets["Mira"].get(asks).status_code == 204

    room.clock.pass_by(seconds=5)
    done = seat(room, "Mira", "Ada")
    assert "a friend plays on" in unescape(room.teacher.get(done.headers["Location"]).text)
    new = games_of(room)[1]
    kept = games.load(room.db, old)
    assert kept is not None
    assert [one.stand_in for one in kept.seats] == [GAMES["sleeping_queens"].INFO.stand_in, None, None]
    answer = room.tablets["Mira"].get(asks, headers={"HX-Request": "true"})
    home = room.tablets["Mira"].get(answer.headers["HX-Redirect"]).text
    assert "Your table is ready, with Ada!" in home
    assert f"/table/{new}/come" in home
    come(room, new, "Mira", "Ada")
    live = room.get("live")
    assert live.count("table-name") == 2
    assert doings(live)["Mira"] == "plays with Ada"
    ids = re.findall(r' id="([^"]+)"', live)
    assert len(ids) == len(set(ids))
    assert room.tablets["Mira"].get(news_at(room, "Mira", new)).status_code == 204


def test_a_table_made_anew_before_anybody_came_is_put_away(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    seat(room, "Mira", "Leo")
    seat(room, "Mira", "Leo", bots="tilo")
    first, second = games_of(room)
    home = room.tablets["Mira"].get("/class").text
    assert f"/table/{second}/come" in home
    assert first not in home
    assert room.get("live").count("table-name") == 1


def test_every_table_with_a_child_at_it_is_in_the_room_once(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Ada"):
        room.sit(name, code)
    room.play("Ada")  # alone, and then asked to another table
    room.clock.pass_by(minutes=1)
    seat(room, "Mira", "Leo")
    shared = games_of(room)[1]
    come(room, shared, "Mira", "Leo")
    assert room.post("live/child", learner=room.ids["Leo"], act="out", game=shared).status_code == 303
    seat(room, "Ada", "Leo")
    page = room.get("live")
    assert page.count("table-name") == 3
    assert page.count("away, a friend plays") == 1
    assert page.count("is asked to come") == 2
    assert "At a tablet, not at a table" not in page
    room.get("live")
    for _ in range(2):  # the lesson closes by itself, and they sit there yet
        room.clock.pass_by(minutes=50)
        room.get("live")
    with writing(room.db):
        room.db.execute("UPDATE sittings SET seen_at = ?", (times.text(room.clock()),))
    assert lessons.open_lesson(room.db, room.class_id, room.clock()) is None
    assert room.get("live").count("table-name") == 2


def test_the_form_says_whose_minutes_are_used_up_and_seats_them_nonetheless(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    game = room.play("Mira", edition="classic", bots="bruno")
    for _ in range(8):
        room.clock.pass_by(seconds=100)
        game.look().to_my_turn().swap()
    line = "has used up today's minutes"
    assert line not in room.get("live")
    room.fix(room.of_child("Mira"), minutes="10")
    page = room.get("live")
    assert page.count(line) == 1
    assert f'aria-describedby="note-{room.ids["Mira"]} enough-{room.ids["Mira"]}"' in page
    assert seat(room, "Mira", "Leo").status_code == 303


# -- a child with more than one open game -----------------------------------------------------------------------------


def test_a_game_left_for_another_is_not_thought_about(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    room.play("Leo").to_my_turn()
    asked = room.tablets["Mira"].post("/class/friends", data={"friend": room.ids["Leo"]})
    together = asked.headers["Location"].rsplit("/", 1)[1]
    room.clock.pass_by(seconds=5)
    come(room, together, "Leo")
    seat(room, "Leo", "Ada")
    room.clock.pass_by(seconds=70)
    page = room.get("live")
    assert "thinking" not in page.split("away, a friend plays")[1]
    assert page.count("table-name") == 2
    assert doings(page)["Leo"] == "invited to a table with Ada"


def test_coming_to_a_table_is_to_play_there_before_a_card_is_laid(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Ada"):
        room.sit(name, code)
    asked = room.tablets["Mira"].post("/class/friends", data={"friend": room.ids["Leo"]})
    together = asked.headers["Location"].rsplit("/", 1)[1]
    room.clock.pass_by(seconds=5)
    room.play("Leo").to_my_turn().swap()
    room.clock.pass_by(seconds=5)
    assert doings(room.get("live"))["Leo"] == "plays with Bruno"
    come(room, together, "Leo")
    assert doings(room.get("live"))["Leo"] == "plays with Mira"


def test_two_who_begin_a_game_at_one_tablet_sit_there_and_not_where_cards_are_laid_later(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Zoe"):
        room.sit(name, code)
    seat(room, "Mira", "Leo")
    (shared,) = games_of(room)
    come(room, shared, "Mira", "Leo")
    room.clock.pass_by(seconds=5)
    tablet = room.tablets["Mira"]
    assert tablet.post(f"/class/me/{room.ids['Zoe']}").status_code == 303
    room.tablets["Zoe"] = tablet
    room.play("Zoe")
    room.clock.pass_by(seconds=5)
    with writing(room.db):  # something is done at the table that was left
        room.db.execute("UPDATE games SET updated_at = ? WHERE id = ?", (times.text(room.clock()), shared))
    marks = doings(room.get("live"))
    assert (marks["Mira"], marks["Zoe"]) == ("plays with Zoe", "plays with Mira")


def test_whose_last_game_is_over_is_at_no_table(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    room.play("Mira").to_my_turn()
    room.clock.pass_by(seconds=5)
    over = room.play("Mira")
    over.to_my_turn()
    room.clock.pass_by(seconds=70)
    assert "thinking" in room.get("live") or "has the turn" in room.get("live")
    with writing(room.db):
        room.db.execute("UPDATE games SET ended_at = updated_at, result_json = '{}' WHERE id = ?", (over.game_id,))
    page = room.get("live")
    assert "thinking" not in page
    assert "At a tablet, not at a table" in page


@pytest.mark.parametrize(
    ("names", "more", "line"),
    [
        (("Mira",), {}, "at least two children"),
        (("Mira", "Mira"), {}, "once"),
        (("Mira", "nobody"), {}, "no child “nobody”"),
        (("Mira", "Leo"), {"edition": "chess"}, "no game “chess”"),
        (("Mira", "Leo"), {"bots": "hal"}, "no friend “hal”"),
        (("Ada", "Emil", "Leo", "Mira", "Noor", "Zoe"), {}, "6 cannot sit"),
    ],
)
def test_a_table_that_cannot_be_is_told_and_keeps_nothing(room: Classroom, names, more, line: str) -> None:
    room.begin()
    answer = seat(room, *names, **more)
    assert answer.status_code == 400
    assert line in answer.text
    assert room.db.execute("SELECT count(*) FROM games").fetchone()[0] == 0


def chosen(page: str) -> list[str]:
    """What the form for seating has chosen of game and options."""
    return re.findall(r'type="radio" name="([\w-]+)" value="(\w+)"[^>]*? checked', page)


def test_a_teacher_chooses_how_hard_a_table_is_and_the_next_one_begins_so(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo", "Ada"):
        room.sit(name, code)
    queens, together = ("deluxe-queens", "16"), [("coop-copies", "4"), ("coop-jokers", "6"), ("coop-each", "3")]
    rounds = [("rivals-rounds", "1"), ("teams-rounds", "1")]
    easiest = [queens, ("coop-fields", "2"), *together, *rounds]
    assert chosen(room.get("live")) == [("edition", "first_night"), *easiest]
    seat(room, "Mira", "Leo", edition="coop")
    assert '"fields":2' in stored_games(room)[-1].header_json
    room.clock.pass_by(seconds=5)
    seat(room, "Mira", "Leo", edition="coop", **{"coop-fields": "3", "rivals-rounds": "2"})
    assert '"fields":3' in stored_games(room)[-1].header_json
    assert chosen(room.get("live")) == [queens, ("edition", "coop"), ("coop-fields", "3"), *together, *rounds]
    refused = seat(room, "Mira", edition="rivals", **{"rivals-rounds": "2"})
    assert refused.status_code == 400
    assert dict(chosen(refused.text)) == dict(easiest) | {
        "edition": "rivals",
        "rivals-rounds": "2",
        "teams-rounds": "2",
    }


def test_what_is_played_alone_is_no_table_for_several(room: Classroom) -> None:
    room.begin()
    assert 'value="solo"' not in room.get("live")
    answer = seat(room, "Mira", "Leo", edition="solo")
    assert answer.status_code == 400
    assert "2 cannot sit at this table: it is for 1, friends included." in unescape(answer.text)


def stored_games(room: Classroom) -> list[games.StoredGame]:
    return [stored for one in games_of(room) if (stored := games.load(room.db, one))]
