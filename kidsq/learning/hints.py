"""How much help a child sees: with each sum of a hand, by what is known of that fact, and with what was seen before."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Literal

from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import Evidence, evidence_of
from kidsq.learning.model.belief import HintStep
from kidsq.learning.staircase import Place, Staircase, Try
from kidsq.learning.tasks import RECALL

Memory = Literal["picture", "sparkle", "nothing"]

MOST: Final = 5
ADDENDS: Final = 4
CARDS: Final = 3
SENTENCE: Final = 2
ON_ASKING: Final = 1
LEVELS: Final = ((0.2, 5), (0.4, 4), (0.7, 3), (0.85, 2), (0.95, 1))
"""Below this chance of knowing, this level: 5 all cards of a sum glow, 4 its addends do, 3 one of them does, and the
others after a while, 2 "There is a sum in your hand", 1 only when asked; 0 nothing."""
FIRST_SUMS: Final = 1
"""So many true sums of a child's own come with the most help, whatever is believed of them."""
LEARNS_TO_PLAY: Final = 3
"""Before so many true sums the owl says of a hand that it holds none."""
GLOW_AFTER_MS: Final = 10_000
SUMS: Final = (CARDS, ADDENDS)
SEARCHES: Final = (0, CARDS)
"""What level 3 shows at once, and what after its time: of a sum first one card; of what is looked for nothing yet."""
STEPS: Final = Staircase(least=-2, most=2, fades_after=1, returns_after=2)
"""Of a fact: levels more or less than what its chance says."""
SEARCH: Final = Staircase(most=MOST, fades_after=2, returns_after=2, by_itself=lambda level: level)
HALF: Final = 0.5
MEMORIES: Final[tuple[Memory, ...]] = ("nothing", "sparkle", "picture")
"""By level."""
MEMORY_HELP: Final[Mapping[Memory, int]] = {"picture": 5, "sparkle": 3, "nothing": 0}
"""What a recall's hint_shown says: the picture itself was to be seen, only that there is one, nothing."""
MEMORY: Final = Staircase(
    most=len(MEMORIES) - 1, fades_after=2, returns_after=2, by_itself=lambda level: MEMORY_HELP[MEMORIES[level]]
)
NONE_YET: Final[Mapping[str, HintStep]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Help:
    """What a child sees of help with a hand.

    level: the strongest with any sum of it, 0..5. of_facts: that with each sum; of_others: that which counts for a sum
    that the hand does not hold. later: a glow of level 3 is still to come by itself. more: the owl can show more.
    """

    level: int
    later: bool
    more: bool
    of_facts: Mapping[str, int] = field(default_factory=dict)
    of_others: int = 0

    def at_least(self, level: int) -> Help:
        """The same with so much help with each sum, or more."""
        of_facts = {fact: max(shown, level) for fact, shown in self.of_facts.items()}
        return replace(self, of_facts=of_facts, of_others=max(self.of_others, level))

    def of(self, fact: str) -> int:
        """The strongest help shown with this sum: what the log calls hint_shown."""
        return self.of_facts.get(fact, self.of_others)


def steps_after(rows: Iterable[Attempt], before: Mapping[str, HintStep] = NONE_YET) -> dict[str, HintStep]:
    """How much more or less help each fact gets after these rows, oldest first, beside what its chance says.

    Two misses, helped or not, bring one level more; a right first try without help that is more than a lucky yes brings
    one less and forgives the misses. before: of rows that came earlier, left as it is.
    """
    steps = dict(before)
    for row in rows:
        if row.correct is not None:
            steps[row.skill] = step_after(evidence_of(row), steps.get(row.skill, HintStep()))
    return steps


def step_after(judged: Evidence, now: HintStep) -> HintStep:
    """The step of a fact after one more attempt of it that was right or not."""
    if judged.right and not (judged.alone and judged.guess_p < HALF):
        return now
    place = STEPS.next(Place(now.step, missed=now.misses), Try(judged.right))
    return HintStep(place.level, place.missed)


def usual_level(p: float) -> int:
    """The level of help that goes with a chance of knowing."""
    return next((level for below, level in LEVELS if p < below), 0)


def level_of(p: float, step: int) -> int:
    """The level of help that something gets by itself. p: the chance today that the child knows it; step: its own."""
    return min(MOST, max(0, usual_level(p) + step))


def help_now(bases: Mapping[str, int], bare: int, seen: int, *, asked: bool, third: tuple[int, int] = SUMS) -> Help:
    """What is shown with a hand.

    bases: the level by itself of each sum in it; bare: that of a hand without any. seen: what has been shown since the
    hand began, on tapping the owl (then for every sum) or, not asked, because the time of level 3 had come.
    third: what level 3 shows at once and after its time.
    """
    told, comes = seen if asked else 0, third[1]
    shown = {fact: max(told, _by_itself(base, seen, third)) for fact, base in bases.items()}
    strongest = max(shown.values(), default=max(told, _by_itself(bare, 0, SEARCHES)))
    if strongest == SENTENCE:  # "There is a sum in your hand" is said of all of them
        shown = dict.fromkeys(shown, SENTENCE)
    return Help(
        level=strongest,
        later=any(base == CARDS and shown[fact] < comes for fact, base in bases.items()),
        more=min(shown.values(), default=strongest) < MOST,
        of_facts=shown,
        of_others=SENTENCE if strongest == SENTENCE else told,
    )


def one_more(bases: Mapping[str, int], bare: int, seen: int, *, asked: bool, third: tuple[int, int] = SUMS) -> int:
    """The level after another tap on the owl: what waits to be asked for, else one more for the sum with least help."""
    now = help_now(bases, bare, seen, asked=asked, third=third)
    waiting = [base for fact, base in bases.items() if now.of(fact) < base]
    if not bases and now.level < bare:
        waiting = [bare]
    wanted = max(waiting) if waiting else min(now.of_facts.values(), default=now.level) + 1
    # Where one sum glows already, words about the hand would say less than what is seen.
    return min(MOST, max(wanted, CARDS) if now.level >= SENTENCE else wanted)


def _by_itself(base: int, seen: int, third: tuple[int, int]) -> int:
    if base == CARDS:
        at_once, after = third
        return after if seen >= after else at_once
    return 0 if base == ON_ASKING else base


# -- looking for the best ---


def search_after(rows: Iterable[Attempt], begins: int = MOST) -> int:
    """The level of help with which a child looks for the best of its cards, after these rows, oldest first.

    begins: without any. Twice the best, with no more help than is usual by then, takes a level away; twice less than
    the best brings one back. Where there was nothing to find, or what was found is no number, nothing changes.
    """
    return SEARCH.after(searches(rows), Place(begins)).level


def searches(rows: Iterable[Attempt]) -> Iterator[Try]:
    """Those of them at which there was something to find."""
    for row in rows:
        found, best = json.loads(row.response), json.loads(row.truth)
        if type(found) is int and type(best) is int and best >= 1:
            yield Try(found >= best, row.hint_shown)


# -- remembered pictures --------------------------------------------------------------------------------------


BEGINS_TO_REMEMBER: Final = Place(MEMORY.most)


def memory_after(rows: Iterable[Attempt]) -> Memory:
    """How what was seen before is shown to a child after these rows, oldest first; only RECALL counts.

    Two found where they were seen, with no more help than is usual by then, take one help away; two
    choices in a row that went elsewhere bring one back, whether the child did not remember or did not care.
    """
    return MEMORIES[recalled(rows, BEGINS_TO_REMEMBER).level]


def recalled(rows: Iterable[Attempt], place: Place) -> Place:
    """Where these lead from here, a level of MEMORIES."""
    recalls = (row for row in rows if row.task == RECALL)
    tries = (Try(json.loads(row.response) in json.loads(row.truth), row.hint_shown) for row in recalls)
    return MEMORY.after(tries, place)
