"""Does a tablet get through?"""

import re
from datetime import timedelta
from urllib.parse import quote

import pytest
from faults import odd

from kidsq import network
from kidsq.maintenance import check
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing

from .forms import NOW, problem


@pytest.fixture
def on_the_network(monkeypatch):
    monkeypatch.setattr(network, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    monkeypatch.setattr(network, "listens", lambda address, port: True)


def test_the_computer_waits_until_a_tablet_has_got_through(school, on_the_network):
    page = school.client.get("/grown-ups/check").text
    assert "http://192.168.1.20/check" in page
    assert "http://10.0.0.7/check" in page
    assert "No tablet has got through yet" in page
    tablet = school.app.test_client()
    assert "This tablet reaches kidsq" in tablet.get("/check").text
    assert "No tablet" in school.client.get("/grown-ups/check/news").text  # looking alone changes nothing
    assert tablet.post("/check", headers={"HX-Request": "true"}).status_code == 204
    assert "A tablet has got through" in school.client.get("/grown-ups/check/news").text
    sign = re.search(r"picture-(\w+)", tablet.get("/check").text)[1]
    assert f"picture-{sign}" in school.client.get("/grown-ups/check/news").text


def test_without_script_a_button_tells_the_computer(school, on_the_network):
    tablet = school.app.test_client()
    answer = tablet.post("/check")
    assert "The computer knows." in tablet.get(answer.headers["Location"]).text


def test_the_computers_own_browser_and_old_visits_do_not_count(school, on_the_network):
    school.client.post("/check")
    school.app.test_client().post("/check")
    school.now.is_ = NOW + timedelta(minutes=14)
    assert "A tablet has got through" in school.client.get("/grown-ups/check/news").text
    school.now.is_ = NOW + timedelta(minutes=16)
    assert "No tablet" in school.client.get("/grown-ups/check/news").text


def test_a_hundred_visitors_leave_no_more_than_twelve_behind(school):
    for _ in range(30):
        school.app.test_client().post("/check")
    kept = school.db.execute("SELECT value FROM settings WHERE key = 'reached'").fetchone()[0]
    assert kept.count('"2026') == 12


def test_a_computer_that_listens_to_itself_only_or_has_no_network_says_so(school, monkeypatch):
    monkeypatch.setattr(network, "lan_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(network, "listens", lambda address, port: False)
    assert "kidsq answers on this computer only" in problem(school.client.get("/grown-ups/check"))
    monkeypatch.setattr(network, "lan_addresses", list)
    assert "not on a network" in problem(school.client.get("/grown-ups/check"))


def test_the_tablets_page_tells_nothing_of_the_class(school):
    page = school.app.test_client().get("/check").text
    assert not any(word in page for word in ("Owls", "Mira", "Keller", school.owls))


@pytest.mark.full
def test_no_field_of_these_forms_can_break_anything(school):
    """Every form, with odd text in every field, as its own adult: no fault, and nobody is lost."""
    with writing(school.db):
        stars = classes.add_group(school.db, school.owls, "Stars")
    child = f"{school.address}/children/{school.mira}"
    forms = [
        ("/grown-ups/start", {"name": "{}"}),
        (f"{school.address}/add", {"do": "look", "text": "{}", "column": "{}"}),
        (f"{school.address}/add", {"do": "{}", "name": ["{}", "{}"]}),
        (f"{school.address}/add", {"do": "first_words", "name": ["{}", "Ann {}"]}),
        (f"{school.address}/names", {"learner": [school.noa, "{}"], "nickname": ["{}", "{}"]}),
        (f"{school.address}/children/several", {"act": "{}", "learner": "{}"}),
        (f"{school.address}/children/several", {"act": "move", "learner": school.noa, "to": "{}"}),
        (f"{school.address}/children/several", {"act": "group", "learner": school.noa, "group": "{}"}),
        (child, {"act": "{}", "nickname": "{}", "face": "{}"}),
        (child, {"act": "name", "nickname": "{}"}),
        (f"{child}/same", {"other": "{}", "sure": "1"}),
        (f"{school.address}/groups", {"act": "{}", "group": "{}", "group_name": "{}"}),
        (f"{school.address}/groups", {"act": "members", "group": stars.id, "learner": "{}"}),
        (f"{school.address}/animals", {"count": "{}"}),
        ("/check", {"x": "{}"}),
    ]
    for text in odd.TEXTS:
        for address, form in forms:
            filled = {
                key: [one.replace("{}", text) for one in value]
                if isinstance(value, list)
                else value.replace("{}", text)
                for key, value in form.items()
            }
            answer = school.client.post(address, data=filled)
            assert answer.status_code < 500, (address, text)
        for page in (
            "children",
            "cards?child={}",
            "cards?address={}",
            f"children/{school.mira}/same?other={{}}",
            "children?saved={}&n={}",
        ):
            assert school.client.get(f"{school.address}/{page}".replace("{}", quote(text[:2_000]))).status_code < 500
    assert {school.mira, school.noa} <= {one.id for one in classes.children_of(school.db, school.owls)}
    assert check.check(school.db) == []
