"""Sprites: `faces.svg` is sent as one file and lies in the folder `faces/`, one picture a file."""

import re
from pathlib import Path
from typing import Final

_BETWEEN_TAGS: Final = re.compile(r">\s+<")
_PICTURE: Final = re.compile(r'<svg\s[^>]*?(viewBox="[^"]+")[^>]*>(.*)</svg>', re.S)
_WORD: Final = re.compile(r"[a-z_]+")


def pictures_of(sprite: Path) -> list[Path]:
    """The pictures of a sprite in the order in which it holds them; none where there is no such sprite.

    By the last word of their names: gzip finds what is alike only 32 kB back.
    """
    if sprite.suffix != ".svg":
        return []
    return sorted(sprite.with_suffix("").glob("*.svg"), key=lambda path: (_WORD.findall(path.stem)[-1:], path.stem))


def sprite(path: Path) -> str:
    """One SVG file with a symbol for each picture, named as the picture's file is."""
    symbols = [
        _PICTURE.sub(rf'<symbol id="{picture.stem}" \1>\2</symbol>', picture.read_text(encoding="utf-8").strip())
        for picture in pictures_of(path)
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"])


def compact(text: str) -> str:
    """The same SVG without the white space between its elements."""
    return _BETWEEN_TAGS.sub("><", text)
