"""A class's name, and how much the table asks its children."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.classroom import question_settings, ways
from kidsq.learning.trial import KINDS
from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.people import schools, settings
from kidsq.store.people.people import BadPerson, clean_nickname, refuse_taken
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.setup.setup import made_class, mine_at, name_problem
from kidsq.web.shared import asking, class_words, meanwhile, practice_lists, restriction_words, rights, way_words
from kidsq.web.shared.children_list import list_page
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("class_settings", __name__, url_prefix="/grown-ups/classes")


@blueprint.post("")
@rights.teachers_only
def new_class() -> ResponseReturnValue:
    """A new class, still without children."""
    typed = request.form.get("name", "")
    try:
        made = made_class(typed)
    except BadPerson as trouble:
        return list_page(400, problem=name_problem(trouble.code), typed=typed[:200])
    return redirect(url_for("adding.show", class_id=made.id), 303)


@blueprint.get("/<class_id>/settings")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """How much does the table ask these children?"""
    found = rights.a_class(class_id)
    put_on_record("looked_at_class_settings", class_id)
    saved = request.args.get("saved", "")
    return _page(found, saved=saved, unfolds=request.args.get("unfold", saved))


def _page(found: Class, status: int = 200, **values: Any) -> Response:
    db = context.db()
    now = context.now_text()
    held = ways.chosen_now(db, found.id, now)
    usual = {
        "problem": None,
        "saved": "",
        "typed": found.name,
        **way_words.form_values(db, found.id, now),
        **asking.form_values(settings.of_class(found.id)),
        "list_form": practice_lists.form(settings.of_class(found.id)),
        "unfolds": "",
    }
    chosen, restrictions = _chosen_questions(found), restriction_words.form_of_class(db, found.id)
    told = asking.of_class(found.id)
    return page(
        "setup/class_settings.html",
        status,
        class_id=found.id,
        the_class=found,
        title=found.name,
        chosen_questions=chosen,
        asked_now=_asked_now(chosen, told),
        asked_until=told,
        listed=practice_lists.of_class(found.id),
        question_choices=class_words.question_choices(of_class=True),
        words=class_words,
        ways_now=way_words.now(held),
        restrictions=restrictions,
        shown={
            "wishes": meanwhile.written(asking.shows(settings.of_class(found.id), chosen)),
            "rules": meanwhile.written(restrictions.shows),
        },
        with_own_restrictions=restriction_words.with_own_restrictions(db, classes.children_of(db, found.id)),
        **{**usual, **values},
    )


def _chosen_questions(found: Class) -> dict[str, str]:
    kept = question_settings.set_in(context.db(), settings.of_class(found.id), context.today())
    return class_words.chosen_questions(kept, of_class=True)


@blueprint.errorhandler(meanwhile.ChangedMeanwhile)
def changed_meanwhile(trouble: meanwhile.ChangedMeanwhile) -> ResponseReturnValue:
    """The settings of a class as they are now, where two have changed the same of them."""
    found = rights.a_class((request.view_args or {})["class_id"])
    return _page(found, 409, problem=str(trouble), unfolds=request.path.rpartition("/")[2])


def _asked_now(chosen: Mapping[str, str], told: asking.Told | None) -> str:
    """What is asked of the class, in a line; what it is asked until a day stands above."""
    amount = class_words.questions(chosen["questions"])
    if told:
        return _("Questions: %(amount)s.", amount=amount)
    family = class_words.focus(chosen["focus"])
    return _("Questions: %(amount)s. Sums of the week: %(family)s.", amount=amount, family=family)


@blueprint.post("/<class_id>/name")
@rights.teachers_only
def rename(class_id: str) -> ResponseReturnValue:
    """Another name for a class."""
    found, typed, db = rights.a_class(class_id), request.form.get("name", ""), context.db()
    try:
        with writing(db):
            others = mine_at(db, schools.of_class(db, found.id))
            name = clean_nickname(typed, classes.NAME_LENGTH)
            refuse_taken(name, (one.name for one in others if one.id != found.id))
            classes.rename_class(db, found.id, typed)
    except BadPerson as trouble:
        return _page(found, 400, problem=name_problem(trouble.code), typed=typed[:200])
    return _saved(found, "renamed_class", "name")


@blueprint.post("/<class_id>/wishes")
@rights.teachers_only
def change_questions(class_id: str) -> ResponseReturnValue:
    """How many questions, and of which family."""
    found, db = rights.a_class(class_id), context.db()
    wanted = {key: request.form[key] for key in ("questions",) if key in request.form}
    if question_settings.bad_choice(wanted) is not None:
        return _page(found, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    try:
        focus = asking.read(request.form)
    except asking.CannotBeAsked as trouble:
        return _page(found, 400, problem=str(trouble), unfolds="wishes")
    sent = wanted | ({"focus": asking.as_sent(focus)} if focus else {})
    scope = settings.of_class(found.id)
    with writing(db):
        now = asking.shows(scope, _chosen_questions(found))
        new = meanwhile.changed(request.form, sent, now, asking.choices())
        wanted = {key: wanted[key] for key in wanted.keys() & new.keys()}
        question_settings.choose(db, scope, wanted, focus if "focus" in new else None, context.today())
    return _saved(found, "changed_wishes", "wishes")


@blueprint.post("/<class_id>/as-usual")
@rights.teachers_only
def ask_as_usual(class_id: str) -> ResponseReturnValue:
    """End what the class is asked until a day."""
    found, db = rights.a_class(class_id), context.db()
    with writing(db):
        question_settings.end(db, settings.of_class(found.id))
    if request.form.get("back") == "needs":
        put_on_record("changed_wishes", found.id)
        return redirect(url_for("class_pages.needs", class_id=found.id, saved="usual"), 303)
    return _saved(found, "changed_wishes", "ended")


@blueprint.post("/<class_id>/list")
@rights.teachers_only
def change_list(class_id: str) -> ResponseReturnValue:
    """Let friends ask these children the facts of a list first, or end the list."""
    found = rights.a_class(class_id)
    scope = settings.of_class(found.id)
    try:
        practice_lists.change(scope, request.form)
    except asking.CannotBeAsked as trouble:
        typed = practice_lists.form(scope, request.form)
        return _page(found, 400, problem=str(trouble), unfolds="list", list_form=typed)
    return _saved(found, "changed_wishes", "ended" if request.form.get("end") else "list")


@blueprint.post("/<class_id>/rules")
@rights.teachers_only
def change_restrictions(class_id: str) -> ResponseReturnValue:
    """Fix what these children may play, with whom and for how long, and how their tables are shown."""
    found = rights.a_class(class_id)
    asked, fixed = restriction_words.wanted(request.form, of_class=True)
    if restriction_words.bad(asked, fixed):
        return _page(found, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    scope = settings.of_class(found.id)
    with writing(context.db()) as db:
        now = restriction_words.form_of_class(db, found.id)
        new = meanwhile.changed(request.form, asked | fixed, now.shows, now.names)
        settings.write_all(db, scope, {key: asked[key] for key in asked.keys() & new.keys()})
        preferences.fix(db, scope, {key: fixed[key] for key in fixed.keys() & new.keys()})
    return _saved(found, "changed_rules", "rules")


@blueprint.post("/<class_id>/ways")
@rights.teachers_only
def change_ways(class_id: str) -> ResponseReturnValue:
    """Choose ways of helping for good, or let two of them be compared."""
    found, now = rights.a_class(class_id), context.now_text()
    wanted = {kind: request.form.get(kind, "off") for kind in KINDS}
    typed_weeks = request.form.get("weeks", ways.USUAL_WEEKS)
    with writing(context.db()) as db:
        bad = ways.bad_choice(wanted, typed_weeks)
        if bad is None:
            held = ways.chosen_now(db, found.id, now)
            new = meanwhile.changed(request.form, wanted, held, {kind: way_words.title(kind) for kind in KINDS})
            wanted = {kind: new.get(kind, held[kind]) for kind in KINDS}
            bad = ways.bad_choice(wanted, typed_weeks)  # somebody may have begun to compare something else meanwhile
        if bad is None:
            ways.choose(db, found.id, wanted, typed_weeks, now)
    if bad is not None:
        problem = {
            "unknown": _("One of these cannot be chosen here. Nothing has been changed."),
            "two": _(
                "Please compare one thing at a time: two at once could not be told apart. Nothing has been changed."
            ),
        }[bad]
        weeks = typed_weeks if typed_weeks in ways.WEEKS else ways.USUAL_WEEKS
        typed = {"ways": way_words.form(wanted, compares=True), "weeks_chosen": weeks, "compares": True}
        return _page(found, 400, problem=problem, unfolds="ways", **typed)
    return _saved(found, "changed_ways", "ways")


def _saved(found: Class, action: str, what: str) -> ResponseReturnValue:
    put_on_record(action, found.id)
    return redirect(url_for("class_settings.show", class_id=found.id, saved=what), 303)
