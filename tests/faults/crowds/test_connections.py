"""Connections that ask for nothing, or never come to an end, keep no tablet out; over https neither."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from kidsq import waiting
from kidsq.server import connections, serve

STUB = """
import sys, time
from pathlib import Path
from kidsq.server import connections, serve
from kidsq.server.tls import context_of

def app(environ, start_response):
    if environ["PATH_INFO"] == "/slow":
        time.sleep(1.5)
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "text/plain")])
    wanted = int(environ["QUERY_STRING"] or 9)
    return [b"z" * wanted] if wanted < PIECE else (b"z" * PIECE for _piece in range(wanted // PIECE))

PIECE = 500_000
port, folder = int(sys.argv[1]), Path(sys.argv[2])
connections.HEAD_SECONDS = connections.BODY_SECONDS = connections.STUCK_SECONDS = float(sys.argv[3])
tls = context_of(folder / "cert.pem", folder / "key.pem") if (folder / "cert.pem").exists() else None
sys.exit(serve.serve("127.0.0.1", port, folder / "data", False, app=app, tls=tls))
"""
HEAD_LINE = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
ASK = HEAD_LINE + b"\r\n"
UNFINISHED = b"POST / HTTP/1.1\r\nContent-Length: 60000\r\n\r\nabc"
WAYS = ("idle", "half a word", "half a head", "half a body", "idle after an answer")
MANY = serve.CONNECTIONS + 50

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with cert.pem and key.pem for localhost."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("tls")
    command = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    named = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([openssl, *command.split(), *named, *files], check=True, capture_output=True)
    return folder


@pytest.fixture(autouse=True)
def many_files() -> None:
    """As kidsq serve allows itself: up to what the system lets an account have."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4 * MANY if hard == resource.RLIM_INFINITY else min(4 * MANY, hard)
    if wanted < 2 * MANY:
        pytest.skip("this account may not open enough files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


Serve = Callable[..., int]


@pytest.fixture
def serving() -> Iterator[Serve]:
    """Serves a stub from a folder and returns the port; over https where a certificate lies there."""
    with ExitStack() as stack:

        def start(folder: Path, head_seconds: float = 10.0) -> int:
            with socket.create_server(("127.0.0.1", 0)) as probe:
                port: int = probe.getsockname()[1]
            command = [sys.executable, "-c", STUB, str(port), str(folder), str(head_seconds)]
            server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
            stack.callback(server.kill)
            assert server.stdout
            assert "running" in server.stdout.readline()
            return port

        yield start


def line_to(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=30)


def answers(port: int, tls: ssl.SSLContext | None = None, tablets: int = 200) -> list[int]:
    """What two requests of each tablet, over one connection where it is kept, are answered; 0 for none."""

    def tablet(_number: int) -> list[int]:
        found = []
        link = HTTPConnection("127.0.0.1", port, timeout=20)
        for _ in range(2):
            with suppress(OSError):
                if tls and link.sock is None:
                    link.sock = tls.wrap_socket(line_to(port), server_hostname="localhost")
            try:
                link.request("GET", "/")
                answer = link.getresponse()
                answer.read()
                found.append(answer.status)
            except (OSError, HTTPException):
                found.append(0)
                link.close()
        link.close()
        return found

    with ThreadPoolExecutor(40) as room:
        return [status for both in room.map(tablet, range(tablets)) for status in both]


def hold(stack: ExitStack, port: int, number: int, said: bytes, buffer: int | None = None) -> list[socket.socket]:
    """So many connections that say this much and wait. buffer: so little is taken of what comes back."""
    held = []
    for _ in range(number):
        link = stack.enter_context(socket.socket())
        if buffer:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        link.settimeout(30)
        link.connect(("127.0.0.1", port))
        with suppress(OSError):
            link.sendall(said)
        held.append(link)
    return held


@pytest.mark.parametrize("said", [b"", b"GET / HT", HEAD_LINE, UNFINISHED, ASK], ids=WAYS)
def test_a_thousand_connections_that_wait_keep_no_tablet_out(serving: Serve, tmp_path: Path, said: bytes) -> None:
    port = serving(tmp_path)
    with ExitStack() as stack:
        hold(stack, port, MANY, said)
        got = answers(port)
    assert got.count(200) >= 0.99 * len(got), f"{got.count(200)} of {len(got)}"


def test_over_https_neither(serving: Serve, certificate: Path) -> None:
    port = serving(certificate)
    trust = ssl.create_default_context(cafile=certificate / "cert.pem")
    with ExitStack() as stack:
        hold(stack, port, MANY, b"")  # no handshake either
        for link in hold(stack, port, 300, b"")[:150]:
            with suppress(OSError):
                stack.enter_context(trust.wrap_socket(link, server_hostname="localhost")).sendall(HEAD_LINE)
        got = answers(port, trust, 50)
    assert got.count(200) >= 0.99 * len(got), f"{got.count(200)} of {len(got)}"


def test_a_head_that_drips_is_dropped(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path, 1.0)
    with line_to(port) as drips, line_to(port) as asked_before, line_to(port) as idle:
        asked_before.sendall(ASK)
        assert b"200 OK" in asked_before.recv(4096)
        drips.settimeout(0.2)
        gone = False
        for link in (drips, asked_before):
            link.sendall(b"GET / HTTP/1.1\r\n")
            link.settimeout(0.2)
            ends = time.monotonic() + 30
            while not gone and time.monotonic() < ends:
                with suppress(TimeoutError):
                    try:
                        link.sendall(b"X-Y: z\r\n")
                        gone = link.recv(1) == b""
                    except ConnectionError:
                        gone = True
            assert gone
            gone = False
        idle.sendall(ASK)
        assert b"200 OK" in idle.recv(4096), "who has said nothing yet has time while there is room"


def test_what_is_answered_right_now_is_never_cut_off(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path)
    with line_to(port) as slow, ExitStack() as stack:
        slow.sendall(ASK.replace(b"GET /", b"GET /slow"))
        hold(stack, port, MANY, b"")
        assert b"200 OK" in slow.recv(4096)


def test_whoever_has_been_answered_outlives_those_that_ask_for_nothing(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path)
    with line_to(port) as tablet, ExitStack() as stack:
        tablet.sendall(ASK)
        while not tablet.recv(4096).endswith(b"zzz"):
            pass
        hold(stack, port, 2 * MANY, b"")
        tablet.sendall(ASK)
        assert b"200 OK" in tablet.recv(4096)


def test_a_reader_that_never_reads_can_be_closed(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path)
    with ExitStack() as stack:
        hold(stack, port, MANY, ASK.replace(b"GET /", b"GET /?200000"), buffer=4_096)
        got = answers(port)
    assert got.count(200) >= 0.99 * len(got), f"{got.count(200)} of {len(got)}"


def test_requests_in_one_packet_hold_no_thread_each(serving: Serve, tmp_path: Path) -> None:
    """No browser sends the next one before it has its answer. The first is answered, the others are not kept."""
    port = serving(tmp_path)
    at_once = ASK.replace(b"GET /", b"GET /?200000") * 120
    with ExitStack() as stack:
        hold(stack, port, 3 * waiting.THREADS, at_once, buffer=4_096)
        got = answers(port)
    assert got.count(200) >= 0.99 * len(got), f"{got.count(200)} of {len(got)}"
    with line_to(port) as reader, reader.makefile("rb") as heard:
        reader.sendall(ASK * 3)
        assert heard.read().count(b"200 OK") == 1


def test_who_takes_nothing_of_a_long_answer_is_dropped(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path, 1.0)
    with ExitStack() as stack:
        hold(stack, port, waiting.THREADS, ASK.replace(b"GET /", b"GET /?30000000"), buffer=4_096)
        got = answers(port)
    assert got.count(200) >= 0.99 * len(got), f"{got.count(200)} of {len(got)}"


@pytest.mark.parametrize("chunked", [False, True])
@pytest.mark.parametrize(("path", "most"), [("/", 2**17), ("/grown-ups/a", 2**20), ("/grown-ups/bring-in", 5 * 2**20)])
def test_a_body_is_refused_before_it_is_taken(
    serving: Serve, tmp_path: Path, path: str, most: int, chunked: bool
) -> None:
    port = serving(tmp_path)

    def status(size: int, sent: int) -> bytes:
        said = b"Transfer-Encoding: chunked" if chunked else b"Content-Length: %d" % size
        head = b"POST %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n\r\n" % (path.encode(), said)
        body = b"%x\r\n%s" % (size, b"a" * sent) if chunked else b"a" * sent
        with line_to(port) as link:
            link.sendall(head + body + b"\r\n0\r\n\r\n" * (chunked and sent == size))
            return link.recv(12)

    assert status(most - 1_000, most - 1_000) == b"HTTP/1.1 200"
    assert status(most + 1_000, most + 1_000 if chunked else 0) == b"HTTP/1.1 413"


def test_of_large_bodies_on_their_way_the_latest_stay(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path)
    large = b"POST /grown-ups/bring-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n" + b"a" * 299_999
    with ExitStack() as stack:
        (early,) = hold(stack, port, 1, large)
        assert answers(port, tablets=1) == [200, 200]  # so that it has been read before the others come
        late = hold(stack, port, connections.LARGE_AT_ONCE, large)
        with suppress(ConnectionError):
            assert early.recv(1) == b""
        for one in late:
            one.sendall(b"a")
            assert one.recv(15).endswith(b"200 OK")


def test_a_body_that_drips_is_dropped(serving: Serve, tmp_path: Path) -> None:
    port = serving(tmp_path, 1.0)
    with line_to(port) as drips:
        drips.sendall(UNFINISHED)
        with suppress(ConnectionError):
            assert drips.recv(1) == b""
