"""Which queen came to whom, read from the few moves of a record that move a queen: no hand, no pile, no chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.games.sleeping_queens.cards import QUARREL, QUEEN_CODES, QUEEN_NAMES

MOVES_THAT_COUNT: Final = ("king", "wake", "knight", "potion", "allow")
"""First words of the moves from which arrivals() reads; all others may be left out."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A queen has come to a court, woken or won. ply: how many lay before. queen: her name."""

    ply: int
    seat: int
    queen: str


def arrivals(beds: Sequence[str], plies: Iterable[tuple[int, int, str]]) -> Iterator[Arrival]:
    """Every queen that came to a court, in order. beds: as in the header; plies: (ply, seat, move), as recorded."""
    asleep = [QUEEN_CODES[name] for name in beds]
    courts: dict[int, set[int]] = {}
    attack: tuple[str, int, list[str]] | None = None
    for ply, seat, move in plies:
        kind, *what = move.split()
        if kind in ("king", "wake"):
            queen = asleep[int(what[0])]
            court = courts.setdefault(seat, set())
            if QUARREL.get(queen, 0) in court:
                continue  # she goes back to her bed
            asleep[int(what[0])] = 0
            court.add(queen)
            yield Arrival(ply, seat, QUEEN_NAMES[queen])
        elif kind in ("knight", "potion"):
            attack = (kind, seat, what)
        elif kind == "allow" and attack is not None:
            how, attacker, (victim, name, *bed) = attack
            queen = QUEEN_CODES[name]
            courts.setdefault(int(victim), set()).discard(queen)
            if how == "potion":
                asleep[int(bed[0])] = queen
                continue
            courts.setdefault(attacker, set()).add(queen)
            yield Arrival(ply, attacker, name)
