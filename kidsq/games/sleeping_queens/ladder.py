"""How difficult each step of the friends' strength is, as simulated children found it (`kidsq study --friends`)."""

from __future__ import annotations

from typing import Final

from kidsq.games.contract import Ladder
from kidsq.games.sleeping_queens.personalities import LADDER, SPARES

# In logits: the fifth step at a table where attacks are allowed is 0.
FITTING: Final = Ladder(
    bots=tuple(LADDER),
    spares=SPARES,
    difficulty={
        2: (-1.21, -0.66, -0.38, -0.16, 0.0, 0.22, 0.79, 1.13, 1.44, 1.66),
        3: (-1.28, -0.87, -0.48, -0.32, 0.0, 0.17, 0.58, 1.03, 1.31, 1.65),
        4: (-0.91, -0.64, -0.41, -0.19, 0.0, 0.36, 0.71, 1.08, 1.25, 1.48),
        5: (-0.97, -0.70, -0.48, -0.19, 0.0, 0.33, 0.75, 1.04, 1.23, 1.60),
    },
    # Who is never attacked wins so much more that the strongest of them are no harder than the third step of all.
    gentle={
        2: (-1.46, -1.38, -1.30, -1.22, -1.10, -0.98, -0.86, -0.80, -0.69, -0.57),
        3: (-1.42, -1.38, -1.34, -1.30, -1.25, -1.05, -0.95, -0.75, -0.45, -0.20),
        4: (-0.95, -0.92, -0.85, -0.80, -0.74, -0.62, -0.42, -0.24, -0.08, 0.20),
        5: (-1.00, -0.94, -0.88, -0.82, -0.71, -0.55, -0.38, -0.20, -0.08, 0.23),
    },
)
