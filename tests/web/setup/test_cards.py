"""The cards to print."""

import re

import pytest

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys, people

from .forms import AT, problem


def test_cards_show_no_address_and_eight_are_on_a_sheet(school):
    school.client.post(f"{school.address}/animals", data={"count": "15"})
    page = school.client.get(f"{school.address}/cards").text
    assert page.count('class="login-card"') == 17
    assert page.count('class="card-sheet"') == 3
    cards = page[page.index('class="card-sheet"') :]
    assert not re.search(r"https?://|\d+\.\d+\.\d+\.\d+|localhost", cards)


@pytest.mark.parametrize("typed", ["http://laptop.local:8000", "Laptop.local:8000", " https://laptop.local "])
def test_a_name_that_stays_can_be_on_the_cards_as_a_qr_code(school, typed):
    answer = school.client.get(f"{school.address}/cards", query_string={"address": typed})
    assert answer.status_code == 200
    assert answer.text.count('class="login-qr"') == 2
    assert re.search(r'login-address">laptop\.local(:8000)?/c<', answer.text)


@pytest.mark.parametrize(
    "typed",
    ["http://192.168.1.20:8000", "10.0.0.7", "[::1]:8000", "localhost:8000", "evil.example", "ftp://laptop.local",
     "x" * 200, "http://", "http://[", "a@laptop.local", "javascript://laptop.local", "laptop.local:99999999"],
)  # fmt: skip
def test_what_changes_or_leads_elsewhere_does_not_come_on_the_cards(school, typed):
    answer = school.client.get(f"{school.address}/cards", query_string={"address": typed})
    assert answer.status_code == 400
    assert problem(answer)
    assert "login-qr" not in answer.text
    assert answer.text.count('class="login-card"') == 2


def test_children_who_played_before_get_keys_by_a_button_not_by_looking(school):
    with writing(school.db):
        zoe = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
        classes.put_into_class(school.db, zoe.id, school.owls)
    assert "Zoé has no pictures and number yet" in school.client.get(f"{school.address}/cards").text
    assert child_keys.keys_of(school.db, zoe.id) is None
    assert school.client.post(f"{school.address}/cards").status_code == 303
    assert child_keys.keys_of(school.db, zoe.id) is not None
