"""A recorded game told in words."""

from __future__ import annotations

from collections.abc import Iterator

from kidsq.games.record import Step
from kidsq.games.sleeping_queens.story import sights
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.words import Company


def tell(step: Step) -> Iterator[str]:
    """The sentences for one checked line of a record."""
    table = step.after
    names = tuple(f"Seat {seat}" for seat in range(table.players))
    if step.kind == "header":
        yield f"{words.edition_name(table.edition.name)}, {table.players} players, seat {table.active} begins."
    elif step.kind == "ply":
        company = Company(names, table.edition.name)
        for sight in sights(step.before, step.move, table):
            yield f"  {table.ply:3}. {words.sight_sentence(sight, company, me=-1)}"
    else:
        outcome = table.outcome()
        winners = " and ".join(names[seat] for seat in outcome.winners)
        yield f"  Won by {winners} ({outcome.ending}); points {', '.join(map(str, outcome.points))}."
