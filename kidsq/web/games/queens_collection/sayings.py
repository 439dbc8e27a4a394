"""What friends say beside the meeples, each in its own words: for whatever happens six lines or more.

Which one is said follows from the game alone, so that a page loaded again says the same; a line comes again when all
others of its event have been said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from kidsq.play.games.queens_collection.remarks import Say
from kidsq.web.games import friends_lines
from kidsq.web.games.queens_collection.words import box_name, card_name
from kidsq.web.http import language

FOLDER: Final = Path(__file__).with_name("lines")


def lines_of(tag: str, bot: str) -> Mapping[str, tuple[str, ...]]:
    """The lines of a friend by event."""
    return friends_lines.read(FOLDER, tag, bot)


def remark(bot: str, game_id: str, say: Say, said_before: Sequence[str] = ()) -> str:
    """What this friend says. said_before: the codes of what it has said in this game."""
    lines = lines_of(language.tag(), bot)[say.code]
    line = lines[(crc32(f"{bot} {game_id}".encode()) + said_before.count(say.code)) % len(lines)]
    if say.colour < 0:
        return line
    colour = card_name(say.colour)
    return line % {"box": box_name(say.colour), "colour": colour, "card": colour}
