"""Requests that no page of kidsq sends, made from the routes and the field names in the code."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote_plus

import kidsq.web
from kidsq.turns import CHOICES

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
    b"card=" + b"&card=".join(b"%d" % n for n in range(2_000)),
    b"&".join(b"f%d=1" % n for n in range(3_000)),
    b"--x\r\nContent-Disposition: form-data; name=ply\r\n\r\n\xff\r\n--x--\r\n",
    b"--x\r\nContent-Disposition: form-data; name=ply; filename=a.txt\r\n\r\n1\r\n--x--\r\n",
    b"--x\r\nContent-Disposition",
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
_READ = re.compile(r"""(?:form|args)(?:\.get|\.getlist)?[\[(]"(\w+)"|_(?:whole|day)\("(\w+)"\)""")


def fields() -> tuple[str, ...]:
    """Every field that some page of kidsq reads."""
    web = Path(kidsq.web.__file__).parent
    found = {name for path in web.glob("*.py") for pair in _READ.findall(path.read_text()) for name in pair if name}
    return tuple(sorted(found | set(CHOICES)))


FIELDS = fields()


def body_of(rng: random.Random, known: Mapping[str, str]) -> dict[str, Any]:
    """A body, or none. known: fields that would be right, of which a few are mixed in."""
    kind = rng.randrange(5)
    if kind == 0:
        return {"data": rng.choice(RAW), "content_type": rng.choice(TYPES)}
    if kind == 1:
        return {"data": rng.choice(RAW), "content_type": TYPES[0]}
    names = rng.sample(FIELDS, rng.randint(0, 6))
    sent: dict[str, Any] = {name: value for name, value in known.items() if rng.random() < 0.7}
    for name in names:
        key = rng.choice((name, name, name, f"{name}[]", f"{name}[0][x]", name.upper()))
        sent[key] = [rng.choice(TEXTS) for _ in range(rng.choice((1, 1, 1, 2, 40)))]
    if kind == 2:
        return {"data": sent, "content_type": "multipart/form-data"}
    return {"data": sent}


def query_of(rng: random.Random) -> str:
    """A query string as it would stand in the environment: bytes, shown as latin-1."""
    if rng.random() < 0.5:
        return ""
    if rng.random() < 0.4:
        return rng.choice(RAW)[:4_000].decode("latin-1")
    return "&".join(f"{name}={quote_plus(rng.choice(TEXTS))}" for name in rng.sample(FIELDS, rng.randint(1, 4)))
