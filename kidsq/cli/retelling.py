"""A recorded game told in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from kidsq.games.record import Step
from kidsq.games.sleeping_queens.story import Sight
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.words import TableNames

Seats = tuple[str, ...]


def _queens_sentence(sight: Sight, names: Seats, edition: str) -> str:
    return words.sight_sentence(sight, TableNames(names, edition), me=-1)


SENTENCES: Final[dict[str, Callable[[Any, Seats, str], str]]] = {"sleeping_queens": _queens_sentence}
"""What a game shows, in words, by its code; of another one the moves are told as they are written."""


def tell(step: Step) -> Iterator[str]:
    """The sentences for one checked line of a record."""
    setup = step.setup
    names = tuple(f"Seat {seat}" for seat in range(setup.players))
    if step.kind == "header":
        yield f"{words.edition_name(setup.edition)}, {setup.players} players, seat {setup.first} begins."
    elif step.kind == "ply":
        for told in _ply_told(step, names):
            yield f"  {step.after.ply:3}. {told}"
    else:
        yield _result_told(step, names)


def _ply_told(step: Step, names: Seats) -> Iterator[str]:
    assert step.ply is not None
    sentence = SENTENCES.get(step.setup.game)
    if sentence is None:
        yield f"{names[step.ply.seat]}: {step.ply.move}"
        return
    for sight in step.game.shown(step.before, step.ply.seat, step.move, step.after).public:
        yield sentence(sight, names, step.setup.edition)


def _result_told(step: Step, names: Seats) -> str:
    outcome = step.after.outcome()
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    return f"  Won by {winners} ({outcome.ending}); points {', '.join(map(str, outcome.points))}."
