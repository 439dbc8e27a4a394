"""What a server asks of its connections before each wait."""

import socket
from collections.abc import Iterator

import pytest

from kidsq.server import connections
from kidsq.server.connections import Connections

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
