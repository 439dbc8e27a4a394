"""How points are counted, shown with an example that is worked out here, so that no translation can miscount it."""

from __future__ import annotations

from typing import Final

from kidsq.web.games.books import Page
from kidsq.web.http.language import gettext as _

A_BOX: Final = 3
A_FIGURE: Final = 2
MOST: Final = 24


def tidy_points(tidy: int = 6, astray: int = 4) -> Page:
    """The one score of those who tidy up. tidy: boxes; astray: figures."""
    lines = (
        _("A box where somebody is home and nobody astray: %(n)d points.", n=A_BOX),
        _("Each figure astray: 1 point less."),
        _("Here: %(k)d times %(n)d is %(sum)d. Take %(m)d away: %(all)d.", **_sums(tidy, astray)),
        _("All home is always %(most)d.", most=MOST),
    )
    return Page("tidy_points", _("The points"), lines, {"tidy": tidy, "astray": astray, "all": A_BOX * tidy - astray})


def _sums(tidy: int, astray: int) -> dict[str, int]:
    return {"k": tidy, "n": A_BOX, "sum": A_BOX * tidy, "m": astray, "all": A_BOX * tidy - astray}


def collected_points(boxes: int = 2, figures: int = 6, cards: int = 1) -> Page:
    """The score of a round of those who collect. cards: left in the hand."""
    of_boxes, of_figures = A_BOX * boxes, A_FIGURE * figures
    lines = (
        _("A box: %(box)d points. A figure: %(figure)d.", box=A_BOX, figure=A_FIGURE),
        _("Each card in your hand: 1 point less, a joker too."),
        _(
            "Here: %(boxes)d and %(figures)d is %(sum)d. Take %(cards)d away: %(all)d.",
            boxes=of_boxes,
            figures=of_figures,
            sum=of_boxes + of_figures,
            cards=cards,
            all=of_boxes + of_figures - cards,
        ),
    )
    values = {"boxes": boxes, "figures": figures, "cards": cards, "all": of_boxes + of_figures - cards}
    return Page("round_points", _("The points"), lines, values)
