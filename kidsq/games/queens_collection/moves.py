"""A move as text and back. Every move that can ever be legal exists once, which keeps the rules fast."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from kidsq.games.contract import UnreadableMove
from kidsq.games.queens_collection.cards import CARD_CODES, CARD_NAMES, COLOURS, JOKER, Cards
from kidsq.games.queens_collection.editions import MOST_SEATS

MoveKind = Literal["swap", "carry", "renew", "exchange", "pass", "reveal", "stop", "pair", "done", "trade", "share"]
Meeple = tuple[int, int]
"""Its colour, and that of the box it stands on."""

MOST_LAID: Final = 3
LONGEST_TEXT: Final = 120


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One decision of one seat.

    cards: what leaves the hand, ascending. meeples: those that move, in colour order. box: where a carry puts its own.
    seat: with whom an exchange is made. got: what comes from the display or the other's hand. colour: of a pair.
    """

    kind: MoveKind
    text: str
    cards: Cards = ()
    meeples: tuple[Meeple, ...] = ()
    box: int = -1
    seat: int = -1
    got: Cards = ()
    colour: int = -1

    def __reduce__(self) -> tuple[object, ...]:
        return (read_move, (self.text,))


# -- what can be paid -------------------------------------------------------------------------------------------------


def is_couple(cards: Cards) -> bool:
    """True for two coloured cards of one colour."""
    return len(cards) == 2 and cards[0] == cards[1] != JOKER


def is_wild(cards: Cards) -> bool:
    """True for a joker, or for a couple, which is one where the rules let it be."""
    return cards == (JOKER,) or is_couple(cards)


@cache
def parts_of(cards: Cards) -> tuple[tuple[int, int], ...]:
    """Every way to see these cards as a payment of two parts, each by its colour or as a JOKER."""
    if len(cards) == 2 and not is_couple(cards):
        return ((cards[0], cards[1]),)
    if len(cards) == MOST_LAID:
        return tuple(
            (cards[other], JOKER) for other, two in ((0, cards[1:]), (1, cards[::2]), (2, cards[:2])) if is_couple(two)
        )
    return ()


def pays_swap(cards: Cards, one: int, other: int) -> bool:
    """True if these cards let meeples of these two colours change places."""
    wanted = ((one, other), (other, one))
    return any(
        all(part in (JOKER, need) for part, need in zip(two, way, strict=True))
        for two in parts_of(cards)
        for way in wanted
    )


def pays_pair(cards: Cards, card: int, colour: int) -> bool:
    """True if these cards of the hand and this one of the display are a pair of that colour."""
    mine = cards in ((colour,), (JOKER,)) or (is_couple(cards) and cards[0] != colour)
    return mine and card in (colour, JOKER)


# -- the moves, each once ---------------------------------------------------------------------------------------------

_KNOWN: Final[dict[str, Move]] = {}


def _only(move: Move) -> Move:
    return _KNOWN.setdefault(move.text, move)


def _written(cards: Cards) -> str:
    return "+".join(CARD_NAMES[card] for card in cards)


def _meeple(meeple: Meeple) -> str:
    return f"{COLOURS[meeple[0]]}@{COLOURS[meeple[1]]}"


def _swap(cards: Cards, one: Meeple, other: Meeple) -> Move:
    two = (one, other) if one < other else (other, one)
    return Move("swap", f"swap {_written(cards)} {_meeple(two[0])} {_meeple(two[1])}", cards, two)


def _carry(cards: Cards, meeple: Meeple, box: int) -> Move:
    return Move("carry", f"carry {_written(cards)} {_meeple(meeple)} {COLOURS[box]}", cards, (meeple,), box)


def _exchange(mine: int, seat: int, theirs: int) -> Move:
    text = f"exchange {CARD_NAMES[mine]} {seat} {CARD_NAMES[theirs]}"
    return Move("exchange", text, (mine,), seat=seat, got=(theirs,))


def _pair(cards: Cards, card: int, colour: int) -> Move:
    text = f"pair {_written(cards)} {CARD_NAMES[card]} {COLOURS[colour]}"
    return Move("pair", text, cards, got=(card,), colour=colour)


def _for(kind: Literal["trade", "share"], cards: Cards, got: Cards) -> Move:
    return Move(kind, f"{kind} {_written(cards)} for {_written(got)}", cards, got=got)


REVEAL: Final = _only(Move("reveal", "reveal"))
STOP: Final = _only(Move("stop", "stop"))
DONE: Final = _only(Move("done", "done"))
PASS: Final = _only(Move("pass", "pass"))


class SwapRow(dict[int, Move]):
    """The swaps of two colours, the first one before the second, with one payment, by boxes: one's * 8 + other's.

    Made as they are asked for: there are forty thousand in all.
    """

    def __init__(self, cards: Cards, one: int, other: int) -> None:
        super().__init__()
        self.cards, self.one, self.other = cards, one, other

    def __missing__(self, boxes: int) -> Move:
        here, there = divmod(boxes, len(COLOURS))
        move = self[boxes] = _only(_swap(self.cards, (self.one, here), (self.other, there)))
        return move


swaps: Final = cache(SwapRow)


@cache
def carries(cards: Cards, colour: int, box: int) -> tuple[Move, ...]:
    """All ways to carry a meeple from this box with this payment."""
    return tuple(_only(_carry(cards, (colour, box), other)) for other in range(len(COLOURS)) if other != box)


@cache
def renew(cards: Cards) -> Move:
    return _only(Move("renew", f"renew {_written(cards)}", cards))


@cache
def exchange(mine: int, seat: int, theirs: int) -> Move:
    return _only(_exchange(mine, seat, theirs))


@cache
def pair(cards: Cards, card: int, colour: int) -> Move:
    return _only(_pair(cards, card, colour))


@cache
def trade(cards: Cards, got: Cards) -> Move:
    return _only(_for("trade", cards, got))


@cache
def share(cards: Cards, got: Cards) -> Move:
    return _only(_for("share", cards, got))


# -- reading ----------------------------------------------------------------------------------------------------------

_GAPS = re.compile(r"\s*([+@])\s*")


def read_move(text: str) -> Move:
    """The move of this text. Forgives spaces, capitals, and any order of cards or meeples.

    What no edition can ever allow (two equal cards for two colours) is read, too, so that the refusal can say why.
    Raises UnreadableMove where a word is none of the game's.
    """
    if (move := _KNOWN.get(text)) is not None:
        return move
    words = _GAPS.sub(r"\1", text[: LONGEST_TEXT + 1].lower()).split()
    try:
        move = None if len(text) > LONGEST_TEXT else _read(words)
    except (KeyError, ValueError):
        move = None
    if move is None:
        raise UnreadableMove(f"unknown move {text[:LONGEST_TEXT]!r}")
    return _only(move) if _can_be_legal(move) else move


def _read(words: list[str]) -> Move | None:
    match words:
        case ["reveal" | "stop" | "done" | "pass" as word]:
            return _KNOWN[word]
        case ["swap", cards, one, other]:
            return _swap(_cards(cards), _read_meeple(one), _read_meeple(other))
        case ["carry", cards, meeple, box]:
            return _carry(_cards(cards), _read_meeple(meeple), COLOURS.index(box))
        case ["renew", cards]:
            return Move("renew", f"renew {_written(_cards(cards))}", _cards(cards))
        case ["exchange", mine, seat, theirs] if seat in map(str, range(MOST_SEATS)):
            return _exchange(CARD_CODES[mine], int(seat), CARD_CODES[theirs])
        case ["pair", cards, card, colour]:
            return _pair(_cards(cards), CARD_CODES[card], COLOURS.index(colour))
        case ["trade" | "share" as kind, cards, "for", got]:
            return _for(kind, _cards(cards), _cards(got))
    return None


def _cards(text: str) -> Cards:
    cards = tuple(sorted(CARD_CODES[name] for name in text.split("+")))
    if len(cards) > MOST_LAID:
        raise ValueError
    return cards


def _read_meeple(text: str) -> Meeple:
    colour, box = text.split("@")
    return COLOURS.index(colour), COLOURS.index(box)


def _can_be_legal(move: Move) -> bool:
    if move.kind == "swap":
        (one, here), (other, there) = move.meeples
        return one != other and here != there and pays_swap(move.cards, one, other)
    if move.kind == "carry":
        return is_wild(move.cards) and move.meeples[0][1] != move.box
    if move.kind == "pair":
        return pays_pair(move.cards, move.got[0], move.colour)
    if move.kind in ("trade", "share"):
        return len(move.cards) == len(move.got) and not set(move.cards) & set(move.got)
    return move.kind != "exchange" or move.cards != move.got
