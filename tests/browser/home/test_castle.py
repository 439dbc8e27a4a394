"""A child takes up what home offers: hears a visitor, waters a plant, puts wings on, looks into its castle."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kidsq.learning.attempt import Attempt
from kidsq.play.surprises import gifts
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import attempts, gallery, surprises

from ..conftest import ALL_SIZES, SIZES, Open, mostly
from ..sitting import Child, Served, look_closely

AT = "2026-11-20T12:00:00.000Z"
CAME = [
    "castle",
    "hall-lantern",
    "hall-fish",
    "hall-globe",
    "garden-water",
    "garden-frog",
    "garden-cat",
    "visit-owl",
    "room-doubles",
]


def somebody_who_has_played(child: Child, served: Served, *waits: str) -> None:
    """Mira, at this browser: what came with her games, and what she has not looked at."""
    child.go_home()
    child.post("/players", nickname="Mira", face="face-3")
    db = served.app.extensions["kidsq"].store.connection()
    mira = people.all_learners(db)[0].id
    with writing(db):
        gallery.keep(db, mira, [gallery.Won("rainbow", None, 0, AT)], AT)
        surprises.add(db, mira, CAME, AT)
        for name in CAME:
            surprises.look_at(db, mira, name, AT)
        for place, name in enumerate(reversed(waits)):
            surprises.add(db, mira, [name], f"2026-11-21T12:00:{place:02}.000Z")
    child.page.goto("/")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_what_home_offers_is_seen_and_then_the_next_thing_is_offered(open_for: Open, served: Served, size: str) -> None:
    child = open_for(size)
    page = child.page
    somebody_who_has_played(child, served, "visit-rainbow", "wear-extras-wings", "garden-hedgehog")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    look_closely(page)
    child.tap(page.get_by_role("button", name="Rainbow Queen is visiting. Listen?"))
    expect(page.get_by_role("heading", name="Rainbow Queen is visiting.")).to_be_visible()
    expect(page.get_by_text("Grey came to me and was sad")).to_be_visible()
    look_closely(page)
    child.tap(page.get_by_role("link", name="How nice that you came!"))
    child.tap(page.get_by_role("button", name="Something new to wear! Try it on?"))
    expect(page.get_by_role("checkbox", name="wings", exact=True)).to_be_checked()
    expect(page.get_by_role("checkbox", name="wings", exact=True)).to_be_in_viewport()
    child.tap(page.get_by_role("button", name="Done"))
    child.tap(page.get_by_role("button", name="A hedgehog lives in your garden now. Look?"))
    expect(page.locator("summary", has_text="the hedgehog")).to_be_in_viewport()
    look_closely(page)
    child.tap(page.get_by_role("link", name="My castle"))
    expect(page.get_by_role("link", name="Rainbow Queen")).to_be_visible()
    look_closely(page)
    child.tap(page.get_by_role("link", name="Home"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".invited")).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False])
def test_garden_and_castle_answer_by_keyboard_and_without_scripts(
    open_for: Open, served: Served, scripts: bool
) -> None:
    child = open_for("tablet", java_script_enabled=scripts)
    page = child.page
    somebody_who_has_played(child, served, "garden-bird")
    page.get_by_role("button", name="A bird has built its house in your garden. Look?").press("Enter")
    page.wait_for_url("**/garden/**")  # a key that comes before the styles finds nothing to open
    answers = {"Water: Doubles": "Hee hee, that tickles!", "the frog": "Ribbit!", "the cat": "Prrr."}
    for name, says in answers.items():
        expect(page.get_by_text(says)).not_to_be_visible()
        page.locator("summary", has_text=name).press("Enter")
        expect(page.get_by_text(says)).to_be_in_viewport()
    page.get_by_role("link", name="My castle").press("Enter")
    page.wait_for_url("**/castle/**")
    page.locator("summary", has_text="The ballroom").press("Enter")
    expect(page.get_by_text("Two and two, and turn around!")).to_be_visible()
    answers = {
        "the lantern": "I shine for you",
        "the snow globe": "Shake it again!",
        "Five and more": "only find one sock",
    }
    for name, says in answers.items():
        expect(page.get_by_text(says)).not_to_be_visible()
        page.locator("summary", has_text=name).press("Enter")
        expect(page.get_by_text(says)).to_be_in_viewport()
    page.get_by_role("link", name="The owl").press("Enter")
    expect(page.get_by_role("heading", name="The owl is visiting.")).to_be_visible()
    page.locator("summary", has_text="the telescope").press("Enter")
    expect(page.get_by_text("There behind the moon sits the wolf.")).to_be_in_viewport()


@pytest.mark.parametrize("size", mostly(ALL_SIZES, "phone"))
def test_all_forty_gifts_find_room_and_each_can_be_tapped(open_for: Open, served: Served, size: str) -> None:
    child = open_for(size)
    page = child.page
    somebody_who_has_played(child, served, *gifts.GIFTS)
    for name, kind in (("My castle", "things"), ("My garden", "meadow")):
        child.tap(page.get_by_role("link", name=name))
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        look_closely(page)
        found = page.locator(f".{kind} summary")
        expect(found).to_have_count({"things": 10, "meadow": 12}[kind])
        for one in found.all():
            one.evaluate("one => one.scrollIntoView({block: 'center'})")
            child.tap(one)
            expect(page.locator(f".{kind} .answer-line:visible")).to_be_in_viewport(ratio=1)
        child.tap(page.get_by_role("link", name="Home"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    if size != "sideways":
        expect(page.locator(".awake .art").first).to_be_visible()
    look_closely(page)


def test_the_garden_goes_to_the_plant_of_which_the_owl_speaks(open_for: Open, served: Served) -> None:
    child = open_for("phone")
    somebody_who_has_played(child, served)
    db = served.app.extensions["kidsq"].store.connection()
    mira = people.all_learners(db)[0].id
    game = child.post("/play", players=[mira], bots=["bruno"], edition="classic").rsplit("/", 1)[1]
    with writing(db):
        said = {"task": "own_sum", "skill": "sub:8-3", "operands": "[8,3]", "correct": 1, "p_before": 0.5}
        for ply in range(4):
            at = {"attempt_id": f"sum{ply}", "app_version": "0", "game_id": game, "ply": ply, "at": AT}
            attempts.append(db, Attempt(**at, learner=mira, **said))
    child.page.goto(f"/garden/{mira}")
    expect(child.page.get_by_text("New in your garden: Taking away!")).to_be_attached()
    expect(child.page.locator(".plot.fresh")).to_be_in_viewport(ratio=1)


def test_nothing_goes_on_moving_for_who_wants_stillness(open_for: Open, served: Served) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    page = child.page
    somebody_who_has_played(child, served)
    page.goto(page.get_by_role("link", name="My castle").get_attribute("href") or "")
    for looks_on in (".owl-says .owl", ".hall .pane"):
        page.locator(looks_on).click()
        expect(page.locator(looks_on)).to_have_class(re.compile("hops-up"))
    page.get_by_role("link", name="My garden").click()
    for name in ("the frog", "Water: Doubles"):
        page.locator("summary", has_text=name).click()
        page.wait_for_function(
            "() => document.querySelector('details[open]').getAnimations({subtree: true}).length > 0"
        )
    page.evaluate("document.documentElement.dataset.still = ''")
    page.locator("summary", has_text="the cat").click()
    long = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    assert page.evaluate(long) == 0


def test_the_watering_can_waits_in_sight_and_goes_where_it_is_tapped(open_for: Open, served: Served) -> None:
    child = open_for("tablet")
    page = child.page
    somebody_who_has_played(child, served)
    child.tap(page.get_by_role("link", name="My garden"))
    cans, plants = page.locator(".pours"), page.locator("summary", has_text="Water: ")
    expect(cans.nth(0)).to_have_css("opacity", "1")
    expect(cans.nth(1)).to_have_css("opacity", "0")
    look_closely(page)
    child.tap(plants.nth(1))
    expect(cans.nth(0)).to_have_css("opacity", "0")
    expect(cans.nth(1)).to_have_css("opacity", "1")


def test_the_hall_answers_and_hides_nobody_who_lives_there(open_for: Open, served: Served) -> None:
    child = open_for("tablet")
    page = child.page
    somebody_who_has_played(child, served, "hall-lantern")
    child.tap(page.get_by_role("link", name="My castle"))
    child.tap(page.locator("#hall-lantern summary"))
    said = page.locator(".things .answer-line:visible").bounding_box()
    assert said
    for one in page.locator(".resident").all():
        box = one.bounding_box()
        assert box
        assert box["y"] + box["height"] <= said["y"]
    child.tap(page.locator(".gate"))  # the owl in the door answers, too
    expect(page.get_by_text("Hoo! Whoever you wake comes in here.")).to_be_in_viewport(ratio=1)


def test_who_taps_twice_hears_what_answers_and_sees_all_of_it(open_for: Open, served: Served) -> None:
    child = open_for("tablet")
    page = child.page
    somebody_who_has_played(child, served)
    child.tap(page.get_by_role("link", name="My castle"))
    lantern = page.locator("summary", has_text="the lantern")
    lantern.tap()
    lantern.tap()
    says = page.get_by_text("I shine for you")
    expect(says).to_be_visible()
    over = "one => { one.style.pointerEvents = 'auto'; const box = one.getBoundingClientRect();"
    assert says.evaluate(over + "return document.elementFromPoint(box.x + 20, box.bottom - 4) === one }")
