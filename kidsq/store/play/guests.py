"""What somebody without a name has played in a browser, and how it becomes a child's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kidsq.store.db.session import Session

MOST: Final = 1_000
"""So many tables at once."""

_PLACES = "SELECT games.id, seats.seat FROM games JOIN seats ON seats.game_id = games.id WHERE "
_GUESTS = "games.device = ? AND games.class_id IS NULL AND seats.kind = 'guest'"
_OTHERS = (
    "SELECT 1 FROM seats AS others"
    " WHERE others.game_id = games.id AND others.seat <> seats.seat AND others.kind <> 'bot'"
)
# An erased child leaves a guest's seat at a table with others. Whoever that was, nobody else was it: such tables are
# known by the erasure that came after they began. A game alone with bots goes with its child.
_NONE_ERASED = "games.created_at > (SELECT coalesce(max(at), '') FROM erased)"
_REAL = f"{_GUESTS} AND (NOT EXISTS ({_OTHERS}) OR {_NONE_ERASED})"
_ALONE = f"{_GUESTS} AND NOT EXISTS ({_OTHERS})"
_ONE_GUEST = f"{_GUESTS} AND NOT EXISTS ({_OTHERS} AND (others.kind = 'guest' OR NOT {_NONE_ERASED}))"
"""One guest, who is real."""
_WITHOUT = " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.game_id = games.id AND others.learner = ?)"
_BEGUN = (
    " AND (games.plies > 0 OR EXISTS (SELECT 1 FROM attempts WHERE attempts.game_id = games.id"
    " AND attempts.learner IS NULL))"
)

# An answer to a question is its seat's; any other is of whoever played that ply.
_OF_SEAT = (
    " AND coalesce((SELECT seat FROM questions WHERE questions.key = attempts.attempt_id),"
    " (SELECT seat FROM plies WHERE plies.game_id = attempts.game_id AND plies.ply = attempts.ply)) = ?"
)


class Before(NamedTuple):
    """Which tables before one tell of its guest: of this browser, opened since then, so many with that table itself."""

    device: str = ""
    since: str = ""
    tables: int = 0


NOTHING_BEFORE: Final = Before()
Table = tuple[str, int, int, str]
"""A table of a guest: the game, the seat, and at which version and moment it stands."""


def tables(db: Session, game_id: str, before: Before) -> list[Table]:
    """The tables before this one that tell of its guest, the latest first."""
    if before == NOTHING_BEFORE:
        return []
    rows = db.execute(
        "SELECT games.id, seats.seat, games.version, games.updated_at FROM games JOIN seats ON seats.game_id = games.id"
        f" WHERE {_ONE_GUEST}{_BEGUN} AND games.created_at >= ? ORDER BY games.created_at DESC, games.id LIMIT ?",
        before,
    )
    return [table for table in rows.fetchall() if table[0] != game_id]


@dataclass(frozen=True, slots=True)
class Place:
    """A guest's seat at a table."""

    game_id: str
    seat: int


def place(db: Session, device: str, game_id: str, seat: int) -> Place | None:
    """This seat, if it is a guest's at a table of this browser and somebody may say that it was theirs."""
    rows = db.execute(f"{_PLACES}{_REAL} AND games.id = ? AND seats.seat = ?", (device, game_id, seat)).fetchall()
    return Place(*rows[0]) if rows else None


def places(db: Session, device: str, learner: str) -> list[Place]:
    """Where the one guest of a table sat in this browser, but for tables at which this child sat as well.

    The latest MOST of them: no family comes near it, and a script shall not keep everybody from writing for long.
    """
    latest = f"{_PLACES}{_ONE_GUEST}{_WITHOUT} ORDER BY games.created_at DESC LIMIT {MOST}"
    rows = db.execute(latest, (device, learner))
    return [Place(*row) for row in rows.fetchall()]


def run_before(db: Session, device: str, game_id: str, since: str) -> list[Place]:
    """Where a guest sat alone at the tables before this one, opened since then and since a child last played here.

    So far back it is most likely the same guest; this table itself is not among them.
    """
    # A child that has played on after this table was opened could have done so before, too: nothing is known then.
    children = (
        "SELECT coalesce(max(CASE WHEN games.updated_at < this.created_at THEN games.updated_at"
        " ELSE this.created_at END), '') FROM games JOIN seats"
        " ON seats.game_id = games.id WHERE games.device = ? AND games.class_id IS NULL AND seats.kind = 'learner'"
        " AND games.created_at < this.created_at"
    )
    rows = db.execute(
        f"WITH this AS (SELECT created_at FROM games WHERE id = ?), broken AS (SELECT ({children}) AS at FROM this)"
        f" {_PLACES}{_ALONE} AND games.created_at < (SELECT created_at FROM this) AND games.created_at >= ?"
        f" AND games.created_at > (SELECT at FROM broken) ORDER BY games.created_at DESC LIMIT {MOST}",
        (game_id, device, device, since),
    )
    return [Place(*row) for row in rows.fetchall()]


def has_played(db: Session, device: str, learner: str = "") -> bool:
    """True if a guest of this browser has played something that a child could take along from home.

    learner: whether this child could; tables at which it sat as well are another's.
    """
    found = f"{_PLACES}{_ONE_GUEST}{_BEGUN}{_WITHOUT} LIMIT 1"
    return bool(db.execute(found, (device, learner)).fetchall())


def give(db: Session, where: Sequence[Place], learner: str) -> None:
    """Put the child on these seats, with what was asked and answered there; within writing()."""
    for one in where:
        among_guests = db.execute(
            "SELECT 1 FROM seats WHERE game_id = ? AND seat <> ? AND kind = 'guest'", (one.game_id, one.seat)
        ).fetchall()
        # Where nobody else was a guest, an answer needs no ply that tells whose it is.
        of_seat, values = (_OF_SEAT, (one.seat,)) if among_guests else ("", ())
        db.execute(
            f"UPDATE attempts SET learner = ? WHERE game_id = ? AND learner IS NULL{of_seat}",
            (learner, one.game_id, *values),
        )
        db.execute(
            "UPDATE questions SET learner = ? WHERE game_id = ? AND seat = ? AND learner IS NULL",
            (learner, one.game_id, one.seat),
        )
        db.execute(
            "UPDATE seats SET kind = 'learner', learner = ? WHERE game_id = ? AND seat = ? AND kind = 'guest'",
            (learner, one.game_id, one.seat),
        )
        db.execute("UPDATE games SET version = version + 1 WHERE id = ?", (one.game_id,))  # other tabs show who it is


def give_taps(db: Session, device: str, learner: str) -> None:
    """The guests' latest taps become this child's, unless it has some of its own here; within writing()."""
    db.execute(
        "UPDATE taps SET learner = ? WHERE device = ? AND learner = ''"
        " AND NOT EXISTS (SELECT 1 FROM taps AS own WHERE own.device = ? AND own.learner = ?)",
        (learner, device, device, learner),
    )
    db.execute("DELETE FROM taps WHERE device = ? AND learner = ''", (device,))
