"""How many there are."""

from __future__ import annotations

from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.slips import OF_COUNTS

COUNT_SET: Final = counted_kind(
    "count_set", "{}", lambda n: n[0], OF_COUNTS, "counting", lambda n: n[0], first=-1.9, a_step=0.2, field=True
)
