"""The styles: colours are tokens, and every token that is named exists and is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import kidsq
from kidsq.games.registry import GAMES
from kidsq.paths import static_folder, templates_folder
from kidsq.styles.rules import arguments, parts_of
from kidsq.web.games.contract import LATER_STYLES, TABLE_STYLES
from kidsq.web.games.registry import PAGES

MOST_LITERAL_COLOURS = 60
TOKENS = ("tokens.css", "older.css", "editions.css")
"""Where colours are named: those of the house, as older children have them, and those of a game's editions."""
NAMED = (
    "white|black|silver|gray|grey|red|maroon|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|pink|brown|"
    "gold|violet|indigo|crimson|cyan|magenta|beige|ivory|tan|coral|salmon|khaki|plum|orchid|turquoise|lavender"
)
COLOUR = re.compile(
    rf"#[0-9a-f]{{3,8}}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from\b)|(?<![\w-])(?:{NAMED})(?![\w-])",
    re.I,
)
VALUE = re.compile(r"[{;\s][\w-]+\s*:([^;{}]*)(?=[;}])")
THEME = re.compile(r":root \{[^{}]*\}")
"""Where contrast.css gives the tokens other values: it is a file of its own because it has a medium of its own."""

MEDIA = re.compile(r"@(?:custom-)?media([^{;]*)")
# What is asked of both sides (560px <= height < 740px) is found twice: the name stays there for the second.
ASKED = re.compile(r"(width|height)\s*([<>]=?)\s*(\d+)px|(\d+)px\s*([<>]=?)\s*(?=(width|height))")
TURNS = {"width": {360, 700, 1100}, "height": {560, 640, 740, 820}}
"""Where pages turn to another layout: conditions.css says which is which."""
SIDES = {"<", ">="}


def sheets() -> list[Path]:
    """Every style sheet of the house."""
    return [one for one in sorted(static_folder().rglob("*.css")) if "vendor" not in one.parts]


def blank(found: re.Match[str]) -> str:
    """As many lines as were found, with nothing on them."""
    return "\n" * found[0].count("\n")


def bare(sheet: Path) -> str:
    """The sheet without its comments, strings and addresses."""
    text = re.sub(r"/\*.*?\*/", blank, sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"url\([^)]*\)|\"[^\"]*\"", lambda found: '""' + blank(found), text)


def literal_colours(sheet: Path) -> list[str]:
    """File and line of each colour that is written out."""
    text = THEME.sub(blank, bare(sheet)) if sheet.name == "contrast.css" else bare(sheet)
    found = []
    for value in VALUE.finditer(text):
        for colour in COLOUR.finditer(value[1]):
            line = text.count("\n", 0, value.start(1) + colour.start()) + 1
            found.append(f"{sheet.relative_to(static_folder()).as_posix()}:{line}: {colour[0]}")
    return found


def test_colours_are_tokens() -> None:
    found = list(chain.from_iterable(literal_colours(one) for one in sheets() if one.name not in TOKENS))
    assert len(found) < MOST_LITERAL_COLOURS, "\n".join(found)


def test_every_token_named_exists() -> None:
    texts = {one: bare(one) for one in sheets()}
    pages = "".join(one.read_text(encoding="utf-8") for one in templates_folder().rglob("*.html"))
    scripts = "".join(one.read_text(encoding="utf-8") for one in static_folder().rglob("*.js"))
    declared = set(re.findall(r"--([\w-]+)\s*:", "".join(texts.values()) + pages))
    declared |= set(re.findall(r"[\"'`]--([\w-]+)", scripts))
    unknown = {
        f"{one.name}: --{name}"
        for one, text in texts.items()
        for name in re.findall(r"var\(--([\w-]+)\)", text)
        if name not in declared
    }
    assert unknown == set()


def test_every_token_is_used() -> None:
    tokens = "".join(bare(one) for one in sheets() if one.name in TOKENS)
    everything = "".join(bare(one) for one in sheets())
    everything += "".join(one.read_text(encoding="utf-8") for one in templates_folder().rglob("*.html"))
    everything += "".join(one.read_text(encoding="utf-8") for one in static_folder().rglob("*.js"))
    used = set(re.findall(r"var\(--([\w-]+)|[\"'`]--([\w-]+)", everything))
    unused = set(re.findall(r"--([\w-]+)\s*:", tokens)) - set(chain.from_iterable(used))
    assert unused == set()


def test_a_property_means_one_thing() -> None:
    """What is a colour in one sheet is no width in another."""
    said = "".join(bare(one) for one in sheets())
    values = [(name, value.strip()) for name, value in re.findall(r"(--[\w-]+)\s*:([^;{}]*)", said)]
    colours = {name for name, value in values if COLOUR.match(value)}
    lengths = {name for name, value in values if re.search(r"\d(?:px|rem|[a-z]*v[wh]|cq[wh])\b", value)}
    assert colours & lengths == set()


def test_media_queries_are_ranges() -> None:
    found = [f"{one.name}:{asked[1]}" for one in sheets() for asked in MEDIA.finditer(bare(one))]
    assert [one for one in found if re.search(r"(?:min|max)-(?:width|height)", one)] == []


def odd_turns(sheet: Path) -> list[str]:
    """Where a sheet turns at another width or height than all others, or on the other side of one."""
    found = []
    for media in MEDIA.finditer(bare(sheet)):
        for asked, side, pixels, lower, turned, after in ASKED.findall(media[1]):
            side = side or {"<=": ">=", "<": ">"}.get(turned, turned)
            if int(pixels or lower) not in TURNS[asked or after] or side not in SIDES:
                found.append(f"{sheet.name}: @media{media[1]}")
    return found


def test_pages_turn_at_two_widths_and_three_heights() -> None:
    found = list(chain.from_iterable(odd_turns(one) for one in sheets()))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("asked", "is_odd"),
    [
        ("(width < 700px)", False),
        ("(700px <= width < 1100px) and (height >= 820px)", False),
        ("(width <= 700px)", True),
        ("(700px < width)", True),
        ("(width >= 960px)", True),
        ("(height < 700px)", True),
    ],
)
def test_an_odd_turn_is_found(tmp_path: Path, asked: str, is_odd: bool) -> None:
    sheet = tmp_path / "odd.css"
    sheet.write_text(f"@media {asked} {{ a {{ color: red; }} }}")
    assert bool(odd_turns(sheet)) == is_odd


PIECE = re.compile(r"([^{};]*)([{};]|$)")
RULES_ONLY = ("@layer", "@media", "@supports", "@keyframes")
"""What holds rules, and values only inside of a rule."""


def strays(sheet: Path) -> list[str]:
    """Brackets without a partner, and values that stand in no rule: what comes after is read as something else."""
    text, open_rules, found = bare(sheet), [], []

    def stray(at: int, what: str) -> None:
        found.append(f"{sheet.name}:{text.count(chr(10), 0, at) + 1}: {what}")

    for piece in PIECE.finditer(text):
        words, end = piece[1].strip(), piece[2]
        if end == "{":
            open_rules.append(words)
            continue
        if ":" in words and not words.startswith("@") and all(rule.startswith(RULES_ONLY) for rule in open_rules):
            stray(piece.start(2), words)
        if end == "}" and not open_rules:
            stray(piece.start(2), end)
        elif end == "}":
            open_rules.pop()
    return found + [f"{sheet.name}: {rule} has no end" for rule in open_rules]


def test_every_rule_is_whole() -> None:
    found = list(chain.from_iterable(strays(one) for one in sheets()))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("text", "is_whole"),
    [
        ("@layer a { @media (width < 700px) { b { color: red; } } }", True),
        ("@layer a { b { color: red; @media (width < 700px) { color: blue; } } }", True),
        ("@layer a { @media (width < 700px) { width: 100%; } b { color: red; } } }", False),
        ("@layer a { b { color: red; }", False),
        ("b { color: red; } }", False),
    ],
)
def test_half_a_rule_is_found(tmp_path: Path, text: str, is_whole: bool) -> None:
    sheet = tmp_path / "half.css"
    sheet.write_text(text)
    assert (strays(sheet) == []) == is_whole


def nameless(sheet: Path) -> list[str]:
    """Selectors that wait for :has() and style what has neither class nor name, as `.a:has(.b) > :first-child`."""
    heads = [piece[1].strip() for piece in PIECE.finditer(bare(sheet)) if piece[2] == "{"]
    selectors = [one for head in heads if head[:1] not in "@" for one in parts_of(head) if ":has(" in one]
    return [f"{sheet.name}: {one}" for one in selectors if not named_last(one)]


def named_last(selector: str) -> bool:
    """True if the last part of a selector has a name, or waits for :has() itself."""
    for state in ("has", "not", "nth-child", "nth-last-child"):
        for start, end in arguments(selector, state):
            if "has" not in selector[start:end]:
                selector = f"{selector[:start]}{selector[end:]}"
    last = re.split(r"[ >+~](?![^(]*\))", selector)[-1]
    return ":has(" in last or re.search(r"(?<![:\w-])\w|[.#\[(]\w", last.replace(":not()", "")) is not None


def test_what_waits_for_has_names_what_it_styles() -> None:
    """Browsers keep one list of what all of these may style: with one that is anything, it is the whole page after each
    tap."""
    found = list(chain.from_iterable(nameless(one) for one in sheets()))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("selector", "is_named"),
    [
        (".a:has(.b) > :nth-last-child(n+3)", False),
        (".a:has(.b) *", False),
        (".a:has(.b) > :not(.c)", False),
        (".a:has(.b) > div:nth-last-child(n+3)", True),
        (".a:has(.b) :is(th, .c)", True),
        (".a:has(> .b .c)::after", True),
        (".a:has(.b) .c::before", True),
        (".a:has(.b) [hidden]", True),
        (".a > :nth-child(n + 3):not(:has(.b))", True),
    ],
)
def test_a_nameless_part_is_found(tmp_path: Path, selector: str, is_named: bool) -> None:
    sheet = tmp_path / "nameless.css"
    sheet.write_text(f"@layer a {{ {selector} {{ color: red; }} }}")
    assert (nameless(sheet) == []) == is_named


@pytest.mark.parametrize(("bundle", "shared"), [("table.css", TABLE_STYLES), ("later.css", LATER_STYLES)])
def test_every_table_begins_with_what_all_tables_share(bundle: str, shared: tuple[str, ...]) -> None:
    for game, pages in PAGES.items():
        tables = [parts for name, parts in pages.ASSETS.bundles.items() if name.endswith(bundle)]
        assert tables, game
        assert [parts for parts in tables if tuple(parts[: len(shared)]) != shared] == []


def files_of(game: str) -> Iterator[Path]:
    """What a game shows: its pages' code, templates, styles and scripts."""
    for folder in (Path(kidsq.__file__).parent / "web", templates_folder(), static_folder()):
        shown = (folder / "games" / game).rglob("*")
        yield from (one for one in shown if one.suffix in (".py", ".html", ".css", ".js"))


def test_no_game_takes_styles_scripts_or_templates_of_another() -> None:
    found = [
        (one.name, other)
        for game in GAMES
        for one in files_of(game)
        for other in GAMES.keys() - {game}
        if re.search(rf"\.\./{other}/|games/{other}/", one.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_game_styles_by_itself_what_stands_in_the_gear_of_every_table() -> None:
    """A game's own class of the same name once laid the whole gear into one row."""
    form = re.sub(r"{{.*?}}|{%.*?%}", "", (templates_folder() / "table" / "_settings.html").read_text("utf-8"))
    names = {name for found in re.findall(r'class="([^"]*)"', form) for name in found.split()}
    assert "part" in names
    for sheet in sorted((static_folder() / "games").rglob("*.css")):
        rules = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
        firsts = {
            one for found in re.findall(r"([^{};]+){", rules) for one in re.findall(r"(?:^|,)\s*\.([\w-]+)", found)
        }
        assert not firsts & names, sheet
