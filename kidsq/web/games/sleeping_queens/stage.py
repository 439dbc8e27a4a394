"""A look at a table, and what is worked out of it once for all parts of its picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from kidsq.games.sleeping_queens import Move, View
from kidsq.play import Look
from kidsq.web.games.sleeping_queens import questions
from kidsq.web.games.sleeping_queens.glow import Glow, glow_of
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import royals, table_words

_WORTH_SEEING: Final = frozenset({"woke", "bounced", "stole", "slept", "blocked", "flipped"})
"""What all at a table want to have seen; an attack is told to whom it is meant for."""
GUEST_FACES = tuple(f"face-{number}" for number in (21, 22, 23, 24, 1, 2, 3, 4))


@dataclass(frozen=True)
class Stage:
    """A look and what is worked out of it once, for all parts of the scene."""

    look: Look
    message: str | None = None
    answered: questions.Answered | None = None
    sums_said: tuple[str, ...] = ()
    in_words: bool = True  # also list the legal moves in words, for the page without JavaScript
    told: int = 0  # so many taps on the owl that showed nothing new, on a page without a script
    fresh: bool = True  # the answer to what has just been done, not the same picture once more
    done_here: bool = False  # the answer to what has just been done at this very screen
    legal: dict[str, list[Move]] = field(init=False)

    def __post_init__(self) -> None:
        kinds: dict[str, list[Move]] = {}
        if self.phase not in ("question", "watch"):  # beds that may be tapped would answer whom the count will reach
            for move in self.look.view.legal:
                kinds.setdefault(move.kind, []).append(move)
        object.__setattr__(self, "legal", kinds)

    @cached_property
    def names(self) -> TableNames:
        return TableNames(tuple(self._name(seat) for seat in range(self.look.view.players)), self.look.stored.edition)

    def _name(self, seat: int) -> str:
        sitting = self.look.stored.seats[seat]
        if sitting.bot is not None:
            return self._friend(seat, sitting.bot)
        if seat in self.look.learners:
            return self.look.learners[seat].nickname
        return _("Me") if len(self.look.people) == 1 else _("Player %(n)s", n=self._guests.index(seat) + 1)

    def _friend(self, seat: int, bot: str) -> str:
        """Twice the same friend at one table: Bruno and Bruno 2."""
        before = sum(sitting.bot == bot for sitting in self.look.stored.seats[:seat])
        name = table_words.bot_name(bot)
        return f"{name} {before + 1}" if before else name

    @property
    def _guests(self) -> list[int]:
        return [seat for seat in self.look.people if seat not in self.look.learners]

    def face(self, seat: int) -> str:
        sitting = self.look.stored.seats[seat]
        if sitting.bot is not None:
            return f"friend-{sitting.bot}"
        learner = self.look.learners.get(seat)
        if learner:
            return learner.shown
        own = royals.of_guest() if len(self._guests) == 1 and len(self.look.people) == 1 else None
        if own:
            return own
        taken = {child.face for child in self.look.learners.values()}
        free = [face for face in GUEST_FACES if face not in taken]
        return free[self._guests.index(seat)]

    @cached_property
    def decider(self) -> int:
        """Whose turn glows: who decides, but while the child points, the one who played the jester."""
        view: View = self.look.view
        return view.mover if self.look.pointing is None else view.active

    @cached_property
    def values(self) -> dict[int, int]:
        return dict(self.look.view.values)

    @cached_property
    def glow(self) -> Glow:
        return glow_of(self.look)

    @property
    def is_away(self) -> bool:
        """True if a bot stands in for the child in front of this screen."""
        return self.look.stored.seats[self.look.seat].stand_in is not None

    @cached_property
    def is_farewell(self) -> bool:
        """True if the curtain waits, because what was just done at this screen is to be seen first.

        Nothing of a hand is shown meanwhile: neither of who comes, nor of who played and may have drawn.
        """
        seen = any(sight.kind in _WORTH_SEEING for moment in self.look.moments for sight in moment.sights)
        return self.done_here and self.look.curtain is not None and (seen or self.answered is not None)

    @cached_property
    def phase(self) -> str:
        look = self.look
        if look.outcome is not None:
            return "over"
        if look.held is not None:
            return "watch"
        if look.question is not None and look.question.seat == look.seat:
            return "question"
        if look.curtain is not None:
            return "watch" if self.is_farewell else "curtain"
        if self.is_away:
            return "watch"
        if look.pointing is not None and look.pointing not in look.here:
            return "watch"  # a bed tapped at this tablet would end the count at which the child there points
        return look.view.decision if look.view.my_turn and look.view.hand else "watch"
