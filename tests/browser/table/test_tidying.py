"""Tidy up for the Queen, together: whole games by touch and by keyboard, and how its table fits and reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from kidsq.games import queens_collection
from kidsq.games.queens_collection import Move, TidyingView
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.learning.payload import Payload

from ..collection import ASKED_TIDYING, is_asked, is_asked_no_more, is_over, play_until, sit_down, view_of
from ..conftest import Open, mostly
from ..fits import SCREENS, arrive, in_sight, resize
from ..sitting import Child, look_closely

SHORT = {"fields": "2", "each": "2"}


def to_my_turn(child: Child) -> None:
    """Let the others play, and leave alone what is asked."""
    while child.phase in ("watch", "question"):
        child.press("Next" if child.phase == "watch" else "Not now")


def sits(child: Child, *bots: str, edition: str = "coop", **choices: str) -> Child:
    """Open a table that waits for a tap on "Next"."""
    answer = child.post("/play", edition=edition, bots=list(bots), **SHORT)
    child.game_id = answer.rsplit("/", 1)[1]
    child.choose(**{"speed": "button", **choices})
    child.page.goto(f"/table/{child.game_id}")
    return child.through_the_story()


def good_move(child: Child) -> Move:
    view: TidyingView = view_of(child)
    move: Move = queens_collection.choose("tilo", view, Random(view.ply))
    return move


def word(colour: str) -> str:
    return colour.capitalize()


def figure(child: Child, text: str) -> str:
    """How a meeple is called, "Red in the blue box"."""
    colour, box = text.split("@")
    return f"{word(colour)} in the {box} box"


ASKED = [ASKED_TIDYING[one] for one in ("count", "times", "track", "steps")]


def asks(child: Child, shown: Payload) -> None:
    """This question is laid before the child, and no other."""
    is_asked(is_asked_no_more(child), shown).page.goto(f"/table/{child.game_id}")


def placed(of: Locator) -> tuple[float, float, float, float]:
    box = of.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("hand", ["0", "1"], ids=["right", "left"])
def test_a_question_covers_no_box_and_no_card_of_a_tablet(open_for: Open, hand: str) -> None:
    child = sits(open_for(viewport={"width": 1024, "height": 768}), "bruno", left_handed=hand)
    for shown in ASKED:
        asks(child, shown)
        resize(child.page, "tablet")  # and all has taken its place
        panel = placed(child.page.locator("#answer"))
        seen = child.page.locator(".board .box, .hand .card, .friends .panel").all()
        assert len(seen) > 10
        for one in seen:
            assert apart(panel, placed(one)), (shown.skill, one.get_attribute("class"))
        assert child.page.locator("#answer").evaluate("one => one.scrollHeight <= one.clientHeight + 1"), shown.skill


def test_the_boxes_stay_where_they_are_when_something_is_asked(open_for: Open) -> None:
    child = sits(open_for("tablet"), "bruno")

    def on_each_screen() -> dict[str, tuple[float, ...]]:
        found = {}
        for screen in ("small phone", "sideways", "phone", "tablet"):
            resize(child.page, screen)
            found[screen] = placed(child.page.locator(".board"))
        return found

    before = {screen: pytest.approx(box, abs=6) for screen, box in on_each_screen().items()}
    asks(child, ASKED[1])
    assert on_each_screen() == before
    child.page.locator("#a3").click()
    child.page.locator("#answer").wait_for(state="detached")
    assert on_each_screen() == before


@pytest.mark.core
def test_a_child_hops_the_marker_with_the_help_that_comes_and_is_told(open_for: Open) -> None:
    child = sits(open_for("tablet"), "bruno")
    asks(child, ASKED[2])
    page, panel = child.page, child.page.locator("#answer")
    expect(panel).to_contain_text("6 at home, and 2 more: hop there!")
    child.tap(panel.get_by_role("button", name="Help me"))  # the new ones light up
    expect(panel.locator(".light.new")).to_have_count(2)
    child.tap(panel.get_by_role("button", name="Help me"))  # and are counted
    expect(panel.locator(".light.new").last).to_have_text("8")
    child.tap(panel.get_by_role("button", name="8", exact=True))
    expect(page.locator("#line")).to_have_text("Yes! 6 + 2 = 8.")
    (row,) = [row for row in child.attempts if row["task"] == "home_total"]
    assert (row["skill"], row["correct"]) == ("total:6+2", 1)


SMALL = "getComputedStyle(document.querySelector('.ring')).getPropertyValue('--small').trim() === '1'"
"""In one step: a table that is just being replaced would say no."""


class Fingers:
    """Taps what this child would tap for a move."""

    def __init__(self, child: Child) -> None:
        self.child = child

    def act(self, role: str, name: str | re.Pattern[str], nth: int = 0) -> None:
        self.child.tap(self.child.page.get_by_role(role, name=name, exact=True, disabled=False).nth(nth))  # type: ignore[arg-type]

    def pick(self, one: Locator) -> None:
        self.child.tap(one)

    def goes(self, text: str) -> None:
        """Choose a meeple: on a small screen its box first."""
        if not self.child.page.evaluate(SMALL):
            return self.act("checkbox", figure(self.child, text))
        self.child.tap(self.child.page.locator(f'.box[data-box="{text.split("@")[1]}"]'))
        if self.child.page.locator("#sheet").count():
            self.child.tap(
                self.child.page.locator("#sheet").get_by_role("button", name=figure(self.child, text), exact=True)
            )
        return None

    def send(self) -> None:
        self.child.and_then(lambda: self.child.tap(self.child.page.locator("#go")))


HERE = """(() => {
  const at = document.activeElement.getBoundingClientRect();
  return [at.x + at.width / 2, at.y + at.height / 2];
})()"""


class Keys(Fingers):
    """The same with Tab, arrows and Enter alone."""

    def act(self, role: str, name: str | re.Pattern[str], nth: int = 0) -> None:
        one = self.child.page.get_by_role(role, name=name, exact=True, disabled=False).nth(nth)  # type: ignore[arg-type]
        self.go_to(one)
        self.child.page.keyboard.press("Enter")

    def go_to(self, one: Locator) -> None:
        """With Tab as far as it goes; of boxes to one of them, and on by arrows."""
        is_box = one.get_attribute("type") == "radio"
        for _ in range(80):
            if one.evaluate(
                "(one, isBox) => one === document.activeElement || (isBox && document.activeElement.name === one.name)",
                is_box,
            ):
                break
            self.child.page.keyboard.press("Tab")
        for _ in range(8):
            at, box = self.child.page.evaluate(HERE), one.bounding_box()
            assert box
            right, down = box["x"] + box["width"] / 2 - at[0], box["y"] + box["height"] / 2 - at[1]
            if abs(right) + abs(down) < 1:
                break
            across = "ArrowRight" if right > 0 else "ArrowLeft"
            along = "ArrowDown" if down > 0 else "ArrowUp"
            self.child.page.keyboard.press(across if abs(right) > abs(down) else along)
        expect(one).to_be_focused()

    def pick(self, one: Locator) -> None:
        self.go_to(one)
        self.child.page.keyboard.press("Enter")

    def goes(self, text: str) -> None:
        self.act("checkbox", figure(self.child, text))

    def send(self) -> None:
        go = self.child.page.locator("#go")
        self.go_to(go)
        self.child.and_then(lambda: self.child.page.keyboard.press("Enter"))


class Ticks(Fingers):
    """Without scripts: what moves is ticked, and a button says what it does."""

    WORDS = {"swap": "Change places", "carry": "Carry to a box", "renew": "New cards", "exchange": "Swap with a friend"}  # noqa: RUF012

    def act(self, role: str, name: str | re.Pattern[str], nth: int = 0) -> None:
        if role != "button":
            super().act(role, name, nth)

    def goes(self, text: str) -> None:
        self.act("checkbox", figure(self.child, text))

    def send(self) -> None:
        kind = good_move(self.child).kind
        name = self.WORDS.get(kind, "Wait this time")
        self.child.and_then(lambda: self.child.tap(self.child.page.locator("#tray").get_by_role("button", name=name)))


def play(child: Child, fingers: Fingers, move: Move) -> None:
    """One move as a child makes it."""
    choose(child, fingers, move)
    fingers.send()


def choose(child: Child, fingers: Fingers, move: Move) -> None:
    """All of a move but the tap that sends it: its cards, then who moves where."""
    hand, places = list(view_of(child).hand), list[int]()
    if move.kind == "pass":
        return
    for card in move.cards:
        places.append(next(place for place, one in enumerate(hand) if one == card and place not in places))
    for place in places:
        name = queens_collection.card_names([hand[place]])[0].capitalize()
        fingers.act("checkbox", name, list(view_of(child).hand[:place]).count(hand[place]))
    for colour, box in move.meeples:
        fingers.goes(f"{COLOURS[colour]}@{COLOURS[box]}")
    if move.kind == "carry":
        fingers.act("radio", re.compile(f"^{COLOURS[move.box]} box"))
    elif move.kind == "exchange":
        theirs = view_of(child).hands[move.seat]
        assert theirs
        panel = child.page.locator(f'.panel[data-seat="{move.seat}"]')
        fingers.pick(panel.get_by_role("radio").nth(theirs.index(move.got[0])))
    elif move.kind == "renew" and not child.page.locator("#go").is_enabled():
        fingers.act("button", "New cards")


def to_the_end(child: Child, make: Callable[[Child], Fingers]) -> int:
    """Play a game until it is over; how many moves were made here."""
    mine = 0
    to_my_turn(child)
    while child.phase != "over":
        play(child, make(child), good_move(child))
        mine += 1
        to_my_turn(child)
    return mine


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_whole_game_together_is_tapped(open_for: Open, size: str) -> None:
    child = sits(open_for(size), "dotti")
    assert to_the_end(child, Fingers) > 2
    expect(child.page.get_by_role("heading", level=2)).to_be_visible()
    expect(child.button("Play again")).to_be_visible()


@pytest.mark.parametrize(("size", "scripts", "hands"), [("laptop", True, Keys), ("phone", False, Ticks)])
def test_two_turns_together_are_played_by_keyboard_and_without_scripts(
    open_for: Open, size: str, scripts: bool, hands: Callable[[Child], Fingers]
) -> None:
    child = sits(open_for(size, java_script_enabled=scripts), "dotti")
    for _ in range(2):
        to_my_turn(child)
        plies = len(child.moves)
        move = good_move(child)
        play(child, hands(child), move)
        assert child.moves[plies:][:1] == [move.text]


@pytest.mark.thorough
def test_a_whole_game_together_is_played_by_keyboard(open_for: Open) -> None:
    child = sits(open_for("laptop"), "dotti")
    assert to_the_end(child, Keys) > 2


@pytest.mark.thorough
def test_a_whole_game_together_is_ticked_without_scripts(open_for: Open) -> None:
    child = sits(open_for("phone", java_script_enabled=False), "dotti")
    assert to_the_end(child, Ticks) > 2


def test_cards_come_first_and_only_what_fits_can_be_chosen(open_for: Open) -> None:
    child = sits(open_for("tablet"), "dotti")
    to_my_turn(child)
    who = child.page.locator(".board").get_by_role("checkbox", disabled=False)
    expect(who).to_have_count(0)
    expect(child.page.locator("#go")).to_be_disabled()
    child.tap(child.page.locator('.box[data-box="red"]'))
    expect(child.page.locator("#line")).to_have_text("First tap your cards.")
    child.tap(child.hand.get_by_role("checkbox").first)
    expect(child.button("Put all back")).to_be_visible()
    child.page.keyboard.press("Escape")
    expect(child.hand.get_by_role("checkbox", checked=True)).to_have_count(0)


def chosen(child: Child) -> None:
    """A good move, not sent yet."""
    move = good_move(child)
    fingers = Fingers(child)
    fingers.send = lambda: None  # type: ignore[method-assign]
    play(child, fingers, move)


def test_all_of_the_end_is_in_sight_on_every_screen(open_for: Open) -> None:
    child = play_until(sit_down(open_for("tablet"), "coop", ["dotti"], **SHORT), is_over)
    child.page.goto(f"/table/{child.game_id}")
    to_my_turn(child)
    found = []
    for screen in SCREENS:
        resize(child.page, screen)
        seen = in_sight(child.page, ".end-boxes li, .end-facts li")
        found += [f"{screen}: {seen.count(False)} of {len(seen)} hidden"] * (len(seen) < 9 or not all(seen))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("theme", mostly(["night", "contrast", "calm"], "contrast"))
def test_every_state_reads_well(open_for: Open, theme: str) -> None:
    child = sits(open_for("tablet"), "dotti", theme=theme)
    to_my_turn(child)
    look_closely(child.page)
    chosen(child)
    look_closely(child.page)
    play_until(child, is_over).page.reload()
    to_my_turn(child)
    child.sees("over")
    look_closely(child.page)


def wide(child: Child, query: str) -> float:
    """How wide the narrowest of these is."""
    widths: list[float] = child.page.locator(query).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    return min(widths)


@pytest.mark.parametrize("hand", ["", pytest.param("1", marks=pytest.mark.thorough)], ids=["right", "left"])
def test_four_at_a_small_screen_see_who_stands_where(open_for: Open, hand: str) -> None:
    child = sits(open_for("phone"), "bruno", "tilo", "hugo", **({"left_handed": hand} if hand else {}))
    to_my_turn(child)
    for screen in ("small phone", "sideways", "phone"):
        resize(child.page, screen)
        assert wide(child, ".box") >= (54 if screen == "small phone" else 64), screen
        assert wide(child, ".figure") >= 16, screen
        cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        assert child.page.locator(".friends .name").evaluate_all(cut) == [], screen


POINTED_AT = """() => {
  const hand = document.querySelector('#pointer'), at = new DOMMatrix(hand.style.transform);
  const [x, y] = [at.e + 16, at.f + 2];
  return [[x, y], hand.hidden ? [] : document.elementsFromPoint(x, y).map(one => one.id)];
}"""
"""Where the tip of the hand is, and what it points at."""
BENEATH = """all => all.map(one => one.getBoundingClientRect()).map(
  its => document.elementFromPoint(its.left + 4, its.top + its.height / 2).closest('.box'))"""


def test_who_moves_is_asked_on_a_ground_of_its_own(open_for: Open) -> None:
    child = sit_down(open_for("sideways"), "coop", ["bruno", "tilo", "hugo"], 1, fields="3", hint="5")
    child.page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    crowded = child.page.locator(".box:has(.kind:has(.fits) ~ .kind .fits)")
    for card in child.hand.get_by_role("checkbox").all():
        child.tap(card)
        if crowded.count():
            break
    child.tap(crowded.first)
    expect(child.page.locator("#sheet")).to_be_visible()
    assert set(child.page.locator(".ring .box").evaluate_all(BENEATH)) == {None}
    arrive(child.page)
    assert "close-sheet" not in child.page.evaluate(POINTED_AT)[1]


def test_who_taps_a_box_twice_has_chosen_who_moves(open_for: Open) -> None:
    child = sit_down(open_for("phone"), "coop", ["bruno"], 1, hint="5")
    child.page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    clear = child.page.locator(".box:has(.kind .fits):not(:has(.kind:has(.fits) ~ .kind .fits))")
    for card in child.hand.get_by_role("checkbox").all():
        child.tap(card)
        if clear.count():
            break
    at = clear.first.bounding_box()
    assert at
    for _ in range(2):
        child.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + 14)  # on its roof
    expect(child.page.locator(".kind input:checked")).to_have_count(1)


def test_what_a_box_answers_stays_for_who_taps_twice_and_the_hand_comes_back(open_for: Open) -> None:
    child = sit_down(open_for("phone"), "coop", ["bruno", "tilo", "hugo"], 1, fields="3", hint="5")
    page = child.page
    page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    crowded = page.locator(".box:has(.kind:has(.fits) ~ .kind .fits)")
    for card in child.hand.get_by_role("checkbox").all():
        child.tap(card)
        if crowded.count():
            break
    under_the_finger = "#close-sheet { position: fixed !important; inset: 0 !important; }"
    page.evaluate("rule => document.styleSheets[0].insertRule(rule)", under_the_finger)
    at = crowded.first.bounding_box()
    assert at
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + 14)
    away = page.locator("#close-sheet")
    expect(away).to_be_visible()
    arrive(page)
    child.tap(away)
    arrive(page)
    assert page.evaluate(POINTED_AT)[1]


def test_without_scripts_nothing_lies_over_the_buttons(open_for: Open) -> None:
    child = sits(open_for("tablet", java_script_enabled=False), "dotti", "bruno")
    to_my_turn(child)
    for width, height in ((1024, 768), (390, 844), (320, 568), (844, 390)):
        child.page.set_viewport_size({"width": width, "height": height})
        child.page.reload()
        seen = child.page.locator("#tray button:visible, .homeward, .board, .hand .card").all()
        boxes = [box for box in (one.bounding_box() for one in seen) if box]
        assert len(boxes) > 8
        for place, one in enumerate(boxes):
            assert 0 <= one["x"] <= one["x"] + one["width"] <= width
            for other in boxes[place + 1 :]:
                across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
                along = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
                assert across < 1 or along < 1, (width, one, other)


def test_half_of_what_the_owl_means_is_not_thrown_away(open_for: Open) -> None:
    child = sits(open_for("tablet"), "dotti", hint="4")
    to_my_turn(child)
    meant = child.page.locator("#turn .hand .hinted")
    while meant.count() < 2:
        child = sits(child, "dotti", hint="4")
        to_my_turn(child)
    go = child.page.locator("#go")
    meant.nth(0).tap()
    expect(go).to_have_text("Tap your cards")
    expect(go).to_be_disabled()
    meant.nth(1).tap()
    expect(go).not_to_have_text("Tap your cards")
    child.tap(child.button("Put all back"))
    expect(meant.nth(0).get_by_role("checkbox")).not_to_be_checked()


def test_the_hand_leads_to_a_whole_move_and_over_no_word_of_its_button(open_for: Open) -> None:
    child = sit_down(open_for("tablet"), "coop", ["bruno"], 1, fields="3", hint="5")
    page = child.page
    page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    assert any("go" in follows(child) for _tap in range(8))
    told, hand = (one.bounding_box() or {} for one in (page.locator("#go span"), page.locator("#pointer")))
    assert hand["x"] >= told["x"] + told["width"] or hand["y"] >= told["y"] + told["height"]


def follows(child: Child) -> list[str]:
    """Tap where the hand points, unless that is the button; what lies there."""
    arrive(child.page)
    at, there = child.page.evaluate(POINTED_AT)
    if "go" not in there:
        child.page.mouse.click(*at)
    return list(there)
