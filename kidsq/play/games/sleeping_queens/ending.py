"""What went well for one child in a game that has ended: true, from its record and log, and compared with nobody."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from kidsq.games.sleeping_queens.arrivals import arrivals
from kidsq.learning.attempt import Attempt
from kidsq.store.play import attempts, gallery, games
from kidsq.store.play.games import StoredGame, StoredPly

FactKind = Literal["recalled", "noticed", "new", "helped", "sums", "blocked", "counted", "woke", "played"]

_HELPING: Final = ("help_bot", "missing_number", "points_to_goal")


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that went well. n: how often; what: a queen by name, or what came and was kept away."""

    kind: FactKind
    n: int = 1
    what: str = ""


def went_well(db: sqlite3.Connection, stored: StoredGame, seat: int) -> list[Fact]:
    """Whatever is true of this seat of a person, the rarest first; never empty."""
    learner = stored.seats[seat].learner
    alone = learner is not None or sum(one.kind == "guest" for one in stored.seats) == 1
    rows = [row for row in attempts.of_game(db, stored.id) if row.learner == learner] if alone else []
    plies = games.plies(db, stored.id)
    found = [
        *_recalled(rows),
        _count("noticed", [row for row in rows if row.task == "check_bot" and row.correct and row.truth == "false"]),
        *_new(db, stored, learner),
        _count("helped", [row for row in rows if row.task in _HELPING and row.correct]),
        _count("sums", [row for row in rows if row.task == "own_sum" and row.correct]),
        *_blocked(plies, seat),
        _count("counted", [row for row in rows if row.task == "jester_count" and row.correct]),
        _woke(stored, plies, seat),
        Fact("played"),
    ]
    return [fact for fact in found if fact.n]


def _count(kind: FactKind, rows: Sequence[object]) -> Fact:
    return Fact(kind, len(rows))


def _recalled(rows: Sequence[Attempt]) -> list[Fact]:
    """Queens found again with a king, while nothing on their beds told where they lay."""
    found = []
    for row in rows:
        if row.task == "recall_queen" and not row.hint_shown:
            remembered = json.loads(row.presented)["remembered"]
            queen = remembered.get(row.response)
            found += [Fact("recalled", what=queen)] if queen else []
    return found[-1:]


def _new(db: sqlite3.Connection, stored: StoredGame, learner: str | None) -> list[Fact]:
    kept = gallery.of_learner(db, learner) or [] if learner else []
    return [Fact("new", what=one.name) for one in kept if one.game_id == stored.id][-1:]


def _blocked(plies: Sequence[StoredPly], seat: int) -> list[Fact]:
    kept_away = ""
    for before, ply in pairwise(plies):
        if ply.seat == seat and ply.move == "block":
            kept_away = before.move.split()[0]
    return [Fact("blocked", what=kept_away)] if kept_away else []


def _woke(stored: StoredGame, plies: Sequence[StoredPly], seat: int) -> Fact:
    beds = json.loads(stored.header_json)["beds"]
    moved = {ply.ply: ply.move for ply in plies}
    came = arrivals(beds, [(ply.ply, ply.seat, ply.move) for ply in plies])
    return Fact("woke", sum(one.seat == seat and not moved[one.ply].startswith("allow") for one in came))
