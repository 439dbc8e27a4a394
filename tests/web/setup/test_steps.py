"""Making a class ready: the steps, and who may take them."""

import pytest

from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.people import adults, rights
from kidsq.web import create_app

from .forms import NOW, change, problem


def test_whoever_claims_an_empty_kidsq_is_led_to_the_first_step(tmp_path):
    app = create_app(tmp_path / "new", testing=True, clock=lambda: NOW)
    app.config["WTF_CSRF_ENABLED"] = False
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    fields = {"code": adults.new_claim_code(db, NOW), "name": "Ms Keller", "passphrase": "quiet green lake"}
    answer = client.post("/grown-ups/claim", data=fields)
    assert answer.headers["Location"] == "/grown-ups/start"
    page = client.get("/grown-ups/start").text
    assert "What is your class called?" in page
    assert "Playing at home" in page
    app.extensions["kidsq"].store.close_all()


def test_from_a_name_to_cards(school):
    made = school.client.post("/grown-ups/start", data={"name": "2b"})
    assert made.status_code == 303
    page = school.client.get(made.headers["Location"])
    assert "Who is in 2b?" in page.text
    add = made.headers["Location"]
    preview = school.client.post(add, data={"do": "look", "text": "Mia\nTom\n"})
    assert "Add these 2 children" in preview.text
    done = school.client.post(add, data={"do": "make", "name": ["Mia", "Tom"]})
    assert done.status_code == 303
    assert "2 children added" in school.client.get(done.headers["Location"]).text
    cards = school.client.get(add.replace("/add", "/cards")).text
    assert cards.count('class="login-card"') == 2
    overview = school.client.get("/grown-ups/start/" + add.split("/")[3]).text
    assert "Go on: Lesson" in overview


def test_a_class_that_is_not_ready_is_taken_up_again(school):
    page = school.client.get("/grown-ups/start").text
    assert "Go on with a class" in page
    assert f"/grown-ups/classes/{school.owls}/cards" in page


def test_the_steps_go_when_the_first_lesson_has_begun(school):
    assert "steps-bar" in school.client.get(f"{school.address}/children").text
    with writing(school.db):
        lessons.begin(school.db, school.owls, NOW)
    assert "steps-bar" not in school.client.get(f"{school.address}/children").text


@pytest.mark.parametrize("name", ["", "x" * 41, "a\u202eb"])
def test_a_name_that_cannot_be_taken_is_explained_and_kept(school, name):
    answer = school.client.post("/grown-ups/start", data={"name": name})
    assert answer.status_code == 400
    assert problem(answer)
    assert len(classes.all_classes(school.db)) == 2


def test_no_two_classes_of_a_teacher_have_one_name(school):
    owls = classes.the_class(school.db, school.owls)
    made = school.client.post("/grown-ups/start", data={"name": f" {owls.name.upper()} "})
    assert made.status_code == 400
    assert "a class of that name already" in problem(made)
    other = next(one.id for one in classes.all_classes(school.db) if one.id != owls.id)
    assert school.client.post(f"/grown-ups/classes/{other}/name", data={"name": owls.name}).status_code == 400
    assert school.client.post(f"/grown-ups/classes/{owls.id}/name", data={"name": owls.name.upper()}).status_code == 303


# -- who may ----------------------------------------------------------------------------------------------------------

PAGES = ("add", "names", "children", "groups", "cards")


def test_a_teacher_sets_up_own_classes_only(school):
    with writing(school.db):
        for table in ("grown_ups", "school_grown_ups"):
            school.db.execute(f"UPDATE {table} SET role = 'teacher'")
        rights.give_class(school.db, school.keller.id, school.owls)
    for page in PAGES:
        assert school.client.get(f"{school.address}/{page}").status_code == 200
        assert school.client.get(f"/grown-ups/classes/{school.foxes}/{page}").status_code == 404
    assert school.client.get(f"/grown-ups/start/{school.foxes}").status_code == 404
    assert change(school, school.mira, act="move", to=school.foxes).status_code == 400
    made = school.client.post("/grown-ups/start", data={"name": "2b"})
    assert school.client.get(made.headers["Location"]).status_code == 200


def test_a_parent_makes_no_class(school):
    with writing(school.db):
        school.db.execute("UPDATE grown_ups SET role = 'parent'")
        school.db.execute("DELETE FROM school_grown_ups")
        rights.give_child(school.db, school.keller.id, school.mira)
    assert school.client.get("/grown-ups/start").status_code == 404
