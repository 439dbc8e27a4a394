"""The history of one fact as a chain of two states, not known and known: exact, and linear in what was so before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

from kidsq.arithmetic.skills import counting_steps
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.claims import Luck, is_claim
from kidsq.learning.model.response_times import Times
from kidsq.learning.tasks import CHOSEN

SECONDS_A_DAY = 86_400
_LOG_HALF: Final = log(0.5)
_LEARNED: Final = model.LEARNED_AT_ONCE
_NOT_LEARNED: Final = 1 - model.LEARNED_AT_ONCE
_SMALL: Final = 1e-100
"""Chances of all answers so far that are scaled before more are multiplied in."""


@dataclass(frozen=True, slots=True, eq=False)  # there are only those of MANNERS, told from each other at once
class Manner:
    """How a child who does not know answers: counts rightly, or does not even try (then knowing shows neither)."""

    counts_right: float
    no_try: float
    share: float
    guesses: bool


MANNERS: Final = tuple(Manner(*numbers, guesses=numbers[1] >= model.GUESSING_FROM) for numbers in model.MANNERS)


class Step(NamedTuple):
    """One answer on a fact, with all of it that does not depend on the child.

    harder: how much less often counting it succeeds. chosen: how often a sum that would fail is not said at all.
    seen: how often a sum of the child's own hand is laid that it does not know, to one that it knows; else 1.
    blind, blind_fits: the chance that a claim was answered without looking, and then of this answer.
    forgotten, learned: the chances of a change of state since the answer before.
    """

    row: Evidence
    times: Times | None
    guess: float
    slip: float
    harder: float
    chosen: float
    seen: float
    blind: float
    blind_fits: float
    forgotten: float
    learned: float


class Likelihood:
    """What a fact's answers say: their chance is all + more * prior, that of them and of knowing after them
    known + known_more * prior, where prior is the chance of knowing before them.

    All are scaled together; log_scale is what was taken out. at_middling: the log of the chance for a prior of a half.
    """

    __slots__ = ("all", "at_middling", "known", "known_more", "log_scale", "more")

    def __init__(self, uu: float, uk: float, ku: float, kk: float, log_scale: float) -> None:
        """uu, uk: the chance of the answers and of not knowing, knowing after them, if not known before; ku, kk: if so.

        All of them have lost log_scale already.
        """
        unknown, known = uu + uk, ku + kk
        size = unknown + known
        self.all, self.more = unknown / size, (known - unknown) / size
        self.known, self.known_more = uk / size, (kk - uk) / size
        self.log_scale = log_scale + log(size)
        self.at_middling = self.log_scale + _LOG_HALF

    def known_after(self, priors: Iterable[float]) -> list[float]:
        """The chance of knowing after the answers, for each chance of knowing before them."""
        base, more, known, known_more = self.all, self.more, self.known, self.known_more
        return [(known + known_more * prior) / (base + more * prior) for prior in priors]


def drift(days: float, right_days: int) -> tuple[float, float]:
    """The chances of having forgotten and of having learned elsewhere since the last answer."""
    kept = 0.5 ** (max(days, 0.0) / (model.HALF_LIFE_DAYS * (1 + right_days)))
    return (1 - kept) * (1 - model.OLD_EVIDENCE), (1 - kept) * model.OLD_EVIDENCE


Answer = tuple[Evidence, Times | None, Luck]
"""With what its time says."""


def steps_of(rows: Sequence[Answer]) -> list[Step]:
    """One fact's answers that carry weight, oldest first, with what may have changed between them."""
    found = []
    right_days: set[int] = set()
    before = None
    for row, times, luck in rows:
        days = (row.at - before).total_seconds() / SECONDS_A_DAY if before else 0.0
        found.append(step_of(row, times, luck, drift(days, len(right_days))))
        before = row.at
        if row.right:
            right_days.add(row.day)
    return found


def step_of(row: Evidence, times: Times | None, luck: Luck, changes: tuple[float, float]) -> Step:
    return Step(
        row=row,
        times=times,
        guess=luck.by_luck,
        slip=model.SLIP_OF_CLAIMS * (1 - luck.by_luck) if is_claim(row) else model.SLIP,
        harder=model.PER_STEP * (counting_steps(row.skill) - 1),
        chosen=model.CHOSEN_BY_CHILD if row.task in CHOSEN else 0.0,
        seen=model.SEEN_IN_HAND if row.task in CHOSEN else 1.0,
        blind=luck.blind,
        blind_fits=luck.blindly if row.right else 1 - luck.blindly,
        forgotten=changes[0],
        learned=changes[1],
    )


class History:
    """One fact's answers, and what they say under each manner of answering: worked out once, when it is asked for.

    paces: how many were kept. timed: if any has a time; else they say the same under all of them.
    """

    __slots__ = ("_likelihoods", "_most_likely", "paces", "steps", "timed")

    def __init__(self, rows: Sequence[Answer], paces: int) -> None:
        self.steps = steps_of(rows)
        self.paces = paces
        self.timed = any(step.times for step in self.steps)
        self._likelihoods: dict[Manner, list[Likelihood]] = {}
        self._most_likely: dict[Manner, float] = {}

    def likelihoods(self, manner: Manner) -> list[Likelihood]:
        """What they say under one manner and each of the paces."""
        if manner not in self._likelihoods:
            self._likelihoods[manner] = self._worked_out(manner)
        return self._likelihoods[manner]

    def _worked_out(self, manner: Manner) -> list[Likelihood]:
        told = [(step.forgotten, step.learned, *self._by_pace(step, manner)) for step in self.steps]
        if self.timed:
            return [_likelihood(told, pace) for pace in range(self.paces)]
        return [_likelihood(told, 0)] * self.paces

    def _by_pace(self, step: Step, manner: Manner) -> tuple[Sequence[float], Sequence[float]]:
        if step.times is not None:
            return chances_by_pace(step, manner)
        unknown, known = timed_chances(step, manner, 0)
        return (unknown,) * self.paces, (known,) * self.paces

    def most_likely(self, manner: Manner) -> float:
        """The log of a chance that they cannot exceed under one manner, whatever pace and state."""
        if manner not in self._most_likely:
            self._most_likely[manner] = sum([_most_likely(step, manner) for step in self.steps])
        return self._most_likely[manner]


def _most_likely(step: Step, manner: Manner) -> float:
    unknown, known, by_luck = _plain(step, manner)
    times = step.times
    if times is not None:
        right = step.row.right
        unknown *= max(times.counting) if right else times.wrong
        known *= max(times.knowing) if right else times.wrong
        by_luck *= times.guessing
    return log(step.blind * step.blind_fits + (1 - step.blind) * (max(unknown, known) + by_luck + 1e-9))


def _likelihood(told: Sequence[tuple[float, float, Sequence[float], Sequence[float]]], pace: int) -> Likelihood:
    """The same under one pace (its place among those kept).

    told: by answer, what was forgotten and learned before it, and its chance if the skill is not known, and if it is.
    """
    uu, uk, ku, kk = 1.0, 0.0, 0.0, 1.0
    log_scale = 0.0
    for forgotten, learned, if_unknown, if_known in told:
        if forgotten:
            uu, uk = uu * (1 - learned) + uk * forgotten, uu * learned + uk * (1 - forgotten)
            ku, kk = ku * (1 - learned) + kk * forgotten, ku * learned + kk * (1 - forgotten)
        unknown, known = if_unknown[pace], if_known[pace]
        uu, uk, ku, kk = uu * unknown, uk * known, ku * unknown, kk * known
        uk += uu * _LEARNED
        kk += ku * _LEARNED
        uu *= _NOT_LEARNED
        ku *= _NOT_LEARNED
        if uk + kk < _SMALL:
            size = uu + uk + ku + kk
            log_scale += log(size)
            uu, uk, ku, kk = uu / size, uk / size, ku / size, kk / size
    return Likelihood(uu, uk, ku, kk, log_scale)


def chances(step: Step, manner: Manner) -> tuple[float, float]:
    """The chance of this answer, without its time, if the skill is not known and if it is."""
    unknown, known, by_luck = _plain(step, manner)
    blind, looks = step.blind * step.blind_fits, 1 - step.blind
    return blind + looks * (unknown + by_luck), blind + looks * (known + by_luck)


def timed_chances(step: Step, manner: Manner, pace: int) -> tuple[float, float]:
    """The same with its time, under one pace (its place among those kept)."""
    unknown, known, by_luck = _plain(step, manner)
    times = step.times
    if times is not None:
        right = step.row.right
        unknown *= times.counting[pace] if right else times.wrong
        known *= times.knowing[pace] if right else times.wrong
        by_luck *= times.guessing
    blind, looks = step.blind * step.blind_fits, 1 - step.blind
    return blind + looks * (step.seen * unknown + by_luck + 1e-9), blind + looks * (known + by_luck + 1e-9)


def chances_by_pace(step: Step, manner: Manner) -> tuple[list[float], list[float]]:
    """The same under each of the paces, of an answer with a time."""
    unknown, known, by_luck = _plain(step, manner)
    times = step.times
    if times is None:
        raise ValueError("an answer without a time tells of no pace")
    blind, looks = step.blind * step.blind_fits, 1 - step.blind
    lucky = blind + looks * (by_luck * times.guessing + 1e-9)
    unknown, known = looks * unknown, looks * known
    if step.row.right:
        return [lucky + unknown * time for time in times.counting], [lucky + known * time for time in times.knowing]
    paces = len(times.knowing)
    return [lucky + unknown * times.wrong] * paces, [lucky + known * times.wrong] * paces


def _plain(step: Step, manner: Manner) -> tuple[float, float, float]:
    """The chances of an answer but for its time: tries and does not know, tries and knows, luck."""
    guess = step.guess
    right_unknown = guess + (1 - guess) * max(manner.counts_right - step.harder, 0.1)
    right_unknown += (1 - right_unknown) * step.chosen
    tries, by_luck = 1 - manner.no_try, manner.no_try
    if step.row.right:
        return tries * right_unknown, tries * (1 - step.slip), by_luck * guess
    return tries * (1 - right_unknown), tries * step.slip, by_luck * (1 - guess)
