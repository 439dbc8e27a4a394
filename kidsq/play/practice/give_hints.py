"""How much help the child at this table sees now: with the sums of the hand, and with what all have seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.learning import hints
from kidsq.learning.attempt import Attempt
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import estimate
from kidsq.play.practice import record_attempt
from kidsq.play.preferences import Preferences
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates

NO_HELP: Final = hints.Help(0, later=False, more=False)
RECALLS_READ: Final = 40
"""More than enough for the latest of them to tell."""


@dataclass(frozen=True, slots=True)
class Aid:
    """Help with one hand.

    now: what is shown; after: the level that a tap on the owl leads to; asked: a tap it was; came: some of it came
    while the hand lay there, asked for or after its time.
    """

    now: hints.Help
    after: int = 0
    asked: bool = False
    came: bool = False


NO_AID: Final = Aid(NO_HELP)


def with_hand(at: Request, seat: int, facts: Sequence[str], chosen: Preferences) -> Aid:
    """The help with a hand from which these sums can be laid."""
    bare, bases = _bases(at, seat, facts, chosen.hint)
    seen = at.help_at(at.table.ply, seat)
    now = hints.help_now(bases, bare, seen.level, asked=seen.asked)
    return Aid(now, hints.one_more(bases, bare, seen.level, asked=seen.asked), seen.asked, seen.level > 0)


def _bases(at: Request, seat: int, facts: Sequence[str], pinned: int | None) -> tuple[int, dict[str, int]]:
    """The level of a hand without sums, and that of each of these facts, before anybody asks for more."""
    learner = at.stored.seats[seat].learner
    if pinned is not None:
        return pinned, dict.fromkeys(facts, pinned)
    told = None if learner else at.said_by_guest(seat)
    said = attempts.true_sums(at.db, learner, hints.FIRST_SUMS) if learner else sum(map(_is_true_sum, told or ()))
    if said < hints.FIRST_SUMS:
        return hints.MOST, dict.fromkeys(facts, hints.MOST)
    if not facts:
        return 0, {}
    if learner is None:
        steps = hints.steps_after(told or ())
        known = {fact: (record_attempt.prior(fact), steps.get(fact, HintStep())) for fact in facts}
    else:
        kept = estimates.of_facts(at.db, learner, facts)
        known = {fact: kept.get(fact) or (record_attempt.prior(fact), HintStep()) for fact in facts}
    now = moment(at.chance.at)
    return 0, {fact: hints.level_of(estimate(belief, now).p, step.step) for fact, (belief, step) in known.items()}


def memory_of(at: Request, seat: int, chosen: Preferences) -> hints.Memory:
    """How what was seen before is shown to the child on this seat."""
    if chosen.memory is not None:
        return chosen.memory
    learner = at.stored.seats[seat].learner
    if learner is not None:
        return hints.memory_after(attempts.recalls(at.db, learner, RECALLS_READ))
    return hints.memory_after(at.said_by_guest(seat))


def _is_true_sum(row: Attempt) -> bool:
    return row.task == "own_sum" and row.correct == 1
