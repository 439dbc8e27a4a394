"""One child and several, two accounts of one child, groups."""

import re

import content
import pytest
from answers import said
from worlds import put_game

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import audit, child_keys, child_locks, people
from kidsq.store.play import attempts

from .forms import AT, change, problem, several


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
    assert "Checked and ready to print" in school.client.get(overview).text
    school.client.post(f"{school.address}/animals", data={"count": "2"})
    assert "Checked and ready to print" not in school.client.get(overview).text


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
    assert len(re.findall(rf"\b{number}\b", page)) == 1  # a word: an id may have the same four digits in it


def test_new_keys_end_the_card_that_was_lost(school):
    old = child_keys.keys_of(school.db, school.mira)
    assert change(school, school.mira, act="keys").status_code == 303
    new = child_keys.keys_of(school.db, school.mira)
    assert new.number != old.number
    assert new.number in school.client.get(f"{school.address}/cards?child={school.mira}").text


def test_new_keys_let_a_child_try_again_that_was_locked(school):
    for _ in range(child_locks.TRIES_EVERYWHERE):
        child_locks.take(school.db, school.mira, f"tablet {_}", AT)
    assert child_locks.lock_of(school.db, school.mira, "t", AT) == "everywhere"
    change(school, school.mira, act="keys")
    assert child_locks.lock_of(school.db, school.mira, "t", AT) is None


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
            put_game(school.db, game_id, AT, learner)
            school.db.execute(
                "INSERT INTO plies (game_id, ply, seat, move, at) VALUES (?, 0, 0, 'x', ?)", (game_id, AT)
            )
            school.db.execute("UPDATE games SET plies = 1 WHERE id = ?", (game_id,))
            for text in ("2+3=5", "3+4=8", "1+1=2"):
                attempts.append(school.db, said(text, learner=learner, game_id=game_id, ply=0, at=AT))
    return school


def test_looking_at_both_changes_nothing_and_names_both(played):
    page = played.client.get(f"{played.address}/children/{played.mira}/same?other={played.noa}").text
    assert "Merge Noa into Mira" in page
    assert page.count("3 answers") == 2
    assert played.names() == ["Mira", "Noa"]


def test_merging_wants_a_tick_and_keeps_every_answer(played):
    address = f"{played.address}/children/{played.mira}/same"
    assert played.client.post(address, data={"other": played.noa}).status_code == 400
    assert played.names() == ["Mira", "Noa"]
    assert played.client.post(address, data={"other": played.noa, "sure": "1"}).status_code == 303
    assert played.names() == ["Mira"]
    assert len(attempts.of_learner(played.db, played.mira)) == 6
    assert content.faults(played.db, None) == []
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


def test_moving_says_where_to_and_which_faces_are_alike_there(school):
    with writing(school.db):
        school.db.execute("UPDATE learners SET face = 'face-3' WHERE id = ?", (school.noa,))
    for moved in (
        several(school, school.mira, act="move", to=school.foxes),
        change(school, school.noa, act="move", to=school.foxes),
    ):
        page = school.client.get(moved.headers["Location"]).text
        assert "Moved to Foxes." in page
        assert f"/grown-ups/classes/{school.foxes}/children" in page
    line = "Ali and Noa have the same face."
    assert line in page
    there = school.client.get(f"/grown-ups/classes/{school.foxes}/children").text
    assert line in there
    assert f"/grown-ups/classes/{school.foxes}/children/{school.noa}" in there
    with writing(school.db):
        school.db.execute("UPDATE learners SET face = 'face-9' WHERE id = ?", (school.noa,))
    assert "the same face" not in school.client.get(f"/grown-ups/classes/{school.foxes}/children").text


def faces_of(school):
    return {child.nickname: child.face for child in classes.children_of(school.db, school.owls)}


def test_for_alike_faces_others_are_suggested_and_nothing_is_saved_before_somebody_says_so(school):
    for learner in (school.mira, school.noa):
        school.client.post(f"{school.address}/faces", data={f"face-of-{learner}": "face-3"})
    shown = school.client.get(f"{school.address}/faces").text
    assert "Suggest others where faces are the same" in shown
    suggested = school.client.post(f"{school.address}/faces", data={"do": "suggest"}).text
    checked = dict(re.findall(r'name="face-of-(\w+)" value="(face-\d+)"[^>]* checked', suggested))
    assert len(set(checked.values())) == len(checked) == 2
    assert checked[school.mira] == "face-3"
    assert set(faces_of(school).values()) == {"face-3"}
    school.client.post(f"{school.address}/faces", data={f"face-of-{one}": face for one, face in checked.items()})
    assert len(set(faces_of(school).values())) == 2
    assert "Suggest others" not in school.client.get(f"{school.address}/faces").text


def test_the_faces_of_several_children_are_changed_on_one_page_and_saved_once(school):
    page = school.client.get(f"{school.address}/faces").text
    for learner in (school.mira, school.noa):
        assert page.count(f'name="face-of-{learner}"') == 36
    assert re.search(rf'name="face-of-{school.mira}" value="face-1"[^>]* checked>', page)
    assert f'href="{school.address}/faces"' in school.client.get(f"{school.address}/children").text
    wanted = {f"face-of-{school.mira}": "face-2", f"face-of-{school.noa}": "face-1"}  # they change places
    for _twice in range(2):
        answer = school.client.post(f"{school.address}/faces", data=wanted)
        assert answer.status_code == 303
        assert faces_of(school) == {"Mira": "face-2", "Noa": "face-1"}
    school.client.post(f"{school.address}/faces", data={f"face-of-{school.noa}": "face-7"})
    assert faces_of(school) == {"Mira": "face-2", "Noa": "face-7"}
    changed = school.client.post(f"{school.address}/faces", data={f"face-of-{school.noa}": "face-8"})
    assert "print new ones" in school.client.get(changed.headers["Location"]).text


def test_a_face_that_is_none_changes_nobodys_and_another_class_is_not_touched(school):
    wrong = {f"face-of-{school.mira}": "face-9", f"face-of-{school.noa}": "face-99"}
    answer = school.client.post(f"{school.address}/faces", data=wrong)
    assert (answer.status_code, "Please choose one of the faces." in answer.text) == (400, True)
    assert faces_of(school) == {"Mira": "face-1", "Noa": "face-2"}
    assert school.client.post(f"{school.address}/faces", data={f"face-of-{school.ali}": "face-9"}).status_code == 303
    assert people.learner(school.db, school.ali).face == "face-3"
