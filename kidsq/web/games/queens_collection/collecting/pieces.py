"""What only the tables of `rivals` and `teams` show. Each piece is frozen and already worded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidsq.web.games.queens_collection.pieces import Card, Panel

Team = Literal["heart", "star"]


@dataclass(frozen=True, slots=True, eq=False)
class Stock:
    """A box with the meeples that are left in it, one object of all that are alike.

    at: its place around the Queen, 0 straight above her, then clockwise. kind: which of both drawings. owner: face of
    whoever has won it.
    """

    code: str
    at: int
    kind: Literal["chest", "house"]
    name: str
    meeple: str
    label: str
    left: int
    owner: str | None

    @property
    def art(self) -> str:
        return f"{self.kind}-{self.code}"


@dataclass(frozen=True, slots=True)
class Lot:
    """Meeples of one colour that a seat has collected."""

    code: str
    number: int


@dataclass(frozen=True, slots=True)
class Heap:
    """What a seat has collected in this round. boxes: drawings. label: all of it in words."""

    lots: tuple[Lot, ...]
    boxes: tuple[str, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Collector(Panel):
    """One seat with its collection. worth: its points of this round, before one is taken off for each card of the hand;
    before: in the rounds that are over, None in the first. is_asked: a child is about to say them.
    """

    heap: Heap = Heap((), (), "")
    worth: int = 0
    before: int | None = None
    is_asked: bool = False
    team: Team | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Kin:
    """Equal cards of a hand, one object of all that are alike."""

    code: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """One of the eight colours, and whether it lies turned up: a second one of it busts."""

    code: str
    name: str
    lies: bool


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The points of one seat in one round, step by step. total: of all rounds so far."""

    panel: Panel
    meeples: int
    boxes: int
    cards: int
    points: int
    total: int

    @property
    def of_meeples(self) -> int:
        return 2 * self.meeples

    @property
    def of_boxes(self) -> int:
        return 3 * self.boxes


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that is over. number: from 1. best: seats with the most points of it."""

    number: int
    line: str
    rows: tuple[Reckoning, ...]
    best: tuple[int, ...]


__all__ = ["Card", "Collector", "Heap", "Kin", "Lot", "Reckoning", "RoundEnd", "Sign", "Stock"]
