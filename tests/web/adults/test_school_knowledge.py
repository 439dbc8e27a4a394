"""What the classes of a school know: the figures of their own pages, in ranges in which no child can be found."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path
from types import SimpleNamespace

import pytest
import statements
from answers import said
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from worlds import BROWSER, db_of, put_game, signed_in, world

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.mastery import beliefs
from kidsq.reports import school_knowledge
from kidsq.reports.school_knowledge import LEAST, Range, Room, apart, told
from kidsq.store.classroom import classes
from kidsq.store.classroom.school_figures import FEWEST
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import adults, people, rights, schools
from kidsq.store.play import attempts, estimates

from ..reports.test_class_pages import School
from ..reports.test_one_yardstick import sheet_of

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
EARLIER = text(NOW - timedelta(weeks=4))
STATES = ("sure", "right but slow", "not yet", "too early to say", "not asked yet")


def answers(quick: bool) -> list[object]:
    """Of a child who knows all sums up to ten by heart, or who gets them wrong."""
    rows = []
    for fact in FACTS:
        first, second = addends_of(fact)
        total = first + second + (0 if quick else 1)
        for day in (3, 2, 1):
            at = text(NOW - timedelta(days=day))
            seconds = 1_900 if quick else 7_000
            more = {"task": "help_bot", "n_options": 5, "guess_p": 0.2, "rt_total_ms": seconds, "at": at}
            rows.append(said(f"{first}+{second}={total}", **more))
    return rows


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """Oak has a class of 24: 15 are sure of everything, 5 are not, 4 have not begun; and two small classes of 12 and 9,
    who have not begun. Ms Keller owns the installation, Oskar the school; Tina teaches there."""
    with world(tmp_path_factory.mktemp("schools"), clock=lambda: NOW) as app:
        db = db_of(app)
        known, not_yet = answers(quick=True), answers(quick=False)
        with writing(db):
            put_game(db, "g", EARLIER)
            keller = adults.add_account(db, "Ms Keller", "", "owner", EARLIER)
            oskar, tina = (adults.add_account(db, name, "", "teacher", EARLIER) for name in ("Oskar", "Tina"))
            oak = schools.add(db, "Oak", EARLIER)
            schools.join(db, oskar.id, oak.id, schools.OWNS)
            schools.join(db, tina.id, oak.id, schools.TEACHES)
            rooms = {}
            for name, size in (("=1+1", 24), ("3c", 12), ("4d", 9)):
                room = rooms[name] = classes.add_class(db, name, EARLIER, school_id=oak.id).id
                rights.give_class(db, tina.id, room)
                for number in range(size):
                    child = people.add_learner(db, room, f"Child {name} {number}", "face-1", EARLIER).id
                    classes.put_into_class(db, child, room)
                    rows = (known if number < 15 else not_yet if number < 20 else []) if size == 24 else []
                    rows = [replace(one, learner=child, attempt_id=f"{child}{n}") for n, one in enumerate(rows)]
                    for one in rows:
                        attempts.append(db, replace(one, game_id="g"))
                    if rows:  # of who has not begun nothing is kept
                        estimates.keep(db, child, beliefs(map(evidence_of, rows)), {})
            made_up = classes.add_class(db, "Made up", EARLIER, school_id=oak.id, simulated=True)
            for number in range(30):
                child = people.add_learner(db, made_up.id, f"Nobody {number}", "face-1", EARLIER)
                classes.put_into_class(db, child.id, made_up.id)
        enter = lambda who: signed_in(app, who, NOW, BROWSER)  # noqa: E731
        path = f"/grown-ups/schools/{oak.id}/classes"
        own = School(app, enter(oskar), rooms["=1+1"], {})
        yield SimpleNamespace(app=app, db=db, oak=oak, keller=keller, tina=tina, own=own, enter=enter, path=path)


def table(page: str) -> list[list[str]]:
    """The cells of the page's table; of a family also the marks, as "sure over 14"."""
    rows = re.findall(r"<tr>(.*?)</tr>", page, re.DOTALL)
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in rows]
    return [[re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", cell))).strip() for cell in row] for row in cells]


def holds(cell: str, number: int, children: int) -> bool:
    """True if the number is within what a cell says of so many children."""
    words = list(map(int, re.findall(r"\d+", cell)))
    if cell.startswith("under"):
        return number < words[0]
    return words[0] < number <= children if cell.startswith("over") else words[0] <= number <= words[-1]


def file_of(client: FlaskClient, path: str) -> list[dict[str, str]]:
    answer = client.get(f"{path}.csv")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    return list(csv.DictReader(io.StringIO(answer.text), strict=True))


def test_figures_are_those_of_the_class_sheet(place: SimpleNamespace) -> None:
    of_class, _others = file_of(place.enter(place.keller), place.path)
    sheet, compared = sheet_of(place.own), Counter()
    for family in next(iter(sheet.values())):
        for state in STATES:
            cell, number = of_class[f"{family}: {state}"], sum(child[family] == state for child in sheet.values())
            assert holds(cell, number, 24), (family, state, cell, number)
            compared[cell] += 1
        assert of_class[f"{family}: sure"] == "over 14"
    assert compared == {"under 10": 4 * 5, "over 14": 5}


def test_small_classes_are_counted_together_and_simulated_ones_not(place: SimpleNamespace) -> None:
    page = place.enter(place.keller).get(place.path).text
    assert table(page)[2] == ["2 smaller classes together", "21", *["not asked yet over 11"] * 5]
    assert not [word for word in ("3c<", "4d<", "Made up", "Child ", "Nobody", "Tina") if word in page]


def test_the_file_has_the_figures_of_the_page_and_is_read_back(place: SimpleNamespace) -> None:
    client = place.enter(place.keller)
    heads, *shown = table(client.get(place.path).text)
    found = file_of(client, place.path)
    assert [row["Class"] for row in found] == ["'=1+1", "2 smaller classes together"], "no spreadsheet runs a name"
    assert [(row["School"], row["Children"]) for row in found] == [("Oak", "24"), ("Oak", "21")]
    for row, of_page in zip(found, shown, strict=True):
        assert of_page[0] == row["Class"].removeprefix("'")
        for family, cell in zip(heads[2:], of_page[2:], strict=True):
            counted = {state: row[f"{family}: {state}"] for state in STATES}
            assert cell == " ".join(f"{state} {n}" for state, n in counted.items() if n != "under 10")


@pytest.mark.parametrize("ending", ["", ".csv"])
def test_who_may_see_the_school_sees_what_its_classes_know(place: SimpleNamespace, ending: str) -> None:
    assert place.own.client.get(place.path + ending).status_code == 200
    assert place.enter(place.tina).get(place.path + ending).status_code == 404
    assert place.app.test_client().get(place.path + ending).status_code == 303
    assert (">What the classes know<" in place.own.client.get(f"/grown-ups/schools/{place.oak.id}").text) == 1


def test_no_childs_whole_log_is_read(place: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = statements.seen_by(monkeypatch)
    school_knowledge.of_school(place.db, place.oak.id, NOW)
    of_log = [sql for sql in seen if "attempts" in sql]
    assert of_log
    assert all("LIMIT ?" in sql for sql in of_log)


def test_a_school_of_few_children_is_not_told_of(tmp_path: Path) -> None:
    with world(tmp_path, clock=lambda: NOW) as app:
        with writing(db := db_of(app)):
            keller, oak = adults.add_account(db, "Ms Keller", "", "owner", EARLIER), schools.add(db, "Oak", EARLIER)
            for name in ("2b", "3c"):
                room = classes.add_class(db, name, EARLIER, school_id=oak.id).id
                for number in range(9):
                    child = people.add_learner(db, "d" * 32, f"{name} {number}", "face-1", EARLIER).id
                    classes.put_into_class(db, child, room)
        client, path = signed_in(app, keller, NOW), f"/grown-ups/schools/{oak.id}/classes"
        page = client.get(path)
        assert page.status_code == 200
        assert "<table" not in page.text
        assert ">2b<" not in page.text
        assert len(list(csv.reader(io.StringIO(client.get(f"{path}.csv").text)))) == 1


@pytest.mark.parametrize(
    ("number", "of", "expected"),
    [
        (0, 24, (0, 9)),
        (9, 24, (0, 9)),
        (10, 24, (10, 14)),
        (14, 24, (10, 14)),
        (15, 24, (15, 24)),
        (24, 24, (15, 24)),
        (18, 28, (10, 18)),
        (20, 32, (20, 22)),
        (127, 400, (120, 129)),
        (10, 20, (10, 10)),
    ],
)
def test_a_number_is_told_as_a_range(number: int, of: int, expected: tuple[int, int]) -> None:
    assert told(number, of) == Range(*expected, of)


@given(st.integers(LEAST, 400).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_neither_few_children_nor_all_but_few_are_counted(case: tuple[int, int]) -> None:
    number, of = case
    found = told(number, of)
    assert found.least <= number <= found.most
    assert found.least >= FEWEST or (found.least, found.most) == (0, FEWEST - 1)
    assert of - found.most >= FEWEST or (of - found.least, found.most) == (FEWEST - 1, of)


@given(st.lists(st.integers(1, 45), max_size=12))
def test_every_row_is_of_enough_children_and_no_row_can_be_taken_from_the_whole(sizes: list[int]) -> None:
    rooms = [Room(str(n), tuple(f"{n}.{m}" for m in range(size))) for n, size in enumerate(sizes)]
    alone, small = apart(rooms)
    rows = [*(len(room.learners) for room in alone), *([sum(len(room.learners) for room in small)] if small else [])]
    assert all(size >= LEAST for size in rows)
    assert sum(rows) == (sum(sizes) if sum(sizes) >= LEAST else 0)
    assert Counter([*alone, *small]) == Counter(rooms) or not rows
    assert len(small) != 1, "one class among those counted together would be told of alone"
