"""Which of the servers of one database backs it up and tidies it: the one that holds a lock, until it stops."""

from __future__ import annotations

import threading
from typing import Any, Final

import psycopg

from kidsq.store.db.database import APPLICATION_ID
from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.postgresql.pool import ALIVE, ANSWERS_WITHIN_S, name

LOOKS_AFTER: Final = 2
"""Of the numbers beside APPLICATION_ID that name a lock."""
_guard = threading.Lock()
_held: dict[str, psycopg.Connection[Any]] = {}


def is_ours(address: str) -> bool:
    """True if the upkeep of this database is this process's; from then on it is, as long as both are there."""
    with _guard, as_known():
        kept = _held.get(address)
        if kept is not None:
            try:
                kept.execute("SELECT 1")
                return True
            except psycopg.Error:  # the database has been started anew, and the lock has gone with it
                kept.close()
                del _held[address]
        found = psycopg.connect(
            address, autocommit=True, application_name=name(), connect_timeout=int(ANSWERS_WITHIN_S), keepalives_idle=60
        )
        found.execute(ALIVE)
        row = found.execute("SELECT pg_try_advisory_lock(%s, %s)", (APPLICATION_ID, LOOKS_AFTER)).fetchone()
        if row is not None and row[0]:
            _held[address] = found
            return True
        found.close()
        return False


def let_go(address: str) -> None:
    """Leave the upkeep to another server."""
    with _guard:
        kept = _held.pop(address, None)
        if kept is not None:
            kept.close()
