"""Who needs what: weak families and fields, and kinds of slip, that children share, in groups to sit with."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import FIELDS, group_of
from kidsq.arithmetic.slips import OTHER
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.needs import needs
from kidsq.learning.reports.slips import SLIPS
from kidsq.learning.reports.standing import WORKED_OUT, family_state, known_least, weakness
from kidsq.learning.states import State
from kidsq.learning.weak import Need

SMALLEST: Final = 3
LARGEST: Final = 5
SLIPS_SHARE: Final = 1 / 8
"""SLIPS of a kind, and so large a share of a child's latest answers, make a need of it."""
LATEST: Final = 40
"""The latest answers to sums in which slips are counted: a kind clears itself as newer answers come."""
PRESSING_RIGHT: Final = 0.6
PRESSING_SLIPS: Final = 1 / 5
USUALLY_RIGHT: Final = 3 / 4
EXPLAINS: Final = 8
EXPLAINS_SHARE: Final = 3 / 4
"""So many, and so large a share of a child's slips, are of one kind: it says more than which families they came in."""
BY_CHANCE: Final = 1 / 8
"""Who is usually right so often has so few right ones now and then; below this chance it is no chance."""

IN_A_FIELD: Final = 12
"""The latest answers of a field beside sums, with help or without: who needs it gets help at once."""
MISSES: Final = 3
MISSES_SHARE: Final = 2 / 5
"""So many and so large a share of them make a need of a field; it clears itself with as many right ones in a row."""

Kind = Literal["family", "field", "slip"]


def is_no_chance(right: int, answers: int) -> bool:
    """True if a child that is usually right seldom has so few right ones: 3 of 7 is little, 3 of 6 may be luck."""
    wrong = 1 - USUALLY_RIGHT
    so_few = sum(comb(answers, n) * USUALLY_RIGHT**n * wrong ** (answers - n) for n in range(right + 1))
    return so_few < BY_CHANCE


@dataclass(frozen=True, slots=True)
class ChildNeed:
    """One child's need. code: the family, the field beside sums or the kind of slip.

    A family: `times` of n answers without help were right; known: the share of its sums likely known; state: not yet
    or slow. A field: `times` of its latest n answers were right, with help or without. missed: what of these was
    answered amiss, of a family what is known least first, of a field the most often; not_yet: those sums. A slip: it
    came `times` times in the latest n answers to sums; explains: nearly every slip in them is of this kind.
    """

    learner: str
    kind: Kind
    code: str
    times: int
    n: int
    known: float = 0.0
    state: State = "not yet"
    missed: tuple[str, ...] = ()
    not_yet: tuple[str, ...] = ()
    explains: bool = False

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.code}"

    @property
    def slow(self) -> bool:
        """True if the answers of a family are right, and only take long."""
        return self.kind == "family" and self.state == "slow"

    @property
    def pressing(self) -> bool:
        """True if so much goes wrong that a child should not be left alone with it."""
        if self.kind == "slip":
            return self.times >= PRESSING_SLIPS * self.n
        return is_no_chance(self.times, self.n) and (self.kind == "field" or self.times < PRESSING_RIGHT * self.n)


@dataclass(frozen=True, slots=True)
class NeedGroup:
    """Some children who share a need; one or two where nobody else shares it. part: of `parts`, from 1."""

    kind: Kind
    code: str
    needs: tuple[ChildNeed, ...]
    part: int = 1
    parts: int = 1

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.code}"


def of_families(learner: str, estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> list[ChildNeed]:
    """A child's weak families, not yet before slow, and of these the weakest first. evidence: as needs() reads it."""
    if not estimates or suppress_conclusions(estimates):
        return []  # who guesses, or asks the owl each time, needs another conversation first
    found = [_of_family(learner, need, estimates) for need in needs(estimates, evidence)]
    found = [need for need in found if need.state in WORKED_OUT]
    return sorted(found, key=lambda need: weakness(need.state))


def _of_family(learner: str, need: Need, estimates: Mapping[str, Estimate]) -> ChildNeed:
    members = [estimates[fact] for fact in MEMBERS[need.family]]
    right = sum(one.tally.right for one in members)
    amiss = sorted((one for one in members if one.tally.right < one.n), key=known_least)
    missed, not_yet = tuple(one.skill for one in amiss), tuple(one.skill for one in amiss if one.state == "not yet")
    return ChildNeed(learner, "family", need.family, right, need.n, need.known, family_state(members), missed, not_yet)


def of_fields(learner: str, latest: Sequence[tuple[str, bool]], not_yet: Collection[Field]) -> list[ChildNeed]:
    """The fields beside sums in which much of the latest was not right, the largest share first.

    latest: the skill of each answer, and whether it was right, the newest first. not_yet: the fields in this state; of
    others nothing is named that their rows do not say.
    """
    found = []
    for field in FIELDS:
        if field not in not_yet:
            continue
        answers = [(skill, right) for skill, right in latest if group_of(skill) == field][:IN_A_FIELD]
        amiss = Counter(skill for skill, right in answers if not right)
        misses, n = amiss.total(), len(answers)
        if misses >= max(MISSES, MISSES_SHARE * n) and not all(right for _, right in answers[:MISSES]):
            missed = tuple(skill for skill, _ in amiss.most_common())
            found.append(ChildNeed(learner, "field", field, n - misses, n, missed=missed))
    return sorted(found, key=lambda need: need.times / need.n)


def of_slips(learner: str, latest: Sequence[str | None]) -> list[ChildNeed]:
    """The kind that at least half of a child's latest slips in sums are of.

    latest: a kind for each answer, None where it was right, the newest first.
    """
    kinds = Counter(kind for kind in latest[:LATEST] if kind is not None)
    code, times = next(iter(kinds.most_common(1)), (OTHER, 0))
    answers = len(latest[:LATEST])
    if code == OTHER or times < max(SLIPS, SLIPS_SHARE * answers) or times * 2 < kinds.total():
        return []
    explains = times >= max(EXPLAINS, EXPLAINS_SHARE * kinds.total())
    return [ChildNeed(learner, "slip", code, times, answers, explains=explains)]


def groups(found: Iterable[ChildNeed]) -> tuple[NeedGroup, ...]:
    """Children with the same need together, in groups of SMALLEST to LARGEST; fewer stay as they are.

    The largest needs first; within a need, children near each other in what they know sit together.
    """
    shared: dict[str, list[ChildNeed]] = defaultdict(list)
    for need in found:
        shared[need.key].append(need)
    made = [group for same in shared.values() for group in _split(same)]
    sizes = {key: len(same) for key, same in shared.items()}
    return tuple(sorted(made, key=lambda group: (-sizes[group.key], group.kind, group.code, group.part)))


def _split(same: Sequence[ChildNeed]) -> list[NeedGroup]:
    ordered = sorted(same, key=lambda need: (need.known, need.learner))
    parts = max(1, -(-len(ordered) // LARGEST))
    made, start = [], 0
    for part in range(parts):
        size = len(ordered) // parts + (part < len(ordered) % parts)
        made.append(NeedGroup(ordered[0].kind, ordered[0].code, tuple(ordered[start : start + size]), part + 1, parts))
        start += size
    return made
