"""A simulated child plays real games with the friends, and the table asks as it asks children."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import combinations
from random import Random
from typing import Any, Final

from kidsq.arithmetic import skill_of
from kidsq.games import GAMES
from kidsq.games.contract import Options
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS
from kidsq.learning.mastery import Estimate, mastery
from kidsq.study.pupils import Pupil

GAME: Final = GAMES["sleeping_queens"]
BEGINNING: Final = datetime(2026, 9, 1, 8, tzinfo=UTC)
CHILD: Final = 0
OPTIONS: Final = 5
TAPS_FOR_A_BASELINE: Final = 5
MOST: Final[Mapping[str, int]] = {
    "help_bot": 5,
    "check_bot": 2,
    "missing_number": 1,
    "queen_total": 1,
    "jester_count": 1,
}
CHANCE: Final[Mapping[str, float]] = {"help_bot": 0.4, "check_bot": 0.5, "missing_number": 0.04}
WRONG_CLAIMS: Final = 0.25
AT_RANDOM: Final = 0.1
_HINT_LEVELS: Final = ((0.2, 5), (0.4, 4), (0.7, 3), (0.85, 2), (0.95, 1))


@dataclass(frozen=True, slots=True)
class Device:
    """A tablet: how long a tap takes on it, what is measured of that, seconds both."""

    taps: float
    measured: float


@dataclass(slots=True)
class History:
    """A child's log, and what was true after each game. upto: game -> number of rows so far."""

    pupil: Pupil
    device: Device
    rows: list[Evidence] = field(default_factory=list)
    upto: list[int] = field(default_factory=list)
    truths: list[dict[str, bool]] = field(default_factory=list)
    moments: list[datetime] = field(default_factory=list)

    def after(self, games: int) -> tuple[list[Evidence], dict[str, bool], datetime]:
        return self.rows[: self.upto[games - 1]], self.truths[games - 1], self.moments[games - 1]


def live(pupil: Pupil, games: int, rng: Random, history: History | None = None) -> History:
    """Play `games` games, two on an afternoon, with days between; a child sees the help that the model finds right.

    history: of a child that goes on.
    """
    history = history or History(pupil, _device(rng))
    moment = history.moments[-1] if history.moments else BEGINNING
    for game in range(len(history.upto), len(history.upto) + games):
        days = rng.choice((1, 2, 3, 4)) if game and game % 2 == 0 else 0
        pupil.lived(days)
        moment += timedelta(days=days, minutes=15)
        estimates = mastery(history.rows, moment)
        edition, players = ("first_night", 2) if game < 2 else ("classic", 3)
        sitting = _Sitting(pupil.at_the_table(), history.device, moment, estimates, rng, len(history.rows))
        play(sitting, edition, players)
        history.rows += sitting.rows
        history.upto.append(len(history.rows))
        history.truths.append(dict(pupil.known))
        history.moments.append(moment + timedelta(minutes=14))
    return history


def _device(rng: Random) -> Device:
    taps = 0.9 * rng.lognormvariate(0, 0.25)
    return Device(taps, max(0.2, taps + rng.gauss(0, 0.08)))


@dataclass(slots=True)
class _Sitting:
    """One game of one child."""

    pupil: Pupil
    device: Device
    began: datetime
    estimates: Mapping[str, Estimate]
    rng: Random
    earlier: int
    rows: list[Evidence] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)

    def due(self, task: str) -> bool:
        """Whether the table takes this occasion to ask."""
        return self.asked.get(task, 0) < MOST[task] and self.rng.random() < CHANCE.get(task, 0.5)

    def log(
        self, task: str, skill: str, right: bool, seconds: float, options: float, *, hint: bool, guess: float = 0
    ) -> None:
        self.asked[task] = self.asked.get(task, 0) + 1
        has_baseline = self.earlier + len(self.rows) >= TAPS_FOR_A_BASELINE
        tap = self.device.taps * self.rng.lognormvariate(0, 0.15)
        self.rows.append(
            Evidence(
                at=self.began + timedelta(seconds=40 * len(self.rows)),
                device="tablet",
                task=task,
                skill=skill,
                right=right,
                alone=not hint and options > 1,
                guess_p=guess or 1 / options,
                rt=seconds + tap,
                motor=self.device.measured if has_baseline else None,
            )
        )
        self.pupil.practised(skill)


def play(sitting: _Sitting, edition: str, players: int) -> None:
    """One game: the child in seat 0, friends around it."""
    rng = sitting.rng
    table = GAME.start(GAME.deal(edition, players, rng, Options()))
    friends = [GAME.BOTS[(seat + 1) % len(GAME.BOTS)] for seat in range(players)]

    def shuffle(cards: Sequence[int]) -> Sequence[int]:
        return rng.sample(cards, len(cards))

    while table.seats_to_move():
        seat = table.mover
        if seat != CHILD and table.decision == "turn":
            _ask_for_help(sitting, table.hands[seat])
        move = GAME.choose(friends[seat], table.view(seat), rng)
        if seat == CHILD and table.decision == "turn":
            move = _own_sum(sitting, table) or move
        elif move.is_sum:
            _claim(sitting, move.cards)
        before = table.points[CHILD]
        table.play(move, shuffle)
        gained = table.points[CHILD] - before
        if gained > 0 and table.goal_points < 1000 and sitting.due("queen_total"):
            _other(sitting, "queen_total", f"total:{before}+{gained}", options=11)
        if table.decision == "wake" and 0 < table.flipped <= 10 and seat == CHILD and sitting.due("jester_count"):
            _other(sitting, "jester_count", f"count:{table.flipped}/{players}", options=players)


def _ask_for_help(sitting: _Sitting, hand: Sequence[int]) -> None:
    """A friend holds two numbers up: what do they make? Or one face down: what is missing?"""
    pairs = sorted({pair for pair in combinations([card for card in hand if card <= 10], 2) if sum(pair) <= 10})
    if not pairs:
        return
    if sitting.due("help_bot"):
        pair = _wanted(sitting, pairs)
        truth = sum(pair)
        options = [truth, *sitting.rng.sample([number for number in range(2, 12) if number != truth], OPTIONS - 1)]
        near = truth + sitting.rng.choice((-1, 1))
        if near not in options:
            options[-1] = near
        answer, seconds = sitting.pupil.find_total(pair, options, sitting.pupil.blind())
        sitting.log("help_bot", skill_of(pair), answer == truth, seconds, OPTIONS, hint=_asks_owl(sitting))
    elif sitting.due("missing_number"):
        known, total = pairs[0][0], sum(pairs[0])
        _other(sitting, "missing_number", f"missing:{known}+?={total}", options=OPTIONS, fact=skill_of(pairs[0]))


def _wanted(sitting: _Sitting, pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The pair of which least is known; now and then any."""
    if sitting.rng.random() < AT_RANDOM:
        return sitting.rng.choice(pairs)

    def certainty(pair: tuple[int, int]) -> tuple[float, float]:
        one = sitting.estimates[skill_of(pair)]
        times = one.n + sum(row.skill == one.skill for row in sitting.rows)
        return abs(one.p - 0.6) * 2 + times * 0.35, sitting.rng.random()

    return min(pairs, key=certainty)


def _asks_owl(sitting: _Sitting) -> bool:
    return sitting.rng.random() < sitting.pupil.hints


def _claim(sitting: _Sitting, cards: Sequence[int]) -> None:
    """A friend says its sum, not always rightly."""
    if not sitting.due("check_bot"):
        return
    rng, addends = sitting.rng, cards[:-1]
    true = rng.random() >= WRONG_CLAIMS
    claimed = cards[-1] if true else cards[-1] + rng.choice((-1, 1))
    believes = sitting.pupil.believes(addends, claimed, sitting.pupil.blind())
    guess = 1 - WRONG_CLAIMS if true else WRONG_CLAIMS
    sitting.log("check_bot", skill_of(addends), believes == true, 3.0, 2, hint=_asks_owl(sitting), guess=guess)


def _own_sum(sitting: _Sitting, table: Any) -> Any | None:
    """The child says a sum of its own hand, if it sees one; returns the move when the sum holds."""
    sums = [move for move in table.legal_moves() if move.is_sum]
    rng, pupil = sitting.rng, sitting.pupil
    sure = [move for move in sums if pupil.known.get(skill_of(move.cards[:-1]))]
    if not sums or rng.random() < (0.15 if sure else 0.5):
        return None
    move = rng.choice(sure or sums)
    addends, numbers = move.cards[:-1], [card for card in table.hands[CHILD] if card <= 10]
    left = list(numbers)
    for card in addends:
        left.remove(card)
    skill = skill_of(addends)
    hint = _sees_help(sitting, skill) or _asks_owl(sitting)
    if hint or len(left) == 1:
        answer = move.cards[-1]
    else:
        answer, _ = pupil.find_total(addends, left, pupil.blind())
        if answer not in left:
            answer = rng.choice(left)
    sitting.log("own_sum", skill, answer == move.cards[-1], 6.0, len(left), hint=hint)
    return move if answer == move.cards[-1] else None


def _sees_help(sitting: _Sitting, skill: str) -> bool:
    """Whether the hint level of this fact shows something before the answer."""
    one = sitting.estimates.get(skill)
    p = one.p if one else 0.5
    level = next((level for below, level in _HINT_LEVELS if p < below), 0)
    if level == 3:
        return sitting.rng.random() < 0.5
    return level > 1


def _other(sitting: _Sitting, task: str, skill: str, options: int, fact: str | None = None) -> None:
    """A judgement that is no sum of two cards: right more often when the fact behind it is known."""
    pupil = sitting.pupil
    if pupil.blind():
        right = sitting.rng.random() < 1 / options
    else:
        skilled = sum(pupil.known.values()) / len(FACTS) if fact is None else float(pupil.known[fact])
        right = sitting.rng.random() < 0.55 + 0.4 * skilled
    sitting.log(task, skill, right, 4.0, options, hint=_asks_owl(sitting))
