"""A child that is new in this browser, and what a child takes along that it has played as a guest."""

from __future__ import annotations

from flask import request, session

from kidsq import play
from kidsq.play import preferences
from kidsq.store.db import form_ids
from kidsq.store.db.session import Session
from kidsq.store.people import budgets, people, settings
from kidsq.store.people.people import BadPerson, Learner
from kidsq.store.play.guests import Place
from kidsq.web.http import context
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device
from kidsq.web.shared import royals
from kidsq.web.shared.animals import animals, large_animals


def of_form(db: Session) -> Learner:
    """The child of the form: a face, and a nickname if one was typed. Within writing(); raises BadPerson.

    The form sent twice makes one child.
    """
    form = request.form
    face, key = form.get("face", ""), form.get("key")
    chosen = form.get("band") or settings.read(db, settings.of_device(device())).get("band")
    nickname = form.get("nickname", "").strip() or _called(db, face, key, older=chosen == "older")
    band = {"band": chosen} if chosen else {}
    if preferences.bad_choice(band) is not None:
        raise BadPerson("bad_band")
    before = of_form_before(db)
    if before is None:
        budgets.count(db, device(), context.now())
    child = people.add_learner(db, device(), nickname, face, context.now_text(), key)
    if before is None:
        preferences.write(db, settings.of_learner(child.id), band)
    return child


def of_form_before(db: Session) -> Learner | None:
    """The child that this form has made already."""
    key = request.form.get("key")
    return people.learner_of_device(db, device(), form_ids.id_of_form(device(), key)) if key else None


def faces() -> tuple[str, ...]:
    """The pictures that no child of this browser has; there are more of them than a browser may have children."""
    taken = {child.face for child in people.learners_of_device(context.db(), device())}
    return tuple(face for face in people.FACES if face not in taken)


def _called(db: Session, face: str, key: str | None, *, older: bool) -> str:
    """What a child is called that has typed nothing: each picture has an animal of its own, and nobody here the same.

    older: no small ones.

    key: of the form; sent twice, it says the same twice.
    """
    here = people.learners_of_device(db, device())
    made = form_ids.id_of_form(device(), key) if key else None
    known = [child.nickname for child in here if (child.id, child.face) == (made, face)]
    taken = {child.nickname.casefold() for child in here}
    names = large_animals() if older else animals()
    place = people.FACES.index(face) % len(names) if face in people.FACES else 0
    free = [name for name in names[place:] + names[:place] if name.casefold() not in taken]
    return (known + free)[0] if known or free else ""


def take_along(db: Session, child: Learner, place: Place | None = None, *, shared: bool = False) -> bool:
    """Give this child what its guest has played in this browser, and the royal it has dressed; within writing().

    Returns False if there was nothing for this child.

    place: as play.keep_for_child has it. shared: several people sat there, so that the royal may be another's.
    """
    given = play.keep_for_child(db, visitor(), child.id, context.now_text(), place)
    recipe = royals.recipe_of_guest()
    if given and recipe and not shared:
        if child.royal is None:
            people.dress_learner(db, child.id, recipe)
        session.pop("royal")
    return given


def plays_now(child: Learner) -> None:
    """From now on this child plays here."""
    session["player"] = child.id


def refusal(error: BadPerson) -> str:
    """What a child reads whose form makes or finds no child."""
    code, nickname = error.code, request.form.get("nickname", "")
    if code == "empty":
        return _("A nickname, please: one to twenty letters.")
    if code == "too_long":
        return _("“%(name)s…” is too long. A nickname has at most 20 letters.", name=nickname[:20])
    if code == "no_face":
        return _("Tap a face, please.")
    if code == "no_player":
        return _("That player is not on this tablet. Tap a face.")
    if code == "beside":
        return _("All that you played alone is with you. Who was the guest beside you?")
    if code == "bad_band":
        return _("“%(value)s” cannot be chosen here. Nothing has changed.", value=request.form.get("band", "")[:20])
    if code == "too_many":
        return _("No more players fit on this tablet. Tap one of the faces.")
    return _("Please use letters and numbers for the nickname “%(name)s”.", name=nickname[:20])
