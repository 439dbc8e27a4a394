"""Which tasks the table asks, by what they have to do with the play. Codes and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.learning.attempt import COUNT, TOTAL

STOPPING: Final = (COUNT,)
"""These hold up the play: pointing after the count would be no pointing."""
AFTERWARDS: Final = ("final_score", "round_score")
"""What has been reached: asked when it is, also where the game is over with it."""
ASIDE: Final = "points_now"
"""A small thing to do while others play on: it holds up nothing, and counts among no other questions."""
LASTING: Final = (TOTAL, "home_total", "boxes_times", *AFTERWARDS)
"""These can be answered while others play on."""
BOTS_TASKS: Final = (
    "help_bot",
    "check_bot",
    "missing_number",
    "points_to_goal",
    "home_to_goal",
    "box_missing",
    "count_set",
    "compare",
    "bust_count",
)
"""Asked while a bot waits with its move; the owl can help with them."""
SPREAD: Final[Mapping[str, float]] = {"home_total": 0.65, "boxes_times": 1.0}
"""What a game gives so often that these wait for a turn of the child, and how many of them come then."""
HELPED: Final = (*BOTS_TASKS, *SPREAD, *AFTERWARDS)
"""With these the owl can help."""
