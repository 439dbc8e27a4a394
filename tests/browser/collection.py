"""Tables of Tidy up for the Queen, played by themselves as far as a test wants to look at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from kidsq.games import queens_collection
from kidsq.games.queens_collection import Move
from kidsq.learning import payload
from kidsq.learning.payload import (
    BoxesTimes,
    BoxMissing,
    BustCount,
    Compare,
    CountSet,
    FinalScore,
    HomeTotal,
    Payload,
    RoundScore,
)
from kidsq.play import Chance, Visitor, current_game, turn
from kidsq.store.db.database import writing
from kidsq.store.play import games, questions

from .sitting import Child

SEED: Final = 5
LONGEST: Final = 900
BOLD: Final = 0.7
"""How likely this child turns up one more card."""
OPTIONS: Final = ("fields", "each", "rounds")
FRIENDS: Final = ("dotti", "bruno", "tilo")
TRACK: Final = tuple(range(1, 25))

Until = Callable[[Any], bool]
"""Whether the view of this child is the one that a test wants to see."""

ASKED_TIDYING: Final[dict[str, Payload]] = {
    "count": CountSet(1, "count_set:3", (3,), (0, 1, 2, 3), 0.25, about="astray:red"),
    "missing": BoxMissing(1, "missing:2+?=3", (2, 3), (1, 2, 3), 0.3333, about="blue"),
    "times": BoxesTimes("times:7x3", (7, 3), tuple(range(3, 25, 3)), "points"),
    "track": HomeTotal("total:6+2", (6, 2), TRACK),
    "steps": FinalScore("sub:18-4", (18, 4), TRACK, "", (6, 4)),
}
ASKED_COLLECTING: Final[dict[str, Payload]] = {
    "bust": BustCount(1, "count_set:3", (3,), (0, 1, 2, 3, 4), 0.2),
    "more": Compare(1, "diff:9-6", (9, 6), (1, 2, 3, 4, 15), 0.2, about="child"),
    "steps": RoundScore("add:6+12", (12, 6), TRACK, "", (6, 2, 0)),
}


def sit_down(child: Child, edition: str, bots: Sequence[str], seed: int = SEED, **chosen: str) -> Child:
    """Open a table at which this child begins; its bots wait for a tap on "Next". chosen: its way, and its looks."""
    options = {name: chosen.pop(name) for name in OPTIONS if name in chosen}
    child.token = ""
    answer = child.post("/play", edition=edition, bots=list(bots), **options)
    child.game_id = answer.rsplit("/", 1)[1]
    numbers = {name: int(value) for name, value in options.items()}
    setup = queens_collection.deal(edition, 1 + len(bots), Random(seed), numbers)
    child.served.set_deal(child.game_id, replace(setup, first=0))
    child.choose(speed="button", **chosen)
    child.post(f"/table/{child.game_id}/lessons", lessons="end")
    return child


def state_of(child: Child) -> Any:
    """The table of this child, as the game knows it."""
    db = child.served.app.extensions["kidsq"].store.connection()
    stored = games.load(db, child.game_id)
    assert stored
    return current_game.played(db, stored).table


def view_of(child: Child) -> Any:
    """What this child sees, as the game knows it; another process may have played on."""
    current_game._cache.clear()
    return state_of(child).view(child.seat)


def play_until(child: Child, until: Until, seed: int = SEED) -> Child:
    """Let all seats be played by bots, this child's by a bold one, until it sees what is wanted."""
    house, chance = child.served.app.extensions["kidsq"], Random(seed)
    db = house.store.connection()
    ((device,),) = child.served.rows("SELECT device FROM games WHERE id = ?", child.game_id)
    now = Chance("2026-11-20T12:00:00.000Z", house.randomness)
    for _ in range(LONGEST):
        table = state_of(child)
        if until(table.view(0)):
            break
        assert table.mover >= 0, "over before what is wanted came"
        move = _chosen(table.view(table.mover), chance)
        request = turn.Request(db, Visitor(device, None, None), child.game_id, now)
        with request.writing():
            turn.write_ply(request, move, None, bots_ask=False)
    else:
        raise AssertionError("what is wanted never came")
    return child


def _chosen(view: Any, chance: Random) -> Move:
    if view.seat == 0 and getattr(view, "decision", "") == "reveal" and chance.random() < BOLD:
        return view.legal[0]  # type: ignore[no-any-return]
    return queens_collection.choose(("tilo", "dotti", "hugo", "pippa")[view.seat], view, chance)


def is_asked(child: Child, shown: Payload) -> Child:
    """Play this question before the child, as if it had come up."""
    db = child.served.app.extensions["kidsq"].store.connection()
    at, text = "2026-11-20T10:00:00.000Z", payload.to_json(shown)
    ply = state_of(child).ply
    with writing(db):
        questions.ask(db, questions.StoredQuestion(_key(child), child.game_id, ply, 0, None, shown.task, text, at))
    current_game._cache.clear()
    return child


def is_asked_no_more(child: Child) -> Child:
    """As if is_asked() had asked nothing."""
    child.served.rows("DELETE FROM questions WHERE key = ?", _key(child))
    current_game._cache.clear()
    return child


def _key(child: Child) -> str:
    """Of what a test asks at this table."""
    return f"{Random(child.game_id).getrandbits(128):032x}"


def is_over(view: Any) -> bool:
    """Nobody moves any more."""
    over: bool = view.mover < 0
    return over


def decides(decision: str, revealed: int = 0, hand: int = 0, more: Until = bool) -> Until:
    """This child's turn is so far, with so many cards turned up and in its hand at least."""

    def wanted(view: Any) -> bool:
        return bool(
            not is_over(view)
            and view.my_turn
            and view.decision == decision
            and len(view.revealed) >= revealed
            and len(view.hand) >= hand
            and more(view)
        )

    return wanted
