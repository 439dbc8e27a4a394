"""The names of what a transaction writes to, and that nobody needs rows to be stored in the order of their numbers."""

import re
from pathlib import Path

import guarded_parts
import pytest

import kidsq
from kidsq.store.db import locks
from kidsq.store.db.database import open_database, writing

from .test_dialect import texts

HOUSE = Path(kidsq.__file__).parent
AFTER_A_NUMBER = re.compile(r"\b(?:\w+\.)?(?:seq|id|rowid)\s*[<>]=?\s*[\w?:.]+")
BY_THEIR_NUMBERS = {
    # Of one child, whose sittings begin one after the other: each holds the child.
    "store/classroom/sittings.py": ["other.id > mine.id"],
    # Of the guests of one browser, which is held by who plays there.
    "store/play/attempts.py": ["seq >= x"],
}
"""Module -> where it looks for rows with later numbers than another one's."""


def test_names_are_numbers_that_a_database_takes_and_all_take_them_in_one_order() -> None:
    names = [locks.game("a"), locks.device("a"), locks.learner("a"), locks.game("b"), locks.COUNTERS, locks.lesson("a")]
    names.append(locks.looker("a"))
    found = locks.numbers(names)
    assert found == sorted(set(found)) == locks.numbers(reversed([*names, *names]))
    assert len(found) == len(names)
    assert all(0 <= number < 2**63 for number in found)
    assert locks.numbers([locks.game("\ud800")]) != locks.numbers([locks.game("?")])


def test_a_file_has_one_writer_whatever_it_writes_to(tmp_path: Path) -> None:
    db = open_database(tmp_path / "kidsq.db")
    with writing(db, (locks.game("a"),)):
        db.hold((locks.learner("a"),))
        assert db.in_transaction
    db.close()


def test_who_asks_for_later_numbers_is_known() -> None:
    """Two tables are written to at once: a row may be stored after another one that has a later number."""
    found = {
        path.relative_to(HOUSE).as_posix(): words
        for path in sorted((HOUSE / "store").rglob("*.py"))
        if (words := [one for text in texts(path.read_text(encoding="utf-8")) for one in AFTER_A_NUMBER.findall(text)])
    }
    assert found == BY_THEIR_NUMBERS


@pytest.mark.parametrize(
    ("sql", "values"),
    [
        ("UPDATE games SET version = 2 WHERE id = ?", ("b",)),
        ("INSERT INTO plies (game_id, ply) VALUES (?, ?)", ("b", 1)),
        ("DELETE FROM estimates WHERE learner = ?", ("x",)),
        ("INSERT INTO settings (scope, key, value) VALUES (?, ?, ?)", ("learner:x", "a", "1")),
        ("INSERT INTO settings (scope, key, value) VALUES (?, ?, ?)", ("class:c", "a", "1")),
        ("INSERT INTO throttles (name) VALUES (?)", ("new browsers",)),
        ("INSERT INTO devices (id) VALUES (?)", ("e",)),
        ("INSERT INTO tablets (device) VALUES (?)", ("d",)),
    ],
)
def test_what_is_written_outside_of_its_part_is_found(sql: str, values: tuple[object, ...]) -> None:
    held = {locks.game("a"), locks.device("d"), locks.learner("l")}
    assert guarded_parts.fault_in(sql, values, held)
    assert not guarded_parts.fault_in("UPDATE games SET version = 2 WHERE id = ?", ("a",), held)
    assert not guarded_parts.fault_in("INSERT INTO settings VALUES (?, ?, ?)", ("learner:l", "a", "1"), held)
    assert not guarded_parts.fault_in("SELECT 1 FROM games WHERE id = ?", ("b",), held)
