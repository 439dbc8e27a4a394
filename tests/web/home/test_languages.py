"""Which language a page speaks: the child's, its class's, the browser's, or the one that the browser asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse
from worlds import world

from kidsq.i18n.languages import ENGLISH, SPOKEN
from kidsq.play import preferences
from kidsq.web.http.language import gettext, ngettext, speak, unbroken
from kidsq.web.shared import progress_words as say

from ..class_at_laptop import Classroom

PLAY = {"en": "Play", "de": "Spielen", "fr": "Jouer", "it": "Gioca"}


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[FlaskClient]:
    with world(tmp_path, seed=7) as app:
        yield app.test_client()


def language(answer: TestResponse | str) -> str:
    text = answer if isinstance(answer, str) else answer.text
    found = re.search(r'<html lang="([^"]*)"', text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.8", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de-CH"),
        ("fr-CH, fr;q=0.9, de;q=0.5", "fr"),
        ("rm, it;q=0.7", "it"),
        ("pl,uk;q=0.5", "en"),
        ("*", "en"),
        (";;q=x,,\x80", "en"),
        (", ".join(["rm;q=0.2"] * 90 + ["it;q=0.7"]), "it"),
    ],
)
def test_the_browser_asks(visitor: FlaskClient, asked: str, spoken: str) -> None:
    answer = visitor.get("/", headers={"Accept-Language": asked})
    assert language(answer) == spoken
    assert PLAY.get(spoken[:2], "") in re.findall(r"<span>([^<]*)</span>", answer.text)


def test_who_chooses_gets_it_on_every_page_whatever_the_browser_asks(visitor: FlaskClient) -> None:
    asks = {"Accept-Language": "de"}
    assert 'lang="fr"' in visitor.get("/language", headers=asks).text
    answer = visitor.post("/language", data={"language": "fr", "back": "/rules?x=1"}, headers=asks)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/rules?x=1")
    for page in ("/", "/ways", "/cards", "/privacy", "/grown-ups", "/nowhere"):
        assert language(visitor.get(page, headers=asks)) == "fr", page
    assert language(visitor.get("/grown-ups/sign-in", headers=asks)) == "fr"


@pytest.mark.parametrize(
    "back",
    [
        "https://other.example/",
        "//other.example",
        "/\\other.example",
        "rules",
        "",
        "/nowhere",
        "//[",
        "http://[",
        "//a\u2100b",
        "/cards?\n",
        "/cards?\x00",
        "/\t/other.example",
    ],
)
def test_a_choice_never_leads_away_from_kidsq(visitor: FlaskClient, back: str) -> None:
    assert visitor.post("/language", data={"language": "it", "back": back}).headers["Location"] == "/"
    assert 'name="back" value="/"' in visitor.get("/language", query_string={"back": back}).text


def test_a_way_back_with_other_letters_fits_into_a_header(visitor: FlaskClient) -> None:
    answer = visitor.post("/language", data={"language": "it", "back": '/rules?é=🦄 "%41'})
    assert answer.headers["Location"] == "/rules?%C3%A9=%F0%9F%A6%84%20%22%41"


def test_a_language_that_kidsq_does_not_speak_is_named_and_changes_nothing(visitor: FlaskClient) -> None:
    for wanted in ("xx", "", "auto", "<b>", "de-CH"):
        answer = visitor.post("/language", data={"language": wanted})
        assert answer.status_code == 400
        assert "does not speak" in answer.text
    assert language(visitor.get("/")) == "en"


def test_children_at_one_browser_keep_their_own(visitor: FlaskClient) -> None:
    for name, code in (("Mira", "it"), ("Leo", "de_CH")):
        visitor.post("/players", data={"nickname": name, "face": "face-1"})
        visitor.post("/language", data={"language": code})
    assert language(visitor.get("/")) == "de-CH"
    game = visitor.post("/play").headers["Location"]
    assert language(visitor.get(game)) == "de-CH"
    mira = re.findall(r'name="player" value="(\w{32})"', visitor.get("/").text)
    visitor.post("/players/choose", data={"player": mira[0]})
    assert language(visitor.get("/")) == "it"
    assert language(visitor.get(game)) == "de-CH"  # the one who sits there
    assert language(visitor.get("/grown-ups")) == "en"


def test_a_table_answers_in_the_language_of_who_sits_there(visitor: FlaskClient) -> None:
    visitor.post("/language", data={"language": "de"})
    game = visitor.post("/play").headers["Location"]
    shown = visitor.get(game).text
    refused = visitor.post(f"{game}/settings", data={"theme": "pink"}, headers={"HX-Request": "true"})
    assert refused.status_code == 400
    assert language(shown) == "de"
    assert "Betten" in refused.text


def test_at_a_table_who_has_chosen_no_language_gets_the_browsers(visitor: FlaskClient) -> None:
    visitor.post("/language", data={"language": "de"})
    guests = visitor.post("/play").headers["Location"]
    visitor.post("/players", data={"nickname": "Mira", "face": "face-1"})
    miras = visitor.post("/play").headers["Location"]
    assert [language(visitor.get(game)) for game in (guests, miras)] == ["de", "de"]
    visitor.post("/language", data={"language": "fr"})
    assert [language(visitor.get(game)) for game in (guests, miras)] == ["de", "fr"]


def test_lists_and_figures_follow_the_words_within_one_page(visitor: FlaskClient) -> None:
    with visitor.application.test_request_context("/grown-ups"):
        assert say.families(["doubles", "five_and"]) == "doubles and sums with five"
        for code, comma, joined in (
            ("de", "1,5", " und "),
            ("fr", "1,5", " et "),
            ("it", "1,5", " e "),
            ("de_CH", "1.5", " und "),
        ):
            speak(code)
            assert joined in say.families(["doubles", "five_and"])
            assert comma in say.seconds(1.5)


def test_a_name_that_ends_in_a_full_stop_ends_its_sentence_once(visitor: FlaskClient) -> None:
    with visitor.application.test_request_context("/"):
        told = "%(name)s knows more sums than three weeks ago."
        assert gettext(told, name="Anna S.") == "Anna S. knows more sums than three weeks ago."
        assert gettext("Your turn, %(name)s.", name="Anna S.") == "Your turn, Anna S."
        assert gettext("Your turn, %(name)s.", name="Mira") == "Your turn, Mira."
        said = visitor.application.jinja_env.from_string('{{ _("Your turn, %(name)s.", name=name) }}')
        assert said.render(name="A & S.") == "Your turn, A &amp; S."


@pytest.mark.parametrize(
    ("name", "gallery", "knows"),
    [
        ("Élodie", "La galerie d’Élodie", "Ce qu’Élodie sait déjà"),
        ("Uwe", "La galerie d’Uwe", "Ce qu’Uwe sait déjà"),
        ("Yves", "La galerie d’Yves", "Ce qu’Yves sait déjà"),
        ("Yann", "La galerie de Yann", "Ce que Yann sait déjà"),
        ("Mira", "La galerie de Mira", "Ce que Mira sait déjà"),
        ("عمر", "La galerie de \u2068عمر\u2069", "Ce que \u2068عمر\u2069 sait déjà"),
    ],
)
def test_in_french_de_and_que_are_elided_before_a_name(
    visitor: FlaskClient, name: str, gallery: str, knows: str
) -> None:
    with visitor.application.test_request_context():
        speak("fr")
        assert gettext("The gallery of %(name)s", name=name) == gallery
        assert gettext("What %(name)s knows so far", name=name) == knows
        said = visitor.application.jinja_env.from_string('{{ _("The gallery of %(name)s", name=name) }}')
        assert said.render(name=name) == gallery
        speak("it")
        assert "’" not in gettext("The gallery of %(name)s", name=name)


def test_each_language_says_itself_how_many_are_many(visitor: FlaskClient) -> None:
    one, many = "Not here for %(num)d day", "Not here for %(num)d days"
    with visitor.application.test_request_context():
        for code, none in (("en", "Not here for 0 days"), ("fr", "Pas là depuis 0 jour")):
            speak(code)
            assert ngettext(one, many, 0) == none
            assert visitor.application.jinja_env.globals["ngettext"](one, many, 0) == none


def test_a_class_begins_in_its_language_and_a_child_may_have_another(room: Classroom) -> None:
    scope = room.of_child("Mira")
    assert room.post("rules", language="xx").status_code == 400
    assert room.post("rules", language="fr").status_code == 303
    code = room.begin()
    assert (
        language(room.app.test_client().get(f"/c/{code}", follow_redirects=True)) == "en"
    )  # no tablet of the class yet
    room.sit("Mira", code)
    mira = room.tablets["Mira"]
    assert language(mira.get("/class")) == "fr"
    assert language(room.play("Mira").said) == "fr"
    assert mira.post("/language", data={"language": "it", "back": "/class"}).headers["Location"] == "/class"
    assert language(mira.get("/class")) == "it"
    assert preferences.rows(room.db, scope)["language"].value == "it"
    room.sit("Leo", code)
    assert language(room.tablets["Leo"].get("/class")) == "fr"


@pytest.mark.parametrize("code", sorted({*SPOKEN} - {ENGLISH}))
def test_the_game_that_is_sold_in_a_language_is_offered_first(visitor: FlaskClient, code: str) -> None:
    visitor.post("/language", data={"language": code})
    offered = re.findall(r'name="edition" value="(\w+)"', visitor.get("/ways").text)
    assert offered[:2] == ["first_night", "gamefactory"]
    visitor.post("/language", data={"language": "en"})
    assert re.findall(r'name="edition" value="(\w+)"', visitor.get("/ways").text)[:2] == ["first_night", "classic"]


@pytest.mark.parametrize(
    ("sentence", "whole"),
    [
        ("how much is %(one)s × %(other)s?", "how much is %(one)s~×~%(other)s?"),
        ("a sum like 2 + 3 = 5.", "a sum like 2 +~3 =~5."),
        ("2 + ? = 3, then tap = or ×", "2 +~? =~3, then tap = or ×"),
    ],
)
def test_no_line_ends_between_a_sign_and_its_number(sentence: str, whole: str) -> None:
    assert unbroken(sentence) == whole.replace("~", "\N{NO-BREAK SPACE}")
    assert gettext(sentence) == unbroken(sentence)
