"""A server with a name, as a container has it: made anew at another address, the proxy finds it by itself."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from faults.servers import free_ports

from tools.district import programs
from tools.district.proxy import Proxy

PATIENCE = 60.0
_FOUND, _UNKNOWN = b"\x84\x00", b"\x84\x03"
_A = b"\x00\x01"

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(
        programs.program("haproxy") is None or programs.program("openssl") is None,
        reason="HAProxy or openssl is not installed here",
    ),
]


class Names(threading.Thread):
    """A server of names that knows those of `addresses`, and of anything else that it is not there."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.addresses: dict[str, str] = {}
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]

    def run(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                asked, whom = self._socket.recvfrom(512)
                self._socket.sendto(self._answer(asked), whom)

    def _answer(self, asked: bytes) -> bytes:
        place, labels = 12, list[str]()
        while length := asked[place]:
            labels.append(asked[place + 1 : place + 1 + length].decode())
            place += 1 + length
        question, kind = asked[12 : place + 5], asked[place + 1 : place + 3]
        address = self.addresses.get(".".join(labels))
        found = b""
        if address is not None and kind == _A:
            found = b"\xc0\x0c" + _A + b"\x00\x01" + b"\x00\x00\x00\x01" + b"\x00\x04" + socket.inet_aton(address)
        count = b"\x00\x01" if found else b"\x00\x00"
        code = _UNKNOWN if address is None else _FOUND
        return asked[:2] + code + b"\x00\x01" + count + b"\x00\x00\x00\x00" + question + found

    def close(self) -> None:
        self._socket.close()


@contextmanager
def answering(address: str, port: int) -> Iterator[None]:
    """A server that says its address."""

    class Says(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(address)))
            self.end_headers()
            self.wfile.write(address.encode())

        def log_message(self, *_: object) -> None:
            pass

    made = ThreadingHTTPServer((address, port), Says)
    thread = threading.Thread(target=made.serve_forever, daemon=True)
    thread.start()
    yield
    made.shutdown()
    made.server_close()


def asked(port: int) -> str:
    """What the proxy answers; nothing while it has nobody to ask."""
    with suppress(OSError, http.client.HTTPException):
        link = http.client.HTTPSConnection("127.0.0.1", port, timeout=5, context=ssl._create_unverified_context())
        link.request("GET", "/")
        answer = link.getresponse()
        told = answer.read().decode() if answer.status == 200 else ""
        link.close()
        return told
    return ""


def until_it_says(wanted: str, port: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while asked(port) != wanted:
        assert time.monotonic() < give_up, f"nobody is found at {wanted}"


def test_a_server_made_anew_at_another_address_is_found_by_its_name(tmp_path: Path) -> None:
    ports, names = free_ports(2), Names()
    names.start()
    names.addresses["one.example.org"] = "127.0.0.2"  # and nobody knows the other one yet
    proxy = Proxy(tmp_path, ports, {})
    proxy.make()
    settings = tmp_path / "haproxy.cfg"
    told = settings.read_text().replace("parse-resolv-conf", f"nameserver here 127.0.0.1:{names.port}")
    settings.write_text(told.replace(".example.org:8000", f".example.org:{ports + 1}"))
    try:
        with answering("127.0.0.2", ports + 1):
            proxy.start()
            until_it_says("127.0.0.2", ports)
        with answering("127.0.0.3", ports + 1):
            names.addresses["one.example.org"] = "127.0.0.3"
            until_it_says("127.0.0.3", ports)
    finally:
        proxy.stop()
        names.close()
