"""A child goes from one kidsq to another as a file: all of it, once, and nobody else's."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import content
import pytest
from answers import said
from maintenance.furnished import AT, FORMER, LEO, new_game, two_children

from kidsq import wardrobe
from kidsq.export import tidy
from kidsq.maintenance import along
from kidsq.maintenance import estimates as kept_estimates
from kidsq.maintenance.along import Refused
from kidsq.store.classroom import classes, exports
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import belongings, erasing, people, settings
from kidsq.store.people.people import Learner
from kidsq.store.play import attempts, games, surprises

LATER = "2026-11-24T16:00:00.000Z"
ROYAL = wardrobe.like(3).recipe
Sees = Callable[[str], bool]


def anybody(_learner: str) -> bool:
    return True


def nobody(_learner: str) -> bool:
    return False


@dataclass
class Home:
    db: Session
    mira: str
    leo: str
    room: str


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """Mira and Leo: a game of each that is over, one of both that goes on, and a row of each in every table."""
    store = live.open_store(tmp_path / "home")
    db = store.connection()
    made = Home(db, *two_children(db))
    with writing(db):
        for number in "13":
            games.finish(db, number * 32, "{}", AT)
        people.dress_learner(db, made.mira, ROYAL)
    yield made
    store.close_all()


@pytest.fixture
def school(tmp_path: Path) -> Iterator[Session]:
    """Another kidsq, with nobody in it."""
    store = live.open_store(tmp_path / "school")
    yield store.connection()
    store.close_all()


def child(db: Session, learner: str) -> Learner:
    found = people.learner(db, learner)
    assert found is not None
    return found


def file_of(db: Session, learner: str) -> bytes:
    return along.taken_along(db, child(db, learner))


def bring(db: Session, packed: bytes, learner: str | None = None, sees: Sees = anybody) -> belongings.Put:
    """Into a child, or None: a new one, of the id in the file if that is free."""
    brought = along.read(packed, db.columns())
    with writing(db):
        if learner is None:
            learner = brought.child.id if belongings.is_free(db, brought.child.id) else "f" * 32
            belongings.make(db, learner, brought.child.nickname, brought.child.face, brought.child.created_at)
        return along.bring_in(db, brought, learner, sees)


def csv(db: Session, learner: str) -> list[str]:
    return list(tidy.table(tuple(attempts.COLUMNS), exports.rows_of(db, [learner]), None))


def opened(packed: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    head, body = gzip.decompress(packed).splitlines()
    return json.loads(head), json.loads(body)


def closed(head: dict[str, Any], body: dict[str, Any]) -> bytes:
    """A file that holds this, with the sum that belongs to it."""
    line = json.dumps(body).encode() + b"\n"
    head = {**head, "bytes": len(line), "sha256": hashlib.sha256(line).hexdigest()}
    return gzip.compress(json.dumps(head).encode() + b"\n" + line)


# -- there and back ---------------------------------------------------------------------------------------------------


def test_a_child_arrives_row_by_row(home: Home, school: Session) -> None:
    packed = file_of(home.db, home.mira)
    put = bring(school, packed)
    assert (put.new_games, put.new_answers) == (2, 2)
    before, after = belongings.of_child(home.db, home.mira), belongings.of_child(school, home.mira)
    for game in before["games"]:  # one goes on at home; it has ended here
        if game["ended_at"] is None:
            game.update(ended_at=game["updated_at"], unfinished=1)
    assert after == before
    assert all(after[table] for table in belongings.TAKEN)
    assert csv(school, home.mira) == csv(home.db, home.mira)
    assert child(school, home.mira) == child(home.db, home.mira)
    mine, theirs = (settings.read(db, settings.of_learner(home.mira)) for db in (home.db, school))
    assert mine == theirs != {}
    assert kept_estimates.faults(school) == []
    assert content.faults(school, None) == []


def test_the_same_file_a_second_time_changes_nothing(home: Home, school: Session) -> None:
    packed = file_of(home.db, home.mira)
    bring(school, packed)
    before = content.everything(school)
    put = bring(school, packed, home.mira)
    assert (put.new_games, put.new_answers, put.game_ids) == (0, 0, ())
    assert content.everything(school) == before
    before = content.everything(home.db)
    assert bring(home.db, file_of(school, home.mira), home.mira).new_answers == 0
    assert content.everything(home.db, *(set(before) - {"estimates", "woken", "learners"})) == {
        table: rows for table, rows in before.items() if table not in ("estimates", "woken", "learners")
    }


def test_what_was_played_at_school_comes_home(home: Home, school: Session) -> None:
    bring(school, file_of(home.db, home.mira))
    with writing(school):
        new_game(school, "7" * 32, home.mira, None)
        games.finish(school, "7" * 32, "{}", LATER)
    put = bring(home.db, file_of(school, home.mira), home.mira)
    assert (put.new_games, put.new_answers) == (1, 1)
    assert csv(home.db, home.mira) == csv(school, home.mira)
    assert home.db.execute("SELECT ended_at FROM games WHERE id = ?", ("2" * 32,)).fetchall() == [(None,)]


def test_into_another_child_its_own_things_stay(home: Home, school: Session) -> None:
    with writing(school):
        own = people.add_learner(school, "b" * 32, "Mira", "face-9", AT)
        new_game(school, "8" * 32, own.id, None)
        settings.write(school, settings.of_learner(own.id), "hint", "0")
        settings.write(school, settings.of_learner(own.id), "taught", "dragon")
        surprises.add(school, own.id, ["visit-rainbow"], AT)
    bring(school, file_of(home.db, home.mira), own.id)
    assert settings.read(school, settings.of_learner(own.id)) == {"hint": "0", "taught": "dragon king"}
    kept = child(school, own.id)
    assert (kept.nickname, kept.face, kept.royal) == ("Mira", "face-9", ROYAL)
    assert belongings.here_already(school, own.id, belongings.of_child(home.db, home.mira)) == (2, 2)
    assert len(attempts.of_learner(school, own.id)) == 3
    assert belongings.became(school, home.mira) == own.id
    # and back, where it goes by its first id
    before = content.everything(home.db, "attempts", "games", "seats", "plies")
    put = bring(home.db, file_of(school, own.id), home.mira)
    assert (put.new_games, put.new_answers) == (1, 1)
    after = content.everything(home.db, *before)
    assert all(set(before[table]) <= set(after[table]) for table in before)


def test_a_game_that_went_on_at_home_goes_on_in_the_next_file(home: Home, school: Session) -> None:
    bring(school, file_of(home.db, home.mira))
    with writing(home.db) as db:
        games.append_ply(db, "2" * 32, 2, 0, "allow", (), "more", LATER)
        row = replace(said("3+4=7"), attempt_id="more", learner=home.mira, game_id="2" * 32, ply=2, at=LATER)
        attempts.append(db, row)
        games.finish(db, "2" * 32, '{"result":{}}', LATER)
    put = bring(school, file_of(home.db, home.mira), home.mira)
    assert (put.new_games, put.new_answers) == (0, 1)
    assert belongings.of_child(school, home.mira) == belongings.of_child(home.db, home.mira)
    assert content.faults(school, None) == []


# -- nobody else's ----------------------------------------------------------------------------------------------------


def test_nothing_of_others_is_in_the_file(home: Home) -> None:
    text = gzip.decompress(file_of(home.db, home.mira)).decode()
    for word in (home.leo, LEO, home.room, "4711", "cat,sun,boat", "Listed", "Parent", "Teacher", "group m"):
        assert word not in text, word
    assert FORMER in text
    seats = belongings.of_child(home.db, home.mira)["seats"]
    assert [(seat["kind"], seat["learner"]) for seat in seats if seat["game_id"] == "2" * 32] == [
        ("learner", home.mira),
        ("guest", None),
    ]


def test_every_table_with_a_child_or_a_game_in_it_is_thought_of(home: Home) -> None:
    """A new one fails here until it is taken along or knowingly left (store/people/belongings.py)."""
    named = {table for table, columns in home.db.columns().items() if {"learner", "game_id"} & columns}
    assert named == {*belongings.TAKEN, *belongings.LEFT} - {"games"}
    assert not set(belongings.TAKEN) & set(belongings.LEFT)
    assert {table for table, columns in home.db.columns().items() if "probe_id" in columns} <= set(belongings.TAKEN)
    taken = {"id", "nickname", "face", "created_at", "royal"}
    assert home.db.columns()["learners"] == {*taken, "archived_at", "class_id", "gallery_read_at"}


def test_of_two_who_played_together_each_gets_its_seat_back(home: Home, school: Session) -> None:
    with writing(home.db):
        games.finish(home.db, "2" * 32, "{}", AT)
    for learner in (home.mira, home.leo):
        bring(school, file_of(home.db, learner))
    for learner in (home.mira, home.leo):
        assert belongings.of_child(school, learner) == belongings.of_child(home.db, learner)
    assert school.execute("SELECT count(*) FROM games").fetchall() == [(3,)]
    assert content.faults(school, None) == []


def test_what_is_another_childs_is_not_taken_from_it(home: Home, school: Session) -> None:
    bring(school, file_of(home.db, home.mira))
    with writing(school):
        other = people.add_learner(school, "b" * 32, "Zoe", "face-9", AT)
    before = content.everything(school)
    with pytest.raises(Refused) as refused:
        bring(school, file_of(home.db, home.mira), other.id)
    assert (refused.value.code, refused.value.values) == ("elsewhere", {"learner": home.mira})
    assert content.everything(school) == before


def test_whom_the_grown_up_may_not_see_stays_as_it_is_and_unsaid(home: Home, school: Session) -> None:
    packed = file_of(home.db, home.mira)
    bring(school, packed)
    before = content.everything(school)
    put = bring(school, packed, None, nobody)
    assert (put.new_games, put.new_answers) == (2, 2)
    after = content.everything(school)
    assert all(set(before[table]) <= set(after[table]) for table in before if table != "estimates")
    assert content.faults(school, None) == []
    assert kept_estimates.faults(school) == []
    assert bring(school, packed, "f" * 32, nobody).new_answers == 0
    # at home they are known again
    assert bring(home.db, file_of(school, "f" * 32), home.mira).new_answers == 0


def test_answers_of_another_class_of_this_house_do_not_count_there(home: Home, school: Session) -> None:
    with writing(home.db):
        home.db.execute("UPDATE attempts SET class_id = ?", (home.room,))
    packed = file_of(home.db, home.mira)
    with writing(school):
        theirs = classes.add_class(school, "3c", AT, class_id=home.room)
        own = people.add_learner(school, "b" * 32, "Mira", "face-9", AT)
    bring(school, packed, own.id)
    assert {row.class_id for row in attempts.of_learner(school, own.id)} == {None}
    with writing(school):
        school.execute("DELETE FROM attempts")
        classes.put_into_class(school, own.id, theirs.id)
    bring(school, packed, own.id)
    assert {row.class_id for row in attempts.of_learner(school, own.id)} == {home.room}


# -- erased -----------------------------------------------------------------------------------------------------------


def erase(db: Session, learner: str) -> None:
    with writing(db):
        former = erasing.former_accounts(db, [learner])
        erasing.erase(db, [learner])
        erasing.remember(db, {erasing.tombstone(learner), *former}, LATER, LATER)


def test_an_erased_child_is_known_as_such(home: Home, school: Session) -> None:
    packed = file_of(home.db, home.mira)
    with writing(school):
        own = people.add_learner(school, "b" * 32, "Mira", "face-9", AT)
    bring(school, packed, own.id)
    assert not belongings.taken_away(school, home.mira)
    erase(school, own.id)
    assert belongings.taken_away(school, home.mira)
    assert not belongings.is_free(school, home.mira)
    # Who brings it again all the same gets a child that the next restored backup does not erase again.
    bring(school, packed)
    assert len(attempts.of_learner(school, "f" * 32)) == 2
    assert erasing.still_here(school, erasing.tombstones(school)) == ([], [])


# -- what is not taken ------------------------------------------------------------------------------------------------


def changed(packed: bytes, **of_head: Any) -> bytes:
    head, body = gzip.decompress(packed).split(b"\n", 1)
    return gzip.compress(json.dumps({**json.loads(head), **of_head}).encode() + b"\n" + body)


FOREIGN: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda packed: b"", "not_ours"),
    "a picture": (lambda packed: b"\x89PNG\r\n\x1a\n" + packed, "not_ours"),
    "another ZIP": (lambda packed: b"PK\x03\x04" + packed, "not_ours"),
    "other JSON": (lambda packed: b'{"format":"GeoJSON"}\n{}', "not_ours"),
    "a number": (lambda packed: b"7", "not_ours"),
    "deep": (lambda packed: b"[" * 100_000, "not_ours"),
    "half": (lambda packed: packed[: len(packed) // 2], "cut"),
    "half, unpacked": (lambda packed: gzip.decompress(packed)[:-90], "cut"),
    "a bit turned": (lambda packed: packed[:200] + bytes([packed[200] ^ 8]) + packed[201:], "damaged"),
    "a letter changed": (lambda packed: gzip.decompress(packed).replace(b"2+3", b"2+4"), "damaged"),
    "another sum": (lambda packed: changed(packed, sha256="0" * 64), "damaged"),
    "a newer kidsq": (lambda packed: changed(packed, version=2), "newer"),
    "no version": (lambda packed: changed(packed, version="1"), "version"),
    "too large": (lambda packed: packed + bytes(along.MOST_BYTES), "too_large"),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_file_that_is_none_is_refused(home: Home, what: str) -> None:
    harm, code = FOREIGN[what]
    with pytest.raises(Refused) as refused:
        along.read(harm(file_of(home.db, home.mira)), home.db.columns())
    assert refused.value.code == code


def test_a_small_file_that_unpacks_to_a_large_one_is_refused(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(along, "MOST_UNPACKED", 1_000_000)
    with pytest.raises(Refused) as refused:
        along.read(gzip.compress(bytes(1_000_001)), home.db.columns())
    assert refused.value.code == "too_large"


def test_a_file_that_the_browser_has_unpacked_is_the_same(home: Home) -> None:
    packed = file_of(home.db, home.mira)
    columns = home.db.columns()
    assert along.read(gzip.decompress(packed), columns) == along.read(packed, columns)


Harm = Callable[[dict[str, Any]], object]
DAMAGED: dict[str, tuple[Harm, str]] = {
    "a name that is none": (lambda body: body["child"].update(nickname=" "), "child"),
    "a face that is none": (lambda body: body["child"].update(face="../x"), "child"),
    "a dress that is none": (lambda body: body["child"].update(royal="x"), "child"),
    "a setting that is none": (lambda body: body["settings"].update(hint=3), "child"),
    "no child": (lambda body: body.pop("child"), "form"),
    "no tables": (lambda body: body.update(tables=[]), "form"),
    "a table less": (lambda body: body["tables"].pop("plies"), "form"),
    "a table more": (lambda body: body["tables"].update(dreams={}), "newer"),
    "a column more": (lambda body: body["tables"]["plies"].update(mood=[None] * 4), "newer"),
    "another game": (lambda body: _set(body, "games", "game", "chess"), "newer"),
    "another task": (lambda body: _set(body, "attempts", "task", "dance"), "row"),
    "a cell less": (lambda body: body["tables"]["plies"]["move"].pop(), "form"),
    "a column less": (lambda body: body["tables"]["games"].pop("header_json"), "form"),
    "somebody else's answer": (lambda body: _set(body, "attempts", "learner", "0" * 32), "row"),
    "an answer in no game": (lambda body: _set(body, "attempts", "game_id", "0" * 32), "row"),
    "a time that is none": (lambda body: _set(body, "attempts", "at", "yesterday"), "row"),
    "a day that is none": (lambda body: _set(body, "games", "updated_at", "2026-02-30T10:00:00.000Z"), "row"),
    "a day at the end of all": (lambda body: _set(body, "games", "updated_at", "9999-12-31T23:59:59.999Z"), "row"),
    "a chance that is none": (lambda body: _set(body, "probe_sums", "p_play", 1.5), "row"),
    "a name without end": (lambda body: _set(body, "surprises", "name", "x" * 3_000), "row"),
    "a setting's name without end": (lambda body: body["settings"].update({"x" * 1_900: "3"}), "child"),
    "JSON that is none": (lambda body: _set(body, "attempts", "operands", "[2"), "row"),
    "a truth": (lambda body: _set(body, "attempts", "try_no", True), "row"),
    "a NUL": (lambda body: _set(body, "plies", "move", "a\0"), "row"),
    "half a sign": (lambda body: _set(body, "plies", "move", "\ud800"), "row"),
    "an id twice": (lambda body: body["tables"]["attempts"].update(attempt_id=["10", "10"]), "impossible"),
    "a ply that is missing": (lambda body: _set(body, "games", "plies", 9), "impossible"),
    "plies without end": (lambda body: _set(body, "games", "plies", 10**18), "impossible"),
    "a text for a number": (lambda body: _set(body, "attempts", "try_no", "first"), "impossible"),
    "a number beyond all": (lambda body: _set(body, "attempts", "try_no", 10**30), "impossible"),
    "nothing where something is": (lambda body: _set(body, "attempts", "skill", None), "impossible"),
    "a seat of no kind": (lambda body: _set(body, "seats", "kind", "king"), "impossible"),
}


def _set(body: dict[str, Any], table: str, column: str, value: Any) -> None:
    body["tables"][table][column][0] = value


@pytest.mark.parametrize("what", DAMAGED)
def test_one_bad_row_is_told_and_nothing_comes(home: Home, school: Session, what: str) -> None:
    harm, code = DAMAGED[what]
    head, body = opened(file_of(home.db, home.mira))
    harm(body)
    before = content.everything(school)
    with pytest.raises(Refused) as refused:
        bring(school, closed(head, body))
    assert refused.value.code == code
    assert content.everything(school) == before


def test_a_file_of_before_a_column_was_added_is_read(home: Home, school: Session) -> None:
    head, body = opened(file_of(home.db, home.mira))
    del body["tables"]["attempts"]["arm"]
    bring(school, closed(head, body))
    assert len(attempts.of_learner(school, home.mira)) == 2
