"""What a child's form means: a move, a claim that does not hold, or a selection that is nothing yet. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kidsq.arithmetic import Equation, UnreadableEquation, read_equation
from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens import EDITIONS, Move, View, read_move
from kidsq.games.sleeping_queens.cards import CARD_NAMES, is_number
from kidsq.play.games.contract import LONGEST_MOVE, Chosen, Claim, Nothing, TurnForm


def read_turn(view: View, form: TurnForm) -> Chosen | Claim | Nothing:
    """What this form asks for, given the hand; whether the rules allow it is not asked here.

    move: as text; or card: hand places in the order tapped, and total, which is among them or not.
    """
    text, total_at = form.one("move"), form.one("total")
    if text is not None:
        return _read_text(view, text)
    places = [*form.all("card")]
    if total_at and total_at not in places:
        places.append(total_at)
    if not places:
        return Nothing("no_cards")
    for place in places:
        if not (place.isascii() and place.isdecimal() and len(place) < 3 and int(place) < len(view.hand)):
            return Nothing("bad_place", place[:20], bad=True)
    if len({int(place) for place in places}) < len(places):
        return Nothing("bad_place", places[-1], bad=True)
    total = int(total_at) if total_at else None
    addends = [view.hand[int(place)] for place in places if int(place) != total]
    return _read_cards(view, addends, None if total is None else view.hand[total])


def _read_text(view: View, text: str) -> Chosen | Claim | Nothing:
    try:
        move = read_move(text)
    except UnreadableMove:
        return _written_sum(view, text) or Nothing("unreadable", text[:LONGEST_MOVE], bad=True)
    return Chosen(move, _equation_of(move))


def _written_sum(view: View, text: str) -> Chosen | Claim | None:
    """`discard 2+3=6` with 2, 3 and 6 in the hand; also `02+3=5`, which is no move's text but a true sum."""
    verb, _, rest = text[:LONGEST_MOVE].strip().partition(" ")
    if verb.lower() != "discard" or EDITIONS[view.edition].together == "run":
        return None
    try:
        equation = read_equation(rest)
    except UnreadableEquation:
        return None
    needed = Counter((*equation.addends, equation.claimed))
    held = Counter(card for card in view.hand if is_number(card))  # a king is no 11, whatever its code
    return _said(equation) if not needed - held else None


def _said(equation: Equation) -> Chosen | Claim:
    return Chosen(read_move("discard " + equation.text), equation) if equation.holds else Claim(equation)


def _equation_of(move: Move) -> Equation | None:
    return Equation(move.cards[:-1], move.cards[-1]) if move.is_sum else None


def _read_cards(view: View, addends: Sequence[int], total: int | None) -> Chosen | Claim | Nothing:
    cards = [*addends] if total is None else [*addends, total]
    if len(cards) == 1:
        return Chosen(read_move(f"discard {CARD_NAMES[cards[0]]}"))
    if not all(map(is_number, cards)):
        return Nothing("only_numbers")
    if len(cards) == 2:
        twins = cards[0] == cards[1]
        return Chosen(read_move(f"discard {cards[0]},{cards[1]}")) if twins else Nothing("no_twins")
    if EDITIONS[view.edition].together == "run":
        return _read_run(cards)
    if total is None:
        return Nothing("no_total")
    return _said(Equation(tuple(addends), total))


def _read_run(cards: Sequence[int]) -> Chosen | Nothing:
    try:
        return Chosen(read_move("discard " + "-".join(map(str, sorted(cards)))))
    except UnreadableMove:
        return Nothing("no_run")
