"""A class's pages: who played, who needs what, the sheet; and the making of classes."""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from html import unescape

import pytest
import worlds
from answers import answered, said
from flask import Flask
from flask.testing import FlaskClient
from scale import mostly_in_soak
from worlds import BROWSER, db_of, put_game, with_session, world

from kidsq.classroom.question_settings import Focus, ask_group, choose, focus_of, set_in
from kidsq.demo.pupil import STRANGE, USUAL, pupil
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.mastery import beliefs
from kidsq.learning.reports.needs import needs
from kidsq.reports import class_figures
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people, rights, settings
from kidsq.store.play import attempts, estimates, games

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
EARLIER = "2026-11-01T10:00:00.000Z"


@dataclass
class School:
    """A class 2b of children; Ms Keller is signed in. ids: nickname -> id."""

    app: Flask
    client: FlaskClient
    class_id: str
    ids: dict[str, str]

    @property
    def db(self):
        return self.app.extensions["kidsq"].store.connection()

    @property
    def address(self) -> str:
        return f"/grown-ups/classes/{self.class_id}"

    def get(self, path: str = "", status: int = 200, **query: str) -> str:
        answer = self.client.get(f"{self.address}{path}", query_string={k.rstrip("_"): v for k, v in query.items()})
        assert answer.status_code == status
        return unescape(answer.text)

    def post(self, path: str, **fields):
        return self.client.post(f"{self.address}{path}", data={"csrf_token": token_of(self), **fields})

    def log(self, nickname: str, *rows) -> None:
        """Append to a child's log and keep what follows from it."""
        learner = self.ids[nickname]
        with writing(self.db):
            for row in rows:
                attempts.append(self.db, replace(row, learner=learner, game_id="g"))
            whole = [evidence_of(row) for row in attempts.of_learner(self.db, learner)]
            estimates.keep(self.db, learner, beliefs(whole), {})


@pytest.fixture(scope="module")
def claimed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("school")
    with here(folder) as app:
        session = adults.open_session(db := db_of(app), worlds.claimed(db, NOW), BROWSER, NOW)
        with writing(db):
            put_game(db, "g", EARLIER)
    return folder, session


here = partial(world, clock=lambda: NOW, seed=1, tokens=True)


@pytest.fixture
def school(tmp_path, claimed):
    folder, session = claimed
    with here(shutil.copytree(folder, tmp_path / "data")) as app:
        with writing(db_of(app)) as db:
            class_id = classes.add_class(db, "2b", EARLIER).id
            ids = {}
            for number, name in enumerate(("Ada", "Bea", "Cem", "Dina", "Emil")):
                ids[name] = people.add_learner(db, "d" * 32, name, f"face-{number + 1}", EARLIER).id
                classes.put_into_class(db, ids[name], class_id)
        yield School(app, with_session(app, session), class_id, ids)


def helped(text: str, seconds: float = 6.0, hours_ago: float = 1.0, **more):
    """An answer to a bot's question."""
    at = (NOW - timedelta(hours=hours_ago)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return said(text, task="help_bot", n_options=5, guess_p=0.2, rt_total_ms=round(seconds * 1000), at=at, **more)


COUNTED = [helped("4+5=10"), helped("3+4=8"), helped("4+5=9", 7), helped("2+3=6"), helped("3+4=7", 6), helped("4+5=8")]


def need_near_doubles(school: School, *names: str) -> None:
    for name in names:
        school.log(name, *(replace(row, attempt_id=f"{name}-{n}") for n, row in enumerate(COUNTED)))


def planned_on(page: str) -> str:
    """What Who needs what says without the list of whom to sit with, which stands on other pages too."""
    before, _list, after = page.partition('id="sentence"')[2].partition('<section class="before-groups"')
    return before + (after.partition("</section>")[2] if after else "")


def part_of(page: str, part: str) -> dict[str, str]:
    """Who stands in a part of Class today, in this order, with what is said of each."""
    section = page.split(f'aria-labelledby="{part}"')[-1].split("</section>")[0] if f'"{part}"' in page else ""
    rows = re.findall(r"<li>.*?</li>", section, re.DOTALL)
    return {
        re.findall(r"<bdi>([^<]+)</bdi>", row)[0]: re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", row)) for row in rows
    }


# -- Class today ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("days", "told"), [((0, 2, 6), "1 of 5"), ((0, 2, 7), "nobody yet")])
def test_today_says_how_many_have_their_dose_of_the_seven_days_up_to_it(school, days, told):
    with writing(school.db):
        for day in days:
            game_id = put_game(school.db, f"{day:032x}", EARLIER, school.ids["Ada"], "tilo")
            for ply in range(6):
                at = (NOW - timedelta(days=day, minutes=-2 * ply)).isoformat(timespec="milliseconds")
                at = at.replace("+00:00", "Z")
                games.append_ply(school.db, game_id, ply, 0, "discard 2", (), f"{game_id}{ply}", at)
    page = " ".join(school.get().split())
    assert f"Played ten minutes or more on at least three of the last seven days: {told}." in page


@pytest.mark.parametrize("path", ["", "/needs", "/facts"])
def test_who_has_only_moved_so_far_has_played_on_all_pages(school, path):
    need_near_doubles(school, "Bea")
    with writing(school.db):
        put_game(school.db, "moved", EARLIER, school.ids["Ada"], "tilo")
        games.append_ply(school.db, "moved", 0, 0, "swap", None, "key", EARLIER)
    assert "Too early: 2 of 5 have played." in school.get(path)


FIRST_SIGNS = "Too early for more than first signs: "


def test_after_one_lesson_all_pages_say_first_that_it_is_too_early(school):
    """Everybody has played, on one day: nobody can be sure of anything yet, and nothing is a need of the class."""
    for name in school.ids:
        rows = [helped("2+3=5", 1.9, attempt_id=f"{name}-{n}") for n in range(4)]
        school.log(name, *rows, *(helped("4+4=9", 5.0, attempt_id=f"{name}-x{n}") for n in range(name < "Cem")))
    for path in ("", "/needs", "/facts"):
        page = " ".join(school.get(path).split())
        assert f"{FIRST_SIGNS}nobody has answered on two days yet." in page
        assert "No three children share a need" not in page
        assert "Nobody stands out" not in page
        assert "The sums the class needs most" not in page
        assert "What the class needs most" not in page


@pytest.mark.parametrize(("names", "told"), [("AB", "2 of 5 have answered on two days."), ("ABC", "")])
def test_it_is_no_longer_too_early_when_half_of_a_class_has_answered_on_two_days(school, names, told):
    for name in school.ids:
        for ago in (1, 25)[: 1 + (name[0] in names)]:
            school.log(name, helped("2+3=5", 1.9, ago, attempt_id=f"{name}-{ago}"))
    for path in ("", "/needs", "/facts"):
        page = " ".join(school.get(path).split())
        assert (f"{FIRST_SIGNS}{told}" in page) == bool(told)


def test_today_shows_who_played_and_whom_to_sit_with(school):
    school.log("Bea", *(helped("2+3=5", 1.9) for _ in range(6)))
    school.log("Dina", *(helped("4+4=9", 5.0) for _ in range(4)))
    page = school.get()
    assert "Children who played: 2 of 5" in page
    assert "Too early: 2 of 5 have played." in page
    assert "Stuck: 0 of 4 right" in part_of(page, "to-sit")["Dina"]
    assert [list(part_of(page, part)) for part in ("to-sit", "playing", "not-here")] == [
        ["Dina"],
        ["Bea"],
        ["Ada", "Cem", "Emil"],
    ]


def test_another_period_gives_its_own_reasons_and_days(school):
    need_near_doubles(school, "Ada")
    school.log("Bea", *(helped("4+4=9", hours_ago=24 * 9, attempt_id=f"b{n}") for n in range(4)))
    school.log("Bea", helped("2+3=5", 1.9, attempt_id="later"))
    then = school.get(from_="2026-11-10", to="2026-11-12")
    assert "Stuck: 0 of 4 right" in part_of(then, "to-sit")["Bea"]
    assert "Ada" in part_of(then, "not-here")
    future = school.get(from_="2030-01-01")
    assert len(part_of(future, "not-here")) == 5
    assert "near doubles" not in future.lower()
    assert 'class="visit"' not in future


def test_a_past_day_tells_what_was_known_then(school):
    need_near_doubles(school, "Ada")
    before = part_of(school.get(), "to-sit")["Ada"]
    quick = (helped("4+5=9", 1.8, hours_ago=-24.0 - n, attempt_id=f"learned-{n}") for n in range(9))
    school.log("Ada", *quick)
    day = NOW.date().isoformat()
    then = school.get(from_=day, to=day)
    assert part_of(then, "to-sit")["Ada"] == before
    assert "as it was known then" not in then, "it is today"
    past = (NOW - timedelta(days=1)).date().isoformat()
    assert "as it was known then" in school.get(from_=past, to=past)


@pytest.mark.parametrize(
    ("path", "lit"),
    [("", "Today"), ("/lesson", "Lesson"), ("/live", "Lesson"), ("/children", "Children"), ("/data", "Settings")],
)
def test_the_rail_leads_to_the_lesson_and_lights_where_one_is(school, path, lit):
    rail = school.get(path).split('class="rail-links"')[1].split("</ul>")[0]
    assert re.findall(r'aria-current="page">([^<]+)<', rail) == [lit]
    assert f'href="{school.address}/lesson"' in rail
    assert len(re.findall("<li>", rail)) <= 7


def test_when_nobody_has_played_today_the_latest_day_is_shown(school):
    school.log("Bea", helped("2+3=5", hours_ago=24 * 3))
    page = school.get()
    assert "Nobody has played yet today" in page
    assert "Children who played: 1 of 5" in page
    assert "17 Nov 2026" in page


def test_a_class_that_has_never_played_says_what_comes_first(school):
    today, end = school.get(), school.get("/lesson-end")
    assert "Nobody has played yet. After the first game the answers are here." in today
    assert f'href="{school.address}/lesson"' in today.partition("<main")[2]
    for page in (today, end):
        assert "Nobody stands out" not in page
        assert "lesson-end" not in page.partition("<main")[2] or page is end
    assert "<table" not in end
    assert "never so far" not in today
    for path, nothing in (("/needs", "No three children"), ("/facts", "class-triangle"), ("/then-now", "Too early")):
        page = school.get(path)
        assert "Nobody has played yet." in page
        assert nothing not in page


def test_today_says_once_what_the_numbers_beside_names_are(school):
    school.log("Bea", helped("2+3=5"))
    assert school.get().count("Beside each name: how many answers.") == 1
    school.log("Ada", helped("2+3=5"))
    assert school.get().count("Beside each name: how many answers.") == 1


def moved(school: School, nickname: str) -> None:
    """A move of a child today, with no question on the way."""
    at = (NOW - timedelta(hours=1)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    with writing(school.db):
        put_game(school.db, "moved", at, school.ids[nickname])
        school.db.execute(
            "INSERT INTO plies (game_id, ply, seat, move, shuffles_json, key, at)"
            " VALUES ('moved', 0, 0, 'x', '[]', 'k', ?)",
            (at,),
        )


def test_who_plays_and_answers_nothing_has_played_on_every_page(school):
    school.log("Bea", helped("4+5=9", hours_ago=72))
    moved(school, "Ada")
    page = school.get()
    assert "Children who played: 1 of 5" in page
    assert "Nobody has played" not in page
    assert list(part_of(page, "playing")) == ["Ada"]
    found = unescape(school.client.get("/grown-ups?q=Ada").text)
    assert "Ada" in found
    assert "not yet" not in found.split("<tbody>")[-1]
    same = school.get(f"/children/{school.ids['Ada']}/same", other=school.ids["Cem"])
    assert same.count("has not played yet") == 1


def test_an_empty_class_leads_to_its_children(school):
    with writing(school.db):
        for learner in school.ids.values():
            classes.put_into_class(school.db, learner, None)
    for path in ("", "/needs", "/sheet"):
        assert f"{school.address}/add" in school.get(path)


def test_everybody_can_be_looked_at_without_a_class(school):
    school.log("Bea", helped("2+3=5"))
    answer = school.client.get("/grown-ups/classes/all")
    assert answer.status_code == 200
    assert "Children who played: 1 of 5" in answer.text


def test_a_group_and_a_child_filter(school):
    with writing(school.db):
        sun = classes.add_group(school.db, school.class_id, "Sun").id
        classes.put_into_group(school.db, school.ids["Ada"], sun)
    for name in ("Ada", "Cem"):
        school.log(name, helped("2+3=5", hours_ago=24 * 40))
    assert "Children who played: 0 of 1" in school.get(group=sun, from_="2026-11-01")
    assert "Children who played: 0 of 1" in school.get(child=school.ids["Cem"], from_="2026-11-01")


@pytest.mark.parametrize(
    ("path", "query", "told"),
    [
        ("/needs", {"group": "nowhere"}, "There is no group “nowhere” in this class."),
        ("/sheet", {"child": "0" * 32}, "There is no child “" + "0" * 32 + "” here."),
        ("", {"from_": "2026-12-01", "to": "2026-11-01"}, "The first day is after the last one."),
        ("", {"from_": "1800-01-01"}, "“1800-01-01” is not in the years 2000 to 2999."),
        ("", {"to": "9999-12-31"}, "“9999-12-31” is not in the years 2000 to 2999."),
        ("", {"task": "juggling"}, "kidsq has no task “juggling”."),
    ],
)
def test_a_filter_that_makes_no_sense_is_told_and_everybody_shown(school, path, query, told):
    page = school.get(path, 400, **query)
    assert told in page
    assert f"Here is {'today' if path == '' else 'everything'} instead." in page


def test_a_child_of_another_class_is_not_here(school):
    with writing(school.db):
        other = classes.add_class(school.db, "3a", EARLIER).id
        stranger = people.add_learner(school.db, "d" * 32, "Zoe", "face-9", EARLIER).id
        classes.put_into_class(school.db, stranger, other)
    assert "There is no child" in school.get(status=400, child=stranger)
    assert not re.search(r"\bZoe\b", school.get())  # a word: a form's token may have three such letters in it


def counts_slowly(school: School, *names: str) -> None:
    """All right, and none of it known: no reason to sit with a child, and one to sit together."""
    texts = ("3+4=7", "4+5=9", "2+3=5")
    for name in names:
        slow = (helped(texts[n % 3], 14.0, hours_ago=30 - n, attempt_id=f"slow-{name}-{n}") for n in range(6))
        school.log(name, *slow)


def test_who_is_in_a_group_does_not_play_on(school):
    """One decision for Class today and Who needs what."""
    counts_slowly(school, "Ada", "Cem", "Emil")
    school.log("Bea", *(helped("1+1=2", 1.5, attempt_id=f"quick-{n}") for n in range(4)))
    assert "Take Ada, Cem and Emil for five minutes: near doubles." in school.get("/needs")
    page = school.get()
    assert list(part_of(page, "grouped")) == ["Ada", "Cem", "Emil"]
    assert list(part_of(page, "playing")) == ["Bea"]
    assert "Take Ada, Cem and Emil for five minutes: near doubles." in re.sub(r"\s+", " ", page)
    together = {"need": "family:near_doubles", "child": [school.ids[name] for name in ("Ada", "Cem", "Emil")]}
    school.post("/needs", **together)
    assert not part_of(school.get(), "grouped"), "put aside on one page, put aside on both"


def simulated(school: School, seed: int) -> None:
    """Twelve more children who answer bots for five days as kidsq's simulated pupils do."""
    rng, texts = random.Random(seed), [(a, b) for a in range(1, 6) for b in range(a, 11 - a)]
    kinds = [*STRANGE, *[USUAL] * 5]
    with writing(school.db):
        for number, kind in enumerate(kinds):
            name = f"{kind} {number}"
            school.ids[name] = people.add_learner(school.db, "d" * 32, name[:20], f"face-{number + 9}", EARLIER).id
            classes.put_into_class(school.db, school.ids[name], school.class_id)
    for number, kind in enumerate(kinds):
        child, rows = pupil(kind, random.Random(seed * 100 + number)), []
        for n in range(45):
            a, b = rng.choice(texts)
            offered = [a + b + shift for shift in (-1, 0, 1, 2)]
            total, seconds = child.find_answer((a, b), offered, child.blind())
            rows.append(helped(f"{a}+{b}={total}", seconds + 0.5, 110 - 2.4 * n, attempt_id=f"{kind}-{number}-{n}"))
        school.log(f"{kind} {number}", *rows)


@pytest.mark.full
@pytest.mark.parametrize("seed", mostly_in_soak((1, 2, 3), 1))
def test_in_a_simulated_class_nobody_plays_on_who_is_in_a_group(school, seed):
    simulated(school, seed)
    for period in ({}, {"from_": "2026-11-10"}, {"from_": "2026-11-16", "to": "2026-11-18"}):
        today, needs = (school.get(path, **period) for path in ("", "/needs"))
        planned = re.split('id="small"|put-aside', planned_on(needs))[0]
        grouped = set(re.findall(r'<a class="who" href="/grown-ups/children/(\w+)"', planned))
        play_on = {school.ids[name] for name in (*part_of(today, "playing"), *part_of(today, "not-here"))}
        assert len(grouped) >= 3, "no group, no test"
        assert play_on & grouped == set(), period


def test_what_is_open_and_no_need_is_what_comes_next_on_all_pages(school):
    """More than half of its near doubles are likely known: it is in no group, and the child's page calls them open."""
    rows = [helped("3+4=8", 7.0, 100), *(helped(text, 1.8, 1) for text in ("2+3=5", "4+5=8", "4+5=9"))]
    rows += [helped(text, 1.8, hours) for hours in (101, 53, 2) for text in ("2+7=9", "1+1=2")]
    school.log("Ada", *sorted(rows, key=lambda row: row.at))
    own = school.client.get(f"/grown-ups/children/{school.ids['Ada']}").text
    assert "Not yet: near doubles." in own
    assert "Next: near doubles" in own
    assert "Ada" not in planned_on(school.get("/needs"))
    assert "Play on; next: near doubles" in school.get("/lesson-end")
    assert "Play on; next: near doubles" in school.get("/export/children", name="1")


def test_the_sheet_says_why_it_can_be_too_early_after_many_right_answers(school):
    rows = [helped(text, 1.9, 24 * day + 1) for day in range(8, 0, -1) for text in ("4+5=9", "3+4=7")]
    school.log("Ada", *rows)
    page = " ".join(re.sub(r"<[^>]+>", " ", school.get("/sheet")).split())
    assert "too early to say sure of 2 of 4" in page
    assert "too few answers, or to too few sums of a family" in page


# -- Who needs what ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "skills", "title", "together"),
    [
        ("comparing", ("diff:9-6",), "How many more", "Two rows of counters, one to one."),
        ("times", ("table:12+18+30", "times:5x3"), "Multiplication", "Fill boxes with three each and count along"),
    ],
)
def test_a_field_beside_sums_that_three_share_is_told_and_put_aside(school, field, skills, title, together):
    for name in ("Ada", "Cem", "Emil"):
        sums = (helped("2+2=4", 2.0, 30.0, attempt_id=f"{name} sum {n}") for n in range(10))
        rows = (answered(skills[n % len(skills)], 1, attempt_id=f"{name} {n}", hint_shown=3) for n in range(4))
        school.log(name, *sums, *rows)
    assert title not in school.get("/needs"), "of which nobody can say anything yet"
    for name in ("Ada", "Cem", "Emil"):
        school.log(name, *(answered(skills[-1], 1, attempt_id=f"{name} alone {n}") for n in range(3)))
    page = school.get("/needs")
    assert title in page
    assert "0 of the latest 7 right, with help or without" in page
    assert together in page
    assert title in part_of(school.get(), "to-sit")["Ada"]
    its_own = unescape(school.client.get(f"/grown-ups/children/{school.ids['Ada']}").text)
    assert re.search(rf"Next: {title.lower()} \([^)]+\)", its_own), "as its class plans"
    school.post("/needs", need=f"field:{field}", child=[school.ids[name] for name in ("Ada", "Cem", "Emil")])
    assert title not in school.get("/needs").split("put-aside")[0]
    later = (NOW + timedelta(minutes=1)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    school.log("Ada", *(answered(skills[0], 1, attempt_id=f"again {n}", at=later) for n in range(3)))
    assert title in school.get("/needs").split("put-aside")[0], "newer answers bring it back"


def test_own_sums_and_checks_that_go_awry_later_keep_a_family_in_need(school):
    """A right answer to a bot clears a family only as long as it is the latest day of all."""
    usual = {"n_options": 5, "guess_p": 0.2, "motor_ms": 500}
    doubles = ("3+3=7", "4+4=9", "5+5=9")
    at = (f"2026-11-16T09:{minute:02d}:00.000Z" for minute in range(60))
    rows = [said(text, at=next(at), task="help_bot", rt_total_ms=6000, **usual) for text in doubles * 4]
    rows.append(said("3+3=6", at="2026-11-17T09:00:00.000Z", task="help_bot", rt_total_ms=1500, **usual))
    school.log("Emil", *rows)
    cleared = families_in_need(school, "Emil")
    awry = [
        said("4+4=9", at="2026-11-19T09:00:00.000Z", n_options=3, guess_p=0.3333),
        said("3+3=7", at="2026-11-19T09:01:00.000Z", task="check_bot", guess_p=0.25),
    ]
    school.log("Emil", *awry)
    assert ("doubles" in cleared, "doubles" in families_in_need(school, "Emil")) == (False, True)


def families_in_need(school: School, nickname: str) -> set[str]:
    learner = school.ids[nickname]
    known = class_figures.known(school.db, [learner], NOW)
    found = {need.code for need in class_figures.needs_of(school.db, [learner], known).shown if need.kind == "family"}
    whole = [evidence_of(row) for row in attempts.of_learner(school.db, learner)]
    assert found == {need.family for need in needs(known[learner], whole)}
    return found


def test_the_next_step_of_a_child_is_the_same_on_every_page(school):
    need_near_doubles(school, "Ada")
    school.log("Ada", *(helped("5+5=10", 6.0, hours_ago=2, attempt_id=f"five-{n}") for n in range(4)))
    child = f"/grown-ups/children/{school.ids['Ada']}"
    said_next = re.search(r"Next: [^(]+\((\d \+ \d)", unescape(school.client.get(child).text))[1]
    assert said_next in ("2 + 3", "3 + 4", "4 + 5")
    assert f"Try {said_next} together" in school.get()
    letter = unescape(school.client.get(f"{child}/letter").text)
    assert f"Next come near doubles, such as {said_next}:" in letter


def test_a_child_who_guesses_is_told_by_what_was_seen(school):
    facts = ("2+3=5", "4+4=9", "1+6=8", "3+5=9", "2+7=8")
    school.log("Emil", *(helped(facts[n % 5], 0.2, hours_ago=n, attempt_id=f"quick-{n}") for n in range(25, 0, -1)))
    page = unescape(school.client.get(f"/grown-ups/children/{school.ids['Emil']}").text)
    assert "came faster than anyone could read, or were right no more often than by chance" in page
    assert "without trying" not in page
    assert "the words below do not say what is known" in page
    assert "Next: sit with Emil" in page
    assert (
        "will show how the answers come" in school.client.get(f"/grown-ups/children/{school.ids['Emil']}/letter").text
    )


def test_class_pages_conclude_nothing_from_answers_that_look_like_guesses(school):
    sums = [(first, second) for first in range(1, 6) for second in range(first, 11 - first)]
    taps = []
    for place in range(40):
        (first, second), off = sums[place * 7 % len(sums)], 0 if place % 5 == 0 else place % 4 or -2
        text = f"{first}+{second}={first + second + off}"
        taps.append(helped(text, 1 + place % 3, hours_ago=41 - place, attempt_id=f"tap-{place}"))
    school.log("Emil", *taps)
    assert "Looks like guessing" in school.get()
    needs = school.get("/needs")
    assert "Looks like guessing" in part_of(needs, "to-sit")["Emil"]
    assert f'class="who" href="/grown-ups/children/{school.ids["Emil"]}"' not in planned_on(needs)
    sheet = school.get("/sheet")
    row = sheet[sheet.index("Emil", sheet.index('class="sheet-table"')) :]
    assert "The answers look like guesses" in row[: row.index("</tr>")]
    yesterday = (NOW - timedelta(days=1)).date().isoformat()
    assert "Looks like guessing" in school.get(from_=yesterday, to=yesterday)


def test_a_child_who_counts_one_too_many_is_told_so_and_does_not_look_like_guessing(school):
    """Nothing right in twenty: every page names the way in which it goes wrong."""
    sums = [(first, second) for first in range(1, 6) for second in range(first, 11 - first)]
    taps = []
    for place in range(20):
        first, second = sums[place * 7 % len(sums)]
        text = f"{first}+{second}={first + second + 1}"
        taps.append(helped(text, 4 + place % 3, hours_ago=21 - place, attempt_id=f"more-{place}"))
    school.log("Emil", *taps)
    assert "One too many or too few" in part_of(school.get(), "to-sit")["Emil"]
    assert "One too many or too few" in part_of(school.get("/needs"), "to-sit")["Emil"]
    page = unescape(school.client.get(f"/grown-ups/children/{school.ids['Emil']}").text)
    assert "do not say what is known" not in page
    assert "one too many" in page


def test_few_answers_are_first_signs_on_a_child_s_page_too(school):
    """Six answers: what the class's pages name, the child's own page names as well."""
    need_near_doubles(school, "Ada")
    assert "not yet: 4 + 5, 3 + 4" in school.get("/needs")
    page = unescape(school.client.get(f"/grown-ups/children/{school.ids['Ada']}").text)
    top = re.sub(r"<[^>]+>", " ", page[page.index('id="sentence"') :][:1200])
    assert "first signs only, 6 without help so far." in top
    assert "Not yet: near" in top
    assert "too early to say" not in top


def test_children_who_share_a_need_are_one_circle(school):
    need_near_doubles(school, "Ada", "Bea", "Cem")
    page = school.get("/needs")
    group = page[page.index("Near doubles") :]
    assert all(name in group for name in ("Ada", "Bea", "Cem"))
    assert "not yet: 4 + 5, 3 + 4" in group
    assert "Five minutes:" in group
    assert "Dina" not in page[page.index('class="need-groups"') :]


def test_two_children_are_no_circle(school):
    need_near_doubles(school, "Ada", "Bea")
    page = school.get("/needs")
    assert 'class="need-groups"' not in page
    assert "One child alone, or two" in page


def aside(school: School, *names: str, **more):
    fields = {"need": "family:near_doubles", "child": [school.ids[name] for name in names], **more}
    answer = school.post("/needs", **fields)
    assert answer.status_code == 303
    return school.get("/needs")


def shown_and_aside(page: str) -> tuple[bool, bool]:
    shown, _, rest = page.partition('id="aside"')
    in_circles = shown[shown.index("</header>") :]
    title = re.compile("<(?:h2|b)>Near doubles<")
    return bool(title.search(in_circles)), bool(title.search(rest))


def test_a_need_is_put_aside_and_shown_again(school):
    need_near_doubles(school, "Ada", "Bea", "Cem")
    assert shown_and_aside(aside(school, "Ada", "Bea", "Cem")) == (False, True)
    assert shown_and_aside(aside(school, "Ada", "Bea", "Cem", back="1")) == (True, False)


def test_a_need_put_aside_comes_back_with_new_answers_only(school):
    need_near_doubles(school, "Ada")
    aside(school, "Ada")
    later = [helped("4+5=10", hours_ago=-1.0 - n, attempt_id=f"later-{n}") for n in range(3)]
    school.log("Ada", *later[:2])
    assert shown_and_aside(school.get("/needs")) == (False, True)
    school.log("Ada", later[2])
    assert shown_and_aside(school.get("/needs")) == (True, False)


def test_a_need_leaves_by_itself(school):
    need_near_doubles(school, "Ada", "Bea", "Cem")
    school.log("Ada", *(helped("3+4=7", 1.9, 0.1, attempt_id=f"quick-{n}") for n in range(2)))
    page = school.get("/needs")
    assert 'class="need-groups"' not in page or "Ada" not in page[page.index('class="need-groups"') : page.index("Bea")]


@pytest.mark.parametrize("fields", [{"need": "family:tables"}, {"need": ""}, {"child": ["x"]}, {"child": []}])
def test_an_unknown_need_or_child_changes_nothing(school, fields):
    usual = {"need": "family:doubles", "child": [school.ids["Ada"]]}
    answer = school.post("/needs?from=2026-11-18", **{**usual, **fields})
    assert answer.status_code == 400
    assert "Nothing has been changed." in answer.text
    assert "Here is everything instead" not in answer.text
    assert "Since 18 Nov 2026" in answer.text
    assert school.db.execute("SELECT count(*) FROM dismissed_needs").fetchone() == (0,)


# -- the sheet, and what is simulated ---------------------------------------------------------------------------------


def test_the_sheet_has_a_row_for_each_child_and_words_for_families(school):
    need_near_doubles(school, "Ada")
    page = school.get("/sheet")
    rows = re.findall(r"<tr>.*?</tr>", page[page.index("<tbody>") :], re.DOTALL)
    assert len(rows) == 5
    assert "not yet" in rows[0]
    assert "2 of 6" in rows[0]
    assert rows[1].count("not asked yet") == 5


def test_the_sheet_has_a_column_for_what_anybody_has_met_beyond_ten_and_for_nothing_else(school):
    need_near_doubles(school, "Ada")
    assert "farther" not in school.get("/sheet")
    school.log("Bea", *(answered("make:30+70=100", 70, attempt_id=f"b{n}") for n in range(3)))
    school.log("Cem", answered("times:5x3", 15, attempt_id="c"))
    page = school.get("/sheet")
    heads = re.findall(r'<th scope="col"[^>]*><span>([^<]+)', page)
    assert heads[5:] == ["Tens to a hundred", "Multiplication"]
    ada, bea, cem, *_ = re.findall(r"<tr>.*?</tr>", page[page.index("<tbody>") :], re.DOTALL)
    told = [re.findall(r"<span>\s*([a-z ]+?)\s*</span></span>", row)[5:] for row in (ada, bea, cem)]
    assert told == [["not asked yet"] * 2, ["too early to say", "not asked yet"], ["not asked yet", "too early to say"]]
    assert "3 of 3" in bea


def test_the_sheet_is_of_today_and_says_so_to_who_asks_for_a_period(school):
    need_near_doubles(school, "Ada")
    plain = school.get("/sheet")
    assert "As of Friday, 20 November 2026" in plain
    assert 'name="from"' not in plain
    assert 'name="task"' not in plain
    for asked in ({"from_": "2030-01-01"}, {"to": "2026-01-01"}, {"task": "own_sum"}):
        page = school.get("/sheet", **asked)
        assert "there is no period or task to choose" in page
        assert not re.search(r"\b2030\b", page)  # a word: an id may have these digits in it
        assert "Own sums" not in page[page.index('id="filters"') : page.index("<tbody>")]
        assert page[page.index("<tbody>") :] == plain[plain.index("<tbody>") :]
    assert "no period or task to choose" not in plain


def test_the_sheet_of_a_group_says_whose_it_is(school):
    with writing(school.db):
        sun = classes.add_group(school.db, school.class_id, "Sun").id
        classes.put_into_group(school.db, school.ids["Ada"], sun)
    page = school.get("/sheet", group=sun)
    assert page[page.index("<tbody>") : page.index("</tbody>")].count("<tr>") == 1
    assert re.search(r'<summary class="act">Sun<', page)
    assert re.search(r'<summary class="act">The whole class<', school.get("/sheet"))


def test_a_simulated_class_says_so_on_each_page(school):
    with writing(school.db):
        made = classes.add_class(school.db, "Play", EARLIER, simulated=True).id
        child = people.add_learner(school.db, "f" * 32, "Robo", "face-1", EARLIER).id
        classes.put_into_class(school.db, child, made)
    for path in ("", "/needs", "/sheet", "/settings", "/data"):
        assert "these children do not exist" in school.client.get(f"/grown-ups/classes/{made}{path}").text
    assert "these children do not exist" in school.client.get(f"/grown-ups/children/{child}").text
    assert "do not exist" not in school.get()
    assert "who do not exist" in school.client.get("/grown-ups/classes/all").text
    assert "who do not exist" in school.client.get("/grown-ups?q=Robo").text
    for path in ("", "/account", "/start", "/check"):
        assert "who do not exist" not in school.client.get(f"/grown-ups{path}", follow_redirects=True).text, path


# -- making classes ---------------------------------------------------------------------------------------------------


def test_the_list_shows_classes_and_children_without_one(school):
    with writing(school.db):
        people.add_learner(school.db, "d" * 32, "Solo", "face-7", EARLIER)
    page = unescape(school.client.get("/grown-ups").text)
    assert "2b" in page
    assert "5 children" in page
    assert "Solo" in page
    found = unescape(school.client.get("/grown-ups?q=ea").text)
    assert "Bea" in found
    assert "Solo" not in found[found.index("<main") :]


def test_a_class_is_made_and_leads_to_its_children(school):
    answer = school.client.post("/grown-ups/classes", data={"csrf_token": token_of(school), "name": " 3 a "})
    assert answer.status_code == 303
    made = next(one for one in classes.all_classes(school.db) if one.name == "3 a")
    assert answer.headers["Location"] == f"/grown-ups/classes/{made.id}/add"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb"])
def test_a_name_that_cannot_be_taken_is_explained(school, name):
    answer = school.post("/name", name=name)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert classes.the_class(school.db, school.class_id).name == "2b"


def test_a_nickname_like_a_full_name_is_pointed_out(school):
    with writing(school.db):
        child = people.add_learner(school.db, "d" * 32, "Anna Muster", "face-8", EARLIER).id
        classes.put_into_class(school.db, child, school.class_id)
    assert "“Anna Muster” looks like a first and last name" in school.get("/children")


def test_question_settings_of_a_class_and_of_a_child(school):
    ada = school.ids["Ada"]
    assert school.post("/wishes", questions="few", focus="doubles").status_code == 303
    of_class = set_in(school.db, settings.of_class(school.class_id), NOW.date())
    assert of_class == {"questions": "few", "focus": "doubles"}
    fields = {"csrf_token": token_of(school), "questions": "none", "focus": ""}
    school.client.post(f"/grown-ups/children/{ada}/settings", data=fields)
    assert set_in(school.db, settings.of_learner(ada), NOW.date()) == {"questions": "none"}
    assert "as for the class: few" in school.client.get(f"/grown-ups/children/{ada}/settings").text
    assert school.post("/wishes", questions="hundreds").status_code == 400
    assert set_in(school.db, settings.of_class(school.class_id), NOW.date()) == of_class


def test_what_a_class_and_a_child_are_asked_alone_is_told_until_a_day_and_ended_with_one_button(school):
    ada, bea = (f"/grown-ups/children/{school.ids[name]}" for name in ("Ada", "Bea"))
    said = {"questions": "normal", "focus": "doubles", "how": "only", "until": "2026-12-04"}
    assert school.post("/wishes", **said).status_code == 303
    fields = {**said, "focus": "times", "until": "", "csrf_token": token_of(school)}
    assert school.client.post(f"{ada}/settings", data=fields).status_code == 303
    of_class, own = "Only doubles, until Friday 4 December", "Only multiplication, until Friday 27 November"
    assert of_class in school.get("/settings")
    assert of_class in school.get("/needs")
    for page in (bea, f"{bea}/settings"):
        assert of_class in (shown := school.client.get(page).text)
        assert "as-usual" not in shown, "it is ended where it was set"
    for page in (ada, f"{ada}/settings"):
        assert own in (shown := school.client.get(page).text)
        assert of_class not in shown
    assert school.client.post(f"{ada}/as-usual", data={"csrf_token": token_of(school)}).status_code == 303
    assert of_class in school.client.get(ada).text
    assert school.post("/as-usual", back="needs").headers["Location"].startswith(f"{school.address}/needs")
    assert "Only " not in school.client.get(ada).text


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"until": "2026-11-19"}, "19 Nov 2026 is past."),
        ({"until": "2027-06-01"}, "1 Jun 2027 is more than 8 weeks away."),
        ({"until": "Friday"}, "cannot read “Friday” as a date"),
        ({"focus": "tables"}, "One of these cannot be chosen here."),
        ({"how": "never"}, "One of these cannot be chosen here."),
    ],
)
def test_what_cannot_be_asked_alone_is_refused_and_changes_nothing(school, fields, told):
    said = {"questions": "none", "focus": "doubles", "how": "only", **fields}
    child = f"/grown-ups/children/{school.ids['Ada']}/settings"
    for answer in (
        school.post("/wishes", **said),
        school.client.post(child, data={"csrf_token": token_of(school), **said}),
    ):
        assert answer.status_code == 400
        assert told in unescape(answer.text)
    assert set_in(school.db, settings.of_class(school.class_id), NOW.date()) == {}
    assert set_in(school.db, settings.of_learner(school.ids["Ada"]), NOW.date()) == {}


def test_the_rules_of_a_child_leave_what_it_is_asked_as_it_is(school):
    ada = school.ids["Ada"]
    with writing(school.db):
        ask_group(school.db, ada, Focus("doubles", until=NOW.date()))
    fields = {"csrf_token": token_of(school), "minutes": "20"}
    assert school.client.post(f"/grown-ups/children/{ada}/rules", data=fields).status_code == 303
    assert focus_of(school.db, settings.of_learner(ada), NOW.date()) == Focus("doubles", until=NOW.date())


def token_of(school: School) -> str:
    found = re.search(r'name="csrf_token" value="([^"]+)"', school.client.get("/grown-ups").text)
    assert found
    return found[1]


def test_a_parent_reads_what_a_child_is_asked_and_finds_no_button_to_end_it(school):
    ada = school.ids["Ada"]
    with writing(school.db):
        only = Focus("doubles", only=True, until=NOW.date())
        choose(school.db, settings.of_learner(ada), {}, only, NOW.date())
        parent = adults.add_account(school.db, "Pia", "", "parent", EARLIER)
        rights.give_child(school.db, parent.id, ada)
    client = with_session(school.app, adults.open_session(school.db, parent, BROWSER, NOW))
    shown = client.get(f"/grown-ups/children/{ada}").text
    assert "Only doubles, until Friday 20 November" in shown
    assert "as-usual" not in shown


def test_rows_of_which_nothing_can_be_told_of_anybody_are_folded_away(school):
    sums = (helped("2+2=4", 2.0, 30.0 + n, attempt_id=f"sum {n}") for n in range(10))
    products = (answered("times:5x3", 14, attempt_id=f"times {n}") for n in range(4))
    school.log("Ada", *sums, answered("cross:2+9", 11), *products)
    page = school.get("/facts")
    parts = {
        field: page.partition(f'aria-labelledby="beside-{field}"')[2].partition("</section>")[0]
        for field in ("crossing", "times")
    }
    before, fold, folded = parts["crossing"].partition('class="others-untold"')
    assert fold
    assert "beside-row" not in before
    assert "Ada" in folded
    assert "others-untold" not in parts["times"]
    assert "Beyond ten it is" not in page  # what one child needs is no need of the class


@pytest.mark.parametrize("false_ones", [0, 1, 2])
def test_who_was_right_to_say_yes_is_not_said_to_say_yes_to_everything(school, false_ones):
    """Three claims in four are true: a yes to each tells nothing yet, and one false one that passes can be a slip."""
    yes = partial(said, task="check_bot", n_options=2, rt_total_ms=4_000)
    true = [yes(f"{n}+1={n + 1}", guess_p=0.75) for n in range(1, 6)]
    false = [replace(yes(f"{n}+2={n + 3}", guess_p=0.25), correct=0) for n in range(2, 2 + false_ones)]
    others = [helped(f"{n}+3={n + 3}", hours_ago=2) for n in range(1, 8)]
    school.log("Ada", *(replace(row, attempt_id=f"a{n}") for n, row in enumerate((*true, *false, *others))))
    accused = false_ones > 1
    assert ("Says yes to everything" in school.get()) == accused
    own = unescape(school.client.get(f"/grown-ups/children/{school.ids['Ada']}").text)
    assert ("has said yes to nearly everything" in own) == accused
