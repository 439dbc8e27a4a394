"""The table with one row for each child: the figures of the pages, reckoned anew from each child's file."""

import csv
import io
import re
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from html import unescape

import openpyxl
import pytest
from answers import answered, said
from worlds import claimed, close, db_of, opened, put_game, signed_in

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.play.practice import record_attempt
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import audit, people

from .every_figure import TITLES, alone, file_of, plain, right

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
STATES = ("sure", "right but slow", "not yet", "too early to say", "not asked yet")
HOSTILE = ("=1+1", "+A1", "-2+3", "@SUM(A1)")
EARLY = text(NOW - timedelta(weeks=2))


@pytest.fixture(scope="module")
def school(tmp_path_factory):
    app = opened(tmp_path_factory.mktemp("data"), clock=lambda: NOW)
    db = db_of(app)
    client = signed_in(app, claimed(db, NOW), NOW)
    with writing(db):
        room, empty, other = (classes.add_class(db, name, EARLY).id for name in ("2b", "3c", "4d"))
        ids = {}
        for number, name in enumerate((*HOSTILE, "Ada", "Emil", "Zoë")):
            child = people.add_learner(db, "d" * 32, name, f"face-{number + 1}", EARLY).id
            ids[name] = child
            classes.put_into_class(db, child, other if name == "Zoë" else empty if name == "Emil" else room)
        put_game(db, "a" * 32, EARLY, ids["Ada"])
        for number, name in enumerate(ids):
            for days in range(9, 0, -1) if name != "Emil" else ():
                equation = ("4+5=9", "3+3=6", "2+6=7", "4+6=10")[(days + number) % 4]
                helped = {"hint_shown": 2} if days == 4 else {"n_options": 1} if days == 3 else {"n_options": 5}
                row = said(equation, at=text(NOW - timedelta(days=days)), rt_total_ms=2_500 + 900 * number, **helped)
                record_attempt.log(db, type(row)(**{**fields(row), "learner": ids[name]}), room)
    yield app, client, {"room": room, "empty": empty}, ids
    close(app)


def fields(row):
    return {name: getattr(row, name) for name in type(row).__dataclass_fields__}


def book(client, class_id, query="?name=1"):
    answer = client.get(f"/grown-ups/classes/{class_id}/export/children-xlsx{query}")
    assert answer.status_code == 200
    return openpyxl.load_workbook(io.BytesIO(answer.data))


def of_csv(client, class_id, query="?name=1"):
    answer = client.get(f"/grown-ups/classes/{class_id}/export/children{query}")
    return list(csv.DictReader(io.StringIO(answer.text)))


def test_each_row_is_that_of_the_child_s_own_file_and_of_the_pages(school):
    _app, client, rooms, ids = school
    sheet = unescape(client.get(f"/grown-ups/classes/{rooms['room']}/sheet").text)
    lesson = plain(client.get(f"/grown-ups/classes/{rooms['room']}/lesson-end").text)
    found = of_csv(client, rooms["room"])
    assert len(found) == 5
    compared = 0
    for row in found:
        name = row["Child"].removeprefix("'")
        file = file_of(client, ids[name], NOW)
        without = [one for one in file.answers if one["hint_shown"] == "0" and one["try_no"] == "1"]
        assert row["Games"] == ("1" if name == "Ada" else "0")
        assert (row["Answers"], row["Without help"]) == (str(len(file.answers)), str(len(without)))
        assert row["Answers that count"] == str(sum(map(alone, file.answers))) != row["Without help"]
        assert row["Right without help"] == str(right(file.alone))
        states = Counter(file.state(fact) for fact in FACTS)
        assert [row[state] for state in STATES] == [str(states[state]) for state in STATES]
        assert row["Last played"] == "2026-11-22"
        assert row["Next step"] in lesson
        (on_sheet,) = re.findall(rf"<tr>(?:(?!</tr>).)*<bdi>{re.escape(name)}</bdi>.*?</tr>", sheet, re.S)
        marks = re.findall(r'class="mark [^"]*"><span>([^<]+)</span>', on_sheet)
        titles = {code: title for title, code in TITLES.items()}
        if "look like guesses" not in on_sheet:
            compared += 1
            assert [row[titles[code]] for code in MEMBERS] == marks
    assert compared


def test_the_workbook_is_the_same_table_with_numbers_days_and_no_formulas(school):
    _app, client, rooms, _ids = school
    first, second = book(client, rooms["room"]).worksheets
    head, *rows = ([cell.value for cell in row] for row in first.rows)
    plain_rows = [{name: cell.removeprefix("'") for name, cell in row.items()} for row in of_csv(client, rooms["room"])]
    as_text = [
        [str(cell.date() if isinstance(cell, datetime) else "" if cell is None else cell) for cell in row]
        for row in rows
    ]
    assert as_text == [list(row.values()) for row in plain_rows]
    assert {name for name, *_ in rows} == {*HOSTILE, "Ada"}
    assert [cell.data_type for cell in first["A"]] == ["s"] * 6
    assert all(cell.quotePrefix for cell in first["A"] if cell.value in HOSTILE)
    figures = first[2][1 : head.index("Plus 1 and plus 2")]
    assert {cell.data_type for cell in figures} == {"n"}
    last = first.cell(2, head.index("Last played") + 1)
    assert last.is_date
    assert last.value.date() == date(2026, 11, 22)
    assert first.freeze_panes == "B2"
    assert [row[0].value for row in second.iter_rows(min_row=2)] == [*head, "Period"]
    assert all(row[1].value for row in second.rows)


def test_what_somebody_has_met_beyond_ten_is_a_column_at_the_end(school):
    app, client, rooms, _ids = school
    with writing(db_of(app)) as db:
        farther = classes.add_class(db, "5e", EARLY).id
        for number, name in enumerate(("Yan", "Yael")):
            child = people.add_learner(db, "d" * 32, name, f"face-{number + 9}", EARLY)
            classes.put_into_class(db, child.id, farther)
            for days in range(6, 0, -1) if name == "Yan" else ():
                at = text(NOW - timedelta(days=days))
                row = answered("make:30+70=100", 60, at=at, rt_total_ms=7_000, learner=child.id)
                record_attempt.log(db, row, farther)
    yael, yan = sorted(of_csv(client, farther), key=lambda row: row["Child"])
    assert list(yan)[-2:] == ["Next step", "Tens to a hundred"]
    assert (yan["Tens to a hundred"], yael["Tens to a hundred"]) == ("not yet", "not asked yet")
    assert list(of_csv(client, rooms["room"])[0])[-1] == "Next step", "nobody there has met it"


def test_a_class_without_answers_has_its_children_and_nothing_else(school):
    _app, client, rooms, _ids = school
    (row,) = of_csv(client, rooms["empty"])
    assert (row["Child"], row["Answers"], row["not asked yet"], row["Last played"]) == ("Emil", "0", "25", "")
    assert book(client, rooms["empty"]).worksheets[0].max_row == 2


def test_names_are_there_only_where_asked_and_only_of_this_class(school):
    app, client, rooms, ids = school
    for query, wanted in (("", {ids[name] for name in (*HOSTILE, "Ada")}), ("?name=1", {*HOSTILE, "Ada"})):
        assert {row[0].value for row in book(client, rooms["room"], query).worksheets[0].iter_rows(min_row=2)} == wanted
    for subject in (rooms["room"], ids["Ada"]):
        assert audit.latest(db_of(app), subject, 1)[0].action == "took_the_file children-xlsx"
    assert client.get(f"/grown-ups/children/{ids['Ada']}/export/children").status_code == 404


def test_a_period_narrows_the_figures(school):
    _app, client, rooms, _ids = school
    rows = of_csv(client, rooms["room"], "?name=1&from=2026-11-21&to=2026-11-21")
    assert {(row["Answers"], row["Last played"]) for row in rows} == {("1", "2026-11-21")}
