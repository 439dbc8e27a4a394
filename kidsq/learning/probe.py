"""The check before and after: each of the 25 sums once, three minutes, no help. It feeds nothing into the model."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import timedelta
from typing import Final, Literal

from kidsq.arithmetic.sums.facts import FACTS, UP_TO, addends_of

LASTS: Final = timedelta(minutes=3)
ANSWERS: Final = tuple(range(2, UP_TO + 1))
"""What can be answered: each total that there is."""

Ending = Literal["all", "time", "stopped", "left"]
"""all: every sum was shown. time: the three minutes were over. stopped: by the child. left: the child was gone."""
COMPLETE: Final[tuple[Ending, ...]] = ("all", "time")
"""Endings of checks that can be compared with each other."""


@dataclass(frozen=True, slots=True)
class ProbeSum:
    """One sum of a check, as it stands on its page. p_play: how likely play held it for known when the check began.

    response: None where it was left out, and where it was not reached; only the latter has no moment either. ms: from
    the answer before to this one.
    """

    skill: str
    first: int
    second: int
    p_play: float
    at: str | None = None
    response: int | None = None
    correct: bool | None = None
    ms: int | None = None

    @property
    def total(self) -> int:
        return self.first + self.second


@dataclass(frozen=True, slots=True, kw_only=True)
class ProbeRow:
    """One sum of a check as a row of a file; the fields are its columns, in this order. None is an empty cell."""

    check_id: str
    learner: str
    model_version: str | None
    offered_at: str
    began_at: str
    ended_at: str | None
    ending: Ending | None
    place: int
    skill: str
    first: int
    second: int
    p_play: float
    at: str | None
    response: int | None
    correct: Literal[0, 1] | None
    ms: int | None


COLUMNS: Final = tuple(field.name for field in fields(ProbeRow))


def drawn(rng: random.Random) -> list[tuple[str, int, int]]:
    """All sums in an order of chance, each of the two numbers first as often as the other: skill and numbers."""
    order = list(FACTS)
    rng.shuffle(order)
    pairs = [(skill, addends_of(skill)) for skill in order]
    return [(skill, *(pair if rng.random() < 0.5 else pair[::-1])) for skill, pair in pairs]  # type: ignore[misc]


def next_place(sums: Sequence[ProbeSum]) -> int | None:
    """The place of the sum to show; None after the last one."""
    return next((place for place, one in enumerate(sums) if one.at is None), None)
