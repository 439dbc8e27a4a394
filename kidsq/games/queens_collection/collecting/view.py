"""What a seat sees where meeples are collected: its own hand and its partner's, never another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidsq.games.queens_collection.cards import Cards
from kidsq.games.queens_collection.editions import partner
from kidsq.games.queens_collection.view import View


@dataclass(frozen=True, slots=True)
class CollectingView(View):
    """decision: how far the turn is; `more` after a pair. display, revealed: in the order they came. left: meeples in
    each box, by colour. taken: by seat, the meeples by colour. boxes: by seat, those it has won. out_size: how many
    cards are back in the carton. idle: turns in a row without a meeple. number: of this round, from 0, of `rounds`.
    scores: points by round and seat, of the rounds that are over. points: of each seat in this round, as everybody can
    count them.
    """

    decision: Literal["reveal", "take", "more", "over"]
    display: Cards
    revealed: Cards
    left: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    boxes: tuple[tuple[int, ...], ...]
    out_size: int
    idle: int
    number: int
    rounds: int
    scores: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]

    @property
    def partner(self) -> int | None:
        return partner(self.edition, self.seat)
