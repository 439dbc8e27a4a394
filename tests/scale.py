"""How much of what could be tried is tried."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

SOAK = max(1, int(os.environ.get("KIDSQ_SOAK", "1")))
"""1 in `make test-all`; `make soak` sets more."""


def seldom(*values: Any) -> Any:
    """One set of parameters for make test-all."""
    return pytest.param(*values, marks=pytest.mark.full)


def few(values: Iterable[Any], *these: Any) -> list[Any]:
    """Values of a parameter: `make test` tries these, make test-all all."""
    return [one if one in these else seldom(one) for one in values]


def mostly_in_soak(values: Iterable[Any], *these: Any) -> list[Any]:
    """Values of a parameter, or tuples for several: `make test-all` tries these, make soak the others."""
    return [
        one if one in these else pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.thorough)
        for one in values
    ]
