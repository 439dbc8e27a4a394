"""Forms: without their token they do nothing, and long use of one browser does not break it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from table.playing import Browser

from kidsq.store import games
from kidsq.turns import result_of_record
from kidsq.upkeep.check import check_file

from .house import ROLES, Place, furnished, guarded
from .test_routes import address, method_of, right_values, rules


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return furnished(tmp_path_factory.mktemp("forms"), tokens=True)


def token_of(page: str) -> str:
    found = re.search(r'name="csrf_token" value="([^"]+)"', page)
    assert found is not None
    return found[1]


def test_a_form_without_its_own_token_changes_nothing(place: Place) -> None:
    owner = place.browsers["owner"]
    page = owner.get(f"/table/{place.game_id}").text
    right = {"ply": Browser(owner, shown=page).ply, "key": "k" * 32, "card": "0", "edition": "classic", "speed": "fast"}
    right |= {"nickname": "Eve", "face": "face-1", "name": "Eve", "passphrase": "long enough", "player": "guest"}
    foreign = token_of(place.app.test_client().get("/").text)
    ways: list[tuple[str, dict[str, str], dict[str, str]]] = [
        ("POST", {}, {}),
        ("POST", {}, {"HX-Request": "true"}),
        ("POST", {}, {"X-CSRFToken": foreign}),
        ("POST", {"csrf_token": foreign}, {}),
        ("POST", {"csrf_token": "x" * 500}, {}),
        *[(method, {}, {}) for method in ("PUT", "PATCH", "DELETE")],
    ]
    before = place.rows()
    for rule in rules(place.app):
        for role in ROLES:
            for method, token, lines in ways if method_of(rule) == "POST" else ():
                path = address(rule, **right_values(place))
                answer = place.browsers[role].open(path, method=method, data={**right, **token}, headers=lines)
                assert answer.status_code == (400 if method == "POST" else 405), (role, path)
                guarded(answer)
    assert place.rows() == before


def test_every_form_of_every_page_carries_the_token(place: Place) -> None:
    forms = 0
    for role in ROLES:
        for rule in rules(place.app):
            if "GET" not in (rule.methods or ()):
                continue
            answer = place.browsers[role].get(address(rule, **right_values(place)))
            if answer.mimetype == "text/html":
                for form in re.findall(r"<form\b[^>]*method=\"post\".*?</form>", answer.text, re.S | re.I):
                    assert 'name="csrf_token"' in form, (rule.rule, form[:300])
                    forms += 1
    assert forms > 30


def test_a_browser_that_never_looks_keeps_its_table(tmp_path: Path) -> None:
    """Without JavaScript each answer leaves a sentence for the next page; unread ones must not fill the cookie."""
    place = furnished(tmp_path)
    browser = Browser(place.browsers["elsewhere"])
    browser.open(edition="classic").to_my_turn()
    for number in range(80):
        answer = browser.turn(fragment=False, key=f"{number:032x}")  # nothing chosen: a sentence
        assert answer.status_code == 303
    with browser.client.session_transaction() as kept:
        assert len(kept["_flashes"]) == 1
    browser.look()


def test_a_game_that_is_too_long_is_refused_and_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = furnished(tmp_path)
    browser = Browser(place.browsers["owner"], url=f"/table/{place.game_id}").look().to_my_turn()
    monkeypatch.setattr(games, "MAX_PLIES", browser.ply)
    before = place.rows("games", "plies")
    answer = browser.swap()
    assert answer.status_code == 400
    assert "very long" in answer.text
    browser.go_on()
    assert place.rows("games", "plies") == before
    assert check_file(tmp_path / "kidsq.db", result_of_record) == []


def test_a_full_tablet_says_so(tmp_path: Path) -> None:
    place = furnished(tmp_path)
    for number in range(40):
        sent = {"nickname": f"Mira {number}", "face": "face-3"}
        answer = place.browsers["elsewhere"].post("/players", data=sent)
        if answer.status_code != 303:
            break
    assert (answer.status_code, number) == (400, 30)
    assert "No more players fit on this tablet" in answer.text
