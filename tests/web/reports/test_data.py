"""The files for an adult: what is on the screen, no more, and the same figures when they are read back."""

import csv
import io
import json
import zipfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from answers import said
from worlds import claimed, close, db_of, opened, signed_in

from kidsq import wardrobe
from kidsq.cli import main
from kidsq.export import tidy
from kidsq.games.record import replay
from kidsq.games.registry import GAMES
from kidsq.learning.attempt import COLUMNS
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports import progress as figures
from kidsq.learning.reports.needs import needs
from kidsq.play.ended import records
from kidsq.play.practice import record_attempt
from kidsq.store.classroom import classes, exports
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import audit, people
from kidsq.store.play import attempts, estimates, gallery, games
from kidsq.web.reports import child_sums
from kidsq.web.shared.filters import filters

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AT = "2026-11-02T08:00:00.000Z"
RECORD = Path(__file__).parents[2] / "records" / "classic.jsonl"
FORMATS = ("csv", "datashop", "xapi")
ODD = ("=cmd|' /C calc'!A0", 'a "quoted", key', "two\nlines\r\nmore", "'=1", "@x\t", "ключ")


@pytest.fixture(scope="module")
def school(tmp_path_factory):
    """Two classes; Mira and Leo in one of them with a group, Zoë in the other. Only looked at, never changed."""
    app = opened(tmp_path_factory.mktemp("data"), clock=lambda: NOW, tokens=True)
    client = signed_in(app, claimed(db := db_of(app), NOW), NOW)
    with writing(db):
        room, other = (classes.add_class(db, name, AT) for name in ("2b", "3c"))
        group = classes.add_group(db, room.id, "Foxes")
        strange = classes.add_group(db, other.id, "Owls")
        mira, leo, zoe = (people.add_learner(db, "d" * 32, name, "face-3", AT) for name in ("Mira", "Leo", "Zoë"))
        for child, where in ((mira, room), (leo, room), (zoe, other)):
            classes.put_into_class(db, child.id, where.id)
        classes.put_into_group(db, mira.id, group.id)
        ended, going = record_game(db, "1" * 32, mira, leo), a_game(db, "2" * 32, mira)
        for number, attempt in enumerate(answers()):
            for child in (mira, leo):
                key = f"{ODD[number % len(ODD)]}{number}{child.id[:4]}"
                row = replace(attempt, attempt_id=key, learner=child.id, game_id=ended)
                if child is mira:  # as a table does, and as an old log was
                    record_attempt.log(db, row, room.id)
                else:
                    attempts.append(db, row)
        attempts.append(db, replace(said("4+4=8"), attempt_id="zoe", learner=zoe.id, game_id=going, at=AT))
        attempts.append(db, replace(said("2+2=4"), attempt_id="guest", learner=None, game_id=going, at=AT))
    ids = {"room": room.id, "other": other.id, "group": group.id, "strange": strange.id}
    yield SimpleNamespace(app=app, client=client, db=db, mira=mira, leo=leo, zoe=zoe, **ids)
    close(app)


def answers():
    """Three weeks of answers to bots: doubles sit, plus four does not yet; a recall and a total among them."""
    begin = datetime(2026, 11, 2, 8, tzinfo=UTC)
    found = []
    for day in range(0, 18, 3):
        for text in ("2+2=4", "3+3=6", "4+5=9", "4+6=11", "2+4=6", "1+2+4=7"):
            right = text not in ("4+6=11",) and not (day < 9 and text == "2+4=6")
            told = text if right else "2+4=7" if text == "2+4=6" else text
            at = (begin + timedelta(days=day, minutes=len(found))).isoformat(timespec="milliseconds")[:23] + "Z"
            task = {"task": "help_bot", "n_options": 6, "guess_p": 0.1667, "motor_ms": 600}
            time = {"rt_total_ms": 2_300 if right else 7_100, "hint_shown": 2 if day == 6 else 0}
            found.append(said(told, at=at, device="d" * 32, **task, **time))
    return found


def record_game(db, game_id, *children):
    """A game from the golden records, played to its end by these children."""
    lines = [json.loads(line) for line in RECORD.read_text().splitlines()]
    end = next(number for number, line in enumerate(lines) if "result" in line)
    header, *moves, result = lines[: end + 1]
    seats = [games.StoredSeat(seat, "learner", learner=child.id) for seat, child in enumerate(children)]
    seats += [games.StoredSeat(seat, "bot", bot="bruno") for seat in range(len(children), header["players"])]
    a_game(db, game_id, *children, header=header, seats=seats)
    for ply, move in enumerate(moves):
        games.append_ply(db, game_id, ply, move["seat"], move["move"], move.get("shuffles", ()), None, AT)
    games.finish(db, game_id, json.dumps(result), AT)
    return game_id


def a_game(db, game_id, *children, header=None, seats=None):
    seats = seats or [games.StoredSeat(seat, "learner", learner=child.id) for seat, child in enumerate(children)]
    whole = {"game": "sleeping_queens", "edition": "classic", "header_json": json.dumps(header or {})}
    games.create(db, game_id=game_id, device="d" * 32, seats=seats, at=AT, **whole)
    return game_id


def of_child(school, child, path="export/csv", query=""):
    return school.client.get(f"/grown-ups/children/{child.id}/{path}?{query}")


def of_class(school, class_id, path="export/csv", query=""):
    return school.client.get(f"/grown-ups/classes/{class_id}/{path}?{query}")


def read(answer):
    assert answer.status_code == 200
    return list(tidy.read(io.StringIO(answer.text, newline="")))


# -- what is in a file ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["", "from=2026-11-08", "to=2026-11-08", "from=2026-11-05&to=2026-11-11", "task=run"])
def test_a_file_read_back_gives_the_figures_of_the_page(school, query):
    child = school.mira
    with school.app.test_request_context(f"/?{query}"):
        asked = filters()
    log = attempts.of_learner(school.db, child.id, asked.since, asked.until)
    log = [row for row in log if asked.task in (None, row.task)]
    back = read(of_child(school, child, query=query))
    assert back == log
    assert figures.progress(back) == figures.progress(log)
    ours, theirs = ([evidence_of(row) for row in rows] for rows in (log, back))
    assert mastery(theirs, NOW) == mastery(ours, NOW)
    assert needs(mastery(theirs, NOW), theirs) == needs(mastery(ours, NOW), ours)


def test_the_command_line_gives_the_same_chances_from_the_file(school, tmp_path, capsys):
    file = tmp_path / "export.csv"
    file.write_bytes(of_class(school, school.room, query="name=1").data)
    assert main(["mastery", "--attempts", str(file), "--at", NOW.isoformat()]) == 0
    told = {(row["learner"], row["skill"]): row for row in csv.DictReader(io.StringIO(capsys.readouterr().out))}
    assert estimates.of_learner(school.db, school.mira.id)
    assert not estimates.of_learner(school.db, school.leo.id)
    for child in (school.mira, school.leo):
        with school.app.test_request_context():
            known = child_sums.knowledge_of(child)  # what the child's page shows
        assert len(known) >= 25
        for skill, one in known.items():
            found = told[child.id, skill]
            assert (found["p"], found["n"], found["label"]) == (f"{one.p:.4f}", str(one.n), one.label)


def test_a_class_s_file_is_its_children_s_files(school):
    whole = read(of_class(school, school.room))
    each = [read(of_child(school, child)) for child in (school.leo, school.mira)]
    assert whole == [row for rows in each for row in rows]
    assert {row.learner for row in read(of_class(school, "all"))} == {school.mira.id, school.leo.id, school.zoe.id}


def test_a_class_s_file_can_be_one_group_s_or_one_child_s(school):
    for query in (f"group={school.group}", f"child={school.mira.id}", f"group={school.group}&child={school.mira.id}"):
        assert {row.learner for row in read(of_class(school, school.room, query=query))} == {school.mira.id}


@pytest.mark.parametrize("file", FORMATS)
def test_nobody_of_another_class_is_in_a_file(school, file):
    text = of_class(school, school.room, f"export/{file}", "name=1").text
    assert school.zoe.id not in text
    assert "Zoë" not in text
    assert "guest" not in text


@pytest.mark.parametrize(("file", "column"), [("csv", "nickname"), ("datashop", "CF (nickname)")])
def test_nicknames_stand_in_a_column_of_their_own(school, file, column):
    dialect = {"delimiter": "\t", "quoting": csv.QUOTE_NONE} if file == "datashop" else {}
    for query, wanted in (("", None), ("name=1", {"Mira", "Leo"})):
        text = of_class(school, school.room, f"export/{file}", query).text
        rows = list(csv.DictReader(io.StringIO(text, newline=""), **dialect))
        assert ({row[column] for row in rows} if column in rows[0] else None) == wanted


def test_statements_name_the_actor_only_when_asked(school):
    for query, wanted in (("", {None}), ("name=1", {"Mira", "Leo"})):
        lines = of_class(school, school.room, "export/xapi", query).text.splitlines()
        assert {json.loads(line)["actor"].get("name") for line in lines} == wanted


@pytest.mark.parametrize("file", FORMATS)
def test_every_format_holds_every_row(school, file):
    rows = {"csv": read}.get(file, lambda answer: answer.text.splitlines()[file == "datashop" :])
    assert len(rows(of_child(school, school.mira, f"export/{file}"))) == len(answers())


def test_the_zip_holds_everything(school):
    with writing(school.db):
        record_game(school.db, "3" * 32, school.mira)
    answer = of_child(school, school.mira, "export/zip")
    archive = zipfile.ZipFile(io.BytesIO(answer.data))
    assert archive.testzip() is None
    record = "games/2026-11-02-33333333.txt"
    flat = {"README.txt", "attempts.csv", "codebook.csv", "attempts.tsv", "statements.jsonl", "games.csv", "queens.csv"}
    flat |= {"checks.csv", "checks-codebook.csv", "proposals.csv", "proposals-codebook.csv"}
    assert set(archive.namelist()) == flat | {record}
    assert archive.read("attempts.csv") == of_child(school, school.mira).data
    assert archive.read("codebook.csv") == of_child(school, school.mira, "export/codebook").data
    steps = list(replay(io.StringIO(archive.read(record).decode()), GAMES))
    assert steps[-1].kind == "result"
    rows = list(csv.DictReader(io.StringIO(archive.read("games.csv").decode())))
    assert sorted((row["file"], row["own_seat"]) for row in rows) == [("", "0"), ("", "0"), (record, "0")]
    assert any(row["other_seats"].startswith("1:person") for row in rows)


def test_the_zip_holds_the_queens_and_the_royal(school):
    recipe = "knight-deep-locs-black-green-grin-helm-blue-moon"
    with writing(school.db):
        gallery.keep(school.db, school.mira.id, [gallery.Won("moon", None, 3, "2026-11-02T09:00:00.000Z")], "2026")
        people.dress_learner(school.db, school.mira.id, recipe)
    archive = zipfile.ZipFile(io.BytesIO(of_child(school, school.mira, "export/zip").data))
    (row,) = csv.DictReader(io.StringIO(archive.read("queens.csv").decode()))
    assert (row["queen"], row["came_at"]) == ("moon", "2026-11-02T09:00:00.000Z")
    assert archive.read("royal.svg").decode() == wardrobe.picture(wardrobe.read(recipe))


def test_other_persons_are_only_seats_in_the_zip(school):
    archive = zipfile.ZipFile(io.BytesIO(of_child(school, school.mira, "export/zip", "name=1").data))
    for name in archive.namelist():
        text = archive.read(name).decode()
        assert school.leo.id not in text
        assert "Leo" not in text


def test_a_game_with_other_people_is_no_record_to_take_along(school):
    """It would show a parent what lay in the hands of somebody else's child."""
    assert list(records.record_lines(school.db, "1" * 32)) == []


def test_a_game_that_goes_on_is_no_record_yet(school):
    """Its record would show what lies in every hand."""
    assert list(records.record_lines(school.db, "2" * 32)) == []


def test_the_codebook_tells_each_column_of_the_file(school):
    text = of_child(school, school.mira, "export/codebook").text
    assert tuple(row["column"] for row in csv.DictReader(io.StringIO(text))) == (*COLUMNS, "counts")


# -- how it is sent ---------------------------------------------------------------------------------------------------


def test_no_read_stays_open_while_a_slow_browser_takes_a_file(school, monkeypatch):
    """In journal mode truncate an open read would keep every child from committing."""
    monkeypatch.setattr(exports, "PAGE", 7)
    rows = exports.rows_of(school.db, [school.mira.id, school.leo.id])
    for _ in range(10):
        next(rows)
        beside = sqlite3.connect(school.app.extensions["kidsq"].store.path, timeout=0, isolation_level=None)
        beside.execute("BEGIN EXCLUSIVE")
        beside.execute("ROLLBACK")
        beside.close()
    assert len(list(rows)) == 2 * len(answers()) - 10


def test_a_file_is_sent_in_pieces(school):
    answer = of_child(school, school.mira)
    assert "Content-Length" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"


def test_taking_a_file_is_on_record(school):
    of_class(school, school.room, "export/xapi")
    for subject in (school.room, school.mira.id, school.leo.id):
        assert audit.latest(school.db, subject, 1)[0].action == "took_the_file xapi"
    assert "took_the_file xapi" not in {entry.action for entry in audit.latest(school.db, school.zoe.id)}


# -- pages and refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["csv", "zip"])
def test_asking_for_the_head_of_a_file_takes_nothing(school, file):
    path = f"/grown-ups/children/{school.mira.id}/export/{file}"
    whole = school.client.get(path)
    before = school.db.execute("SELECT count(*) FROM audit").fetchone()
    head = school.client.head(path)
    assert head.data == b""
    # With its length nothing is announced in pieces, and the line is free for the next request.
    assert int(head.headers["Content-Length"]) == len(whole.data)
    assert head.headers["Content-Disposition"] == whole.headers["Content-Disposition"]
    assert school.db.execute("SELECT count(*) FROM audit").fetchone() == before


def test_the_page_counts_what_the_file_holds(school):
    for query, rows, days in (("", 36, 6), ("from=2026-11-08&to=2026-11-11", 12, 2), ("task=run", 0, 0)):
        page = of_child(school, school.mira, "data", query)
        assert page.status_code == 200
        assert f"<dd>{rows} <small>" in page.text
        assert f"<dd>{days} <small>" in page.text
        assert f"/export/zip{'?' if query else ''}{query.replace('&', '&amp;')}" in page.text
    assert "<dd>72 <small>" in of_class(school, school.room, "data").text
    assert "<dd>73 <small>" in of_class(school, "all", "data").text


def test_the_page_counts_the_children_who_are_in_the_file(school):
    for class_id, query in ((school.room, ""), ("all", ""), ("all", "from=2026-11-03"), (school.room, "task=run")):
        shown = of_class(school, class_id, "data", query).text
        children = {row.learner for row in read(of_class(school, class_id, query=query))}
        assert f"<dt>Children</dt><dd>{len(children)} <small>" in shown
    assert "<dd>2 <small>of 3 with answers here" in of_class(school, "all", "data", "from=2026-11-03").text


@pytest.mark.parametrize("path", ["data", "export/csv", "export/zip", "export/codebook"])
@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("from=tomorrow", "“tomorrow” as a date"),
        ("from=2026-11-20&to=2026-11-19", "The first day is after the last one"),
        ("task=chess", "no task “chess”"),
    ],
)
def test_impossible_filters_are_said_and_make_no_file(school, path, query, told):
    refused(of_child(school, school.mira, path, query), told)
    if path != "export/zip":
        refused(of_class(school, school.room, path, query), told)


@pytest.mark.parametrize("path", ["data", "export/csv"])
def test_groups_and_children_of_others_are_not_here(school, path):
    for query in (f"group={school.strange}", "group=x", f"child={school.zoe.id}", "child=<b>"):
        refused(of_class(school, school.room, path, query), "no group “" if "group" in query else "no child “")
    refused(of_class(school, "all", path, f"group={school.group}"), "no group “")
    refused(of_class(school, school.room, path, f"group={school.group}&child={school.leo.id}"), "no child “")


def refused(answer, told):
    assert answer.status_code == 400
    assert told in answer.text
    assert "Content-Disposition" not in answer.headers
    assert answer.mimetype == "text/html"


def test_an_unknown_kind_of_file_is_named(school):
    answer = of_child(school, school.mira, "export/xlsx")
    assert answer.status_code == 404
    assert "“xlsx”" in answer.text
    assert "csv" in answer.text
    assert of_class(school, school.room, "export/zip").status_code == 404


def test_the_first_address_of_the_file_is_kept(school):
    assert of_child(school, school.mira, "attempts.csv").data == of_child(school, school.mira).data
