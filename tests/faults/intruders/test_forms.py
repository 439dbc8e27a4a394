"""Forms: without their token they do nothing, and long use of one browser does not break it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import content
import pytest
from flask import templating
from play.playing import Browser

from kidsq.store.play import games

from ..house import ROLES, Place, furnished, guarded
from ..odd import Odd
from .test_routes import Once, address, method_of, right_values, rules, wire_of


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return furnished(tmp_path_factory.mktemp("forms"), tokens=True)


def token_of(page: str) -> str:
    found = re.search(r'name="csrf_token" value="([^"]+)"', page)
    assert found is not None
    return found[1]


def send_without_token(place: Place, only: str = "/") -> None:
    """To each route, as everybody, with all but the token right."""
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
    before, wires = place.rows(), {role: wire_of(place, role) for role in ROLES}
    for rule in rules(place.app):
        if not rule.rule.startswith(only):
            continue
        path = address(rule, **right_values(place))
        for role, wire in wires.items():
            for method, token, lines in ways if method_of(rule) == "POST" else ():
                form = Odd("", "application/x-www-form-urlencoded", urlencode({**right, **token}).encode())
                answer = wire.send(method, path, form, lines)
                assert answer.status_code == (400 if method == "POST" else 405), (role, path)
                guarded(answer)
    assert place.rows() == before


@pytest.mark.full
def test_a_form_without_its_own_token_changes_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templating, "_render", Once())
    send_without_token(place)


def test_a_form_that_needs_no_token_is_found(tmp_path: Path) -> None:
    """The control: one view is left out of the protection."""
    place = furnished(tmp_path, tokens=True)
    send_without_token(place, "/players/choose")
    place.app.extensions["csrf"].exempt(place.app.view_functions["home.choose_player"])
    with pytest.raises(AssertionError, match="/players/choose"):
        send_without_token(place, "/players/choose")


def forms_with_tokens(place: Place, only: str = "/") -> int:
    """How many forms the pages of each browser have; each carries the token."""
    forms = 0
    for role in ROLES:
        for rule in rules(place.app):
            if "GET" not in (rule.methods or ()) or not rule.rule.startswith(only):
                continue
            answer = place.browsers[role].get(address(rule, **right_values(place)))
            if answer.mimetype == "text/html":
                for form in re.findall(r"<form\b[^>]*method=\"post\".*?</form>", answer.text, re.S | re.I):
                    assert 'name="csrf_token"' in form, (rule.rule, form[:300])
                    forms += 1
    return forms


def test_every_form_of_every_page_carries_the_token(place: Place) -> None:
    assert forms_with_tokens(place) > 30


def test_a_form_that_forgets_its_token_is_found(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: one page has such a form."""
    assert forms_with_tokens(place, "/ways")
    page = '<html><form method="post" action="/play"><button>Play</button></form></html>'
    monkeypatch.setitem(place.app.view_functions, "home.ways", lambda: page)
    with pytest.raises(AssertionError, match="/ways"):
        forms_with_tokens(place, "/ways")


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
    assert content.faults(place.app.extensions["kidsq"].store.connection()) == []


def test_a_full_tablet_says_so(tmp_path: Path) -> None:
    place = furnished(tmp_path)
    for number in range(40):
        sent = {"nickname": f"Mira {number}", "face": "face-3"}
        answer = place.browsers["elsewhere"].post("/players", data=sent)
        if answer.status_code != 303:
            break
    assert (answer.status_code, number) == (400, 30)
    assert "No more players fit on this tablet" in answer.text
