"""What the recorder has written down: every change of the disk, and what has left the machine, in one order."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

FILES = 4_096
"""So far apart are the sockets of two processes."""
_HEAD = struct.Struct("=cQqII")
_KEY = re.compile(rb"[?&\n]key=([\w.]+)")
_OPENED = re.compile(rb"\r\nLocation: /table/(\w{32})\r\n")


class Event(NamedTuple):
    """One record. op: C create, T a file without a name, W write, L length, S fsync, D fsync of a folder, R rename,
    H hard link, U unlink, M mkdir; A an answer has left, Q a request came, ? something that nobody thought of."""

    op: str
    inode: int
    number: int
    path: str
    data: bytes


def events(tape: Path) -> Iterator[Event]:
    """The records of a tape, in their order."""
    read, at = tape.read_bytes(), 0
    while at < len(read):
        op, inode, number, path_length, data_length = _HEAD.unpack_from(read, at)
        at += _HEAD.size
        path, data = read[at : at + path_length], read[at + path_length : at + path_length + data_length]
        at += path_length + data_length
        yield Event(op.decode(), inode, number, path.decode(), data)


@dataclass
class Told:
    """What a kidsq has promised up to a moment, by what has left it: keys, games, lines on standard output."""

    sent: set[str] = field(default_factory=set)
    confirmed: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)
    said: str = ""
    answers: int = 0
    _requests: dict[int, bytes] = field(default_factory=dict)

    def hear(self, event: Event) -> None:
        """One more record."""
        if event.op == "Q":
            request = self._requests[event.inode] = self._requests.get(event.inode, b"") + event.data
            self.sent |= {key.decode() for key in _KEY.findall(request.replace(b"\r\n\r\n", b"\n"))}
        elif event.op == "A" and event.inode == 1:
            self.said += event.data.decode(errors="replace")
        elif event.op == "A" and event.data.startswith(b"HTTP/1.1 "):
            self._answer(self._requests.pop(event.inode, b""), event.data)

    def _answer(self, request: bytes, answer: bytes) -> None:
        self.answers += 1
        if not request.startswith(b"POST /"):
            return
        if answer.startswith(b"HTTP/1.1 200 "):
            self.confirmed |= {key.decode() for key in _KEY.findall(request.replace(b"\r\n\r\n", b"\n"))}
        elif (
            answer.startswith(b"HTTP/1.1 303 ")
            and request.startswith(b"POST /play ")
            and (made := _OPENED.search(answer))
        ):
            self.games.add(made[1].decode())
