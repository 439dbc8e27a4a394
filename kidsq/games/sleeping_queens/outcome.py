"""How a game of Sleeping Queens ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kidsq.games.contract import Outcome, in_order

ENDINGS: Final = ("queens", "points", "all_awake")


@dataclass(frozen=True, slots=True)
class QueensOutcome(Outcome):
    """courts: the queens of each seat, by name. points: the courts' totals, in every edition."""

    courts: tuple[tuple[str, ...], ...]

    def result(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "courts": [list(court) for court in self.courts],
            "points": list(self.points),
        }

    def comparable(self, key: str, value: Any) -> Any:
        """The queens of a court may stand in any order."""
        if key == "courts" and isinstance(value, list):
            return [in_order(court) for court in value]
        return Outcome.comparable(self, key, value)
