"""The templates show every scene: lean, safe under the strict policy, usable without JavaScript."""

from __future__ import annotations

import gzip
import re
from importlib import import_module

import pytest
from homes import CLASS_HOME, HOME
from scenes import SCENES, environment, fragment, page, replace

from kidsq.paths import static_folder, templates_folder

ENV = environment()


@pytest.mark.parametrize("name", SCENES)
def test_fragment_is_small(name: str) -> None:
    text = fragment(name, ENV).encode()
    assert len(text) <= 16_450
    assert len(gzip.compress(text)) <= 4_000


@pytest.mark.parametrize("name", [*SCENES, *HOME, *CLASS_HOME, "error"])
def test_page_keeps_the_strict_policy_and_each_form_its_token(name: str) -> None:
    text = page(name, ENV)
    assert not re.search(r'\sstyle="|<style|\s(data-)?hx-on|\son\w+="|hx-vals|hx-trigger="[^"]*\[', text)
    assert not re.search(r"<script(?![^>]* src=)", text)
    assert not re.search(r"\shx-", text)  # written data-hx-, which validators know
    assert "http://" not in text.replace("http://www.w3.org", "")
    assert "https://" not in text
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "an id is said twice"
    forms = re.findall(r"<form.*?</form>", text, re.DOTALL)
    assert forms or name == "error"
    assert all('name="csrf_token"' in form for form in forms if 'method="post"' in form)


@pytest.mark.parametrize("name", SCENES)
def test_fragment_has_one_root(name: str) -> None:
    text = fragment(name, ENV).strip()
    assert text.startswith('<section id="table"')
    assert text.endswith("</section>")
    assert text.count("<section") == 1


def test_turn_can_be_laid_without_javascript() -> None:
    text = page("turn", ENV)
    assert text.count('type="checkbox"') == 5
    assert '<input type="radio" name="total" value="2">' in text
    assert '<button class="button" name="move" value="king 0">' in text


def test_fragment_leaves_the_plain_list_out() -> None:
    assert "<noscript>" not in fragment("turn", ENV)


def test_curtain_hides_every_hand() -> None:
    text = fragment("curtain", ENV)
    assert 'class="hand"' not in text
    assert "data-card" not in text


def test_sleeper_that_is_not_shown_is_like_any_other() -> None:
    scene = SCENES["turn"]
    seen = tuple(replace(bed, shown="nothing") for bed in scene.beds)
    text = ENV.get_template("games/sleeping_queens/_table.html").render(
        scene=replace(scene, beds=seen), full_page=False
    )
    assert "sleeper-" not in text
    assert "emblem-" not in text


def test_tried_sum_names_no_answer_before_it_is_said() -> None:
    rods = re.search(r'<div class="tried.*?</div>\s*<svg.*?</svg>', fragment("tried_rods", ENV), re.DOTALL)
    assert rods
    assert 'class="chip n5"' not in rods[0]


def test_nickname_is_escaped() -> None:
    scene = SCENES["turn"]
    named = replace(scene, me=replace(scene.me, name="<b>Mira"))
    text = ENV.get_template("games/sleeping_queens/_table.html").render(scene=named, full_page=False)
    assert "&lt;b&gt;Mira" in text


def test_faces_to_tap_begin_with_my_own() -> None:
    text = fragment("ask_count", ENV)
    assert re.findall(r'class="pick" name="answer" value="(\d)"', text) == ["0", "1", "2"]


def test_question_that_the_owl_asks_is_written_once() -> None:
    scene = SCENES["ask_count"]
    assert scene.question
    asked = replace(scene, owl=replace(scene.owl, line=scene.question.line))
    text = ENV.get_template("games/sleeping_queens/_table.html").render(scene=asked, full_page=False)
    shown, _, said = text.partition('id="said"')
    assert shown.count(scene.question.line) == 1
    assert said.count(scene.question.line) == 1


@pytest.mark.parametrize("name", ["curtain", "over", "turn", "ask_total", "home_new"])
def test_page_can_be_heard(name: str) -> None:
    assert "data-listen hidden" in page(name, ENV)


def test_what_a_template_says_it_needs_is_there() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in templates_folder().rglob("*.html"))
    named = set(re.findall(r"\bkidsq((?:\.[a-z_]+)+)\.([A-Z]\w+)", told))
    assert named
    for module, name in sorted(named):
        assert hasattr(import_module(f"kidsq{module}"), name), (module, name)


def test_every_drawing_that_a_template_names_is_there() -> None:
    """A name of nothing leaves an empty place."""
    drawn = {path.stem for path in static_folder().rglob("*.svg")}
    missing = [
        f"{path.name}: {name}"
        for path in sorted(templates_folder().rglob("*.html"))
        for name in re.findall(r'\bart\("([a-z0-9-]+)"[,)]', path.read_text(encoding="utf-8"))
        if name not in drawn
    ]
    assert missing == []


def test_lines_can_be_read() -> None:
    """Attributes can stand one a line; elsewhere lines end inside of Jinja's delimiters, or beside their hyphens."""
    long = [
        f"{path.name}:{number}"
        for path in sorted(templates_folder().rglob("*.html"))
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if len(line) > 140
    ]
    assert long == []
