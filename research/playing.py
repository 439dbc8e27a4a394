"""Simulated children play real games with the bots, and the table asks as it asks children."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from kidsq.demo.pupil import Pupil
from kidsq.games.registry import edition_info
from kidsq.learning.evidence import Evidence
from research.sitting import CHILD, Device, Game, Log, Sitting
from research.studied import GAME, Move, Table, rests_after

BEGINNING: Final = datetime(2026, 9, 1, 8, tzinfo=UTC)
BETWEEN_GAMES: Final = timedelta(minutes=2)
BOTS: Final = ("bruno", "pippa", "fenna", "tilo")
"""Those the study is played with, by seat."""

Plan = Callable[[int], tuple[str, int]]
"""Edition and number of bots of a child's game, by its number from 0."""


def usual_plan(game: int) -> tuple[str, int]:
    return ("first_night", 1) if game < 2 else ("classic", 2)


@dataclass(slots=True)
class History:
    """A child's log, and what was true after each game. upto: game -> number of rows so far."""

    pupil: Pupil
    log: Log
    upto: list[int] = field(default_factory=list)
    truths: list[dict[str, bool]] = field(default_factory=list)
    moments: list[datetime] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)

    def after(self, games: int) -> tuple[list[Evidence], dict[str, bool], datetime]:
        return self.log.rows[: self.upto[games - 1]], self.truths[games - 1], self.moments[games - 1]


def live(pupil: Pupil, games: int, rng: Random, history: History | None = None, plan: Plan = usual_plan) -> History:
    """Play `games` games, two on an afternoon, with days between; help and questions follow what the model finds.

    history: of a child that goes on.
    """
    history = history or History(pupil, a_log(rng))
    moment = history.moments[-1] if history.moments else BEGINNING
    there = pupil
    for game in range(len(history.upto), len(history.upto) + games):
        days = rng.choice((1, 2, 3, 4)) if game and game % 2 == 0 else 0
        pupil.lived(days)
        moment += timedelta(days=days) + BETWEEN_GAMES
        there = there if game % 2 else pupil.at_the_table()  # for a whole afternoon
        sitting = Sitting(there, history.log, moment, rng, new_session=game % 2 == 0)
        history.games.append(play(sitting, *plan(game)))
        moment = sitting.now
        history.upto.append(len(history.log.rows))
        history.truths.append(dict(pupil.known))
        history.moments.append(moment)
    return history


def a_log(rng: Random) -> Log:
    """Of a child that has not played yet: a tablet, and how well taps on it are measured."""
    taps = 0.9 * rng.lognormvariate(0, 0.25)
    return Log(Device(taps, max(0.2, taps + rng.gauss(0, 0.08))))


def sit(there: Pupil, log: Log, moment: datetime, rng: Random, games: range, *, brief: bool = False) -> datetime:
    """Play these games one after the other; when the next could begin. games: by number."""
    for game in games:
        sitting = Sitting(there, log, moment, rng, new_session=game == games[0], brief=brief)
        play(sitting, *usual_plan(game))
        moment = sitting.now + BETWEEN_GAMES
    return moment


def play(sitting: Sitting, edition: str, bot_count: int) -> Game:
    """One game: the child in seat 0, bots around it."""
    rng = sitting.rng
    table: Table = GAME.start(GAME.deal(edition, bot_count + 1, rng))
    bots = [BOTS[(seat + 1) % len(BOTS)] for seat in range(bot_count + 1)]

    def shuffle(cards: Sequence[int]) -> Sequence[int]:
        return rng.sample(cards, len(cards))

    def decide() -> Move:
        move: Move = GAME.choose(bots[table.mover], table.view(table.mover), rng)
        return move

    info = edition_info(edition)
    sitting.apart = 2 if info and info.for_beginners else 1
    committed: Move | None = None
    while table.seats_to_move():
        if table.mover == CHILD:
            sitting.passes("turn" if table.decision == "turn" else "decision")
            move = sitting.own_move(table, decide())
            sitting.turns += 1
            sitting.calm += 1
            sitting.rests = rests_after(move)
        else:
            sitting.passes("bot")
            move = committed or decide()
        before = table.copy()
        table.play(move, shuffle)
        committed = None
        if table.decision == "over" or sitting.given_by_the_game(before, table):
            continue
        due = sitting.due() if table.mover != CHILD and table.decision == "turn" else None
        if due is not None:
            committed = decide()
            sitting.asked_by_a_bot(table, committed, due=due)
    return sitting.game
