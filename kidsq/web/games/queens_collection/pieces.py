"""The pieces of which both kinds of scene are made. Each is frozen and already worded; a template decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidsq.web.table.pieces import Keep, NextBot

Mood = Literal["calm", "happy", "sorry", "thinking", "surprised", "sleepy"]
OwlMood = Literal["calm", "happy", "thinking", "sleepy", "surprised"]


@dataclass(frozen=True, slots=True)
class Tip:
    """Something the owl tells for the first time. kept: its name; value, form: what says that it was read."""

    kept: str
    value: str
    form: str


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card, one object of all that are alike. code: its colour, or joker; place: in its hand or row, for the form."""

    place: int
    code: str
    label: str

    @property
    def art(self) -> str:
        return f"colour-{self.code}"


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """Meeples of one colour on one box, one object of all that are alike.

    value: what the form sends. places: of the box's places, from 0, those on which they are drawn: at least one of each
    colour. home: on their own box.
    """

    code: str
    value: str
    name: str
    label: str
    places: tuple[int, ...]
    home: bool

    @property
    def art(self) -> str:
        return f"meeple-{self.code}" if self.home else f"meeple-{self.code}-astray"


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """A box with who stands on it, one object of all that are alike.

    at: its place around the Queen, 0 straight above her, then clockwise. kind: which of both drawings. number: of all
    that stand on it. tidy: all of its colour stand here, and nobody else.
    """

    code: str
    at: int
    kind: Literal["chest", "house"]
    name: str
    label: str
    figures: tuple[Figure, ...]
    number: int
    tidy: bool

    @property
    def art(self) -> str:
        return f"{self.kind}-{self.code}"

    @property
    def scores(self) -> bool:
        """True if it counts as it stands: somebody is there, and nobody visits."""
        return bool(self.figures) and all(one.home for one in self.figures)


@dataclass(frozen=True, slots=True)
class Panel:
    """One seat as everybody sees it. hand: None where it is hidden. cards: how many it has."""

    seat: int
    name: str
    face: str
    mine: bool
    on_turn: bool
    hand: tuple[Card, ...] | None
    cards: int
    bubble: str | None = None
    mood: Mood = "calm"
    won: bool = False
    away: bool = False  # a bot stands in for this child
    sign: str | None = None  # "clap": what this child shows just now


@dataclass(frozen=True, slots=True)
class Owl:
    """The owl's one short line, as for any table (templates of the first game say what each is)."""

    line: str
    mood: OwlMood = "calm"
    level: int = 0
    more: bool = False
    after: int = 0
    later_ms: int | None = None
    further: tuple[str, ...] = ()
    told: int = 0

    @property
    def tells_next(self) -> int:
        """What a tap sends where no script counts: after the last of `further` comes its own line again."""
        return (self.told + 1) % (len(self.further) + 1)


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that everybody just saw, as a picture and a sentence.

    kind: of the sight. cards, got: codes of what was laid and of what came. figures: who moved. box: its colour. other:
    with whom.
    """

    kind: str
    seat: int
    sentence: str
    cards: tuple[str, ...] = ()
    got: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    box: str = ""
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """The next game, harder or easier: what it is, and the option that makes it so."""

    line: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Ending:
    """The end. mine: somebody in front of this screen has won. smiles: the Queen does.

    went_well: what is true and nice of this game.
    """

    mine: bool
    title: str
    line: str
    smiles: bool
    winners: tuple[Panel, ...]
    went_well: tuple[str, ...] = ()
    next_bot: NextBot | None = None
    offer: Offer | None = None
    keeps: tuple[Keep, ...] = ()


__all__ = ["Box", "Card", "Ending", "Figure", "Happening", "Offer", "Owl", "Panel"]
