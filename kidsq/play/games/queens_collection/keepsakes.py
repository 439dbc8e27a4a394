"""The figures that children win for good: whose box is full at home, or is won, by a move of their own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from kidsq.games.contract import Setup
from kidsq.games.queens_collection import Move, Table, TidyingTable, read_move, read_setup
from kidsq.games.queens_collection.cards import ALL_COLOURS, COLOURS
from kidsq.games.queens_collection.collecting.table import IDLE_TURNS, CollectingTable
from kidsq.games.queens_collection.editions import BEGINNERS, is_tidying
from kidsq.games.queens_collection.spreading import BOXES, place, spread_out

BRINGING: Final = ("swap", "carry", "pair", "reveal", "stop", "done", "trade", "share")
"""Where figures are collected every move: only the turns without one tell that a round has ended by them."""
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


def brought_in(header_json: str, plies: Iterable[tuple[int, int, str]]) -> Iterator[tuple[int, int, str]]:
    """The same of a whole game. plies: ply, seat and move, of BRINGING alone."""
    header = json.loads(header_json)
    moves = ((ply, seat, read_move(text)) for ply, seat, text in plies)
    return _tidied(header, moves) if is_tidying(header["edition"]) else _collected(header["players"], moves)


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


def _collected(players: int, moves: Iterable[tuple[int, int, Move]]) -> Iterator[tuple[int, int, str]]:
    """Whose the boxes are, told by the turns: a round ends with the turn that empties them, or after many idle ones."""
    left, idle, took, latest = [EACH] * BOXES, 0, False, (-1, "")
    for ply, seat, move in moves:
        if _begins_turn(latest, seat, move):
            idle = 0 if took else idle + 1
            if sum(map(bool, left)) <= 1 or idle >= IDLE_TURNS * players:
                left, idle = [EACH] * BOXES, 0
            took = False
        if move.kind == "pair":
            if left[move.colour] == 1:
                yield ply, seat, keepsake(move.colour)
            took = took or left[move.colour] > 0
            left[move.colour] = max(0, left[move.colour] - 1)
        latest = (seat, move.kind)


def _begins_turn(latest: tuple[int, str], seat: int, move: Move) -> bool:
    """True if a turn had ended before this move. Who ends a round can begin the next one."""
    return latest[1] != "" and (latest[0] != seat or (move.kind in ("reveal", "stop") and latest[1] != "reveal"))
