"""Requests that no page of kidsq sends, made from the routes and the field names in the code."""

from __future__ import annotations

import gzip
import io
import random
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote_plus

from flask import Flask
from werkzeug.datastructures import Headers

import kidsq
from kidsq.play import CHOICES

TEXTS = (
    "",
    " ",
    "0",
    "-1",
    "1",
    "1e3",
    "0x10",
    "007 ",
    "9" * 5,
    "9" * 30,
    "-" + "9" * 400,
    "9" * 5_000,
    "add:" + "9" * 5_000 + "+1",
    "add:0+0",
    "add:٣+٤",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "[1,2]",
    "٣",
    "²",
    "\x00",
    "a\x00b",
    "\t\r\n",
    "\u202egnp.exe",
    "\ufeff",
    "\ud7ff\ue000\uffff",
    "𝟙𝟚",
    "👩‍👩‍👧‍👦" * 40,
    "é" * 300,
    "x" * 300,
    "x" * 9_000,
    "../../secret.key",
    "..\\..\\secret.key",
    "a\\..\\..\\pyproject.toml",
    "C:/pyproject.toml",
    "%00",
    "%s%s%n%(x)s",
    "{{ 7 * 7 }}",
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "' OR 1=1 --",
    "=HYPERLINK(1)",
    "discard 2+3=6",
    "discard 2+2",
    "discard " + "+".join("1" * 400) + "=400",
    "discard 99999999999999999999+1=2",
    "king:" + "9" * 50,
    "king fire 99",
    "allow",
    "2026-02-30",
    "0001-01-01",
    "9999-12-31",
    "guest",
    "first_night",
    "5" * 3,
    "0" * 32,
    "f" * 32,
    "f" * 64,
    "f" * 65,
)
BACKS = (
    # Ways back that are none, or that no header may hold as they are.
    "//[",
    "//%5B",
    "http://[",
    "//a\u2100b",
    "/cards?\n",
    "/rules?a\nb",
    "/rules?\x00\x1b",
    "/rules?🦄",
    "/cards?é",
    "/cards#\u2028",
)
AIMED = {"back": BACKS}
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND")
RAW = (
    b"\xff\xfe\xfd",
    b"ply=\xff&key=\xc3\x28&move=\xe2\x82",
    b"%ff%fe=%c3%28&ply=%ed%a0%80",
    b"a" * 3_000,
    b"&&&===&;&=&",
    b"[1,2,3]",
    b'{"ply": [1], "key": {"a": null}}',
    b"\x00" * 100,
    b"--x\r\nContent-Disposition: form-data; name=ply\r\n\r\n\xff\r\n--x--\r\n",
    b"--x\r\nContent-Disposition: form-data; name=ply; filename=a.txt\r\n\r\n1\r\n--x--\r\n",
    b"--x\r\nContent-Disposition",
)
LONG = (  # rarer: each costs as much as ten others
    b"card=" + b"&card=".join(b"%d" % n for n in range(2_000)),
    b"&".join(b"f%d=1" % n for n in range(3_000)),
)
TYPES = (
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "multipart/form-data; boundary=" + "x" * 300,
    "application/json",
    "text/xml",
    "\xff/\xfe",
    "",
)
LINES = (
    {},
    {"HX-Request": "true"},
    {"HX-Request": "\xff"},
    {"HX-Request": "true", "HX-Current-URL": "http://["},
    {"HX-Request": "true", "HX-Current-URL": "http://a\u2100b/grown-ups/x".encode().decode("latin-1")},
    {"Accept-Encoding": "gzip;q=x, \xff, *;q=-1"},
    {"Accept-Language": "xx-" + "y" * 200},
    {"Cookie": "kidsq=.eJw\xff; kidsq=x; =; kidsq"},
    {"If-None-Match": '"\xff", *, W/"'},
    {"Range": "bytes=9-1,-0"},
    {"If-Modified-Since": "Fri, 99 Foo 0000 99:99:99"},
    {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Host": "evil.example"},
    {"Content-Length": "-1"},
    {"Content-Length": "x"},
)
_READ = re.compile(r"""(?:form|args)(?:\.get|\.getlist|\.one|\.all)?[\[(]"(\w+)"|_(?:whole|day)\("(\w+)"\)""")


def fields() -> tuple[str, ...]:
    """Every field that some page of kidsq, or some game, reads."""
    code = Path(kidsq.__file__).parent
    found = {name for path in code.rglob("*.py") for pair in _READ.findall(path.read_text()) for name in pair if name}
    return tuple(sorted(found | set(CHOICES)))


FIELDS = fields()


QUOTED = {text: quote_plus(text) for text in (*TEXTS, *BACKS)}


def text_for(rng: random.Random, field: str) -> str:
    """What a field is made to say; where much hangs on one, often what is meant for it."""
    return rng.choice(AIMED[field] if field in AIMED and rng.random() < 0.7 else TEXTS)


@dataclass(frozen=True)
class Odd:
    """What one request says, as it would stand in the environment of WSGI."""

    query: str
    content_type: str
    body: bytes

    @classmethod
    def drawn(cls, rng: random.Random, known: Mapping[str, str]) -> Odd:
        """Another one. known: fields that would be right, of which a few are mixed in."""
        kind = rng.randrange(5)
        if kind < 2:
            raw = rng.choice(LONG if rng.random() < 0.02 else RAW)
            return cls(query_of(rng), rng.choice(TYPES) if kind == 0 else TYPES[0], raw)
        said = [(name, value) for name, value in known.items() if rng.random() < 0.7]
        for name in rng.sample(FIELDS, rng.randint(0, 6)):
            key = rng.choice((name, name, name, f"{name}[]", f"{name}[0][x]", name.upper()))
            said = [pair for pair in said if pair[0] != key]
            said += [(key, text_for(rng, name)) for _ in range(rng.choice((1, 1, 1, 2, 40)))]
        if kind == 2:
            part = '--x\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
            body = "".join(part.format(*pair) for pair in said) + "--x--\r\n"
            return cls(query_of(rng), TYPES[2], body.encode("utf-8", "surrogatepass"))
        body = "&".join(f"{name}={QUOTED.get(value) or quote_plus(value)}" for name, value in said)
        return cls(query_of(rng), TYPES[0], body.encode())


def query_of(rng: random.Random) -> str:
    """A query string: bytes, shown as latin-1."""
    if rng.random() < 0.5:
        return ""
    if rng.random() < 0.4:
        return rng.choice(RAW)[:4_000].decode("latin-1")
    return "&".join(f"{name}={QUOTED[text_for(rng, name)]}" for name in rng.sample(FIELDS, rng.randint(1, 4)))


@dataclass
class Told:
    """What came back, as far as the tests of this folder ask."""

    path: str
    status_code: int
    lines: list[tuple[str, str]]
    data: bytes

    @property
    def headers(self) -> Headers:
        return Headers(self.lines)

    @property
    def request(self) -> Told:
        return self

    @property
    def mimetype(self) -> str:
        return self.headers.get("Content-Type", "").partition(";")[0]

    @property
    def text(self) -> str:
        if self.headers.get("Content-Encoding") == "gzip":
            return gzip.decompress(self.data).decode()
        return self.data.decode()

    def get_data(self, as_text: bool = True) -> str:
        return self.text

    @property
    def look(self) -> tuple[object, ...]:
        """Two answers that look alike are sound or not alike: all but where they lead to and what they are called."""
        told = frozenset(pair for pair in self.lines if pair[0] not in ("Location", "Set-Cookie"))
        return self.status_code, self.path.startswith(("/static/", "/favicon")), told, hash(self.data)


class Wire:
    """One browser, whose requests go to the application as a server hands them over: a test client would cost more."""

    def __init__(self, app: Flask, cookie: str = "") -> None:
        self.app, self.cookie = app, cookie

    def send(self, method: str, path: str, odd: Odd, lines: Mapping[str, str]) -> Told:
        length = str(len(odd.body))
        environ = {
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": "",
            "PATH_INFO": path.encode("utf-8", "surrogatepass").decode("latin-1"),
            "QUERY_STRING": odd.query,
            "CONTENT_TYPE": odd.content_type,
            "CONTENT_LENGTH": length,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "HTTP_HOST": "localhost",
            "HTTP_COOKIE": f"kidsq={self.cookie}",
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(odd.body),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }
        for name, value in lines.items():
            key = name.upper().replace("-", "_")
            environ[key if key == "CONTENT_LENGTH" else f"HTTP_{key}"] = value
        begun: list[tuple[str, list[tuple[str, str]]]] = []
        pieces = self.app(environ, lambda status, headers, _=None: begun.append((status, headers)))
        try:
            data = b"".join(pieces)
        finally:
            if hasattr(pieces, "close"):
                pieces.close()
        status, headers = begun[-1]
        for name, value in headers:
            # A server refuses a header that it cannot write, with a bare 500 of its own.
            assert value.isascii(), (path, name, value)
            assert value.isprintable(), (path, name, value)
        return Told(path, int(status[:3]), headers, data)
