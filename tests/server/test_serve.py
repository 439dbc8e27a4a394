"""Starting and stopping the server, and what it says when it cannot start."""

import http.client
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from flask import Flask, g

from kidsq.server.logs import Lines, Objects
from kidsq.server.serve import (
    CannotServe,
    _say_where,
    addresses,
    default_data_folder,
    listen,
    make_usable,
    qr_in_text,
    serve,
)

SERVE_A_STUB = """
import logging
import sys
import time
from pathlib import Path
from kidsq.server.serve import serve

def app(environ, start_response):
    if environ["PATH_INFO"] == "/slow":
        print("asked", flush=True)
        time.sleep(0.5)
    if environ["PATH_INFO"] in ("/204", "/304"):
        start_response(environ["PATH_INFO"][1:] + " nothing", [])
        return []
    start_response("200 OK", [("Content-Type", "text/plain")])
    if environ["PATH_INFO"] == "/log":
        logging.getLogger("kidsq.security").info("a line")
        logging.getLogger("kidsq.other").info("no line")
    return [environ["wsgi.url_scheme"].encode()] if environ["PATH_INFO"] == "/scheme" else [b"good night"]

here = "127.0.0.1"
sys.exit(serve(here, int(sys.argv[1]), Path(sys.argv[2]), False, app=app, welcome=lambda url: [f"claim {url}/x"]))
"""


@pytest.fixture
def taken_port():
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture(scope="module")
def stub(tmp_path_factory):
    """The port of a served stub that answers until the last test here is done."""
    with served(tmp_path_factory.mktemp("stub")) as (server, port):
        server.stdout.readline()
        yield port


@contextmanager
def served(folder):
    """A served stub and its port, before it has said where it is."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE_A_STUB, str(port), str(folder / "new" / "folder")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        yield server, port
        server.kill()


@pytest.mark.slow
def test_a_request_under_way_is_answered_when_sigterm_ends_the_server(tmp_path):
    with served(tmp_path) as (server, port), ThreadPoolExecutor() as child:
        said = [server.stdout.readline() for _ in range(3)]
        page = child.submit(urllib.request.urlopen, f"http://127.0.0.1:{port}/slow", timeout=10)
        assert server.stdout.readline() == "asked\n", said
        server.send_signal(signal.SIGTERM)
        with page.result() as answer:
            assert answer.read() == b"good night"
            headers = answer.headers
        rest, _ = server.communicate(timeout=10)
    assert "Server" not in headers
    assert f"http://localhost:{port}" in said[0]
    assert said[1] == f"claim http://localhost:{port}/x\n"
    assert "has stopped" in rest
    assert server.returncode == 0


@pytest.mark.full
@pytest.mark.parametrize("log", ["1", "json"])
def test_behind_a_proxy_pages_are_made_for_https_and_a_log_can_be_asked_for(tmp_path, monkeypatch, log):
    monkeypatch.setenv("KIDSQ_HTTPS", "1")
    monkeypatch.setenv("KIDSQ_HOSTS", "kidsq.example.org")
    monkeypatch.setenv("KIDSQ_LOG", log)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE_A_STUB, str(port), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        said = [server.stdout.readline() for _ in range(3)]
        assert said[1] == "claim https://kidsq.example.org/x\n", "the form of any other address would be refused"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/scheme", timeout=10) as answer:
            assert answer.read() == b"https"
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            line.sendall(b"NONSENSE\r\n\r\n")
            assert b"\nCross-Origin-Opener-Policy: same-origin" in line.makefile("rb").read()
        urllib.request.urlopen(f"http://127.0.0.1:{port}/log", timeout=10).close()
        server.send_signal(signal.SIGTERM)
        (line,) = server.communicate(timeout=10)[1].splitlines()
        assert (json.loads(line)["message"] if log == "json" else line) == "a line"


@pytest.mark.parametrize("noise", [b"NONSENSE\r\n\r\n", b"POST / HTTP/1.0\r\nContent-Length: 9000000\r\n\r\n"])
def test_refusal_of_what_is_no_request_has_the_headers(stub, noise):
    with socket.create_connection(("127.0.0.1", stub), timeout=10) as line:
        line.sendall(noise)
        head, _end, words = line.makefile("rb").read().partition(b"\r\n\r\n")
    assert head.split()[1] in (b"400", b"413")
    assert (b"Nothing has been changed" in words) == (b" 413 " in head)
    for name in (b"Content-Security-Policy", b"X-Content-Type-Options", b"Referrer-Policy", b"Cache-Control"):
        assert head.count(b"\n" + name + b": ") == 1


@pytest.mark.parametrize("path", ["/204", "/304", "/"])
def test_an_answer_leaves_the_connection_open(stub, path):
    with closing(http.client.HTTPConnection("127.0.0.1", stub, timeout=10)) as link:
        for _ in range(3):
            link.request("GET", path)
            way = link.sock
            link.getresponse().read()
            assert link.sock is way


@pytest.mark.parametrize(
    "asks", [b"GET /204 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", b"GET /204 HTTP/1.0\r\n\r\n"]
)
def test_who_wants_the_connection_closed_finds_it_closed(stub, asks):
    with socket.create_connection(("127.0.0.1", stub), 10) as link:
        link.sendall(asks)
        said = b"".join(iter(lambda: link.recv(4096), b""))
    assert said.count(b"HTTP/1.") == 1
    assert b" 204 " in said


def test_taken_port_names_a_free_one(taken_port, tmp_path, capsys):
    assert serve("127.0.0.1", taken_port, tmp_path, False) == 1
    said = capsys.readouterr().err
    assert f"Port {taken_port} is already taken" in said
    offered = int(said.split("--port ")[1].split()[0])
    with listen("127.0.0.1", offered):
        pass


def test_foreign_address_names_the_two_that_work():
    with pytest.raises(CannotServe, match=r"--host 0\.0\.0\.0 .*--host 127\.0\.0\.1"):
        listen("192.0.2.1", 0)


def test_data_folder_is_made_for_this_user_alone(tmp_path):
    make_usable(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    if os.name == "posix":
        assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(os.name != "posix", reason="asks for the modes of files")
def test_what_lies_in_a_folder_of_everybody_is_for_this_user_alone(tmp_path):
    old = os.umask(0o022)
    try:
        tmp_path.chmod(0o755)
        (tmp_path / "backups").mkdir()
        files = [tmp_path / "kidsq.db", tmp_path / "kidsq.db-wal", tmp_path / "backups" / "day.db"]
        for file in files:
            file.write_text("x")
        make_usable(tmp_path)
        later = tmp_path / "kidsq.db-journal"
        later.write_text("x")
        assert {file.stat().st_mode & 0o777 for file in (*files, later)} == {0o600}
    finally:
        os.umask(old)


def test_unusable_data_folder_names_the_variable(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(CannotServe, match="KIDSQ_DATA"):
        make_usable(tmp_path / "file")


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")
def test_read_only_data_folder_is_told(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(CannotServe, match="cannot write in its data folder"):
        make_usable(tmp_path)


def test_data_folder_from_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("KIDSQ_DATA", str(tmp_path))
    assert default_data_folder() == tmp_path
    monkeypatch.delenv("KIDSQ_DATA")
    assert default_data_folder().name == "kidsq"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_loopback_offers_no_address_for_tablets(host):
    assert addresses(host, 8000) == ("http://localhost:8000", None)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_localhost_is_found_whichever_address_a_browser_takes_it_for():
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        for address in ("127.0.0.1", "::1"):
            socket.create_connection((address, port), timeout=5).close()


def test_a_line_of_the_log_says_when_and_of_which_request():
    app = Flask("x")
    record = logging.LogRecord("kidsq.web", logging.ERROR, "", 0, "it %s", ("broke",), None)
    record.created, record.msecs = 1_795_000_000.25, 250.0
    assert Lines().format(record) == "2026-11-18T11:06:40.250Z - it broke"
    with app.test_request_context():
        g.request_id = "7f"
        assert Lines().format(record) == "2026-11-18T11:06:40.250Z 7f it broke"
        record.name = "kidsq.security"
        assert Lines().format(record) == "it broke", "a line of JSON stays one"


def test_an_object_of_the_log_says_the_same_in_one_line():
    try:
        raise ValueError("Ä\nnew line")
    except ValueError:
        fault = sys.exc_info()
    record = logging.LogRecord("kidsq.web", logging.ERROR, "", 0, "it %s", ("broke\n{",), fault)
    record.created, record.msecs = 1_795_000_000.25, 250.0
    line = Objects().format(record)
    assert "\n" not in line
    assert line.isascii()
    said = json.loads(line)
    assert "ValueError: Ä\nnew line" in said.pop("fault")
    assert said == {
        "time": "2026-11-18T11:06:40.250Z",
        "level": "ERROR",
        "logger": "kidsq.web",
        "message": "it broke\n{",
    }


def test_one_address_of_the_network_is_offered_to_tablets():
    assert addresses("10.1.2.3", 8000) == ("http://10.1.2.3:8000", "http://10.1.2.3:8000")


def test_qr_code_fits_a_narrow_terminal():
    rows = qr_in_text("http://192.168.100.100:8000", colours=False).splitlines()
    assert len(rows) <= 20
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(rows[0]) <= 40


def test_a_service_puts_no_qr_code_into_its_log(capsys):
    _say_where("http://localhost:8000", "http://192.168.100.100:8000", ())
    said = capsys.readouterr().out
    assert "http://192.168.100.100:8000\n" in said
    assert "▄" not in said


def test_paths_find_the_checkout():
    from kidsq import paths

    assert paths.static_folder() == Path(__file__).parents[2] / "static"
    assert paths.templates_folder() == Path(__file__).parents[2] / "templates"
