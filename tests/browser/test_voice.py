"""What a child hears: small sounds at the table. A browser without a loudspeaker: what would sound is written down."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kidsq.store import child_keys, classes, lessons, people, times
from kidsq.store.database import writing

from .sitting import Child, Served

SUM_HAND = ["2", "3", "5", "6", "9"]

# Each look at its clock is ten seconds on, so that no sound has to wait for another; `still` holds the clock.
LOUDSPEAKER = """
window.sounds = [];
window.still = false;
let clock = 0;
window.AudioContext = class {
  state = "running";
  get currentTime() { return still ? clock : (clock += 10); }
  createGain() { return { gain: { value: 1 }, connect() {} }; }
  createBuffer(channels, length, rate) {
    const samples = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => samples };
  }
  createBufferSource() {
    return {
      connect(to) { this.to = to; },
      start(at) {
        const peak = this.buffer.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        sounds.push({ at: at - clock, seconds: this.buffer.duration, peak: peak * this.to.gain.value });
      },
    };
  }
};
"""


@pytest.fixture
def loud(child: Child) -> Child:
    """A child at a tablet whose sounds are written down."""
    child.page.add_init_script(LOUDSPEAKER)
    return child


def sounds(page: Page, number: int) -> list[dict[str, Any]]:
    """The sounds since the last look, once there are so many."""
    page.wait_for_function("number => sounds.length >= number", arg=number)
    found: list[dict[str, Any]] = page.evaluate("sounds.splice(0)")
    assert len(found) == number, found
    return found


def test_taps_sums_and_queens_sound_softly_and_once(loud: Child) -> None:
    loud.sit(["king", "2", "3", "5", "6"], beds=["cat"], speed="button")
    loud.lay("2", "3", "=", "6")
    sounds(loud.page, 3)
    loud.press("Say it!")
    laid, not_yet = sounds(loud.page, 2)
    loud.lay("2", "3", "=", "5")
    sounds(loud.page, 3)
    loud.press("Say it!").hears("You say: 2 + 3 = 5!")
    _, right = sounds(loud.page, 2)
    assert len({round(sound["seconds"], 3) for sound in (laid, not_yet, right)}) == 3
    loud.press("Next").sees("turn")
    sounds(loud.page, 2)  # the friend's card, and the bell of my turn
    loud.lay("King")
    loud.and_then(lambda: loud.tap(loud.bed("boat"))).sees("question")
    *_, woke = sounds(loud.page, 3)
    for sound in (laid, not_yet, right, woke):
        assert 0.1 < sound["seconds"] < 0.62
        assert 0.05 < sound["peak"] < 0.5


def test_one_sound_waits_for_the_other_and_a_tap_gives_way(loud: Child) -> None:
    loud.sit(SUM_HAND)
    loud.lay("2")
    sounds(loud.page, 1)
    loud.page.evaluate("still = true")
    loud.lay("3").lay("=", "5").press("Say it!")
    (right,) = sounds(loud.page, 1)
    assert 0.1 < right["at"] < 0.2


def test_how_loud_it_is_can_be_heard_at_once(loud: Child) -> None:
    loud.sit(SUM_HAND)
    loud.tap(loud.page.get_by_label("Settings"))
    peaks = []
    for name in ("quiet", "loud", "middle"):
        loud.and_then(lambda name=name: loud.page.get_by_role("radio", name=name, exact=True).check())
        (bell,) = sounds(loud.page, 1)
        peaks.append(bell["peak"])
    quiet, loudest, middle = peaks
    assert quiet < middle < loudest < 1


def test_off_is_silent_and_brings_no_synthesizer(loud: Child) -> None:
    asked: list[str] = []
    loud.page.on("request", lambda request: asked.append(request.url))
    loud.sit(SUM_HAND, sound="0")
    loud.lay("2", "3", "=", "5").press("Say it!").hears("You say: 2 + 3 = 5!")
    assert loud.page.evaluate("sounds") == []
    assert not [url for url in asked if "zzfx" in url]


def test_a_class_is_quiet_until_a_child_wants_it_otherwise(loud: Child, served: Served) -> None:
    db, now = served.app.extensions["kidsq"].store.connection(), datetime.now(UTC)
    with writing(db):
        made = classes.add_class(db, "2b", times.text(now))
        mira = people.add_learner(db, "desk", "Mira", people.FACES[0], times.text(now))
        classes.put_into_class(db, mira.id, made.id)
        keys = child_keys.new_keys(db, mira.id, times.text(now))
        lesson = lessons.begin(db, made.id, now)
    page = loud.page
    page.goto(f"/c/{lesson.code}")
    loud.tap(loud.button("It's me!"))
    loud.tap(page.get_by_role("link", name="Mira"))
    for picture in keys.pictures:
        loud.tap(page.locator(f'.key[value="{picture}"]'))
    loud.tap(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/table/*")
    loud.take_seat(SUM_HAND)
    loud.lay("2", "3")
    assert page.evaluate("sounds") == []
    loud.tap(page.get_by_label("Settings"))
    loud.and_then(lambda: page.get_by_role("radio", name="on", exact=True).check())
    sounds(page, 1)
    expect(loud.card("2")).to_be_checked()
