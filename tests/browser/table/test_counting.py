"""In a picture of help the units are counted one by one: by tap, by key, in fives; it is help, and no answer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from kidsq.learning import questions

from ..conftest import Open
from ..sitting import Child, look_closely

pytestmark = pytest.mark.bots_ask

WITH_A_SUM = ["2", "3", "5", "dragon", "dragon"]
MINE = ["1", "2", "4", "7", "8"]
SUM_HAND = ["2", "3", "5", "6", "9"]
# What is said is written down by a device that has a voice.
VOICE = """() => {
  const voice = {lang: 'en-GB', localService: true, default: true, name: 'a voice'};
  window.heard = [];
  speechSynthesis.getVoices = () => [voice];
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  speechSynthesis.speak = said => { heard.push(said.text); };
}"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each friend asks, and for help."""
    monkeypatch.setattr(questions, "RATE", {"normal": 1.0})
    monkeypatch.setattr(questions, "CALM", 0)
    for name in ("CHECKS", "THINKS", "HIDES", "VERY_LIKELY"):
        monkeypatch.setattr(questions, name, 0.0)


def picture(child: Child) -> Locator:
    return child.page.get_by_role("slider", name="Count one by one")


def says(child: Child, told: str) -> None:
    expect(picture(child)).to_have_attribute("aria-valuetext", told)


def ask(child: Child, **choices: str) -> int:
    """A friend asks, and the owl shows rods or counters; returns how many there are."""
    child.sit(MINE, others=WITH_A_SUM, bots=["tilo"], **choices).lay("8").press("Swap it").sees("question")
    child.press("Ask the owl")
    ((shown,),) = child.served.rows(
        "SELECT presented_json FROM questions WHERE game_id = ? AND answered_at IS NULL", child.game_id
    )
    truth: int = json.loads(shown)["truth"]
    return truth


@pytest.mark.core
@pytest.mark.usefixtures("asked")
def test_rods_are_counted_by_tap_and_key_and_aloud_and_nothing_is_answered(open_for: Open) -> None:
    child = open_for("tablet")
    child.page.add_init_script(f"({VOICE})()")
    many = ask(child, reading="0")
    says(child, f"0 of {many}")
    look_closely(child.page)
    box = picture(child).bounding_box()
    assert box
    page = child.page
    with page.expect_response(lambda answer: answer.url.endswith("/counted") and answer.status == 204):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    says(child, f"1 of {many}")
    picture(child).press("Space")
    picture(child).press("ArrowRight")
    says(child, f"3 of {many}")
    picture(child).press("ArrowLeft")
    says(child, f"2 of {many}")
    assert page.evaluate("heard") == ["1", "2", "3"]
    assert child.phase == "question"
    assert child.attempts == []
    ((asked_for, help_seen),) = child.served.rows(
        "SELECT help_asked, help FROM questions WHERE game_id = ? AND answered_at IS NULL", child.game_id
    )
    assert (asked_for, help_seen) == (1, 3)
    child.press(re.compile(f"^{many}$")).sees("watch")
    assert [row["correct"] for row in child.attempts] == [1]


@pytest.mark.usefixtures("asked")
def test_counters_in_fives_count_the_first_five_at_once(open_for: Open) -> None:
    child = open_for("laptop")
    many = ask(child, counters="fives", reading="0")
    child.press("Ask the owl")
    picture(child).press("Space")
    says(child, f"{5 if many >= 5 else 1} of {many}")


def test_both_rows_of_a_sum_that_is_not_so_are_counted_each_by_itself(open_for: Open) -> None:
    child = open_for("laptop")
    child.sit(SUM_HAND).lay("2", "3", "=", "6").press("Say it!")
    for told in ("1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5", "1 of 6"):
        picture(child).press("Space")
        says(child, told)
    look_closely(child.page)


@pytest.mark.usefixtures("asked")
def test_a_picture_has_an_outline_for_the_keyboard_and_none_for_a_tap(open_for: Open) -> None:
    child = open_for("tablet")
    ask(child)
    seen = picture(child).first
    child.tap(seen)
    expect(seen).to_be_focused()
    expect(seen).to_have_css("outline-style", "none")
    child.page.keyboard.press("ArrowRight")
    expect(seen).to_have_css("outline-style", "solid")
