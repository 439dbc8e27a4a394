"""What a server asks of its connections before each wait."""

import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from kidsq.server import connections
from kidsq.server.connections import Channel, Connections, server_of

MANY = 50


class Line:
    """One end of a connection, as waitress has it: counts how often it is asked what it wants."""

    accepting = False

    def __init__(self) -> None:
        self.end, self.other = socket.socketpair()
        self._fileno = self.end.fileno()
        self.asked = 0
        self.heard = b""

    def readable(self) -> bool:
        self.asked += 1
        return True

    def writable(self) -> bool:
        return False

    def handle_read_event(self) -> None:
        self.heard += self.end.recv(100)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Line]]:
    monkeypatch.setattr(connections.time, "monotonic", lambda: 5.0)
    made = [Line() for _ in range(MANY)]
    yield made
    for one in made:
        one.end.close()
        one.other.close()


def test_who_says_nothing_is_not_asked_again(lines: list[Line], monkeypatch: pytest.MonkeyPatch) -> None:
    held = Connections()
    for one in lines:
        held[one._fileno] = one
    held.look(0)
    before = [one.asked for one in lines]
    for _ in range(3):
        lines[7].other.send(b"x")
        held.look(1)
    assert lines[7].heard == b"xxx"
    assert [one.asked - was for one, was in zip(lines, before, strict=True)] == [2 * (n == 7) for n in range(MANY)]
    monkeypatch.setattr(connections.time, "monotonic", lambda: 7.0)
    held.look(0)
    assert min(one.asked - was for one, was in zip(lines, before, strict=True)) == 1


def test_who_is_being_answered_is_asked_each_time_and_who_has_gone_never(lines: list[Line]) -> None:
    held = Connections()
    for one in lines[:2]:
        held[one._fileno] = one
    held.look(0)
    held.busy[1] = lines[0]
    before = lines[0].asked
    held.look(0)
    held.look(0)
    assert lines[0].asked == before + 2
    lines[1].other.send(b"x")
    del held[lines[1]._fileno]
    held.look(0)
    assert lines[1].heard == b""


def test_who_waits_in_the_queue_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a server that is behind falls further behind with each that comes."""
    go_on, asked = threading.Event(), list[Channel]()

    def app(_environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        assert go_on.wait(30)
        start("204 No Content", [])
        return []

    def readable(channel: Channel) -> bool:
        asked.append(channel)
        return usual(channel)

    usual = Channel.readable
    monkeypatch.setattr(Channel, "readable", readable)
    door = socket.create_server(("127.0.0.1", 0))
    server = server_of(app, door, 100, threads=1, ident=None)
    tablets = [socket.create_connection(door.getsockname()) for _ in range(10)]
    for tablet in tablets:
        tablet.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    channels = server.active_channels
    while sum(bool(one.requests) for one in channels.values()) < len(tablets) or not server.connections.busy:
        server.connections.look(1, server)
    monkeypatch.setattr(connections, "_LOOK_SECONDS", 60)
    for _ in range(2):
        server.connections.look(0, server)
    asked.clear()
    for _ in range(3):
        server.connections.look(0, server)
    assert asked == [*server.connections.busy.values()] * 3
    go_on.set()
    while any(one.requests for one in channels.values()):
        server.connections.look(1, server)
    for tablet in tablets:
        tablet.settimeout(30)
        assert b"204 No Content" in tablet.recv(4_096)
        tablet.close()
    server.task_dispatcher.shutdown()
    for one in (*server.connections.values(),):
        one.close()
