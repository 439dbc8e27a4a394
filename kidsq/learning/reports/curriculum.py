"""Which goals of school curricula a task of the table belongs to, by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.learning.attempt import COUNT, TOTAL, Task

COMMON_CORE: Final[Mapping[Task, tuple[str, ...]]] = {
    "own_sum": ("K.OA.1", "K.OA.2", "K.OA.3", "1.OA.2", "1.OA.6", "2.OA.2"),
    "help_bot": ("K.OA.4", "K.OA.5", "1.OA.5", "1.OA.6", "2.OA.2"),
    "check_bot": ("1.OA.7",),
    "missing_number": ("K.OA.4", "1.OA.8"),
    TOTAL: ("1.NBT.4", "2.NBT.2", "2.NBT.5"),
    "points_to_goal": ("1.OA.8", "2.NBT.5"),
    COUNT: ("K.CC",),
    "run": ("K.CC",),
    "pair": ("K.CC",),
    "home_total": ("K.CC", "1.OA.5", "1.OA.6"),
    "points_now": ("1.OA.5", "1.OA.6", "2.NBT.5"),
    "home_to_goal": ("1.OA.6", "1.OA.8"),
    "box_missing": ("K.OA.1", "1.OA.8"),
    "count_set": ("K.CC", "K.MD.3"),
    "boxes_times": ("2.OA.4", "3.OA.1", "3.OA.7"),
    "final_score": ("2.OA.1", "3.OA.8"),
    "round_score": ("2.OA.1", "3.OA.8"),
    "compare": ("K.CC", "1.OA.1"),
    "bust_count": ("K.CC", "K.MD.3"),
}
"""US Common Core, without the letters of its clusters; what is play has none."""

LEHRPLAN_21: Final = "MA.1.A.3"
OF_ADDING: Final[tuple[Task, ...]] = (
    "own_sum",
    "help_bot",
    "check_bot",
    "missing_number",
    TOTAL,
    "points_to_goal",
    "home_total",
    "points_now",
    "home_to_goal",
    "box_missing",
    "final_score",
    "round_score",
    "compare",
)
"""Tasks of adding and taking away, which Lehrplan 21, the French cycle 2 and the Italian Indicazioni name together."""
