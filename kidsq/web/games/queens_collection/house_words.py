"""What the house says of Tidy up for the Queen on pages that are no table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kidsq.web.http.language import gettext as _

SAID: Final[Mapping[str, Callable[..., str]]] = {
    "game": lambda: _("Tidy up for the Queen"),
    "title": lambda: _("kidsq: tidy up for the Queen"),
    "next_game": lambda: _("Ready for three places a box?"),
    "gentle": lambda: _("They leave the last one home to you."),
    "gentle_child": lambda: _("In Tidy up for the Queen they leave the last one home to this child."),
    "gentle_class": lambda: _("In Tidy up for the Queen they leave the last one home to these children."),
    "asked": lambda: _(
        "In Tidy up for the Queen they ask how many are home, how many are missing and how many points."
    ),
    "hint_line": lambda: _("In Tidy up for the Queen it shows who can come home, and with which cards."),
    "memory_line": lambda: _("In Tidy up for the Queen there is nothing to remember."),
    "won": lambda n: _("no box done yet") if n == 0 else _("one box done") if n == 1 else _("%(n)s boxes done", n=n),
    "step:fields:2": lambda: _("Two places a box"),
    "step:fields:3": lambda: _("Three places a box"),
    "step:rounds:1": lambda: _("One round"),
    "step:rounds:2": lambda: _("Two rounds"),
}


def say(key: str, **values: Any) -> str | None:
    said = SAID.get(key)
    return said(**values) if said else None
