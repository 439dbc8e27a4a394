"""A game as text: a header, one JSON line per ply, a result. The outcomes of chance are in it, so it always replays."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TextIO

from kidsq.games import contract
from kidsq.games.contract import (
    AnyGame,
    IllegalMove,
    Move,
    Outcome,
    Setup,
    Shuffle,
    State,
    UnknownSetup,
    UnreadableMove,
    UnreadableRecord,
)

VERSION: Final = "kidsq/1"
_COMMON_KEYS: Final = ("record", "game", "edition", "players", "first")


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision as it is recorded. shuffles: each pile shuffled during it, top first."""

    seat: int
    move: str
    shuffles: tuple[tuple[str, ...], ...] = ()
    legal: tuple[str, ...] | None = None


def as_line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def header_of(setup: Setup) -> dict[str, Any]:
    return {
        "record": VERSION,
        "game": setup.game,
        "edition": setup.edition,
        "players": setup.players,
        "first": setup.first,
        **setup.own(),
    }


def setup_of(header: Mapping[str, Any], games: Mapping[str, AnyGame]) -> Any:
    """The deal of a header, as its game has it, and checked by it. Raises UnreadableRecord with a sentence."""
    if header.get("record") != VERSION:
        raise UnreadableRecord(f"a game begins with a header of {VERSION!r}, not {header.get('record')!r}")
    _expect_at_least("header", header, _COMMON_KEYS)
    name = header["game"]
    if not isinstance(name, str) or name not in games:
        raise UnreadableRecord(f"there is no game {name!r}; known: {', '.join(games)}")
    info = games[name].INFO
    _expect_keys("header", header, (*_COMMON_KEYS, *info.setup_keys), info.setup_may_hold)
    for key in ("players", "first"):
        if type(header[key]) is not int:
            raise UnreadableRecord(f"{key} is {header[key]!r}, not a whole number")
    if not isinstance(header["edition"], str):
        raise UnreadableRecord("edition must be a name")
    common = Setup(name, header["edition"], header["players"], header["first"])
    try:
        return games[name].read_setup(common, {key: header[key] for key in header if key not in _COMMON_KEYS})
    except UnknownSetup as error:
        raise UnreadableRecord(str(error)) from error


def ply_of(line: Mapping[str, Any]) -> Ply:
    """Raises UnreadableRecord when the line is not a ply."""
    for key in line:
        if key not in ("seat", "move", "shuffles", "legal"):
            raise UnreadableRecord(f"a ply has no {key!r}")
    if type(line.get("seat")) is not int or not isinstance(line.get("move"), str):
        raise UnreadableRecord("a ply needs a seat (a whole number) and a move (a text)")
    piles = line.get("shuffles", [])
    if not isinstance(piles, list) or ("shuffles" in line and not piles):
        raise UnreadableRecord("shuffles must be a list of draw piles; leave it out when there is none")
    legal = _names("legal", line["legal"]) if "legal" in line else None
    return Ply(line["seat"], line["move"], tuple(_names("shuffles", pile) for pile in piles), legal)


def line_of(ply: Ply) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": ply.seat, "move": ply.move}
    if ply.legal is not None:
        line["legal"] = list(ply.legal)
    if ply.shuffles:
        line["shuffles"] = [list(pile) for pile in ply.shuffles]
    return line


def result_of(outcome: Outcome) -> dict[str, Any]:
    return {"result": outcome.result()}


class RecordedChance:
    """A shuffle that hands out the piles of a record, in order, and holds them against the cards shuffled."""

    def __init__(self, game: AnyGame, piles: Iterable[Sequence[str]]) -> None:
        self._game = game
        self._piles = list(piles)

    def __call__(self, cards: Sequence[int]) -> Sequence[int]:
        if not self._piles:
            raise UnreadableRecord("cards are shuffled here, but no shuffle is recorded")
        names = self._piles.pop(0)
        try:
            pile = self._game.card_codes(names)
        except KeyError as error:
            raise UnreadableRecord(f"shuffles name {error.args[0]!r}, which is no card") from error
        if sorted(pile) != sorted(cards):
            raise UnreadableRecord("the recorded shuffle does not hold exactly the cards that are shuffled")
        return pile

    def close(self) -> None:
        if self._piles:
            raise UnreadableRecord("a shuffle is recorded, but nothing is shuffled here")


def replay_ply(game: AnyGame, table: State[Any, Any], ply: Ply) -> Any:
    """Play one recorded ply on this table and return the move.

    Raises UnreadableRecord; the table is then unfit for use.
    """
    if ply.seat not in table.seats_to_move():
        raise UnreadableRecord(_not_this_seat(table, ply.seat))
    if ply.legal is not None:
        _compare_legal(ply.legal, [move.text for move in table.legal_moves(ply.seat)])
    chance = RecordedChance(game, ply.shuffles)
    try:
        move = game.read_move(ply.move)
        table.play(move, chance, ply.seat)
    except UnreadableMove as error:
        raise UnreadableRecord(str(error)) from error
    except IllegalMove as error:
        raise UnreadableRecord(f"{ply.move!r} is not legal here: {error}") from error
    chance.close()
    return move


def record_ply(
    game: AnyGame,
    table: State[Any, Any],
    move: Move,
    shuffle: Shuffle,
    *,
    seat: int | None = None,
    legal: bool = False,
) -> Ply:
    """Play a move on this table and return its record. seat: whose; may be left out where one alone is to move.

    Raises IllegalMove and changes nothing.
    """
    if seat is None:
        (seat,) = table.seats_to_move() or {-1}
    listed = tuple(move.text for move in table.legal_moves(seat)) if legal else None
    piles: list[tuple[str, ...]] = []

    def watched(cards: Sequence[int]) -> Sequence[int]:
        pile = shuffle(cards)
        piles.append(tuple(game.card_names(pile)))
        return pile

    table.play(move, watched, seat)
    return Ply(seat, move.text, tuple(piles), listed)


# -- files ------------------------------------------------------------------------------------------------------------


class BrokenLine(UnreadableRecord):
    """The first line of a file that is off. line: 1-based."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Step:
    """One checked line of a file: what it was, and the table before and after it (headers and results: after only)."""

    line: int
    kind: Literal["header", "ply", "result"]
    game: AnyGame
    setup: Setup
    before: Any
    after: Any
    ply: Ply | None = None
    move: Any = None


def replay(file: TextIO, games: Mapping[str, AnyGame]) -> Iterator[Step]:
    """Check every line of a file of games, yielding each. Raises BrokenLine at the first that is off."""
    table: Any = None
    game: Any = None
    setup: Any = None
    number = 0
    for number, text in enumerate(file, start=1):
        try:
            line = _json_line(text)
            if table is None:
                setup = setup_of(line, games)
                game = games[setup.game]
                table = game.start(setup)
                yield Step(number, "header", game, setup, None, table)
            elif "result" in line:
                _check_result(line, table)
                yield Step(number, "result", game, setup, None, table)
                table = None
            else:
                ply = ply_of(line)
                before = table.copy()
                move = replay_ply(game, table, ply)
                yield Step(number, "ply", game, setup, before, table, ply, move)
        except (UnreadableRecord, RecursionError) as error:
            raise BrokenLine(number, str(error)) from error
    if table is not None:
        raise BrokenLine(number + 1, "the file ends in the middle of a game")
    if number == 0:
        raise BrokenLine(1, "the file holds no game")


def _json_line(text: str) -> dict[str, Any]:
    if not text.strip():
        raise UnreadableRecord("a blank line; a record has none")
    try:
        line = json.loads(text, object_pairs_hook=_object)
    except UnreadableRecord:
        raise
    except ValueError as error:
        raise UnreadableRecord(f"not a line of JSON: {text.strip()[:60]!r}") from error
    if not isinstance(line, dict):
        raise UnreadableRecord(f"not a JSON object: {text.strip()[:60]!r}")
    return line


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise UnreadableRecord(f"an object names a key twice: {', '.join(key for key, _ in pairs)}"[:80])
    return value


def _check_result(line: Mapping[str, Any], table: State[Any, Any]) -> None:
    outcome = table.outcome()
    if outcome is None:
        raise UnreadableRecord("a result, but the game is not over here")
    _expect_keys("line", line, ("result",))
    told = line["result"]
    if not isinstance(told, dict):
        raise UnreadableRecord("result must be an object")
    true = outcome.result()
    _expect_keys("result", told, tuple(true))
    for key, value in true.items():
        # As text: `true` and 1.0 are not 1.
        if json.dumps(outcome.comparable(key, told[key])) != json.dumps(outcome.comparable(key, value)):
            raise UnreadableRecord(f"result says {key} {told[key]!r}, the game says {value!r}")


def _expect_keys(what: str, line: Mapping[str, Any], keys: Sequence[str], more: Sequence[str] = ()) -> None:
    _expect_at_least(what, line, keys)
    for key in line:
        if key not in keys and key not in more:
            raise UnreadableRecord(f"the {what} has an unknown {key!r}")


def _expect_at_least(what: str, line: Mapping[str, Any], keys: Sequence[str]) -> None:
    for key in keys:
        if key not in line:
            raise UnreadableRecord(f"the {what} lacks {key!r}")


def _names(what: str, value: Any) -> tuple[str, ...]:
    try:
        return contract.names(what, value)
    except UnknownSetup as error:
        raise UnreadableRecord(str(error)) from error


def _not_this_seat(table: State[Any, Any], seat: int) -> str:
    seats = sorted(table.seats_to_move())
    if not seats:
        return "a move, but the game is over"
    return f"seat {seat} moves, but it is for seat {' or '.join(map(str, seats))} to decide"


def _compare_legal(told: Sequence[str], true: Sequence[str]) -> None:
    if len(set(told)) != len(told):
        raise UnreadableRecord("legal lists a move twice")
    if extra := sorted(set(told) - set(true)):
        raise UnreadableRecord(f"legal lists {extra[0]!r}, which is not legal here")
    if lacking := sorted(set(true) - set(told)):
        raise UnreadableRecord(f"legal lacks {lacking[0]!r}")
