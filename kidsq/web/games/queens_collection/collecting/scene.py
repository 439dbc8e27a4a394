"""The table of `rivals` and `teams`: the boxes empty, the collections grow."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER
from kidsq.games.queens_collection.editions import EDITIONS, partner
from kidsq.games.queens_collection.story import Counts, Sight
from kidsq.lazy import lazy
from kidsq.learning.hints import MOST
from kidsq.learning.payload import PointsNow
from kidsq.play import Look, Question
from kidsq.play.games.queens_collection.advice import Shown, shown
from kidsq.play.games.queens_collection.questions import SIDE
from kidsq.web.games.queens_collection import words
from kidsq.web.games.queens_collection.pieces import Card, Mood, Panel
from kidsq.web.games.queens_collection.scene import CollectionScene, cards_like
from kidsq.web.games.queens_collection.words import card_name
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

# -- what only these tables show: each piece is frozen and already worded ----------------------------------------------

Team = Literal["heart", "star"]


@dataclass(frozen=True, slots=True, eq=False)
class Stock:
    """A box with the meeples that are left in it, one object of all that are alike.

    at: its place around the Queen, 0 straight above her, then clockwise. kind: which of both drawings. owner: face of
    whoever has won it.
    """

    code: str
    at: int
    kind: Literal["chest", "house"]
    name: str
    meeple: str
    label: str
    left: int
    owner: str | None

    @property
    def art(self) -> str:
        return f"{self.kind}-{self.code}"


@dataclass(frozen=True, slots=True)
class Lot:
    """Meeples of one colour that a seat has collected."""

    code: str
    number: int


@dataclass(frozen=True, slots=True)
class Heap:
    """What a seat has collected in this round. boxes: drawings. label: all of it in words."""

    lots: tuple[Lot, ...]
    boxes: tuple[str, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Collector(Panel):
    """One seat with its collection. worth: its points of this round, before one is taken off for each card of the hand;
    before: in the rounds that are over, None in the first. is_asked: a child is about to say them.
    """

    heap: Heap = Heap((), (), "")
    worth: int = 0
    before: int | None = None
    is_asked: bool = False
    team: Team | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Kin:
    """Equal cards of a hand, one object of all that are alike."""

    code: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """One of the eight colours, and whether it lies turned up: a second one of it busts."""

    code: str
    name: str
    lies: bool


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The points of one seat in one round, step by step. total: of all rounds so far."""

    panel: Panel
    meeples: int
    boxes: int
    cards: int
    points: int
    total: int

    @property
    def of_meeples(self) -> int:
        return 2 * self.meeples

    @property
    def of_boxes(self) -> int:
        return 3 * self.boxes


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that is over. number: from 1. best: seats with the most points of it."""

    number: int
    line: str
    rows: tuple[Reckoning, ...]
    best: tuple[int, ...]


__all__ = ["Card", "Collector", "Heap", "Kin", "Lot", "Reckoning", "RoundEnd", "Sign", "Stock"]


# -- the boxes, what has been collected from them, and cards in groups: what lies on the table, as pieces --------------

_DRAWN: Final[tuple[Literal["chest", "house"], ...]] = ("chest", "house")
"""By turns around the ring."""


def ring(language: str, view: CollectingView, faces: Sequence[str]) -> tuple[Stock, ...]:
    """All boxes, the first straight above the Queen, then clockwise. faces: by seat."""
    owners = {colour: faces[seat] for seat, boxes in enumerate(view.boxes) for colour in boxes}
    return tuple(
        stock_like(language, colour, at, view.left[colour], owners.get(colour)) for at, colour in enumerate(view.ring)
    )


@lru_cache(maxsize=2_048)
def stock_like(_language: str, colour: int, at: int, left: int, owner: str | None) -> Stock:
    """The one object of all boxes that look like this. _language: of this request."""
    box = words.box_name(colour)
    return Stock(
        code=COLOURS[colour],
        at=at,
        kind=_DRAWN[at % len(_DRAWN)],
        name=box,
        meeple=words.card_name(colour),
        label=_("%(box)s: %(n)s left", box=box, n=left),
        left=left,
        owner=owner,
    )


def heap(language: str, view: CollectingView, seat: int) -> Heap:
    """What this seat has collected."""
    return heap_like(language, view.taken[seat], view.boxes[seat], tuple(view.ring))


@lru_cache(maxsize=4_096)
def heap_like(_language: str, taken: tuple[int, ...], boxes: tuple[int, ...], ring: tuple[int, ...]) -> Heap:
    """The one object of all collections that look like this. _language: of this request."""
    lots = tuple(Lot(COLOURS[colour], number) for colour, number in enumerate(taken) if number)
    drawn = tuple(f"{_DRAWN[ring.index(colour) % len(_DRAWN)]}-{COLOURS[colour]}" for colour in boxes)
    told = [f"{words.card_name(colour)} {number}" for colour, number in enumerate(taken) if number]
    told += [words.box_name(colour) for colour in boxes]
    return Heap(lots, drawn, ", ".join(told) or _("nothing yet"))


def kins(cards: Iterable[Card]) -> tuple[Kin, ...]:
    """A hand in groups of equal cards."""
    return tuple(kin_like(tuple(some)) for _code, some in groupby(cards, key=lambda card: card.code))


@lru_cache(maxsize=4_096)
def kin_like(cards: tuple[Card, ...]) -> Kin:
    """The one object of these cards."""
    return Kin(cards[0].code, cards)


def signs(revealed: Iterable[int]) -> tuple[Sign, ...]:
    """The eight colours, and which of them lie turned up."""
    lying = set(revealed) - {JOKER}
    return tuple(Sign(code, words.card_name(colour), colour in lying) for colour, code in enumerate(COLOURS))


def points(number: int) -> str:
    return ngettext("%(num)s point", "%(num)s points", number)


# -- what the owl and the last page say where meeples are collected ----------------------------------------------------

FEW: Final = 2
HALF: Final = 4
"""So many boxes are left, and the Queen is glad."""


def turn_line(phase: str, lying: int) -> str:
    """What the owl says at the child's own turn. lying: so many colours lie turned up."""
    if phase == "reveal":
        return _("One more? The same twice is gone!") if lying else _("Your turn! Turn up cards.")
    if phase == "more":
        return _("One more pair? Or you are done.")
    return _("Tap your card and an open one.")


def ways(has_partner: bool) -> tuple[tuple[str, str], ...]:
    """What can be done with cards: the drawing, and how it is called."""
    found = (("pair", _("A pair")), ("trade", _("Trade")))
    return (*found, ("share", _("Trade with my partner"))) if has_partner else found


def busted(card: int) -> str:
    """What the owl says when the same has come twice: nothing to be ashamed of."""
    return _("Oh! %(colour)s twice. Your hand stays.", colour=card_name(card))


def round_line(best: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Whose round it was. me: who looks, where that is one alone."""
    if len(best) > 1:
        return _("%(who)s share this round.", who=_(" and ").join(names[seat] for seat in best))
    return _("This round is yours!") if best[0] == me else _("This round goes to %(who)s.", who=names[best[0]])


def ending(look: Look, names: Sequence[str]) -> tuple[str, str]:
    """Title and line of the last page: something true and warm for everybody."""
    outcome, view = look.outcome, look.view
    assert outcome is not None
    winners, mine = outcome.winners, look.seat in outcome.winners
    ours = [seat for seat in winners if seat in look.here]
    only_some = 0 < len(ours) < len(look.here)
    if not winners:
        title = _("What a tidy evening!")
    elif EDITIONS[view.edition].teams and outcome.kind == "won":
        title = (
            _("Your team won!") if mine and not only_some else _("%(who)s won this time.", who=_both(winners, names))
        )
    elif len(winners) > 1:
        title = _("You share the win!") if mine else _("%(who)s share the win.", who=_both(winners, names))
    elif only_some:
        title = _("%(who)s won!", who=_both(winners, names))
    else:
        title = _("You won!") if mine else _("%(who)s won this time.", who=_both(winners, names))
    return title, _("What a full collection!") if ours else _comfort(view, look.seat)


def _both(seats: Sequence[int], names: Sequence[str]) -> str:
    return _(" and ").join(names[seat] for seat in seats)


def _comfort(view: CollectingView, seat: int) -> str:
    """What this seat can be glad of."""
    boxes, meeples = len(view.boxes[seat]), sum(view.taken[seat])
    if boxes:
        return ngettext("You won a whole box!", "You won %(num)s whole boxes!", boxes)
    if meeples:
        return ngettext("%(num)s meeple came along with you.", "%(num)s meeples came along with you.", meeples)
    return _("You played to the very end.")


# -- the small track on which a child moves a collection's marker on, while others play --------------------------------


@dataclass(frozen=True, slots=True)
class Hop:
    """Where the marker stands, and where it can land. side: the seats whose points these are, which are not told."""

    key: str
    line: str
    had: int
    places: tuple[int, ...]
    side: tuple[int, ...]


def hop(asked: Question, view: CollectingView, names: Sequence[str]) -> Hop | None:
    """The track as it is to be drawn; None once these points are no longer what lies there."""
    shown = asked.presented
    if not isinstance(shown, PointsNow):
        return None
    side = side_of(shown, view)
    if sum(view.points[seat] + view.hand_sizes[seat] for seat in side) != shown.truth:
        return None
    return Hop(asked.form_key, line(shown, view, names, asked.seat), shown.operands[0], shown.choices, side)


def side_of(shown: PointsNow, view: CollectingView) -> tuple[int, ...]:
    """The seat whose points these are, with its partner."""
    seat = int(shown.about.removeprefix(SIDE))
    mate = partner(view.edition, seat)
    return (seat,) if mate is None else (seat, mate)


def line(shown: PointsNow, view: CollectingView, names: Sequence[str], me: int) -> str:
    """What the owl says to it."""
    (had, more), side = shown.operands, side_of(shown, view)
    if me not in side and len(side) > 1:
        return _("The other team: %(n)s points, and %(more)s more. Hop!", n=had, more=more)
    if me not in side:
        return _("%(who)s: %(n)s points, and %(more)s more. Hop!", who=names[side[0]], n=had, more=more)
    if len(side) > 1:
        return _("Your team: %(n)s points, and %(more)s more. Hop!", n=had, more=more)
    return _("You: %(n)s points, and %(more)s more. Hop!", n=had, more=more)


# -- what is meant to be chosen, as choosing.js reads it ---------------------------------------------------------------


def way(view: CollectingView, found: Shown | None) -> str:
    """The taps that lead to this: cards of the hand and open ones, and the box; none of them where one is done."""
    held, lying = (found.cards, found.display) if found else ((), ())
    told = {
        "cards": [CARD_NAMES[view.hand[place]] for place in held],
        "open": [CARD_NAMES[view.display[place]] for place in lying],
        "box": COLOURS[found.box] if found and found.box >= 0 else "",
    }
    return json.dumps(told, separators=(",", ":"))


# -- the scene ---------------------------------------------------------------------------------------------------------


MOST_REVEALED = 5
ROUND_END_MS = 15_000
"""So long the points of a round stand there before bots play on by themselves."""


class CollectingScene(CollectionScene):
    """Each alone, or in two teams."""

    TEMPLATES = "games/queens_collection/collecting"
    WORTH_SEEING = frozenset({"round_over", "took", "box_won", "traded"})

    @property
    def view(self) -> CollectingView:
        view: CollectingView = self.look.view
        return view

    def own_phase(self) -> str:
        """reveal, take or more: what is to be decided."""
        view = self.view
        return view.decision if view.my_turn and view.legal else "watch"

    @property
    def decides(self) -> bool:
        return self.phase in ("reveal", "take", "more")

    # -- the middle

    @lazy
    def boxes(self) -> tuple[Stock, ...]:
        """The ring, first the box straight above the Queen, then clockwise."""
        return ring(self.language, self.view, self.faces)

    @property
    def hostess(self) -> str:
        """How the Queen looks: she waits, and smiles when hardly anybody is left to fetch."""
        left = sum(map(bool, self.view.left))
        return "hostess-smiles" if left <= FEW else "hostess-hopes" if left <= HALF else "hostess-waits"

    @property
    def display(self) -> tuple[Card, ...]:
        """The open cards."""
        return cards_like(self.language, self.view.display)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The cards turned up in this turn."""
        return cards_like(self.language, self.view.revealed)

    @property
    def fallen(self) -> tuple[Card, ...]:
        """The cards that have just been lost, the one last that was one too many."""
        lost = self._last("busted")
        return cards_like(self.language, lost.cards) if lost and self.view.decision != "reveal" else ()

    @property
    def slots(self) -> int:
        """So many more cards may be turned up."""
        return MOST_REVEALED - len(self.view.revealed)

    @property
    def signs(self) -> tuple[Sign, ...]:
        return signs(self.view.revealed)

    @property
    def thrill(self) -> int:
        """So many of the eight colours would be one too many."""
        return sum(sign.lies for sign in self.signs)

    @property
    def ways(self) -> tuple[tuple[str, str], ...]:
        """What one can do with one's cards now, as pictures with their names."""
        return ways(self.mate is not None)

    @property
    def way(self) -> str:
        """Where the pointing hand goes, once cards are taken; empty unless it shows the way."""
        if not self.glow_help or self.phase not in ("take", "more"):
            return ""
        return way(self.view, shown(self.view, MOST, plainly=True))

    @property
    def may_reveal(self) -> bool:
        return len(self.view.legal) > 1

    # -- hands and collections

    @lazy
    def kins(self) -> tuple[Kin, ...]:
        """The own hand."""
        return kins(self.hand)

    @property
    def mate(self) -> Collector | None:
        """The partner, if its hand may be seen now."""
        seat = self.view.partner
        return None if seat is None or self.view.hands[seat] is None else self.panel(seat)

    @property
    def mate_kins(self) -> tuple[Kin, ...]:
        return kins((self.mate and self.mate.hand) or ())

    def panel(self, seat: int) -> Collector:
        view = self.view
        before = sum(points[seat] for points in self._scores) if self._scores else None
        return Collector(
            **self.seat_values(seat),
            heap=heap(self.language, view, seat),
            worth=view.points[seat] + view.hand_sizes[seat],
            before=before,
            is_asked=self.hop is not None and seat in self.hop.side,
            team=None if not EDITIONS[self.edition].teams else "star" if seat % 2 else "heart",
        )

    @property
    def _scores(self) -> tuple[tuple[int, ...], ...]:
        """Of the rounds whose collections do not lie here any more."""
        scores = self.view.scores
        return scores[:-1] if self.look.outcome is not None else scores

    def mood(self, seat: int) -> Mood:
        lost = self._last("busted")
        return "surprised" if lost and lost.seat == seat else super().mood(seat)

    @lazy
    def hop(self) -> Hop | None:
        """What this child may do while others play, or before it plays on itself."""
        asked = self.look.beside
        if asked is None or self.phase not in ("watch", "reveal") or self.tip or self.message or self.round_end:
            return None
        return hop(asked, self.view, self.seat_names)

    def _owl_line(self) -> str:
        return self.hop.line if self.hop else super()._owl_line()

    # -- a round is over

    @lazy
    def round_end(self) -> RoundEnd | None:
        """The points of the round that is just over, once nobody is asked for them."""
        over = self._last("round_over")
        if over is None or self.phase in ("question", "curtain", "over"):  # what is asked is not told beside it
            return None
        return self._reckoned(over)

    @lazy
    def reckoning(self) -> tuple[Reckoning, ...]:
        """The points of the last round, which lies there still when a game is over."""
        view = self.view
        counts = tuple(
            (sum(taken), len(boxes), cards)
            for taken, boxes, cards in zip(view.taken, view.boxes, view.hand_sizes, strict=True)
        )
        return self._rows(counts, view.points)

    @property
    def teams_at_end(self) -> tuple[tuple[Team, tuple[Reckoning, ...], int], ...]:
        """Both teams: what its two have reached, and both of them together."""
        points = getattr(self.look.outcome, "teams", None)
        names: tuple[Team, Team] = ("heart", "star")
        return tuple(
            (team, self.reckoning[first::2], points[first]) for first, team in enumerate(names) if points is not None
        )

    def _reckoned(self, over: Sight) -> RoundEnd:
        best = tuple(seat for seat, points in enumerate(over.points) if points == max(over.points))
        line = round_line(best, self.seat_names, self.seat if len(self.look.here) == 1 else None)
        return RoundEnd(len(self.view.scores), line, self._rows(over.counts, over.points), best)

    def _rows(self, counts: Sequence[Counts], points: Sequence[int]) -> tuple[Reckoning, ...]:
        totals = self.look.outcome.points if self.look.outcome else self._sums
        return tuple(
            Reckoning(self.panel(seat), *counts[seat], points[seat], totals[seat]) for seat in range(self.view.players)
        )

    @property
    def _sums(self) -> tuple[int, ...]:
        return tuple(sum(points) for points in zip(*self.view.scores, strict=True))

    def shown_for_at_least_ms(self) -> int:
        return ROUND_END_MS if self.round_end else 0

    # -- what is said

    def _last(self, kind: str) -> Sight | None:
        """The news of this kind."""
        sights = [sight for moment in self.look.moments for sight in moment.sights]
        return next((sight for sight in reversed(sights) if sight.kind == kind), None)

    def turn_line(self) -> str:
        lost = self._last("busted")
        if lost is not None and lost.seat == self.seat:
            return busted(lost.cards[-1])
        return turn_line(self.phase, self.thrill)

    def end_words(self) -> tuple[str, str]:
        return ending(self.look, self.seat_names)
