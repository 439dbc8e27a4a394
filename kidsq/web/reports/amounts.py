"""How much it is, as dots and bars on paper: where each of them lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import Kind, Numbers, OnPaper

TEN: Final = 10
FIVE: Final = 5
GAP: Final = 0.6
"""Between two that belong not together."""

Part = Literal["first", "second", "open"]
"""Of which number, or of what is still missing."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One of them, in units of its size. high: as high as so many."""

    x: float
    y: float
    part: Part
    high: int = 1


@dataclass(frozen=True, slots=True)
class Drawing:
    spots: tuple[Spot, ...]

    @property
    def width(self) -> float:
        return max((one.x for one in self.spots), default=0) + 1

    @property
    def height(self) -> float:
        return max((one.y + one.high for one in self.spots), default=0)


def drawing(kind: Kind, operands: Numbers) -> Drawing | None:
    """What is known of a task; None where a kind is not drawn."""
    return Drawing(tuple(_DRAWN[kind.on_paper](kind, operands))) if kind.on_paper else None


def _part(place: int) -> Part:
    return "second" if place % 2 else "first"


def _row(_kind: Kind, numbers: Sequence[int]) -> Iterator[Spot]:
    x = 0.0
    for place, number in enumerate(numbers):
        for _one in range(number):
            yield Spot(x, 0, _part(place))
            x += 1
        x += GAP


def _taken(_kind: Kind, operands: Sequence[int]) -> Iterator[Spot]:
    """The whole in rows of ten, what is taken away last."""
    whole, *taken = operands
    for place in range(whole):
        yield Spot(place % TEN, place // TEN, "first" if place < whole - sum(taken) else "open")


def _frames(_kind: Kind, numbers: Sequence[int]) -> Iterator[Spot]:
    """Each number in a frame of its own, so that it can be seen what is missing to ten."""
    for place, number in enumerate(numbers):
        for cell in range(max(TEN, number)):
            x = place * (FIVE + GAP) + cell % FIVE
            yield Spot(x, cell // FIVE, _part(place) if cell < number else "open")


def _sides(kind: Kind, operands: Sequence[int]) -> Iterator[Spot]:
    left, right = kind.asked(tuple(operands), None)
    missing = kind.truth(operands)
    for y, side in enumerate((left, right)):
        x = 0
        for place, number in enumerate(side):
            for _one in range(missing if number is None else number):
                yield Spot(x, y * (1 + GAP), "open" if number is None else _part(place))
                x += 1


def _tens(kind: Kind, operands: Sequence[int]) -> Iterator[Spot]:
    """Bars of ten, as many as make the whole."""
    known = [number // TEN for number in operands[:-1]]
    parts = [_part(place) for place, number in enumerate(known) for _one in range(number)]
    parts += ["open"] * (kind.truth(operands) // TEN)
    for x, part in enumerate(parts):
        yield Spot(x, 0, part, high=4)


def _array(_kind: Kind, operands: Sequence[int]) -> Iterator[Spot]:
    rows, columns = operands
    for y in range(rows):
        for x in range(columns):
            yield Spot(x, y, _part(y))


_DRAWN: Final[Mapping[OnPaper, Callable[[Kind, Sequence[int]], Iterator[Spot]]]] = {
    "row": _row,
    "taken": _taken,
    "frames": _frames,
    "sides": _sides,
    "tens": _tens,
    "array": _array,
}
