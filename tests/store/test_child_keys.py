"""The keys of children: three pictures in order and a number, no two alike in a class."""

import pytest

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.session import Store
from kidsq.store.people import child_keys, people

AT = "2026-11-20T08:00:00.000Z"


@pytest.fixture
def children(store: Store) -> list[str]:
    db = store.connection()
    with writing(db):
        made = classes.add_class(db, "2b", AT)
        found = []
        for tablet in ("one", "two"):
            for number in range(30):
                child = people.add_learner(db, tablet, f"Child {number}", people.FACES[number], AT)
                classes.put_into_class(db, child.id, made.id)
                found.append(child.id)
    return found


def test_no_two_children_of_a_class_have_the_same_pictures_or_number(store: Store, children: list[str]) -> None:
    db = store.connection()
    with writing(db):
        made = [child_keys.new_keys(db, child, AT) for child in children]
    assert len({keys.pictures for keys in made}) == len({keys.number for keys in made}) == 60
    assert all(len(set(keys.pictures)) == 3 and set(keys.pictures) <= set(child_keys.PICTURES) for keys in made)
    assert all(len(keys.number) == 4 and keys.number.isdigit() for keys in made)
    assert [child_keys.keys_of(db, child) for child in children] == made


def test_only_what_is_free_in_the_class_is_given(
    store: Store, children: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    db = store.connection()
    monkeypatch.setattr(child_keys, "_NUMBERS", ("1234", "5678"))
    with writing(db):
        first, second = (child_keys.new_keys(db, child, AT) for child in children[:2])
    assert {first.number, second.number} == {"1234", "5678"}


def test_pictures_count_in_their_order_only(store: Store, children: list[str]) -> None:
    db = store.connection()
    with writing(db):
        keys = child_keys.new_keys(db, children[0], AT)
    first, second, third = keys.pictures
    assert child_keys.matches(db, children[0], pictures=[first, second, third])
    for tried in ([second, first, third], [first, second], [first, second, third, third], [], ["no", "such", "one"]):
        assert not child_keys.matches(db, children[0], pictures=tried)


def test_the_number_of_the_card_opens_for_its_child_only(store: Store, children: list[str]) -> None:
    db = store.connection()
    with writing(db):
        mine, other = (child_keys.new_keys(db, child, AT) for child in children[:2])
    assert child_keys.matches(db, children[0], number=f" {mine.number} ")
    for tried in (other.number, "", mine.number + "0", "１２３４", None):
        assert not child_keys.matches(db, children[0], number=tried)


def test_a_child_without_keys_cannot_be_guessed(store: Store, children: list[str]) -> None:
    db = store.connection()
    assert child_keys.keys_of(db, children[0]) is None
    assert not child_keys.matches(db, children[0], pictures=[])
    assert not child_keys.matches(db, children[0], number="")


def test_new_keys_end_the_old_ones(store: Store, children: list[str]) -> None:
    db = store.connection()
    with writing(db):
        old = child_keys.new_keys(db, children[0], AT)
        new = child_keys.new_keys(db, children[0], AT)
    assert old.pictures != new.pictures
    assert old.number != new.number
    assert not child_keys.matches(db, children[0], number=old.number)


def test_a_move_can_bring_two_children_of_the_same_number_together(store: Store, children: list[str]) -> None:
    db = store.connection()
    with writing(db):
        child_keys.new_keys(db, children[0], AT)
        child_keys.new_keys(db, children[1], AT)
        assert not child_keys.taken_in_class(db, children[0])
        db.execute("UPDATE child_keys SET number = '4711'")
        assert child_keys.taken_in_class(db, children[0])
