"""What a bot decides at this table, and the bot that stands in for a child who is away."""

from __future__ import annotations

from kidsq.classroom.restrictions import restrictions_in
from kidsq.games.contract import Move, next_seat
from kidsq.games.registry import GAMES, edition_info
from kidsq.play.fitting import friends
from kidsq.play.moment import Played
from kidsq.play.request import Request
from kidsq.play.screen_holder import is_gentle, people_of
from kidsq.store.play.games import StoredGame


def bot_on(stored: StoredGame, seat: int) -> str | None:
    """The bot that decides for this seat: its own, or the one who stands in; None where a person decides."""
    if seat < 0:
        return None
    return stored.seats[seat].bot or stored.seats[seat].stand_in


def bots_move(at: Request, now: Played) -> Move | None:
    """The move of the bot whose decision it is; None where a person decides or the game is over.

    Where the friends of this game fit, any of them plays at the step settled when it was opened.

    Whom an adult wants to be spared is read at every ply, so that it holds in mid-game.
    """
    stored, seat = at.stored, next_seat(now.table)
    bot = bot_on(stored, seat)
    if bot is None:
        return None
    game = GAMES[stored.game]
    if bot not in game.INFO.bots:  # an erased child has left the stand-in of the house
        bot = game.INFO.stand_in
    spared = frozenset(people_of(stored)) if _spares_all(stored, seat) else _gentle_seats(at)
    step = friends.step_of(stored)
    ladder = None if step is None else friends.ladder_of(stored.edition)
    if step is not None and ladder is not None and stored.seats[seat].stand_in is None:
        bot = ladder.bots[step]
        if at.chance.rng.random() < ladder.spares[step]:
            spared = frozenset(people_of(stored))
    chosen: Move = game.choose(bot, now.view(seat), at.chance.rng, gentle=spared)
    return chosen


def _spares_all(stored: StoredGame, seat: int) -> bool:
    """True if this bot is gentle with all people here: also where all win together, so that the last move is theirs."""
    info = edition_info(stored.edition)
    together = info is not None and info.cooperative
    return together or is_gentle(stored) or stored.seats[seat].stand_in is not None


def _gentle_seats(at: Request) -> frozenset[int]:
    """The children whom no bot attacks, by seat, as set now."""
    sits = ((seat.seat, seat.learner) for seat in at.stored.seats)
    return frozenset(seat for seat, learner in sits if learner and restrictions_in(*at.set_for(learner)).gentle)
