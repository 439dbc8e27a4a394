"""What friends say at a table, each in its own words: for whatever happens six lines or more, in every language.

The lines are data: `lines/<language>/<friend>.toml`, by event. Which one is said follows from the game alone, so that
a page loaded again says the same, and none is said twice in a game: who has said all of them is silent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

from kidsq.games.sleeping_queens.bots import Say
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.games.sleeping_queens.editions import ALIKE
from kidsq.play.games.sleeping_queens.friends_memory import FriendsPast
from kidsq.web.games import friends_lines
from kidsq.web.games.sleeping_queens.spoken import Mood
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http import language

FOLDER: Final = Path(__file__).with_name("lines")

ASIDES: Final = frozenset({"wake", "single", "pair"})
"""Of these a friend says the first time in a game what has nothing to do with it: a callback, or something rare."""
RARE: Final[Mapping[str, Mood]] = {"nap": "sleepy", "wonder": "surprised"}
"""What comes about once in eight games -> the face that goes with it."""
ONE_IN: Final = 8
_A_GAME: Final = 2
"""So many lines of an event a friend says in a game, about: by so many the next game begins further on."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Who says it where: the friend, the game's id, all its friends, and what the child has played with this one."""

    bot: str
    game_id: str
    bots: Sequence[str]
    past: FriendsPast


def lines_of(tag: str, bot: str) -> Mapping[str, tuple[str, ...]]:
    """The lines of a friend by event."""
    return friends_lines.read(FOLDER, tag, bot)


def remark(
    teller: Teller, say: Say, said_before: Sequence[str], names: TableNames, *, one_way: bool = False
) -> tuple[str | None, Mood | None]:
    """What this friend says, None: it has said it all; and the face it makes with it, None: the usual one.

    said_before: the codes of what it has said in this game. one_way: of sums only what they make.
    """
    event = event_of(teller, say, said_before)
    line = line_of(teller, event, said_before, one_way=one_way)
    return line and line % _values_of(say, teller, names), RARE.get(event)


def line_of(teller: Teller, event: str, said_before: Sequence[str], *, one_way: bool = False) -> str | None:
    """The line that has its turn, before its values are filled in."""
    lines = lines_of(language.tag(), teller.bot)[event]
    if event == "sum" and one_way:
        lines = tuple([line for line in lines if line.index("%(left)s") < line.index("%(total)s")])
    return _nth(lines, teller, said_before.count(event))


def event_of(teller: Teller, say: Say, said_before: Sequence[str]) -> str:
    """Of what the friend speaks: of what it has just said by its code, or of something else."""
    if say.code not in ASIDES or not ASIDES.isdisjoint(said_before):
        return say.code
    return _rare(teller) or _callback(teller) or say.code


def has_number(line: str) -> bool:
    """True for a line that would give away, or be taken for, an answer while a question waits."""
    return any(map(str.isdigit, line))


def thanks(teller: Teller, helped: int) -> str | None:
    """What a friend says to whoever has helped it, right or not. helped: so often in this game, with this time."""
    return _nth(lines_of(language.tag(), teller.bot)["thanks"], teller, helped - 1)


def _nth(lines: Sequence[str], teller: Teller, nth: int) -> str | None:
    # A child whose games are not known begins anywhere.
    first = teller.past.games * _A_GAME if teller.past.games else _chance("first", teller.game_id)
    return lines[(first + nth) % len(lines)] if 0 <= nth < len(lines) else None


def _rare(teller: Teller) -> str | None:
    chance, kinds = _chance("rare", teller.game_id), sorted(RARE)
    if chance % ONE_IN or teller.bots[chance // ONE_IN % len(teller.bots)] != teller.bot:
        return None
    return kinds[chance // ONE_IN // len(teller.bots) % len(kinds)]


def _callback(teller: Teller) -> str | None:
    past = teller.past
    if _chance("last", teller.game_id) % 2:  # each time would be no surprise
        return None
    return "last_took" if past.taken else "last_won" if past.won else "last_lost" if past.lost else None


def _chance(what: str, game_id: str) -> int:
    return crc32(f"{what} {game_id}".encode())


def _values_of(say: Say, teller: Teller, names: TableNames) -> Mapping[str, object]:
    values: dict[str, object] = {"queen": ""}
    if teller.past.taken:
        values["queen"] = _queen(teller.past.taken.split()[2], names)
    if say.code in ("sum", "you_said"):
        values |= {"left": say.values[0], "total": say.values[1]}
    elif say.code == "run":
        values["row"] = ", ".join(map(str, say.values))
    elif say.code in ALIKE:
        values["n"] = say.values[0]
    elif say.code in ("sorry_steal", "sorry_potion"):
        values["queen"] = _queen(str(say.values[1]), names)
    return values


def _queen(name: str, names: TableNames) -> str:
    return names.queen(QUEEN_NAMES.index(name)) if name in QUEEN_NAMES else ""
