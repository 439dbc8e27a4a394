"""The queen who waits for a child that has lost: at the end of its game, at home, and in the game after it."""

from __future__ import annotations

import json
from collections.abc import Collection

from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame


def first_asleep(stored: StoredGame, awake: Collection[str]) -> str:
    """A queen of this game who still sleeps, by name; empty where all are awake."""
    return next((name for name in json.loads(stored.header_json)["beds"] if name not in awake), "")


def who_waits(stored: StoredGame) -> str:
    """The queen who has promised to wait at the end of this game; empty where it goes on, or a child has won."""
    result = json.loads(stored.result_json or "{}").get("result", {})
    winners = {stored.seats[seat].kind for seat in result.get("winners", ())}
    if winners != {"bot"} or stored.unfinished:
        return ""
    return first_asleep(stored, {name for court in result["courts"] for name in court})


def waited(db: Session, stored: StoredGame, seat: int) -> str:
    """The queen who has waited for this child since its game before this one; empty for none."""
    before = games.before(db, stored, stored.seats[seat].learner)
    return who_waits(before) if before is not None else ""
