"""The table of a class at the tablet of one of its children, who proposes what to play; and proposals in words."""

from __future__ import annotations

from kidsq.games.sleeping_queens import Move, read_move
from kidsq.lazy import lazy
from kidsq.play import Look
from kidsq.web.games.contract import Proposing
from kidsq.web.games.sleeping_queens import pieces, spoken
from kidsq.web.games.sleeping_queens.scene import Scene
from kidsq.web.games.sleeping_queens.words import TableNames, card_name
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import equations, table_words
from kidsq.web.table.pieces import Answered

FACE = "crown"
"""Of a class, on whose seat nobody sits."""


class ProposingScene(Scene):
    """What is tapped here is proposed; the class goes on when its teacher lays."""

    proposes = True

    def __init__(
        self,
        look: Look,
        key: str,
        what: Proposing,
        message: str | None = None,
        answered: Answered | None = None,
        *,
        in_words: bool = True,
        fresh: bool = True,
    ) -> None:
        super().__init__(look, key, message, answered, in_words=in_words, fresh=fresh)
        self.what, self.address, self.spoken_to = what, what.here, -1

    @lazy
    def seat_names(self) -> tuple[str, ...]:
        return names_at(self.look, self.what.name)

    @lazy
    def faces(self) -> tuple[str, ...]:
        return faces_at(self.look)

    @lazy
    def next(self) -> None:
        """Nothing: the friend plays on the wall."""

    @lazy
    def together(self) -> None:
        """Nothing: all are here."""

    @lazy
    def _due(self) -> None:
        """No tip: all look at the wall."""

    @lazy
    def idea(self) -> str:
        """What this child has proposed, in words."""
        what = self.what
        if what.said is None:
            return ""
        return what.said if what.kind == "answer" else in_words(read_move(what.said), self.names)

    @lazy
    def owl(self) -> pieces.Owl:
        said = spoken.owl(self.look, self.phase, self.names, self.message, self.answered)
        if not self.idea or self.message or self.look.not_yet is not None:
            return said
        line = _("Your idea: %(what)s. Now look at the wall!", what=self.idea)
        if self.what.kind == "answer":
            line = _("You say %(what)s. Now look at the wall!", what=self.idea)
        if self.answered is not None:
            return said._replace(line=f"{said.line} {_('Now look at the wall!')}") if self.answered.right else said
        return said._replace(line=line, mood="happy")

    def _cheer(self) -> str | None:
        return self.idea or None if self.what.kind == "move" else None

    @lazy
    def title(self) -> str:
        """How it ended for the class."""
        return ending_title(self.look, self.seat_names)


def names_at(look: Look, name: str) -> tuple[str, ...]:
    """By seat. name: of the class."""
    return tuple(table_words.bot_name(one.bot) if one.bot else name for one in look.stored.seats)


def faces_at(look: Look) -> tuple[str, ...]:
    """By seat."""
    return tuple(table_words.bot_face(one.bot) if one.bot else FACE for one in look.stored.seats)


def ending_title(look: Look, names: tuple[str, ...]) -> str:
    """Who has won, said to a class."""
    outcome = look.outcome
    winners = outcome.winners if outcome is not None else ()
    if look.people and set(look.people) <= set(winners):
        return _("We have won!")
    return _("%(who)s won this time.", who=names[winners[0]]) if winners else _("The sun comes up")


def in_words(move: Move, names: TableNames) -> str:
    """A proposal as short as it can be said."""
    if move.kind != "discard":
        return spoken.plain_move(move, names)
    if move.equation is not None:
        return equations.text(equations.of_equation(move.equation))
    cards = [card_name(card) for card in move.cards]
    if move.discard == "single":
        return _("swap: %(card)s", card=cards[0])
    return table_words.both(move.cards) if move.is_alike else ", ".join(cards)
