"""A game in which all is known: who holds what, who sleeps where, and what has been played already."""

from __future__ import annotations

import random
from collections.abc import Sequence

from flask import Flask

from kidsq.games.record import as_line, header_of
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.play import Chance, Visitor, current_game, turn
from kidsq.store.db.session import Session

from .conftest import stacked
from .playing import Browser

AT = "2026-11-20T12:00:00.000Z"
KINGS = ("king", "king", "2", "3", "8")
BEDS = (
    "moon",
    "rainbow",
    "cake",
    "heart",
    "pancake",
    "cat",
    "dog",
    "peacock",
    "sunflower",
    "ladybug",
    "starfish",
    "rose",
)


def connection(app: Flask) -> Session:
    db: Session = app.extensions["kidsq"].store.connection()
    return db


def play(
    app: Flask,
    child: Browser,
    who: str | Sequence[str],
    *moves: str,
    hand: Sequence[str] = KINGS,
    others: Sequence[str] = KINGS,
    bots: Sequence[str] = ("bruno",),
) -> tuple[Session, str]:
    """A new game of this child (or of several) with bots; these moves are played already.

    Returns the database and the game.
    """
    people = [who] if isinstance(who, str) else list(who)
    child.open(edition="classic", bots=list(bots), players=people)
    return deal(app, child.game_id, *moves, players=len(people) + len(bots), hand=hand, others=others)


def deal(
    app: Flask,
    game_id: str,
    *moves: str,
    players: int = 2,
    hand: Sequence[str] = KINGS,
    others: Sequence[str] = KINGS,
) -> tuple[Session, str]:
    """Deal anew at this table, and play these moves."""
    db = connection(app)
    made = stacked("classic", players, hand, others, beds=BEDS)
    db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), game_id))
    current_game._cache.clear()
    found = "SELECT device, class_id, learner FROM games JOIN seats ON game_id = games.id WHERE games.id = ?"
    sitting = db.execute(found, (game_id,)).fetchall()
    (device, class_id, _), *_ = sitting
    learners = tuple(learner for *_, learner in sitting if learner) if class_id else None
    chance = Chance(AT, random.Random(game_id))
    for move in moves:
        request = turn.Request(db, Visitor(device, None, learners), game_id, chance)
        with request.writing():
            turn.write_ply(request, read_move(move), None)
        current_game._cache.clear()
    return db, game_id
