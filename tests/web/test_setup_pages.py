"""Making a class ready: the steps, lists of names, one child, groups, cards, and whether tablets get through."""

import io
import re
import shutil
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from answers import said
from faults import odd

from kidsq import network
from kidsq.store import (
    attempts,
    audit,
    child_keys,
    child_locks,
    classes,
    games,
    grown_ups,
    lessons,
    people,
    rights,
    roster,
)
from kidsq.store.database import writing
from kidsq.upkeep import check
from kidsq.web import create_app

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AT = "2026-11-20T08:00:00.000Z"
KIND = re.compile(r'role="alert">(.+?)</p>', re.S)


@pytest.fixture(scope="module")
def folder(tmp_path_factory, quick_passphrases):
    """A claimed installation with two classes, made once and copied."""
    made = tmp_path_factory.mktemp("setup") / "data"
    app = create_app(made, testing=True, clock=lambda: NOW)
    db = app.extensions["kidsq"].store.connection()
    keller = grown_ups.claim(db, grown_ups.new_claim_code(db, NOW), "Ms Keller", "quiet green lake", NOW)
    session = grown_ups.open_session(db, keller, "e" * 32, NOW)
    with writing(db):
        owls, foxes = (classes.add_class(db, name, AT) for name in ("Owls", "Foxes"))
        mira, noa = roster.make_children(db, owls.id, [("Mira", "face-1"), ("Noa", "face-2")], AT)
        (ali,) = roster.make_children(db, foxes.id, [("Ali", "face-3")], AT)
    app.extensions["kidsq"].store.close_all()
    return SimpleNamespace(
        path=made, session=session, owls=owls.id, foxes=foxes.id, mira=mira.id, noa=noa.id, ali=ali.id, keller=keller
    )


@pytest.fixture
def school(folder, tmp_path):
    now = SimpleNamespace(is_=NOW)
    app = create_app(shutil.copytree(folder.path, tmp_path / "data"), testing=True, clock=lambda: now.is_)
    app.config["WTF_CSRF_ENABLED"] = False
    client = app.test_client()
    with client.session_transaction() as session:
        session.update(device="e" * 32, grown_up=folder.session)
    db = app.extensions["kidsq"].store.connection()
    names = lambda class_id=folder.owls: [child.nickname for child in classes.children_of(db, class_id)]  # noqa: E731
    address = f"/grown-ups/classes/{folder.owls}"
    yield SimpleNamespace(app=app, client=client, db=db, names=names, address=address, now=now, **vars(folder))
    app.extensions["kidsq"].store.close_all()


def problem(answer):
    found = KIND.search(answer.text)
    assert found, answer.text[:3000]
    return found[1]


# -- the steps --------------------------------------------------------------------------------------------------------


def test_whoever_claims_an_empty_kidsq_is_led_to_the_first_step(tmp_path, quick_passphrases):
    app = create_app(tmp_path / "new", testing=True, clock=lambda: NOW)
    app.config["WTF_CSRF_ENABLED"] = False
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    fields = {"code": grown_ups.new_claim_code(db, NOW), "name": "Ms Keller", "passphrase": "quiet green lake"}
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
    assert "Make these 2 children" in preview.text
    done = school.client.post(add, data={"do": "make", "name": ["Mia", "Tom"]})
    assert done.status_code == 303
    assert "2 children are made" in school.client.get(done.headers["Location"]).text
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


# -- lists of names ---------------------------------------------------------------------------------------------------


def look(school, text="", **fields):
    return school.client.post(f"{school.address}/add", data={"do": "look", "text": text, **fields})


def upload(school, content, name="class.csv"):
    data = {"do": "look", "list": (io.BytesIO(content), name)}
    return school.client.post(f"{school.address}/add", data=data, content_type="multipart/form-data")


def test_looking_makes_nobody(school):
    assert look(school, "Mia\nTom").status_code == 200
    assert school.names() == ["Mira", "Noa"]


def test_names_in_one_line_are_numbered_one_by_one(school):
    assert "Line 3 “mia”: The same as line 1." in look(school, "Mia, Tom, mia").text


def test_problems_are_told_by_line_with_what_stands_there_and_a_way_out(school):
    page = look(school, "Mia\nmia\nMIRA\n" + "x" * 21 + "\na\u200bb\nTom").text
    assert "Line 2 “mia”: The same as line 1. Add a letter, such as “mia B”." in page
    assert "Line 3 “MIRA”: “Mira” is in this class already" in page
    assert f"Line 4 “{'x' * 21}”: Too long: up to 20 signs." in page
    assert "Line 5 “a·b”: Signs that cannot be seen" in page
    assert "Leave 4 lines out and make 2" in page


def test_with_one_line_wrong_nobody_is_made_unless_it_is_left_out(school):
    wrong = {"name": ["Mia", "Mira", "Tom"]}
    assert school.client.post(f"{school.address}/add", data={"do": "make", **wrong}).status_code == 400
    assert school.names() == ["Mira", "Noa"]
    assert school.client.post(f"{school.address}/add", data={"do": "leave_out", **wrong}).status_code == 303
    assert school.names() == ["Mia", "Mira", "Noa", "Tom"]


def test_all_are_made_in_one_transaction(school, monkeypatch):
    given = child_keys.new_keys

    def break_at_the_third(db, learner, at, count=[]):  # noqa: B006
        count.append(learner)
        if len(count) == 3:
            raise people.BadPerson("class_full")
        return given(db, learner, at)

    monkeypatch.setattr(child_keys, "new_keys", break_at_the_third)
    answer = school.client.post(f"{school.address}/add", data={"do": "make", "name": ["Mia", "Tom", "Uma", "Bo"]})
    assert answer.status_code == 400
    assert school.names() == ["Mira", "Noa"]


def test_the_same_form_sent_twice_makes_them_once(school):
    form = {"do": "make", "name": ["Mia", "Tom"]}
    assert school.client.post(f"{school.address}/add", data=form).status_code == 303
    assert school.client.post(f"{school.address}/add", data=form).status_code == 400
    assert school.names() == ["Mia", "Mira", "Noa", "Tom"]


def test_full_names_are_a_warning_and_one_button_shortens_them(school):
    preview = look(school, "Mia Schmidt\nTom Kaya").text
    assert "look like first and last names" in preview
    assert "Make these 2 children" in preview
    names = {"name": ["Mia Schmidt", "Tom Kaya"]}
    short = school.client.post(f"{school.address}/add", data={"do": "first_names", **names}).text
    assert 'value="Mia"' in short
    assert "Schmidt" not in short


def test_a_spreadsheets_file_gives_its_first_names_only(school):
    page = upload(school, "Nachname;Vorname\r\nSchmidt;Zoé\r\nKaya;Jürgen\r\n".encode("cp1252")).text
    assert 'value="Zoé"' in page
    assert 'value="Jürgen"' in page
    assert "Make these 2 children" in page


def test_another_column_can_be_chosen(school):
    text = "Schmidt;Mia\nKaya;Tom"
    assert 'value="Kaya"' in look(school, text).text
    assert 'value="Tom"' in look(school, text, column="1").text
    assert look(school, text, column="x9").status_code == look(school, text, column="99").status_code == 200


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 100, "picture"),
        (b"PK\x03\x04" + b"\0" * 100, "spreadsheet"),
        (b"%PDF-1.7\n", "PDF"),
        (b"\x81\x8d\x8f", "cannot read"),
        (b"", "no names"),
        (b"\n;;;\n", "no names"),
        ("\n".join(f"Child {n}" for n in range(500)).encode(), "500 lines"),
    ],
)
def test_odd_files_are_refused_kindly_and_make_nobody(school, content, word):
    answer = upload(school, content)
    assert answer.status_code == 400
    assert word in problem(answer)
    assert "I have the names" in answer.text
    assert school.names() == ["Mira", "Noa"]


def test_a_file_of_megabytes_is_refused_on_the_same_page(school):
    start = b'--x\r\nContent-Disposition: form-data; name="list"; filename="class.csv"\r\n\r\n'
    body, kind = start + b"Mia\n" * 1_300_000 + b"\r\n--x--\r\n", "multipart/form-data; boundary=x"
    answer = school.client.post(f"{school.address}/add", data=body, content_type=kind)
    assert answer.status_code == 413
    assert "far more than a class" in problem(answer)
    assert "I have the names" in answer.text


def test_a_class_has_room_for_sixty(school):
    for start in (0, 40):
        names = [f"Child {n}" for n in range(start, start + (40 if not start else 18))]
        assert school.client.post(f"{school.address}/add", data={"do": "make", "name": names}).status_code == 303
    answer = look(school, "Mia")
    assert "room for 60" in problem(answer)
    answer = school.client.post(f"{school.address}/add", data={"do": "make", "name": ["Mia"]})
    assert answer.status_code == 400
    assert len(school.names()) == 60


def test_names_with_markup_are_only_text(school):
    page = look(school, "<b>x</b>\n\"'><img src=x>").text
    assert "<b>x" not in page
    assert "<img" not in page


# -- animals, and names that follow -----------------------------------------------------------------------------------


def test_28_animals_at_once(school):
    answer = school.client.post(f"{school.address}/animals", data={"count": "28"})
    assert answer.status_code == 303
    inside = classes.children_of(school.db, school.owls)
    assert len(inside) == 30
    assert len({child.face for child in inside}) == 30
    assert len({keys.number for keys in child_keys.keys_in_class(school.db, school.owls).values()}) == 30


@pytest.mark.parametrize("count", ["", "0", "-3", "41", "9" * 30, "٣", "x", "1.5"])
def test_a_number_that_cannot_be_made_is_told(school, count):
    answer = school.client.post(f"{school.address}/animals", data={"count": count})
    assert answer.status_code == 400
    assert "1 to 40 at once" in problem(answer)
    assert school.names() == ["Mira", "Noa"]


def test_animals_come_again_until_the_class_is_full_and_never_twice(school):
    for _ in range(2):
        assert school.client.post(f"{school.address}/animals", data={"count": "28"}).status_code == 303
    assert len(set(school.names())) == 58
    answer = school.client.post(f"{school.address}/animals", data={"count": "5"})
    assert answer.status_code == 400
    assert "Up to 2 children" in problem(answer)


def test_names_follow_all_or_none(school):
    form = {"learner": [school.mira, school.noa], "nickname": ["Bo", "bo"]}
    answer = school.client.post(f"{school.address}/names", data=form)
    assert answer.status_code == 400
    assert "is there twice" in answer.text
    assert school.names() == ["Mira", "Noa"]
    form["nickname"] = ["Noa", "Mira"]  # a swap is no duplicate
    assert school.client.post(f"{school.address}/names", data=form).status_code == 303
    assert people.learner(school.db, school.mira).nickname == "Noa"
    assert people.learner(school.db, school.mira).face == "face-1"


def test_names_of_another_class_are_passed_over(school):
    form = {"learner": [school.ali], "nickname": ["Eve"]}
    school.client.post(f"{school.address}/names", data=form)
    assert school.names(school.foxes) == ["Ali"]


def test_children_who_played_before_come_with_their_answers_and_get_a_card(school):
    with writing(school.db):
        zoe = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
    assert "Zoé" in school.client.get(f"{school.address}/add").text
    form = {"learner": [zoe.id, school.ali]}
    assert school.client.post(f"{school.address}/add/known", data=form).status_code == 303
    assert school.names() == ["Ali", "Mira", "Noa", "Zoé"]
    assert child_keys.keys_of(school.db, zoe.id) is not None


def test_strangers_and_simulated_children_do_not_come_in(school):
    with writing(school.db):
        made = classes.add_class(school.db, "Play", AT, simulated=True)
        (robo,) = roster.make_children(school.db, made.id, [("Robo", None)], AT)
        alone = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
    for form in ({"learner": [robo.id, alone.id]}, {"learner": ["x"]}, {}):
        assert school.client.post(f"{school.address}/add/known", data=form).status_code == 400
    address = f"/grown-ups/classes/{made.id}"
    assert school.client.get(f"{address}/children").status_code == 200
    for path, form in (
        ("add", {"do": "make", "name": "Mia"}),
        ("animals", {"count": "3"}),
        ("add/known", {"learner": alone.id}),
    ):
        assert school.client.post(f"{address}/{path}", data=form).status_code == 404
    assert several(school, school.mira, act="move", to=made.id).status_code == 400
    assert classes.class_of(school.db, alone.id) is None


def test_the_owner_takes_a_child_out_of_all_classes_a_teacher_does_not(school):
    assert change(school, school.mira, act="move", to="none").status_code == 303
    assert classes.class_of(school.db, school.mira) is None
    with writing(school.db):
        school.db.execute("UPDATE grown_ups SET role = 'teacher'")
        rights.give_class(school.db, school.keller.id, school.owls)
    assert change(school, school.noa, act="move", to="none").status_code == 400


# -- one child, and several -------------------------------------------------------------------------------------------


def change(school, learner, **fields):
    return school.client.post(f"{school.address}/children/{learner}", data=fields)


def test_a_child_is_renamed_with_a_new_face(school):
    assert change(school, school.mira, act="name", nickname="Mimi", face="face-36").status_code == 303
    child = people.learner(school.db, school.mira)
    assert (child.nickname, child.face) == ("Mimi", "face-36")


@pytest.mark.parametrize(
    ("nickname", "face"), [("noa", "face-1"), ("", "face-1"), ("x" * 21, "face-1"), ("Mi", "face-99")]
)
def test_a_nickname_or_face_that_cannot_be_is_told(school, nickname, face):
    answer = change(school, school.mira, act="name", nickname=nickname, face=face)
    assert answer.status_code == 400
    assert problem(answer)
    assert people.learner(school.db, school.mira).nickname == "Mira"


def test_cards_are_to_be_seen_again_after_new_children(school):
    cards = f"{school.address}/cards"
    overview = f"/grown-ups/start/{school.owls}"
    school.client.get(cards)
    assert "Seen and ready to print" in school.client.get(overview).text
    school.client.post(f"{school.address}/animals", data={"count": "2"})
    assert "Seen and ready to print" not in school.client.get(overview).text


def test_ticks_stay_after_a_refusal(school):
    page = several(school, school.mira, act="move").text
    assert f'value="{school.mira}" checked' in page
    assert f'value="{school.noa}" checked' not in page


def test_of_two_names_alike_the_one_just_typed_is_marked(school):
    data = {"learner": [school.mira, school.noa], "nickname": ["Noa", "Noa"]}
    page = school.client.post(f"{school.address}/names", data=data).text
    assert page.count('aria-invalid="true"') == 1
    marked = page.partition('has-problem">')[2].partition("</li>")[0]
    assert f'value="{school.mira}"' in marked


def test_pictures_and_numbers_are_folded_away_until_somebody_asks(school):
    page = school.client.get(f"{school.address}/children/{school.mira}").text
    folded = page.partition('<details class="show-keys">')[2].partition("</details>")[0]
    assert "Show pictures and number" in folded
    number = child_keys.keys_of(school.db, school.mira).number
    assert number in folded
    assert page.count(number) == 1


def test_new_keys_end_the_card_that_was_lost(school):
    old = child_keys.keys_of(school.db, school.mira)
    assert change(school, school.mira, act="keys").status_code == 303
    new = child_keys.keys_of(school.db, school.mira)
    assert new.number != old.number
    assert new.number in school.client.get(f"{school.address}/cards?child={school.mira}").text


def test_new_keys_let_a_child_try_again_that_was_locked(school):
    for _ in range(child_locks.TRIES_EVERYWHERE):
        child_locks.take(school.db, school.mira, f"tablet {_}", AT)
    assert child_locks.lock_of(school.db, school.mira, "t") == "everywhere"
    change(school, school.mira, act="keys")
    assert child_locks.lock_of(school.db, school.mira, "t") is None


def test_a_child_moves_and_its_page_is_where_it_is(school):
    assert change(school, school.mira, act="move", to=school.foxes).status_code == 303
    assert school.names(school.foxes) == ["Ali", "Mira"]
    assert school.client.get(f"{school.address}/children/{school.mira}").status_code == 404
    assert school.client.get(f"/grown-ups/classes/{school.foxes}/children/{school.mira}").status_code == 200


@pytest.mark.parametrize("target", ["", "0" * 32, "all", "x"])
def test_a_child_moves_to_no_class_that_is_not_there(school, target):
    assert change(school, school.mira, act="move", to=target).status_code == 400
    assert school.names() == ["Mira", "Noa"]


def test_a_child_is_put_away_and_comes_back(school):
    assert change(school, school.mira, act="archive").status_code == 303
    page = school.client.get(f"{school.address}/children").text
    assert "1 child put away" in page
    assert school.names() == ["Noa"]
    assert change(school, school.mira, act="back").status_code == 303
    assert school.names() == ["Mira", "Noa"]


def several(school, *learners, **fields):
    return school.client.post(f"{school.address}/children/several", data={"learner": list(learners), **fields})


def test_several_are_changed_at_once_or_none(school):
    before = child_keys.keys_in_class(school.db, school.owls)
    assert several(school, school.mira, school.ali, act="keys").status_code == 400
    assert several(school, act="keys").status_code == 400
    assert several(school, school.mira, act="no such act").status_code == 400
    assert child_keys.keys_in_class(school.db, school.owls) == before
    assert several(school, school.mira, school.noa, act="move", to=school.foxes).status_code == 303
    assert school.names(school.foxes) == ["Ali", "Mira", "Noa"]


def test_chosen_children_lead_to_their_cards(school):
    answer = several(school, school.noa, act="cards")
    page = school.client.get(answer.headers["Location"]).text
    assert page.count('class="login-card"') == 1
    assert child_keys.keys_of(school.db, school.noa).number in page


# -- two accounts of one child ----------------------------------------------------------------------------------------


@pytest.fixture
def played(school):
    """Mira and Noa with a game and three answers each."""
    with writing(school.db):
        for learner, game_id in ((school.mira, "a" * 32), (school.noa, "b" * 32)):
            games.create(
                school.db, game_id=game_id, game="sleeping_queens", edition="classic", header_json="{}",
                device="d" * 32, seats=[games.StoredSeat(0, "learner", learner=learner)], at=AT,
            )  # fmt: skip
            school.db.execute(
                "INSERT INTO plies (game_id, ply, seat, move, at) VALUES (?, 0, 0, 'x', ?)", (game_id, AT)
            )
            school.db.execute("UPDATE games SET plies = 1 WHERE id = ?", (game_id,))
            for text in ("2+3=5", "3+4=8", "1+1=2"):
                attempts.append(school.db, said(text, learner=learner, game_id=game_id, ply=0, at=AT))
    return school


def test_looking_at_both_changes_nothing_and_names_both(played):
    page = played.client.get(f"{played.address}/children/{played.mira}/same?other={played.noa}").text
    assert "Put Noa into Mira" in page
    assert page.count("3 answers") == 2
    assert played.names() == ["Mira", "Noa"]


def test_merging_wants_a_tick_and_keeps_every_answer(played):
    address = f"{played.address}/children/{played.mira}/same"
    assert played.client.post(address, data={"other": played.noa}).status_code == 400
    assert played.names() == ["Mira", "Noa"]
    assert played.client.post(address, data={"other": played.noa, "sure": "1"}).status_code == 303
    assert played.names() == ["Mira"]
    assert len(attempts.of_learner(played.db, played.mira)) == 6
    assert check.check(played.db) == []
    acts = {(entry.action, entry.subject) for entry in audit.latest(played.db)}
    assert {("merged", played.mira), ("merged_away", played.noa)} <= acts


def test_merging_with_a_stranger_or_oneself_changes_nothing(played):
    address = f"{played.address}/children/{played.mira}/same"
    for other in (played.ali, played.mira, "0" * 32, ""):
        assert played.client.post(address, data={"other": other, "sure": "1"}).status_code == 400
        assert played.client.get(f"{address}?other={other}").status_code == 400
    assert played.names() == ["Mira", "Noa"]


# -- groups -----------------------------------------------------------------------------------------------------------


def group(school, **fields):
    return school.client.post(f"{school.address}/groups", data=fields)


def test_a_group_is_made_with_its_children_renamed_and_taken_away(school):
    assert group(school, act="make", group_name="Stars", learner=[school.mira, school.ali]).status_code == 303
    ((made, inside),) = classes.members_of(school.db, school.owls).items()
    assert inside == {school.mira}
    assert group(school, act="members", group=made, learner=[school.noa]).status_code == 303
    assert classes.members_of(school.db, school.owls) == {made: {school.noa}}
    assert group(school, act="rename", group=made, group_name="Moons").status_code == 303
    assert [one.name for one in classes.groups_of(school.db, school.owls)] == ["Moons"]
    assert group(school, act="remove", group=made).status_code == 303
    assert classes.groups_of(school.db, school.owls) == []


def test_a_group_of_another_class_or_with_a_taken_name_is_refused(school):
    with writing(school.db):
        strange = classes.add_group(school.db, school.foxes, "Stars")
        classes.add_group(school.db, school.owls, "Moons")
        suns = classes.add_group(school.db, school.owls, "Suns")
    assert group(school, act="remove", group=strange.id).status_code == 400
    assert group(school, act="make", group_name="Moons").status_code == 400
    assert group(school, act="rename", group=suns.id, group_name="Moons").status_code == 400
    assert [one.name for one in classes.groups_of(school.db, school.foxes)] == ["Stars"]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_cards_show_no_address_and_eight_are_on_a_sheet(school):
    school.client.post(f"{school.address}/animals", data={"count": "15"})
    page = school.client.get(f"{school.address}/cards").text
    assert page.count('class="login-card"') == 17
    assert page.count('class="card-sheet"') == 3
    cards = page[page.index('class="card-sheet"') :]
    assert not re.search(r"https?://|\d+\.\d+\.\d+\.\d+|localhost", cards)


@pytest.mark.parametrize("typed", ["http://laptop.local:8000", "Laptop.local:8000", " https://laptop.local "])
def test_a_name_that_stays_can_be_on_the_cards_as_a_qr_code(school, typed):
    answer = school.client.get(f"{school.address}/cards", query_string={"address": typed})
    assert answer.status_code == 200
    assert answer.text.count('class="login-qr"') == 2
    assert re.search(r'login-address">laptop\.local(:8000)?/c<', answer.text)


@pytest.mark.parametrize(
    "typed",
    ["http://192.168.1.20:8000", "10.0.0.7", "[::1]:8000", "localhost:8000", "evil.example", "ftp://laptop.local",
     "x" * 200, "http://", "http://[", "a@laptop.local", "javascript://laptop.local", "laptop.local:99999999"],
)  # fmt: skip
def test_what_changes_or_leads_elsewhere_does_not_come_on_the_cards(school, typed):
    answer = school.client.get(f"{school.address}/cards", query_string={"address": typed})
    assert answer.status_code == 400
    assert problem(answer)
    assert "login-qr" not in answer.text
    assert answer.text.count('class="login-card"') == 2


def test_children_who_played_before_get_keys_by_a_button_not_by_looking(school):
    with writing(school.db):
        zoe = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
        classes.put_into_class(school.db, zoe.id, school.owls)
    assert "Zoé has no pictures and number yet" in school.client.get(f"{school.address}/cards").text
    assert child_keys.keys_of(school.db, zoe.id) is None
    assert school.client.post(f"{school.address}/cards").status_code == 303
    assert child_keys.keys_of(school.db, zoe.id) is not None


# -- who may ----------------------------------------------------------------------------------------------------------

PAGES = ("add", "names", "children", "groups", "cards")


def test_a_teacher_sets_up_own_classes_only(school):
    with writing(school.db):
        school.db.execute("UPDATE grown_ups SET role = 'teacher'")
        rights.give_class(school.db, school.keller.id, school.owls)
    for page in PAGES:
        assert school.client.get(f"{school.address}/{page}").status_code == 200
        assert school.client.get(f"/grown-ups/classes/{school.foxes}/{page}").status_code == 404
    assert school.client.get(f"/grown-ups/start/{school.foxes}").status_code == 404
    assert change(school, school.mira, act="move", to=school.foxes).status_code == 400
    made = school.client.post("/grown-ups/start", data={"name": "2b"})
    assert school.client.get(made.headers["Location"]).status_code == 200


def test_a_parent_finds_nothing_of_it(school):
    with writing(school.db):
        school.db.execute("UPDATE grown_ups SET role = 'parent'")
        rights.give_child(school.db, school.keller.id, school.mira)
    for page in (*PAGES, f"children/{school.mira}"):
        assert school.client.get(f"{school.address}/{page}").status_code == 404
    assert school.client.get("/grown-ups/start").status_code == 404
    assert change(school, school.mira, act="name", nickname="X").status_code == 404


def test_forms_without_their_token_change_nothing(school):
    school.app.config["WTF_CSRF_ENABLED"] = True
    assert school.client.post(f"{school.address}/animals", data={"count": "3"}).status_code == 400
    assert change(school, school.mira, act="archive").status_code == 400
    assert school.names() == ["Mira", "Noa"]


# -- does a tablet get through? ---------------------------------------------------------------------------------------


@pytest.fixture
def on_the_network(monkeypatch):
    monkeypatch.setattr(network, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    monkeypatch.setattr(network, "listens", lambda address, port: True)


def test_the_computer_waits_until_a_tablet_has_got_through(school, on_the_network):
    page = school.client.get("/grown-ups/check").text
    assert "http://192.168.1.20/check" in page
    assert "http://10.0.0.7/check" in page
    assert "No tablet has got through yet" in page
    tablet = school.app.test_client()
    assert "This tablet reaches kidsq" in tablet.get("/check").text
    assert "No tablet" in school.client.get("/grown-ups/check/news").text  # looking alone changes nothing
    assert tablet.post("/check", headers={"HX-Request": "true"}).status_code == 204
    assert "A tablet has got through" in school.client.get("/grown-ups/check/news").text
    sign = re.search(r"picture-(\w+)", tablet.get("/check").text)[1]
    assert f"picture-{sign}" in school.client.get("/grown-ups/check/news").text


def test_without_script_a_button_tells_the_computer(school, on_the_network):
    tablet = school.app.test_client()
    answer = tablet.post("/check")
    assert "The computer knows." in tablet.get(answer.headers["Location"]).text


def test_the_computers_own_browser_and_old_visits_do_not_count(school, on_the_network):
    school.client.post("/check")
    school.app.test_client().post("/check")
    school.now.is_ = NOW + timedelta(minutes=14)
    assert "A tablet has got through" in school.client.get("/grown-ups/check/news").text
    school.now.is_ = NOW + timedelta(minutes=16)
    assert "No tablet" in school.client.get("/grown-ups/check/news").text


def test_a_hundred_visitors_leave_no_more_than_twelve_behind(school):
    for _ in range(30):
        school.app.test_client().post("/check")
    kept = school.db.execute("SELECT value FROM settings WHERE key = 'reached'").fetchone()[0]
    assert kept.count('"2026') == 12


def test_a_computer_that_listens_to_itself_only_or_has_no_network_says_so(school, monkeypatch):
    monkeypatch.setattr(network, "lan_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(network, "listens", lambda address, port: False)
    assert "kidsq answers on this computer only" in problem(school.client.get("/grown-ups/check"))
    monkeypatch.setattr(network, "lan_addresses", list)
    assert "on no network" in problem(school.client.get("/grown-ups/check"))


def test_the_tablets_page_tells_nothing_of_the_class(school):
    page = school.app.test_client().get("/check").text
    assert not any(word in page for word in ("Owls", "Mira", "Keller", school.owls))


@pytest.mark.slow
def test_no_field_of_these_forms_can_break_anything(school):
    """Every form, with odd text in every field, as its own grown-up: no fault, and nobody is lost."""
    with writing(school.db):
        stars = classes.add_group(school.db, school.owls, "Stars")
    child = f"{school.address}/children/{school.mira}"
    forms = [
        ("/grown-ups/start", {"name": "{}"}),
        (f"{school.address}/add", {"do": "look", "text": "{}", "column": "{}"}),
        (f"{school.address}/add", {"do": "{}", "name": ["{}", "{}"]}),
        (f"{school.address}/add", {"do": "first_names", "name": ["{}", "Ann {}"]}),
        (f"{school.address}/names", {"learner": [school.noa, "{}"], "nickname": ["{}", "{}"]}),
        (f"{school.address}/children/several", {"act": "{}", "learner": "{}"}),
        (f"{school.address}/children/several", {"act": "move", "learner": school.noa, "to": "{}"}),
        (f"{school.address}/children/several", {"act": "group", "learner": school.noa, "group": "{}"}),
        (child, {"act": "{}", "nickname": "{}", "face": "{}"}),
        (child, {"act": "name", "nickname": "{}"}),
        (f"{child}/same", {"other": "{}", "sure": "1"}),
        (f"{school.address}/groups", {"act": "{}", "group": "{}", "group_name": "{}"}),
        (f"{school.address}/groups", {"act": "members", "group": stars.id, "learner": "{}"}),
        (f"{school.address}/animals", {"count": "{}"}),
        ("/check", {"x": "{}"}),
    ]
    for text in odd.TEXTS:
        for address, form in forms:
            filled = {
                key: [one.replace("{}", text) for one in value]
                if isinstance(value, list)
                else value.replace("{}", text)
                for key, value in form.items()
            }
            answer = school.client.post(address, data=filled)
            assert answer.status_code < 500, (address, text)
        for page in (
            "children",
            "cards?child={}",
            "cards?address={}",
            f"children/{school.mira}/same?other={{}}",
            "children?saved={}&n={}",
        ):
            assert school.client.get(f"{school.address}/{page}".replace("{}", quote(text[:2_000]))).status_code < 500
    assert {school.mira, school.noa} <= {one.id for one in classes.children_of(school.db, school.owls)}
    assert check.check(school.db) == []
