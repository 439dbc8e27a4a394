"""Kept estimates are held against the log, named where they differ, and made anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from worlds import put_game

from kidsq.cli import main
from kidsq.learning.attempt import Attempt
from kidsq.maintenance.estimates import faults, make_missing, mend
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.session import Store
from kidsq.store.people import people
from kidsq.store.play import attempts

AT = "2026-11-20T17:34:22.000Z"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Two children with two attempts each."""
    store = live.open_store(tmp_path)
    with writing(store.connection()) as db:
        for number, name in enumerate(("Mia", "Leo")):
            child, game = people.add_learner(db, "d" * 32, name, "face-1", AT), f"game-{number}"
            put_game(db, game, AT, child.id)
            for right in (0, 1):
                key = f"{number}{right}"
                attempts.append(db, attempt(key, child.id, game, right))
    yield store
    store.close_all()


def attempt(key: str, learner: str, game: str, right: int) -> Attempt:
    return Attempt(
        attempt_id=key,
        app_version="0",
        learner=learner,
        game_id=game,
        ply=0,
        at=AT,
        task="help_bot",
        skill="add:2+3",
        operands="[2,3]",
        n_options=5,
        guess_p=0.2,
        correct=right,  # type: ignore[arg-type]
    )


def test_what_was_never_kept_is_no_fault_and_is_made(store: Store) -> None:
    db = store.connection()
    assert faults(db) == []
    assert make_missing(db) == 2
    assert db.execute("SELECT count(*) FROM estimates").fetchone() == (50,)
    assert faults(db) == []
    assert make_missing(db) == 0


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE estimates SET p = p + 0.01 WHERE {}",
        "UPDATE estimates SET variance = 0 WHERE {}",
        "UPDATE estimates SET n = n + 1 WHERE {}",
        "UPDATE estimates SET step = 2 WHERE {}",
        "UPDATE estimates SET manner = 'guesses' WHERE {}",
        "DELETE FROM estimates WHERE {}",
    ],
)
def test_a_planted_difference_is_named_with_child_and_skill_and_mended(store: Store, spoil: str) -> None:
    db = store.connection()
    mend(db)
    ((child,),) = db.execute("SELECT id FROM learners WHERE nickname = 'Leo'").fetchall()
    with writing(db):
        db.execute(spoil.format(f"learner = '{child}' AND skill = 'add:2+3'"))
    (found,) = faults(db)
    assert child in found
    assert "add:2+3" in found
    assert mend(db) == 2
    assert faults(db) == []


def test_the_command_names_the_difference_offers_the_repair_and_does_it(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kidsq.cli.installation.result_of_record", lambda header, plies: None)
    db = store.connection()
    mend(db)
    db.execute("UPDATE estimates SET p = 0.123 WHERE skill = 'add:4+4'")
    assert main(["check", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.count("add:4+4") == 2
    assert "kidsq check --mend" in said
    assert main(["check", "--mend", "--data", str(tmp_path)]) == 0
    assert "2 children" in capsys.readouterr().out
