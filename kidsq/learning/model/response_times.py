"""How fast a child is and how far each device's clockwork is off: what times mean before they mean knowing."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import exp, log, pi, sqrt
from operator import add
from statistics import median

from kidsq.arithmetic.kind import MOST_STEPS
from kidsq.arithmetic.skills import FACTS_ASKED, counting_steps
from kidsq.arithmetic.sums.facts import addends_of
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.tasks import SAID

_NORMAL = 1 / sqrt(2 * pi)
_LOG_GUESSING = log(model.GUESSING)
_LOG_WRONG = log(model.WRONG)
_OUTLIER = model.OUTLIERS * model.OUTLIER_DENSITY
_GUESSING_SHARP = sqrt(0.5) / model.GUESSING_SPREAD
_GUESSING_BODY = _NORMAL / model.GUESSING_SPREAD
_WRONG_SHARP = sqrt(0.5) / model.WRONG_SPREAD
_WRONG_BODY = _NORMAL / model.WRONG_SPREAD


class Pace:
    """One way a child's speed could be.

    recall: times the usual. step: of counting one on, times the usual. spread: of the log of a time.
    """

    def __init__(self, recall: float, step: float, spread: float) -> None:
        self.knowing = log(model.KNOWING * recall)
        units = range(MOST_STEPS + 1)
        self.counting = [log(recall * (model.COUNTING + model.COUNTING_STEP * step * count)) for count in units]
        self.sharp = sqrt(0.5) / spread
        self.body = (1 - model.OUTLIERS) * _NORMAL / spread

    def counts(self, skill: str) -> float:
        """The log of the usual seconds of counting this."""
        return self.counting[min(MOST_STEPS, counting_steps(skill))]


PACES = tuple(
    (Pace(recall, step, spread), log(share * part * portion))
    for (recall, share), (step, part), (spread, portion) in product(model.PACES, model.STEP_PACES, model.SPREADS)
)
_KNOWING = {(pace.knowing, pace.sharp) for pace, _ in PACES}
"""What of them tells of knowing: quick counters know no faster than others."""


def produced(row: Evidence) -> bool:
    """True if this is the response time of a fact: produced by the child, read at a glance, not idle."""
    return (
        row.task in SAID
        and row.rt is not None
        and row.rt < model.IDLE
        and row.alone
        and (len(addends_of(row.skill)) == 2 or row.skill in FACTS_ASKED)
    )


def net_seconds(row: Evidence) -> float:
    """The seconds of an answer without the child's tapping, where that was measured."""
    return max(0.0, (row.rt or 0.0) - (row.motor or 0.0))


@dataclass(frozen=True, slots=True, eq=False)  # kept with their clock, so that each is told from others at once
class Times:
    """The densities of one answer's time: knowing and counting for each pace kept, and guessing."""

    knowing: tuple[float, ...]
    counting: tuple[float, ...]
    guessing: float
    wrong: float


@dataclass(frozen=True, slots=True)
class Clock:
    """A child's times read: the paces that are possible, and what each timed answer says under them.

    priors: the log share of children with each pace. times: by the place of the answer in the evidence.
    """

    paces: tuple[Pace, ...]
    priors: tuple[float, ...]
    times: Mapping[int, Times]


def read_times(rows: Sequence[Evidence]) -> Clock:
    """Weigh paces and the devices' offsets against each other, by the times of right answers."""
    baselines = _baselines(rows)
    by_device: dict[str, list[tuple[int, _Timed]]] = defaultdict(list)
    for place, row in enumerate(rows):
        if produced(row):
            motor = row.motor if row.motor is not None else baselines[row.device]
            net = (row.rt or 0.0) - (model.MOTOR if motor is None else motor)
            steps = min(MOST_STEPS, counting_steps(row.skill))
            by_device[row.device].append((place, (net, steps, row.right, row.guess_p)))
    devices = tuple(
        (
            tuple(timed for _, timed in answers),
            model.OFFSETS_WITHOUT if baselines[device] is None else model.OFFSETS_WITH_BASELINE,
        )
        for device, answers in by_device.items()
    )
    paces, priors, said = _told(devices)
    places = [place for answers in by_device.values() for place, _ in answers]
    return Clock(paces, priors, dict(zip(places, said, strict=True)))


_Timed = tuple[float, int, bool, float]
"""A timed answer, all of it that tells of a pace: net seconds, steps of counting, right, and the chance to be so."""


@lru_cache(maxsize=400)
def _told(
    answers: tuple[tuple[tuple[_Timed, ...], tuple[float, ...]], ...],
) -> tuple[tuple[Pace, ...], tuple[float, ...], list[Times]]:
    """The paces that are possible, their priors, and what each answer says. answers: by device, with its offsets.

    Kept, because most attempts have no time that tells of a pace, and leave all of this as it was.
    """
    if not answers:  # nothing tells the paces apart
        return (PACES[0][0],), (0.0,), []
    devices = [_Device(timed, shares) for timed, shares in answers]
    weights = [share + sum(device.evidence(place) for device in devices) for place, (_, share) in enumerate(PACES)]
    least = max(weights) + log(model.NEGLIGIBLE)
    kept = [place for place, weight in enumerate(weights) if weight >= least]
    times = [said for device in devices for said in device.times(kept)]
    return tuple(PACES[place][0] for place in kept), tuple(PACES[place][1] for place in kept), times


def _baselines(rows: Sequence[Evidence]) -> dict[str, float | None]:
    """Device -> its tapping time; None where it was never measured."""
    taps: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        known = taps[row.device]
        if row.motor is not None:
            known.append(row.motor)
    return {device: median(known) if known else None for device, known in taps.items()}


class _Reading:
    """One net time at each offset that a clockwork could have: all of its densities that no other answer changes.

    nets, logs: seconds by offset, and their logs. guessed: by offset, the density of guessing.
    """

    __slots__ = ("_steps", "_sure", "guessed", "logs", "nets")

    def __init__(self, net: float, steps: int) -> None:
        self.nets = [max(model.LEAST, net - offset) for offset in model.OFFSETS]
        self.logs = [log(seconds) for seconds in self.nets]
        bells = _bell(self.logs, _LOG_GUESSING, _GUESSING_SHARP)
        self.guessed = [_GUESSING_BODY * bell / seconds for bell, seconds in zip(bells, self.nets, strict=True)]
        self._steps = steps
        self._sure: array[float] | None = None

    @property
    def sure(self) -> array[float]:
        """For each of PACES, by offset, the density of knowing or counting, half of each: worked out when it is asked
        for, since only the latest times tell of a pace.
        """
        if self._sure is None:
            self._sure = array("d")
            fast = {key: _bell(self.logs, *key) for key in _KNOWING}
            for pace, _ in PACES:
                half, slow = 0.5 * pace.body, _bell(self.logs, pace.counting[self._steps], pace.sharp)
                both = zip(fast[pace.knowing, pace.sharp], slow, self.nets, strict=True)
                self._sure.extend([half * (one + other) / seconds for one, other, seconds in both])
        return self._sure

    def density(self, parts: Sequence[tuple[int, float]], usual: float, sharp: float) -> float:
        """That of a bell around the usual log of seconds. parts: offsets, each with its share of it."""
        density = 0.0
        for offset, part in parts:
            away = (self.logs[offset] - usual) * sharp
            density += part * exp(-away * away) / self.nets[offset]
        return density


def _bell(logs: Sequence[float], usual: float, sharp: float) -> list[float]:
    return [exp(-away * away) for one in logs for away in [(one - usual) * sharp]]


@lru_cache(maxsize=1_000)
def _reading(net: float, steps: int) -> _Reading:
    """Kept, because a child's earlier times come back with every attempt. steps: of counting, MOST_STEPS at most."""
    return _Reading(net, steps)


class _Device:
    """The timed answers on one device."""

    def __init__(self, timed: Sequence[_Timed], shares: Sequence[float]) -> None:
        self._timed = timed
        right = [(net, steps) for net, steps, is_right, _ in timed if is_right][-model.TIMES_FOR_PACE :]
        fits = _fits([_reading(net, steps) for net, steps in right], _lucky(timed))
        logs = [log(share) for share in shares]
        many = len(logs)
        self._offsets: list[list[float]] = [
            list(map(add, logs, fits[start : start + many])) for start in range(0, len(fits), many)
        ]

    def evidence(self, pace: int) -> float:
        weights = self._offsets[pace]
        most = max(weights)
        return most + log(sum([exp(weight - most) for weight in weights]))

    def times(self, kept: Sequence[int]) -> list[Times]:
        """What each answer's time says under the paces kept, over the offsets as likely as they are there."""
        mixes = [self._mix(pace) for pace in kept]
        overall = [sum(shares) / len(mixes) for shares in zip(*mixes, strict=True)]
        parts = [
            (pace, _parts(mix, pace.body)) for pace, mix in zip([PACES[one][0] for one in kept], mixes, strict=True)
        ]
        of_guessing, of_wrong = _parts(overall, _GUESSING_BODY), _parts(overall, _WRONG_BODY)
        found = []
        for net, steps, _, _ in self._timed:
            density = _reading(net, steps).density
            knowing = [_OUTLIER + density(likely, pace.knowing, pace.sharp) for pace, likely in parts]
            counting = [_OUTLIER + density(likely, pace.counting[steps], pace.sharp) for pace, likely in parts]
            guessing = _OUTLIER / 10 + density(of_guessing, _LOG_GUESSING, _GUESSING_SHARP)
            wrong = _OUTLIER + density(of_wrong, _LOG_WRONG, _WRONG_SHARP)
            found.append(Times(tuple(knowing), tuple(counting), guessing, wrong))
        return found

    def _mix(self, pace: int) -> list[float]:
        weights = self._offsets[pace]
        most = max(weights)
        raw = [exp(weight - most) for weight in weights]
        total = sum(raw)
        return [weight / total for weight in raw]


def _fits(right: Sequence[_Reading], lucky: float) -> list[float]:
    """The log of how well times of right answers fit each of PACES, by offset. lucky: the share of guessed ones."""
    sure, points = 1 - lucky, len(PACES) * len(model.OFFSETS)
    logs, fits = [0.0] * points, [1.0] * points
    for count, reading in enumerate(right):
        by_luck = [lucky * guessed + _OUTLIER for guessed in reading.guessed] * len(PACES)
        fits = [fit * (sure * one + luck) for fit, one, luck in zip(fits, reading.sure, by_luck, strict=True)]
        if count % 16 == 15:  # before the product grows too small
            logs = [sum_ + log(fit) for sum_, fit in zip(logs, fits, strict=True)]
            fits = [1.0] * points
    return [sum_ + log(fit) for sum_, fit in zip(logs, fits, strict=True)]


def _lucky(timed: Sequence[_Timed]) -> float:
    """The share of right answers that were guessed, if the wrong ones were: each stands for so many lucky ones."""
    right = sum(is_right for _, _, is_right, _ in timed)
    by_luck = sum(guess_p / (1 - guess_p) for _, _, is_right, guess_p in timed if not is_right)
    return min(0.95, by_luck / right) if right else 0.95


def _parts(mix: Sequence[float], body: float) -> list[tuple[int, float]]:
    """The offsets that are likely enough, each with its share of a density."""
    return [(offset, share * body) for offset, share in enumerate(mix) if share > 0.01]
