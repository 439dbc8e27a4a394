"""How facts are mixed, held over simulated days of children who know more or less, in every kind that is mixed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import pairwise
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kidsq.arithmetic.kind import Kind
from kidsq.arithmetic.skills import KINDS
from kidsq.learning import mixing
from kidsq.learning.mixing import KNOWN_BETWEEN, LOOKED_AT, NEW_A_DAY, RIGHT, UNKNOWN, Mix, Recent
from kidsq.learning.model.belief import Tally
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.questions import MISSING, Chooser, Occasion, Past

NOW = datetime(2026, 11, 20, tzinfo=UTC)
ANY_CHILD = mastery((), NOW)
ASKABLE = [kind for kind in KINDS.values() if kind.facts and kind.mixed]
A_GAME = 12


@dataclass(frozen=True)
class Asked:
    """A question, and what was so before it. could: what might have come instead. knew: what it turned out to be."""

    skill: str
    task: str
    mix: Mix = field(repr=False)
    could: frozenset[str] = field(repr=False)
    met: bool = False
    knew: bool = False

    @property
    def is_new(self) -> bool:
        """True for a fact that was not met, not likely known, and is not known."""
        return self.task != MISSING and not self.met and not self.knew and self.mix.p(self.skill) < UNKNOWN


@dataclass
class Child:
    """One who knows a share of all facts, and works so many others out. lays: so often a friend's own is asked."""

    knows: float
    works_out: float
    new_a_day: int
    rng: Random
    lays: float = 0.4
    estimates: dict[str, Estimate] = field(default_factory=lambda: dict(ANY_CHILD))
    recent: list[Recent] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    def plays(self, kind: Kind) -> None:
        """A game of this kind in which friends ask, now and then of what they lay."""
        shown, easy = set[tuple[str, str]](), False
        for _ in range(A_GAME):
            past = Past(("x",), 5, 5, easy, frozenset(shown), recent=tuple(self.recent[-LOOKED_AT:]))
            said = self.rng.choice(kind.facts)
            occasion = Occasion((*said, kind.truth(said)), kind=kind)
            chooser = Chooser("normal", None, dict(self.estimates), self.rng, new_a_day=self.new_a_day)
            laid = chooser.laid(occasion, past) if self.rng.random() < self.lays else None
            offer = laid or chooser.offer(occasion, past)
            mix = chooser._mix(past, kind)
            could = frozenset({*map(kind.skill, kind.facts), *filter(self._is_earlier(mix), self.estimates)})
            shown.add((offer.task, offer.skill))
            met = self._n(offer.skill) > 0
            knew, right = self._answers(offer.skill, mix.p(offer.skill))
            easy = not right
            self.asked.append(Asked(offer.skill, offer.task, mix, could, met, knew))

    def sleeps(self) -> None:
        self.recent = [replace(one, today=False) for one in self.recent]
        self.asked.clear()

    def _is_earlier(self, mix: Mix) -> Callable[[str], bool]:
        return lambda skill: mix.is_earlier(skill) and bool(KINDS[skill.partition(":")[0]].facts)

    def _n(self, skill: str) -> int:
        return self.estimates[skill].tally.n if skill in self.estimates else 0

    def _answers(self, skill: str, before: float) -> tuple[bool, bool]:
        """Whether it knew this, and was right. before: what was believed."""
        knew = Random(f"{self.knows} {skill}").random() < self.knows
        right = knew or self.rng.random() < self.works_out
        p = min(0.97, max(UNKNOWN, before + 0.25)) if knew else max(0.1, min(UNKNOWN - 0.01, before - 0.3))
        tally = self.estimates[skill].tally if skill in self.estimates else Tally()
        tally = replace(tally, n=tally.n + 1, right=tally.right + right, last=NOW)
        self.estimates[skill] = Estimate(skill, p, 0.0, 1.0, "nearly", tally)
        self.recent.append(Recent(skill, right, before))
        return knew, right


@st.composite
def days(draw: st.DrawFn) -> list[Asked]:
    """What a child is asked on a day, after another day."""
    knows, works_out = draw(st.sampled_from([0.1, 0.4, 0.7, 0.95])), draw(st.sampled_from([0.3, 0.6, 0.9]))
    child = Child(
        knows, works_out, draw(st.sampled_from(sorted(NEW_A_DAY.values()))), Random(draw(st.integers(0, 9999)))
    )
    for last in (False, True):
        for kind in draw(st.lists(st.sampled_from(ASKABLE), min_size=1, max_size=3)):
            child.plays(kind)
        if not last:
            child.sleeps()
    return child.asked


DAYS = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@DAYS
@given(days())
def test_no_strategy_comes_twice_in_a_row_once_it_is_not_met_for_the_first_time(asked: list[Asked]) -> None:
    for one in asked:
        if one.task != MISSING and not one.mix.changes(one.skill):
            assert not any(map(one.mix.passes, one.could)), "there was nothing else to ask"


@pytest.mark.parametrize(("any_child", "is_unknown"), [(0.5, False), (0.49999999999999956, False), (0.49, True)])
def test_what_any_child_knows_by_half_is_not_unknown_however_a_python_rounds(
    any_child: float, is_unknown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixing, "_prior", lambda skill: any_child)
    assert Mix({}, (), 0, lambda skill: 0).is_not_too_new("sub:7-6") is not is_unknown


@DAYS
@given(days())
def test_no_more_facts_turn_out_to_be_new_than_a_day_bears_and_seven_others_lie_between(asked: list[Asked]) -> None:
    new = [place for place, one in enumerate(asked) if one.is_new]
    assert len(new) <= asked[0].mix.new_a_day
    assert all(later - earlier > KNOWN_BETWEEN for earlier, later in pairwise(new))


@DAYS
@given(days())
def test_among_ten_questions_is_one_of_what_was_learned_earlier(asked: list[Asked]) -> None:
    for one in asked:
        if one.mix.earlier_is_due and any(one.mix.is_earlier(skill) and one.mix.passes(skill) for skill in one.could):
            assert one.mix.is_earlier(one.skill)


@pytest.mark.parametrize("kind", [KINDS["sub"], KINDS["times"]], ids=lambda kind: kind.id)
def test_between_85_and_90_in_100_answers_are_planned_to_be_right_and_who_works_little_out_is_asked_what_it_knows(
    kind: Kind,
) -> None:
    right, known = {}, {}
    for works_out in (0.3, 0.7):
        asked = []
        for seed in range(6):
            child = Child(0.6, works_out, 4, Random(seed), lays=0.0)
            for _ in range(4):
                child.plays(kind)
            asked += child.asked[A_GAME:]
        right[works_out] = sum(one.mix.right(one.skill) for one in asked) / len(asked)
        known[works_out] = sum(one.mix.p(one.skill) for one in asked) / len(asked)
    assert RIGHT[0] <= right[0.7] <= RIGHT[1]
    assert known[0.3] > known[0.7] + 0.03
    assert right[0.3] > RIGHT[0] - 0.05
