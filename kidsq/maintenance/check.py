"""Is everything there, and does every record lead to its result?"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from kidsq.games.registry import GAMES
from kidsq.learning.payload import InvalidPayload, from_json
from kidsq.store.db import inspection
from kidsq.store.db.database import look_into
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import as_of_today
from kidsq.store.db.session import Session
from kidsq.store.people.erasing import STANDS_IN
from kidsq.store.play import games, questions

# A game's header and its plies -> the result's JSON, None while it goes on; any exception when the record breaks.
Replay = Callable[[str, Sequence[games.StoredPly]], str | None]


@dataclass(frozen=True, slots=True)
class Found:
    """What is wrong with a database, one sentence each.

    damages: the file itself; nobody should build on it. faults: single rows, as the record of one game; all else is
    well.
    """

    damages: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def told(self) -> list[str]:
        return [*self.damages, *self.faults]


def check_file(path: Path, replay: Replay | None = None) -> list[str]:
    """What is wrong with a database file, one sentence each; none when all is well. As look_over()."""
    return look_over(path, replay).told


def look_over(path: Path, replay: Replay | None = None) -> Found:
    """What is wrong with a database file. An older one stays as it is.

    replay: None leaves the records unplayed.
    Raises store.db.database.NotOurDatabase when the file cannot even be opened, or is no database of this kidsq.
    """
    db = look_into(path)
    try:
        with as_of_today(db) as today:
            return _found(today, replay)
    except sqlite3.DatabaseError as error:
        return Found((f"{path.name}: {error}",))
    finally:
        db.close()


def check(db: Session, replay: Replay | None = None) -> list[str]:
    """As check_file(), for an open database; games may go on meanwhile."""
    return _found(db, replay).told


def _found(db: Session, replay: Replay | None) -> Found:
    damages = inspection.damages(db)
    if damages:
        return Found(tuple(damages))  # what SQLite cannot read, nobody should judge
    faults = inspection.strays(db)
    for game_id in inspection.game_ids(db):
        faults += game_faults(db, game_id, replay)
    faults += [f"attempt {attempt_id} belongs to no ply of its game" for attempt_id in inspection.stray_attempts(db)]
    faults += [f"a question of game {one.game_id} is none of its kind: {why}" for one, why in _unfit(db)]
    return Found((), tuple(faults))


def _unfit(db: Session) -> Iterator[tuple[questions.StoredQuestion, InvalidPayload]]:
    for one in questions.every(db):
        try:
            from_json(one.task, one.presented_json)
        except InvalidPayload as error:
            yield one, error


def game_faults(db: Session, game_id: str, replay: Replay | None) -> list[str]:
    """What is wrong with one game; also within writing()."""
    try:
        with nullcontext() if db.in_transaction else db.reading():
            game, plies = games.load(db, game_id), games.plies(db, game_id)
    except sqlite3.Error:
        raise
    except Exception as error:  # a ply that is no ply
        return [f"game {game_id} cannot be read: {error}"]
    if game is None:
        return []
    unlike = _unlike(game)
    if unlike:
        return [f"game {game_id}: {unlike}"]
    if len(plies) != game.plies or any(ply.ply != number for number, ply in enumerate(plies)):
        return [f"game {game_id} says {game.plies} plies and holds {len(plies)}"]
    if (game.ended_at is None) != (game.result_json is None and not game.unfinished):
        return [f"game {game_id} has an end without a result, or a result without an end"]
    if replay is None:
        return []
    try:
        result = replay(game.header_json, plies)
    except Exception as error:  # whatever a broken record does to the rules, it is told and the check goes on
        return [f"game {game_id} does not replay: {error}"]
    if _value(result) != _value(game.result_json):
        return [f"game {game_id} replays to another result"]
    return []


def _unlike(game: games.StoredGame) -> str | None:
    """Where a game is not what the header of its record says, as who sits there; None when they agree.

    A header that cannot be read is found when it is replayed.
    """
    header = _value(game.header_json)
    if not isinstance(header, dict):
        return None
    for name, stored in (("game", game.game), ("edition", game.edition), ("players", len(game.seats))):
        if name in header and header[name] != stored:
            return f"its header says {name} {header[name]!r}, and it is stored with {stored!r}"
    if game.game not in GAMES:
        return None  # found when it is replayed
    bots = (*GAMES[game.game].INFO.bots, STANDS_IN)  # who plays on for a child that was erased
    stranger = next((seat.bot for seat in game.seats if seat.kind == "bot" and seat.bot not in bots), None)
    return None if stranger is None else f"there is no bot {stranger!r}"


def _value(text: str | None) -> object:
    """What JSON says; of what is none, the text itself."""
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        return text
