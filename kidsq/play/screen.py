"""What is shown to a person in front of a screen: the table, what is asked there, why nobody may play now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from kidsq.games.contract import Outcome
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt, Layout, Selection
from kidsq.learning.hints import MOST
from kidsq.learning.payload import OWL, OfBot, Payload, Sum
from kidsq.learning.tasks import STOPPING, Task
from kidsq.play.moment import Moment
from kidsq.play.preferences import Preferences
from kidsq.store.people.people import Learner
from kidsq.store.play.games import StoredGame

Hold = Literal["paused", "awaiting"]
"""Why nobody may play now."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it waits.

    ply: at which it was asked. presented: what it shows. help: the owl's help seen with it, 0..5; help_asked: it was
    asked for. help_later: what comes by itself after a while, 0: nothing. missed: the latest answer that was not it,
    while it is asked again; all_missed: and those before it, for who draws it.
    """

    key: str
    ply: int
    seat: int
    presented: Payload
    selection: Selection = "natural"
    help: int = 0
    help_asked: bool = False
    help_later: int = 0
    missed: int | None = None
    all_missed: tuple[int, ...] = ()

    @property
    def task(self) -> Task:
        return self.presented.task

    @property
    def truth(self) -> int:
        return self.presented.truth

    @property
    def choices(self) -> tuple[int, ...]:
        return self.presented.choices

    @property
    def bot_seat(self) -> int | None:
        """The seat of the bot that waits for the answer."""
        shown = self.presented
        return shown.friend if isinstance(shown, OfBot) and shown.friend != OWL else None

    @property
    def stops(self) -> bool:
        """True if play waits for the answer: pointing after the count would be no pointing."""
        return self.task in STOPPING

    @property
    def form_key(self) -> str:
        """What its form sends: another one each time it is asked, so that an answer sent twice is one."""
        return self.key if self.missed is None else f"{self.key}.{self.help}"

    def is_asked_again(self, answer: int) -> bool:
        """True if this answer is not it, and there is more to show of why: what friends ask of sums."""
        return isinstance(self.presented, Sum) and answer != self.truth and self.help < MOST


class Look(NamedTuple):
    """Everything a screen needs, as one seat may see it.

    seat: who is in front of the screen. view: that of the game, without a hand while the
    curtain is down or nobody holds the tablet.
    curtain: the seat that must take the tablet first. decider: the seat to decide, -1 where none is.
    people: all seats of people; here: those in front of this screen; awaited: those who have been asked to come.
    held: why nobody may play now. signs: by seat. slow: the child for whom this screen has been waiting for long.
    learners: by seat. moments: what is news, oldest first; latest: with them, the plies before that what is asked or
    has just happened is about. laid: what is remembered of the cards laid.
    beside: what the child may do while others play on. pointing: the seat that points before a count goes on.
    layout: how sums are written in this game.
    one_way: sums are written and asked for in one way only.
    help, help_after: what is shown with the hand, and the level one tap on the owl further. help_came: some of it came
    while the hand lay there. memory: how what was seen before is shown.
    guided: until the child's first game of this kind has ended, a hand points the way.
    helped: how many questions of friends have been answered in this game, rightly or not.
    taught: what the owl has shown this child, None: nothing yet. not_yet: the last sum of this ply that did not hold.
    """

    stored: StoredGame
    seat: int
    view: Any
    curtain: int | None
    decider: int
    people: tuple[int, ...]
    here: tuple[int, ...]
    awaited: tuple[int, ...]
    held: Hold | None
    signs: Mapping[int, str]
    slow: int | None
    learners: Mapping[int, Learner]
    moments: tuple[Moment, ...]
    latest: tuple[Moment, ...]
    laid: tuple[Any, ...]
    question: Question | None
    beside: Question | None
    pointing: int | None
    preferences: Preferences
    layout: Layout
    one_way: bool
    help: hints.Help
    help_after: int
    help_came: bool
    memory: hints.Memory
    guided: bool
    helped: int
    taught: frozenset[str] | None
    not_yet: Attempt | None
    outcome: Outcome | None
