"""How many may wait at once for what is slow, so that threads are left for children and everything else."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THREADS: Final = 16
"""Requests that a server answers at once."""
FEW: Final = THREADS // 4
ONE_PROCESS: Final = sys.platform == "emscripten"
"""In a browser no other process can come to a file, and there are no threads."""


class Crowded(Exception):
    """As many as may are waiting for this already: ask again in a moment."""


class Gate:
    """Lets so many in at once, and at most so many more wait before it. Both together are few."""

    def __init__(self, inside: int, waiting: int) -> None:
        self._inside = threading.BoundedSemaphore(inside)
        self._all = threading.BoundedSemaphore(inside + waiting)

    @contextmanager
    def place(self) -> Iterator[None]:
        """Come in, perhaps after a wait. Raises Crowded at once where too many wait."""
        if not self._all.acquire(blocking=False):
            raise Crowded
        try:
            with self._inside:
                yield
        finally:
            self._all.release()


class Turnstile:
    """Lets everybody in until some few have been inside for too long; then nobody, until one of them is out.

    after: seconds that are too long.
    """

    def __init__(self, after: float, few: int = FEW) -> None:
        self._after, self._few = after, few
        self._since: dict[object, float] = {}

    @contextmanager
    def passed(self) -> Iterator[object]:
        """Be inside; what stands for it there. Raises Crowded at once."""
        now, me = time.monotonic(), object()
        inside = list(self._since.values()) if len(self._since) >= self._few else ()
        if sum(now - since > self._after for since in inside) >= self._few:
            raise Crowded
        self._since[me] = now
        try:
            yield me
        finally:
            del self._since[me]

    def is_one_too_many(self, me: object) -> bool:
        """True for who has been inside for too long, as some few have been still longer: those may wait on, it not.

        Many can come in together, before anybody has waited for long.
        """
        mine = self._since[me]
        earlier = sum(since < mine for since in list(self._since.values()))
        return time.monotonic() - mine > self._after and earlier >= self._few
