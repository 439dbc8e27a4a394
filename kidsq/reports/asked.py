"""What of the log an adult asks for: days, a task, a group or one child."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from kidsq.store.db import times


@dataclass(frozen=True, slots=True)
class Asked:
    """Days, a task, and on a class's pages a group or one child (ids, not looked up); None: all of them."""

    first: date | None = None
    last: date | None = None
    task: str | None = None
    group: str | None = None
    child: str | None = None

    @property
    def since(self) -> str | None:
        return times.midnight(self.first) if self.first else None

    @property
    def until(self) -> str | None:
        return times.midnight(self.last + timedelta(days=1)) if self.last else None
