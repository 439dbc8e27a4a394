"""A royal of one's own: dressed from pictures, kept, shown in place of the face, drawn from its address alone."""

import random
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from worlds import world

from kidsq import wardrobe
from kidsq.paths import static_folder
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.wardrobe import EXTRAS, PARTS, ROYALS, SKINS
from kidsq.web.home import royal

DEVICE = "d" * 32
AT = "2026-11-20T12:00:00.000Z"
KNIGHT = {
    "kind": "knight", "skin": "deep", "hair": "side_braid", "colour": "black", "eyes": "green",
    "mouth": "grin", "crown": "helm", "gown": "blue", "emblem": "ice_cream",
}  # fmt: skip
RECIPE = "knight-deep-side_braid-black-green-grin-helm-blue-ice_cream-glasses-wheels"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def app(tmp_path):
    with world(tmp_path, seed=3) as made:
        yield made


@pytest.fixture
def db(app):
    return app.extensions["kidsq"].store.connection()


@pytest.fixture
def mira(db):
    with writing(db):
        return people.add_learner(db, DEVICE, "Mira", "face-3", AT).id


@pytest.fixture
def browser(app):
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie["device"] = DEVICE
    return client


# -- what it begins with ----------------------------------------------------------------------------------------------


def test_a_new_royal_looks_like_the_face_of_its_child(browser, mira):
    own = re.search(r'name="was" value="([^"]+)"', browser.get(f"/royal/{mira}").text)[1]
    assert own == wardrobe.like(3).recipe == "princess-deep-puffs-black-brown-smile-tiara-red-pancake"


def test_every_face_has_a_royal_of_its_own_in_its_skin():
    assert len(people.FACES) == len(ROYALS)
    seen = set()
    for number, face in enumerate(people.FACES, 1):
        royal = wardrobe.like(number)
        seen.add(replace(royal, emblem="heart").recipe)
        drawn = next(static_folder().glob(f"*/{face}.svg")).read_text()
        assert {name for name, (skin, _shade) in SKINS.items() if f'fill="{skin}"' in drawn} == {royal.skin}
        assert royal.hair not in ("scarf", "wrap") or royal.colour not in ("black", "brown")
    assert len(seen) == len(ROYALS)


def test_only_a_bare_head_gets_another_crown():
    crowned = RECIPE.replace("helm", "tiara")
    bare = {"face-1", "friend-bruno", "owl", f"royal-{RECIPE.replace('helm', 'none')}"}
    worn = {"face-3", f"royal-{RECIPE}", f"royal-{crowned}"}
    assert {drawing for drawing in bare | worn if wardrobe.bareheaded(drawing)} == bare


def asked_for(royal, was):
    return {**{part: getattr(royal, part) for part in PARTS}, "was": was}


STEPS = (
    ({"kind": "knight"}, "helm"),
    ({"kind": "king"}, "points"),
    ({"kind": "knight"}, "helm"),
    ({"kind": "princess"}, "tiara"),
    ({"gown": "teal"}, "tiara"),
)


def test_a_knight_wears_the_helmet_of_the_picture_until_it_is_taken_off(browser):
    shown, was = wardrobe.like(1), wardrobe.like(1).recipe
    for change, crown in STEPS:
        shown = replace(shown, **change)
        answer = browser.get("/royal/guest", query_string=asked_for(shown, was))
        was = re.search(r'name="was" value="([^"]+)"', answer.text)[1]
        shown = wardrobe.read(was)
        assert shown.crown == crown
        assert ("HX-Retarget" in answer.headers) == ("kind" in change)
    both = replace(shown, kind="knight", crown="flowers")
    assert browser.post("/royal/guest", data=asked_for(both, was)).status_code == 303
    assert f'name="was" value="{both.recipe}"' in browser.get("/royal/guest").text


# -- the recipe -------------------------------------------------------------------------------------------------------


def test_recipe_says_all_and_is_read_back():
    dressed = wardrobe.chosen(KNIGHT, ["wheels", "glasses"])
    assert dressed.recipe == RECIPE
    assert wardrobe.read(RECIPE) == dressed
    longest = wardrobe.chosen({part: max(choices, key=len) for part, choices in PARTS.items()}, EXTRAS)
    assert wardrobe.read(longest.recipe) == longest


@pytest.mark.parametrize(
    "typed",
    ["", "knight", RECIPE + "-", RECIPE + "-glasses", RECIPE.replace("glasses-wheels", "wheels-glasses"), RECIPE + "x",
     RECIPE.upper(), RECIPE.replace("deep", "dim"), RECIPE.replace("-deep-", "--"), "-" * 200, "knight-" * 60],
)  # fmt: skip
def test_what_is_not_written_just_so_is_nobody(browser, typed):
    assert wardrobe.read(typed) is None
    if typed:
        answer = browser.get(f"/royal/{typed}.svg")
        assert answer.status_code == 404
        assert "Nobody looks like that" in answer.text


@pytest.mark.parametrize("part", PARTS)
def test_every_choice_changes_the_picture_and_has_words(part):
    drawn = {wardrobe.picture(wardrobe.chosen({"crown": "none", "hair": "bob", part: one})) for one in PARTS[part]}
    words = {royal.name_of_choice(part, one) for one in PARTS[part]}
    assert len(drawn) == len(words) == len(PARTS[part])


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_changes_the_picture(extra):
    assert wardrobe.picture(wardrobe.chosen({}, [extra])) != wardrobe.picture(wardrobe.chosen({}))
    assert royal.name_of_choice("extras", extra)


@pytest.mark.parametrize("hair", PARTS["hair"])
def test_hair_is_drawn_only_in_colours_that_change_with_it(hair):
    def lasting(style):
        """The colours that the picture has in the same places for red hair and for blue."""
        drawn = [wardrobe.picture(wardrobe.chosen({"hair": style, "colour": one})) for one in ("red", "blue")]
        pairs = zip(*(re.findall("#[0-9a-f]{3,6}", text) for text in drawn), strict=True)
        return {one for one, other in pairs if one == other}

    gold_and_brows_below_a_cloth = {"#ffc93c", "#3c282d"}
    assert lasting(hair) <= lasting("bald") | gold_and_brows_below_a_cloth


@pytest.mark.parametrize("part", ["kind", "hair", "mouth", "extras"])
def test_portrait_takes_of_these_pictures_one_part(part):
    for choice in EXTRAS if part == "extras" else PARTS[part]:
        drawn = (static_folder() / "wardrobe" / f"wardrobe-{part}-{choice}.svg").read_text()
        assert drawn.count('data-layer="part"') == (choice != "wheels"), choice


# -- the picture ------------------------------------------------------------------------------------------------------


def test_picture_is_kept_for_a_year_and_asks_nobody_who_looks(app):
    answer = app.test_client().get(f"/royal/{RECIPE}.svg")
    assert answer.status_code == 200
    assert answer.mimetype == "image/svg+xml"
    assert "max-age=31536000" in answer.headers["Cache-Control"]
    assert "Set-Cookie" not in answer.headers
    assert "Cookie" not in answer.headers.get("Vary", "")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("seed", range(8))
def test_picture_is_plain_shapes_and_small(browser, seed):
    rng = random.Random(seed)
    parts = {part: rng.choice(choices) for part, choices in PARTS.items()}
    text = browser.get(f"/royal/{wardrobe.chosen(parts, EXTRAS[:seed]).recipe}.svg").text
    root = ElementTree.fromstring(text)
    assert {one.tag for one in root.iter()} <= {
        SVG + name for name in ("svg", "symbol", "use", "g", "path", "circle", "ellipse", "rect")
    }
    assert [one.get("href") for one in root.iter(SVG + "use")] == ["#royal"]
    assert len(text) < 12_000


# -- the wardrobe -----------------------------------------------------------------------------------------------------


def shown(page):
    return re.search(r'id="me"[^>]*>.*?href="/royal/([^"]+)\.svg#royal"', page, re.S)[1]


def test_first_look_into_the_mirror_is_a_surprise_and_all_is_there(browser, mira):
    page = browser.get(f"/royal/{mira}").text
    assert wardrobe.read(shown(page))
    for part, choices in PARTS.items():
        assert re.findall(rf'name="{part}" value="(\w+)"', page) == list(choices)
    assert len(re.findall(r"<input type=\"radio\"[^>]* checked", page)) == len(PARTS)
    assert shown(browser.get(f"/royal/{mira}?surprise=1").text) != shown(browser.get(f"/royal/{mira}?surprise=1").text)


def test_choices_show_in_the_mirror_and_are_not_kept_yet(browser, db, mira):
    before = people.learner(db, mira)
    query = {**KNIGHT, "extras": ["glasses", "wheels"]}
    assert shown(browser.get(f"/royal/{mira}", query_string=query).text) == RECIPE
    assert shown(browser.post(f"/royal/{mira}", data={**query, "do": "look"}).text) == RECIPE
    assert people.learner(db, mira) == before


def test_done_keeps_it_and_it_stands_where_the_face_stood(browser, db, mira):
    answer = browser.post(f"/royal/{mira}", data={**KNIGHT, "extras": ["glasses", "wheels"], "do": "done"})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")
    kept = people.learner(db, mira)
    assert (kept.royal, kept.face, kept.shown) == (RECIPE, "face-3", f"royal-{RECIPE}")
    with browser.session_transaction() as cookie:
        cookie["player"] = mira
    address = f"/royal/{RECIPE}.svg#royal"
    for page in ("/", f"/garden/{mira}", f"/gallery/{mira}", f"/royal/{mira}"):
        assert address in browser.get(page).text, page
    table = browser.post("/play", data={"edition": "classic", "bots": "bruno", "players": mira}).headers["Location"]
    assert address in browser.get(table).text


def test_old_picture_comes_back(browser, db, mira):
    assert "My old picture again" not in browser.get(f"/royal/{mira}").text
    browser.post(f"/royal/{mira}", data={**KNIGHT, "do": "done"})
    assert "My old picture again" in browser.get(f"/royal/{mira}").text
    browser.post(f"/royal/{mira}", data={**KNIGHT, "do": "face"})
    assert people.learner(db, mira).shown == "face-3"


@pytest.mark.parametrize("bad", [{"kind": "dragon"}, {"extras": "wings"}, {"skin": "dim"}, {"hair": "\x00"}])
def test_what_is_not_in_the_wardrobe_is_refused_and_changes_nothing(browser, db, mira, bad):
    before = people.learner(db, mira)
    assert browser.post(f"/royal/{mira}", data={**KNIGHT, **bad, "do": "done"}).status_code == 404
    assert browser.get(f"/royal/{mira}", query_string={**KNIGHT, **bad}).status_code == 404
    assert people.learner(db, mira) == before


def test_only_for_the_children_of_this_browser(app, mira, db):
    other = app.test_client()
    with other.session_transaction() as cookie:
        cookie["device"] = "f" * 32
    assert other.get(f"/royal/{mira}").status_code == 404
    assert other.post(f"/royal/{mira}", data={**KNIGHT, "do": "done"}).status_code == 404
    assert people.learner(db, mira).royal is None


def test_guest_dresses_one_for_this_browser(browser, app):
    assert browser.get("/royal").headers["Location"] == "/royal/guest"
    browser.post("/royal/guest", data={**KNIGHT, "extras": ["glasses", "wheels"], "do": "done"})
    table = browser.post("/play", data={"edition": "classic", "bots": "bruno", "players": "guest"}).headers["Location"]
    assert f"/royal/{RECIPE}.svg#royal" in browser.get(table).text
    browser.post("/royal/guest", data={"do": "face"})
    assert "/royal/" not in browser.get(table).text
