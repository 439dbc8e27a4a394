"""One simulated child in one game: what it is asked, by the rules by which children are asked, and what it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Final

from kidsq.arithmetic.kind import Equation
from kidsq.arithmetic.sums.facts import skill_of
from kidsq.demo.pupil import Pupil
from kidsq.learning import hints
from kidsq.learning.evidence import Evidence, had_a_choice
from kidsq.learning.fading import Said, fading_after
from kidsq.learning.mixing import LOOKED_AT, Recent
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.constants import DEFAULT_GUESS, OTHER_PRIOR
from kidsq.learning.model.mastery import Estimate, Reckoning, estimate
from kidsq.learning.questions import CALM, OF_FACTS, STEP, Chooser, Occasion, Offer, Past
from kidsq.learning.tasks import COUNT, MISSING, OWN_SUM, SAID, STOPPING, TOTAL
from research.studied import Move, Table, is_number

CHILD: Final = 0
TAPS_FOR_A_BASELINE: Final = 5
PACE: Final[Mapping[str, float]] = {"turn": 12.0, "decision": 6.0, "bot": 2.5, "question": 6.0}
"""Seconds assumed: a child's turn, its other decisions, a bot's ply, a question of the table."""


@dataclass(frozen=True, slots=True)
class Device:
    """A tablet: how long a tap takes on it, what is measured of that, seconds both."""

    taps: float
    measured: float


@dataclass(slots=True)
class Log:
    """What all games of a child have left. said: its own sums among the rows.

    before: the moment of the first answers without help to a sum -> what was believed of it then.
    """

    device: Device
    rows: list[Evidence] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    before: dict[datetime, float] = field(default_factory=dict)
    steps: dict[str, HintStep] = field(default_factory=dict)
    reckoning: Reckoning = field(default_factory=Reckoning)

    def add(self, row: Evidence) -> None:
        self.rows.append(row)
        self.steps[row.skill] = hints.step_after(row, self.steps.get(row.skill, HintStep()))
        self.reckoning.add(row)


@dataclass(slots=True)
class Game:
    """What a child has met in one game. seconds: at the pace assumed. judged: the second of play of each attempt.

    asked: task, skill and ply of each question.
    """

    seconds: float = 0.0
    judged: list[float] = field(default_factory=list)
    asked: list[tuple[str, str, int]] = field(default_factory=list)

    @property
    def stops(self) -> int:
        """Questions that held up the play."""
        return sum(task in STOPPING for task, _, _ in self.asked)

    @property
    def asked_at(self) -> list[int]:
        return [ply for _, _, ply in self.asked]


@dataclass(slots=True)
class Sitting:
    """One game of one child, which is added to its log.

    brief: what the model finds is looked at once a game, which spares most of the time; what was asked since then
    counts as seen, or friends would ask for the same sum all game long. turns: of the child since the latest question;
    calm: since the latest that was no move of a friend. held: of the claims which did hold. apart: turns between two
    questions; rests: not asked before the next turn.
    """

    pupil: Pupil
    log: Log
    began: datetime
    rng: Random
    new_session: bool = True
    brief: bool = False
    apart: int = 1
    rests: bool = False
    turns: int = 0
    calm: int = 0
    game: Game = field(default_factory=Game)
    held: list[bool] = field(default_factory=list)
    _rows_before: int = 0
    _known: tuple[int, Mapping[str, Estimate]] | None = None

    def __post_init__(self) -> None:
        self._rows_before = len(self.log.rows)

    @property
    def now(self) -> datetime:
        return self.began + timedelta(seconds=self.game.seconds)

    def passes(self, what: str) -> None:
        self.game.seconds += PACE[what]

    def known(self) -> Mapping[str, Estimate]:
        """What the model finds now."""
        rows = len(self.log.rows)
        if self._known is None or not (self.brief or self._known[0] == rows):
            found = self.log.reckoning.beliefs()
            self._known = rows, {skill: estimate(belief, self.now) for skill, belief in found.items()}
        return self._known[1]

    # -- what the table asks ------------------------------------------------------------------------------------------

    def _chooser(self, known: Mapping[str, Estimate]) -> Chooser:
        asked = Counter(row.skill for row in self.log.rows[self._rows_before :]) if self.brief else {}
        return Chooser("normal", None, known, self.rng, asked, self.apart, CALM)

    def _past(self) -> Past:
        rows = self.log.rows
        first = self.new_session and len(rows) == self._rows_before
        easy = first or not rows or not rows[-1].right
        tasks, shown = tuple(task for task, *_ in self.game.asked), frozenset(one[:2] for one in self.game.asked)
        latest = [row for row in rows[-4 * LOOKED_AT :] if row.task in OF_FACTS][-LOOKED_AT:]
        before, today = self.log.before, self.now.toordinal()
        recent = tuple([Recent(row.skill, row.right, before.get(row.at, 1.0), row.day == today) for row in latest])
        return Past(tasks, self.turns, self.calm, easy, shown, held=tuple(self.held), recent=recent)

    def due(self) -> bool | None:
        """True if a friend may ask; False: only of what it lays; None: nothing."""
        chooser, past = self._chooser({}), self._past()
        return None if self.rests else chooser.due(past) or (False if chooser.lays(past) else None)

    def given_by_the_game(self, before: Table, after: Table) -> bool:
        """Whom a count will reach, what a seat is worth to which something has come; whether it was asked."""
        if after.decision == "wake" and after.flipped and is_number(after.flipped):
            task = COUNT
            skill, options = f"count:{after.flipped}/{after.players}", after.players
            given = before.active == CHILD
        else:
            had = before.points[CHILD]
            task, skill = TOTAL, f"total:{had}+{after.points[CHILD] - had}"
            options = (after.goal_points or 0) // STEP + 1
            grown = len(after.courts[CHILD]) > len(before.courts[CHILD])
            given = grown and after.decision != "wake" and after.edition.points_count
        early = self.apart > 1 and self.turns < self.apart
        if not given or early or not self._chooser({}).may_ask(task, self._past()):
            return False
        self._asked(task, skill, after.ply)
        self._other(task, skill, 1 / options, hint=False)
        return True

    def asked_by_a_bot(self, table: Table, move: Move, *, due: bool) -> None:
        """A bot that is about to lay these cards asks, if there is anything to ask. due: what is no move, too."""
        if move.kind != "discard":
            return
        counts = table.edition.points_count
        said = move.equation if table.edition.asks is None else None
        occasion = Occasion(
            kind=table.edition.asks or table.edition.arithmetic,
            said=(*said.operands, said.claimed) if said else (),
            swaps=move.cards[0] if len(move.cards) == 1 and is_number(move.cards[0]) else None,
            points=table.points[CHILD] if counts else None,
            goal=table.goal_points if counts else None,
        )
        chooser, past = self._chooser(self.known()), self._past()
        offer = chooser.choose(occasion, past) if due else chooser.laid(occasion, past)
        if offer is None:
            return
        if not offer.held:
            self.calm = 0
        if offer.claimed is not None:
            self.held.append(bool(offer.truth))
        self._asked(offer.task, offer.skill, table.ply)
        self._answer(offer)

    def _asked(self, task: str, skill: str, ply: int) -> None:
        self.game.asked.append((task, skill, ply))
        if task != TOTAL:
            self.turns = 0
        self.passes("question")

    # -- what the child answers ---------------------------------------------------------------------------------------

    def _answer(self, offer: Offer) -> None:
        pupil, hint = self.pupil, self._asks_owl()
        if offer.task in SAID:
            answer, seconds = pupil.says(offer.operands, offer.choices)
            self._log(offer.task, offer.skill, answer == offer.truth, seconds, offer.guess_p, hint=hint)
        elif offer.claimed is not None:
            believes = pupil.believes(offer.operands, offer.claimed, pupil.blind())
            self._log(offer.task, offer.skill, believes == bool(offer.truth), 3.0, offer.guess_p, hint=hint)
        else:
            fact = None
            if offer.task == MISSING:
                known, total = offer.operands
                fact = skill_of((known, total - known))
            self._other(offer.task, offer.skill, offer.guess_p, hint=hint, fact=fact)

    def own_move(self, table: Table, thought_of: Move) -> Move:
        """What the child plays on its turn: a sum of its own hand, if it sees one and it holds; else not a sum.

        thought_of: what a bot would play in its place.
        """
        if table.decision != "turn":
            return thought_of
        sums = [move for move in table.legal_moves() if move.is_said]
        said = self._says_a_sum(table, sums)
        if said is not None:
            return said
        if thought_of.is_said:  # seen by a bot, not by this child
            return next(move for move in table.legal_moves() if move.cards == thought_of.cards[-1:])
        if thought_of.kind == "discard" and len(thought_of.cards) > 1:
            pair = len(thought_of.cards) == 2
            skill = "pair" if pair else f"run:{thought_of.cards[0]}-{thought_of.cards[-1]}"
            self._log("pair" if pair else "run", skill, True, 4.0, DEFAULT_GUESS, hint=False)
        return thought_of

    def _says_a_sum(self, table: Table, sums: list[Move]) -> Move | None:
        said = [equation for move in sums if (equation := move.equation)]
        place = self.pupil.sees([one.operands for one in said], self.rng) if sums else None
        if place is None:
            return None
        move, equation = sums[place], said[place]
        truth, answers, skill = equation.claimed, _answers(table, equation), equation.skill
        hint = self._sees_help(said, skill) or self._asks_owl()
        if hint or len(answers) == 1:
            answer = truth
        else:
            answer, _ = self.pupil.says(equation.operands, answers)
            answer = answer if answer in answers else self.rng.choice(answers)
        before = self.known().get(skill)
        self.log.said.append(Said(skill, answer == truth, before.p if before else OTHER_PRIOR))
        self._log(OWN_SUM, skill, answer == truth, 6.0, 1 / len(answers), hint=hint)
        return move if answer == truth else None

    def _sees_help(self, said: Sequence[Equation], skill: str) -> bool:
        """Whether something is shown with this sum before it is said."""
        fading, steps = fading_after(self.log.said), self.log.steps
        facts = {one.skill for one in said}
        levels = {fact: fading.level(fact, steps.get(fact, HintStep()).step) for fact in facts}
        return hints.help_now(levels, 0, 0, asked=False).of(skill) > 0

    def _asks_owl(self) -> bool:
        return self.rng.random() < self.pupil.hints

    def _other(self, task: str, skill: str, guess_p: float, *, hint: bool, fact: str | None = None) -> None:
        """An attempt that is no sum of two cards: right more often when the fact behind it is known."""
        pupil = self.pupil
        if pupil.blind():
            right = self.rng.random() < guess_p
        else:
            skilled = float(pupil.known[fact]) if fact in pupil.known else pupil.share
            right = self.rng.random() < 0.55 + 0.4 * skilled
        self._log(task, skill, right, 4.0, guess_p, hint=hint)

    def _log(self, task: str, skill: str, right: bool, seconds: float, guess_p: float, *, hint: bool) -> None:
        log, device = self.log, self.log.device
        row = Evidence(
            at=self.now,
            device="tablet",
            task=task,
            skill=skill,
            right=right,
            alone=not hint and had_a_choice(task, None, guess_p),
            guess_p=guess_p,
            rt=seconds + device.taps * self.rng.lognormvariate(0, 0.15),
            motor=device.measured if len(log.rows) >= TAPS_FOR_A_BASELINE else None,
        )
        known = self.known().get(skill) if row.alone and skill in self.pupil.known else None
        if known is not None and not known.n:
            log.before[row.at] = known.p
        log.add(row)
        if task != "pair":
            self.game.judged.append(self.game.seconds)
        self.pupil.practised(skill)


def _answers(table: Table, said: Equation) -> list[int]:
    """What can be claimed of its operands with the cards that are left, or the names to choose from."""
    if said.laying.named:
        return list(said.laying.named)
    left = [card for card in table.hands[CHILD] if is_number(card)]
    others = list(said.cards)
    others.remove(said.last_card)
    for card in others:
        left.remove(card)
    return [said.claimed + card - said.last_card for card in left]
