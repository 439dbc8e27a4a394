"""What the house says of Tidy up for the Queen on pages that are no table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kidsq.web.http.language import gettext as _

SAID: Final[Mapping[str, Callable[..., str]]] = {
    "gentle": lambda: _("They leave the last one home to you."),
    "won": lambda n: _("no box done yet") if n == 0 else _("one box done") if n == 1 else _("%(n)s boxes done", n=n),
    "step:fields:2": lambda: _("Two places a box"),
    "step:fields:3": lambda: _("Three places a box"),
    "step:rounds:1": lambda: _("One round"),
    "step:rounds:2": lambda: _("Two rounds"),
}


def say(key: str, **values: Any) -> str | None:
    said = SAID.get(key)
    return said(**values) if said else None
