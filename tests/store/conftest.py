"""A fresh database in each journal mode."""

from collections.abc import Iterator
from pathlib import Path

import postgres
import pytest
from worlds import put_game

from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session, Store

AT = "2026-11-20T17:34:22.123Z"


@pytest.fixture(params=["postgresql"] if postgres.chosen() else ["wal", "truncate"])
def journal(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(tmp_path: Path, journal: str) -> Iterator[Store]:
    store = live.open_store(tmp_path, None if journal == "postgresql" else journal)
    yield store
    store.close_all()


@pytest.fixture
def db(store: Store) -> Session:
    return store.connection()


@pytest.fixture
def game(db: Session) -> str:
    """The id of a game with a guest and a bot."""
    return new_game(db)


def new_game(db: Session, game_id: str = "a" * 32, device: str = "d" * 32, at: str = AT) -> str:
    with writing(db):
        record = '{"record":"kidsq/1"}'
        return put_game(db, game_id, at, "guest", "bruno", edition="first_night", header_json=record, device=device)
