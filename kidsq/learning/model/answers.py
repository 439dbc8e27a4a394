"""The answers of one child that carry weight, each read once, however many come after it."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from math import inf, log
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.claims import CLAIM, Luck, luck
from kidsq.learning.model.response_times import Times, produced, read_times
from kidsq.learning.model.two_state_model import MANNERS, History, Likelihood, Manner

_NO_TIMES: Final = read_times(())
_WORTH_IT: Final = 2 * log(model.NEGLIGIBLE)


@dataclass(slots=True)
class GridCell:
    """A pace and a manner, with each answered skill's likelihood. weights: by ability, once they are known.

    pace: its place among those kept.
    """

    log_weight: float
    manner: Manner
    pace: int
    likelihoods: dict[str, Likelihood] = field(default_factory=dict)
    weights: list[float] = field(default_factory=list)


class Answers:
    """The latest answers on each fact: earlier ones have faded, and so the work stays bounded.

    What an answer says changes with the others only by the child's times, and by its claims: all but that is kept.
    """

    def __init__(self, rows: Iterable[Evidence] = (), most: int = model.KEPT_PER_FACT) -> None:
        """rows: oldest first, all of which carry weight. most: so many of each fact are kept."""
        self._most = most
        self._rows: dict[int, Evidence] = {}  # by their number, oldest first
        self._of_skill: dict[str, deque[int]] = defaultdict(deque)
        self._luck: dict[int, Luck] = {}
        self._bare: Counter[str] = Counter()  # by device: times from which no tapping of their own can be taken
        self._clock = _NO_TIMES
        self._times: Mapping[int, Times] = {}
        self._histories: dict[str, History] = {}
        self._middling: dict[Manner, dict[str, list[float]]] = {manner: {} for manner in MANNERS}
        self._most_likely: dict[Manner, dict[str, float]] = {manner: {} for manner in MANNERS if manner.guesses}
        self._stale: set[str] = set()
        self._clock_is_stale = self._luck_is_stale = False
        self._number = 0
        for row in rows:
            self.add(row)

    def add(self, row: Evidence) -> None:
        """One answer more, no older than the others."""
        of_skill = self._of_skill[row.skill]
        if len(of_skill) == self._most:
            self._drop(of_skill.popleft())
        self._number += 1
        of_skill.append(self._number)
        self._rows[self._number] = row
        self._luck[self._number] = Luck(row.guess_p)  # of a claim it is worked out with the others
        self._bare[row.device] += _is_bare(row)
        self._note(row)

    def _drop(self, number: int) -> None:
        row = self._rows.pop(number)
        del self._luck[number]
        self._note(row)
        self._bare[row.device] -= _is_bare(row)

    def _note(self, row: Evidence) -> None:
        """This one has come or gone."""
        self._stale.add(row.skill)
        self._luck_is_stale = self._luck_is_stale or row.task == CLAIM
        tells_of_times = produced(row) or (row.motor is not None and self._bare[row.device] > 0)
        self._clock_is_stale = self._clock_is_stale or tells_of_times

    # -- what they say, once the latest is in

    @property
    def skills(self) -> Collection[str]:
        """Those that were answered."""
        return self._of_skill.keys()

    @property
    def histories(self) -> Mapping[str, History]:
        """By skill, of those that were answered."""
        self._refresh()
        return self._histories

    def cells(self) -> list[GridCell]:
        """Every way the child could be that is worth the work."""
        self._refresh()
        priors, likeliest = self._clock.priors, -inf
        found: list[tuple[float, GridCell]] = []
        for manner in MANNERS:
            share = log(manner.share)
            # Nobody guesses all the time without its showing: most children's answers need not be gone through as if.
            if manner.guesses and share + max(priors) + self._at_most(manner) < likeliest + _WORTH_IT:
                continue
            for pace, (prior, fit) in enumerate(zip(priors, self._at_middling(manner), strict=True)):
                found.append((share + prior + fit, GridCell(share + prior, manner, pace)))
            likeliest = max(fit for fit, _ in found)
        cells = [cell for fit, cell in found if fit >= likeliest + _WORTH_IT]
        for cell in cells:
            cell.likelihoods = {
                skill: one.likelihoods(cell.manner)[cell.pace] for skill, one in self._histories.items()
            }
        return cells

    def _at_middling(self, manner: Manner) -> list[float]:
        """The log of the chance of all answers for a prior of a half, under one manner and each of the paces."""
        known = self._middling[manner]
        for skill in self._histories.keys() - known.keys():
            known[skill] = [one.at_middling for one in self._histories[skill].likelihoods(manner)]
        return [sum(at_pace) for at_pace in zip(*known.values(), strict=True)] or [0.0] * len(self._clock.priors)

    def _at_most(self, manner: Manner) -> float:
        """The log of a chance that they cannot exceed under a manner that guesses, whatever pace and state."""
        known = self._most_likely[manner]
        for skill in self._histories.keys() - known.keys():
            known[skill] = self._histories[skill].most_likely(manner)
        return sum(known.values())

    def _refresh(self) -> None:
        if self._clock_is_stale:
            self._read_times()
        if self._luck_is_stale:
            self._judge_luck()
        for skill in self._stale:
            numbers = self._of_skill[skill]
            answers = [(self._rows[one], self._times.get(one), self._luck[one]) for one in numbers]
            self._histories[skill] = History(answers, len(self._clock.priors))
            for middling in self._middling.values():
                middling.pop(skill, None)
            for most_likely in self._most_likely.values():
                most_likely.pop(skill, None)
        self._stale.clear()

    def _read_times(self) -> None:
        before, numbers = self._clock, list(self._rows)
        self._clock = read_times(list(self._rows.values()))
        self._clock_is_stale = False
        times = {numbers[place]: said for place, said in self._clock.times.items()}
        if len(before.priors) != len(self._clock.priors):
            self._stale.update(self._histories)
        self._stale.update(
            [self._rows[number].skill for number, said in times.items() if self._times.get(number) is not said]
        )
        self._times = times

    def _judge_luck(self) -> None:
        for number, one in zip(self._rows, luck(list(self._rows.values())), strict=True):
            if self._luck[number] != one:
                self._luck[number] = one
                self._stale.add(self._rows[number].skill)
        self._luck_is_stale = False


def _is_bare(row: Evidence) -> bool:
    return row.motor is None and produced(row)
