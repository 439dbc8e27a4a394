"""No two pages or papers contradict each other about any child, fact or family of a simulated class."""

from __future__ import annotations

import re
from collections.abc import Mapping
from csv import DictReader
from dataclasses import replace
from datetime import timedelta
from html import unescape
from io import StringIO
from uuid import uuid4

import pytest
from answers import answered
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st
from scale import mostly_in_soak

from kidsq.arithmetic.skills import BEYOND_TEN, OF_FIELD, facts_of, kind_of
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom.question_settings import Focus, choose
from kidsq.learning.reports.standing import fields
from kidsq.learning.states import STATES
from kidsq.reports import knowledge
from kidsq.store.db.database import writing
from kidsq.store.people.settings import of_class, of_learner
from kidsq.web.shared import code_words, knowledge_words

from .test_class_pages import NOW, School, claimed, helped, part_of, planned_on, school, simulated  # noqa: F401

ANSWERS = tuple(
    (text, seconds) for text in ("4+4=8", "4+4=9", "4+5=10", "3+4=8", "2+3=5", "4+6=9") for seconds in (1.9, 7.0)
)


def text_of(part: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", part)).strip()


def states_of_facts(page: str) -> Mapping[str, str]:
    """What a child's page says of each sum."""
    found = re.findall(r'aria-label="(\d+) \+ (\d+) = \d+: ([a-z ]+),', page)
    return {f"add:{first}+{second}": state for first, second, state in found if f"add:{first}+{second}" in FACTS}


def states_of_families(page: str) -> Mapping[str, str]:
    table = page.partition('id="families"')[2].partition("</table>")[0]
    rows = re.findall(r'<th scope="row">(.*?)<small>.*?<span class="mark [^"]*">(.*?)</span>', table, re.DOTALL)
    return {text_of(title): text_of(state) for title, state in rows}


def rows_beside(page: str) -> Mapping[str, dict[str, str]]:
    """What a child's page says of each row beyond ten: field -> row -> state."""
    found = {}
    for field, part in re.findall(r'aria-labelledby="beside-(\w+)">(.*?)</section>', page, re.DOTALL):
        rows = re.findall(r'<dt><b>(.*?)</b> <span class="mark [^"]*">(.*?)</span>', part, re.DOTALL)
        found[field] = {text_of(title): text_of(state) for title, state in rows}
    return found


def names_beside(page: str) -> Mapping[str, dict[str, dict[str, str]]]:
    """The same of a class's page: field -> row -> child -> state."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for field, part in re.findall(r'aria-labelledby="beside-(\w+)">(.*?)</section>', page, re.DOTALL):
        for title, row in re.findall(r"<summary><b>(.*?)</b>(.*?)</details>", part, re.DOTALL):
            of_row = found.setdefault(field, {}).setdefault(text_of(title), {})
            for state, people in re.findall(r'"state-name">(.*?) <small>.*?</h3>(.*?)</ul>', row, re.DOTALL):
                of_row |= dict.fromkeys(re.findall(r"<bdi>([^<]+)</bdi>", people), text_of(state))
    return found


def praised_in(paper: str) -> Mapping[str, str]:
    """Of which families and fields a paper says that the child is sure of them, or often finds the answer."""
    found = {}
    for code, words in code_words.FAMILIES.items():
        strong = words.strong.partition("%")[0]
        if strong and f"is sure of {strong}" in paper:
            found[code] = "sure"
        elif strong and f"often finds the answer to {strong}" in paper:
            found[code] = "slow"
    return found


def papers_of(school: School, name: str) -> str:  # noqa: F811
    """The letter and the page to take home."""
    child = f"/grown-ups/children/{school.ids[name]}"
    return " ".join(text_of(unescape(school.client.get(f"{child}/{paper}").text)) for paper in ("letter", "take-home"))


def sheet_of(school: School) -> Mapping[str, list[str]]:  # noqa: F811
    page = school.get("/sheet")
    heads = [
        text_of(one.partition("<small>")[0]) for one in re.findall(r'<th scope="col"[^>]*>(.*?)</th>', page, re.DOTALL)
    ]
    found = {}
    for row in re.findall(r"<tr>.*?</tr>", page[page.index("<tbody>") :], re.DOTALL):
        marks = [text_of(mark) for mark in re.findall(r'<span class="mark [^"]*">(.*?)</span>', row, re.DOTALL)]
        if marks:
            found[re.findall(r"<bdi>([^<]+)</bdi>", row)[0]] = dict(zip(heads[1:], marks, strict=True))
    return found


def one_list_of_whom_to_sit_with(school: School, **period: str) -> list[str]:  # noqa: F811
    """The children of the list, after it was seen that all three pages have the same ones in the same order, with the
    same reason and next step of each."""
    parts = {"": "to-sit", "/lesson-end": "to-see", "/needs": "to-sit"}
    told = [list(part_of(school.get(path, **period), part).items()) for path, part in parts.items()]
    assert told[0] == told[1] == told[2], period
    return [name for name, _said in told[0]]


def nobody_has_answered(school: School) -> None:  # noqa: F811
    with writing(school.db) as db:
        for kept in ("attempts", "estimates"):
            db.execute(f"DELETE FROM {kept}")


TWELVE = settings(
    max_examples=12,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@TWELVE
@given(st.data())
def test_all_pages_name_the_same_children_to_sit_with(school, data):  # noqa: F811
    """Whatever they answered, on whichever days, all of it or a day's: Today, the lesson's end and Who needs what."""
    nobody_has_answered(school)
    for name in school.ids:
        answers = data.draw(st.lists(st.sampled_from(ANSWERS), max_size=8), label=name)
        ago = data.draw(st.sampled_from((1, 25, 49)), label="hours ago")
        school.log(name, *(helped(text, seconds, ago, attempt_id=uuid4().hex) for text, seconds in answers))
    one_list_of_whom_to_sit_with(school)
    for day in ("2026-11-20", "2026-11-19", "2026-11-18"):
        one_list_of_whom_to_sit_with(school, from_=day, to=day)


@TWELVE
@given(st.data())
def test_papers_praise_only_what_the_page_calls_sure_or_right_but_slow(school, data):  # noqa: F811
    """Of a family that was always right, at whatever pace, in few answers or many."""
    nobody_has_answered(school)
    with school.app.test_request_context():
        words = {state: knowledge_words.state(state) for state in STATES}
    for name in ("Ada", "Bea", "Cem"):
        facts = MEMBERS[data.draw(st.sampled_from(sorted(MEMBERS)), label=name)][:6]
        seconds, times = (data.draw(st.sampled_from(of), label=name) for of in ((1.6, 3.0, 4.5, 7.0), (1, 2, 4)))
        rows = [
            helped(f"{fact[4:]}={sum(map(int, fact[4:].split('+')))}", seconds, 30 * turn + 1 + place / 10)
            for turn in range(times)
            for place, fact in enumerate(facts)
        ]
        school.log(name, *sorted(rows, key=lambda row: row.at))
    for name in ("Ada", "Bea", "Cem"):
        page = school.client.get(f"/grown-ups/children/{school.ids[name]}").text
        praised, told = praised_in(papers_of(school, name)), states_of_families(page)
        event(f"praised: {sorted(set(praised.values()))}")
        assert {code: words[state] for code, state in praised.items()} == {
            code: told[code_words.FAMILIES[code].name] for code in praised
        }
        assert not praised or "Too early to say:" not in text_of(page.partition("</header>")[2]).partition("Next:")[0]


FACTS_BEYOND = tuple(
    fact for field in BEYOND_TEN for kind in OF_FIELD[field] for fact in facts_of(kind)[: 3 if kind.facts else 0]
)


@settings(
    max_examples=10,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_all_pages_say_the_same_of_what_is_beyond_ten(school, data):  # noqa: F811
    """Whatever they answered of each kind, quickly or slowly, over some days."""
    nobody_has_answered(school)
    course = st.lists(st.sampled_from((True, True, False)), min_size=2, max_size=2)
    one = st.tuples(st.sampled_from(FACTS_BEYOND), course)
    for name in ("Ada", "Bea", "Cem"):
        rows = []
        for skill, knows in data.draw(st.lists(one, max_size=9, unique_by=lambda one: one[0]), label=name):
            kind = kind_of(skill)
            truth = kind.truth(kind.operands(skill.partition(":")[2]))
            for ago in (20, 18, 16, 12, 6, 4, 2, 0):
                right = knows[ago < 10] or data.draw(st.booleans(), label=skill)
                seconds = 1.7 if knows[ago < 10] else 7.0
                at = (NOW - timedelta(days=ago, hours=1, minutes=len(rows))).isoformat(timespec="milliseconds")
                columns = {"at": at.replace("+00:00", "Z"), "rt_total_ms": round(seconds * 1000)}
                rows.append(answered(skill, truth if right else truth + kind.unit, **columns))
        school.log(name, *sorted(rows, key=lambda row: row.at))
    pages = {name: school.client.get(f"/grown-ups/children/{learner}").text for name, learner in school.ids.items()}
    told = {name: rows_beside(page) for name, page in pages.items()}
    assert told["Dina"] == {}
    of_class = names_beside(school.get("/facts"))
    with school.app.test_request_context():
        states = {state: knowledge_words.state(state) for state in STATES}
        known = {name: child_sums_of(school, name) for name in school.ids}
    assert set(of_class) == {field for rows in told.values() for field in rows}
    for field, rows in of_class.items():
        for row, people in rows.items():
            said = {name: told[name].get(field, {}).get(row, states["not asked"]) for name in school.ids}
            assert people == said, (field, row)
    class_page = school.get("/then-now", from_="2026-11-10")
    for name, learner in school.ids.items():
        page = school.client.get(f"/grown-ups/children/{learner}/then-now?from=2026-11-10").text
        part = page.partition('aria-labelledby="beyond"')[2].partition("</section>")[0]
        for title, verdict in re.findall(r'<dt><b>(.*?)</b> <span class="verdict">(.*?)</span>', part):
            row = (
                class_page.partition('aria-labelledby="beyond"')[2]
                .partition(f'"row">{title}<')[2]
                .partition("</tr>")[0]
            )
            told_there = re.findall(rf"<b>([^<]*):</b>(?:(?!</p>).)*<bdi>{name}</bdi>", row, re.DOTALL)
            words = {"more": "Know more", "fewer": "Know fewer", "about as many": "About as many"}
            assert told_there == [words.get(verdict, "Too early to say")], (name, title)
            event(f"then and now: {verdict.partition(':')[0]}")
    sheet = sheet_of(school)
    table = {row["Child"]: row for row in DictReader(StringIO(school.get("/export/children", name="1")))}
    titles = {code_words.FAMILIES[field].name for field in BEYOND_TEN}
    needs = planned_on(school.get("/needs"))
    for name, fields_of in known.items():
        in_columns = {code_words.FAMILIES[one.field].name: states[one.state] for one in fields_of}
        met = {title: state for title, state in in_columns.items() if state != states["not asked"]}
        for columns in (sheet.get(name, in_columns), table[name]):
            assert {title: columns[title] for title in met} == met
            assert {columns[title] for title in titles - met.keys() if title in columns} <= {states["not asked"]}
        praised = praised_in(papers_of(school, name))
        for one_of in fields_of:
            assert praised.get(one_of.field, one_of.state) == one_of.state
            if one_of.sure:
                said = rf"[:,] sure of {one_of.sure} of {one_of.of}\."
                assert re.search(said, pages[name]) or "These answers" in pages[name]
            if one_of.state == "sure":
                title = code_words.FAMILIES[one_of.field].name
                for part in re.split(r'<li class="card need-group|<div class="small-what">', needs)[1:]:
                    assert title not in part.partition("</b>")[0] or name not in part


def child_sums_of(school: School, name: str):  # noqa: F811
    """What the model says of each field that a child has met."""
    return fields(knowledge.of_child(school.db, school.ids[name], NOW))


def test_a_chosen_day_gives_the_same_next_step_on_all_pages(school):  # noqa: F811
    """Slips of other days make no group on one of the pages alone."""
    for name in ("Ada", "Cem", "Emil"):
        ago = 25 if name == "Emil" else 1
        rows = [("4+4=8", 1.9), ("4+6=9", 7.0), ("4+5=10", 7.0), ("3+4=8", 7.0)]
        school.log(name, *(helped(text, seconds, ago, attempt_id=uuid4().hex) for text, seconds in rows))
    assert one_list_of_whom_to_sit_with(school, from_="2026-11-20", to="2026-11-20") == ["Ada", "Cem"]


def test_what_is_asked_alone_is_the_next_step_on_pages_and_papers(school):  # noqa: F811
    """Both need doubles, and Ada is asked only near doubles; then the whole class is."""
    for name in ("Ada", "Bea"):
        rows = [helped(text, 7.0) for text in (*["4+4=9"] * 6, *["3+4=7", "1+2=3", "3+5=8", "2+7=9", "3+6=9"] * 2)]
        school.log(name, *(replace(row, attempt_id=f"{name}{n}") for n, row in enumerate(rows)))
    only = Focus("near_doubles", only=True, until=NOW.date())
    with writing(school.db):
        choose(school.db, of_learner(school.ids["Ada"]), {}, only, NOW.date())
    trick = code_words.FAMILIES["near_doubles"].trick.partition("%")[0]
    for name, sum_named in (("Ada", "3 + 4"), ("Bea", "4 + 4")):
        assert f"Try {sum_named} together" in part_of(school.get(), "to-sit")[name]
        page = text_of(school.client.get(f"/grown-ups/children/{school.ids[name]}").text)
        assert ("Next: near doubles" in page) == (name == "Ada")
        assert (papers_of(school, name).count(trick) == 2) == (name == "Ada")
    one_list_of_whom_to_sit_with(school)
    with writing(school.db):
        choose(school.db, of_class(school.class_id), {}, only, NOW.date())
    assert papers_of(school, "Bea").count(trick) == 2


def test_all_pages_name_the_most_urgent_first(school):  # noqa: F811
    for name, right in (("Emil", 1), ("Ada", 1), ("Cem", 0)):
        school.log(name, *(helped("4+4=8" if n < right else "4+4=9", 5.0) for n in range(4)))
    assert one_list_of_whom_to_sit_with(school) == ["Cem", "Ada", "Emil"]
    assert one_list_of_whom_to_sit_with(school, from_="2026-11-18", to="2026-11-18") == []


def test_no_page_or_paper_sends_a_child_to_a_family_that_is_sure(school):  # noqa: F811
    """All sums but one come at once: that one is named, and not the doubles."""
    rows = []
    for ago in (50, 49, 26, 2):
        for first, second in map(addends_of, FACTS):
            total = 9 if first == second == 4 and ago < 50 else first + second
            rows.append(helped(f"{first}+{second}={total}", 1.9, ago, attempt_id=uuid4().hex))
    school.log("Ada", *rows)
    page = text_of(school.client.get(f"/grown-ups/children/{school.ids['Ada']}").text)
    assert re.search(r"Sure: [^.]*doubles", page)
    assert "Next: 4 + 4, still open (doubles)." in page
    papers = text_of(papers_of(school, "Ada"))
    assert papers.count("Next comes 4 + 4, which is still open.") == 2
    assert "Next come the doubles" not in papers
    (ada, *_) = DictReader(StringIO(school.get("/export/children", name="1")))
    assert (ada["Child"], ada["Next step"]) == ("Ada", "Play on; next: 4 + 4")


@pytest.mark.full
@pytest.mark.parametrize("seed", mostly_in_soak(range(4), 0))
def test_every_page_and_paper_says_the_same(school, seed):  # noqa: F811
    simulated(school, seed)
    with school.app.test_request_context():
        words = {state: knowledge_words.state(state) for state in STATES}
    children = {name: school.client.get(f"/grown-ups/children/{learner}").text for name, learner in school.ids.items()}
    facts = {name: states_of_facts(page) for name, page in children.items()}

    # the class's sums name each child under the state that its own page says
    for fact in FACTS:
        page = school.get("/facts", sum=fact)
        panel = page[page.index('id="who"') :].split("</section>")[0]
        for name in children:
            said = rf'class="state-name">([^<(]+?) (?:<small>)?\(\d+\)(?:(?!state-name).)*<bdi>{name}</bdi>'
            assert re.findall(said, panel, re.DOTALL) == [facts[name].get(fact, words["not asked"])], (name, fact)

    # the sheet says of a family what the child's page says, and counts the sure sums that it shows
    sheet = sheet_of(school)
    assert len(sheet) > 10, "no sheet, no test"
    for name, of_child in sheet.items():
        told = states_of_families(children[name])
        assert {title: told.get(title, words["not asked"]) for title in of_child} == of_child, name
        sure = sum(state == words["sure"] for state in facts[name].values())
        assert (f"Sure of {sure} of 25 sums." in children[name]) == (sure > 0)
        home = text_of(school.client.get(f"/grown-ups/children/{school.ids[name]}/take-home").text)
        assert (f"{name} is sure of {sure} of the 25 sums." in home) == (sure > 0)
        assert "by heart; now" not in home

    # nobody needs a family that is sure, or of which it is too early to say
    needs, held = planned_on(school.get("/needs")), 0
    for part in re.split(r'<li class="card need-group|<div class="small-what">', needs)[1:]:
        title = text_of(re.findall(r"<h2>(.*?)</h2>|<b>(.*?)</b>", part, re.DOTALL)[0][0] or part.partition("</b>")[0])
        for name in re.findall(r"<bdi>([^<]+)</bdi>", part):
            if title in sheet.get(name, {}):
                held += 1
                assert sheet[name][title] in (words["slow"], words["not yet"]), (name, title)
    assert held >= 1, "nobody needs a family, no test"

    one_list_of_whom_to_sit_with(school)

    # papers praise only what is sure, or right but slow
    for name, of_child in sheet.items():
        for code, state in praised_in(papers_of(school, name)).items():
            assert of_child.get(code_words.FAMILIES[code].name, words[state]) == words[state], (name, code)
