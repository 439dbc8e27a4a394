"""Other ways to play: what was played last is chosen already, and a game that cannot be is mended where it was made."""

from __future__ import annotations

import html
import re

from .playing import Browser


def chosen(page: str) -> list[tuple[str, str]]:
    return re.findall(r'name="(\w+)" value="(\w+)" checked', page)


def test_what_was_played_last_is_chosen_and_a_new_child_begins_with_bruno(child: Browser) -> None:
    usual = [("bots", "bruno"), ("gentle", "1"), ("players", "guest")]
    assert chosen(child.client.get("/ways").text) == [("edition", "first_night"), *usual]
    child.open(edition="deluxe", bots=["hugo", "pippa"])
    last = [("edition", "deluxe"), ("bots", "hugo"), ("bots", "pippa"), ("players", "guest")]
    assert chosen(child.client.get("/ways").text) == last


def test_a_wish_that_cannot_be_is_mended_where_it_was_made(child: Browser) -> None:
    bots = ["dotti", "bruno", "hugo", "pippa", "fenna"]
    answer = child.client.post("/play?from=ways", data={"edition": "classic", "bots": bots, "players": "guest"})
    page = html.unescape(answer.text)
    assert answer.status_code == 400
    assert "6 cannot play this together. 2 to 5 can." in page
    assert re.search(r'id="friends" class="stop first"', page)
    assert chosen(page) == [("edition", "classic"), *(("bots", bot) for bot in bots), ("players", "guest")]
    strange = child.client.post("/play?from=ways", data={"edition": "poker", "bots": "bruno", "players": "guest"})
    assert (strange.status_code, 'id="game" class="stop first"' in strange.text) == (400, True)


def test_gentle_is_a_switch_and_no_bot(child: Browser) -> None:
    page = child.client.get("/ways").text
    friends = page.partition('id="friends"')[2].partition("</fieldset>")
    assert friends[0].count("<label") == friends[0].count('name="bots"') == 6
    assert re.search(r'role="switch" name="gentle"', friends[2])


def test_an_option_that_there_is_not_is_refused_in_a_sentence(child: Browser) -> None:
    wanted = {"edition": "deluxe", "bots": "bruno", "players": "guest", "deluxe-queens": "13"}
    answer = child.client.post("/play?from=ways", data=wanted)
    assert answer.status_code == 400
    assert "“13” cannot be chosen for this game. Choose again." in html.unescape(answer.text)
    child.open(**{**wanted, "deluxe-queens": "12"})
    child.open(edition="classic", **{"deluxe-queens": "13", "bots": "bruno"})
