"""Serve the game to this machine and to the tablets around it."""

import errno
import gc
import io
import os
import select
import signal
import socket
import ssl
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

import platformdirs
import segno
from waitress.task import ErrorTask, WSGITask

from kidsq import settings
from kidsq.network import lan_address
from kidsq.server.connections import LARGE_BODY, SPARE, Channel, server_of
from kidsq.server.logs import tell_in_lines
from kidsq.server.tls import open_door
from kidsq.store.db.database import make_folder
from kidsq.waiting import THREADS

CONNECTIONS = 1000  # a class of tablets, each with a few kept connections; waitress alone stops at 100
OPEN_FILES = 8192  # over https a connection takes three, and many may be at its handshake
FILES_OF_OURS = 200
SELECTED = 400  # Windows has no poll(), and its select() takes 512
# The pages themselves accept less, and say so in their own way; this stops a flood before it is read.
GROWN_UPS_BODY = 1024 * 1024
FILE_BODY = 5 * 1024 * 1024
HEADER_BYTES = 32 * 1024  # a cookie has 4 kB, an address less
EVERY_ADDRESS = {"", "0.0.0.0"}

WSGIApp = Callable[..., Any]


class CannotServe(Exception):
    """The server cannot start; the text is for the person at the command line and names the way out."""


def default_data_folder() -> Path:
    """KIDSQ_DATA, or the user's own data folder of this system."""
    chosen = settings.text(settings.DATA)
    return Path(chosen).expanduser() if chosen else platformdirs.user_data_path("kidsq", appauthor=False)


def serve(
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    *,
    app: WSGIApp | None = None,
    welcome: Callable[[str], Iterable[str]] | None = None,
    tls: ssl.SSLContext | None = None,
) -> int:
    """Serve until Ctrl-C or SIGTERM; the exit status, with a plain sentence on standard error when it cannot start.

    app: another WSGI application than kidsq's own, for tests.
    welcome: more lines to print, made from this machine's address ("http://localhost:8000").
    tls: speak https alone, with this certificate.
    """
    try:
        make_usable(data)
        listener = listen(host, port)
    except CannotServe as trouble:
        print(trouble, file=sys.stderr)
        return 1
    tell_in_lines()
    with listener:
        return _run(listener, app or _kidsq(data), host, open_browser, welcome, tls)


def make_usable(data: Path) -> None:
    """Make the data folder and try to write in it; what lies there is for this account alone."""
    try:
        make_folder(data, 0o700)  # children's data: nobody else on this machine looks in
        with tempfile.TemporaryFile(dir=data):
            pass
        _for_this_user_alone(data)
    except OSError as trouble:
        raise CannotServe(
            f"kidsq cannot write in its data folder {data} ({trouble.strerror or trouble}).\n"
            "Set the variable KIDSQ_DATA to a folder that you may write in, and start again."
        ) from trouble


def _for_this_user_alone(data: Path) -> None:
    """Let no other account of this machine read what is in the folder, or what will be."""
    os.umask(0o077)
    for file in (*data.glob("kidsq.db*"), *data.glob("backups/*")):
        with suppress(OSError):  # somebody else's, or gone by now
            file.chmod(0o600)


def listen(host: str, port: int) -> socket.socket:
    """A socket that already holds the port, so that a taken one is known before anything else starts."""
    # create_server, not waitress' own bind: with SO_REUSEADDR on Windows two servers would share a port.
    try:
        if host in EVERY_ADDRESS and socket.has_dualstack_ipv6():  # a browser may take localhost for ::1
            with suppress(OSError):  # as where IPv6 is switched off; a port that is taken is told by the second try
                return socket.create_server(("::", port), family=socket.AF_INET6, backlog=1024, dualstack_ipv6=True)
        return socket.create_server((host, port), family=_family(host), backlog=1024)
    except OSError as trouble:
        raise CannotServe(_why_not(trouble, host, port)) from trouble


def addresses(host: str, port: int, scheme: str = "http") -> tuple[str, str | None]:
    """The address for this machine, and the one for tablets on the same network if there is one."""
    if host in {"127.0.0.1", "localhost", "::1"}:
        return f"{scheme}://localhost:{port}", None
    if host in EVERY_ADDRESS or host == "::":
        lan = lan_address()
        return f"{scheme}://localhost:{port}", f"{scheme}://{lan}:{port}" if lan else None
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}:{port}", f"{scheme}://{name}:{port}"


def address_for_links(here: str) -> str:
    """Where a proxy in front speaks https for kidsq: that and the name set for it; else the address of this machine."""
    from kidsq.web.http.hosts import own_names

    names = own_names()
    return f"https://{min(names)}" if settings.is_on(settings.HTTPS) and names else here


def qr_in_text(address: str, *, colours: bool) -> str:
    """A QR code of half blocks. colours: fix white on black, which a terminal with a light ground needs."""
    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    rows = drawn.getvalue().splitlines()
    return "\n".join(f"\033[97;40m{row}\033[0m" if colours else row for row in rows)


def _kidsq(data: Path) -> WSGIApp:
    from kidsq.web import create_app  # here, so that a taken port is told without loading the game

    app = create_app(data)
    if settings.metrics() is not None:
        from kidsq.server import metrics

        metrics.watch(app)
    collect_seldom()
    return app


def collect_seldom() -> None:
    """Run full garbage collections twenty times less often; those of young objects stay as they are.

    A full one stops every request: 130 ms with the games of a thousand children, several times in twenty seconds, and
    most of what the slowest one per cent of requests waited for. Only one per cent of all garbage is left to it.
    """
    gc.freeze()  # what has been imported and built by now stays: full collections need not look through it
    gc.set_threshold(700, 10, 200)


def _most_of(path: str) -> int:
    """How many bytes of a body are taken at this path."""
    from kidsq.web.http.security import LARGER_BODIES

    if path in LARGER_BODIES:
        return FILE_BODY
    return GROWN_UPS_BODY if path.startswith("/grown-ups/") else LARGE_BODY


class _Refusal(ErrorTask):  # type: ignore[misc]  # waitress comes without types
    """What is no HTTP never reaches the pages; its refusal carries their headers all the same."""

    def execute(self) -> None:
        from kidsq.web.http.security import HEADERS, HTTPS_HEADERS

        https = self.channel.server.adj.url_scheme == "https"
        self.response_headers.extend([*(HTTPS_HEADERS if https else HEADERS), ("Cache-Control", "no-store")])
        if self.request.error.code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            self.request.error.body = "That is far more than kidsq takes. Nothing has been changed: please go back."
        super().execute()


class _Answer(WSGITask):  # type: ignore[misc]
    """An answer without a body ends with its head: a look without news leaves the connection open for the next one.

    Waitress closes it after every answer that says no length, and 204 and 304 must not say any (RFC 9110, 8.6).
    """

    def set_close_on_finish(self) -> None:
        wanted = self.request.headers.get("CONNECTION", "").lower()
        if self.has_body or self.version == "1.0" or wanted == "close":
            super().set_close_on_finish()


class _Channel(Channel):
    task_class = _Answer
    error_task_class = _Refusal


def _run(
    listener: socket.socket,
    app: WSGIApp,
    host: str,
    open_browser: bool,
    welcome: Callable[[str], Iterable[str]] | None,
    tls: ssl.SSLContext | None,
) -> int:
    most = _room_for(_allow_many_files(), 3 if tls else 1)
    door = socket.create_server(("127.0.0.1", 0), backlog=1024) if tls else listener
    server = server_of(
        app,
        door,
        most,
        url_scheme="https" if tls or settings.is_on(settings.HTTPS) else "http",
        threads=THREADS,
        most_of=_most_of,
        max_request_header_size=HEADER_BYTES,
        ident=None,
    )
    server.channel_class = _Channel
    here, tablets = addresses(host, listener.getsockname()[1], "https" if tls else "http")
    if tls:
        open_door(listener, tls, door.getsockname())
    _say_where(here, tablets, welcome(address_for_links(here)) if welcome else ())
    _end_cleanly_on_sigterm()
    if open_browser and _someone_is_looking():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    server.run()  # returns on Ctrl-C and SIGTERM, when the requests under way are answered
    print("kidsq has stopped. Open games will go on where they were.", flush=True)
    return 0


def _say_where(here: str, tablets: str | None, more: Iterable[str]) -> None:
    print(f"kidsq is running. On this machine:  {here}")
    if tablets and tablets != here:
        print(f"Tablets on the same network:        {tablets}")
    if tablets and sys.stdout.isatty():  # no camera looks into a log
        with suppress(UnicodeEncodeError):  # an old Windows console has no half blocks
            print(f"\n{qr_in_text(tablets, colours=_takes_colours())}\n")
    for line in more:
        print(line)
    print("Stop with Ctrl-C.", flush=True)


def _why_not(trouble: OSError, host: str, port: int) -> str:
    if trouble.errno == errno.EADDRINUSE:
        other = _free_port_after(host, port)
        return (
            f"Port {port} is already taken on this machine, perhaps by another kidsq that is still running.\n"
            f"Stop that one, or take another port:  kidsq --port {other}   (in the checkout:  make play PORT={other})"
        )
    if trouble.errno in {errno.EACCES, errno.EPERM}:
        return f"This account may not use port {port}. Take one above 1023:  kidsq --port 8000"
    return (
        f"kidsq cannot listen on {host!r} ({trouble.strerror or trouble}).\n"
        "Use --host 0.0.0.0 for this machine and its network, or --host 127.0.0.1 for this machine alone."
    )


def _free_port_after(host: str, port: int) -> int:
    for other in range(port + 1, min(port + 50, 65536)):
        with suppress(OSError), socket.create_server((host, other), family=_family(host)):
            return other
    return port + 1 if port < 65535 else 8000


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _allow_many_files() -> int:
    """Raise the soft limit of open files, 256 on macOS, so that the connections fit; returns how many there may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return OPEN_FILES if soft == resource.RLIM_INFINITY else int(soft)


def _room_for(files: int, each: int) -> int:
    """How many connections fit. each: files that one takes; the database, its journals and a backup need some, too."""
    if not hasattr(select, "poll"):
        return min(CONNECTIONS, SELECTED)
    return max(20, min(CONNECTIONS, (files - FILES_OF_OURS) // each - SPARE))


def _end_cleanly_on_sigterm() -> None:
    if threading.current_thread() is not threading.main_thread():
        return

    def stop(signum: int, frame: object) -> None:
        raise SystemExit(0)  # waitress catches it, answers what is under way and returns

    signal.signal(signal.SIGTERM, stop)


def _someone_is_looking() -> bool:
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _takes_colours() -> bool:
    return sys.platform != "win32" or "WT_SESSION" in os.environ
