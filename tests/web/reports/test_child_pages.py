"""The pages of one child, the letter home, and the child's own garden."""

import json
import re
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from html import unescape
from types import SimpleNamespace

import content
import pytest
from answers import answered, pointed, said
from worlds import claimed, db_of, put_game, signed_in, world

from kidsq.learning.tasks import CLAIM
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import attempts
from kidsq.web.http.language import catalogue

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
PAGES = ("", "/time", "/counting", "/mistakes", "/hints", "/letter")
DEVICE = "d" * 32


@pytest.fixture(scope="module")
def school(tmp_path_factory):
    """An installation where Ms Keller is signed in; every test brings children of its own."""
    with world(tmp_path_factory.mktemp("school"), clock=lambda: NOW, tokens=True) as app:
        db = db_of(app)
        yield SimpleNamespace(app=app, client=signed_in(app, claimed(db, NOW), NOW), db=db)


def told(text, day, seconds, **columns):
    """A bot was told this; seconds are net of a second of tapping."""
    usual = {"task": "help_bot", "n_options": 5, "guess_p": 0.2, "device": DEVICE, "motor_ms": 1_000}
    at = f"2026-11-{day:02}T10:00:00.000Z"
    return said(text, at=at, rt_total_ms=round(seconds * 1_000) + 1_000, **{**usual, **columns})


def weeks():
    """Doubles fast and sure; three other sums faster in the second week; two slips."""
    sums = ("1+2=3", "3+4=7", "2+5=7")
    rows = [told(f"{n}+{n}={2 * n}", day, 1.6) for n in range(1, 6) for day in (2, 4, 6)]
    rows += [told(text, day, 5.0 if day == 2 else 2.0) for text in sums for day in (2, 9) for _ in range(2)]
    return [*rows, told("4+5=10", 9, 4.0), told("4+5=10", 9, 4.0), told("3+6=9", 9, 3.0, hint_shown=4), pointed(1)]


def a_child(school, nickname="Mira", rows=None, device=None):
    device = device or secrets.token_hex(16)
    with writing(school.db):
        child = people.add_learner(school.db, device, nickname, "face-3", "2026-11-01T10:00:00.000Z")
        put_game(school.db, child.id, "2026-11-02T09:00:00.000Z", child.id, device=device)
        for number, attempt in enumerate(weeks() if rows is None else rows):
            key = f"{child.id}-{number}"
            attempts.append(school.db, replace(attempt, learner=child.id, game_id=child.id, attempt_id=key))
    return SimpleNamespace(id=child.id, page=f"/grown-ups/children/{child.id}")


def text_of(answer):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text))


def send(client, path, **fields):
    held = re.search(r'name="csrf_token" value="([^"]+)"', client.get(path).text)
    return client.post(path, data={"csrf_token": held[1], **fields})


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("rows", [None, [], [said("2+3=5")], [said("2+3=5", hint_shown=5)], [pointed(2)]])
def test_every_page_stands_with_much_little_and_nothing(school, page, rows):
    child = a_child(school, "Noé", rows)
    answer = school.client.get(child.page + page)
    assert answer.status_code == 200
    assert len(re.findall("<h1", answer.text)) == 1
    assert not re.search(r"\b(wrong|incorrect|he|she|his|her)\b", text_of(answer), re.IGNORECASE)


def taps(facts, n=40):
    """Somebody taps one of five choices at leisure, whatever is asked: one in five is right."""
    rows = []
    for place in range(n):
        first, second = facts[place * 7 % len(facts)]
        total = first + second if place % 5 == 0 else first + second + (place % 4 or -2)
        rows.append(told(f"{first}+{second}={total}", 2 + place // 10, 1 + place % 3))
    return rows


SUMS = [(first, second) for first in range(1, 6) for second in range(first, 11 - first)]
"""What else a page would say of such answers."""
CONCLUSIONS = (
    "come by themselves.",
    "suggests answers that come",
    "Next: ask",
    "Most often",
    "nothing to do",
    "is sure of",
    "often finds",
    "Right but slow: ",
    "Not yet: ",
    "about the same:",
    "takes longer now",
    "came without help.",
)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_concluded_from_answers_that_look_like_guesses(school, page):
    child = a_child(school, "Emil", taps(SUMS))
    answer = school.client.get(child.page + page)
    top = answer.text[: answer.text.index("Understanding the times")] if page == "/counting" else answer.text
    assert not [said_there for said_there in CONCLUSIONS if said_there in unescape(top)]
    assert not re.findall(r'class="(?:cell|chip|mark) knows-(?:sure|slow|not-yet)"', answer.text)
    if page == "/letter":
        assert "will show how the answers come" in answer.text
    else:
        assert "were right no more often than by chance. So they say little." in text_of(answer)
        assert text_of(answer).count("Next:") == 1
    if not page:
        assert answer.text.count('<span class="mark knows-too-early">too early to say</span>') == 5


def test_two_taps_that_were_not_right_make_no_family_nearly_known(school):
    rows = [told(f"{a}+{b}={a + b}", day, 1.3) for a, b in SUMS if a != b for day in (2, 4, 6)]
    page = school.client.get(a_child(school, "Mo", [*rows, told("1+1=3", 9, 2), told("2+2=3", 9, 2)]).page).text
    doubles = page[page.index(">Doubles <") :]
    assert "0 of 2" in doubles[: doubles.index("</tr>")]
    assert "too early to say" in doubles[: doubles.index("</tr>")]


@pytest.mark.parametrize("page", PAGES)
def test_pages_of_a_child_lead_to_each_other(school, page):
    child = a_child(school)
    text = school.client.get(child.page + page).text
    for other in PAGES:
        assert f'href="{child.page}{other}"' in text


@pytest.mark.parametrize("page", PAGES[:-1])
def test_impossible_filter_shows_everything_with_a_sentence(school, page):
    child = a_child(school)
    answer = school.client.get(f"{child.page}{page}?task=homework")
    assert answer.status_code == 400
    assert "no task “homework”" in answer.text
    assert "Here is everything instead" in answer.text


@pytest.mark.parametrize("page", PAGES[:-1])
def test_filters_go_along_to_the_other_pages(school, page):
    child = a_child(school)
    text = school.client.get(f"{child.page}{page}?from=2026-11-08&task=help_bot").text
    assert f'href="{child.page}/time?from=2026-11-08&amp;task=help_bot"' in text


# -- sums -------------------------------------------------------------------------------------------------------------


def test_sums_are_told_by_the_words_of_the_model(school):
    page = text_of(school.client.get(a_child(school).page))
    assert "Mira is sure of 6 of the 25 sums up to ten." in page
    assert "Sure: doubles." in page
    cells = school.client.get(a_child(school, "Leo").page).text
    assert 'aria-label="3 + 3 = 6: sure, 3 of 3 right"' in cells
    assert 'aria-label="4 + 6 = 10: not asked yet, no answers"' in cells
    assert 'aria-label="3 + 6 = 9: only with help so far"' in cells


def test_a_child_without_answers_is_not_sent_to_where_it_cannot_come_in(school):
    """A class's child comes in by the lesson's code, not on the first page."""
    page = text_of(school.client.get(a_child(school, rows=[]).page))
    assert "after three games there is something to read about Mira" in page
    assert "on the first page of the game" not in page


def test_what_was_only_answered_with_help_is_not_said_to_be_unasked(school):
    rows = [answered("sub:18-4", 14, hint_shown=4) for _ in range(3)]
    page = school.client.get(a_child(school, rows=rows).page).text
    (row,) = re.findall(r'id="beside-taking_away">.*?</section>', page, re.DOTALL)
    marks = re.findall(r'<span class="mark [^"]*">(.*?)</span>', row, re.DOTALL)
    assert [one.strip() for one in marks] == ["only with help so far"]
    rows = [said("2+3+4=9", hint_shown=5) for _ in range(3)]
    page = text_of(school.client.get(a_child(school, rows=rows).page))
    assert "only with help so far 1 sum 3 of 3, with help" in page


def test_too_early_says_how_many_sums_of_a_family_were_asked_too_seldom(school):
    """Right each time, and still nobody can say it of the family."""
    rows = [told(text, day, 1.9) for day in range(1, 9) for text in ("4+5=9", "3+4=7")]
    page = school.client.get(a_child(school, rows=rows).page).text
    row = " ".join(re.sub(r"<[^>]+>", " ", page[page.index("Near doubles") :].split("</tr>")[0]).split())
    assert "too early to say sure of 2 of 4 sums, 2 not asked often enough of late" in row
    assert "16 of 16" in row


def row_of_near_doubles(school, sure):
    """As a child's page has it: these are sure, 4 + 5 was never right."""
    rows = [told(text, day, 1.6) for day in range(1, 9) for text in sure]
    rows += [told("4+5=8", day, 6.0) for day in range(2, 5)]
    page = school.client.get(a_child(school, rows=sorted(rows, key=lambda row: row.at)).page).text
    return " ".join(re.sub(r"<[^>]+>", " ", page[page.index("Near doubles") :].split("</tr>")[0]).split())


def test_a_family_that_is_sure_but_for_a_sum_names_it(school):
    row = row_of_near_doubles(school, ("1+2=3", "2+3=5", "3+4=7"))
    assert "sure sure of 3 of 4 sums, open: 4 + 5 " in row


def test_too_early_of_a_family_names_what_is_open_and_what_was_asked_too_seldom(school):
    row = row_of_near_doubles(school, ("1+2=3", "2+3=5"))
    assert "too early to say sure of 2 of 4 sums, open: 4 + 5, 1 not asked often enough of late" in row


def test_sum_that_could_not_go_otherwise_is_not_said_to_be_helped(school):
    rows = [said("2+3+4=9", n_options=1), said("1+1=2", n_options=1), said("1+1=2", hint_shown=5)]
    child = a_child(school, rows=rows)
    page = school.client.get(child.page).text
    assert 'aria-label="1 + 1 = 2: not asked yet, with help or no other answer possible"' in page
    tasks = school.client.get(f"{child.page}/table").text
    assert 'aria-label="2 + 3 + 4 = 9: not asked yet, no other answer was possible"' in tasks
    assert "3 of 3, with help or no other answer possible" in tasks
    behind = text_of(school.client.get(f"{child.page}/cell/add:2+3+4"))
    assert "1 of 1 no other answer was possible" in behind
    assert "Help or later try 0 of 1 answer " in behind


def test_words_are_of_today_while_figures_follow_the_period(school):
    child = a_child(school)
    page = school.client.get(f"{child.page}?from=2026-11-05").text
    assert 'aria-label="3 + 3 = 6: sure, 1 of 1 right"' in page
    nothing = school.client.get(f"{child.page}?from=2026-11-19").text
    assert 'aria-label="3 + 3 = 6: sure, no answers"' in nothing


def test_answers_behind_a_cell_begin_with_what_is_known_today(school):
    child = a_child(school)
    page = text_of(school.client.get(f"{child.page}/cell/add:3+3"))
    assert "3 of 3 right without help on 3 days, about 1.6 s" in page
    assert re.search(
        r"Known with a chance of \d?0% to 100% \(in 8 out of 10 cases\)", page
    )  # no finer on three answers


def test_sums_beyond_ten_and_other_skills_have_their_place(school):
    child = a_child(school, rows=[said("7+8=15"), said("2+3+4=9"), pointed(0)])
    page = text_of(school.client.get(f"{child.page}/table"))
    assert "7 + 8 = 15" in page
    assert "2 + 3 + 4 = 9" in page
    assert "a count of 7 among 3 seats" in page


def test_hands_that_were_named_stand_folded_where_they_are_many(school):
    few, many = ([answered(f"table:{n}+{n + 6}+{n + 12}", 6) for n in range(6, 6 * (1 + count), 6)] for count in (6, 8))
    pages = [school.client.get(a_child(school, rows=rows).page).text for rows in (few, many)]
    assert [re.findall(r"<summary>(\d+) so far</summary>", page) for page in pages] == [[], ["8"]]


def test_each_task_names_its_curriculum(school):
    page = text_of(school.client.get(f"{a_child(school).page}/table"))
    for code in ("1.OA.6", "1.OA.7", "1.OA.8", "2.NBT.2", "K.CC", "MA.1.A.3"):
        assert code in page


# -- time, counting, mistakes, help -----------------------------------------------------------------------------------


def test_time_compares_the_same_sums(school):
    page = text_of(school.client.get(f"{a_child(school).page}/time"))
    assert "On the same 3 sums Mira takes 2.0 s now, 5.0 s before, and still gets them right." in page


def test_a_tenth_of_a_second_is_no_news(school):
    rows = [
        told(text, day, 0.6 if day == 2 else 0.7)
        for text in ("1+2=3", "3+4=7", "2+5=7")
        for day in (2, 9)
        for _ in "ab"
    ]
    page = text_of(school.client.get(f"{a_child(school, rows=sorted(rows, key=lambda row: row.at)).page}/time"))
    assert "On the same 3 sums the time is about the same: 0.7 s now, 0.6 s before. That is quick" in page


def same_sums(seconds, days=(2, 9), sums=("1+2=3", "3+4=7", "2+5=7"), times=2):
    return [told(text, day, seconds) for day in days for text in sums for _ in range(times)]


def test_nothing_to_do_is_not_said_beside_a_weak_family_or_fewer_right_answers(school):
    easy = same_sums(1.2, sums=("1+2=3", "1+4=5", "1+5=6"))
    quick = text_of(school.client.get(f"{a_child(school, rows=easy).page}/time"))
    assert "That is quick: nothing to do here." in quick
    weak = [told(text, day, 6.0) for day in (2, 9) for text in ("4+6=8", "3+7=9", "2+8=11", "4+6=9", "3+7=8")]
    child = a_child(school, rows=sorted([*easy, *weak], key=lambda row: row.at))
    for page in ("/time", "/hints"):
        shown = text_of(school.client.get(child.page + page))
        assert "nothing to do" not in shown
        assert "Not yet, or right but slow: partners of ten" in shown
    fell = a_child(school, rows=[*easy, *(told("1+2=4", 9, 1.2) for _ in range(4))])
    shown = text_of(school.client.get(f"{fell.page}/time"))
    assert "Right less often: 6 of 10 now, 6 of 6 before. Next: no hurry." in shown
    assert "nothing to do" not in shown


def chart_of(page):
    return json.loads(unescape(re.search(r'data-chart="([^"]+)"', page)[1]))


def test_picture_joins_no_weeks_of_few_answers(school):
    sums = ("1+2=3", "3+4=7", "2+5=7")
    rows = [told(text, day, 4.0) for text in sums for day in (2, 16) for _ in range(2)]
    rows += [told(text, 9, 3.0) for text in sums]
    child = a_child(school, rows=sorted(rows, key=lambda row: row.at))
    chart = chart_of(school.client.get(f"{child.page}/time").text)
    assert chart["median"] == [4.0, None, 4.0]
    assert chart["few"] == [None, 3.0, None]
    assert chart["high"] == [4.0, None, 4.0]
    row = r"9 Nov 3\.0 s, from only 3 – 3 of 3"
    assert re.search(row, text_of(school.client.get(f"{child.page}/time"))), "no half is named that is not drawn"


def test_counting_is_read_at_the_pace_that_is_drawn(school):
    child = a_child(school, rows=weeks() * 3)
    page = school.client.get(f"{child.page}/counting")
    first, second = chart_of(page.text)["lines"][0][:2]
    assert round(second - first, 1) != 0.9, "that is anybody's"
    assert f"About {second - first:.1f} s for each one added" in text_of(page)


def test_time_says_what_is_missing(school):
    page = text_of(school.client.get(f"{a_child(school, rows=[told('2+3=5', 2, 2.0)]).page}/time"))
    assert "Too early to compare" in page
    assert "Timed right answers to friends' questions, without help, so far: 1." in page


def test_no_pace_is_taken_from_sums_likely_known_of_who_guesses_by_now(school):
    known = [told(f"{n}+{m}={n + m}", day, 1.0) for day in range(1, 9) for n, m in ((1, 2), (2, 3), (1, 5), (3, 4))]
    guessed = [
        told(f"{n}+{m}=10", 10 + day, 0.1) for day in range(8) for n, m in ((1, 1), (2, 2), (1, 6), (2, 5), (4, 4))
    ]
    own = "own pace, taken from the sums that are likely known"
    for rows, pace in ((known, True), ([*known, *guessed], False)):
        page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/counting"))
        assert (own in page) == pace
        assert ("came faster than anyone could read" in page) != pace


def test_counting_says_what_is_still_needed_by_smaller_numbers(school):
    rows = [told(text, day, 3.0) for day in range(1, 9) for text in ("4+5=9", "1+6=7", "1+8=9")]
    page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/counting"))
    assert "Too early to say: 24 timed right answers so far, doubles left out." in page
    assert "twelve in all; so far: numbers 2, answers 24." in page


def test_counting_reads_the_slope(school):
    sums = {"1+5=6": 2.0, "2+5=7": 3.0, "3+5=8": 4.0}
    rows = [told(text, 2, seconds) for text, seconds in sums.items() for _ in range(4)]
    page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/counting"))
    assert "Mira takes 1.0 s longer for each one added (12 answers)" in page
    assert "suggests counting on" in page


def test_mistakes_stand_by_sum_and_by_kind(school):
    child = a_child(school)
    page = text_of(school.client.get(f"{child.page}/mistakes"))
    assert "3 mistakes in 31 answers" in page
    assert "4 + 5 = 10: one too many, 2 times" in page
    assert "2 of 2 not right" in page
    assert "one seat too far" in page
    assert "the answer is shown and play goes on" in page


@pytest.mark.parametrize(
    ("code", "mistakes", "of_none", "of_one"),
    [
        ("en", "1 mistake in 1 answer.", "of 0 right answers,", "0 of 1 answer "),
        ("de", "1 Fehler in 1 Antwort.", "bei 0 richtigen Antworten,", "0 von 1 Antwort "),
        ("fr", "1 erreur, pour un total de 1 réponse.", "sur 0 réponse juste,", "0 sur 1 réponse "),
        ("it", "1 errore in 1 risposta.", "di 0 risposte giuste,", "0 di 1 risposta "),
    ],
)
def test_one_and_none_agree_with_their_words(school, code, mistakes, of_none, of_one):
    child = a_child(school, rows=[said("2+3=6")])
    spoken = {"Accept-Language": code}
    assert mistakes in text_of(school.client.get(f"{child.page}/mistakes", headers=spoken))
    behind = text_of(school.client.get(f"{child.page}/cell/add:2+3", headers=spoken))
    assert of_none in behind
    assert of_one in behind


def test_kind_of_slip_narrows_the_list_and_an_unknown_one_is_said(school):
    child = a_child(school, rows=[said("2+3=6"), said("4+5=4")])
    shown = text_of(school.client.get(f"{child.page}/mistakes?kind=echo"))
    assert "4 + 5 = 4: one of the numbers repeated" in shown
    assert "2 + 3 = 6: one too many" not in shown
    unknown = school.client.get(f"{child.page}/mistakes?kind=<b>")
    assert unknown.status_code == 400
    assert "no kind of mistake called “&lt;b&gt;”" in unknown.text
    assert school.client.get(f"{child.page}/mistakes?kind=decade").status_code == 200


def test_now_and_mistakes_count_and_name_the_same_slips(school):
    """A claim that was believed is of a sum as well, and no slip in working one out."""
    believed = [said("3+4=8", task=CLAIM, response="1", truth="0", error="missed") for _ in range(2)]
    rows = [*believed, *(told("3+4=8", 3, 4.0) for _ in range(3)), *(told("2+2=4", day, 4.0) for day in range(2, 14))]
    child = a_child(school, rows=rows)
    for page in ("", "/mistakes"):
        told_there = text_of(school.client.get(child.page + page))
        assert "“Sums”: 3 mistakes in 15 answers, all of them: one too many" in told_there, page


def test_mistakes_of_a_kind_are_no_share_of_the_answers(school):
    """Three of five mistakes, in fifteen answers."""
    slips = [told(text, 3, 4.0) for text in ("3+4=8", "3+4=8", "3+4=8", "3+4=4", "3+4=3")]
    rows = [*slips, *(told("2+2=4", day, 4.0) for day in range(4, 14))]
    page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/mistakes"))
    assert "“Sums”: 5 mistakes in 15 answers, 3 of them: one too many." in page


def test_advice_on_slips_fits_where_they_came(school):
    rows = [pointed(1) for _ in range(6)] + [said("2+3=5") for _ in range(30)]
    page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/mistakes"))
    assert "“Counting with the jester”: 6 mistakes in 6 answers, all of them: one seat too far" in page
    assert "count the seats aloud together" in page
    assert "start counting at the larger number" not in page
    few = [said("3+4=8"), said("3+4=8"), *(said("2+3=5") for _ in range(30))]
    page = text_of(school.client.get(f"{a_child(school, rows=few).page}/mistakes"))
    assert "No kind of mistake stands out." in page
    assert "Next:" not in page


def test_who_is_one_off_with_products_is_not_told_to_count_on(school):
    rows = [answered("times:8x6", 47) for _ in range(6)] + [said("2+3=5") for _ in range(9)]
    child = a_child(school, rows=rows)
    page = text_of(school.client.get(f"{child.page}/mistakes"))
    assert "“Multiplication”: 6 mistakes in 6 answers, all of them: one too few." in page
    assert "Next: lay counters in equal rows and count them row by row." in page
    for shown in (page, text_of(school.client.get(child.page))):
        assert "start counting at the larger number" not in shown
        assert "in “Sums”" not in shown


def test_help_is_told_by_week_and_family(school):
    rows = [told("3+3=6", 2, 2.0, hint_shown=4) for _ in range(5)] + [told("3+3=6", 9, 2.0) for _ in range(5)]
    page = text_of(school.client.get(f"{a_child(school, rows=rows).page}/hints"))
    assert "First tries without help: 5 of 5 in the latest week, 0 of 5 in the first." in page
    assert "help is seen most" not in page
    still = [*rows, *(told("3+3=6", 10, 2.0, hint_shown=4) for _ in range(6))]
    page = text_of(school.client.get(f"{a_child(school, rows=still).page}/hints"))
    assert "Lately, help is seen most with doubles: before 6 of the latest 8 first tries." in page


def test_remembered_queens_are_told_apart_where_answers_are_counted(school):
    rows = [
        told("3+3=6", 2, 2.0),
        *(
            said("1+1=2", task="recall_queen", skill="recall", correct=None, truth="[3]", response="3")
            for _ in range(2)
        ),
    ]
    child = a_child(school, rows=rows)
    tasks = text_of(school.client.get(f"{child.page}/table"))
    assert "Answers 1 All days · 2 remembered queens are not counted here" in tasks
    assert "not among the answers here" in text_of(school.client.get(f"{child.page}/mistakes"))
    assert "Answers 3 one row each, including moves with no sum" in text_of(school.client.get(f"{child.page}/data"))


# -- the letter -------------------------------------------------------------------------------------------------------


def test_letter_is_suggested_from_what_is_known(school):
    page = school.client.get(f"{a_child(school).page}/letter").text
    assert "Dear family of Mira," in page
    assert "Mira is sure of doubles" in page
    assert not re.search(r"\d+ ?%|\d of \d", page.split('class="paper', 1)[1].split("</form>")[0])


def test_letter_shows_what_was_typed_and_stores_nothing(school):
    child = a_child(school)
    answer = send(
        school.client, f"{child.page}/letter", strength="Mira <b>shines</b>.\nTruly.", step="", cards="longer"
    )
    assert answer.status_code == 200
    assert "Mira &lt;b&gt;shines&lt;/b&gt;.\nTruly." in answer.text
    assert "The next step" not in answer.text.split('class="paper"', 1)[1]
    assert "shines" not in repr(content.everything(school.db))
    again = send(school.client, f"{child.page}/letter", strength="Mira shines.", edit="1")
    assert ">Mira shines.</textarea>" in again.text


def test_no_line_of_a_letter_ends_within_a_sum(school):
    letter = send(school.client, f"{a_child(school).page}/letter", step="Next comes 3 + 4 = 7.").text
    assert "Next comes 3\xa0+\xa04\xa0=\xa07." in letter


def test_letter_that_is_too_long_is_kept_for_changing(school):
    child = a_child(school)
    answer = send(school.client, f"{child.page}/letter", activity="x" * 1_201)
    assert answer.status_code == 400
    assert "up to 1200 characters" in answer.text
    assert "x" * 1_201 in answer.text


def test_letter_speaks_the_language_of_the_child_and_its_page_that_of_the_grown_up(school):
    child = a_child(school)
    with writing(school.db):
        settings.write(school.db, settings.of_learner(child.id), "language", "fr")
    form = unescape(school.client.get(f"{child.page}/letter").text)
    assert '<html lang="en"' in form
    assert "What goes well" in form
    assert form.count('<textarea lang="fr"') == 5
    assert "Dear family" not in form
    assert re.search(r'value="fr" lang="fr" aria-pressed="true">Français<', form)
    sheet = unescape(send(school.client, f"{child.page}/letter", language="fr").text)
    page, paper = sheet.split("<article", 1)
    assert '<html lang="en"' in page
    assert "Change the text" in page
    assert paper.startswith(' class="paper" lang="fr" aria-label="')
    french = catalogue("fr").gettext
    for text in ("What goes well", "The next step", "Five minutes at home", "With kind regards"):
        assert text not in paper
        assert french(text) in paper, text
    assert french("Dear family of %(name)s,") % {"name": "Mira"} in paper
    assert "20 nov. 2026" in paper


def test_letter_in_another_language_keeps_what_was_typed_on_every_way(school):
    child = a_child(school)
    path, own = f"{child.page}/letter", "Mira ist sehr geduldig."
    form = unescape(send(school.client, path, language="en", speak="it", strength=own).text)
    assert f">{own}</textarea>" in form
    italian = catalogue("it").gettext
    assert f">{italian('Dear family of %(name)s,') % {'name': 'Mira'}}</textarea>" in form
    assert "Next come" not in form
    sheet = unescape(send(school.client, path, language="it", strength=own, closing="Ciao!").text)
    assert '<article class="paper" lang="it"' in sheet
    kept = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', sheet))
    assert (kept["language"], kept["strength"], kept["closing"]) == ("it", own, "Ciao!")
    back = unescape(school.client.post(path, data=kept).text)
    assert f">{own}</textarea>" in back
    assert ">Ciao!</textarea>" in back
    german = unescape(send(school.client, path, **{**kept, "speak": "de_CH"}).text)
    assert german.count('<textarea lang="de-CH"') == 5
    assert f">{own}</textarea>" in german
    assert "ß" not in german.split("<textarea", 1)[1]
    for odd in ("", "xx", "<b>"):
        again = send(school.client, path, language=odd, speak=odd, edit="1", strength=own)
        assert (again.status_code, again.text.count('<textarea lang="en"')) == (200, 5)


# -- the garden -------------------------------------------------------------------------------------------------------


def browser_of(school, device):
    client = school.app.test_client()
    with client.session_transaction() as cookie:
        cookie["device"] = device
    return client


def test_garden_is_only_for_the_children_of_this_browser(school):
    mira = a_child(school, device=DEVICE)
    assert browser_of(school, DEVICE).get(f"/garden/{mira.id}").status_code == 200
    assert browser_of(school, "f" * 32).get(f"/garden/{mira.id}").status_code == 404
    assert school.client.get(f"/garden/{mira.id}").status_code == 404
    assert browser_of(school, DEVICE).get("/garden/nobody").status_code == 404


def test_garden_tells_what_is_new_without_figures(school):
    child = browser_of(school, DEVICE)
    page = child.get(f"/garden/{a_child(school, rows=weeks()[:15], device=DEVICE).id}").text
    assert "You know doubles now!" in page
    assert "in bloom now!" in page
    assert not re.search(
        r"\d+ ?%|\d of \d|level", text_of(child.get(f"/garden/{a_child(school, 'Leo', device=DEVICE).id}"))
    )


def test_garden_calls_only_the_newest_plant_new(school):
    sums = ("1+2=3", "1+1=2", "3+4=7", "2+5=7", "4+6=10")
    rows = [told(text, 2, 3.0) for text in sums for _ in range(2)]
    rows += [told(text, 9, 3.0) for text in ("3+7=10", "3+7=10")]
    page = browser_of(school, DEVICE).get(f"/garden/{a_child(school, rows=rows, device=DEVICE).id}").text
    assert len(re.findall(r"</b><span class=\"vh\">: </span>[^<]*\bnew\b", page)) <= 1
    assert "new leaves" not in page


def test_garden_of_a_new_child_is_full_of_seeds(school):
    page = browser_of(school, DEVICE).get(f"/garden/{a_child(school, rows=[], device=DEVICE).id}").text
    assert page.count("#plant-seed") == 6
    assert "Each sum helps a seed grow!" in page


def test_home_leads_to_the_garden(school):
    mira = a_child(school, device=DEVICE)
    browser = browser_of(school, DEVICE)
    assert "/garden/" not in browser.get("/").text
    with browser.session_transaction() as cookie:
        cookie["player"] = mira.id
    assert f'href="/garden/{mira.id}"' in browser.get("/").text
