"""A school's own list taken over: what it changes, that it changes nothing twice, and that nobody is erased by it."""

from __future__ import annotations

import csv
import io
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance import erase
from kidsq.store.classroom import classes, rostered
from kidsq.store.classroom.roster import MOST_IN_CLASS
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import adults, invitations, people, rights, schools
from kidsq.web.http.context import utc_now

from .exports import Export

AT = "2026-11-02T08:00:00.000Z"
Said = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    with opened(folder) as db, writing(db):
        adults.add_account(db, "Ms Keller", "", "owner", AT)
    return folder


@contextmanager
def opened(folder: Path) -> Iterator[Session]:
    folder.mkdir(exist_ok=True)
    with live.opened(folder) as db:
        yield db


def run(data: Path, export: Export, *words: str) -> int:
    place = export.write(data.parent / "export")
    return main(["roster", "--oneroster", str(place), "--data", str(data), *words])


def here(data: Path) -> dict[str, list[str]]:
    """The nicknames in each class, by the names of school and class."""
    with opened(data) as db:
        names = {one.id: one.name for one in schools.every(db)}
        return {
            f"{names[schools.of_class(db, room.id)]} {room.name}": [
                child.nickname for child in classes.children_of(db, room.id)
            ]
            for room in classes.all_classes(db)
        }


def everything(data: Path) -> dict[str, list[tuple[object, ...]]]:
    with opened(data) as db:
        tables = ("schools", "classes", "learners", "child_keys", "class_grown_ups", "school_grown_ups", "audit")
        kept = ("rostered_schools", "rostered_classes", "rostered_children", "rostered_teachers", "rostered_teaching")
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in (*tables, *kept)}


ALL = {"Oak Street 1a": ["Leo", "Mira Be.", "Mira Bl."], "Oak Street 2a": ["Zoe"], "Elm 1a": ["Tom"]}


def test_a_list_becomes_schools_classes_and_children_with_cards(data: Path, capsys: Said) -> None:
    assert run(data, Export()) == 0
    assert here(data) == ALL
    said = capsys.readouterr().out
    for line in ("2 schools new", "3 classes new", "5 children new, each with a login card", "Done, all of it."):
        assert line in said
    with opened(data) as db:
        assert db.execute("SELECT count(*) FROM child_keys").fetchall() == [(5,)]
        words = {str(cell) for table in everything(data).values() for row in table for cell in row}
    assert not {"Blum", "Kern", "Lang", "Mai"} & words, "no last name of a child is kept"


def test_the_same_list_again_changes_nothing(data: Path, capsys: Said) -> None:
    run(data, Export())
    before = everything(data)
    assert run(data, Export()) == 0
    assert everything(data) == before
    assert "5 children as before" in (said := capsys.readouterr().out)
    assert "nothing here." in said


def test_a_dry_run_says_the_same_and_changes_nothing(data: Path, capsys: Said) -> None:
    before = everything(data)
    assert run(data, Export(), "--dry-run") == 0
    dry = capsys.readouterr().out
    assert everything(data) == before
    run(data, Export())
    wet = capsys.readouterr().out
    assert dry.splitlines()[:-1] == wet.splitlines()[:-1]


def test_who_left_is_put_away_and_comes_back_with_everything(data: Path) -> None:
    run(data, Export())
    with opened(data) as db:
        kept = rostered.children(db)["s4"]
    export = Export()
    export.take_out("enrollments", "s4-o2")
    assert run(data, export) == 0
    assert here(data) == ALL | {"Oak Street 2a": []}
    with opened(data) as db:
        assert people.learner(db, kept.id).archived_at is not None
    assert run(data, Export()) == 0
    assert here(data) == ALL
    with opened(data) as db:
        assert rostered.children(db)["s4"] == kept


def test_a_child_changes_class_school_and_name_and_stays_the_same_child(data: Path) -> None:
    run(data, Export())
    with opened(data) as db:
        zoe, tom = (rostered.children(db)[one].id for one in ("s4", "s5"))
    export = Export()
    export.row("enrollments", "s4-o2")["classSourcedId"] = "o1"
    export.row("enrollments", "s5-e1")["classSourcedId"] = "o2"
    export.row("users", "s5")["preferredGivenName"] = "Tommy"
    export.row("classes", "e1")["title"] = "1 blue"
    export.row("orgs", "elm")["name"] = "Elm Hill"
    assert run(data, export) == 0
    assert here(data) == {
        "Oak Street 1a": ["Leo", "Mira Be.", "Mira Bl.", "Zoe"],
        "Oak Street 2a": ["Tommy"],
        "Elm Hill 1 blue": [],
    }
    with opened(data) as db:
        assert [rostered.children(db)[one].id for one in ("s4", "s5")] == [zoe, tom]
    before = everything(data)
    run(data, export)
    assert everything(data) == before


def test_what_was_changed_by_hand_stays_until_the_list_changes_there(data: Path) -> None:
    run(data, Export())
    with opened(data) as db, writing(db):
        kept = rostered.children(db)
        people.rename_learner(db, kept["s3"].id, "Lenny", "face-1")
        classes.put_into_class(db, kept["s4"].id, rostered.classes(db)["o1"].id)
        people.archive_learner(db, kept["s5"].id, AT)
    by_hand = {"Oak Street 1a": ["Lenny", "Mira Be.", "Mira Bl.", "Zoe"], "Oak Street 2a": [], "Elm 1a": []}
    assert run(data, Export()) == 0
    assert here(data) == by_hand
    export = Export()
    export.row("users", "s3")["givenName"] = "Leonard"
    assert run(data, export) == 0
    assert here(data) == by_hand | {"Oak Street 1a": ["Leonard", "Mira Be.", "Mira Bl.", "Zoe"]}


def test_who_was_here_before_the_list_is_known_to_it_and_not_made_twice(data: Path, capsys: Said) -> None:
    with opened(data) as db, writing(db):
        room = classes.add_class(db, "2A", AT)
        zoe, own = (people.add_learner(db, "d" * 32, name, "face-1", AT) for name in ("zoe", "Own"))
        for child in (zoe, own):
            classes.put_into_class(db, child.id, room.id)
    export = Export()
    export.take_out("orgs", "elm")
    for table, name in (("classes", "e1"), ("enrollments", "s5-e1")):
        export.take_out(table, name)
    assert run(data, export) == 0
    assert here(data) == {"Oak Street 1a": ALL["Oak Street 1a"], "Oak Street 2A": ["Own", "zoe"]}
    assert "1 school here already" in capsys.readouterr().out
    export.take_out("enrollments", "s4-o2")
    assert run(data, export) == 0
    assert here(data)["Oak Street 2A"] == ["Own"], "the list puts only those away whom it brought"


def test_changes_alone_take_out_whom_they_name(data: Path) -> None:
    run(data, Export())
    export = Export()
    export.as_changes()
    export.person("s6", "Ada", "Noll")
    export.enrol("s6", "o2")
    export.add("enrollments", **{**Export().row("enrollments", "s4-o2"), "status": "tobedeleted"})
    export.add("users", sourcedId="s3", status="tobedeleted")
    assert run(data, export) == 0
    assert here(data) == {"Oak Street 1a": ["Mira Be.", "Mira Bl."], "Oak Street 2a": ["Ada"], "Elm 1a": ["Tom"]}


def test_a_list_of_one_school_says_nothing_of_the_others(data: Path) -> None:
    run(data, Export())
    export = Export()
    export.take_out("orgs", "elm")
    for table, name in (("classes", "e1"), ("enrollments", "s5-e1")):
        export.take_out(table, name)
    assert run(data, export) == 0
    assert here(data) == ALL


@pytest.mark.parametrize(
    ("begins", "ends", "counts"),
    [
        *(("2099-01-01", "", 0), ("", "2020-01-01", 0), ("", "", 1)),
        *(("2099-01-01T00:00:00Z", "", 0), ("", "1.1.2020", 0), ("2099/1/1", "", 0), ("2020/01/01", "31.12.2099", 1)),
        *(("NULL", "0000-00-00", 1),),
    ],
)
def test_who_begins_later_or_has_ended_is_not_there(data: Path, begins: str, ends: str, counts: int) -> None:
    export = Export()
    export.row("enrollments", "s5-e1").update(beginDate=begins, endDate=ends)
    run(data, export)
    assert len(here(data)["Elm 1a"]) == counts


SPOILS = [
    ("users", "s1", {"givenName": ""}, "users.csv, line 2: '': there is no first name"),
    ("users", "s1", {"givenName": "x" * 21}, "users.csv, line 2: 'xxxxxxxxxxxxxxxxxxxxx': this first name has more"),
    ("users", "s2", {"sourcedId": "s1"}, "users.csv, line 3: 's1': line 2 has the same sourcedId"),
    ("users", "s2", {"sourcedId": ""}, "users.csv, line 3: '': sourcedId is empty"),
    ("classes", "o2", {"title": ""}, "classes.csv, line 3: '': there is no name"),
    ("classes", "o2", {"schoolSourcedId": "ash"}, "classes.csv, line 3: 'ash': orgs.csv has no school"),
    ("enrollments", "s4-o2", {"classSourcedId": "o9"}, "enrollments.csv, line 5: 'o9': classes.csv has no class"),
    ("enrollments", "s4-o2", {"userSourcedId": "s9"}, "enrollments.csv, line 5: 's9': users.csv has nobody"),
    ("enrollments", "t1-o1", {"userSourcedId": "t9"}, "enrollments.csv, line 7: 't9': users.csv has nobody"),
    ("enrollments", "s4-o2", {"beginDate": "1.9."}, "enrollments.csv, line 5: '1.9.': beginDate is no day"),
    ("orgs", "elm", {"name": "Oak Street"}, "orgs.csv, line 4: 'Oak Street': another school has this name"),
]


@pytest.mark.parametrize(("table", "row", "spoiled", "told"), SPOILS)
def test_a_line_that_cannot_be_taken_is_named_and_nothing_done(
    data: Path, capsys: Said, table: str, row: str, spoiled: dict[str, str], told: str
) -> None:
    before, export = everything(data), Export()
    export.row(table, row).update(spoiled)
    assert run(data, export) == 1
    assert told in capsys.readouterr().err
    assert everything(data) == before
    assert run(data, export, "--skip-bad") == 1
    assert "Tom" in here(data)["Elm 1a"] if table != "orgs" else True


def test_nobody_is_put_away_while_a_line_is_bad(data: Path) -> None:
    run(data, Export())
    export = Export()
    export.row("enrollments", "s4-o2")["userSourcedId"] = "s9"
    run(data, export, "--skip-bad")
    assert here(data) == ALL


def test_half_a_list_puts_nobody_away_unasked(data: Path, capsys: Said) -> None:
    export = Export()
    for number in range(20):
        export.person(f"n{number}", f"Kid{number}", "X")
        export.enrol(f"n{number}", "e1")
    run(data, export)
    before = everything(data)
    assert run(data, Export()) == 1
    assert "20 of 25 children whom the list knew are not on it" in capsys.readouterr().err
    assert everything(data) == before
    assert run(data, Export(), "--many") == 0
    assert here(data) == ALL


def test_a_class_has_an_end(data: Path, capsys: Said) -> None:
    export = Export()
    for number in range(63):
        export.person(f"n{number}", f"Kid{number}", "X")
        export.enrol(f"n{number}", "e1")
    assert run(data, export) == 1
    assert "more than 60 children" in capsys.readouterr().err


def test_alike_names_are_kept_apart_also_when_one_comes_later(data: Path) -> None:
    run(data, Export())
    export = Export()
    for number, family in enumerate(("Ohm", "Ott", "Ott")):
        export.person(f"l{number}", "Leo", family)
        export.enrol(f"l{number}", "o1")
    assert run(data, export) == 0
    assert here(data)["Oak Street 1a"] == ["Leo", "Leo O.", "Leo O. 2", "Leo Oh.", "Mira Be.", "Mira Bl."]


def test_a_teacher_of_the_list_sees_the_own_classes_once_there_is_an_account(data: Path) -> None:
    run(data, Export())
    now = utc_now()
    with opened(data) as db:
        (oak,) = [one for one in schools.every(db) if one.name == "Oak Street"]
        owner = adults.all_adults(db)[0]
        with writing(db):
            schools.join(db, owner.id, oak.id, schools.OWNS)
        assert rostered.waiting_at(db, oak.id) == [("t1", "Tina Berg")]
        code = invitations.invite_listed(db, owner, oak.id, "t1", now)
        tina = invitations.accept_with_new_account(db, code, "Tina", "quiet green lake", now)
        assert [one.name for one in rights.classes_of(db, tina)] == ["1a"]
        assert rostered.waiting_at(db, oak.id) == []
    export = Export()
    export.row("enrollments", "t1-o1")["classSourcedId"] = "o2"
    assert run(data, export) == 0
    with opened(data) as db:
        assert [one.name for one in rights.classes_of(db, tina)] == ["2a"]


def test_a_teacher_of_the_list_is_one_account_whatever_links_there_were(data: Path) -> None:
    run(data, Export())
    now = utc_now()
    with opened(data) as db:
        (oak,) = [one for one in schools.every(db) if one.name == "Oak Street"]
        owner = adults.all_adults(db)[0]
        with writing(db):
            schools.join(db, owner.id, oak.id, schools.OWNS)
        first = invitations.invite_listed(db, owner, oak.id, "t1", now)
        second = invitations.invite_listed(db, owner, oak.id, "t1", now)
        with pytest.raises(adults.BadCode):
            invitations.accept_with_new_account(db, first, "Another", "quiet green lake", now)
        tina = invitations.accept_with_new_account(db, second, "Tina", "quiet green lake", now)
        third = invitations.invite_listed(db, owner, oak.id, "t1", now)
        with pytest.raises(adults.BadCode):
            invitations.accept_with_new_account(db, third, "Another", "quiet green lake", now)
        assert [one.name for one in rights.classes_of(db, tina)] == ["1a"]
        assert [one.name for one in adults.all_adults(db)] == ["Ms Keller", "Tina"]


def test_who_owns_a_school_hands_out_no_class_of_another_by_a_teacher_of_both(data: Path) -> None:
    export, now = Export(), utc_now()
    export.enrol("t1", "e1", role="teacher")
    run(data, export)
    with opened(data) as db:
        oak, elm = (next(one for one in schools.every(db) if one.name == name) for name in ("Oak Street", "Elm"))
        with writing(db):
            oskar = adults.add_account(db, "Oskar", "", "teacher", AT)
            schools.join(db, oskar.id, oak.id, schools.OWNS)
        invitations.accept(db, invitations.invite_listed(db, oskar, oak.id, "t1", now), oskar, now)
        assert invitations.open_invitation(db, invitations.invite_listed(db, oskar, elm.id, "t1", now), now) is None
    run(data, export)
    with opened(data) as db:
        assert {schools.of_class(db, one.id) for one in rights.classes_of(db, oskar)} == {oak.id}
        assert rostered.waiting_at(db, elm.id) == [("t1", "Tina Berg")]


def test_a_list_of_another_school_that_numbers_alike_takes_nobody_from_this_one(data: Path, capsys: Said) -> None:
    run(data, Export())
    before, export = everything(data), Export()
    for table, name in (("orgs", "oak"), ("classes", "o1"), ("classes", "o2"), ("classes", "music")):
        export.take_out(table, name)
    export.tables["enrollments"] = []
    export.enrol("s1", "e1")
    export.enrol("s5", "e1")
    assert run(data, export) == 1
    assert "'s1': a child of a school that this export does not name" in capsys.readouterr().err
    assert everything(data) == before
    export.row("orgs", "elm")["sourcedId"] = "ash"
    export.row("classes", "e1")["schoolSourcedId"] = "ash"
    export.row("orgs", "ash")["name"] = "Ash"
    assert run(data, export) == 1
    assert "'e1': a class of another school" in capsys.readouterr().err
    assert everything(data) == before


def test_an_erased_child_leaves_nothing_of_the_list(data: Path) -> None:
    run(data, Export())
    with opened(data) as db:
        zoe = rostered.children(db)["s4"].id
    erase.erase(data, [zoe], [], utc_now())
    with opened(data) as db:
        assert "s4" not in rostered.children(db)


def test_a_class_that_was_erased_and_is_listed_still_comes_anew_with_other_children(data: Path) -> None:
    """As docs/operators.md says: take it off the list first."""
    run(data, Export())
    with opened(data) as db:
        room, zoe = rostered.classes(db)["o2"].id, rostered.children(db)["s4"].id
    erase.erase(data, [], [room], utc_now())
    assert run(data, Export()) == 0
    assert here(data) == ALL
    with opened(data) as db:
        assert rostered.children(db)["s4"].id != zoe


def test_a_fault_in_the_midst_of_it_leaves_everything_as_it_was(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(data)

    def breaks(*_: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(rostered, "begins_to_teach", breaks)
    assert run(data, Export()) == 1
    assert everything(data) == before


def test_a_zip_is_read_where_it_lies(data: Path, tmp_path: Path) -> None:
    folder, packed = Export().write(tmp_path / "export"), tmp_path / "export.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for one in folder.iterdir():
            archive.write(one, f"../../{one.name}")
    assert main(["roster", "--oneroster", str(packed), "--data", str(data)]) == 0
    assert here(data) == ALL


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("users.csv", None, "has no users.csv"),
        ("users.csv", b"sourcedId,givenName\n", "users.csv has no column familyName"),
        ("users.csv", b"\x89PNG\r\n", "users.csv is no text (picture)"),
        pytest.param("users.csv", b"x" * 200_000, "users.csv has a first line that cannot be read", id="a long head"),
        ("users.csv", b"", "users.csv has no column sourcedId"),
        ("manifest.csv", b"propertyName,value\noneroster.version,2.0\n", "OneRoster '2.0'"),
    ],
)
def test_what_is_no_export_is_told_so(data: Path, capsys: Said, name: str, content: bytes | None, told: str) -> None:
    before, place = everything(data), Export().write(data.parent / "export")
    (place / name).unlink()
    if content is not None:
        (place / name).write_bytes(content)
    assert main(["roster", "--oneroster", str(place), "--data", str(data)]) == 1
    assert told in capsys.readouterr().err
    assert everything(data) == before


@pytest.mark.parametrize("make", [lambda path: None, lambda path: path.write_bytes(b"PK\x03\x04no")])
def test_a_place_that_holds_nothing_is_told_so(data: Path, capsys: Said, make: object) -> None:
    place = data.parent / "nothing.zip"
    make(place)  # type: ignore[operator]
    assert main(["roster", "--oneroster", str(place), "--data", str(data)]) == 1
    assert "nothing.zip" in capsys.readouterr().err


def test_the_example_is_taken_over_whole_and_the_second_time_changes_nothing(data: Path, capsys: Said) -> None:
    folder = data.parent / "example"
    assert main(["roster", "--example", str(folder)]) == 0
    assert main(["roster", "--example", str(folder)]) == 1, "nothing is written over"
    for _ in range(2):
        assert main(["roster", "--oneroster", str(folder), "--data", str(data)]) == 0
    assert "180 children as before" in capsys.readouterr().out
    assert len(here(data)) == 9


def test_a_list_may_number_schools_and_classes_alike(data: Path) -> None:
    export = Export()
    for table, cells in export.tables.items():
        for row in cells:
            for head, value in row.items():
                if table != "manifest" and value in ("oak", "o1"):
                    row[head] = "1"
    assert run(data, export) == 0
    before = everything(data)
    assert run(data, export) == 0
    assert everything(data) == before


def test_a_damaged_zip_is_told_and_nothing_is_done(data: Path, capsys: Said) -> None:
    folder, packed = Export().write(data.parent / "export"), data.parent / "export.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in folder.iterdir():
            archive.write(file, file.name)
    whole = bytearray(packed.read_bytes())
    at = whole.index(b"users.csv") + len(b"users.csv")
    whole[at : at + 20] = b"\xff" * 20
    packed.write_bytes(whole)
    before = everything(data)
    assert main(["roster", "--oneroster", str(packed), "--data", str(data)]) != 0
    assert "export.zip" in capsys.readouterr().err
    assert everything(data) == before


def test_whose_access_has_ended_gets_nothing_back_from_the_next_list(data: Path) -> None:
    run(data, Export())
    with opened(data) as db:
        named = {one.name: one for one in schools.every(db)}
        here, elsewhere = named["Oak Street"], named["Elm"]
        with writing(db):
            tina = adults.add_account(db, "Tina", "", "teacher", AT)
            for one in (here, elsewhere):
                schools.join(db, tina.id, one.id, "teacher")
            rostered.is_here(db, "t1", here.id, tina.id)
        assert [one.name for one in rights.classes_of(db, tina)] == ["1a"]
        with writing(db):
            schools.leave(db, tina.id, here.id)
    export = Export()
    export.row("enrollments", "t1-o1")["classSourcedId"] = "o2"
    assert run(data, export) == 0
    with opened(data) as db:
        assert rights.classes_of(db, tina) == []
        assert rostered.waiting_at(db, here.id) == [("t1", "Tina Berg")]


def test_names_are_told_apart_also_where_children_move_come_and_are_renamed(data: Path, capsys: Said) -> None:
    run(data, Export())
    export = Export()
    export.row("enrollments", "s3-o1")["classSourcedId"] = "o2"  # Leo moves
    export.person("s8", "Leo", "Neu")  # where another one begins
    export.enrol("s8", "o2")
    for child in ("s1", "s2"):
        export.row("users", child)["givenName"] = "Ida"
    assert run(data, export, "--dry-run") == 0
    assert run(data, export) == 0
    found = here(data)
    assert len(set(found["Oak Street 1a"])) == 2
    assert all(name.startswith("Ida") for name in found["Oak Street 1a"])
    assert sum(name.startswith("Leo") for name in found["Oak Street 2a"]) == 2
    assert len(set(found["Oak Street 2a"])) == 3
    before = everything(data)
    assert run(data, export) == 0
    assert everything(data) == before


def test_who_leaves_a_full_class_makes_room(data: Path) -> None:
    def year(first: int) -> Export:
        export = Export()
        for number in range(first, first + MOST_IN_CLASS):
            export.person(f"c{number}", f"Name{number}", "")
            export.enrol(f"c{number}", "e1")
        export.take_out("enrollments", "s5-e1")
        return export

    assert run(data, year(0)) == 0
    assert run(data, year(20), "--many") == 0
    assert set(here(data)["Elm 1a"]) == {f"Name{number}" for number in range(20, 20 + MOST_IN_CLASS)}


def test_two_full_classes_may_change_children(data: Path) -> None:
    def year(here: str, there: str) -> Export:
        """All children of one class but the first are in one room, all of the other but the first in the other."""
        export = Export()
        export.take_out("enrollments", "s4-o2")
        export.take_out("enrollments", "s5-e1")
        for which, room, stays in (("a", here, "o2"), ("b", there, "e1")):
            for number in range(MOST_IN_CLASS):
                export.person(f"{which}{number}", f"{which}{number}", "")
                export.enrol(f"{which}{number}", room if number else stays)
        return export

    assert run(data, year("o2", "e1")) == 0
    assert run(data, year("e1", "o2"), "--many") == 0
    assert set(here(data)["Elm 1a"]) == {"b0", *(f"a{number}" for number in range(1, MOST_IN_CLASS))}
    assert set(here(data)["Oak Street 2a"]) == {"a0", *(f"b{number}" for number in range(1, MOST_IN_CLASS))}


def test_a_school_is_not_given_the_name_of_another_one(data: Path, capsys: Said) -> None:
    run(data, Export())
    export = Export()
    export.row("orgs", "oak")["name"] = "Elm"
    before = everything(data)
    assert run(data, export) == 1
    assert "another school has this name" in capsys.readouterr().err
    assert everything(data) == before
    with opened(data) as db, writing(db):
        (oak,) = [one for one in schools.every(db) if one.name == "Oak Street"]
        schools.rename(db, oak.id, "OAK HILL")
    export.row("orgs", "oak")["name"] = "Oak Hill"
    assert run(data, export) == 0
    assert {school.rpartition(" ")[0] for school in here(data)} == {"OAK HILL", "Elm"}, "it is called so already"


def test_what_is_too_long_is_shortened_and_said(data: Path, capsys: Said) -> None:
    export = Export()
    export.row("classes", "o2")["title"] = "Mathematics Grade 2 Section 0043 Period 1-2 Mrs Lehrmann"
    export.row("users", "s1")["givenName"] = "Maria Magdalena Theresia"
    export.row("users", "s2")["givenName"] = "Jean-Christophe-Alexandre"
    assert run(data, export) == 0
    assert here(data)["Oak Street Mathematics Grade 2 Section 0043 Period"] == ["Zoe"]
    assert {"Maria Magdalena", "Jean-Christophe"} <= {name for names in here(data).values() for name in names}
    said = capsys.readouterr().out
    assert "is too long, and stands as 'Mathematics Grade 2 Section 0043 Period'" in said
    assert "'Maria Magdalena Theresia' is too long for a nickname, and is called 'Maria Magdalena'" in said


def test_signs_that_cannot_be_seen_are_not_kept_of_anybody(data: Path) -> None:
    export = Export()
    export.row("users", "t1")["familyName"] = "Berg\u202e\x1b[31m\nroot"
    export.row("users", "s4")["givenName"] = "\u200fZoe\u00a0"
    export.row("classes", "o2")["title"] = "2a\u200e"
    assert run(data, export) == 0
    assert here(data)["Oak Street 2a"] == ["Zoe"]
    with opened(data) as db:
        (name,) = rostered.teachers(db).values()
    assert name == "Tina Berg [31m root"


@pytest.mark.parametrize("said", [{"enabledUser": "false"}, {"enabledUser": "N"}, {"status": "inactive"}])
def test_who_does_not_count_any_more_does_not_come(data: Path, said: dict[str, str]) -> None:
    export = Export()
    export.row("users", "s4").update(said)
    assert run(data, export) == 0
    assert "Zoe" not in {name for names in here(data).values() for name in names}


def test_that_all_enrollments_have_ended_is_said(data: Path, capsys: Said) -> None:
    export = Export()
    for row in export.tables["enrollments"]:
        row.update(beginDate="2022-03-15", endDate="2022-06-15")
    assert run(data, export) == 0
    assert "enrollments have ended (the last on 2022-06-15)" in capsys.readouterr().out


def test_where_a_child_is_in_several_classes_the_chosen_one_is_named(data: Path, capsys: Said) -> None:
    export = Export()
    for row in export.tables["classes"]:
        row["classType"] = "scheduled"
    assert run(data, export) == 0
    assert "Leo is in 2 classes (1a, Music) and comes into Music" in capsys.readouterr().out


def test_files_as_windows_and_spreadsheets_leave_them(data: Path, capsys: Said) -> None:
    folder = data.parent / "export"
    Export().write(folder)
    for name in ("users", "classes"):
        path = folder / f"{name}.csv"
        lines = path.read_text("utf-8").splitlines()
        path.unlink()
        semicolons = [";".join(next(csv.reader([line]))) for line in lines]
        (folder / f"{name.title()}.CSV").write_text("\n".join([semicolons[0], *(f"{one};;" for one in semicolons[1:])]))
    assert main(["roster", "--oneroster", str(folder), "--data", str(data)]) == 0
    assert here(data)["Oak Street 2a"] == ["Zoe"]


@pytest.mark.parametrize(
    ("day", "head"),
    [("08/15/2025", "beginDate"), ("08/15/2025", "endDate"), ("31.2.2026", "endDate"), ("June", "endDate")],
)
def test_of_two_days_the_one_is_named_that_cannot_be_read(data: Path, capsys: Said, day: str, head: str) -> None:
    export = Export()
    export.row("enrollments", "s4-o2").update({"beginDate": "2025-08-15", head: day})
    assert run(data, export) == 1
    assert f"'{day}': {head} is no day such as 2026-09-01: write it so, or leave it empty" in capsys.readouterr().err


def test_what_a_database_writes_for_nothing_is_no_name(data: Path) -> None:
    export = Export()
    export.row("users", "s4").update(preferredGivenName="NULL", preferredFamilyName="\\N")
    assert run(data, export) == 0
    assert here(data) == ALL


@pytest.mark.parametrize("version", ["1.1", "1.2.1"])
def test_small_steps_of_a_version_are_read(data: Path, version: str) -> None:
    export = Export()
    export.tables["manifest"][0]["value"] = version
    assert run(data, export) == 0
    assert here(data) == ALL


def test_whether_a_list_is_whole_is_not_guessed(data: Path, capsys: Said) -> None:
    export = Export()
    export.add("manifest", propertyName="file.enrollments", value="incremental")
    assert run(data, export) == 1
    assert "says 'incremental' of file.enrollments; it has to be bulk" in capsys.readouterr().err


def test_an_export_in_the_only_folder_of_a_folder_is_found(data: Path) -> None:
    place = data.parent / "unpacked"
    Export().write(place / "export")
    (place / "__MACOSX").mkdir()
    assert main(["roster", "--oneroster", str(place), "--data", str(data)]) == 0
    assert here(data) == ALL


def test_an_older_export_beside_the_files_is_not_read(data: Path) -> None:
    Export().write(data.parent / "export" / "archive")
    assert run(data, Export()) == 0
    assert here(data) == ALL


def test_a_first_name_may_hold_digits(data: Path) -> None:
    export = Export()
    export.row("users", "s4")["givenName"] = "Kid10000"
    assert run(data, export) == 0
    assert here(data)["Oak Street 2a"] == ["Kid10000"]


def test_two_files_of_one_name_are_not_mixed(data: Path, tmp_path: Path, capsys: Said) -> None:
    folder = tmp_path / "export"
    Export().write(folder)
    with zipfile.ZipFile(tmp_path / "both.zip", "w") as archive:
        for place in ("this year", "last year"):
            for path in folder.iterdir():
                archive.write(path, f"{place}/{path.name}")
    assert main(["roster", "--oneroster", str(tmp_path / "both.zip"), "--data", str(data)]) == 1
    assert "has more than one" in capsys.readouterr().err


def test_letters_that_can_be_read_in_several_ways_are_not_guessed(data: Path, capsys: Said) -> None:
    folder, export = data.parent / "export", Export()
    export.row("users", "s4")["givenName"] = "Jiří"
    export.write(folder)
    text = (folder / "users.csv").read_text("utf-8")
    (folder / "users.csv").write_bytes(text.encode("cp1250"))
    before = everything(data)
    assert main(["roster", "--oneroster", str(folder), "--data", str(data)]) == 1
    assert "save it as CSV in UTF-8" in capsys.readouterr().err
    assert everything(data) == before


def test_a_terminal_without_these_letters_ends_no_command(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = Export()
    export.row("users", "s4")["givenName"] = "İrem"
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", terminal)
    assert run(data, export, "--all") == 0
    terminal.seek(0)
    assert "?rem" in terminal.read()
