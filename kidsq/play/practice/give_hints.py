"""How much help the child at this table sees now: with the sums of the hand, and with what all have seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.games.contract import View
from kidsq.learning import hints
from kidsq.learning.fading import Said, fading_after
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import estimate
from kidsq.learning.tasks import RECALL
from kidsq.play.games.contract import Search
from kidsq.play.practice import record_attempt
from kidsq.play.preferences import Preferences
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates

NO_HELP: Final = hints.Help(0, later=False, more=False)
ROWS_READ: Final = 40
SUMS_READ: Final = 200
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
    uses = at.uses
    facts = uses.facts(view)
    if facts is not None:
        return replace(_aid(at, seat, *_bases(at, seat, facts, chosen.hint), hints.SUMS), adds=True)
    search = uses.searched(view)
    if search is None:
        return NO_AID
    return _aid(at, seat, 0, {search.task: _search_level(at, seat, search, chosen.hint)}, hints.SEARCHES)


def _search_level(at: Request, seat: int, search: Search, pinned: int | None) -> int:
    """The level with which this child begins to look for the best of its cards."""
    if pinned is not None:
        return pinned
    learner = at.stored.seats[seat].learner
    if learner is not None:
        return hints.search_after(attempts.latest(at.db, learner, search.task, ROWS_READ), search.begins)
    return at.said_by_guest(seat).told(lambda said: said.search(search.task, search.begins))


def _aid(at: Request, seat: int, bare: int, bases: Mapping[str, int], third: tuple[int, int]) -> Aid:
    """bare: the level without anything to find; bases: that of each thing to find; third: see hints.help_now()."""
    if not at.helps_unasked:
        bare, bases = 0, {what: min(level, hints.ON_ASKING) for what, level in bases.items()}
    seen = at.help_at(at.table.ply, seat)
    now = hints.help_now(bases, bare, seen.level, asked=seen.asked, third=third)
    after = hints.one_more(bases, bare, seen.level, asked=seen.asked, third=third)
    return Aid(now, after, seen.asked, seen.level > 0)


def _bases(at: Request, seat: int, facts: Sequence[str], pinned: int | None) -> tuple[int, dict[str, int]]:
    """The level of a hand without sums, and that of each of these facts, before anybody asks for more."""
    learner = at.stored.seats[seat].learner
    if pinned is not None:
        return pinned, dict.fromkeys(facts, pinned)
    here = at.game_id, at.table.ply
    if learner:
        fading = fading_after(_own_sums(at, learner))
    else:
        fading = at.said_by_guest(seat).told(lambda said: said.fading(here))
    bare = hints.MOST if fading.said < hints.LEARNS_TO_PLAY else 0
    if not facts or not fading.said:
        return bare, dict.fromkeys(facts, hints.MOST)
    kept = estimates.of_facts(at.db, learner, facts) if learner else {}
    if learner:
        steps = {skill: step for skill, (_, step) in kept.items()}
    else:
        steps = at.said_by_guest(seat).told(lambda said: dict(said.steps))
    now = moment(at.chance.at)

    def level(fact: str) -> int:
        step = steps.get(fact, HintStep()).step
        if addends_of(fact):
            return fading.level(fact, step)
        belief = kept[fact][0] if fact in kept else record_attempt.prior(fact)
        return hints.level_of(estimate(belief, now).p, step)

    return bare, {fact: level(fact) for fact in facts}


def _own_sums(at: Request, learner: str) -> list[Said]:
    """First tries of this child's own, oldest first; not with the hand that lies here, or its help would change while
    a miss is explained."""
    rows = attempts.own_sums(at.db, learner, SUMS_READ, at.game_id, at.table.ply)
    return [Said(skill, correct == 1, record_attempt.prior(skill).p if p is None else p) for skill, correct, p in rows]


def memory_of(at: Request, seat: int, chosen: Preferences) -> hints.Memory:
    """How what was seen before is shown to the child on this seat."""
    if chosen.memory is not None:
        return chosen.memory
    learner = at.stored.seats[seat].learner
    if learner is not None:
        return hints.memory_after(attempts.latest(at.db, learner, RECALL, ROWS_READ))
    return at.said_by_guest(seat).told(lambda said: said.memory)
