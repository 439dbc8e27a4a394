"""Readers that know how simulated children come about, and read one child's answers by that.

One is told the child's kind (read()). It knows how times of that kind are spread, how often such children slip,
miscount, guess, learn and forget, how likely each sum is known at any ability, and of siblings how able both are and
how often each plays; not the child's pace, ability and sums, nor who sat there. The other knows the same of all kinds
and how many children are of each, not of which this child is (by_kind()). Nobody could find more in them.
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

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.demo.pupil import ABILITY_SPREAD, PACE_SPREAD, SIBLINGS, SITS, SLOWER, USUAL, Pupil, knowledge, pupil
from kidsq.learning.evidence import Evidence, had_a_choice
from kidsq.learning.model.claims import is_claim
from kidsq.learning.tasks import BOTS_TASKS, CHOSEN

BIN: Final = 0.06
DRAWN: Final = 20_000
HEADS: Final = 2_000
NET: Final = (-40, 79)  # bins of the log of seconds
PACES: Final = tuple(0.11 * place for place in range(-5, 6))
ABILITIES: Final = tuple(0.65 * place for place in range(-5, 6))
LAID: Final = (0.5, 0.85)  # how often a sum of its hand is laid that a child does not know, and one that it knows
NOTICED: Final = 0.4  # of sums that would fail the child takes another one
OFF: Final = 0.45  # how often a miscount makes just what a false claim says
OLDER, YOUNGER = 0.8, -0.8
SHARES: Final[Mapping[str, float]] = {
    USUAL: 0.8,
    "quick counter": 0.04,
    "forgetter": 0.04,
    SIBLINGS: 0.04,
    "fast guesser": 0.04,
    "hint tapper": 0.04,
}
"""How many children are of each kind, for a reader that is not told: four in five usual, the strange ones alike."""


@cache
def _known_at(ability: float) -> Mapping[str, float]:
    """How likely each sum is known at an ability, by the chance with which such children are made."""
    rng = Random(f"known {ability}")
    return known_among([knowledge(rng, ability) for _ in range(HEADS)])


def known_among(heads: Sequence[Mapping[str, bool]]) -> Mapping[str, float]:
    """How likely each sum is known by a child like these."""
    return {fact: (sum(head[fact] for head in heads) + 1) / (len(heads) + 2) for fact in FACTS}


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
        self._head, self._slower, self.hints = pupil(kind, Random(1)), slower, pupil(kind, Random(1)).hints
        shares = [exp(-0.5 * (ability / ABILITY_SPREAD) ** 2) for ability in abilities]
        self.abilities = [(ability, log(share / sum(shares))) for ability, share in zip(abilities, shares, strict=True)]

    def chain(self, pace: float, rows: Sequence[Evidence], now: datetime) -> Chain:
        """What the answers to one sum say at a pace."""
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
        if is_claim(row):
            by_luck = 0.5
            if row.guess_p < 0.5:
                goes_well = [1 - (1 - well) * OFF for well in goes_well]
        elif row.task in CHOSEN:
            goes_well = [well + (1 - well) * NOTICED for well in goes_well]
            times, luck_time = list(LAID), sum(LAID) / 2
        elif row.rt is not None:
            net = max(0.12, row.rt - (0.9 if row.motor is None else row.motor))
            place = max(NET[0], min(NET[1], round(log(net) / BIN)))
            counted = 1.2 + head.a_step * units
            times = [_times(pace, self._slower, units, counted)[place], _times(pace, self._slower, 0, 1.7)[place]]
            luck_time = exp(-max(0.0, net - 0.15) / 0.3) / 0.3 * net
        luck = head.guesses * (by_luck if row.right else 1 - by_luck) * luck_time
        unknown, known = (
            (1 - head.guesses) * (well if row.right else 1 - well) * time + luck
            for well, time in zip(goes_well, times, strict=True)
        )
        return unknown, known


@cache
def _times(pace: float, slower: float, units: int, usual: float) -> Mapping[int, float]:
    """How times are spread of what usually takes so long, by bins of their log: to count so many units, or to know."""
    rng = Random(f"{pace} {units}")
    head = Pupil(rng, {}, pace=exp(pace + slower))
    drawn: Counter[int] = Counter()
    for _ in range(DRAWN):
        tap = 0.9 * rng.lognormvariate(0, 0.25)
        net = head.takes(usual) + tap * rng.lognormvariate(0, 0.15) - tap - rng.gauss(0, 0.08)
        drawn[round(log(max(0.12, net)) / BIN)] += 1
    return {
        place: (drawn[place - 1] / 4 + drawn[place] / 2 + drawn[place + 1] / 4 + 0.3) / DRAWN / BIN
        for place in range(NET[0], NET[1] + 1)
    }


def _forget(states: list[float], head: Pupil, since: datetime, now: datetime) -> None:
    lost = 1 - (1 - head.forgets) ** max(0, round((now - since).total_seconds() / 86_400))
    for place in (0, 2):
        gone = states[place + 1] * lost
        states[place], states[place + 1] = states[place] + gone, states[place + 1] - gone


Read = tuple[float, dict[str, float]]
"""The log of the chance of the answers, and then of each sum that it is known."""


def mixed(ways: Sequence[Read]) -> Read:
    """Several ways it could be as one: the log of all, and the chance of each sum."""
    most = max(weight for weight, _ in ways)
    weights = [exp(weight - most) for weight, _ in ways]
    whole = sum(weights)
    chances = {
        fact: sum(weight * way[fact] for weight, (_, way) in zip(weights, ways, strict=True)) / whole for fact in FACTS
    }
    return most + log(whole), chances


class Sheet:
    """One child's answers before a reader. What several ways to deal the days to two hands share is read once."""

    def __init__(self, reader: Reader, rows: Sequence[Evidence], now: datetime) -> None:
        self._reader, self._now = reader, now
        self._rows = {fact: [row for row in rows if row.skill == fact] for fact in FACTS}
        self._days = {fact: frozenset(row.day for row in of_fact) for fact, of_fact in self._rows.items()}
        self._chains: dict[tuple[str, float, frozenset[int]], Chain] = {}

    def read(self, days: frozenset[int]) -> list[Read]:
        """The answers of these days, at each pace."""
        return [self._at(pace, days) for pace in PACES]

    def _at(self, pace: float, days: frozenset[int]) -> Read:
        chains = {fact: self._chain(fact, pace, days & self._days[fact]) for fact in FACTS}
        before = of_pace(pace) + sum(chain.log_scale for chain in chains.values())
        ways = []
        for ability, share in self._reader.abilities:
            of = {fact: chain.of(_known_at(ability)[fact]) for fact, chain in chains.items()}
            fits = before + share + sum(log(whole) for whole, _ in of.values())
            ways.append((fits, {fact: known / whole for fact, (whole, known) in of.items()}))
        return mixed(ways)

    def _chain(self, fact: str, pace: float, days: frozenset[int]) -> Chain:
        key = fact, pace, days
        if key not in self._chains:
            rows = [row for row in self._rows[fact] if row.day in days]
            self._chains[key] = self._reader.chain(pace, rows, self._now)
        return self._chains[key]


def of_pace(pace: float) -> float:
    """The log of the share of children with a pace; of all kinds on the same scale."""
    return -0.5 * (pace / PACE_SPREAD) ** 2


@cache
def _reader_of(kind: str) -> Reader:
    return Reader(kind, (OLDER,) if kind == SIBLINGS else ABILITIES)


@cache
def _younger() -> Reader:
    return Reader(USUAL, (YOUNGER,), log(SLOWER))


def read(kind: str, rows: Sequence[Evidence], now: datetime) -> Read:
    """By one who knows that the child is of this kind; of siblings whoever sat there."""
    own, days = Sheet(_reader_of(kind), rows, now), sorted({row.day for row in rows})
    if kind != SIBLINGS:
        return mixed(own.read(frozenset(days)))
    others, ways = Sheet(_younger(), rows, now), []
    for dealt in product((False, True), repeat=len(days)):
        theirs = frozenset(day for day, other in zip(days, dealt, strict=True) if other)
        chance = sum(log(SITS if other else 1 - SITS) for other in dealt)
        both = zip(own.read(frozenset(days) - theirs), others.read(theirs), PACES, strict=True)
        # Both have one pace, whose share is in both.
        ways += [(chance + one + other - of_pace(pace), chances) for (one, chances), (other, _), pace in both]
    return mixed(ways)


def by_kind(rows: Sequence[Evidence], now: datetime, shares: Mapping[str, float] = SHARES) -> dict[str, Read]:
    """What each kind makes of the answers, with the log of its share and of how often the owl was asked.

    mixed() makes of these what one finds who knows how all kinds come about, and not which this child is.
    """
    found = {}
    for kind, share in shares.items():
        fits, chances = read(kind, rows, now)
        found[kind] = (log(share) + _asks(_reader_of(kind).hints, rows) + fits, chances)
    return found


def _asks(often: float, rows: Sequence[Evidence]) -> float:
    """The log of the chance that who asks the owl so often does before just these answers to friends.

    It tells of the kind only. Not before sums of the hand: there help is also seen that was not asked for.
    """
    asked = [not row.alone for row in rows if row.task in BOTS_TASKS and had_a_choice(row.task, None, row.guess_p)]
    return sum(log(often if one else 1 - often) for one in asked)
