"""Thirty tablets at a district's proxy, over TLS; what a child would have seen of a fault is counted."""

from __future__ import annotations

import http.client
import random
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

from faults.servers import PATIENCE
from faults.tablets import LOST, Answer, Child, Ledger, Link


class Line(http.client.HTTPSConnection):
    """A connection that hangs up when its thread has gone."""

    def __del__(self) -> None:
        self.close()


class Counts:
    """What all tablets have met."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.statuses: Counter[str] = Counter()
        self.longest = 0.0
        self.last = time.monotonic()
        self.quiet = 0.0
        """The longest time in which nobody was answered anything good."""

    def note(self, what: str, took: float) -> None:
        with self._lock:
            self.statuses[what] += 1
            if what[0] in "23":
                now = time.monotonic()
                self.longest = max(self.longest, took)
                self.quiet, self.last = max(self.quiet, now - self.last), now

    def afresh(self) -> None:
        """Measure the longest times anew from now on."""
        with self._lock:
            self.longest, self.quiet, self.last = 0.0, 0.0, time.monotonic()

    @property
    def requests(self) -> int:
        return sum(self.statuses.values())

    @property
    def errors(self) -> int:
        """Answers of 500 and more, and lines that broke: the page would have tried again by itself."""
        return sum(count for what, count in self.statuses.items() if what[0] not in "234")


class TlsLink(Link):
    """A browser at the proxy, who trusts its certificate and counts."""

    def __init__(self, port: int, certificate: Path, counts: Counts) -> None:
        super().__init__(("localhost", port))
        self.counts = counts
        self.context = ssl.create_default_context(cafile=str(certificate))

    def _connection(self) -> http.client.HTTPConnection:
        if getattr(self._kept, "connection", None) is None:
            self._kept.connection = Line(*self.address, timeout=self.seconds, context=self.context)
        connection: http.client.HTTPConnection = self._kept.connection
        return connection

    def _send(self, method: str, path: str, body: str | None, more: Mapping[str, str] | None) -> Answer:
        here = f"https://localhost:{self.address[1]}"
        began = time.monotonic()
        try:
            answer = super()._send(method, path, body, {**(more or {}), "Origin": here, "Referer": f"{here}/"})
        except LOST as lost:
            self.counts.note(f"lost: {type(lost).__name__}", time.monotonic() - began)
            raise
        self.counts.note(str(answer.status_code), time.monotonic() - began)
        return answer


class Crowd:
    """So many children, each at a tablet with a game of its own, who go on until the crowd ends."""

    def __init__(self, number: int, port: int, certificate: Path, pause: float) -> None:
        self.counts, self.ledger, self._over = Counts(), Ledger(), threading.Event()
        self.children = [
            # Some send the same form again until it is answered, some give up and look at the table.
            Child(
                TlsLink(port, certificate, self.counts),
                self.ledger,
                random.Random(one),
                resend=lambda one=one: 200 * (one % 2),
                pause=pause,
            )
            for one in range(number)
        ]
        self._threads = [threading.Thread(target=self._play, args=(child,), daemon=True) for child in self.children]

    def begin(self) -> None:
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    @property
    def faults(self) -> list[str]:
        return [fault for child in self.children for fault in child.faults]

    def play_on(self, confirmed: int) -> None:
        """Wait until so many more moves and answers are confirmed."""
        wanted = len(self.ledger.confirmed) + confirmed
        self.wait_until(lambda: len(self.ledger.confirmed) >= wanted)

    def wait_until(self, done: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not done():
            assert not self.faults, self.faults[:3]
            assert time.monotonic() < until, "nobody plays any more"
            time.sleep(0.01)

    def _play(self, child: Child) -> None:
        while not self._over.is_set():
            try:
                child.sit_down()
                while not self._over.is_set():
                    child.step()
            except LOST:
                self._over.wait(0.1)
            except AssertionError as error:  # a page that was not expected; one of 503 is told, and counted
                if "503" not in repr(error):
                    child.faults.append(repr(error)[:500])
                    break
                self._over.wait(0.2)
        child.link.hang_up()


def table(rows: list[tuple[str, object]]) -> str:
    """Lines of a name and a figure each."""
    wide = max(len(name) for name, _ in rows)
    return "\n".join(f"  {name:{wide}}  {value}" for name, value in rows)
