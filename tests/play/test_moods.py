"""The faces of bots and owl say what is so: who was attacked, counted out, wakes a queen or waits long."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from kidsq.games.contract import Shown
from kidsq.games.sleeping_queens import GAME, read_move
from kidsq.games.sleeping_queens.story import Sight
from kidsq.play import Moment
from kidsq.web.games.sleeping_queens import spoken

from .conftest import Deal
from .playing import Browser


def look(**view):
    seen = {"ply": 7, "players": 2, "active": 0, "edition": "classic", "flipped": 0, **view}
    return SimpleNamespace(outcome=None, held=None, view=SimpleNamespace(**seen))


def moment(text: str, seat: int, *sights: Sight) -> Moment:
    return Moment(6, seat, read_move(text), Shown(sights))


ATTACK = moment("knight 1 moon", 0, Sight("attacked", 0, (12,), 6, -1, 1))
JESTER = moment("jester", 0, Sight("jester", 0, (14,)), Sight("flipped", 0, (2,), other=1))


@pytest.mark.parametrize(
    ("latest", "mood"),
    [
        (ATTACK, "surprised"),
        (JESTER, "surprised"),
        (moment("jester", 0, Sight("flipped", 0, (1,), other=0)), "calm"),
        (moment("knight 0 moon", 1, Sight("attacked", 1, (12,), 6, -1, 0)), "sorry"),
        (moment("king 3", 1, Sight("woke", 1, queen=3, bed=3)), "happy"),
        (moment("block", 1, Sight("blocked", 1, (15,), 6, other=0)), "happy"),
        (moment("allow", 1, Sight("stole", 0, queen=6, other=1)), "sorry"),
        (moment("discard 4", 0, Sight("discarded", 0, (4,))), "calm"),
        (None, "calm"),
    ],
)
def test_bot_shows_what_happened_to_it(latest, mood):
    assert spoken.mood(look(), 1, latest, thinks=False) == mood


def test_bot_on_its_turn_thinks_unless_something_happened_to_it():
    assert spoken.mood(look(), 1, None, thinks=True) == "thinking"
    assert spoken.mood(look(ply=0, edition="first_night"), 1, None, thinks=True) == "thinking"


def test_bots_are_sleepy_at_the_start_of_the_first_night_only():
    moods = [spoken.mood(look(ply=ply, edition=name), 1, None, thinks=False) for name, ply in NIGHTS]
    assert moods == ["sleepy", "calm", "calm"]


NIGHTS = (("first_night", 0), ("first_night", 1), ("classic", 0))


def test_one_at_a_large_table_whose_turn_is_far_away_is_sleepy():
    def moods(players):
        return [spoken.mood(look(players=players), seat, None, thinks=False) for seat in range(1, players)]

    assert moods(4) == ["calm", "sleepy", "calm"]
    assert moods(5).count("sleepy") == 1
    assert "sleepy" not in moods(3)


def test_bot_whom_the_jester_counts_out_is_surprised_at_the_table(child: Browser, deal: Deal) -> None:
    deal(child, ["jester", "1", "2", "6", "9"], next_cards=["2"], bots=["tilo"])
    assert "#friend-tilo-surprised" not in child.shown
    child.turn(move="jester")
    assert "#friend-tilo-surprised" in child.shown


@pytest.mark.parametrize(
    ("phase", "flipped", "held", "mood"),
    [
        ("turn", 0, None, "calm"),
        ("wake", 3, None, "surprised"),
        ("wake", 0, None, "calm"),
        ("defend", 0, None, "surprised"),
        ("over", 0, None, "happy"),
        ("watch", 0, "paused", "sleepy"),
    ],
)
def test_owl_feels_with_the_child(phase, flipped, held, mood):
    seen = look(flipped=flipped)
    seen.held = held
    assert spoken._owl_mood(seen, phase) == mood


def test_no_face_gives_away_whom_a_friends_jester_reaches_while_the_child_may_guess(
    child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turned_up in ("2", "3"):  # it reaches Pippa, then the child
        deal(child, ["2", "4", "4", "9", "10"], others=["jester"], next_cards=["6", turned_up], bots=["bruno", "pippa"])
        child.swap()
        monkeypatch.setattr(GAME, "choose", lambda *args, **kwargs: read_move("jester"))
        child.go_on()
        assert "Who will it be?" in child.said
        assert "-surprised" not in child.shown
