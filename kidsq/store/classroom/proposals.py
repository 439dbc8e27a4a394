"""What the children of a class propose for their game on the wall: one of each child and decision, the latest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kidsq.learning.proposed import ProposalRow
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER
from kidsq.store.play.questions import Help

Kind = Literal["move", "answer"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one child has proposed.

    said: the text of a move, or an answer; None: it has only been shown help. key: of its form. changes: how often it
    has been changed since. late: the class had gone on.
    """

    game_id: str
    ply: int
    kind: Kind
    learner: str
    said: str | None = None
    key: str | None = None
    at: str | None = None
    changes: int = 0
    late: bool = False
    help: int = 0
    help_asked: bool = False


_COLUMNS = "game_id, ply, kind, learner, said, key, at, changes, late, help, help_asked"


def of_child(db: Session, game_id: str, ply: int, kind: Kind, learner: str) -> Proposal | None:
    """What this child has proposed at this ply, or been shown."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM proposals WHERE game_id = ? AND ply = ? AND kind = ? AND learner = ?",
        (game_id, ply, kind, learner),
    ).fetchall()
    return _proposal(rows[0]) if rows else None


def at_ply(db: Session, game_id: str, ply: int, kind: Kind) -> list[Proposal]:
    """What has been proposed in time, the first one first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM proposals WHERE game_id = ? AND ply = ? AND kind = ? AND said IS NOT NULL"
        " AND late = 0 ORDER BY at, learner",
        (game_id, ply, kind),
    ).fetchall()
    return [_proposal(row) for row in rows]


def _proposal(row: Sequence[Any]) -> Proposal:
    whole = (*row[:-3], bool(row[-3]), row[-2], bool(row[-1]))
    return Proposal(*whole)


def propose(
    db: Session,
    whose: tuple[str, int, Kind, str],
    said: str,
    key: str,
    at: str,
    *,
    late: bool = False,
) -> None:
    """A child proposes this, instead of what it has proposed before; within writing().

    whose: game, ply, kind and learner.
    """
    db.execute(
        "INSERT INTO proposals (game_id, ply, kind, learner, said, key, at, late) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, ply, kind, learner) DO UPDATE SET"
        " changes = proposals.changes + CASE WHEN proposals.said <> excluded.said THEN 1 ELSE 0 END,"
        " said = excluded.said, key = excluded.key, at = excluded.at, late = excluded.late",
        (*whose, said, key, at, int(late)),
    )


def show_help(db: Session, whose: tuple[str, int, Kind, str], level: int, *, asked: bool) -> None:
    """Remember that a help was seen; a weaker one later takes nothing back. Within writing()."""
    db.execute(
        "INSERT INTO proposals (game_id, ply, kind, learner, help, help_asked) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, ply, kind, learner) DO UPDATE SET"
        " help = CASE WHEN excluded.help > proposals.help THEN excluded.help ELSE proposals.help END,"
        " help_asked = CASE WHEN excluded.help_asked > proposals.help_asked THEN excluded.help_asked"
        " ELSE proposals.help_asked END",
        (*whose, level, int(asked)),
    )


def help_of(proposal: Proposal | None) -> Help:
    """The strongest help that a child has been shown."""
    return Help(proposal.help, proposal.help_asked) if proposal is not None else Help(0, False)


def rows_of(db: Session, learners: Sequence[str], since: str | None, until: str | None) -> Iterator[ProposalRow]:
    """All that these children have proposed in this time, one child after the other, the earliest first.

    laid: whether the class has done just that; a game that waits there has done nothing yet.
    """
    found = (
        "SELECT proposals.game_id, proposals.ply, proposals.kind, proposals.learner, walls.class_id, proposals.at,"
        " proposals.said, proposals.changes, proposals.late, proposals.help, proposals.help_asked, CASE"
        " WHEN proposals.kind = 'answer' THEN (SELECT questions.answer FROM questions"
        "  WHERE questions.game_id = proposals.game_id AND questions.ply = proposals.ply"
        "  AND questions.answered_at IS NOT NULL)"
        " ELSE (SELECT plies.move FROM plies WHERE plies.game_id = proposals.game_id AND plies.ply = proposals.ply) END"
        " FROM proposals LEFT JOIN walls ON walls.game_id = proposals.game_id"
        " WHERE proposals.learner = ? AND proposals.at >= ? AND proposals.at < ?"
        " ORDER BY proposals.at, proposals.game_id, proposals.ply, proposals.kind"
    )
    for learner in learners:
        for row in db.execute(found, (learner, since or "", until or EVER)).fetchall():
            said, done = row[6], row[-1]
            whole = (*row[:-1], None if done is None else int(done == said))
            yield ProposalRow(*whole)


def give(db: Session, gone: str, kept: str) -> None:
    """What one account has proposed is the other's; within writing(). Where both have, the kept one's stays."""
    db.execute(
        "DELETE FROM proposals WHERE learner = ? AND EXISTS (SELECT 1 FROM proposals AS mine WHERE mine.learner = ?"
        " AND mine.game_id = proposals.game_id AND mine.ply = proposals.ply AND mine.kind = proposals.kind)",
        (gone, kept),
    )
    db.execute("UPDATE proposals SET learner = ? WHERE learner = ?", (kept, gone))
