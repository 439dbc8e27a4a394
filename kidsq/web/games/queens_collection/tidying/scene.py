"""The table of `coop` and `solo`: eight boxes around the Queen, and who is not at home yet."""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal

from kidsq.games.queens_collection import TidyingView
from kidsq.games.queens_collection.cards import ALL_COLOURS, COLOURS, place
from kidsq.games.queens_collection.editions import BEGINNERS
from kidsq.games.queens_collection.moves import MOST_LAID
from kidsq.lazy import lazy
from kidsq.learning.hints import MOST
from kidsq.play import Look
from kidsq.play.games.queens_collection.advice import Shown, shown
from kidsq.play.games.queens_collection.figures import Possible, full_boxes, possible, tidy_boxes
from kidsq.web.games.queens_collection import words
from kidsq.web.games.queens_collection.pieces import Box, Figure, Offer
from kidsq.web.games.queens_collection.scene import CollectionScene
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

# -- the eight boxes with who stands on them ---------------------------------------------------------------------------

DRAWN_PLACES: Final = 6
"""In two rows; a seventh and eighth colour stand behind them."""
_DRAWN: Final[tuple[Literal["chest", "house"], ...]] = ("chest", "house")


def ring(language: str, view: TidyingView) -> tuple[Box, ...]:
    """All boxes, the first straight above the Queen, then clockwise; by turns a chest and a house."""
    full = full_boxes(view)
    return tuple(
        box_like(language, colour, at, view.on_box(colour), colour in full) for at, colour in enumerate(view.ring)
    )


def goal(view: TidyingView) -> int:
    """So many meeples come home in all, the thirds of the beginners' side aside."""
    return sum(min(_of_colour(view, colour), view.fields) for colour in ALL_COLOURS)


def at_home(view: TidyingView) -> int:
    return sum(view.standing[place(colour, colour)] for colour in ALL_COLOURS)


def _of_colour(view: TidyingView, colour: int) -> int:
    return sum(view.standing[place(colour, 0) : place(colour + 1, 0)])


def places_of(standing: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The places of each colour beside each other. Without room for all one of each colour comes first."""
    found, free = dict[int, tuple[int, ...]](), max(0, DRAWN_PLACES - len(set(standing)))
    begin = 0
    for one in sorted(set(standing)):
        number = standing.count(one)
        if len(standing) > DRAWN_PLACES:
            free, number = free - min(free, number - 1), 1 + min(free, number - 1)
        found[one] = tuple(range(begin, begin + number))
        begin += number
    return found


@lru_cache(maxsize=4_096)
def box_like(language: str, colour: int, at: int, standing: tuple[int, ...], tidy: bool) -> Box:
    """The one object of all boxes that look like this. language: of this request."""
    figures = tuple(figure_like(language, one, colour, places) for one, places in places_of(standing).items())
    return Box(
        code=COLOURS[colour],
        at=at,
        kind=_DRAWN[at % len(_DRAWN)],
        name=words.box_name(colour),
        label=words.box_label(colour, standing),
        figures=figures,
        number=len(standing),
        tidy=tidy,
    )


@lru_cache(maxsize=4_096)
def figure_like(_language: str, colour: int, box: int, places: tuple[int, ...]) -> Figure:
    """The one object of all meeples that look like this. _language: of this request."""
    name = words.card_name(colour)
    return Figure(
        code=COLOURS[colour],
        value=f"{COLOURS[colour]}@{COLOURS[box]}",
        name=name,
        label=_("%(one)s in the %(box)s", one=name, box=words.box_name(box)),
        places=places,
        home=colour == box,
    )


# -- what the owl and the last page say where all tidy up together -----------------------------------------------------

FIELDS: Final = 3
FEWER_CARDS: Final = 3
FEW: Final = 6
"""So few astray, and the Queen hopes."""


def turn_line(look: Look) -> str:
    """What the owl says at the child's own turn."""
    view: TidyingView = look.view
    if not view.draw_size and not view.hand:
        return _("No cards left. Wait for the others.")
    return _("Your turn! Tap your cards.")


def ending(view: TidyingView) -> tuple[str, str]:
    """Title and line of the last page: something true and kind at every number."""
    home, astray = at_home(view), view.astray
    if not astray:
        return _("The Queen smiles!"), _("All are home. What a tidy evening!")
    if not home:
        return _("Good night, everybody!"), _("Tonight all sleep at a friend's. What a party!")
    if astray <= FEW:
        line = ngettext(
            "Only %(num)s is visiting a friend tonight.", "Only %(num)s are visiting friends tonight.", astray
        )
        return _("Nearly all are home!"), line
    line = ngettext("%(num)s is visiting a friend tonight.", "%(num)s are visiting friends tonight.", astray)
    return _("Good night, everybody!"), line


def facts(view: TidyingView) -> tuple[tuple[str, str], ...]:
    """What was reached: a drawing and words; nothing that would count against anybody. The numbers are those of which
    the score is reckoned."""
    home, boxes = at_home(view), tidy_boxes(view)
    found = [("track-lit", ngettext("%(num)s is home", "%(num)s are home", home))]
    if boxes:
        words_of = ngettext("%(num)s box without visitors", "%(num)s boxes without visitors", boxes)
        found.append(("chest-yellow-full", words_of))
    if view.points >= 0:
        found.append(("crown", _points(view)))
    return tuple(found)


def _points(view: TidyingView) -> str:
    if view.players == 1:
        return ngettext("%(num)s point", "%(num)s points", view.points)
    return ngettext("%(num)s point together", "%(num)s points together", view.points)


def offer(view: TidyingView) -> Offer | None:
    """What could come next: a little harder after all have come home, easier after they have not."""
    if not view.astray and view.fields == BEGINNERS:
        return Offer(_("Next: three of each colour!"), "fields", str(FIELDS))
    if not view.astray and view.copies > FEWER_CARDS:
        return Offer(_("Next: with fewer cards!"), "copies", str(FEWER_CARDS))
    if view.astray and view.fields > BEGINNERS:
        return Offer(_("Next: two of each colour are enough."), "fields", str(BEGINNERS))
    return None


# -- what can follow each choice of cards, and what is meant to be chosen, as table.js reads it ------------------------


def can(view: TidyingView) -> str:
    """By places of cards of one's own hand ("0 2", none for what goes without a card): what can be done with them.

    do: kinds of moves. pairs: colours of two meeples that may change places. theirs: cards to be had for this one.
    """
    places = range(len(view.hand))
    chosen = [some for number in range(MOST_LAID + 1) for some in combinations(places, number)]
    found = {" ".join(map(str, some)): possible(view, [view.hand[place] for place in some]) for some in chosen}
    return json.dumps({key: _told(one) for key, one in found.items() if one.kinds}, separators=(",", ":"))


def _told(one: Possible) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {
        "do": [*one.kinds],
        "pairs": [f"{COLOURS[first]} {COLOURS[second]}" for first, second in one.pairs],
        "theirs": [f"{seat}:{place}" for seat, place in one.exchange],
    }
    return {name: some for name, some in told.items() if some}


def way(found: Shown) -> str:
    """The taps that lead to this: the places of the cards, the meeples, and the box."""
    return json.dumps({"cards": found.cards, "meeples": _meeples(found), "box": _box(found)}, separators=(",", ":"))


def hints(found: Shown) -> frozenset[str]:
    """All of them, as the form sends them."""
    return frozenset((*map(str, found.cards), *_meeples(found), _box(found)))


def _meeples(found: Shown) -> list[str]:
    return [f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in found.meeples]


def _box(found: Shown) -> str:
    return COLOURS[found.box] if found.box >= 0 else ""


# -- the scene ---------------------------------------------------------------------------------------------------------


class TidyingScene(CollectionScene):
    """Together or alone."""

    TEMPLATES = "games/queens_collection/tidying"

    @property
    def view(self) -> TidyingView:
        view: TidyingView = self.look.view
        return view

    def own_phase(self) -> Literal["turn", "watch"]:
        return "turn" if self.view.my_turn and self.view.legal else "watch"

    @lazy
    def boxes(self) -> tuple[Box, ...]:
        """The ring, first the box straight above the Queen, then clockwise."""
        return ring(self.language, self.view)

    @property
    def goal(self) -> int:
        """So many come home in all."""
        return goal(self.view)

    @property
    def home(self) -> int:
        """So many are at home."""
        return at_home(self.view)

    @property
    def hostess(self) -> str:
        """How the Queen looks: she waits, hopes when few are astray, smiles when nobody is."""
        astray = self.view.astray
        return "hostess-smiles" if not astray else "hostess-hopes" if astray <= FEW else "hostess-waits"

    @property
    def can(self) -> str:
        """What can follow each choice of cards (choosing.py)."""
        return can(self.view)

    @property
    def way(self) -> str:
        """Where the pointing hand goes, first to the cards; empty unless it shows the way."""
        found = shown(self.view, MOST, plainly=True) if self.glow_help and self.phase == "turn" else None
        return way(found) if found else ""

    @lazy
    def hints(self) -> frozenset[str]:
        """What glows with this child's help: places of cards, meeples and the box, as the form sends them."""
        return hints(self.helped) if self.helped and self.phase == "turn" else frozenset()

    @property
    def may_pass(self) -> bool:
        return any(move.kind == "pass" for move in self.view.legal)

    @property
    def ways(self) -> tuple[str, ...]:
        """What one can do with one's cards in this game, as pictures."""
        return ("swap", "carry", "renew") if self.edition == "solo" else ("swap", "carry", "renew", "exchange")

    def turn_line(self) -> str:
        return turn_line(self.look)

    def end_words(self) -> tuple[str, str]:
        return ending(self.view)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What was reached, as drawings and words."""
        return facts(self.view)

    @property
    def offer(self) -> Offer | None:
        ended = self.look.outcome is not None and self.look.outcome.ending != "sunrise"
        return offer(self.view) if ended else None
