"""Which question the table may ask now, and the answers to choose from. Pure: chance comes from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Final, Literal

from kidsq.arithmetic import skills
from kidsq.arithmetic.kind import ANY, Equation, Kind
from kidsq.arithmetic.skills import KINDS, counting_steps, difficulty_of, kind_of
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.alone import OPERATIONS, Only, is_of
from kidsq.learning.attempt import Selection
from kidsq.learning.mixing import NEW_A_DAY, Mix, Recent
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.tasks import AFTERWARDS, CLAIM, CLAIMS, MISSING, SAY, STOPPING, TASKS, TO_GOAL, TOTAL, Task
from kidsq.learning.weak import weak_sums

Amount = Literal["none", "few", "normal"]
Fact = tuple[Kind, tuple[int, ...]]
"""Operands of a kind of arithmetic."""
OPTIONS: Final = 5
STEP: Final = 5
NEAR_THE_GOAL: Final = 20
GOAL_CHOICES: Final = tuple(range(STEP, 7 * STEP, STEP))

IN_A_GAME: Final[Mapping[Amount, int]] = {"none": 0, "few": 4, "normal": 14}
RATE: Final[Mapping[Amount, float]] = {"none": 0.0, "few": 0.2, "normal": 0.8}
"""The chance to ask, each time there is an occasion; one turn of the child lies between two questions at least."""
OVERDUE: Final[Mapping[Amount, int]] = {"none": 10_000, "few": 8, "normal": 2}
"""After so many turns of the child without a question the next occasion is taken."""
CALM: Final = 4
"""So many turns of the child lie between two questions that are no move of a friend's, where others are: laying a
friend's card is play, all else interrupts it."""
CHECKS: Final = 0.35  # of the bots' own sums, so many are said aloud to be checked, the others asked for
THINKS: Final = 0.3  # of what a bot only wonders about, it thinks to know so much and wants it checked
WRONG_CLAIMS: Final = 0.25  # of what is said aloud
WRONG_AT_LAST: Final = 0.45
"""Of what is said aloud in a game in which all that was said before did hold: or a child learns to say yes. Below a
half, as the guess rate tells a claim that holds from one that does not (model/claims.py)."""
HIDES: Final = 0.08
AT_RANDOM: Final = 0.12  # where there is a choice; with what must be easy, about a tenth of all
VERY_LIKELY: Final = 0.7  # to know it; who counts gets these small sums too
THE_WEEKS_FIRST: Final = 1.5  # in the measure of what an answer tells; three answers seen are 1.05
NEW_FIRST: Final = 1.5
WEAK_FIRST: Final = 0.8
AGAIN_FIRST: Final = 2.0  # for each weak family of the sum of which nothing was answered on the latest day
TOLD_APART: Final = 0.15  # of that more for each unit to count, up to three: the time tells knowing from counting
AT_HAND: Final = 0.6  # for the sum that the bot is about to lay
IN_SIGHT: Final = 0.1  # for one with a number that has just been laid: among sums that would tell nearly the same
MET: Final = 2  # answers without help, from which on a family is no longer new
BOTH_NEIGHBOURS: Final = 0.5
OFF_BY_ONE: Final = 0.6  # of false claims; children's own slips are mostly of this kind
OF_A_KIND: Final = 2
"""Of what a game has to ask about so many of a kind at most, where the task has no bound of its own."""
AIM: Final = 0.6  # chance to know it: who works out three of four others is right then in 88 of 100
UNMET: Final = 0.2
OF_FACTS: Final = (SAY, CLAIM, MISSING)
"""With these a friend asks for facts of a kind of arithmetic."""
BEGINNING: Final = 4
"""So many questions are the beginning of a game, which no next game repeats."""
AGAIN: Final = 0.5  # a kind that came in this game already tells less by so much, each time


@dataclass(frozen=True, slots=True)
class Ask:
    """Something on the table that a bot can ask about. about: which thing, as the game calls it.

    choices: what can be tapped, in their order; none: some numbers near what is right, rather those of `slips`.
    held: the bot is about to do it. CLAIM: it says what is right, or nearly.
    """

    task: Task
    skill: str
    operands: tuple[int, ...]
    about: str = ""
    choices: tuple[int, ...] = ()
    slips: tuple[int, ...] = ()
    held: bool = False

    @property
    def truth(self) -> int:
        return skills.right_answer(self.skill, self.operands)


@dataclass(frozen=True, slots=True)
class Occasion:
    """A bot is about to lay cards. kind: of the numbers of this game. said: what it will say with them, operands and
    what is claimed of them, or nothing. swaps: the number that it will swap alone. seen: the number on the pile.

    points, goal: of the child who is asked; None where points do not count. asks: of a game that has its own things to
    ask about, instead of sums: all that it could ask now.
    """

    said: tuple[int, ...] = ()
    points: int | None = None
    goal: int | None = None
    seen: int | None = None
    asks: tuple[Ask, ...] = ()
    swaps: int | None = None
    kind: Kind = SUMS

    @property
    def inverse(self) -> Occasion:
        """The same cards said the other way round, where the kind has that."""
        assert self.kind.inverse is not None
        said = Equation(self.kind, self.said[:-1], self.said[-1]).inverse if self.said else None
        return replace(self, kind=self.kind.inverse, said=() if said is None else (*said.operands, said.claimed))


@dataclass(frozen=True, slots=True)
class Past:
    """What this child has been asked. tasks: in this game, in order. turns: of the child since the latest, or since
    the game began; calm: since the latest that was no move of a friend. easy: the first of a session, or the latest
    answer was a miss. shown: tasks with their skills. began: the skills with which the table before began; this one
    begins with others. held: of the claims so far, which did hold. recent: facts that friends have asked for, in games
    before, too, the latest last."""

    tasks: tuple[str, ...] = ()
    turns: int = 0
    calm: int = 0
    easy: bool = True
    shown: frozenset[tuple[str, str]] = frozenset()
    began: frozenset[str] = frozenset()
    held: tuple[bool, ...] = ()
    recent: tuple[Recent, ...] = ()

    @property
    def begins(self) -> bool:
        """True while the questions are the first of the game."""
        return len(self.tasks) < BEGINNING

    def begins_alike(self, skill: str) -> bool:
        """True if this game would begin with what the one before began with."""
        return self.begins and skill in self.began

    def repeats(self, task: str, skill: str) -> bool:
        """True if this would be a task twice in a row, or the same numbers twice in a game."""
        return self.tasks[-1:] == (task,) or (task, skill) in self.shown

    @property
    def amid(self) -> tuple[str, ...]:
        """The tasks amid the play: without the steps of a score, in which a game or one of its rounds is reckoned."""
        return tuple(task for task in self.tasks if task not in AFTERWARDS)


@dataclass(frozen=True, slots=True)
class Offer:
    """A question to ask. choices: what can be tapped, in the order shown; for CLAIM 1 says yes, 0 not so.

    operands: as presented. held: the bot has these cards and will lay them, else it only wonders; swaps: of these only
    the total. claimed: what the bot says (CLAIM). guess_p: the chance to be right blindly.
    """

    task: Task
    skill: str
    operands: tuple[int, ...]
    truth: int
    choices: tuple[int, ...]
    guess_p: float
    selection: Selection
    claimed: int | None = None
    held: bool = False
    swaps: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Chooser:
    """How questions are chosen for one child: the question settings, and what is known of the child.

    asked: how often each sum was asked in this game and left no trace in the estimates, as a guest's and those that a
    child leaves alone; or the bots would ask for the same one all game long.
    apart: so many turns of the child lie between two questions at least. calm: so many between two that interrupt the
    play, as they are no move of the friend who asks.
    planned: facts to ask for today, before all others but what must be easy and the points to a near goal; once a game.
    only: what is asked alone, and nothing besides; None: whatever is needed.
    new_a_day: so many facts that turn out not to be known.
    """

    amount: Amount
    focus: Family | None
    estimates: Mapping[str, Estimate]
    rng: Random = field(repr=False)
    asked: Mapping[str, int] = field(default_factory=dict)
    apart: int = 1
    calm: int = 0
    planned: frozenset[str] = frozenset()
    only: Only | None = None
    new_a_day: int = NEW_A_DAY["younger"]

    def due(self, past: Past) -> bool:
        """True if the table takes this occasion to ask."""
        if len(past.amid) >= IN_A_GAME[self.amount] or past.turns < self.apart or past.calm < self.calm:
            return False
        return past.turns > OVERDUE[self.amount] + self.apart - 2 or self.rng.random() < RATE[self.amount]

    def lays(self, past: Past) -> bool:
        """True if the child is let lay the card of a sum that a bot plays: that is a move, and interrupts nothing."""
        if not self.calm or len(past.amid) >= IN_A_GAME[self.amount] or past.turns < 1:
            return False
        return self.amount == "normal" or self.rng.random() < RATE[self.amount]

    def allows(self, skill: str) -> bool:
        """True if this may be asked at all: where one thing is asked alone, a skill of that."""
        return self.only is None or is_of(self.only, skill)

    def may_ask(self, task: Task, past: Past, skill: str = "") -> bool:
        """True if a question that the game itself gives (points that have come, a count) is asked."""
        if self.amount == "none" or not self.allows(skill) or not self._may_ask_more(task, past):
            return False
        if self.amount == "few" and (task in AFTERWARDS or len(past.amid) >= IN_A_GAME["few"]):
            return False  # a score has up to four steps: with it a game would have more than few
        if task not in (*STOPPING, *AFTERWARDS, TOTAL) and self._begins_alike(past, skill):
            return False
        share = TASKS[task].share
        if share is not None:
            if past.turns < self.apart or self._repeats(past, task, skill) or len(past.amid) >= IN_A_GAME[self.amount]:
                return False
            return self.rng.random() < share * RATE[self.amount] / RATE["normal"]
        return task in (*STOPPING, *AFTERWARDS) or self.amount == "normal" or self.rng.random() < RATE["few"]

    def _may_ask_more(self, task: Task, past: Past) -> bool:
        most = TASKS[task].at_most
        if most is None or (self.only in OPERATIONS and task not in CLAIMS):
            most = max(most or 0, IN_A_GAME[self.amount])
        return past.tasks.count(task) < most

    def _begins_alike(self, past: Past, skill: str) -> bool:
        """What is asked alone is too little to begin each game with something else."""
        return self.only is None and past.begins_alike(skill)

    def _repeats(self, past: Past, task: Task, skill: str) -> bool:
        """What is asked alone may be one task, again and again with other numbers."""
        return past.repeats(task, skill) if self.only is None else (task, skill) in past.shown

    def choose(self, occasion: Occasion, past: Past) -> Offer | None:
        """What to ask while this bot decides; None: there is nothing that may be asked."""
        if occasion.asks:
            return self.offer_of(occasion.asks, past)
        occasion = self._as_asked(occasion)
        if self._wondered_about(occasion.kind):
            return self.offer(occasion, past)
        return self._near_goal(occasion, past) or self.offer_of(_HIDDEN, past)

    def _as_asked(self, occasion: Occasion) -> Occasion:
        """The other way round where only that is asked."""
        kind, kinds = occasion.kind, OPERATIONS.get(self.only or "", ())
        turns = kind.id not in kinds and kind.inverse is not None and kind.inverse.id in kinds
        return occasion.inverse if turns else occasion

    def laid(self, occasion: Occasion, past: Past) -> Offer | None:
        """A sum whose total the bot is about to lay, or to swap: the child finds the card, and it is played."""
        occasion = self._as_asked(occasion)
        kind, swaps = occasion.kind, occasion.swaps if past.turns >= self.apart else None
        of_move = [_said(occasion)] if occasion.said else [one for one in _facts(kind) if kind.truth(one[1]) == swaps]
        mix = self._mix(past, kind)
        sums = [one for one in of_move if self._may_be(one, past) and (SAY, _skill(*one)) not in past.shown]
        sums = [one for one in sums if mix.passes(_skill(*one))]
        if mix.earlier_is_due:
            sums = [one for one in sums if mix.is_earlier(_skill(*one))]
        if past.easy:
            sums = [one for one in sums if self._likely(_skill(*one))]
        if not sums:
            return None
        fact = self._shown(self._least_told(sums, occasion, self._weak(past), mix))
        if occasion.said and self._may_ask_more(CLAIM, past) and self.rng.random() < CHECKS:
            return replace(self._claim(fact, "natural", past), held=True)
        found = self._help(fact, "natural" if occasion.said else "adaptive")
        return replace(found, held=True, swaps=not occasion.said)

    def _near_goal(self, occasion: Occasion, past: Past) -> Offer | None:
        """The points to a goal that is near; a child that needs something easy is not asked for them."""
        points, goal = occasion.points, occasion.goal
        if not points or not goal or not 0 < goal - points <= NEAR_THE_GOAL or past.easy:
            return None
        found = _to_goal(points, goal)
        shown = self.only is not None and (TO_GOAL, found.skill) in past.shown
        if shown or not self.allows(found.skill) or not self._may_ask_more(TO_GOAL, past):
            return None
        return None if self._begins_alike(past, found.skill) else found

    def offer(self, occasion: Occasion, past: Past) -> Offer:
        """Which sum to ask for while this bot decides."""
        weak, to_goal = self._weak(past), self._near_goal(occasion, past)
        if to_goal is not None:
            return to_goal
        mix = self._mix(past, occasion.kind)
        rests = past.easy or mix.earlier_is_due
        planned = [] if rests else [one for one in self._planned(past) if mix.passes(_skill(*one))]
        if planned:
            return self._help_with(self._shown(self._least_told(planned, occasion, weak, mix)), "adaptive", occasion)
        said = _said(occasion) if occasion.said and self._may_be(_said(occasion), past) else None
        said = said if said and mix.passes(_skill(*said)) and not mix.earlier_is_due else None
        checks = said and self._may_ask_more(CLAIM, past) and self.rng.random() < CHECKS
        if said and checks and (self._likely(_skill(*said)) or not past.easy):
            return replace(self._claim(self._shown(said), "natural", past), held=True)
        fact, selection = self._sum(occasion, past, weak, mix)
        again = not past.easy and weak.get(_skill(*fact), 0.0) > WEAK_FIRST
        kind, operands = fact
        hides = kind.turns and len(operands) == 2 and not (past.easy or again or self.only in OPERATIONS)
        hides = hides and self._may_ask_more(MISSING, past) and not mix.earlier_is_due
        if hides and self.rng.random() < HIDES:
            return self._missing(operands, selection)
        claims = (not again or CLAIM not in past.tasks) and self._may_ask_more(CLAIM, past)
        if claims and self.rng.random() < THINKS:
            return self._claim(fact, selection, past)
        return self._help_with(fact, selection, occasion)

    # -- what a game has to ask about ---------------------------------------------------------------------------------

    def offer_of(self, asks: Sequence[Ask], past: Past) -> Offer | None:
        """Which of the things that a game could ask about now; None: it has asked often enough for all of them."""
        open_ones = [ask for ask in asks if self._may_ask_of(ask, past)]
        if not open_ones:
            return None
        if past.easy:
            likely = [ask for ask in open_ones if self._likely(ask.skill)]
            if not likely:
                easiest = min(open_ones, key=lambda ask: (self._hard(ask.skill), self.rng.random()))
                return self._asked(easiest, "adaptive", past)
            open_ones = likely
        elif planned := [ask for ask in open_ones if ask.skill in self.planned]:
            open_ones = planned
        elif self.rng.random() < AT_RANDOM:
            return self._asked(self.rng.choice(open_ones), "random", past)
        told = {ask: self._told(ask.skill) + AGAIN * past.amid.count(ask.task) for ask in open_ones}
        return self._asked(min(open_ones, key=lambda ask: (told[ask], self.rng.random())), "adaptive", past)

    def _hard(self, skill: str) -> float:
        """How hard this is for the child, or how stale."""
        return difficulty_of(skill) + AGAIN * self.asked.get(skill, 0)

    def _may_ask_of(self, ask: Ask, past: Past) -> bool:
        if not self.allows(ask.skill) or self._begins_alike(past, ask.skill):
            return False
        bounded = TASKS[ask.task].at_most is not None or past.amid.count(ask.task) < OF_A_KIND
        more = (bounded or self.only is not None) and self._may_ask_more(ask.task, past)
        return more and not self._repeats(past, ask.task, ask.skill)

    def _asked(self, ask: Ask, selection: Selection, past: Past) -> Offer:
        truth, claimed, guess_p = ask.truth, None, 0.0
        choices = ask.choices or self._choices(truth, ask.slips)
        if ask.task == CLAIM:
            holds, guess_p = self._holds(past)
            claimed = truth if holds else self._nearly(truth)
            truth, choices = int(holds), (1, 0)
        return Offer(
            task=ask.task,
            skill=ask.skill,
            operands=ask.operands,
            truth=truth,
            choices=choices,
            guess_p=guess_p or 1 / len(choices),
            selection=selection,
            claimed=claimed,
            held=ask.held,
            about=ask.about,
        )

    def _nearly(self, truth: int) -> int:
        """What a bot says that has lost its place: one off, now and then two."""
        off = self.rng.choice((-1, 1)) * (1 if self.rng.random() < OFF_BY_ONE else 2)
        return truth + off if truth + off > 0 else truth - off

    # -- which sum ----------------------------------------------------------------------------------------------------

    def _sum(self, occasion: Occasion, past: Past, weak: Mapping[str, float], mix: Mix) -> tuple[Fact, Selection]:
        """What to ask for, with its operands as they are shown: of what will be laid, or any the bot wonders about.

        Cards that it keeps are never told.
        """
        sums = self._mixed(occasion, past, mix)
        if past.easy:
            likely = [one for one in sums if self._likely(_skill(*one))]
            if not likely:
                best = max(sums, key=lambda one: (mix.p(_skill(*one)), self.rng.random()))
                return self._shown(best), "adaptive"
            return self._shown(self._least_told(likely, occasion, weak, mix)), "adaptive"
        if self.rng.random() < AT_RANDOM:
            return self._shown(self.rng.choice(sums)), "random"
        enough = mix.likely_enough(_skill(*one) for one in sums)
        sums = [one for one in sums if _skill(*one) in enough]
        return self._shown(self._least_told(sums, occasion, weak, mix)), "adaptive"

    def _mix(self, past: Past, kind: Kind) -> Mix:
        """Of a kind whose weak families come back by themselves nothing holds another question off."""
        return Mix(self.estimates, past.recent if kind.mixed else (), self.new_a_day, self._n)

    def _mixed(self, occasion: Occasion, past: Past, mix: Mix) -> Sequence[Fact]:
        """What may come now of all that a friend could ask for; where nothing does, what is known already."""
        facts = self._wondered_about(occasion.kind)
        every = [*facts, _said(occasion)] if len(occasion.said) > 3 else facts
        own = [one for one in every if self._may_be(one, past)]
        fit = [one for one in own if mix.passes(_skill(*one))]
        if fit and not mix.earlier_is_due:
            return fit
        others = [one for one in map(_fact_of, self.estimates) if one is not None and self._may_be(one, past)]
        there = [one for one in others if mix.passes(_skill(*one))]
        earlier = [one for one in there if mix.is_earlier(_skill(*one))]
        known = [one for one in there if mix.is_known(_skill(*one))]
        alike = [one for one in (*own, *others) if mix.is_not_too_new(_skill(*one))]
        return earlier or fit or known or there or alike or own

    def _wondered_about(self, kind: Kind) -> Sequence[Fact]:
        """What a friend could ask for: facts of its game or, where something else is asked alone, any of that."""
        if self.only is None:
            return _facts(kind)
        own = [one for one in _facts(kind) if self.allows(_skill(*one))]
        return own or [one for kind in KINDS.values() for one in _facts(kind) if self.allows(_skill(*one))]

    def _may_be(self, fact: Fact, past: Past) -> bool:
        skill = _skill(*fact)
        return self.allows(skill) and not self._begins_alike(past, skill)

    def _least_told(self, sums: Sequence[Fact], occasion: Occasion, weak: Mapping[str, float], mix: Mix) -> Fact:
        """The sum whose answer would tell most, rather of the week's family, of a new one, of a weak one (most if it
        waits to be seen again), or the one that the bot will lay; of nearly equal ones, one of what lies there."""
        of_the_week = MEMBERS[self.focus] if self.focus else ()
        new = {fact for facts in MEMBERS.values() if sum(map(self._n, facts)) < MET for fact in facts}

        def worth(fact: Fact) -> tuple[float, float]:
            skill = _skill(*fact)
            first = THE_WEEKS_FIRST * (skill in of_the_week) + NEW_FIRST * (skill in new) + weak.get(skill, 0.0)
            first += AT_HAND * (fact == _said(occasion)) + IN_SIGHT * (occasion.seen in fact[1])
            return self._told(skill, mix) - first, self.rng.random()

        return min(sums, key=worth)

    def _weak(self, past: Past) -> dict[str, float]:
        """How much sums of weak families come first; again once a game, and not in a week with a family of its own."""
        again = 0.0 if self.focus else AGAIN_FIRST
        return {
            skill: WEAK_FIRST + again * waiting * (1 + TOLD_APART * (min(counting_steps(skill), 3) - 1))
            for skill, waiting in weak_sums(self.estimates, past.shown).items()
        }

    def _shown(self, fact: Fact) -> Fact:
        kind, operands = fact
        return (kind, tuple(self.rng.sample(operands, len(operands)))) if kind.turns else fact

    def _likely(self, skill: str) -> bool:
        known = self.estimates.get(skill)
        return known is not None and known.p >= VERY_LIKELY

    def _told(self, skill: str, mix: Mix | None = None) -> float:
        """The less, the more an answer tells: neither sure nor hopeless, and seldom asked. Without a mix all that was
        not met tells as much."""
        known = self.estimates.get(skill)
        p = mix.p(skill) if mix is not None else known.p if known else None
        return (UNMET if p is None else abs(p - AIM) * 2) + self._n(skill) * 0.35

    def _n(self, skill: str) -> int:
        known = self.estimates.get(skill)
        return (known.tally.n if known else 0) + self.asked.get(skill, 0)

    # -- the questions ------------------------------------------------------------------------------------------------

    def _planned(self, past: Past) -> list[Fact]:
        """What is planned and has not been asked for in this game, of whatever kind: friends wonder about anything."""
        left = [skill for skill in sorted(self.planned) if skill not in self.asked and (SAY, skill) not in past.shown]
        return [one for one in map(_fact_of, left) if one is not None and self._may_be(one, past)]

    def _help_with(self, fact: Fact, selection: Selection, occasion: Occasion) -> Offer:
        same = fact[0].id == occasion.kind.id and sorted(fact[1]) == sorted(occasion.said[:-1])
        return replace(self._help(fact, selection), held=same)

    def _help(self, fact: Fact, selection: Selection) -> Offer:
        kind, operands = fact
        truth = kind.truth(operands)
        choices = self._choices(truth, kind.lures(operands), kind.unit, kind.most)
        return Offer(SAY, kind.skill(operands), operands, truth, choices, 1 / len(choices), selection)

    def _missing(self, addends: tuple[int, ...], selection: Selection) -> Offer:
        known, hidden = addends
        total = known + hidden
        choices = self._choices(hidden, [known, total])
        return Offer(
            MISSING, _of_task(MISSING, (known, total)), (known, total), hidden, choices, 1 / OPTIONS, selection
        )

    def _claim(self, fact: Fact, selection: Selection, past: Past) -> Offer:
        """The bot says what these make, not always rightly; the guess rates are those of saying always the same."""
        kind, operands = fact
        holds, guess_p = self._holds(past)
        claimed = kind.truth(operands) if holds else self._slip(fact)
        return Offer(CLAIM, kind.skill(operands), operands, int(holds), (1, 0), guess_p, selection, claimed)

    def _holds(self, past: Past) -> tuple[bool, float]:
        """Whether a claim is true, and how often saying always the same is right then."""
        wrong = WRONG_AT_LAST if past.held and all(past.held) else WRONG_CLAIMS
        holds = self.rng.random() >= wrong
        return holds, 1 - wrong if holds else wrong

    def _slip(self, fact: Fact) -> int:
        """An answer as children say it when it is not the right one."""
        kind, operands = fact
        truth = kind.truth(operands)
        meant = [truth - min(operands), 2 * max(operands) - truth] if kind.turns else kind.lures(operands)
        others = [answer for answer in meant if answer > 0 and abs(answer - truth) > kind.unit]
        if others and self.rng.random() >= OFF_BY_ONE:
            return self.rng.choice(others)
        near = (truth - kind.unit, truth + kind.unit)
        return self.rng.choice([answer for answer in near if 0 < answer <= kind.most])

    def _choices(self, truth: int, slips: Sequence[int], unit: int = 1, most: int = ANY) -> tuple[int, ...]:
        """The truth among what slips would say, ascending; where it stands tells nothing about it."""
        rng = self.rng
        near = rng.sample([truth - unit, truth + unit], 2)[: 1 + (rng.random() < BOTH_NEIGHBOURS)]
        meant = [number for number in dict.fromkeys((*near, *slips)) if 0 < number <= most and number != truth]
        chosen = meant[: OPTIONS - 2]
        around = range(max(unit, truth - 4 * unit), min(most, truth + 4 * unit) + 1, unit)
        others = [number for number in around if number != truth and number not in chosen]
        return tuple(sorted({truth, *chosen, *rng.sample(others, OPTIONS - 1 - len(chosen))}))


@lru_cache(maxsize=64)
def _facts(kind: Kind) -> Sequence[Fact]:
    return [(kind, operands) for operands in kind.facts]


def _said(occasion: Occasion) -> Fact:
    return occasion.kind, occasion.said[:-1]


@lru_cache(maxsize=4_096)
def _skill(kind: Kind, operands: tuple[int, ...]) -> str:
    return kind.skill(operands)


def _of_task(task: Task, operands: tuple[int, ...]) -> str:
    """The skill of a task that has one kind alone."""
    kind = TASKS[task].skill
    assert kind is not None
    return skills.skill_code(kind, operands)


@lru_cache(maxsize=4_096)
def _fact_of(skill: str) -> Fact | None:
    """What a friend can ask for of a skill; None: nothing, as of rows."""
    kind = kind_of(skill)
    operands = kind.operands(skill.partition(":")[2]) if kind is not None and kind.facts else ()
    return (kind, operands) if kind is not None and operands else None


_HIDDEN: Final = [
    Ask(MISSING, _of_task(MISSING, (known, sum(pair))), (known, sum(pair)), slips=(known, sum(pair)))
    for pair in map(addends_of, FACTS)
    for known in dict.fromkeys(pair)
]


def _to_goal(points: int, goal: int) -> Offer:
    skill, chance = _of_task(TO_GOAL, (points, goal)), 1 / len(GOAL_CHOICES)
    return Offer(TO_GOAL, skill, (points, goal), goal - points, GOAL_CHOICES, chance, "natural")
