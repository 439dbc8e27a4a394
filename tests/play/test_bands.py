"""An older child has another look, pace and words; the game, its questions and what is kept of them are the same."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from flask import Flask
from worlds import db_of, world

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.web.games.registry import PAGES
from kidsq.web.http import language

from .playing import Browser

STEPS = 50
OF_ITS_TIME = {"at"}
FOR_OLDER = {said: instead for pages in PAGES.values() for said, instead in pages.ASSETS.for_older.items()}
VALUES = re.compile(r"%\(\w+\)s")


def sit(app: Flask, band: str, **wanted: str) -> Browser:
    """A child that chose its face and its band, at a table."""
    child = Browser(app.test_client())
    form = {"face": people.FACES[0], "nickname": "Mira", "key": "a" * 32, "band": band}
    assert child.client.post("/players", data=form).status_code == 303
    return child.open(**wanted)


def lay(child: Browser, wrong: bool) -> None:
    """A sum of this hand, one that is not so, or else a card."""
    numbers = [(place, int(card)) for place, card in enumerate(child.hand) if card.isdigit()]
    for one, other in combinations(numbers, 2):
        for total in numbers:
            if total not in (one, other) and (one[1] + other[1] == total[1]) is not wrong:
                child.turn(card=[one[0], other[0], total[0]], total=total[0])
                return
    child.swap()


def a_game(folder: Path, band: str) -> tuple[list[tuple[object, ...]], list[dict[str, object]], list[str]]:
    """Its moves, its attempts, and all that was said."""
    with world(folder, seed=7) as app:
        child, heard = sit(app, band, edition="classic", bots="bruno"), []
        child.post("settings", reading="0")  # which the log notes with each question, whoever has chosen it
        for step in range(STEPS):
            heard.append(child.said)
            if child.phase == "over":
                break
            if child.phase == "watch":
                child.go_on()
            elif child.phase == "question":
                answers = re.findall(r'name="answer" value="([^"]+)"', child.shown)
                child.post("answer", key=child.key, answer=answers[step % len(answers)])
            elif kings := child.legal("king") + child.legal("wake") + child.legal("allow"):
                child.turn(move=kings[0])
            else:
                lay(child, wrong=step % 2 == 0)
        db = db_of(app)
        found = db.execute("SELECT * FROM attempts ORDER BY seq")
        names = [column[0] for column in found.description]
        attempts = [dict(zip(names, row, strict=True)) for row in found]
        record = [tuple(row) for row in db.execute("SELECT game_id, ply, move FROM plies ORDER BY game_id, ply")]
        return record, [{key: row[key] for key in row.keys() - OF_ITS_TIME} for row in attempts], heard


@pytest.mark.slow
@pytest.mark.full
def test_the_same_taps_are_the_same_game_with_the_same_log_in_both_bands(tmp_path: Path) -> None:
    younger, older = (a_game(tmp_path / band, band) for band in ("younger", "older"))
    assert len(younger[0]) > 15
    assert len({row["task"] for row in younger[1]}) > 1
    assert older[:2] == younger[:2]
    told = [line for line in FOR_OLDER if "%" not in line and any(line in page for page in younger[2])]
    assert len(told) > 1
    assert [line for line in told if any(f">{line}<" in page for page in older[2])] == []
    assert all(any(FOR_OLDER[line] in page for page in older[2]) for line in told)


def test_the_second_wording_is_of_lines_that_are_said_with_the_same_values() -> None:
    said = {
        sentence
        for sheet in (Path(__file__).parents[2] / "kidsq" / "translations" / "de").rglob("messages.po")
        for sentence in re.findall(r'^msgid "(.+)"$', sheet.read_text("utf-8"), re.M)
    }
    assert len(FOR_OLDER) >= 35
    assert [line for line in FOR_OLDER if line not in said] == []
    assert [
        line for line, instead in FOR_OLDER.items() if set(VALUES.findall(line)) != set(VALUES.findall(instead))
    ] == []
    assert not set(FOR_OLDER) & set(FOR_OLDER.values())
    assert [line for line in FOR_OLDER if len(FOR_OLDER[line]) > len(line) + 12] == []


def test_friends_of_older_children_wait_less_and_nothing_is_read_by_itself(app: Flask) -> None:
    waits: dict[str, tuple[int, ...]] = {}
    for band in ("younger", "older"):
        child = sit(app, band, edition=next(iter(EDITIONS)), bots="bruno")
        child.post("lessons", lessons="end")
        waits[band] = ("data-reading" in child.shown, "data-music" in child.shown)
        child.to_my_turn().swap()
        found = re.search(r'id="next-form"[^>]*delay:(\d+)ms', child.shown)
        assert found
        waits[band] += (int(found[1]),)
    assert waits["younger"][:2] == (True, True)
    assert waits["older"][:2] == (False, True)
    assert waits["older"][2] < waits["younger"][2]


def test_a_class_begins_with_a_band_and_each_child_may_choose_another(app: Flask) -> None:
    db, now = db_of(app), "2026-11-20T08:00:00.000Z"
    with writing(db):
        mira = people.add_learner(db, "desk", "Mira", people.FACES[0], now)
        the_class = classes.add_class(db, "4a", now)
        classes.put_into_class(db, mira.id, the_class.id)
        preferences.fix(db, settings.of_class(the_class.id), {"band": "older"})
    scope = settings.of_learner(mira.id)
    assert preferences.read(db, scope).band == "older"
    with writing(db):
        preferences.write(db, scope, {"band": "younger"})
    assert preferences.read(db, scope).band == "younger"
    assert "band" not in preferences.read(db, scope).pinned
    with writing(db):
        preferences.pin(db, scope, {"band": "older"})
    assert preferences.rows(db, scope)["band"].source == "offered"


def test_a_guest_who_says_its_name_keeps_its_band(app: Flask) -> None:
    child = Browser(app.test_client()).open(edition="first_night")
    child.post("settings", band="older")
    assert 'value="older" checked' in child.client.get("/").text
    child.client.post("/players", data={"face": people.FACES[0], "nickname": "Mira", "key": "a" * 32})
    assert '<html lang="en" data-band="older">' in child.client.get("/").text


def test_a_band_that_is_none_makes_no_child(app: Flask) -> None:
    client = app.test_client()
    answer = client.post("/players", data={"face": people.FACES[0], "nickname": "Mira", "band": "ancient"})
    assert answer.status_code == 400
    assert "“ancient” cannot be chosen here." in answer.text
    assert db_of(app).execute("SELECT count(*) FROM learners").fetchone()[0] == 0


def test_what_is_said_to_one_child_is_not_said_to_the_next(app: Flask) -> None:
    with app.test_request_context("/"):
        app.preprocess_request()
        language.speak_to_older(True)
        assert language.gettext("Your turn!") == "Your move."
    with app.test_request_context("/"):
        app.preprocess_request()
        assert language.gettext("Your turn!") == "Your turn!"
