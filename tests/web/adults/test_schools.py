"""A district's pages: schools in figures, who looks after each, and nothing of it where there is one school alone."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from worlds import BROWSER, class_of, db_of, signed_in, world

from kidsq.cli import main
from kidsq.store.classroom import classes, rostered, school_figures
from kidsq.store.classroom.school_figures import Figures
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people, rights, schools

from ..doors import Clock

PASSPHRASE = "quiet green lake"
AT = "2026-11-02T08:00:00.000Z"
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
PATH = "/grown-ups/schools"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """Ms Keller owns the installation and its school, where Mira is in 2b; Mr Bo teaches there."""
    clock = Clock(NOON)
    with world(tmp_path, clock=clock) as app:
        db = db_of(app)
        with writing(db):
            keller = adults.add_account(db, "Ms Keller", "", "owner", AT)
            bo = adults.add_account(db, "Mr Bo", "", "teacher", AT)
            room, _children = class_of(db, "2b", ["Mira"], AT)
            rights.give_class(db, bo.id, room)
        enter = lambda who, device=BROWSER: signed_in(app, who, clock.now, device)  # noqa: E731
        yield SimpleNamespace(app=app, db=db, keller=keller, bo=bo, room=room, enter=enter)


def another(place: SimpleNamespace, name: str = "Oak") -> schools.School:
    with writing(place.db):
        return schools.add(place.db, name, AT)


def owner_of(place: SimpleNamespace, school: schools.School, name: str = "Oskar") -> adults.Adult:
    with writing(place.db):
        made = adults.add_account(place.db, name, "", "teacher", AT)
        schools.join(place.db, made.id, school.id, schools.OWNS)
    return made


@pytest.mark.parametrize("who", ["keller", "bo"])
def test_one_school_is_nowhere_called_so(place: SimpleNamespace, who: str) -> None:
    client = place.enter(getattr(place, who))
    for path in ("/grown-ups", "/grown-ups/start", f"/grown-ups/classes/{place.room}"):
        assert PATH not in client.get(path).text
    assert "<select" not in client.get("/grown-ups/start").text
    assert place.enter(place.bo).get(PATH).status_code == 404


def test_a_school_is_made_its_owner_invited_and_there(place: SimpleNamespace) -> None:
    keller = place.enter(place.keller)
    made = keller.post(PATH, data={"name": " Oak  Street "})
    (oak,) = [one for one in schools.every(place.db) if one.name]
    assert (oak.name, made.headers["Location"]) == ("Oak Street", f"{PATH}/{oak.id}?saved=made")
    page = keller.post(f"{PATH}/{oak.id}/grown-ups", data={"do": "owner"}).text
    code = re.search(r'class="address">[^<]*code=([\w-]+)', page)[1]
    new = place.app.test_client()
    assert "look after Oak Street" in new.get(f"/grown-ups/invited?code={code}").text
    answer = new.post("/grown-ups/invited", data={"code": code, "name": "Oskar", "passphrase": PASSPHRASE})
    assert answer.status_code == 303
    own = new.get(f"{PATH}/{oak.id}").text
    assert "Invite a teacher" in own
    assert ">2b<" not in own
    assert new.post("/grown-ups/start", data={"name": "4d"}).status_code == 303
    (room,) = classes.all_classes(place.db, " AND school_id = ?", (oak.id,))
    assert new.get(f"/grown-ups/classes/{room.id}").status_code == 200
    assert keller.get(f"/grown-ups/classes/{room.id}").status_code == 404
    assert ">4d<" not in keller.get(f"{PATH}/{oak.id}").text


@pytest.mark.parametrize("name", ["", "x" * 61, "OAK"])
def test_a_name_that_cannot_be_taken_is_asked_for_again(place: SimpleNamespace, name: str) -> None:
    another(place)
    elm = another(place, "Elm")
    before, keller = schools.every(place.db), place.enter(place.keller)
    assert keller.post(PATH, data={"name": name}).status_code == 400
    assert keller.post(f"{PATH}/{elm.id}/name", data={"name": name}).status_code == 400
    assert schools.every(place.db) == before


def test_a_school_gets_another_name_from_its_owner_and_from_the_districts(place: SimpleNamespace) -> None:
    oak = another(place)
    for who, name in ((place.keller, "Oak 2"), (owner_of(place, oak), "Oak 3")):
        assert place.enter(who).post(f"{PATH}/{oak.id}/name", data={"name": name}).status_code == 303
        assert schools.school(place.db, oak.id).name == name


def test_a_district_neither_chooses_a_schools_teachers_nor_sees_them(place: SimpleNamespace) -> None:
    oak = another(place)
    owner = owner_of(place, oak)
    with writing(place.db):
        tina = adults.add_account(place.db, "Tina", "", "teacher", AT)
        schools.join(place.db, tina.id, oak.id, schools.TEACHES)
    keller, path = place.enter(place.keller), f"{PATH}/{oak.id}/grown-ups"
    assert keller.post(path, data={"do": "teacher"}).status_code == 404
    assert keller.post(path, data={"do": "end", "grown_up": tina.id}).status_code == 404
    assert "Tina" not in keller.get(f"{PATH}/{oak.id}").text + keller.get("/grown-ups/account").text
    assert keller.post(f"/grown-ups/account/others/{tina.id}/remove").status_code == 404
    assert "Tina" in place.enter(owner).get(f"{PATH}/{oak.id}").text


def test_what_is_ended_ends_at_once_and_an_account_with_nothing_left_goes(place: SimpleNamespace) -> None:
    oak = another(place)
    owner = owner_of(place, oak)
    with writing(place.db):
        tina = adults.add_account(place.db, "Tina", "", "teacher", AT)
        for school in (oak.id, schools.of_class(place.db, place.room)):
            room = classes.add_class(place.db, "x", AT, school_id=school)
            rights.give_class(place.db, tina.id, room.id)
    mine, path = place.enter(owner), f"{PATH}/{oak.id}/grown-ups"
    assert mine.post(path, data={"do": "end", "grown_up": place.bo.id}).status_code == 404
    assert mine.post(path, data={"do": "end", "grown_up": tina.id}).status_code == 303
    assert [one.id for one in schools.of(place.db, tina.id)] == [schools.of_class(place.db, place.room)]
    assert len(rights.classes_of(place.db, tina)) == 1
    with writing(place.db):
        schools.leave(place.db, tina.id, schools.of_class(place.db, place.room))
    assert adults.adult(place.db, tina.id) is None


def test_the_last_owner_stays(place: SimpleNamespace) -> None:
    oak = another(place)
    owner = owner_of(place, oak)
    mine, path = place.enter(owner), f"{PATH}/{oak.id}/grown-ups"
    assert mine.post(path, data={"do": "end", "grown_up": owner.id}).status_code == 409
    owner_of(place, oak, "Second")
    assert mine.post(path, data={"do": "end", "grown_up": owner.id}).headers["Location"] == "/grown-ups"
    assert mine.get(f"{PATH}/{oak.id}").status_code in (303, 404)


def test_links_that_a_district_takes_back_are_those_of_owners(place: SimpleNamespace) -> None:
    oak = another(place)
    owner, path = owner_of(place, oak), f"{PATH}/{oak.id}/grown-ups"
    for who, what in ((owner, "teacher"), (place.keller, "owner")):
        assert place.enter(who).post(path, data={"do": what}).status_code == 200
    assert place.enter(place.keller).post(path, data={"do": "withdraw"}).status_code == 303
    left = place.db.execute("SELECT role FROM invitations WHERE school_id = ?", (oak.id,)).fetchall()
    assert left == [("teacher",)]


def test_who_teaches_at_two_schools_says_for_which_a_class_is(place: SimpleNamespace) -> None:
    oak = another(place)
    with writing(place.db):
        schools.join(place.db, place.bo.id, oak.id, schools.TEACHES)
    client = place.enter(place.bo)
    assert '<select id="school"' in client.get("/grown-ups/start").text
    for chosen in ({}, {"school": "0" * 32}):
        assert client.post("/grown-ups/start", data={"name": "5e", **chosen}).status_code == 400
    assert client.post("/grown-ups/start", data={"name": "5e", "school": oak.id}).status_code == 303
    (made,) = classes.all_classes(place.db, " AND school_id = ?", (oak.id,))
    assert rights.sees_class(place.db, place.bo, made.id)


def test_who_belongs_to_no_school_is_told_so(place: SimpleNamespace) -> None:
    another(place)
    with writing(place.db):
        late = adults.add_account(place.db, "Late", "", "owner", AT)
    answer = place.enter(late).post("/grown-ups/start", data={"name": "5e"})
    assert answer.status_code == 400
    assert "You belong to no school here" in answer.text


def test_few_children_are_not_told_of() -> None:
    assert school_figures.told(2, 40, 30, 104, 1996) == Figures(2, 40, 30, 100, 2000)
    assert school_figures.told(1, 9, 9, 30, 300) == Figures(1, None, None, None, None)
    assert school_figures.told(1, 0, 0, 0, 0) == Figures(1, 0, 0, 0, 0)
    assert school_figures.told(1, 10, 0, 0, 3) == Figures(1, 10, 0, 0, None)


def test_figures_are_a_schools_own_and_name_nobody(place: SimpleNamespace) -> None:
    oak = another(place)
    with writing(place.db):
        room = classes.add_class(place.db, "4d", AT, school_id=oak.id)
        made_up = classes.add_class(place.db, "Play", AT, school_id=oak.id, simulated=True)
        for number in range(20):
            child = people.add_learner(place.db, "d" * 32, f"Child {number}", "face-1", AT)
            classes.put_into_class(place.db, child.id, room.id if number < 12 else made_up.id)
    figures = school_figures.of_schools(place.db, AT)
    assert figures[oak.id] == Figures(1, 12, 0, 0, 0)
    assert figures[schools.of_class(place.db, place.room)] == Figures(1, None, 0, 0, 0)
    page = place.enter(place.keller).get(PATH).text
    assert "under 10" in page
    assert not [name for name in ("Child 1", "Mira") if f">{name}<" in page]


def test_a_teacher_of_the_schools_list_gets_a_link_with_the_classes_of_it(place: SimpleNamespace) -> None:
    oak = another(place)
    owner, path = owner_of(place, oak), f"{PATH}/{oak.id}/grown-ups"
    with writing(place.db):
        room = classes.add_class(place.db, "4d", AT, school_id=oak.id)
        rostered.keep_teacher(place.db, "t1", oak.id, "Tina Berg")
        rostered.begins_to_teach(place.db, "t1", room.id)
    mine = place.enter(owner)
    assert "Tina Berg" in mine.get(f"{PATH}/{oak.id}").text
    assert "Tina Berg" not in place.enter(place.keller).get(f"{PATH}/{oak.id}").text
    assert mine.post(path, data={"listed": "t2"}).status_code == 404
    assert place.enter(place.keller).post(path, data={"listed": "t1"}).status_code == 404
    page = mine.post(path, data={"listed": "t1"}).text
    code = re.search(r'class="address">[^<]*code=([\w-]+)', page)[1]
    new = place.app.test_client()
    new.post("/grown-ups/invited", data={"code": code, "name": "Tina", "passphrase": PASSPHRASE})
    assert new.get(f"/grown-ups/classes/{room.id}").status_code == 200
    assert "Tina Berg" not in mine.get(f"{PATH}/{oak.id}").text


def test_a_school_that_was_made_by_mistake_is_taken_away_and_one_with_anybody_in_it_is_not(
    place: SimpleNamespace,
) -> None:
    oak, elm, keller = another(place), another(place, "Elm"), place.enter(place.keller)
    owner = owner_of(place, elm)
    invited = keller.post(f"{PATH}/{oak.id}/grown-ups", data={"do": "owner"})
    assert invited.status_code == 200
    first = schools.of_class(place.db, place.room)
    assert place.enter(owner).post(f"{PATH}/{elm.id}/remove").status_code == 404
    for id_, status in ((elm.id, 409), (first, 409), (oak.id, 303)):
        page = keller.get(f"{PATH}/{id_}").text
        assert ("Take it away" in page) == (status == 303)
        assert keller.post(f"{PATH}/{id_}/remove").status_code == status
    assert {one.id for one in schools.every(place.db)} == {elm.id, first}


def test_the_command_line_says_who_owns_which_school(place: SimpleNamespace, tmp_path: Path, capsys: Any) -> None:
    owner_of(place, another(place))
    assert main(["grown-ups", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "teacher  Oskar owns Oak" in said
    assert "owner    Ms Keller owns (the first school)" in said


def test_a_child_moves_within_its_school_alone_whoever_teaches_at_two(place: SimpleNamespace) -> None:
    oak = another(place)
    with writing(place.db):
        elsewhere = classes.add_class(place.db, "4d", AT, school_id=oak.id).id
        beside = classes.add_class(place.db, "2c", AT, school_id=schools.of_class(place.db, place.room)).id
        for room in (elsewhere, beside):
            rights.give_class(place.db, place.bo.id, room)
    client = place.enter(place.bo)
    (mira,) = classes.children_of(place.db, place.room)
    path = f"/grown-ups/classes/{place.room}/children/several"
    assert 400 <= client.post(path, data={"learner": mira.id, "act": "move", "to": elsewhere}).status_code < 500
    assert "Mira" not in client.get(f"/grown-ups/classes/{elsewhere}/children").text
    assert classes.class_of(place.db, mira.id) == place.room
    assert client.post(path, data={"learner": mira.id, "act": "move", "to": beside}).status_code == 303
    assert classes.class_of(place.db, mira.id) == beside
