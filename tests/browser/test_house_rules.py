"""What holds in every state of a table, on every screen and in every look; few bytes; and names are only names."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import TABLET, Complaints, Open
from .fits import SCREENS, resize
from .sitting import ENHANCED, Child, arrived, look_closely

FOUR = ("bruno", "pippa", "fenna", "tilo")
SUM_HAND = ["2", "3", "5", "6", "9"]
KING_HAND = ["king", "2", "4", "9", "10"]

TARGETS = """() => [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden])')]
  .filter(element => element.checkVisibility({visibilityProperty: true}))
  .map(element => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([element, box]) => box.width > 1 && (box.width < 63.5 || box.height < 63.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 90)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
SCROLLS = """() => { const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight] }"""


def my_turn(child: Child) -> None:
    child.sit(SUM_HAND).lay("2", "3", "=", "6").press("Say it!")


def five_cards_laid(child: Child) -> None:
    child.sit(["1", "1", "2", "3", "7"]).lay("1", "1", "2", "3", "=", "7")


def four_bots_and_sixteen_beds(child: Child) -> None:
    child.sit(SUM_HAND, edition="deluxe", bots=FOUR).lay("2", "3", "=", "5")


def taught_at_sixteen_beds(child: Child) -> None:
    child.sit(["king", "1", "2", "3", "7"], edition="deluxe", bots=FOUR, learns=True)


def knight_and_long_courts(child: Child) -> None:
    kings = ["king", "king", "1", "3", "8"]
    moves = ["discard 9", "king 0", "discard 10", "king 1"]
    child.sit(["knight", "2", "4", "9", "10"], *moves, others=kings, beds=["heart", "peacock"]).lay("Knight")


def bots_play(child: Child) -> None:
    child.sit(SUM_HAND, "discard 2+3=5", bots=FOUR)


def new_total(child: Child) -> None:
    child.sit(KING_HAND, "king 0", beds=["heart"]).sees("question")


def pointing(child: Child) -> None:
    child.sit(["jester", "2", "4", "9", "10"], "jester", next_cards=["7"], bots=FOUR).sees("question")


def rose(child: Child) -> None:
    child.sit(KING_HAND, "king 0", beds=["rose"]).sees("wake")


def attacked(child: Child) -> None:
    hand = ["king", "dragon", "4", "9", "10"]
    child.sit(hand, "king 0", "knight 0 moon", others=["knight"], beds=["moon"]).sees("defend")


def curtain(child: Child) -> None:
    child.sit(SUM_HAND, bots=(), people=2).sees("curtain")


def settings_open(child: Child) -> None:
    child.sit(SUM_HAND)
    child.tap(child.page.get_by_label("Settings"))


def the_end(child: Child) -> None:
    hand = ["king", "king", "king", "king", "jester"]
    child.sit(hand, "king 0", "discard 1", "king 1", "discard 1", "king 2", others=["1", "1"], beds=BIG)
    child.sees("over")


CORE = {"my_turn"}
BIG = ["heart", "pancake", "cat", "moon", "peacock"]

STATES: dict[str, Callable[[Child], None]] = {
    state.__name__: state
    for state in (
        my_turn,
        five_cards_laid,
        four_bots_and_sixteen_beds,
        knight_and_long_courts,
        bots_play,
        new_total,
        pointing,
        rose,
        attacked,
        curtain,
        settings_open,
        the_end,
    )
}


def test_axe_finds_nothing_at_home_nor_on_a_page_that_is_not_there(child: Child, complaints: Complaints) -> None:
    page = child.page
    child.go_home()
    look_closely(page)
    child.tap(page.get_by_label("New player"))
    look_closely(page)
    for name in ("Mira", "Leo"):
        child.post("/players", nickname=name, face="face-3")
    child.sit(SUM_HAND).go_home()
    child.tap(page.get_by_role("link", name="Other ways to play"))
    arrived(page, "Other ways to play · kidsq")
    look_closely(page)
    for _step in ("friends", "players"):
        child.tap(page.get_by_role("link", name="Next"))
        look_closely(page)
    child.go_home()
    child.tap(page.get_by_role("link", name="Language: English"))
    arrived(page, "Language · kidsq")
    look_closely(page)
    child.tap(child.button("Français"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    child.tap(page.get_by_role("link", name="Langue"))
    child.tap(child.button("English"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    look_closely(page)
    child.tap(page.get_by_role("link", name="Home"))
    arrived(page, "kidsq: wake the queens")
    complaints.forgive("404")


HAND, BEDS = ".hand .card", ".bed > .art"
NARROW = {"small phone": (320, 568), "zoomed to twice the size": (640, 400)}


def too_small(child: Child, query: str, least: int) -> list[str]:
    widths = child.table.locator(query).evaluate_all("all => all.map(one => one.offsetWidth ?? one.clientWidth)")
    return [f"{query} of {width} px" for width in widths if width < least]


def hard_to_tap(child: Child, name: str, screen: str) -> list[str]:
    """What of this state is not easy to tap or not wholly on this screen."""
    resize(child.page, screen)
    wide, high = child.page.evaluate(SCROLLS)
    found = ["scrolls sideways"] * wide + ["scrolls"] * (high and name != "settings_open")
    return child.page.evaluate(TARGETS) + found + outside(child.page)


def out_of_reach(child: Child, size: tuple[int, int]) -> list[str]:
    """What a child cannot come to on a narrow screen, where the table may be longer than the screen."""
    resize(child.page, size)
    found = ["scrolls sideways"] * child.page.evaluate(SCROLLS)[0]
    for one in child.table.locator(".hand .card, .button.main").all():
        if one.is_visible():
            one.scroll_into_view_if_needed()
            expect(one).to_be_in_viewport(ratio=0.95)
    return found


FIRST_LOOK = "left, large, contrast"
LOOKS: dict[str, dict[str, str]] = {
    FIRST_LOOK: {"left_handed": "1", "text": "larger", "theme": "contrast"},
    "older": {"band": "older"},
    "calm": {"theme": "calm"},
    "contrast": {"theme": "contrast"},
    "large": {"text": "larger"},
    "older, calm": {"band": "older", "theme": "calm"},
    "older, contrast": {"band": "older", "theme": "contrast"},
}


@pytest.mark.parametrize("name", [pytest.param(one, marks=pytest.mark.core if one in CORE else ()) for one in STATES])
def test_a_state_of_a_table_is_easy_to_tap_on_every_screen_and_reads_well(open_for: Open, name: str) -> None:
    child = open_for("tablet")
    STATES[name](child)
    found = {"tablet": hard_to_tap(child, name, "tablet")}
    found["tablet"] += too_small(child, HAND, 104) + too_small(child, BEDS, 84)
    look_closely(child.page)
    found |= {screen: hard_to_tap(child, name, screen) for screen in ("laptop", "phone")}
    found |= {size: out_of_reach(child, NARROW[size]) for size in NARROW}
    assert not any(found.values()), found
    reads_well(child, FIRST_LOOK)


def reads_well(child: Child, look: str) -> None:
    """This state is whole on a tablet in another look, and axe finds nothing."""
    child.choose(**LOOKS[look])
    child.page.set_viewport_size(TABLET["viewport"])
    child.page.reload()
    resize(child.page, "tablet")
    wide, high = child.page.evaluate(SCROLLS)
    found = ["scrolls sideways"] * wide + ["scrolls"] * (high and "older" in look) + outside(child.page)
    assert not found, (look, found)
    look_closely(child.page, ENHANCED if "contrast" in look else "")


UNCOVERED = """said => [...document.querySelectorAll(said)].some(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const seen = part => one.contains(document.elementFromPoint(x + width * part, y + height / 2));
  return width > 0 && [.1, .5, .9].every(seen);
})"""


@pytest.mark.parametrize(("state", "said"), [(attacked, "#line, .attack .ask-line"), (the_end, ".end-line")])
def test_what_is_told_can_be_read_on_every_screen(open_for: Open, state: Callable[[Child], None], said: str) -> None:
    child = open_for("tablet")
    state(child)
    for screen in SCREENS:
        resize(child.page, screen)
        assert child.page.evaluate(UNCOVERED, said), screen


@pytest.mark.thorough
@pytest.mark.parametrize("look", [one for one in LOOKS if one != FIRST_LOOK])
@pytest.mark.parametrize("name", STATES)
def test_a_state_of_a_table_is_whole_and_reads_well_in_every_look(open_for: Open, name: str, look: str) -> None:
    child = open_for("tablet")
    STATES[name](child)
    reads_well(child, look)


def outside(page: Page) -> list[str]:
    """The hand and the buttons to go on with, as far as they are not wholly on the screen."""
    missing: list[str] = page.locator("#table :is(.hand .card, .button.main, .end-foot button)").evaluate_all(
        """all => all.filter(element => element.checkVisibility()).filter(element => {
          const box = element.getBoundingClientRect();
          return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
        }).map(element => 'outside: ' + element.outerHTML.slice(0, 60))"""
    )
    return missing


PARTS = ".leave button, .gear summary, .friends .panel, .beds, .owl, .tray, .panel.me, .piles, .hand .card"
OVERLAPS = """query => { const all = [...document.querySelectorAll(query)].filter(one => one.checkVisibility());
  const name = one => one.getAttribute('aria-label') || one.className;
  return all.flatMap((one, index) => all.slice(index + 1).filter(other => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map(other => `${name(one)} lies over ${name(other)}`)) }"""


@pytest.mark.parametrize(("hand", "friends"), [("right", 1), ("left", 4)])
def test_no_part_of_a_table_lies_over_another(open_for: Open, hand: str, friends: int) -> None:
    child = open_for("tablet")
    child.sit(SUM_HAND, edition="deluxe", bots=FOUR[:friends], left_handed="1" if hand == "left" else "0")
    for screen in ("tablet", "laptop", "upright", "sideways", "phone"):
        resize(child.page, screen)
        assert child.page.evaluate(OVERLAPS, PARTS) == [], screen
        assert outside(child.page) == [], screen
        box = child.button("Home").bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0, screen


FOUR_BY_FOUR = """() => {
  const beds = [...document.querySelectorAll('.beds > .bed')].map(bed => bed.getBoundingClientRect());
  return beds.length === 16 && ['x', 'y'].every(side => new Set(beds.map(bed => Math.round(bed[side]))).size === 4);
}"""


def test_sixteen_beds_lie_four_by_four_and_are_large_enough_to_tap(open_for: Open) -> None:
    child = open_for("tablet").sit(SUM_HAND, edition="deluxe", bots=FOUR)
    for size in ((1180, 820), (1024, 768), (1440, 900), (390, 844), (844, 390)):
        resize(child.page, size)
        assert child.page.evaluate(FOUR_BY_FOUR), size
        beds = [bed.bounding_box() or {} for bed in child.page.locator(".beds > .bed").all()]
        assert min(min(bed["width"], bed["height"] + 1) for bed in beds) >= 44, size


def test_the_largest_letters_fit_beside_each_other(open_for: Open) -> None:
    child = open_for("tablet").sit(SUM_HAND, edition="deluxe", bots=FOUR, text="larger")
    for screen in ("tablet", "phone"):
        resize(child.page, screen)
        assert child.page.evaluate(SCROLLS)[0] is False, screen
        assert outside(child.page) == [], screen


def test_home_is_easy_to_tap(open_for: Open) -> None:
    child = open_for("tablet").go_home()
    page, found = child.page, list[str]()

    def look(name: str, *scrolls: str) -> None:
        """scrolls: on these screens the page may be longer than the screen."""
        for screen in ("laptop", "phone", "tablet"):
            resize(page, screen)
            wide, high = page.evaluate(SCROLLS)
            wrong = (
                page.evaluate(TARGETS) + ["scrolls sideways"] * wide + ["scrolls"] * (high and screen not in scrolls)
            )
            found.extend(f"{name}, {screen}: {one}" for one in wrong)

    anywhere = ("laptop", "phone", "tablet")
    look("home", *anywhere)
    for name in ("Mira", "Leo", "Ananya-Charlotte", "Bo"):
        child.post("/players", nickname=name, face="face-3")
    child.sit(SUM_HAND).go_home()
    look("home of four", *anywhere)
    child.tap(page.get_by_role("link", name="Other ways to play"))
    arrived(page, "Other ways to play · kidsq")
    # Nine books are more than a phone shows: there the way on stays in sight (tests/browser/home/test_other_ways.py).
    look("games", "phone")
    for step in ("friends", "players"):
        child.tap(page.get_by_role("link", name="Next"))
        look(step)
    child.go_home().tap(page.get_by_label("New player"))
    look("new player", *anywhere)
    assert not found, "\n".join(found)


BLOCKING = """() => performance.getEntriesByType('resource')
  .filter(one => one.renderBlockingStatus === 'blocking')
  .reduce((sum, one) => sum + one.decodedBodySize, 0)"""


def test_first_pages_are_light(child: Child) -> None:
    """Home, and then the first table, as they come over the wire to a browser that has never been here.

    And how much of it, unpacked, a browser reads before it draws anything.
    """
    page = child.page
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    loads: list[float] = []
    wire.on("Network.loadingFinished", lambda event: loads.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    assert len(loads) <= 12, loads
    assert 30_000 < sum(loads) <= 80_000, loads  # the server of these tests says some 90 bytes more a file
    assert 30_000 < page.evaluate(BLOCKING) <= 55_000
    loads.clear()
    child.tap(child.button("Play").first)
    arrived(page, "First Night · kidsq")
    page.wait_for_load_state("networkidle")
    assert 0 < len([size for size in loads if size]) <= 14, loads  # without a size: kept from home
    # The queens' bedroom comes with the table, 17,000 of it. Names by chance pack differently, by some bytes.
    assert sum(loads) <= 120_000, loads
    assert 30_000 < page.evaluate(BLOCKING) <= 112_000


def test_fragments_are_light(child: Child) -> None:
    for state in (four_bots_and_sixteen_beds, taught_at_sixteen_beds, bots_play, pointing):
        state(child)
        answer = child.page.context.request.get(f"/table/{child.game_id}/news?seen=-1", headers={"HX-Request": "true"})
        assert answer.status == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert len(answer.body()) <= 16_384
        assert len(gzip.compress(answer.body(), 5)) <= 4_096


NAMES = [
    "<img src=x onerror=1",
    '"><script>1</script>',
    "'; DROP TABLE x; --",
    "{{ 7 * 7 }} ${7*7}",
    "&lt;b&gt; & &amp;",
    "עדי ולאה",
    "Zoë 🦊 Ñandú",
    "ABCDEFGHIJKLMNOPQRST",
]


def test_name_is_only_a_name(child: Child) -> None:
    page = child.page
    for name in NAMES:
        child.post("/players", nickname=name, face="face-5")
    child.go_home()
    for name in NAMES:
        expect(child.button(name).first).to_be_visible()
    child.tap(child.button(NAMES[0]).first)
    expect(child.button(NAMES[0]).and_(page.locator("[aria-pressed=true]"))).to_be_visible()
    child.tap(child.button(re.compile("^Play")).first)
    expect(child.table.get_by_text(NAMES[0], exact=True)).to_be_visible()
    assert page.locator("img, script:not([src])").count() == 0


def test_nickname_is_cut_at_twenty_letters_and_odd_ones_are_answered_kindly(
    child: Child, complaints: Complaints
) -> None:
    page = child.page
    for name, answer in (("\u202eaviL", "Please use letters and numbers"), ("<b>" * 9, "is too long")):
        child.go_home()
        child.tap(page.get_by_label("New player"))
        field = page.get_by_label("My nickname")
        field.evaluate("(field, name) => { field.maxLength = 99; field.value = name }", name)
        child.tap(child.button("That's me!"))
        expect(page.get_by_role("alert")).to_contain_text(answer)
    child.go_home()
    child.tap(page.get_by_label("New player"))
    child.tap(page.get_by_role("radio", name="picture 4"))
    child.tap(child.button("That's me!"))
    expect(child.button("Panda")).to_be_visible()
    child.tap(page.get_by_label("New player"))
    page.get_by_label("My nickname").press_sequentially("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    expect(page.get_by_label("My nickname")).to_have_value("ABCDEFGHIJKLMNOPQRST")
    complaints.forgive("400")
