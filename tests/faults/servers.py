"""Real kidsq servers as child processes: started, killed and started again on the same port."""

from __future__ import annotations

import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

PORTS = 100
_given: set[int] = set()
"""Ports that this process has given away: their servers may not have started yet, or be about to come back."""
PATIENCE = 60.0


class Server:
    """`python -m kidsq serve` on a data folder. port: the same one after every restart."""

    given: Mapping[str, str] = {}
    """More variables of its environment, from its next start on."""

    def __init__(self, data: Path, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> tuple[str, int]:
        return "127.0.0.1", self.port

    def start(self) -> None:
        """Begin to start; answering() waits until it is there."""
        command = [sys.executable, "-m", "kidsq", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--no-browser"],
                env={**os.environ, "KIDSQ_DATA": str(self.data), **self.given},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def answering(self) -> Server:
        """Wait for the first answer."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, (self.data.parent / "server.log").read_text()[-2_000:]
            with suppress(OSError, http.client.HTTPException):
                link = http.client.HTTPConnection(*self.address, timeout=PATIENCE)
                link.request("GET", "/favicon.ico")
                link.getresponse().read()
                link.close()
                return self
            time.sleep(0.02)
        raise AssertionError("the server did not come up")

    @property
    def resident(self) -> int | None:
        """Bytes that its process holds in the machine's memory; None where the system does not say it."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/statm")
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else None

    def kill(self) -> None:
        """kill -9: no farewell."""
        self.end(signal.SIGKILL)

    def end(self, sign: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def check(self) -> subprocess.CompletedProcess[str]:
        """What `kidsq check` says of the data."""
        command = [sys.executable, "-m", "kidsq", "check", "--data", str(self.data)]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


@contextmanager
def serving(data: Path, number: int = 1) -> Iterator[list[Server]]:
    """Some servers on one data folder, ended when the test is."""
    servers: list[Server] = []
    try:
        for _ in range(number):
            servers.append(Server(data))
            servers[-1].start()
            servers[-1].answering()
        yield servers
    finally:
        for server in servers:
            server.end(signal.SIGKILL)


def free_port() -> int:
    """A port that nobody holds at the moment, and that no other caller is given while there are others."""
    here = ports_of(os.environ.get("PYTEST_XDIST_WORKER", ""))
    if _given.issuperset(here):
        _given.clear()
    for port in random.sample([port for port in here if port not in _given], len(here) - len(_given)):
        _given.add(port)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError(f"no free port in {here}")


def free_ports(number: int) -> int:
    """The first of so many ports in a row that nobody holds at the moment."""
    here = ports_of(os.environ.get("PYTEST_XDIST_WORKER", ""))
    for first in random.sample(here[: 1 - number], len(here) - number + 1):
        with ExitStack() as held, suppress(OSError):
            for port in range(first, first + number):
                held.enter_context(socket.create_server(("127.0.0.1", port)))
            return first
    raise AssertionError(f"no {number} free ports in a row in {here}")


def ports_of(worker: str) -> range:
    """The ports of one test process ("gw3"), below those of outgoing connections: a restart finds its own free."""
    number = int(worker.removeprefix("gw")) if worker else os.getpid() % 40 + 40
    return range(20_000 + PORTS * number, 20_000 + PORTS * (number + 1))
