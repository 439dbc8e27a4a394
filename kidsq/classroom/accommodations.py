"""What a child needs otherwise than the others, set once by an adult: it holds at every tablet, and no child undoes it.

Nothing on a child's pages tells that something is set: there is less to choose, and no word about it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Final

from kidsq.store.db.session import Session
from kidsq.store.people import settings

SET: Final = settings.YES
WAITS: Final = 2
"""So many times as long as usual, where somebody needs longer waits."""
WAITS_OF_OTHERS: Final = 4
"""So many times as long others wait at their own tablets, before they may go on without this child."""


@dataclass(frozen=True, slots=True)
class Accommodations:
    """What holds for one child.

    no_times: none is kept, shown or reckoned with, and no page says that it takes long.
    """

    no_times: bool = False
    longer_waits: bool = False
    fewer_questions: bool = False
    larger_type: bool = False
    read_aloud: bool = False

    @property
    def unhurried(self) -> bool:
        """True if nobody is to hurry this child."""
        return self.no_times or self.longer_waits


NONE: Final = Accommodations()
KEYS: Final = tuple(field.name for field in fields(Accommodations))
"""Kept in the settings of a child under their names; not set: as for everybody."""


def accommodations_in(own: Mapping[str, str]) -> Accommodations:
    """The accommodations among what is set for a child itself."""
    return Accommodations(**{key: own.get(key) == SET for key in KEYS})


def accommodations_of(db: Session, learner: str | None) -> Accommodations:
    """The accommodations of a child; of a guest (None) there are none."""
    return NONE if learner is None else accommodations_in(settings.read(db, settings.of_learner(learner)))


def write(db: Session, learner: str, wanted: Collection[str]) -> None:
    """Keep these accommodations of a child and no others; within writing()."""
    settings.write_all(db, settings.of_learner(learner), {key: SET if key in wanted else "" for key in KEYS})
