"""A class's pages: Class today, Who needs what, and the sheet to print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import MultiDict

from kidsq.arithmetic.skills import BEYOND_TEN, FIELDS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import Focus
from kidsq.i18n.alphabet import order
from kidsq.learning.alone import OPERATIONS
from kidsq.learning.attempt import VALUES
from kidsq.learning.model.guessing import looks_like_guessing
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import dose, need_groups
from kidsq.learning.reports.class_families import met_beyond_ten
from kidsq.learning.reports.need_groups import NeedGroup
from kidsq.learning.reports.plan import plan
from kidsq.learning.reports.standing import FieldStanding, Standing, beyond_ten, standings
from kidsq.learning.tasks import TASKS
from kidsq.reports import class_figures
from kidsq.store.classroom import dismissals
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import midnight
from kidsq.store.people import settings
from kidsq.store.play import played_time
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.reports.class_frame import Frame, frame, not_done, on
from kidsq.web.shared import asking, class_words, knowledge_words, practice_lists, rights
from kidsq.web.shared.filters import Filters
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("class_pages", __name__, url_prefix="/grown-ups/classes/<class_id>")

_NEEDS = frozenset(
    (
        *(f"family:{code}" for code in MEMBERS),
        *(f"field:{code}" for code in FIELDS),
        *(f"slip:{code}" for code in VALUES["error"]),
    )
)


def _show(template: str, whole: Frame, **values: Any) -> Response:
    usual = {**whole.values, "tasks": TASKS, "words": class_words}
    return page(template, whole.status, **{**usual, **values})


# -- Class today ------------------------------------------------------------------------------------------------------


@blueprint.get("")
@security.adults_only
def today(class_id: str) -> ResponseReturnValue:
    """Who played, and whom should I sit with? Without a period: today, or the latest day with answers."""
    whole, now = frame(class_id), context.now()
    put_on_record("looked_at_class", class_id)
    this_day = now.astimezone().date()
    rows, asked, earlier = told_today(whole)
    is_today = asked.first == asked.last == this_day
    grouped = [row for row in rows if row.group and not row.to_sit_with]
    playing = [row for row in rows if not row.group and not row.to_sit_with and _has_played(row, asked)]
    counted = (
        name for name, of in (("grouped", grouped), ("playing", playing)) if any(row.counts.answers for row in of)
    )
    return _show(
        "reports/class/today.html",
        whole,
        rows=rows,
        begun=class_words.have_played(rows) > 0,
        counted=next(counted, None),
        to_sit_with=[row for row in rows if row.to_sit_with],
        grouped=grouped,
        playing=playing,
        not_here=[row for row in rows if not _has_played(row, asked)],
        played=sum(_has_played(row, asked) for row in rows),
        dose=_dose(whole, asked.last or this_day),
        sentence=class_words.in_one_sentence(rows),
        is_today=is_today,
        chosen=bool(whole.asked.first or whole.asked.last),
        earlier=earlier,
        asked=replace(whole.asked, first=asked.first, last=asked.last),
        day=class_words.long_day(now),
    )


def _dose(whole: Frame, last: date) -> int | None:
    """How many of a class's children had their dose in the week that ends on this day; None: it is no class."""
    if whole.the_class is None:
        return None
    since, until = midnight(last - timedelta(days=dose.OF_DAYS - 1)), midnight(last + timedelta(days=1))
    return dose.reached(played_time.by_day(context.db(), whole.ids, since, until).values())


def told_today(whole: Frame) -> tuple[list[class_figures.Row], Filters, date | None]:
    """The rows of Class today, of which period, and the earlier day if they are of the latest one with answers."""
    db, now = context.db(), context.now()
    this_day = now.astimezone().date()
    asked, earlier = whole.asked, None
    if asked.first is None and asked.last is None:
        asked = on(asked, this_day)
    alone = asking.alone(whole.ids)
    rows = class_figures.today(db, whole.children, asked, now, whole.asked.since, alone)
    if not whole.asked.first and not whole.asked.last and not any(_has_played(row, asked) for row in rows):
        earlier = class_figures.latest_day(db, whole.ids)
        if earlier is not None and earlier != this_day:
            asked = on(asked, earlier)
            rows = class_figures.today(db, whole.children, asked, now, whole.asked.since, alone)
    return rows, asked, earlier


def _has_played(row: class_figures.Row, asked: Filters) -> bool:
    """True if a child has answered in this period; with no task chosen, moves count too."""
    return row.counts.answers > 0 or (row.last is not None and not asked.task)


# -- Who needs what ---------------------------------------------------------------------------------------------------


@blueprint.get("/needs")
@security.adults_only
def needs(class_id: str) -> ResponseReturnValue:
    """Which children share a weak family or a kind of slip?"""
    whole = frame(class_id)
    put_on_record("looked_at_needs", class_id)
    return needs_page(whole, saved=request.args.get("saved", ""))


def needs_page(whole: Frame, saved: str = "", typed: MultiDict[str, str] | None = None) -> Response:
    """typed: what could not be done with a group, so that it can be mended."""
    db, now = context.db(), context.now()
    then = class_figures.as_of(db, whole.ids, whole.asked, now)
    found = class_figures.needs_of(db, whole.ids, then.known, whole.asked.since, then.until)
    names = {child.id: child.nickname for child in whole.everybody}
    rows, day, _earlier = told_today(whole)
    to_sit_with = [row for row in rows if row.to_sit_with]
    made = plan(found.shown)
    shared, single = ([_by_name(group, names) for group in part] for part in (made.groups, made.alone))
    return _show(
        "reports/class/needs.html",
        whole,
        to_sit_with=to_sit_with,
        first_names=in_a_list([row.child.nickname for row in to_sit_with]),
        of_day=day.words,
        need_groups=shared,
        small=single,
        also=made.also,
        asked_of=_asked_of(db, [*shared, *single], names),
        operations=tuple(OPERATIONS),
        name_length=question_settings.NAME_LENGTH,
        lists=practice_lists,
        typed_of=lambda one: typed if typed and _is_list_of(one, typed) else {},
        **asking.days(),
        class_asked=asking.of_class(whole.class_id) if whole.the_class else None,
        families=tuple(MEMBERS),
        beyond=BEYOND_TEN,
        aside=[_by_name(group, names) for group in need_groups.groups(found.aside)],
        child_of={child.id: child for child in whole.everybody},
        sentence=class_words.needs_in_one_sentence(shared, single, names, rows),
        saved=saved,
    )


def _is_list_of(one: NeedGroup, typed: MultiDict[str, str]) -> bool:
    """True if this is a practice list for these children."""
    same = typed.get("need") == one.key and typed.getlist("child") == [need.learner for need in one.needs]
    return same and typed.get("act") == "list"


@dataclass(frozen=True, slots=True)
class AskedOf:
    """What the children of a group are asked until a day. lines: whom, or nothing where it is all of them, and what.

    by_all: whether that is the family of the group for every one of them.
    """

    lines: tuple[tuple[str, str], ...]
    by_all: bool


def _asked_of(db: Session, made: Sequence[NeedGroup], names: Mapping[str, str]) -> dict[NeedGroup, AskedOf]:
    """What is set for the children of each group, which comes before what is set for their class."""
    children = [need.learner for one in made for need in one.needs]
    scopes, today = {learner: settings.of_learner(learner) for learner in children}, context.today()
    kept = settings.read_each(db, list(scopes.values()))
    focus = {learner: question_settings.focus_in(kept[scope], today) for learner, scope in scopes.items()}
    lists = {learner: question_settings.list_in(kept[scope], today) for learner, scope in scopes.items()}
    alone = asking.alone(children)
    told = {one: practice_lists.words(has, alone.get(one)) for one, has in lists.items() if has is not None}
    return {one: _of_group(one, focus, told, names) for one in made}


def _of_group(
    one: NeedGroup,
    focus: Mapping[str, Focus | None],
    lists: Mapping[str, str],
    names: Mapping[str, str],
) -> AskedOf:
    whom: dict[str, list[str]] = {}
    held = [focus[need.learner] for need in one.needs]
    for need, has in zip(one.needs, held, strict=True):
        if has is not None and has.until:
            whom.setdefault(asking.words(has), []).append(names[need.learner])
        if need.learner in lists:
            whom.setdefault(lists[need.learner], []).append(names[need.learner])
    lines = [("" if len(some) == len(held) else in_a_list(some), told) for told, some in whom.items()]
    return AskedOf(tuple(lines), all(has is not None and has.what == one.code for has in held))


def _by_name(group: NeedGroup, names: Mapping[str, str]) -> NeedGroup:
    """The same children by nickname: who sits together is chosen by what they know, but nobody is ranked."""
    return replace(group, needs=tuple(sorted(group.needs, key=lambda need: order(names[need.learner]))))


@blueprint.post("/needs")
@security.adults_only
def change_needs(class_id: str) -> ResponseReturnValue:
    """Put a need of some children aside, or show it again."""
    whole = frame(class_id)
    children, need = request.form.getlist("child"), request.form.get("need", "")
    problem = problem_with(whole, children, need)
    if problem:
        return needs_page(not_done(whole, problem))
    db, back = context.db(), request.form.get("back") == "1"
    with writing(db):
        for child in children:
            if back:
                dismissals.take_back(db, child, need)
            else:
                dismissals.dismiss(db, child, need, context.now_text())
    put_on_record("showed_need_again" if back else "put_need_aside", class_id, *children)
    values: dict[str, Any] = {**whole.asked.query, **({} if back else {"saved": "aside"})}
    return redirect(url_for("class_pages.needs", class_id=class_id, **values), 303)


def problem_with(whole: Frame, children: list[str], need: str) -> str | None:
    if need not in _NEEDS:
        return _("There is no need called “%(typed)s”. Nothing has been changed.", typed=need[:40])
    here = {child.id for child in whole.everybody}
    strangers = {child for child in children if child not in here or not rights.may_change_child(child)}
    if strangers or not children:
        typed = next(iter(sorted(strangers)), "")
        return _("There is no child “%(typed)s” here. Nothing has been changed.", typed=typed[:40])
    return None


# -- the sheet --------------------------------------------------------------------------------------------------------


@blueprint.get("/sheet")
@security.adults_only
def sheet(class_id: str) -> ResponseReturnValue:
    """What does each child know, on one sheet of paper? As of today: only a group or a child can be chosen."""
    whole, now = frame(class_id), context.now()
    put_on_record("looked_at_sheet", class_id)
    of_today = replace(whole.asked, first=None, last=None, task=None)
    known = class_figures.known(context.db(), whole.ids, now)
    rows = [(child, looks_like_guessing(known[child.id]), _by_code(known[child.id])) for child in whole.children]
    return _show(
        "reports/class/sheet.html",
        replace(whole, asked=of_today),
        period_asked=of_today != whole.asked,
        rows=rows,
        families=tuple(MEMBERS),
        beyond=met_beyond_ten(known),
        knows=knowledge_words,
        day=class_words.long_day(now),
    )


def _by_code(of_child: Mapping[str, Estimate]) -> dict[str, Standing | FieldStanding]:
    """How a child stands with each family of sums, and with what it has met beyond ten."""
    families = {one.family: one for one in standings(of_child)}
    return {**families, **{one.field: one for one in beyond_ten(of_child)}}
