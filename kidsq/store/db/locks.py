"""What a transaction writes to, by name, where several may write at once; of a file there is one writer anyway.

All of it is taken at once and in one order, with writing(); after that at most a counter of the whole installation,
with hold(). Who keeps to it never waits in a ring.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from kidsq.store.db.database import writing
from kidsq.store.db.session import Session

COUNTERS: Final = "counters"
"""Counts of the whole installation that a table, too, adds to."""


def game(game_id: str) -> str:
    """One game, and all that is kept with it."""
    return f"game:{game_id}"


def device(device_id: str) -> str:
    """One browser: its taps, its guests' choices, who sits at it."""
    return f"device:{device_id}"


def learner(learner_id: str) -> str:
    """One child: its log, its estimates, what it has won, what is set for it."""
    return f"learner:{learner_id}"


def lesson(class_id: str) -> str:
    """The lessons of one class."""
    return f"lesson:{class_id}"


def looker(adult_id: str) -> str:
    """One grown-up, for the record of what it does: rows that are only added, and that nobody reads who writes."""
    return f"looker:{adult_id}"


def writing_to(db: Session, names_of: Callable[[], Collection[str]]) -> AbstractContextManager[object]:
    """writing() to what names_of() says, which may itself be read from the database.

    It is asked before and, as others may have written meanwhile, again within; if that is more, all begins anew.
    """
    return writing(db) if db.servers is None else _writing_to(db, names_of)


@contextmanager
def _writing_to(db: Session, names_of: Callable[[], Collection[str]]) -> Iterator[None]:
    names = set(names_of())
    while True:
        with writing(db, names):
            more = set(names_of()) - names
            if not more:
                yield
                return
        names |= more


def numbers(names: Iterable[str]) -> list[int]:
    """Names as numbers of 63 bits, rising, so that all take them in one order. Two of one number would only wait."""
    return sorted({int.from_bytes(_hash(name), "big") >> 1 for name in names})


def _hash(name: str) -> bytes:
    return hashlib.blake2b(name.encode("utf-8", "surrogatepass"), digest_size=8).digest()
