"""What a class shows of Tidy up for the Queen beside its tables: a game to carry on, the room, the sunrise."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kidsq.play.current_game import table_at
from kidsq.store.play import games

from ...class_at_laptop import Classroom
from .past import played_on


def begun(room: Classroom, edition: str, plies: int) -> str:
    """A game of Mira that has come so far; she is at the home of her class again."""
    room.sit("Mira", room.begin())
    game = room.play("Mira", edition=edition, bots="" if edition == "solo" else "tilo")
    played_on(room.db, game.game_id, plies)
    return game.game_id


def home(room: Classroom) -> str:
    return unescape(room.tablets["Mira"].get("/class").text)


def test_a_game_to_carry_on_shows_the_figures_of_tidy_boxes_and_no_points_below_nought(room: Classroom) -> None:
    stored = games.load(room.db, begun(room, "coop", 5))
    assert stored is not None
    table = table_at(room.db, stored, stored.plies)
    assert table.points() < 0
    ticket = home(room).split('class="reached"')[1].split("</button>")[0]
    done = re.search(r"(\w+) box(?:es)? done", ticket)
    assert done
    assert ticket.count("#meeple-") == {"one": 1}.get(done[1]) or int(done[1])
    assert 'class="worth"' not in ticket


def test_where_no_box_is_done_a_figure_is_on_its_way(room: Classroom) -> None:
    begun(room, "solo", 1)
    ticket = home(room).split('class="reached"')[1].split("</button>")[0]
    assert "#meeple-yellow-astray" in ticket
    assert "no box done yet" in ticket


@pytest.mark.parametrize(
    ("edition", "plies", "said"),
    [
        ("coop", 5, r"\d box(es)? (is|are) done$"),
        ("solo", 1, "still on their way"),
        ("rivals", 1, "still in their boxes"),
        ("rivals", 40, r"\d points?$"),
    ],
)
def test_the_sunrise_tells_how_far_it_was(room: Classroom, edition: str, plies: int, said: str) -> None:
    begun(room, edition, plies)
    room.post("lesson", act="end", games="sunrise")
    line = home(room).split('class="score-line" data-tell>')[1].split("</p>")[0].strip()
    assert re.search(said, line), line
    assert "-" not in line


def test_the_room_names_the_game_and_who_plays_it(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    room.play("Mira", edition="rivals", bots="tilo")
    live = room.get("live")
    assert "Collect, each alone" in live
    assert "Tilo" in live
