"""Protections taken out on purpose: the tests that hold them must fail then, or nobody could trust them."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import postgres
import pytest
from games import test_state_machine as whole_games
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from maintenance.furnished import FORMER, MIRA, NOW, where
from maintenance.furnished import furnished as with_traces
from web.doors import Clock
from worlds import opened

from kidsq.games.sleeping_queens.table import Table
from kidsq.maintenance import erase
from kidsq.store.classroom import sittings
from kidsq.store.db import live, times
from kidsq.store.db.database import FileSession
from kidsq.store.people import adults, budgets, erasing, throttles
from kidsq.web.http import security

from . import test_clocks
from .house import furnished, guarded
from .intruders import test_caps, test_headers, test_routes

QUICK = settings(
    max_examples=30, stateful_step_count=20, deadline=None, database=None, phases=[Phase.generate], derandomize=True
)


def test_an_answer_without_one_of_its_headers_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """faults/intruders/test_headers.py, and every test that calls sound()."""
    place, all_of_them = furnished(tmp_path), security.HEADERS
    guarded(place.browsers["nobody"].get("/nothing"))
    for left_out in all_of_them:
        monkeypatch.setattr(security, "HEADERS", [pair for pair in all_of_them if pair != left_out])
        with pytest.raises((AssertionError, ValueError)):
            guarded(place.browsers["nobody"].get("/nothing"))
    monkeypatch.undo()

    def tells(answer: security.Response) -> security.Response:
        answer.headers["X-Next-Card"] = "king"
        return answer

    place.app.after_request_funcs.setdefault(None, []).append(tells)
    with pytest.raises(AssertionError, match="X-Next-Card"):
        test_headers.test_an_answer_of_a_table_has_no_header_that_could_tell_of_hidden_cards(place)


def loses_a_card(table: Table, *given: Any) -> object:
    """A table that forgets a card of the discard pile now and then."""
    told = PLAY(table, *given)
    if table.ply % 5 == 4 and table.discard_pile:
        table.discard_pile.pop()
    return told


PLAY = Table.play


def test_a_table_that_loses_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """games/test_state_machine.py"""
    monkeypatch.setattr(Table, "play", loses_a_card)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(whole_games.AGame, settings=QUICK)


@pytest.mark.parametrize(
    ("room", "step"), [(erase, "sweep"), (erase, "_clean"), (FileSession, "clear_free_space"), (erasing, "_traces")]
)
def test_an_erasure_that_forgets_a_step_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: object, step: str
) -> None:
    """maintenance/test_erase.py"""
    if step == "clear_free_space" and postgres.chosen():
        pytest.skip("what a file keeps between its rows is looked for in a file")
    monkeypatch.setenv("KIDSQ_JOURNAL", "wal")
    place = with_traces(tmp_path)
    (tmp_path / "backups" / "kidsq-1.db.part").write_bytes(MIRA.encode())
    monkeypatch.setattr(room, step, lambda *values, **named: True)
    erase.erase(tmp_path, [place.mira], [], NOW)
    assert where(tmp_path, MIRA, FORMER, place.mira)
    place.store.close_all()


def test_a_session_that_outlives_its_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """faults/intruders/test_routes.py: somebody has kept the cookie of who signed out."""
    monkeypatch.setattr(adults, "sign_out", lambda *values: None)
    with pytest.raises(AssertionError, match="signed_out"):
        test_routes.test_every_route_of_somebody_else_is_not_there(furnished(tmp_path))


def test_a_budget_that_nobody_holds_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """faults/intruders/test_caps.py"""
    clock = Clock()
    app = opened(tmp_path, clock=clock)
    monkeypatch.setattr(budgets, "NEW_BROWSERS", throttles.Rate(free=5, a_second=10))
    monkeypatch.setattr(budgets, "hold", lambda *values: None)
    with pytest.raises(AssertionError):
        test_caps.test_new_browsers_that_play_have_a_rate_and_nobody_waits_longer_than_a_second(app, "/play", clock)


def test_a_seat_that_only_the_past_ends_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """faults/test_clocks.py"""
    half_an_hour = timedelta(minutes=30)
    monkeypatch.setattr(sittings, "_lately", lambda now: (times.EVER, times.text(now - half_an_hour), times.text(now)))
    store = live.open_store(tmp_path)
    with pytest.raises(AssertionError):
        test_clocks.test_what_ends_with_time_is_over(store, test_clocks.BACK)
    store.close_all()
