"""The simulated class: made by real play, marked as simulated, and gone without a trace."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from kidsq.cli import main
from kidsq.demo.cast import CAST, cast, days_of_school
from kidsq.demo.making import make
from kidsq.maintenance.check import check
from kidsq.play import result_of_record
from kidsq.reports import trials
from kidsq.store.classroom import classes
from kidsq.store.db import times
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Session, Store
from kidsq.store.people import people
from kidsq.store.play import probes

NOW = datetime(2026, 11, 20, 15, 0, tzinfo=UTC)


def rows(db: Session) -> dict[str, int]:
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def real_store(folder: Path) -> Store:
    """An installation in which one real child plays."""
    made = open_store(folder / FILE_NAME)
    db = made.connection()
    with writing(db):
        people.add_learner(db, "tablet", "Real", people.FACES[0], times.text(NOW))
    return made


pytestmark = [pytest.mark.full, pytest.mark.xdist_group("demo")]  # one class for all of them


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory):
    """The same with a simulated class of nine, made once on all cores; nothing here changes it."""
    store = real_store(tmp_path_factory.mktemp("school"))
    yield store.connection(), make(store, NOW, children=9, weeks=1)
    store.close_all()


def test_every_answer_of_the_class_belongs_to_a_game_that_replays(school):
    db, made = school
    assert check(db, result_of_record) == []
    assert made.children == 9
    assert made.games > 9
    assert made.attempts > 50


def test_the_class_says_that_it_is_simulated_and_holds_no_real_child(school):
    db, made = school
    (only,) = classes.all_classes(db)
    assert (only.id, only.simulated) == (made.class_id, True)
    assert "Real" not in [child.nickname for child in classes.children_of(db, made.class_id)]
    assert "Real" in [child.nickname for child in people.all_learners(db)]
    groups = classes.groups_of(db, made.class_id)
    assert [len(classes.children_of(db, made.class_id, group.id)) for group in groups] == [3, 3, 3]


def test_nothing_is_played_in_the_future_and_the_last_day_is_today(school):
    db, _ = school
    latest = db.execute("SELECT max(at) FROM attempts").fetchone()[0]
    assert "2026-11-20" <= latest <= times.text(NOW)


def test_some_of_the_cast_were_away_and_one_has_never_played():
    days = days_of_school(NOW.date(), 6)
    there = {child.part.presence: child.days for child in cast(len(CAST), days, Random(7))}
    assert there["never played"] == []
    assert there["brand-new"] == [NOW.date()]
    assert (NOW.date() - there["away since two weeks"][-1]).days >= 14
    gaps = [(late - soon).days for soon, late in pairwise(there["two weeks away"])]
    assert max(gaps) >= 14


def test_removed_it_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    store = real_store(tmp_path)
    db = store.connection()
    before = rows(db)
    make(store, NOW, children=2, weeks=1)
    assert rows(db) != before
    assert main(["demo-class", "--data", str(tmp_path), "--remove"]) == 0
    assert capsys.readouterr().out.startswith("Removed 2 ")
    assert rows(db) == before
    store.close_all()


def test_the_command_makes_it_once_and_anew_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    command = ["demo-class", "--data", str(tmp_path), "--children", "1", "--weeks", "1"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert "These children do not exist" in told.out
    assert told.err.splitlines() == ["0 of 1 children have played", "1 of 1 children have played"]
    assert main(command) == 1
    told = capsys.readouterr().err
    assert "--again" in told
    assert "--remove" in told
    assert main([*command, "--again"]) == 0
    store = open_store(tmp_path / FILE_NAME)
    assert len(people.all_learners(store.connection())) == 1
    store.close_all()


def test_a_class_of_ten_thousand_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["demo-class", "--data", str(tmp_path), "--children", "10000"]) == 2
    assert "200" in capsys.readouterr().err


def test_to_remove_it_and_to_make_it_anew_are_not_asked_for_together(tmp_path: Path):
    with pytest.raises(SystemExit):
        main(["demo-class", "--data", str(tmp_path), "--again", "--remove"])
    assert not list(tmp_path.iterdir())


def test_the_class_plays_both_games_and_most_the_first(school) -> None:
    db, _ = school
    played = dict(db.execute("SELECT game, count(*) FROM games WHERE plies > 10 GROUP BY game").fetchall())
    assert played["sleeping_queens"] > played["queens_collection"] > 0
    ended = db.execute(
        "SELECT count(*) FROM games WHERE game = 'queens_collection' AND ended_at IS NOT NULL"
    ).fetchall()
    assert ended[0][0] > 0


def test_most_children_take_a_check_before_and_after(school) -> None:
    db, made = school
    children = classes.children_of(db, made.class_id)
    begun = [probes.begun_by(db, child.id) for child in children]
    whole = [one for of_child in begun for one in of_child if one.ending == "all"]
    assert sum(len(of_child) == 2 for of_child in begun) >= 4
    assert len(whole) > 6
    assert all(len(one.sums) == 25 and (one.ended_at or "") <= times.text(NOW) for one in whole)


def test_the_class_has_compared_two_ways_and_the_day_of_it_is_over(school) -> None:
    db, made = school
    (found,) = trials.of_class(db, made.class_id, times.text(NOW))
    assert found.state == "over"
    assert found.compared
    assert found.compared.a.sums > 5
    assert found.compared.b.sums > 5
