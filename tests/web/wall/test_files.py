"""What a child has proposed for its class is in its files, under its random name, and in nobody else's."""

from __future__ import annotations

import csv
import io
import zipfile

import pytest

from kidsq.games.record import BrokenLine, replay
from kidsq.games.registry import GAMES
from kidsq.maintenance.check import check
from kidsq.play.wall import lead

from .lesson_on_wall import OnWall


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_a_childs_files_hold_what_it_has_proposed_and_nobody_elses(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    wall.propose("Mira")
    wall.propose("Leo", move="discard 6")
    lead.lay(wall.as_class(), "0", "discard 2+3=5", "lay")
    child = f"/grown-ups/children/{wall.school.id('Mira')}/export"
    (row,) = rows(wall.teacher.get(f"{child}/proposals").text)
    assert (row["said"], row["kind"], row["ply"], row["laid"], row["late"]) == ("discard 2+3=5", "move", "0", "1", "0")
    assert (row["learner"], row["game_id"]) == (wall.school.id("Mira"), wall.game_id)
    (attempt,) = rows(wall.teacher.get(f"{child}/csv").text)
    assert '"table":"class"' in attempt["presented"]
    assert (attempt["task"], attempt["game_id"]) == ("own_sum", wall.game_id)
    archive = zipfile.ZipFile(io.BytesIO(wall.teacher.get(f"{child}/zip").data))
    assert rows(archive.read("proposals.csv").decode()) == [row]
    assert wall.school.id("Leo") not in "".join(archive.read(one).decode() for one in archive.namelist())


def test_the_zip_holds_the_game_of_the_class_as_a_record_that_replays(wall: OnWall) -> None:
    wall.begin().sit("Mira")
    wall.propose("Mira")
    lead.lay(wall.as_class(), "0", "", "lay")
    child = f"/grown-ups/children/{wall.school.id('Mira')}/export/zip"
    place = f"games/class-{wall.game_id[:8]}.txt"
    assert place not in zipfile.ZipFile(io.BytesIO(wall.teacher.get(child).data)).namelist()  # it still goes on
    lead.end(wall.school.db, wall.school.class_id, wall.chance, wall.game_id)
    record = zipfile.ZipFile(io.BytesIO(wall.teacher.get(child).data)).read(place).decode()
    with pytest.raises(BrokenLine, match="ends in the middle of a game"):  # as those do that a lesson ends
        list(replay(io.StringIO(record), GAMES))
    assert record.count("\n") == 2
    assert '"discard 2+3=5"' in record
    assert check(wall.school.db) == []


def test_a_class_s_file_has_names_only_where_they_are_asked_for(wall: OnWall) -> None:
    wall.begin().sit("Mira", "Leo")
    for name in ("Mira", "Leo"):
        wall.propose(name)
    files = f"/grown-ups/classes/{wall.school.class_id}/export/proposals"
    assert "Mira" not in wall.teacher.get(files).text
    named = rows(wall.teacher.get(f"{files}?name=1").text)
    assert sorted(row["nickname"] for row in named) == ["Leo", "Mira"]
    told = rows(wall.teacher.get(f"{files}-codebook").text)
    assert [row["column"] for row in told] == [column for column in named[0] if column != "nickname"]
    assert wall.teacher.get(f"{files}?from=2099-01-01").text.count("\n") == 1
