"""A tablet while its class plays together: it comes to the class's hand by itself, and proposes."""

from __future__ import annotations

import json
import re

import pytest

from kidsq.play import current_game
from kidsq.play.wall import lead
from kidsq.store.classroom import lessons, proposals, sittings
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import settings

from .lesson_on_wall import HAND, SUM, OnWall, found


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page))


def test_a_tablet_comes_to_the_table_of_its_class_by_itself(wall: OnWall) -> None:
    wall.sit("Mira")
    home = wall.tablets["Mira"].get("/class").text
    mark = found(home, r"/class/news\?seen=(\w+)")
    assert wall.tablets["Mira"].get(f"/class/news?seen={mark}").status_code == 204
    wall.begin()
    news = wall.tablets["Mira"].get(f"/class/news?seen={mark}", headers={"HX-Request": "true"})
    assert news.headers["HX-Redirect"] == "/class/wall"
    assert wall.tablets["Mira"].get("/class").headers["Location"] == "/class/wall"
    assert wall.tablets["Mira"].get("/class/wall").headers["Location"] == wall.here("Mira")


def test_a_child_at_a_table_of_its_own_is_called_away_and_its_game_stays(wall: OnWall) -> None:
    wall.sit("Mira")
    table = wall.tablets["Mira"].play()
    page = wall.tablets["Mira"].get(table).text
    mark = found(page, r"/class/news\?seen=(\w+)")
    wall.begin()
    news = wall.tablets["Mira"].get(f"/class/news?seen={mark}&table={table.rpartition('/')[2]}")
    assert news.headers["Location"] == "/class"
    lead.end(wall.school.db, wall.school.class_id, wall.chance, wall.game_id)
    assert table in wall.tablets["Mira"].get("/class").text


def test_the_class_s_hand_lies_open_and_is_nobodys_own(wall: OnWall) -> None:
    page = wall.begin().sit("Mira").look("Mira")
    assert [int(card) for card in re.findall(r'<label class="card n(\d+)', page)] == list(map(int, HAND))
    assert "2b" in text_of(page)
    assert ">Propose it!<" in page
    assert "/leave" not in page
    assert "Say it!" not in page


def test_a_proposal_is_told_and_may_be_changed(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    assert wall.propose("Mira").headers["Location"] == wall.here("Mira")
    assert "Your idea: 2 + 3 = 5. Now look at the wall!" in text_of(wall.look("Mira"))
    wall.propose("Mira", move="discard 6")
    assert "Your idea: swap: 6." in text_of(wall.look("Mira"))
    assert json.loads(wall.log("Mira")[0].presented)["table"] == "class"


def test_an_older_idea_that_comes_late_or_again_does_not_come_back(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    first, slow = wall.look("Mira"), wall.look("Mira")
    wall.propose("Mira", first, move="discard 6")
    wall.propose("Mira", move="discard 5")
    again = wall.propose("Mira", first, move="discard 6")
    late = wall.propose("Mira", slow, move="discard 1")
    for answer in (again, late):
        assert answer.status_code == 422
        assert "The table has gone on." in text_of(answer.text)
    assert "Your idea: swap: 5." in text_of(wall.look("Mira"))
    wall.propose("Mira", late.text, move="discard 6")
    assert "Your idea: swap: 6." in text_of(wall.look("Mira"))


def test_a_sum_that_did_not_hold_is_no_idea_that_another_would_come_instead_of(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    page = wall.look("Mira")
    wall.propose("Mira", page, card=["1", "2"], total="4")
    wall.propose("Mira", move="discard 5")
    (kept,) = proposals.rows_of(wall.school.db, [wall.school.id("Mira")], None, None)
    assert kept.said == "discard 5"


def test_a_sum_that_does_not_hold_is_shown_to_who_said_it_and_to_nobody_else(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    wall.propose("Mira", card=["1", "2"], total="4")
    assert 'class="tried ' in wall.look("Mira")
    assert 'class="tried ' not in wall.look("Leo")


def test_one_childs_proposal_is_no_news_for_the_other_tablets(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    version = found(wall.look("Leo"), r'data-version="(\d+)"')
    wall.propose("Mira")
    news = f"{wall.here('Leo')}/news?seen={version}"
    assert wall.tablets["Leo"].get(news).status_code == 204
    lead.lay(wall.as_class(), "0", "", "key")
    answer = wall.tablets["Leo"].get(news)
    assert answer.status_code == 200
    assert 'data-ply="1"' in answer.text
    assert 'id="turn"' not in answer.text


def test_who_comes_too_late_is_told_kindly_and_its_idea_is_kept(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    page = wall.look("Leo")
    wall.propose("Mira", move="discard 6")
    lead.lay(wall.as_class(), "0", "", "key")
    answer = wall.propose("Leo", page)
    assert answer.status_code == 409
    assert "Your class has gone on already. Your idea is kept." in text_of(answer.text)
    (kept,) = proposals.rows_of(wall.school.db, [wall.school.id("Leo")], None, None)
    assert (kept.said, kept.late) == ("discard 2+3=5", 1)


def test_two_children_at_one_tablet_propose_one_after_the_other(wall: OnWall) -> None:
    wall.begin()
    tablet = wall.school.tablet().sit("Mira")
    tablet.show_keys("Leo")
    wall.tablets = {"Mira": tablet, "Leo": tablet}
    assert tablet.get("/class/wall").headers["Location"] == wall.here("Mira")
    assert wall.here("Leo") in wall.look("Mira")
    wall.propose("Mira")
    assert tablet.get("/class/wall").headers["Location"] == wall.here("Leo")
    assert "Your idea" not in wall.look("Leo")
    wall.propose("Leo", move="discard 6")
    assert len(wall.log("Mira")) == 1
    assert wall.log("Leo") == []


def test_help_that_one_child_asks_for_comes_to_its_tablet_alone(wall: OnWall) -> None:
    with writing(wall.school.db) as db:
        for name in ("Mira", "Leo"):
            settings.write(db, settings.of_learner(wall.school.id(name)), "hint", "1")
    wall.begin().sit("Mira", "Leo")
    assert " mA" not in wall.look("Mira")
    for _ in range(5):
        level = found(wall.look("Mira"), r'name="level" value="(\d)"')
        wall.tablets["Mira"].post(f"{wall.here('Mira')}/hint", ply="0", level=level)
    assert " mA" in wall.look("Mira")
    assert " mA" not in wall.look("Leo")


def test_no_help_comes_by_itself_while_everybody_thinks_alone(wall: OnWall) -> None:
    with writing(wall.school.db) as db:
        settings.write(db, settings.of_learner(wall.school.id("Leo")), "hint", "5")
    wall.begin().sit("Mira", "Leo")
    for name in ("Mira", "Leo"):  # one new, one with the most help
        page = wall.look(name)
        assert " mA" not in page
        assert "glow" not in page.partition('id="hand"')[2].partition("</form>")[0]


def test_a_pause_leads_away_and_back(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    lesson = lessons.latest(wall.school.db, wall.school.class_id)
    assert lesson is not None
    with writing(wall.school.db):
        lessons.pause(wall.school.db, lesson.id, times.text(wall.school.clock()))
    page = wall.tablets["Mira"].get(wall.here("Mira"))
    assert page.headers["Location"] == "/class?back=/class/wall"
    pause = wall.tablets["Mira"].get(page.headers["Location"]).text
    asks = found(pause, r'data-hx-get="([^"]+)"').replace("&amp;", "&")
    with writing(wall.school.db):
        lessons.go_on(wall.school.db, lesson.id, times.text(wall.school.clock()))
    assert wall.tablets["Mira"].get(asks).headers["Location"] == "/class/wall"


def test_when_nothing_is_on_the_wall_any_more_home_comes_back(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    mark = found(wall.look("Mira"), r"/class/news\?seen=(\w+)")
    lead.end(wall.school.db, wall.school.class_id, wall.chance, wall.game_id)
    assert wall.tablets["Mira"].get(f"/class/news?seen={mark}&table=wall").headers["Location"] == "/class"
    for answer in (
        wall.tablets["Mira"].get(wall.here("Mira")),
        wall.tablets["Mira"].get("/class/wall"),
        wall.tablets["Mira"].post(f"{wall.here('Mira')}/turn", ply="0", key="k", **SUM),
    ):
        assert answer.headers["Location"] == "/class"
    assert wall.tablets["Mira"].get("/class").status_code == 200
    assert wall.log("Mira") == []


@pytest.mark.parametrize("what", ["turn", "answer", "hint", "counted", "settings", "lessons", "news", ""])
def test_nobody_else_gets_at_a_childs_table(wall: OnWall, what: str) -> None:
    wall.begin().sit("Mira", "Leo")
    strangers = {
        "another child of the class": wall.tablets["Leo"],
        "a tablet of another class": wall.school.tablet(),
        "a browser at home": wall.school.tablet(),
    }
    with writing(wall.school.db) as db:
        other = lessons.begin(db, wall.school.other_class, wall.school.clock())
    strangers["a tablet of another class"].join(other.code)
    strangers["a tablet of another class"].show_keys("Zoe")
    address = f"{wall.here('Mira')}/{what}".rstrip("/")
    for who, tablet in strangers.items():
        answer = tablet.get(address) if what in ("news", "") else tablet.post(address, ply="0", key="key", **SUM)
        assert answer.status_code == (404 if who == "a browser at home" else 303), who
        assert "discard" not in answer.text
    assert proposals.at_ply(wall.school.db, wall.game_id, 0, "move") == []
    assert wall.log("Mira") == []


def test_a_child_that_has_got_up_proposes_no_more(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    page = wall.look("Mira")
    with writing(wall.school.db) as db:
        sittings.stand_up(db, sittings.tablet_of(db, wall.school.id("Mira")) or "", times.text(wall.school.clock()))
    assert wall.propose("Mira", page).headers["Location"] == "/class"
    assert wall.log("Mira") == []


def test_an_ordinary_table_s_address_does_not_open_the_class_s_game(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    for path in ("", "/news", "/next"):
        assert wall.tablets["Mira"].get(f"/table/{wall.game_id}{path}").status_code in (404, 405)
    answer = wall.tablets["Mira"].post(f"/table/{wall.game_id}/turn", ply="0", key="k", move="discard 6")
    assert answer.status_code == 404


def test_a_game_that_cannot_be_read_is_told_and_leads_nowhere_in_circles(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    wall.school.db.execute("UPDATE games SET header_json = '{}' WHERE id = ?", (wall.game_id,))
    current_game._cache.clear()
    answer = wall.tablets["Mira"].get(wall.here("Mira"))
    assert answer.status_code == 410
    assert "Look at your teacher." in answer.text
