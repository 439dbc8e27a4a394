"""Until when the data of a class is kept: a written date, of which adults are reminded when it has passed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from kidsq.i18n.alphabet import order
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import LEARNER_COLUMNS, Learner
from kidsq.store.people.rights import AMONG_MINE, OWNER

SCHOOL_YEAR_ENDS: Final = (8, 31)
AFTER_ITS_END: Final = timedelta(days=60)
LONGEST_YEARS: Final = 10
KEY: Final = "keep_until"
_PASSED: Final = (
    "SELECT kept.id, kept.name, kept.created_at, kept.until FROM"
    " (SELECT classes.id, classes.name, classes.created_at, (SELECT value FROM settings"
    f" WHERE scope = '{settings.of_class('')}' || classes.id AND key = ?) AS until FROM classes"
    f" WHERE archived_at IS NULL AND simulated = 0 AND {AMONG_MINE}) AS kept"
    " WHERE coalesce(kept.until < ?, kept.created_at < ?)"
)


@dataclass(frozen=True, slots=True)
class Keeping:
    """Until when somebody's data is kept. class_id: None for the children without a class. chosen: by an adult."""

    class_id: str | None
    name: str | None
    until: date
    chosen: bool


def usual(since: date) -> date:
    """Sixty days after the end of the school year in which a class began."""
    end = date(since.year, *SCHOOL_YEAR_ENDS)
    return (end if since <= end else date(since.year + 1, *SCHOOL_YEAR_ENDS)) + AFTER_ITS_END


def another_year(until: date, today: date) -> date:
    """The date for one school year more: of the present one, when the old date is long gone."""
    return max(usual(until - AFTER_ITS_END + timedelta(days=1)), usual(today))


def of_class(db: Session, class_id: str) -> Keeping:
    """Until when this class and its children are kept."""
    ((name, created_at),) = db.execute("SELECT name, created_at FROM classes WHERE id = ?", (class_id,)).fetchall()
    return _kept(db, settings.of_class(class_id), class_id, name, created_at)


def of_the_rest(db: Session) -> Keeping | None:
    """Until when the children without a class are kept; None where there are none."""
    ((first,),) = db.execute("SELECT min(created_at) FROM learners WHERE class_id IS NULL").fetchall()
    return _kept(db, settings.INSTALLATION, None, None, first) if first else None


def without_class(db: Session) -> list[Learner]:
    """The children without a class by nickname, archived ones too."""
    rows = db.execute(f"SELECT {LEARNER_COLUMNS} FROM learners WHERE class_id IS NULL").fetchall()
    return sorted((Learner(*row) for row in rows), key=lambda child: (order(child.nickname), child.id))


def keep(db: Session, class_id: str | None, until: date) -> None:
    """Set the date; within writing()."""
    scope = settings.of_class(class_id) if class_id else settings.INSTALLATION
    settings.write(db, scope, KEY, until.isoformat())


def passed(db: Session, who: Adult, today: date) -> list[Keeping]:
    """Whose date has passed, of those whom this adult may erase."""
    rows = db.execute(_PASSED, (KEY, who.id, who.id, today.isoformat(), _began_before(today))).fetchall()
    found = [_of_row(*row) for row in sorted(rows, key=lambda row: (order(row[1]), row[0]))]
    rest = of_the_rest(db) if who.role == OWNER else None
    return [one for one in (*found, *([rest] if rest else [])) if one.until < today]


def _began_before(today: date) -> str:
    """Of what began before this moment the usual date has passed."""
    year = today.year if usual(date(today.year, *SCHOOL_YEAR_ENDS)) < today else today.year - 1
    return (date(year, *SCHOOL_YEAR_ENDS) + timedelta(days=1)).isoformat()


def _kept(db: Session, scope: str, class_id: str | None, name: str | None, since: str) -> Keeping:
    return _of_row(class_id, name, since, settings.read(db, scope).get(KEY))


def _of_row(class_id: str | None, name: str | None, since: str, chosen: str | None) -> Keeping:
    until = date.fromisoformat(chosen) if chosen else usual(date.fromisoformat(since[:10]))
    return Keeping(class_id, name, until, chosen is not None)
