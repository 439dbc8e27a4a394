"""What a child has proposed for its class's game on the wall, as files hold it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """One proposal, the latest of a child at this decision.

    said: the move as records write it, or the answer; a sum that did not hold begins with `claim`. changes: how often
    it was changed before. late: the class had gone on. hint_shown, hint_asked: the strongest help seen. laid: whether
    the class has done just that; None: it had not decided yet, or let it pass.
    """

    game_id: str
    ply: int
    kind: Literal["move", "answer"]
    learner: str
    class_id: str | None
    at: str
    said: str
    changes: int
    late: Literal[0, 1]
    hint_shown: int
    hint_asked: Literal[0, 1]
    laid: Literal[0, 1] | None


COLUMNS: Final = tuple(field.name for field in fields(ProposalRow))
