"""How much help a child sees with a hand: from the level set for the child, and from what the child asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from kidsq.learning.attempt import Attempt
from kidsq.learning.belief import HintStep
from kidsq.learning.evidence import evidence_of

MOST: Final = 5
AFTER_FIRST_SUMS: Final = 4
FIRST_SUMS: Final = 3
GLOW_AFTER_MS: Final = 10_000
MOST_STEPS: Final = 2
MISSES_A_STEP: Final = 2
HALF: Final = 0.5
NONE_YET: Final[Mapping[str, HintStep]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Help:
    """What a child sees now.

    level: the strongest help shown so far, 0..5 (what the log calls hint_shown). later: the glow of level 3 is still to
    come by itself. more: another tap on the owl shows more.
    """

    level: int
    later: bool
    more: bool


def steps_after(rows: Iterable[Attempt], before: Mapping[str, HintStep] = NONE_YET) -> dict[str, HintStep]:
    """How much more or less help each fact gets after these rows, oldest first, beside what its chance says.

    Two misses, helped or not, bring one level more; a right first try without help that is more than a lucky yes brings
    one less and forgives the misses. before: of rows that came earlier, left as it is.
    """
    steps = dict(before)
    for row in rows:
        now = steps.get(row.skill, HintStep())
        if row.correct == 0:
            steps[row.skill] = _missed(now)
        elif row.correct == 1 and _shows_something(row):
            steps[row.skill] = HintStep(max(-MOST_STEPS, now.step - 1))
    return steps


def _missed(now: HintStep) -> HintStep:
    misses = now.misses + 1
    return replace(now, misses=misses) if misses < MISSES_A_STEP else HintStep(min(MOST_STEPS, now.step + 1))


def _shows_something(row: Attempt) -> bool:
    evidence = evidence_of(row)
    return evidence.alone and evidence.guess_p < HALF


def base_level(pinned: int | None, true_sums: int) -> int:
    """The level a hand begins with: the pinned one, else everything glows for the child's first three sums."""
    if pinned is not None:
        return pinned
    return MOST if true_sums < FIRST_SUMS else AFTER_FIRST_SUMS


def help_now(base: int, seen: int) -> Help:
    """What is shown, given the level the hand began with and what has been seen of help since (0: nothing)."""
    shown_by_itself = 0 if base in (1, 3) else base
    level = max(shown_by_itself, seen)
    return Help(level, later=base == 3 and level < 3, more=level < MOST)


def one_more(base: int, seen: int) -> int:
    """The level after another tap on the owl."""
    now = help_now(base, seen)
    return base if now.level < base else min(MOST, now.level + 1)
