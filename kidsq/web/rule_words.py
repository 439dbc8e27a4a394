"""Rules of grown-ups for a class or a child: their form and their words."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from kidsq.turns import preferences, rules
from kidsq.web import progress_words, words
from kidsq.web.language import gettext as _

SHOWN = "_shown"
"""Tells a list with nothing ticked from a list that the form did not hold."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One rule with one value. options: (value, words, chosen)."""

    key: str
    title: str
    line: str
    options: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """One rule that names what is allowed. options: (value, words, picture or empty, ticked)."""

    key: str
    title: str
    line: str
    options: tuple[tuple[str, str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a class's or a child's rules."""

    ticks: tuple[Ticks, ...]
    choices: tuple[Choice, ...]


def form_of(db: sqlite3.Connection, scope: str, *, of_class: bool) -> Form:
    """The rules as they are set in this scope. For a class also how its tables are shown."""
    kept = rules.set_in(db, scope)
    ticks = tuple(_ticks(key, kept.get(key, "").split(","), of_class) for key in rules.SOME_OF)
    choices = [_choice(key, kept.get(key, ""), of_class) for key in rules.ONE_OF]
    if of_class:
        fixed = preferences.fixed_in(db, scope)
        choices += [_fixed(key, fixed.get(key, "")) for key in preferences.LOCKABLE]
    return Form(ticks, tuple(choices))


def wanted(form: MultiDict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What a form asks for: rules, and how tables are shown; empty: left open."""
    asked = {key: form[key] for key in rules.ONE_OF if key in form}
    for key, values in rules.SOME_OF.items():
        if key + SHOWN in form:
            ticked = form.getlist(key)
            asked[key] = "" if set(values) <= set(ticked) else ",".join(ticked)
    fixed = {key: form[key] for key in preferences.LOCKABLE if key in form}
    return asked, fixed


def bad(asked: dict[str, str], fixed: dict[str, str]) -> bool:
    """Whether one of these values cannot be chosen."""
    known = {key: value for key, value in fixed.items() if value}
    return rules.bad_rule(asked) is not None or preferences.bad_choice(known) is not None


def _open(of_class: bool) -> str:
    return _("no rule") if of_class else _("as for the class")


def _ticks(key: str, ticked: list[str], of_class: bool) -> Ticks:
    title, line = {
        "editions": (
            _("Games allowed"),
            _("None ticked: all of them.") if of_class else _("None ticked: as for the class."),
        ),
        "friends": (
            _("Friends allowed"),
            _("None ticked: all of them.") if of_class else _("None ticked: as for the class."),
        ),
    }[key]
    name: Any = words.edition_name if key == "editions" else words.bot_name
    return Ticks(
        key,
        title,
        line,
        tuple(
            (value, name(value), f"friend-{value}" if key == "friends" else "", value in ticked)
            for value in rules.SOME_OF[key]
        ),
    )


def _choice(key: str, kept: str, of_class: bool) -> Choice:
    title, line = {
        "gentle": (
            _("Gentle friends"),
            _("They never take or put to sleep a queen of these children, from the next move on."),
        ),
        "minutes": (_("Play in a day"), _("A running game always goes on to its end.")),
        "login": (_("Sitting down at a tablet"), _("A tap alone lets anybody sit down as anybody.")),
    }[key]
    options = [("", _open(of_class), not kept)]
    for value in rules.ONE_OF[key]:
        if of_class and (key, value) in (("minutes", "any"), ("gentle", "0"), ("login", "pictures")):
            continue  # no rule says the same
        options.append((value, _value(key, value), value == kept))
    return Choice(key, title, line, tuple(options))


def _value(key: str, value: str) -> str:
    if key == "minutes":
        return _("as long as it likes") if value == "any" else _("%(n)d minutes", n=int(value))
    return {
        ("gentle", "0"): _("as at the table"),
        ("gentle", "1"): _("always gentle"),
        ("login", "pictures"): _("with pictures or number"),
        ("login", "tap"): _("with a tap on the face"),
    }[(key, value)]


def _fixed(key: str, kept: str) -> Choice:
    options = [("", _("left to the children"), not kept)]
    options += [(value, progress_words.setting_value(key, value), value == kept) for value in preferences.CHOICES[key]]
    return Choice(key, progress_words.setting(key), progress_words.setting_line(key), tuple(options))
