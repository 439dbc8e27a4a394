"""Other ways to sit at the table: by keyboard alone, without JavaScript, two children at one screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import SIZES, Open, mostly
from ..fits import SCREENS, from_here, resize
from ..sitting import Child, arrived

SUM_HAND = ["2", "3", "5", "6", "9"]


class Keys:
    """A keyboard and nothing else."""

    def __init__(self, child: Child) -> None:
        self.child, self.press = child, child.page.keyboard.press

    def to(self, target: Locator, key: str = "Tab") -> Keys:
        expect(target).to_be_enabled()
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return self
            self.press(key)
        raise AssertionError(f"{key} never comes to {target}")

    def focus(self) -> str:
        """What has the focus now, by its id."""
        found: str = self.child.page.evaluate("document.activeElement.closest('#table') && document.activeElement.id")
        return found


def test_keyboard_alone_plays(open_for: Open) -> None:
    child = open_for("laptop").sit(
        SUM_HAND, others=["7", "7", "8", "8", "1"], next_cards=["king", "4", "9"], beds=["moon", "cake"]
    )
    keys = Keys(child)
    keys.to(child.card("2")).press("Space")
    keys.to(child.card("3")).press("Enter")
    keys.press("=")
    keys.to(child.card("6")).press("Space")
    child.and_then(lambda: keys.to(child.button("Say it!")).press("Enter"))
    expect(child.table.get_by_text("Almost! 2 and 3 are shorter than 6.")).to_be_visible()
    assert keys.focus() == "c0"
    keys.to(child.card("2")).press("Space")
    keys.to(child.card("3")).press("Space")
    keys.to(child.button("is the same as")).press("Enter")
    keys.to(child.card("5")).press("Space")
    child.and_then(lambda: keys.to(child.button("Say it!")).press("Space"))
    assert keys.focus() == "next"
    child.and_then(lambda: keys.press("Enter"))
    child.sees("turn")
    assert keys.focus() == "c0"
    keys.to(child.card("King")).press("Space")
    child.and_then(lambda: keys.to(child.bed("tree"), "Shift+Tab").press("Enter"))
    assert keys.focus() == "a0"
    child.and_then(lambda: keys.to(child.button(re.compile("^5$"))).press("Enter"))
    assert keys.focus() == "next"
    assert child.moves[0] == "discard 2+3=5"
    assert child.moves[2] == "king 1"
    assert [(row["correct"], row["input"]) for row in child.attempts[:2]] == [(0, "key"), (1, "key")]


def test_escape_puts_the_cards_back_and_closes_the_gear(open_for: Open) -> None:
    child = open_for("laptop").sit(SUM_HAND)
    keys = Keys(child)
    keys.to(child.card("2")).press("Space")
    expect(child.card("2")).to_be_checked()
    keys.press("Escape")
    expect(child.card("2")).not_to_be_checked()
    gear = child.page.get_by_label("Settings")
    keys.to(gear).press("Enter")
    expect(child.page.get_by_role("radio", name="sparkle")).to_be_visible()
    keys.press("Escape")
    expect(child.page.get_by_role("radio", name="sparkle")).to_be_hidden()
    expect(gear).to_be_focused()


def test_game_goes_on_without_javascript(open_for: Open) -> None:
    child = open_for("laptop", java_script_enabled=False)
    kings, queens = ["king", "king", "king"], ["moon", "cake", "heart", "peacock"]
    child.sit(["2", "3", "5", "6", "king"], edition="first_night", next_cards=kings, beds=queens)
    page = child.page
    for total, told in (("6", "Almost! 2 and 3 are shorter than 6."), ("5", "You say: 2 + 3 = 5!")):
        child.card("2").check()
        child.card("3").check()
        page.get_by_role("radio", name=total, exact=True).check()
        child.button("Say it!").click()
        expect(page.locator("#room")).to_contain_text(told)
    while not any(move.startswith("king") for move in child.moves[::2]):
        if child.phase == "turn":
            wakes = child.button(re.compile("^Wake: "))
            if wakes.count():
                wakes.first.click()
                continue
            child.hand.get_by_role("checkbox").first.check()
            child.button("Say it!").click()
        elif child.phase == "watch":
            child.button("Next").click()
        else:
            child.table.get_by_role("button", name=re.compile("Not now|Wave goodbye|Wake: ")).first.click()
    assert child.moves[0] == "discard 2+3=5"
    assert [(row["correct"], row["rt_valid"], row["input"]) for row in child.attempts[:2]] == [
        (0, 0, None),
        (1, 0, None),
    ]


def new_player(child: Child, nickname: str, face: str) -> None:
    page = child.page
    child.tap(page.get_by_label("New player"))
    child.tap(page.get_by_role("radio", name=face, exact=True))
    page.get_by_label("My nickname").fill(nickname)
    child.tap(child.button("That's me!"))
    expect(child.button(nickname).and_(page.locator("[aria-pressed=true]"))).to_be_visible()


def test_other_ways_to_play_are_three_screens_by_keyboard_alone_and_without_javascript(open_for: Open) -> None:
    child = open_for("laptop", java_script_enabled=False)
    child.go_home()
    page = child.page
    page.get_by_role("link", name="Other ways to play").press("Enter")
    page.get_by_role("radio", name=re.compile("^First Night")).press("ArrowRight")
    for asked, tapped in (
        ("Which game?", None),
        ("Which friends?", re.compile("^Hugo")),
        ("Who plays here?", "Player 2"),
    ):
        expect(page.get_by_role("group", name=asked)).to_be_visible()
        expect(page.locator(".stops a:visible")).to_have_count(3)
        asking = page.get_by_role("group").filter(has=page.locator("legend"))  # the books of one game are a group, too
        expect(asking).to_have_count(1)
        if tapped:
            page.get_by_role("checkbox", name=tapped).press("Space")
            expect(page.locator(".here:visible")).to_have_count(2)
        if asked == "Which friends?":
            page.get_by_role("switch", name=re.compile("^Gentle friends")).press("Space")
        page.get_by_role("link", name="Next").or_(child.button("Play")).press("Enter")
    arrived(page, "Classic · kidsq")
    seats = child.served.rows("SELECT kind, bot FROM seats WHERE game_id = ? ORDER BY seat", page.url.rsplit("/", 1)[1])
    assert seats == [("guest", None), ("guest", None), ("bot", "bruno"), ("bot", "hugo")]
    ((kept,),) = child.served.rows("SELECT settings_json FROM games")
    assert json.loads(kept).keys() == {"one_way", "fit"}, "no gentle friends, but such as play about as well"


def test_two_children_share_a_screen_with_a_curtain_between(child: Child) -> None:
    page = child.page
    child.go_home()
    new_player(child, "Mira", "picture 3")
    new_player(child, "Leo", "picture 8")
    child.tap(page.get_by_role("link", name="Other ways to play"))
    child.tap(page.get_by_role("radio", name=re.compile("^Classic")))
    expect(child.button("Play")).to_be_hidden()
    child.tap(page.get_by_role("link", name="Next"))
    child.tap(page.get_by_role("checkbox", name=re.compile("^Bruno")))
    child.tap(page.get_by_role("link", name="Next"))
    child.tap(page.get_by_role("checkbox", name="Mira"))
    child.tap(child.button("Play"))
    arrived(page, "Classic · kidsq")
    child.take_seat(["king", "2", "4", "9", "10"], others=["knight", "3", "6", "8", "8"], beds=["moon"])
    first, second = "Mira", "Leo"
    nothing_of_a_hand(child, first)
    child.press(f"I am {first}").lay("King")
    child.and_then(lambda: child.tap(child.bed("boat")))
    child.sees("question").press(re.compile("^10$")).sees("watch")
    child.tap(child.button("Next"))
    nothing_of_a_hand(child, second)
    child.press(f"I am {second}").lay("Knight")
    child.and_then(lambda: child.tap(child.button("Moon Queen")))
    nothing_of_a_hand(child, first)
    child.press(f"I am {first}").sees("defend")
    child.press("Wave goodbye")
    assert child.moves == ["king 0", "knight 0 moon", "allow"]
    names = child.served.rows(
        "SELECT nickname, task FROM attempts JOIN learners ON learners.id = attempts.learner WHERE game_id = ?",
        child.game_id,
    )
    assert names[0] == ("Mira", "queen_total")


@pytest.mark.parametrize("size", mostly(SIZES, "tablet"))
def test_the_way_home_and_each_step_can_be_tapped_at_each_step(open_for: Open, size: str) -> None:
    child = open_for(size)
    page = child.page
    page.goto("/ways")
    for step in ("Who plays here?", "Which friends?", "Which game?"):
        child.tap(page.get_by_role("link", name=step))
        expect(page.get_by_role("group", name=step)).to_be_visible()
    child.tap(page.get_by_role("link", name="Home"))
    expect(page.get_by_role("link", name="Other ways to play")).to_be_visible()


def test_who_taps_next_twice_comes_to_the_next_step(open_for: Open) -> None:
    page = open_for("phone").page
    page.goto("/ways")
    at = page.get_by_role("link", name="Next").bounding_box()
    assert at
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] - 40, at["y"] + at["height"] / 2)
    expect(page.get_by_role("group", name="Which friends?")).to_be_visible()


def nothing_of_a_hand(child: Child, name: str) -> None:
    child.sees("curtain")
    expect(child.table.get_by_text(f"Give it to {name}.")).to_be_visible()
    expect(child.table.locator("[data-card], [data-place]")).to_have_count(0)


LARGE = ("tablet",)
SEEN = """() => {
  const foot = document.querySelector("#game .on").getBoundingClientRect().top, scrolls = document.scrollingElement;
  const seen = of => [...document.querySelectorAll(of)].filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect()).filter(its => its.top < innerHeight && its.top < foot + 8);
  return {
    more: scrolls.scrollHeight > innerHeight + 1,
    next: document.querySelector("#game .on .main").getBoundingClientRect().bottom <= innerHeight,
    steps: [...document.querySelectorAll(".step")].filter(one => one.checkVisibility())
      .every(one => one.getBoundingClientRect().bottom <= innerHeight),
    headings: seen(".shelf-of").length,
    cut: seen(".book").some(its => its.bottom > foot),
  };
}"""


@pytest.mark.parametrize("speaks", mostly(["en", "de"], "de"))
def test_the_books_of_each_game_stand_under_its_name(open_for: Open, speaks: str) -> None:
    page = open_for("tablet", speaks).page
    page.goto("/ways")
    shelves = page.get_by_role("group", name=re.compile("Sleeping Queens|Tidy up for the Queen|Aufräumen für die Kön"))
    expect(shelves).to_have_count(2)
    for at, book in enumerate(("first_night", "coop")):
        expect(shelves.nth(at).locator(f"input[value={book}]")).to_have_count(1)
    for screen in SCREENS:
        resize(page, screen)
        seen = page.evaluate(SEEN)
        assert seen["next"], screen
        if screen in LARGE:
            assert not seen["more"], screen
            assert seen["headings"] == 2, screen
        else:  # that there is more is seen at once
            assert seen["headings"] == 2 or seen["cut"], screen
    shelves.nth(1).locator("input[value=coop]").check(force=True)
    for screen in from_here(page, SCREENS):
        resize(page, screen)
        seen = page.evaluate(SEEN)
        assert seen["next"], screen
        assert seen["steps"], screen
        assert seen["more"] is (screen not in LARGE), screen


CUT = """panel => {
  const within = (one, its) => ["left", "top"].every(side => one[side] >= its[side] - 1)
    && ["right", "bottom"].every(side => one[side] <= its[side] + 1);
  const steps = [...panel.querySelectorAll(".step")].filter(one => one.getClientRects().length);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [[panel, screen], ...steps.map(one => [one, panel]), ...steps.map(one => [one.querySelector("span"), one])]
    .filter(([one, its]) => !within(one.getBoundingClientRect(), its.getBoundingClientRect?.() ?? its))
    .map(([one]) => one.textContent.trim());
}"""


@pytest.mark.parametrize("speaks", mostly(["en", "de", "fr", "it"], "de"))
def test_what_makes_it_harder_unfolds_over_the_books_and_is_whole_on_every_screen(open_for: Open, speaks: str) -> None:
    page = open_for("tablet", speaks).page
    page.goto("/ways")
    page.locator("input[value=coop]").check(force=True)
    harder, panel = page.locator("details.more:visible"), page.locator("details.more:visible .folded")
    harder.locator("summary").click()
    for screen in from_here(page, SCREENS):
        resize(page, screen)
        assert panel.evaluate(CUT) == [], screen
    page.locator("input[name=coop-jokers][value='3']").check(force=True)
    expect(panel.locator("input[name=coop-each]:visible")).to_have_count(2)
    page.locator("input[name=coop-fields][value='3']").check(force=True)
    expect(panel.locator("input[name=coop-each]:visible")).to_have_count(0)
    harder.locator("summary").click()
    page.locator("input[value=classic]").press("Space")
    expect(page.locator("details.more:visible")).to_have_count(0)


def test_other_decks_cover_no_book_on_a_phone(child: Child) -> None:
    child.page.set_viewport_size({"width": 390, "height": 844})
    child.page.goto("/ways")
    book, decks = child.page.locator(".book.tables"), child.page.locator(".decks summary")
    book.locator("input").check(force=True)
    book.evaluate("one => scrollTo(0, scrollY + one.getBoundingClientRect().bottom - innerHeight + 96)")
    lies, pill = book.bounding_box(), decks.bounding_box()
    assert lies
    assert pill
    assert pill["y"] > lies["y"] + lies["height"]
    onward = child.page.locator("#game .on a").bounding_box()
    assert onward
    assert onward["x"] + onward["width"] < pill["x"]


def test_a_tablet_held_upright_has_room_for_the_line_of_each_book(child: Child) -> None:
    child.page.set_viewport_size({"width": 768, "height": 1024})
    child.page.goto("/ways")
    spilt = """lines => lines.filter(line => line.scrollWidth > line.clientWidth || line.clientWidth < 80)
      .map(line => line.textContent.trim())"""
    assert child.page.locator(".binding small").evaluate_all(spilt) == []


def chosen(child: Child, name: str) -> list[str]:
    found: list[str] = child.page.evaluate(
        "name => [...document.querySelectorAll(`[name=${name}]:checked`)].map(one => one.value)", name
    )
    return found


def come(child: Child, step: str, *names: str) -> None:
    for name in names:
        child.tap(child.page.locator(f"{step} .tile", has_text=name))


def test_who_comes_and_the_way_on_share_the_screen_of_a_phone_held_sideways(child: Child) -> None:
    child.page.set_viewport_size({"width": 844, "height": 390})
    for step in ("friends", "players"):
        child.page.goto(child.served.url + f"/ways#{step}")
        for part in (".tile .face", ".on .main"):
            expect(child.page.locator(f"#{step} {part}").first).to_be_in_viewport(ratio=1)


def test_no_more_sit_down_than_a_rug_has_places_for(child: Child) -> None:
    child.page.goto("/ways")
    child.tap(child.page.locator(".book.classic"))
    child.tap(child.page.locator("#game .on a"))
    come(child, "#friends", "Hugo", "Pippa", "Fenna")
    assert chosen(child, "bots") == ["bruno", "hugo", "pippa", "fenna"]
    come(child, "#friends", "Dotti")  # who was there first makes room
    assert chosen(child, "bots") == ["dotti", "hugo", "pippa", "fenna"]
    child.tap(child.page.locator("#friends .on a.main"))
    come(child, "#players", "Player 2")
    assert chosen(child, "bots") == ["dotti", "pippa", "fenna"]
    child.tap(child.button("Play"))
    expect(child.page).to_have_url(re.compile("/table/"))


def test_a_game_that_is_played_alone_asks_for_no_friends(child: Child) -> None:
    child.page.goto("/ways")
    child.tap(child.page.locator(".book.solo"))
    child.tap(child.page.locator("#game .on a"))
    expect(child.page.locator("#players")).to_be_visible()
    come(child, "#players", "Player 2")
    assert chosen(child, "players") == ["guest"]
    child.tap(child.page.locator("#players .on a"))
    expect(child.page.locator("#game")).to_be_visible()
