"""What is printed for a class and a child: sheets, a page to take home, a lesson on one page."""

from __future__ import annotations

import re

import pytest
from answers import answered

from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.classroom.question_settings import Focus, choose
from kidsq.learning.reports.change import Change
from kidsq.store.people import settings
from kidsq.web.reports import change_words

from .test_class_pages import NOW, School, claimed, helped, need_near_doubles, school, writing  # noqa: F401


def child_page(school: School, name: str, page: str, status: int = 200) -> str:  # noqa: F811
    answer = school.client.get(f"/grown-ups/children/{school.ids[name]}/{page}".rstrip("/"))
    assert answer.status_code == status
    return answer.text


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def section(page: str, label: str) -> str:
    return page[page.index(f'aria-label="{label}"') :].split("</section>")[0]


def test_solutions_are_on_another_sheet_and_right(school):  # noqa: F811
    need_near_doubles(school, "Ada")
    page = child_page(school, "Ada", "practice")
    tasks, solved = (re.findall(r"<li>(.*?)</li>", section(page, one), re.S) for one in ("Worksheet", "Solutions"))
    assert len(tasks) == len(solved) == 24
    assert "is-solved" not in section(page, "Worksheet")
    for task in solved:
        left, _, right = plain(task).partition("=")
        assert sum(map(int, re.findall(r"\d+", left))) == sum(map(int, re.findall(r"\d+", right)))
    cards = re.findall(r"<b>(\d) \+ (\d)</b>", section(page, "Flashcards"))
    backs = re.findall(r"<b>(\d+)</b>", section(page, "The backs of the flashcards"))
    sums = [int(first) + int(second) for first, second in cards]
    behind = [number for pair in zip(sums[1::2], sums[::2], strict=True) for number in pair]
    assert list(map(int, backs)) == behind
    assert ("4", "5") in cards


@pytest.mark.parametrize("field", BEYOND_TEN)
def test_sheets_beyond_ten_have_their_cards_backs_and_pictures(school, field):  # noqa: F811
    school.log("Ada", answered("make:30+70=100", 60))
    page = child_page(school, "Ada", f"practice?family={field}")
    tasks, solved = (re.findall(r"<li>(.*?)</li>", section(page, one), re.S) for one in ("Worksheet", "Solutions"))
    assert len(tasks) == len(solved) == 24
    assert sum("<svg" in task for task in tasks) == 8
    bars = re.findall(r"<rect[^>]* width=\"([.\d]+)\"[^>]* rx=\"([.\d]+)\"", page, re.S)
    assert not [width for width, radius in bars if 2 * float(radius) >= float(width)], (
        "Chromium prints not all of these"
    )
    fronts, backs = (
        re.findall(r"<li>\s*<b.*?>(.*?)</b>", section(page, one), re.S)
        for one in ("Flashcards", "The backs of the flashcards")
    )
    answers = [int(re.findall(r"is-solved\">(\d+)<", task)[0]) for task in solved[4:12]]
    assert len(fronts) == 8
    assert list(map(int, backs)) == [
        number for pair in zip(answers[1::2], answers[::2], strict=True) for number in pair
    ]
    assert f'family={field}" aria-current="true"' in page


def test_a_group_of_the_plan_leads_to_its_sheets(school):  # noqa: F811
    need_near_doubles(school, "Ada", "Bea", "Cem")
    link = re.search(r'href="(/[^"]*/practice\?[^"]*)"', school.get("/needs"))[1]
    page = school.client.get(link).text
    assert "Ada, Bea and Cem" in page
    assert {"3 + 4", "4 + 5"} <= {f"{a} + {b}" for a, b in re.findall(r"<b>(\d) \+ (\d)</b>", page)}


def test_sheets_begin_with_what_is_asked_alone(school):  # noqa: F811
    only = Focus("doubles", only=True, until=NOW.date())
    with writing(school.db):
        choose(school.db, settings.of_learner(school.ids["Ada"]), {}, only, NOW.date())
    doubles = [f"{n} + {n}" for n in range(1, 6)]
    cards = {name: plain(section(child_page(school, name, "practice"), "Flashcards")) for name in ("Ada", "Bea")}
    assert [one in cards["Ada"] for one in doubles] == [True] * 5
    assert not all(one in cards["Bea"] for one in doubles)
    both = plain(section(school.client.get(f"/grown-ups/classes/{school.class_id}/practice").text, "Flashcards"))
    assert not all(one in both for one in doubles), "others of the class are asked all"


@pytest.mark.parametrize(
    ("query", "told"),
    [({"of": "0" * 32}, "One of these children is not here."), ({"family": "tables"}, "There is no family “tables”.")],
)
def test_whom_or_what_there_is_not_is_told(school, query, told):  # noqa: F811
    assert told in school.get("/practice", 400, **query)


def test_the_page_to_take_home_is_in_the_familys_language_and_names_no_other_child(school):  # noqa: F811
    need_near_doubles(school, "Ada")
    page = child_page(school, "Ada", "take-home")
    for heading in ("What goes well", "The next step", "Five minutes at home", "How we know"):
        assert f"{heading}</h2>" in page
    assert "Then and now</h2>" not in page, "Ada has begun today"
    assert "6 answers without help to the 25 sums" in plain(page)
    paper = page[page.index("<article") :].split("</article>")[0]
    assert not any(name in paper for name in ("Bea", "Cem", "Dina", "Emil"))
    with writing(school.db):
        settings.write(school.db, settings.of_learner(school.ids["Ada"]), "language", "fr")
    assert 'lang="fr"' in child_page(school, "Ada", "take-home")


@pytest.mark.parametrize(
    ("verdict", "fall", "told"),
    [
        ("fewer", 0.99, "Ada knows fewer sums than three weeks ago. A few games together are a good start."),
        ("fewer", 0.91, ""),
        ("cannot tell", 0.5, "The answers cannot tell yet whether Ada knows more sums than three weeks ago."),
        ("too few", 0.5, ""),
    ],
)
def test_a_family_is_told_of_a_fall_that_is_nearly_certain_and_of_another_nothing(school, verdict, fall, told):  # noqa: F811
    """Then and now tells of both: that the answers cannot tell would contradict it."""
    with school.app.test_request_context():
        assert change_words.to_take_home(Change(verdict, 20, 20, fall=fall), "Ada", 0, {}) == told


def test_the_page_to_take_home_tells_of_what_is_beyond_ten(school):  # noqa: F811
    school.log("Ada", *(answered("make:30+70=100", 70 if n % 3 else 60, rt_total_ms=6_000) for n in range(6)))
    page = plain(child_page(school, "Ada", "take-home"))
    assert "Next come tens that make a hundred, such as 30 + 70 = 100" in page
    assert "6 answers without help, given" in page
    assert "Write the tens from 10 to 90" in page


def test_a_step_beyond_ten_is_told_after_that_of_the_sums(school):  # noqa: F811
    need_near_doubles(school, "Ada")
    school.log("Ada", *(answered("make:30+70=100", 70 if n % 3 else 60, rt_total_ms=6_000) for n in range(6)))
    page = plain(child_page(school, "Ada", "take-home"))
    assert page.count("Next come ") == 2
    assert "There is a step beyond ten, too. Next come tens that make a hundred" in page


def of_tidying(counted: int, *, hurried: bool = False):
    """What a child answers who plays the second game alone: it counts, and is helped with a step of a score."""
    yield answered("add:12+18", 30, task="round_score", hint_shown=4)
    for n in range(counted):
        right = not hurried or n % 5 == 0
        more = {"task": "count_set", "rt_total_ms": 600 if hurried else 4_000}
        yield answered(f"count_set:{3 + n % 6}", (3 + n % 6) if right else 9, **more)


@pytest.mark.parametrize(("rows", "own"), [(of_tidying(2), "Ada has begun"), (of_tidying(30, hurried=True), "")])
def test_nothing_is_said_of_sums_and_queens_to_who_has_met_neither(school, rows, own):  # noqa: F811
    school.log("Ada", *rows)
    page = plain(child_page(school, "Ada", ""))
    assert own in page
    assert not re.search(r"sums? so far|any sums yet|cards glow", page)
    for paper in ("letter", "take-home"):
        told = plain(child_page(school, "Ada", paper))
        assert "Ada now counts, compares and calculates with figures, boxes and points." in told
        assert "queens" not in told
    assert re.search(r"This comes from \d+ answers without help, given", told)


def test_a_letter_about_tables_alone_speaks_of_cards_and_not_of_figures(school):  # noqa: F811
    school.log("Ada", answered("times:3x4", 12), answered("times:3x5", 15))
    assert "Ada makes sums with cards now, to wake sleeping queens." in plain(child_page(school, "Ada", "letter"))


def test_a_letter_sends_nobody_to_ten_times_for_help_with_ten_times(school):  # noqa: F811
    school.log("Ada", *(answered("times:2x10", 20 if n % 3 else 21, rt_total_ms=6_000) for n in range(9)))
    told = plain(child_page(school, "Ada", "letter"))
    assert "multiplication, such as 2 × 10: start at one nearby that comes by itself" in told
    assert "ten times" not in told


def test_what_a_child_has_begun_beyond_ten_stands_in_its_sentence_whatever_it_is_called(school):  # noqa: F811
    both_sides = (answered("balance:2+4=1+5", 5 if n % 2 else 4, rt_total_ms=9_000) for n in range(8))
    sums = (helped(f"{n}+{n}={2 * n}", 7.0, attempt_id=f"s{n}-{day}") for n in range(1, 6) for day in range(3))
    school.log("Ada", *sums, *both_sides)
    assert "Beyond ten, Ada has begun: both sides the same." in plain(child_page(school, "Ada", "letter"))


def test_sums_up_to_ten_of_which_it_is_too_early_to_say_are_named_beside_what_is_beyond(school):  # noqa: F811
    beyond = (answered("times:3x4", 12 if n % 3 else 9, rt_total_ms=6_000) for n in range(12))
    school.log("Ada", helped("2+3=5", attempt_id="a"), helped("4+4=8", attempt_id="b"), *beyond)
    page = plain(child_page(school, "Ada", ""))
    assert "Sums up to ten: too early to say, 2 without help so far." in page
    assert "Multiplication: not yet" in page


def test_a_lesson_on_one_page_says_who_came_what_was_answered_and_whom_to_see(school):  # noqa: F811
    school.log("Bea", *(helped("2+3=5", 1.9, attempt_id=f"b{n}") for n in range(6)))
    school.log("Dina", *(helped("4+4=9", 5.0, attempt_id=f"d{n}") for n in range(4)))
    page = school.get("/lesson-end")
    told = plain(page)
    assert "Came 2 of 5 children" in told
    assert "Answers 10 with help or without" in told
    assert "Right without help 6 of the 10 that count" in told
    seen = page[page.index('id="to-see"') :].split("</section>")[0]
    assert "Dina" in seen
    assert "Bea" not in seen
    assert "Not here that day: Ada, Cem, Emil" in told.replace(" ,", ",")


@pytest.mark.parametrize("page", ["", "/needs", "/facts", "/then-now", "/lesson-end", "/checks"])
def test_a_printed_page_of_a_class_names_the_class(school, page):  # noqa: F811
    """On the screen its menu does, which is not printed."""
    assert '<p class="print-only">2b</p>' in school.get(page)
