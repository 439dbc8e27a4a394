"""How the games ended in which friends fitted a child: its strength is reckoned from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kidsq.store.db.session import Session

_PEOPLE: Final = "(SELECT count(*) FROM seats AS others WHERE others.game_id = games.id AND others.kind <> 'bot')"
_ENDED: Final = (
    f"SELECT seats.seat, games.settings_json, games.result_json, {_PEOPLE}"
    " FROM games JOIN seats ON seats.game_id = games.id"
    " WHERE {whose} AND games.game = ? AND games.ended_at IS NOT NULL AND games.unfinished = 0"
    " AND games.result_json IS NOT NULL"
    " AND games.settings_json LIKE '%\"fit\"%' AND seats.stand_in IS NULL"
    " AND (SELECT count(*) FROM seats AS all_seats WHERE all_seats.game_id = games.id) = ?"
    " ORDER BY games.ended_at DESC, games.id LIMIT ?"
)
_OF_CHILD: Final = _ENDED.format(whose="seats.learner = ?")
_OF_GUEST: Final = _ENDED.format(
    whose=f"games.device = ? AND games.class_id IS NULL AND seats.kind = 'guest' AND {_PEOPLE} = 1"
)


@dataclass(frozen=True, slots=True)
class Ended:
    """One of these games, to its end. seat: the child's; people: how many played, this child among them."""

    seat: int
    settings_json: str
    result_json: str
    people: int


def of_child(db: Session, learner: str, game: str, seats: int, most: int) -> list[Ended]:
    """The latest of a child at tables of so many seats, oldest first."""
    return _read(db.execute(_OF_CHILD, (learner, game, seats, most)).fetchall())


def of_guest(db: Session, device: str, game: str, seats: int, most: int) -> list[Ended]:
    """The same of the guest of a browser, alone with the friends: of several people nobody can tell who was who."""
    return _read(db.execute(_OF_GUEST, (device, game, seats, most)).fetchall())


def _read(rows: Sequence[tuple[Any, ...]]) -> list[Ended]:
    return [Ended(*row) for row in reversed(rows)]
