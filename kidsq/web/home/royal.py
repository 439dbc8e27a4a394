"""A royal of one's own: a child dresses it from pictures, and from then on it stands where the child's face stood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import (
    Blueprint,
    Response,
    abort,
    make_response,
    redirect,
    render_template,
    request,
    session,
    url_for,
)
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import MultiDict

from kidsq import wardrobe
from kidsq.play import GUEST
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.wardrobe import EXTRAS, PARTS, Royal
from kidsq.web.home import royal_words
from kidsq.web.http import context, errors, tablets
from kidsq.web.http.language import gettext as _

blueprint = Blueprint("royal", __name__, url_prefix="/royal")

KEPT_BY_BROWSERS: Final = "public, max-age=31536000, immutable"
_EXTRAS: Final = "extras"
_COMMON_EXTRA: Final = 0.15
"""How likely a royal made by chance has each of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose. art: its drawing, or None where colour (`#rrggbb`) says it all."""

    value: str
    words: str
    art: str | None
    colour: str | None
    chosen: bool


@dataclass(frozen=True, slots=True)
class Part:
    """One heading with its choices. many: any number of them may be chosen."""

    name: str
    words: str
    choices: tuple[Choice, ...]
    many: bool = False


@blueprint.get("/<recipe>.svg")
def picture(recipe: str) -> ResponseReturnValue:
    """A royal as a drawing. The address says all there is to it, so it is kept for a year."""
    royal = wardrobe.read(recipe)
    if royal is None:
        return errors.page(404, _("Nobody looks like that"), _("This royal has not been dressed yet."))
    return Response(wardrobe.picture(royal), mimetype="image/svg+xml", headers={"Cache-Control": KEPT_BY_BROWSERS})


@blueprint.get("")
def mine() -> ResponseReturnValue:
    """The royal of the child or guest who plays here now."""
    found = tablets.tablet()
    if found is not None:
        where = url_for("royal.dress", who=found.learners[0]) if found.sitting else url_for("class_home.room")
        return redirect(where, 303)
    player = session.get("player", GUEST)
    return redirect(url_for("royal.dress", who=player if tablets.child_here(player) else GUEST), 303)


@blueprint.get("/<who>")
def dress(who: str) -> ResponseReturnValue:
    """The mirror and the wardrobe. With choices in the address: these, not kept yet; surprise=1: any."""
    child = tablets.child_or_guest(who)
    if request.args.get("surprise"):
        return _page(who, child, _by_chance())
    if any(part in request.args for part in PARTS):
        said, royal = _said(request.args), _chosen(request.args)
        page = make_response(_page(who, child, royal))
        if royal != said:  # more has changed than the tapped picture
            page.headers.update({"HX-Retarget": "#dress", "HX-Reselect": "#dress"})
        return page
    kept = wardrobe.read(_kept(child) or "")
    return _page(who, child, kept or _first(child))


@blueprint.post("/<who>")
def keep(who: str) -> ResponseReturnValue:
    """Done: the royal is kept. do=look: only shown, for browsers without scripts; do=face: the old face again."""
    child = tablets.child_or_guest(who)
    wanted = request.form.get("do")
    if wanted == "look":
        return _page(who, child, _chosen(request.form))
    recipe = None if wanted == "face" else _chosen(request.form).recipe
    found = tablets.tablet()
    if found is not None:
        tablets.tapped(found)
    if child is not None:
        with writing(context.db()) as db:
            people.dress_learner(db, child.id, recipe)
    elif recipe:
        session["royal"] = recipe
    else:
        session.pop("royal", None)
    return redirect(url_for("class_home.room") if found else "/", 303)


def _kept(child: Learner | None) -> str | None:
    return child.royal if child else session.get("royal")


def _first(child: Learner | None) -> Royal:
    """What a new royal begins with: the child's own face; without one, anything."""
    return wardrobe.like(people.FACES.index(child.face) + 1) if child else _by_chance()


def _chosen(said: MultiDict[str, str]) -> Royal:
    """What is chosen, with what goes with it. was: the royal that the mirror showed before."""
    royal, before = _said(said), wardrobe.read(said.get("was", ""))
    return wardrobe.with_helmet(royal, before) if before else royal


def _said(said: MultiDict[str, str]) -> Royal:
    return wardrobe.chosen(said.to_dict(), said.getlist(_EXTRAS)) or abort(404)


def _by_chance() -> Royal:
    rng = context.installation().randomness
    extras = [extra for extra in EXTRAS if rng.random() < _COMMON_EXTRA]
    royal = wardrobe.chosen({part: rng.choice(choices) for part, choices in PARTS.items()}, extras)
    assert royal is not None
    return royal


def _page(who: str, child: Learner | None, royal: Royal) -> str:
    return render_template(
        "home/royal.html",
        child=child,
        who=who,
        royal=royal,
        parts=_parts(royal),
        kept=_kept(child) is not None,
        back=url_for("class_home.room") if tablets.tablet() else "/",
    )


def _parts(royal: Royal) -> list[Part]:
    found = [
        Part(part, royal_words.part(part), tuple(_choice(part, one, getattr(royal, part) == one) for one in choices))
        for part, choices in PARTS.items()
    ]
    more = tuple(_choice(_EXTRAS, extra, extra in royal.extras) for extra in EXTRAS)
    return [*found, Part(_EXTRAS, royal_words.part(_EXTRAS), more, many=True)]


def _choice(part: str, value: str, chosen: bool) -> Choice:
    colour = {
        "skin": {name: skin for name, (skin, _shade) in wardrobe.SKINS.items()},
        "colour": wardrobe.COLOURS,
        "eyes": wardrobe.EYES,
        "gown": wardrobe.GOWNS,
    }.get(part, {}).get(value)
    art = None if colour else f"emblem-{value}" if part == "emblem" else f"wardrobe-{part}-{value}"
    return Choice(value, royal_words.choice(part, value), art, colour, chosen)
