"""Who may hold a connection to the server: near the limit, not those who ask for nothing. And which to look at when."""

from __future__ import annotations

import selectors
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Any, Final

from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.server import TcpWSGIServer

from kidsq.server.threads import Threads

HEAD_SECONDS = 10.0
"""So long the head of a request may take from its first byte; a tablet sends it in one piece."""
BODY_SECONDS = 120.0
"""So long its body may take: the largest, 5 MB, over the slowest line of a school."""
LARGE_BODY: Final = 128 * 1024
LARGE_AT_ONCE: Final = 16
"""So many bodies beyond LARGE_BODY may be on their way; the earliest are dropped first."""
STUCK_SECONDS = 30.0
"""So long who has an answer waiting that no memory holds may take nothing of it: a thread waits beside it."""
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


class Request(HTTPRequestParser):  # type: ignore[misc]  # waitress comes without types
    """One request; how large its body may be is known by its address, before any of the body is taken."""

    adj: Any

    def parse_header(self, head: bytes) -> None:
        """Read the head."""
        super().parse_header(head)
        most = self.adj.most_of(self.path)
        if most != self.adj.max_request_body_size:
            self.adj = copy(self.adj)
            self.adj.max_request_body_size = most


class Channel(HTTPChannel):  # type: ignore[misc]
    """One connection, which knows how long it has asked for nothing. All by a clock that does not jump."""

    parser_class = Request
    has_queued = False
    """True if it has sent requests beside the one that is answered, as no browser does: they were dropped."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.came = self.took = time.monotonic()
        self.answered: float | None = None
        self.unfinished: tuple[HTTPRequestParser, bool, float] | None = None
        """What has come in part, whether its head is whole, and since when that is so."""
        super().__init__(*arguments, **more)

    def received(self, data: bytes) -> bool:
        """Take what has come, of several requests the first, and note since when one is unfinished."""
        taken: bool = super().received(data)
        with self.requests_lock:
            if len(self.requests) > 1:
                # Their answers would pile up unread, and a thread wait with each pile.
                self.has_queued = True
                for one in self.requests[1:]:
                    one.close()
                del self.requests[1:]
            now = self.request
        if now is None:
            self.unfinished = None
        elif self.unfinished is None or self.unfinished[:2] != (now, now.headers_finished):
            self.unfinished = now, now.headers_finished, time.monotonic()
        return taken

    def service(self) -> None:
        """Answer what has been asked."""
        connections, me = self.server.connections, threading.get_ident()
        connections.busy[me] = self
        super().service()
        self.answered = time.monotonic()
        if self.has_queued:
            self.close_when_flushed = True
        connections.changed.append(self)  # before it is no longer busy: the loop wakes at any time in between
        del connections.busy[me]

    def _flush_some(self, do_close: bool = True) -> bool:
        sent: bool = super()._flush_some(do_close)
        if sent:
            self.took = time.monotonic()
        return sent

    def is_overdue(self, now: float) -> bool:
        """True if it sends a head or a body, or takes an answer, more slowly than anybody who wants one."""
        if self.total_outbufs_len > self.adj.outbuf_high_watermark:
            return now - self.took > STUCK_SECONDS
        if self.unfinished is None or not self.rests:
            return False
        _request, has_head, since = self.unfinished
        return now - since > (BODY_SECONDS if has_head else HEAD_SECONDS)

    @property
    def large_since(self) -> float | None:
        """Since when a body beyond LARGE_BODY is on its way."""
        if self.unfinished is None or self.unfinished[0].body_bytes_received <= LARGE_BODY:
            return None
        return self.unfinished[2]

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
        """True if there is room for another connection; once a second, drop who holds up what others wait for."""
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + _LOOK_SECONDS
            here = [one for one in self.active_channels.values() if not one.will_close]
            large = sorted((one for one in here if one.large_since is not None), key=lambda one: one.large_since)
            for one in [*(one for one in here if one.is_overdue(now)), *large[:-LARGE_AT_ONCE]]:
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


def server_of(
    app: Any, door: socket.socket, most: int, most_of: Callable[[str], int] = lambda path: LARGE_BODY, **settings: Any
) -> Server:
    """A server at this listening socket with at most so many connections.

    most_of: how many bytes the body of a request may have, by its path. settings: waitress's own.
    """
    bodies = {"max_request_body_size": LARGE_BODY, "inbuf_overflow": LARGE_BODY // 2}
    chosen = Adjustments(sockets=[door], connection_limit=most + SPARE, **bodies, **settings)
    chosen.most_of = most_of
    threads = Threads()
    threads.set_thread_count(chosen.threads)
    known = (door.family, door.type, door.proto, door.getsockname())
    made = Server(app, Connections(), True, door, dispatcher=threads, adj=chosen, bind_socket=False, sockinfo=known)
    made.most = most
    return made
