"""A teacher seats children at a table; each of them says on its own tablet that it comes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from kidsq.games.contract import UnknownSetup
from kidsq.games.record import as_line, header_of
from kidsq.games.sleeping_queens import BOTS, EDITIONS, PLAYERS, deal
from kidsq.store import classes, games
from kidsq.store.database import writing
from kidsq.store.games import StoredGame, StoredSeat
from kidsq.turns.opening import GAME, CannotOpen
from kidsq.turns.people import Chance

FEWEST_CHILDREN: Final = 2
BY_TEACHER: Final = "class:"
"""No browser has opened such a game: in its place stands the class."""


def is_seated_by_teacher(stored: StoredGame) -> bool:
    """Whether a teacher has made this table."""
    return stored.device.startswith(BY_TEACHER)


def seat_children(
    db: sqlite3.Connection, class_id: str, learners: Sequence[str], bots: Sequence[str], edition: str, chance: Chance
) -> str:
    """Deal a game of a class for these children and friends; its id. Nobody plays before they have come.

    Raises CannotOpen (no_edition, no_bot, twice, no_player, too_few, too_many) and keeps nothing.
    """
    if edition not in EDITIONS:
        raise CannotOpen("no_edition", edition[:40])
    unknown = next((bot for bot in bots if bot not in BOTS), None)
    if unknown is not None:
        raise CannotOpen("no_bot", unknown[:40])
    inside = {child.id for child in classes.children_of(db, class_id)}
    stranger = next((learner for learner in learners if learner not in inside), None)
    if stranger is not None:
        raise CannotOpen("no_player", stranger[:40])
    if len(set(learners)) < len(learners):
        raise CannotOpen("twice")
    number = len(learners) + len(bots)
    if len(learners) < FEWEST_CHILDREN:
        raise CannotOpen("too_few", str(len(learners)))
    if number not in PLAYERS:
        raise CannotOpen("too_many", str(number))
    try:
        setup = deal(edition, number, chance.rng)
    except UnknownSetup as error:
        raise CannotOpen("too_many", str(number)) from error
    seats = [StoredSeat(seat, "learner", learner=learner) for seat, learner in enumerate(learners)]
    seats += [StoredSeat(seat, "bot", bot=bot) for seat, bot in enumerate(bots, start=len(learners))]
    game_id = chance.new_id()
    with writing(db):
        games.create(
            db,
            game_id=game_id,
            game=GAME,
            edition=edition,
            header_json=as_line(header_of(setup)),
            device=BY_TEACHER + class_id,
            seats=seats,
            at=chance.at,
            settings_json=json.dumps({"awaited": list(range(len(learners)))}),
            class_id=class_id,
        )
    return game_id
