"""What a child who cannot read is led to: one move, that the pointing hand, the glow and the owl's tip all mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from kidsq.games.sleeping_queens import Move, View
from kidsq.games.sleeping_queens.cards import DRAGON, WAND, is_number
from kidsq.learning import hints
from kidsq.play.screen import Look

What = Literal["king", "together", "find", "twins", "jester", "knight", "potion", "one"]
LUCK_AND_TRICKS: Final[tuple[What, ...]] = ("jester", "knight", "potion")


@dataclass(frozen=True, slots=True)
class Advice:
    """what: king, a sum or row, two of a kind, ...; find a sum, or swap one card (move None). level: of the help."""

    what: What
    move: Move | None = None
    level: int = hints.MOST

    @property
    def is_open(self) -> bool:
        """True if the cards to be added are shown, and the child finds the total."""
        return self.move is not None and self.move.is_said and self.level == hints.ADDENDS


@cache
def fact_of(move: Move) -> str | None:
    """The equation or row in a move of several cards, as a skill; None for a pair and everything else."""
    if move.equation is not None:
        return move.equation.skill
    return f"run:{move.cards[0]}-{move.cards[-1]}" if move.discard == "run" else None


def facts(view: View) -> tuple[str, ...] | None:
    """The sums and rows that this seat can lay; None while it is not for it to lay cards."""
    if not view.my_turn or view.decision != "turn":
        return None
    return tuple(dict.fromkeys(fact for move in view.legal if (fact := fact_of(move)) is not None))


def tells_of_numbers(look: Look) -> bool:
    """True if the sums in the hand are shown unasked, or all help was asked for; a child may choose less."""
    chosen = look.preferences.hint
    return chosen is None or chosen >= hints.CARDS or look.help.level == hints.MOST


def advice(look: Look) -> Advice:
    """Queens first, then the numbers that glow (most help, then fewest cards), then luck, then any card.

    Where less help was chosen nothing is told of the numbers, and to find something better than luck is the child's.
    """
    legal = look.view.legal

    def first(fits: Callable[[Move], bool]) -> Move | None:
        return next(filter(fits, legal), None)

    if king := first(lambda move: move.kind == "king"):
        return Advice("king", king)
    if glowing := glowing_of(look):
        return Advice("together", *glowing[0])
    if look.help.level == hints.SENTENCE:  # "There is a sum in your hand!", and no hand leads away from it
        return Advice("find")
    if tells_of_numbers(look) and (alike := first(lambda move: move.is_alike)):
        return Advice("twins", alike)
    for what in LUCK_AND_TRICKS:
        if move := first(lambda move, what=what: move.kind == what):  # type: ignore[misc]
            return Advice(what, move)
    return Advice("one" if tells_of_numbers(look) else "find")


def to_swap(view: View) -> int:
    """The place of the card that is missed least: a second dragon or wand, the smallest number, the second of a pair.

    Shields that nobody attacks would fill a hand until nothing in it can be played.
    """
    hand = view.hand
    may_go = {move.cards[0] for move in view.legal if move.discard == "single"}
    spare = [
        place for place, card in enumerate(hand) if card in may_go and card in hand[:place] and not is_number(card)
    ]
    shields = [place for place in spare if hand[place] in (DRAGON, WAND)]
    numbers = [place for place, card in enumerate(hand) if is_number(card)]
    return [*shields, *numbers, *spare, 0][0]


def glowing_of(look: Look) -> list[tuple[Move, int]]:
    """The sums and rows of the hand that are shown, wholly or in part, each with its level of help.

    First those with the most help, of these the shortest, as the owl's line has it too.
    """
    together = [(move, look.help.of(fact)) for move in look.view.legal if (fact := fact_of(move)) is not None]
    shown = [(move, level) for move, level in together if level >= hints.CARDS]
    return sorted(shown, key=lambda one: (-one[1], len(one[0].cards)))
