"""What a kind of arithmetic is: its facts, what is right, the slips made in it, and how hard each is held to be."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, Literal

from kidsq.arithmetic.slips import Rule

Numbers = tuple[int, ...]
Field = str
"""The code of what is practised beside sums."""
USUAL_HARD: Final = 0.9
MOST_STEPS: Final = 9
"""More than that nobody counts without losing the place, however much there is."""
ANY: Final = 1_000_000
"""There is no largest answer."""
Sides = tuple[Numbers, Numbers]
"""What stands before "=" and behind it."""
OnPaper = Literal["row", "taken", "frames", "sides", "tens", "array"]
"""In one row; a part of it taken away; in frames of ten; each side of "=" in a row of its own; as tens of a hundred; as
rows of as many."""
OpenSides = tuple[tuple[int | None, ...], tuple[int | None, ...]]
"""The same with a gap, None."""
Drawn = Literal["rods", "frames", "scales"]
"""As what a table pictures equations."""
MINUS: Final = "−"
MULTIPLIED: Final = "×"


def between(operands: Sequence[int]) -> int:
    """From what is known to the whole."""
    known, whole = operands
    return whole - known


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Laying:
    """How cards that belong together leave a hand.

    discard: the code of such a discard. smallest: so many cards at least. of: the equations that just these cards,
    ascending, are, in the order of moves. said: what is claimed by these cards before "=" and those behind it, true or
    not; None: nothing yet. sides: of an equation, as it is written. asked: the same as a question, its operands in
    their order, with the answer or a gap. given: what stands behind "=" and is no card;
    takes_all: nothing else does. several: more than one card may stand there. named: instead, a number that is said
    stands there, one of these. drawn: as what it is pictured. text, read_own: as in a record, where that is no
    equation; join, sign: as it is shown.
    """

    discard: str
    smallest: int
    of: Callable[[Numbers], Sequence[Equation]]
    said: Callable[[Numbers, Numbers], Equation | None]
    sides: Callable[[Equation], Sides]
    asked: Callable[[Numbers, int | None], OpenSides] = lambda operands, answer: (operands, (answer,))
    given: Numbers = ()
    takes_all: bool = False
    several: bool = False
    named: Numbers = ()
    drawn: Drawn = "rods"
    text: Callable[[Equation], str] | None = None
    read_own: Callable[[str], Equation] | None = None
    join: str = " + "
    sign: str = "="

    def within(self, numbers: Sequence[int]) -> list[Equation]:
        """Every equation that some of these numbers are, each once: by their cards, ascending."""
        ordered = sorted(numbers)
        chosen = {cards for size in range(self.smallest, len(ordered) + 1) for cards in combinations(ordered, size)}
        found = {cards: said for cards in chosen if (said := self.of(cards))}
        return [said for cards in sorted(found) for said in found[cards]]

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
        return replace(found, operands=tuple(sorted((*in_order, *left), key=lambda one: one < 0)))

    def cards(self, said: Equation) -> Numbers:
        """Those that leave the hand, ascending."""
        left, right = self.sides(said)
        return left if self.named else tuple(sorted((*left, *self._own(right))))

    def read(self, text: str) -> Equation:
        """The equation in `2+3=5` or `5 = 2 + 3`, true or not. Raises UnreadableEquation."""
        if self.read_own is not None:
            return self.read_own(text)
        match = _SIDES.fullmatch(text)
        if match is None:
            raise UnreadableEquation(f"{text!r} is no equation like 2+3=5")
        first, second = (tuple([int(part) for part in side.split("+")]) for side in match.groups())
        for left, right in ((first, second), (second, first)):
            if set(self.given) <= set(right) and (said := self.said(left, self._own(right))) is not None:
                return said
        raise UnreadableEquation(f"{text!r} is no {self.discard}")

    def _own(self, right: Numbers) -> Numbers:
        own = list(right)
        for number in self.given:
            own.remove(number)
        return tuple(own)


_SIDES: Final = re.compile(r"\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*=\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kind:
    """One kind of arithmetic.

    id: what stands before the colon of its skills. numbers: how many a skill has; 0: two and more. code: what stands
    behind the colon. operands: the numbers in what stands there; none where it is not of this kind. truth: what is
    right. slips: by which those in an answer are named. group: the skills whose answers tell of each other.
    strategy: how it is best worked out, where that differs within a group.
    difficulty: the ability, in log-odds, at which half of the children know it; hard: of one whose numbers do not tell.
    steps: so many a child counts who does not know it. by_fives: of points, which go by fives, the numbers do not tell.
    field: as what it is practised beside sums. operation: as what it can be asked alone. laying: how its cards leave a
    hand, where an edition can be of it.
    facts: the operands of what friends wonder about. unit: by so much answers differ, and most is the
    largest. lures: what somebody might answer who mistakes the question. turns: the order of the operands
    says nothing. behind: a negative one stands behind "=".
    holds: whether an answer is right, where more than one can be. sign: between operands. row: the number by which
    skills of it stand together on pages, as the table of seven; 0: all others. mixed: friends change what they ask for
    by learning/mixing.py. on_paper: as what its amounts are drawn there. inverse: the kind in which the same cards can
    be said the other way round. weighed: both sides as amounts that are the same, where that is not how they are
    written.
    common_core: the goals of the US Common Core, where they are others than those of its tasks with sums to ten.
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
    operation: str | None = None
    strategy: Callable[[Numbers], str] | None = None
    laying: Laying | None = None
    facts: tuple[Numbers, ...] = ()
    unit: int = 1
    most: int = ANY
    lures: Callable[[Numbers], Sequence[int]] = lambda _operands: ()
    turns: bool = False
    behind: bool = False
    common_core: tuple[str, ...] = ()
    holds: Callable[[Numbers, int], bool] | None = None
    sign: str = "+"
    row: Callable[[Numbers], int] = lambda _operands: 0
    mixed: bool = True
    on_paper: OnPaper | None = None
    inverse: Kind | None = None
    weighed: Callable[[Numbers, int | None], OpenSides] | None = None

    @property
    def adds(self) -> bool:
        """True if the operands are added."""
        return self.truth is sum

    @property
    def completes(self) -> bool:
        """True if the answer makes the first operand up to the second."""
        return self.truth is between

    def skill(self, operands: Sequence[int]) -> str:
        return f"{self.id}:{self.code(operands)}"

    def asked(self, operands: Numbers, answer: int | None) -> OpenSides:
        """How a question stands there, with the answer or a gap."""
        return self.laying.asked(operands, answer) if self.laying else (operands, (answer,))

    def amounts(self, operands: Numbers, answer: int | None) -> OpenSides:
        """What is as much as what, with the answer or a gap: of 9 - 4 = 5, 4 and 5 are as much as 9."""
        return self.weighed(operands, answer) if self.weighed else self.asked(operands, answer)

    def lays(self, operands: Numbers) -> bool:
        """True if the answer is a card, that goes with the operands."""
        answer = self.truth(operands)
        return self.laying is not None and answer in Equation(self, operands, answer).cards


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
        return self.kind.holds(self.operands, self.claimed) if self.kind.holds else self.truth == self.claimed

    @property
    def skill(self) -> str:
        return self.kind.skill(self.operands)

    @property
    def text(self) -> str:
        """As in a record: no spaces."""
        if self.laying.text is not None:
            return self.laying.text(self)
        return "=".join("+".join(map(str, side)) for side in self.sides)

    @property
    def sides(self) -> Sides:
        """As it is written, the addends ascending."""
        return self.laying.sides(self)

    @property
    def cards(self) -> Numbers:
        """Those that leave the hand."""
        return self.laying.cards(self)

    @property
    def inverse(self) -> Equation:
        """The same cards said the other way round: 9 - 4 = 5 of 4 + 5 = 9."""
        assert self.kind.inverse is not None
        *taken, left = self.operands
        return Equation(self.kind.inverse, (self.claimed, *taken), left)

    @property
    def last_card(self) -> int:
        """The card that goes with those of its operands."""
        cards = list(self.cards)
        for operand in map(abs, self.operands):
            if operand in cards:
                cards.remove(operand)
        return (cards or self.cards)[-1]

    @property
    def laying(self) -> Laying:
        assert self.kind.laying is not None
        return self.kind.laying


class UnreadableEquation(ValueError):
    """The text is no equation of this kind."""
