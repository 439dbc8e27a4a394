"""How much help the child at this table sees now: with the sums of the hand, and with queens all have seen."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.arithmetic import skill_of
from kidsq.games.sleeping_queens import Move
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import moment
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import estimate
from kidsq.play import guests, record_attempt
from kidsq.play.preferences import Preferences
from kidsq.store.play import attempts, estimates, questions
from kidsq.store.play.games import StoredGame

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


def fact_of(move: Move) -> str | None:
    """The sum or row in a move of several cards, as a skill; None for a pair and everything else."""
    if move.kind != "discard" or len(move.cards) < 3:
        return None
    return skill_of(move.cards[:-1]) if move.is_sum else f"run:{move.cards[0]}-{move.cards[-1]}"


def with_hand(
    db: sqlite3.Connection, stored: StoredGame, seat: int, ply: int, legal: Iterable[Move], chosen: Preferences, at: str
) -> Aid:
    """The help with a hand from which these moves can be laid. at: now, as in the log."""
    facts = {fact: None for move in legal if (fact := fact_of(move)) is not None}
    bare, bases = _bases(db, stored, seat, tuple(facts), chosen.hint, at)
    seen = questions.help_at(db, stored.id, ply, seat)
    now = hints.help_now(bases, bare, seen.level, asked=seen.asked)
    return Aid(now, hints.one_more(bases, bare, seen.level, asked=seen.asked), seen.asked, seen.level > 0)


def _bases(
    db: sqlite3.Connection, stored: StoredGame, seat: int, facts: Sequence[str], pinned: int | None, at: str
) -> tuple[int, dict[str, int]]:
    """The level of a hand without sums, and that of each of these facts, before anybody asks for more."""
    learner = stored.seats[seat].learner
    if pinned is not None:
        return pinned, dict.fromkeys(facts, pinned)
    told = None if learner else _of_guest(db, stored, seat)
    said = attempts.true_sums(db, learner, hints.FIRST_SUMS) if learner else sum(map(_is_true_sum, told or ()))
    if said < hints.FIRST_SUMS:
        return hints.MOST, dict.fromkeys(facts, hints.MOST)
    if not facts:
        return 0, {}
    if learner is None:
        steps = hints.steps_after(told or ())
        known = {fact: (record_attempt.prior(fact), steps.get(fact, HintStep())) for fact in facts}
    else:
        kept = estimates.of_facts(db, learner, facts)
        known = {fact: kept.get(fact) or (record_attempt.prior(fact), HintStep()) for fact in facts}
    now = moment(at)
    return 0, {fact: hints.level_of(estimate(belief, now).p, step.step) for fact, (belief, step) in known.items()}


def memory_of(db: sqlite3.Connection, stored: StoredGame, seat: int, chosen: Preferences) -> hints.Memory:
    """How remembered sleepers are shown to the child on this seat."""
    if chosen.memory is not None:
        return chosen.memory
    learner = stored.seats[seat].learner
    if learner is not None:
        return hints.memory_after(attempts.recalls(db, learner, RECALLS_READ))
    return hints.memory_after(_of_guest(db, stored, seat))


def _of_guest(db: sqlite3.Connection, stored: StoredGame, seat: int) -> list[Attempt]:
    """What the guest on this seat has answered here, and at its latest tables before."""
    return attempts.of_guests(db, stored.id, *guests.tables_before(stored, seat))


def _is_true_sum(row: Attempt) -> bool:
    return row.task == "own_sum" and row.correct == 1
