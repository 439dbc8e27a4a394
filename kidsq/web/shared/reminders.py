"""What every page of the adults says about how long data is kept."""

from __future__ import annotations

from datetime import date

from kidsq.store.classroom import classes
from kidsq.store.people import retention
from kidsq.store.people.retention import Keeping
from kidsq.web.http import context, security
from kidsq.web.shared import rights
from kidsq.web.shared.rights import EVERYBODY


def passed() -> list[Keeping]:
    """Whose date has passed, for those who may erase or prolong."""
    who = security.adult()
    if who is None or rights.is_parent():
        return []
    return retention.passed(context.db(), who, context.now().astimezone().date())


def until(class_id: str | None, learner: str | None = None) -> date | None:
    """Until when a class is kept, or the class of a child; None where no date holds."""
    db = context.db()
    found = classes.class_of(db, learner) if learner else class_id
    if found is None or found == EVERYBODY:
        rest = retention.of_the_rest(db)
        return rest.until if rest else None
    return retention.of_class(db, found).until
