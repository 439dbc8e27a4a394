"""Who may hold a connection to the server: near the limit, not those who ask for nothing. And which to look at when."""

from __future__ import annotations

import selectors
import socket
import threading
import time
from collections import deque
from contextlib import suppress
from typing import Any, Final

from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher

HEAD_SECONDS = 10.0
"""So long the head of a request may take from its first byte; a tablet sends it in one piece."""
SPARE: Final = 100
"""So many connections may be on their way out when others have come in their place."""
LET_IN_AT_ONCE: Final = 50
JUST_IN: Final = 100
"""So many of the latest that have asked for nothing yet are not the first to go."""
_LOOK_SECONDS: Final = 1.0
_READ, _WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE


class Connections(dict[int, Any]):
    """File number -> what waitress has there: the door, its trigger, a Channel for each connection.

    Waitress's own loop asks all of them before each wait whether they want to read or write: with 900 tablets ten
    times the work of answering one. Here only those are asked with which something may have happened since; all once a
    second, as there.
    """

    def __init__(self) -> None:
        super().__init__()
        self._selector = selectors.DefaultSelector()
        self._waits_for = dict[int, int]()
        self._next_sweep = 0.0
        self.changed = deque[Any]()
        """Who may want something else than before; any thread adds to it."""
        self.busy = dict[int, Any]()
        """Thread -> the channel that it answers, and whose wants it changes meanwhile."""

    def __setitem__(self, file: int, one: Any) -> None:
        super().__setitem__(file, one)
        self.changed.append(one)

    def __delitem__(self, file: int) -> None:
        super().__delitem__(file)
        if self._waits_for.pop(file, 0):
            self._selector.unregister(file)

    def look(self, seconds: float, *always: Any) -> None:
        """Wait at most so long until something happens, and see to it. always: asked before each wait."""
        now = time.monotonic()
        if now >= self._next_sweep:
            self._next_sweep = now + _LOOK_SECONDS
            self.changed.extend(self.values())
        asked = {*always, *tuple(self.busy.values())}
        while self.changed:
            asked.add(self.changed.popleft())
        for one in asked:
            self._ask(one)
        for key, happened in self._selector.select(seconds):
            for kind, see_to in ((_READ, wasyncore.read), (_WRITE, wasyncore.write)):
                if happened & kind and self.get(key.fd) is key.data:  # else it has been closed since
                    see_to(key.data)
            self.changed.append(key.data)

    def _ask(self, one: Any) -> None:
        """Wait for what it wants to do next."""
        file = one._fileno
        if file not in self or self[file] is not one:
            return
        wanted = (_READ if one.readable() else 0) | (_WRITE if one.writable() and not one.accepting else 0)
        known = self._waits_for.get(file, 0)
        if wanted == known:
            return
        self._waits_for[file] = wanted
        if not known:
            self._selector.register(file, wanted, one)
        elif wanted:
            self._selector.modify(file, wanted, one)
        else:
            self._selector.unregister(file)


class Channel(HTTPChannel):  # type: ignore[misc]  # waitress comes without types
    """One connection, which knows how long it has asked for nothing. All by a clock that does not jump."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.came = time.monotonic()
        self.answered: float | None = None
        self.head_began: float | None = None
        super().__init__(*arguments, **more)

    def received(self, data: bytes) -> bool:
        """Take what has come, and note since when the head of a request is unfinished."""
        taken: bool = super().received(data)
        begun = self.request is not None and not self.request.headers_finished
        if not begun:
            self.head_began = None
        elif self.head_began is None:
            self.head_began = time.monotonic()
        return taken

    def service(self) -> None:
        """Answer what has been asked."""
        connections, me = self.server.connections, threading.get_ident()
        connections.busy[me] = self
        super().service()
        self.answered = time.monotonic()
        connections.changed.append(self)  # before it is no longer busy: the loop wakes at any time in between
        del connections.busy[me]

    @property
    def rests(self) -> bool:
        """True if no request is being answered here, so that closing it costs nobody anything."""
        return not self.requests and not self.will_close

    def dismiss(self) -> None:
        """Close it at the next round, also when the other side reads nothing of its answer."""
        self.will_close = True
        self.server.connections.changed.append(self)
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)


class Server(TcpWSGIServer):  # type: ignore[misc]
    """Waitress, which accepts every connection and closes the one that has been idle for longest.

    Alone it lets nobody in at its limit, so that idle connections keep all others out.
    """

    channel_class = Channel
    most = 0
    _next_look = 0.0

    @property
    def connections(self) -> Connections:
        """Its own, and the door."""
        found: Connections = self._map
        return found

    def run(self) -> None:
        """Until Ctrl-C or SIGTERM, when the requests under way are answered."""
        try:
            while self.connections:
                self.connections.look(_LOOK_SECONDS, self)
        except (SystemExit, KeyboardInterrupt):
            self.task_dispatcher.shutdown()

    def readable(self) -> bool:
        """True if there is room for another connection; once a second, drop heads that take too long first."""
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + _LOOK_SECONDS
            for one in list(self.active_channels.values()):
                if one.head_began is not None and now - one.head_began > HEAD_SECONDS and one.rests:
                    one.dismiss()
        can: bool = super().readable()
        return can

    def handle_accept(self) -> None:
        """Let in who waits at the door, several at once, and make room for each."""
        for _ in range(LET_IN_AT_ONCE):
            before = len(self.active_channels)
            if before >= self.adj.connection_limit:
                return
            super().handle_accept()
            if len(self.active_channels) == before:
                break
        self._make_room()

    def _make_room(self) -> None:
        here = [one for one in self.active_channels.values() if not one.will_close]
        too_many = len(here) - self.most
        if too_many <= 0:
            return
        silent = sorted((one for one in here if one.answered is None and one.rests), key=lambda one: one.came)
        new, silent = silent[-JUST_IN:], silent[:-JUST_IN]  # who has just come in has had no time to ask
        known = sorted((one for one in here if one.answered is not None and one.rests), key=lambda one: one.answered)
        for one in [*silent, *known, *new][:too_many]:
            one.dismiss()


def server_of(app: Any, door: socket.socket, most: int, **settings: Any) -> Server:
    """A server at this listening socket with at most so many connections. settings: waitress's own."""
    chosen = Adjustments(sockets=[door], connection_limit=most + SPARE, **settings)
    threads = ThreadedTaskDispatcher()
    threads.set_thread_count(chosen.threads)
    known = (door.family, door.type, door.proto, door.getsockname())
    made = Server(app, Connections(), True, door, dispatcher=threads, adj=chosen, bind_socket=False, sockinfo=known)
    made.most = most
    return made
