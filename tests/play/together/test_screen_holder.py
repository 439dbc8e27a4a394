"""Two to four people on one screen: a curtain between hands, separate logs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from kidsq.games.record import as_line, header_of
from kidsq.play import current_game

from ..conftest import stacked
from ..playing import Browser


def learners(app: Flask) -> dict[str, str]:
    db = app.extensions["kidsq"].store.connection()
    return {nickname: learner for learner, nickname in db.execute("SELECT id, nickname FROM learners").fetchall()}


def open_for_two(child: Browser, app: Flask, **wanted: object) -> Browser:
    for name, face in (("Mira", "face-1"), ("Leo", "face-2")):
        child.client.post("/players", data={"nickname": name, "face": face})
    return child.open(players=list(learners(app).values()), **wanted)


def test_nothing_of_a_hand_is_shown_before_the_curtain_is_lifted(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic")
    assert child.phase == "curtain"
    assert child.hand == []
    child.post("curtain", ply=child.ply)
    assert child.phase == "turn"
    assert len(child.hand) == 5


def test_the_curtain_falls_again_before_the_other_child(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic")
    child.post("curtain", ply=child.ply)
    mine = child.hand
    child.swap()
    assert child.phase == "curtain"
    assert child.hand == []
    assert child.look().phase == "curtain"
    child.post("curtain", ply=child.ply)
    assert child.hand != mine


# -- what was just done is seen before the curtain falls


@pytest.fixture
def both(child: Browser, app: Flask) -> Callable[..., Browser]:
    """Guests at one tablet; the first holds it, with just this hand."""

    def sit(hand: list[str], edition: str = "first_night", people: int = 2, **dealt: Any) -> Browser:
        child.open(edition=edition, players=["guest"] * people)
        made = stacked(edition, people, hand, **dealt)
        db = app.extensions["kidsq"].store.connection()
        db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), child.game_id))
        current_game._cache.clear()
        child.look().post("curtain", ply=0)
        return child

    return sit


KING_HAND = ["king", "1", "3", "5", "6"]


def test_a_queen_who_wakes_is_seen_before_the_curtain_falls(both: Callable[..., Browser]) -> None:
    child = both(KING_HAND, beds=["moon"])
    child.turn(move="king 0")
    assert child.phase == "watch"
    assert "You wake the Moon Queen!" in child.said
    assert "Is it night already?" in child.said
    assert child.hand == []
    child.go_on()
    assert child.phase == "curtain"


def test_without_scripts_too_and_whoever_comes_later_finds_the_curtain(both: Callable[..., Browser]) -> None:
    child = both(KING_HAND, beds=["moon"])
    assert child.turn(fragment=False, move="king 0").status_code == 303
    child.look()
    assert (child.phase, child.hand) == ("watch", [])
    assert "You wake the Moon Queen!" in child.said
    assert child.post("next", fragment=False, ply=child.ply).status_code == 303
    assert child.look().phase == "curtain"


def test_a_count_is_seen_before_the_curtain_falls(both: Callable[..., Browser]) -> None:
    child = both(["jester", "2", "4", "9", "10"], "classic", next_cards=["2"])
    child.turn(move="jester")
    assert child.phase == "question"
    child.post("answer", key=child.key, answer="1")
    assert child.phase == "watch"
    assert '<ol class="line n2">' in child.shown
    child.go_on()
    assert child.phase == "curtain"


@pytest.mark.parametrize(("laid", "answer"), [("knight 0 moon", "stole"), ("potion 0 moon 0", "slept")])
def test_what_became_of_an_attack_is_seen_before_the_curtain_falls(
    both: Callable[..., Browser], laid: str, answer: str
) -> None:
    child = both(KING_HAND, "classic", 3, others=["knight", "potion", "1", "3", "8"], beds=["moon"])
    child.turn(move="king 0")
    child.post("answer", key=child.key, skip="1")
    child.go_on()
    child.post("curtain", ply=1)
    child.turn(move=laid)
    assert child.phase == "curtain"  # it is told to whom it is meant for
    child.post("curtain", ply=2)
    child.turn(move="allow")
    assert (child.phase, child.hand) == ("watch", [])
    assert f'data-kind="{answer}"' in child.shown


def test_a_plain_discard_hides_nothing_and_waits_for_nothing(both: Callable[..., Browser]) -> None:
    child = both(KING_HAND, beds=["moon"])
    child.swap()
    assert child.phase == "curtain"


def test_each_child_has_a_log_of_its_own(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="first_night")
    for _ in range(40):
        if child.phase == "over":
            break
        child.to_my_turn()
        values = child.hand
        twins = next(((a, b) for a in range(5) for b in range(a + 1, 5) if values[a] == values[b]), None)
        if twins and values[twins[0]].isdecimal():
            child.turn(card=[str(place) for place in twins])
        else:
            child.swap()
    db = app.extensions["kidsq"].store.connection()
    rows = db.execute("SELECT DISTINCT attempts.learner FROM attempts WHERE task = 'pair'").fetchall()
    assert {row[0] for row in rows} == set(learners(app).values())


def test_bots_may_sit_between(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic", bots=["bruno", "tilo"])
    for _ in range(12):
        if child.to_my_turn().phase == "over":
            break
        child.swap()
    assert child.ply >= 12


def test_more_than_five_do_not_fit(child: Browser, app: Flask) -> None:
    answer = child.client.post("/play", data={"players": ["guest"] * 4, "bots": ["bruno", "pippa"]})
    assert answer.status_code == 400
    assert "6" in answer.text


def test_a_total_of_who_does_not_hold_the_screen_keeps_no_friend_waiting(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic", bots=["bruno"])
    made = stacked("classic", 3, ["king", "2", "4", "9", "10"], ["knight", "3", "6", "8", "8"], beds=["moon"])
    db = app.extensions["kidsq"].store.connection()
    db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), child.game_id))
    current_game._cache.clear()
    child.look().to_my_turn().turn(move="king 0")
    child.to_my_turn().turn(move="knight 0 moon")
    child.post("curtain", ply=child.ply)
    child.turn(move="allow")
    assert child.phase == "watch"
    assert 'id="next"' in child.shown
    before = child.ply
    child.go_on()
    assert child.ply != before
