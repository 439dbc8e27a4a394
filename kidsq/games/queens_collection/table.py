"""What the states of both ways to play have in common: small, mutable, ints and tuples inside."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Self

from kidsq.games.contract import IllegalMove, OneAfterTheOther, Shuffle
from kidsq.games.queens_collection.cards import NO_CARD, Cards, card_codes, without
from kidsq.games.queens_collection.moves import Move
from kidsq.games.queens_collection.view import Common, View

if TYPE_CHECKING:
    from kidsq.games.queens_collection.dealing import Deal


from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kidsq.games.queens_collection.cards import CARD_NAMES


class Table(OneAfterTheOther[Move, View]):
    """One game of The Queen's Collection.

    ring: the boxes by colour, the first above the Queen, then clockwise. mover: the seat that decides, -1 at the end.
    hands: each sorted. draw_pile and discard_pile: the top is the last. ending: the code once it is over.
    shuffled: the new piles made during the last ply, top first.
    """

    __slots__ = (
        "discard_pile",
        "draw_pile",
        "edition",
        "ending",
        "hands",
        "mover",
        "players",
        "ply",
        "ring",
        "shuffled",
    )

    edition: str
    players: int
    ring: tuple[int, ...]
    hands: list[Cards]
    draw_pile: list[int]
    discard_pile: list[int]
    mover: int
    ply: int
    shuffled: list[list[int]]
    ending: str

    def __init__(self, setup: Deal) -> None:
        self.edition = setup.edition
        self.players = setup.players
        self.ring = tuple(card_codes(setup.boxes))
        self.hands = [()] * setup.players
        self.draw_pile = []
        self.discard_pile = []
        self.mover = setup.first
        self.ply = 0
        self.shuffled = []
        self.ending = ""
        self._legal = None

    def copy(self) -> Self:
        new = object.__new__(type(self))
        for name in (*Table.__slots__, *self.__slots__):
            value = getattr(self, name)
            # What a list holds is never changed in place.
            setattr(new, name, value[:] if type(value) is list else value)
        new._legal = self._legal
        return new

    def _deal(self, deck: Cards, each: int) -> None:
        """One card at a time, from seat 0 clockwise; the rest is the draw pile. deck: top first."""
        self.hands = [tuple(sorted(deck[seat :: self.players][:each])) for seat in range(self.players)]
        self.draw_pile = [*deck[each * self.players :]][::-1]
        self.discard_pile = []

    # -- what is so ---------------------------------------------------------------------------------------------------

    # -- what happens -------------------------------------------------------------------------------------------------

    def play(self, move: Move, shuffle: Shuffle, seat: int | None = None) -> None:
        """Play one ply for the seat that decides. seat: that one; another one has no legal move.

        shuffle: called for every new draw pile and for the deck of a new round; returns it, top first.
        Raises IllegalMove, with a code, and changes nothing.
        """
        if move not in self.legal_moves(seat):
            raise common_refusal(self, move, seat) or self._why_not(move)
        self._legal = None
        self.ply += 1
        self.shuffled = []
        self._carry_out(move, shuffle)

    @abstractmethod
    def _why_not(self, move: Move) -> IllegalMove:
        """Why this move, of cards that are held, is not among the legal ones."""

    @abstractmethod
    def _carry_out(self, move: Move, shuffle: Shuffle) -> None: ...

    def _leave_hand(self, cards: Cards) -> None:
        self.hands[self.mover] = without(self.hands[self.mover], cards)

    def _next_seat(self) -> None:
        self.mover = (self.mover + 1) % self.players


# -- what a seat may see ----------------------------------------------------------------------------------------------


def common_of(table: Table, seat: int, open_to: Sequence[int]) -> Common:
    """What every view has. open_to: the seats whose hands this one may see. Raises IndexError for an unknown seat."""
    if not 0 <= seat < table.players:
        raise IndexError(f"seat {seat} is not at a table of {table.players}")
    pile = table.discard_pile
    return {
        "edition": table.edition,
        "players": table.players,
        "seat": seat,
        "ply": table.ply,
        "mover": table.mover,
        "ring": table.ring,
        "hands": tuple(hand if other in open_to else None for other, hand in enumerate(table.hands)),
        "hand_sizes": tuple(map(len, table.hands)),
        "discard_top": pile[-1] if pile else NO_CARD,
        "draw_size": len(table.draw_pile),
        "discard_size": len(pile),
        "legal": table.legal_moves(seat),
        "ending": table.ending,
    }


# -- why a move is refused, whichever way is played --------------------------------------------------------------------

_KINDS: Final = {
    "coop": ("swap", "carry", "renew", "exchange", "pass"),
    "solo": ("swap", "carry", "renew"),
    "rivals": ("reveal", "stop", "pair", "done", "trade"),
    "teams": ("reveal", "stop", "pair", "done", "trade", "share"),
}


def common_refusal(table: Table, move: Move, seat: int | None) -> IllegalMove | None:
    """The reason why this seat cannot play this move now, as far as turns and its own cards go."""
    if table.mover < 0:
        return IllegalMove("over")
    if seat not in (None, table.mover):
        return IllegalMove("another_seat", seat=table.mover)
    if move.kind not in _KINDS[table.edition]:
        return IllegalMove("not_in_this_game", move=move.kind)
    lacking = missing(move.cards, table.hands[table.mover])
    return IllegalMove("not_held", card=lacking) if lacking else None


def missing(cards: Sequence[int], there: Sequence[int]) -> str | None:
    """The name of the first card that is not there."""
    lacking = Counter(cards) - Counter(there)
    return CARD_NAMES[min(lacking)] if lacking else None
