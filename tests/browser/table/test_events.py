"""Each event has a moment of its own: seen, then told in a picture and a sentence, before anything is asked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kidsq.games.sleeping_queens import GAME, read_move
from kidsq.learning import questions

from ..conftest import Open, mostly
from ..sitting import Child

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
SAVED = "Saved! Your dragon stops the knight."
# Its picture and its sentence, wholly on the screen, while nothing moves on.
SEEN = """() => ['.beat-of', '.told'].map(name => document.querySelector(`#beat ${name}`).getBoundingClientRect())
  .map(({top, left, bottom, right, width}) =>
    width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth)"""
LASTS = "() => document.getAnimations().filter(a => a.animationName === 'beat').map(a => a.effect.getTiming().duration)"
HOLD = """() => document.addEventListener('htmx:afterSettle', () => setTimeout(() =>
  document.getAnimations().forEach(a => { a.pause(); a.currentTime = AT }), 0))"""
"""All motions stand still at this time as soon as a table has come."""
# When the count begins, and when the card that it counts has come to the pile.
TIMES = """() => ['hops', 'card', 'flip']
  .map(name => Number(getComputedStyle(document.querySelector('.line')).getPropertyValue(`--${name}-ms`)))"""


def attacked(child: Child) -> Child:
    """Bruno's knight has come for her queen, and she holds a dragon."""
    return child.sit(
        ["king", "dragon", "2", "9", "10"],
        "king 0",
        "knight 0 moon",
        others=["knight", "1", "3", "6", "8"],
        beds=["moon", "cake"],
    ).sees("defend")


def beat(child: Child) -> Locator:
    return child.page.locator("#beat")


@pytest.mark.core
@pytest.mark.bots_ask
@pytest.mark.parametrize("screen", mostly(["tablet", "phone", "sideways"], "phone", "sideways"))
@pytest.mark.parametrize("motion", mostly(["reduce", "no-preference"], "reduce"))
def test_a_rescue_is_told_on_every_screen_before_anything_is_asked(
    open_for: Open, monkeypatch: pytest.MonkeyPatch, screen: str, motion: str
) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    child = attacked(open_for(screen, reduced_motion=motion))
    child.page.evaluate(HOLD.replace("AT", "1500"))
    child.press("Block!")
    expect(beat(child).get_by_text(SAVED)).to_be_visible()
    expect(beat(child).get_by_text(SAVED)).to_be_in_viewport(ratio=1)
    assert beat(child).locator("use[href$='#dragon']").count() == 1
    for asked in child.page.locator(".tray:not(.beat) > *, #line").all():
        expect(asked).not_to_be_visible()
    (lasts,) = child.page.evaluate(LASTS)
    assert lasts >= 1500
    child.tap(beat(child))  # which nothing covers
    expect(beat(child)).to_have_count(0)
    expect(child.page.locator("#line")).to_be_visible()


EVENTS = {
    "rescue": ("knight", ["king 0", "knight 0 moon"], "block", SAVED),
    "theft": ("knight", ["king 0", "knight 0 moon"], "allow", "The Moon Queen goes to Bruno."),
    "wand": ("potion", ["king 0", "potion 0 moon 0"], "block", "Saved! Your wand stops the potion."),
    "sleep": ("potion", ["king 0", "potion 0 moon 0"], "allow", "The Moon Queen sleeps in the boat bed."),
    "refused": ("1", ["king 1", "discard 1"], "king 2", "Cat and dog! The Dog Queen goes back to the fish bed."),
}


@pytest.mark.parametrize("screen", mostly(["phone", "sideways", "tablet"], "phone", "sideways"))
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_a_picture_with_its_sentence_without_scripts(open_for: Open, screen: str, event: str) -> None:
    card, played, move, sentence = EVENTS[event]
    child = open_for(screen, java_script_enabled=False)
    hand, others = ["king", "king", "dragon", "wand", "9"], [card, "3", "6", "8", "10"]
    child.sit(hand, *played, others=others, beds=["moon", "cat", "dog"], show=False)
    if event != "refused":  # how many points are there? Not now
        ((key,),) = child.served.rows("SELECT key FROM questions WHERE game_id = ?", child.game_id)
        child.post(f"/table/{child.game_id}/answer", key=key, skip="1")
    child.post(f"/table/{child.game_id}/turn", ply=str(len(played)), key="a" * 32, move=move)
    child.page.goto(f"/table/{child.game_id}")
    expect(beat(child)).to_contain_text(sentence)
    assert child.page.evaluate(SEEN) == [True, True]
    asleep = beat(child).locator(".to-bed use[href*='#sleeper-']").count()
    assert asleep == (event in ("sleep", "refused"))


@pytest.mark.core
def test_the_pointing_hand_waits_until_an_event_has_been_told(open_for: Open) -> None:
    child = open_for("tablet")
    child.sit(["king", "dragon", "2", "9", "10"], "king 0", others=["knight"], beds=["moon"], learns=True)
    hand = child.page.locator("#pointer")
    child.served.play(child.game_id, "knight 0 moon")
    child.page.reload()
    child.sees("defend").press("Block!")
    expect(beat(child)).to_be_visible()
    expect(hand).to_be_hidden()
    child.tap(beat(child))
    expect(hand).to_be_visible()


def test_an_event_goes_by_itself(child: Child) -> None:
    attacked(child).press("Block!")
    expect(beat(child)).to_be_visible()
    expect(beat(child)).to_have_count(0)
    expect(child.page.locator("#say")).to_be_visible()


@pytest.mark.core
def test_the_jester_counts_only_when_his_card_lies_there(open_for: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    child = open_for("tablet", **MOVING)
    child.sit(
        ["2", "4", "4", "9", "10"], "discard 2", others=["jester"], next_cards=["6", "3"], bots=["bruno", "pippa"]
    )
    play_jester(monkeypatch)
    child.page.evaluate(HOLD.replace("AT", "1000"))
    child.press("Next").sees("wake")
    begins, card, flip = child.page.evaluate(TIMES)
    assert begins > card + flip
    for step in child.page.locator(".line li").all():
        expect(step).to_have_css("opacity", "0")
    expect(child.page.locator("#line")).to_have_css("visibility", "hidden")
    expect(child.page.locator("#line")).to_have_text(re.compile("^The jester chose you!"))
    expect(child.page.locator("#line")).to_have_css("visibility", "visible")


@pytest.mark.core
@pytest.mark.parametrize(("guess", "cheers"), [("Me", True), ("Pippa", False)])
def test_a_child_may_guess_whom_a_friends_jester_reaches_and_nothing_waits_for_it(
    open_for: Open, monkeypatch: pytest.MonkeyPatch, guess: str, cheers: bool
) -> None:
    child = open_for("phone", **MOVING)
    bots, cards = ["bruno", "pippa"], ["2", "4", "4", "9", "10"]
    child.sit(cards, "discard 2", others=["jester"], next_cards=["6", "3"], bots=bots)
    play_jester(monkeypatch)
    child.press("Next").sees("wake")
    offered = child.page.get_by_role("group", name="Who will it be?")
    expect(child.page.locator(".panel.me")).not_to_have_class(re.compile(r"\bon\b"))  # that would tell
    expect(offered).to_have_css("opacity", "1")  # his card lies there
    child.tap(offered.locator(".pick").filter(has=child.page.get_by_label(guess)))
    expect(offered.get_by_label(guess)).to_be_checked()
    expect(child.page.locator(".says")).to_be_visible()  # the count is over
    expect(offered).to_be_hidden()
    expect(child.page.locator(".guessed")).to_be_visible(visible=cheers)
    child.and_then(lambda: child.tap(child.bed("fish")))
    assert child.attempts == []


def play_jester(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever decides for a friend plays the jester."""
    monkeypatch.setattr(GAME, "choose", lambda *args, **kwargs: read_move("jester"))


@pytest.mark.parametrize(
    ("guard", "attack", "line"),
    [
        ("wand", "knight 0 moon", "Keep me! I guard your queens from potions."),
        ("dragon", "potion 0 moon 0", "Keep me! I guard your queens from knights."),
    ],
)
def test_a_guard_that_cannot_help_now_says_what_it_is_good_for(
    child: Child, guard: str, attack: str, line: str
) -> None:
    child.sit(["king", guard, "2", "9", "10"], "king 0", others=[attack.split()[0]], beds=["moon"])
    child.served.play(child.game_id, attack)
    child.page.reload()
    child.sees("defend")
    child.tap(child.page.locator(f'.hand [data-card="{guard}"]'))
    expect(child.page.locator("#line")).to_have_text(line)
    child.press("Wave goodbye")
