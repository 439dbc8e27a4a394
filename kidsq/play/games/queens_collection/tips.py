"""Learning the game by playing it: what the owl tells a child when it first happens, once."""

from __future__ import annotations

from typing import Final

from kidsq.games.queens_collection import CollectingView, TidyingView
from kidsq.games.queens_collection.cards import JOKER
from kidsq.games.queens_collection.editions import is_tidying
from kidsq.games.queens_collection.tidying.advice import best_help
from kidsq.play.screen import Look
from kidsq.store.play import tips_seen
from kidsq.store.play.games import StoredGame

TIPS: Final = (
    *("win", "goal", "box", "home", "swap", "friend", "couple", "joker", "carry", "renew", "exchange", "pass"),
    *("box_won", "bust", "partner", "reveal", "stop", "pair", "trade", "share", "minus"),
    "prologue",
)
"""Everything the owl tells, together and against each other; of several that are due, the first. The prologue comes
before them, kept like a tip."""
MANY_CARDS: Final = 6
HAPPENED: Final = {"all_together": "box", "came_home": "home", "box_won": "box_won", "busted": "bust"}
"""By what has been seen."""


def tip_due(look: Look) -> str | None:
    """What the owl tells now: one thing, new to this child, of what its own seat may see."""
    seen = look.taught or frozenset()
    is_busy = look.curtain is not None or look.held is not None or look.stored.seats[look.seat].stand_in is not None
    if is_busy or tips_seen.ALL in seen or (look.taught is None and not look.guided):
        return None
    fresh = [tip for tip in TIPS if kept_as(tip, look.stored, look.seat) not in seen]
    if not fresh:
        return None
    due = _due(look)
    if "goal" in due & set(fresh):
        return "goal"
    return next((tip for tip in fresh if tip in due), None)


def prologue_due(look: Look) -> bool:
    """True before the first decision in the first game of its kind of this child, or of the guests of a browser."""
    kept = {kept_as(tip, look.stored, look.seat) for tip in TIPS} | {tips_seen.ALL}
    is_told = bool(kept & (look.taught or frozenset()))
    return look.guided and not is_told and look.outcome is None


def kept_as(tip: str, stored: StoredGame, seat: int) -> str:
    """Under which name it is kept that a tip has been told: other games, too, tell of an aim and of friends."""
    return f"home:{tip}" if is_tidying(stored.edition) else f"collect:{tip}"


def _due(look: Look) -> set[str]:
    if look.outcome is not None:
        return {"win"} if look.seat in look.outcome.winners else set()
    if look.question is not None and look.question.seat == look.seat:
        return set()
    due = {HAPPENED[sight.kind] for moment in look.moments for sight in moment.sights if sight.kind in HAPPENED}
    view = look.view
    if not (view.my_turn and view.legal):
        return due
    return due | {"goal"} | (_tidying(view) if isinstance(view, TidyingView) else _collecting(view))


def _tidying(view: TidyingView) -> set[str]:
    """What the hand and the piles give occasion for."""
    best = best_help(view)
    kinds = {move.kind for move in view.legal}
    due = {"friend"} if view.players > 1 else set()
    due |= kinds & {"swap", "carry", "pass"}
    if JOKER in view.hand:
        due.add("joker")
    if view.edition == "coop" and any(card != JOKER and view.hand.count(card) > 1 for card in view.hand):
        due.add("couple")
    if best is None:
        due |= kinds & {"renew", "exchange"}
    return due


def _collecting(view: CollectingView) -> set[str]:
    due = {"partner"} if view.partner is not None else set()
    if view.decision == "reveal":
        return due | {"stop" if view.revealed else "reveal"}
    kinds = {move.kind for move in view.legal}
    due |= kinds & {"pair", "share"}
    if "pair" not in kinds:
        due |= kinds & {"trade"}
    return due | ({"minus"} if len(view.hand) >= MANY_CARDS else set())
