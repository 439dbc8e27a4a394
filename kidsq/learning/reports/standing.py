"""How a child stands with the families of sums, by the words of their sums, and what an adult could do next."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN, FIELDS, KINDS, facts_of, field_facts, group_of, row_of
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import FAMILIES, Family
from kidsq.learning.model import constants as model
from kidsq.learning.model.guessing import ENOUGH, carried, looks_like_guessing, manner_of, suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.slips import Usual
from kidsq.learning.states import State, Word, state_of

MOST: Final = 2 / 3
"""A family is called what this share of its sums is called."""
ENOUGH_OF_A_FAMILY: Final = 3
WORKED_OUT: Final[tuple[State, ...]] = ("not yet", "slow")
"""The states of what is open, the weakest first."""
ENOUGH_TO_SPEAK: Final = 10  # sums without help before a sentence is made of them
NAMED: Final = 2  # families in one sentence; more is no advice


@dataclass(frozen=True, slots=True)
class Standing:
    """One family. state: what grown-ups are told of it. skills: its sums. sure: of how many of them the child is sure.

    p: the mean chance. n, right: answers that count. found: how many of its sums were right at least once; untold: of
    how many too little was answered lately to say anything; open: which are not yet, or slow.
    """

    family: Family
    label: Word
    state: State
    skills: tuple[str, ...]
    sure: int
    p: float
    n: int
    right: int
    found: int
    untold: int = 0
    open: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FieldStanding:
    """What is practised beside sums, as far as it was met. label, n, right: as of a family, of what was met.

    state: what grown-ups are told of it, no better than of its rows; rusty: sure once, long ago, by the same rule.
    of: the facts that stand in a row with what was met, or where there are none what was; sure: of how many of them the
    child is. skill, best: of its facts the one that was met and is known least, and most. because: the rows, as kind
    and number, by which it is not yet or slow, where others are not.
    """

    field: Field
    label: Word
    n: int
    right: int
    state: State
    rusty: bool
    sure: int
    of: int
    skill: str
    best: str
    because: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """The one next step of a child, the same on every page. family, skill: what to practise, refresh or meet; a field
    beyond ten can stand in the place of a family.

    sit: ask first how the answers come. go_on: no family stands out. right_so_far: every answer to `skill` was right,
    so that it is slow or new rather than unknown.
    last_open: the family is sure but for sums such as this one, which is named instead of it.
    """

    kind: Literal["sit", "practise", "refresh", "meet", "go_on"]
    family: Family | Field | None = None
    skill: str | None = None
    right_so_far: bool = False
    last_open: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """What can be said in a sentence, as codes.

    alone: answers to sums without help. known: of how many of the FACTS the child is sure. sure, slow, not_yet:
    families in these states; rusty: sure once, long ago. step: what comes next. slip: the kind that stands out in sums.
    guesses: answers faster than anyone reads, or right no more often than by chance. says_yes: to nearly every claim.
    asks: the owl before nearly every answer. beyond: what was met beyond ten. beside: something was met beside sums.
    """

    alone: int
    step: Step
    known: int = 0
    sure: tuple[Family, ...] = ()
    slow: tuple[Family, ...] = ()
    not_yet: tuple[Family, ...] = ()
    rusty: tuple[Family, ...] = ()
    slip: Usual | None = None
    guesses: bool = False
    says_yes: bool = False
    asks: bool = False
    beyond: tuple[FieldStanding, ...] = ()
    beside: bool = False

    @property
    def speaks(self) -> bool:
        """True if there are enough answers to say more than how many there are."""
        return self.alone >= ENOUGH_TO_SPEAK


def standings(estimates: Mapping[str, Estimate]) -> tuple[Standing, ...]:
    """Every family that has a sum, in the order of FAMILIES: all sums up to ten, and longer ones once met.

    Larger sums of two numbers stand apart on every page, so that a family's figures are the same everywhere.
    """
    sums = sorted({*FACTS, *filter(_has_a_family, estimates)}, key=addends_of)
    found = []
    for code, family in FAMILIES.items():
        members = [estimates[skill] for skill in sums if skill in estimates and family.holds(addends_of(skill))]
        if members:
            found.append(_standing(code, members))
    return tuple(found)


def _has_a_family(skill: str) -> bool:
    return skill in FACTS or len(addends_of(skill)) > 2


def fields(estimates: Mapping[str, Estimate]) -> tuple[FieldStanding, ...]:
    """Every field that was met, in the order of FIELDS."""
    members: dict[Field, list[Estimate]] = {field: [] for field in FIELDS}
    for skill, one in estimates.items():
        if (field := group_of(skill)) in members:
            members[field].append(one)
    return tuple(_field(field, of) for field, of in members.items() if of)


def beyond_ten(estimates: Mapping[str, Estimate]) -> tuple[FieldStanding, ...]:
    """Those of them that have facts to know."""
    return tuple(one for one in fields(estimates) if one.field in BEYOND_TEN)


def _field(field: Field, members: Sequence[Estimate]) -> FieldStanding:
    facts = field_facts(field)
    counted = [one for one in members if one.skill in facts or not facts]
    rows = {_row(one.skill) for one in counted}
    asked = [one for one in counted if one.n] or counted or members
    label, of = family_label(members), facts or [one.skill for one in members]
    state, because = _state_of_field(members, of)
    return FieldStanding(
        field=field,
        label=label,
        n=sum(one.n for one in members),
        right=sum(one.tally.right for one in members),
        state=state,
        rusty=label == "rusty" and _are_most(members, of, "fast and sure", "rusty"),
        sure=sum(one.state == "sure" for one in counted),
        of=sum(_row(fact) in rows for fact in facts) or len(members),
        skill=min(asked, key=lambda one: (*_knows(one), one.skill)).skill,
        best=max(asked, key=lambda one: (one.tally.right > 0, *_knows(one), one.skill)).skill,
        because=because,
    )


def _row(skill: str) -> tuple[str, int]:
    return skill.partition(":")[0], row_of(skill)


def _state_of_field(members: Sequence[Estimate], of: Collection[str]) -> tuple[State, tuple[tuple[str, int], ...]]:
    """That of the weakest row that has a word; otherwise it is sure when two in three of all its facts are.

    And the rows by which it is so, where others are not.
    """
    rows: dict[tuple[str, int], list[Estimate]] = defaultdict(list)
    for one in members:
        rows[_row(one.skill)].append(one)
    told = {row: state_of_row(each) for row, each in rows.items()}
    for weakest in WORKED_OUT:
        if because := sorted(row for row, state in told.items() if state == weakest):
            return weakest, tuple(because) if len(because) < len(told) else ()
    whole = state_among(members, of)
    return "too early" if whole in WORKED_OUT else whole, ()


def state_of_row(met: Sequence[Estimate]) -> State:
    """What grown-ups are told of a row. met: the skills of it that were met."""
    return state_among(met, {*_facts_of_row(*_row(met[0].skill)), *(one.skill for one in met)})


@cache
def _facts_of_row(kind: str, number: int) -> tuple[str, ...]:
    return tuple(fact for fact in facts_of(KINDS[kind]) if row_of(fact) == number)


def state_among(members: Sequence[Estimate], of: Collection[str]) -> State:
    """What grown-ups are told of these skills, of which some were met: they are sure when two in three of all are."""
    state = family_state(members)
    return "too early" if state == "sure" and not _are_most(members, of, "fast and sure") else state


def _are_most(members: Sequence[Estimate], of: Collection[str], *words: Word) -> bool:
    """True if two in three of all of these are called one of these words."""
    return sum(one.label in words for one in members if one.skill in of) >= MOST * len(of)


def _standing(family: Family, members: Sequence[Estimate]) -> Standing:
    return Standing(
        family=family,
        label=family_label(members),
        state=family_state(members),
        skills=tuple(one.skill for one in members),
        sure=sum(one.state == "sure" for one in members),
        p=sum(one.p for one in members) / len(members),
        n=sum(one.n for one in members),
        right=sum(one.tally.right for one in members),
        found=sum(one.tally.right > 0 for one in members),
        untold=sum(one.state in ("too early", "not asked") for one in members),
        open=tuple(one.skill for one in members if one.state in WORKED_OUT),
    )


def family_state(members: Sequence[Estimate]) -> State:
    """What grown-ups are told of a family of these sums; docs/learning.md has how often it holds.

    By its word. Where that says nothing yet: sure when two in three are, though one be open; worked out when more than
    a third are. Two answers, perhaps to two of them, carry neither.
    """
    n, right = sum(one.n for one in members), sum(one.tally.right for one in members)
    label = family_label(members)
    if label == "nearly":
        states = Counter(one.state for one in members)
        if states["sure"] >= MOST * len(members):
            return "sure"
        if sum(states[one] for one in WORKED_OUT) > (1 - MOST) * len(members):
            label = "working it out"
    state = state_of(label, n, right, timed=any(one.tally.seconds is not None for one in members))
    return "too early" if state in WORKED_OUT and n < ENOUGH_OF_A_FAMILY else state


def family_label(members: Sequence[Estimate]) -> Word:
    """The word for a family.

    Fast and sure: two in three of its sums are, and none is still worked out. Rusty: it would be, were the rusty ones
    not rusty. Otherwise by the mean chance, as for one sum, if its own answers carry that. Of guesses, or where
    nearly all came after the owl: cannot tell.
    """
    n, right = sum(one.n for one in members), sum(one.tally.right for one in members)
    if n < model.SEEN:
        return "not seen"
    if suppress_conclusions({one.skill: one for one in members}):
        return "cannot tell"
    words = Counter(one.label for one in members)
    most = MOST * len(members)
    if not words["working it out"]:
        if words["fast and sure"] >= most:
            return "fast and sure"
        if words["fast and sure"] + words["rusty"] >= most:
            return "rusty"
    if sum(one.p for one in members) / len(members) < model.NEARLY:
        return "working it out"
    return carried("nearly", n, right) if n >= ENOUGH else "cannot tell"


def next_step(estimates: Mapping[str, Estimate], weak: Sequence[Family | Field] = ()) -> Step:
    """What comes next for a child, by all its estimates. weak: the families and fields it needs, what is planned first.

    Else sums up to ten come first; who has met what is beyond them and none of these is not sent back.
    """
    if suppress_conclusions(estimates):
        return Step("sit")
    up_to_ten = standings({skill: one for skill, one in estimates.items() if skill in FACTS})
    families = {one.family: one for one in standings(estimates)} | {one.family: one for one in up_to_ten}
    met = {one.field: one for one in fields(estimates)}
    first = next((code for code in weak if code in families or code in met), None)
    if first in met:
        return _step_in(met[first], estimates)
    weakest = families.get(first or "") or weakest_of(up_to_ten) or weakest_of(tuple(families.values()))
    if weakest:
        return _step("practise", weakest, example_of(estimates, weakest), estimates)
    rusty = next((one for one in families.values() if one.label == "rusty"), None)
    if rusty:
        forgotten = [skill for skill in rusty.skills if estimates[skill].label == "rusty"]
        return _step("refresh", rusty, min(forgotten, key=lambda skill: estimates[skill].p), estimates)
    beyond = [one for one in beyond_ten(estimates) if one.label != "not seen"]
    open_ones = [one for one in beyond if is_open(one)]
    if open_ones:
        return _step_in(min(open_ones, key=lambda one: one.right / one.n), estimates)
    unseen = next((one for one in families.values() if one.label == "not seen"), None)
    if unseen and (not beyond or any(one.n for one in families.values())):
        return _step("meet", unseen, max(unseen.skills, key=lambda skill: estimates[skill].p), estimates)
    return Step("go_on")


def _step(
    kind: Literal["practise", "refresh", "meet"], one: Standing, skill: str, estimates: Mapping[str, Estimate]
) -> Step:
    last_open = one.state == "sure" and estimates[skill].state != "sure"
    return Step(kind, one.family, skill, right_so_far=_always_right(estimates[skill]), last_open=last_open)


def _step_in(one: FieldStanding, estimates: Mapping[str, Estimate]) -> Step:
    return Step("practise", one.field, one.skill, right_so_far=_always_right(estimates[one.skill]))


def _always_right(one: Estimate) -> bool:
    return 0 < one.n == one.tally.right


def advice(estimates: Mapping[str, Estimate], slip: Usual | None = None, weak: Sequence[Family | Field] = ()) -> Advice:
    """What a busy teacher can act on; says nothing that too few answers carry.

    slip: the kind that stands out in sums; weak: as next_step() takes it.
    """
    families = standings(estimates)
    sums = [one for skill, one in estimates.items() if _has_a_family(skill)]
    alone = sum(one.n for one in sums)
    working = _worked_out(families)[:NAMED]
    return Advice(
        alone=alone,
        step=next_step(estimates, weak),
        known=sure_of(estimates),
        sure=tuple(one.family for one in families if one.state == "sure"),
        slow=tuple(one.family for one in working if one.state == "slow"),
        not_yet=tuple(one.family for one in working if one.state == "not yet"),
        rusty=tuple(one.family for one in families if one.label == "rusty"),
        slip=slip,
        guesses=looks_like_guessing(estimates),
        says_yes=any(one.manner == "says yes" for one in sums),
        asks=manner_of(estimates) == "asks",
        beyond=tuple(one for one in beyond_ten(estimates) if one.n >= ENOUGH_OF_A_FAMILY),
        beside=bool(fields(estimates)),
    )


def open_families(estimates: Mapping[str, Estimate], weak: Sequence[Family | Field] = ()) -> tuple[Family | Field, ...]:
    """The families beside which nobody should say that nothing is to do: those needed, and those worked out."""
    working = _worked_out(standings(estimates))
    return tuple(dict.fromkeys((*weak, *(one.family for one in working))))[:NAMED]


def sure_of(estimates: Mapping[str, Estimate]) -> int:
    """Of how many of the FACTS a child is sure."""
    return sum(one.state == "sure" for skill, one in estimates.items() if skill in FACTS)


def _worked_out(families: Sequence[Standing]) -> list[Standing]:
    """Those that are open, the weakest first."""
    found = (one for one in families if one.state in WORKED_OUT)
    return sorted(found, key=lambda one: (weakness(one.state), one.p))


def weakness(state: State) -> int:
    """What is not yet right comes before what is only slow, on every page; what says nothing, after both."""
    return WORKED_OUT.index(state) if state in WORKED_OUT else len(WORKED_OUT)


def weakest_of(families: Sequence[Standing]) -> Standing | None:
    """The family to practise: seen enough, not yet before slow, of the least chance.

    One that is sure but for a sum, or that comes last, when no other is left.
    """
    return min((one for one in families if is_open(one)), key=_last_to_practise, default=None)


def _last_to_practise(one: Standing) -> tuple[bool, bool, int, float]:
    return one.state == "sure", FAMILIES[one.family].last, weakness(one.state), one.p


def is_open(one: Standing | FieldStanding) -> bool:
    """True if a family or field was seen enough, and something of it is not sure."""
    return one.label in ("working it out", "nearly") and one.n >= ENOUGH_OF_A_FAMILY


def example_of(estimates: Mapping[str, Estimate], standing: Standing) -> str:
    """The sum of a family that was answered and comes first in known_least(). Of a family that is sure, one that is
    not."""
    met = [skill for skill in standing.skills if estimates[skill].n] or list(standing.skills)
    if standing.state == "sure":
        met = [skill for skill in met if estimates[skill].state != "sure"] or met
    return min(met, key=lambda skill: known_least(estimates[skill]))


def known_least(one: Estimate) -> tuple[bool, bool, float, list[int]]:
    """By what sums of a family are named on every page: those that are not yet first, one that was always right only
    when all were, and of equals the largest."""
    return one.state != "not yet", *_knows(one), [-number for number in addends_of(one.skill)]


def _knows(one: Estimate) -> tuple[bool, float]:
    return one.tally.right == one.n, one.p
