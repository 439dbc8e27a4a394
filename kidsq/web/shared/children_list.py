"""The list of classes and children that an adult sees."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import Response, request

from kidsq.learning.reports import progress
from kidsq.reports import knowledge
from kidsq.store.classroom import classes, reports
from kidsq.store.people.people import Learner
from kidsq.store.play import attempts
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import code_words, rights
from kidsq.web.shared.frame import page
from kidsq.web.shared.in_short import in_short

LONGEST_SEARCH = 40
MOST_LISTED = 120
"""Of more children those who played last are listed; a search finds the others."""
USUAL_ACTIVITY = "doubles"


@dataclass(frozen=True, slots=True)
class AtHome:
    """What a parent reads of a child at first. lines: what it knows and what comes next; tonight: what to play."""

    lines: tuple[str, ...]
    tonight: str


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
    shown = {child.id for child in sorted(found, key=lambda one: last.get(one.id, ""))[-MOST_LISTED:]}
    listed = [child for child in found if child.id in shown]
    counted = reports.counted(db, shown)
    usual = {"problem": None, "typed": "", "key": secrets.token_hex(16)}
    return page(
        "children.html",
        status,
        tickets=[(one, in_classes[one.id], _latest(in_classes[one.id], last)) for one in known],
        rows=[(child, counted[child.id], last.get(child.id)) for child in listed],
        found=len(found),
        everybody=everybody,
        class_of=class_of,
        class_names={one.id: one.name for one in known},
        q=typed,
        at_home={child.id: _at_home(child) for child in found} if _says_a_sentence(found, typed) else {},
        **{**usual, **values},
    )


def _says_a_sentence(children: Sequence[Learner], typed: str) -> bool:
    return not typed and len(children) <= rights.FEW and rights.is_at_home()


def _at_home(child: Learner) -> AtHome:
    """The sentence of the child's own page, and an activity for the family of sums that comes next."""
    db, now = context.db(), context.now()
    known, found = knowledge.of_child(db, child.id, now), progress.progress(attempts.of_learner(db, child.id))
    advice, lines = in_short(child, known, found, now)
    activity = code_words.FAMILIES[advice.step.family or USUAL_ACTIVITY].at_home
    return AtHome(tuple(line.text for line in lines), _(activity))


def _latest(children: list[Learner], last: dict[str, str]) -> str | None:
    return max((last[child.id] for child in children if child.id in last), default=None)
