"""Every statement that the tests on SQLite saw is one that PostgreSQL can prepare against today's tables."""

from __future__ import annotations

import re

import psycopg
import pytest
import statements

from kidsq.store.db.postgresql.store import open_store

SQLITES_OWN = re.compile(r"\b(sqlite_master|_sqlite_migrations|pragma_\w+|rowid)\b")
"""What inspects a file, which PostgreSQL is never asked."""
NAMED = re.compile(r"(?<![:\w]):([a-z_]+)")


def numbered(sql: str) -> str:
    """With $1, $2 ... as PostgreSQL itself counts them, one for each name."""
    names = list(dict.fromkeys(NAMED.findall(sql)))
    for number, name in enumerate(names, 1):
        sql = re.sub(rf"(?<![:\w]):{name}\b", f"${number}", sql)
    first, *more = sql.split("?")
    return (first + "".join(f"${n}{part}" for n, part in enumerate(more, 1))).replace("IN ()", "IN (NULL)")


def faults(db: psycopg.Connection[tuple[object, ...]], asked: list[str]) -> list[str]:
    found = []
    for sql in asked:
        answer = db.pgconn.prepare(b"", numbered(sql).encode())
        if answer.status != psycopg.pq.ExecStatus.COMMAND_OK:
            found.append(f"{answer.error_message.decode()} in {sql}")
    return found


def test_every_statement_can_be_prepared(address, tmp_path):
    folder = statements.folder()
    if folder is None:
        pytest.skip(f"{statements.FOLDER} names no folder that the tests on SQLite have written into")
    asked = [sql for sql in statements.kept(folder) if not SQLITES_OWN.search(sql)]
    assert len(asked) > 300, "hardly any test has run on SQLite"
    open_store(tmp_path / "kidsq.db", address).close_all()
    with psycopg.connect(address, autocommit=True) as db:
        assert faults(db, asked) == []


def test_a_statement_of_sqlite_alone_is_found(address, tmp_path):
    open_store(tmp_path / "kidsq.db", address).close_all()
    with psycopg.connect(address, autocommit=True) as db:
        assert faults(db, ["SELECT id FROM games WHERE id = ? AND device = ?"]) == []
        for odd in (
            "SELECT ifnull(device, '') FROM games",
            "SELECT twice FROM games",
            "INSERT OR IGNORE INTO games (id) VALUES (?)",
        ):
            assert len(faults(db, [odd])) == 1
