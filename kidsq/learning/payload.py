"""What a question of the table shows, typed by its task: kept as JSON beside it, and read back or refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, ClassVar, Final, cast, get_args

from kidsq.arithmetic import points
from kidsq.arithmetic.skills import is_of, kind_of, right_answer
from kidsq.learning.attempt import ArmOfKind, Layout, json_text
from kidsq.learning.questions import Offer
from kidsq.learning.tasks import CLAIM, COUNT, MISSING, SAY, TO_GOAL, TOTAL, Task


class InvalidPayload(ValueError):
    """What is kept with a question is not what its task shows."""


OWL: Final = -1
"""Instead of a seat: of a child that plays alone the owl asks, and nobody waits."""
_LAYOUTS: Final = get_args(Layout)
_ARMS: Final = get_args(ArmOfKind)
_WAYS: Final = ("fingers", "layout", "arm", "swaps")
"""What is kept only where it says something."""


@dataclass(frozen=True, slots=True)
class OfBot:
    """What a bot asks while it waits with its move. friend: its seat, as it is kept, or OWL. skill: as in the log.

    operands: as shown. choices: what can be tapped, in their order. guess_p: the chance to be right blindly.
    held: the bot has these cards and will lay them, else it only wonders; of old questions nobody wrote it down. swaps:
    of these it has only the total, and swaps that.
    fingers: the owl's help with it is a hand that counts on. layout: how it is written; empty: as all sums at this ply.
    arm: of a comparison, drawn when it was asked; empty: of none. All three are for sums of friends alone.
    """

    friend: int
    skill: str
    operands: tuple[int, ...]
    choices: tuple[int, ...]
    guess_p: float
    held: bool = True
    swaps: bool = False
    fingers: bool = False
    layout: str = ""
    arm: str = ""

    def _check(self) -> None:
        _require(bool(self.operands) and len(set(self.choices)) > 1 and 0 <= self.guess_p <= 1)
        _require(self.layout in ("", *_LAYOUTS) and self.arm in ("", *_ARMS))


@dataclass(frozen=True, slots=True)
class Sum(OfBot):
    """What do these make?"""

    task: ClassVar[Task] = SAY

    @property
    def truth(self) -> int:
        return right_answer(self.skill, self.operands)

    def _check(self) -> None:
        OfBot._check(self)
        kind = kind_of(self.skill)
        _require(kind is not None and bool(kind.facts) and is_of(self.skill, self.operands), "skill")


@dataclass(frozen=True, slots=True)
class Claim(OfBot):
    """These make so much: is it so? Of the choices 1 says yes, and 0 not so."""

    task: ClassVar[Task] = CLAIM
    claimed: int = 0

    def _check(self) -> None:
        OfBot._check(self)
        _require(is_of(self.skill, self.operands), "skill")

    @property
    def truth(self) -> int:
        return int(self.claimed == right_answer(self.skill, self.operands))


@dataclass(frozen=True, slots=True)
class _Difference(OfBot):
    """operands: what is there, and the whole."""

    def _check(self) -> None:
        OfBot._check(self)
        _require(len(self.operands) == 2)

    @property
    def truth(self) -> int:
        known, whole = self.operands
        return whole - known


@dataclass(frozen=True, slots=True)
class Missing(_Difference):
    """Which card does a bot hide, that makes this total with the one that is seen?"""

    task: ClassVar[Task] = MISSING


@dataclass(frozen=True, slots=True)
class ToGoal(_Difference):
    """How many points are still to come?"""

    task: ClassVar[Task] = TO_GOAL


@dataclass(frozen=True, slots=True)
class OfGame(OfBot):
    """What a bot asks of things that lie on the table. about: which, as the game calls them."""

    about: str = ""

    def _check(self) -> None:
        OfBot._check(self)
        _require(is_of(self.skill, self.operands), "skill")

    @property
    def truth(self) -> int:
        return right_answer(self.skill, self.operands)


@dataclass(frozen=True, slots=True)
class HomeToGoal(OfGame):
    """How many are still to come? operands: what is there, and the whole."""

    task: ClassVar[Task] = "home_to_goal"


@dataclass(frozen=True, slots=True)
class BoxMissing(OfGame):
    """How many are missing in one box? operands: what is there, and the whole."""

    task: ClassVar[Task] = "box_missing"


@dataclass(frozen=True, slots=True)
class CountSet(OfGame):
    """How many of these are there?"""

    task: ClassVar[Task] = "count_set"


@dataclass(frozen=True, slots=True)
class BustCount(OfGame):
    """How many colours must not come now?"""

    task: ClassVar[Task] = "bust_count"


@dataclass(frozen=True, slots=True)
class Compare(OfGame):
    """How many more has the child, or the bot? operands: the larger amount first. about: who has it."""

    task: ClassVar[Task] = "compare"


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What the game itself asks of things that lie on the table.

    skill: as in the log. operands: as shown. choices: what can be tapped, in their order. about: what is reckoned, as
    the game calls it. parts: all numbers of a reckoning of several steps, of which this is one.
    """

    skill: str
    operands: tuple[int, ...]
    choices: tuple[int, ...]
    about: str = ""
    parts: tuple[int, ...] = ()

    def _check(self) -> None:
        _require(is_of(self.skill, self.operands) and len(set(self.choices)) > 1 and self.truth in self.choices)

    @property
    def truth(self) -> int:
        return right_answer(self.skill, self.operands)

    @property
    def guess_p(self) -> float:
        return round(1 / len(self.choices), 4)


@dataclass(frozen=True, slots=True)
class HomeTotal(Reckoned):
    """Where does the marker land? operands: where it stood, and how many have come."""

    task: ClassVar[Task] = "home_total"


@dataclass(frozen=True, slots=True)
class PointsNow(Reckoned):
    """Where does the marker of one's own collection land? operands: where it stood, and how many points have come."""

    task: ClassVar[Task] = "points_now"


@dataclass(frozen=True, slots=True)
class BoxesTimes(Reckoned):
    """So many boxes with so many each."""

    task: ClassVar[Task] = "boxes_times"


@dataclass(frozen=True, slots=True)
class FinalScore(Reckoned):
    """One step of what all have reached together."""

    task: ClassVar[Task] = "final_score"


@dataclass(frozen=True, slots=True)
class RoundScore(Reckoned):
    """One step of what a seat has reached in a round."""

    task: ClassVar[Task] = "round_score"


@dataclass(frozen=True, slots=True)
class Total:
    """The points of a seat to which something has come. places: of the track on which the child hops there."""

    task: ClassVar[Task] = TOTAL
    before: int
    gained: int
    queen: int
    places: tuple[int, ...]

    def _check(self) -> None:
        _require(len(self.places) > 1)

    @property
    def skill(self) -> str:
        return points.TOTAL.skill((self.before, self.gained))

    @property
    def truth(self) -> int:
        return self.before + self.gained

    @property
    def choices(self) -> tuple[int, ...]:
        return self.places


@dataclass(frozen=True, slots=True)
class Count:
    """Whom a count reaches. number: that was turned up. truth: the seat; players: seats to point at."""

    task: ClassVar[Task] = COUNT
    number: int
    truth: int
    players: int

    def _check(self) -> None:
        _require(self.players > 1 and 0 <= self.truth < self.players)

    @property
    def choices(self) -> tuple[int, ...]:
        return tuple(range(self.players))


BotsQuestion = Sum | Claim | Missing | ToGoal | HomeToGoal | BoxMissing | CountSet | BustCount | Compare
GamesQuestion = HomeTotal | PointsNow | BoxesTimes | FinalScore | RoundScore
Payload = BotsQuestion | GamesQuestion | Total | Count
_KINDS: Final[Mapping[str, type[Payload]]] = {
    kind.task: kind for kind in (*get_args(BotsQuestion), *get_args(GamesQuestion), Total, Count)
}


def of_offer(offer: Offer, bot_seat: int) -> BotsQuestion:
    """What this offer shows when this bot asks."""
    shown = {
        "friend": bot_seat,
        "skill": offer.skill,
        "operands": offer.operands,
        "choices": offer.choices,
        "guess_p": round(offer.guess_p, 4),
        "held": offer.held,
        "swaps": offer.swaps,
    }
    if offer.task == CLAIM:
        shown["claimed"] = offer.claimed
    kind = _KINDS[offer.task]
    if issubclass(kind, OfGame):
        shown["about"] = offer.about
    return cast(BotsQuestion, _made(offer.task, shown))


def to_json(payload: Payload) -> str:
    """As it is kept, the same text for the same question."""
    shown: dict[str, Any] = {one.name: getattr(payload, one.name) for one in fields(payload)}
    if isinstance(payload, OfBot):
        said = {name: value for name, value in shown.items() if value or name not in _WAYS}
        shown = {"claimed": None, **said, "truth": payload.truth}
    return json_text(shown)


@lru_cache(maxsize=10_000)  # those of a game come back with each that may follow, and with each look
def from_json(task: str, text: str) -> Payload:
    """What is kept with a question of this task. Raises Unfit where it is not what this task shows."""
    try:
        shown = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidPayload(f"{task}: no JSON") from error
    if not isinstance(shown, dict):
        raise InvalidPayload(f"{task}: {shown!r}")
    kind = _KINDS.get(task)
    if kind is None or not issubclass(kind, OfBot):
        return _made(task, shown)
    cells = {name: value for name, value in shown.items() if name not in ("truth", "claimed")}
    if kind is Claim:
        cells["claimed"] = shown.get("claimed")
    made = _made(task, cells)
    if shown.get("truth") != made.truth or type(shown["truth"]) is not int:
        raise InvalidPayload(f"{task}: {shown.get('truth')!r} is not right")
    return made


def _made(task: str, cells: Mapping[str, Any]) -> Payload:
    kind = _KINDS.get(task)
    if kind is None:
        raise InvalidPayload(f"{task}: no such question")
    try:
        made = kind(**{name: _whole(name, value) for name, value in cells.items()})
        made._check()
    except (TypeError, ValueError) as error:
        raise InvalidPayload(f"{task}: {error}") from error
    return made


def _whole(name: str, value: Any) -> Any:
    """A value of the right kind, lists as tuples; raises ValueError for any other."""
    if name in ("operands", "choices", "places", "parts"):
        _require(isinstance(value, list | tuple) and all(type(one) is int for one in value), name)
        return tuple(value)
    _require(type(value) in _TYPES.get(name, (int,)), name)
    return value


_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    **dict.fromkeys(("skill", "about", "layout", "arm"), (str,)),
    **dict.fromkeys(("held", "swaps", "fingers"), (bool,)),
    "guess_p": (int, float),
}


def _require(holds: bool, what: str = "") -> None:
    if not holds:
        raise ValueError(what or "numbers that do not belong together")
