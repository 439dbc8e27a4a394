"""What friends say of what a child does: they go by what everybody saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.games.sleeping_queens.bots import Say, sides
from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES
from kidsq.games.sleeping_queens.story import Sight

_EVERY: Final = {"you_woke": 2, "you_said": 3}
"""Of so many rounds a friend speaks in one: silence is fine."""


def reply(bots: Sequence[str | None], ply: int, seat: int, sights: Sequence[Sight]) -> tuple[int, Say] | None:
    """Which friend says something of a person's move, by its seat, and what. bots: by seat, None for people.

    Codes: you_woke (queen) · you_said (both sides) · you_blocked (shield).
    """
    friends = [friend for step in range(1, len(bots)) if bots[friend := (seat + step) % len(bots)]]
    say = next(filter(None, map(_of_a_person, sights)), None)
    if say is None or not friends:
        return None
    if say.code == "you_blocked":  # whoever was stopped
        attacker = sights[0].other
        return (attacker, say) if bots[attacker] else None
    rounds = ply // len(bots)
    return (friends[rounds % len(friends)], say) if rounds % _EVERY[say.code] == 0 else None


def _of_a_person(sight: Sight) -> Say | None:
    if sight.kind == "woke":
        return Say("you_woke", (QUEEN_NAMES[sight.queen],))
    if sight.equation is not None and not sight.equation.laying.named:
        return Say("you_said", sides(sight.equation))
    return Say("you_blocked", (CARD_NAMES[sight.cards[0]],)) if sight.kind == "blocked" else None
