"""What can be counted on a table of The Queen's Collection, as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from kidsq.games.queens_collection import CollectingView, TidyingTable, TidyingView, View
from kidsq.games.queens_collection.cards import ALL_COLOURS, BOXES, JOKER, Cards, place
from kidsq.games.queens_collection.editions import BEGINNERS
from kidsq.games.queens_collection.moves import MOST_LAID, Meeple, MoveKind, is_couple
from kidsq.games.queens_collection.tidying.hands import payments

# -- what can follow what a child has tapped, so that the table lights it up -------------------------------------------

TheirCard = tuple[int, int]
"""Seat, and place in its hand."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What can be done with just these cards of one's own hand.

    kinds: of the moves there are. pairs: the colours of which two meeples may change places, the first one before the
    second; swaps: the meeples of which one can be tapped first, each with those that can be tapped after it. carries:
    the meeples that may be carried, to any box but their own. exchange: cards of other hands to be had for this one.
    share: of the partner's. display: places there, each with the colours that a pair with it can have. trade: places
    there to be had, as many as one gives.
    """

    kinds: tuple[MoveKind, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    swaps: Mapping[Meeple, tuple[Meeple, ...]] = field(default_factory=dict)
    carries: tuple[Meeple, ...] = ()
    exchange: tuple[TheirCard, ...] = ()
    share: tuple[TheirCard, ...] = ()
    display: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    trade: tuple[int, ...] = ()


NOTHING: Final = Possible()


def boxes_for(meeple: Meeple) -> tuple[int, ...]:
    """Where a meeple that may be carried can be put."""
    return tuple(box for box in ALL_COLOURS if box != meeple[1])


def possible(view: View, cards: Iterable[int]) -> Possible:
    """What this seat can do with just these cards, which it holds; without a card: what it can do without one.

    Nothing while it has nothing to decide, and where no move takes so many cards.
    """
    chosen = tuple(sorted(cards))
    if not view.legal:
        return NOTHING
    if not chosen:
        words = ("pass", "reveal", "stop", "done")
        return Possible(kinds=tuple(move.kind for move in view.legal if move.kind in words))
    if isinstance(view, TidyingView):
        return _tidying(view, chosen)
    assert isinstance(view, CollectingView)
    return _collecting(view, chosen)


def of_hand(view: View) -> Iterator[tuple[Cards, Possible]]:
    """Every choice of cards of this hand with which something can be done, each kind of choice once, fewest first.

    Of hands without a limit three cards of a trade are not among them: they are what one card and one card can have.
    """
    most = MOST_LAID if isinstance(view, TidyingView) else 2
    for number in range(min(most, len(view.hand)) + 1):
        for cards in sorted(set(combinations(view.hand, number))):
            found = possible(view, cards)
            if found.kinds:
                yield cards, found


# -- together ---------------------------------------------------------------------------------------------------------


def _tidying(view: TidyingView, cards: Cards) -> Possible:
    payment = next((one for one in payments(view.hand, view.edition == "coop") if one.cards == cards), None)
    where = _where(view.standing)
    swaps = _swaps(where, payment.pairs) if payment else {}
    carries = tuple((colour, box) for colour in ALL_COLOURS for box in where[colour])
    carries = carries if payment and payment.wild else ()
    exchange = _exchange(view, cards[0]) if len(cards) == 1 else ()
    kinds: list[MoveKind] = ["swap"] if swaps else []
    kinds += ["carry"] if carries else []
    kinds += ["renew"] if len(cards) <= min(MOST_LAID, view.draw_size) else []
    kinds += ["exchange"] if exchange else []
    pairs = tuple(pair for pair in payment.pairs if _both(where, pair)) if payment else ()
    return Possible(tuple(kinds), pairs, swaps, carries, exchange)


def _where(standing: Sequence[int]) -> list[list[int]]:
    """Colour -> the boxes on which it stands."""
    return [[box for box in range(BOXES) if standing[place(colour, box)]] for colour in ALL_COLOURS]


def _both(where: Sequence[Sequence[int]], pair: tuple[int, int]) -> bool:
    """True if meeples of both colours stand on different boxes somewhere."""
    return any(here != there for here in where[pair[0]] for there in where[pair[1]])


def _swaps(where: Sequence[Sequence[int]], pairs: Sequence[tuple[int, int]]) -> Mapping[Meeple, tuple[Meeple, ...]]:
    found: dict[Meeple, list[Meeple]] = {}
    for one, other in pairs:
        for here in where[one]:
            for there in where[other]:
                if here != there:
                    found.setdefault((one, here), []).append((other, there))
                    found.setdefault((other, there), []).append((one, here))
    return {meeple: tuple(found[meeple]) for meeple in sorted(found)}


def _exchange(view: TidyingView, card: int) -> tuple[TheirCard, ...]:
    if view.edition != "coop" or not view.draw_size:
        return ()
    return tuple(
        (seat, at)
        for seat, hand in enumerate(view.hands)
        if seat != view.seat
        for at, theirs in enumerate(hand or ())
        if theirs != card
    )


# -- against each other -----------------------------------------------------------------------------------------------


def _collecting(view: CollectingView, cards: Cards) -> Possible:
    if view.decision not in ("take", "more"):
        return NOTHING
    display = {at: colours for at, card in enumerate(view.display) if (colours := _colours(cards, card))}
    trade, share = (_trade(view, cards), _share(view, cards)) if view.decision == "take" else ((), ())
    kinds: list[MoveKind] = ["pair"] if display else []
    kinds += ["trade"] if trade else []
    kinds += ["share"] if share else []
    return Possible(tuple(kinds), display=display, trade=trade, share=share)


def _colours(cards: Cards, card: int) -> tuple[int, ...]:
    """The colours of a pair of these cards of the hand and this one of the display."""
    wanted = ALL_COLOURS if card == JOKER else (card,)
    if is_couple(cards):
        return tuple(colour for colour in wanted if colour != cards[0])
    if len(cards) > 1:
        return ()
    return tuple(wanted) if cards[0] == JOKER else tuple(colour for colour in wanted if colour == cards[0])


def _trade(view: CollectingView, cards: Cards) -> tuple[int, ...]:
    found = tuple(at for at, card in enumerate(view.display) if card not in cards)
    return found if len(cards) <= min(MOST_LAID, len(found)) else ()


def _share(view: CollectingView, cards: Cards) -> tuple[TheirCard, ...]:
    mate = view.partner
    if mate is None:
        return ()
    found = tuple((mate, at) for at, card in enumerate(view.hands[mate] or ()) if card not in cards)
    return found if len(cards) <= min(MOST_LAID, len(found)) else ()


# -- what can be counted on the table ----------------------------------------------------------------------------------


POINTS_A_BOX: Final = 3
POINTS_A_MEEPLE: Final = 2

Tidied = TidyingTable | TidyingView


def home_in(table: Tidied, colour: int) -> int:
    """How many meeples of a colour are at home."""
    return table.standing[place(colour, colour)]


def home(table: Tidied) -> int:
    """How many are at home."""
    return sum(table.standing[:: BOXES + 1])


def wanted_in(table: Tidied, colour: int) -> int:
    """How many of a colour are at home in the end; on the beginners' side a third one leaves the game."""
    there = sum(table.standing[place(colour, 0) : place(colour + 1, 0)])
    return min(BEGINNERS, there) if table.fields == BEGINNERS else there


def wanted(table: Tidied) -> int:
    """How many are at home in the end: as many places has the track."""
    return sum(wanted_in(table, colour) for colour in ALL_COLOURS)


def full_boxes(table: Tidied) -> tuple[int, ...]:
    """The boxes that are drawn closed, in order: all of their colour stand there, and nobody else."""
    return tuple(
        colour
        for colour in ALL_COLOURS
        if home_in(table, colour) == sum(table.standing[place(colour, 0) : place(colour + 1, 0)]) > 0
        and not astray_on(table, colour)
    )


def tidy_boxes(table: Tidied) -> int:
    """How many boxes bring points as they stand: something is on them, and nothing astray."""
    on_box = [(sum(table.standing[box::BOXES]), home_in(table, box)) for box in ALL_COLOURS]
    return sum(0 < there == at_home for there, at_home in on_box)


def astray_on(table: Tidied, box: int) -> int:
    """How many meeples on a box belong elsewhere."""
    return sum(table.standing[box::BOXES]) - home_in(table, box)


def lie_open(hands: Sequence[Sequence[int] | None], card: int) -> int:
    """How many cards of a kind lie open in these hands."""
    return sum(tuple(hand).count(card) for hand in hands if hand is not None)
