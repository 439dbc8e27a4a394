"""How much help a child sees with a hand: from the level set for the child, and from what the child asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST: Final = 5
AFTER_FIRST_SUMS: Final = 4
FIRST_SUMS: Final = 3
GLOW_AFTER_MS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Help:
    """What a child sees now.

    level: the strongest help shown so far, 0..5 (what the log calls hint_shown). later: the glow of level 3 is still to
    come by itself. more: another tap on the owl shows more.
    """

    level: int
    later: bool
    more: bool


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
