"""Games that are over, played by bots and written down as if children had sat there."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from uuid import uuid4

from kidsq.games import queens_collection
from kidsq.games.record import header_of, record_ply, result_of
from kidsq.games.simulation import Simulation, simulate
from kidsq.play.current_game import played
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame, StoredSeat

AT = "2026-11-20T10:00:00.000Z"


def past_game(
    db: Session, edition: str, players: int, children: Sequence[str], seed: int = 1, by_chance: bool = False
) -> StoredGame:
    """A whole game; its first seats are those of these children. by_chance: any move, not what a bot would do."""
    bots = () if by_chance else ("fenna", "tilo")
    options = {"rounds": 1} if edition in ("rivals", "teams") else {}
    wanted = Simulation(queens_collection.GAME, edition, players, 1, seed, bots, options)
    (whole,) = simulate(wanted)
    game_id = uuid4().hex  # games are remembered in the process by their id
    seats = [StoredSeat(seat, "learner", learner=child) for seat, child in enumerate(children)]
    seats += [StoredSeat(seat, "bot", bot="bruno") for seat in range(len(children), players)]
    with writing(db):
        games.create(
            db,
            game_id=game_id,
            game="queens_collection",
            edition=edition,
            header_json=json.dumps(header_of(whole.setup)),
            device="d" * 32,
            seats=seats,
            at=AT,
        )
        for number, ply in enumerate(whole.plies):
            games.append_ply(db, game_id, number, ply.seat, ply.move, ply.shuffles, None, AT)
        games.finish(db, game_id, json.dumps(result_of(whole.outcome)), AT)
    stored = games.load(db, game_id)
    assert stored is not None
    return stored


def played_on(db: Session, game_id: str, plies: int) -> None:
    """A game that goes on, so many plies further, as a bot would play it."""
    for number in range(plies):
        stored = games.load(db, game_id)
        assert stored is not None
        table, rng = played(db, stored).table.copy(), random.Random(number)
        seat = min(table.seats_to_move())
        move = queens_collection.choose("tilo", table.view(seat), rng)
        ply = record_ply(
            queens_collection.GAME, table, move, lambda cards, by=rng: by.sample(cards, len(cards)), seat=seat
        )
        with writing(db):
            games.append_ply(db, game_id, stored.plies, seat, ply.move, ply.shuffles, None, AT)
