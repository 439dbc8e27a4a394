"""A grown-up takes a child along, sees what a file would bring, and brings it in."""

from __future__ import annotations

import base64
import gzip
import io
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from html import unescape
from pathlib import Path

import content
import pytest
from flask import Flask
from flask.testing import FlaskClient
from maintenance.furnished import AT, FORMER, new_game
from werkzeug.test import TestResponse
from worlds import claimed, close, db_of, opened, signed_in

from kidsq.maintenance import along
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, audit, child_keys, erasing, people, rights
from kidsq.store.play import attempts, games
from kidsq.web.adults import along as pages
from kidsq.web.http import security

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
MIRA = "a" * 32


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Mira's file from home: two games, one of them not over, and an answer in each."""
    app = opened(tmp_path_factory.mktemp("home"))
    db = db_of(app)
    with writing(db):
        db.execute(
            "INSERT INTO learners (id, nickname, face, created_at) VALUES (?, ?, 'face-7', ?)", (MIRA, FORMER, AT)
        )
        for number in "12":
            new_game(db, number * 32, MIRA, None)
        games.finish(db, "1" * 32, "{}", AT)
    child = people.learner(db, MIRA)
    assert child is not None
    made = along.taken_along(db, child)
    close(app)
    return made


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    made = opened(tmp_path, clock=lambda: NOW)
    yield made
    close(made)


@pytest.fixture
def keller(app: Flask) -> FlaskClient:
    """Who owns the place."""
    return signed_in(app, claimed(db_of(app), NOW), NOW)


def send(browser: FlaskClient, packed: bytes, name: str = "kidsq-Mira-2026-11-20.kidsq", **fields: str) -> TestResponse:
    return browser.post("/grown-ups/bring-in", data={"file": (io.BytesIO(packed), name), **fields})


def confirm(browser: FlaskClient, page: TestResponse, **fields: str) -> TestResponse:
    """Send the form of a preview, with what was chosen in it and this."""
    hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page.text))
    chosen = re.search(r'name="into" value="([^"]*)" required checked', page.text)
    return browser.post("/grown-ups/bring-in", data={**hidden, "into": chosen[1] if chosen else "", **fields})


def words(page: TestResponse) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


def test_what_comes_is_said_before_and_comes_once(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    before = content.everything(db_of(app))
    page = send(keller, packed)
    assert page.status_code == 200
    assert f"Bring in {FORMER}?" in words(page)
    assert "2 games and 2 answers" in words(page)
    assert "1 game is not over yet" in words(page)
    assert content.everything(db_of(app)) == before
    done = confirm(keller, page)
    assert done.status_code == 303
    assert "New here: 2 games and 2 answers." in words(keller.get(done.headers["Location"]))
    assert len(attempts.of_learner(db_of(app), MIRA)) == 2
    assert [child.id for child in people.learners_of_device(db_of(app), "e" * 32)] == [MIRA]
    assert "brought_in" in {act.action for act in audit.latest(db_of(app), MIRA)}
    after = content.everything(db_of(app))
    again = confirm(keller, page)  # a double tap
    assert "games=0&answers=0" in again.headers["Location"]
    nothing_new = send(keller, packed)
    assert "Nothing new in this file" in words(nothing_new)
    assert "<form" not in nothing_new.text.partition("<main")[2]
    assert content.everything(db_of(app), "attempts", "games", "learners") == {
        table: after[table] for table in ("attempts", "games", "learners")
    }


def test_a_new_child_of_a_class_gets_a_card(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    db = db_of(app)
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        other = people.add_learner(db, "d" * 32, FORMER, "face-3", AT)
        classes.put_into_class(db, other.id, room.id)
    page = send(keller, packed, into=f"class:{room.id}")
    refused = confirm(keller, page)
    assert refused.status_code == 400
    assert "Another child in this class has that nickname" in words(refused)
    assert confirm(keller, refused, nickname="Mira B").status_code == 303
    assert (people.learner(db, MIRA) or other).nickname == "Mira B"
    assert child_keys.keys_of(db, MIRA) is not None


def test_into_a_child_who_is_here_and_back(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    db = db_of(app)
    with writing(db):
        own = people.add_learner(db, "d" * 32, "Mira", "face-3", AT)
        new_game(db, "7" * 32, own.id, None)
    page = send(keller, packed, into=f"child:{own.id}")
    assert confirm(keller, page).status_code == 303
    assert len(attempts.of_learner(db, own.id)) == 3
    assert people.learner(db, MIRA) is None
    assert "Nothing new in this file" in words(send(keller, packed))  # known by what it has
    with writing(db):
        db.execute("DELETE FROM plies WHERE game_id = ? AND ply = (SELECT max(ply) FROM plies)", ("2" * 32,))
        db.execute("UPDATE games SET plies = plies - 1 WHERE id = ?", ("2" * 32,))
    before = content.everything(db)
    page = send(keller, packed)
    assert f'value="child:{own.id}" required checked' in page.text
    assert "Has all these games and answers already" in words(page)
    assert content.everything(db) == before
    taken = keller.get(f"/grown-ups/children/{own.id}/along")
    assert "attachment; filename=kidsq-Mira-2026-11-20.kidsq" in taken.headers["Content-Disposition"]
    assert along.read(taken.data, db.columns()).answers == 3


def test_an_erased_child_comes_back_only_on_purpose(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    db = db_of(app)
    confirm(keller, send(keller, packed))
    with writing(db):
        erasing.erase(db, [MIRA])
        erasing.remember(db, [erasing.tombstone(MIRA)], AT, AT)
    page = send(keller, packed)
    assert "This child was erased here" in words(page)
    before = content.everything(db)
    assert confirm(keller, page).status_code == 400
    assert content.everything(db) == before
    assert confirm(keller, page, sure="1").status_code == 303
    (back,) = people.all_learners(db)
    assert back.id != MIRA  # which the next restored backup would erase again
    assert len(attempts.of_learner(db, back.id)) == 2


def made_otherwise() -> bytes:
    body = b'{"child": []}\n'
    head = {"format": along.FORMAT, "version": along.VERSION, "bytes": len(body), "sha256": sha256(body).hexdigest()}
    return gzip.compress(json.dumps(head).encode() + b"\n" + body)


REFUSED = {
    "another file": (b"hello", "“letter.pdf” is not a file that kidsq has written"),
    "half a file": (None, "“letter.pdf” ends in the middle"),
    "one made otherwise": (made_otherwise(), "“letter.pdf” is whole, but something in it is not as kidsq writes it"),
    "nothing": (b"", "“letter.pdf” is not a file"),
    "too large": (bytes(100_001), "“letter.pdf” is too large: 101 kB, and a child's file has up to 100 kB"),
    "far too large": (bytes(200_000), "is too large: 201 kB"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_file_that_is_none_is_told_with_the_way_out(
    app: Flask, keller: FlaskClient, packed: bytes, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sentence = REFUSED[what]
    for module in (along, pages):
        monkeypatch.setattr(module, "MOST_BYTES", 100_000)
    monkeypatch.setitem(security.LARGER_BODIES, "/grown-ups/bring-in", 150_000)
    before = content.everything(db_of(app))
    page = send(keller, packed[:900] if file is None else file, "letter.pdf")
    assert page.status_code in (400, 413)
    assert sentence in words(page)
    assert 'type="file"' in page.text
    assert content.everything(db_of(app)) == before


def test_what_a_page_hands_back_is_read_as_if_it_had_just_come(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    before = content.everything(db_of(app))
    forged = base64.b64encode(gzip.compress(b"{}")).decode()
    for text in ("?", "AAAA", forged):
        page = keller.post("/grown-ups/bring-in", data={"packed": text, "into": "here"})
        assert page.status_code == 400, text
    assert confirm(keller, send(keller, packed), into="child:" + "0" * 32).status_code == 400
    assert confirm(keller, send(keller, packed), into="class:" + "0" * 32).status_code == 400
    assert confirm(keller, send(keller, packed), into="").status_code == 400
    assert content.everything(db_of(app)) == before


def test_each_grown_up_brings_in_only_where_it_may(app: Flask, keller: FlaskClient, packed: bytes) -> None:
    db = db_of(app)
    confirm(keller, send(keller, packed))
    with writing(db):
        room, other = (classes.add_class(db, name, AT) for name in ("2b", "3c"))
        zoe = people.add_learner(db, "d" * 32, "Zoe", "face-3", AT)
        classes.put_into_class(db, zoe.id, other.id)
        teacher, parent = (adults.add_account(db, role, "", role, AT) for role in ("teacher", "parent"))
        rights.give_class(db, teacher.id, room.id)
        rights.give_child(db, parent.id, MIRA)
    teachers, parents = (signed_in(app, who, NOW, device=who.id) for who in (teacher, parent))
    assert parents.get("/grown-ups/bring-in").status_code == send(parents, packed).status_code == 404
    assert parents.get(f"/grown-ups/children/{MIRA}/along").status_code == 200
    assert teachers.get(f"/grown-ups/children/{MIRA}/along").status_code == 404
    page = send(teachers, packed)
    assert re.findall(r'name="into" value="([^"]*)"', page.text) == [f"class:{room.id}"]
    assert "already" not in words(page)  # of whom it may not see it hears nothing
    before = content.everything(db)
    for into in ("here", f"child:{MIRA}", f"child:{zoe.id}", f"class:{other.id}"):
        assert confirm(teachers, page, into=into).status_code == 400, into
    assert content.everything(db) == before
    assert confirm(teachers, page).status_code == 303
    after = content.everything(db, "attempts", "games", "seats", "plies")
    assert all(set(before[table]) <= set(after[table]) for table in after)
    assert len(after["attempts"]) == 4
    again = confirm(teachers, send(teachers, packed))
    assert "games=0&answers=0" in again.headers["Location"]


def test_a_large_body_is_for_grown_ups_alone(tmp_path: Path) -> None:
    app = opened(tmp_path, tokens=True)
    large = {"file": (io.BytesIO(b"x" * 100_000), "x.kidsq")}
    keller = signed_in(app, claimed(db_of(app), NOW), NOW)
    assert "Please open the page again" in keller.post("/grown-ups/bring-in", data=large).text  # it was read
    large["file"] = (io.BytesIO(b"x" * 100_000), "x.kidsq")
    assert app.test_client().post("/grown-ups/bring-in", data=large).status_code == 413
    assert keller.post("/play", data={"x": "y" * 100_000}).status_code == 413
    close(app)
