"""Classes, their groups, and the children in them."""

import pytest

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.session import Store
from kidsq.store.people import people
from kidsq.store.people.people import BadPerson

AT = "2026-11-20T08:00:00.000Z"


def a_class_with(db, *nicknames):
    with writing(db):
        made = classes.add_class(db, "2b", AT)
        children = [people.add_learner(db, "tablet", name, "face-1", AT) for name in nicknames]
        for child in children:
            classes.put_into_class(db, child.id, made.id)
    return made, children


def test_a_class_lists_its_children_by_nickname_and_no_others(store: Store) -> None:
    db = store.connection()
    made, _ = a_class_with(db, "Noa", "ali", "Mira")
    with writing(db):
        people.add_learner(db, "tablet", "Guest", "face-2", AT)
    assert [child.nickname for child in classes.children_of(db, made.id)] == ["ali", "Mira", "Noa"]


def test_a_child_that_moves_leaves_the_groups_of_its_old_class(store: Store) -> None:
    db = store.connection()
    made, (noa, mira) = a_class_with(db, "Noa", "Mira")
    with writing(db):
        owls = classes.add_group(db, made.id, "Owls")
        for child in (noa, mira):
            classes.put_into_group(db, child.id, owls.id)
        other = classes.add_class(db, "3a", AT)
        classes.put_into_class(db, noa.id, other.id)
    assert [child.nickname for child in classes.children_of(db, made.id, owls.id)] == ["Mira"]
    assert classes.class_of(db, noa.id) == other.id


def test_a_group_name_is_taken_once_per_class(store: Store) -> None:
    db = store.connection()
    made, _ = a_class_with(db)
    with writing(db):
        classes.add_group(db, made.id, "Owls")
    with pytest.raises(BadPerson, match="taken"), writing(db):
        classes.add_group(db, made.id, "Owls")
    assert [group.name for group in classes.groups_of(db, made.id)] == ["Owls"]
