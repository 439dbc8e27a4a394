"""A kidsq of tomorrow: this one, with one more step, which touches every table."""

from __future__ import annotations

import shutil
from pathlib import Path

import psycopg

import kidsq
from kidsq.paths import static_folder, templates_folder

_STEP = '''


@steps()
def m999_later(db):
    """What a release may do while the former one plays on: add columns, tables and indexes."""
    for statement in {statements!r}:
        db.conn.execute(statement)
'''


def newer_kidsq(folder: Path, database: str) -> Path:
    """The folder from which it is run."""
    made = folder / "newer"
    shutil.copytree(Path(kidsq.__file__).parent, made / "kidsq", ignore=shutil.ignore_patterns("__pycache__"))
    for one in (templates_folder(), static_folder()):
        (made / one.name).symlink_to(one)
    with (made / "kidsq" / "store" / "db" / "schema.py").open("a") as file:
        file.write(_STEP.format(statements=_statements(database)))
    return made


def _statements(database: str) -> list[str]:
    with psycopg.connect(database) as db:
        asked = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        names = sorted(name for (name,) in db.execute(asked).fetchall() if not name.startswith("_"))
    return [
        *(f"ALTER TABLE {name} ADD COLUMN later TEXT" for name in names),
        "CREATE TABLE later (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID",
        "CREATE INDEX attempts_later ON attempts (later, learner)",
    ]
