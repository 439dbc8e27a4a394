"""Cards that make a sum, said as a difference: what the tray makes of them, and what the log keeps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..sitting import Child


@pytest.mark.core
def test_a_sum_is_laid_and_said_as_a_difference(child: Child) -> None:
    child.sit(["1", "2", "4", "7", "8"], layout="c=a+b", operation="minus")
    expect(child.page.locator(".of-taken .equation")).to_have_text("5−2=3")
    child.lay("4", "7")
    expect(child.page.locator("#line")).to_contain_text("The big one goes first!")
    child.tap(child.button("Put all back")).lay("7", "4", "2").press("Say it!")
    expect(child.table.get_by_text("Almost! 4 and 2 are shorter than 7.")).to_be_visible()
    child.lay("8", "7", "1").press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text("8 − 1 = 7")
    assert child.moves == ["discard 1+7=8"]
    columns = "skill, operands, truth, response, correct, layout"
    rows = child.served.rows(f"SELECT {columns} FROM attempts WHERE game_id = ? ORDER BY rowid", child.game_id)
    assert [tuple(row) for row in rows] == [
        ("sub:7-4", "[7,4]", "3", "2", 0, "c-a=b"),
        ("sub:8-7", "[8,7]", "1", "1", 1, "c-a=b"),
    ]


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_where_an_answer_takes_the_place_of_a_tip_the_owl_stays_beside_it(child: Child, size: tuple[int, int]) -> None:
    child.page.set_viewport_size({"width": size[0], "height": size[1]})
    child.sit(["2", "4", "6", "9", "king"], bots=("bruno", "pippa"), layout="c=a+b", operation="minus")
    expect(child.page.locator(".of-taken")).to_be_visible()
    child.page.locator(".bed").first.tap()
    expect(child.page.locator("#line")).to_have_text("Pick a king first.")
    owl, says = (child.page.locator(one).bounding_box() for one in (".owl-button", ".owl .says"))
    assert owl
    assert says
    assert owl["y"] < says["y"] + says["height"]
    assert says["y"] < owl["y"] + owl["height"]
