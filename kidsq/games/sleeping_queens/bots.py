"""What a bot plays and says. It sees a view and nothing else, and says what it does without words."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Final

from kidsq.games.sleeping_queens.cards import LARGEST_NUMBER, QUEEN_NAMES
from kidsq.games.sleeping_queens.moves import ALLOW, BLOCK, Move
from kidsq.games.sleeping_queens.personalities import Personality, personality
from kidsq.games.sleeping_queens.strategy import Outlook
from kidsq.games.sleeping_queens.view import View

NOBODY: Final[frozenset[int]] = frozenset()
A_LITTLE: Final = 1e-6
"""Less than any two moves differ in worth that are not equals."""


def choose(bot: str, view: View, rng: Random, *, gentle: Set[int] = NOBODY) -> Move:
    """The move this bot plays now; the same view and the same state of rng give the same move.

    gentle: seats it never attacks, unless the rules leave it nothing else (only `gamefactory` can).
    Raises UnknownSetup for an unknown bot and ValueError when it is not for this seat to decide.
    """
    nature = personality(bot)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide; it is for seat {view.mover}")
    if view.decision == "defend":
        return BLOCK if BLOCK in view.legal and rng.random() < nature.blocks else ALLOW
    moves = [move for move in view.legal if move.seat not in gentle] or view.legal
    thought_of = _thought_of(nature, moves, rng)
    recalled = {bed: queen for bed, queen in view.remembered if rng.random() < nature.recalls}
    outlook = Outlook(view, recalled)
    # The last, random part also decides between equals.
    worths = [outlook.worth(move) + rng.random() * (nature.haste or 1e-9) for move in thought_of]
    if nature.keen:
        worths = [worth + A_LITTLE * outlook.points(move) for worth, move in zip(worths, thought_of, strict=True)]
    return thought_of[worths.index(max(worths))]


def _thought_of(nature: Personality, moves: Sequence[Move], rng: Random) -> Sequence[Move]:
    """The moves that come to its mind; all of them rather than none."""
    if rng.random() < nature.dreams:
        swaps = [move for move in moves if len(move.cards) == 1 and move.cards[0] <= LARGEST_NUMBER]
        return swaps or moves
    dares = rng.random() < nature.dares
    return [move for move in moves if len(move.cards) <= nature.together and (dares or move.seat < 0)] or moves


# -- what they say ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Say:
    """What a bot says, without language. values: numbers, seats, beds and names of cards and queens."""

    code: str
    values: tuple[int | str, ...] = ()


def remark(bot: str, view_before: View, move: Move) -> Say | None:
    """What this bot says about its own move; None when it plays in silence.

    Codes: sum (addends.., total) · run (numbers..) · twins (number) · swap (card) · wake (bed) · jester ·
    sorry_steal and sorry_potion (seat, queen) · blocked (attacker's card) · let_go (attacker's card, queen).
    """
    nature = personality(bot)
    say = _say(view_before, move)
    always = say.code in ("sum", "run", "sorry_steal", "sorry_potion")
    # By ply and not by chance, so that a page loaded again says the same.
    return say if always or view_before.ply % nature.chatter == 0 else None


def _say(view: View, move: Move) -> Say:
    if move.kind == "discard":
        return _say_discard(move)
    if move.kind in ("king", "wake"):
        return Say("wake", (move.bed,))
    if move.kind == "knight":
        return Say("sorry_steal", (move.seat, QUEEN_NAMES[move.queen]))
    if move.kind == "potion":
        return Say("sorry_potion", (move.seat, QUEEN_NAMES[move.queen]))
    if move.kind == "jester":
        return Say("jester")
    attack = view.attack
    assert attack is not None
    if move.kind == "block":
        return Say("blocked", (attack.kind,))
    return Say("let_go", (attack.kind, QUEEN_NAMES[attack.queen]))


def _say_discard(move: Move) -> Say:
    if move.is_sum:
        return Say("sum", move.cards)
    if len(move.cards) > 2:
        return Say("run", move.cards)
    if len(move.cards) == 2:
        return Say("twins", move.cards[:1])
    return Say("swap", (move.text.removeprefix("discard "),))
