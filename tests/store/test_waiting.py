"""Writers of one process come to the database one after the other, and nobody waits for ever."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from kidsq.store.db import database
from kidsq.store.db.database import FILE_NAME, FileStore, Line, writing
from kidsq.store.db.migrations import open_store


def wait_until(line: Line, number: int) -> None:
    while len(line) != number:
        threading.Event().wait(0.001)


def test_whoever_has_waited_long_comes_in_the_order_of_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LONG", 0.0)
    line, came = Line(), []

    def come(number: int) -> None:
        with line.turn(60.0) as mine:
            assert mine
            came.append(number)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(12)]
    with line.turn():
        for number, thread in enumerate(threads):
            thread.start()
            wait_until(line, number + 1)
    for thread in threads:
        thread.join(60)
    assert came == list(range(12))
    assert len(line) == 0


def test_a_line_that_does_not_move_lets_everybody_go_on_after_a_while() -> None:
    line = Line()
    with line.turn() as first, line.turn(0.01) as second:
        assert (first, second) == (True, False)
    assert len(line) == 0
    with line.turn() as again:
        assert again


def test_the_place_is_given_back_whatever_happens_inside() -> None:
    line = Line()
    for _ in range(3):
        with pytest.raises(ZeroDivisionError), line.turn():
            raise ZeroDivisionError
    with line.turn(0.0) as mine:
        assert mine


class Interrupted(threading.Event):
    """A wait into which somebody presses Ctrl+C."""

    def wait(self, timeout: float | None = None) -> bool:
        raise KeyboardInterrupt


class CalledAndInterrupted(Interrupted):
    """The same, at the moment at which the place has been given to this thread."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line

    def wait(self, timeout: float | None = None) -> bool:
        self.line._leave()
        return super().wait(timeout)


def test_who_is_interrupted_leaves_the_line_and_its_place_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LONG", 0.0)
    line = Line()
    with line.turn(), monkeypatch.context() as interrupted:
        interrupted.setattr(database.threading, "Event", Interrupted)
        with pytest.raises(KeyboardInterrupt), line.turn():
            pass
        assert len(line) == 0
    assert line._enter(0.0), "the place is free"
    with monkeypatch.context() as interrupted:
        interrupted.setattr(database.threading, "Event", lambda: CalledAndInterrupted(line))
        with pytest.raises(KeyboardInterrupt), line.turn():
            pass
    with line.turn(0.0) as mine:
        assert mine


@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_sixteen_threads_that_write_all_the_time_all_get_their_turn(tmp_path: Path, journal: str) -> None:
    """Nobody is left to SQLite's own waiting, which picks whoever asks at the right moment."""
    store = FileStore(tmp_path / FILE_NAME, journal)
    store.connection().execute("CREATE TABLE said (who INTEGER, n INTEGER, PRIMARY KEY (who, n)) STRICT")
    faults: list[Exception] = []
    asked = threading.Barrier(16)

    def write(who: int) -> None:
        try:
            db = store.connection()
            db.execute("PRAGMA busy_timeout = 0").fetchall()  # whoever meets another at SQLite's lock fails at once
            asked.wait(60)
            for n in range(20):
                with writing(db):
                    db.execute("INSERT INTO said (who, n) VALUES (?, ?)", (who, n))
        except Exception as fault:
            faults.append(fault)

    threads = [threading.Thread(target=write, args=(who,)) for who in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert faults == []
    assert store.connection().execute("SELECT count(*) FROM said").fetchall() == [(16 * 20,)]
    store.close_all()


def test_a_transaction_within_a_transaction_fails_at_once_as_ever(tmp_path: Path) -> None:
    store = FileStore(tmp_path / FILE_NAME)
    db = store.connection()
    with pytest.raises(Exception, match="within a transaction"), writing(db), writing(db):
        pass
    with writing(db):
        pass
    store.close_all()


def test_all_that_opens_one_file_in_this_process_waits_in_one_line(tmp_path: Path) -> None:
    """As the daily tidying and an erasure do beside the server's own connections."""
    stores = [open_store(tmp_path / FILE_NAME), open_store(tmp_path / "." / FILE_NAME)]
    other = open_store(tmp_path / "other.db")
    one, two = (store.connection().line for store in stores)
    assert one is two
    assert other.connection().line is not one
    with writing(stores[0].connection()), two.turn(0.0) as mine:
        assert not mine
    for store in (*stores, other):
        store.close_all()
