"""Whatever a child, a class or an answer is called, it is text in every file, and comes back as it was."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from answers import said
from flask.testing import FlaskClient
from hypothesis import example, given
from hypothesis import strategies as st
from worlds import claimed, close, db_of, opened, signed_in

from kidsq.cli import main
from kidsq.export import datashop, tidy
from kidsq.learning.attempt import COLUMNS, Attempt, cells_of
from kidsq.rostering import name_lists
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import attempts, games

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AT = "2026-11-02T08:00:00.000Z"
NICKNAMES = (
    *("=1+1", "+x", "-x", "@x", "'=1", "''", 'a"b,c;d', '"x"', "👩‍👧", "🦊", "שרה", "مها", "Z" + "\u0325" * 19, "-5"),
    *("=cmd|' /C calc'!A0", "<b>", "%s", "Smith, Bob", "Levi, Amy"),
)
ANSWERS = (
    "=1+1",
    "+1",
    "-2+3|x",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    "\n=1",
    'a"b,c;d',
    "two\r\nlines",
    "\u202e=1",
    "'=1",
    "x;=1",
)
NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)


@dataclass(frozen=True)
class School:
    teacher: FlaskClient
    room: str
    other: str
    ids: dict[str, str]


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    app = opened(tmp_path_factory.mktemp("data"), clock=lambda: NOW)
    db, ids = db_of(app), {}
    teacher = signed_in(app, claimed(db, NOW), NOW)
    with writing(db):
        room, other = (classes.add_class(db, name, AT) for name in ("=1+1", "+x"))
        for name in NICKNAMES:
            child = people.add_learner(db, f"d{len(ids)}".ljust(32, "d"), name, "face-3", AT)
            classes.put_into_class(db, child.id, room.id)
            ids[name] = child.id
    with writing(db):
        games.create(
            db,
            game_id="9" * 32,
            game="sleeping_queens",
            edition="classic",
            header_json="{}",
            device="d" * 32,
            at=AT,
            seats=[games.StoredSeat(0, "bot", bot="bruno"), games.StoredSeat(1, "bot", bot="bruno")],
        )
        for number, child in enumerate(ids.values()):
            answer = ANSWERS[number % len(ANSWERS)]
            row = replace(said("2+3=5"), attempt_id=f"{answer}{number}", learner=child, response=answer, at=AT)
            attempts.append(db, replace(row, game_id="9" * 32))
    yield School(teacher, room.id, other.id, ids)
    close(app)


def harmless(cells: list[str]) -> None:
    for cell in cells:
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r")) or NUMBER.fullmatch(cell), cells


def the_file(school: School, file: str, query: str = "?name=1") -> str:
    answer = school.teacher.get(f"/grown-ups/classes/{school.room}/export/{file}{query}")
    assert answer.status_code == 200
    return answer.text


def rows_of(text: str) -> list[list[str]]:
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    for row in rows:
        harmless(row)
        assert len(row) == len(rows[0])
    return rows


@pytest.mark.parametrize("file", ["codebook", "checks", "checks-codebook", "proposals", "proposals-codebook"])
def test_every_csv_of_a_class_is_text(school: School, file: str) -> None:
    assert rows_of(the_file(school, file))


def test_names_and_answers_come_back_from_the_log(school: School) -> None:
    text = the_file(school, "csv")
    header, *rows = rows_of(text)
    assert {row[-1].removeprefix("'") for row in rows} == set(NICKNAMES)
    assert header[-1] == "nickname"
    found = list(tidy.read(io.StringIO(text, newline="")))
    expected = {(school.ids[name], ANSWERS[n % len(ANSWERS)]) for n, name in enumerate(NICKNAMES)}
    assert {(one.learner, one.response) for one in found} == expected


def test_a_line_of_datashop_stays_one(school: School) -> None:
    header, *rows = (line.split("\t") for line in the_file(school, "datashop").rstrip("\r\n").split("\r\n"))
    assert len(rows) == len(NICKNAMES)
    for row in rows:
        harmless(row)
        assert len(row) == len(header)
    nicknames = {row[-1].removeprefix("'") for row in rows}
    assert nicknames == set(NICKNAMES)


def test_names_and_answers_come_back_from_statements(school: School) -> None:
    lines = the_file(school, "xapi").rstrip("\n").split("\n")
    found = {json.loads(line)["actor"]["name"] for line in lines}
    assert found == set(NICKNAMES)


def test_a_childs_zip_holds_text_alone(school: School) -> None:
    for name in NICKNAMES:
        answer = school.teacher.get(f"/grown-ups/children/{school.ids[name]}/export/zip?name=1")
        with zipfile.ZipFile(io.BytesIO(answer.data)) as archive:
            for member in archive.namelist():
                if member.endswith(".csv"):
                    rows_of(archive.read(member).decode())


def test_the_names_of_a_class_go_into_another_as_they_are(school: School) -> None:
    answer = school.teacher.get(f"/grown-ups/classes/{school.room}/names.csv")
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"].isascii()
    assert sorted(name_lists.read(answer.text).typed) == sorted(NICKNAMES)
    for (cell,) in csv.reader(io.StringIO(answer.text.strip("\ufeff"), newline="")):
        harmless([cell] if cell != "-5" else [])
    for room, made in ((school.room, 0), (school.other, len(NICKNAMES))):
        file = (io.BytesIO(answer.data), "names.csv")
        page = school.teacher.post(f"/grown-ups/classes/{room}/add", data={"do": "look", "list": file})
        assert page.status_code == 200
        taken = page.text.count('name="name"')
        assert taken == len(NICKNAMES)
        assert page.text.count("is in this class already") == (0 if made else len(NICKNAMES))


def test_commands_print_text_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [replace(said("2+3=5"), attempt_id=f"k{n}", learner=name, at=AT) for n, name in enumerate(NICKNAMES)]
    file = tmp_path / "attempts.csv"
    plain = io.StringIO(newline="")  # as another program writes it
    csv.writer(plain).writerows([COLUMNS, *(cells_of(row) for row in rows if row.learner[0] != "'")])
    for text in ("".join(tidy.lines(rows)), plain.getvalue()):
        file.write_text(text, "utf-8", newline="")
        for command in ("mastery", "predict"):
            assert main([command, "--attempts", str(file)]) == 0
            _header, *told = rows_of(capsys.readouterr().out)
            found = {row[0].removeprefix("'") for row in told}
            assert found == {name for name in NICKNAMES if text != plain.getvalue() or name[0] != "'"}


def read_back(one: Attempt) -> Attempt:
    (found,) = tidy.read(io.StringIO("".join(tidy.lines([one])), newline=""))
    return found


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0\ufffd"), min_size=1, max_size=30))
@example("\r=1")
@example("'=1")
@example("-5")
def test_any_text_is_harmless_and_comes_back(text: str) -> None:
    one = replace(said("2+3=5"), attempt_id=text, response=text)
    assert read_back(one) == one
    rows_of("".join(tidy.lines([one])))
    for line in datashop.lines([one]):
        harmless(line.removesuffix("\r\n").split("\t"))
