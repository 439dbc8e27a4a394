"""How games end: who has won, what each partner brought, what all have reached, and confetti only for a child's win."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import BROWSER, db_of

from kidsq.games import queens_collection
from kidsq.games.record import header_of, result_of
from kidsq.games.simulation import Simulation, simulate
from kidsq.learning.payload import FinalScore, to_json
from kidsq.store.db.database import writing
from kidsq.store.play import games, questions
from kidsq.store.play.games import StoredSeat

AT = "2026-11-20T10:00:00.000Z"
FRIENDS = ("bruno", "dotti", "tilo")
SEEDS = range(1, 200)
FALLS = 'class="over-panel mine"'
"""Of the last page on which confetti falls."""


def end_of(
    app: Flask,
    edition: str,
    players: int,
    ends: Callable[[Any], bool],
    *,
    people: int = 1,
    rounds: int = 1,
    by_chance: bool = False,
) -> tuple[Any, str]:
    """The first of many games that ends like this: its outcome, and the last page for who sits on the first seats."""
    outcome, client, path = ended(app, edition, players, ends, people=people, rounds=rounds, by_chance=by_chance)
    return outcome, client.get(path).text


def ended(
    app: Flask,
    edition: str,
    players: int,
    ends: Callable[[Any], bool],
    *,
    people: int = 1,
    by_chance: bool = False,
    **chosen: int,
) -> tuple[Any, FlaskClient, str]:
    """The same: its outcome, the browser of who sits on the first seats, and where its last page is."""
    bots = () if by_chance else ("tilo",)
    wanted = [Simulation(queens_collection.GAME, edition, players, 1, seed, bots, chosen) for seed in SEEDS]
    whole = next(game for one in wanted for game in simulate(one) if ends(game.outcome))
    game_id, db = uuid4().hex, db_of(app)
    seats = [StoredSeat(seat, "guest") for seat in range(people)]
    seats += [StoredSeat(seat, "bot", bot=FRIENDS[seat - people]) for seat in range(people, players)]
    with writing(db):
        games.create(
            db,
            game_id=game_id,
            game="queens_collection",
            edition=edition,
            header_json=json.dumps(header_of(whole.setup)),
            device=BROWSER,
            seats=seats,
            at=AT,
        )
        for number, ply in enumerate(whole.plies):
            games.append_ply(db, game_id, number, ply.seat, ply.move, ply.shuffles, None, AT)
        games.finish(db, game_id, json.dumps(result_of(whole.outcome)), AT)
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie["device"] = BROWSER
    return whole.outcome, client, f"/table/{game_id}"


def title(page: str) -> str:
    return re.findall(r"<h2>([^<]*)</h2>", page)[0]


def line(page: str) -> str:
    return re.findall(r'<p class="end-line">([^<]*)</p>', page)[0]


def parts(page: str, kind: str) -> list[str]:
    """What the last page has of each seat or team, as its HTML."""
    (whole,) = re.findall(rf'<ul class="{kind}">(.*?)</ul>', page, re.DOTALL)
    return re.split(r"(?=<li)", whole)[1:]


def told(part: str) -> str:
    """The words and numbers of a part."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", part)).split())


def sums(page: str) -> list[str]:
    """What each team has together, as it is written."""
    return [told(one) for one in parts(page, "team-points")]


def test_a_child_that_wins_among_rivals_hears_so_and_wears_the_crown(app: Flask) -> None:
    outcome, page = end_of(app, "rivals", 2, lambda outcome: outcome.winners == (0,))
    assert (title(page), line(page)) == ("You won!", "What a full collection!")
    assert FALLS in page
    assert "#hostess-smiles" in page
    mine, friends = parts(page, "reckoning")
    assert ("#crown" in mine, "#crown" in friends) == (True, False)
    assert "#cookie" not in page
    assert [told(mine).split()[-1], told(friends).split()[-1]] == [str(points) for points in outcome.points]


def test_a_child_that_loses_among_rivals_hears_who_won_and_what_it_has_and_nothing_falls(app: Flask) -> None:
    _outcome, page = end_of(app, "rivals", 2, lambda outcome: outcome.winners == (1,))
    assert title(page) == "Bruno won this time."
    assert re.fullmatch(r"You won (a|\d+) whole box(es)?!|\d+ meeples? came along with you\.", line(page))
    assert FALLS not in page
    assert "#hostess-hopes" in page
    mine, friends = parts(page, "reckoning")
    for prize in ("#crown", "#cookie"):  # who has won shares
        assert (prize in mine, prize in friends) == (False, True)


@pytest.mark.parametrize("winner", [0, 1])
def test_of_two_children_at_one_screen_the_one_who_won_is_named(app: Flask, winner: int) -> None:
    _outcome, page = end_of(app, "rivals", 2, lambda outcome: outcome.winners == (winner,), people=2)
    assert title(page) == f"Player {winner + 1} won!"
    assert line(page) == "What a full collection!"


def test_rivals_who_share_the_win_share_the_crown(app: Flask) -> None:
    _outcome, page = end_of(app, "rivals", 3, lambda outcome: len(outcome.winners) == 2 and 0 in outcome.winners)
    assert title(page) == "You share the win!"
    assert FALLS in page
    assert ["#crown" in one for one in parts(page, "reckoning")].count(True) == 2


@pytest.mark.parametrize("rounds", [1, 4])
def test_a_team_that_wins_hears_so_and_sees_what_each_of_its_two_has_brought(app: Flask, rounds: int) -> None:
    outcome, page = end_of(
        app, "teams", 4, lambda outcome: outcome.winners == (0, 2) and min(outcome.points) >= 0, rounds=rounds
    )
    assert (title(page), line(page)) == ("Your team won!", "What a full collection!")
    assert FALLS in page
    assert "#hostess-smiles" in page
    me, bruno, dotti, tilo = outcome.points
    assert sums(page) == [f"{me} + {dotti} = {me + dotti}", f"{bruno} + {tilo} = {bruno + tilo}"]
    assert ["best" in one for one in parts(page, "team-points")] == [True, False]
    assert ["#crown" in one for one in parts(page, "reckoning")] == [True, False, True, False]


def test_a_team_that_loses_hears_both_winners_and_nothing_falls(app: Flask) -> None:
    _outcome, page = end_of(app, "teams", 4, lambda outcome: outcome.winners == (1, 3))
    assert title(page) == "Bruno and Tilo won this time."
    assert FALLS not in page
    assert "#hostess-hopes" in page
    assert ["best" in one for one in parts(page, "team-points")] == [False, True]
    for prize in ("#crown", "#cookie"):
        assert [prize in one for one in parts(page, "reckoning")] == [False, True, False, True]


def test_two_children_against_each_other_in_teams_see_confetti_for_the_one_who_won(app: Flask) -> None:
    _outcome, page = end_of(app, "teams", 4, lambda outcome: outcome.winners == (1, 3), people=2)
    assert FALLS in page
    assert ["#crown" in one for one in parts(page, "reckoning")] == [False, True, False, True]


@pytest.mark.parametrize("below", [(True, False), (False, True), (True, True)])
def test_what_a_partner_below_zero_has_cost_is_taken_off(app: Flask, below: tuple[bool, bool]) -> None:
    outcome, page = end_of(
        app,
        "teams",
        4,
        lambda outcome: (outcome.points[0] < 0, outcome.points[2] < 0) == below,
        by_chance=True,
    )
    more, less = sorted((outcome.points[0], outcome.points[2]), reverse=True)
    first = f"− {-more}" if more < 0 else str(more)
    both = more + less
    assert sums(page)[0] == f"{first} − {-less} = {'−' if both < 0 else ''}{abs(both)}"


@pytest.mark.parametrize(("answer", "ticks"), [("7", 1), ("6", 0)])
def test_only_a_right_answer_to_a_step_of_the_score_has_a_tick(app: Flask, answer: str, ticks: int) -> None:
    _outcome, client, path = ended(app, "coop", 2, lambda outcome: outcome.ending == "all_passed")
    step = FinalScore("sub:12-5", (12, 5), tuple(range(1, 25)), "", (4, 5))
    asked = questions.StoredQuestion("a" * 32, path.split("/")[2], 0, 0, None, step.task, to_json(step), AT)
    with writing(db_of(app)):
        questions.ask(db_of(app), asked)
    page = client.get(path).text
    token = re.findall(r'name="csrf_token" value="([^"]*)"', page)[0]
    sent = {"csrf_token": token, "key": "a" * 32, "answer": answer, "ply": "0"}
    told_now = client.post(f"{path}/answer", data=sent, follow_redirects=True).text
    (lines,) = re.findall(r'<ol class="sum-lines">(.*?)</ol>', told_now, re.DOTALL)
    assert "12 − 5 = 7" in lines
    assert lines.count("#icon-tick") == ticks


@pytest.mark.parametrize("fields", [2, 3])
def test_the_last_page_tells_the_numbers_of_which_the_score_is_reckoned(app: Flask, fields: int) -> None:
    outcome, client, path = ended(
        app, "coop", 2, lambda one: one.ending == "all_passed" and one.points[0] >= 0, fields=fields
    )
    page = client.get(path).text
    home, boxes, points = (int(told(one).split()[0]) for one in parts(page, "end-facts"))
    (visiting,) = map(int, re.findall(r"\d+", line(page)))
    assert home + visiting == sum(map(len, outcome.boxes))
    assert 3 * boxes - visiting == points == outcome.points[0]
    assert "".join(parts(page, "end-boxes")).count("#icon-tick") == boxes
