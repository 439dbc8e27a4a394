"""A browser without a screen, and its pages as they stand in a file: nothing of chance, a line for each tag."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.snapshot import seams

if TYPE_CHECKING:
    from flask import Flask
    from werkzeug.test import TestResponse

Fields = dict[str, list[str]]
SCRIPT = {"HX-Request": "true"}
_SHOWN = ("Location", "Content-Type", "Content-Disposition", "Cache-Control", "Vary", "Retry-After", "Clear-Site-Data")
_CHANGING = (
    (re.compile(r'(name="(?:csrf_token|key)" value=")[^"]*'), r"\1*"),
    (re.compile(r"(\?v=)[0-9a-f]{8}"), r"\1*"),
    (re.compile(r"(seen=)[0-9a-f]{8}"), r"\1*"),
    (re.compile(r"\b[a-z0-9]{5}(?:-[a-z0-9]{5}){5}\b"), "CODE"),
    (re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b"), "UUID"),
)
ID = re.compile(r"[0-9a-f]{32}")


class Cleaner:
    """Takes out what chance and versions say. names: id -> what stands for it, in all files alike."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def clean(self, text: str, known: dict[str, str] | None = None) -> str:
        """known: the ids without a name that were met before in the same file, which grows."""
        others = {} if known is None else known
        for pattern, instead in _CHANGING:
            text = pattern.sub(instead, text)

        def named(found: re.Match[str]) -> str:
            return self.names.get(found[0]) or others.setdefault(found[0], f"id-{len(others) + 1}")

        return ID.sub(named, text).replace(seams.version(), "VERSION")


def in_lines(html: str) -> str:
    """A line for each tag, so that a difference is readable."""
    return re.sub(r"\n\s*\n+", "\n", re.sub(r"(?=<)", "\n", html)).strip("\n")


def as_text(answer: TestResponse) -> str:
    """An answer as it stands in a file: its status, what matters of its headers, and the body."""
    headers = [(name, value) for name, value in answer.headers if name in _SHOWN or name.startswith("HX-")]
    top = "\n".join([answer.status, *sorted(f"{name}: {value}" for name, value in headers)])
    body = "a ZIP file" if answer.data.startswith(b"PK") else answer.get_data(as_text=True)  # workbooks, too
    return f"{top}\n\n{in_lines(body) if answer.mimetype == 'text/html' else body}\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


@dataclass
class Form:
    """One form of a page. said: its attributes; sends: what it sends as it stands.

    offers: all that can be chosen: kind, name, value and attributes.
    """

    method: str
    action: str
    said: dict[str, str] = field(default_factory=dict)
    sends: Fields = field(default_factory=dict)
    offers: list[tuple[str, str, str, dict[str, str]]] = field(default_factory=list)

    def all(self, kind: str, name: str = "") -> list[str]:
        return [value for is_, named, value, _ in self.offers if is_ == kind and name in ("", named)]


class Page(HTMLParser):
    """The links of a page with their words, what it asks for by itself, and its forms by their id or place."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.asks: list[str] = []
        self.forms: dict[str, Form] = {}
        self._form = self._select = self._area = self._link = ""
        self._stray: list[tuple[str, str, dict[str, str]]] = []
        self.feed(text)
        self.close()
        for form, tag, said in self._stray:
            if form in self.forms:
                self._take(self.forms[form], tag, said)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "a" and said.get("href", "#")[:1] == "/":
            self._link = said["href"]
            self.links.append((self._link, ""))
        if "data-hx-get" in said:
            self.asks.append(said["data-hx-get"])
        if tag == "form":
            self._form = said.get("id") or f"form-{len(self.forms)}"
            self.forms[self._form] = Form(said.get("method", "get").upper(), said.get("action", ""), said)
        elif tag == "option" and self._select and self._form:
            sends = self.forms[self._form].sends
            if "selected" in said or self._select not in sends:
                sends[self._select] = [said.get("value", "")]
        elif tag in ("input", "button", "select", "textarea") and said.get("name"):
            self._select = said["name"] if tag == "select" else ""
            if said.get("form", self._form) != self._form:
                self._stray.append((said["form"], tag, said))
            elif self._form:
                self._take(self.forms[self._form], tag, said)

    def handle_data(self, data: str) -> None:
        if self._link and data.strip():
            href, words = self.links[-1]
            self.links[-1] = (href, f"{words} {data.strip()}".strip())

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = ""
        elif tag == "a":
            self._link = ""

    @staticmethod
    def _take(form: Form, tag: str, said: dict[str, str]) -> None:
        name, value = said["name"], said.get("value", "")
        kind = said.get("type", "text") if tag == "input" else tag
        form.offers.append((kind, name, value, said))
        if kind in ("checkbox", "radio") and "checked" not in said:
            return
        if tag not in ("button", "select"):
            form.sends.setdefault(name, []).append(value)


class Browser:
    """One browser; each of its requests has chance of its own, so that what one page draws changes no other."""

    def __init__(self, app: Flask, name: str, language: str = "en", cookie: str = "", pace: float = 0.0) -> None:
        self.client, self.name, self.language, self.pace = app.test_client(), name, language, pace
        self.count, self.html = 0, ""
        if cookie:
            self.client.set_cookie("kidsq", cookie)

    @property
    def cookie(self) -> str:
        found = self.client.get_cookie("kidsq")
        return found.value if found else ""

    @property
    def page(self) -> Page:
        return Page(self.html)

    def ask(self, method: str, path: str, data: Fields | None = None, *, script: bool = False) -> TestResponse:
        self.count += 1
        seams.begin(f"{self.name} {self.count}")
        if self.pace:
            seams.set_clock(self.count * self.pace)
        headers = {"Accept-Language": self.language, **(SCRIPT if script else {})}
        answer = self.client.open(path, method=method, data=data, headers=headers)
        if answer.mimetype == "text/html" and answer.status_code < 300:
            self.html = answer.text
        return answer

    def get(self, path: str) -> str:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, (self.name, path, answer.status)
        return answer.text

    def post(self, path: str, **fields: Any) -> str:
        """Send a form with the token of the page before; returns where it leads, or its page."""
        tokens = re.findall(r'name="csrf_token" value="([^"]+)"', self.html)
        data = {name: value if isinstance(value, list) else [value] for name, value in fields.items()}
        answer = self.ask("POST", path, {"csrf_token": tokens[:1], **data})
        assert answer.status_code in (200, 303), (self.name, path, answer.status, answer.text[:800])
        return answer.headers.get("Location", "") or answer.text

    def submit(self, part_of_action: str, **fields: Any) -> str:
        """Send the form of this page that goes there, as it stands but for these fields."""
        form = next(form for form in self.page.forms.values() if part_of_action in form.action)
        return self.post(form.action, **{**form.sends, **fields})
