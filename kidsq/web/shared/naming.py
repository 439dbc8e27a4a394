"""The form of a child's nickname and face."""

from __future__ import annotations

from collections.abc import Mapping

from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import meanwhile


def shows(child: Learner) -> dict[str, str]:
    """What the form shows, by choice."""
    return {"nickname": child.nickname, "face": child.face}


def wanted(db: Session, child: Learner, form: Mapping[str, str]) -> tuple[str, str]:
    """Nickname and face as this form wants them; within writing(). Raises meanwhile.ChangedMeanwhile."""
    now = shows(people.learner(db, child.id) or child)
    sent = {key: form[key] for key in now if key in form}
    names = {"nickname": _("Nickname"), "face": _("Face")}
    found = {**now, **meanwhile.changed(form, sent, now, names)}
    return found["nickname"], found["face"]
