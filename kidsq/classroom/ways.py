"""Ways of helping that an adult has chosen for a class: for good, or two compared, to which a family can say no."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from kidsq.learning.attempt import Layout
from kidsq.learning.trial import KINDS, Kind
from kidsq.store.classroom.trials import NO_TRIALS
from kidsq.store.people import settings

Choice = Literal["off", "compare", "a", "b"]
CHOICES: Final[tuple[Choice, ...]] = get_args(Choice)
"""off: as without it. a, b: one way for all, for good. compare: a coin for each child and sum."""
KEY: Final = "way."
"""Before the kind, in the settings of a class."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How a child is helped. fingers: a hand counts on. layout: of all sums, None: now so, now so. day_after: sums come
    again the day after. compared: what a coin decides instead.
    """

    fingers: bool = False
    layout: Layout | None = None
    day_after: bool = False
    compared: Kind | None = None


AS_USUAL: Final = Ways()


def ways_in(own: Mapping[str, str], of_class: Mapping[str, str] | None) -> Ways:
    """The ways that follow from what is set for a child, and for its class; None without a class."""
    chosen = chosen_in(of_class or {})
    if not any(chosen.values()):
        return AS_USUAL
    compared = next((kind for kind in KINDS if chosen[kind] == "compare"), None)
    layouts: dict[str, Layout] = {"a": "a+b=c", "b": "c=a+b"}
    return Ways(
        fingers=chosen["fingers"] == "b",
        layout=layouts.get(chosen["reversed"]),
        day_after=chosen["day_after"] == "b",
        compared=None if own.get(NO_TRIALS) == settings.YES else compared,
    )


def chosen_in(of_class: Mapping[str, str]) -> dict[Kind, str]:
    """What is chosen for each kind; empty where it is off."""
    kept = {kind: of_class.get(KEY + kind, "") for kind in KINDS}
    return {kind: value if value in CHOICES[1:] else "" for kind, value in kept.items()}
