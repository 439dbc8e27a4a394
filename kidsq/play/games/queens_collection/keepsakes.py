"""The figures that children win for good: whose box is full at home, or is won, by a move of their own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from kidsq.games.contract import Setup
from kidsq.games.queens_collection import Move, Table, TidyingTable, read_move, read_setup
from kidsq.games.queens_collection.cards import ALL_COLOURS, COLOURS
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.dealing import BOXES, place, spread_out
from kidsq.games.queens_collection.editions import BEGINNERS, is_tidying
from kidsq.store.play.gallery import BringingPly

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
    """The figures of the boxes that have become full at home, or have been won, with this move."""
    if isinstance(before, TidyingTable) and isinstance(after, TidyingTable):
        for colour in _come_together(before.standing, move, after.standing):
            yield before.mover, keepsake(colour)
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
    for ply, seat, move in moves:
        after = _moved(standing, move, setup.fields)
        for colour in _come_together(standing, move, after):
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
