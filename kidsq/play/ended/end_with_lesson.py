"""A lesson is over before the game is: the sun comes up, points are counted, the record stays unfinished."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.games.contract import AnyState, Outcome
from kidsq.play.current_game import played
from kidsq.play.score import reached
from kidsq.play.unreadable import UnreadableGame
from kidsq.store.db.session import Session
from kidsq.store.play import games, questions, unfinished
from kidsq.store.play.games import StoredGame


def end_with_sunrise(db: Session, class_id: str, at: str) -> int:
    """Every open game of a class ends where it is; returns how many. Within writing()."""
    found = unfinished.open_in_class(db, class_id)
    for game_id in found:
        questions.close_all(db, game_id, at)
        unfinished.end_unfinished(db, game_id, at)
    return len(found)


def is_unfinished(stored: StoredGame) -> bool:
    """True if a lesson ended this game before it was over."""
    return stored.unfinished


def outcome_of(stored: StoredGame, table: AnyState) -> Outcome | None:
    """How a game ended: by its rules, or with what was reached at sunrise (nobody has won); None while it goes on."""
    return table.broken_off("sunrise") if is_unfinished(stored) else table.outcome()


@dataclass(frozen=True, slots=True)
class SunriseScore:
    """What a child has reached at sunrise. won: by name."""

    learner: str
    edition: str
    won: tuple[str, ...]
    points: int


def sunrise_scores(db: Session, device: str, lesson_ended_at: str) -> list[SunriseScore]:
    """What the children who sat at this tablet had reached when the lesson ended with the sunrise.

    Who had just begun another game hears of the one before it in this lesson: nobody goes home without what it has won.
    """
    found = []
    for learner, game_ids in unfinished.at_sunrise(db, device, lesson_ended_at).items():
        each = [_sunrise_score(db, learner, game_id) for game_id in game_ids]
        found.append(next((one for one in each if one.won), each[0]))
    return found


def _sunrise_score(db: Session, learner: str, game_id: str) -> SunriseScore:
    stored = games.load(db, game_id)
    assert stored is not None
    try:
        table = played(db, stored).table
    except UnreadableGame:  # the sun comes up for this child, too
        return SunriseScore(learner, stored.edition, (), 0)
    seat = next(one.seat for one in stored.seats if one.learner == learner)
    score = reached(stored, table, seat)
    return SunriseScore(learner, stored.edition, score.won, score.points)
