"""The answers of one child that carry weight, each read once, however many come after it."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.claims import Luck, is_claim, luck
from kidsq.learning.model.family import Families
from kidsq.learning.model.response_times import Times, produced, read_times
from kidsq.learning.model.two_state_model import History

_NO_TIMES: Final = read_times(())


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
        self._families = Families()
        self._stale: dict[str, None] = {}  # in an order that is the same each time
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
        self._stale[row.skill] = None
        self._luck_is_stale = self._luck_is_stale or is_claim(row)
        tells_of_times = produced(row) or (row.motor is not None and self._bare[row.device] > 0)
        self._clock_is_stale = self._clock_is_stale or tells_of_times

    # -- what they say, once the latest is in

    def told(self) -> tuple[Families, Sequence[float]]:
        """What they say, family by family; and the log share of children with each pace that is possible."""
        self._refresh()
        return self._families, self._clock.priors

    def _refresh(self) -> None:
        if self._clock_is_stale:
            self._read_times()
        if self._luck_is_stale:
            self._judge_luck()
        for skill in self._stale:
            numbers = self._of_skill[skill]
            answers = [(self._rows[one], self._times.get(one), self._luck[one]) for one in numbers]
            self._families.put(skill, History(answers, len(self._clock.priors)))
        self._stale.clear()

    def _read_times(self) -> None:
        before, numbers = self._clock, list(self._rows)
        self._clock = read_times(list(self._rows.values()))
        self._clock_is_stale = False
        times = {numbers[place]: said for place, said in self._clock.times.items()}
        if len(before.priors) != len(self._clock.priors):
            self._stale.update(dict.fromkeys(self._of_skill))
        told_anew = [number for number, said in times.items() if self._times.get(number) is not said]
        self._stale.update(dict.fromkeys([self._rows[number].skill for number in told_anew]))
        self._times = times

    def _judge_luck(self) -> None:
        for number, one in zip(self._rows, luck(list(self._rows.values())), strict=True):
            if self._luck[number] != one:
                self._luck[number] = one
                self._stale[self._rows[number].skill] = None
        self._luck_is_stale = False


def _is_bare(row: Evidence) -> bool:
    return row.motor is None and produced(row)
