"""A class's children, administered: who is in it, their keys and groups, moved, merged, put away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.maintenance import merge_accounts
from kidsq.maintenance.merge_accounts import NotTheSame
from kidsq.store.classroom import classes, reports, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import child_keys, child_locks, people, schools
from kidsq.store.people.people import NICKNAME_LENGTH, BadPerson, Learner
from kidsq.web.http import context, words_of_pictures
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.setup.setup import setup_page
from kidsq.web.shared import meanwhile, naming, rights
from kidsq.web.shared.frame import child_problem, put_on_record

NOWHERE: Final = "none"
"""Instead of a class to move to: out of this one, as for a child that plays at home. The owner's to choose."""

blueprint = Blueprint("roster", __name__, url_prefix="/grown-ups/classes")


@blueprint.get("/<class_id>/children")
@rights.teachers_only
def children(class_id: str) -> ResponseReturnValue:
    """Who is in this class?"""
    found = rights.a_class(class_id)
    put_on_record("looked_at_children", found.id)
    return _list(found)


def _list(found: Class, status: int = 200, problem: str | None = None) -> Response:
    db = context.db()
    inside = classes.children_of(db, found.id)
    members = classes.members_of(db, found.id)
    groups = classes.groups_of(db, found.id)
    last = reports.latest(db, [child.id for child in inside])
    moved_to = _named_class(request.args.get("to", "")) if problem is None else None
    return setup_page(
        "children.html",
        found,
        "children",
        status,
        problem=problem,
        same_faces=_same_faces(inside),
        moved_to=moved_to,
        same_faces_there=_same_faces(classes.children_of(db, moved_to.id)) if moved_to else [],
        saved=_saved() if problem is None else "",
        ticked=request.form.getlist("learner"),
        rows=[
            (child, [group.name for group in groups if child.id in members[group.id]], last.get(child.id))
            for child in inside
        ],
        keys=child_keys.keys_in_class(db, found.id),
        picture_name=words_of_pictures.name,
        groups=groups,
        others=_other_classes(found),
        nowhere=NOWHERE if _may_take_out(found) else None,
        archived=roster.archived_of(db, found.id),
        full_names=[child for child in inside if people.looks_like_full_name(child.nickname)],
    )


def _named_class(class_id: str) -> Class | None:
    return next((one for one in rights.classes_to_see() if one.id == class_id), None)


def _same_faces(children: list[Learner]) -> list[tuple[Learner, Learner]]:
    """Children who cannot be told apart by their faces, in pairs; while there are faces enough for all."""
    if len(children) > len(people.FACES):
        return []
    first: dict[str, Learner] = {}
    return [(first[one.face], one) for one in children if first.setdefault(one.face, one) is not one]


def _saved() -> str:
    """What the page before has done, as its address says."""
    to = _named_class(request.args.get("to", ""))
    name = to.name if to else _("no class")
    count = request.args.get("n", "")
    n = int(count) if count.isascii() and count.isdecimal() and len(count) < 3 else 0
    return {
        "made": ngettext(
            "%(num)d child added, with a face and a card.",
            "%(num)d children added, each with a face and a card.",
            n,
        ),
        "animals": ngettext(
            "%(num)d animal is here. It can play at once; a name can come later.",
            "%(num)d animals are here. They can play at once; names can come later.",
            n,
        ),
        "names": _("The nicknames are saved."),
        "faces": _("The faces are saved. Cards show the face too: print new ones for those who have changed."),
        "changed": _("Saved."),
        "keys": _("New pictures and numbers are ready. The old cards no longer work: print new ones."),
        "moved": _("Moved to %(name)s. Their answers came with them; their groups here did not.", name=name),
        "moved_new_card": _(
            "Moved to %(name)s. Somebody there had the same card, so there is a new one to print.", name=name
        ),
        "archived": _(
            "Put away: they are no longer on any list or tablet. Their answers stay, and they can come back."
        ),
        "back": _("Welcome back: the child is on the lists and the tablets again."),
        "adopted": _("They are in the class now, each with a card. Their answers came with them."),
        "merged": _("The two accounts are one child now."),
    }.get(request.args.get("saved", ""), "")


def _other_classes(found: Class) -> list[Class]:
    """Where a child of this class can move: within its school, and simulated children stay among themselves."""
    if found.simulated:
        return []
    beside = schools.rooms_beside(context.db(), found.id) - {found.id}
    return [one for one in rights.classes_to_see() if one.id in beside and not one.simulated]


def _may_take_out(found: Class) -> bool:
    """True if children may go from this class into none: they become the installation's owner's, out of the school."""
    return rights.is_owner() and rights.owns_school_of(found) and not found.simulated


# -- several at once --------------------------------------------------------------------------------------------------


@blueprint.post("/<class_id>/children/several")
@rights.teachers_only
def change_several(class_id: str) -> ResponseReturnValue:
    """Do one thing with all the ticked children: keys, cards, move, archive, group."""
    found, act = rights.a_class(class_id), request.form.get("act", "")
    inside = {child.id for child in classes.children_of(context.db(), found.id)}
    ticked = list(dict.fromkeys(request.form.getlist("learner")))
    strangers = [learner for learner in ticked if learner not in inside]
    if strangers:
        problem = _("There is no child “%(typed)s” in this class. Nothing has been changed.", typed=strangers[0][:40])
        return _list(found, 400, problem)
    if not ticked:
        return _list(found, 400, _("Please tick one child or more first."))
    if act == "cards":
        return redirect(url_for("login_cards.choose", class_id=found.id, child=ticked), 303)
    if act not in _ACTS:
        return _list(found, 400, _("That cannot be done here. Nothing has been changed."))
    try:
        with writing(context.db()) as db:
            saved = _ACTS[act](db, found, ticked)
    except BadPerson as trouble:
        return _list(found, 400, _trouble(trouble.code))
    put_on_record(f"{act}_children", *ticked)
    to = request.form.get("to") if act == "move" else None
    return redirect(url_for("roster.children", class_id=found.id, saved=saved, to=to), 303)


def _new_keys(db: Session, found: Class, ticked: list[str]) -> str:
    for learner in ticked:
        child_keys.new_keys(db, learner, context.now_text())
        child_locks.unlock(db, learner)  # whoever had guessed too often guessed at the old ones
    return "keys"


def _move(db: Session, found: Class, ticked: list[str]) -> str:
    target = request.form.get("to", "")
    if target == NOWHERE and _may_take_out(found):
        for learner in ticked:
            classes.put_into_class(db, learner, None)
        return "moved"
    if target not in {one.id for one in _other_classes(found)}:
        raise BadPerson("no_class")
    changed = [roster.move(db, learner, target, context.now_text()) for learner in ticked]
    return "moved_new_card" if any(changed) else "moved"


def _archive(db: Session, found: Class, ticked: list[str]) -> str:
    for learner in ticked:
        people.archive_learner(db, learner, context.now_text())
    return "archived"


def _group(db: Session, found: Class, ticked: list[str]) -> str:
    target = request.form.get("group", "")
    if target not in {group.id for group in classes.groups_of(db, found.id)}:
        raise BadPerson("no_group")
    for learner in ticked:
        classes.put_into_group(db, learner, target)
    return "changed"


_ACTS: Final[dict[str, Callable[[Session, Class, list[str]], str]]] = {
    "keys": _new_keys,
    "move": _move,
    "archive": _archive,
    "group": _group,
}


def _trouble(code: str) -> str:
    return {
        "no_class": _("Please choose the class to move to. Nothing has been changed."),
        "no_group": _("Please choose a group. Nothing has been changed."),
        "same": _("Please choose the other account: one child cannot be put together with itself."),
        "unknown": _("That child is not here. Nothing has been changed."),
        "together": _("These two have sat at the same table, so they are two children. Nothing has been changed."),
    }.get(code) or child_problem(code)


# -- one child --------------------------------------------------------------------------------------------------------


def _child_of(found: Class, learner: str) -> Learner:
    """A child of this class, archived or not; 404 for any other."""
    child = rights.child_or_404(learner, to_change=True)
    if classes.class_of(context.db(), child.id) != found.id:
        abort(404)
    return child


@blueprint.get("/<class_id>/children/<learner>")
@rights.teachers_only
def child(class_id: str, learner: str) -> ResponseReturnValue:
    """One child's nickname, face, keys, class and accounts."""
    found = rights.a_class(class_id)
    one = _child_of(found, learner)
    put_on_record("looked_at_card", one.id)
    return _child_page(found, one)


def _child_page(
    found: Class, one: Learner, status: int = 200, problem: str | None = None, typed: str | None = None
) -> Response:
    db = context.db()
    inside = classes.children_of(db, found.id)
    return setup_page(
        "child.html",
        found,
        "children",
        status,
        learner=one,
        shown=meanwhile.written(naming.shows(one)),
        problem=problem,
        saved=_saved() if problem is None else "",
        typed=one.nickname if typed is None else typed,
        keys=child_keys.keys_of(db, one.id),
        picture_name=words_of_pictures.name,
        faces=people.FACES,
        faces_taken={other.face: other.nickname for other in inside if other.id != one.id},
        full_name=people.looks_like_full_name(one.nickname),
        others=_other_classes(found),
        nowhere=NOWHERE if _may_take_out(found) else None,
        maybe_same=[other for other in inside if other.id != one.id],
        longest=NICKNAME_LENGTH,
    )


@blueprint.post("/<class_id>/children/<learner>")
@rights.teachers_only
def change_child(class_id: str, learner: str) -> ResponseReturnValue:
    """Change one child: act says what."""
    found = rights.a_class(class_id)
    one, act = _child_of(found, learner), request.form.get("act", "")
    if act not in ("name", "back", *_ACTS):
        return _child_page(found, one, 400, _("That cannot be done here. Nothing has been changed."))
    try:
        with writing(context.db()) as db:
            saved = _ACTS[act](db, found, [one.id]) if act in _ACTS else _name_or_back(db, found, one, act)
    except BadPerson as trouble:
        typed = request.form.get("nickname", one.nickname)[:200]
        return _child_page(found, one, 400, _trouble(trouble.code), typed)
    except meanwhile.ChangedMeanwhile as trouble:
        return _child_page(found, _child_of(found, one.id), 409, str(trouble))
    put_on_record(f"{act}_children", one.id)
    if act in ("move", "archive", "back"):
        to = request.form.get("to") if act == "move" else None
        return redirect(url_for("roster.children", class_id=found.id, saved=saved, to=to), 303)
    return redirect(url_for("roster.child", class_id=found.id, learner=one.id, saved=saved), 303)


def _name_or_back(db: Session, found: Class, one: Learner, act: str) -> str:
    if act == "back":
        roster.bring_back(db, one.id)
        return "back"
    nickname, face = naming.wanted(db, one, request.form)
    wanted = people.clean_nickname(nickname).casefold()
    others = {other.nickname.casefold() for other in classes.children_of(db, found.id) if other.id != one.id}
    if wanted in others:
        raise BadPerson("twice")
    people.rename_learner(db, one.id, nickname, face)
    return "changed"


# -- two accounts of one child ----------------------------------------------------------------------------------------


@blueprint.get("/<class_id>/children/<learner>/same")
@rights.teachers_only
def same(class_id: str, learner: str) -> ResponseReturnValue:
    """What would become of two accounts of one child; nothing happens yet."""
    return _with_both(class_id, learner, _same_page)


@blueprint.post("/<class_id>/children/<learner>/same")
@rights.teachers_only
def make_same(class_id: str, learner: str) -> ResponseReturnValue:
    """Put two accounts of one child together, for ever."""
    return _with_both(class_id, learner, _put_together)


def _with_both(
    class_id: str, learner: str, then: Callable[[Class, Learner, Learner], ResponseReturnValue]
) -> ResponseReturnValue:
    """What comes of a child and the other account that the request names; the child's page where there is none."""
    found = rights.a_class(class_id)
    kept, other = _child_of(found, learner), request.values.get("other", "")
    gone = _other_account(found, kept, other)
    if gone is None:
        return _child_page(found, kept, 400, _trouble("same" if other in ("", kept.id) else "unknown"))
    return then(found, kept, gone)


def _other_account(found: Class, kept: Learner, other: str) -> Learner | None:
    inside = {one.id: one for one in classes.children_of(context.db(), found.id)}
    return inside.get(other) if other != kept.id else None


def _same_page(found: Class, kept: Learner, gone: Learner, status: int = 200, problem: str | None = None) -> Response:
    db = context.db()
    counted = reports.counted(db, [kept.id, gone.id])
    return setup_page(
        "same.html",
        found,
        "children",
        status,
        learner=kept,
        kept=kept,
        gone=gone,
        counted=counted,
        last=reports.latest(db, [kept.id, gone.id]),
        problem=problem,
    )


def _put_together(found: Class, kept: Learner, gone: Learner) -> ResponseReturnValue:
    if request.form.get("sure") != "1":
        return _same_page(found, kept, gone, 400, _("Please tick that you are sure: this cannot be undone."))
    try:
        with writing(context.db()) as db:
            merge_accounts.merge(db, gone.id, kept.id, context.now_text())
    except NotTheSame as trouble:
        return _same_page(found, kept, gone, 400, _trouble(trouble.code))
    put_on_record("merged_away", gone.id)
    put_on_record("merged", kept.id)
    return redirect(url_for("roster.child", class_id=found.id, learner=kept.id, saved="merged"), 303)
