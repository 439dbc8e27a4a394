"""One table of the database in plain words, and the phrases that many of them share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class TableInWords:
    """One table. line: what it is for; columns: name -> what it holds."""

    name: str
    line: str
    columns: Mapping[str, str]


def of_child() -> str:
    """A column that names a child."""
    return _("a random name for the child")


def of_class() -> str:
    """A column that names a class."""
    return _("a random name for the class")


def of_school() -> str:
    """A column that names a school."""
    return _("a random name for the school")


def of_list() -> str:
    """A column with the name that a school's own list has for something."""
    return _("the number or name that the school's own list has for it")


def of_game() -> str:
    """A column that names a game."""
    return _("a random name for the game")


def of_browser() -> str:
    """A column that names a browser."""
    return _("a random name for the browser")
