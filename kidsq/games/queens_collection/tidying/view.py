"""What a seat sees where meeples go home: all but the order of the piles."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.games.queens_collection.view import View


@dataclass(frozen=True, slots=True)
class TidyingView(View):
    """standing: how many meeples stand on each place: those of colour c on box b under c * 8 + b. astray: how many are
    not at home. fields: of a box. copies: cards of each colour there are. jokers: likewise. passes:
    in a row. points: as they stand.
    """

    standing: tuple[int, ...]
    astray: int
    fields: int
    copies: int
    jokers: int
    passes: int
    points: int

    def on_box(self, box: int) -> tuple[int, ...]:
        """The colours of the meeples that stand on a box, in order."""
        return tuple(colour for colour, number in enumerate(self.standing[box::8]) for _ in range(number))
