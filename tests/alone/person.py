"""Somebody at the one device, who opens pages and sends forms."""

from __future__ import annotations

import re
from contextlib import closing
from io import BytesIO
from urllib.parse import urlencode

from werkzeug.test import EnvironBuilder

from kidsq.alone.bridge import Bridge

PASSPHRASE = "fourteen yellow boats"
FORM = [("Content-Type", "application/x-www-form-urlencoded"), ("Referer", "https://localhost/")]


class Person:
    """Somebody at the device, who opens pages and sends forms."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.sent = b""
        self.status, self.page, self.where = 0, "", ""

    def open(self, address: str) -> Person:
        self.status, headers, content = self.bridge.answer("GET", address, [("Accept-Language", "en")], b"")
        self.page, self.sent = content.decode("utf-8", "replace"), content
        self.where = dict(headers).get("Location", "")
        return self

    def send(self, address: str, **fields: str) -> Person:
        token = re.search(r'name="csrf_token" value="([^"]+)"', self.page)
        assert token
        body = urlencode({"csrf_token": token[1], **fields}).encode()
        return self._post(address, FORM, body)

    def bring(self, address: str, name: str, content: bytes) -> Person:
        """Send a form with a file."""
        token = re.search(r'name="csrf_token" value="([^"]+)"', self.page)
        assert token
        with closing(
            EnvironBuilder(method="POST", data={"csrf_token": token[1], "file": (BytesIO(content), name)})
        ) as form:
            environ = form.get_environ()
            body, kind = environ["wsgi.input"].read(), environ["CONTENT_TYPE"]
            environ["wsgi.input"].close()
        return self._post(address, [("Content-Type", kind), FORM[1]], body)

    def _post(self, address: str, headers: list[tuple[str, str]], body: bytes) -> Person:
        self.status, said, self.sent = self.bridge.answer("POST", address, headers, body)
        self.where = dict(said).get("Location", "")
        page = self.sent.decode("utf-8", "replace")
        self.page = page if "csrf_token" in page else self.page
        return self


def says_product(person: Person) -> Person:
    one, other = re.findall(r"how much is (\d+)\s×\s(\d+)", person.page)[0]
    return person.send("/grown-ups/first", product=str(int(one) * int(other)))


def chooses(person: Person, name: str, passphrase: str) -> Person:
    """A name and a passphrase behind the product."""
    code = person.where.rpartition("code=")[2]
    return person.open(person.where).send("/grown-ups/claim", code=code, name=name, passphrase=passphrase)


def becomes_first(person: Person) -> Person:
    return chooses(says_product(person.open("/grown-ups")), "Rosa", PASSPHRASE)
