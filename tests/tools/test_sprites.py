"""The sprites: complete, up to date, small, and drawn only with what every browser shows."""

import gzip
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from kidsq.play.surprises import calendar
from kidsq.store.people.child_keys import PICTURES
from kidsq.wardrobe import EXTRAS, PARTS
from kidsq.wardrobe.children import CHILDREN
from kidsq.wardrobe.heads import CHINS
from tools.sprites.backdrops import SHAPES as SHAPES_BEHIND
from tools.sprites.collection.figures import FIGURES
from tools.sprites.queens import QUEENS as QUEENS_DRAWN
from tools.sprites.sprite import STATIC, sprites

QUEENS = (
    "heart cat dog pancake ladybug moon peacock sunflower cake rainbow rose starfish "
    "book butterfly strawberry ice_cream"
).split()
KINGS = "bubble_gum chess cookie fire hat puzzle tie_dye turtle pasta tool".split()
SIGNS = "boat tree fish star sun house umbrella moon leaf teapot heart crown key bell apple snail".split()
ICONS = (
    "listen quiet next skip home back play hand tick swap twins equals owl-help gear slow normal fast wave shield "
    "people print download sparkle question lock door plus trash sound curtain "
    "pause eye book cards rods counters left-hand right-hand garden full"
).split()
FAMILIES = "plus-1-2 doubles near-doubles five-and partners-of-ten longer counting comparing taking-away times".split()
FRIENDS = "dotti bruno hugo pippa fenna tilo".split()
MOODS = ("", "-happy", "-sorry", "-thinking", "-surprised", "-sleepy")
POWERS = {"knight": 4, "dragon": 3, "wand": 3, "potion": 4, "jester": 5}
COLOURS = "red orange yellow green blue purple white black".split()
TURNS = "swap carry renew exchange reveal stop bust pair trade share".split()
COLLECTION = "games/queens_collection/"
PROMISED = {
    "art.svg": {
        *(f"{kind}-{name}" for kind in ("queen", "sleeper", "emblem") for name in QUEENS),
        *(f"sign-{name}" for name in SIGNS),
        *(f"icon-{name}" for name in ICONS),
        *(f"{kind}-{n}" for kind in ("frame", "fives") for n in range(1, 11)),
        "knight",
        "card-back",
        "band-younger",
        "band-older",
        *("sleeper bed bed-asleep bed-empty crown crown-empty logo window zzz".split()),
    },
    "powers.svg": {
        *(f"king-{name}" for name in KINGS),
        *(name + (f"-{n}" if n > 1 else "") for name, copies in POWERS.items() for n in range(1, copies + 1)),
    }
    - {"knight"},
    "friends.svg": {
        *(f"friend-{name}{mood}" for name in FRIENDS for mood in MOODS),
        *(f"owl{mood}" for mood in MOODS if mood != "-sorry"),
    },
    "faces.svg": {f"face-{n}" for n in range(1, 37)},
    "garden.svg": {
        *(f"plant-{stage}-{family}" for stage in ("bud", "bloom", "thirsty") for family in FAMILIES),
        *("plant-seed plant-sprout plant-leaves watering-can".split()),
    },
    "gear.svg": {
        *(f"gear-{name}" for name in "slow normal fast button ask word glow point".split()),
        *(f"gear-{name}" for name in "sound no-sound quiet middle loud reads no-reads book".split()),
        *(f"gear-{name}" for name in "night calm contrast move still left right".split()),
    },
    "castle.svg": {*(f"room-{name}" for name in (*FAMILIES, "door", "castle"))},
    "meadow.svg": {
        *(f"meadow-{name}" for name in calendar.GARDEN if name != "water"),
        *(f"earned-{name}" for name in calendar.WEAR),
    },
    "pictures.svg": {f"picture-{name}" for name in PICTURES},
    "wardrobe.svg": {
        *(f"wardrobe-{part}-{name}" for part in ("kind", "hair", "mouth", "crown") for name in PARTS[part]),
        *(f"wardrobe-extras-{name}" for name in EXTRAS),
    },
    f"{COLLECTION}figures.svg": {
        *(f"meeple-{colour}{state}" for colour in COLOURS for state in ("", "-astray", "-chosen")),
        *(f"place-{colour}" for colour in COLOURS),
        *(f"{kind}-{card}" for kind in ("colour", "badge", "mark") for card in (*COLOURS, "joker")),
        "colour-back",
    },
    f"{COLLECTION}room.svg": {
        *(f"{k}-{colour}{part}" for k in ("chest", "house") for colour in COLOURS for part in ("", "-front", "-full")),
        *(f"hostess-{mood}" for mood in "waits hopes smiles".split()),
        *(f"track-{tile}" for tile in "lit unlit goal goal-lit firefly".split()),
        *(f"pile-{pile}" for pile in "draw none discard".split()),
        *(f"turn-{turn}" for turn in TURNS),
    },
    f"{COLLECTION}ways.svg": {f"tidy-{edition}" for edition in "coop solo rivals teams".split()},
}
MOST_KB = {
    "art.svg": 25,
    "powers.svg": 16,
    "friends.svg": 7,
    "faces.svg": 12,
    "garden.svg": 8,
    "gear.svg": 3,
    "castle.svg": 9,
    "meadow.svg": 6,
    "pictures.svg": 4,
    "wardrobe.svg": 8,
    "window.svg": 2,
    f"{COLLECTION}figures.svg": 11,
    f"{COLLECTION}room.svg": 10,
    f"{COLLECTION}ways.svg": 5,
}
SHAPES = {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
SPRITES = sorted(PROMISED)
FILES = sorted(MOST_KB)


@pytest.fixture(scope="module")
def drawn():
    return {name: ElementTree.fromstring(text) for name, text in sprites().items()}


def _ids(root):
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


@pytest.mark.parametrize("sprite", FILES)
def test_committed_sprite_is_up_to_date(sprite):
    assert (STATIC / sprite).read_text(encoding="utf-8") == sprites()[sprite], "run: make sprites"


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_promised_picture_exists(sprite, drawn):
    assert not PROMISED[sprite] - set(_ids(drawn[sprite]))


def test_every_id_is_unique(drawn):
    ids = [one for root in drawn.values() for one in _ids(root)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_symbol_says_its_size_and_shows_something(sprite, drawn):
    for symbol in drawn[sprite]:
        assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", symbol.attrib["viewBox"]), symbol.attrib["id"]
        assert len(symbol) > 0, symbol.attrib["id"]


@pytest.mark.parametrize("sprite", FILES)
def test_only_plain_shapes_and_no_styles_scripts_fonts_or_references(sprite, drawn):
    for element in drawn[sprite].iter():
        assert element.tag.rpartition("}")[2] in SHAPES
        for name, value in element.attrib.items():
            assert name not in ("style", "class", "href", "clip-path", "mask", "filter")
            assert not name.startswith("on")
            assert "url(" not in value


@pytest.mark.parametrize("sprite", FILES)
def test_no_number_is_broken(sprite):
    assert not re.search(r"nan|inf|None|\d\.\d+\.\d\.", sprites()[sprite])


@pytest.mark.parametrize("sprite", FILES)
def test_sprite_stays_small_enough_for_the_first_page(sprite):
    assert len(gzip.compress(sprites()[sprite].encode(), 9)) <= MOST_KB[sprite] * 1000


@pytest.mark.parametrize("kind", sorted(POWERS))
def test_pictures_of_one_power_differ_and_share_their_ground(kind, drawn):
    pictures = [
        one for root in drawn.values() for one in root if re.fullmatch(rf"{kind}(-\d)?", one.attrib.get("id", ""))
    ]
    assert len({b"".join(map(ElementTree.tostring, one)) for one in pictures}) == POWERS[kind]
    assert len({(one[0].attrib["fill"], one[1].attrib["fill"]) for one in pictures}) == 1


def test_every_queen_is_known_without_colours():
    assert set(SHAPES_BEHIND) == set(QUEENS_DRAWN)
    for one, other in combinations(QUEENS_DRAWN.values(), 2):
        assert one.look.hair != other.look.hair
        assert (one.crown, one.look.mouth, one.look.chin) != (other.crown, other.look.mouth, other.look.chin)


def test_a_sleeper_is_the_same_person_with_closed_eyes(drawn):
    by_name = {one.attrib["id"]: ElementTree.tostring(one, encoding="unicode") for one in drawn["art.svg"]}
    for name, queen in QUEENS_DRAWN.items():
        for awake in ("glasses", "hearing_aid"):
            colour = getattr(queen.look, awake)
            assert not colour or f'stroke="{colour}"' not in by_name[f"sleeper-{name}"]
        assert CHINS[queen.look.chin] in by_name[f"sleeper-{name}"]
        assert CHINS[queen.look.chin] in by_name[f"queen-{name}"]


def test_no_two_children_are_told_apart_by_colour_alone():
    """Hair, glasses, crown, hearing aid, the face itself and the pattern behind it."""
    known = [
        (c.look.hair, bool(c.look.glasses), c.crown, c.look.chin, c.look.nose, c.look.gaze, c.look.mouth, n % 5)
        for n, c in enumerate(CHILDREN, 1)
    ]
    for one, other in combinations(known, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 2, (one, other)


def test_every_colour_is_known_by_its_sign_and_its_face():
    """Told apart in grey: no sign, eyes, mouth or bearing twice where two of them could be mistaken."""
    assert list(FIGURES) == COLOURS
    for one, other in combinations(FIGURES.values(), 2):
        assert one.sign != other.sign
        assert (one.eyes, one.mouth) != (other.eyes, other.mouth)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_bears_the_same_sign_wherever_it_is_shown(colour, drawn):
    """The figure, its place, its box open and shut, its card, badge and mark."""
    shown = {one.attrib["id"]: one for name in drawn if name.startswith(COLLECTION) for one in drawn[name]}
    kinds = [f"{kind}-{colour}" for kind in ("meeple", "place", "chest", "house", "colour", "badge", "mark")]
    kinds += [f"{kind}-{colour}{part}" for kind in ("chest", "house") for part in ("-front", "-full")]
    for name in kinds:
        assert FIGURES[colour].sign in {part.attrib.get("d") for part in shown[name].iter()}, name


def test_a_figure_looks_different_when_at_home_astray_and_chosen(drawn):
    figures = {one.attrib["id"]: one for one in drawn[f"{COLLECTION}figures.svg"]}
    for colour in COLOURS:
        states = [
            b"".join(map(ElementTree.tostring, figures[f"meeple-{colour}{s}"])) for s in ("", "-astray", "-chosen")
        ]
        assert len(set(states)) == 3, colour
