"""A game as it stands: its record replayed. The copy kept in the process is a cache, checked by ply."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from threading import Lock
from typing import Final

from kidsq.games.contract import AnyState, Move, UnreadableRecord
from kidsq.games.record import Ply, as_line, replay_ply, result_of, setup_of
from kidsq.games.registry import GAMES
from kidsq.play.games.registry import practice_for
from kidsq.play.moment import Moment, Played
from kidsq.play.unreadable import UnreadableGame, reading
from kidsq.store.classroom import live_room
from kidsq.store.db.session import Session
from kidsq.store.people.erasing import STANDS_IN
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame, StoredPly

KEPT_GAMES: Final = 1_000
KEPT_SECONDS: Final = 900.0
"""So long after it was last asked for: most are over by then, and one that goes on is replayed."""
KEPT_MOMENTS: Final = 80
"""More than the plies between two decisions of one child; older ones are only in the record."""


_cache: OrderedDict[str, tuple[Played, float]] = OrderedDict()
"""Game -> as it stands, and when it was last asked for; that is the order."""
_keeping = Lock()


def played(db: Session, stored: StoredGame) -> Played:
    """The game as far as it is stored. Raises UnreadableGame when the stored record does not replay."""
    known = _kept(stored.id)
    if known is None or known.ply != stored.plies or known.header_json != stored.header_json:
        with reading(stored.id):
            if known is None or known.ply > stored.plies or known.header_json != stored.header_json:
                known = _dealt(stored)
            known = _replayed(known, stored, games.plies(db, stored.id, after=known.ply))
    keep(stored.id, known)
    return known


def is_readable(db: Session, stored: StoredGame) -> bool:
    """True if the record of this game can be replayed."""
    try:
        played(db, stored)
    except UnreadableGame:
        return False
    return True


def played_many(db: Session, open_games: Sequence[StoredGame]) -> dict[str, Played]:
    """Several games as far as they are stored, by id; whatever is not in the process is read at once.

    One that cannot be read is not among them.
    """
    found = {stored.id: _kept(stored.id) for stored in open_games}
    behind = [
        stored
        for stored in open_games
        if (known := found[stored.id]) is None or known.ply != stored.plies or known.header_json != stored.header_json
    ]
    rows = live_room.plies_of(db, [stored.id for stored in behind])
    for stored in behind:
        found[stored.id] = None
        with suppress(UnreadableGame), reading(stored.id):
            now = _replayed(_dealt(stored), stored, map(games.ply_of, rows.get(stored.id, ())))
            keep(stored.id, now)
            found[stored.id] = now
    return {game_id: now for game_id, now in found.items() if now is not None}


def _dealt(stored: StoredGame) -> Played:
    return Played(stored.game, stored.header_json, bots_of(stored), _start(stored))


def _start(stored: StoredGame) -> AnyState:
    """A stored game as dealt. Raises UnreadableRecord, also when its game, edition or seats are not the record's."""
    setup = setup_of(json.loads(stored.header_json), GAMES)
    if (stored.game, stored.edition) != (setup.game, setup.edition):
        raise UnreadableRecord(f"{stored.game!r}, {stored.edition!r} is not what its header says")
    if [one.seat for one in stored.seats] != list(range(setup.players)):
        raise UnreadableRecord(f"{setup.players} play, and there are {len(stored.seats)} seats")
    game = GAMES[setup.game]
    known = (*game.INFO.bots, STANDS_IN)  # who plays on for a child that was erased
    stranger = next((one.bot for one in stored.seats if one.kind == "bot" and one.bot not in known), None)
    if stranger is not None:
        raise UnreadableRecord(f"there is no bot {stranger!r}")
    dealt: AnyState = game.start(setup)
    return dealt


def _replayed(known: Played, stored: StoredGame, rows: Iterable[StoredPly]) -> Played:
    """The game with these plies, which follow those that are known, up to as many as are stored."""
    for row in rows:
        if known.ply == stored.plies:  # the next one has come since the game was asked for
            break
        if row.ply != known.ply:
            raise UnreadableRecord(f"ply {known.ply} is missing")
        table = known.table.copy()
        move = replay_ply(GAMES[stored.game], table, Ply(row.seat, row.move, row.shuffles))
        known = after(known, move, table, row.seat)
    if known.ply != stored.plies:
        raise UnreadableRecord(f"ply {known.ply} is missing")
    return known


def after(known: Played, move: Move, table: AnyState, seat: int | None = None) -> Played:
    """The game one ply on: `table` is a copy of `known.table` on which `move` has been played.

    seat: whose move it was; may be left out where one alone was to move.
    """
    before, uses = known.table, practice_for(known.game)
    if seat is None:
        (seat,) = before.seats_to_move()
    shown = GAMES[known.game].shown(before, seat, move, table)
    moment = _commented(known, Moment(before.ply, seat, move, shown))
    laid = uses.laid(known.laid, before.ply, seat, moment.sights)
    moments = (*known.moments[-KEPT_MOMENTS:], moment)
    return Played(known.game, known.header_json, known.bots, table, moments, laid, _said_with(known, moment))


def _commented(known: Played, moment: Moment) -> Moment:
    """This moment with what a friend says of it: whoever has moved, or one who saw a child move."""
    uses, bot = practice_for(known.game), known.bots[moment.seat]
    speaker: int | None = moment.seat
    if bot:
        say = uses.remark(bot, known.view(moment.seat), moment.move)
    else:
        speaker, say = uses.reply(known.bots, moment.ply, moment.seat, moment.sights) or (None, None)
    if say is None or speaker is None:
        return moment
    return replace(moment, say=say, speaker=speaker, said_before=known.said.get(str(known.bots[speaker]), ()))


def _said_with(known: Played, moment: Moment) -> Mapping[str, tuple[str, ...]]:
    if moment.say is None:
        return known.said
    return {**known.said, str(known.bots[moment.speaker]): (*moment.said_before, moment.say.code)}


def keep(game_id: str, known: Played) -> None:
    """Keep what has just been read or committed; never what might still be rolled back."""
    now = time.monotonic()
    with _keeping:  # of two threads one might push out what the other is about to move
        _cache[game_id] = (known, now)
        _cache.move_to_end(game_id)
        while len(_cache) > KEPT_GAMES or next(iter(_cache.values()))[1] < now - KEPT_SECONDS:
            _cache.popitem(last=False)


def _kept(game_id: str) -> Played | None:
    known, _asked = _cache.get(game_id, (None, 0.0))
    return known


def bots_of(stored: StoredGame) -> tuple[str | None, ...]:
    """The bot of each seat, None where a person sits."""
    return tuple(seat.bot for seat in stored.seats)


def table_at(db: Session, stored: StoredGame, ply: int) -> AnyState:
    """The game as it was before that ply, replayed from its deal. Raises UnreadableGame."""
    with reading(stored.id):
        table = _start(stored)
        for row in games.plies(db, stored.id)[:ply]:
            replay_ply(GAMES[stored.game], table, Ply(row.seat, row.move, row.shuffles))
    return table


def result_of_record(header_json: str, plies: Sequence[StoredPly]) -> str | None:
    """The result that a stored record replays to, as JSON; None while the game goes on. Raises UnreadableRecord."""
    setup = setup_of(json.loads(header_json), GAMES)
    game = GAMES[setup.game]
    table = game.start(setup)
    for row in plies:
        replay_ply(game, table, Ply(row.seat, row.move, row.shuffles))
    outcome = table.outcome()
    return None if outcome is None else as_line(result_of(outcome))
