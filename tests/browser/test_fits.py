"""Every state of a child's pages on every screen: nothing overlaps, nothing is cut, no tiny words on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from homes import CLASS_HOME, HOME
from playwright.sync_api import Page, Route

from kidsq.i18n.languages import ENGLISH
from kidsq.web.http import language
from tests import scenes

from .conftest import Open, mostly
from .fits import MORE_SCREENS, SCREENS, Sizes, from_here, in_sight, misfits, resize
from .sitting import Served
from .table.test_voice import VOICES
from .tongues import LONGEST, speak_the_longest

LANGUAGES = mostly([LONGEST, ENGLISH], LONGEST)
USUAL_AND_MORE = pytest.mark.parametrize(
    "screens", [SCREENS, pytest.param(MORE_SCREENS, marks=pytest.mark.thorough)], ids=["usual", "more"]
)
Draw = Callable[[str], Page]


@pytest.fixture
def draw(open_for: Open, served: Served, speaks: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Draw]:
    """Shows one state made by hand, with the styles and scripts of the house."""
    speak_the_longest(monkeypatch)
    env = scenes.environment()
    env.install_gettext_translations(language.catalogue(speaks), newstyle=True)  # type: ignore[attr-defined]
    env.globals["language"] = lambda: "de" if speaks == LONGEST else speaks
    env.globals["static_url"] = served.app.jinja_env.globals["static_url"]
    page = open_for("tablet").page
    page.add_init_script(VOICES.replace("en-GB", "de-DE" if speaks == LONGEST else "en-GB"))  # "Listen" takes room, too

    def answer(route: Route) -> None:
        route.fulfill(body=scenes.page(route.request.url.rsplit("/", 1)[1], env), content_type="text/html")

    page.route("**/a-scene/*", answer)
    for asked in (f"{served.url}/table/**", "**/class/news**"):
        page.route(asked, lambda route: route.fulfill(status=204))

    def show(name: str) -> Page:
        page.goto(f"/a-scene/{name}")
        return page

    yield show
    page.unroute_all()


def found_on(draw: Draw, names: Iterable[str], screens: Sizes, whole: Callable[[str, str], bool]) -> list[str]:
    """What does not fit in these states; whole: whether all of a state must be on a screen at once."""
    found = []
    for name in names:
        page = draw(name)
        for screen in from_here(page, screens):
            resize(page, screen)
            found += [f"{name}, {screen}: {one}" for one in misfits(page, whole(name, screen))]
    return found


HALVES = pytest.mark.parametrize("half", [0, 1])
"""Of the states, so that processes share them."""


LIKE_OTHERS = {"home_guest_open", "home_child", "home_invited", "home_invited_open", "home_open", "home_class"}
LIKE_OTHERS |= {"home_keep_new", "home_keep_open"}
"""Homes all of whose parts another one has, with more beside them."""
FULL_HOMES = [name for name in HOME if name not in LIKE_OTHERS]


@pytest.mark.parametrize(
    "names", [FULL_HOMES, pytest.param([*LIKE_OTHERS], marks=pytest.mark.thorough)], ids=["full", "like others"]
)
@HALVES
@USUAL_AND_MORE
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_home_fits_every_screen(draw: Draw, speaks: str, screens: Sizes, half: int, names: list[str]) -> None:
    def whole(name: str, screen: str) -> bool:
        small = ("small phone", "sideways", "phone") if speaks == LONGEST else ("small phone",)
        return name != "home_full" and screen not in small

    found = found_on(draw, sorted(names)[half::2], screens, whole)
    assert not found, "\n".join(found)


@pytest.mark.thorough
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_home_fits_every_screen_of_an_older_child(draw: Draw, speaks: str) -> None:
    def older(name: str) -> Page:
        page = draw(name)
        page.evaluate("document.documentElement.dataset.band = 'older'")
        page.add_style_tag(url=page.locator("#older").get_attribute("content"))
        return page

    names = ("home_guest_open", "home_child", "home_three_games", "home_invited_known")
    found = found_on(older, names, SCREENS, lambda _name, _screen: False)
    assert not found, "\n".join(found)


@pytest.mark.thorough
@USUAL_AND_MORE
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_the_home_of_a_class_fits_every_screen(draw: Draw, speaks: str, screens: Sizes) -> None:
    def whole(name: str, screen: str) -> bool:
        return name != "class_four" and screen not in ("small phone", "sideways", "phone")

    found = found_on(draw, [*CLASS_HOME, "pause"], screens, whole)
    assert not found, "\n".join(found)


LAID = {"turn": "king", "several": "2 3 = 5", "powers": "knight", "fives": "2 3 = 5", "left": "2 3 = 5"}
"""Cards that the child has tapped, where a picture without them says too little."""
MOSTLY = (
    "turn several tip_king tip_sum tip_dragon defend defend_allow wake ask_help_rods ask_total ask_count "
    "tried_rods watch_king curtain over over_guest first_night"
).split()

SELDOM = [name for name in scenes.SCENES if name not in MOSTLY and not name.startswith("together")]


@pytest.mark.parametrize("names", [MOSTLY, pytest.param(SELDOM, marks=pytest.mark.thorough)], ids=["mostly", "seldom"])
@HALVES
@USUAL_AND_MORE
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_a_table_fits_every_screen(draw: Draw, speaks: str, names: list[str], screens: Sizes, half: int) -> None:
    def lay(name: str) -> Page:
        page = draw(name)
        for code in LAID.get(name, "").split():
            tapped = ".eqkey" if code == "=" else f'label[data-card="{code}"]:has(:not(:checked))'
            page.locator(tapped).first.tap()
        return page

    def whole(name: str, screen: str) -> bool:
        return screen != "small phone" or len(scenes.SCENES[name].others) < 3

    found = found_on(lay, names[half::2], screens, whole)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("speaks", [ENGLISH])
def test_the_big_button_is_in_the_first_sight(draw: Draw, speaks: str) -> None:
    for name in ("home_new", "home_three_games", "home_known", "home_full", "class_one_open"):
        page = draw(name)
        for screen in from_here(page, SCREENS):
            resize(page, screen)
            box = page.locator(".play").bounding_box()
            assert box, name
            assert box["y"] >= 0, (name, screen)
            assert box["y"] + box["height"] <= SCREENS[screen][1], (name, screen)


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_the_queens_to_keep_are_whole_in_sight(draw: Draw, speaks: str) -> None:
    cut = []
    for name in ("over_guest", "over_guest_six", "over", "over_bot", "over_lost"):
        page = draw(name)
        for screen in from_here(page, SCREENS):
            resize(page, screen)
            honours = name.startswith("over_guest") and screen != "small phone"  # the friend, too
            seen = in_sight(page, ".treasure .q, .ranks .panel" if honours else ".treasure .q")
            assert seen
            cut += [f"{name}, {screen}: {seen.count(False)} of {len(seen)}"] * (not all(seen))
    assert not cut, "\n".join(cut)


MORE_FACES = """() => {
  const row = document.querySelector('.who-row');
  for (let n = 0; n < 20; n++) row.prepend(row.firstElementChild.cloneNode(true));
}"""


@pytest.mark.parametrize("speaks", [ENGLISH])
def test_who_is_new_stays_in_sight_beside_however_many_faces(draw: Draw, speaks: str) -> None:
    page = draw("over_guest")
    page.evaluate(MORE_FACES)
    for screen in ("tablet", "phone"):
        resize(page, screen)
        more, row = (page.locator(of).bounding_box() for of in (".who-row .more", ".who-row"))
        assert more, screen
        assert row, screen
        assert more["x"] + more["width"] <= row["x"] + row["width"] + 1, screen


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_a_new_child_sees_faces_to_tap(draw: Draw, speaks: str) -> None:
    found = found_on(draw, ["keep"], SCREENS, lambda _name, _screen: False)
    page = draw("keep")
    for screen in SCREENS:
        resize(page, screen)
        seen = in_sight(page, ".pick-face .face").count(True)
        found += [f"{screen}: only {seen} faces"] * (seen < 12)
    assert not found, "\n".join(found)
