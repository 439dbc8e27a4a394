"""One device: everything as a file to keep, and back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from babel.numbers import format_decimal
from flask import Blueprint, Response, abort, g, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from kidsq.maintenance import device_aside, device_file
from kidsq.maintenance.device_aside import Aside, Why
from kidsq.store.db.times import text
from kidsq.web.adults import reauthenticate
from kidsq.web.http import alone, context, downloads, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.http.language import tag
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("device_backup", __name__, url_prefix="/grown-ups/backup")
blueprint.before_request(alone.only_here)

CANNOT_TAKE: Final[Mapping[str, str]] = {
    "none": _l(
        "“%(name)s” is not a backup of kidsq. Please choose a file that “Save a backup” here, or “kidsq backup” on a "
        "computer, has written. Nothing has been changed."
    ),
    "newer": _l(
        "“%(name)s” was written by a newer kidsq. Open kidsq once with a network and start it again, so that it is "
        "new, too; then open the file. Nothing has been changed."
    ),
    "damaged": _l(
        "“%(name)s” is damaged, or was not copied whole. Please copy it once more, or take an earlier backup. Nothing "
        "has been changed."
    ),
}
_WHY: Final[Mapping[Why, str]] = {
    "replaced": _l("A backup has taken its place."),
    "damaged": _l("It was damaged, and could not be opened."),
    "updated": _l("A copy from before kidsq was updated."),
}
_NAME: Final = "backup_file"


@blueprint.get("")
@rights.owner_only
def show() -> ResponseReturnValue:
    """Save a backup, open one, and what the browser may do."""
    return _show()


def _show(status: int = 200, problem: str | None = None) -> Response:
    saved = device_file.saved_at(context.db())
    aside = [(one, _(_WHY[one.why]), _megabytes(one)) for one in device_aside.all_aside(_folder())]
    return page("adults/keeping/device_backup.html", status, saved=saved, problem=problem, aside=aside, moment=text)


def _megabytes(aside: Aside) -> str:
    size = format_decimal(max(aside.size / 1e6, 0.1), format="0.0", locale=tag())
    return _("%(size)s MB", size=size).replace(" ", "\N{NO-BREAK SPACE}")


@blueprint.post("/save")
@rights.owner_only
def save() -> ResponseReturnValue:
    """The file."""
    put_on_record("saved_file", "installation")
    content = device_file.save(_folder(), context.db(), security.device(), context.now())
    return downloads.database_answer(content, downloads.file_name("backup", context.today().isoformat(), ending="db"))


@blueprint.post("/look")
@rights.owner_only
def look() -> ResponseReturnValue:
    """What a chosen file holds, and what would go for it; a file that cannot be taken is refused."""
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        return _show(400, _("Please choose a file first."))
    path, name = _brought(), sent.filename[:100]
    sent.save(path)
    sent.close()
    try:
        found = device_file.look_at(path)
    except device_file.CannotTake as trouble:
        path.unlink()
        return _show(400, _(CANNOT_TAKE[trouble.code], name=name))
    session[_NAME] = name
    here = device_file.held(context.db())
    return page("adults/keeping/device_backup_sure.html", name=name, found=found, here=here)


@blueprint.post("/open")
@rights.owner_only
def take() -> ResponseReturnValue:
    """Put the file that was looked at in the place of everything here."""
    reauthenticate.once_more()
    path, name = _brought(), session.get(_NAME, "")
    if not path.is_file():
        return _show(400, _("Please choose the file once more."))
    here = context.installation()
    here.store.close_all()
    g.pop("db")
    try:
        device_file.take(here.data_folder, path, context.now())
    except device_file.CannotTake as trouble:
        return _show(400, _(CANNOT_TAKE[trouble.code], name=name))
    session.clear()
    alone.begin_again()
    return redirect(url_for("adults.door", opened="1"), 303)


@blueprint.post("/aside/save")
@rights.owner_only
def save_aside() -> ResponseReturnValue:
    """The file of a former database, as it is."""
    found = _aside()
    put_on_record("saved_file", "installation")
    day = found.at.date().isoformat() if found.at else "former"
    return downloads.database_answer(found.path.read_bytes(), downloads.file_name("former", day, ending="db"))


@blueprint.post("/aside/remove")
@rights.owner_only
def remove_aside() -> ResponseReturnValue:
    """Let go of a former database."""
    found = _aside()
    reauthenticate.once_more()
    put_on_record("removed_aside", "installation")
    device_aside.remove(found)
    return redirect(url_for("device_backup.show"), 303)


def _aside() -> Aside:
    """The former database that the form names; 404 for none."""
    name = request.form.get("former")
    found = next((one for one in device_aside.all_aside(_folder()) if one.name == name), None)
    if found is None:
        abort(404)
    return found


def _folder() -> Path:
    return context.installation().data_folder


def _brought() -> Path:
    return _folder() / device_file.BROUGHT
