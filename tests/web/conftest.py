from __future__ import annotations

from collections.abc import Iterator

import pytest

from kidsq.store import passphrases


@pytest.fixture(scope="module", autouse=True)
def quick_passphrases() -> Iterator[None]:
    """Passphrases that are quick to hash: tests/store holds how slow the real ones are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "_N", 2)
        yield
