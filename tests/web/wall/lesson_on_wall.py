"""A lesson in which the class plays together: its teacher's browser, its tablets, and a game in which all is known."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from flask.testing import FlaskClient
from play.conftest import stacked
from werkzeug.test import TestResponse
from worlds import signed_in

from kidsq.games.record import as_line, header_of
from kidsq.learning.attempt import Attempt
from kidsq.play import Chance, Visitor, current_game
from kidsq.play.wall import lead
from kidsq.play.wall.requests import AsClass
from kidsq.store.db import times
from kidsq.store.people import adults
from kidsq.store.play import attempts

from ..class_in_lesson import School, Tablet

HAND = ("1", "2", "3", "5", "6")
SUM = {"card": ["1", "2"], "total": "3"}
"""Places in that hand: 2 + 3 = 5."""


@dataclass
class OnWall:
    """A school with a game on the wall of 2b, and a tablet for each of its children."""

    school: School
    teacher: FlaskClient
    game_id: str = ""
    tablets: dict[str, Tablet] = field(default_factory=dict)

    @classmethod
    def made(cls, school: School) -> OnWall:
        (owner,) = adults.all_adults(school.db)
        return cls(school, signed_in(school.app, owner, school.clock()))

    @property
    def address(self) -> str:
        return f"/grown-ups/classes/{self.school.class_id}/wall"

    @property
    def chance(self) -> Chance:
        return Chance(times.text(self.school.clock()), random.Random(3))

    def begin(self, hand: Sequence[str] = HAND, *, edition: str = "first_night", **more: Sequence[str]) -> OnWall:
        self.game_id = lead.begin(self.school.db, self.school.class_id, edition, "bruno", self.chance)
        made = as_line(header_of(stacked(edition, 2, hand, **more)))
        self.school.db.execute("UPDATE games SET header_json = ? WHERE id = ?", (made, self.game_id))
        current_game._cache.clear()
        return self

    def as_class(self) -> AsClass:
        return AsClass(self.school.db, Visitor("laptop"), self.school.class_id, self.game_id, self.chance)

    def sit(self, *names: str) -> OnWall:
        for name in names:
            self.tablets[name] = self.school.tablet().sit(name)
        return self

    def here(self, name: str) -> str:
        """The address of this child's table."""
        return f"/class/wall/{self.game_id}/{self.school.id(name)}"

    def look(self, name: str) -> str:
        answer = self.tablets[name].get(self.here(name))
        assert answer.status_code == 200, answer.status_code
        return answer.text

    def propose(self, name: str, page: str | None = None, **form: Any) -> TestResponse:
        """page: the one from which the form is sent; the present one if there is none."""
        text = page or self.look(name)
        fields = {"ply": found(text, r'data-ply="(\d+)"'), "key": found(text, r'name="key" value="([^"]+)"')}
        fields["over"] = found(text, r'name="over" value="([^"]*)"')
        return self.tablets[name].post(f"{self.here(name)}/turn", **{**fields, **(form or SUM)})

    def log(self, name: str) -> list[Attempt]:
        return attempts.of_learner(self.school.db, self.school.id(name))


def found(text: str, what: str) -> str:
    match = re.search(what, text)
    assert match is not None, what
    return match[1]
