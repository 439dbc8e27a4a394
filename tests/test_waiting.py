"""Few wait for what is slow, so that threads are left for everybody else."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from worlds import world

from kidsq import waiting
from kidsq.lazy import lazy
from kidsq.store.db import database
from kidsq.store.db.database import open_database, writing
from kidsq.store.db.session import Busy
from kidsq.store.people import passphrases
from kidsq.waiting import Crowded, Gate, Turnstile


def test_who_finds_too_many_before_a_gate_is_told_at_once() -> None:
    gate = Gate(inside=1, waiting=1)
    came, go = threading.Event(), threading.Event()

    def wait_in_line() -> None:
        with gate.place():
            came.set()

    with gate.place():
        thread = threading.Thread(target=wait_in_line)
        thread.start()
        while gate._all._value:  # until it stands there
            go.wait(0.001)
        with pytest.raises(Crowded), gate.place():
            pass
        assert not came.is_set()
    thread.join(10)
    assert came.is_set()


def test_a_gate_has_its_places_back_whatever_happens_inside() -> None:
    gate = Gate(inside=1, waiting=0)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError), gate.place():
            raise ZeroDivisionError


def test_few_are_inside_for_too_long_and_then_nobody_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(waiting.time, "monotonic", lambda: clock[0])
    turnstile = Turnstile(after=1.0, few=2)
    with ExitStack() as slow:
        for _ in range(2):
            slow.enter_context(turnstile.passed())
        clock[0] += 1.0
        with turnstile.passed():
            clock[0] += 0.1
            with pytest.raises(Crowded), turnstile.passed():
                pass
    with turnstile.passed():
        pass


def test_of_many_who_came_in_together_the_first_few_alone_wait_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(waiting.time, "monotonic", lambda: clock[0])
    turnstile, came = Turnstile(after=1.0, few=2), []
    with ExitStack() as slow:
        for _ in range(4):
            came.append(slow.enter_context(turnstile.passed()))
            clock[0] += 0.1
        assert [turnstile.is_one_too_many(one) for one in came] == [False] * 4
        clock[0] += 1.0
        assert [turnstile.is_one_too_many(one) for one in came] == [False, False, True, True]


def test_many_sign_ins_leave_the_table_alone_and_are_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(inside=1, waiting=0)
    monkeypatch.setattr(passphrases, "_gate", gate)
    with world(tmp_path) as app, gate.place():
        client = app.test_client()
        answer = client.post("/grown-ups/sign-in", data={"name": "Ms Keller", "passphrase": "quiet green lake"})
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
        assert "Many people want the same thing" in answer.text
        assert client.get("/").status_code == 200


def test_who_writes_where_others_have_waited_too_long_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TOO_LONG", -1.0)
    db = open_database(tmp_path / "kidsq.db")
    db.line = database.Line()
    with ExitStack() as others:
        for _ in range(waiting.FEW):
            others.enter_context(db.line._turnstile.passed())
        with pytest.raises(Busy), writing(db):
            pass
    with writing(db):
        pass


class Slow:
    def __init__(self, go: threading.Event | None) -> None:
        self.go = go

    @lazy
    def answer(self) -> object:
        """What takes a while."""
        if self.go is not None:
            self.go.wait(60)
        return object()


def test_what_one_request_reads_once_no_other_waits_for() -> None:
    go, quick = threading.Event(), Slow(None)
    slow = threading.Thread(target=lambda: Slow(go).answer)
    slow.start()
    beside = threading.Thread(target=lambda: quick.answer)
    beside.start()
    beside.join(10)
    assert not beside.is_alive(), "it waits for another object's"
    go.set()
    slow.join(60)
    assert quick.answer is quick.answer
    assert Slow.answer.__doc__ == "What takes a while."


@pytest.mark.parametrize("module", ["play/request.py", "play/wall/requests.py", "web/http/tablets.py"])
def test_what_asks_the_database_takes_no_lock_of_its_class(module: str) -> None:
    assert "cached_property" not in (Path(waiting.__file__).parent / module).read_text("utf-8")
