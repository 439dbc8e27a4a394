"""How fast a child is and how far each device's clockwork is off: what times mean before they mean knowing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import exp, log, pi, sqrt
from statistics import median

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import addends_of, counting_steps
from kidsq.learning.model import constants as model

_NORMAL = 1 / sqrt(2 * pi)
_LOG_GUESSING = log(model.GUESSING)
_LOG_WRONG = log(model.WRONG)
_OUTLIER = model.OUTLIERS * model.OUTLIER_DENSITY
_GUESSING_SHARP = sqrt(0.5) / model.GUESSING_SPREAD
_GUESSING_BODY = _NORMAL / model.GUESSING_SPREAD


MOST_STEPS = 5


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


def produced(row: Evidence) -> bool:
    """True if this is the response time of a sum: produced by the child, of two numbers, right, not idle."""
    return (
        row.task == "help_bot"
        and row.rt is not None
        and row.rt < model.IDLE
        and row.alone
        and len(addends_of(row.skill)) == 2
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

    nets: seconds by offset. fast, slow, either: by pace, then by offset, the bell of knowing, of counting, and their
    sum. guessed: by offset, the density of guessing. guessing, wrong: the bells of guessing and of wrong answers.
    """

    __slots__ = ("either", "fast", "guessed", "guessing", "nets", "slow", "wrong")

    def __init__(self, net: float, steps: int) -> None:
        self.nets = [max(model.LEAST, net - offset) for offset in model.OFFSETS]
        logs = [log(seconds) for seconds in self.nets]
        self.fast = [_bell(logs, pace.knowing, pace.sharp) for pace, _ in PACES]
        self.slow = [_bell(logs, pace.counting[steps], pace.sharp) for pace, _ in PACES]
        self.either = [
            [one + other for one, other in zip(*two, strict=True)] for two in zip(self.fast, self.slow, strict=True)
        ]
        bells = _bell(logs, _LOG_GUESSING, _GUESSING_SHARP)
        self.guessed = [_GUESSING_BODY * bell / seconds for bell, seconds in zip(bells, self.nets, strict=True)]
        self.guessing = [exp(-0.5 * ((one - _LOG_GUESSING) / model.GUESSING_SPREAD) ** 2) for one in logs]
        self.wrong = [exp(-0.5 * ((one - _LOG_WRONG) / model.WRONG_SPREAD) ** 2) for one in logs]


def _bell(logs: Sequence[float], usual: float, sharp: float) -> list[float]:
    return [exp(-away * away) for one in logs for away in [(one - usual) * sharp]]


@lru_cache(maxsize=1_000)
def _reading(net: float, steps: int) -> _Reading:
    """Kept, because a child's earlier times come back with every attempt. steps: of counting, MOST_STEPS at most."""
    return _Reading(net, steps)


class _Device:
    """The timed answers on one device."""

    def __init__(self, timed: Sequence[_Timed], shares: Sequence[float]) -> None:
        self.readings = [_reading(net, steps) for net, steps, _, _ in timed]
        lucky = _lucky(timed)
        right = [reading for reading, (_, _, is_right, _) in zip(self.readings, timed, strict=True) if is_right][
            -model.TIMES_FOR_PACE :
        ]
        by_luck = [[lucky * guessed + _OUTLIER for guessed in reading.guessed] for reading in right]
        self._offsets = [
            _fits(
                [reading.either[place] for reading in right],
                by_luck,
                [reading.nets for reading in right],
                0.5 * pace.body * (1 - lucky),
                shares,
            )
            for place, (pace, _) in enumerate(PACES)
        ]

    def evidence(self, pace: int) -> float:
        weights = self._offsets[pace]
        most = max(weights)
        return most + log(sum([exp(weight - most) for weight in weights]))

    def times(self, kept: Sequence[int]) -> list[Times]:
        """What each answer's time says under the paces kept, over the offsets as likely as they are there."""
        mixes = [self._mix(pace) for pace in kept]
        overall = [sum(shares) / len(mixes) for shares in zip(*mixes, strict=True)]
        parts = [(pace, _parts(mix, PACES[pace][0].body)) for pace, mix in zip(kept, mixes, strict=True)]
        of_guessing = _parts(overall, _NORMAL / model.GUESSING_SPREAD)
        of_wrong = _parts(overall, _NORMAL / model.WRONG_SPREAD)
        found = []
        for reading in self.readings:
            nets = reading.nets
            knowing = [_OUTLIER + _mixed(likely, reading.fast[pace], nets) for pace, likely in parts]
            counting = [_OUTLIER + _mixed(likely, reading.slow[pace], nets) for pace, likely in parts]
            guessing = _mixed(of_guessing, reading.guessing, nets) + _OUTLIER / 10
            wrong = _mixed(of_wrong, reading.wrong, nets) + _OUTLIER
            found.append(Times(tuple(knowing), tuple(counting), guessing, wrong))
        return found

    def _mix(self, pace: int) -> list[float]:
        weights = self._offsets[pace]
        most = max(weights)
        raw = [exp(weight - most) for weight in weights]
        total = sum(raw)
        return [weight / total for weight in raw]


def _fits(
    either: Sequence[Sequence[float]],
    by_luck: Sequence[Sequence[float]],
    nets: Sequence[Sequence[float]],
    body: float,
    shares: Sequence[float],
) -> list[float]:
    """The joint log weight of each offset with one pace; all by answer, then by offset."""
    logs = [log(share) for share in shares]
    fits = [1.0] * len(shares)
    for count, (bells, lucky, seconds) in enumerate(zip(either, by_luck, nets, strict=True)):
        fits = [
            fit * (body * bell / net + luck) for fit, bell, net, luck in zip(fits, bells, seconds, lucky, strict=True)
        ]
        if count % 16 == 15:  # before the product grows too small
            logs = [sum_ + log(fit) for sum_, fit in zip(logs, fits, strict=True)]
            fits = [1.0] * len(shares)
    return [sum_ + log(fit) for sum_, fit in zip(logs, fits, strict=True)]


def _lucky(timed: Sequence[_Timed]) -> float:
    """The share of right answers that were guessed, if the wrong ones were: each stands for so many lucky ones."""
    right = sum(is_right for _, _, is_right, _ in timed)
    by_luck = sum(guess_p / (1 - guess_p) for _, _, is_right, guess_p in timed if not is_right)
    return min(0.95, by_luck / right) if right else 0.95


def _parts(mix: Sequence[float], body: float) -> list[tuple[int, float]]:
    """The offsets that are likely enough, each with its share of a density."""
    return [(offset, share * body) for offset, share in enumerate(mix) if share > 0.01]


def _mixed(parts: Sequence[tuple[int, float]], bells: Sequence[float], nets: Sequence[float]) -> float:
    density = 0.0
    for offset, part in parts:
        density += part * bells[offset] / nets[offset]
    return density
