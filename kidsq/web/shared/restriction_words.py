"""Restrictions of adults for a class or a child: their form and their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from kidsq.classroom import restrictions
from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.store.people.people import Learner
from kidsq.web.games.lookups import games_say, pages_of
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.shared import table_words
from kidsq.web.shared.setting_words import Words, words_of

SHOWN = "_shown"
"""Tells a list with nothing ticked from a list that the form did not hold."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One restriction with one value. options: (value, words, chosen)."""

    key: str
    title: str
    line: str
    options: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """One restriction that names what is allowed.

    groups: what each is called, or nothing, and its options: (value, words, picture or empty, ticked).
    """

    key: str
    title: str
    line: str
    groups: tuple[tuple[str, tuple[tuple[str, str, str, bool], ...]], ...]


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a class's or a child's restrictions."""

    ticks: tuple[Ticks, ...]
    choices: tuple[Choice, ...]

    @property
    def shows(self) -> dict[str, str]:
        """What is chosen, as wanted() has it."""
        ticked = {
            one.key: ",".join(value for _of, options in one.groups for value, _name, _picture, on in options if on)
            for one in self.ticks
        }
        return ticked | {one.key: _chosen(one.options) for one in self.choices}

    @property
    def names(self) -> dict[str, str]:
        return {one.key: one.title for one in self.ticks} | {one.key: one.title for one in self.choices}


@dataclass(frozen=True, slots=True)
class Setting:
    """One choice on a child's settings page. told: where its value comes from. can_lock: a tick fixes it.

    is_help: it is fixed in any case but by itself.
    """

    name: str
    line: str
    told: str
    options: tuple[tuple[str, str, bool], ...]
    can_lock: bool
    locked: bool
    is_help: bool

    @property
    def shows(self) -> str:
        """What is chosen, as_sent()."""
        return as_sent(_chosen(self.options), locked=self.can_lock and self.locked)


def as_sent(value: str, *, locked: bool) -> str:
    """A value and the tick beside it in one piece."""
    return f"{value} locked" if locked else value


def _chosen(options: Sequence[tuple[str, str, bool]]) -> str:
    return next((value for value, _name, chosen in options if chosen), "")


def form_of_class(db: Session, class_id: str) -> Form:
    """The restrictions as they are set for a class, and how its tables are shown."""
    scope = settings.of_class(class_id)
    kept, fixed = restrictions.set_in(db, scope), preferences.fixed_in(db, scope)
    ticks = tuple(_ticks(key, kept, _("None ticked: all of them.")) for key in restrictions.SOME_OF)
    choices = [_choice(key, kept.get(key, ""), None) for key in restrictions.ONE_OF]
    begun_with = preferences.begun_with(db, class_id)
    choices += [_fixed(key, value if value != preferences.USUAL[key] else "") for key, value in begun_with.items()]
    choices += [_fixed(key, fixed.get(key, "")) for key in preferences.LOCKABLE]
    return Form(ticks, tuple(choices))


def form_of_child(db: Session, child: Learner) -> Form:
    """The restrictions as they are set for a child alone, each beside what its class has."""
    kept, class_id = restrictions.set_in(db, settings.of_learner(child.id)), classes.class_of(db, child.id)
    of_class = restrictions.set_in(db, settings.of_class(class_id)) if class_id else None
    ticks = tuple(_ticks(key, kept, _none_ticked(key, of_class)) for key in restrictions.SOME_OF)
    return Form(ticks, tuple(_choice(key, kept.get(key, ""), of_class) for key in restrictions.ONE_OF))


def settings_of_child(db: Session, child: Learner) -> dict[str, Setting]:
    """How tables are shown to a child, and who has said so."""
    found = {}
    for key, row in preferences.rows(db, settings.of_learner(child.id)).items():
        words, choice = words_of(key), preferences.CHOICES[key]
        options = [(code, words.told(code), code == row.selected) for code in choice.codes]
        if row.class_has is not None:
            of_class = _("as for the class: %(value)s", value=words.told(row.class_has))
            options.insert(0, (preferences.AS_FOR_THE_CLASS, of_class, row.selected == preferences.AS_FOR_THE_CLASS))
        can_lock = choice.can_be_fixed and row.class_has is None
        found[key] = Setting(
            words.name,
            words.line,
            _told(words, row, child.nickname),
            tuple(options),
            can_lock,
            row.source == "alone",
            choice.is_help,
        )
    return found


def _told(words: Words, row: preferences.Row, name: str) -> str:
    has = "" if row.class_has is None else words.told(row.class_has)
    if row.source == "alone" and has:
        return _("Fixed for %(name)s alone. The class has: %(value)s.", name=name, value=has)
    return {
        "alone": _("Fixed for %(name)s alone.", name=name),
        "class": _("The class has: %(value)s.", value=has),
        "offered": _("Set by a grown-up; %(name)s may change it.", name=name),
        "chosen": _("%(name)s chose it.", name=name),
        "usual": _("As usual."),
    }[row.source]


def accommodations() -> list[tuple[str, str, str]]:
    """What can be set for a child that needs something otherwise than the others: key, name, and what it does."""
    return [
        (
            "no_times",
            _("No times"),
            _("No times are kept, shown or used, and no page says that the child is slow."),
        ),
        (
            "longer_waits",
            _("Longer waits"),
            _("Friends, the owl and its tips wait twice as long, and other children longer before they play on."),
        ),
        ("fewer_questions", _("Fewer questions"), _("At most four in a game.")),
        ("larger_type", _("Larger letters"), _("On all the child's pages. It may choose even larger ones.")),
        (
            "read_aloud",
            _("Always read aloud"),
            _("Every line at the table, in class too, if the tablet has a voice."),
        ),
    ]


def without_a_game(db: Session, child: Learner) -> str:
    """Whom a child cannot play with, since the games allowed them are others; empty while it can with everybody."""
    class_id = classes.class_of(db, child.id)
    others = [one for one in classes.children_of(db, class_id) if one.id != child.id] if class_id else []
    apart = [one.nickname for one in others if not restrictions.together(db, (child.id, one.id)).editions]
    if not apart:
        return ""
    if len(apart) == len(others):
        return _(
            "No game is allowed both for %(name)s and for the rest of the class, so they cannot start one "
            "together: tick a game that the class has too.",
            name=child.nickname,
        )
    return _(
        "No game is allowed both for %(name)s and for %(others)s, so they cannot start one together: tick a game "
        "for both.",
        name=child.nickname,
        others=in_a_list(apart),
    )


def with_own_restrictions(db: Session, children: Sequence[Learner]) -> list[Learner]:
    """The children of a class for whom something is fixed that wins over the restrictions of their class."""
    scopes = {child.id: settings.of_learner(child.id) for child in children}
    return [
        child
        for child in children
        if restrictions.set_in(db, scopes[child.id]) or preferences.fixed_in(db, scopes[child.id])
    ]


def wanted(form: MultiDict[str, str], *, of_class: bool) -> tuple[dict[str, str], dict[str, str]]:
    """What a form asks for: restrictions, and how tables are shown; empty: left open.

    All ticked is no restriction for a class; for a child it is one, as its class may allow fewer.
    """
    asked = {key: form[key] for key in restrictions.ONE_OF if key in form}
    for key, known in restrictions.SOME_OF.items():
        if key + SHOWN in form:
            ticked = form.getlist(key)
            asked[key] = "" if of_class and set(known()) <= set(ticked) else ",".join(ticked)
    fixed = {key: form[key] for key in preferences.FOR_CLASS if key in form}
    return asked, fixed


def bad(asked: dict[str, str], fixed: dict[str, str]) -> bool:
    """True if one of these values is not among the choices."""
    known = {key: value for key, value in fixed.items() if value}
    return restrictions.bad_restriction(asked) is not None or preferences.bad_choice(known) is not None


def _none_ticked(key: str, of_class: dict[str, str] | None) -> str:
    if of_class is None:
        return _("None ticked: all of them.")
    if key not in of_class:
        return _("None ticked: as for the class, which has all of them.")
    named = [_name(key, value) for value in of_class[key].split(",")]
    return _("None ticked: as for the class, which has %(these)s.", these=in_a_list(named))


def _name(key: str, value: str) -> str:
    name: Any = table_words.edition_name if key == "editions" else table_words.bot_name
    return str(name(value))


def _to_choose(key: str, value: str) -> str:
    """A name as a grown-up chooses it; of an edition with its arithmetic."""
    pages = pages_of(value) if key == "editions" else None
    told = pages.edition(value) if pages else None
    if told is None or told.age is None:
        return _name(key, value)
    return f"{_name(key, value)}: {told.practises}, {table_words.from_age(told.age)}"


def _ticks(key: str, kept: dict[str, str], line: str) -> Ticks:
    title = {"editions": _("Games allowed"), "friends": _("Friends allowed")}[key]
    ticked, groups = kept.get(key, "").split(","), dict[str, list[tuple[str, str, str, bool]]]()
    for value in restrictions.SOME_OF[key]():
        face, of = (table_words.bot_face(value), "") if key == "friends" else ("", _game(value))
        groups.setdefault(of, []).append((value, _to_choose(key, value), face, value in ticked))
    return Ticks(key, title, line, tuple((of, tuple(options)) for of, options in groups.items()))


def _game(edition: str) -> str:
    """What the game of an edition is called."""
    pages = pages_of(edition)
    return (pages.say("game") if pages else None) or ""


def _choice(key: str, kept: str, of_class: dict[str, str] | None) -> Choice:
    """of_class: what the child's class has; None for a class itself, or a child without one."""
    title, line = {
        "gentle": (
            _("Gentle friends"),
            games_say("gentle_class") if of_class is None else games_say("gentle_child"),
        ),
        "fitting": (
            _("Strength of the friends"),
            _("As well as the child, who then wins a little more than its share. The child is only told that they do."),
        ),
        "minutes": (_("Play in a day"), _("A game that has begun can always be finished.")),
        "login": (_("Sitting down at a tablet"), _("With just a tap, anybody can sit down as anybody.")),
    }[key]
    usual = {"gentle": "0", "fitting": "1", "minutes": "any", "login": restrictions.LOGINS[0]}[key]
    left = _value(key, usual) if key in ("fitting", "login") else _("no rule")
    if of_class is not None:
        left = _("as for the class: %(value)s", value=_value(key, of_class[key]) if key in of_class else left)
    options = [("", left, not kept)]
    for value in restrictions.ONE_OF[key]:
        if of_class is None and value == usual and kept != usual:
            continue  # no restriction says the same
        options.append((value, _value(key, value), value == kept))
    return Choice(key, title, line, tuple(options))


def _value(key: str, value: str) -> str:
    if key == "minutes":
        return _("no limit") if value == "any" else _("%(n)d minutes", n=int(value))
    return {
        ("gentle", "0"): _("as chosen at the table"),
        ("gentle", "1"): _("always gentle"),
        ("fitting", "1"): _("about as well as the child"),
        ("fitting", "0"): _("each in its own way"),
        ("login", "pictures"): _("pictures or number"),
        ("login", "tap"): _("a tap on the face"),
    }[(key, value)]


def _fixed(key: str, kept: str) -> Choice:
    options = [("", _("left to the children"), not kept)]
    words, choice = words_of(key), preferences.CHOICES[key]
    # Where nothing is said a class begins with the usual.
    codes = [code for code in choice.codes if not choice.begins_class or code != choice.usual]
    options += [(code, words.told(code), code == kept) for code in codes]
    return Choice(key, words.name, words.line, tuple(options))
