"""The table of a game that is looked at again, before one of its plies: what all saw, and the hands one child saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kidsq.games.queens_collection import CollectingView, TidyingView, View
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, NO_CARD
from kidsq.games.queens_collection.story import Sight
from kidsq.play import Replayed
from kidsq.web.games.queens_collection import words
from kidsq.web.games.queens_collection.tidying.scene import at_home, goal
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

LAYING = frozenset(("swapped", "carried", "renewed", "exchanged", "paired", "traded", "shared"))
"""Sights of cards that leave the hand of their seat."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is drawn. code: its colour, or joker. laid: it leaves this hand or the display with what follows."""

    code: str
    label: str
    laid: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A box. standing: the colours of who stands in it. meant: what follows is about it."""

    code: str
    label: str
    standing: tuple[str, ...]
    meant: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table. hand: None where this child could not see it. figures, boxes: collected, by colour."""

    name: str
    face: str
    on_turn: bool
    cards: int
    hand: tuple[Card, ...] | None
    figures: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happens with the move, in pictures: codes of cards that go and come, figures, and a box."""

    face: str
    kind: str
    cards: tuple[str, ...]
    got: tuple[str, ...]
    figures: tuple[str, ...]
    box: str
    other: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything of it. boxes: around the Queen, the first above her. display, revealed: None where there are none.

    home: how many figures are, and of how many; None where they are collected. line: how far it is, in words.
    """

    me: Seat
    others: tuple[Seat, ...]
    boxes: tuple[Box, ...]
    draw_size: int
    top: Card | None
    display: tuple[Card, ...] | None
    revealed: tuple[Card, ...] | None
    home: tuple[int, int] | None
    line: str
    steps: tuple[Step, ...]


def picture(shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> Picture:
    """The table as it lay before this ply. names, faces: by seat, as far as the adult may know them."""
    view: View = shown.view
    sights = seen(shown)
    order = [(shown.seat + step) % view.players for step in range(view.players)]
    me, *others = (_seat(shown, sights, names, faces, seat) for seat in order)
    collecting = view if isinstance(view, CollectingView) else None
    return Picture(
        me=me,
        others=tuple(others),
        boxes=tuple(_box(view, colour, _meant(sights)) for colour in view.ring),
        draw_size=view.draw_size,
        top=None if view.discard_top == NO_CARD else _cards((view.discard_top,))[0],
        display=_cards(collecting.display, _got(sights, ("paired", "traded"))) if collecting else None,
        revealed=_cards(collecting.revealed) if collecting and collecting.revealed else None,
        home=(at_home(view), goal(view)) if isinstance(view, TidyingView) else None,
        line=_line(view),
        steps=tuple(_step(sight, faces) for sight in sights),
    )


def seen(shown: Replayed) -> tuple[Sight, ...]:
    """What this child saw then. Who saw the cards of a share is not told once more how many they were."""
    sights: tuple[Sight, ...] = shown.next.sights if shown.next else ()
    knows = any(sight.kind == "shared" and sight.cards for sight in sights)
    return tuple(sight for sight in sights if not (knows and sight.kind == "shared" and not sight.cards))


def _seat(shown: Replayed, sights: Sequence[Sight], names: Sequence[str], faces: Sequence[str], seat: int) -> Seat:
    view: View = shown.view
    hand = view.hands[seat]
    collecting = view if isinstance(view, CollectingView) else None
    return Seat(
        name=names[seat],
        face=faces[seat],
        on_turn=view.mover == seat and shown.next is not None,
        cards=view.hand_sizes[seat],
        hand=None if hand is None else _cards(hand, _leaving(sights, seat)),
        figures=_codes(_each(collecting.taken[seat])) if collecting else (),
        boxes=_codes(collecting.boxes[seat]) if collecting else (),
        points=collecting.points[seat] if collecting else None,
    )


def _leaving(sights: Sequence[Sight], seat: int) -> list[int]:
    """The cards that leave the hand of this seat with the move that follows."""
    laid = [card for sight in sights if sight.seat == seat and sight.kind in LAYING for card in sight.cards]
    return laid + [card for sight in sights if sight.other == seat for card in sight.got]


def _got(sights: Sequence[Sight], kinds: Sequence[str]) -> list[int]:
    return [card for sight in sights if sight.kind in kinds for card in sight.got]


def _cards(cards: Sequence[int], leaving: Iterable[int] = ()) -> tuple[Card, ...]:
    left, made = list(leaving), list[Card]()
    for card in cards:
        laid = card in left
        if laid:
            left.remove(card)
        made.append(Card(CARD_NAMES[card], words.card_name(card), laid))
    return tuple(made)


def _box(view: View, colour: int, meant: frozenset[int]) -> Box:
    standing: tuple[int, ...] = ()
    if isinstance(view, TidyingView):
        standing = view.on_box(colour)
    elif isinstance(view, CollectingView):
        standing = (colour,) * view.left[colour]
    return Box(COLOURS[colour], words.box_label(colour, standing), _codes(standing), colour in meant)


def _meant(sights: Sequence[Sight]) -> frozenset[int]:
    """The boxes that the move that follows is about."""
    found = {box for sight in sights for _colour, box in sight.meeples}
    return frozenset(found | {sight.colour for sight in sights if sight.colour >= 0 and sight.kind != "came_home"})


def _line(view: View) -> str:
    if isinstance(view, TidyingView):
        told = _("%(n)s of %(goal)s home", n=at_home(view), goal=goal(view))
        return f"{told} · {ngettext('%(num)d point', '%(num)d points', view.points)}"
    assert isinstance(view, CollectingView)
    return _("Round %(n)s of %(all)s", n=view.number + 1, all=view.rounds)


def _step(sight: Sight, faces: Sequence[str]) -> Step:
    figures = [colour for colour, _box in sight.meeples]
    if sight.kind in ("took", "left"):
        figures = [sight.colour]
    return Step(
        face=faces[sight.seat],
        kind=sight.kind,
        cards=_codes(sight.cards),
        got=_codes(sight.got),
        figures=_codes(figures),
        box=COLOURS[sight.colour] if sight.kind in ("carried", "all_together", "box_won", "went_out") else "",
        other=faces[sight.other] if sight.other >= 0 else "",
    )


def _codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


def _each(counts: Sequence[int]) -> list[int]:
    """Every figure, given how many there are of each colour."""
    return [colour for colour, number in enumerate(counts) for _nth in range(number)]
