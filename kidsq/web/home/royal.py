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
from kidsq.store.play import surprises
from kidsq.wardrobe import EARNED, EXTRAS, PARTS, Royal
from kidsq.web.home import at_home
from kidsq.web.http import context, errors, tablets
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

# -- what a child can dress its royal with, in words -------------------------------------------------------------------

_PARTS: Final = {
    "kind": _l("I am a …"),
    "skin": _l("Skin"),
    "hair": _l("Hair"),
    "colour": _l("Colour of hair or scarf"),
    "eyes": _l("Eyes"),
    "mouth": _l("Mouth"),
    "crown": _l("On my head"),
    "gown": _l("Clothes"),
    "emblem": _l("Brooch"),
    "extras": _l("And also"),
}

_CHOICES: Final = {
    "kind": {
        "princess": _l("princess"),
        "prince": _l("prince"),
        "queen": _l("queen"),
        "king": _l("king"),
        "knight": _l("knight"),
    },
    "skin": {
        "porcelain": _l("very light skin"),
        "peach": _l("light skin"),
        "honey": _l("golden skin"),
        "olive": _l("light brown skin"),
        "brown": _l("brown skin"),
        "deep": _l("dark brown skin"),
    },
    "hair": {
        "long": _l("long hair"),
        "sleek": _l("long hair with a fringe"),
        "bob": _l("hair to the chin"),
        "cropped": _l("short hair"),
        "spikes": _l("spiky hair"),
        "curls": _l("curls"),
        "afro": _l("afro"),
        "puffs": _l("two puffs"),
        "braids": _l("two braids"),
        "locs": _l("locs"),
        "ponytail": _l("ponytail"),
        "buns": _l("two buns"),
        "pigtails": _l("pigtails"),
        "pixie": _l("hair brushed aside"),
        "scarf": _l("headscarf"),
        "wrap": _l("turban"),
        "bald": _l("no hair"),
        "side_braid": _l("braid at the side"),
    },
    "colour": {
        "black": _l("black"),
        "brown": _l("dark brown"),
        "chestnut": _l("chestnut brown"),
        "red": _l("red hair"),
        "blond": _l("blond"),
        "silver": _l("silver"),
        "pink": _l("pink"),
        "blue": _l("blue"),
    },
    "eyes": {
        "brown": _l("brown eyes"),
        "amber": _l("amber eyes"),
        "green": _l("green eyes"),
        "blue": _l("blue eyes"),
        "grey": _l("grey eyes"),
    },
    "mouth": {
        "smile": _l("a smile"),
        "grin": _l("a grin"),
        "laugh": _l("a laugh"),
        "side": _l("a small smile"),
        "gap": _l("a gap between the teeth"),
    },
    "crown": {
        "points": _l("crown with points"),
        "tiara": _l("tiara"),
        "arches": _l("round crown"),
        "stars": _l("crown of stars"),
        "flowers": _l("flowers"),
        "leaves": _l("crown of leaves"),
        "shell": _l("shell"),
        "candles": _l("cake with candles"),
        "helm": _l("helmet"),
        "feelers": _l("a butterfly's feelers"),
        "fan": _l("crown of feathers"),
        "ears": _l("a cat's ears"),
        "horn": _l("a unicorn's horn"),
        "none": _l("nothing"),
    },
    "gown": {
        "rose": _l("pink clothes"),
        "red": _l("red clothes"),
        "orange": _l("orange clothes"),
        "gold": _l("golden clothes"),
        "green": _l("green clothes"),
        "teal": _l("sea-green clothes"),
        "blue": _l("blue clothes"),
        "violet": _l("purple clothes"),
        "starry": _l("clothes with stars"),
        "rainbow": _l("rainbow clothes"),
    },
    "emblem": {
        "heart": _l("heart"),
        "cat": _l("cat"),
        "dog": _l("dog"),
        "pancake": _l("pancake"),
        "ladybug": _l("ladybug"),
        "moon": _l("moon"),
        "peacock": _l("peacock"),
        "sunflower": _l("sunflower"),
        "cake": _l("cake"),
        "rainbow": _l("rainbow"),
        "rose": _l("rose"),
        "starfish": _l("starfish"),
        "book": _l("book"),
        "butterfly": _l("butterfly"),
        "strawberry": _l("strawberry"),
        "ice_cream": _l("ice cream"),
    },
    "extras": {
        "glasses": _l("glasses"),
        "aid": _l("hearing aid"),
        "freckles": _l("freckles"),
        "moustache": _l("moustache"),
        "beard": _l("beard"),
        "wheels": _l("wheelchair"),
        "wings": _l("wings"),
        "scarf": _l("a woolly scarf"),
        "bird": _l("a bird on the shoulder"),
        "fireflies": _l("fireflies"),
    },
}


def name_of_part(name: str) -> str:
    """What is chosen here, as a heading."""
    return _(_PARTS[name])


def name_of_choice(part_name: str, name: str) -> str:
    """One choice, for those who hear it."""
    return _(_CHOICES[part_name][name])


# -- the pages ---------------------------------------------------------------------------------------------------------


blueprint = Blueprint("royal", __name__, url_prefix="/royal")

KEPT_BY_BROWSERS: Final = "public, max-age=31536000, immutable"
_EXTRAS: Final = "extras"
_WEAR: Final = "wear-"
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
    """The mirror and the wardrobe. With choices in the address: these, not kept yet; surprise=1: any.

    try: something that has come to the child, as `crown-ears`; the royal wears it.
    """
    child = tablets.child_or_guest(who)
    if request.args.get("surprise"):
        return _page(who, child, _by_chance())
    if "try" in request.args:
        return _page(who, child, _trying(child, request.args["try"]))
    if any(part in request.args for part in PARTS):
        said, royal = _said(request.args, child), _chosen(request.args, child)
        page = make_response(_page(who, child, royal))
        if royal != said:  # more has changed than the tapped picture
            page.headers.update({"HX-Retarget": "#dress", "HX-Reselect": "#dress"})
        return page
    return _page(who, child, _now(child))


@blueprint.post("/<who>")
def keep(who: str) -> ResponseReturnValue:
    """Done: the royal is kept. do=look: only shown, for browsers without scripts; do=face: the old face again."""
    child = tablets.child_or_guest(who)
    wanted = request.form.get("do")
    if wanted == "look":
        return _page(who, child, _chosen(request.form, child))
    recipe = None if wanted == "face" else _chosen(request.form, child).recipe
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


def _now(child: Learner | None) -> Royal:
    return wardrobe.read(_kept(child) or "") or _first(child)


def _trying(child: Learner | None, wanted: str) -> Royal:
    """The child's royal with this on; without it, where it has not come."""
    part, _between, choice = wanted.partition("-")
    now = _now(child)
    if (part, choice) not in _earned(child):
        return now
    extras = [*now.extras, choice] if part == _EXTRAS else now.extras
    worn = {name: choice if name == part else getattr(now, name) for name in PARTS}
    return wardrobe.chosen(worn, extras) or now


def _earned(child: Learner | None) -> frozenset[tuple[str, str]]:
    """What only this child can wear, and whoever else it has come to: parts and choices."""
    came = surprises.of_learner(context.db(), child.id) if child else []
    worn = (one.name.removeprefix(_WEAR).partition("-") for one in came if one.name.startswith(_WEAR))
    return frozenset((part, choice) for part, _between, choice in worn)


def _chosen(said: MultiDict[str, str], child: Learner | None) -> Royal:
    """What is chosen, with what goes with it. was: the royal that the mirror showed before."""
    royal, before = _said(said, child), wardrobe.read(said.get("was", ""))
    return wardrobe.with_helmet(royal, before) if before else royal


def _said(said: MultiDict[str, str], child: Learner | None) -> Royal:
    royal = wardrobe.chosen(said.to_dict(), said.getlist(_EXTRAS))
    if royal is None or not royal.earned <= _earned(child):
        abort(404)
    return royal


def _by_chance() -> Royal:
    rng = context.installation().randomness
    extras = [extra for extra in EXTRAS if rng.random() < _COMMON_EXTRA]
    royal = wardrobe.chosen({part: rng.choice(choices) for part, choices in PARTS.items()}, extras)
    assert royal is not None
    return royal


def _page(who: str, child: Learner | None, royal: Royal) -> str:
    if child:
        at_home.gifts_of(child, "wear")
    return render_template(
        "home/royal.html",
        child=child,
        who=who,
        royal=royal,
        parts=_parts(royal, _earned(child)),
        kept=_kept(child) is not None,
        back=url_for("class_home.room") if tablets.tablet() else "/",
    )


def _parts(royal: Royal, earned: frozenset[tuple[str, str]]) -> list[Part]:
    """earned: what this child can wear beside what everybody can."""
    own = {part: [one for one in choices if (part, one) in earned] for part, choices in EARNED.items()}
    found = [
        Part(
            part,
            name_of_part(part),
            tuple(_choice(part, one, getattr(royal, part) == one) for one in (*choices, *own.get(part, ()))),
        )
        for part, choices in PARTS.items()
    ]
    more = tuple(_choice(_EXTRAS, extra, extra in royal.extras) for extra in (*EXTRAS, *own[_EXTRAS]))
    return [*found, Part(_EXTRAS, name_of_part(_EXTRAS), more, many=True)]


def _choice(part: str, value: str, chosen: bool) -> Choice:
    colour = {
        "skin": {name: skin for name, (skin, _shade) in wardrobe.SKINS.items()},
        "colour": wardrobe.COLOURS,
        "eyes": wardrobe.EYES,
        "gown": wardrobe.GOWNS,
    }.get(part, {}).get(value)
    art = None if colour else f"emblem-{value}" if part == "emblem" else f"wardrobe-{part}-{value}"
    if value in EARNED.get(part, ()):
        art = f"earned-{part}-{value}"
    return Choice(value, name_of_choice(part, value), art, colour, chosen)
