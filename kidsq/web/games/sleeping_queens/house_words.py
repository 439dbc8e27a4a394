"""What the house says of Sleeping Queens on pages that are no table: at home, in a class, in reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

SAID: Final[Mapping[str, Callable[..., str]]] = {
    "game": lambda: _("Sleeping Queens"),
    # At home and in a class
    "title": lambda: _("kidsq: wake the queens"),
    "next_game": lambda: _("Ready for knights?"),
    "won": lambda n: _("no queen yet") if n == 0 else _("one queen") if n == 1 else _("%(n)s queens", n=n),
    "gentle": lambda: _("They never take a queen from you."),
    "gentle_child": lambda: _("They never take or put to sleep a queen of this child, from the next move on."),
    "gentle_class": lambda: _("They never take or put to sleep a queen of these children, from the next move on."),
    # What adults set
    "asked": lambda: _("In Sleeping Queens they ask what two cards make, or whether a sum is true."),
    "memory_line": lambda: _("In Sleeping Queens: which queen sleeps where, once all have seen her."),
    # Tasks of the log
    "task:queen_total": lambda: _("Points of the queens"),
    "task:jester_count": lambda: _("Counting with the jester"),
    "task:recall_queen": lambda: _("Remembering queens"),
    "question:queen_total": lambda: _("A queen wakes: how many points are there now?"),
    "question:jester_count": lambda: _("Who will wake a queen when the count ends?"),
    "question:recall_queen": lambda: _("Where does a queen sleep that was seen before?"),
    "points": lambda: _("Points of the queens"),
    # What was seen before
    "place": lambda n: _("bed %(n)s", n=n),
    "memory": lambda: _("Help with remembering queens"),
    "hinted": lambda: _("a sparkle on the bed"),
    "remembered": lambda: _("remembered queens"),
    "recalls": lambda n, known: ngettext(
        "%(num)d king played while a queen seen before was asleep; %(known)d woke one of those.",
        "%(num)d kings played while a queen seen before was asleep; %(known)d woke one of those.",
        n,
        known=known,
    ),
    "recalls_apart": lambda n: ngettext(
        "%(n)s remembered queen apart, as play", "%(n)s remembered queens apart, as play", n, n=n
    ),
    "recalls_counted": lambda: _("a row for each; remembered queens too"),
    "recalls_no_slips": lambda: _(
        "Remembering queens is play, and nothing in it is a mistake: those choices are not among the answers here."
    ),
    # Advice and letters
    "begun": lambda name: _(
        "%(name)s has just begun to play Sleeping Queens. We are looking forward to it!", name=name
    ),
    "first_sums": lambda name: _("%(name)s makes sums with cards now, to wake sleeping queens.", name=name),
    "story": lambda: _("Next: say the sum as a story: 3 queens, and 4 more come."),
    "story_of_both": lambda: _(
        "Tell it as a story: four queens are here, two more come. Are there more or fewer now? Then count."
    ),
}


def say(key: str, **values: Any) -> str | None:
    said = SAID.get(key)
    return said(**values) if said else None
