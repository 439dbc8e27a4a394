"""Schools above classes: one without a name that nobody meets, or several, each its owner's alone."""

from datetime import UTC, datetime

import pytest

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import adults, invitations, passphrases, people, rights, schools
from kidsq.store.people.adults import Adult, BadCode
from kidsq.store.people.people import BadPerson

AT = "2026-11-20T08:00:00.000Z"
NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)


def account(db: Session, name: str, role: str, owns: str | None = None) -> Adult:
    with writing(db):
        made = adults.add_account(db, name, "", role, AT)
        if owns:
            schools.join(db, made.id, owns, schools.OWNS)
    return made


def a_class(db: Session, name: str, school: str | None = None) -> tuple[str, str]:
    """A class of a school with one child in it: their ids."""
    with writing(db):
        room = classes.add_class(db, name, AT, school_id=school)
        child = people.add_learner(db, "d" * 32, f"of {name}", "face-1", AT)
        classes.put_into_class(db, child.id, room.id)
    return room.id, child.id


def test_an_empty_database_has_no_school_until_somebody_is_there(db: Session) -> None:
    """Or a move of an installation into it would find it taken."""
    assert schools.every(db) == []
    owner = account(db, "Ms Keller", "owner")
    (own,) = schools.every(db)
    assert own.name == ""
    assert schools.owns(db, owner.id, own.id)
    a_class(db, "2b")
    assert schools.every(db) == [own]


def test_in_one_school_the_owner_sees_all_and_a_teacher_the_own(db: Session) -> None:
    (owner, second), bo = (account(db, name, "owner") for name in ("Keller", "Second")), account(db, "Bo", "teacher")
    (owls, mira), (foxes, zoe) = a_class(db, "2b"), a_class(db, "3c")
    with writing(db):
        rights.give_class(db, bo.id, owls)
        alone = people.add_learner(db, "d" * 32, "Alone", "face-1", AT).id
    for who in (owner, second):
        assert [rights.sees_class(db, who, one) for one in (owls, foxes)] == [True, True]
        assert [rights.teaches(db, who, one) for one in (mira, zoe, alone)] == [True, True, True]
        assert {one.id for one in rights.children_of(db, who)} == {mira, zoe, alone}
    assert [one.id for one in rights.classes_of(db, bo)] == [owls]
    assert [rights.teaches(db, bo, one) for one in (mira, zoe, alone)] == [True, False, False]


def test_a_schools_owner_sees_that_school_and_no_other(db: Session) -> None:
    keller = account(db, "Keller", "owner")
    (owls, mira), district = a_class(db, "2b"), account(db, "District", "owner")
    with writing(db):
        db.execute("DELETE FROM school_grown_ups WHERE grown_up = ?", (district.id,))
        oak = schools.add(db, "Oak", AT)
    oskar = account(db, "Oskar", "teacher", owns=oak.id)
    late = account(db, "Late", "owner")
    owls_of_oak, tom = a_class(db, "2b", oak.id)
    for who, sees in ((keller, {owls, mira}), (oskar, {owls_of_oak, tom}), (district, set()), (late, set())):
        found = {one for one in (owls, owls_of_oak) if rights.sees_class(db, who, one)}
        found |= {one for one in (mira, tom) if rights.teaches(db, who, one) and rights.sees_child(db, who, one)}
        assert found == sees, who.name
        listed = {one.id for one in rights.classes_of(db, who)} | {one.id for one in rights.children_of(db, who)}
        assert listed == sees, who.name


def test_who_teaches_a_class_belongs_to_its_school(db: Session) -> None:
    account(db, "Keller", "owner")
    with writing(db):
        oak = schools.add(db, "Oak", AT)
    bo, room = account(db, "Bo", "teacher"), a_class(db, "2b", oak.id)[0]
    assert schools.of(db, bo.id) == []
    with writing(db):
        rights.give_class(db, bo.id, room)
    assert schools.of(db, bo.id) == [oak]
    assert not schools.owns(db, bo.id, oak.id)


def test_the_owner_of_the_installation_rules_its_schools_and_their_owners_alone(db: Session) -> None:
    keller, bo = account(db, "Keller", "owner"), account(db, "Bo", "teacher")
    with writing(db):
        oak = schools.add(db, "Oak", AT)
    account(db, "Oskar", "teacher", owns=oak.id)
    tina = account(db, "Tina", "teacher")
    papa, idle = account(db, "Papa", "parent"), account(db, "Idle", "teacher")
    room, tom = a_class(db, "4d", oak.id)
    with writing(db):
        rights.give_class(db, tina.id, room)
        rights.give_child(db, papa.id, tom)
    assert [one.name for one in rights.ruled_by(db, keller)] == ["Bo", "Idle", "Keller", "Oskar"]
    assert {bo.id, idle.id} < {one.id for one in rights.ruled_by(db, keller)}


def test_an_invitation_to_a_school_gives_it_to_a_new_account_and_to_one_that_is_there(db: Session) -> None:
    keller = account(db, "Keller", "owner")
    with writing(db):
        oak, elm = schools.add(db, "Oak", AT), schools.add(db, "Elm", AT)
    code = invitations.invite_to_school(db, keller, oak.id, rights.OWNER, NOW)
    made = invitations.accept_with_new_account(db, code, "Oskar", "quiet green lake", NOW)
    assert (made.role, schools.of(db, made.id, role="owner")) == ("teacher", [oak])
    invitations.accept(db, invitations.invite_to_school(db, keller, elm.id, rights.OWNER, NOW), made, NOW)
    assert schools.of(db, made.id, role="owner") == [elm, oak]
    with pytest.raises(BadCode):
        invitations.accept(db, code, keller, NOW)


def test_nobody_takes_up_the_own_invitation_to_own_a_school(db: Session) -> None:
    """Or the installation's owner would look into any school by two taps."""
    keller = account(db, "Keller", "owner")
    with writing(db):
        oak = schools.add(db, "Oak", AT)
    with pytest.raises(BadCode):
        invitations.accept(db, invitations.invite_to_school(db, keller, oak.id, rights.OWNER, NOW), keller, NOW)
    assert not schools.owns(db, keller.id, oak.id)


def test_who_may_not_give_a_school_gives_none(db: Session) -> None:
    """The installation's owner names who owns a school, and does not choose that school's teachers."""
    keller = account(db, "Keller", "owner")
    with writing(db):
        oak, elm = schools.add(db, "Oak", AT), schools.add(db, "Elm", AT)
    oskar = account(db, "Oskar", "teacher", owns=oak.id)
    may = {
        (keller, oak.id, rights.OWNER): True,
        (keller, oak.id, rights.TEACHER): False,
        (oskar, oak.id, rights.OWNER): True,
        (oskar, oak.id, rights.TEACHER): True,
        (oskar, elm.id, rights.OWNER): False,
        (oskar, elm.id, rights.TEACHER): False,
    }
    for (who, school, role), expected in may.items():
        code = invitations.invite_to_school(db, who, school, role, NOW)
        assert (invitations.open_invitation(db, code, NOW) is not None) == expected, (who.name, role)


def test_an_owner_of_a_school_who_teaches_there_stays_its_owner(db: Session) -> None:
    keller = account(db, "Keller", "owner")
    room = a_class(db, "2b")[0]
    with writing(db):
        rights.give_class(db, keller.id, room)
    assert schools.of(db, keller.id, role="owner") == schools.every(db)


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "a\u200bb", "oak", "OAK "])
def test_a_name_that_cannot_be_taken_changes_nothing(db: Session, name: str) -> None:
    with writing(db):
        schools.add(db, "Oak", AT)
        elm = schools.add(db, "Elm", AT)
    before = schools.every(db)
    with writing(db), pytest.raises(BadPerson):
        schools.add(db, name, AT)
    with writing(db), pytest.raises(BadPerson):
        schools.rename(db, elm.id, name)
    assert schools.every(db) == before


def test_a_forgotten_passphrase_gives_no_school_back(db: Session) -> None:
    """`kidsq claim` for a name that has handed its school on leaves it as it is."""
    keller = account(db, "Keller", "owner")
    with writing(db):
        schools.add(db, "Oak", AT)
        db.execute("DELETE FROM school_grown_ups WHERE grown_up = ?", (keller.id,))
    again = adults.claim(db, adults.new_claim_code(db, NOW), "Keller", "quiet green lake", NOW)
    assert again.id == keller.id
    assert schools.of(db, again.id) == []
    assert passphrases.matches("quiet green lake", db.execute("SELECT passphrase_hash FROM grown_ups").fetchone()[0])
