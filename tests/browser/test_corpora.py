"""Tags, handlers, formulas and odd letters in every text field: in a real browser they stay text on every page."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import pytest
from answers import said
from faults.intruders.test_routes import address, rules
from jinja2 import BaseLoader, Environment
from playwright.sync_api import Page, expect
from worlds import put_game

from kidsq.store.classroom import lessons
from kidsq.store.db.database import writing
from kidsq.store.people import adults, child_keys
from kidsq.store.play import attempts

from .conftest import Complaints
from .corpora import LONG_NAMES, MORE, NAMES, UNSEEN
from .sitting import Child, Served

CLASS, GROUP, ADULT = LONG_NAMES
FEW = 36
CHUNKS = [NAMES, *(MORE[first : first + FEW] for first in range(0, len(MORE), FEW))]

ON_THE_PAGE = """(page = document) => [
  page.querySelectorAll("[data-xss], [onerror], [onload], [onfocus], img[src=x], [href*='x.io']").length,
  [...page.querySelectorAll("*")].flatMap(one => [
    ...[...one.childNodes].filter(node => node.nodeType === 3).map(node => node.data),
    ...[...one.attributes].map(attribute => attribute.value), one.value]).join("\\n")]"""
IN_THE_ANSWER = f"""path => fetch(path).then(answer => answer.text())
  .then(text => ({ON_THE_PAGE})(new DOMParser().parseFromString(text, "text/html")))"""
SEND = """async ([path, fields, file]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (file) body.append(file[0], new File([file[2]], file[1]));
  body.append("csrf_token", document.querySelector("[name=csrf_token]").value);
  const answer = await fetch(path, {method: "POST", body});
  return [answer.status, answer.url];
}"""
SUBMIT = """([path, fields]) => {
  const form = document.createElement("form");
  Object.assign(form, {method: "post", action: path});
  const token = document.querySelector("[name=csrf_token]").value;
  for (const [name, value] of [...fields, ["csrf_token", token]]) {
    const said = document.createElement("textarea");
    Object.assign(said, {name, value});
    form.append(said);
  }
  document.body.append(form);
  form.submit();
}"""


def plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


@dataclass
class Walk:
    """One browser going from page to page; seen: which strings stood there as text."""

    page: Page
    wanted: tuple[str, ...]
    seen: set[str] = field(default_factory=set)
    alive: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("dialog", lambda dialog: (self.alive.append(dialog.message), dialog.dismiss()))
        self.page.add_init_script("window.xss = () => alert('xss')")

    def look(self, path: str | None = None) -> Walk:
        if path is not None:
            self.page.goto(path, wait_until="domcontentloaded")
        return self._found(self.page.url, *self.page.evaluate(f"() => ({ON_THE_PAGE})()"))

    def read(self, path: str) -> Walk:
        """What this browser makes of a page, without drawing it."""
        return self._found(path, *self.page.evaluate(IN_THE_ANSWER, path))

    def _found(self, where: str, marked: int, text: str) -> Walk:
        self.alive += [where] * bool(marked)
        shown = plain(text)
        self.seen |= {one for one in self.wanted if plain(one) in shown}
        return self

    def send(self, path: str, *fields: tuple[str, str], file: tuple[str, str, str] | None = None) -> int:
        """A form of the page, without going there."""
        status, _ = self.page.evaluate(SEND, [path, fields, file])
        return int(status)

    def submit(self, path: str, *fields: tuple[str, str]) -> Walk:
        """A form, and the page that answers it."""
        with self.page.expect_navigation():
            self.page.evaluate(SUBMIT, [path, fields])
        return self.look()


@pytest.fixture
def db(served: Served) -> Any:
    return served.app.extensions["kidsq"].store.connection()


def claim(walk: Walk, db: Any) -> None:
    page = walk.page
    page.goto(f"/grown-ups/claim?code={adults.new_claim_code(db, datetime.now(UTC))}")
    page.get_by_label("Your name").fill(ADULT)
    page.get_by_label("Passphrase").fill("quiet green lake")
    page.get_by_role("button", name="Done").click()
    page.get_by_label("What is your class called?").fill(CLASS)
    page.get_by_role("button", name="Create the class").click()


def fill_the_class(walk: Walk, db: Any, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
    """A list pasted, seen, made; groups; an answer of each child. The class, and the children by nickname."""
    ((room,),) = db.execute("SELECT id FROM classes").fetchall()
    page, add = walk.page, f"/grown-ups/classes/{room}/add"
    page.get_by_label("Names", exact=True).fill("\n".join(names))
    page.get_by_role("button", name="Look at them first").click()
    expect(page.get_by_label("Line 1", exact=True).first).to_be_visible()
    walk.look().submit(add, ("do", "look"), ("text", "\n".join(UNSEEN)))
    # Such names are asked about: whether they are children.
    assert walk.send(add, *((what, one) for what in ("name", "asked") for one in names), ("do", "make")) == 200
    assert walk.send(add, ("do", "look"), file=("list", f'{CLASS}"/..\\.csv', "Vorname\n" + "\n".join(names))) == 200
    children = dict(db.execute("SELECT nickname, id FROM learners").fetchall())
    assert set(children) >= {plain(one) for one in names}
    path = f"/grown-ups/classes/{room}/groups"
    assert (
        walk.send(path, ("act", "make"), ("group_name", GROUP), *(("learner", one) for one in children.values())) < 300
    )
    ends_with_answers(db, children)
    return room, children


def ends_with_answers(db: Any, children: dict[str, str]) -> None:
    with writing(db):
        put_game(db, "a" * 32, "2026-11-20T09:00:00.000Z", next(iter(children.values())))
        for child in children.values():
            attempts.append(db, replace(said("2+3=5"), learner=child))


def pages_of_grown_ups(served: Served, room: str, children: dict[str, str]) -> Iterator[str]:
    """Every page there is with a class or a child in its address, each time of another child; and what echoes."""
    ids = list(children.values())
    for number, rule in enumerate(rules(served.app)):
        wanted = {"class_id", "learner", "skill", "task"}
        if "GET" in (rule.methods or ()) and rule.rule.startswith("/grown-ups") and rule.arguments <= wanted:
            is_file = rule.rule.endswith((".csv", ".xlsx"))
            if is_file or rule.endpoint.endswith(("news", "door", "invited.look", "start")):
                continue
            of = {"class_id": room, "learner": ids[number % len(ids)], "skill": "add:2+3", "task": "own_sum"}
            yield address(rule, **of)
    echo = quote(CLASS)
    yield from ("/grown-ups", f"/grown-ups?q={echo}", f"/grown-ups/claim?code={echo}", f"/grown-ups/{echo}", "/privacy")
    yield f"/grown-ups/children/{ids[0]}?from={echo}&to={echo}"


def neutral(cell: str) -> bool:
    return not cell.startswith(("=", "+", "@", "\t", "\r")) and (not cell.startswith("-") or cell[1:].isdigit())


def take_the_files(walk: Walk, room: str, children: dict[str, str], names: tuple[str, ...]) -> None:
    """As a spreadsheet would read them."""
    where = f"/grown-ups/classes/{room}/export"
    for file, sign in (("csv", ","), ("datashop", "\t")):
        answer = walk.page.request.get(f"{where}/{file}?name=1")
        assert answer.ok, file
        rows = list(csv.reader(io.StringIO(answer.text(), newline=""), delimiter=sign))
        assert len({len(row) for row in rows}) == 1
        assert all(neutral(cell) for row in rows for cell in row)
        last = {row[-1] for row in rows[1:]}
        assert not [one for one in map(plain, names) if one not in last and f"'{one}" not in last]
        assert answer.headers["content-disposition"].isascii()
    for one in [child for name, child in children.items() if set(name) & set('/\\"')][:3]:
        answer = walk.page.request.get(f"/grown-ups/children/{one}/export/zip?name=1")
        said_name = answer.headers["content-disposition"].partition("filename=")[2].partition(";")[0].strip('"')
        assert not set(said_name) & set('/\\"%;')
        with zipfile.ZipFile(io.BytesIO(answer.body())) as archive:
            assert archive.testzip() is None
            assert not [path for path in archive.namelist() if ".." in path or set(path) & set("\\:")]


def sit_at_a_tablet(walk: Walk, db: Any, room: str, children: dict[str, str]) -> None:
    page, names = walk.page, list(children)
    with writing(db):
        code = lessons.begin(db, room, datetime.now(UTC)).code
    walk.look(f"/c/{quote(CLASS)}").submit("/c", ("code", NAMES[0])).submit("/c", ("code", code))
    for name in names[:2]:
        keys = child_keys.keys_of(db, children[name])
        assert keys is not None
        walk.look(f"/class/me/{children[name]}")
        walk.submit(f"/class/me/{children[name]}", ("number", keys.number))
    for path in ("/class/together", "/class/friends", f"/garden/{children[names[0]]}", "/class/grown-up"):
        walk.look(path)
    walk.submit("/class/grown-up", ("name", CLASS), ("passphrase", "long enough, but not right"))
    walk.look("/class").submit("/class/play", ("edition", "classic"))
    expect(page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize(
    "names", [CHUNKS[0], *(pytest.param(one, marks=pytest.mark.thorough) for one in CHUNKS[1:])], ids=lambda one: one[0]
)
def test_whatever_is_typed_stays_text_everywhere(
    page: Page,
    served: Served,
    db: Any,
    open_for: Callable[..., Child],
    complaints: Complaints,
    names: tuple[str, ...],
) -> None:
    walk = Walk(page, (*names, *LONG_NAMES))
    claim(walk, db)
    room, children = fill_the_class(walk, db, names)
    for name in names[:3]:
        assert walk.send("/players", ("nickname", name), ("face", "face-3")) == 200
    walk.look("/")
    schools = "/grown-ups/schools"
    assert [walk.send(schools, ("name", one)) for one in (*names[:3], CLASS)] == [200] * 4
    for (school,) in db.execute("SELECT id FROM schools").fetchall():
        walk.look(f"{schools}/{school}")
    for path in pages_of_grown_ups(served, room, children):
        walk.read(path)
    some = next(iter(children.values()))
    for path in ("/grown-ups", *(f"/grown-ups/{one}" for one in (f"classes/{room}", f"children/{some}"))):
        walk.look(path)
    take_the_files(walk, room, children, names)
    walk.submit(f"/grown-ups/children/{some}/name", ("nickname", UNSEEN[-1]), ("face", "face-3"))
    letter = [(one, " ".join(LONG_NAMES)) for one in ("greeting", "strength", "step", "activity", "closing")]
    walk.submit(f"/grown-ups/children/{some}/letter", *letter)
    tablet = Walk(open_for("tablet").page, walk.wanted)
    sit_at_a_tablet(tablet, db, room, children)
    walk.look(f"/grown-ups/classes/{room}/live").look(f"/grown-ups/classes/{room}/lesson/board")
    assert walk.alive == tablet.alive == []
    assert walk.seen == set(walk.wanted)
    assert len(tablet.seen & set(names)) == len(names)
    complaints.forgive(r"the server responded with a status of 4\d\d")


class Unescaped(BaseLoader):
    """The templates, one of which lets the nickname through as it is."""

    def __init__(self, inner: BaseLoader) -> None:
        self.inner = inner

    def get_source(self, environment: Environment, template: str) -> Any:
        source, *more = self.inner.get_source(environment, template)
        if template == "setup/children.html":
            source = source.replace("{{ child.nickname }}", "{{ child.nickname | safe }}")
        return source, *more


def test_one_field_that_is_not_escaped_is_noticed(page: Page, served: Served, db: Any, complaints: Complaints) -> None:
    served.app.jinja_env.loader = Unescaped(served.app.jinja_env.loader)  # type: ignore[arg-type]
    walk = Walk(page, NAMES[:2])
    claim(walk, db)
    room, _ = fill_the_class(walk, db, NAMES[:2])
    assert (walk.alive, complaints.heard) == ([], [])
    walk.look(f"/grown-ups/classes/{room}/children")
    assert len(walk.alive) == 1
    for _ in range(100):  # the browser complains when it is done with the page
        if complaints.heard:
            break
        page.wait_for_timeout(50)
    assert "inline event handler" in " ".join(complaints.heard)
    complaints.heard.clear()
