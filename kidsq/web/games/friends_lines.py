"""What friends say beside a game, as data: `<language>/<friend>.toml` in a folder of the game's, by event."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kidsq.i18n.languages import ENGLISH, SPOKEN
from kidsq.web.http import language


@cache
def read(folder: Path, tag: str, bot: str) -> Mapping[str, tuple[str, ...]]:
    """The lines of a friend by event; in English where nobody has written them in this language yet."""
    spoken = SPOKEN[tag]
    file = folder / (spoken.catalogue or ENGLISH) / f"{bot}.toml"
    with (file if file.is_file() else folder / ENGLISH / file.name).open("rb") as source:
        found = tomllib.load(source)
    return {event: tuple(language.as_set(line, spoken) for line in lines) for event, lines in found.items()}
