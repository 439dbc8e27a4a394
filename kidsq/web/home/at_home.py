"""What the games of a child have brought, where it stands on the child's own pages; and that the child has seen it."""

from __future__ import annotations

from kidsq import play
from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.people.people import Learner
from kidsq.store.play import surprises
from kidsq.web.http import context


def catch_up(child: Learner) -> None:
    """Bring what games have earned that were played before there was a gift after each."""
    if play.gifts_due(context.db(), child.id):
        with writing(context.db(), (locks.learner(child.id),)) as db:
            play.bring_gifts(db, child.id, context.now_text())


def gifts_of(child: Learner, kind: str) -> dict[str, bool]:
    """All of one kind that has come, the earliest first, and whether the child sees it for the first time.

    From now on it has been seen: who opens the page needs no invitation to it.
    """
    catch_up(child)
    of_kind = [one for one in surprises.of_learner(context.db(), child.id) if one.name.partition("-")[0] == kind]
    unseen = [one.name for one in of_kind if not one.seen]
    if unseen:
        with writing(context.db(), (locks.learner(child.id),)) as db:
            play.look_at(db, child.id, unseen, context.now_text())
    return {one.name.partition("-")[2]: not one.seen for one in of_kind}
