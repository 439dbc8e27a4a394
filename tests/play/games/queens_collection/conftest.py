from __future__ import annotations

import pytest

from kidsq.games import registry


@pytest.fixture(autouse=True)
def at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its uses are tried whether or not it has pages."""
    monkeypatch.setattr(registry, "WITHOUT_PAGES", frozenset[str]())
