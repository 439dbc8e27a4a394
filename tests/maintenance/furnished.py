"""An installation with two children, of whom one leaves traces in every table: what the tests of erasing stand on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from answers import said
from worlds import put_game

from kidsq.learning.payload import Sum, to_json
from kidsq.maintenance.backup import backup
from kidsq.maintenance.check import check_file
from kidsq.store.classroom import classes
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session, Store
from kidsq.store.people import audit, people, settings
from kidsq.store.play import attempts, games, questions, tips_seen

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
AT = "2026-11-20T17:34:22.000Z"
MIRA, LEO = "Mirabellchen", "Leopoldinho"
FORMER = "Mirakulix"
ASKED = to_json(Sum(1, "add:2+3", (2, 3), (4, 5, 6), 0.2))
DEVICE, OTHER = "d" * 32, "e" * 32

NAMES_A_CHILD = {
    "attempts",
    "child_keys",
    "child_tries",
    "device_learners",
    "dismissed_needs",
    "estimates",
    "former_accounts",
    "group_members",
    "invitations",
    "parents",
    "probe_sums",
    "probes",
    "proposals",
    "questions",
    "raised_hands",
    "rostered_children",
    "seats",
    "sittings",
    "surprises",
    "taps",
    "woken",
}
NAMES_A_CLASS = {
    "attempts",
    "class_grown_ups",
    "class_groups",
    "games",
    "invitations",
    "learners",
    "lessons",
    "pauses",
    "raised_hands",
    "rostered_classes",
    "rostered_teaching",
    "sittings",
    "tablets",
    "trials",
    "walls",
}


@dataclass
class Place:
    folder: Path
    store: Store
    mira: str
    leo: str
    room: str

    @property
    def db(self) -> Session:
        return self.store.connection()

    def rows(self, sql: str, *values: str) -> list[tuple[object, ...]]:
        return self.db.execute(sql, values).fetchall()


def furnished(folder: Path) -> Place:
    folder.mkdir(parents=True, exist_ok=True)
    store = live.open_store(folder)
    db = store.connection()
    mira, leo, room = two_children(db)
    backup(folder, NOW - timedelta(days=3))
    if isinstance(db, sqlite3.Connection):
        db.execute("PRAGMA secure_delete = OFF")  # Debian's SQLite would tidy up by itself
    with writing(db):
        people.rename_learner(db, mira, MIRA, "face-3")
        db.executemany("INSERT INTO devices VALUES (?, ?)", [(f"{number}", FORMER) for number in range(200)])
    db.execute("DELETE FROM devices WHERE first_seen = ?", (FORMER,))  # its bytes stay where they were
    backup(folder, NOW - timedelta(days=2))
    return Place(folder, store, mira, leo, room)


def two_children(db: Session) -> tuple[str, str, str]:
    """Mira, Leo and their class: a game of each, one of both, and a row in every table that can name them."""
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        mira, leo = (people.add_learner(db, DEVICE, name, "face-3", AT) for name in (FORMER, LEO))
        for child in (mira, leo):
            classes.put_into_class(db, child.id, room.id)
        new_game(db, "1" * 32, mira.id, None)
        new_game(db, "2" * 32, mira.id, leo.id)
        new_game(db, "3" * 32, leo.id, None)
        for child, short in ((mira, "m"), (leo, "l")):
            traces_of(db, child.id, short, room.id)
    return mira.id, leo.id, room.id


def new_game(db: Session, game_id: str, first: str, second: str | None) -> None:
    put_game(db, game_id, AT, first, second or "bruno", device=DEVICE)
    for number, child in enumerate((first, second)):
        if child is None:
            continue
        key = f"{game_id[:1]}{number}"
        games.append_ply(db, game_id, number, number, "allow", (), key, AT)
        attempts.append(db, replace(said("2+3=5"), attempt_id=key, learner=child, game_id=game_id, ply=number, at=AT))
        for answered in (None, AT):
            open_key = f"{key}{answered}"
            row = questions.StoredQuestion(open_key, game_id, number, number, child, "help_bot", ASKED, AT, answered)
            questions.ask(db, row)
        questions.show_help(db, game_id, number, number, 2, asked=True)


def traces_of(db: Session, child: str, short: str, room: str, game: str = "2" * 32) -> None:
    """A row in every table that can name a child. short: for the ids of what is not the child's own."""
    group = classes.add_group(db, room, f"group {short}")
    classes.put_into_group(db, child, group.id)
    settings.write(db, settings.of_learner(child), "hint", "2")
    tips_seen.note(db, settings.of_learner(child), "king")
    attempts.add_tap(db, DEVICE, child, 700)
    for act in ("looked_at_class", "looked_at_child"):
        audit.append(db, AT, "g", act, child)
    values = {"child": child, "short": short, "at": AT, "room": room, "game": game}
    for sql in (
        "INSERT INTO dismissed_needs (learner, need, at) VALUES (:child, 'family:doubles', :at)",
        "INSERT INTO estimates VALUES (:child, 'add:2+3', '1', 0.5, 0.1, 1, 1, 1, 2.0, :at, 'usual', 0, 0)",
        "INSERT INTO sittings (device, class_id, learner, began_at, seen_at) VALUES ('x', :room, :child, :at, :at)",
        "INSERT INTO woken VALUES (:child, 'rainbow', NULL, NULL, :at)",
        "INSERT INTO surprises VALUES (:child, 'visit-rainbow', :at, NULL)",
        "INSERT INTO probes (id, learner, offered_at, began_at) VALUES ('c' || :short, :child, :at, :at)",
        "INSERT INTO probe_sums (probe_id, place, learner, skill, first, second, p_play)"
        " VALUES ('c' || :short, 0, :child, 'add:2+3', 2, 3, 0.5)",
        "INSERT INTO proposals (game_id, ply, kind, learner, said, key, at)"
        " VALUES (:game, 0, 'move', :child, 'discard 2+3=5', 'k' || :short, :at)",
        "INSERT INTO walls (game_id, class_id, began_at) VALUES (:game, :room, :at) ON CONFLICT DO NOTHING",
        "INSERT INTO trials VALUES ('r' || :short, :room, 'fingers', 'seed', :at, :at, NULL)",
        "INSERT INTO child_keys VALUES (:child, 'cat,sun,boat', '4711', :at)",
        "INSERT INTO raised_hands (class_id, device, learner, why, raised_at) VALUES (:room, 'x', :child, 'why', :at)",
        "INSERT INTO child_tries VALUES (:child, 'x', 3, :at)",
        "INSERT INTO former_accounts SELECT 'was l', :child WHERE :short = 'l'",  # its tombstone would be one more
        "INSERT INTO grown_ups VALUES ('p' || :short, 'Parent', 'p' || :short, 'hash', :at, 'parent')",
        "INSERT INTO grown_ups VALUES ('t' || :short, 'Teacher', 't' || :short, 'hash', :at, 'teacher')",
        "INSERT INTO sessions VALUES ('s' || :short, 'p' || :short, 'x', :at, :at, NULL)",
        "INSERT INTO parents VALUES ('p' || :short, :child)",
        "INSERT INTO class_grown_ups VALUES (:room, 't' || :short)",
        "INSERT INTO invitations VALUES ('i' || :short, 'parent', NULL, :child, 't' || :short, :at, NULL, NULL, NULL)",
        "INSERT INTO rostered_children VALUES ('of list ' || :short, :child, 'Listed', 'of list', NULL)",
        "INSERT INTO rostered_classes VALUES ('of list ' || :short, :room, '2b')",
        "INSERT INTO rostered_teaching VALUES ('of list ' || :short, :room)",
    ):
        db.execute(sql, values)


def where(folder: Path, *words: str) -> list[str]:
    """The files of the data folder in which one of these words stands, in any place."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in files if any(word.encode() in path.read_bytes() for word in words))


def wrong_in(folder: Path) -> list[str]:
    """What is wrong with the database of this folder, whichever it is."""
    with live.as_file(folder) as file:
        return check_file(file)
