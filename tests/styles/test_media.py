"""Media conditions by name, and in words that old browsers understand."""

from __future__ import annotations

import re

import pytest

from kidsq.paths import static_folder
from kidsq.styles import media

NAMED = {
    "--phone": "(width < 700px)",
    "--low": "(height < 740px)",
    "--upright": "(--phone), (orientation: portrait)",
}


def query(sheet: str) -> str:
    return re.sub(r"\s+", " ", sheet.partition("@media")[2].partition("{")[0]).strip()


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("(--phone)", "(width < 700px)"),
        ("(--phone) and (--low)", "(width < 700px) and (height < 740px)"),
        ("screen and (--low), print", "screen and (height < 740px), print"),
        ("(--upright)", "(width < 700px), (orientation: portrait)"),
        ("screen and (--upright)", "screen and (width < 700px), screen and (orientation: portrait)"),
        (
            "(--upright) and (--low)",
            "(width < 700px) and (height < 740px), (orientation: portrait) and (height < 740px)",
        ),
        ("print", "print"),
    ],
)
def test_a_name_stands_for_its_condition(asked: str, meant: str) -> None:
    assert query(media.expand(f"@media {asked} {{ a {{ top: 0 }} }}", NAMED)) == meant


@pytest.mark.parametrize("asked", ["(--wide)", "not (--phone)", "(--phone) or (--low)"])
def test_what_no_name_stands_for_is_refused(asked: str) -> None:
    with pytest.raises(ValueError, match=r"nobody has named --wide|only `and` may join"):
        media.expand(f"@media {asked} {{ a {{ top: 0 }} }}", NAMED)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("(width >= 700px)", "(min-width: 700px)"),
        ("(width < 700px)", "(max-width: 699.99px)"),
        ("(560px <= height < 740px)", "(min-height: 560px) and (max-height: 739.99px)"),
        ("(aspect-ratio < .62)", "(max-aspect-ratio: 6199/10000)"),
        ("(aspect-ratio >= 18 / 10)", "(min-aspect-ratio: 18000/10000)"),
        ("screen and (width < 1100px), print", "screen and (max-width: 1099.99px), print"),
    ],
)
def test_ranges_are_said_with_min_and_max(asked: str, said: str) -> None:
    assert query(media.without_ranges(f"@media {asked} {{ }}")) == said


def test_no_sheet_asks_for_pixels_of_the_window_by_itself() -> None:
    sheets = [one for one in static_folder().rglob("*.css") if one != static_folder() / media.CONDITIONS]
    asked = [(one.name, found) for one in sheets for found in re.findall(r"@media([^{]*)", one.read_text("utf-8"))]
    assert [found for found in asked if re.search(r"\d+px", found[1])] == []


def test_every_named_condition_is_asked_for() -> None:
    conditions = media.named((static_folder() / media.CONDITIONS).read_text("utf-8"))
    asked = "".join(one.read_text("utf-8") for one in static_folder().rglob("*.css"))
    assert [name for name in conditions if f"({name})" not in asked] == []
