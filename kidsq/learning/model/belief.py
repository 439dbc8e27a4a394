"""What is kept of a child's knowledge between two attempts; what it is worth today is reckoned when it is read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from kidsq.learning.model.constants import MODEL_VERSION

__all__ = ["MODEL_VERSION", "Belief", "HintStep", "Manner", "Tally"]

Manner = Literal["tries", "guesses", "says yes", "only yes", "asks"]
"""How a child answers: in earnest; at chance or faster than anyone can read; yes to claims, false ones too; only yes so
far, to claims of which hardly any was false: whether it looks is open.

asks: the owl before nearly every answer. That is seen when estimates are read, and never kept with them."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts behind an estimate: first tries without help that could have gone otherwise.

    days: on which one was right. seconds: the median of right answers whose time is that of the sum, net of tapping
    where the device's is known. last: of the latest one.
    """

    n: int = 0
    right: int = 0
    days: int = 0
    seconds: float | None = None
    last: datetime | None = None


@dataclass(frozen=True, slots=True)
class Belief:
    """The chance that a child knows a skill, as of the latest answer on it. manner: the child's.

    variance: of the chance, over the ways the child could be.
    """

    skill: str
    p: float
    variance: float
    tally: Tally = Tally()
    manner: Manner = "tries"


@dataclass(frozen=True, slots=True)
class HintStep:
    """How many levels of help a fact gets above (or below) what its chance says. misses: since the last step up."""

    step: int = 0
    misses: int = 0
