"""kidsq is everybody's: by keyboard alone, by what a screen reader is told, in every theme, with larger letters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, mostly
from .sitting import Child, arrived, look_closely
from .test_house_rules import SUM_HAND

KING_HAND = ["king", "2", "4", "9", "10"]

FOCUS = """() => { const at = document.activeElement, label = at.getAttribute('aria-label');
  return (label ?? (at.matches('input') ? at.closest('label') : at).textContent).trim() }"""
HIDDEN = """() => { const at = document.activeElement, whole = at.closest('label') ?? at;
  if (at === document.body) return 'nothing has the focus';
  const box = whole.getBoundingClientRect(), x = box.left + box.width / 2;
  const tops = [0.2, 0.5, 0.8].map(part => document.elementFromPoint(x, box.top + box.height * part));
  const seen = tops.some(top => top && (whole.contains(top) || top.contains(at)));
  if (!seen) return 'hidden: ' + at.outerHTML.slice(0, 80);
  const drawn = [at, at.nextElementSibling ?? at].map(one => getComputedStyle(one));
  const outlined = drawn.some(style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3);
  return outlined ? '' : 'no outline: ' + at.outerHTML.slice(0, 80) }"""


class Hands:
    """Ten fingers on a keyboard and no eyes: goes from one thing to the next, and knows it by its role and name."""

    def __init__(self, child: Child) -> None:
        self.child, self.page = child, child.page

    def go_to(self, name: str | re.Pattern[str]) -> Hands:
        """Tab until something of this name has the focus; what is passed must be seen to have it."""
        met = []
        for _ in range(80):
            met.append(str(self.page.evaluate(FOCUS)))
            if re.fullmatch(name, met[-1]):
                return self
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement !== document.body"):
                assert not self.page.evaluate(HIDDEN)
        raise AssertionError(f"{name} cannot be reached, only {[one[:40] for one in met]}")

    def do(self, name: str | re.Pattern[str], key: str = "Enter") -> Hands:
        """Press a key on it and wait for the table that answers; the focus is still somewhere."""
        self.go_to(name)
        self.child.and_then(lambda: self.page.keyboard.press(key))
        self.page.wait_for_function("() => document.activeElement !== document.body")
        assert not self.page.evaluate(HIDDEN)
        return self

    def lay(self, *cards: str) -> Hands:
        for card in cards:
            if card == "=":
                self.page.keyboard.press("=")
                continue
            self.go_to(re.escape(card))
            self.page.keyboard.press("Space")
            laid = self.child.hand.get_by_role("checkbox", name=card, exact=True, checked=True).first
            expect(laid).to_be_checked()
            if card.isdigit():
                expect(laid).to_be_focused()
        return self


@pytest.fixture
def typist(open_for: Open) -> Hands:
    """A child at a laptop who uses the keyboard alone."""
    return Hands(open_for("laptop"))


@pytest.mark.core
def test_a_first_game_is_begun_and_a_sum_said_by_keyboard(typist: Hands) -> None:
    child = typist.child.go_home()
    typist.go_to("Play")
    typist.page.keyboard.press("Enter")
    arrived(child.page, "First Night · kidsq")
    child.take_seat(SUM_HAND)
    child.post(f"/table/{child.game_id}/settings", speed="button")
    child.page.reload()
    total_first = child.table.locator("#tray").get_attribute("data-layout") == "c=a+b"
    typist.lay(*(("5", "2", "3") if total_first else ("2", "3", "=", "5"))).do(re.compile("Say it!.*"))
    child.hears("You say: 5 = 2 + 3!" if total_first else "You say: 2 + 3 = 5!")
    assert child.moves == ["discard 2+3=5"]
    while child.phase != "turn":
        typist.do("Next|To my turn")


def test_king_knight_potion_and_jester_are_played_by_keyboard(typist: Hands) -> None:
    child = typist.child
    child.sit(KING_HAND).sees("turn")
    beds = child.table.get_by_role("group", name="Beds").get_by_role("button")
    assert {bed.evaluate("bed => bed.tabIndex") for bed in beds.all()} == {-1}  # until there is a use for them
    typist.lay("King")
    expect(beds.first).to_be_focused()
    typist.do(re.compile("boat bed.*"))
    child.hears("wake")
    child.sit(["knight", "2", "4", "9", "10"], "discard 2", "king 0", others=["king"], beds=["moon"])
    typist.lay("Knight")
    typist.do(re.compile(".*Moon Queen.*"))
    assert child.moves[-1].startswith("knight 1 moon")
    child.sit(["potion", "2", "4", "9", "10"], "discard 2", "king 0", others=["king"], beds=["moon"])
    typist.lay("Sleeping potion")
    typist.go_to(re.compile(".*Moon Queen.*"))
    child.until_it_changes(lambda: typist.page.keyboard.press("Enter"))
    typist.do(re.compile(".* bed, empty"))
    assert child.moves[-1].startswith("potion 1 moon")
    child.sit(["jester", "2", "4", "9", "10"], next_cards=["7"])
    typist.lay("Jester").do(re.compile("Play the jester!"))
    child.sees("question")
    typist.do("Not now")


def test_an_attack_and_a_new_total_are_answered_by_keyboard(typist: Hands) -> None:
    child = typist.child
    hand = ["king", "dragon", "4", "9", "10"]
    child.sit(hand, "king 0", "knight 0 moon", others=["knight"], beds=["moon"]).sees("defend")
    typist.do("Block!")
    assert child.moves[-1] == "block"
    child.sit(KING_HAND, "king 0", beds=["heart"]).sees("question")
    typist.do("20")


def test_the_gear_and_a_sheet_let_the_keyboard_out_again(typist: Hands) -> None:
    child, page = typist.child, typist.page
    child.sit(["knight", "2", "4", "9", "10"], "discard 2", "king 0", others=["king"], beds=["moon"])
    typist.go_to("Settings")
    page.keyboard.press("Enter")
    typist.go_to("Ask the owl")  # out of the gear, which closes behind
    expect(page.get_by_role("radio", name="slowly")).to_be_hidden()
    typist.go_to("Settings")
    page.keyboard.press("Enter")
    typist.go_to("when I tap")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Settings")).to_be_focused()
    typist.lay("Knight").go_to(re.compile(".*Moon Queen.*"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pick a card")).to_be_disabled()
    typist.go_to("Settings")


class Listener:
    """Plays by what the accessibility tree says and with keys, and by nothing else."""

    def __init__(self, child: Child) -> None:
        self.child, self.page = child, child.page

    @property
    def tree(self) -> str:
        return self.page.get_by_role("main").aria_snapshot()

    def named(self, role: str, starts: str = "") -> list[str]:
        """The names of all of this role, in the order of the tree; what is disabled is left out."""
        found = re.findall(rf'- \'?{role} "((?:[^"\\]|\\.)*)"([^\n]*)', self.tree)
        return [name for name, state in found if name.startswith(starts) and "[disabled]" not in state]

    def push(self, name: str) -> None:
        self.child.and_then(lambda: self.page.get_by_role("button", name=name).first.press("Enter"))

    def tick(self, name: str) -> None:
        box = self.page.get_by_role("checkbox", name=name, exact=True, checked=False).first
        box.press("Space")

    def turn(self) -> None:
        """One move: a king where there is one, else a sum of two or two alike, else one card."""
        cards = self.named("checkbox")
        beds = [name for name in self.named("button") if re.search(" bed, .* sleeps here", name)]
        if "King" in cards and beds:
            self.tick("King")
            self.push(beds[0])
            return
        numbers = [int(name) for name in cards if name.isdigit()]
        whole = [(a, b) for a in numbers for b in numbers if a < b and a + b in numbers]
        if whole and "+ ? = ?" in self.tree:
            a, b = whole[0]
            self.tick(str(a))
            self.tick(str(b))
            self.page.get_by_role("button", name="is the same as").press("Enter")
            self.tick(str(a + b))
            self.push("Say it!")
            return
        for card in [str(n) for n in numbers] + ["Jester", "Knight", "Sleeping potion", "Dragon", "Magic wand"]:
            if card in cards:
                self.tick(card)
                self.push("Play the jester!" if card == "Jester" else "Swap it")
                return
        raise AssertionError(f"nothing to do in {self.tree}")


@pytest.mark.parametrize("edition", mostly(["first_night", "classic"], "first_night"))
def test_a_whole_game_is_played_by_what_a_screen_reader_is_told(open_for: Open, edition: str) -> None:
    next_cards = ["6", "6", "6", "5", "king", "king", "4"]  # a game that is soon won
    child = open_for("laptop").sit(
        ["1", "2", "3", "king", "king"],
        edition=edition,
        others=["3", "4", "5", "2", "1"],
        next_cards=next_cards,
        beds=["moon", "cake", "heart", "peacock"],
        speed="button",
        hint="0",
    )
    listener = Listener(child)
    for _ in range(400):
        buttons = listener.named("button")
        if "Play again" in buttons:
            break
        if listener.named("checkbox"):
            assert "Your turn." in listener.tree
            listener.turn()
        elif "Next" in buttons:
            listener.push("Next")
        elif "Not now" in buttons:
            listener.push("Not now")
        else:
            listener.push(next(name for name in buttons if name not in ("Home", "Ask the owl", "Settings", "Listen")))
    else:
        raise AssertionError(listener.tree)
    assert re.search(r'heading "(Me|Bruno|You) w[io]n', listener.tree), listener.tree
    assert any(move.startswith("discard") and "=" in move for move in child.moves)


def test_what_shines_is_told_only_where_it_shines(open_for: Open) -> None:
    open_for().sit(SUM_HAND, hint="5").hears("Shining together: 2, 3, 5. Shining together: 3, 6, 9.")
    child = open_for().sit(SUM_HAND, hint="0", show=False, others=["9", "9", "10", "10", "10"], next_cards=["10"])
    child.served.play(child.game_id, "discard 9", "discard 9")  # what has been seen goes on shining until the next turn
    child.page.goto(f"/table/{child.game_id}")
    child.hears("Your turn.")
    expect(child.table.locator(".mark")).to_have_count(0)
    expect(child.page.locator("#said")).not_to_contain_text("Shining")


# -- themes, letters, stillness


def test_a_look_chosen_in_the_gear_holds_at_once_and_on_the_next_page(child: Child) -> None:
    child.sit(SUM_HAND)
    page, ground = child.page, "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(ground)
    child.open_gear("See")
    look_closely(page)
    child.and_then(lambda: page.get_by_role("radio", name="strong").check(force=True))
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(page.locator("body")).not_to_have_css("background-color", night)
    strong = page.evaluate(ground)
    child.and_then(lambda: page.get_by_role("radio", name="very large").check(force=True))
    expect(page.locator("html")).to_have_css("font-size", "20px")
    child.and_then(lambda: page.get_by_role("radio", name="stand still").check(force=True))
    for path in ("/", "/ways", "/ways#friends", "/ways#players", "/rules", "/gallery/guest"):
        page.goto(path)
        assert page.evaluate(ground) == strong, path
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
        moving = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
        assert page.evaluate(moving) == 0


def test_a_device_that_asks_for_contrast_gets_it_unless_the_child_wants_it_calm(child: Child) -> None:
    page, line = child.page, "getComputedStyle(document.documentElement).getPropertyValue('--line')"
    page.emulate_media(contrast="more")
    child.sit(SUM_HAND)
    assert page.evaluate(line) == "#fff"
    child.sit(SUM_HAND, theme="calm")
    assert page.evaluate(line) != "#fff"


PAGES_OF_CHILDREN = (
    "/",
    "/ways",
    "/ways#friends",
    "/ways#players",
    "/rules",
    "/rules/coop",
    "/rules/teams",
    "/cards",
    "/cards?edition=coop",
    "/gallery/guest",
    "/royal",
    "/language",
)


def test_colours_of_the_device_leave_every_choice_to_be_seen(child: Child) -> None:
    page: Page = child.page
    page.emulate_media(forced_colors="active")
    child.sit(SUM_HAND).lay("2")
    outline = "card => getComputedStyle(card).outlineStyle"
    assert child.table.locator('.card:has(input[value="0"])').evaluate(outline) == "solid"
    assert child.table.locator('.card:has(input[value="1"])').evaluate(outline) == "none"
    width = "one => parseFloat(getComputedStyle(one).borderTopWidth)"
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for name in ("Home", "Settings"):
        drawn = page.get_by_label(name).locator("svg").first.evaluate("svg => getComputedStyle(svg).color")
        assert drawn != ground, name
    assert child.table.locator("#say").evaluate(width) >= 2
    child.tap(page.get_by_label("Settings"))
    assert page.get_by_role("radio", name="slowly").locator("+ span").evaluate(width) >= 2


# -- the look for older children

GROUND = "getComputedStyle(document.body).backgroundColor"


def test_one_tap_makes_pages_for_older_children_and_one_tap_brings_them_back(child: Child) -> None:
    child.sit(SUM_HAND)
    page, html = child.page, child.page.locator("html")
    younger = page.evaluate(GROUND)
    child.open_gear("See")
    child.and_then(lambda: page.get_by_role("radio", name="from 8").check(force=True))
    expect(html).to_have_attribute("data-band", "older")
    expect(page.locator("body")).not_to_have_css("background-color", younger)
    expect(child.table).not_to_have_attribute("data-reading", "")
    older = page.evaluate(GROUND)
    look_closely(page)
    for path in ("/", "/ways", "/gallery/guest"):
        page.goto(path)
        assert page.evaluate(GROUND) == older, path
        look_closely(page)
    page.goto(f"/table/{child.game_id}")
    child.open_gear("See")
    child.and_then(lambda: page.get_by_role("radio", name="from 5").check(force=True))
    expect(html).not_to_have_attribute("data-band", "older")
    expect(page.locator("body")).to_have_css("background-color", younger)
    expect(child.table).to_have_attribute("data-reading", "")


@pytest.mark.parametrize("size", mostly(("tablet", "phone", "laptop"), "phone"))
def test_a_new_child_chooses_its_look_beside_its_face(open_for: Open, size: str) -> None:
    page = open_for(size).go_home().page
    younger = page.evaluate(GROUND)
    page.get_by_label("New player").click()
    look_closely(page)
    expect(page.get_by_role("radio", name="from 5")).to_be_checked()
    page.get_by_role("radio", name="from 8").check(force=True)
    expect(page.get_by_role("button", name="That's me!")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="That's me!").click()
    expect(page.get_by_role("link", name="My castle")).to_be_visible()
    assert page.evaluate(GROUND) != younger
