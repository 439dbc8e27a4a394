"""Cards to print: what each child needs to come in, without anything that changes."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import network
from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys
from kidsq.web.http import context, hosts, links, words_of_pictures
from kidsq.web.http.language import gettext as _
from kidsq.web.setup.setup import setup_page
from kidsq.web.setup.steps import SHOWN
from kidsq.web.shared import rights
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("login_cards", __name__, url_prefix="/grown-ups/classes")

ON_A_SHEET: Final = 8
LONGEST_ADDRESS: Final = 100


@blueprint.get("/<class_id>/cards")
@rights.teachers_only
def choose(class_id: str) -> ResponseReturnValue:
    """The cards of a class, eight on a sheet of A4, by nickname.

    child (repeated): only these. address: one that stays the same, which a QR code on each card leads to.
    """
    found, db = rights.a_class(class_id), context.db()
    inside = classes.children_of(db, found.id)
    wanted = set(request.args.getlist("child"))
    chosen = [child for child in inside if child.id in wanted] if wanted else inside
    keys = child_keys.keys_in_class(db, found.id)
    problem = None
    if wanted - {child.id for child in inside}:
        problem = _("One of the chosen children is not in this class. Here are the others.")
        chosen = chosen or inside
    typed = request.args.get("address", "").strip()
    address, trouble = _lasting(typed) if typed else (None, None)
    problem = problem or trouble
    put_on_record(SHOWN, found.id)
    ready = [child for child in chosen if child.id in keys]
    return setup_page(
        "login_cards.html",
        found,
        "cards",
        400 if problem else 200,
        problem=problem,
        inside=inside,
        chosen={child.id for child in chosen},
        sheets=[ready[start : start + ON_A_SHEET] for start in range(0, len(ready), ON_A_SHEET)],
        without=[child for child in inside if child.id not in keys],
        keys=keys,
        picture_name=words_of_pictures.name,
        address=address,
        qr_code=links.qr(address) if address else None,
        typed_address=typed[:LONGEST_ADDRESS] or _suggested(),
    )


@blueprint.post("/<class_id>/cards")
@rights.teachers_only
def give_keys(class_id: str) -> ResponseReturnValue:
    """Pictures and a number for the children who have none yet."""
    found = rights.a_class(class_id)
    with writing(context.db()) as db:
        roster.give_keys(db, found.id, context.now_text())
    put_on_record("gave_keys", found.id)
    return redirect(url_for("login_cards.choose", class_id=found.id), 303)


def _lasting(typed: str) -> tuple[str | None, str | None]:
    """Where a QR code on a card can lead, or why not: what is printed must still be right next week."""
    try:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        host, name = parts.netloc, parts.hostname or ""
    except ValueError:
        host, name = "", ""
    if len(typed) > LONGEST_ADDRESS or not name or parts.scheme not in ("http", "https"):
        return None, _(
            "kidsq cannot read “%(typed)s” as an address, such as http://laptop.local:8000.", typed=typed[:40]
        )
    if _is_number(name) or name == "localhost":
        return None, _(
            "“%(name)s” can change from day to day. A card needs a name that stays the same.", name=name[:40]
        )
    if not hosts.host_is_ours(host, hosts.own_names()):
        return None, _(
            "kidsq does not answer to “%(name)s”: only to names that end in .local, or that KIDSQ_HOSTS says.",
            name=name[:40],
        )
    return f"{parts.scheme}://{host.lower()}{url_for('classroom.code')}", None


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _suggested() -> str:
    """The name of this computer, as it would stand in an address."""
    name, port = network.own_name(), request.environ.get("SERVER_PORT") or "80"
    usual = "443" if request.is_secure else "80"
    return f"{request.scheme}://{name}{'' if port == usual else f':{port}'}" if name else ""
