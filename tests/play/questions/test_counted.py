"""A child counts in the picture that helps with a question: that is help, asked for, and no answer."""

from __future__ import annotations

import pytest
from flask import Flask

from ..conftest import Deal
from ..playing import Browser

KEY = "7" * 32


def asked(app: Flask, child: Browser, help: int) -> None:
    db = app.extensions["kidsq"].store.connection()
    db.execute(
        "INSERT INTO questions (key, game_id, ply, seat, task, presented_json, created_at, help)"
        " VALUES (?, ?, 0, 0, 'help_bot', '{}', '2026-11-20T12:00:00.000Z', ?)",
        (KEY, child.game_id, help),
    )


def noted(app: Flask) -> tuple[int, int, str | None]:
    db = app.extensions["kidsq"].store.connection()
    ((asked_for, help, answer),) = db.execute("SELECT help_asked, help, answer FROM questions").fetchall()
    return asked_for, help, answer


@pytest.mark.parametrize(("key", "help", "then"), [(KEY, 3, 1), (f"{KEY}.1", 4, 1), ("8" * 32, 3, 0), (KEY, 0, 0)])
def test_counting_is_noted_as_help_that_was_asked_for(
    app: Flask, child: Browser, deal: Deal, key: str, help: int, then: int
) -> None:
    deal(child, ["2", "3", "5", "8", "9"])
    asked(app, child, help)
    answer = child.client.post(f"{child.url}/counted", data={"key": key})
    assert answer.status_code == 204
    assert noted(app) == (then, help, None)


def test_nobody_counts_at_somebody_elses_table(app: Flask, child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "8", "9"])
    asked(app, child, 3)
    assert app.test_client().post(f"{child.url}/counted", data={"key": KEY}).status_code == 404
    assert noted(app) == (0, 3, None)
