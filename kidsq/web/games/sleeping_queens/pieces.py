"""The pieces of which a scene is made. Each is frozen and already worded; a template shows it and decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from kidsq.arithmetic.kind import Drawn
from kidsq.games.sleeping_queens.editions import DiscardKind
from kidsq.learning.attempt import Layout
from kidsq.learning.tasks import Task
from kidsq.web.games.sleeping_queens.quantities import MOVED, WHOLE_HELP, FrameRow, Scales
from kidsq.web.shared.equations import Signs
from kidsq.web.table.pieces import Keep, NextBot

HintMark = Literal["A", "B", "C", "D"]
Part = Literal["addend", "one", "total", "pair", "run"]
"""one: the only card shown of a sum."""


@dataclass(frozen=True, slots=True, eq=False)
class HandCard:
    """One card of one's own hand; there is one object of all that are alike, so that it is known by its identity.

    place: 0-based, what the form sends. art: sprite symbol of a power card, None for a number.
    marks: the groups (several valid sums, pairs) this card glows for; part: its part in the first of them.
    """

    place: int
    code: str  # "1", "30", "king", "knight", "potion", "jester", "dragon", "wand"
    number: int | None
    art: str | None
    label: str
    marks: tuple[HintMark, ...] = ()
    part: Part | None = None
    order: int | None = None  # where the pointing hand goes: 0 first; None: it does not point here
    unit: int = 1  # 10: it is drawn in rods of ten; 0: in tens and ones


@dataclass(frozen=True, slots=True, eq=False)
class Queen:
    """An awake queen, one object of all that are alike.

    knight / potion: the move's text up to its bed when she can be chosen now, else None. not_knight / not_potion: why
    she cannot be, where the rules keep her from it.
    """

    id: str
    name: str
    points: int
    art: str
    knight: str | None = None  # "knight 1 rose"
    potion: str | None = None  # "potion 1 rose", the bed follows
    not_knight: str = ""
    not_potion: str = ""


Shown = Literal["nothing", "sparkle", "picture"]


@dataclass(frozen=True, slots=True, eq=False)
class Bed:
    """A bed, one object of all that are alike. shown: what the memory hint lets be seen of a remembered sleeper.

    wake: the move that a tap sends ("king 3", "wake 3") or None. can_take_sleeper: empty and a potion is in play.
    """

    bed: int
    sign: str  # sprite symbol "sign-boat"
    name: str  # "boat bed"
    full: bool
    shown: Shown = "nothing"
    queen: Queen | None = None
    wake: str | None = None
    can_take_sleeper: bool = False
    label: str = ""  # the whole name for a screen reader


class Panel(NamedTuple):
    """One seat as everybody sees it. points None where points are ignored; goal_points likewise."""

    seat: int
    name: str
    face: str  # sprite symbol, "friend-bruno" or "face-7"
    mine: bool
    kind: Literal["bot", "child"]
    on_turn: bool
    court: tuple[Queen, ...]
    queens_goal: int
    points: int | None
    goal_points: int | None
    cards: int
    bubble: str | None = None
    mood: Literal["calm", "happy", "sorry", "thinking", "surprised", "sleepy"] = "calm"
    won: bool = False
    away: bool = False  # a bot stands in for this child
    sign: str | None = None  # "clap": what this child shows just now


class Owl(NamedTuple):
    """The owl's one short line. level: hint level seen so far this ply; more: another tap would show `after`.

    further: what further taps let it say where there is no more to show; told: how many of these a tap has asked for.
    """

    line: str
    mood: Literal["calm", "happy", "thinking", "sleepy", "surprised"] = "calm"
    level: int = 0
    more: bool = True
    after: int = 0
    later_ms: int | None = None  # level 3: the glow comes by itself after so long
    further: tuple[str, ...] = ()
    told: int = 0

    @property
    def tells_next(self) -> int:
        """What a tap sends where no script counts: after the last of `further` comes its own line again."""
        return (self.told + 1) % (len(self.further) + 1)


@dataclass(frozen=True, slots=True)
class Tip:
    """What the owl shows of the game when it first happens, as a picture without words.

    code: which picture, with these numbers, this queen, this many crowns, the face of another (who) and of whom it is
    about (mine). value, form: what says, with
    which form, that the child went on. later_ms: where it can only wait, the form is sent by itself after so long.
    spoken: its line is the owl's; otherwise the owl says something else, and the line is the picture's name.
    """

    code: str
    line: str
    value: str
    form: str
    goal: int
    numbers: Signs = ()
    queen: str = "heart"
    who: str = "friend-bruno"
    mine: str = "face-21"
    spoken: bool = True
    later_ms: int | None = None


@dataclass(frozen=True, slots=True)
class TriedSum:
    """A sum the child claimed and that does not hold, and how far the explanation goes.

    stage: rods (gap or overhang, no answer) · dots · said. signs: as it was said, at last with what is right.
    upper, lower: what lies on both sides, in units; drawn: as what.
    """

    signs: Signs
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    unit: int
    stage: Literal["rods", "dots", "said"]
    sentence: str
    drawn: Drawn = "rods"

    @property
    def frames(self) -> tuple[FrameRow, ...]:
        """Both sides in frames of ten, the addends first each in its own."""
        said = self.stage == "said"
        return FrameRow.of(self.upper, together=self.stage != "rods"), FrameRow.of(self.lower, is_claimed=not said)

    @property
    def scales(self) -> Scales:
        return Scales(self.upper, self.lower)


@dataclass(frozen=True, slots=True)
class Said:
    """How an equation is laid that is not a sum with its total as a card. whole: all cards make so much. given: so much
    stands behind "=" already. several: any number of cards may lie behind it. drawn: as what it is pictured. named:
    instead of cards one of these numbers is said. makes, placed: what the owl says of cards that lead nowhere, and of
    those that have found their place; plain: what the page without JavaScript says.
    """

    discard: str
    whole: int = 0
    given: int = 0
    several: bool = False
    drawn: Drawn = "rods"
    named: tuple[int, ...] = ()
    makes: str = ""
    placed: str = ""
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """The sum tray. layout: which side the total stands on this ply. said: of other equations than sums.
    cheer: a true sum just said, "2 + 3 = 5".
    discards: as what cards may leave the hand here, "pair:2" for so many equal ones; marks: as what each group goes
    that glows wholly, "A:sum"; meant: as what the cards go to which the hand points.

    is_open: the cards to be added are shown, and the total is for the child to find; before_equals: how many of
    those to which the hand points stand before "=".
    """

    layout: Layout
    discards: tuple[str, ...]
    said: Said | None = None
    marks: tuple[str, ...] = ()
    meant: DiscardKind | None = None
    is_open: bool = False
    before_equals: int = 0
    tried: TriedSum | None = None
    cheer: str | None = None


class Happening(NamedTuple):
    """One thing that everybody just saw, as a picture and a sentence, oldest first.

    kind names the motion: woke, stole, slept, bounced, blocked, discarded, flipped, counted, shuffled, asked.
    """

    kind: str
    seat: int
    sentence: str
    art: str | None = None  # a queen or card symbol
    beside: tuple[str, ...] = ()  # more of the picture: the card that was played, or who was met
    moods: tuple[str, str] = ("calm", "calm")  # of the faces: who did it, and to whom
    numbers: tuple[int, ...] = ()  # of a discard or a flip
    signs: Signs = ()  # of an equation, as it was laid
    twins: bool = False  # they are two of one number
    bed: int | None = None
    from_seat: int | None = None
    says: str | None = None  # the queen whom a child has woken
    is_new: bool = False  # she hangs in my gallery now


@dataclass(frozen=True, slots=True)
class Moved:
    """What moved in the latest plies, for motion.js (moved.py). drawings: sprite symbols it needs."""

    told: str = ""
    drawings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """The jester's count along the seats: n = the flipped number; steps[i] = the seat that says i + 1."""

    n: int
    steps: tuple[int, ...]
    shown: bool  # False while the child is asked who it will be

    def begun(self, seat: int) -> int:
        """What this seat says in the first round of the count; 0 where it ends there, or never comes there."""
        return self.steps.index(seat) + 1 if seat in self.steps[:-1] else 0


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer of a question: what is sent and what is shown."""

    value: str
    label: str
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the table, answered with one tap or left alone.

    choices: numbers, yes and not so (check_bot), places on the track (queen_total), seats (jester_count).
    by, by_face: the bot that asks, or the owl. signs: the equation as it is shown; None is asked for, and hidden says
    that a card lies there face down. help: what the owl has shown, 3 rods, 4 dots, 5 the answer. picture: of its sides.
    """

    key: str
    task: Task
    line: str
    choices: tuple[Choice, ...]
    before: int | None = None  # queen_total: where the marker stands
    gained: int | None = None  # queen_total: the new queen's points
    queen: Queen | None = None
    woke: Happening | None = None  # how she came
    by: str = ""
    by_face: str = ""
    signs: Signs = ()
    picture: SidesPicture | None = None
    rows: tuple[int, int] | None = None  # of a product: so many rows of so many
    hidden: bool = False
    lays: bool = False  # the answer is a card that the child lays into the gap
    plays: bool = False  # and the friend will play just these cards, or the last of them
    help: int = 0
    missed: int | None = None  # the latest answer, while it is asked again
    all_missed: frozenset[str] = frozenset()  # and those before it
    hops: tuple[int, ...] = ()  # the places from here to the goal (points_to_goal), or to the new points (queen_total)
    meant: str | None = None  # the choice that glows at help 5
    fingers: bool = False  # the help is a hand that counts on
    answered: Literal["right", "not_yet"] | None = None


@dataclass(frozen=True, slots=True)
class SidesPicture:
    """What rods and dots show of a question, in units. full: the side without a gap; known: what stands beside the gap.

    left, right: both sides, answered. drawn: as what. taken: so many of the full side are taken away.
    """

    full: tuple[int, ...]
    known: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    unit: int = 1
    drawn: Drawn = "rods"
    taken: int = 0

    @property
    def filled(self) -> tuple[int, ...]:
        """The side with the gap, answered."""
        return self.right if self.full == self.left else self.left

    def frames(self, help: int, missed: int | None = None) -> tuple[FrameRow, ...]:
        """What is put together in frames of ten; below, until it is answered, what is known or was said."""
        if help >= WHOLE_HELP:
            return (FrameRow.of(self.filled if self.known else self.full),)
        beside = self._beside(missed)
        above = FrameRow.of(self.full, together=help >= MOVED)
        return (above, FrameRow.of(beside, is_claimed=True)) if beside else (above,)

    def scales(self, help: int, missed: int | None = None) -> Scales:
        """What lies on both sides so far."""
        if help >= WHOLE_HELP:
            return Scales(self.left, self.right)
        beside = self._beside(missed)
        if self.full == self.left:
            return Scales(self.full, beside, "right" if missed is None else "")
        return Scales(beside, self.full, "left" if missed is None else "")

    def _beside(self, missed: int | None) -> tuple[int, ...]:
        return self.known if missed is None else (*self.known, missed)


@dataclass(frozen=True, slots=True)
class Lanterns:
    """The lights along the table: one for each time that somebody helped a friend. new: one has just been lit."""

    lit: int
    hanging: int
    label: str
    new: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """I am attacked: by whom, with what, and what I can do. can_block False: one warm button.

    art, shield: the drawings of the card that came and of the one that could send it away.
    """

    by: str
    by_face: str
    card: Literal["knight", "potion"]
    art: str
    shield: str
    queen: Queen
    can_block: bool
    line: str


@dataclass(frozen=True, slots=True)
class WentWell:
    """One thing that went well, in words and in pictures; sum: instead of a picture, the sum it was."""

    line: str
    pictures: tuple[str, ...] = ()
    sum: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """The end of one of several in front of a screen: its queens, and one thing that went well, if there is one."""

    panel: Panel
    went_well: WentWell | None


@dataclass(frozen=True, slots=True)
class Ending:
    """The end: who won (names, faces), and how it came about. went_well: for who did not win, true and of this game.

    mine: somebody in front of this screen has won. shared: each of these, where they are several, with what went well.
    waits: a queen who still sleeps, for who did not win. keeps: one for each guest at this screen.
    """

    mine: bool
    title: str
    line: str
    winners: tuple[Panel, ...]
    sums_said: tuple[str, ...]  # "2 + 3 = 5", the child's true sums of this game
    went_well: tuple[WentWell, ...] = ()
    next_bot: NextBot | None = None
    keeps: tuple[Keep, ...] = ()
    shared: tuple[Share, ...] = ()
    waits: str = ""
