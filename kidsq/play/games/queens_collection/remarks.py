"""What a bot says about its own move, for all to hear: so nothing of a hand that others may not see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView, Move, TidyingView, View
from kidsq.games.queens_collection.cards import JOKER, place
from kidsq.games.queens_collection.editions import BEGINNERS
from kidsq.games.queens_collection.tidying.advice import brought_home

Together = Literal["two_home", "box_full", "one_home", "for_you", "keeps_joker", "new_cards", "waits"]
Apart = Literal["box_mine", "took", "stops", "trades"]
SayCode = Together | Apart
CHATTER: Final = 3
"""Of small things something is said every so many plies; by ply, so that a page loaded again says the same."""
ALWAYS: Final = frozenset({"two_home", "box_full", "for_you", "box_mine"})


@dataclass(frozen=True, slots=True)
class Say:
    """code: what it is about; colour: of a box or a card; seat: to whom a card went."""

    code: SayCode
    colour: int = -1
    seat: int = -1


def remark(bot: str, view: View, move: Move) -> Say | None:
    """What is said of this move, from the view before it; None when it is played in silence."""
    if isinstance(view, TidyingView):
        said = _tidying(view, move)
    else:
        assert isinstance(view, CollectingView)
        said = _collecting(view, move)
    is_told = said is not None and (said.code in ALWAYS or view.ply % CHATTER == 0)
    return said if is_told else None


def _tidying(view: TidyingView, move: Move) -> Say | None:
    if move.kind == "exchange":
        return Say("for_you", move.cards[0], move.seat)
    if move.kind == "pass":
        return Say("waits")
    if move.kind == "renew":
        return Say("keeps_joker" if JOKER in view.hand and JOKER not in move.cards else "new_cards")
    home = brought_home(move)
    full = next((colour for colour, _ in move.meeples if _fills(view, move, colour)), -1)
    if full >= 0:
        return Say("box_full", full)
    return Say("two_home") if home > 1 else Say("one_home", _first_home(move)) if home else None


def _comes_home(move: Move, colour: int) -> bool:
    if move.kind == "carry":
        return move.box == colour
    (one, here), (other, there) = move.meeples
    return (colour, there) == (one, one) or (colour, here) == (other, other)


def _first_home(move: Move) -> int:
    return next(colour for colour, _ in move.meeples if _comes_home(move, colour))


def _fills(view: TidyingView, move: Move, colour: int) -> bool:
    """True if with this move all of a colour are home."""
    if not _comes_home(move, colour):
        return False
    home = view.standing[place(colour, colour)]
    there_are = sum(view.standing[place(colour, 0) : place(colour + 1, 0)])
    needed = min(there_are, BEGINNERS) if view.fields == BEGINNERS else there_are
    return home + 1 == needed


def _collecting(view: CollectingView, move: Move) -> Say | None:
    """Of what lies open alone. With the partner only the two speak, and not aloud."""
    if move.kind == "pair":
        left = view.left[move.colour]
        return Say("box_mine" if left == 1 else "took", move.colour) if left else None
    if move.kind == "stop":
        return Say("stops") if view.revealed else None
    return Say("trades") if move.kind == "trade" else None
