"""The wall and its teacher: counts and no names, one tap lays, and nobody else's class can be led."""

from __future__ import annotations

import re

import pytest
from worlds import signed_in

from kidsq.play import current_game
from kidsq.play.wall import lead
from kidsq.store.classroom import lessons
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import adults, rights
from kidsq.store.play import games

from .lesson_on_wall import OnWall, found

HTMX = {"HX-Request": "true"}


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page))


def wall_of(wall: OnWall) -> str:
    answer = wall.teacher.get(wall.address)
    assert answer.status_code == 200, answer.status_code
    return answer.text


def act(wall: OnWall, what: str, page: str | None = None, **fields: str):
    text = page or wall_of(wall)
    form = {"game": wall.game_id, "ply": found(text, r'data-ply="(\d+)"'), "key": "k" * 32, "act": what}
    return wall.teacher.post(wall.address, data={**form, **fields})


def test_a_game_begins_from_the_lesson_and_is_on_the_wall(wall: OnWall) -> None:
    page = wall.teacher.get(wall.address.replace("/wall", "/lesson")).text
    assert "Play together on the wall" in page
    assert re.findall(r'name="edition" value="(\w+)"', page)[0] == "first_night"
    answer = wall.teacher.post(wall.address, data={"act": "begin", "edition": "classic"})
    assert answer.headers["Location"] == wall.address
    lesson = lessons.latest(wall.school.db, wall.school.class_id)
    assert lesson is not None
    assert lesson.wall_game is not None
    stored = games.load(wall.school.db, lesson.wall_game)
    assert stored is not None
    assert (stored.edition, [one.bot for one in stored.seats]) == ("classic", [None, "bruno"])
    assert "What do we play?" in wall_of(wall) or "Bruno's turn" in wall_of(wall)
    assert "To the wall" in wall.teacher.get(wall.address.replace("/wall", "/lesson")).text


def test_the_live_page_says_so_and_leads_to_the_wall(wall: OnWall) -> None:
    wall.sit("Mira")
    live = wall.address.replace("/wall", "/live")
    assert "1 child is not at a table." in wall.teacher.get(live).text
    wall.begin()
    page = wall.teacher.get(live).text
    assert "The class plays together on the wall." in text_of(page)
    assert "1 child is not at a table." not in page
    assert f'href="{wall.address}"' in page


def test_the_projector_turns_from_the_code_to_the_game_and_back_by_itself(wall: OnWall) -> None:
    board = wall.address.replace("/wall", "/lesson/board")
    asks = found(wall.teacher.get(board).text, r'data-hx-get="([^"]+)"').replace("&amp;", "&")
    assert wall.teacher.get(asks, headers=HTMX).status_code == 204
    wall.begin()
    assert wall.teacher.get(asks, headers=HTMX).headers["HX-Redirect"] == wall.address
    assert wall.teacher.get(board).headers["Location"] == wall.address
    lead.end(wall.school.db, wall.school.class_id, wall.chance, wall.game_id)
    assert wall.teacher.get(f"{wall.address}/news?seen=x", headers=HTMX).headers["HX-Redirect"] == board


def test_the_hand_of_the_class_lies_open_and_no_child_is_named(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo", "Noa")
    for name in ("Mira", "Leo", "Noa"):
        wall.propose(name)
    page = wall_of(wall)
    assert "3 of 3 have proposed" in text_of(page)
    assert re.findall(r'data-card="(\w+)"', page) == ["1", "2", "3", "5", "6"]
    assert not [name for name in ("Mira", "Leo", "Noa") if name in page]
    assert not [name for name in ("Mira", "Leo", "Noa") if wall.school.id(name) in page]


def test_no_figures_of_fewer_than_three(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo", "Noa")
    for name in ("Mira", "Leo"):
        wall.propose(name)
    page = wall_of(wall)
    assert "2 of 3 have proposed" in text_of(page)
    assert "2 + 3 = 5" not in page
    assert "Show the ideas" not in page
    assert act(wall, "show").status_code == 400
    assert "2 + 3 = 5" not in wall_of(wall)
    wall.propose("Noa", move="discard 6")
    page = wall_of(wall)
    assert re.findall(r'name="said" value="([^"]+)"', page) == ["discard 2+3=5", "discard 6"]
    assert re.findall(r'class="bar" role="img" aria-label="([^"]+)"', page) == ["2 children", "1 child"]


def test_what_most_propose_is_laid_with_one_tap_and_bruno_plays(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    wall.propose("Mira")
    assert act(wall, "lay").headers["Location"] == wall.address
    page = wall_of(wall)
    assert "2b says: 2 + 3 = 5." in text_of(page)
    assert 'data-hx-trigger="submit, load delay:3s"' in page
    act(wall, "next")
    assert "What do we play?" in wall_of(wall)
    assert [one.seat for one in games.plies(wall.school.db, wall.game_id)] == [0, 1]


def test_a_tap_on_two_screens_lays_once(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    wall.propose("Mira")
    page = wall_of(wall)
    act(wall, "lay", page, key="one")
    assert act(wall, "lay", page, key="two").status_code == 409
    assert len(games.plies(wall.school.db, wall.game_id)) == 1


def test_what_has_changed_comes_as_news_and_nothing_else_does(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    news = found(wall_of(wall), r'data-hx-get="([^"]+)"')
    assert wall.teacher.get(news).status_code == 204
    wall.propose("Mira")
    answer = wall.teacher.get(news)
    assert "1 of 2 has proposed" in text_of(answer.text) or "1 of 2 have proposed" in text_of(answer.text)
    assert answer.text.lstrip().startswith("<section")


@pytest.mark.parametrize("what", ["", "dance", "lay"])
def test_what_is_no_act_or_too_early_is_told(wall: OnWall, what: str) -> None:
    wall.begin()
    answer = act(wall, what)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert games.plies(wall.school.db, wall.game_id) == []


def test_a_game_that_is_none_begins_nothing(wall: OnWall) -> None:
    answer = wall.teacher.post(wall.address, data={"act": "begin", "edition": "chess"})
    assert answer.status_code == 400
    assert "There is no game “chess”." in answer.text
    lesson = lessons.latest(wall.school.db, wall.school.class_id)
    assert lesson is not None
    with writing(wall.school.db):
        lessons.end(wall.school.db, lesson.id, times.text(wall.school.clock()))
    assert wall.teacher.post(wall.address, data={"act": "begin"}).status_code == 409


def test_ended_the_game_leaves_the_wall_and_its_record_stays(wall: OnWall) -> None:
    wall.begin()
    assert act(wall, "end").headers["Location"] == wall.address.replace("/wall", "/lesson")
    stored = games.load(wall.school.db, wall.game_id)
    assert stored is not None
    assert stored.unfinished
    assert "Play together on the wall" in wall_of(wall)


def test_a_teacher_does_not_lead_the_game_of_another_class_from_the_own_wall(wall: OnWall) -> None:
    wall.begin()
    db, now = wall.school.db, wall.school.clock()
    with writing(db):
        other = adults.add_account(db, "Ms Other", "x", "teacher", times.text(now))
        rights.give_class(db, other.id, wall.school.other_class)
    stranger = signed_in(wall.school.app, other, now, device="f" * 32)
    fields = {"act": "lay", "ply": "0", "key": "k", "game": wall.game_id}
    theirs = wall.address.replace(wall.school.class_id, wall.school.other_class)
    assert stranger.post(theirs, data=fields).status_code == 303  # nothing is on the wall there
    assert games.plies(db, wall.game_id) == []


def test_every_form_of_a_childs_table_carries_the_token(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    wall.school.app.config["WTF_CSRF_ENABLED"] = True
    page = wall.look("Mira")
    assert len(re.findall("<form", page)) == len(re.findall('name="csrf_token"', page))


def test_a_game_that_cannot_be_read_is_taken_down_and_told(wall: OnWall) -> None:
    wall.begin()
    wall.school.db.execute("UPDATE games SET header_json = '{}' WHERE id = ?", (wall.game_id,))
    current_game._cache.clear()
    answer = wall.teacher.get(wall.address)
    assert answer.status_code == 410
    assert "Something in this game is lost." in answer.text
    lesson = lessons.latest(wall.school.db, wall.school.class_id)
    assert lesson is not None
    assert lesson.wall_game is None
