"""Is everything there, and does every record lead to its result?"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from kidsq.store import games, inspection
from kidsq.store.database import look_into
from kidsq.store.migrations import as_of_today
from kidsq.store.unfinished import UNFINISHED

# A game's header and its plies -> the result's JSON, None while it goes on; any exception when the record breaks.
Replay = Callable[[str, Sequence[games.StoredPly]], str | None]


def check_file(path: Path, replay: Replay | None = None) -> list[str]:
    """What is wrong with a database file, one sentence each; none when all is well. An older one stays as it is.

    replay: None leaves the records unplayed.
    Raises store.database.NotOurDatabase when the file cannot even be opened, or is no database of this kidsq.
    """
    db = look_into(path)
    try:
        with as_of_today(db) as today:
            return check(today, replay)
    except sqlite3.DatabaseError as error:
        return [f"{path.name}: {error}"]
    finally:
        db.close()


def check(db: sqlite3.Connection, replay: Replay | None = None) -> list[str]:
    """As check_file(), for an open database; games may go on meanwhile."""
    found = inspection.damages(db)
    if found:
        return found  # what SQLite cannot read, nobody should judge
    for game_id in inspection.game_ids(db):
        found += _game_faults(db, game_id, replay)
    found += [f"attempt {attempt_id} belongs to no ply of its game" for attempt_id in inspection.stray_attempts(db)]
    return found


def _game_faults(db: sqlite3.Connection, game_id: str, replay: Replay | None) -> list[str]:
    db.execute("BEGIN")  # the game and its plies as of one moment
    try:
        game, plies = games.load(db, game_id), games.plies(db, game_id)
    finally:
        db.execute("ROLLBACK")
    if game is None:
        return []
    if [ply.ply for ply in plies] != list(range(game.plies)):
        return [f"game {game_id} says {game.plies} plies and holds {len(plies)}"]
    if (game.ended_at is None) != (game.result_json is None):
        return [f"game {game_id} has an end without a result, or a result without an end"]
    if replay is None:
        return []
    try:
        result = replay(game.header_json, plies)
    except Exception as error:  # whatever a broken record does to the rules, it is told and the check goes on
        return [f"game {game_id} does not replay: {error}"]
    told = None if game.result_json == UNFINISHED else game.result_json
    if _value(result) != _value(told):
        return [f"game {game_id} replays to another result"]
    return []


def _value(text: str | None) -> object:
    return None if text is None else json.loads(text)
