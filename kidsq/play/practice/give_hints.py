"""How much help the child at this table sees now: with the sums of the hand, and with what all have seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kidsq.games.contract import View
from kidsq.learning import hints
from kidsq.learning.attempt import RECALL, Attempt
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import estimate
from kidsq.play.games.contract import Search
from kidsq.play.games.registry import uses_of
from kidsq.play.practice import record_attempt
from kidsq.play.preferences import Preferences
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates

NO_HELP: Final = hints.Help(0, later=False, more=False)
ROWS_READ: Final = 40
"""More than enough for the latest of them to tell."""


@dataclass(frozen=True, slots=True)
class Aid:
    """Help with one hand.

    now: what is shown; after: the level that a tap on the owl leads to; asked: a tap it was; came: some of it came
    while the hand lay there, asked for or after its time; adds: its cards can be laid as sums.
    """

    now: hints.Help
    after: int = 0
    asked: bool = False
    came: bool = False
    adds: bool = False


NO_AID: Final = Aid(NO_HELP)


def aid_of(at: Request, seat: int, view: View, chosen: Preferences) -> Aid:
    """The help with the hand of this view; none while it is not for its seat to lay cards."""
    uses = uses_of(at.stored.game)
    facts = uses.facts(view)
    if facts is not None:
        return replace(_aid(at, seat, *_bases(at, seat, facts, chosen.hint)), adds=True)
    search = uses.searched(view)
    return NO_AID if search is None else _aid(at, seat, 0, {search.task: _search_level(at, seat, search, chosen.hint)})


def _search_level(at: Request, seat: int, search: Search, pinned: int | None) -> int:
    """The level with which this child begins to look for the best of its cards."""
    if pinned is not None:
        return pinned
    learner = at.stored.seats[seat].learner
    if learner is not None:
        return hints.search_after(attempts.latest(at.db, learner, search.task, ROWS_READ), search.begins)
    rows = (row for row in at.said_by_guest(seat) if row.task == search.task)
    return hints.search_after(rows, search.begins)


def _aid(at: Request, seat: int, bare: int, bases: Mapping[str, int]) -> Aid:
    """bare: the level without anything to find; bases: that of each thing to find."""
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
        return hints.memory_after(attempts.latest(at.db, learner, RECALL, ROWS_READ))
    return hints.memory_after(at.said_by_guest(seat))


def _is_true_sum(row: Attempt) -> bool:
    return row.task == "own_sum" and row.correct == 1
