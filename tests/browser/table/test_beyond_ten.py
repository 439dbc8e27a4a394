"""Hands of the editions beyond ten, laid by tapping: what the tray makes of them, and what is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Open
from ..sitting import Child
from .test_turns import points_at


@pytest.mark.core
@pytest.mark.parametrize(
    ("edition", "hand", "wrong", "sentence", "right", "move", "said"),
    [
        (
            "hundred",
            ["20", "30", "40", "70", "90"],
            ("20", "70"),
            "Almost! 20 and 70 are shorter than 100.",
            ("30", "70"),
            "discard 30+70=100",
            "30 + 70 = 100",
        ),
        (
            "crossing",
            ["3", "5", "6", "8", "9"],
            ("5", "8", "=", "6"),
            "Not yet. 5 and 8 are fewer than 16.",
            ("5", "8", "=", "3"),
            "discard 5+8=10+3",
            "5 + 8 = 10 + 3",
        ),
        (
            "balance",
            ["1", "2", "4", "5", "10"],
            ("2", "4", "=", "1", "10"),
            "Not yet. 2 and 4 are fewer than 1 and 10.",
            ("2", "4", "=", "1", "5"),
            "discard 2+4=1+5",
            "2 + 4 = 1 + 5",
        ),
    ],
)
def test_an_equation_of_each_kind_is_laid_said_and_played(
    child: Child,
    edition: str,
    hand: list[str],
    wrong: tuple[str, ...],
    sentence: str,
    right: tuple[str, ...],
    move: str,
    said: str,
) -> None:
    child.sit(hand, edition=edition)
    child.lay(*wrong).press("Say it!")
    expect(child.table.get_by_text(sentence)).to_be_visible()
    child.lay(*right).press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text(said)
    assert child.moves == [move]


@pytest.mark.core
def test_the_table_of_three_numbers_is_named_on_a_sheet_over_the_beds(child: Child) -> None:
    child.sit(["12", "18", "21", "30", "king"], edition="tables_3_4_6")
    child.lay("12", "18", "30")
    sheet = child.page.locator("#sheet")
    expect(sheet.get_by_role("button")).to_have_text([f"×{n}" for n in range(2, 11)])
    child.tap(sheet.get_by_role("button", name="×5"))
    expect(child.table.get_by_text("Not yet. 12 is not in the table of 5.")).to_be_visible()
    child.lay("12", "18", "30")
    child.tap(sheet.get_by_role("button", name="×6"))
    expect(child.page.locator(".cheer")).to_have_text("12, 18, 30 → ×6")
    assert child.moves == ["discard 6:12,18,30"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_every_table_to_choose_is_whole_on_the_sheet_of_a_phone(child: Child, size: tuple[int, int]) -> None:
    child.page.set_viewport_size({"width": size[0], "height": size[1]})
    child.sit(["12", "18", "21", "30", "king"], edition="tables_3_4_6")
    child.lay("12", "18", "30")
    sheet = child.page.locator("#sheet")
    around = sheet.bounding_box()
    assert around
    for part in sheet.locator("p, button").all():
        box = part.bounding_box()
        assert box
        assert around["y"] <= box["y"]
        assert box["y"] + box["height"] <= around["y"] + around["height"]


def test_the_hand_leads_to_the_equals_sign_before_what_is_shown_behind_it(child: Child) -> None:
    hand = ["3", "5", "5", "7", "jester"]
    child.sit(hand, edition="balance", hint="4", show=False).sit(hand, edition="balance", hint="4")
    for one in ("5", "5", "equals", "3"):
        points_at(child, one)
        child.lay("=" if one == "equals" else one)
    points_at(child, None)
    expect(child.page.locator("#say")).to_be_disabled()  # 5 + 5 = 3 is half of it
    child.lay("7")
    points_at(child, "say")
    child.press("Say it!")
    assert child.moves == ["discard 5+5=3+7"]


def test_cards_that_are_worth_the_same_find_their_sides_in_whatever_order_they_are_tapped(child: Child) -> None:
    child.sit(["1", "2", "4", "5", "10"], edition="balance")
    child.lay("2", "1", "4", "5").press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text("2 + 4 = 1 + 5")
    assert child.moves == ["discard 2+4=1+5"]


def test_two_fifties_are_a_hundred_and_two_thirties_are_twins(child: Child) -> None:
    child.sit(["30", "30", "50", "50", "70"], edition="hundred")
    child.lay("30", "30")
    expect(child.button("Twins!")).to_be_enabled()
    child.lay("50")
    expect(child.button("Say it!")).to_be_enabled()
    child.tap(child.button("Put all back"))
    child.lay("50", "50").press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text("50 + 50 = 100")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_every_number_of_an_equation_lies_within_its_card(child: Child, size: tuple[int, int]) -> None:
    child.page.set_viewport_size({"width": size[0], "height": size[1]})
    child.sit(["10", "20", "30", "40", "90"], edition="hundred").lay("10", "20", "30", "40")
    spilt = """chips => chips.filter(chip => {
      const text = document.createRange();
      text.selectNodeContents(chip);
      return text.getBoundingClientRect().width > chip.clientWidth - 2;
    }).map(chip => chip.textContent)"""
    assert child.page.locator("#sum .chip").evaluate_all(spilt) == []
    ends = "parts => parts.at(-1).getBoundingClientRect().right <= parts[0].parentElement.getBoundingClientRect().right"
    assert child.page.locator("#sum .eq > *").evaluate_all(ends)


@pytest.mark.parametrize("screen", ["phone", "sideways"])
@pytest.mark.parametrize(
    ("edition", "hand"),
    [
        ("hundred", ["20", "30", "40", "70", "90"]),
        ("crossing", ["2", "5", "6", "8", "9"]),
        ("balance", ["1", "2", "4", "5", "10"]),
    ],
)
def test_what_a_friend_has_played_lies_on_no_picture_of_a_sum(
    open_for: Open, edition: str, hand: list[str], screen: str
) -> None:
    child = open_for(screen)
    child.sit(hand, f"discard {hand[0]}", f"discard {hand[1]}", edition=edition, others=hand[1:])
    played, picture = child.page.locator("#tray .meanwhile"), child.page.locator("#sum .rods")
    expect(played).to_be_visible()
    expect(picture).to_be_hidden()
    child.tap(child.hand.get_by_role("checkbox").first)
    expect(played).to_be_hidden()
    expect(picture).to_be_visible()


def test_the_hand_leads_from_two_equal_cards_to_what_they_make_over_ten(child: Child) -> None:
    hand = ["2", "4", "7", "7", "jester"]
    child.sit(hand, edition="crossing", hint="4", show=False).sit(hand, edition="crossing", hint="4")
    child.lay("7", "7")
    points_at(child, "equals")
    child.lay("=", "4").press("Say it!")
    assert child.moves == ["discard 7+7=10+4"]


def test_the_hand_leads_through_a_sum_that_makes_one_of_its_own_cards(child: Child) -> None:
    child.sit(["1", "4", "8", "8", "9"], edition="crossing")
    child.lay("1").tap(child.card("8", 1))
    points_at(child, "9")  # the other 8 will do as well
    expect(child.page.locator("#say")).to_have_text("And another?")
    child.tap(child.button("Put all back"))
    for card in ("1", "8", "9"):
        points_at(child, card)
        child.lay(card)
    points_at(child, "equals")
    expect(child.page.locator("#say")).to_have_text("Now tap =")
    child.lay("=", "8")
    expect(child.page.locator("#line")).not_to_have_text("8 goes last!")
    child.press("Say it!")
    assert child.moves == ["discard 1+8+9=10+8"]
