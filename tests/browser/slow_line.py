"""A line on which everything comes late, and long answers in two pieces: who looks too early is found by it.

`make soak` lets the whole browser suite run over it. KIDSQ_SLOW_LINE=1 asks for it, another number for other delays.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

LONGEST = 0.4
"""Seconds before an answer begins, and again in its middle."""
LONG = 1500
"""Bytes of an answer that is not in one packet."""

App = Callable[[dict[str, Any], Any], Iterable[bytes]]


def slow(app: App, line: random.Random) -> App:
    """The same application, its answers late."""

    def served(environ: dict[str, Any], start: Any) -> Iterator[bytes]:
        time.sleep(line.random() ** 2 * LONGEST)
        answer = app(environ, start)
        try:
            body = b"".join(answer)
        finally:
            getattr(answer, "close", lambda: None)()
        if len(body) > LONG:
            cut = line.randrange(LONG // 2, len(body))
            yield body[:cut]
            time.sleep(line.random() * LONGEST)
            body = body[cut:]
        yield body

    return served
