"""What children keep for good from the games they have played: read from their records once, then kept as it comes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from kidsq.games.contract import AnyState, Move
from kidsq.play.games.contract import AnyUses
from kidsq.play.games.registry import USES, practice_for
from kidsq.play.unreadable import UnreadableGame, reading
from kidsq.store.db.session import Session
from kidsq.store.play import gallery
from kidsq.store.play.gallery import Record, Won
from kidsq.store.play.games import StoredGame
from kidsq.store.play.guests import Place

GUESTS_GAMES: Final = 100
"""So many tables of a browser are looked through for those who have no name."""


def kept_of(db: Session, learner: str) -> dict[str, Won]:
    """What ever came to this child, by name, the earliest first. Writes nothing."""
    kept = gallery.of_learner(db, learner)
    return _by_name(_read_all(db, learner) if kept is None else kept)


def kept_of_guests(db: Session, device: str, at: Sequence[Place] | None = None) -> dict[str, Won]:
    """What came to anybody without a name in this browser. at: on these seats only."""
    of_seats, found = None if at is None else set(at), list[Won]()
    for game, uses in USES.items():
        records = gallery.records_of_guests(db, device, game, uses.BRINGING, GUESTS_GAMES)
        found += _read(uses, [one for one in records if of_seats is None or Place(one.game_id, one.seat) in of_seats])
    return _by_name(found)


def brought_to(db: Session, stored: StoredGame, seat: int) -> dict[str, Won]:
    """What came to this seat at this table, by name, the earliest first."""
    uses = practice_for(stored.game)
    records = gallery.records_at(db, stored.id, stored.game, uses.BRINGING)
    return _by_name(_read(uses, [one for one in records if one.seat == seat]))


def who_waits(stored: StoredGame) -> str:
    """Who has promised at the end of this game to wait for the child that has lost it, by name; empty for nobody."""
    with suppress(UnreadableGame), reading(stored.id):
        return practice_for(stored.game).who_waits(stored)
    return ""


def keep_all(db: Session, learner: str, had: Mapping[str, Won], at: str) -> None:
    """Read all games of a child anew, as it sits on seats that were not its own before; within writing().

    had: what it had until then, which it does not lose.
    """
    found = [*had.values(), *_read_all(db, learner)]
    first = {one.name: one for one in sorted(found, key=lambda one: (one.at, one.ply or 0), reverse=True)}
    gallery.forget(db, [learner])
    gallery.keep(db, learner, first.values(), at)


def is_new(db: Session, learner: str, name: str, game_id: str, ply: int) -> bool:
    """True if this ply brought this to this child for the first time."""
    first = gallery.first(db, learner, name)
    return first is not None and (first.game_id, first.ply) == (game_id, ply)


def note(db: Session, stored: StoredGame, before: AnyState, move: Move, after: AnyState, at: str) -> None:
    """Keep what has come to a child with this ply, which is written already; within writing()."""
    for seat, name in practice_for(stored.game).brought(before, move, after):
        learner = stored.seats[seat].learner
        if learner is None:
            continue
        if gallery.is_read(db, learner):
            gallery.add(db, learner, [Won(name, stored.id, before.ply, at)])
        else:
            gallery.keep(db, learner, _read_all(db, learner), at)


def _by_name(found: Iterable[Won]) -> dict[str, Won]:
    return {one.name: one for one in sorted(found, key=lambda one: (one.at, one.ply))}


def _read_all(db: Session, learner: str) -> list[Won]:
    return [
        one for game, uses in USES.items() for one in _read(uses, gallery.records_of(db, learner, game, uses.BRINGING))
    ]


def _read(uses: AnyUses, records: Sequence[Record]) -> list[Won]:
    """The first time for each name."""
    found: dict[str, Won] = {}
    for record in records:
        # What came before the first move that cannot be read is the child's all the same.
        with suppress(UnreadableGame), reading(record.game_id):
            for ply, seat, name in uses.brought_in(record.header_json, record.plies):
                known = found.get(name)
                if seat == record.seat and (known is None or record.times[ply] < known.at):
                    found[name] = Won(name, record.game_id, ply, record.times[ply])
    return list(found.values())
