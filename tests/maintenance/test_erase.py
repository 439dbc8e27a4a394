"""A child or a class is erased from the database: everything that names it goes, everything else stays."""

from __future__ import annotations

from dataclasses import replace

from answers import said
from worlds import put_game

from kidsq.games.registry import GAMES
from kidsq.maintenance import erase
from kidsq.store.classroom import classes, proposals, walls
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.session import Session
from kidsq.store.people import audit, erasing, people, settings
from kidsq.store.play import attempts, estimates, games, unbegun

from .furnished import (
    AT,
    FORMER,
    LEO,
    MIRA,
    NAMES_A_CHILD,
    NAMES_A_CLASS,
    NOW,
    OTHER,
    Place,
    where,
    wrong_in,
)


def test_every_table_that_names_a_child_or_a_class_is_known_here(place: Place) -> None:
    """A new one needs a row in traces_of(), and a thought in store/people/erasing.py whether its rows simply go."""
    tables = place.db.columns()
    assert {table for table, columns in tables.items() if "learner" in columns} == NAMES_A_CHILD
    assert {table for table, columns in tables.items() if "class_id" in columns} == NAMES_A_CLASS
    for table in NAMES_A_CHILD:
        whose = place.leo if table == "former_accounts" else place.mira
        assert place.rows(f"SELECT 1 FROM {table} WHERE learner = ?", whose), table
    # A column of another name that points at children would be missed.
    pointing = {
        (table, row[3])
        for table in tables
        for row in place.db.execute(f"PRAGMA foreign_key_list({table})").fetchall()
        if row[2] in ("learners", "classes")
    }
    assert {column for _, column in pointing} == {"learner", "class_id"}


def test_of_an_erased_child_nothing_is_left_in_any_file(place: Place) -> None:
    is_file = (place.folder / FILE_NAME).exists()
    assert len(where(place.folder, MIRA, FORMER, place.mira)) >= 2 + is_file
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    place.db.execute("SELECT 1").fetchall()
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    assert wrong_in(place.folder) == []
    (grave,) = place.rows("SELECT tombstone, finished_at FROM erased")
    assert grave == (erasing.tombstone(place.mira), AT)
    assert erase.unfinished(place.folder) == 0


def test_the_others_keep_what_is_theirs(place: Place) -> None:
    before = {table: place.rows(f"SELECT * FROM {table} WHERE learner = ?", place.leo) for table in NAMES_A_CHILD}
    erase.erase(place.folder, [place.mira], [], NOW)
    for table, rows in before.items():
        assert place.rows(f"SELECT * FROM {table} WHERE learner = ?", place.leo) == rows, table
    assert place.rows("SELECT nickname FROM learners") == [(LEO,)]
    assert [row[0][:1] for row in place.rows("SELECT id FROM games ORDER BY id")] == ["2", "3"]
    seats = place.rows("SELECT kind, learner FROM seats WHERE game_id = ? ORDER BY seat", "2" * 32)
    assert seats == [("guest", None), ("learner", place.leo)]
    assert len(place.rows("SELECT 1 FROM plies WHERE game_id = ?", "2" * 32)) == 2
    assert [row[0] for row in place.rows("SELECT learner FROM attempts ORDER BY seq")] == [place.leo] * 2
    assert settings.read(place.db, settings.of_learner(place.leo)) == {"hint": "2", "taught": "king"}
    assert len(audit.latest(place.db, place.leo)) == 2
    assert {row[0] for row in place.rows("SELECT role FROM grown_ups WHERE name LIKE 'Parent%'")} == {"parent"}
    assert place.rows("SELECT count(*) FROM devices") == [(1,)]


def test_a_question_that_a_table_waits_with_stays_without_a_name(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    (waiting,) = place.rows("SELECT learner, answered_at FROM questions WHERE game_id = ? AND seat = 0", "2" * 32)
    assert waiting == (None, None)


def test_in_an_open_game_of_a_class_a_bot_plays_on(place: Place) -> None:
    """Elsewhere the others at the same screen can: a guest is whoever taps."""
    assert GAMES["sleeping_queens"].INFO.stand_in == erasing.STANDS_IN
    place.db.execute("UPDATE games SET class_id = ? WHERE id = ?", (place.room, "2" * 32))
    (version,) = place.rows("SELECT version FROM games WHERE id = ?", "2" * 32)[0]
    erase.erase(place.folder, [place.mira], [], NOW)
    seats = place.rows("SELECT kind, learner, stand_in FROM seats WHERE game_id = ? ORDER BY seat", "2" * 32)
    assert seats == [("guest", None, erasing.STANDS_IN), ("learner", place.leo, None)]
    assert place.rows("SELECT 1 FROM questions WHERE game_id = ? AND seat = 0", "2" * 32) == []
    assert place.rows("SELECT version FROM games WHERE id = ?", "2" * 32) == [(int(str(version)) + 1,)]


def test_a_parent_without_a_child_here_is_forgotten(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    assert place.rows("SELECT 1 FROM grown_ups WHERE id = ?", "pm") == []
    assert place.rows("SELECT 1 FROM sessions WHERE grown_up = ?", "pm") == []
    assert place.rows("SELECT 1 FROM sessions WHERE grown_up = ?", "pl") == [(1,)]


def a_game_on_the_wall(db: Session, game_id: str, class_id: str) -> None:
    put_game(db, game_id, AT, "guest", "bruno", edition="first_night", device=None, class_id=class_id)
    games.append_ply(db, game_id, 0, 0, "discard 2+3=5", (), "lay", AT)
    walls.begin(db, game_id, class_id, AT)
    db.execute("UPDATE lessons SET wall_game = ? WHERE class_id = ?", (game_id, class_id))


def test_what_a_child_has_proposed_goes_with_it_and_the_class_keeps_its_game(place: Place) -> None:
    with writing(place.db) as db:
        a_game_on_the_wall(db, "5" * 32, place.room)
        for child in (place.mira, place.leo):
            proposals.propose(db, ("5" * 32, 0, "move", child), "discard 2+3=5", f"k {child}", AT)
            attempts.append(db, replace(said("2+3=5"), attempt_id=child, learner=child, game_id="5" * 32, ply=0, at=AT))
    erase.erase(place.folder, [place.mira], [], NOW)
    assert place.rows("SELECT learner FROM proposals WHERE game_id = ?", "5" * 32) == [(place.leo,)]
    assert place.rows("SELECT learner FROM attempts WHERE game_id = ?", "5" * 32) == [(place.leo,)]
    assert place.rows("SELECT move FROM plies WHERE game_id = ?", "5" * 32) == [("discard 2+3=5",)]


def test_a_child_that_has_moved_away_keeps_what_it_has_said_in_a_class_that_goes(place: Place) -> None:
    with writing(place.db) as db:
        other = classes.add_class(db, "3a", AT)
        classes.put_into_class(db, place.leo, other.id)
        a_game_on_the_wall(db, "5" * 32, place.room)
        row = replace(said("2+3=5"), attempt_id="wall", learner=place.leo, game_id="5" * 32, ply=0, at=AT)
        attempts.append(db, row)
        proposals.propose(db, ("5" * 32, 0, "move", place.leo), "discard 2+3=5", "k", AT)
    assert erase.erase(place.folder, [], [place.room], NOW).finished
    assert wrong_in(place.folder) == []
    assert place.rows("SELECT 1 FROM attempts WHERE attempt_id = 'wall'") == [(1,)]
    kept = {row.game_id: row for row in proposals.rows_of(place.db, [place.leo], None, None)}["5" * 32]
    assert (kept.said, kept.laid, kept.class_id) == ("discard 2+3=5", 1, None)
    # Nor does it go with the games of guests that nobody carries on.
    assert "5" * 32 not in [game for game, _ in unbegun.of_guests(place.db, "2030-01-01T00:00:00.000Z", 99)]


def test_a_class_goes_with_its_children(place: Place) -> None:
    with writing(place.db) as db:
        stray = people.add_learner(db, OTHER, "Zoe-allein", "face-4", AT)
        db.execute("INSERT INTO lessons VALUES ('l', ?, 'abcdef', ?, ?, NULL, NULL, NULL, NULL)", (place.room, AT, AT))
        a_game_on_the_wall(db, "5" * 32, place.room)
        db.execute("INSERT INTO tablets VALUES ('x', ?, ?)", (place.room, AT))
        settings.write(db, settings.of_class(place.room), "questions", "few")
    assert erase.erase(place.folder, [], [place.room], NOW).finished
    assert where(place.folder, MIRA, LEO, place.mira, place.leo, place.room) == []
    assert place.rows("SELECT id FROM learners") == [(stray.id,)]
    for table in ("games", "plies", "attempts", "classes", "class_groups", "lessons", "tablets", "settings", "walls"):
        assert place.rows(f"SELECT 1 FROM {table}") == [], table
    assert len(place.rows("SELECT 1 FROM erased")) == 4  # the class, two children, and what one of them once was
    assert wrong_in(place.folder) == []


def test_estimates_and_log_agree_after_an_erasure(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    assert estimates.of_learners(place.db, [place.mira]) == {place.mira: {}}
