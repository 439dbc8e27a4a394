"""How strong the friends of a table are: settled when it is opened, kept with the game, and reckoned from such games.

What is kept with a game says which step plays there, and how difficult everybody's opponents are. Together with how it
ended that is all a child's rating is made of, so nothing else is stored: each game counts once, whatever was sent
twice or broken off, it is a guest's until a child says that it was the guest, and it goes with the child.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from kidsq.classroom import restrictions
from kidsq.fitting import controller
from kidsq.fitting.controller import Fit
from kidsq.games.contract import Ladder
from kidsq.games.registry import edition_info, offered
from kidsq.play.screen_holder import FIT, settings_in
from kidsq.store.db.session import Session
from kidsq.store.play import fitted
from kidsq.store.play.games import StoredGame, StoredSeat

REMEMBERED: Final = 40
"""So many games back: what was long ago tells nothing of a child who has grown."""
STEP: Final = "step"
MET: Final = "met"
GENTLE: Final = "gentle"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a child stands at tables of so many seats of a game. edition: one of that game.

    step: of so many steps, from 0, at which the friends of its next game would play, if they are not gentle.
    """

    edition: str
    seats: int
    fit: Fit
    step: int
    steps: int


def ladder_of(edition: str) -> Ladder | None:
    """How the friends of this edition can fit; None: they play as named."""
    info = edition_info(edition)
    return info.ladder if info else None


def can_fit(edition: str) -> bool:
    """True if the friends of this edition play about as well as a child, unless an adult wants it otherwise."""
    return ladder_of(edition) is not None


def kept_with(
    db: Session, device: str | None, game: str, edition: str, seats: Sequence[StoredSeat], *, gentle: bool
) -> dict[str, object]:
    """What a new game of these people keeps of its friends' strength; nothing where they play as named.

    Of several people, the friends take the mean of what each should have. Where they are gentle, hardly any step can
    be strong enough, and a child shall not owe for it: such games, and those of several, move its rating alone.
    """
    people, ladder = [seat for seat in seats if seat.kind != "bot"], ladder_of(edition)
    if ladder is None or len(people) == len(seats):
        return {}
    rules = restrictions.together(db, [seat.learner for seat in people if seat.learner])
    gently = gentle or rules.gentle
    steps = (ladder.gentle if gently else ladder.difficulty).get(len(seats))
    if steps is None or not rules.fitting:
        return {}
    fits = {seat.seat: fit_of(db, seat.learner, device, game, len(seats)) for seat in people}
    wanted = sum(controller.wanted(fit, len(seats)) for fit in fits.values()) / len(fits)
    step = controller.nearest(wanted, steps)
    kept: dict[str, object] = {STEP: step, MET: _met(fits, steps[step], len(seats))}
    return {FIT: {**kept, GENTLE: True} if gently else kept}


def _met(fits: Mapping[int, Fit], friends: float, seats: int) -> dict[str, float]:
    """By seat of each person, how difficult its opponents are, the other people among them, on average."""
    # Among equals each wins one game in so many as there are seats: so difficult is somebody of rating R.
    people = {seat: fit.rating + log(seats - 1) for seat, fit in fits.items()}
    met = {}
    for seat in fits:
        others = [difficulty for other, difficulty in people.items() if other != seat]
        met[str(seat)] = round((sum(others) + friends * (seats - len(fits))) / (seats - 1), 3)
    return met


def fit_of(db: Session, learner: str | None, device: str | None, game: str, seats: int) -> Fit:
    """What is known of a child's strength in a game at tables of so many seats; without a child, of the guest here."""
    if learner is not None:
        ended = fitted.of_child(db, learner, game, seats, REMEMBERED)
    else:
        ended = fitted.of_guest(db, device, game, seats, REMEMBERED) if device is not None else []
    fit = controller.beginning(seats)
    for one in ended:
        kept = _kept(settings_in(one.settings_json))
        met = kept.get(MET)
        difficulty = met.get(str(one.seat)) if isinstance(met, dict) else None
        if isinstance(difficulty, int | float):
            counts = one.people == 1 and not kept.get(GENTLE)
            move = controller.after if counts else controller.after_apart
            fit = move(fit, one.seat in _winners(one.result_json), difficulty)
    return fit


def play_as_well(db: Session, learner: str) -> bool:
    """True unless an adult wants the friends of this child to play as named."""
    return restrictions.restrictions_of(db, learner).fitting


def meant(seats: int) -> tuple[float, float]:
    """The shares of games between which a child is meant to win."""
    return controller.meant(seats) - controller.BAND, controller.meant(seats) + controller.BAND


def standings(db: Session, learner: str) -> list[Standing]:
    """How a child stands in each game, at tables of each size at which it has played alone with fitting friends."""
    found = []
    for game in offered():
        edition = next((code for code in game.INFO.editions if can_fit(code)), None)
        ladder = ladder_of(edition) if edition is not None else None
        if edition is None or ladder is None:
            continue
        for seats, steps in sorted(ladder.difficulty.items()):
            fit = fit_of(db, learner, None, game.INFO.code, seats)
            if fit.games:
                step = controller.nearest(controller.wanted(fit, seats), steps)
                found.append(Standing(edition, seats, fit, step, len(steps)))
    return found


def step_of(stored: StoredGame) -> int | None:
    """The step at which the friends of this game play; None: as named."""
    step = _kept(settings_in(stored.settings_json)).get(STEP)
    if not isinstance(step, int):
        return None
    ladder = ladder_of(stored.edition)
    return step if ladder is not None and 0 <= step < len(ladder.bots) else None


def _kept(settings: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = settings.get(FIT, {})
    return found


def _winners(result_json: str) -> Sequence[Any]:
    try:
        line = json.loads(result_json)
    except (ValueError, RecursionError):
        return ()
    result = line.get("result") if isinstance(line, dict) else None
    winners = result.get("winners") if isinstance(result, dict) else None
    return winners if isinstance(winners, list) else ()
