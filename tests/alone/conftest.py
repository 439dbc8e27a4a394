"""As in a browser: the journal that its worker asks for."""

import pytest

from kidsq import settings


@pytest.fixture(autouse=True)
def journal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.JOURNAL, "truncate")
