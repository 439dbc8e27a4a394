"""Games as records: written ply by ply, never changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from kidsq.store.db.session import Session

# -- the games of a child that are over --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PastGame:
    """One of them. unfinished: its lesson ended before it did. answers: of this child, play apart."""

    id: str
    edition: str
    ended_at: str
    plies: int
    unfinished: bool
    answers: int


def past_games(db: Session, learner: str, limit: int) -> list[PastGame]:
    """The latest ones, the last ended first."""
    rows = db.execute(
        "SELECT games.id, games.edition, games.ended_at, games.plies, games.unfinished,"
        " (SELECT count(*) FROM attempts WHERE attempts.game_id = games.id AND attempts.learner = seats.learner"
        " AND attempts.correct IS NOT NULL)"
        " FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner = ? AND games.ended_at IS NOT NULL"
        " ORDER BY games.ended_at DESC, games.id LIMIT ?",
        (learner, limit),
    )
    return [
        PastGame(game, edition, ended_at, plies, bool(unfinished), answers)
        for game, edition, ended_at, plies, unfinished, answers in rows.fetchall()
    ]


# -- games as records --------------------------------------------------------------------------------------------------


SeatKind = Literal["bot", "learner", "guest"]

MAX_PLIES = 2_000  # ten times the longest game that was ever simulated; keeps one table from filling a disk
OPEN_GAMES = 20  # of one browser; older ones are put away


class StoredSeat(NamedTuple):
    """Who sits on a chair: a bot by its name, a child by its pseudonym, or a guest.

    stand_in: the bot that plays while the child is away. awaited: the child has been asked to the table and has not
    said yes or no. came_at: when it last took the seat; taken_out_at: when an adult last took it away.
    """

    seat: int
    kind: SeatKind
    bot: str | None = None
    learner: str | None = None
    stand_in: str | None = None
    awaited: bool = False
    came_at: str | None = None
    taken_out_at: str | None = None


class StoredGame(NamedTuple):
    """A game without its plies. plies: how many there are. version: grows with everything a table would show.

    class_id: of a game that its children may carry on at any tablet; None: it belongs to its browser (device).
    device: None where no browser has opened it, but a teacher (by_teacher). unfinished: it has ended without a result.
    """

    id: str
    game: str
    edition: str
    header_json: str
    device: str | None
    created_at: str
    updated_at: str
    version: int
    plies: int
    put_away_at: str | None
    ended_at: str | None
    result_json: str | None
    settings_json: str
    class_id: str | None = None
    by_teacher: bool = False
    unfinished: bool = False
    seats: tuple[StoredSeat, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredPly:
    """One decision as it was played. ply: how many plies lay before it."""

    ply: int
    seat: int
    move: str
    shuffles: tuple[tuple[str, ...], ...]
    key: str | None
    at: str


@dataclass(frozen=True, slots=True)
class UsedKey:
    """What a form with this key has done: move of a ply; else operands and response of an attempt, as JSON."""

    game_id: str | None
    ply: int
    move: str | None
    operands: str | None
    response: str | None


class PlyTaken(Exception):
    """The ply is not the game's next one, its key is known, or the game is over; nothing was written."""


COLUMNS: Final = (
    "id, game, edition, header_json, device, created_at, updated_at, version, plies,"
    " put_away_at, ended_at, result_json, settings_json, class_id,"
    " by_teacher, unfinished"
)
"""Of a game, as with_seats() reads them."""
_SEAT: Final = "seat, kind, bot, learner, stand_in, awaited, came_at, taken_out_at"
_HAS_GUEST = "EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.kind = 'guest')"
_OWN: Final = COLUMNS.count(",") + 1
_WITH_SEATS: Final = (
    f"SELECT {COLUMNS}, {_SEAT} FROM games LEFT JOIN seats ON seats.game_id = games.id WHERE games.id = ? ORDER BY seat"
)
PLY_COLUMNS: Final = "ply, seat, move, shuffles_json, key, at"


def create(
    db: Session,
    *,
    game_id: str,
    game: str,
    edition: str,
    header_json: str,
    device: str | None,
    seats: Sequence[StoredSeat],
    at: str,
    settings_json: str = "{}",
    class_id: str | None = None,
) -> None:
    """Open a game; the open games of the browser, or of each child of a class, beyond OPEN_GAMES are put away.

    To a game that a child is only asked to it has not come: that one is not among its own, and puts none of them away.
    device: None: a teacher has made it, for a class. Within writing().
    """
    if device is not None:
        db.execute("INSERT INTO devices (id, first_seen) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (device, at))
    db.execute(
        "INSERT INTO games (id, game, edition, header_json, device, created_at, updated_at, settings_json, class_id,"
        " by_teacher) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (game_id, game, edition, header_json, device, at, at, settings_json, class_id, int(device is None)),
    )
    db.executemany(
        "INSERT INTO seats (game_id, seat, kind, bot, learner, begun, awaited) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, seat.seat, seat.kind, seat.bot, seat.learner, at, int(seat.awaited)) for seat in seats],
    )
    if device is None or class_id:
        lists = [_joined(db, seat.learner) for seat in seats if seat.learner and not seat.awaited]
    else:
        lists = [open_games(db, device)]
    for kept in lists:
        # Played last, they come first; what lies ahead of a clock that was set back was played before all of that.
        kept.sort(key=lambda game: (game.id == game_id, game.updated_at <= at, game.updated_at), reverse=True)
        for old in kept[OPEN_GAMES:]:
            put_away(db, old.id, at)


def _joined(db: Session, learner: str) -> list[StoredGame]:
    """The open games of a class to which this child has come."""
    found = open_games_of(db, learner)
    return [game for game in found if not any(seat.awaited and seat.learner == learner for seat in game.seats)]


def load(db: Session, game_id: str) -> StoredGame | None:
    """One game and its seats, without its plies."""
    rows = db.execute(_WITH_SEATS, (game_id,)).fetchall()
    if not rows:
        return None
    return _game(rows[0][:_OWN], tuple(_seat(*row[_OWN:]) for row in rows if row[_OWN] is not None))


def with_seats(db: Session, rows: Sequence[tuple[Any, ...]]) -> list[StoredGame]:
    """Rows of COLUMNS as games; the seats of all of them are one question to the database."""
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    found = db.execute(
        f"SELECT game_id, {_SEAT} FROM seats WHERE game_id IN ({marks}) ORDER BY game_id, seat",
        [row[0] for row in rows],
    ).fetchall()
    seats: dict[str, list[StoredSeat]] = {}
    for game_id, *seat in found:
        seats.setdefault(game_id, []).append(_seat(*seat))
    return [_game(row, tuple(seats.get(row[0], ()))) for row in rows]


def _seat(
    seat: int,
    kind: SeatKind,
    bot: str | None,
    learner: str | None,
    stand_in: str | None,
    awaited: int,
    came_at: str | None,
    taken_out_at: str | None,
) -> StoredSeat:
    return StoredSeat(seat, kind, bot, learner, stand_in, bool(awaited), came_at, taken_out_at)


def _game(row: Sequence[Any], seats: tuple[StoredSeat, ...]) -> StoredGame:
    whole = (*row[:-2], *map(bool, row[-2:]), seats)
    return StoredGame(*whole)


def set_stand_in(db: Session, game_id: str, seat: int, bot: str | None) -> None:
    """Let a bot play for a child who is away, None: the child is back; within writing()."""
    db.execute("UPDATE seats SET stand_in = ? WHERE game_id = ? AND seat = ?", (bot, game_id, seat))


def come(db: Session, game_id: str, seats: Sequence[int], at: str) -> None:
    """These children take their seats, for the first time or again; within writing()."""
    db.executemany(
        "UPDATE seats SET awaited = 0, came_at = ?, stand_in = NULL WHERE game_id = ? AND seat = ?",
        [(at, game_id, seat) for seat in seats],
    )


def await_no_longer(db: Session, game_id: str, seats: Sequence[int]) -> None:
    """The table waits for these children no more; within writing()."""
    db.executemany("UPDATE seats SET awaited = 0 WHERE game_id = ? AND seat = ?", [(game_id, seat) for seat in seats])


def note_taken_out(db: Session, game_id: str, seats: Sequence[int], at: str) -> None:
    """An adult has taken these children away from the table; within writing()."""
    db.executemany(
        "UPDATE seats SET taken_out_at = ? WHERE game_id = ? AND seat = ?", [(at, game_id, seat) for seat in seats]
    )


def plies(db: Session, game_id: str, after: int = 0) -> list[StoredPly]:
    """The plies of a game in order, without its first `after` ones."""
    rows = db.execute(f"SELECT {PLY_COLUMNS} FROM plies WHERE game_id = ? AND ply >= ? ORDER BY ply", (game_id, after))
    return [ply_of(row) for row in rows.fetchall()]


def used_key(db: Session, game_id: str, key: str) -> UsedKey | None:
    """What this form's key has done before: a ply of this game, or else an attempt at any table."""
    rows = db.execute(
        "SELECT ? AS game_id, ply, move, NULL, NULL FROM plies WHERE game_id = ? AND key = ? UNION ALL"
        " SELECT game_id, ply, NULL, operands, response FROM attempts WHERE attempt_id = ?",
        (game_id, game_id, key, key),
    ).fetchall()
    return UsedKey(*rows[0]) if rows else None


def ply_of(row: Sequence[Any]) -> StoredPly:
    """A row of PLY_COLUMNS."""
    ply, seat, move, shuffles_json, key, at = row
    shuffles = tuple(map(tuple, json.loads(shuffles_json))) if shuffles_json else ()
    return StoredPly(ply, seat, move, shuffles, key, at)


def append_ply(
    db: Session,
    game_id: str,
    ply: int,
    seat: int,
    move: str,
    shuffles: Sequence[Sequence[str]],
    key: str | None,
    at: str,
) -> int:
    """Write the next ply, within writing(); returns the game's new version.

    ply: how many plies lie before it. key: of the form that played it, None for a bot.
    Raises PlyTaken when another tablet was first.
    """
    shuffles_json = json.dumps([list(pile) for pile in shuffles], separators=(",", ":")) if shuffles else None
    # The ply first: a caller may catch PlyTaken within its transaction, so a refusal must not leave a counted ply. Nor
    # may a form's key that has played be the database's error: elsewhere than in SQLite that ends the transaction.
    written = db.execute(
        "INSERT INTO plies (game_id, ply, seat, move, shuffles_json, key, at)"
        " SELECT id, plies, ?, ?, ?, ?, ? FROM games WHERE id = ? AND plies = ? AND plies < ? AND ended_at IS NULL"
        " ON CONFLICT DO NOTHING",
        (seat, move, shuffles_json, key, at, game_id, ply, MAX_PLIES),
    ).rowcount
    if written != 1:
        raise PlyTaken(f"ply {ply} of game {game_id} is not the next one, or {key!r} has already played")
    rows = db.execute(
        "UPDATE games SET plies = plies + 1, version = version + 1, updated_at = ? WHERE id = ?"
        " RETURNING version, put_away_at",
        (at, game_id),
    ).fetchall()
    version, put_away_at = rows[0]
    if put_away_at is not None:  # set at every ply, it would have SQLite write two indexes of open games anew
        db.execute("UPDATE games SET put_away_at = NULL WHERE id = ?", (game_id,))
    new: int = version
    return new


def version(db: Session, game_id: str) -> int | None:
    """What a table polls: grows with everything it would show; None for no such game."""
    rows = db.execute("SELECT version FROM games WHERE id = ?", (game_id,)).fetchall()
    return rows[0][0] if rows else None


def version_for(db: Session, game_id: str, device: str) -> int | None:
    """As version(), for the browser that owns the game; None for any other."""
    rows = db.execute(
        "SELECT version FROM games WHERE id = ? AND device = ? AND class_id IS NULL", (game_id, device)
    ).fetchall()
    return rows[0][0] if rows else None


def version_for_children(db: Session, game_id: str, learners: Sequence[str]) -> int | None:
    """As version(), for a class's game on whose seats one of these children sits; None for any other."""
    marks = ", ".join("?" * len(learners))
    rows = db.execute(
        "SELECT version FROM games WHERE id = ? AND class_id IS NOT NULL"
        f" AND EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.learner IN ({marks}))",
        (game_id, *learners),
    ).fetchall()
    return rows[0][0] if rows else None


def bump(db: Session, game_id: str, at: str | None = None) -> int:
    """Tell every table of this game that there is something new besides a ply; within writing().

    at: when somebody has done something there, so that nobody believes the table to be left.
    """
    rows = db.execute(
        "UPDATE games SET version = version + 1, updated_at = coalesce(?, updated_at) WHERE id = ? RETURNING version",
        (at, game_id),
    ).fetchall()
    new: int = rows[0][0]
    return new


def finish(db: Session, game_id: str, result_json: str, at: str) -> None:
    """Write down how the game ended, in the transaction of its last ply."""
    db.execute(
        "UPDATE games SET ended_at = ?, result_json = ?, version = version + 1 WHERE id = ? AND ended_at IS NULL",
        (at, result_json, game_id),
    )


def put_away(db: Session, game_id: str, at: str) -> None:
    """Take an open game off the "carry on?" list; its next ply brings it back. Within writing()."""
    db.execute("UPDATE games SET put_away_at = ? WHERE id = ? AND ended_at IS NULL", (at, game_id))


def set_settings(db: Session, game_id: str, settings_json: str) -> int:
    """Keep how this table is shown; within writing(). Returns the game's new version."""
    db.execute("UPDATE games SET settings_json = ? WHERE id = ?", (settings_json, game_id))
    return bump(db, game_id)


def open_games(db: Session, device: str) -> list[StoredGame]:
    """The games of a browser that can be carried on, the last played first."""
    rows = db.execute(
        f"SELECT {COLUMNS} FROM games WHERE device = ? AND class_id IS NULL"
        " AND ended_at IS NULL AND put_away_at IS NULL ORDER BY updated_at DESC, id",
        (device,),
    ).fetchall()
    return with_seats(db, rows)


def open_games_of(db: Session, learner: str) -> list[StoredGame]:
    """The games of a class on whose seats this child sits and that can be carried on, the last played first."""
    return open_with(db, (learner,))


def awaiting(db: Session, learners: Sequence[str]) -> list[StoredGame]:
    """Those with any of these children on a seat at which some child that has been asked has not answered yet.

    Every tablet asks every few seconds, so this is two questions to the database, however many games are open.
    """
    asked = " AND EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.awaited = 1)"
    return open_with(db, learners, asked)


def open_with(db: Session, learners: Sequence[str], condition: str = "") -> list[StoredGame]:
    """As open_games_of(), with any of these children. condition: one more, in SQL."""
    marks = ", ".join("?" * len(learners))
    rows = db.execute(
        f"SELECT {COLUMNS} FROM games WHERE id IN (SELECT game_id FROM seats WHERE learner IN ({marks}))"
        f" AND class_id IS NOT NULL AND ended_at IS NULL AND put_away_at IS NULL{condition}"
        " ORDER BY updated_at DESC, id",
        learners,
    ).fetchall()
    return with_seats(db, rows)


def has_finished_one(db: Session, device: str, learner: str | None, game: str | None = None) -> bool:
    """True if a child has played a game to its end; without a child, if a guest in this browser has.

    game: only of this game.
    """
    if learner is not None:
        whose, values = "id IN (SELECT game_id FROM seats WHERE learner = ?)", (learner,)
    else:
        whose, values = f"device = ? AND {_HAS_GUEST}", (device,)
    of_game, code = ("", ()) if game is None else (" AND game = ?", (game,))
    found = f"SELECT 1 FROM games WHERE {whose}{of_game} AND ended_at IS NOT NULL AND unfinished = 0 LIMIT 1"
    return bool(db.execute(found, (*values, *code)).fetchall())


def latest_of(db: Session, device: str, learner: str | None, game: str | None = None) -> StoredGame | None:
    """The game a child opened last; without a child, the last one that a guest opened in this browser.

    game: only of this game.
    """
    of_game, code = ("", ()) if game is None else (" AND games.game = ?", (game,))
    if learner is not None:
        joined = "seats JOIN games ON games.id = seats.game_id"
        last = f"SELECT game_id FROM {joined} WHERE learner = ?{of_game} ORDER BY begun DESC, game_id DESC LIMIT 1"
        found, values = f"SELECT {COLUMNS} FROM games WHERE id = ({last})", (learner, *code)
    else:
        whose, values = f"device = ? AND {_HAS_GUEST}{of_game}", (device, *code)
        found = f"SELECT {COLUMNS} FROM games WHERE {whose} ORDER BY created_at DESC, id LIMIT 1"
    return next(iter(with_seats(db, db.execute(found, values).fetchall())), None)


def before(db: Session, stored: StoredGame, learner: str | None) -> StoredGame | None:
    """The one of the same game that this child opened before; without a child, a guest in the same browser."""
    earlier = "game = ? AND created_at < ? ORDER BY created_at DESC, id LIMIT 1"
    if learner is not None:
        whose, one = "id IN (SELECT game_id FROM seats WHERE learner = ?)", learner
    else:
        whose, one = f"device = ? AND {_HAS_GUEST}", stored.device or ""
    found = f"SELECT {COLUMNS} FROM games WHERE {whose} AND {earlier}"
    rows = db.execute(found, (one, stored.game, stored.created_at)).fetchall()
    return next(iter(with_seats(db, rows)), None)
