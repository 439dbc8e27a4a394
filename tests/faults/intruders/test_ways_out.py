"""A child taps everything on a class's tablet, whatever the lesson does meanwhile: nothing leads out of the class."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from flask import Response, request
from scale import SOAK, few
from web.class_in_lesson import School, school_in
from werkzeug.test import TestResponse

from kidsq.store.classroom import lessons, raised_hands, sittings
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.web.http import tablets

from ..fingers import Page, Tap
from ..house import sound

TAPS = 150 * SOAK
INSIDE = re.compile(
    r"/class(/|$)|/c(/|$)|/table/\w{32}|/(castle|garden|gallery|royal)/\w{32}$|/royal/[\w-]+\.svg|/gallery/\w{32}/\w+$|/castle/\w{32}/visit/[\w-]+$|/rules(/|$)|/cards$|/language$"
)
SEAT = re.compile(r'id="table"[^>]* data-seat="(\d)"')
ROOMS = ("classroom.", "class_home.", "lobby.", "table.")
HAPPENINGS = "pause go go go last more more end begin begin hand hand ask ask ask idle gone".split()
NOT_TAPPED = {
    "table.answer",  # whether a bot asks is a matter of chance
    "class_home.again",  # where a reload lands
    "table.counted",  # by a script, in a picture of help
    "table.without",  # after long waiting alone; tests/play has it
}


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    made = school_in(tmp_path)
    yield made
    made.app.extensions["kidsq"].store.close_all()


class Walk:
    """Mira's tablet, on which somebody taps at random; Leo's beside it; and what else happens in a lesson."""

    def __init__(self, school: School, seed: int) -> None:
        self.school, self.rng = school, random.Random(seed)
        self.mine, self.leos = school.tablet(), school.tablet().sit("Leo")
        self.mine.get(f"/c/{school.lesson.code}")
        with self.mine.client.session_transaction() as cookie:
            cookie.setdefault("device", "mira's tablet".ljust(32, "."))
            self.device = cookie["device"]
        self.text, self.path, self.visited, self.tapped = "", "", set[str](), Counter[str]()
        school.app.before_request_funcs.setdefault(None, []).insert(0, self._note)
        self.open(Tap("GET", f"/c/{school.lesson.code}"))
        self.open(Tap("GET", "/c"))

    def _note(self) -> None:
        self.visited.add(request.endpoint or "")

    @property
    def sitting(self) -> set[str]:
        found = sittings.sitting_at(self.school.db, self.device, self.school.clock())
        return {one.learner for one in found}

    def known(self) -> dict[str, list[str]]:
        """What a child might write: sometimes the right thing, for it has a card."""
        numbers = [self.school.keys(name).number for name in ("Mira", "Noa")]
        return {
            "code": ["zzzzzz", self.school.lesson.code, self.school.lesson.code],
            "number": [*numbers, *numbers, "1234", ""],
            "name": ["Ms Keller"],
            "passphrase": ["please please", "sesame open"],
        }

    def step(self) -> None:
        if self.rng.random() < 0.12:
            self.something_happens()
        page = Page(self.text)
        taps = page.taps(self.rng, self.known())
        assert taps or self.path.startswith("/table/"), self.path
        self.open(self.choose(taps) if taps and self.rng.random() < 0.98 else Tap("GET", "/class"))

    def choose(self, taps: list[Tap]) -> Tap:
        """What has been tapped least often is the most tempting."""
        kinds = [re.sub(r"\w{32}|\?.*", "", tap.address) for tap in taps]
        (number,) = self.rng.choices(range(len(taps)), [1 / (1 + self.tapped[kind]) for kind in kinds])
        self.tapped[kinds[number]] += 1
        return taps[number]

    def send(self, ending: str) -> None:
        """The form of this page whose address ends so."""
        (form,) = (form for form in Page(self.text).forms if form.action.endswith(ending))
        self.open(form.filled(self.rng, {}))

    def open(self, tap: Tap) -> None:
        lines = {"HX-Request": "true"} if tap.by_script else {}
        data = dict(tap.fields) if tap.method == "POST" else None
        answer = self.mine.client.open(tap.address, method=tap.method, data=data, headers=lines, follow_redirects=True)
        if "HX-Redirect" in answer.headers:
            answer = self.mine.get(answer.headers["HX-Redirect"], follow_redirects=True)
        self.look(tap, answer)
        if answer.status_code == 204:
            return
        self.text, self.path = answer.text, answer.request.path

    def look(self, tap: Tap, answer: TestResponse) -> None:
        """Nothing of others is on this page, and it is one of the class."""
        sound(answer)
        path = answer.request.path
        assert INSIDE.match(path), (tap, path)
        for word in (r"\bZoe\b", ">3a<", "Keller</", self.school.id("Zoe"), self.school.other_class):
            assert not re.search(word, answer.text), (tap, path, word)  # a token may have three such letters in it
        if (
            path.startswith(("/castle/", "/garden/", "/gallery/", "/royal/"))
            and answer.mimetype == "text/html"
            and answer.status_code == 200
        ):
            assert path.split("/")[2] in self.sitting
        if path.startswith("/table/") and (seat := SEAT.search(answer.text)):
            assert self.learner_at(path.split("/")[2], int(seat[1])) in self.sitting, (tap, path)

    def learner_at(self, game: str, seat: int) -> str:
        query = "SELECT learner FROM seats WHERE game_id = ? AND seat = ?"
        return self.school.db.execute(query, (game, seat)).fetchone()[0]

    # -- what others do meanwhile

    def something_happens(self) -> None:
        school, at = self.school, times.text(self.school.clock())
        lesson = lessons.latest(school.db, school.class_id)
        assert lesson is not None
        what = self.rng.choice(HAPPENINGS)
        with writing(school.db) as db:
            match what:
                case "pause":
                    lessons.pause(db, lesson.id, at)
                case "last":
                    lessons.say_last_game(db, lesson.id, at)
                case "end" if self.rng.random() < 0.3:
                    lessons.end(db, lesson.id, at)
                case "hand":
                    for hand in raised_hands.up_in(db, school.class_id):
                        raised_hands.let_in(db, school.class_id, hand.id, "g" * 32, at)
        if what == "ask":
            self.leo_asks()
        elif what in ("idle", "gone"):
            school.clock.pass_by(minutes=6 if what == "idle" else 31)
        if what in ("go", "more", "begin", "gone"):
            with writing(school.db) as db:
                lessons.go_on(db, lesson.id, times.text(school.clock()))
                lessons.take_back_last_game(db, lesson.id)
                school.lesson = lessons.begin(db, school.class_id, school.clock())

    def leo_asks(self) -> None:
        if self.sitting and self.school.lesson.is_open(self.school.clock()):
            self.leos.sit("Leo")
            self.leos.client.post("/class/friends", data={"friend": [*self.sitting]})


@pytest.mark.parametrize("seed", few(range(3), 0))
def test_nothing_that_can_be_tapped_leads_out_of_the_class(school: School, seed: int) -> None:
    walk = Walk(school, seed)
    walk.open(Tap("POST", "/c", {"code": [school.lesson.code]}))  # before it, this is a browser at home
    for _ in range(TAPS):
        walk.step()
    assert school.db.execute("SELECT count(*) FROM tablets WHERE device = ?", (walk.device,)).fetchone() == (1,)


def with_a_way_out(answer: Response) -> Response:
    if answer.mimetype == "text/html":
        answer.set_data(answer.get_data().replace(b"</body>", b'<a href="/ways">Out</a></body>'))
    return answer


@pytest.mark.parametrize("guard", [True, False])
def test_a_way_out_on_a_page_leads_back_and_without_the_guard_it_is_found(school: School, guard: bool) -> None:
    """The control: what the walk could not notice would be worth little."""
    walk = Walk(school, 7)
    walk.open(Tap("POST", "/c", {"code": [school.lesson.code]}))
    school.app.after_request_funcs.setdefault(None, []).append(with_a_way_out)
    if not guard:
        school.app.before_request_funcs[None].remove(tablets._guard)
    with nullcontext() if guard else pytest.raises(AssertionError, match="/ways"):
        for _ in range(60):
            walk.step()
    assert walk.tapped["/ways"], "nobody has tapped there"


@pytest.mark.full
def test_such_a_walk_comes_everywhere(school: School) -> None:
    """Every address of a class's tablet is met, or the test above would be worth little."""
    walk = Walk(school, 11)
    walk.mine.sit("Mira", "Noa")
    walk.open(Tap("POST", "/class/play"))
    walk.send("/curtain")
    walk.mine.post("/class/done", learner=school.id("Noa"))
    walk.open(Tap("POST", "/class/friends", {"friend": [school.id("Leo")]}))
    walk.send("/start")
    school.clock.pass_by(minutes=6)
    walk.open(Tap("GET", re.sub(r"/start$", "", walk.path)))
    walk.send("/still")
    rules = school.app.url_map.iter_rules()
    wanted = {rule.endpoint for rule in rules if rule.endpoint.startswith(ROOMS)} - NOT_TAPPED
    for _ in range(6_000):
        walk.step()
        if wanted <= walk.visited:
            break
    assert wanted <= walk.visited, wanted - walk.visited
