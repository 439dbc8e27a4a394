"""What every table shows beside its game. Each piece is frozen and already worded; a template decides nothing."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.play import Question
from kidsq.web.games.books import Keepsake


@dataclass(frozen=True, slots=True)
class Curtain:
    """Nothing of any hand is shown: the tablet goes to this child first."""

    name: str
    face: str
    line: str
    button: str


@dataclass(frozen=True, slots=True)
class Next:
    """The request for the next bot ply. delay_ms None: only on the button."""

    label: str
    delay_ms: int | None
    to_my_turn: bool  # also offer "to my turn"


@dataclass(frozen=True, slots=True)
class NextBot:
    """A bot one step stronger who would like to play. bots: all who would play; player: the child or a guest."""

    face: str
    line: str
    edition: str
    bots: tuple[str, ...]
    player: str
    gentle: bool


@dataclass(frozen=True, slots=True)
class News:
    """What has come to a child at home, in very few words. surprise: by its name; learner: whose it is."""

    line: str
    surprise: str
    learner: str


@dataclass(frozen=True, slots=True)
class Keeper:
    """A child of this browser who may say that it was the guest."""

    id: str
    name: str
    face: str


@dataclass(frozen=True, slots=True)
class Keep:
    """A guest's seat whose games and all they brought can become a child's.

    line: the question. guest, face: its own here. new_faces: for a new child, where there is none yet.
    pictures: some of what came to this seat.
    """

    seat: int
    line: str
    guest: str
    face: str
    children: tuple[Keeper, ...] = ()
    new_faces: tuple[str, ...] = ()
    pictures: tuple[Keepsake, ...] = ()


@dataclass(frozen=True, slots=True)
class PlainMove:
    """A legal move in words, for the page without JavaScript (power cards and answers; discards use the hand)."""

    move: str
    label: str


@dataclass(frozen=True, slots=True)
class Answered:
    """A question that has just been answered, to say how it was."""

    question: Question
    answer: int

    @property
    def right(self) -> bool:
        return self.answer == self.question.truth
