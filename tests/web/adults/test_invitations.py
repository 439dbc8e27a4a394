"""Accounts and invitations: how co-teachers and parents come in, and how what they see ends."""

import re
import shutil
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import content
import pytest
from worlds import BROWSER, db_of, signed_in, world

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, invitations, passphrases, people, rights

from ..doors import Clock

PASSPHRASE = "quiet green lake"
AT = "2026-11-02T08:00:00.000Z"
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Ms Keller owns it; Mr Bo teaches 2b, where Mira is; Zoe is in 3c."""
    folder, clock = tmp_path_factory.mktemp("kept"), Clock(NOON)
    hashed = passphrases.hashed(PASSPHRASE)
    with world(folder, clock=clock) as app, writing(db_of(app)) as db:
        keller = adults.add_account(db, "Ms Keller", hashed, "owner", AT)
        bo = adults.add_account(db, "Mr Bo", hashed, "teacher", AT)
        room, other = (classes.add_class(db, name, AT) for name in ("2b", "3c"))
        mira, zoe = (people.add_learner(db, "d" * 32, name, "face-3", AT) for name in ("Mira", "Zoe"))
        classes.put_into_class(db, mira.id, room.id)
        classes.put_into_class(db, zoe.id, other.id)
        rights.give_class(db, bo.id, room.id)
    return SimpleNamespace(folder=folder, keller=keller, bo=bo, room=room.id, other=other.id, mira=mira, zoe=zoe)


@pytest.fixture
def school(tmp_path, kept):
    clock = Clock(NOON)
    with world(shutil.copytree(kept.folder, tmp_path / "data"), clock=clock) as app:
        enter = lambda who, device=BROWSER: signed_in(app, who, clock.now, device)  # noqa: E731
        yield SimpleNamespace(**vars(kept), app=app, db=db_of(app), clock=clock, signed_in=enter)


def code_in(answer):
    assert answer.status_code == 200
    return re.search(r'class="address">[^<]*code=([\w-]+)', answer.text)[1]


def link_for_parent(school, who=None):
    client = school.signed_in(who or school.bo)
    return code_in(client.post(f"/grown-ups/children/{school.mira.id}/grown-ups", data={"do": "invite"}))


def link_for_teacher(school, who=None):
    client = school.signed_in(who or school.bo)
    return code_in(client.post(f"/grown-ups/classes/{school.room}/grown-ups", data={"do": "invite"}))


def accept(school, code, name="Papa", passphrase=PASSPHRASE):
    client = school.app.test_client()
    answer = client.post("/grown-ups/invited", data={"code": code, "name": name, "passphrase": passphrase})
    return client, answer


# -- coming in --------------------------------------------------------------------------------------------------------


def test_a_parent_comes_in_and_sees_one_child(school):
    client, answer = accept(school, link_for_parent(school))
    assert answer.status_code == 303
    page = client.get("/grown-ups").text
    assert school.mira.id in page
    assert school.zoe.id not in page
    assert client.get(f"/grown-ups/children/{school.zoe.id}").status_code == 404
    assert adults.all_adults(school.db)[-1].role == "parent"


def test_a_co_teacher_comes_in_and_sees_the_class(school):
    client, answer = accept(school, link_for_teacher(school), "Ms Li")
    assert answer.status_code == 303
    assert client.get(f"/grown-ups/classes/{school.room}").status_code == 200
    assert client.get(f"/grown-ups/classes/{school.other}").status_code == 404


def test_the_owner_invites_a_teacher_without_a_class(school):
    code = code_in(school.signed_in(school.keller).post("/grown-ups/account/invite"))
    client, answer = accept(school, code, "Ms Li")
    assert answer.status_code == 303
    assert school.room not in client.get("/grown-ups").text
    assert client.post("/grown-ups/start", data={"name": "5a"}).status_code == 303
    assert "5a" in client.get("/grown-ups").text


def test_looking_at_a_link_uses_nothing_up(school):
    code = link_for_parent(school)
    for _ in range(3):
        page = school.app.test_client().get(f"/grown-ups/invited?code={code}")
        assert page.status_code == 200
        assert "Mira" in page.text
    assert accept(school, code)[1].status_code == 303


@pytest.mark.parametrize("code", ["", "nonsense", "a" * 5_000, "\x00", "<script>alert(1)</script>"])
def test_a_code_that_does_not_exist_gives_nothing(school, code):
    assert school.app.test_client().get("/grown-ups/invited", query_string={"code": code}).status_code == 400
    for path in ("", "/sign-in", "/add"):
        form = {"code": code, "name": "Ms Keller", "passphrase": PASSPHRASE}
        answer = school.signed_in(school.bo).post(f"/grown-ups/invited{path}", data=form)
        assert answer.status_code == 400
        assert "alert(1)" not in answer.text
    assert len(adults.all_adults(school.db)) == 2


def test_a_link_works_once(school):
    code = link_for_parent(school)
    accept(school, code)
    _client, answer = accept(school, code, "Eve")
    assert answer.status_code == 400
    assert len(adults.all_adults(school.db)) == 3


def test_a_link_lives_seven_days(school):
    code = link_for_parent(school)
    school.clock.now += timedelta(days=7, seconds=1)
    assert accept(school, code)[1].status_code == 400


def test_a_link_that_is_taken_back_does_not_work(school):
    code = link_for_parent(school)
    client = school.signed_in(school.bo)
    client.post(f"/grown-ups/children/{school.mira.id}/grown-ups", data={"do": "withdraw"})
    assert accept(school, code)[1].status_code == 400


def test_a_link_ends_with_the_rights_of_who_gave_it(school):
    codes = [link_for_parent(school), link_for_teacher(school)]
    with writing(school.db) as db:
        rights.take_class(db, school.bo.id, school.room)
    for code in codes:
        assert accept(school, code)[1].status_code == 400


def test_the_code_lies_nowhere_in_the_database(school):
    code = link_for_parent(school)
    everything = repr(content.everything(school.db))
    assert code not in everything
    assert code.replace("-", "") not in everything
    page = school.signed_in(school.bo).get(f"/grown-ups/children/{school.mira.id}/grown-ups").text
    assert code not in page
    assert "Links that still work" in page


@pytest.mark.parametrize(
    ("name", "passphrase", "sentence"),
    [
        ("", PASSPHRASE, "type a name"),
        ("Papa", "short", "8 characters"),
        ("Papa", "iloveyou1", "first that somebody would try"),
        ("ms keller", PASSPHRASE, "already has this name"),
        ("P" * 41, PASSPHRASE, "shorter"),
    ],
)
def test_a_bad_account_says_what_to_change_and_keeps_the_link(school, name, passphrase, sentence):
    code = link_for_parent(school)
    _client, answer = accept(school, code, name, passphrase)
    assert answer.status_code == 400
    assert sentence in answer.text
    assert invitations.open_invitation(school.db, code, school.clock.now) is not None


def test_an_invitation_resets_nobodys_passphrase(school):
    accept(school, link_for_parent(school), "Ms Keller", "five red kettles")
    with pytest.raises(adults.WrongPassphrase):
        adults.sign_in(school.db, "Ms Keller", "five red kettles", "x" * 32, school.clock.now)


def test_it_is_added_to_an_account_that_signs_in(school):
    code, client = link_for_parent(school, school.keller), school.app.test_client()
    form = {"code": code, "name": "Mr Bo", "passphrase": "not this one"}
    assert client.post("/grown-ups/invited/sign-in", data=form).status_code == 400
    assert client.post("/grown-ups/invited/sign-in", data={**form, "passphrase": PASSPHRASE}).status_code == 303
    assert rights.parents_of(school.db, school.mira.id) == [school.bo]
    assert "Sign out" in client.get("/grown-ups").text


def test_it_is_added_to_who_is_signed_in_and_a_parent_becomes_a_teacher(school):
    client, _answer = accept(school, link_for_parent(school))
    code = link_for_teacher(school)
    assert "You are signed in as Papa" in client.get(f"/grown-ups/invited?code={code}").text
    assert client.post("/grown-ups/invited/add", data={"code": code}).status_code == 303
    assert client.get(f"/grown-ups/classes/{school.room}").status_code == 200
    (papa,) = [one for one in adults.all_adults(school.db) if one.name == "Papa"]
    assert papa.role == "teacher"


# -- ending it --------------------------------------------------------------------------------------------------------


def test_a_removed_parent_sees_nothing_at_once_and_is_forgotten(school):
    client, _answer = accept(school, link_for_parent(school))
    (papa,) = rights.parents_of(school.db, school.mira.id)
    page = f"/grown-ups/children/{school.mira.id}"
    assert client.get(page).status_code == 200
    school.signed_in(school.bo).post(f"{page}/grown-ups", data={"grown_up": papa.id})
    assert client.get(page).status_code == 303
    assert adults.adult(school.db, papa.id) is None


def test_a_removed_co_teacher_sees_the_class_no_more(school):
    client, _answer = accept(school, link_for_teacher(school), "Ms Li")
    (li,) = [one for one in rights.teachers_of(school.db, school.room) if one.name == "Ms Li"]
    school.signed_in(school.bo).post(f"/grown-ups/classes/{school.room}/grown-ups", data={"grown_up": li.id})
    assert client.get(f"/grown-ups/classes/{school.room}").status_code == 404
    assert client.get(f"/grown-ups/children/{school.mira.id}").status_code == 404
    assert client.get("/grown-ups/account").status_code == 200


@pytest.mark.parametrize("grown_up", ["", "0" * 32, "keller"])
def test_nobody_else_can_be_removed_from_a_class(school, grown_up):
    wanted = school.keller.id if grown_up == "keller" else grown_up
    path = f"/grown-ups/classes/{school.room}/grown-ups"
    assert school.signed_in(school.bo).post(path, data={"grown_up": wanted}).status_code == 404
    assert rights.teachers_of(school.db, school.room) == [school.bo]


# -- the account ------------------------------------------------------------------------------------------------------


def test_a_new_passphrase_ends_all_other_sessions(school):
    here, there = school.signed_in(school.bo), school.signed_in(school.bo, "f" * 32)
    form = {"old": PASSPHRASE, "passphrase": "new and long enough"}
    assert here.post("/grown-ups/account/passphrase", data=form).status_code == 303
    assert here.get("/grown-ups/account?saved=passphrase").status_code == 200
    assert there.get("/grown-ups/account").status_code == 303
    adults.sign_in(school.db, "Mr Bo", "new and long enough", "x" * 32, school.clock.now)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("not this", "new and long enough", "is not the old passphrase"),
        (PASSPHRASE, "short", "8 characters"),
        (PASSPHRASE, "password1", "first that somebody would try"),
        ("", "", "8 characters"),
    ],
)
def test_a_passphrase_that_is_refused_changes_nothing(school, old, new, sentence):
    here, there = school.signed_in(school.bo), school.signed_in(school.bo, "f" * 32)
    answer = here.post("/grown-ups/account/passphrase", data={"old": old, "passphrase": new})
    assert answer.status_code == 400
    assert sentence in answer.text
    assert there.get("/grown-ups/account").status_code == 200
    adults.sign_in(school.db, "Mr Bo", PASSPHRASE, "x" * 32, school.clock.now)


def test_guessing_the_old_passphrase_is_slowed_down(school):
    here = school.signed_in(school.bo)
    form = {"old": "a guess", "passphrase": "new and long enough"}
    codes = [here.post("/grown-ups/account/passphrase", data=form).status_code for _ in range(8)]
    assert codes[-1] == 429


def test_the_account_says_where_one_is_signed_in_and_no_device(school):
    here = school.signed_in(school.bo)
    school.signed_in(school.bo, "f" * 32)
    page = here.get("/grown-ups/account").text
    assert page.count("<b>This browser</b>") == 1
    assert page.count("Another browser") == 1
    assert "e" * 32 not in page
    assert "f" * 32 not in page


def test_of_many_browsers_the_account_lists_four_and_folds_the_others(school):
    here = school.signed_in(school.bo)
    for device in "abcdf":
        school.signed_in(school.bo, device * 32)
    listed, folded = here.get("/grown-ups/account").text.split("<summary>2 other browsers</summary>")
    assert listed.count("Another browser") == 3
    assert folded.count("Another browser") == 2
    assert "<b>This browser</b>" in listed


def test_signing_out_everywhere_ends_every_session_of_ones_own(school):
    here, there, other = (
        school.signed_in(school.bo),
        school.signed_in(school.bo, "f" * 32),
        school.signed_in(school.keller, "g" * 32),
    )
    assert here.post("/grown-ups/account/sign-out-everywhere").status_code == 303
    assert here.get("/grown-ups/account").status_code == there.get("/grown-ups/account").status_code == 303
    assert other.get("/grown-ups/account").status_code == 200


def test_the_owner_ends_anothers_sessions_and_account(school):
    owner, bo = school.signed_in(school.keller), school.signed_in(school.bo, "f" * 32)
    path = f"/grown-ups/account/others/{school.bo.id}"
    assert owner.post(f"{path}/sign-out").status_code == 303
    assert bo.get("/grown-ups/account").status_code == 303
    assert owner.post(f"{path}/remove").status_code == 303
    assert adults.all_adults(school.db) == [school.keller]
    assert classes.the_class(school.db, school.room) is not None


def test_an_owner_cannot_be_removed(school):
    with writing(school.db) as db:
        second = adults.add_account(db, "Second", "", "owner", AT)
    owner = school.signed_in(school.keller)
    assert owner.post(f"/grown-ups/account/others/{second.id}/remove").status_code == 400
    assert owner.post(f"/grown-ups/account/others/{school.keller.id}/remove").status_code == 404
    assert len(adults.all_adults(school.db)) == 3
