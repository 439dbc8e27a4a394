"""The scene of a table: what a look shows, in words and pictures, each part of it when a template asks for it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal

from kidsq.games.sleeping_queens import EDITIONS, Move, View
from kidsq.games.sleeping_queens.cards import CARD_NAMES, LARGEST_NUMBER
from kidsq.play.games.sleeping_queens.tips import prologue_due
from kidsq.web.games.sleeping_queens import court, end_words, happenings, moved, questions, spoken, tunes, words
from kidsq.web.games.sleeping_queens.further import further_lines
from kidsq.web.games.sleeping_queens.glow import Glow, glow_of
from kidsq.web.games.sleeping_queens.pieces import (
    Count,
    Ending,
    HandCard,
    HintMark,
    Lanterns,
    Owl,
    Part,
    Question,
    Tip,
    Tray,
)
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.games.sleeping_queens.tips import tip_of
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.shared import table_words
from kidsq.web.table.pieces import PlainMove
from kidsq.web.table.scene import TableScene, part

Phase = Literal["turn", "defend", "wake", "watch"]

STEP_MS: Final = 550
"""One hop of the jester's count."""
WAKING_MS: Final = 1500
"""So much longer stands what a queen says who has just been woken."""
TIP_MS: Final = 6500
"""How long a tip stays before the bots play on."""


class Scene(TableScene):
    """The whole table as one seat may see it, for the templates."""

    OWN_SETTINGS = "games/sleeping_queens/_own_settings.html"
    # Not an attack: it is told to whom it is meant for.
    WORTH_SEEING = frozenset({"woke", "bounced", "stole", "slept", "blocked", "flipped"})

    # -- what all parts go by

    def own_phase(self) -> Phase:
        """turn, defend or wake."""
        view: View = self.look.view
        return view.decision if view.my_turn and view.hand and view.decision != "over" else "watch"

    @part
    def legal(self) -> dict[str, list[Move]]:
        """The moves that can be tapped, by kind."""
        kinds: dict[str, list[Move]] = {}
        if self.phase not in ("question", "watch"):  # beds that may be tapped would answer whom the count will reach
            for move in self.look.view.legal:
                kinds.setdefault(move.kind, []).append(move)
        return kinds

    @part
    def decider(self) -> int:
        """Whose turn glows: who decides, but while the child points, the one who played the jester."""
        view = self.look.view
        seat: int = view.mover if self.look.pointing is None else view.active
        return seat

    @part
    def values(self) -> dict[int, int]:
        """The points of the queens that can be seen or are remembered."""
        return dict(self.look.view.values)

    @part
    def glow(self) -> Glow:
        return glow_of(self.look)

    # -- seats

    @part
    def names(self) -> TableNames:
        return TableNames(self.seat_names, self.edition)

    panel = court.panel

    @part
    def draw_size(self) -> int:
        size: int = self.look.view.draw_size
        return size

    # -- cards and beds

    beds = part(court.beds)

    @part
    def hand(self) -> tuple[HandCard, ...]:
        look, glow, language = self.look, self.glow, self.language
        hand = look.view.hand
        arts = [
            None
            if card <= LARGEST_NUMBER
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

    @part
    def face_down(self) -> int:
        """So many cards of mine, and nothing of them: the curtain is about to fall."""
        look = self.look
        return look.view.hand_sizes[look.seat] if self.is_farewell and self.phase == "watch" else 0

    @part
    def discard_top(self) -> HandCard | None:
        card = self.look.view.discard_top
        if not card:
            return None
        art = None if card <= LARGEST_NUMBER else picture_laid(self.edition, self.look.laid)
        return _card(self.language, card, 0, art)

    @part
    def single_allowed(self) -> tuple[int, ...]:
        """The places of the cards that may be swapped alone."""
        singles = {move.cards[0] for move in self.legal.get("discard", ()) if len(move.cards) == 1}
        return tuple([place for place, card in enumerate(self.look.view.hand) if card in singles])

    @part
    def shining(self) -> list[list[str]]:
        """The labels of the cards that shine together, group by group."""
        marks = sorted({mark for card in self.hand for mark in card.marks})
        return [[card.label for card in self.hand if mark in card.marks] for mark in marks]

    @part
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

    attack = part(happenings.attack)
    happenings = part(happenings.happenings)
    moved = part(moved.moved)
    tune = part(tunes.tune)

    @part
    def count(self) -> Count | None:
        return happenings.count(self.look)

    @part
    def question(self) -> Question | None:
        queen, woke = happenings.queen_of_question(self)
        return questions.question(self.look, self.names, self.answered, queen, woke, self.faces)

    @part
    def lanterns(self) -> Lanterns:
        """Lit at the first answer: one that is asked again has lit its own already."""
        asked = self.look.question
        again = asked is not None and asked.missed is not None
        return questions.lanterns(self.look, new=self.fresh and (again or self.answered is not None))

    @part
    def ending(self) -> Ending | None:
        look = self.look
        if look.outcome is None:
            return None
        winners = tuple(self.panel(seat) for seat in look.outcome.winners)
        mine = any(winner.mine for winner in winners)
        title, line = spoken.ending(look, [winner.name for winner in winners], mine)
        well = () if mine else end_words.went_well(look, self.sums_said)
        return Ending(mine, title, line, winners, self.sums_said, well, self.next_bot, self.keeps)

    # -- what can be done

    @part
    def _due(self) -> Tip | None:
        return tip_of(self)

    @part
    def tip(self) -> Tip | None:
        due = self._due
        waits = due is not None and self.phase == "watch" and self.next is None
        return replace(due, form="seen-form", later_ms=self.unhurried(TIP_MS)) if due and waits else due

    @part
    def prologue(self) -> bool:
        """True if the story is told before this table is seen. Not where others at tablets of their own play on."""
        return self.in_words and self.together is None and prologue_due(self.look)

    @part
    def owl(self) -> Owl:
        said, tip = spoken.owl(self.look, self.phase, self.names, self.message, self.answered), self._due
        if self.is_farewell and self.answered is None:
            return said._replace(line=self.happenings[-1].sentence)
        own = tip.line if tip and tip.spoken else said.line
        if said.more:
            return said._replace(line=own)
        further = further_lines(self)
        told = self.told % (len(further) + 1)
        return said._replace(line=(own, *further)[told], further=further, told=told)

    def shown_for_ms(self) -> int:
        """The jester's hops, and what a queen says."""
        hops = STEP_MS * self.count.n if self.count else 0
        return hops + (WAKING_MS if happenings.queen_speaks(self.look) else 0)

    def is_praised(self) -> bool:
        return self.tray.cheer is not None

    def shown_for_at_least_ms(self) -> int:
        return TIP_MS if self._due else 0

    @part
    def plain_moves(self) -> tuple[PlainMove, ...]:
        """The legal moves in words."""
        kinds = ("king", "wake", "knight", "potion", "jester", "block", "allow") if self.in_words else ()
        found = [move for kind in kinds for move in self.legal.get(kind, ())]
        return tuple([PlainMove(move.text, spoken.plain_move(move, self.names)) for move in found])

    @part
    def edition_name(self) -> str:
        return words.edition_name(self.edition)

    @part
    def first_game(self) -> bool:
        """True in the first game of this child, in which there is much to be shown."""
        return bool(self.look.guided)

    @part
    def glow_help(self) -> bool:
        """True if the pointing hand shows the way."""
        return self.look.guided and self.phase in ("turn", "wake", "question")


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
    number = card if card <= LARGEST_NUMBER else None
    return HandCard(place, CARD_NAMES[card], number, art, words.card_name(card), marks, part, order)
