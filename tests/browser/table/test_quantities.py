"""What is drawn below an equation while its cards are laid: frames of ten that fill up, scales that tip."""

from __future__ import annotations

from playwright.sync_api import expect

from ..sitting import Child


def cells(child: Child, row: int) -> list[list[str]]:
    """For each frame of a row, the card to which each counter belongs."""
    of = "row => [...row.children].map(ten => [...ten.querySelectorAll('.dot')].map(dot => dot.classList[1]))"
    return child.page.locator("#sum .filled").nth(row).evaluate(of)


def test_addends_fill_a_ten_and_then_the_next(child: Child) -> None:
    child.sit(["1", "3", "5", "8", "king"], edition="crossing")
    expect(child.page.locator("#sum .filled")).to_have_count(2)
    assert cells(child, 0) == [[], []]
    child.lay("5", "8")
    assert cells(child, 0) == [["n5"] * 5 + ["n8"] * 5, ["n8"] * 3]
    child.lay("=", "3")
    assert cells(child, 0) == [["n5"] * 5 + ["n8"] * 5, ["n8"] * 3]
    assert cells(child, 1) == [["n10"] * 10, ["n3"] * 3]


def test_scales_tip_to_the_heavier_side_until_both_are_worth_the_same(child: Child) -> None:
    child.sit(["1", "2", "4", "5", "king"], edition="balance")
    scales = child.page.locator("#sum .scales")
    expect(scales).to_have_attribute("data-tip", "0")
    child.lay("2")
    expect(scales).to_have_attribute("data-tip", "-2")
    child.lay("4", "=", "1")
    expect(scales).to_have_attribute("data-tip", "-3")
    child.lay("5")
    expect(scales).to_have_attribute("data-tip", "0")
    assert scales.locator(".left rect").count() == scales.locator(".right rect").count() == 2
