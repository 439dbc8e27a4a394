"""What a kind of arithmetic is: its facts, what is right, the slips made in it, and how hard each is held to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from kidsq.arithmetic.slips import Rule

Numbers = tuple[int, ...]
Field = str
"""The code of what is practised beside sums."""
USUAL_HARD: Final = 0.9
MOST_STEPS: Final = 9
"""More than that nobody counts without losing the place, however much there is."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Laying:
    """How cards that belong together leave a hand.

    discard: the code of such a discard. smallest: so many cards at least. of: the equations that just these cards,
    ascending, are, in the order of moves. said: what is claimed by these numbers before the sign and those behind it,
    true or not; None: nothing yet. cards: those of an equation, ascending. text: of an equation, as in a record.
    read: the equation in a text, true or not; raises UnreadableEquation.
    """

    discard: str
    smallest: int
    of: Callable[[Numbers], Sequence[Equation]]
    said: Callable[[Numbers, Numbers], Equation | None]
    cards: Callable[[Equation], Numbers]
    text: Callable[[Equation], str]
    read: Callable[[str], Equation]

    def within(self, numbers: Sequence[int]) -> list[Equation]:
        """Every equation that some of these numbers are, each once: by their cards, ascending."""
        ordered = sorted(numbers)
        chosen = {cards for size in range(self.smallest, len(ordered) + 1) for cards in combinations(ordered, size)}
        return [said for cards in sorted(chosen) for said in self.of(cards)]

    def found_in(self, tapped: Sequence[int]) -> Equation | None:
        """The equation that these cards are, in whatever order they were tapped, which its operands keep."""
        found = next(iter(self.of(tuple(sorted(tapped)))), None) if len(tapped) >= self.smallest else None
        if found is None:
            return None
        left = list(found.operands)
        in_order = []
        for operand in (one for card in tapped for one in (card, -card)):
            if operand in left:
                left.remove(operand)
                in_order.append(operand)
        return replace(found, operands=(*in_order, *left))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kind:
    """One kind of arithmetic.

    id: what stands before the colon of its skills. numbers: how many a skill has; 0: two and more. code: what stands
    behind the colon. operands: the numbers in what stands there; none where it is not of this kind. truth: what is
    right. slips: by which those in an answer are named. group: the skills whose answers tell of each other.
    difficulty: the ability, in log-odds, at which half of the children know it; hard: of one whose numbers do not tell.
    steps: so many a child counts who does not know it. by_fives: of points, which go by fives, the numbers do not tell.
    field: as what it is practised beside sums. laying: how its cards leave a hand, where an edition can be of it.
    """

    id: str
    numbers: int
    code: Callable[[Sequence[int]], str]
    operands: Callable[[str], Numbers]
    truth: Callable[[Sequence[int]], int]
    slips: Sequence[Rule]
    group: Callable[[Numbers], str | None]
    difficulty: Callable[[Numbers], float]
    steps: Callable[[Numbers], int]
    hard: float = USUAL_HARD
    by_fives: bool = False
    field: Field | None = None
    laying: Laying | None = None


@dataclass(frozen=True, slots=True)
class Equation:
    """What a child says with its cards, true or not: so much is claimed of these operands."""

    kind: Kind
    operands: Numbers
    claimed: int

    @property
    def truth(self) -> int:
        return self.kind.truth(self.operands)

    @property
    def holds(self) -> bool:
        return self.truth == self.claimed

    @property
    def skill(self) -> str:
        return f"{self.kind.id}:{self.kind.code(self.operands)}"

    @property
    def text(self) -> str:
        """Canonical, as in a record."""
        return self._laying.text(self)

    @property
    def cards(self) -> Numbers:
        """Those that leave the hand."""
        return self._laying.cards(self)

    @property
    def _laying(self) -> Laying:
        assert self.kind.laying is not None
        return self.kind.laying


class UnreadableEquation(ValueError):
    """The text is no equation of this kind."""
