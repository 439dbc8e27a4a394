"""The SQL of the store is one that PostgreSQL speaks too, but for what CONTRIBUTING.md lists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kidsq

HOUSE = Path(kidsq.__file__).parent
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|PRAGMA|VACUUM)\b")
SQLITES_OWN = re.compile(
    r"\b(?:INSERT OR|REPLACE INTO|rowid|GLOB|AUTOINCREMENT|INDEXED BY|PRAGMA|VACUUM)\b"
    r"|\b(?:ifnull|strftime|datetime|julianday|unixepoch|group_concat|printf|total|instr|json_\w+)\("
    r"|\bIS (?:NOT )?\?|\b(?:max|min)\([^()]*,|\bsum\([^()]* IS |\bCROSS JOIN \w+ ON\b|\bWHEN \? THEN\b",
    re.IGNORECASE,
)
EXCEPTIONS = {
    "store/db/database.py": {"pragma", "vacuum"},  # how a file is opened, and forgets
    "store/db/postgresql/session.py": {"vacuum"},  # the other engine's own
    "store/db/postgresql/rows.py": {"pragma"},  # what lies in a file, to be copied from and to
    "store/db/inspection.py": {"pragma"},  # how it is looked through
    "store/db/migrations.py": {"pragma"},  # how it is upgraded
    "store/people/simulated.py": {"pragma"},  # the demonstration class, made in one go
}
"""Module -> what of SQLite's own it says. schema.sql makes the tables, with STRICT, WITHOUT ROWID and numbered keys."""


def texts(source: str) -> Iterator[str]:
    """Every text of a module that may be SQL, those with gaps with an x in each."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)


def own_words(source: str) -> set[str]:
    return {found.lower() for text in texts(source) if SQL.search(text) for found in SQLITES_OWN.findall(text)}


def test_only_what_is_listed_is_sqlites_own() -> None:
    found = {
        path.relative_to(HOUSE).as_posix(): words
        for path in sorted((HOUSE / "store").rglob("*.py"))
        if (words := own_words(path.read_text(encoding="utf-8")))
    }
    assert found == EXCEPTIONS


def test_sql_lives_in_the_store() -> None:
    """Maintenance alone speaks to files of SQLite beside it."""
    elsewhere = [
        path.relative_to(HOUSE).as_posix()
        for path in sorted(HOUSE.rglob("*.py"))
        if not path.is_relative_to(HOUSE / "store")
        and re.search(r"(?<!super\(\))\.execute(many|script)?\(", path.read_text(encoding="utf-8"))
    ]
    assert all(name.startswith("maintenance/") for name in elsewhere), elsewhere


@pytest.mark.parametrize(
    "planted",
    [
        "INSERT OR REPLACE INTO a VALUES (1)",
        "SELECT rowid FROM a",
        "SELECT strftime('%Y', at) FROM a",
        "SELECT b FROM a WHERE c IS ?",
        "SELECT max(b, c) FROM a",
        "SELECT sum(b IS NULL) FROM a",
        "SELECT c FROM a CROSS JOIN b ON b.a = a.b",
        "UPDATE a SET b = CASE WHEN ? THEN 1 ELSE b END",
    ],
)
def test_a_planted_word_is_found(planted: str) -> None:
    assert own_words(f"db.execute({planted!r})")
    assert own_words(f"db.execute(f'{{x}} {planted}')".replace("'%Y'", "%Y"))
