"""A child from one kidsq to another: taken along as a file, and brought in once a grown-up has seen what will come."""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import RequestEntityTooLarge

from kidsq.maintenance import along
from kidsq.maintenance.along import MOST_BYTES, Brought, Refused
from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db import form_ids
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import belongings, people
from kidsq.store.people import rights as rights_store
from kidsq.store.people.people import NICKNAME_LENGTH, PLAYERS_PER_DEVICE, BadPerson, Learner
from kidsq.web.http import context, downloads, errors, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import rights
from kidsq.web.shared.frame import child_problem, page, put_on_record, the_learner

blueprint = Blueprint("along", __name__, url_prefix="/grown-ups")

ENDING: Final = "kidsq"
HERE: Final = "here"
"""Into nobody yet: a new child that plays at this browser. Otherwise "class:<id>" for a new one of a class, or
"child:<id>"."""


@dataclass(frozen=True, slots=True)
class Known:
    """A child here to which the file can come. games, answers: what of the file it has; is_same: the child of the
    file, or one that it was brought to before."""

    child: Learner
    class_name: str
    games: int = 0
    answers: int = 0
    is_same: bool = False


# -- taken along ------------------------------------------------------------------------------------------------------


@blueprint.get("/children/<learner>/along")
@security.adults_only
def take(learner: str) -> ResponseReturnValue:
    """The file of one child."""
    child = the_learner(learner)
    put_on_record("took_the_file along", child.id)
    today = context.now().astimezone().date().isoformat()
    return downloads.child_answer(
        along.taken_along(context.db(), child), downloads.file_name(child.id, today, child.nickname, ENDING)
    )


# -- brought in -------------------------------------------------------------------------------------------------------


@blueprint.get("/bring-in")
@rights.teachers_only
def choose() -> ResponseReturnValue:
    """Which file?"""
    return _choose(into=request.args.get("into", ""))


def _choose(status: int = 200, problem: str | None = None, into: str = "") -> Response:
    return page("adults/along/choose.html", status, problem=problem, into=into[:80], most=MOST_BYTES)


@blueprint.post("/bring-in")
@rights.teachers_only
def look() -> ResponseReturnValue:
    """Say what a file would bring; or, when the grown-up has seen that, bring it."""
    file = request.files.get("file")
    is_seen = "packed" in request.form
    name = (file.filename or "")[:60] if file else ""
    if not is_seen and not name:
        line = _("Please choose the file first: its name ends in “.%(ending)s”.", ending=ENDING)
        return _choose(400, line, request.form.get("into", ""))
    try:
        packed = _unpacked(request.form["packed"]) if is_seen else file.read() if file else b""
        brought = along.read(packed, context.db().columns())
    except Refused as refused:
        return _choose(400, _why_not(refused, name), request.form.get("into", ""))
    if is_seen:
        return _bring(packed, brought)
    same = _has_all(brought)
    return _preview(packed, brought) if same is None else _nothing_new(same)


def _unpacked(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused("damaged") from error


def _has_all(brought: Brought) -> Learner | None:
    """The child of a file that is here, if nothing of the file is new to it."""
    db, who = context.db(), rights.me()
    same = belongings.became(db, brought.child.id)
    child = people.learner(db, same) if same and rights.may_change_child(same) else None
    if child is None or along.brings_anything(db, brought, child, lambda one: rights_store.sees_child(db, who, one)):
        return None
    return child


def _nothing_new(child: Learner) -> Response:
    return page("adults/along/brought.html", learner=child, games=0, answers=0)


def _preview(packed: bytes, brought: Brought, status: int = 200, problem: str | None = None) -> Response:
    everybody = _known(brought)
    known = [one for one in everybody if one.is_same or one.games or one.answers]
    is_here = any(one.is_same for one in known)
    rooms, here = ([], False) if is_here else (_rooms(), rights.is_owner())
    wanted = brought.child.nickname.casefold()

    def alike(one: Known) -> bool:
        return one.child.nickname.casefold() != wanted

    places = [*([HERE] if here else []), *(f"class:{one.id}" for one in rooms)]
    asked, offered = request.values.get("into", ""), [f"child:{one.child.id}" for one in everybody]
    usual = next(iter([*(offered[: len(known)]), *places]), "")
    chosen = asked if asked in {*places, *offered} and not (is_here and status == 200) else usual
    return page(
        "adults/along/preview.html",
        status,
        brought=brought,
        packed=base64.b64encode(packed).decode(),
        known=known,
        others=[] if is_here else sorted((one for one in everybody if one not in known), key=alike),
        is_other=chosen in offered[len(known) :],
        rooms=rooms,
        here=here,
        chosen=chosen,
        erased=belongings.taken_away(context.db(), brought.child.id),
        typed=request.form.get("nickname", brought.child.nickname)[:200],
        key=request.form.get("key") or secrets.token_hex(16),
        longest=NICKNAME_LENGTH,
        problem=problem,
    )


def _rooms() -> list[Class]:
    """The classes to which a new child can come; one of no class is the owner's alone."""
    return [one for one in rights.classes_to_see() if not one.simulated and one.archived_at is None]


def _known(brought: Brought) -> list[Known]:
    """The children whom the grown-up may change; first those who have something of the file."""
    db = context.db()
    children = [one for one in rights.children_to_see() if rights.may_change_child(one.id)]
    simulated = {one.id for one in rights.classes_to_see() if one.simulated}
    names = {one.id: one.name for one in rights.classes_to_see()}
    class_of = classes.class_of_each(db, [one.id for one in children])
    children = [one for one in children if class_of[one.id] not in simulated]
    same = belongings.became(db, brought.child.id)
    put_away = people.learner(db, same) if same and rights.may_change_child(same) else None
    by_id = {one.id: one for one in [*children, *([put_away] if put_away else [])]}
    have = belongings.owners(db, brought.tables, set(by_id))
    ordered = dict.fromkeys([*([same] if same in by_id else []), *have, *by_id])
    return [
        Known(
            by_id[learner],
            names.get(class_of[learner] or "", ""),
            *(belongings.here_already(db, learner, brought.tables) if learner in have else (0, 0)),
            is_same=learner == same,
        )
        for learner in ordered
        if learner is not None
    ]


def _bring(packed: bytes, brought: Brought) -> ResponseReturnValue:
    """Bring it, all or nothing. A form sent twice brings it once: the child that the first one made is known then."""
    db, into, who = context.db(), request.form.get("into", ""), rights.me()
    same = belongings.became(db, brought.child.id)
    if not into.startswith("child:"):
        made = _new_id(brought)
        same = next((one for one in (same, made) if one and rights.may_change_child(one)), None)
        into = f"child:{same}" if same else into
    is_new = not into.startswith("child:")
    allowed = {f"class:{one.id}" for one in _rooms()} | ({HERE} if rights.is_owner() else set())
    learner = _new_id(brought) if is_new else into.removeprefix("child:")
    if into not in allowed if is_new else not rights.may_change_child(learner):
        return _preview(packed, brought, 400, _("Please choose to whom it comes. Nothing has been changed."))
    if _needs_a_tick(brought, learner) and request.form.get("sure") != "1":
        return _preview(packed, brought, 400, _("Please tick that the child may come back. Nothing has been changed."))
    try:
        with writing(db):
            if is_new:
                _make(db, brought, learner, into)
            put = along.bring_in(db, brought, learner, lambda one: rights_store.sees_child(db, who, one))
    except BadPerson as trouble:
        return _preview(packed, brought, 400, child_problem(trouble.code))
    except Refused as refused:
        return _preview(packed, brought, 400, _why_not(refused))
    put_on_record("brought_in", learner)
    return redirect(url_for("along.brought", learner=learner, games=put.new_games, answers=put.new_answers), 303)


def _needs_a_tick(brought: Brought, learner: str) -> bool:
    """True if the child of the file was erased here, and nothing of it has been brought to this one since."""
    db = context.db()
    return belongings.taken_away(db, brought.child.id) and learner not in belongings.owners(
        db, brought.tables, {learner}
    )


def _new_id(brought: Brought) -> str:
    """The id in the file, unless somebody here has or had it; then that of this form."""
    if belongings.is_free(context.db(), brought.child.id):
        return brought.child.id
    return form_ids.id_of_form(security.device(), request.form.get("key", ""), brought.child.id)


def _make(db: Session, brought: Brought, learner: str, into: str) -> None:
    """Raises BadPerson."""
    name, at = people.clean_nickname(request.form.get("nickname", brought.child.nickname)), context.now_text()
    if into == HERE:
        if len(people.learners_of_device(db, security.device())) >= PLAYERS_PER_DEVICE:
            raise BadPerson("too_many")
        belongings.make(db, learner, name, brought.child.face, brought.child.created_at)
        people.join_device(db, security.device(), learner, at)
        return
    room = into.removeprefix("class:")
    if name.casefold() in {one.nickname.casefold() for one in classes.children_of(db, room)}:
        raise BadPerson("twice")
    belongings.make(db, learner, name, brought.child.face, brought.child.created_at)
    roster.move(db, learner, room, at)


@blueprint.get("/children/<learner>/brought")
@rights.teachers_only
def brought(learner: str) -> ResponseReturnValue:
    """How much has come to a child."""
    child = rights.child_or_404(learner, to_change=True)
    games, answers = (request.args.get(name, 0, type=int) for name in ("games", "answers"))
    return page("adults/along/brought.html", learner=child, games=max(0, games), answers=max(0, answers))


# -- why not ----------------------------------------------------------------------------------------------------------


WHY_NOT: Final[Mapping[str, str]] = {
    "too_large": _l(
        "“%(name)s” is too large: %(size)d kB, and a child's file has up to %(most)d kB. Is it another file?"
    ),
    "not_ours": _l(
        "“%(name)s” is not a file that kidsq has written with “Take along”. Choose the one whose name ends in"
        " “.%(ending)s”."
    ),
    "cut": _l("“%(name)s” ends in the middle: it was not copied whole. Copy or download it once more."),
    "newer": _l(
        "kidsq %(said)s has written “%(name)s”, and this is kidsq %(here)s. Update this one, then bring it in."
    ),
    "version": _l(
        "“%(name)s” says that it is of version “%(said)s”, and kidsq knows version %(known)d. Take the child along"
        " once more."
    ),
    "row": _l(
        "“%(name)s” cannot be brought in: in row %(row)d of %(table)s, “%(said)s” cannot be a value of %(column)s."
        " Nothing has been changed; take the child along once more."
    ),
    "child": _l(
        "“%(name)s” cannot be brought in: “%(said)s” cannot be a value of %(column)s. Nothing has been changed;"
        " take the child along once more."
    ),
    "impossible": _l(
        "“%(name)s” holds something that cannot be (%(why)s). Nothing has been changed; take the child along once more."
    ),
    "damaged": _l("“%(name)s” was damaged on its way. Copy or download it once more."),
    "form": _l(
        "“%(name)s” is whole, but something in it is not as kidsq writes it. Nothing has been changed; take the child"
        " along once more."
    ),
}
"""Code of along.Refused -> what is wrong with a file, and the way out."""


def _why_not(refused: Refused, name: str = "") -> str:
    if refused.code == "elsewhere":
        other = people.learner(context.db(), refused.values["learner"])
        return _(
            "These games are %(name)s's here already. Choose %(name)s; if both are one child, put the two accounts"
            " together first. Nothing has been changed.",
            name=other.nickname if other else "",
        )
    return _(WHY_NOT[refused.code], name=name or _("The file"), ending=ENDING, **refused.values)


@blueprint.errorhandler(RequestEntityTooLarge)
def too_large(_error: RequestEntityTooLarge) -> Response:
    """What was sent is larger than any file of a child."""
    line = _why_not(along.too_large(request.content_length or 0, MOST_BYTES))
    is_allowed = security.adult() is not None and not rights.is_parent()
    return _choose(413, line) if is_allowed else errors.page(413, _("That was too much"), line)
