"""What the owl has shown a child of the game, or the guests of a browser: one setting, its tips in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.store.db.session import Session
from kidsq.store.people import settings

KEY: Final = "taught"
ALL: Final = "*"
"""The child has said that it knows."""


def of(kept: Mapping[str, str]) -> frozenset[str] | None:
    """The tips in what is set in a scope, perhaps ALL; None where the owl has not begun."""
    return frozenset(kept[KEY].split()) if KEY in kept else None


def note(db: Session, scope: str, tip: str, kept: Mapping[str, str] | None = None) -> str:
    """This tip has been seen; within writing(). Returns what is set now.

    kept: what is set in the scope, where it has been read already.
    """
    seen = of(settings.read(db, scope) if kept is None else kept) or frozenset()
    line = " ".join(sorted({*seen, tip}))
    if tip not in seen:
        settings.write(db, scope, KEY, line)
    return line


def end(db: Session, scope: str) -> None:
    """No more tips, but what has been seen stays known; within writing()."""
    note(db, scope, ALL)


def begin_again(db: Session, scope: str) -> None:
    """All tips once more; within writing()."""
    settings.write(db, scope, KEY, "")


def give(db: Session, gone: str, kept: str) -> None:
    """What either of two accounts of one child has seen, the child has seen; within writing()."""
    share(db, settings.of_learner(gone), settings.of_learner(kept))


def share(db: Session, from_scope: str, to_scope: str) -> None:
    """What was seen in one scope has been seen in the other, too; within writing()."""
    both = [of(settings.read(db, scope)) for scope in (from_scope, to_scope)]
    seen = frozenset[str]().union(*(one for one in both if one is not None))
    if seen:
        settings.write(db, to_scope, KEY, " ".join(sorted(seen)))


def forget(db: Session, scope: str) -> None:
    """The owl has not begun in this scope; within writing()."""
    settings.write(db, scope, KEY, None)
