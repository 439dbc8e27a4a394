"""Cards to print: what each child needs to come in, without anything that changes."""

from __future__ import annotations

from typing import Final

from flask import Blueprint, request
from flask.typing import ResponseReturnValue

from kidsq.store import child_keys, classes, roster
from kidsq.store.database import writing
from kidsq.web import house, rights, words_of_pictures
from kidsq.web.grown_ups import put_on_record
from kidsq.web.language import gettext as _
from kidsq.web.setup import a_class, setup_page
from kidsq.web.steps import SHOWN

blueprint = Blueprint("cards", __name__, url_prefix="/grown-ups/classes")

ON_A_SHEET: Final = 8


@blueprint.get("/<class_id>/cards")
@rights.teachers_only
def choose(class_id: str) -> ResponseReturnValue:
    """The cards of a class, eight on a sheet of A4, by nickname; `child` (repeated): only these."""
    found, db = a_class(class_id), house.db()
    inside = classes.children_of(db, found.id)
    wanted = set(request.args.getlist("child"))
    chosen = [child for child in inside if child.id in wanted] if wanted else inside
    keys = child_keys.keys_in_class(db, found.id)
    problem = None
    if wanted - {child.id for child in inside}:
        problem = _("One of the chosen children is not in this class. Here are the others.")
        chosen = chosen or inside
    put_on_record(SHOWN, found.id)
    ready = [child for child in chosen if child.id in keys]
    return setup_page(
        "cards.html",
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
    )


@blueprint.post("/<class_id>/cards")
@rights.teachers_only
def give_keys(class_id: str) -> ResponseReturnValue:
    """Pictures and a number for the children who have none yet."""
    found = a_class(class_id)
    with writing(house.db()) as db:
        roster.give_keys(db, found.id, house.now_text())
    put_on_record("gave_keys", found.id)
    return choose(class_id)
