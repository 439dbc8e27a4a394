"""The steps of the friends' strength: fair, by the rules, weak only where the hand hides it."""

from itertools import islice
from random import Random

import pytest
from scale import mostly_in_soak

from games.laying import play
from games.test_bots import decisions
from games.test_views import tables, with_hidden_cards_permuted
from kidsq.cli import main
from kidsq.games import sleeping_queens
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import BOTS, EDITIONS, choose
from kidsq.games.sleeping_queens.cards import QUARREL, QUEEN_NAMES
from kidsq.games.sleeping_queens.personalities import LADDER, personality

STEPS = tuple(LADDER)
FITTING = [name for name, edition in EDITIONS.items() if edition.info.ladder]


def is_openly_poor(view, move) -> bool:
    """A lesser queen taken where everybody sees a better one: a known bed left, or the same court's better queen."""
    edition = EDITIONS[view.edition]
    worth = dict(view.values)
    if not edition.points_count:
        return False
    court = view.courts[view.seat]
    if move.kind in ("king", "wake"):
        known = {bed: queen for bed, queen in view.remembered if QUARREL.get(queen, 0) not in court}
        best = max((worth[queen] for queen in known.values()), default=0)
        if "rose" in (QUEEN_NAMES[queen] for queen in known.values()):
            return False  # she brings a second queen along
        if move.bed in known:
            return worth[known[move.bed]] < best and not wins(view, worth[known[move.bed]])
        least, most = min(edition.queens.values()), max(edition.queens.values())
        return best == most and not wins(view, least)  # a stranger cannot be worth more
    if move.kind in ("knight", "potion"):
        there = [queen for queen in view.courts[move.seat] if QUARREL.get(queen, 0) not in court]
        better = [queen for queen in there if worth[queen] > worth[move.queen]]
        return bool(better) and any(one.kind == move.kind and one.queen in better for one in view.legal)
    return False


def wins(view, points: int) -> bool:
    return len(view.courts[view.seat]) + 1 >= view.goal_queens or (
        view.goal_points is not None and view.points[view.seat] + points >= view.goal_points
    )


def poor(bot: str, games: int, players: int = 2, edition: str = "classic") -> int:
    return sum(
        is_openly_poor(view, move)
        for seed in range(games)
        for _, view, move in decisions(edition, (bot,) * players, seed)
    )


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
def test_no_step_plays_badly_for_all_to_see(step):
    assert poor(step, 30) + poor(step, 10, players=4) == 0


@pytest.mark.thorough
@pytest.mark.parametrize("edition", ["deluxe", "gamefactory", "crossing", "balance", "hundred", "tables", "tables_6_9"])
@pytest.mark.parametrize("step", STEPS)
def test_nor_does_any_in_the_other_editions_with_points(step, edition):
    assert poor(step, 10, edition=edition) + poor(step, 4, players=4, edition=edition) == 0


def test_friends_of_a_name_play_badly_for_all_to_see():
    """The control: the measure sees something."""
    assert poor("dotti", 30) >= 5


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", mostly_in_soak(FITTING, "classic"))
def test_permuting_hidden_cards_never_changes_what_a_step_plays(step, players, edition):
    chance = Random(players)
    for table in islice(tables(edition, players, seed=5), 60):
        if table.mover < 0:
            break
        other = with_hidden_cards_permuted(table, table.mover, chance)
        mine, theirs = (choose(step, one.view(one.mover), Random(3)) for one in (table, other))
        assert mine == theirs


@pytest.mark.parametrize("edition", FITTING)
def test_every_step_plays_by_the_rules(edition):
    for seed in range(2):
        for _, view, move in decisions(edition, (STEPS + STEPS)[seed * 5 : seed * 5 + 5], seed):
            assert move in view.legal


@pytest.mark.parametrize("step", STEPS)
def test_a_step_forgets_no_bed_and_misjudges_nothing(step):
    assert (personality(step).recalls, personality(step).haste) == (1.0, 0.0)


@pytest.mark.parametrize("step", STEPS)
def test_no_step_attacks_a_seat_that_is_spared(step):
    for _, view, move in decisions("classic", (step, step), 4, frozenset((0,))):
        assert view.seat == 0 or move.seat != 0


def test_a_ladder_says_each_step_for_each_number_of_seats():
    ladders = [info.ladder for game in GAMES.values() for info in game.INFO.editions.values() if info.ladder]
    assert ladders
    for ladder in ladders:
        assert len(ladder.bots) == len(ladder.spares) == 10
        for table in (ladder.difficulty, ladder.gentle):
            assert sorted(table) == [2, 3, 4, 5]
            assert all(list(steps) == sorted(steps) and len(steps) == 10 for steps in table.values())
        assert list(ladder.spares) == sorted(ladder.spares, reverse=True)


def test_the_first_games_of_a_child_are_with_friends_as_they_are():
    assert EDITIONS["first_night"].info.ladder is None
    assert set(FITTING) == set(EDITIONS) - {"first_night"}


def test_a_step_has_no_face_and_can_be_simulated(tmp_path, capsys):
    assert not set(STEPS) & set(BOTS)
    assert main(["bots"]) == 0
    assert "fit" not in capsys.readouterr().out
    record = str(tmp_path / "games.jsonl")
    asked = ["--players", "2", "--games", "2", "--seed", "1", "--bots", "fit0,fit9", "--record", record]
    assert main(["simulate", "--edition", "classic", *asked]) == 0
    assert main(["replay", record]) == 0
    assert main(["simulate", "--edition", "first_night", *asked]) == 2


@pytest.mark.thorough
@pytest.mark.parametrize(("lower", "upper"), [("fit3", "fit5"), ("fit5", "fit7"), ("fit7", "fit9")])
def test_a_higher_step_wins_more(lower, upper):
    won = 0
    for seed in range(300):
        rng = Random(seed)
        table = sleeping_queens.start(sleeping_queens.deal("classic", 2, rng))
        while table.mover >= 0:
            bot = (lower, upper)[table.mover]
            play(table, choose(bot, table.view(table.mover), rng).text)
        won += 1 in table.outcome().winners
    assert won > 160
