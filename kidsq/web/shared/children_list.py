"""The list of classes and children that an adult sees."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Response, request

from kidsq.store.classroom import classes, reports
from kidsq.store.people.people import Learner
from kidsq.web.http import context
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page

LONGEST_SEARCH = 40


def list_page(status: int = 200, **values: Any) -> Response:
    """Classes and children; with `q` in the address the children whose nickname holds it."""
    db, typed = context.db(), request.args.get("q", "").strip()[:LONGEST_SEARCH]
    everybody = rights.children_to_see()
    class_of = classes.class_of_each(db, [child.id for child in everybody])
    known = rights.classes_to_see()
    in_classes: dict[str, list[Learner]] = {one.id: [] for one in known}
    for child in everybody:
        in_classes.get(class_of[child.id] or "", []).append(child)
    alone = [child for child in everybody if class_of[child.id] not in in_classes]
    found = [child for child in everybody if typed.casefold() in child.nickname.casefold()] if typed else alone
    last = reports.latest(db, [child.id for child in everybody])
    counted = reports.counted(db, [child.id for child in found])
    usual = {"problem": None, "typed": "", "key": secrets.token_hex(16)}
    return page(
        "children.html",
        status,
        tickets=[(one, in_classes[one.id], _latest(in_classes[one.id], last)) for one in known],
        rows=[(child, counted[child.id], last.get(child.id)) for child in found],
        everybody=everybody,
        class_of=class_of,
        class_names={one.id: one.name for one in known},
        q=typed,
        **{**usual, **values},
    )


def _latest(children: list[Learner], last: dict[str, str]) -> str | None:
    return max((last[child.id] for child in children if child.id in last), default=None)
