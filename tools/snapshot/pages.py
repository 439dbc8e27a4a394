"""Every page of every role, in every language: by links from where the role begins, and by the map of addresses."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, quote, urlsplit

from werkzeug.exceptions import HTTPException

from tools.snapshot import seams
from tools.snapshot.browser import ID, Browser, Cleaner, Fields, Page, as_text, write
from tools.snapshot.house import House

if TYPE_CHECKING:
    from flask import Flask

STARTS = {
    "nobody": "/",
    "guest": "/",
    "child": "/",
    "tablet": "/class",
    "seated": "/class",
    "playing": "/class",
    "on_wall": "/class",
    "parent": "/grown-ups",
    "teacher": "/grown-ups",
    "oak": "/grown-ups",
    "owner": "/grown-ups",
}
"""Role -> where it begins; oak: who owns the second school."""
OF_AN_ID, OF_A_WORD = 2, 12
"""So many pages are looked at whose addresses differ by an id, or by what an id is asked for; or by other words."""

LATER_S = 60
"""After the house was built."""


class Walk:
    """One role in one language, in a copy of the house of its own."""

    def __init__(self, app: Flask, browser: Browser, house: House, folder: Path) -> None:
        self.app, self.browser, self.folder = app, browser, folder
        self.cleaner = Cleaner(house.names)
        self.values = house.values
        self.own: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.seen: set[str] = set()
        self.shapes: Counter[tuple[str, ...]] = Counter()
        self.waiting: list[str] = []
        self.refused: list[str] = []
        self.refusals: set[str] = set()
        self.static: set[str] = set()
        self.forms: dict[tuple[str, ...], tuple[str, Fields]] = {}

    def walk(self, start: str) -> None:
        self.meet(start)
        self._to_the_end()
        for rule in sorted(self.app.url_map.iter_rules(), key=lambda rule: rule.rule):
            if "GET" in (rule.methods or ()) and not rule.rule.startswith("/static"):
                for known in ({**self.values, **self.own}, {**self.own, **self.values}):
                    path = rule.rule
                    for name in rule.arguments:
                        value = quote(known.get(name, "0" * 32), safe=":+")
                        path = re.sub(rf"<(?:\w+:)?{name}>", value, path)
                    self.meet(path, always=True)
                    self._to_the_end()
        write(self.folder / "refused.txt", "\n".join(sorted(self.refused)) + "\n")

    def _to_the_end(self) -> None:
        while self.waiting:
            self.look(self.waiting.pop(0))

    def rule_of(self, path: str, method: str) -> tuple[str, Mapping[str, Any]]:
        """The rule of an address, and its values; nothing where none is meant."""
        try:
            rule, found = self.app.url_map.bind("localhost").match(path, method, return_rule=True)
        except HTTPException:
            return "", {}
        return rule.rule, found

    def meet(self, address: str, *, always: bool = False) -> None:
        """An address that stands somewhere: it is looked at later, unless its like has been often enough."""
        parts = urlsplit(address)
        address = address.partition("#")[0]
        if parts.netloc or address in self.seen:
            return
        if parts.path.startswith("/static/"):
            self.static.add(parts.path)
            return
        rule, found = self.rule_of(parts.path, "GET")
        if not rule:
            return
        shape = (rule, *sorted(name for name, _ in parse_qsl(parts.query)))
        self.shapes[shape] += not always
        if always or self.shapes[shape] <= (OF_AN_ID if ID.search(address) else OF_A_WORD):
            self.seen.add(address)
            self.waiting.append(address)
            for name, value in found.items():
                self.own.setdefault(name, str(value))

    def target(self, path: str) -> Path:
        name = self.cleaner.clean(path, self.ids).strip("/").replace("?", "~").replace("/", "|") or "home"
        return self.folder / re.sub(r"[^\w.~=&+|-]", "_", name)[:180].replace("|", "/")

    def look(self, path: str) -> None:
        """What a page asks for by itself it is sent as to a script that has seen nothing yet."""
        script = "seen=" in path
        answer = self.browser.ask("GET", re.sub(r"seen=\w+", "seen=0", path), script=script)
        text = self.cleaner.clean(as_text(answer))
        if answer.status_code != 200:
            self._refuse(path, answer.status, answer.headers.get("Location", ""), text)
            return
        target = self.target(path)
        write(target.with_name(f"{target.name}.page"), text)
        if answer.mimetype == "text/html":
            self._read(path, answer.text)

    def _read(self, path: str, html: str) -> None:
        page = Page(html)
        for address in [href for href, _ in page.links] + page.asks:
            self.meet(address)
        for address in re.findall(r'"(/(?:static|royal)/[^"#]+)', html):
            self.meet(address)
        for form in page.forms.values():
            if form.method == "GET":
                self.meet(form.action)
                continue
            rule, _ = self.rule_of(urlsplit(form.action or path).path, "POST")
            buttons = sorted({(named, said) for kind, named, said, _ in form.offers if kind == "button"})
            for name, value in buttons or [("", "")]:
                word = "" if ID.search(value) else value.partition(" ")[0]
                sent = {**form.sends, name: [value]} if name else form.sends
                if rule:
                    self.forms.setdefault((rule, name, word, *sorted(sent)), (form.action or path, sent))

    def _refuse(self, path: str, status: str, where: str, text: str) -> None:
        """A line of the list, and the page itself where it has not been seen yet."""
        told = hashlib.sha256(text.encode()).hexdigest()[:12]
        self.refused.append(self.cleaner.clean(f"{path} {status} {where or told}", self.ids))
        if where:
            self.meet(where)
        elif told not in self.refusals:
            self.refusals.add(told)
            write(self.folder / "refused" / f"{told}.page", text)


def of_role(house: House, folder: Path, role: str, language: str) -> None:
    """All that this role finds in this language; in English also what its forms answer, and the files asked for."""
    with TemporaryDirectory() as place:
        app = seams.opened(house.copied(Path(place) / "data"))
        seams.set_clock(LATER_S)
        browser = Browser(app, f"{role} {language}", language, house.cookies[role])
        walk = Walk(app, browser, house, folder / "pages" / role / language)
        walk.walk(STARTS[role])
        sums = []
        for path in sorted(walk.static) if language == "en" else ():
            answer = browser.client.get(path)
            sums.append(f"{path} {answer.status_code} {answer.mimetype} {hashlib.sha256(answer.data).hexdigest()}\n")
        if sums:
            write(folder / "pages" / role / "static.txt", "".join(sums))
        seams.close(app)
    if language == "en":
        walk.folder = folder / "pages" / role / "forms"
        for key, (action, fields) in walk.forms.items():
            _send(house, walk, browser.cookie or house.cookies[role], key, action, fields)
    seams.set_clock()


def _send(house: House, walk: Walk, cookie: str, key: tuple[str, ...], action: str, fields: Fields) -> None:
    """What one form answers as it stands on its page, in a house in which nothing else has been done."""
    with TemporaryDirectory() as place:
        app = seams.opened(house.copied(Path(place) / "data"))
        browser = Browser(app, f"form {action} {key}", "en", cookie)
        answer = browser.ask("POST", action, fields)
        told = [as_text(answer)]
        if answer.status_code == 303:
            told.append(as_text(browser.ask("GET", answer.headers["Location"])))
        target = walk.target("~".join([action.partition("?")[0], *filter(None, key[1:3])]))
        file, number = target.with_name(f"{target.name}.page"), 1
        while file.exists():  # of two forms that differ in their fields alone
            number += 1
            file = target.with_name(f"{target.name}-{number}.page")
        write(file, walk.cleaner.clean("\n".join(told), {}))
        seams.close(app)
