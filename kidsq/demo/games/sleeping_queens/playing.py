"""How a simulated child plays Sleeping Queens."""

from __future__ import annotations

from typing import Final

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import group_of
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import skill_of
from kidsq.demo.sitting import FIRST_GAMES, Sitting
from kidsq.games.sleeping_queens import EDITIONS, Move, View, choose
from kidsq.games.sleeping_queens.cards import is_number
from kidsq.play import NewGame, TurnForm, ask_owl, look, take_turn

SHARE: Final = 0.8
BOTS: Final = ("bruno", "pippa", "fenna", "tilo")
"""Those a simulated class plays with; the second decides for the child."""
GUIDED_BY: Final = 4
"""From this help on the child sees which cards make the sum."""


FARTHER: Final = 0.6
"""Of the games of a child who practises what is beyond ten, how many are of an edition of it."""
NOTICES: Final = 0.6
"""How often it sees that some of its cards belong together there."""


def editions_of(field: Field) -> tuple[str, ...]:
    """The editions in which friends ask for facts of this field."""
    return tuple(name for name, one in EDITIONS.items() if {group_of(skill) for skill in one.info.practises} == {field})


def wanted(at: Sitting, games_before: int) -> NewGame:
    """The first edition, later also the classic one; of some children one beyond ten."""
    beyond = [name for field in at.head.beyond for name in editions_of(field)]
    if beyond and games_before >= FIRST_GAMES and at.rng.random() < FARTHER:
        return NewGame(at.rng.choice(beyond), ("bruno",), (at.learner,), gentle=True)
    if games_before < FIRST_GAMES or at.rng.random() < 0.5:
        return NewGame("first_night", ("bruno",), (at.learner,), gentle=True)
    return NewGame("classic", tuple(at.rng.sample(BOTS, 1 + (at.rng.random() < 0.3))), (at.learner,))


def decide(at: Sitting, game_id: str, view: View) -> None:
    """A sum, if the child sees one; else what a friend would do."""
    farther = EDITIONS[view.edition].arithmetic is not SUMS
    if view.decision == "turn" and (_lays_what_it_sees if farther else _says_a_sum)(at, game_id, view):
        return
    move = choose(BOTS[1], view, at.rng)
    if move.is_said:  # seen by a bot, not by this child
        move = next((one for one in view.legal if one.discard == "single"), move)
    thinking = at.head.pace * at.rng.lognormvariate(0.8, 0.4)
    form = TurnForm(str(view.ply), at.chance(thinking).new_id(), {"move": (move.text,)})
    take_turn(at.here(game_id, 1), form, at.took(thinking))


def _lays_what_it_sees(at: Sitting, game_id: str, view: View) -> bool:
    """The child lays cards that belong together, if it sees some."""
    seen = [move for move in view.legal if move.is_said]
    if not seen or at.rng.random() > NOTICES:
        return False
    move = at.rng.choice(seen)
    seconds = at.head.takes(4.0)
    form = TurnForm(str(view.ply), at.chance(seconds).new_id(), {"move": (move.text,)})
    take_turn(at.here(game_id, 1), form, at.took(seconds))
    return True


def _says_a_sum(at: Sitting, game_id: str, view: View) -> bool:
    """The child says a sum of its hand, if it sees one; false when it looks for something else to do."""
    sums = [move for move in view.legal if move.is_said]
    head, rng = at.head, at.rng
    if rng.random() < head.hints * (1.0 if sums else 0.3):
        for _ in range(rng.randint(1, 3)):
            ask_owl(at.here(game_id, 2), str(view.ply), "", False)
    if not sums:
        return False
    level = look(at.here(game_id)).help.level
    place = head.sees([move.cards[:-1] for move in sums], rng, guided=level >= GUIDED_BY)
    if place is None:
        return False
    move = sums[place]
    claimed, seconds = _total_of(at, view, move, level)
    form = TurnForm(str(view.ply), at.chance(seconds + 2).new_id(), {"move": (_claim(move, claimed),)})
    take_turn(at.here(game_id, 1), form, at.took(seconds + 2, tries=rng.randint(0, 1)))
    head.practised(skill_of(move.cards[:-1]))
    return True


def _claim(move: Move, claimed: int) -> str:
    return "discard " + "+".join(map(str, move.cards[:-1])) + f"={claimed}"


def _total_of(at: Sitting, view: View, move: Move, level: int) -> tuple[int, float]:
    """The card that the child takes for the total, and the seconds it took."""
    addends, truth = move.cards[:-1], move.cards[-1]
    left = [card for card in view.hand if is_number(card)]
    for card in addends:
        left.remove(card)
    if level > GUIDED_BY or len(set(left)) == 1:
        return truth, 3.0
    total, seconds = at.head.says(addends, sorted(set(left)))
    return (total if total in left else at.rng.choice(left)), seconds
