"""The scene of a table: what a look shows, in words and pictures, each part of it when a template asks for it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Final, Literal

from kidsq.games.sleeping_queens import EDITIONS, Move
from kidsq.games.sleeping_queens.cards import CARD_NAMES, is_number
from kidsq.play import Look, friend_on
from kidsq.web.games.sleeping_queens import court, end_words, happenings, moved, questions, spoken, tunes, words
from kidsq.web.games.sleeping_queens.further import further_lines
from kidsq.web.games.sleeping_queens.glow import Glow, glow_of
from kidsq.web.games.sleeping_queens.pieces import (
    Attack,
    Bed,
    Count,
    Curtain,
    Ending,
    HandCard,
    Happening,
    HintMark,
    Moved,
    Next,
    Owl,
    Panel,
    Part,
    PlainMove,
    Question,
    Settings,
    Tip,
    Tray,
)
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.games.sleeping_queens.tips import tip_of
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import tag
from kidsq.web.shared import table_words
from kidsq.web.table.together import Together, together

Phase = Literal["turn", "defend", "wake", "question", "watch", "curtain", "over"]

DELAYS_MS: Final = {"slow": 3400, "normal": 1900, "fast": 900, "button": None}
STEP_MS: Final = 550
"""One hop of the jester's count."""
WAKING_MS: Final = 1500
"""So much longer stands what a queen says who has just been woken."""
TIP_MS: Final = 6500
"""How long a tip stays before the friends play on."""
FEEDBACK_MS: Final = 4500
"""How long the sum stays on the table after an answer that was not it yet."""
_WORTH_SEEING: Final = frozenset({"woke", "bounced", "stole", "slept", "blocked", "flipped"})
"""What all at a table want to have seen; an attack is told to whom it is meant for."""


class Scene:
    """The whole table as one seat may see it, for the templates.

    key: fresh, for the next form. message: the kind sentence after a refused request. in_words: also list the legal
    moves in words, for the page without JavaScript. told: so many taps on the owl that showed nothing new, on a page
    without a script. fresh: the answer to what has just been done, not the same picture once more; done_here: the
    answer to what has just been done at this very screen.
    """

    def __init__(
        self,
        look: Look,
        key: str,
        message: str | None = None,
        answered: questions.Answered | None = None,
        sums_said: tuple[str, ...] = (),
        *,
        in_words: bool = True,
        told: int = 0,
        fresh: bool = True,
        done_here: bool = False,
    ) -> None:
        view, chosen = look.view, look.preferences
        self.look, self.key, self.message, self.answered, self.sums_said = look, key, message, answered, sums_said
        self.in_words, self.told, self.fresh, self.done_here = in_words, told, fresh, done_here
        self.game_id, self.edition, self.version = look.stored.id, look.stored.edition, look.stored.version
        self.seat, self.ply, self.draw_size = look.seat, view.ply, view.draw_size
        self.counters, self.left_handed = chosen.counters, chosen.left_handed

    # -- what all parts go by

    @cached_property
    def phase(self) -> Phase:
        """turn (mine) · defend (mine) · wake (mine) · question (mine) · watch (others act) · curtain · over."""
        look = self.look
        if look.outcome is not None:
            return "over"
        if look.held is not None:
            return "watch"
        if look.question is not None and look.question.seat == look.seat:
            return "question"
        if look.curtain is not None:
            return "watch" if self.is_farewell else "curtain"
        if self.is_away:
            return "watch"
        if look.pointing is not None and look.pointing not in look.here:
            return "watch"  # a bed tapped at this tablet would end the count at which the child there points
        return look.view.decision if look.view.my_turn and look.view.hand else "watch"

    @cached_property
    def is_farewell(self) -> bool:
        """True if the curtain waits, because what was just done at this screen is to be seen first.

        Nothing of a hand is shown meanwhile: neither of who comes, nor of who played and may have drawn.
        """
        seen = any(sight.kind in _WORTH_SEEING for moment in self.look.moments for sight in moment.sights)
        return self.done_here and self.look.curtain is not None and (seen or self.answered is not None)

    @property
    def is_away(self) -> bool:
        """True if a bot stands in for the child in front of this screen."""
        return self.look.stored.seats[self.look.seat].stand_in is not None

    @cached_property
    def legal(self) -> dict[str, list[Move]]:
        """The moves that can be tapped, by kind."""
        kinds: dict[str, list[Move]] = {}
        if self.phase not in ("question", "watch"):  # beds that may be tapped would answer whom the count will reach
            for move in self.look.view.legal:
                kinds.setdefault(move.kind, []).append(move)
        return kinds

    @cached_property
    def decider(self) -> int:
        """Whose turn glows: who decides, but while the child points, the one who played the jester."""
        view = self.look.view
        seat: int = view.mover if self.look.pointing is None else view.active
        return seat

    @cached_property
    def values(self) -> dict[int, int]:
        """The points of the queens that can be seen or are remembered."""
        return dict(self.look.view.values)

    @cached_property
    def glow(self) -> Glow:
        return glow_of(self.look)

    # -- seats

    @cached_property
    def names(self) -> TableNames:
        return court.names(self.look)

    @cached_property
    def faces(self) -> tuple[str, ...]:
        return court.faces(self.look)

    @cached_property
    def me(self) -> Panel:
        return court.panel(self, self.seat)

    @cached_property
    def others(self) -> tuple[Panel, ...]:
        """Clockwise from me."""
        players = self.look.view.players
        return tuple([court.panel(self, (self.seat + step) % players) for step in range(1, players)])

    @cached_property
    def together(self) -> Together | None:
        return together(self.look, self.names.seats, lambda seat: court.panel(self, seat))

    # -- cards and beds

    @cached_property
    def beds(self) -> tuple[Bed, ...]:
        return court.beds(self)

    @cached_property
    def hand(self) -> tuple[HandCard, ...]:
        look, glow, language = self.look, self.glow, tag()
        hand = look.view.hand
        arts = [
            None
            if is_number(card)
            else picture_in_hand(self.edition, look.laid, CARD_NAMES[card], look.seat, hand[:place].count(card))
            for place, card in enumerate(hand)
        ]
        return tuple(
            [
                _card(
                    language, card, place, art, glow.marks.get(place, ()), glow.parts.get(place), glow.order.get(place)
                )
                for place, (card, art) in enumerate(zip(hand, arts, strict=True))
            ]
        )

    @cached_property
    def face_down(self) -> int:
        """So many cards of mine, and nothing of them: the curtain is about to fall."""
        look = self.look
        return look.view.hand_sizes[look.seat] if self.is_farewell and self.phase == "watch" else 0

    @cached_property
    def discard_top(self) -> HandCard | None:
        card = self.look.view.discard_top
        if not card:
            return None
        return _card(tag(), card, 0, None if is_number(card) else picture_laid(self.edition, self.look.laid))

    @cached_property
    def single_allowed(self) -> tuple[int, ...]:
        """The places of the cards that may be swapped alone."""
        singles = {move.cards[0] for move in self.legal.get("discard", ()) if len(move.cards) == 1}
        return tuple([place for place, card in enumerate(self.look.view.hand) if card in singles])

    @cached_property
    def shining(self) -> list[list[str]]:
        """The labels of the cards that shine together, group by group."""
        marks = sorted({mark for card in self.hand for mark in card.marks})
        return [[card.label for card in self.hand if mark in card.marks] for mark in marks]

    @cached_property
    def tray(self) -> Tray:
        look = self.look
        return Tray(
            layout="c=a+b" if look.layout == "c=a+b" else "a+b=c",
            runs=EDITIONS[self.edition].together == "run",
            is_open=self.glow.is_open,
            tried=spoken.tried(look),
            cheer=self._cheer() if self.fresh and self.answered is None else None,
        )

    def _cheer(self) -> str | None:
        """The true sum just said by the child in front of the screen."""
        look = self.look
        if not look.latest or look.latest[-1].seat != look.seat or not look.latest[-1].move.is_sum:
            return None
        return table_words.sum_text(look.latest[-1].move.cards, look.layout_before)

    # -- what happens

    @cached_property
    def happenings(self) -> tuple[Happening, ...]:
        return happenings.happenings(self)

    @cached_property
    def moved(self) -> Moved:
        return moved.moved(self)

    @cached_property
    def tune(self) -> str:
        """The one small sound of what is new."""
        return tunes.tune(self)

    @cached_property
    def count(self) -> Count | None:
        return happenings.count(self.look)

    @cached_property
    def question(self) -> Question | None:
        queen, woke = happenings.queen_of_question(self)
        return questions.question(self.look, self.names, self.answered, queen, woke, self.faces)

    @cached_property
    def attack(self) -> Attack | None:
        return happenings.attack(self)

    @cached_property
    def curtain(self) -> Curtain | None:
        seat = self.look.curtain
        if self.phase != "curtain" or seat is None:
            return None
        name = self.names.seats[seat]
        return Curtain(name, self.faces[seat], _("Give to %(name)s.", name=name), _("I am %(name)s", name=name))

    @cached_property
    def ending(self) -> Ending | None:
        look = self.look
        if look.outcome is None:
            return None
        winners = tuple(court.panel(self, seat) for seat in look.outcome.winners)
        mine = any(winner.mine for winner in winners)
        title, line = spoken.ending(look, [winner.name for winner in winners], mine)
        well = () if mine else end_words.went_well(look)
        return Ending(
            mine, title, line, winners, self.sums_said, well, end_words.next_friend(look), end_words.keeps(self)
        )

    # -- what can be done

    @cached_property
    def _due(self) -> Tip | None:
        return tip_of(self)

    @cached_property
    def tip(self) -> Tip | None:
        due = self._due
        waits = due is not None and self.phase == "watch" and self.next is None
        return replace(due, form="seen-form", later_ms=TIP_MS) if due and waits else due

    @cached_property
    def owl(self) -> Owl:
        said, tip = spoken.owl(self.look, self.phase, self.names, self.message, self.answered), self._due
        if self.is_farewell and self.answered is None:
            return replace(said, line=self.happenings[-1].sentence)
        own = tip.line if tip and tip.spoken else said.line
        if said.more:
            return replace(said, line=own)
        further = further_lines(self)
        told = self.told % (len(further) + 1)
        return replace(said, line=(own, *further)[told], further=further, told=told)

    @cached_property
    def next(self) -> Next | None:
        look, view = self.look, self.look.view
        asked = look.question
        if self.is_farewell and self.phase == "watch":
            return Next(_("Next"), self._delay_ms(), to_my_turn=False)
        if look.held or friend_on(look.stored, view.mover) is None:
            return None
        to_my_turn = view.players > 2
        if asked is None:
            return Next(_("Next"), self._delay_ms(), to_my_turn)
        # A child has all the time it wants; whoever has waited for long elsewhere may go on.
        return Next(_("Next"), None, to_my_turn) if asked.seat not in look.here and look.slow == asked.seat else None

    def _delay_ms(self) -> int | None:
        """How long what was done stays, until the friends play on or the curtain falls."""
        delay = DELAYS_MS[self.look.preferences.speed]
        if delay is not None:
            delay += STEP_MS * self.count.n if self.count else 0
            delay += WAKING_MS if happenings.queen_speaks(self.look) else 0
            delay = max(delay, TIP_MS) if self._due else delay
            delay = max(delay, FEEDBACK_MS) if self.answered and not self.answered.right else delay
        return delay

    @cached_property
    def plain_moves(self) -> tuple[PlainMove, ...]:
        """The legal moves in words."""
        kinds = ("king", "wake", "knight", "potion", "jester", "block", "allow") if self.in_words else ()
        found = [move for kind in kinds for move in self.legal.get(kind, ())]
        return tuple([PlainMove(move.text, spoken.plain_move(move, self.names)) for move in found])

    @cached_property
    def edition_name(self) -> str:
        return words.edition_name(self.edition)

    @cached_property
    def glow_help(self) -> bool:
        """True if the pointing hand shows the way."""
        return self.look.guided and self.phase in ("turn", "wake", "question")

    @cached_property
    def settings(self) -> Settings:
        chosen = self.look.preferences
        return Settings(
            speed=chosen.speed,
            hint="auto" if chosen.hint is None else str(chosen.hint),  # type: ignore[arg-type]
            memory=chosen.memory or "auto",
            pinned=chosen.pinned,
            sound=chosen.sound,
            volume=chosen.volume,
            reading=chosen.reading,
            theme=chosen.theme,
            text=chosen.text,
            still=chosen.still,
        )


@lru_cache(maxsize=4_096)
def _card(
    _language: str,
    card: int,
    place: int,
    art: str | None,
    marks: tuple[HintMark, ...] = (),
    part: Part | None = None,
    order: int | None = None,
) -> HandCard:
    number = card if is_number(card) else None
    return HandCard(place, CARD_NAMES[card], number, art, words.card_name(card), marks, part, order)
