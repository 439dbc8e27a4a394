"""Every page of every role, in every language: by links from where the role begins, and by the map of addresses."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, quote, urlsplit

from werkzeug.exceptions import HTTPException

from tools.snapshot import seams
from tools.snapshot.browser import ID, Browser, Cleaner, Page, as_text, write
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


class Walk:
    """One role in one language, in a copy of the house of its own."""

    def __init__(self, app: Flask, browser: Browser, house: House, folder: Path) -> None:
        self.app, self.browser, self.folder = app, browser, folder
        self.cleaner = Cleaner(house.names)
        self.values = dict(house.values)
        self.own: dict[str, str] = {}
        self.seen: set[str] = set()
        self.shapes: Counter[tuple[str, ...]] = Counter()
        self.waiting: list[str] = []
        self.refused: list[str] = []
        self.refusals: set[str] = set()
        self.static: set[str] = set()

    def walk(self, start: str) -> None:
        self.meet(start)
        self._to_the_end()
        for rule in sorted(self.app.url_map.iter_rules(), key=lambda rule: rule.rule):
            if "GET" in (rule.methods or ()) and not rule.rule.startswith("/static"):
                path = rule.rule
                for name in rule.arguments:
                    value = self.own.get(name) or self.values.get(name, "0" * 32)
                    path = re.sub(rf"<(?:\w+:)?{name}>", quote(value, safe=":+"), path)
                self.meet(path)
                self._to_the_end()
        write(self.folder / "refused.txt", "\n".join(sorted(self.refused)) + "\n")

    def _to_the_end(self) -> None:
        while self.waiting:
            self.look(self.waiting.pop(0))

    def meet(self, address: str) -> None:
        """An address that stands somewhere: it is looked at later, unless its like has been often enough."""
        parts = urlsplit(address)
        address = address.partition("#")[0]
        if parts.netloc or address in self.seen:
            return
        if parts.path.startswith("/static/"):
            self.static.add(parts.path)
            return
        try:
            rule, found = self.app.url_map.bind("localhost").match(parts.path, "GET", return_rule=True)
        except HTTPException:
            return
        shape = (rule.rule, *sorted(name for name, _ in parse_qsl(parts.query)))
        self.seen.add(address)
        self.shapes[shape] += 1
        for name, value in found.items():
            self.own.setdefault(name, str(value))
        if self.shapes[shape] <= (OF_AN_ID if ID.search(address) else OF_A_WORD):
            self.waiting.append(address)

    def look(self, path: str) -> None:
        answer = self.browser.ask("GET", path)
        text = self.cleaner.clean(as_text(answer))
        name = self.cleaner.clean(path).strip("/").replace("?", "~").replace("/", "|") or "home"
        target = self.folder / re.sub(r"[^\w.~=&+|-]", "_", name)[:180].replace("|", "/")
        if answer.status_code != 200:
            self._refuse(path, answer.status, answer.headers.get("Location", ""), text)
            return
        write(target.with_name(f"{target.name}.page"), text)
        if answer.mimetype != "text/html":
            return
        page = Page(answer.text)
        gets = [form.action for form in page.forms.values() if form.method == "GET"]
        for address in [href for href, _ in page.links] + page.asks + gets:
            self.meet(address)
        for address in re.findall(r'"(/(?:static|royal)/[^"#]+)', answer.text):
            self.meet(address)
        fragment = self.cleaner.clean(as_text(self.browser.ask("GET", path, script=True)))
        if fragment != text:
            write(target.with_name(f"{target.name}.fragment"), fragment)

    def _refuse(self, path: str, status: str, where: str, text: str) -> None:
        """A line of the list, and the page itself where it has not been seen yet."""
        told = hashlib.sha256(text.encode()).hexdigest()[:12]
        self.refused.append(self.cleaner.clean(f"{path} {status} {where} {'' if where else told}").rstrip())
        if where:
            self.meet(where)
        elif told not in self.refusals:
            self.refusals.add(told)
            write(self.folder / "refused" / f"{told}.page", text)


def of_role(house: House, folder: Path, role: str, language: str) -> None:
    """All that this role finds in this language; in English also the files that its pages ask for."""
    with TemporaryDirectory() as place:
        app = seams.opened(house.copied(Path(place) / "data"))
        seams.set_clock(60)
        browser = Browser(app, f"{role} {language}", language, house.cookies[role])
        walk = Walk(app, browser, house, folder / "pages" / role / language)
        walk.walk(STARTS[role])
        sums = []
        for path in sorted(walk.static) if language == "en" else ():
            answer = browser.client.get(path)
            sums.append(f"{path} {answer.status_code} {answer.mimetype} {hashlib.sha256(answer.data).hexdigest()}\n")
        if sums:
            write(folder / "pages" / role / "static.txt", "".join(sums))
        seams.set_clock()
        seams.close(app)
