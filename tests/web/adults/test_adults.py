"""The adults' door, the children behind it, and who may look."""

import csv
import io
import re
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace

import content
import pytest
import worlds
from answers import pointed, said
from worlds import BROWSER, close, db_of, opened, put_game, with_session, world

from kidsq.export.columns import DERIVED
from kidsq.learning.attempt import COLUMNS
from kidsq.learning.reports import progress as figures
from kidsq.store.classroom import classes, reports
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people, settings
from kidsq.store.play import attempts
from kidsq.web.shared import children_list, rights

PASSPHRASE = "quiet green lake"
NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """A new installation, and one that Ms Keller has claimed, with Mira's answers; made once and copied."""
    new, claimed = tmp_path_factory.mktemp("new"), tmp_path_factory.mktemp("claimed")
    close(opened(new, clock=lambda: NOW))
    with here(claimed) as app:
        mira = a_child(db := db_of(app), "Mira")
        session = adults.open_session(db, worlds.claimed(db, NOW), BROWSER, NOW)
    return SimpleNamespace(new=new, claimed=claimed, mira=mira, session=session)


here = partial(world, clock=lambda: NOW, tokens=True)


@pytest.fixture
def place(tmp_path, folders):
    """A new installation with a clock that stands, and a browser."""
    with here(shutil.copytree(folders.new, tmp_path / "data")) as app:
        yield SimpleNamespace(app=app, client=app.test_client(), db=db_of(app))


@pytest.fixture
def school(tmp_path, folders):
    """A claimed installation where Ms Keller is signed in."""
    page = f"/grown-ups/children/{folders.mira.id}"
    with here(shutil.copytree(folders.claimed, tmp_path / "data")) as app:
        client = with_session(app, folders.session)
        yield SimpleNamespace(app=app, client=client, db=db_of(app), mira=folders.mira, page=page)


def a_child(db, nickname, rows=None):
    answers = [said("2+3=5"), said("2+3=6"), said("3+4=7", hint_shown=4), said("1+2+3=6"), pointed(1)]
    game = f"{nickname:*<32}"
    with writing(db):
        child = people.add_learner(db, "d" * 32, nickname, "face-3", "2026-11-19T10:00:00.000Z")
        put_game(db, game, "2026-11-20T09:00:00.000Z", child.id)
        for attempt in answers if rows is None else rows:
            attempts.append(db, replace(attempt, learner=child.id, game_id=game))
    return child


def token(client, path="/grown-ups"):
    found = re.search(r'name="csrf_token" value="([^"]+)"', client.get(path).text)
    return found[1] if found else ""


def send(client, path, page=None, **fields):
    """Post a form as a browser would: with the token of a page that has a form."""
    held = token(client, page or "/grown-ups") or token(client, f"/grown-ups/claim?code={fields.get('code', '')}")
    return client.post(path, data={"csrf_token": held, **fields})


def test_unclaimed_installation_says_how_to_claim(place):
    page = place.client.get("/grown-ups")
    assert page.status_code == 200
    assert "kidsq claim" in page.text


def test_looking_at_the_claim_form_uses_nothing_up(place):
    code = adults.new_claim_code(place.db, NOW)
    for _ in range(3):
        assert "Passphrase" in place.client.get(f"/grown-ups/claim?code={code}").text
    assert not adults.claimed(place.db)


def test_claiming_signs_in_and_uses_the_code_up(place):
    code = adults.new_claim_code(place.db, NOW)
    assert send(place.client, "/grown-ups/claim", code=code, name="Mr Bo", passphrase=PASSPHRASE).status_code == 303
    assert "Sign out" in place.client.get("/grown-ups").text
    again = place.client.get(f"/grown-ups/claim?code={code}")
    assert again.status_code == 400
    assert "kidsq claim" in again.text


@pytest.mark.parametrize("code", ["nonsense", "a" * 5_000, "\x00", "<script>alert(1)</script>"])
def test_unknown_code_gets_a_way_out(place, code):
    page = place.client.get("/grown-ups/claim", query_string={"code": code})
    assert page.status_code == 400
    assert "kidsq claim" in page.text
    assert "<script>alert" not in page.text


@pytest.mark.parametrize(
    ("name", "passphrase", "sentence"),
    [("", PASSPHRASE, "type a name"), ("Bo", "short", "8 characters"), ("B" * 41, PASSPHRASE, "shorter")],
)
def test_bad_claim_says_what_to_change_and_keeps_the_code(place, name, passphrase, sentence):
    code = adults.new_claim_code(place.db, NOW)
    answer = send(place.client, "/grown-ups/claim", code=code, name=name, passphrase=passphrase)
    assert answer.status_code == 400
    assert sentence in answer.text
    assert adults.claim_code_is_open(place.db, code, NOW)


def test_sign_out_ends_the_session_at_once(school):
    send(school.client, "/grown-ups/sign-out")
    assert "Mira" not in school.client.get("/grown-ups").text
    assert school.client.get(school.page).status_code == 303


def test_sign_in_says_no_kindly_and_then_yes(school):
    other = school.app.test_client()
    answer = send(other, "/grown-ups/sign-in", name="Ms Keller", passphrase="something else")
    assert answer.status_code == 400
    assert "do not match" in answer.text
    assert send(other, "/grown-ups/sign-in", name="ms keller", passphrase=PASSPHRASE).status_code == 303
    assert "Mira" in other.get("/grown-ups").text


def signed_in_again(client):
    return send(client, "/grown-ups/sign-in", name="Ms Keller", passphrase=PASSPHRASE).headers["Location"]


def test_after_signing_in_again_one_is_back_where_one_was(school):
    send(school.client, "/grown-ups/sign-out")
    school.client.get(school.page + "/settings?saved=name")
    assert signed_in_again(school.client) == school.page + "/settings?saved=name"
    assert signed_in_again(school.client) == "/grown-ups"
    send(school.client, "/grown-ups/sign-out")
    asking = {"HX-Request": "true", "HX-Current-URL": f"https://evil.example{school.page}?x=1"}
    school.client.get(school.page + "/attempts.csv", headers=asking)
    assert signed_in_again(school.client) == school.page


@pytest.mark.parametrize(
    "kept",
    [
        "//evil.example/grown-ups",
        "https://evil.example",
        "/grown-ups//evil.example",
        "/table/x",
        "/grown-ups/\\x",
        "http://[",
        7,
    ],
)
def test_the_way_back_is_only_to_our_own_pages(school, kept):
    with school.client.session_transaction() as session:
        session["back"] = kept
    assert signed_in_again(school.client) == "/grown-ups"
    send(school.client, "/grown-ups/sign-out")
    school.client.get(school.page, headers={"HX-Request": "true", "HX-Current-URL": str(kept)})
    assert signed_in_again(school.client) == "/grown-ups"


def test_on_a_full_disk_the_browser_is_signed_out_all_the_same(school):
    ends = "SELECT count(*) FROM sessions WHERE ended_at IS NULL"
    with content.read_only(school.db):
        answer = send(school.client, "/grown-ups/sign-out")
    assert answer.status_code == 503
    assert "full or write-protected" in answer.text
    with school.client.session_transaction() as session:
        assert "grown_up" not in session
    assert "Mira" not in school.client.get("/grown-ups").text
    assert school.db.execute(ends).fetchone()[0] == 1, "nothing was written"


def test_a_form_that_came_too_late_is_no_way_back(school):
    send(school.client, "/grown-ups/sign-out")
    send(school.client, school.page + "/settings", hint="0")
    assert signed_in_again(school.client) == "/grown-ups"


def test_guessing_is_slowed_down(school):
    guesser = school.app.test_client()
    codes = [send(guesser, "/grown-ups/sign-in", name="Ms Keller", passphrase="a guess") for _ in range(8)]
    assert codes[-1].status_code == 429
    assert int(codes[-1].headers["Retry-After"]) > 0
    assert "wait" in codes[-1].text


@pytest.mark.parametrize("path", ["/cell/add:9+9", "/cell/add:3+2", "/cell/nonsense", "/cell/a/b", "/task/homework"])
def test_unknown_cell_or_task_is_not_found(school, path):
    assert school.client.get(school.page + path).status_code == 404


def test_child_s_page_shows_counts_and_never_says_wrong(school):
    page = school.client.get(school.page).text
    assert "1 of 2" in page
    mistakes = school.client.get(f"{school.page}/mistakes").text
    assert "one too many" in mistakes
    assert "one seat too far" in mistakes
    page += mistakes
    assert not re.search(r"\b(wrong|incorrect|he|she|his|her)\b", re.sub(r"<[^>]+>", " ", page), re.IGNORECASE)


def test_only_helped_answers_lead_to_the_settings(school):
    leo = a_child(school.db, "Leo", [said("2+3=5", hint_shown=5)])
    page = school.client.get(f"/grown-ups/children/{leo.id}").text
    assert "That does not show" in page
    assert "1 of 1" in page
    assert "only with help so far" in page


def test_child_without_answers_has_a_page(school):
    noe = a_child(school.db, "Noé", [])
    page = school.client.get(f"/grown-ups/children/{noe.id}")
    assert page.status_code == 200
    assert "has not worked out any sums yet" in page.text


def test_list_without_children_helps(place):
    code = adults.new_claim_code(place.db, NOW)
    send(place.client, "/grown-ups/claim", code=code, name="Bo", passphrase=PASSPHRASE)
    assert "No children here yet" in place.client.get("/grown-ups").text


def test_answers_behind_a_cell_say_which_count(school):
    page = school.client.get(f"{school.page}/cell/add:2+3").text
    assert "2 + 3 = 5" in page
    assert "not yet: one too many" in page
    helped = school.client.get(f"{school.page}/cell/add:3+4").text
    assert "no: with help" in helped


def test_unseen_cell_says_so(school):
    page = school.client.get(f"{school.page}/cell/add:5+5")
    assert page.status_code == 200
    assert "Not seen" in page.text


@pytest.mark.parametrize(
    ("path", "query", "sentence"),
    [
        ("/cell/add:2+3", "from=yesterday", "as a date. Please write it like"),
        ("/task/own_sum", "to=0001-01-01", "not in the years 2000 to 2999"),
        ("/attempts.csv", "task=<b>", "no task “&lt;b&gt;”"),
    ],
)
def test_impossible_filter_gets_a_sentence(school, path, query, sentence):
    answer = school.client.get(f"{school.page}{path}?{query}")
    assert answer.status_code == 400
    assert sentence in answer.text


@pytest.mark.parametrize(
    ("query", "rows"),
    [("", 5), ("from=2026-11-20&to=2026-11-20", 5), ("to=2026-11-18", 0), ("from=2026-11-22", 0), ("task=own_sum", 4)],
)
def test_filters_narrow_the_file(school, query, rows):
    text = school.client.get(f"{school.page}/attempts.csv?{query}").text
    assert len(list(csv.DictReader(io.StringIO(text)))) == rows


def test_file_has_the_documented_columns_and_true_numbers(school):
    answer = school.client.get(f"{school.page}/attempts.csv")
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    header, *rows = csv.reader(io.StringIO(answer.text))
    assert tuple(header) == (*COLUMNS, *DERIVED)
    first = dict(zip(header, rows[0], strict=True))
    assert (first["correct"], first["rt_total_ms"], first["operands"], first["error"]) == ("1", "2000", "[2,3]", "")
    assert first["learner"] == school.mira.id


def test_file_name_holds_the_nickname_only_when_asked(school):
    assert "Mira" not in school.client.get(f"{school.page}/attempts.csv").headers["Content-Disposition"]
    assert "Mira" in school.client.get(f"{school.page}/attempts.csv?name=1").headers["Content-Disposition"]
    odd = a_child(school.db, '../"Zoë"\u2019=1', [])
    answer = school.client.get(f"/grown-ups/children/{odd.id}/attempts.csv?name=1")
    assert answer.status_code == 200
    assert "/" not in answer.headers["Content-Disposition"]


def test_settings_are_kept_for_the_child(school):
    answer = send(school.client, f"{school.page}/settings", hint="2", memory="sparkle", counters="fives")
    assert answer.status_code == 303
    kept = settings.read(school.db, settings.of_learner(school.mira.id))
    assert {key: kept[key] for key in ("hint", "memory", "counters")} == {
        "hint": "2",
        "memory": "sparkle",
        "counters": "fives",
    }
    assert 'name="hint" value="2" checked' in school.client.get(f"{school.page}/settings").text


@pytest.mark.parametrize("fields", [{"hint": "6"}, {"hint": "2", "memory": "=1"}, {"counters": ""}])
def test_setting_that_does_not_exist_changes_nothing(school, fields):
    answer = send(school.client, f"{school.page}/settings", **fields)
    assert answer.status_code == 400
    assert "Nothing has been changed" in answer.text
    assert settings.read(school.db, settings.of_learner(school.mira.id)) == {}


def test_new_nickname_and_face(school):
    assert send(school.client, f"{school.page}/name", nickname="Mimi", face="face-7").status_code == 303
    found = people.learner(school.db, school.mira.id)
    assert (found.nickname, found.face) == ("Mimi", "face-7")


@pytest.mark.parametrize("fields", [{"nickname": "x" * 21}, {"nickname": " "}, {"face": "face-99"}])
def test_bad_nickname_or_face_changes_nothing(school, fields):
    answer = send(school.client, f"{school.page}/name", **fields)
    assert answer.status_code == 400
    assert people.learner(school.db, school.mira.id) == school.mira


def test_first_and_last_name_is_warned_about(school):
    send(school.client, f"{school.page}/name", nickname="Mira Muster")
    assert "A nickname is enough" in school.client.get(f"{school.page}/settings").text


def test_nickname_cannot_smuggle_markup(school):
    leo = a_child(school.db, "<b onx=1>&'", [said("2+3=6")])
    for path in ("", "/settings", "/cell/add:2+3"):
        assert "<b onx" not in school.client.get(f"/grown-ups/children/{leo.id}{path}").text


def test_list_and_child_s_page_count_alike(school):
    listed = reports.counted(school.db, [school.mira.id])[school.mira.id]
    found = figures.progress(attempts.of_learner(school.db, school.mira.id)).summary
    assert (listed.answers, listed.answers - listed.helped) == (found.answers, found.without_help) == (5, 4)


def test_an_owner_at_home_reads_of_each_child_until_there_is_a_class_or_are_many_children(school):
    a_child(school.db, "Bo")

    def start():
        page = school.client.get("/grown-ups").text
        return page.count("Tonight:"), page.count(">Today<"), page.count("<table")

    assert start() == (2, 0, 0)
    with writing(school.db) as db:
        made = classes.add_class(db, "2b", "2026-11-20T08:00:00.000Z")
    assert start() == (0, 1, 1)
    with writing(school.db) as db:
        db.execute("DELETE FROM classes WHERE id = ?", (made.id,))
    assert start() == (2, 0, 0)
    for number in range(rights.FEW - 1):
        a_child(school.db, f"Child {number}", [])
    assert start() == (0, 1, 1)


def test_a_long_list_has_those_who_played_last_and_a_search_finds_the_others(school):
    with writing(school.db) as db:
        for number in range(children_list.MOST_LISTED):
            people.add_learner(db, f"{number:032x}", f"Kid {number}", "face-2", "2026-11-20T10:00:00.000Z")
    a_child(school.db, "Aya", [said("2+3=5", n_options=4)])
    text = school.client.get("/grown-ups").text
    listed = re.findall(r"<li><a class=\"who\".*?<bdi>([^<]*)</bdi>", text, re.DOTALL)
    assert len(listed) == children_list.MOST_LISTED
    assert "Aya" in listed
    assert re.search(r"The 120 who played last, of 1\d\d\. Find the others by their name\.", text)
    (missing, *_others) = {f"Kid {number}" for number in range(children_list.MOST_LISTED)} - {*listed}
    assert f"<bdi>{missing}</bdi>" in school.client.get("/grown-ups", query_string={"q": missing}).text


def test_list_tells_how_many_are_right_and_fills_no_bar_for_tries(school):
    tried = [said(text, n_options=4) for text in ("2+3=6", "3+4=6") for _ in range(3)]
    a_child(school.db, "Bo", [*tried, said("2+3=5", n_options=4), said("1+1=2", n_options=4)])
    text = school.client.get("/grown-ups?q=Bo").text
    row = text[text.index(">Bo<") :]
    row = row[: row.index("</tr>")]
    assert "2 of 8 right" in row
    assert re.search(r'<progress max="8" value="2"', row)
