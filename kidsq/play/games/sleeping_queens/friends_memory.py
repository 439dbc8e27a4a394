"""What a friend remembers of the one child at its table."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.store.db.session import Session
from kidsq.store.play import friends_past
from kidsq.store.play.friends_past import NO_PAST, FriendsPast
from kidsq.store.play.games import StoredGame

__all__ = ["NO_PAST", "FriendsPast", "past_with"]


def past_with(db: Session, stored: StoredGame, people: Sequence[int], bot: str) -> FriendsPast:
    """What the child has played with this friend before this game; nothing of guests, and of several children."""
    child = stored.seats[people[0]].learner if len(people) == 1 else None
    if child is None:
        return NO_PAST
    return friends_past.before(db, child, bot, stored.game, stored.created_at, taking="knight")
