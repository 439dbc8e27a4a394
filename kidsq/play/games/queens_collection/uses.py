"""The Queen's Collection at a table (play/games/contract.py says what each of these is)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from kidsq.arithmetic.kind import Equation
from kidsq.games.contract import Setup, UnreadableMove
from kidsq.games.queens_collection import (
    EDITIONS,
    CollectingView,
    Move,
    Table,
    TidyingTable,
    View,
    read_move,
    read_setup,
)
from kidsq.games.queens_collection.cards import ALL_COLOURS, BOXES, CARD_NAMES, COLOURS, JOKER, Cards, card_names, place
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.dealing import Deal, spread_out
from kidsq.games.queens_collection.editions import BEGINNERS, is_tidying
from kidsq.games.queens_collection.moves import LONGEST_TEXT, MOST_LAID
from kidsq.games.queens_collection.tidying.advice import best_help, brought_home, is_plain, taken_from_home
from kidsq.learning.attempt import Attempt, json_text
from kidsq.play.games.contract import Chosen, NoMove, TurnForm, Uses, without_moves
from kidsq.play.games.queens_collection.advice import BEST_SWAP, WHAT_LIES_OPEN, searched
from kidsq.play.games.queens_collection.questions import (
    TURNS_BETWEEN,
    alone,
    beside,
    facts,
    given,
    may_be_asked_before,
    next_step,
    occasion,
)
from kidsq.play.games.queens_collection.remarks import remark
from kidsq.play.games.queens_collection.tips import TIPS, kept_as
from kidsq.play.practice.situation import Situation
from kidsq.store.db.session import Session
from kidsq.store.play.gallery import BringingPly

# -- what a child's form means: a move, or a selection that is nothing yet. Pure ---------------------------------------

UNFINISHED: Final = (
    *("no_cards", "three_cards", "two_meeples", "one_meeple", "no_box", "one_each"),
    *("no_display", "one_display", "no_colour", "no_theirs"),
)
"""The codes of a selection in which something is missing, or of which there is too much."""
UNREADABLE: Final = ("unreadable", "bad_place")

_T = TypeVar("_T")


class _NoMove(Exception):
    """What is read is no move: `nothing` says why."""

    def __init__(self, code: str, value: str | None = None) -> None:
        self.nothing = NoMove(code, (value or "")[:20], bad=value is not None)


def read_turn(view: View, form: TurnForm) -> Chosen | NoMove:
    """What this form asks for; whether the rules allow it is not asked here.

    move: as text; or do, and what was chosen for it: card (places of one's own hand), meeple (`red@blue`), box, theirs
    (`2:1`, seat and place; of the partner the place is enough), display (places), colour.
    """
    text = form.one("move")
    if text is not None:
        return _chosen(text)
    do = form.one("do")
    if do is None:
        return NoMove("no_cards")
    read = _READ.get(do)
    if read is None:
        return NoMove("unreadable", do[:20], bad=True)
    try:
        return _chosen(read(view, form))
    except _NoMove as why:
        return why.nothing


def _chosen(text: str) -> Chosen | NoMove:
    try:
        move: Move = read_move(text)
    except UnreadableMove:
        return NoMove("unreadable", text[:LONGEST_TEXT], bad=True)
    return Chosen(move)


# -- each kind of move, as text ---------------------------------------------------------------------------------------


def _swap(view: View, form: TurnForm) -> str:
    cards, meeples = _mine(view, form), [_meeple(text) for text in form.all("meeple")]
    if len(meeples) != 2:
        raise _NoMove("two_meeples")
    return f"swap {_written(cards)} {' '.join(meeples)}"


def _carry(view: View, form: TurnForm) -> str:
    cards, meeples = _mine(view, form), [_meeple(text) for text in form.all("meeple")]
    if len(meeples) != 1:
        raise _NoMove("one_meeple")
    box = form.one("box")
    if box is None:
        raise _NoMove("no_box")
    return f"carry {_written(cards)} {meeples[0]} {COLOURS[_colour(box)]}"


def _renew(view: View, form: TurnForm) -> str:
    return f"renew {_written(_mine(view, form))}"


def _exchange(view: View, form: TurnForm) -> str:
    cards, theirs = _mine(view, form), form.all("theirs")
    if len(cards) != 1 or len(theirs) != 1:
        raise _NoMove("one_each")
    seat, place = _at_seat(theirs[0])
    if not 0 <= seat < view.players or seat == view.seat:
        raise _NoMove("bad_place", theirs[0])
    (card,) = _picked(view.hands[seat] or (), (place,))
    return f"exchange {_written(cards)} {seat} {CARD_NAMES[card]}"


def _pair(view: View, form: TurnForm) -> str:
    cards, shown = _mine(view, form), _displayed(view, form)
    if len(shown) != 1:
        raise _NoMove("one_display")
    named = form.one("colour")
    wanted = None if named is None else _colour(named)
    return f"pair {_written(cards)} {CARD_NAMES[shown[0]]} {COLOURS[_colour_of(cards, shown[0], wanted)]}"


def _colour_of(cards: Cards, card: int, named: int | None) -> int:
    """The colour of a pair: that of the display's card, else of the hand's, else as the child named it."""
    if card != JOKER:
        return card
    if len(cards) == 1 and cards[0] != JOKER:
        return cards[0]
    if named is None:
        raise _NoMove("no_colour")
    return named


def _trade(view: View, form: TurnForm) -> str:
    return f"trade {_written(_mine(view, form))} for {_written(_displayed(view, form))}"


def _share(view: View, form: TurnForm) -> str:
    cards, places = _mine(view, form), form.all("theirs")
    if not places:
        raise _NoMove("no_theirs")
    mate = view.partner if isinstance(view, CollectingView) else None
    hand = () if mate is None else view.hands[mate] or ()
    at = [place if ":" not in place else place.removeprefix(f"{mate}:") for place in places]
    return f"share {_written(cards)} for {_written(_few(_picked(hand, at)))}"


def _word(word: str) -> Callable[[View, TurnForm], str]:
    return lambda view, form: word


_READ: Final[dict[str, Callable[[View, TurnForm], str]]] = {
    "swap": _swap,
    "carry": _carry,
    "renew": _renew,
    "exchange": _exchange,
    "pair": _pair,
    "trade": _trade,
    "share": _share,
    **{word: _word(word) for word in ("pass", "reveal", "stop", "done")},
}


# -- what was tapped --------------------------------------------------------------------------------------------------


def _mine(view: View, form: TurnForm) -> Cards:
    places = form.all("card")
    if not places:
        raise _NoMove("no_cards")
    return _few(_picked(view.hand, places))


def _displayed(view: View, form: TurnForm) -> Cards:
    places = form.all("display")
    if not places:
        raise _NoMove("no_display")
    return _few(_picked(view.display if isinstance(view, CollectingView) else (), places))


def _few(cards: Cards) -> Cards:
    """No move takes more."""
    if len(cards) > MOST_LAID:
        raise _NoMove("three_cards")
    return cards


def _picked(cards: Sequence[_T], places: Sequence[str]) -> tuple[_T, ...]:
    """What lies at these places, each named once."""
    found = [_number(place) for place in places]
    for number, at in zip(found, places, strict=True):
        if number >= len(cards) or found.count(number) > 1:
            raise _NoMove("bad_place", at)
    return tuple(cards[number] for number in found)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise _NoMove("bad_place", text)
    return int(text)


def _at_seat(text: str) -> tuple[int, str]:
    seat, colon, place = text.partition(":")
    if not colon:
        raise _NoMove("bad_place", text)
    return _number(seat), place


def _colour(text: str) -> int:
    if text not in COLOURS:
        raise _NoMove("bad_place", text)
    return COLOURS.index(text)


def _meeple(text: str) -> str:
    colour, _, box = text.partition("@")
    return f"{COLOURS[_colour(colour)]}@{COLOURS[_colour(box)]}"


def _written(cards: Cards) -> str:
    return "+".join(CARD_NAMES[card] for card in cards)


# -- the rows of the log that a child's move leaves --------------------------------------------------------------------


def is_attempt(table: Table, move: Move, equation: Equation | None) -> bool:
    """True for what moves meeples, and for stopping or going on once a card lies there."""
    if isinstance(table, TidyingTable):
        return move.kind in ("swap", "carry")
    return isinstance(table, CollectingTable) and move.kind in ("reveal", "stop") and bool(table.revealed)


def attempt_in(db: Session, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    return _swap_gain(at, key, move) if move.meeples else _stop_or_reveal(at, key, move)


def _swap_gain(at: Situation, key: str, move: Move) -> Attempt:
    """How many a move brought home, beside the best that the hand allowed, and what it cost of wild cards."""
    legal: Iterable[Move] = at.table.legal_moves(at.seat)
    gains = [(_gain(one), _wild(one)) for one in legal if one.meeples]
    gain, best = _gain(move), max(one for one, _ in gains)
    least = min(wild for one, wild in gains if one == gain)
    return at.attempt(
        attempt_id=key,
        task=BEST_SWAP.task,
        skill="swap",
        operands=json_text([_wild(move)]),
        layout="words",
        n_options=len(gains),
        presented=json_text({"wild": _wild(move), "least_wild": least}),
        truth=json_text(best),
        response=json_text(gain),
        correct=None,
    )


def _gain(move: Move) -> int:
    return brought_home(move) - taken_from_home(move)


def _wild(move: Move) -> int:
    """Jokers laid; two equal cards that stand for one count as one, for they are spent as one."""
    jokers = move.cards.count(JOKER)
    parts = 2 if move.kind == "swap" else 1
    return jokers + len(move.cards) - parts


def _stop_or_reveal(at: Situation, key: str, move: Move) -> Attempt:
    """Whether a child went on. presented: the cards that lay there, and how many colours would have spoiled it."""
    lie = at.table.revealed
    return at.attempt(
        attempt_id=key,
        task=WHAT_LIES_OPEN.task,
        skill="stop",
        operands=json_text([len(lie)]),
        layout="words",
        n_options=2,
        presented=json_text({"revealed": card_names(lie), "would_bust": len({card for card in lie if card != JOKER})}),
        response=json_text(move.kind),
        correct=None,
    )


def is_plain_tap(move: Move) -> bool:
    """True if one card is renewed: that needs no thinking of where it goes."""
    return move.kind == "renew" and len(move.cards) == 1


# -- the figures that children win for good: whose box all have filled at home, or is won by a move of their own -------

BRINGING: Final = ("swap", "carry", "pair", "reveal", "stop", "done", "trade", "share")
"""Where figures are collected every move: with any of them a round can end."""
EACH: Final = 3
"""Meeples of a colour that can be collected in a round."""


def keepsake(colour: int) -> str:
    """The figure that is won with a box, by name."""
    return f"meeple-{COLOURS[colour]}"


def won(table: Table, seat: int) -> tuple[str, ...]:
    """The colours that are all at home, which is everybody's; where they are collected, the boxes of this seat."""
    if isinstance(table, CollectingTable):
        return tuple(map(keepsake, table.boxes[seat]))
    assert isinstance(table, TidyingTable)
    return tuple(keepsake(colour) for colour in ALL_COLOURS if _all_home(table.standing, colour))


def _all_home(standing: Sequence[int], colour: int) -> bool:
    return standing[place(colour, colour)] == sum(standing[place(colour, 0) : place(colour + 1, 0)])


def brought(before: Table, move: Move, after: Table) -> Iterator[tuple[int, str]]:
    """The figures of the boxes that have become full at home, for every seat; or have been won, with this move."""
    if isinstance(before, TidyingTable) and isinstance(after, TidyingTable):
        for colour in _come_together(before.standing, move, after.standing):
            for seat in range(before.players):
                yield seat, keepsake(colour)
    elif isinstance(before, CollectingTable) and move.kind == "pair" and before.left[move.colour] == 1:
        yield before.mover, keepsake(move.colour)


def _come_together(before: Sequence[int], move: Move, after: Sequence[int]) -> list[int]:
    colours = [colour for colour, _ in move.meeples]
    return [colour for colour in colours if _all_home(after, colour) and not _all_home(before, colour)]


def brought_in(header_json: str, plies: Iterable[BringingPly]) -> Iterator[tuple[int, int, str]]:
    """The same of a whole game. plies: of BRINGING alone."""
    header = json.loads(header_json)
    if is_tidying(header["edition"]):
        return _tidied(header, ((ply, seat, read_move(text)) for ply, seat, text, _ in plies))
    return _collected(len(header["draw"]), plies)


def _tidied(header: dict[str, Any], moves: Iterable[tuple[int, int, Move]]) -> Iterator[tuple[int, int, str]]:
    common = Setup(header["game"], header["edition"], header["players"], header["first"])
    setup = read_setup(common, header)
    standing = spread_out(setup)
    for ply, _mover, move in moves:
        after = _moved(standing, move, setup.fields)
        for colour in _come_together(standing, move, after):
            for seat in range(setup.players):
                yield ply, seat, keepsake(colour)
        standing = after


def _moved(standing: Sequence[int], move: Move, fields: int) -> list[int]:
    """Where the meeples stand after a swap or a carry."""
    after = list(standing)
    boxes = [box for _, box in move.meeples]
    for (colour, box), to in zip(move.meeples, [move.box] if move.kind == "carry" else boxes[::-1], strict=True):
        after[place(colour, box)] -= 1
        after[place(colour, to)] += 1
    for colour, _ in move.meeples:
        home = after[place(colour, colour)]
        if fields == BEGINNERS == home:  # the third leaves, wherever it stands
            after[place(colour, 0) : place(colour + 1, 0)] = [home * (box == colour) for box in range(BOXES)]
    return after


def _collected(cards: int, plies: Iterable[BringingPly]) -> Iterator[tuple[int, int, str]]:
    """Whose the boxes are. cards: of the whole deck, which is shuffled as a round ends and the next one begins."""
    left = [EACH] * BOXES
    for ply, seat, text, shuffles in plies:
        move, took = read_move(text), False
        if move.kind == "pair" and left[move.colour]:
            took = True
            left[move.colour] -= 1
            if not left[move.colour]:
                yield ply, seat, keepsake(move.colour)
        # Turns cannot be counted instead: who busts with an empty hand and begins the next round reveals on and on.
        # And a pair that empties all hands and the display has the same cards shuffled for the next turn.
        if _are_all(cards, shuffles) and not (took and sum(map(bool, left)) > 1):
            left = [EACH] * BOXES


def _are_all(cards: int, shuffles_json: str | None) -> bool:
    """True if so many cards were shuffled together."""
    return shuffles_json is not None and any(len(pile) == cards for pile in json.loads(shuffles_json))


# -- with which deal a child begins that plays the game for the first time ---------------------------------------------

WANTED_HOME = 2


def begins_well(setup: Deal, people: Sequence[int]) -> bool:
    """True if one of these seats begins, and two different colours of its hand bring two home at once.

    So the first thing that a child does is what the whole game is about. Where they play against each other any will
    do.
    """
    if not is_tidying(setup.edition):
        return True
    if setup.first not in people:
        return False
    best = best_help(TidyingTable(setup).view(setup.first), plainly=True)
    return best is not None and best.home == WANTED_HOME and is_plain(best.move)


# -- at the table ------------------------------------------------------------------------------------------------------


def covered(view: View) -> View:
    """Where hands are hidden, none is left, the partner's neither: who looks on may be of the other team."""
    if EDITIONS[view.edition].open_hands:
        return without_moves(view)
    return replace(view, hands=(None,) * view.players, legal=())


class CollectionUses(Uses[Table, Move, View]):
    TURNS_BETWEEN = TURNS_BETWEEN
    COUNTS_ALONG = True
    TIPS = TIPS
    BRINGING = BRINGING

    read_turn = staticmethod(read_turn)
    covered = staticmethod(covered)
    begins_well = staticmethod(begins_well)
    facts = staticmethod(facts)
    searched = staticmethod(searched)
    is_attempt = staticmethod(is_attempt)
    attempt_in = staticmethod(attempt_in)
    is_plain_tap = staticmethod(is_plain_tap)
    given = staticmethod(given)
    beside = staticmethod(beside)
    alone = staticmethod(alone)
    next_step = staticmethod(next_step)
    may_be_asked_before = staticmethod(may_be_asked_before)
    occasion = staticmethod(occasion)
    kept_as = staticmethod(kept_as)
    remark = staticmethod(remark)
    won = staticmethod(won)
    brought = staticmethod(brought)
    brought_in = staticmethod(brought_in)
