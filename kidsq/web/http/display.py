"""The preferences of the person in front of this browser, for the pages besides the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import request, session

from kidsq.play import GUEST, Look, preferences
from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import settings
from kidsq.web.http import context, language
from kidsq.web.http.security import device
from kidsq.web.http.tablets import tablet


@dataclass(frozen=True, slots=True)
class Looks:
    """How a page is drawn for somebody's eyes. on_pages: as Preferences have it."""

    band: str
    theme: str
    on_pages: tuple[tuple[str, str], ...]


def looks() -> Looks:
    """As the one child who sits here has them, at home the chosen one; otherwise as this browser's guests do.

    Where several share a class's tablet, letters are as large as any of them needs.
    """
    chosen = _in_force()
    chosen["text"] = _letters(chosen["text"])
    return Looks(chosen["band"], chosen["theme"], preferences.attributes(tuple(chosen.items()), "pages"))


def _letters(chosen: str) -> str:
    in_class = tablet()
    together = in_class.learners if in_class and len(in_class.learners) > 1 else ()
    needs = (preferences.read(context.db(), settings.of_learner(one)).needs for one in together)
    if chosen == preferences.USUAL["text"] and any(one.larger_type for one in needs):
        return preferences.LARGER_TYPE
    return chosen


def volume() -> str:
    """How loud pages are read aloud here."""
    return _in_force()["volume"]


def sounds() -> bool:
    """Whether a tap is heard on pages besides the table; never at a tablet of a class, where many would be."""
    return tablet() is None and _in_force()["sound"] == "1"


def spoken_here() -> str:
    """The language of this request: the child's, its class's, this browser's, or the one that the browser asks for."""
    try:
        return next((code for code in _languages() if code != preferences.USUAL["language"]), None) or language.asked()
    except (sqlite3.Error, NotOurDatabase):  # the page that says so needs words, too
        return language.asked()


def spoken_at(look: Look) -> str:
    """The language of a table: that of the child in this seat; for a guest, this browser's."""
    usual, said = preferences.USUAL["language"], look.preferences.language
    if said == usual and look.stored.seats[look.seat].learner is not None:
        said = preferences.in_force(context.db(), settings.of_device(device()))["language"]
    return said if said != usual else language.asked()


def _languages() -> Iterator[str]:
    here, browsers = scope_here(), settings.of_device(device())
    if not request.path.startswith("/grown-ups"):
        yield preferences.in_force(context.db(), here)["language"]
        in_class = tablet()
        if in_class:
            yield preferences.begun_with(context.db(), in_class.class_id)["language"]
        if here == browsers:
            return
    yield preferences.in_force(context.db(), browsers)["language"]


def scope_here() -> str:
    """Whose choices hold on this page: the one child's who sits here, at home the chosen one's, or this browser's."""
    in_class = tablet()
    sitting = in_class.learners if in_class else (session.get("player", GUEST),)
    alone = len(sitting) == 1 and sitting[0] != GUEST
    return settings.of_learner(sitting[0]) if alone else settings.of_device(device())


def _in_force() -> dict[str, str]:
    return preferences.in_force(context.db(), scope_here())
