"""Children into a class: a pasted list, a file, or animals at once; seen before anything is made."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import RequestEntityTooLarge

from kidsq.rostering import archives, name_lists
from kidsq.rostering.name_lists import Entry, Line, Names
from kidsq.rostering.text_files import NotAList, SeveralReadings
from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.people.people import NICKNAME_LENGTH, BadPerson
from kidsq.web.http import context, downloads
from kidsq.web.http.errors import page as error_page
from kidsq.web.http.language import gettext as _
from kidsq.web.setup.setup import a_real_class, outside, setup_page
from kidsq.web.shared import meanwhile, rights
from kidsq.web.shared.animals import animals
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("adding", __name__, url_prefix="/grown-ups/classes")

USUAL_CLASS = 28
LONGEST_LIST: Final = 80_000
"""Signs: forty children with all that an export of a school says of them. The page holds the list once more."""
MOST_LISTS: Final = 5 * LONGEST_LIST
READINGS_SHOWN: Final = 8
"""Names of each way to read a file, those first that differ."""
_WORDS: Final = {"first_words": 0, "second_words": 1}
"""Which of two words stays, by the button."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the preview. problem: a sentence; the child cannot be made while there is one."""

    line: Line
    face: str
    problem: str | None


@blueprint.get("/<class_id>/add")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Who is in the class? Paste names, choose a file, or take animals."""
    return form(a_real_class(class_id))


def form(found: Class, status: int = 200, problem: str | None = None, text: str = "") -> Response:
    """The page with the ways to add children."""
    inside = classes.children_of(context.db(), found.id)
    return setup_page(
        "add.html",
        found,
        "children",
        status,
        problem=problem,
        text=text if len(text) <= LONGEST_LIST else "",
        inside=inside,
        usual=max(1, min(USUAL_CLASS - len(inside), USUAL_CLASS)),
        most=roster.MOST_AT_ONCE,
        known=outside(context.db(), found),
        class_names={one.id: one.name for one in rights.classes_to_see()},
    )


@blueprint.post("/<class_id>/add")
@rights.teachers_only
def add(class_id: str) -> ResponseReturnValue:
    """Show what would be made (look, first_words, second_words, see; sure: what was asked about is a child), or make it
    (leave_out: only what can be taken).

    one, both: the place of a name with a comma that is one child, last name first, or two children; or all of them.
    """
    found, do = a_real_class(class_id), request.form.get("do", "see" if "name" in request.form else "look")
    if do == "look":
        return _look(found)
    entries = _entries()
    if len(entries) > roster.MOST_AT_ONCE:
        return form(found, 400, _too_many(len(entries)))
    if not entries:
        return form(found, 400, _("There are no names left. No child has been added."))
    if do in _WORDS:
        short = name_lists.without_last_names([one.typed.strip() for one in entries], _WORDS[do])
        entries = [replace(one, typed=name) for one, name in zip(entries, short, strict=True)]
    sure = frozenset(request.form.getlist("asked") if do in ("sure", "make") else ())
    if do not in ("make", "leave_out"):
        return _preview(found, entries, sure=sure)
    rows = _rows(found, entries, sure)
    if do == "leave_out":
        rows = [row for row in rows if not row.problem]
    if any(row.problem for row in rows) or not rows:
        return _preview(found, entries, 400, sure=sure)
    return _make(found, rows)


def _entries() -> list[Entry]:
    """The lines of the preview as sent. One that was emptied is left out; one that never had a name is not."""
    form, made = request.form, []
    lines, rests = form.getlist("line"), form.getlist("rest")
    for place, whole in enumerate(form.getlist("name")):
        typed, rest = whole[: name_lists.LONGEST_CELL], "".join(rests[place : place + 1])[: name_lists.LONGEST_CELL]
        line = lines[place : place + 1]
        number = int(line[0]) if line and line[0].isascii() and line[0].isdecimal() and len(line[0]) < 6 else place + 1
        here = {str(place), "all"}
        parts = name_lists.around_comma(typed) if {form.get("one"), form.get("both")} & here else ()
        parts = parts if len(parts) == 2 else ()
        names = (parts[-1:] if form.get("one") in here else parts) or (typed,)
        made += [Entry(number, name, rest) for name in names if name.strip() or rest.strip()]
    return made


def _look(found: Class) -> Response:
    text = request.form.get("text", "")
    try:
        file = request.files.get("list")
        if file is not None and file.filename:
            text = archives.text_of(file.read(), context.now().date())
    except NotAList as trouble:
        return form(found, 400, _not_a_list(trouble.code), text)
    except SeveralReadings as several:
        if max(map(len, several.texts)) > LONGEST_LIST or sum(map(len, several.texts)) > MOST_LISTS:
            return form(found, 413, _far_too_much())
        if len({name_lists.read(one).typed for one in several.texts}) > 1:
            return _which(found, several)
        text = several.texts[0]  # another sheet has the same names
    if len(text) > LONGEST_LIST:
        return form(found, 413, _far_too_much())
    chosen = request.form.get("column", "")
    column = int(chosen) if chosen.isascii() and chosen.isdecimal() and len(chosen) < 4 else None
    names = name_lists.read(text, column, every=chosen == "all")
    lines = sum(any(row) for row in names.rows)
    if lines > roster.MOST_AT_ONCE:  # before they are held against each other
        return form(found, 400, _too_many(lines), text)
    if names.of_adults:
        return form(found, 400, _list_of_adults(), text)
    if not names.typed:
        headed = _("This list has headings, but no first names below them. Please paste the names, one per line.")
        return form(found, 400, headed if names.header else _("There are no names yet: one per line, please."), text)
    return _preview(found, names.entries, names=names, text=text)


def _which(found: Class, several: SeveralReadings) -> Response:
    """Ask which letters are meant, or which sheet; the names that differ come first."""
    read = [name_lists.read(text).typed for text in several.texts]
    alike = set.intersection(*map(set, read))
    readings = [
        (text, sheet, sorted(names, key=lambda name: name in alike)[:READINGS_SHOWN])
        for text, sheet, names in zip_longest(several.texts, several.sheets, read)
        if names
    ]
    return setup_page("readings.html", found, "children", readings=readings, sheets=bool(several.sheets))


def _preview(
    found: Class,
    entries: Sequence[Entry],
    status: int = 200,
    names: Names | None = None,
    text: str = "",
    sure: Container[str] = (),
) -> Response:
    """sure: what was asked about already, and is a child."""
    rows = _rows(found, entries, sure)
    good = [row for row in rows if not row.problem]
    room = roster.MOST_IN_CLASS - len(classes.children_of(context.db(), found.id))
    problem = None
    if len(good) > room:
        problem = _("A class has room for %(n)d children. Please leave some out.", n=roster.MOST_IN_CLASS)
    return setup_page(
        "preview.html",
        found,
        "children",
        400 if problem else status,
        rows=rows,
        good=len(good),
        full_names=[row.line.nickname for row in good if row.line.full_name],
        around_comma=name_lists.around_comma,
        after_commas=[name_lists.around_comma(row.line.typed)[-1] for row in rows if row.line.problem == "comma"],
        names=names,
        text=text,
        sure=sure,
        problem=problem,
        longest=NICKNAME_LENGTH,
    )


def _rows(found: Class, entries: Sequence[Entry], sure: Container[str] = ()) -> list[Row]:
    inside = classes.children_of(context.db(), found.id)
    lines = name_lists.checked(entries, [child.nickname for child in inside], listed=True, sure=sure)
    faces = roster.faces_for(len(lines), [child.face for child in inside])
    return [Row(line, face, _line_problem(line)) for line, face in zip(lines, faces, strict=True)]


def _make(found: Class, rows: list[Row]) -> ResponseReturnValue:
    db = context.db()
    try:
        with writing(db):
            wanted = [(row.line.nickname, row.face) for row in rows]
            made = roster.make_children(db, found.id, wanted, context.now_text())
    except BadPerson:  # somebody else was making children of this class at the same time, or it is full
        return _preview(found, [Entry(row.line.number, row.line.typed) for row in rows], 400)
    put_on_record("made_children", found.id)
    return redirect(url_for("roster.children", class_id=found.id, saved="made", n=len(made)), 303)


@blueprint.post("/<class_id>/animals")
@rights.teachers_only
def make_animals(class_id: str) -> ResponseReturnValue:
    """As many children as wanted at once, each with an animal for a nickname; names can follow."""
    found, typed, db = a_real_class(class_id), request.form.get("count", "").strip(), context.db()
    count = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
    if not 1 <= count <= roster.MOST_AT_ONCE:
        problem = _("“%(typed)s” does not work: 1 to %(n)d at once.", typed=typed[:20], n=roster.MOST_AT_ONCE)
        return form(found, 400, problem)
    try:
        with writing(db):
            there = {child.nickname.casefold() for child in classes.children_of(db, found.id)}
            free = [name for name in animals() if name.casefold() not in there]
            if len(free) < count:
                raise BadPerson("class_full")
            roster.make_children(db, found.id, [(name, None) for name in free[:count]], context.now_text())
    except BadPerson:
        room = roster.MOST_IN_CLASS - len(classes.children_of(db, found.id))
        problem = _("The class has no room for that many: up to %(n)d more.", n=max(0, room))
        return form(found, 400, problem)
    put_on_record("made_children", found.id)
    return redirect(url_for("roster.children", class_id=found.id, saved="animals", n=count), 303)


@blueprint.get("/<class_id>/names")
@rights.teachers_only
def names(class_id: str) -> ResponseReturnValue:
    """All nicknames of the class in one form: how names follow the animals."""
    return _names_page(a_real_class(class_id), {}, {})


@blueprint.get("/<class_id>/names.csv")
@rights.teachers_only
def names_file(class_id: str) -> ResponseReturnValue:
    """The same names as a list to keep, or to add to another class."""
    found = a_real_class(class_id)
    put_on_record("took_the_file names", found.id)
    nicknames = [child.nickname for child in classes.children_of(context.db(), found.id)]
    today = context.now().astimezone().date().isoformat()
    name = downloads.file_name(found.id, today, found.name, "names.csv")
    return downloads.text_answer(list(name_lists.written(_("Nickname"), nicknames)), name, "text/csv")


def _names_page(found: Class, typed: Mapping[str, str], problems: Mapping[str, str], status: int = 200) -> Response:
    inside = classes.children_of(context.db(), found.id)
    return setup_page(
        "names.html",
        found,
        "children",
        status,
        rows=[(child, typed.get(child.id, child.nickname), problems.get(child.id)) for child in inside],
        longest=NICKNAME_LENGTH,
        shown=meanwhile.written({child.id: child.nickname for child in inside}),
        problem=_("Nothing has been changed yet: please look at the marked lines.") if problems else None,
    )


@blueprint.post("/<class_id>/names")
@rights.teachers_only
def rename_all(class_id: str) -> ResponseReturnValue:
    """Give all the new nicknames, or none."""
    found = a_real_class(class_id)
    sent = dict(zip(request.form.getlist("learner"), request.form.getlist("nickname"), strict=False))
    try:
        with writing(context.db()) as db:
            inside = {child.id: child for child in classes.children_of(db, found.id)}
            now = {learner: child.nickname for learner, child in inside.items()}
            typed = {learner: name for learner, name in sent.items() if learner in inside}
            new = meanwhile.changed(request.form, typed, now)
            problems = _name_problems({**now, **new}, now)
            for learner, name in () if problems else new.items():
                people.rename_learner(db, learner, name, inside[learner].face)
    except meanwhile.ChangedMeanwhile as trouble:
        both = {
            learner: _("Somebody has changed this name meanwhile, to “%(name)s”.", name=name)
            for learner, name in trouble.both.items()
        }
        return _names_page(found, trouble.mine, both, 409)
    if problems:
        return _names_page(found, new, problems, 400)
    put_on_record("renamed_children", found.id)
    return redirect(url_for("roster.children", class_id=found.id, saved="names"), 303)


def _name_problems(wanted: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    """What is in the way of the nicknames of a class, by child."""
    # The unchanged first, so that of two alike the one just typed is marked.
    wanted = dict(sorted(wanted.items(), key=lambda pair: pair[1] != now[pair[0]]))
    lines = name_lists.checked(name_lists.in_order(wanted.values()))
    return {
        learner: sentence
        for learner, line in zip(wanted, lines, strict=True)
        if (sentence := _line_problem(line, named=list(wanted.values())))
    }


def _line_problem(line: Line, named: list[str] | None = None) -> str | None:
    """What is in the way, and the way out. named: when lines have no numbers to be called by."""
    if line.problem == "twice":
        # Behind the first letter of a last name another one says nothing: "Anna H. B".
        values = {"name": line.nickname, "other": line.nickname + (" 2" if line.nickname.endswith(".") else " B")}
        if named or line.with_ == str(line.number):
            return _("“%(name)s” is there twice. Tell them apart, such as by “%(other)s”.", **values)
        return _("The same as line %(line)s. Tell them apart, such as by “%(other)s”.", line=line.with_, **values)
    return {
        None: None,
        "empty": _("A nickname is missing."),
        "no_name": _("There is no name here, only “%(rest)s”. Type one, or leave the line out.", rest=line.rest[:60]),
        "signs": _("There are no letters in it. Type a name, or empty the line to leave it out."),
        "lost_letter": _(
            "A letter was lost when the file was saved. Type the name, or empty the line to leave it out."
        ),
        "count": _("Is this a child? If so, leave the line as it is; if not, empty it."),
        "comma": _("One child, or two?"),
        "too_long": _("Too long: up to %(n)d characters.", n=NICKNAME_LENGTH),
        "unprintable": _("It contains invisible characters (the dots). Please type the name again."),
        "there": _("“%(name)s” is in this class already. Leave the line empty, or add a letter.", name=line.with_),
    }[line.problem]


def _too_many(count: int) -> str:
    return _(
        "That is %(n)d lines; the limit is %(most)d children at a time. Nobody has been added. Keep the lines of "
        "your class and try again.",
        n=count,
        most=roster.MOST_AT_ONCE,
    )


def _far_too_much() -> str:
    return _("That is far more than a class: kidsq takes up to %(n)d names at once.", n=roster.MOST_AT_ONCE)


def _list_of_adults() -> str:
    return _(
        "This is a list of teachers, as its headings say. Please take the list of the children, or paste their names."
    )


def _not_a_list(code: str) -> str:
    return {
        "picture": _("This file is a picture, and kidsq cannot read names off pictures. Please type or paste them."),
        "pdf": _("This file is a PDF. Please copy the names out of it and paste them here."),
        "zip": _(
            "There is no list of children in this ZIP that kidsq can read. Unpack it, and choose the file with their "
            "names."
        ),
        "workbook": _(
            "kidsq cannot read this spreadsheet file. Copy its column of names and paste it here, or save it as .xlsx "
            "or CSV and choose that."
        ),
    }.get(code, _("kidsq cannot read names from this file. Copy the names and paste them here instead."))


@blueprint.errorhandler(RequestEntityTooLarge)
def too_large(error: RequestEntityTooLarge) -> Response:
    """A list that is larger than any class."""
    line = _far_too_much()
    if request.endpoint == "adding.add" and rights.may_see_class((request.view_args or {}).get("class_id", "")):
        return form(a_real_class((request.view_args or {})["class_id"]), 413, line)
    return error_page(413, _("That was too much"), line)
