"""A Wi-Fi between tablets and a server that loses requests, loses answers, dawdles and says things twice."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections import Counter
from contextlib import suppress


class Wifi:
    """A proxy for one request per connection. trouble: the share of each of the four kinds."""

    def __init__(self, server: tuple[str, int], trouble: float, seed: int) -> None:
        self.server = server
        self.trouble = trouble
        self.rng = random.Random(seed)
        self.seen: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.address: tuple[str, int] = self._listener.getsockname()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._over = False
        self._thread.start()

    def close(self) -> None:
        self._over = True
        with suppress(OSError), socket.create_connection(self.address, timeout=1):
            pass  # wakes the listener
        self._thread.join(5)
        self._listener.close()

    def _run(self) -> None:
        helpers: list[threading.Thread] = []
        while not self._over:
            tablet, _ = self._listener.accept()
            helpers.append(threading.Thread(target=self._carry, args=(tablet,), daemon=True))
            helpers[-1].start()
        for helper in helpers:
            helper.join(5)

    def _fate(self) -> str:
        with self._lock:
            kinds = ("request lost", "answer lost", "late", "twice")
            fate = self.rng.choices((*kinds, "well"), [*[self.trouble] * 4, 1 - 4 * self.trouble])[0]
            self.seen[fate] += 1
            return fate

    def _carry(self, tablet: socket.socket) -> None:
        with tablet, suppress(OSError):
            tablet.settimeout(30)
            request = read_message(tablet)
            if not request:
                return
            fate = self._fate()
            if fate == "request lost":
                return
            if fate == "late":
                time.sleep(0.3)
            if fate == "twice":
                twin = threading.Thread(target=self._ask, args=(request,), daemon=True)
                twin.start()
            answer = self._ask(request)
            if fate == "twice":
                twin.join(30)
            if fate != "answer lost":
                tablet.sendall(answer)

    def _ask(self, request: bytes) -> bytes:
        try:
            with socket.create_connection(self.server, timeout=30) as server:
                head, _, body = request.partition(b"\r\n\r\n")
                server.sendall(head + b"\r\nConnection: close\r\n\r\n" + body)
                parts = []
                while part := server.recv(65_536):
                    parts.append(part)
                return b"".join(parts)
        except OSError:
            return b""


def read_message(source: socket.socket) -> bytes:
    """One request with its body; empty when the tablet hung up."""
    read = b""
    while b"\r\n\r\n" not in read:
        part = source.recv(65_536)
        if not part:
            return b""
        read += part
    head, _, body = read.partition(b"\r\n\r\n")
    length = next(
        (int(line.partition(b":")[2]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0
    )
    while len(body) < length:
        part = source.recv(65_536)
        if not part:
            return b""
        body += part
    return head + b"\r\n\r\n" + body
