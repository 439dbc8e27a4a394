"""How a game of The Queen's Collection ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kidsq.games.contract import Outcome, in_order


@dataclass(frozen=True, slots=True)
class TidiedOutcome(Outcome):
    """boxes: the meeples on each box, as in the deal, by colour."""

    boxes: tuple[tuple[str, ...], ...]

    def result(self) -> dict[str, Any]:
        return Outcome.result(self) | {"boxes": [list(box) for box in self.boxes]}

    def comparable(self, key: str, value: Any) -> Any:
        """The meeples of a box may stand in any order."""
        if key == "boxes" and isinstance(value, list):
            return [in_order(box) for box in value]
        return Outcome.comparable(self, key, value)


@dataclass(frozen=True, slots=True)
class CollectedOutcome(Outcome):
    """rounds: the points by round and seat; endings: one a round. teams: the sums of the teams, where there are any."""

    rounds: tuple[tuple[int, ...], ...]
    endings: tuple[str, ...]
    teams: tuple[int, ...] | None = None

    def result(self) -> dict[str, Any]:
        found = {
            "winners": list(self.winners),
            "points": list(self.points),
            "rounds": [list(points) for points in self.rounds],
            "endings": list(self.endings),
        }
        return found if self.teams is None else {**found, "teams": list(self.teams)}
