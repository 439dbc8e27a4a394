"""Who asks, and what a request to the table came to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal

from kidsq.store.play.games import StoredGame


class NotHere(Exception):
    """No such table, or not this visitor's: the two are not told apart."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """One browser. device: random, kept in its session; session_id: this visit.

    learners: the children who sit at it now, for a class's tablet; None for a browser at home.
    """

    device: str
    session_id: str | None = None
    learners: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Timings:
    """What the browser measured on its own monotonic clock; None without JavaScript. Milliseconds.

    tz_offset_min: of its time zone, east of UTC. heard: Listen was tapped.
    """

    rt_first_ms: int | None = None
    rt_total_ms: int | None = None
    hidden_ms: int | None = None
    changes: int | None = None
    input: Literal["touch", "mouse", "key", "pen"] | None = None
    tz_offset_min: int | None = None
    heard: bool = False

    def without_times(self) -> Timings:
        """The same, as if nothing had been measured."""
        return replace(self, rt_first_ms=None, rt_total_ms=None, hidden_ms=None)


@dataclass(frozen=True, slots=True)
class Chance:
    """Time and chance of one request, from outside, so that a test can hold them still.

    at: UTC, ISO 8601 with milliseconds. rng: `secrets.SystemRandom` at real tables.
    """

    at: str
    rng: Random

    def new_id(self) -> str:
        """128 random bits in hexadecimal."""
        return f"{self.rng.getrandbits(128):032x}"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a request to the table came to; the table itself is looked at afterwards.

    kind: done · refused (unreadable, illegal or ahead) · late (an old ply) · clash (a used key with something else).
    code, values: the sentence for the child, None when there is nothing to say. since: the first ply that is news.
    """

    kind: Literal["done", "refused", "late", "clash"] = "done"
    code: str | None = None
    values: dict[str, Any] = field(default_factory=dict)
    since: int | None = None


def refused(code: str, **values: Any) -> Reply:
    return Reply("refused", code, values)


def is_owner(visitor: Visitor, stored: StoredGame) -> bool:
    """True if this visitor may see the game: a class's belongs to its children, any other to its browser."""
    if stored.class_id is not None:
        return any(seat.learner in (visitor.learners or ()) for seat in stored.seats if seat.learner)
    return visitor.learners is None and stored.device == visitor.device
