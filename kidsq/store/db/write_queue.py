"""A queue of writers: SQLite's own busy wait is unfair and lets in the one that asks at the right moment."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

PATIENCE: Final = 10.0
"""Seconds in this line. Then SQLite's own waiting decides, so that a line which does not move stops nobody for good."""
LONG: Final = 0.1
"""Who has waited for so many seconds is next. Before that the place is for whoever comes: to call another thread each
time would cost more than many a transaction."""


class _Waiting:
    """One thread in the line. since: when it came; called: it should look; in_turn: the place has been given to it."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.called = threading.Event()
        self.in_turn = False


class Line:
    """The writers of one process in one database. Others, of other processes, meet them at SQLite's lock.

    The command line is such a process: it erases, tidies and restores seldom, and SQLite's own waiting lets it in.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken = False
        self._waiting: deque[_Waiting] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    @contextmanager
    def turn(self, seconds: float = PATIENCE) -> Iterator[bool]:
        """Come in when it is this thread's turn, or after so many seconds without it; whether it was its turn."""
        mine = self._enter(seconds)
        try:
            yield mine
        finally:
            if mine:
                self._leave()

    def _enter(self, seconds: float) -> bool:
        with self._lock:
            if not self._taken:
                self._taken = True
                return True
            me = _Waiting()
            self._waiting.append(me)
        try:
            return self._wait(me, seconds)
        except BaseException:  # as Ctrl+C: nobody is to wait for who has gone
            self._give_up(me)
            raise

    def _wait(self, me: _Waiting, seconds: float) -> bool:
        while True:
            called = me.called.wait(max(0.0, me.since + seconds - time.monotonic()))
            with self._lock:
                if me.in_turn:
                    return True
                if not self._taken:
                    self._taken = me.in_turn = True
                    self._waiting.remove(me)
                    return True
                if not called:
                    self._waiting.remove(me)
                    return False
                me.called.clear()

    def _give_up(self, me: _Waiting) -> None:
        with self._lock:
            if me in self._waiting:
                self._waiting.remove(me)
                if me.called.is_set() and self._waiting:
                    self._waiting[0].called.set()
                return
        if me.in_turn:
            self._leave()

    def _leave(self) -> None:
        with self._lock:
            first = self._waiting[0] if self._waiting else None
            if first is not None and time.monotonic() - first.since >= LONG:
                self._waiting.popleft()
                first.in_turn = True
            else:
                self._taken = False
            if first is not None:
                first.called.set()


_lines: WeakValueDictionary[Path, Line] = WeakValueDictionary()
_making = threading.Lock()


def line_of(path: Path) -> Line:
    """The line before this file: one for all that open it in this process, as the daily tidying beside a server."""
    with _making:
        place = path.resolve()
        line = _lines.get(place)
        if line is None:
            line = _lines[place] = Line()
        return line
