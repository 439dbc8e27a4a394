"""What the tests make once is what everybody else gets."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import once
import pytest
from jinja2 import Environment

from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.web import create_app


def tables(path: Path) -> list[tuple[str, ...]]:
    open_store(path).close_all()
    with closing(sqlite3.connect(path)) as db:
        steps = db.execute("SELECT name FROM _sqlite_migrations").fetchall()
        made = db.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
        pragmas = [db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "page_size", "journal_mode")]
        return [*steps, *made, *pragmas]


def test_a_database_in_a_test_is_the_one_that_all_steps_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = tables(tmp_path / "copied.db")
    once.as_outside(monkeypatch)
    assert copied == tables(tmp_path / "made.db")


def test_applications_share_no_address(tmp_path: Path) -> None:
    one, other = (create_app(tmp_path / name) for name in ("one", "other"))
    one.add_url_rule("/only/<int:here>", "only", lambda here: "")
    paths = [{rule.endpoint: rule.rule for rule in app.url_map.iter_rules()} for app in (one, other)]
    assert paths[0] == paths[1] | {"only": "/only/<int:here>"}
    for app in (one, other):
        app.extensions["kidsq"].store.close_all()


def test_a_template_is_compiled_once_in_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str | None] = []
    usual = Environment._compile
    monkeypatch.setattr(
        Environment, "_compile", lambda env, source, name: compiled.append(name) or usual(env, source, name)
    )
    for place in ("one", "other"):
        app = create_app(tmp_path / place, testing=True)
        assert app.test_client().get("/").status_code == 200
        app.extensions["kidsq"].store.close_all()
    assert len(compiled) == len(set(compiled))
