"""Whoever says that it writes to a part alone writes nowhere else: held against all statements on PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from kidsq.store.db import locks
from kidsq.store.people import settings

_WRITES = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
_of_game, _of_device, _of_learner = (locks.game,), (locks.device,), (locks.learner,)


def _of_scope(value: str) -> str:
    return value if value in (settings.of_device(value[7:]), settings.of_learner(value[8:])) else ""


Kinds = Sequence[Callable[[str], str]]
OF_PARTS: Mapping[str, Kinds] = {
    **dict.fromkeys(("games", "seats", "plies", "helps", "walls", "proposals", "attempts"), _of_game),
    **dict.fromkeys(("estimates", "woken", "surprises", "learners", "child_tries"), _of_learner),
    **dict.fromkeys(("taps", "devices"), _of_device),
    "settings": (_of_scope,),
    **dict.fromkeys(("questions", "sittings", "raised_hands", "lessons", "probes", "probe_sums", "audit"), ()),
}
"""Table -> what of it must be held: a name made of one of a statement's values; nothing where a row has its own key."""
COUNTED = "throttles"


def fault_in(sql: str, values: Any, held: Collection[str]) -> str | None:
    """Why this statement may not be in a transaction that holds only these parts."""
    found = _WRITES.match(sql)
    if found is None:
        return None
    table = found[1]
    if table == COUNTED:
        return None if locks.COUNTERS in held else "nobody else must be counting"
    if table not in OF_PARTS:
        return f"{table} is of no part"
    texts = [value for value in values if isinstance(value, str)]
    named = {kind(text) for kind in OF_PARTS[table] for text in texts}
    if OF_PARTS[table] and not named & set(held):
        return f"{table}: not of {sorted(held)}"
    return None


def watch(patch: pytest.MonkeyPatch) -> None:
    """From now on a statement out of its part is a fault of the test."""
    from kidsq.store.db.postgresql.session import PostgresSession

    begun, more, asked, asked_many = (
        PostgresSession.writing,
        PostgresSession.hold,
        PostgresSession.execute,
        PostgresSession.executemany,
    )
    parts: dict[int, set[str]] = {}

    @contextmanager
    def writing(self: PostgresSession, part: Collection[str] = ()) -> Iterator[PostgresSession]:
        with begun(self, part):
            if part:
                parts[id(self)] = set(part)
            try:
                yield self
            finally:
                parts.pop(id(self), None)

    def hold(self: PostgresSession, names: Iterable[str]) -> None:
        known = list(names)
        more(self, known)
        if id(self) in parts:
            parts[id(self)].update(known)

    def look(self: PostgresSession, sql: str, values: Any) -> None:
        if id(self) in parts:
            if sql.startswith("INSERT INTO games "):  # nobody else knows it yet
                parts[id(self)].add(locks.game(values[0]))
            fault = fault_in(sql, values, parts[id(self)])
            assert fault is None, f"{fault}: {sql}"

    def execute(self: PostgresSession, sql: str, values: Any = ()) -> Any:
        look(self, sql, values)
        return asked(self, sql, values)

    def executemany(self: PostgresSession, sql: str, rows: Iterable[Sequence[Any]]) -> Any:
        many = list(rows)
        for row in many:
            look(self, sql, row)
        return asked_many(self, sql, many)

    patch.setattr(PostgresSession, "writing", writing)
    patch.setattr(PostgresSession, "hold", hold)
    patch.setattr(PostgresSession, "execute", execute)
    patch.setattr(PostgresSession, "executemany", executemany)
