"""What the teacher does at the wall: begin, show what is proposed, lay it, let the friend go on, end."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.games.contract import NO_OPTIONS, IllegalMove, Outcome, UnreadableMove
from kidsq.games.record import as_line, header_of
from kidsq.games.registry import GAMES, is_for_beginners, offered_game
from kidsq.play import bot_turn
from kidsq.play.dealing import CannotOpen, dealt, options_for
from kidsq.play.ended.end_with_lesson import outcome_of
from kidsq.play.games.contract import LONGEST_MOVE
from kidsq.play.practice import ask
from kidsq.play.request import in_one_transaction
from kidsq.play.screen import Question
from kidsq.play.turn import LONGEST_KEY, check_ply, write_ply
from kidsq.play.visitor import Chance, NotHere, Reply, refused
from kidsq.play.wall.requests import ANSWER, MOVE, AsClass
from kidsq.play.wall.tally import Tally, tally
from kidsq.store.classroom import lessons, walls
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.play import games
from kidsq.store.play.games import PlyTaken, StoredSeat

SEATS: Final = 2
"""The class and one friend."""


@dataclass(frozen=True, slots=True)
class Matter:
    """What the class is about to decide. kind: move, answer (to `question`), friend (it is the friend's turn), over.

    ply: at which it is decided. tally: what the children propose.
    """

    kind: Literal["move", "answer", "friend", "over"]
    ply: int
    question: Question | None = None
    tally: Tally | None = None
    outcome: Outcome | None = None


def matter_of(at: AsClass) -> Matter:
    """What is to be decided at the table as it stands."""
    table = at.table
    outcome = outcome_of(at.stored, table)
    question = next(iter(ask.waiting(at)), None) if outcome is None else None
    if outcome is not None:
        return Matter("over", table.ply, outcome=outcome)
    if question is not None:
        return Matter("answer", question.ply, question, tally(at, question.ply, ANSWER))
    if at.seat in table.seats_to_move():
        return Matter("move", table.ply, tally=tally(at, table.ply, MOVE))
    return Matter("friend", table.ply)


def begin(db: Session, class_id: str, edition: str, bot: str, chance: Chance) -> str:
    """Put a game of the class on the wall of its open lesson; the one that goes on there already stays. Its id.

    Raises CannotOpen (no_lesson, no_edition, too_many, no_bot) and keeps nothing.
    """
    game = offered_game(edition)
    if game is None:
        raise CannotOpen("no_edition", edition[:40])
    info = game.INFO.editions[edition]
    if SEATS not in info.seats:
        raise CannotOpen("too_many", str(SEATS), info.seats)
    if bot not in game.INFO.bots:
        raise CannotOpen("no_bot", bot[:40])
    setup = dealt(game, edition, SEATS, options_for(info, NO_OPTIONS), chance)
    gentle = {"gentle": True} if is_for_beginners(edition, NO_OPTIONS) else {}
    with writing(db):
        lesson = lessons.open_lesson(db, class_id, moment(chance.at))
        if lesson is None:
            raise CannotOpen("no_lesson")
        running = games.load(db, lesson.wall_game) if lesson.wall_game else None
        if running is not None and running.ended_at is None:
            return running.id
        game_id = chance.new_id()
        games.create(
            db,
            game_id=game_id,
            game=setup.game,
            edition=edition,
            header_json=as_line(header_of(setup)),
            device=None,
            seats=(StoredSeat(0, "guest"), StoredSeat(1, "bot", bot=bot)),
            at=chance.at,
            settings_json=json.dumps(gentle),
            class_id=class_id,
        )
        walls.begin(db, game_id, class_id, chance.at)
        lessons.put_on_wall(db, lesson.id, game_id)
    return game_id


def end(db: Session, class_id: str, chance: Chance, game_id: str) -> None:
    """Take this game off the wall, if it is still there; one that was not over ends where it is."""
    with writing(db):
        lesson = lessons.open_lesson(db, class_id, moment(chance.at))
        if lesson is not None and lesson.wall_game == game_id:
            lessons.clear_wall(db, lesson, chance.at)


@in_one_transaction
def show(at: AsClass, ply: str) -> Reply:
    """Let everybody see what has been proposed; refused while it would show what single children think."""
    off = check_ply(at.stored, ply)
    if off is not None:
        return off
    matter = matter_of(at)
    if matter.tally is None or matter.tally.is_shown:
        return Reply()
    if not matter.tally.can_show:
        return refused("too_few_to_show")
    at.show(matter.ply, ANSWER if matter.question else MOVE)
    return Reply()


@in_one_transaction
def lay(at: AsClass, ply: str, said: str, key: str) -> Reply:
    """Do what children have proposed; said empty: what most of them have. Raises NotHere."""
    if not key or len(key) > LONGEST_KEY:
        return refused("no_key") if not key else refused("bad_number", value=key[:20])
    if games.used_key(at.db, at.game_id, key) is not None:
        return Reply()
    off = check_ply(at.stored, ply)
    if off is not None:
        return off
    if _is_paused(at):
        return refused("paused")
    matter = matter_of(at)
    if matter.tally is None:
        return refused("over" if matter.kind == "over" else "not_the_class")
    chosen = said or matter.tally.most
    if matter.question is not None and chosen is None:
        return _answer(at, matter.question, None)
    if chosen is None:
        return refused("nothing_proposed")
    if chosen not in dict(matter.tally.counts):
        return refused("not_proposed", value=chosen[:20])
    if matter.question is not None:
        return _answer(at, matter.question, chosen)
    return _lay(at, chosen, key)


def _answer(at: AsClass, question: Question, chosen: str | None) -> Reply:
    """The class has answered, rightly or not, or lets the question pass; the friend goes on."""
    at.close(question.key, chosen)
    if chosen is not None:
        ask.ask_next(at, question)
    at.bump()
    return Reply(values={"answered": question.key})


def _lay(at: AsClass, chosen: str, key: str) -> Reply:
    before = at.table.ply
    try:
        write_ply(at, GAMES[at.stored.game].read_move(chosen[:LONGEST_MOVE]), key, seat=at.seat)
    except (IllegalMove, UnreadableMove):  # it was legal when it was proposed, and nothing has been played since
        return refused("not_proposed", value=chosen[:20])
    except PlyTaken:
        return refused("too_long")
    return Reply(since=before)


def let_friend_go(at: AsClass, ply: str) -> Reply:
    """The friend plays its ply, unless the class has something to decide before, or all look up from their tablets."""
    if _is_paused(at) or ask.waiting(at):
        return Reply()
    return bot_turn.let_bot_go(at, ply)


def _is_paused(at: AsClass) -> bool:
    lesson = at.lesson()
    if lesson is None:
        raise NotHere(at.game_id)
    return lesson.paused_at is not None
