"""What the owl can show a child with its cards: what to look for, and a little more of it at each level. Pure.

Where all win together it is a move, found by the child as far as it can; where they play against each other it is what
lies open, and never an order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView, TidyingView, View
from kidsq.games.queens_collection.cards import ALL_COLOURS, JOKER, Cards, deck, place
from kidsq.games.queens_collection.moves import Meeple
from kidsq.games.queens_collection.tidying.advice import best_help
from kidsq.learning import hints
from kidsq.play.games.contract import Search

BEST_SWAP: Final = Search("swap_gain", begins=hints.MOST)
WHAT_LIES_OPEN: Final = Search("stop_or_reveal", begins=hints.ON_ASKING)

What = Literal["home", "pass", "renew", "pair", "trade"]


@dataclass(frozen=True, slots=True)
class Shown:
    """What glows, and what the owl says, by the level of help.

    what: bring somebody home, and how many (home); else renew a card, pass, pair or trade. cards: places in one's own
    hand. meeples: which move. box: where a carried one goes, or whose meeple a pair fetches. display: places there.
    """

    what: What
    home: int = 0
    cards: tuple[int, ...] = ()
    meeples: tuple[Meeple, ...] = ()
    box: int = -1
    display: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Risk:
    """What a child knows before it turns up another card.

    colours: those that lie revealed, of which a second one busts. left: how many cards of them it has not seen; unseen:
    how many cards in all.
    """

    colours: tuple[int, ...] = ()
    left: int = 0
    unseen: int = 0


def searched(view: View) -> Search | None:
    """The swap that brings most home; against each other nothing is told that was not asked for."""
    if not view.legal:
        return None
    return BEST_SWAP if isinstance(view, TidyingView) else WHAT_LIES_OPEN


def shown(view: View, level: int, *, plainly: bool = False) -> Shown | None:
    """What is shown at this level of help; None where there is nothing to show, or too little help for it.

    5: cards and meeples; 4 and 3: the cards; 2: only what there is to look for. plainly: for a child that plays the
    game for the first time, the plainest move before the best one, and a trade where there is no pair.
    """
    if level < hints.SENTENCE or not view.legal:
        return None
    found = _tidying(view, plainly) if isinstance(view, TidyingView) else _collecting(view, plainly)
    if found is None or level >= hints.MOST:
        return found
    return Shown(found.what, found.home, found.cards if level >= hints.CARDS else ())


# -- together ---------------------------------------------------------------------------------------------------------


def _tidying(view: TidyingView, plainly: bool) -> Shown:
    best = best_help(view, plainly=plainly)
    if best is not None:
        move = best.move
        return Shown("home", best.home, places_of(view.hand, move.cards), move.meeples, move.box)
    if view.draw_size:
        return Shown("renew", cards=(_least_useful(view),))
    return Shown("pass")


def _least_useful(view: TidyingView) -> int:
    """The place of a card whose colour is all at home, else of the colour of which fewest are astray; no joker."""
    astray = [
        sum(view.standing[place(colour, 0) : place(colour + 1, 0)]) - view.standing[place(colour, colour)]
        for colour in ALL_COLOURS
    ]
    return min(range(len(view.hand)), key=lambda at: (view.hand[at] == JOKER, *astray[view.hand[at] :][:1]))


def places_of(hand: Cards, cards: Sequence[int]) -> tuple[int, ...]:
    """Where these cards lie in a hand, each in a place of its own."""
    found: list[int] = []
    for card in cards:
        found.append(next(at for at, held in enumerate(hand) if held == card and at not in found))
    return tuple(found)


# -- against each other -----------------------------------------------------------------------------------------------


def _collecting(view: View, plainly: bool) -> Shown | None:
    assert isinstance(view, CollectingView)
    if view.decision == "reveal":
        return None
    pairs = [move for move in view.legal if move.kind == "pair" and view.left[move.colour]]
    if pairs:
        jokers = {move: (*move.cards, *move.got).count(JOKER) if plainly else 0 for move in pairs}
        best = min(
            pairs, key=lambda move: (jokers[move], view.left[move.colour], move.cards.count(JOKER), len(move.cards))
        )
        held, open_cards = places_of(view.hand, best.cards), places_of(view.display, best.got)
        return Shown("pair", cards=held, box=best.colour, display=open_cards)
    trades = [move for move in view.legal if move.kind == "trade"]
    if not trades:
        return None
    if not plainly:
        return Shown("trade")
    plainest = min(trades, key=lambda move: (len(move.cards), -_wanted(view, move.got), _wanted(view, move.cards)))
    return Shown("trade", cards=places_of(view.hand, plainest.cards), display=places_of(view.display, plainest.got))


def _wanted(view: CollectingView, cards: Cards) -> int:
    """So many meeples these cards can still fetch: a joker any."""
    return sum(sum(view.left) if card == JOKER else view.left[card] for card in cards)


def risk(view: CollectingView) -> Risk:
    """What is known before the next card is turned up, from what this seat sees."""
    colours = tuple(sorted(set(view.revealed) - {JOKER}))
    seen = [*view.display, *view.revealed, *(card for hand in view.hands for card in hand or ())]
    unseen = list(deck(4, 6))
    for card in seen:
        unseen.remove(card)
    return Risk(colours, sum(card in colours for card in unseen), len(unseen))
