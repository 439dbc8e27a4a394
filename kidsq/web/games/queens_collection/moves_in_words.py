"""The legal moves in words, in groups: how the game is played where a page has no script and no better form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kidsq.games.queens_collection.moves import Meeple, Move
from kidsq.web.games.queens_collection.words import box_name, card_name, listed
from kidsq.web.http.language import gettext as _
from kidsq.web.table.pieces import PlainMove


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """Moves of one kind with the same cards laid. title: what they have in common."""

    title: str
    moves: tuple[PlainMove, ...]


def groups(moves: Iterable[Move], names: Sequence[str]) -> tuple[MoveGroup, ...]:
    """All moves, each once, those with the same cards together. names: by seat."""
    found: dict[str, list[PlainMove]] = {}
    for move in moves:
        found.setdefault(_title(move), []).append(PlainMove(move.text, _label(move, names)))
    return tuple(MoveGroup(title, tuple(some)) for title, some in found.items())


def _title(move: Move) -> str:
    cards = listed(move.cards)
    if move.kind == "swap":
        return _("With %(cards)s, two change places:", cards=cards)
    if move.kind == "carry":
        return _("With %(cards)s, carry one:", cards=cards)
    if move.kind == "exchange":
        return _("Give %(cards)s and get:", cards=cards)
    if move.kind == "pair":
        return _("A pair with %(cards)s:", cards=cards)
    if move.kind in ("trade", "share"):
        return _("Trade %(cards)s for:", cards=cards)
    return _("New cards for:") if move.kind == "renew" else _("Or:")


def _label(move: Move, names: Sequence[str]) -> str:
    if move.kind == "swap":
        return _("%(one)s and %(other)s", one=_where(move.meeples[0]), other=_where(move.meeples[1]))
    if move.kind == "carry":
        return _("%(one)s to the %(box)s", one=_where(move.meeples[0]), box=box_name(move.box))
    if move.kind == "renew":
        return listed(move.cards)
    if move.kind == "exchange":
        return _("%(card)s from %(who)s", card=listed(move.got), who=names[move.seat])
    if move.kind == "pair":
        return _("%(card)s, open: take %(one)s", card=listed(move.got), one=card_name(move.colour))
    if move.kind == "trade":
        return listed(move.got)
    if move.kind == "share":
        return _("%(card)s from your partner", card=listed(move.got))
    return {
        "pass": _("Wait this time"),
        "reveal": _("Turn up a card"),
        "stop": _("Stop"),
        "done": _("Done"),
    }[move.kind]


def _where(meeple: Meeple) -> str:
    colour, box = meeple
    return _("%(one)s in the %(box)s", one=card_name(colour), box=box_name(box))
