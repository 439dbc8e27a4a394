"""A recorded game told in words."""

from __future__ import annotations

from collections.abc import Iterator

from kidsq.games.record import Step
from kidsq.web.games.registry import PAGES
from kidsq.web.shared.table_words import edition_name

Seats = tuple[str, ...]


def tell(step: Step) -> Iterator[str]:
    """The sentences for one checked line of a record."""
    setup = step.setup
    names = tuple(f"Seat {seat}" for seat in range(setup.players))
    if step.kind == "header":
        name = edition_name(setup.edition) if setup.game in PAGES else setup.edition
        yield f"{name}, {setup.players} player{'s' * (setup.players > 1)}, seat {setup.first} begins."
    elif step.kind == "ply":
        for told in _ply_told(step, names):
            yield f"  {step.after.ply:3}. {told}"
    else:
        yield _result_told(step, names)


def _ply_told(step: Step, names: Seats) -> Iterator[str]:
    assert step.ply is not None
    pages = PAGES.get(step.setup.game)
    if pages is None:  # its moves are told as they are written
        yield f"{names[step.ply.seat]}: {step.ply.move}"
        return
    for sight in step.game.shown(step.before, step.ply.seat, step.move, step.after).public:
        yield pages.told(sight, names, step.setup.edition)


def _result_told(step: Step, names: Seats) -> str:
    outcome = step.after.outcome()
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    return f"  Won by {winners} ({outcome.ending}); points {', '.join(map(str, outcome.points))}."
