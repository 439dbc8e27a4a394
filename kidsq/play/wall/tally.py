"""What a class has proposed, in counts: never whose, and nothing that would show what a single child thinks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from kidsq.play.wall.requests import WallRequest
from kidsq.store.classroom import proposals, sittings
from kidsq.store.classroom.proposals import Kind
from kidsq.store.db.times import moment

FEWEST: Final = 3
"""Of fewer children the wall shows no figures: whoever looks around would know whose they are."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many children have proposed something of those who are there. counts: what, and how often; the most first.

    is_shown: whether the wall shows the counts. most: what to lay unless the teacher chooses; None: nothing yet.
    """

    here: int
    said: int
    counts: tuple[tuple[str, int], ...]
    is_shown: bool

    @property
    def most(self) -> str | None:
        return self.counts[0][0] if self.counts else None

    @property
    def can_show(self) -> bool:
        """True if the teacher may show the counts now."""
        return not self.is_shown and self.said >= FEWEST


def tally(at: WallRequest, ply: int, kind: Kind) -> Tally:
    """The counts at this ply. Of two that are proposed equally often, the one that came first leads."""
    found = proposals.at_ply(at.db, at.game_id, ply, kind)
    counts = Counter(one.said for one in found if one.said is not None)
    here = max(len(_here(at)), len(found))
    return Tally(here, len(found), tuple(counts.most_common()), at.is_shown(ply, kind) and len(found) >= FEWEST)


def all_have_said(at: WallRequest, ply: int, kind: Kind) -> bool:
    """True if there are enough children to show counts of, and each of those who are there has proposed something."""
    found = proposals.at_ply(at.db, at.game_id, ply, kind)
    return len(found) >= FEWEST and _here(at) <= {one.learner for one in found}


def _here(at: WallRequest) -> set[str]:
    return {one.learner for one in sittings.of_class(at.db, at.class_id, moment(at.chance.at))}
