"""The SQL that the tests on SQLite saw, kept for tests/postgresql/test_statements.py.

KIDSQ_STATEMENTS names a folder: each process of a run on SQLite writes a file into it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kidsq.store.db.database import FileSession

FOLDER = "KIDSQ_STATEMENTS"
SPOKEN = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
STORE = os.sep + os.path.join("kidsq", "store") + os.sep


def folder() -> Path | None:
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


def seen_by(patch: pytest.MonkeyPatch) -> set[str]:
    """Every statement that the store gives to a connection of SQLite from now on."""
    found: set[str] = set()
    execute, executemany = FileSession.execute, FileSession.executemany

    def look(sql: str) -> None:
        if STORE in sys._getframe(2).f_code.co_filename and sql.lstrip().startswith(SPOKEN):
            found.add(sql)

    def execute_(db: FileSession, sql: str, *values: Any) -> Any:
        look(sql)
        return execute(db, sql, *values)

    def executemany_(db: FileSession, sql: str, rows: Iterable[Any]) -> Any:
        look(sql)
        return executemany(db, sql, rows)

    patch.setattr(FileSession, "execute", execute_)
    patch.setattr(FileSession, "executemany", executemany_)
    return found


def keep(statements: Iterable[str], into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    name = f"{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}.json"
    (into / name).write_text(json.dumps(sorted(statements)), encoding="utf-8")


def kept(inside: Path) -> Iterator[str]:
    yield from sorted({one for path in inside.glob("*.json") for one in json.loads(path.read_text(encoding="utf-8"))})
