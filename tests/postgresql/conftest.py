"""What only PostgreSQL can be asked; runs where KIDSQ_TEST_ENGINE=postgresql."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import postgres
import pytest

from kidsq.store.db.postgresql.store import PostgresStore, open_store


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not postgres.chosen():
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="KIDSQ_TEST_ENGINE=postgresql runs this"))


@pytest.fixture
def address() -> Iterator[str]:
    """An empty database."""
    name = f"empty_{secrets.token_hex(6)}"
    yield postgres.database(name)
    postgres.drop([name])


@pytest.fixture
def store(address: str, tmp_path: Path) -> Iterator[PostgresStore]:
    made = open_store(tmp_path / "kidsq.db", address)
    yield made
    made.close_all()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[postgres.Server]:
    """A PostgreSQL of this test alone, which may be stopped."""
    where = postgres.programs()
    if where is None:
        pytest.skip("PostgreSQL's programs are not installed here")
    made = postgres.Server(where, synchronous_commit="on")  # what was committed outlives a stop in its midst
    yield made
    made.remove()
