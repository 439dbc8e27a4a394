"""The history of one fact as a chain of two states, not known and known: exact, and linear in what was so before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from kidsq.learning import constants as model
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import counting_steps
from kidsq.learning.pace import Times

SECONDS_A_DAY = 86_400


@dataclass(frozen=True, slots=True)
class Manner:
    """How a child who does not know answers: counts rightly, or does not even try (then knowing shows neither)."""

    counts_right: float
    no_try: float
    share: float

    @property
    def guesses(self) -> bool:
        return self.no_try >= model.GUESSING_FROM


MANNERS: Final = tuple(Manner(*numbers) for numbers in model.MANNERS)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer on a fact, with all of it that does not depend on the child.

    harder: how much less often counting it succeeds. chosen: how often a sum that would fail is not said at all.
    yes, yes_fits: the chance that a claim was answered without looking, and then of this answer.
    forgotten, learned: the chances of a change of state since the answer before.
    """

    row: Evidence
    times: Times | None
    guess: float
    slip: float
    harder: float
    chosen: float
    yes: float
    yes_fits: float
    forgotten: float
    learned: float


@dataclass(frozen=True, slots=True)
class Trace:
    """What a fact's answers say, for each state before them: the chance of them with each state after them.

    Scaled together; `log_scale` is what was taken out. before_unknown = (chance with unknown after, with known after).
    """

    before_unknown: tuple[float, float]
    before_known: tuple[float, float]
    log_scale: float


def drift(days: float, right_days: int) -> tuple[float, float]:
    """The chances of having forgotten and of having learned elsewhere since the last answer."""
    kept = 0.5 ** (max(days, 0.0) / (model.HALF_LIFE_DAYS * (1 + right_days)))
    return (1 - kept) * (1 - model.OLD_EVIDENCE), (1 - kept) * model.OLD_EVIDENCE


def steps_of(rows: Sequence[tuple[Evidence, Times | None]], yes: float) -> list[Step]:
    """One fact's answers that carry weight, oldest first, with what may have changed between them."""
    found = []
    right_days: set[int] = set()
    before = None
    for row, times in rows:
        days = (row.at - before).total_seconds() / SECONDS_A_DAY if before else 0.0
        found.append(_step(row, times, yes, drift(days, len(right_days))))
        before = row.at
        if row.right:
            right_days.add(row.day)
    return found


def _step(row: Evidence, times: Times | None, yes: float, changes: tuple[float, float]) -> Step:
    is_claim = row.task == "check_bot"
    yes_is_right = _yes_is_right(row)
    return Step(
        row=row,
        times=times,
        guess=max(row.guess_p, 0.5) if is_claim else row.guess_p,
        slip=model.SLIP_OF_CLAIMS if is_claim else model.SLIP,
        harder=model.PER_STEP * (counting_steps(row.skill) - 1),
        chosen=model.CHOSEN_BY_CHILD if row.task == "own_sum" else 0.0,
        yes=yes if is_claim else 0.0,
        yes_fits=yes_is_right if row.right else 1 - yes_is_right,
        forgotten=changes[0],
        learned=changes[1],
    )


def _yes_is_right(row: Evidence) -> float:
    """How often "yes" is right to this claim: by its guess rate true claims are told from false ones."""
    if abs(row.guess_p - 0.5) < 0.01:
        return model.TRUE_CLAIMS
    return 0.97 if row.guess_p > 0.5 else 0.03


def always_yes(rows: Sequence[Evidence]) -> float:
    """The chance that this child says yes to every claim."""
    odds = log(model.ALWAYS_YES / (1 - model.ALWAYS_YES))
    for row in rows:
        if row.task == "check_bot":
            says_yes, looks = _yes_is_right(row), 0.5 + 0.5 * 0.75
            odds += log(says_yes / looks) if row.right else log((1 - says_yes) / (1 - looks))
    return 1 / (1 + exp(min(50.0, max(-50.0, -odds))))


def trace(steps: Sequence[Step], pace: int, manner: Manner) -> Trace:
    """Go through a fact's answers under one pace (its place among those kept) and one manner of answering."""
    uu, uk, ku, kk = 1.0, 0.0, 0.0, 1.0
    log_scale = 0.0
    for step in steps:
        unknown, known = _chances(step, pace, manner)
        learned, forgotten = step.learned, step.forgotten
        if forgotten:
            uu, uk = uu * (1 - learned) + uk * forgotten, uu * learned + uk * (1 - forgotten)
            ku, kk = ku * (1 - learned) + kk * forgotten, ku * learned + kk * (1 - forgotten)
        uu, uk, ku, kk = uu * unknown, uk * known, ku * unknown, kk * known
        at_once = model.LEARNED_AT_ONCE
        uk += uu * at_once
        kk += ku * at_once
        uu -= uu * at_once
        ku -= ku * at_once
        size = uu + uk + ku + kk
        log_scale += log(size)
        uu, uk, ku, kk = uu / size, uk / size, ku / size, kk / size
    return Trace((uu, uk), (ku, kk), log_scale)


def _chances(step: Step, pace: int, manner: Manner) -> tuple[float, float]:
    """The chance of this answer when the fact is not known, and when it is."""
    guess, times = step.guess, step.times
    right_unknown = guess + (1 - guess) * max(manner.counts_right - step.harder, 0.1)
    right_unknown += (1 - right_unknown) * step.chosen
    tries, by_luck = 1 - manner.no_try, manner.no_try
    if step.row.right:
        by_luck *= guess
        unknown, known = tries * right_unknown, tries * (1 - step.slip)
        if times:
            unknown, known, by_luck = (
                unknown * times.counting[pace],
                known * times.knowing[pace],
                by_luck * times.guessing,
            )
    else:
        by_luck *= 1 - guess
        unknown, known = tries * (1 - right_unknown), tries * step.slip
        if times:
            unknown, known, by_luck = unknown * times.wrong, known * times.wrong, by_luck * times.guessing
    unknown, known = unknown + by_luck + 1e-9, known + by_luck + 1e-9
    if step.yes:
        unknown = step.yes * step.yes_fits + (1 - step.yes) * unknown
        known = step.yes * step.yes_fits + (1 - step.yes) * known
    return unknown, known
