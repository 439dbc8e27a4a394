"""https by kidsq itself: the pages behind a certificate, and what is said of one that cannot be used."""

import asyncio
import shutil
import socket
import ssl
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from kidsq.cli import main
from kidsq.server import tls
from kidsq.server.tls import BadCertificate, context_of

SERVE = """
import sys
from pathlib import Path
from kidsq.server.serve import serve
from kidsq.server import tls
from kidsq.server.tls import context_of

def app(environ, start_response):
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [environ["wsgi.url_scheme"].encode(), b" ", str(len(body)).encode(), b" ", b"x" * 200_000]

port, folder = int(sys.argv[1]), Path(sys.argv[2])
tls = context_of(folder / "cert.pem", folder / "key.pem")
sys.exit(serve("127.0.0.1", port, folder / "data", False, app=app, tls=tls))
"""


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A folder with cert.pem and key.pem for localhost."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("tls")
    command = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([openssl, *command.split(), *files], check=True, capture_output=True)
    return folder


@pytest.fixture
def served(certificate):
    """The address of a stub behind the certificate, and what it said when it started."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE, str(port), str(certificate)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        said = [server.stdout.readline() for _ in range(2)]
        yield f"https://localhost:{port}", said, port
        server.kill()


@pytest.mark.full
def test_many_browsers_at_once_are_served_over_https(served, certificate):
    address, said, _ = served
    trust = ssl.create_default_context(cafile=certificate / "cert.pem")

    def ask(size):
        with urllib.request.urlopen(address, data=b"y" * size, timeout=20, context=trust) as answer:
            return answer.read()

    with ThreadPoolExecutor(8) as browsers:
        pages = list(browsers.map(ask, range(0, 40_000, 1_000)))
    assert [page.split()[:2] for page in pages] == [[b"https", str(n).encode()] for n in range(0, 40_000, 1_000)]
    assert {len(page.split()[2]) for page in pages} == {200_000}
    assert address in said[0]


def test_plain_http_at_the_https_door_is_refused_and_harms_nobody(served, certificate):
    address, _, port = served
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.0\r\n\r\n")
        assert b"200" not in line.makefile("rb").read()
    trust = ssl.create_default_context(cafile=certificate / "cert.pem")
    assert urllib.request.urlopen(address, timeout=20, context=trust).status == 200


def test_a_missing_certificate_is_named(tmp_path):
    with pytest.raises(BadCertificate, match=r"There is no file .*cert\.pem.*docs/https\.md"):
        context_of(tmp_path / "cert.pem", tmp_path / "key.pem")


def test_what_is_no_certificate_is_told(tmp_path):
    for name in ("cert.pem", "key.pem"):
        (tmp_path / name).write_text("nonsense")
    with pytest.raises(BadCertificate, match="no certificate with its unlocked key"):
        context_of(tmp_path / "cert.pem", tmp_path / "key.pem")


def test_a_certificate_needs_its_key(tmp_path, capsys):
    assert main(["serve", "--cert", str(tmp_path / "cert.pem"), "--data", str(tmp_path)]) == 2
    assert "belong together" in capsys.readouterr().err


def test_nothing_older_than_tls_1_2_is_spoken(certificate):
    spoken = context_of(certificate / "cert.pem", certificate / "key.pem")
    assert spoken.minimum_version >= ssl.TLSVersion.TLSv1_2
    assert not [
        one["name"] for one in spoken.get_ciphers() if any(old in one["name"] for old in ("RC4", "3DES", "NULL", "MD5"))
    ]


def test_an_answer_does_not_wait_for_the_echo_of_the_greeting(certificate):
    async def sends_at_once() -> int:
        with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()):
            arrived, _ = door.accept()
            context = context_of(certificate / "cert.pem", certificate / "key.pem")
            greeting = asyncio.create_task(tls._greet(arrived, context))
            await asyncio.sleep(0)  # let it begin
            chosen = arrived.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            greeting.cancel()
            await asyncio.gather(greeting, return_exceptions=True)
            return chosen

    assert asyncio.run(sends_at_once())
