"""One plan for the week: who sits together for what. Each child is in it once; all pages of a class go by it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.learning.reports.need_groups import LARGEST, SMALLEST, ChildNeed, NeedGroup, groups

MOST: Final = 5
"""Groups that one person can sit with in a week."""


@dataclass(frozen=True, slots=True)
class Plan:
    """groups: of SMALLEST to LARGEST children, at most MOST of them, what most children need first. alone: who needs
    something that no group is for, together where they share it. also: what else a child needs."""

    groups: tuple[NeedGroup, ...]
    alone: tuple[NeedGroup, ...]
    also: Mapping[str, tuple[ChildNeed, ...]]

    def of(self, learner: str) -> tuple[ChildNeed | None, NeedGroup | None, int]:
        """What is planned for a child, its group if it is in one, and that group's place."""
        for place, group in enumerate((*self.groups, *self.alone)):
            for need in group.needs:
                if need.learner == learner:
                    return need, group if place < len(self.groups) else None, place
        return None, None, 0


def plan(found: Sequence[ChildNeed]) -> Plan:
    """Who sits together. found: the needs of some children, each child's weakest first."""
    of_child: dict[str, list[ChildNeed]] = defaultdict(list)
    for need in found:
        of_child[need.learner].append(need)
    waiting = {learner: _first(needs) for learner, needs in of_child.items()}
    made: list[NeedGroup] = []
    while len(made) < MOST and (group := _largest(waiting)):
        made.append(group)
        for need in group.needs:
            del waiting[need.learner]
    made = [_filled(group, waiting) for group in made]
    alone = groups(needs[0] for needs in waiting.values())
    planned = {(need.learner, need.key) for group in (*made, *alone) for need in group.needs}
    also = {
        learner: tuple(need for need in needs if (learner, need.key) not in planned)
        for learner, needs in of_child.items()
    }
    return Plan(_numbered(made), alone, {learner: needs for learner, needs in also.items() if needs})


def _first(needs: Sequence[ChildNeed]) -> list[ChildNeed]:
    """What a child may sit in a group for: what presses, where something does; for anything else it can wait."""
    return [need for need in needs if need.pressing] or list(needs)


def _largest(waiting: Mapping[str, Sequence[ChildNeed]]) -> NeedGroup | None:
    """A group for the need that most of these children share; None where no three share one."""
    shared: dict[str, list[ChildNeed]] = defaultdict(list)
    behind: dict[str, int] = defaultdict(int)  # how much each waits behind weaker ones of the same children
    for needs in waiting.values():
        for place, need in enumerate(needs):
            shared[need.key].append(need)
            behind[need.key] += place
    enough = [same for same in shared.values() if len(same) >= SMALLEST]
    if not enough:
        return None
    same = min(enough, key=lambda one: (-len(one), one[0].kind, behind[one[0].key], one[0].key))
    nearest = sorted(same, key=lambda need: (not need.pressing, need.known, need.learner))
    size = -(-len(nearest) // -(-len(nearest) // LARGEST))
    return NeedGroup(same[0].kind, same[0].code, tuple(nearest[:size]))


def _filled(group: NeedGroup, waiting: dict[str, list[ChildNeed]]) -> NeedGroup:
    """The group with those of the children still waiting who need the same, as far as there is room; these wait no
    more."""
    found = [need for needs in waiting.values() for need in needs if need.key == group.key]
    joining = found[: LARGEST - len(group.needs)]
    for need in joining:
        del waiting[need.learner]
    return NeedGroup(group.kind, group.code, (*group.needs, *joining))


def _numbered(made: Sequence[NeedGroup]) -> tuple[NeedGroup, ...]:
    """The same, those with one need counted."""
    return tuple(
        NeedGroup(
            one.kind,
            one.code,
            one.needs,
            sum(other.key == one.key for other in made[: place + 1]),
            sum(other.key == one.key for other in made),
        )
        for place, one in enumerate(made)
    )
