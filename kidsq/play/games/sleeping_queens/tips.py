"""Learning the game by playing it: what the owl shows a child when it first happens, once."""

from __future__ import annotations

from typing import Final

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.moves import SHIELD_FROM
from kidsq.learning import hints
from kidsq.learning.attempt import TAKEN_AWAY
from kidsq.learning.tasks import BOTS_TASKS, COUNT
from kidsq.play.games.sleeping_queens.advice import advice, fact_of, tells_of_numbers
from kidsq.play.screen import Look
from kidsq.store.play import tips_seen
from kidsq.store.play.games import StoredGame

TIPS: Final = (
    *("win", "asks", "count", "goal", "rose", "quarrel", "remember", "king", "queen", "points", "hand"),
    *("turned", "taken", "sum", "row", "twins", "knight", "potion", "dragon", "wand", "jester", "one", "friend"),
    "prologue",
)
"""Everything the owl shows; of several that are due, the first. The prologue comes before them, kept like a tip."""


def tip_due(look: Look) -> str | None:
    """What the owl shows now: one thing, new to this child, of what its own seat may see."""
    if look.taught is None and not look.guided:
        return None  # has played to an end before there were tips
    seen = _seen(look)
    is_busy = look.curtain is not None or look.held is not None or look.not_yet is not None
    if is_busy or look.stored.seats[look.seat].stand_in is not None:
        return None
    due = _due(look) if tips_seen.ALL not in seen else _turned(look)
    return next((tip for tip in TIPS if tip in due and tip not in seen), None)


def prologue_due(look: Look) -> bool:
    """True before the first decision in the first game of this child, or of the guests of a browser."""
    told = look.taught or frozenset()
    is_new = not told & ({*TIPS, tips_seen.ALL} - {"win"}) and not any(tip.startswith("goal:") for tip in told)
    return look.guided and is_new and look.outcome is None


def _due(look: Look) -> set[str]:
    view, asked = look.view, look.question
    if look.outcome is not None:
        return {"win"} if look.outcome.ending in ("queens", "points") else set()
    if asked is not None and asked.seat == look.seat:
        return {"asks"} if asked.task in BOTS_TASKS else {"count"} if asked.task == COUNT else set()
    if view.my_turn and view.decision == "defend" and view.attack is not None:
        return {CARD_NAMES[SHIELD_FROM[view.attack.kind]]} if view.can_block else set()
    if "goal" not in _seen(look):
        return {"goal"}
    due = _happened(look)
    if not (view.my_turn and view.legal):
        return due
    if view.decision == "wake":
        return {"rose"} if not view.flipped else set()
    # Where a hand points the way, the owl tells of what it points at, and of nothing else meanwhile.
    is_led = look.guided and (tells_of_numbers(look) or advice(look).what != "find")
    return _turned(look) | (_with_advice(look) if is_led else due | _with_hand(look))


def _turned(look: Look) -> set[str]:
    """The sums of this game begin with their total, or are differences; told also to a child who knows the game."""
    view = look.view
    lays = view.my_turn and view.decision == "turn" and look.outcome is None and look.question is None
    if not lays or not is_turned(view.edition):
        return set()
    return {"taken"} if look.layout == TAKEN_AWAY else {"turned"} if look.layout == "c=a+b" else set()


def is_turned(edition: str) -> bool:
    """True where what is said can begin with its total."""
    of = EDITIONS[edition]
    return of.laying is not None and of.arithmetic.turns


def _seen(look: Look) -> frozenset[str]:
    """The tips that this child has seen; that on the aim counts for games that are won in the same way."""
    kept = look.taught or frozenset()
    knows_aim = kept_as("goal", look.stored, look.seat) in kept
    return kept | {"goal"} if knows_aim else kept - {"goal"}


def kept_as(tip: str, stored: StoredGame, seat: int) -> str:
    """Under which name it is kept that a tip has been seen: of the aim, with the queens and points that win here.

    What the guests of a browser have seen is kept in one place. Of the aim their second one hears, too.
    """
    if tip != "goal":
        return tip
    edition, players = EDITIONS[stored.edition], len(stored.seats)
    aim = f"goal:{edition.goal_queens(players)}:{edition.goal_points(players) or 0}"
    guests = [one.seat for one in stored.seats if one.kind == "guest"]
    return f"{aim}:{guests.index(seat)}" if seat in guests[1:] else aim


def _happened(look: Look) -> set[str]:
    """What everybody has seen: queens awake, and two that do not get on."""
    view = look.view
    news = [sight for moment in look.moments for sight in moment.sights]
    seen = {sight.kind for sight in news}
    due = {tip for sight, tip in (("bounced", "quarrel"), ("slept", "remember")) if sight in seen}
    if any(sight.kind in ("woke", "stole") and sight.seat == look.seat for sight in news):
        due.add("queen")
    if view.courts[look.seat] and view.goal_points is not None:
        due.add("points")
    if any(court for seat, court in enumerate(view.courts) if seat != look.seat):
        due.add("friend")
    return due


def _with_advice(look: Look) -> set[str]:
    what = advice(look).what
    if what == "together":
        return {"hand", _together(look)}
    return {"king"} if what == "king" else {"hand", what}


def _together(look: Look) -> str:
    return "row" if "run" in EDITIONS[look.view.edition].discards else "sum"


def _with_hand(look: Look) -> set[str]:
    """What the hand is for. Where the owl does not tell of its numbers by itself, neither does a tip."""
    view = look.view
    kinds, cards = {move.kind for move in view.legal}, {CARD_NAMES[card] for card in view.hand}
    due = {"hand"} | (kinds & {"king", "knight", "potion", "jester"}) | (cards & {"dragon", "wand"})
    together = _together(look)
    if look.help.level < hints.MOST:
        return due | {"one", "twins", together}
    if any(fact_of(move) is not None for move in view.legal):
        due.add(together)
    if any(move.is_alike for move in view.legal):
        due.add("twins")
    return due | {"one"}
