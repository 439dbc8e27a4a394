"""All that belongs to one child, table by table: read out to be taken along, and put in where it is missing.

Ids are random, and a row keeps its id wherever it goes: so nothing comes twice.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import erasing, people, settings
from kidsq.store.play import gallery, tips_seen

Cell = str | int | float | None
Row = dict[str, Cell]
Belongings = dict[str, list[Row]]
"""Table -> its rows, each by column."""

_GAMES: Final = (
    "(SELECT game_id FROM seats WHERE learner = :child UNION SELECT game_id FROM attempts WHERE learner = :child"
    " UNION SELECT game_id FROM proposals WHERE learner = :child)"
)
TAKEN: Final[Mapping[str, tuple[str, str]]] = {
    "games": (f"id IN {_GAMES}", "created_at, id"),
    "seats": (f"game_id IN {_GAMES}", "game_id, seat"),
    "plies": (f"game_id IN {_GAMES}", "game_id, ply"),
    "attempts": ("learner = :child", "seq"),
    # What a table still waits with is asked anew where it goes on; what a wall has asked, it has asked of no child.
    "questions": (
        "answered_at IS NOT NULL AND (learner = :child OR learner IS NULL AND game_id IN"
        " (SELECT game_id FROM proposals WHERE learner = :child))",
        "created_at, key",
    ),
    "helps": (
        "EXISTS (SELECT 1 FROM seats WHERE seats.game_id = helps.game_id AND seats.seat = helps.seat"
        " AND seats.learner = :child)",
        "game_id, ply, seat",
    ),
    "proposals": ("learner = :child", "game_id, ply, kind"),
    "probes": ("learner = :child AND began_at IS NOT NULL", "began_at, id"),
    "probe_sums": (
        "probe_id IN (SELECT id FROM probes WHERE learner = :child AND began_at IS NOT NULL)",
        "probe_id, place",
    ),
    "surprises": ("learner = :child", "name"),
    "dismissed_needs": ("learner = :child", "need"),
}
"""Table -> which of its rows are a child's, and their order; each table after those it points to."""
LEFT: Final[Mapping[str, str]] = {
    "estimates": "reckoned anew from the log",
    "woken": "read anew from the games",
    "taps": "of one browser",
    "device_learners": "of one browser",
    "group_members": "of a class",
    "sittings": "of a class",
    "raised_hands": "of a class",
    "walls": "of a class",
    "rostered_children": "of a school's list",
    "parents": "who may look is decided in each place",
    "invitations": "who may look is decided in each place",
    "child_keys": "opens the child's games",
    "child_tries": "guards child_keys",
    "former_accounts": "for erasing here",
}
"""What names a child or a game and knowingly stays, and why. Name, face and settings go beside the tables."""
LEFT_COLUMNS: Final[Mapping[str, frozenset[str]]] = {
    "games": frozenset(("class_id", "device")),
    "attempts": frozenset(("seq",)),
}
_GUEST: Final[Row] = {
    "kind": "guest",
    "learner": None,
    "stand_in": None,
    "begun": None,
    "came_at": None,
    "taken_out_at": None,
}
"""Another child at the same table, to whoever is sent the file."""
_HOLDERS: Final = "holders"
"""Of a game's settings: which tablet is whose."""
IMPOSSIBLE: Final = (sqlite3.IntegrityError, sqlite3.DataError, OverflowError)
"""What either engine says of rows that cannot be."""
_ALIAS: Final = re.compile(r"~[0-9a-f]{8}\Z")
_AT_ONCE: Final = 400


def of_child(db: Session, learner: str) -> Belongings:
    """All that a child takes along. Other children at its tables are guests there."""
    columns, found = db.columns(), Belongings()
    for table, (condition, order) in TAKEN.items():
        names = sorted(columns[table] - LEFT_COLUMNS.get(table, frozenset()))
        rows = db.execute(
            f"SELECT {', '.join(names)} FROM {table} WHERE {condition} ORDER BY {order}", {"child": learner}
        ).fetchall()
        found[table] = [dict(zip(names, row, strict=True)) for row in rows]
    for seat in found["seats"]:
        seat["awaited"] = 0
        if seat["kind"] == "learner" and seat["learner"] != learner:
            seat.update(_GUEST)
    for game in found["games"]:
        game["settings_json"] = _without_holders(str(game["settings_json"]))
    return found


def _without_holders(settings_json: str) -> str:
    if f'"{_HOLDERS}"' not in settings_json:
        return settings_json
    try:
        kept = json.loads(settings_json)
    except (ValueError, RecursionError):
        return "{}"
    return json.dumps({name: value for name, value in kept.items() if name != _HOLDERS})


# -- where a row lies in this database --------------------------------------------------------------------------------


class Elsewhere(Exception):
    """What is to be put in is another child's here. learner: whose; only one whom the grown-up may see."""

    def __init__(self, learner: str) -> None:
        super().__init__(learner)
        self.learner = learner


@dataclass(frozen=True, slots=True)
class Put:
    """How much has come. new_games: their ids here; of them and of those that have grown, game_ids."""

    new_games: int = 0
    new_answers: int = 0
    game_ids: tuple[str, ...] = ()


@dataclass(slots=True)
class _Places:
    """Where the games of a file are here. fresh: not here until now; begun: plies that are here of one that grows;
    joined: seat of the child in a game that came with another child before."""

    of: dict[str, str] = field(default_factory=dict)
    fresh: set[str] = field(default_factory=set)
    begun: dict[str, int] = field(default_factory=dict)
    joined: dict[str, Row] = field(default_factory=dict)


def alias(id_: str, learner: str) -> str:
    """The id of a row that a child brings while somebody whom the grown-up may not see has one of the same id."""
    return f"{origin(id_)}~{hashlib.sha256(f'kidsq brought {learner}'.encode()).hexdigest()[:8]}"


def origin(id_: str) -> str:
    """The id with which a row came into being, wherever that was."""
    return _ALIAS.sub("", id_)


def _some(db: Session, sql: str, values: Collection[str]) -> list[Any]:
    """The rows of a statement with `IN ({})` for many values."""
    ids, found = list(values), []
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        found += db.execute(sql.format(", ".join("?" * len(some))), some).fetchall()
    return found


def _own(db: Session, sql: str, learner: str) -> dict[str, str]:
    return {origin(row[0]): row[0] for row in db.execute(sql, {"child": learner}).fetchall()}


_OWN_GAMES: Final = f"SELECT id FROM games WHERE id IN {_GAMES}"
_OWN_ANSWERS: Final = "SELECT attempt_id FROM attempts WHERE learner = :child"


def here_already(db: Session, learner: str, theirs: Belongings) -> tuple[int, int]:
    """How many of these games and answers this child has here."""
    games, answers = (_own(db, sql, learner).keys() for sql in (_OWN_GAMES, _OWN_ANSWERS))
    return (
        len(games & {origin(str(one["id"])) for one in theirs["games"]}),
        len(answers & {origin(str(one["attempt_id"])) for one in theirs["attempts"]}),
    )


def owners(db: Session, theirs: Belongings, among: Collection[str]) -> list[str]:
    """Those among these children who have some of these games or answers here, the one with most of them first."""
    games, answers = _ids(theirs, "games", "id"), _ids(theirs, "attempts", "attempt_id")
    rows = _some(db, "SELECT learner FROM seats WHERE learner IS NOT NULL AND game_id IN ({})", games)
    rows += _some(db, "SELECT learner FROM attempts WHERE learner IS NOT NULL AND attempt_id IN ({})", answers)
    counted = Counter(row[0] for row in rows)
    for learner in among:
        if learner not in counted:
            counted[learner] += len(_taken(db, "games", "id", [alias(one, learner) for one in games]))
    return [learner for learner, count in counted.most_common() if count and learner in among]


def _ids(theirs: Belongings, table: str, column: str) -> list[str]:
    return [str(row[column]) for row in theirs[table]]


def _taken(db: Session, table: str, column: str, ids: Collection[str]) -> set[str]:
    """Those of these ids that somebody here has."""
    return {row[0] for row in _some(db, f"SELECT {column} FROM {table} WHERE {column} IN ({{}})", ids)}


# -- put in what is missing -------------------------------------------------------------------------------------------


def put(db: Session, learner: str, whose: str, theirs: Belongings, sees: Callable[[str], bool]) -> Put:
    """Give a child here what is not here yet of these belongings; within writing().

    whose: the id of the child in them. sees: whether the grown-up may see a child of this id; what others have stays
    as it is, and nothing tells of it. A game that goes on elsewhere has ended here without a result.
    Raises Elsewhere for what another child has, and what IMPOSSIBLE holds.
    """
    places = _places(db, learner, whose, theirs, sees)
    for rows in theirs.values():
        for row in rows:
            if row.get("learner") == whose:
                row["learner"] = learner
            if "game_id" in row:
                row["game_id"] = places.of[str(row["game_id"])]
    _put_games(db, places, theirs)
    answers = _put_log(db, learner, theirs, places)
    _put_checks(db, learner, theirs)
    _put_each(db, "surprises", theirs, "seen_at = coalesce(surprises.seen_at, excluded.seen_at)")
    later = "CASE WHEN excluded.at > dismissed_needs.at THEN excluded.at ELSE dismissed_needs.at END"
    _put_each(db, "dismissed_needs", theirs, f"at = {later}")
    new = {*places.fresh, *places.joined}
    return Put(len(new), answers, tuple(sorted({*new, *places.begun})))


def _places(db: Session, learner: str, whose: str, theirs: Belongings, sees: Callable[[str], bool]) -> _Places:
    mine, places = _own(db, _OWN_GAMES, learner), _Places()
    taken = _taken(db, "games", "id", _ids(theirs, "games", "id"))
    seats = {str(row["game_id"]): row for row in theirs["seats"] if row["learner"] == whose}
    plies = dict[str, list[Row]]()
    for row in theirs["plies"]:
        plies.setdefault(str(row["game_id"]), []).append(row)
    for game in theirs["games"]:
        id_ = str(game["id"])
        known = mine.get(origin(id_))
        here = known or id_
        if known is None and id_ not in taken:
            places.fresh.add(here)
        elif known is None and not _may_join(db, game, seats.get(id_), plies.get(id_, []), sees):
            here = alias(id_, learner)
            places.fresh.add(here)
        else:
            if known is None and id_ in seats:
                places.joined[here] = seats[id_]
            begun = _grows_from(db, here, game, plies.get(id_, []))
            if begun is not None:
                places.begun[here] = begun
        places.of[id_] = here
    return places


def _may_join(db: Session, game: Row, seat: Row | None, plies: Sequence[Row], sees: Callable[[str], bool]) -> bool:
    """True if a game is here by another child that sat at the same table; its record must be the same.

    seat: that of the child who comes, None in a game of a whole class. Raises Elsewhere if the seat is taken.
    """
    id_ = str(game["id"])
    sitting = db.execute("SELECT seat, kind, learner FROM seats WHERE game_id = ?", (id_,)).fetchall()
    asked = "SELECT learner FROM attempts WHERE game_id = ? UNION SELECT learner FROM proposals WHERE game_id = ?"
    others = {row[2] for row in sitting} | {row[0] for row in db.execute(asked, (id_, id_)).fetchall()}
    others.discard(None)
    if not others or not all(map(sees, others)):
        return False
    if seat is not None:
        kind, who = next(((kind, who) for place, kind, who in sitting if place == seat["seat"]), ("", None))
        if who is not None:
            raise Elsewhere(who)
        if kind != "guest":
            return False
    ended = "SELECT header_json FROM games WHERE id = ? AND ended_at IS NOT NULL"
    is_same = db.execute(ended, (id_,)).fetchall() == [(game["header_json"],)]
    return is_same and _begin_alike(db, id_, plies)


def _begin_alike(db: Session, game_id: str, plies: Sequence[Row]) -> bool:
    rows = db.execute("SELECT seat, move, at FROM plies WHERE game_id = ? ORDER BY ply", (game_id,)).fetchall()
    theirs = [(row["seat"], row["move"], row["at"]) for row in plies]
    return all(tuple(one) == other for one, other in zip(rows, theirs, strict=False))


def _grows_from(db: Session, here: str, game: Row, plies: Sequence[Row]) -> int | None:
    """How many plies are here of a game that went on elsewhere since; None for one that stays as it is.

    A game that has come here can only be ended by what comes after it.
    """
    came = "SELECT plies FROM games WHERE id = ? AND unfinished = 1 AND device IS NULL AND class_id IS NULL"
    rows = db.execute(came, (here,)).fetchall()
    if not rows:
        return None
    count: int = rows[0][0]
    is_more = len(plies) > count or (game["ended_at"] is not None and not game["unfinished"])
    return count if is_more and _begin_alike(db, here, plies) else None


def _put_games(db: Session, places: _Places, theirs: Belongings) -> None:
    for game in theirs["games"]:
        here = places.of[str(game["id"])]
        if here not in places.fresh and here not in places.begun:
            continue
        row = {**game, "id": here}
        if row["ended_at"] is None:
            row.update(ended_at=row["updated_at"], unfinished=1, put_away_at=None)
        if here in places.fresh:
            _insert(db, "games", [row])
        else:
            changed = ", ".join(f"{name} = :{name}" for name in row if name != "id")
            db.execute(f"UPDATE games SET {changed} WHERE id = :id", row)
    _insert(db, "seats", [row for row in theirs["seats"] if row["game_id"] in places.fresh])
    for here, seat in places.joined.items():
        changed = ", ".join(f"{name} = :{name}" for name in seat if name not in ("game_id", "seat"))
        db.execute(f"UPDATE seats SET {changed} WHERE game_id = :here AND seat = :seat", {**seat, "here": here})
    begun = {**dict.fromkeys(places.fresh, 0), **places.begun}
    _insert(
        db, "plies", [row for row in theirs["plies"] if _number(row["ply"]) >= begun.get(str(row["game_id"]), 1 << 40)]
    )


def _number(cell: Cell) -> int:
    return cell if isinstance(cell, int) else -1


def _put_log(db: Session, learner: str, theirs: Belongings, places: _Places) -> int:
    """What the child answered, was asked, helped with, and proposed; how many answers are new."""
    of_class = "SELECT class_id FROM learners WHERE id = ?"
    own_class = db.execute(of_class, (learner,)).fetchall()[0][0]
    classes = {str(row["class_id"]) for row in theirs["attempts"] if row["class_id"] is not None}
    here = _taken(db, "classes", "id", classes) - {own_class}
    for row in theirs["attempts"]:
        if row["class_id"] in here:  # another class of this house: its figures are its own
            row["class_id"] = None
    answers = _missing(db, learner, "attempts", "attempt_id", theirs, _own(db, _OWN_ANSWERS, learner))
    _insert(db, "attempts", answers)
    asked = _own(db, f"SELECT key FROM questions WHERE game_id IN {_GAMES}", learner)
    _insert(db, "questions", _missing(db, learner, "questions", "key", theirs, asked))
    _put_each(db, "helps", theirs)
    _put_each(db, "proposals", theirs)
    return len(answers)


def _put_checks(db: Session, learner: str, theirs: Belongings) -> None:
    known = _own(db, "SELECT id FROM probes WHERE learner = :child", learner)
    before = {id(row): str(row["id"]) for row in theirs["probes"]}
    new = _missing(db, learner, "probes", "id", theirs, known)
    places = {before[id(row)]: row["id"] for row in new}
    _insert(db, "probes", new)
    sums = [row for row in theirs["probe_sums"] if str(row["probe_id"]) in places]
    _insert(db, "probe_sums", [{**row, "probe_id": places[str(row["probe_id"])]} for row in sums])


def _missing(
    db: Session, learner: str, table: str, key: str, theirs: Belongings, known: Mapping[str, str]
) -> list[Row]:
    """The rows that are not this child's already; one whose id somebody else has gets another."""
    rows = [row for row in theirs[table] if origin(str(row[key])) not in known]
    taken = _taken(db, table, key, [str(row[key]) for row in rows])
    for row in rows:
        if row[key] in taken or _ALIAS.search(str(row.get("game_id", ""))):
            row[key] = alias(str(row[key]), learner)
    return rows


_KEYS: Final = {
    "helps": "game_id, ply, seat",
    "proposals": "game_id, ply, kind, learner",
    "surprises": "learner, name",
    "dismissed_needs": "learner, need",
}


def _put_each(db: Session, table: str, theirs: Belongings, otherwise: str = "") -> None:
    """Rows that may be here already; otherwise: what becomes of these."""
    _insert(
        db,
        table,
        theirs[table],
        f" ON CONFLICT ({_KEYS[table]}) DO {'UPDATE SET ' + otherwise if otherwise else 'NOTHING'}",
    )


def _insert(db: Session, table: str, rows: Sequence[Row], otherwise: str = "") -> None:
    if not rows:
        return
    names = list(rows[0])
    db.executemany(
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))}){otherwise}",
        [[row[name] for name in names] for row in rows],
    )


# -- the child itself -------------------------------------------------------------------------------------------------


def put_settings(db: Session, learner: str, theirs: Mapping[str, str]) -> None:
    """What was set for the child elsewhere, where nothing is set here, and the tips it has seen; within writing()."""
    scope = settings.of_learner(learner)
    mine = settings.read(db, scope)
    seen = (tips_seen.of(mine) or frozenset()) | (tips_seen.of(theirs) or frozenset())
    for key, value in theirs.items():
        # "hint.by" says who has set "hint": the two belong together.
        if not {key, key.removesuffix(".by")} & mine.keys():
            settings.write(db, scope, key, value)
    if seen:
        settings.write(db, scope, tips_seen.KEY, " ".join(sorted(seen)))


def put_look(db: Session, learner: str, royal: str | None) -> None:
    """The royal that it has dressed elsewhere, where it has none here, and its keepsakes anew; within writing()."""
    db.execute("UPDATE learners SET royal = coalesce(royal, ?) WHERE id = ?", (royal, learner))
    gallery.forget(db, [learner])


def taken_away(db: Session, learner: str) -> bool:
    """True if a child of this id was erased here, or has become part of one who was."""
    found = "SELECT 1 FROM erased WHERE tombstone = ?"
    return bool(db.execute(found, (erasing.tombstone(learner),)).fetchall())


def became(db: Session, learner: str) -> str | None:
    """The child here that one of this id is part of: itself, or the one it was brought to."""
    if db.execute("SELECT 1 FROM learners WHERE id = ?", (learner,)).fetchall():
        return learner
    found = "SELECT learner FROM former_accounts WHERE tombstone = ?"
    rows = db.execute(found, (erasing.tombstone(learner),)).fetchall()
    return str(rows[0][0]) if rows else None


def is_free(db: Session, learner: str) -> bool:
    """True if no child has or had this id here, so that a new one can."""
    return became(db, learner) is None and not taken_away(db, learner)


def make(db: Session, learner: str, nickname: str, face: str, created_at: str) -> None:
    """A child in no class and at no browser; within writing(). Raises BadPerson."""
    db.execute(
        "INSERT INTO learners (id, nickname, face, created_at) VALUES (?, ?, ?, ?)",
        (learner, people.clean_nickname(nickname), face, created_at),
    )


def note_part(db: Session, whose: str, learner: str) -> None:
    """A child of another id came to this one, so that erasing it knows both; within writing()."""
    if is_free(db, whose):
        sql = "INSERT INTO former_accounts (tombstone, learner) VALUES (?, ?)"
        db.execute(sql, (erasing.tombstone(whose), learner))
