"""A game as it stands in this process, and its latest plies as they were seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kidsq.games.contract import AnyState, Shown


@dataclass(frozen=True, slots=True)
class Moment:
    """One ply as it was seen. ply: how many lay before it; move: that of the game, None for whoever may not know it.

    say: what a bot says about its own move or that of a person; speaker: the seat of this bot; said_before: the codes
    of all that it has said earlier in the game. sights: what everybody saw; of a moment that was made for one seat,
    what that seat saw.
    """

    ply: int
    seat: int
    move: Any
    shown: Shown
    say: Any | None = None
    speaker: int = -1
    said_before: tuple[str, ...] = ()
    sights: tuple[Any, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sights", self.shown.public)

    def seen_by(self, seat: int | None) -> Moment:
        """The same ply with all that this seat saw, and nothing that it did not see. None: that not everybody saw."""
        shown = self.shown
        if not shown.private and shown.text_for is None:
            return self
        may_know = shown.text_for is None or seat in shown.text_for
        sights = shown.public if seat is None else shown.to(seat)
        return replace(self, move=self.move if may_know else None, shown=Shown(sights))


@dataclass(frozen=True, slots=True)
class Played:
    """A table, never to be changed in place (`copy()` it), and its latest moments, oldest first.

    game, header_json, bots: of the stored game it was replayed from; another one of the same id is another game.
    laid: what everybody remembers of the cards laid, as the uses of this game keep it.
    said: bot -> the codes of what it has said so far; one bot on two seats is one here, for it has the same lines.
    """

    game: str
    header_json: str
    bots: tuple[str | None, ...]
    table: AnyState
    moments: tuple[Moment, ...] = ()
    laid: tuple[Any, ...] = ()
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    _views: dict[int, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def view(self, seat: int) -> Any:
        """The table as this seat sees it, made once: a bot that has decided is asked what it says, and a child who was
        shown its hand plays from it."""
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    @property
    def ply(self) -> int:
        return self.table.ply
