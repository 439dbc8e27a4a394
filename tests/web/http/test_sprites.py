"""The pictures and their sprites: complete, small, and drawn only with what every browser shows."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kidsq import wardrobe
from kidsq.games.sleeping_queens import BOTS
from kidsq.games.sleeping_queens.cards import KING_NAMES, QUEEN_NAMES
from kidsq.paths import static_folder
from kidsq.play.surprises import gifts
from kidsq.store.people.child_keys import PICTURES
from kidsq.wardrobe import EARNED, EXTRAS, PARTS
from kidsq.web.games.lookups import assets
from kidsq.web.games.sleeping_queens.words import SIGNS
from kidsq.web.http.static_files import SPRITES, StaticFiles

QUEENS = [name for name in QUEEN_NAMES if name]
COLOURS = "red orange yellow green blue purple white black".split()
FAMILIES = (
    "plus-1-2 doubles near-doubles five-and partners-of-ten longer counting comparing taking-away times "
    "crossing balance hundred"
).split()
MOODS = ("", "-happy", "-sorry", "-thinking", "-surprised", "-sleepy")
POWERS = {"knight": 4, "dragon": 3, "wand": 3, "potion": 4, "jester": 5}
COLLECTION = "games/queens_collection/"
NAMED = {
    # What code and templates name by its parts; tests/test_templates.py looks for whole names.
    *(f"{kind}-{name}" for kind in ("queen", "sleeper", "emblem") for name in QUEENS),
    *(f"sign-{name}" for name in SIGNS),
    *(f"king-{name}" for name in KING_NAMES),
    *(name + (f"-{n}" if n > 1 else "") for name, copies in POWERS.items() for n in range(1, copies + 1)),
    *(f"friend-{name}{mood}" for name in BOTS for mood in MOODS),
    *(f"owl{mood}" for mood in MOODS if mood != "-sorry"),
    *(f"face-{n}" for n in range(1, 37)),
    *(f"plant-{stage}-{family}" for stage in ("bud", "bloom", "thirsty") for family in FAMILIES),
    *(f"room-{family}" for family in FAMILIES),
    *(f"hall-{name}" for name in gifts.of_kind("hall")),
    *(f"meadow-{name}" for name in gifts.of_kind("garden") if name != "water"),
    *(f"earned-{name}" for name in gifts.of_kind("wear")),
    *(f"earned-{part}-{name}" for part, names in EARNED.items() for name in names),
    *(f"picture-{name}" for name in PICTURES),
    *(f"wardrobe-{part}-{name}" for part in ("kind", "hair", "mouth", "crown") for name in PARTS[part]),
    *(f"wardrobe-extras-{name}" for name in EXTRAS),
    *(f"tens-{n}" for n in range(1, 10)),
    *(f"{kind}-{n}" for kind in ("frame", "fives") for n in range(1, 11)),
    *(f"meeple-{colour}{state}" for colour in COLOURS for state in ("", "-astray", "-chosen")),
    *(f"place-{colour}" for colour in COLOURS),
    *(f"{kind}-{card}" for kind in ("colour", "badge", "mark") for card in (*COLOURS, "joker")),
    *(f"{k}-{colour}{part}" for k in ("chest", "house") for colour in COLOURS for part in ("", "-front", "-full")),
    *(f"hostess-{mood}" for mood in "waits hopes smiles".split()),
    *(f"track-{tile}" for tile in "lit unlit goal goal-lit firefly".split()),
    *(f"turn-{turn}" for turn in "swap carry renew exchange reveal stop bust pair trade share".split()),
}
MOST_KB = {
    "art.svg": 11,
    "night.svg": 17,
    "kings.svg": 6,
    "powers.svg": 8,
    "friends.svg": 7,
    "faces.svg": 12,
    "garden.svg": 8,
    "gear.svg": 3,
    "castle.svg": 12,
    "hall.svg": 4,
    "meadow.svg": 7,
    "pictures.svg": 4,
    "wardrobe.svg": 8,
    "window.svg": 2,
    "dots.svg": 3,
    "games/sleeping_queens/ways.svg": 2,
    f"{COLLECTION}figures.svg": 11,
    f"{COLLECTION}room.svg": 10,
    f"{COLLECTION}ways.svg": 5,
}
SHAPES = {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
FILES = sorted(MOST_KB)
DRAWN = [
    Path(wardrobe.__file__).with_name("royal.svg"),
    *sorted(path for path in static_folder().rglob("*.svg") if path.name != "favicon.svg"),
]
PAINT = {"fill", "stroke", "opacity", "fill-opacity"}


@pytest.fixture(scope="module")
def files():
    return StaticFiles(static_folder(), sprites={**SPRITES, **assets().sprites})


@pytest.fixture(scope="module")
def drawn(files):
    return {name: ElementTree.fromstring(files.find(name).content) for name in FILES}


@pytest.fixture(scope="module")
def pictures(drawn):
    return {one.attrib["id"]: one for root in drawn.values() for one in root if "id" in one.attrib}


def _ids(root):
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def _forms(picture):
    """Its shapes without their colours."""
    return {(one.tag, *sorted(pair for pair in one.attrib.items() if pair[0] not in PAINT)) for one in picture.iter()}


# -- the files that people edit ---------------------------------------------------------------------------------------


def test_a_picture_stands_by_itself_one_element_a_line():
    """So that a change to it can be read, and the layers of a royal be found."""
    for path in DRAWN:
        lines, depth = path.read_text(encoding="utf-8").splitlines(), 1
        head = r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-?\d+ -?\d+ \d+ \d+">'
        assert re.fullmatch(head, lines[0]), path
        for line in lines[1:]:
            closes = line.lstrip().startswith("</")
            depth -= closes
            assert re.fullmatch(rf"{'  ' * depth}<[^<>]+>", line), (path, line)
            depth += not closes and not line.endswith("/>")
        assert (depth, lines[-1]) == (0, "</svg>"), path
        assert len(lines) > 2, path


def test_while_developing_a_changed_picture_changes_its_sprite(tmp_path: Path):
    (tmp_path / "art").mkdir()
    one, other = tmp_path / "art" / "one.svg", tmp_path / "art" / "other.svg"
    one.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <g>\n    <path/>\n  </g>\n</svg>\n')
    files = StaticFiles(tmp_path, watch=True)
    before = files.url("art.svg")
    assert b'><symbol id="one" viewBox="0 0 9 9"><g><path/></g></symbol><' in files.find("art.svg").content
    other.write_text(one.read_text())
    assert files.url("art.svg") != before
    assert [files.find(name) for name in ("art", "art.css", "none.svg")] == [None] * 3
    one.unlink()
    other.unlink()
    assert files.find("art.svg") is None


# -- what is sent -----------------------------------------------------------------------------------------------------


def test_what_is_named_by_its_parts_lies_where_it_is_looked_for(drawn, files):
    ids = {name: set(_ids(root)) for name, root in drawn.items()}
    assert [one for one in sorted(NAMED) if one not in ids[files.sprite_of(one)]] == []


def test_every_id_is_unique(drawn):
    ids = [one for root in drawn.values() for one in _ids(root)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("sprite", FILES)
def test_only_plain_shapes_and_no_styles_scripts_fonts_or_references(sprite, drawn):
    for element in drawn[sprite].iter():
        assert element.tag.rpartition("}")[2] in SHAPES
        for name, value in element.attrib.items():
            assert name not in ("style", "class", "href", "clip-path", "mask", "filter")
            assert not name.startswith("on")
            assert "url(" not in value


@pytest.mark.parametrize("sprite", FILES)
def test_sprite_stays_small_enough_for_the_first_page(sprite, files):
    assert len(files.find(sprite).packed) <= MOST_KB[sprite] * 1000


# -- what tells them apart --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sorted(POWERS))
def test_pictures_of_one_power_differ_and_share_their_ground(kind, pictures):
    found = [one for name, one in pictures.items() if re.fullmatch(rf"{kind}(-\d)?", name)]
    assert len({b"".join(map(ElementTree.tostring, one)) for one in found}) == POWERS[kind]
    assert len({(one[0].attrib["fill"], one[1].attrib["fill"]) for one in found}) == 1


@pytest.mark.parametrize("kind", ["queen", "sleeper", "face", "sign", "emblem", "picture"])
def test_no_two_of_a_kind_are_told_apart_by_colour_alone(kind, pictures):
    forms = {name: _forms(one) for name, one in pictures.items() if name.startswith(f"{kind}-")}
    assert len(forms) > 10
    for one, other in combinations(forms, 2):
        assert len(forms[one] ^ forms[other]) >= 4, (one, other)


def test_a_sleeper_is_the_same_person_with_closed_eyes(pictures):
    forms = {name: _forms(one) for name, one in pictures.items() if re.match("(queen|sleeper)-", name)}
    for name in QUEENS:
        shared = {other: len(forms[f"sleeper-{name}"] & forms[f"queen-{other}"]) for other in QUEENS}
        assert shared[name] == max(shared.values()), name


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_bears_the_same_sign_wherever_it_is_shown(colour, pictures):
    """The figure, its place, its box open and shut, its card, badge and mark; and no other colour bears it."""

    def signs(of):
        kinds = [f"{kind}-{of}" for kind in ("meeple", "place", "chest", "house", "colour", "badge", "mark")]
        kinds += [f"{kind}-{of}{part}" for kind in ("chest", "house") for part in ("-front", "-full")]
        return set.intersection(*({part.attrib.get("d") for part in pictures[name].iter()} - {None} for name in kinds))

    assert signs(colour)
    for other in set(COLOURS) - {colour}:
        assert signs(colour) != signs(other)


def test_a_figure_looks_different_when_at_home_astray_and_chosen(pictures):
    for colour in COLOURS:
        names = [f"meeple-{colour}{state}" for state in ("", "-astray", "-chosen")]
        states = [b"".join(map(ElementTree.tostring, pictures[name])) for name in names]
        assert len(set(states)) == 3, colour
