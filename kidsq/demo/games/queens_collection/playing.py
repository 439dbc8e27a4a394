"""How a simulated child plays The Queen's Collection."""

from __future__ import annotations

from typing import Final

from kidsq.demo.sitting import Sitting
from kidsq.games.queens_collection import TidyingView, View, choose
from kidsq.games.queens_collection.tidying.advice import best_help
from kidsq.learning.hints import MOST
from kidsq.play import NewGame, TurnForm, ask_owl, look, take_turn

SHARE: Final = 0.2
BOTS: Final = ("pippa", "fenna", "hugo")
"""Those a simulated class plays with."""
MATES: Final = ("dotti", "bruno", "hugo", "pippa")
"""As which friends children play, each always as one of them."""
ALONE: Final = 0.1
AGAINST: Final = 0.25
"""Of these games."""
HARDER: Final = 0.3
"""So often a child that has played a while chooses three places a box."""
LONG_AGO: Final = 6


def wanted(at: Sitting, games_before: int) -> NewGame:
    """Mostly tidying up together, with two places a box to begin with."""
    chance = at.rng.random()
    if chance < ALONE:
        return NewGame("solo", (), (at.learner,))
    if chance < ALONE + AGAINST:
        return NewGame("rivals", ("bruno",), (at.learner,), gentle=True)
    harder = games_before > LONG_AGO and at.rng.random() < HARDER
    options = {"fields": "3"} if harder else {}
    return NewGame("coop", (at.rng.choice(BOTS),), (at.learner,), options=options)


def decide(at: Sitting, game_id: str, view: View) -> None:
    """What glows, if anything does; else what this child sees by itself."""
    head, rng = at.head, at.rng
    if rng.random() < head.hints:
        ask_owl(at.here(game_id, 2), str(view.ply), "", False)
    level = look(at.here(game_id)).help.level
    move = choose(MATES[sum(map(ord, at.learner)) % len(MATES)], view, rng)
    if level >= MOST and isinstance(view, TidyingView) and (best := best_help(view)):
        move = best.move
    thinking = head.pace * rng.lognormvariate(1.0, 0.4)
    form = TurnForm(str(view.ply), at.chance(thinking).new_id(), {"move": (move.text,)})
    take_turn(at.here(game_id, 1), form, at.took(thinking))
