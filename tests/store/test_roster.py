"""Making, moving and putting away the children of a class."""

import pytest

from kidsq import wardrobe
from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import child_keys, people
from kidsq.store.people.people import BadPerson

DRESSED = ("braids", "puffs", "ponytail", "pigtails", "buns", "side_braid", "long", "sleek")
AT = "2026-11-20T08:00:00.000Z"


@pytest.fixture
def owls(db: Session) -> Class:
    with writing(db):
        return classes.add_class(db, "Owls", AT)


def make(db: Session, class_id: str, *names: str) -> list[people.Learner]:
    with writing(db):
        return roster.make_children(db, class_id, [(name, None) for name in names], AT)


def test_a_class_made_at_once_has_faces_and_keys_of_its_own(db: Session, owls: Class) -> None:
    made = make(db, owls.id, *(f"Child {number:02}" for number in range(36)))
    assert len({child.face for child in made}) == 36
    assert set(child_keys.keys_in_class(db, owls.id)) == {child.id for child in made}
    assert [child.nickname for child in classes.children_of(db, owls.id)] == sorted(child.nickname for child in made)


def test_a_headscarf_or_a_bald_head_is_dealt_to_nobody_while_others_are_free() -> None:
    assert not {"face-4", "face-16", "face-24", "face-29"} & set(roster.faces_for(32, []))
    assert len(set(roster.faces_for(36, []))) == 36


def test_who_comes_later_gets_a_face_that_nobody_in_the_class_has(db: Session, owls: Class) -> None:
    before = {child.face for child in make(db, owls.id, *(f"Child {number}" for number in range(30)))}
    assert len(before) == 30
    assert not before & {child.face for child in make(db, owls.id, "Late", "Later")}


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["Noa", ""], "empty"),
        (["Noa", "x" * 21], "too_long"),
        (["Noa", "a\u202eb"], "unprintable"),
        (["Noa", "nOA"], "twice"),
        (["Noa", "MIRA"], "twice"),
        ([f"Child {number}" for number in range(41)], "too_many"),
    ],
)
def test_one_that_cannot_be_taken_and_none_is_made(db: Session, owls: Class, names: list[str], code: str) -> None:
    make(db, owls.id, "Mira")
    with pytest.raises(BadPerson, match=code):
        make(db, owls.id, *names)
    assert [child.nickname for child in people.all_learners(db)] == ["Mira"]


def test_a_class_has_room_for_sixty(db: Session, owls: Class) -> None:
    make(db, owls.id, *(f"Child {number}" for number in range(40)))
    make(db, owls.id, *(f"Child {number}" for number in range(40, 60)))
    with pytest.raises(BadPerson, match="class_full"):
        make(db, owls.id, "One more")


def test_a_child_that_moves_keeps_its_card_where_nobody_has_the_same(db: Session, owls: Class) -> None:
    with writing(db):
        foxes = classes.add_class(db, "Foxes", AT)
    mira, noa = make(db, owls.id, "Mira", "Noa")
    (ali,) = make(db, foxes.id, "Ali")
    with writing(db):
        db.execute("UPDATE child_keys SET number = '1234' WHERE learner IN (?, ?)", (noa.id, ali.id))
        db.execute("UPDATE child_keys SET number = '4321', pictures = 'cat,dog,sun' WHERE learner = ?", (mira.id,))
        db.execute("UPDATE child_keys SET pictures = 'sun,dog,cat' WHERE learner = ?", (ali.id,))
    with writing(db):
        assert not roster.move(db, mira.id, foxes.id, AT)
        assert roster.move(db, noa.id, foxes.id, AT)
    assert child_keys.matches(db, mira.id, number="4321")
    assert not child_keys.matches(db, noa.id, number="1234")
    assert classes.class_of(db, noa.id) == foxes.id


def test_an_archived_child_comes_back_where_it_was(db: Session, owls: Class) -> None:
    mira, _noa = make(db, owls.id, "Mira", "Noa")
    with writing(db):
        people.archive_learner(db, mira.id, AT)
    assert [child.id for child in roster.archived_of(db, owls.id)] == [mira.id]
    with writing(db):
        roster.bring_back(db, mira.id)
    assert [child.nickname for child in classes.children_of(db, owls.id)] == ["Mira", "Noa"]
    assert roster.archived_of(db, owls.id) == []


def test_children_without_keys_get_some_and_the_others_keep_theirs(db: Session, owls: Class) -> None:
    (mira,) = make(db, owls.id, "Mira")
    keys = child_keys.keys_of(db, mira.id)
    with writing(db):
        noa = people.add_learner(db, "tablet", "Noa", "face-1", AT)
        classes.put_into_class(db, noa.id, owls.id)
        assert roster.give_keys(db, owls.id, AT) == 1
        assert roster.give_keys(db, owls.id, AT) == 0
    assert child_keys.keys_of(db, mira.id) == keys
    assert child_keys.keys_of(db, noa.id) is not None


def test_faces_are_offered_evenly():
    """Of eight in a row hardly two have one style of hair, and plain heads and dressed ones take turns."""
    faces = roster.faces_for(32, [])
    offered = [wardrobe.like(int(face.removeprefix("face-"))) for face in faces]
    dressed = [not wardrobe.bareheaded(face) or one.hair in DRESSED for face, one in zip(faces, offered, strict=True)]
    for start in range(25):
        styles = {one.hair for one in offered[start : start + 8]}
        assert len(styles) >= 6, start
        assert 2 <= sum(dressed[start : start + 8]) <= 6, start
    assert len({one.hair for one in offered[:8]}) == 8
    assert {"deep", "peach", "brown", "porcelain", "honey", "olive"} == {one.skin for one in offered[:12]}
