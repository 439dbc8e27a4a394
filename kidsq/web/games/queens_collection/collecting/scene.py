"""The table of `rivals` and `teams`: the boxes empty, the collections grow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from kidsq.games.queens_collection import CollectingView
from kidsq.games.queens_collection.editions import EDITIONS
from kidsq.games.queens_collection.story import Counts, Sight
from kidsq.web.games.queens_collection.collecting import spoken, stock
from kidsq.web.games.queens_collection.collecting.hop import Hop, hop
from kidsq.web.games.queens_collection.collecting.pieces import (
    Collector,
    Kin,
    Reckoning,
    RoundEnd,
    Sign,
    Stock,
    Team,
)
from kidsq.web.games.queens_collection.pieces import Card, Mood
from kidsq.web.games.queens_collection.scene import CollectionScene, cards_like

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

    @cached_property
    def boxes(self) -> tuple[Stock, ...]:
        """The ring, first the box straight above the Queen, then clockwise."""
        return stock.ring(self.language, self.view, self.faces)

    @property
    def hostess(self) -> str:
        """How the Queen looks: she waits, and smiles when hardly anybody is left to fetch."""
        left = sum(map(bool, self.view.left))
        return "hostess-smiles" if left <= spoken.FEW else "hostess-hopes" if left <= spoken.HALF else "hostess-waits"

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
        return stock.signs(self.view.revealed)

    @property
    def thrill(self) -> int:
        """So many of the eight colours would be one too many."""
        return sum(sign.lies for sign in self.signs)

    @property
    def ways(self) -> tuple[tuple[str, str], ...]:
        """What one can do with one's cards now, as pictures with their names."""
        return spoken.ways(self.mate is not None)

    @property
    def may_reveal(self) -> bool:
        return len(self.view.legal) > 1

    # -- hands and collections

    @cached_property
    def kins(self) -> tuple[Kin, ...]:
        """The own hand."""
        return stock.kins(self.hand)

    @property
    def mate(self) -> Collector | None:
        """The partner, if its hand may be seen now."""
        seat = self.view.partner
        return None if seat is None or self.view.hands[seat] is None else self.panel(seat)

    @property
    def mate_kins(self) -> tuple[Kin, ...]:
        return stock.kins((self.mate and self.mate.hand) or ())

    def panel(self, seat: int) -> Collector:
        view = self.view
        before = sum(points[seat] for points in self._scores) if self._scores else None
        return Collector(
            **self.seat_values(seat),
            heap=stock.heap(self.language, view, seat),
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

    @cached_property
    def hop(self) -> Hop | None:
        """What this child may do while others play, or before it plays on itself."""
        asked = self.look.beside
        if asked is None or self.phase not in ("watch", "reveal") or self.tip or self.message or self.round_end:
            return None
        return hop(asked, self.view, self.seat_names)

    def _owl_line(self) -> str:
        return self.hop.line if self.hop else super()._owl_line()

    # -- a round is over

    @cached_property
    def round_end(self) -> RoundEnd | None:
        """The points of the round that is just over, once nobody is asked for them."""
        over = self._last("round_over")
        if over is None or self.phase in ("question", "curtain", "over"):  # what is asked is not told beside it
            return None
        return self._reckoned(over)

    @cached_property
    def reckoning(self) -> tuple[Reckoning, ...]:
        """The points of the last round, which lies there still when a game is over."""
        view = self.view
        counts = tuple(
            (sum(taken), len(boxes), cards)
            for taken, boxes, cards in zip(view.taken, view.boxes, view.hand_sizes, strict=True)
        )
        return self._rows(counts, view.points)

    @property
    def team_points(self) -> tuple[tuple[Team, int], ...]:
        """What both teams have reached at the end."""
        teams = getattr(self.look.outcome, "teams", None)
        return () if teams is None else (("heart", teams[0]), ("star", teams[1]))

    def _reckoned(self, over: Sight) -> RoundEnd:
        best = tuple(seat for seat, points in enumerate(over.points) if points == max(over.points))
        line = spoken.round_line(best, self.seat_names, self.seat)
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
            return spoken.busted(lost.cards[-1])
        return spoken.turn_line(self.phase, self.thrill)

    def end_words(self) -> tuple[str, str]:
        return spoken.ending(self.look, self.seat_names)
