"""A child's fingers at a tablet: everything on a page that can be tapped, with forms filled in as a child might."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass(frozen=True)
class Tap:
    """One thing to do on a page. by_script: htmx asks, as the page does by itself."""

    method: str
    address: str
    fields: Mapping[str, list[str]] = field(default_factory=dict)
    by_script: bool = False


@dataclass
class Form:
    method: str
    action: str
    by_script: bool
    fixed: list[tuple[str, str]] = field(default_factory=list)
    choices: dict[str, list[str]] = field(default_factory=dict)
    ticks: list[tuple[str, str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def filled(self, rng: random.Random, known: Mapping[str, list[str]]) -> Tap:
        """known: what the child might write into a field, by its name."""
        fields: dict[str, list[str]] = {}
        told = [*self.fixed, *((name, rng.choice(values)) for name, values in self.choices.items())]
        told += [tick for tick in self.ticks if rng.random() < 0.3]
        told += [(name, rng.choice(known.get(name, [""]))) for name in self.texts]
        if self.buttons:
            told.append(rng.choice(self.buttons))
        for name, value in told:
            fields.setdefault(name, []).append(value)
        return Tap(self.method, self.action, fields, self.by_script)


class Page(HTMLParser):
    """The links, forms and looks for news of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[Tap] = []
        self.forms: list[Form] = []
        self._inside: Form | None = None
        self.feed(text)
        self.close()

    def taps(self, rng: random.Random, known: Mapping[str, list[str]]) -> list[Tap]:
        return [*self.links, *(form.filled(rng, known) for form in self.forms)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "a" and "href" in said and not said["href"].startswith("#"):
            self.links.append(Tap("GET", said["href"]))
        if "data-hx-get" in said:
            self.links.append(Tap("GET", said["data-hx-get"], by_script=True))
        if tag == "form":
            method = said.get("method", "get").upper()
            self._inside = Form(method, said.get("action", ""), "data-hx-post" in said)
            self.forms.append(self._inside)
        elif self._inside is not None and said.get("name"):
            self._take(self._inside, tag, said)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = None

    @staticmethod
    def _take(form: Form, tag: str, said: Mapping[str, str]) -> None:
        name, value, kind = said["name"], said.get("value", ""), said.get("type", "")
        if tag == "button":
            form.buttons.append((name, value))
        elif kind == "hidden":
            form.fixed.append((name, value))
        elif kind == "radio":
            form.choices.setdefault(name, []).append(value)
        elif kind == "checkbox":
            form.ticks.append((name, value or "on"))
        elif tag in ("input", "textarea"):
            form.texts.append(name)
