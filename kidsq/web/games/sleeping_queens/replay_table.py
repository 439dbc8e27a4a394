"""The table of a game that is looked at again, before one of its plies: what all saw, and one child's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight
from kidsq.learning.tasks import CHOSEN
from kidsq.play import Replayed
from kidsq.web.games.sleeping_queens import scene, words
from kidsq.web.games.sleeping_queens.pieces import Bed, Queen
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import tag
from kidsq.web.shared import equations
from kidsq.web.shared.equations import Signs


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is drawn: a number, or a picture. laid: it leaves the hand with the move that follows."""

    code: str
    label: str
    number: int | None
    art: str | None
    laid: bool = False
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table. points None where points are ignored."""

    name: str
    face: str
    court: tuple[Queen, ...]
    points: int | None
    cards: int
    on_turn: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happens with the move, in pictures. numbers: cards; signs: of an equation."""

    face: str
    numbers: tuple[int, ...]
    signs: Signs
    art: str | None
    queen: str | None
    sign: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """An equation that the child said here."""

    signs: Signs
    right: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything of it. with_points: whether points count. meant: the beds of which the move that follows is about."""

    me: Seat
    others: tuple[Seat, ...]
    beds: tuple[Bed, ...]
    meant: frozenset[int]
    hand: tuple[Card, ...]
    draw_size: int
    top: Card | None
    steps: tuple[Step, ...]
    claims: tuple[Claim, ...]
    with_points: bool


def picture(shown: Replayed, names: TableNames, faces: Sequence[str]) -> Picture:
    """The table as it lay before this ply. names, faces: by seat, as far as the adult may know them."""
    view = shown.view
    order = [(shown.seat + step) % view.players for step in range(view.players)]
    me, *others = (_seat(shown, names, faces, seat) for seat in order)
    sights = shown.next.sights if shown.next else ()
    return Picture(
        me=me,
        others=tuple(others),
        beds=_beds(shown),
        meant=frozenset(sight.bed for sight in sights if sight.bed >= 0),
        hand=_hand(shown),
        draw_size=view.draw_size,
        top=_top(shown),
        steps=tuple(_step(shown, sight, faces) for sight in sights),
        claims=_claims(shown),
        with_points=view.goal_points is not None,
    )


def _seat(shown: Replayed, names: TableNames, faces: Sequence[str], seat: int) -> Seat:
    view = shown.view
    return Seat(
        name=names.seats[seat],
        face=faces[seat],
        court=tuple(_queen(shown, queen) for queen in view.courts[seat]),
        points=None if view.goal_points is None else view.points[seat],
        cards=view.hand_sizes[seat],
        on_turn=view.mover == seat and shown.next is not None,
    )


def _queen(shown: Replayed, queen: int) -> Queen:
    return scene.queen_like(tag(), shown.stored.edition, queen, dict(shown.view.values).get(queen, 0))


def _beds(shown: Replayed) -> tuple[Bed, ...]:
    """With the sleepers whom everybody has seen go to bed, and no other."""
    known, language, made = dict(shown.view.remembered), tag(), list[Bed]()
    for bed, full in enumerate(shown.view.full_beds):
        queen = _queen(shown, known[bed]) if full and bed in known else None
        made.append(scene.bed_like(language, bed, full, "picture" if queen else "nothing", queen))
    return tuple(made)


def _hand(shown: Replayed) -> tuple[Card, ...]:
    """The cards as the child saw them: its power cards with the same faces."""
    hand, leaving = shown.view.hand, _leaving(shown)
    made = []
    for place, card in enumerate(hand):
        laid = card in leaving
        if laid:
            leaving.remove(card)
        made.append(_card(shown, card, hand[:place].count(card), laid))
    return tuple(made)


def _leaving(shown: Replayed) -> list[int]:
    """The cards that the child lays with the move that follows, when it is its own."""
    if shown.next is None or shown.next.seat != shown.seat:
        return []
    return [card for sight in shown.next.sights if sight.kind != "flipped" for card in _laid_by(sight)]


def _laid_by(sight: Sight) -> tuple[int, ...]:
    """The cards of a sight that come from the hand of its seat."""
    if sight.kind == "discarded":
        return sight.cards
    return sight.cards[:1] if sight.kind in ("king", "attacked", "jester", "blocked") else ()


def _card(shown: Replayed, card: int, nth: int, laid: bool = False) -> Card:
    code = CARD_NAMES[card]
    if is_number(card):
        return Card(code, words.card_name(card), card, None, laid, _unit(shown))
    art = picture_in_hand(shown.stored.edition, shown.laid, code, shown.seat, nth)
    return Card(code, words.card_name(card), None, art, laid)


def _top(shown: Replayed) -> Card | None:
    card = shown.view.discard_top
    if not card:
        return None
    art = None if is_number(card) else picture_laid(shown.stored.edition, shown.laid)
    return Card(CARD_NAMES[card], words.card_name(card), card if is_number(card) else None, art, unit=_unit(shown))


def _unit(shown: Replayed) -> int:
    return scene.unit_of(shown.stored.edition)


def _step(shown: Replayed, sight: Sight, faces: Sequence[str]) -> Step:
    power = next((card for card in sight.cards[:1] if not is_number(card)), None)
    edition = shown.stored.edition
    return Step(
        face=faces[sight.seat],
        numbers=tuple(card for card in sight.cards if is_number(card)),
        signs=equations.of_equation(sight.equation) if sight.equation else (),
        art=None if power is None else picture_in_hand(edition, shown.laid, CARD_NAMES[power], sight.seat),
        queen=f"queen-{QUEEN_NAMES[sight.queen]}" if sight.queen else None,
        sign=f"sign-{words.SIGNS[sight.bed]}" if sight.bed >= 0 and sight.kind in ("slept", "bounced") else None,
    )


def _claims(shown: Replayed) -> tuple[Claim, ...]:
    rows = [row for row in shown.judged if row.task in CHOSEN and row.correct is not None]
    return tuple(Claim(equations.of_attempt(row), row.correct == 1) for row in rows)
