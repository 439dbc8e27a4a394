"""What a child hears: small sounds, and what is read aloud.

No loudspeaker and no voice here: what would sound is written down.
"""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kidsq.learning import questions
from kidsq.paths import static_folder
from kidsq.store.classroom import classes, lessons
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys, people
from kidsq.web.games.sleeping_queens.sayings import lines_of

from ..conftest import Open
from ..sitting import Child, Served, look_closely

SUM_HAND = ["2", "3", "5", "6", "9"]
QUIET_HAND = ["2", "4", "7", "9", "10"]

# Each look at its clock is ten seconds on, so that no sound has to wait for another; `still` holds the clock.
LOUDSPEAKER = """
window.sounds = [];
window.OfflineAudioContext = undefined; // no music: only what a tap brings is written down
window.still = false;
window.studios = [];
let clock = 0;
window.AudioContext = class {
  state = "running";
  constructor() { studios.push(this); }
  async resume() { this.state = "running"; }
  get currentTime() { return still ? clock : (clock += 10); }
  createGain() { return { gain: { value: 1 }, connect: (to) => to }; }
  createConvolver() { return { connect() {} }; }
  createBuffer(channels, length, rate) {
    const samples = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => samples };
  }
  createBufferSource() {
    const studio = this;
    return {
      connect(to) { this.to = to; },
      start(at) {
        if (studio.state !== "running") return;
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
    sounds(loud.page, 2)  # the bot's card, and the bell of my turn
    loud.lay("King")
    loud.and_then(lambda: loud.tap(loud.bed("boat"))).sees("question")
    *_, woke = sounds(loud.page, 3)
    for sound in (laid, not_yet, right, woke):
        assert 0.1 < sound["seconds"] < 0.62
        assert 0.05 < sound["peak"] < 0.5


@pytest.mark.parametrize("state", ["suspended", "interrupted"])
def test_sound_that_the_device_took_away_comes_back_with_a_tap(loud: Child, state: str) -> None:
    """iOS says "interrupted" after a call or a locked screen."""
    take_away = f"studios.forEach((one) => (one.state = '{state}'))"
    loud.sit(SUM_HAND)
    loud.lay("2")
    sounds(loud.page, 1)
    loud.page.evaluate(take_away)
    loud.lay("3")
    sounds(loud.page, 1)
    loud.go_home()
    loud.tap(loud.page.get_by_label("New player"))
    sounds(loud.page, 1)
    loud.page.evaluate(take_away)
    loud.tap(loud.page.get_by_role("radio", name="picture 5", exact=True).locator(".."))
    sounds(loud.page, 1)


@pytest.mark.thorough
def test_one_sound_waits_for_the_other_and_a_tap_gives_way(loud: Child) -> None:
    loud.sit(SUM_HAND)
    loud.lay("2")
    sounds(loud.page, 1)
    loud.page.evaluate("still = true")
    loud.lay("3").lay("=", "5").press("Say it!")
    (right,) = sounds(loud.page, 1)
    assert 0.1 < right["at"] < 0.2


@pytest.mark.thorough
def test_how_loud_it_is_can_be_heard_at_once(loud: Child) -> None:
    loud.sit(SUM_HAND)
    loud.open_gear("Hear")
    peaks = []
    for name in ("quiet", "loud", "middle"):
        loud.and_then(lambda name=name: loud.page.get_by_role("radio", name=name, exact=True).check())
        (bell,) = sounds(loud.page, 1)
        peaks.append(bell["peak"])
    quiet, loudest, middle = peaks
    assert quiet < middle < loudest < 1


def test_a_tap_at_home_is_heard_once_and_as_loud_as_at_the_table(loud: Child) -> None:
    loud.sit(SUM_HAND, volume="loud", show=False).go_home()
    new = loud.page.get_by_label("New player")
    loud.tap(new)
    (first,) = sounds(loud.page, 1)
    loud.tap(loud.page.get_by_role("radio", name="picture 5", exact=True).locator(".."))
    (second,) = sounds(loud.page, 1)
    assert second["seconds"] == first["seconds"] < 0.2
    loud.post(f"/table/{loud.game_id}/settings", volume="quiet")
    loud.go_home().tap(new)
    (soft,) = sounds(loud.page, 1)
    assert 0.03 < soft["peak"] < first["peak"] < 0.3


@pytest.mark.thorough
def test_a_home_without_sound_stays_silent(loud: Child) -> None:
    loud.sit(SUM_HAND, sound="0", show=False)
    asked: list[str] = []
    loud.page.on("request", lambda request: asked.append(request.url))
    loud.go_home().tap(loud.page.get_by_label("New player"))
    expect(loud.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert not [url for url in asked if "zzfx" in url]
    assert loud.page.evaluate("sounds") == []


def test_off_is_silent_and_brings_no_synthesizer(loud: Child) -> None:
    asked: list[str] = []
    loud.page.on("request", lambda request: asked.append(request.url))
    loud.page.add_init_script(VOICES)
    loud.sit(SUM_HAND, sound="0", reading="0")
    loud.lay("2", "3", "=", "5").press("Say it!").hears("You say: 2 + 3 = 5!")
    assert loud.page.evaluate("[...sounds, ...spoken]") == []
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
    loud.open_gear("Hear")
    heard = page.get_by_role("group", name="Sound")
    loud.and_then(lambda: heard.get_by_role("radio", name="on", exact=True).check())
    sounds(page, 1)
    expect(loud.card("2")).to_be_checked()


# -- reading aloud ----------------------------------------------------------------------------------------------------

# Lines end at once, or with `held` only when the test says so.
VOICES = """
window.spoken = [];
window.held = false;
window.voices = [{ lang: "fr-FR", localService: true }, { lang: "en-GB", localService: true, name: "Aunt Mary" }];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => voices,
  addEventListener: (_, changed) => { window.voicesChanged = changed; },
  speak(said) {
    spoken.push({ text: said.text, pitch: said.pitch, rate: said.rate, volume: said.volume, voice: said.voice.name });
    window.endIt = () => said.onend();
    if (!held) setTimeout(said.onend);
  },
  cancel() { window.endIt = null; },
} });
"""


@pytest.fixture
def read_to(child: Child) -> Child:
    """A child at a tablet that has a voice; what it says is written down."""
    child.page.add_init_script(VOICES)
    return child


def spoken(page: Page, number: int) -> list[dict[str, Any]]:
    """What has been said since the last look, once all of it has."""
    page.wait_for_function("number => spoken.length >= number", arg=number)
    expect(page.locator(".speaking")).to_have_count(0)
    found: list[dict[str, Any]] = page.evaluate("spoken.splice(0)")
    assert len(found) == number, found
    return found


def test_the_owl_is_read_first_and_then_the_bot_in_its_own_voice(read_to: Child) -> None:
    read_to.sit(
        ["2", "4", "7", "9", "10"],
        "discard 2",
        "discard 1+3=4",
        others=["1", "3", "4", "9", "10"],
        volume="loud",
        reading="0",
    )
    read_to.tap(read_to.button("Listen"))
    *owl, bruno = spoken(read_to.page, 2)
    assert [said["text"] for said in owl] == [read_to.page.locator("#line").inner_text()]
    assert bruno["text"] in [line % {"left": "1 plus 3", "total": 4} for line in lines_of("en", "bruno")["sum"]]
    assert bruno["pitch"] < owl[0]["pitch"]
    assert bruno["rate"] < owl[0]["rate"]
    assert {said["volume"] for said in (*owl, bruno)} == {1}
    assert bruno["voice"] == "Aunt Mary"


@pytest.mark.thorough
def test_a_page_of_the_rule_book_reads_only_itself_as_loud_as_the_table(read_to: Child) -> None:
    read_to.sit(SUM_HAND, volume="quiet", show=False)
    page = read_to.page
    page.goto("/rules/classic")
    read_to.tap(read_to.button("Listen: A king"))
    said = spoken(page, 3)
    assert [line["text"] for line in said] == [
        "A king",
        "Tap a king, then a bed.",
        "The queen wakes up and comes to you!",
    ]
    assert all(line["volume"] < 0.5 for line in said)


@pytest.mark.bots_ask
def test_a_bot_asks_in_its_own_voice(read_to: Child, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "RATE", {"normal": 1.0})
    monkeypatch.setattr(questions, "CALM", 0)
    for chance in ("CHECKS", "THINKS", "HIDES", "VERY_LIKELY"):
        monkeypatch.setattr(questions, chance, 0.0)
    read_to.sit(QUIET_HAND, others=["2", "3", "5", "dragon", "dragon"], bots=["tilo"], reading="0")
    read_to.lay("7").press("Swap it").sees("question")
    read_to.tap(read_to.button("Listen").first)
    owl, tilo = spoken(read_to.page, 2)
    assert owl["text"] == "Tilo asks. Tap your answer!"
    assert tilo["text"] == read_to.page.locator(".speech").inner_text()
    assert tilo["rate"] < owl["rate"]


NO_VOICE = "[]"
ANOTHER_TONGUE = "[{ lang: 'fr-FR', localService: true }]"
SOMEBODY_S_SERVER = "[{ lang: 'en-US', localService: false }]"
ITS_OWN = "[{ lang: 'en_US', localService: true }]"


def test_listen_is_offered_only_where_the_device_itself_can_read(read_to: Child) -> None:
    page = read_to.page
    buttons = page.get_by_role("button", name=re.compile("^Listen"))
    for address in ("/", "/rules/first_night"):
        page.goto(address)
        for voices in (NO_VOICE, ANOTHER_TONGUE, SOMEBODY_S_SERVER):
            page.evaluate(f"voices = {ITS_OWN}; voicesChanged()")
            expect(buttons.first).to_be_visible()
            page.evaluate(f"voices = {voices}; voicesChanged()")
            expect(buttons).to_have_count(0)


def test_listen_is_a_button_with_a_name_on_every_page_of_a_phone(open_for: Open) -> None:
    child = open_for("phone")
    child.page.add_init_script(VOICES)
    child.sit(SUM_HAND)
    for address in (child.page.url, "/", "/rules/classic", "/gallery"):
        child.page.goto(address)
        button = child.page.get_by_role("button", name=re.compile("^Listen")).first
        expect(button).to_be_visible()
        assert 44 <= button.evaluate("button => button.offsetHeight") <= 80, address
        look_closely(child.page)


def test_the_next_tap_ends_the_reading(read_to: Child) -> None:
    read_to.sit(QUIET_HAND, "discard 2", "discard 1+3=4", others=["1", "3", "4", "9", "10"], reading="0")
    page = read_to.page
    page.evaluate("held = true")
    read_to.tap(read_to.button("Listen"))
    expect(read_to.button("Listen")).to_have_class(re.compile("speaking"))
    expect(read_to.button("Ask the owl").locator(".talks")).to_have_count(1)
    read_to.lay("7")
    expect(page.locator(".speaking, .talks")).to_have_count(0)
    assert len(spoken(page, 1)) == 1
    read_to.tap(read_to.button("Listen"))
    read_to.tap(read_to.button("Listen"))  # its own button ends it too
    spoken(page, 1)


def test_who_wants_every_line_hears_it_and_the_bots_wait_until_it_is_said(read_to: Child) -> None:
    read_to.sit(QUIET_HAND, others=["1", "1", "3", "6", "9"], reading="1", speed="fast")
    page = read_to.page
    page.evaluate("held = true")
    read_to.lay("7")
    page.wait_for_function("() => spoken.length === 1")
    assert page.evaluate("spoken.splice(0)[0].text") == page.locator("#line").inner_text()
    page.evaluate("document.addEventListener('htmx:confirm', (event) => (window.asked = event.target.id))")
    read_to.press("Swap it").sees("watch")
    page.wait_for_function("() => window.asked === 'next-form' && spoken.length")  # the time of Bruno's move has come
    assert page.evaluate("spoken.splice(0).map((said) => said.text)") == ["You swap one card: 7."]
    assert read_to.moves == ["discard 7"]
    page.evaluate("held = false; endIt()")
    read_to.sees("turn")
    texts = page.evaluate("spoken.map((said) => said.text)")
    assert texts[0] == "Now it is Bruno's turn."


# -- a device without a voice -----------------------------------------------------------------------------------------

RECORDER = """
window.played = [];
Object.defineProperty(window, "Audio", { value: class {
  constructor(file) { this.file = new URL(file).pathname.split("/").pop(); }
  play() {
    played.push({ file: this.file, pitch: this.playbackRate, volume: this.volume });
    setTimeout(() => this.onended());
    return Promise.resolve();
  }
  pause() {}
} });
"""
RECORDED = json.loads((static_folder() / "voices/en/lines.json").read_text("utf-8"))


def file_of(text: str) -> str:
    """Which recording says this."""
    name: str = RECORDED[text]
    return name.split("?")[0]


def played(page: Page, number: int) -> list[dict[str, Any]]:
    """What was played since the last look, once it is so much."""
    page.wait_for_function("number => played.length >= number", arg=number)
    found: list[dict[str, Any]] = page.evaluate("played.splice(0)")
    assert len(found) == number, found
    return found


@pytest.fixture
def voiceless(child: Child) -> Child:
    """A child at a tablet without a voice; which recordings are played is written down."""
    child.page.add_init_script(RECORDER)
    return child


def test_where_the_device_has_no_voice_recorded_lines_are_heard(voiceless: Child) -> None:
    voiceless.sit(SUM_HAND, reading="1", volume="loud", sound="0")
    page = voiceless.page
    (first,) = played(page, 1)
    assert first == {"file": file_of("What do 2 and 3 make"), "pitch": 1, "volume": 1}
    voiceless.lay("2", "3", "=", "5").press("Say it!").sees("watch")
    said = [part["file"] for part in played(page, 3)]
    assert said == [file_of(text) for text in ("You say", "2 plus 3 is the same as 5", "Now it is Bruno's turn")]


@pytest.mark.thorough
def test_without_a_voice_no_button_comes_and_goes_with_the_lines(voiceless: Child) -> None:
    voiceless.sit(SUM_HAND, reading="1")
    played(voiceless.page, 1)
    expect(voiceless.page.get_by_role("button", name=re.compile("^Listen"))).to_have_count(0)


# -- quiet ------------------------------------------------------------------------------------------------------------

REFUSES = """
window.refusing = true;
const speak = speechSynthesis.speak;
speechSynthesis.speak = (said) => (refusing ? setTimeout(() => said.onerror({ error: "not-allowed" })) : speak(said));
"""


@pytest.mark.core
def test_a_new_guest_hears_the_owl_and_one_tap_makes_it_quiet(read_to: Child) -> None:
    read_to.sit(QUIET_HAND)
    page = read_to.page
    page.wait_for_function("() => spoken.length === 1")
    assert page.evaluate("spoken.splice(0)[0].text") == page.locator("#line").inner_text()
    quiet = read_to.button("Quiet")
    expect(quiet).to_have_attribute("aria-pressed", "false")
    read_to.and_then(lambda: read_to.tap(quiet))
    expect(quiet).to_have_attribute("aria-pressed", "true")
    read_to.lay("7").press("Swap it").sees("watch")
    assert page.evaluate("spoken") == []
    page.reload()
    expect(quiet).to_have_attribute("aria-pressed", "true")
    read_to.and_then(lambda: read_to.tap(quiet))
    page.wait_for_function("() => spoken.length >= 1")


@pytest.mark.thorough
def test_what_a_browser_would_not_say_before_a_tap_is_said_after_it(read_to: Child) -> None:
    read_to.page.add_init_script(REFUSES)
    read_to.sit(QUIET_HAND)
    page = read_to.page
    page.evaluate("refusing = false")
    assert page.evaluate("spoken") == []
    page.locator("#line").click()
    page.wait_for_function("() => spoken.length === 1")
    assert page.evaluate("spoken[0].text") == page.locator("#line").inner_text()


def test_the_gear_shows_what_the_quiet_button_has_done(read_to: Child) -> None:
    read_to.sit(QUIET_HAND, music="0")
    read_to.and_then(lambda: read_to.tap(read_to.button("Quiet")))
    read_to.open_gear("Hear")
    page = read_to.page
    on = {
        name: page.get_by_role("group", name=name).get_by_role("radio").first
        for name in ("Sound", "Read to me", "Music")
    }
    for radio in on.values():
        expect(radio).not_to_be_checked()
    read_to.and_then(lambda: on["Sound"].check())
    expect(on["Sound"]).to_be_checked()
    expect(on["Read to me"]).not_to_be_checked()
    expect(read_to.button("Quiet")).to_have_attribute("aria-pressed", "false")
