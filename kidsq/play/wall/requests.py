"""The table on the wall, as its class and as one of its children sees it.

Nobody sits on the seat of the class. For one request a child does: what is set for it, the help it needs and its log
are then its own, as at any table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kidsq.classroom.question_settings import question_settings_in
from kidsq.games.record import Ply
from kidsq.lazy import lazy
from kidsq.play.practice import ask
from kidsq.play.request import Request
from kidsq.play.screen_holder import people_of
from kidsq.play.visitor import Chance, NotHere, Visitor
from kidsq.store.classroom import lessons, proposals, walls
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.classroom.proposals import Kind, Proposal
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.play import games, questions
from kidsq.store.play.games import StoredGame, StoredSeat
from kidsq.store.play.questions import Help, StoredQuestion

MOVE: Final[Kind] = "move"
ANSWER: Final[Kind] = "answer"


class WallRequest(Request):
    """What both have in common: a game on the wall of this class's open lesson. Raises NotHere for any other."""

    def __init__(self, db: Session, visitor: Visitor, class_id: str, game_id: str, chance: Chance) -> None:
        super().__init__(db, visitor, game_id, chance)
        self.class_id = class_id

    def lesson(self) -> Lesson | None:
        return self._once(("lesson",), lambda: lessons.latest(self.db, self.class_id))

    def _on_wall(self) -> StoredGame:
        lesson = self.lesson()
        is_on = lesson is not None and lesson.wall_game == self.game_id and lesson.is_open(moment(self.chance.at))
        found = games.load(self.db, self.game_id) if is_on else None
        if found is None:
            raise NotHere(self.game_id)
        return found

    @property
    def seat(self) -> int:
        """The seat of the class."""
        return people_of(self.stored)[0]

    def is_shown(self, ply: int, kind: Kind) -> bool:
        """True if the wall shows what has been proposed for this decision."""
        wall = self._once(("wall",), lambda: walls.of_game(self.db, self.game_id))
        return wall is not None and (wall.shown_at, wall.shown) == (ply, kind)

    def show(self, ply: int, kind: Kind) -> None:
        """Show on the wall what has been proposed for this decision; within writing()."""
        walls.show(self.db, self.game_id, ply, kind)
        self._read.pop(("wall",), None)


class AsClass(WallRequest):
    """The table of the class, at the screen of its teacher: like that of a guest, of whom nothing is kept."""

    @lazy
    def stored(self) -> StoredGame:
        return self._on_wall()._replace(class_id=None)  # a class's tables belong to the children on their seats


class AsChild(WallRequest):
    """The table of the class at a tablet, as the child sees it that sits there. It changes nothing of the game."""

    helps_unasked = False  # everybody thinks alone first

    def __init__(
        self, db: Session, visitor: Visitor, class_id: str, game_id: str, learner: str, chance: Chance
    ) -> None:
        if learner not in (visitor.learners or ()):
            raise NotHere(game_id)
        super().__init__(db, replace(visitor, learners=(learner,)), class_id, game_id, chance)
        self.learner = learner

    @lazy
    def stored(self) -> StoredGame:
        found = self._on_wall()
        seats = tuple(
            StoredSeat(one.seat, "learner", learner=self.learner) if one.kind == "guest" else one for one in found.seats
        )
        return found._replace(seats=seats)

    def whose(self, ply: int, kind: Kind) -> tuple[str, int, Kind, str]:
        """Where a proposal of this child is kept."""
        return (self.game_id, ply, kind, self.learner)

    def proposal(self, ply: int, kind: Kind) -> Proposal | None:
        """What this child has proposed at this ply, or been shown."""
        what = ("proposal", ply, kind)
        return self._once(what, lambda: proposals.of_child(self.db, *self.whose(ply, kind)))

    def propose(self, ply: int, kind: Kind, said: str, key: str, *, late: bool = False) -> None:
        """Keep what this child proposes; within writing()."""
        proposals.propose(self.db, self.whose(ply, kind), said, key, self.chance.at, late=late)
        self._read.pop(("proposal", ply, kind), None)
        self.__dict__.pop("pending", None)

    @lazy
    def pending(self) -> Sequence[StoredQuestion]:
        """The questions of the table that this child has not answered yet, with the help that it has seen.

        None for a child whom grown-ups want to be asked nothing.
        """
        rows = questions.pending(self.db, self.game_id)
        today = moment(self.chance.at).astimezone().date()
        if rows and question_settings_in(*self.set_for(self.learner), today).questions == "none":
            return []
        return [own for own in map(self._own, rows) if own is not None]

    def _own(self, row: StoredQuestion) -> StoredQuestion | None:
        proposal = self.proposal(row.ply, ANSWER)
        seen = proposals.help_of(proposal)
        row = replace(row, learner=self.learner, help=max(row.help, seen.level), help_asked=int(seen.asked))
        if proposal is None or proposal.said is None:
            return row
        question = ask.of_stored(row)
        again = question is not None and self.uses.ASKS_AGAIN and question.is_asked_again(int(proposal.said))
        return replace(row, answer=proposal.said) if again else None

    # -- help is each child's own

    def help_at(self, ply: int, seat: int) -> Help:
        return proposals.help_of(self.proposal(ply, MOVE))

    def show_help(self, ply: int, seat: int, level: int, *, asked: bool) -> None:
        proposals.show_help(self.db, self.whose(ply, MOVE), level, asked=asked)
        self._read.pop(("proposal", ply, MOVE), None)

    def help_with(self, question: StoredQuestion, level: int, *, asked: bool) -> None:
        proposals.show_help(self.db, self.whose(question.ply, ANSWER), level, asked=asked)
        self._read.pop(("proposal", question.ply, ANSWER), None)
        self.__dict__.pop("pending", None)

    # -- and the game is nobody's to change

    def bump(self) -> None:
        """Nothing: what one child does at its tablet is no news for all others."""

    def append_ply(self, ply: Ply, key: str | None) -> int:
        raise NotHere("a child proposes, and its teacher lays")
