"""What is practised beside the sums up to ten, row by row: the table of seven, sums with nine. Only what was met."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kidsq.arithmetic.kind import Field, Kind
from kidsq.arithmetic.skills import OF_FIELD, facts_of, numbers_of, row_of
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import FieldStanding, fields, state_of_row
from kidsq.learning.states import STATES, State


@dataclass(frozen=True, slots=True)
class Row:
    """Skills that stand together. kind, number: as what, see Kind.row; sure: of how many of them the child is.

    skills: those that were met, in the order of `of`; of: these, and the facts of this row that were not.
    """

    kind: Kind
    number: int
    state: State
    skills: tuple[str, ...]
    of: tuple[str, ...]
    sure: int


@dataclass(frozen=True, slots=True)
class Beside:
    """One field and its rows, one at least."""

    standing: FieldStanding
    rows: tuple[Row, ...]

    @property
    def field(self) -> Field:
        return self.standing.field


@dataclass(frozen=True, slots=True)
class ClassRow:
    """The same row in a class. of: the learners in each state."""

    kind: Kind
    number: int
    of: Mapping[State, tuple[str, ...]]

    @property
    def children(self) -> int:
        return sum(map(len, self.of.values()))

    @property
    def is_told(self) -> bool:
        """True if the answers of any child say more than that it is too early."""
        return any(self.of[state] for state in ("sure", "slow", "not yet"))


def beside(estimates: Mapping[str, Estimate]) -> tuple[Beside, ...]:
    """What a child has met, in the order in which children meet it at school."""
    return tuple(Beside(one, _rows(one.field, estimates)) for one in fields(estimates))


def class_beside(
    learners: Sequence[str], known: Mapping[str, Mapping[str, Estimate]]
) -> dict[Field, tuple[ClassRow, ...]]:
    """What anybody in a class has met. known: of each learner, in the words that its answers carry."""
    of_children = {learner: beside(known.get(learner, {})) for learner in learners}
    states: dict[Field, dict[tuple[Kind, int], dict[str, State]]] = {}
    for learner, found in of_children.items():
        for one in found:
            rows = states.setdefault(one.field, defaultdict(dict))
            for row in one.rows:
                rows[row.kind, row.number][learner] = row.state
    return {
        field: tuple(
            ClassRow(kind, number, _by_state(learners, states[field][kind, number]))
            for kind, number in _in_order(field, states[field])
        )
        for field in OF_FIELD
        if field in states
    }


def _by_state(learners: Sequence[str], states: Mapping[str, State]) -> dict[State, tuple[str, ...]]:
    return {
        state: tuple(learner for learner in learners if states.get(learner, "not asked") == state) for state in STATES
    }


def _in_order(field: Field, rows: Mapping[tuple[Kind, int], object]) -> list[tuple[Kind, int]]:
    """The rows of numbers ascending, what else there is of a kind behind them."""
    return sorted(rows, key=lambda row: (OF_FIELD[field].index(row[0]), row[1] == 0, row[1]))


def _rows(field: Field, estimates: Mapping[str, Estimate]) -> tuple[Row, ...]:
    met: dict[tuple[Kind, int], list[str]] = defaultdict(list)
    for kind in OF_FIELD[field]:
        for skill in sorted((skill for skill in estimates if skill.startswith(f"{kind.id}:")), key=_as_listed):
            met[kind, row_of(skill)].append(skill)
    return tuple(_row(kind, number, met[kind, number], estimates) for kind, number in _in_order(field, met))


def _row(kind: Kind, number: int, met: Sequence[str], estimates: Mapping[str, Estimate]) -> Row:
    facts = [fact for fact in facts_of(kind) if row_of(fact) == number]
    of = tuple(dict.fromkeys((*facts, *met)))
    members = [estimates[skill] for skill in met]
    sure = sum(one.state == "sure" for one in members)
    return Row(kind, number, state_of_row(members), tuple(one for one in of if one in estimates), of, sure)


def _as_listed(skill: str) -> tuple[int, tuple[int, ...]]:
    numbers = numbers_of(skill)
    return len(numbers), numbers
