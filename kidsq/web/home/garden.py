"""The child's own page: a garden in which each family of sums is a plant. No figures, and nothing to compare."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, abort, render_template
from flask.typing import ResponseReturnValue

from kidsq.learning.reports import garden as growing
from kidsq.learning.reports.garden import News, Plant
from kidsq.reports import knowledge
from kidsq.web.http import context, tablets
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.knowledge_words import numbers

blueprint = Blueprint("garden", __name__)


@dataclass(frozen=True, slots=True)
class Plot:
    """One plant as it is drawn. sign: the cards on its little sign."""

    art: str
    name: str
    told: str
    sign: tuple[int, ...]
    op: str
    thirsty: bool
    fresh: bool


@blueprint.get("/garden/<learner>")
def garden(learner: str) -> ResponseReturnValue:
    """What can I do now that I couldn't? Only for the children of this browser, or who sit at it."""
    child = tablets.child_here(learner)
    if child is None:
        abort(404)
    now = knowledge.of_child(context.db(), child.id, context.now())
    found = growing.news(knowledge.before_the_last_day(context.db(), child.id), now)
    plots = [_plot(plant, found) for plant in growing.garden(now)]
    return render_template("home/garden.html", child=child, plots=plots, line=_line(found), happy=found.code in _GOOD)


_GOOD = ("family_sure", "sum_sure", "family_grown", "family_begun")


def _line(news: News) -> str:
    """The one thing the owl says."""
    if news.code == "family_sure":
        return _("You know %(what)s now!", what=_within(news.family or ""))
    if news.code == "sum_sure":
        return _("You know %(sum)s now!", sum=numbers(news.skill or ""))
    if news.code == "family_grown":
        return _("Look, %(what)s have grown!", what=_within(news.family or ""))
    if news.code == "family_begun":
        return _("New in your garden: %(what)s!", what=_within(news.family or ""))
    if news.code == "growing":
        return _("Your garden grows with every game.")
    return _("Play a game, and your seeds grow!")


def _within(family: str) -> str:
    return {
        "plus_1_2": _("one more and two more"),
        "doubles": _("doubles"),
        "near_doubles": _("near doubles"),
        "five_and": _("sums with five"),
        "partners_of_ten": _("partners of ten"),
        "longer": _("long sums"),
        "counting": _("counting"),
        "comparing": _("how many more"),
        "taking_away": _("taking away"),
        "times": _("so many times so many"),
    }[family]


def _plot(plant: Plant, news: News) -> Plot:
    fresh = news.family == plant.family
    told = (
        _("would like some water")
        if plant.thirsty
        else (_("a seed"), _("a sprout"), _("leaves"), _("a bud"), _("in bloom!"))[plant.stage]
    )
    if fresh and not plant.thirsty:
        told = (_("a new seed"), _("a new sprout"), _("new leaves"), _("a new bud"), _("in bloom now!"))[plant.stage]
    own = _DRAWN_AS.get(plant.family, plant.family).replace("_", "-")
    art = ("plant-seed", "plant-sprout", "plant-leaves", f"plant-bud-{own}", f"plant-bloom-{own}")[plant.stage]
    return Plot(
        art=f"plant-thirsty-{own}" if plant.thirsty else art,
        name=_name(plant.family),
        told=told,
        sign=_SIGNS[plant.family],
        op=_OPS.get(plant.family, "+"),
        thirsty=plant.thirsty,
        fresh=fresh,
    )


_SIGNS: dict[str, tuple[int, ...]] = {
    "plus_1_2": (6, 1),
    "doubles": (4, 4),
    "near_doubles": (4, 5),
    "five_and": (5, 3),
    "partners_of_ten": (7, 3),
    "longer": (1, 2, 4),
    "counting": (4,),
    "comparing": (9, 6),
    "taking_away": (8, 3),
    "times": (5, 3),
}
_OPS = {"comparing": "−", "taking_away": "−", "times": "×"}
_DRAWN_AS = {
    "counting": "plus_1_2",
    "comparing": "near_doubles",
    "taking_away": "five_and",
    "times": "doubles",
}
"""What is practised beside sums grows like one of their families; its sign tells them apart."""


def _name(family: str) -> str:
    return {
        "plus_1_2": _("One more, two more"),
        "doubles": _("Doubles"),
        "near_doubles": _("Almost doubles"),
        "five_and": _("Five and more"),
        "partners_of_ten": _("Making ten"),
        "longer": _("Long sums"),
        "counting": _("Counting"),
        "comparing": _("How many more"),
        "taking_away": _("Taking away"),
        "times": _("So many times"),
    }[family]
