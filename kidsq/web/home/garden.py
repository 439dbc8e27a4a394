"""The child's own page: a garden in which each family of sums is a plant. No figures, and nothing to compare."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, abort, render_template
from flask.typing import ResponseReturnValue

from kidsq.learning.reports import garden as growing
from kidsq.learning.reports.garden import News, Plant
from kidsq.reports import knowledge
from kidsq.web.home import at_home, castle_words
from kidsq.web.http import context, tablets
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.code_words import FAMILIES
from kidsq.web.shared.knowledge_words import numbers

blueprint = Blueprint("garden", __name__)


@dataclass(frozen=True, slots=True)
class Plot:
    """One plant as it is drawn. sign: the cards on its little sign. low: it hardly shows yet.

    says: when it is tapped; watered: the same once there is a can.
    """

    art: str
    name: str
    told: str
    sign: tuple[int, ...]
    op: str
    thirsty: bool
    fresh: bool
    low: bool
    says: str
    watered: str


@dataclass(frozen=True, slots=True)
class Dweller:
    """Who lives in the garden. id: as it came. says: to a child who taps it. fresh: seen for the first time."""

    id: str
    art: str
    name: str
    says: str
    fresh: bool


@blueprint.get("/garden/<learner>")
def garden(learner: str) -> ResponseReturnValue:
    """What can I do now that I couldn't? Only for the children of this browser, or who sit at it."""
    child = tablets.child_here(learner)
    if child is None:
        abort(404)
    came = at_home.gifts_of(child, "garden")
    now = knowledge.of_child(context.db(), child.id, context.now())
    found = growing.news(knowledge.before_the_last_day(context.db(), child.id), now)
    plots = [_plot(place, plant, found) for place, plant in enumerate(growing.garden(now))]
    return render_template(
        "home/garden.html",
        child=child,
        plots=plots,
        line=_line(found),
        happy=found.code in _GOOD,
        has_can="water" in came,
        dwellers=[
            Dweller(name, f"meadow-{name}", *said, fresh=fresh)
            for name, fresh in came.items()
            if (said := castle_words.dweller(name))
        ],
    )


LEAVES = 2
"""The stage from which a plant stands up."""
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
        return _("New in your garden: %(what)s!", what=_(FAMILIES[news.family or ""].plant))
    if news.code == "growing":
        return _("Your garden grows with every game.")
    return _("Each sum helps a seed grow!")


def _within(family: str) -> str:
    return _(FAMILIES[family].within_plants)


def picture_of(plant: Plant) -> str:
    """The picture of this plant as it stands in the garden."""
    own = plant.family.replace("_", "-")
    if plant.thirsty:
        return f"plant-thirsty-{own}"
    return ("plant-seed", "plant-sprout", "plant-leaves", f"plant-bud-{own}", f"plant-bloom-{own}")[plant.stage]


def _plot(place: int, plant: Plant, news: News) -> Plot:
    fresh = news.family == plant.family
    told = (
        _("would like some water")
        if plant.thirsty
        else (_("a seed"), _("a sprout"), _("leaves"), _("a bud"), _("in bloom!"))[plant.stage]
    )
    if fresh and not plant.thirsty:
        told = (_("a new seed"), _("a new sprout"), _("new leaves"), _("a new bud"), _("in bloom now!"))[plant.stage]
    words = FAMILIES[plant.family]
    return Plot(
        art=picture_of(plant),
        name=_(words.plant),
        told=told,
        sign=words.sign,
        op=words.op,
        thirsty=plant.thirsty,
        fresh=fresh,
        low=plant.stage < LEAVES and not plant.thirsty,
        says=castle_words.grows(place, plant.stage),
        watered=castle_words.watered(place, thirsty=plant.thirsty),
    )
