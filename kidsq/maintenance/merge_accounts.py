"""Two accounts of one child become one."""

from __future__ import annotations

from kidsq.maintenance import estimates
from kidsq.store.classroom import roster
from kidsq.store.db.session import Session
from kidsq.store.people import people


class NotTheSame(ValueError):
    """These two cannot be one child. code: same (it is one already), together (they sit at one table), unknown."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def merge(db: Session, gone: str, kept: str, at: str) -> None:
    """Give a child's answers, games and settings to another account of it; within writing(), and for ever.

    What the kept child knows is reckoned anew from the whole log. Raises NotTheSame, and has changed nothing then.
    """
    if gone == kept:
        raise NotTheSame("same")
    if people.learner(db, gone) is None or people.learner(db, kept) is None:
        raise NotTheSame("unknown")
    if roster.sat_together(db, gone, kept):
        raise NotTheSame("together")
    roster.give_everything(db, gone, kept, at)
    estimates.remake(db, kept)
