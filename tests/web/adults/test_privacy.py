"""The page on privacy is true to the code; retention, erasing and who looked as an adult sees them."""

import re
import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from worlds import claimed, db_of, signed_in, world

import kidsq.web
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import audit, people, retention
from kidsq.store.play.tidying import GUESTS_KEPT
from kidsq.web.adults import act_words, privacy

from ..doors import Clock

PASSPHRASE = "quiet green lake"
AT = "2026-11-02T08:00:00.000Z"
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Mira in class 2b, Zoe in none; Ms Keller owns it all."""
    folder, clock = tmp_path_factory.mktemp("kept"), Clock(NOON)
    with world(folder, clock=clock) as app:
        keller = claimed(db := db_of(app), clock.now)
        with writing(db):
            room = classes.add_class(db, "Blue room", AT)
            mira, zoe = (people.add_learner(db, "d" * 32, name, "face-3", AT) for name in ("Mirabelle", "Zoe"))
            classes.put_into_class(db, mira.id, room.id)
    return SimpleNamespace(folder=folder, keller=keller, room=room.id, mira=mira, zoe=zoe)


@pytest.fixture
def school(tmp_path, kept):
    folder, clock = shutil.copytree(kept.folder, tmp_path / "data"), Clock(NOON)
    with world(folder, clock=clock) as app:
        enter = lambda: signed_in(app, kept.keller, clock.now)  # noqa: E731
        yield SimpleNamespace(**vars(kept), app=app, db=db_of(app), here=folder, clock=clock, signed_in=enter)


# -- the page ---------------------------------------------------------------------------------------------------------


def test_every_table_and_column_is_in_plain_words(school):
    """A new table or column needs a line in privacy.py: what it holds, for somebody who knows no tables."""
    told = {table.name: set(table.columns) for part in privacy.PARTS for table in part.tables}
    lines = [words for part in privacy.PARTS for t in part.tables for words in (t.line, *t.columns.values())]
    assert told == school.db.columns()
    assert all(lines)


def test_the_page_is_open_to_all_and_says_the_dates_to_those_who_look_after_them(school):
    open_page = school.app.test_client().get("/privacy").text
    assert "Blue room" not in open_page
    assert "learners" in open_page
    page = school.signed_in().get("/privacy").text
    assert "30 Oct 2027" in page


def test_it_says_when_guests_games_go_and_that_a_child_may_take_them_along(school):
    for language, said in (
        ("en", "90 days after the last move"),
        ("de", "90 Tage"),
        ("fr", "90 jours"),
        ("it", "90 giorni"),
    ):
        page = school.app.test_client().get("/privacy", headers={"Accept-Language": language}).text
        assert said in page
    assert GUESTS_KEPT.days == 90


@pytest.mark.parametrize("path", ["/", "/grown-ups"])
def test_it_is_linked(school, path):
    assert 'href="/privacy"' in school.app.test_client().get(path).text


# -- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("since", "until"),
    [
        (date(2026, 9, 7), date(2027, 10, 30)),
        (date(2026, 8, 31), date(2026, 10, 30)),
        (date(2026, 9, 1), date(2027, 10, 30)),
        (date(2026, 1, 7), date(2026, 10, 30)),
    ],
)
def test_the_usual_date_is_sixty_days_after_the_school_year(since, until):
    assert retention.usual(since) == until


@pytest.mark.parametrize(
    ("until", "today", "then"),
    [
        (date(2027, 10, 30), date(2026, 11, 20), date(2028, 10, 30)),
        (date(2027, 10, 30), date(2027, 11, 20), date(2028, 10, 30)),
        (date(2027, 10, 30), date(2031, 11, 20), date(2032, 10, 30)),
        (date(2027, 6, 1), date(2027, 5, 1), date(2027, 10, 30)),
    ],
)
def test_another_year_is_a_school_year_that_lies_ahead(until, today, then):
    assert retention.another_year(until, today) == then


def test_nothing_is_said_before_the_date_and_nothing_erased_after_it(school):
    assert "that day has passed" not in school.signed_in().get("/grown-ups").text
    school.clock.now = datetime(2027, 11, 1, 12, 0, tzinfo=UTC)
    page = school.signed_in().get("/grown-ups").text
    assert page.count("that day has passed") == 2
    assert len(people.all_learners(school.db)) == 2


def test_one_click_prolongs(school):
    school.clock.now = datetime(2027, 11, 1, 12, 0, tzinfo=UTC)
    client = school.signed_in()
    assert client.post(f"/grown-ups/classes/{school.room}/keep", data={"do": "prolong"}).status_code == 303
    assert retention.of_class(school.db, school.room).until == date(2028, 10, 30)
    assert client.get("/grown-ups").text.count("that day has passed") == 1


@pytest.mark.parametrize("typed", ["", "tomorrow", "2026-11-19", "2037-01-01", "2026-02-30", "9999-99-99", "<b>"])
def test_an_impossible_day_changes_nothing(school, typed):
    answer = school.signed_in().post(f"/grown-ups/classes/{school.room}/keep", data={"until": typed})
    assert answer.status_code == 400
    assert "Nothing has been changed" in answer.text
    assert not retention.of_class(school.db, school.room).chosen


def test_a_day_is_kept_for_a_class_and_for_those_without_one(school):
    client = school.signed_in()
    for class_id in (school.room, "all"):
        assert client.post(f"/grown-ups/classes/{class_id}/keep", data={"until": "2027-06-01"}).status_code == 303
    assert retention.of_class(school.db, school.room).until == date(2027, 6, 1)
    rest = retention.of_the_rest(school.db)
    assert rest is not None
    assert rest.until == date(2027, 6, 1)


@pytest.mark.parametrize("when", [datetime(2026, 11, 20, 12, 0, tzinfo=UTC), datetime(2027, 11, 1, 12, 0, tzinfo=UTC)])
def test_the_page_of_how_long_tells_the_day_and_whether_it_has_passed(school, when):
    school.clock.now = when
    for class_id in (school.room, "all"):
        answer = school.signed_in().get(f"/grown-ups/classes/{class_id}/keep")
        assert answer.status_code == 200
        assert "Until 30 Oct 2027" in answer.text
        assert ("that day has passed" in answer.text) == (when.year == 2027)


def test_who_has_nobody_without_a_class_is_not_reminded_of_them(school):
    with writing(school.db) as db:
        classes.put_into_class(db, school.zoe.id, school.room)
    assert retention.of_the_rest(school.db) is None
    assert school.signed_in().get("/grown-ups/classes/all/keep").status_code == 404


# -- erasing ----------------------------------------------------------------------------------------------------------


def in_files(folder, *words):
    files = [path for path in Path(folder).rglob("*") if path.is_file()]
    return [path.name for path in files if any(word.encode() in path.read_bytes() for word in words)]


@pytest.mark.parametrize("typed", ["", "mirabelle", "Zoe", "x" * 3_000, "<b>"])
def test_a_name_that_is_not_typed_right_erases_nothing(school, typed):
    answer = school.signed_in().post(f"/grown-ups/children/{school.mira.id}/erase", data={"name": typed})
    assert answer.status_code == 400
    assert "Nothing has been erased" in answer.text
    assert people.learner(school.db, school.mira.id) == school.mira


def test_looking_at_the_form_erases_nothing(school):
    page = school.signed_in().get(f"/grown-ups/children/{school.mira.id}/erase").text
    assert "Mirabelle" in page
    assert people.learner(school.db, school.mira.id) == school.mira


def test_a_child_is_erased_and_only_a_mark_is_on_record(school):
    client = school.signed_in()
    client.get(f"/grown-ups/children/{school.mira.id}")
    answer = client.post(f"/grown-ups/children/{school.mira.id}/erase", data={"name": " Mirabelle "})
    assert answer.status_code == 200
    assert "Nothing of it is left" in answer.text
    assert in_files(school.here, "Mirabelle", school.mira.id) == []
    assert client.get(f"/grown-ups/children/{school.mira.id}").status_code == 404
    assert audit.latest(school.db)[0].action == "erased"


def test_a_class_is_erased_with_its_children_and_the_rest_apart(school):
    client = school.signed_in()
    assert client.post(f"/grown-ups/classes/{school.room}/erase", data={"name": "Blue room"}).status_code == 200
    assert [child.nickname for child in people.all_learners(school.db)] == ["Zoe"]
    answer = client.post("/grown-ups/classes/all/erase", data={"name": "children without a class"})
    assert answer.status_code == 200
    assert people.all_learners(school.db) == []


def test_what_cannot_be_cleaned_is_named(school):
    (school.here / "backups").mkdir(exist_ok=True)
    (school.here / "backups" / "broken.db").write_bytes(b"Mirabelle " * 99)
    page = school.signed_in().post(f"/grown-ups/children/{school.mira.id}/erase", data={"name": "Mirabelle"}).text
    assert "backups/broken.db" in page
    assert "Nothing of it is left" not in page


# -- who looked -------------------------------------------------------------------------------------------------------


def test_who_looked_is_told_in_words_newest_first(school):
    client = school.signed_in()
    client.get(f"/grown-ups/children/{school.mira.id}")
    client.get(f"/grown-ups/children/{school.mira.id}/export/csv")
    page = client.get(f"/grown-ups/children/{school.mira.id}/looked").text
    told = re.findall(r'<th scope="row">(.*?)</th><td data-label="What">(.*?)</td>', page)
    done = ("looked at this record", "downloaded a file: csv", "looked at Sums")
    assert told == [("Ms Keller", word) for word in done]


def test_a_removed_account_has_no_name_on_record(school):
    with writing(school.db) as db:
        audit.append(db, AT, "9" * 32, "looked_at_progress", school.mira.id)
    page = school.signed_in().get(f"/grown-ups/children/{school.mira.id}/looked").text
    assert "an account that is removed" in page
    assert "9" * 32 not in page


def test_every_act_on_record_has_words(school):
    """Codes are written down where the acts are; web/adults/act_words.py says them."""
    room = Path(kidsq.web.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in room.rglob("*.py"))
    codes = set(re.findall(r'put_on_record\(\s*"(\w+)"', source)) | set(re.findall(r'_saved\(found, "(\w+)"', source))
    assert len(codes) > 20
    with school.app.test_request_context():
        unsaid = {code for code in codes if "something else" in act_words.act(code)}
    assert unsaid == set()
