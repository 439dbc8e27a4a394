"""The friends follow a child: up when it wins, down when it loses, and no game throws them far."""

from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidsq.fitting import controller
from kidsq.fitting.controller import Fit
from kidsq.games.sleeping_queens import EDITIONS

STEPS = EDITIONS["classic"].info.ladder.difficulty
seats = st.sampled_from(sorted(controller.MEANT))
games = st.lists(st.booleans(), max_size=60)


def played(won, seats):
    fit = controller.beginning(seats)
    for one in won:
        fit = controller.after(fit, one, STEPS[seats][step(fit, seats)])
    return fit


def step(fit, seats):
    return controller.nearest(controller.wanted(fit, seats), STEPS[seats])


@given(games, seats)
def test_who_has_won_meets_stronger_friends_than_who_has_lost(won, seats):
    fit = played(won, seats)
    difficulty = STEPS[seats][step(fit, seats)]
    better, worse = (controller.after(fit, one, difficulty) for one in (True, False))
    assert better.rating > fit.rating > worse.rating
    assert controller.wanted(better, seats) > controller.wanted(worse, seats)
    assert step(better, seats) >= step(worse, seats)


@given(games, seats)
def test_a_game_is_counted_once_and_the_last_ten_are_remembered(won, seats):
    fit = played(won, seats)
    assert (fit.games, fit.rated, fit.wins) == (len(won), len(won), sum(won))
    assert fit.lately == "".join("1" if one else "0" for one in won[-10:])


@given(games, seats)
def test_what_is_owed_is_given_back_within_bounds(won, seats):
    share = controller.meant(seats)
    chance = controller.next_chance(played(won, seats), seats)
    assert share * controller.HARDEST - 1e-9 <= chance <= share + controller.EASIER + 1e-9
    owed = share * len(won) - sum(won)
    assert (chance - share) * owed >= -1e-9


@given(st.floats(-3, 3), st.booleans(), st.floats(-2, 2))
def test_a_game_apart_moves_the_rating_and_is_not_owed_for(rating, won, difficulty):
    fit = Fit(rating, 4, 3, 2, "101")
    apart, usual = controller.after_apart(fit, won, difficulty), controller.after(fit, won, difficulty)
    assert apart.rating == usual.rating
    assert (apart.rated, apart.games, apart.wins, apart.lately) == (5, 3, 2, "101")


@pytest.mark.parametrize("seats", sorted(controller.MEANT))
def test_a_new_child_begins_in_the_middle_and_wins_a_little_more_than_its_share(seats):
    fit = controller.beginning(seats)
    assert 1 <= step(fit, seats) <= 4
    assert 1 / seats < controller.meant(seats) <= 1 / seats + 0.1
    assert controller.chance(fit.rating, controller.wanted(fit, seats)) == pytest.approx(controller.meant(seats))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("better", [-0.1, 0.3, 0.8])
def test_children_of_any_strength_come_to_win_as_many_as_is_meant(seats, better):
    """Chances are those of a rating here; `kidsq study --friends` has the measured ones."""
    rng, within, rating = Random(seats), 0, better - log(seats - 1)
    for _ in range(300):
        fit = controller.beginning(seats)
        for _ in range(20):
            difficulty = STEPS[seats][step(fit, seats)]
            fit = controller.after(fit, rng.random() < controller.chance(rating, difficulty), difficulty)
        within += abs(fit.wins / 20 - controller.meant(seats)) <= controller.BAND + 1e-9
    assert within > 300 * 0.75
