"""PostgreSQL's faults in the words that the house knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Busy, Unreachable

_BUSY: Final = (
    *(errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure),
    errors.IdleInTransactionSessionTimeout,
)
_OF_THE_POOL: Final = (PoolTimeout, PoolClosed, TooManyRequests)
_FULL: Final = (errors.DiskFull, errors.OutOfMemory, errors.IoError)
_READ_ONLY: Final = (errors.ReadOnlySqlTransaction, errors.InsufficientPrivilege)


def told(fault: Exception) -> Exception:
    """The fault as sqlite3 would name it; the pages know by its first words what to say."""
    text = " ".join(str(fault).split()) or type(fault).__name__
    if isinstance(fault, _BUSY):
        return Busy(f"the database is locked or busy: {text}")
    if isinstance(fault, _FULL):
        return sqlite3.OperationalError(f"the database's disk is full: {text}")
    if isinstance(fault, _READ_ONLY):
        return sqlite3.OperationalError(f"the database is readonly: {text}")
    if isinstance(fault, errors.NumericValueOutOfRange):
        return OverflowError(text)
    if isinstance(fault, psycopg.IntegrityError):
        return sqlite3.IntegrityError(text)
    if isinstance(fault, (psycopg.DataError, errors.ProgramLimitExceeded)):  # the latter: too long for an index
        return sqlite3.DataError(text)
    if isinstance(fault, psycopg.ProgrammingError):
        return sqlite3.OperationalError(text)
    if isinstance(fault, (psycopg.OperationalError, psycopg.InterfaceError, *_OF_THE_POOL)):
        return Unreachable(f"unable to open the database: {text}")
    return sqlite3.DatabaseError(text)


@contextmanager
def as_known() -> Iterator[None]:
    """Raise each of PostgreSQL's faults as told() names it."""
    try:
        yield
    except (psycopg.Error, *_OF_THE_POOL) as fault:
        raise told(fault) from fault


@contextmanager
def as_lost() -> Iterator[None]:
    """Where nobody knows what has become of a commit: a connection that was given up is a broken one."""
    try:
        yield
    except errors.QueryCanceled as fault:
        raise psycopg.OperationalError(str(fault)) from fault
