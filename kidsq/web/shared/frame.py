"""The frame of every page for adults: its rail, the record of who looked at what, and the child of an address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from typing import Any, Final

from flask import Response, make_response, render_template, request

from kidsq.classroom.accommodations import accommodations_of
from kidsq.store.classroom import classes
from kidsq.store.classroom.roster import MOST_IN_CLASS
from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.people import adults, audit, retention
from kidsq.store.people.passphrases import LONGEST, SHORTEST
from kidsq.store.people.people import NICKNAME_LENGTH, PLAYERS_PER_DEVICE, Learner
from kidsq.store.people.retention import Keeping
from kidsq.store.play import attempts
from kidsq.web.http import context, language, security, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import progress_words, rights
from kidsq.web.shared.filters import same_for
from kidsq.web.shared.rail import rail
from kidsq.web.shared.rights import EVERYBODY

# -- what grown-ups' pages say of a child whose times nobody reads: the same, without a word about quick or slow -------

UNTIMED: Final[Mapping[str, str]] = {
    # The word for what is known, and what it takes
    "right but slow": _l("worked out"),
    "3 right without help, on 2 days or more, and quick": _l("3 right without help, on 2 days or more"),
    "3 of 4 right or more, but slow": _l("3 of 4 right or more"),
    "Right but slow: %(families)s.": _l("Worked out: %(families)s."),
    # Now
    "The words come from a model of answers in the game, not on paper: a child who counts quickly looks like one who"
    " knows.": _l("The words come from a model of answers in the game, not on paper."),
    "from all answers, whatever period is chosen; the time leaves out tapping.": _l(
        "from all answers, whatever period is chosen."
    ),
    # The letter and the page to take home
    "Right answers and how long they took show how likely it is that a sum is known by heart; one that is still "
    "counted out is not, even if the answer is right. A child who counts quickly looks the same. This is not a "
    "mark or a test, and it can change within a week.": _l(
        "Right answers show how likely it is that a sum is known; a child who counts looks the same. This is not a"
        " mark or a test, and it can change within a week."
    ),
}
"""A sentence -> what is said instead, with the same values."""


# -- what every page of the adults says about how long data is kept ----------------------------------------------------


def passed() -> list[Keeping]:
    """Whose date has passed, for those who may erase or prolong."""
    who = security.adult()
    if who is None or rights.is_parent():
        return []
    return retention.passed(context.db(), who, context.now().astimezone().date())


def until(class_id: str | None, learner: str | None = None) -> date | None:
    """Until when a class is kept, or the class of a child; None where no date holds."""
    db = context.db()
    found = classes.class_of(db, learner) if learner else class_id
    if found is None or found == EVERYBODY:
        rest = retention.of_the_rest(db)
        return rest.until if rest else None
    return retention.of_class(db, found).until


# -- the frame ---------------------------------------------------------------------------------------------------------


def page(template: str, status: int = 200, **values: Any) -> Response:
    """An adults' page with its rail."""
    signed_in = security.adult()
    beside = rail(context.db(), values.get("class_id"), values.get("learner")) if signed_in else None
    frame = {
        "signed_in": signed_in,
        "rail": beside,
        "say": progress_words,
        "learner": None,
        "overdue": passed(),
        "until": until,
        "same": same_for,
    }
    path = template if "/" in template else f"adults/{template}"
    return make_response(render_template(path, **{**frame, **values}), status)


def the_learner(learner_id: str) -> Learner:
    """The child of an address; 404 when there is none, or it is not this adult's.

    Of one without times this request says nothing about quick or slow.
    """
    found = rights.child_or_404(learner_id)
    if _has_no_times(found.id):
        language.say_instead(UNTIMED)
    return found


@contextmanager
def speaking_of(learner_id: str) -> Iterator[None]:
    """Words that are looked up here are about this child: on a page of many, as the_learner() is for one."""
    with language.saying_instead(UNTIMED if _has_no_times(learner_id) else {}):
        yield


def _has_no_times(learner_id: str) -> bool:
    """True if nobody reads them, or none was ever measured."""
    db = context.db()
    return accommodations_of(db, learner_id).no_times or attempts.never_timed(db, learner_id)


def put_on_record(action: str, *subjects: str) -> None:
    """Write down who looked at what, or who changed it; a HEAD shows nobody anything."""
    if request.method == "HEAD":
        return
    who = security.adult()
    db = context.db()
    with writing(db, (locks.looker(who.id if who else ""),)):  # a page that is looked at stops no table
        for subject in subjects:
            audit.append(db, context.now_text(), who.id if who else None, action, subject)
    if not action.startswith("looked_"):
        security_log.noticed(action, who.id if who else None)


def failed_to_sign_in(name: str) -> None:
    """Write down that somebody typed a wrong passphrase; at whose account, if there is one of this name."""
    db, whose = context.db(), adults.named(context.db(), name)
    with writing(db):
        audit.append(db, context.now_text(), None, "failed_to_sign_in", whose.id if whose else "installation")
    security_log.noticed("failed_to_sign_in", whose.id if whose else None, refused=True)


def child_problem(code: str) -> str:
    """Why a child could not be named so, or not come to a class or browser."""
    return {
        "empty": _("Please type a nickname."),
        "too_long": _(
            "That nickname is too long: up to %(n)d characters. Nothing has been changed.", n=NICKNAME_LENGTH
        ),
        "unprintable": _("That nickname contains invisible characters. Please type it again."),
        "no_face": _("Please choose one of the faces."),
        "twice": _("Another child in this class has that nickname. Add a letter, so that each finds the right one."),
        "class_full": _("A class has room for %(n)d children. Nothing has been changed.", n=MOST_IN_CLASS),
        "too_many": _("This browser has %(n)d players, as many as there is room for.", n=PLAYERS_PER_DEVICE),
    }.get(code, _("That did not work. Nothing has been changed."))


def person_problem(code: str) -> str:
    """Why what somebody typed about a person could not be taken."""
    return {
        "no_name": _("Please type a name for yourself."),
        "empty": _("Please type a nickname."),
        "too_long": _("That name is too long. Please take a shorter one; nothing has been changed."),
        "unprintable": _("That name contains invisible characters. Please type it again."),
        "short_passphrase": _("The passphrase is too short: %(n)d characters or more, please.", n=SHORTEST),
        "long_passphrase": _("The passphrase is too long: up to %(n)d characters.", n=LONGEST),
        "easy_passphrase": _(
            "This passphrase is among the first that somebody would try. Three or four words that only you would put"
            " together are better."
        ),
        "no_face": _("Please choose one of the faces."),
        "name_taken": _("Somebody here already has this name. Choose another, or sign in below if it is yours."),
    }.get(code, _("That did not work. Nothing has been changed."))
