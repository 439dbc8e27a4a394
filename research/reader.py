"""A reader that knows how simulated children of a kind come about, and reads one child's answers by that.

It knows of each kind how times are spread, how often such children slip, miscount, guess, learn and forget, how likely
each sum is known at any ability, and of siblings how able both are and how often each plays; not the child's pace,
ability and sums, nor who sat there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import product
from math import exp, log
from random import Random
from typing import Final

from kidsq.demo.pupils import USUAL, Pupil, knowledge, pupil
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS, counting_steps
from kidsq.learning.model.claims import CLAIM

SIBLINGS: Final = "two siblings"
BIN: Final = 0.06
DRAWN: Final = 20_000
NET: Final = (-40, 79)  # bins of the log of seconds
PACES: Final = tuple(0.11 * place for place in range(-5, 6))
PACE_SPREAD: Final = 0.22
ABILITIES: Final = tuple(0.65 * place for place in range(-5, 6))
ABILITY_SPREAD: Final = 1.3
LAID: Final = (0.5, 0.85)  # how often a sum of its hand is laid that a child does not know, and one that it knows
NOTICED: Final = 0.4  # of sums that would fail the child takes another one
OFF: Final = 0.45  # how often a miscount makes just what a false claim says
SITS: Final = 0.3  # how often the sibling does
OLDER, YOUNGER = 0.8, -0.8
SLOWER: Final = log(1.2)


@cache
def _known_at(ability: float) -> Mapping[str, float]:
    """How likely each sum is known at an ability, by the chance with which such children are made."""
    rng, drawn = Random(f"known {ability}"), 2_000
    known = Counter(fact for _ in range(drawn) for fact, knows in knowledge(rng, ability).items() if knows)
    return {fact: (known[fact] + 1) / (drawn + 2) for fact in FACTS}


@dataclass(frozen=True, slots=True)
class Chain:
    """A sum's answers: the chances of them and of (not knowing, knowing) after them, if not known before, and if."""

    unknown: tuple[float, float]
    known: tuple[float, float]
    log_scale: float = 0.0

    def of(self, prior: float) -> tuple[float, float]:
        """The chance of the answers, and of knowing after them."""
        knows = (1 - prior) * self.unknown[1] + prior * self.known[1]
        return (1 - prior) * self.unknown[0] + prior * self.known[0] + knows, knows


class Reader:
    """Reads answers of one kind of child. abilities: those possible. slower: than usual, in the log of a time."""

    def __init__(self, kind: str, abilities: Sequence[float], slower: float = 0.0) -> None:
        self._head, self._abilities, self._slower = pupil(kind, Random(1)), abilities, slower
        self._times: dict[tuple[float, int], Mapping[int, float]] = {}

    def read(self, rows: Sequence[Evidence], now: datetime) -> list[tuple[float, dict[str, float]]]:
        """For each pace the log of its chance with the answers, and then of each sum that it is known."""
        return [self._at(pace, rows, now) for pace in PACES]

    def _at(self, pace: float, rows: Sequence[Evidence], now: datetime) -> tuple[float, dict[str, float]]:
        chains = {fact: self._chain(pace, [row for row in rows if row.skill == fact], now) for fact in FACTS}
        before = -0.5 * (pace / PACE_SPREAD) ** 2 + sum(chain.log_scale for chain in chains.values())
        logs, chances = [], []
        for ability in self._abilities:
            of = {fact: chain.of(_known_at(ability)[fact]) for fact, chain in chains.items()}
            usual = -0.5 * (ability / ABILITY_SPREAD) ** 2 if len(self._abilities) > 1 else 0.0
            logs.append(before + usual + sum(log(whole) for whole, _ in of.values()))
            chances.append({fact: known / whole for fact, (whole, known) in of.items()})
        return mixed(list(zip(logs, chances, strict=True)))

    def _chain(self, pace: float, rows: Sequence[Evidence], now: datetime) -> Chain:
        head, at_first, log_scale = self._head, rows[0].at if rows else now, 0.0
        states = [1.0, 0.0, 0.0, 1.0]  # not known before: not known, known; known before: not known, known
        for row in rows:
            _forget(states, head, at_first, row.at)
            at_first = row.at
            if row.alone:
                unknown, known = self._chances(row, pace)
                states = [one * chance for one, chance in zip(states, (unknown, known) * 2, strict=True)]
                size = sum(states)
                log_scale += log(size)
                states = [one / size for one in states]
            for place in (0, 2):
                learned = states[place] * head.learns
                states[place], states[place + 1] = states[place] - learned, states[place + 1] + learned
        _forget(states, head, at_first, now)
        return Chain((states[0], states[1]), (states[2], states[3]), log_scale)

    def _chances(self, row: Evidence, pace: float) -> tuple[float, float]:
        """Of an answer, if the sum is not known and if it is."""
        head, units = self._head, counting_steps(row.skill)
        goes_well = [(1 - head.miscounts) ** (units + 1), 1 - head.slips]
        by_luck, times, luck_time = row.guess_p, [1.0, 1.0], 1.0
        if row.task == CLAIM:
            by_luck = 0.5
            if row.guess_p < 0.5:
                goes_well = [1 - (1 - well) * OFF for well in goes_well]
        elif row.task == "own_sum":
            goes_well = [well + (1 - well) * NOTICED for well in goes_well]
            times, luck_time = list(LAID), sum(LAID) / 2
        elif row.rt is not None:
            net = max(0.12, row.rt - (0.9 if row.motor is None else row.motor))
            place = max(NET[0], min(NET[1], round(log(net) / BIN)))
            times = [self._time(pace, units)[place], self._time(pace, 0)[place]]
            luck_time = exp(-max(0.0, net - 0.15) / 0.3) / 0.3 * net
        luck = head.guesses * (by_luck if row.right else 1 - by_luck) * luck_time
        unknown, known = (
            (1 - head.guesses) * (well if row.right else 1 - well) * time + luck
            for well, time in zip(goes_well, times, strict=True)
        )
        return unknown, known

    def _time(self, pace: float, units: int) -> Mapping[int, float]:
        """How times are spread that it takes to know (no units) or to count so many, by bins of their log."""
        if (pace, units) not in self._times:
            rng = Random(f"{pace} {units}")
            head = Pupil(USUAL, rng, {}, pace=exp(pace + self._slower))
            usual = 1.2 + self._head.a_step * units if units else 1.7
            drawn: Counter[int] = Counter()
            for _ in range(DRAWN):
                tap = 0.9 * rng.lognormvariate(0, 0.25)
                net = head._about(usual) + tap * rng.lognormvariate(0, 0.15) - tap - rng.gauss(0, 0.08)
                drawn[round(log(max(0.12, net)) / BIN)] += 1
            self._times[pace, units] = {
                place: (drawn[place - 1] / 4 + drawn[place] / 2 + drawn[place + 1] / 4 + 0.3) / DRAWN / BIN
                for place in range(NET[0], NET[1] + 1)
            }
        return self._times[pace, units]


def _forget(states: list[float], head: Pupil, since: datetime, now: datetime) -> None:
    lost = 1 - (1 - head.forgets) ** max(0, round((now - since).total_seconds() / 86_400))
    for place in (0, 2):
        gone = states[place + 1] * lost
        states[place], states[place + 1] = states[place] + gone, states[place + 1] - gone


def mixed(ways: Sequence[tuple[float, dict[str, float]]]) -> tuple[float, dict[str, float]]:
    """Several ways it could be as one: the log of all, and the chance of each sum."""
    most = max(weight for weight, _ in ways)
    weights = [exp(weight - most) for weight, _ in ways]
    whole = sum(weights)
    chances = {
        fact: sum(weight * way[fact] for weight, (_, way) in zip(weights, ways, strict=True)) / whole for fact in FACTS
    }
    return most + log(whole), chances


def reader_of(kind: str) -> Reader:
    """For children of one kind."""
    return Reader(kind, (OLDER,) if kind == SIBLINGS else ABILITIES)


@cache
def _younger() -> Reader:
    return Reader(USUAL, (YOUNGER,), SLOWER)


def known(kind: str, reader: Reader, rows: Sequence[Evidence], now: datetime) -> dict[str, float]:
    """The chance of each sum, whoever sat there."""
    if kind != SIBLINGS:
        return mixed(reader.read(rows, now))[1]
    younger = _younger()
    days = sorted({row.day for row in rows})
    ways = []
    for dealt in product((False, True), repeat=len(days)):
        theirs = {day for day, other in zip(days, dealt, strict=True) if other}
        own = reader.read([row for row in rows if row.day not in theirs], now)
        others = younger.read([row for row in rows if row.day in theirs], now)
        chance = sum(log(SITS if other else 1 - SITS) for other in dealt)
        for (log_own, chances), (log_others, _), pace in zip(own, others, PACES, strict=True):
            ways.append((chance + log_own + log_others + 0.5 * (pace / PACE_SPREAD) ** 2, chances))
    return mixed(ways)[1]
