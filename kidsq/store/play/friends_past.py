"""What a child has played with one friend before: from its latest game with it, and how many there were."""

from __future__ import annotations

import json
from dataclasses import dataclass

from kidsq.store.db.session import Session


@dataclass(frozen=True, slots=True)
class FriendsPast:
    """games: how many ended. won: the child won the latest alone, lost: the friend did.

    taken: the last move with which the child fetched something of the friend's there.
    """

    games: int = 0
    won: bool = False
    lost: bool = False
    taken: str | None = None


NO_PAST = FriendsPast()


def before(db: Session, learner: str, bot: str, game: str, at: str, taking: str) -> FriendsPast:
    """The games that had ended then. taking: the first word of a move that takes from the seat named after it."""
    rows = db.execute(
        "SELECT latest.many, latest.result_json, latest.child, latest.friend,"
        " (SELECT plies.move FROM plies JOIN plies AS answer"
        "  ON answer.game_id = plies.game_id AND answer.ply = plies.ply + 1 AND answer.move = 'allow'"
        "  WHERE plies.game_id = latest.id AND plies.seat = latest.child"
        "  AND plies.move LIKE ? || ' ' || latest.friend || ' %' ORDER BY plies.ply DESC LIMIT 1)"
        " FROM (SELECT games.id, games.result_json, mine.seat AS child, theirs.seat AS friend, count(*) OVER () AS many"
        "  FROM seats AS mine JOIN games ON games.id = mine.game_id"
        "  JOIN seats AS theirs ON theirs.game_id = mine.game_id AND theirs.bot = ?"
        "  WHERE mine.learner = ? AND games.game = ? AND games.ended_at < ?"
        "  ORDER BY games.ended_at DESC, games.id LIMIT 1) AS latest",
        (taking, bot, learner, game, at),
    ).fetchall()
    if not rows:
        return NO_PAST
    many, result, child, friend, taken = rows[0]
    winners = json.loads(result or "{}").get("result", {}).get("winners")
    return FriendsPast(many, winners == [child], winners == [friend], taken)
