"""On one device nothing is offered that needs another, and nothing points to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq.alone.bridge import begin
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import passphrases, people

from . import links
from .person import Person, becomes_first


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(begin(str(tmp_path), "", True))


def test_the_first_grown_up_comes_in_by_a_product(person: Person) -> None:
    assert becomes_first(person).where == "/grown-ups/start"
    assert person.open("/grown-ups/account").status == 200


def test_who_says_another_number_gets_another_question(person: Person) -> None:
    asked = re.findall(r"\d+\s×\s\d+", person.open("/grown-ups").page)
    person.send("/grown-ups/first", product="1")
    assert (person.status, person.where) == (400, "")
    assert "another number" in person.page
    assert len(re.findall(r"\d+\s×\s\d+", person.page)) == len(asked) == 1


def test_a_product_is_asked_once(person: Person) -> None:
    one, other = re.findall(r"(\d+)\s×\s(\d+)", person.open("/grown-ups").page)[0]
    person.send("/grown-ups/first", product="1")
    person.send("/grown-ups/first", product=str(int(one) * int(other)))
    assert person.status == 400


def test_no_link_of_any_page_leads_nowhere(person: Person) -> None:
    becomes_first(person)
    app = person.bridge.app
    store = app.extensions["kidsq"].store  # type: ignore[attr-defined]
    person.open("/grown-ups/start").send("/grown-ups/start", name="2b", key="a" * 32)
    with writing(store.connection()) as db:
        (made,) = classes.all_classes(db)
        for name in ("Mila", "Noah"):
            child = people.add_learner(db, "a device", name, people.FACES[0], "2026-11-20T10:00:00.000Z")
            classes.put_into_class(db, child.id, made.id)

    def get(address: str) -> tuple[int, str]:
        person.open(address)
        return person.status, person.where or person.page

    found = links.followed(get, ("/", "/grown-ups", "/grown-ups/start"))
    assert {address: status for address, status in found.items() if status >= 400} == {}
    assert len(found) > 30


@pytest.mark.parametrize("address", ["/class", "/c", "/grown-ups/check", "/grown-ups/schools"])
def test_what_needs_other_devices_is_not_there(person: Person, address: str) -> None:
    assert person.open(address).status == 404


def test_a_passphrase_without_scrypt_is_what_a_server_understands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "_HAS_SCRYPT", False)
    monkeypatch.setattr(passphrases, "_ROUNDS", 1_000)
    kept = passphrases.hashed("fourteen yellow boats")
    assert passphrases.matches("fourteen yellow boats", kept)
    assert not passphrases.matches("fourteen yellow boat", kept)
    assert not passphrases.matches("fourteen yellow boats", None)
    monkeypatch.undo()
    assert passphrases.matches("fourteen yellow boats", kept)
    assert passphrases.wants_another(kept)
