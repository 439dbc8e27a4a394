"""What adults and children have set, by scope: "installation", "device:<id>", "learner:<id>", "class:<id>"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kidsq.store.db.session import Session

INSTALLATION = "installation"
YES = "1"
NO_TIMES = "no_times"
"""Set to YES for a child whose times nobody is to read; the log stays as it was written."""
RT_VALID = (
    f"CASE WHEN EXISTS (SELECT 1 FROM settings WHERE scope = ? AND key = '{NO_TIMES}' AND value = '{YES}')"
    " THEN 0 ELSE rt_valid END"
)
"""In place of the column of the log where the times of one child (its scope is bound) are reckoned with or shown."""


def of_device(device: str) -> str:
    """The scope of one browser."""
    return f"device:{device}"


def of_learner(learner: str) -> str:
    """The scope of one child."""
    return f"learner:{learner}"


def of_class(class_id: str) -> str:
    """The scope of one class."""
    return f"class:{class_id}"


def read(db: Session, scope: str) -> dict[str, str]:
    """Everything set in a scope."""
    return dict(db.execute("SELECT key, value FROM settings WHERE scope = ?", (scope,)).fetchall())


def read_each(db: Session, scopes: Sequence[str]) -> dict[str, dict[str, str]]:
    """Everything set in each of these scopes, as many as a class has children."""
    found: dict[str, dict[str, str]] = {scope: {} for scope in scopes}
    if scopes:
        marks = ", ".join("?" * len(scopes))
        rows = db.execute(f"SELECT scope, key, value FROM settings WHERE scope IN ({marks})", tuple(scopes))
        for scope, key, value in rows.fetchall():
            found[scope][key] = value
    return found


def of_key(db: Session, key: str) -> dict[str, str]:
    """What is set under this key, by scope."""
    return dict(db.execute("SELECT scope, value FROM settings WHERE key = ?", (key,)).fetchall())


def write(db: Session, scope: str, key: str, value: str | None) -> None:
    """Set one thing, or unset it with None; within writing()."""
    if value is None:
        db.execute("DELETE FROM settings WHERE scope = ? AND key = ?", (scope, key))
        return
    db.execute(
        "INSERT INTO settings (scope, key, value) VALUES (?, ?, ?)"
        " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
        (scope, key, value),
    )


def write_all(db: Session, scope: str, wanted: Mapping[str, str]) -> None:
    """Set several things; one that is empty is unset. Within writing()."""
    for key, value in wanted.items():
        write(db, scope, key, value or None)
