"""The number that makes a known one up to a whole."""

from __future__ import annotations

from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.kind import between
from kidsq.arithmetic.slips import OF_DIFFERENCES

MISSING: Final = counted_kind(
    "missing",
    "{}+?={}",
    between,
    OF_DIFFERENCES,
    "missing",
    lambda n: min(n[0], n[1] - n[0]),
    first=0.0,
    operation="missing",
    a_step=0.3,
)
