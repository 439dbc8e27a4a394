"""When a game is over, what is new for the children who played it; and whether they have looked at it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from kidsq.play import keepsakes
from kidsq.store.db.session import Session
from kidsq.store.play import surprises
from kidsq.store.play.games import StoredGame
from kidsq.store.play.surprises import Came

# -- what comes to a child with its next game, by what has come already: no chance, no clock, nothing to be good at ----

FIRST: Final = 4
"""The game with which the first one comes; until then there is enough that is new."""
CASTLE: Final = "castle"
FRIENDS: Final = ("friend-bruno", "friend-dotti", "friend-pippa", "friend-hugo", "friend-fenna", "friend-tilo", "owl")
GARDEN: Final = ("water", "hedgehog", "bird", "frog", "snail", "bees", "moth", "mole", "cat")
WEAR: Final = (
    *("crown-feelers", "extras-wings", "gown-starry", "crown-fan", "extras-scarf", "crown-ears"),
    *("gown-rainbow", "extras-bird", "crown-horn", "extras-fireflies"),
)
_TURNS: Final = ("visit", "garden", "visit", "wear")
ROOM: Final = "room-"


def is_room(name: str) -> bool:
    """True of a room of the castle, which opens when a family of sums is sure, at any game."""
    return name.startswith(ROOM)


def next_one(games: int, had: Collection[str], kept: Sequence[str]) -> str | None:
    """What comes with the game that has just ended; None: it is too early, or all has come.

    games: so many the child has finished. had: what has come before. kept: the names of what it has won for good, the
    earliest first. Who has played long before there was this calendar gets one with each game, too.
    """
    so_far = sum(not is_room(one) for one in had)
    if so_far > games - FIRST:
        return None
    if CASTLE not in had:
        return CASTLE
    kinds = {
        "visit": [f"visit-{one}" for one in (*kept, *FRIENDS)],
        "garden": [f"garden-{one}" for one in GARDEN],
        "wear": [f"wear-{one}" for one in WEAR],
    }
    turn = _TURNS[(so_far - 1) % len(_TURNS)]
    in_order = [*kinds.pop(turn), *(one for names in kinds.values() for one in names)]
    return next((one for one in in_order if one not in had), None)


# -- what is new after a game ------------------------------------------------------------------------------------------


def bring_to_all(db: Session, stored: StoredGame, at: str) -> None:
    """Bring something new to each child of a game that has just ended; within writing()."""
    for learner in {seat.learner for seat in stored.seats if seat.learner is not None}:
        bring(db, learner, at)


def bring(db: Session, learner: str, at: str) -> None:
    """Bring a child what is due; within writing()."""
    had = [one.name for one in surprises.of_learner(db, learner)]
    games = surprises.finished_games(db, learner)
    due = next_one(games, had, list(keepsakes.kept_of(db, learner)))
    if due is not None:
        surprises.add(db, learner, [due], at)


def rooms_to_open(db: Session, learner: str, sure: Iterable[str]) -> list[str]:
    """The families whose rooms open now. sure: those that this child is sure of."""
    had = {one.name for one in surprises.of_learner(db, learner)}
    return [family for family in sure if f"{ROOM}{family}" not in had]


def open_rooms(db: Session, learner: str, families: Iterable[str], at: str) -> None:
    """Open the rooms of these families for good, whatever is forgotten; within writing()."""
    surprises.add(db, learner, [f"{ROOM}{family}" for family in families], at)


def waiting(db: Session, learner: str) -> str | None:
    """The latest thing that has come to a child and that it has not looked at yet; a room before the others."""
    unseen = [one for one in surprises.of_learner(db, learner) if not one.seen]
    return max(unseen, key=_last, default=Came("", "", seen=True)).name or None


def _last(one: Came) -> tuple[str, bool]:
    return one.at, is_room(one.name)


def look_at(db: Session, learner: str, name: str, at: str) -> bool:
    """The child looks at this now; False if it has not come to it. Within writing()."""
    return surprises.look_at(db, learner, name, at)
