"""One turn each, at a table dealt for it: what a child taps, sees and is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from kidsq.learning.hints import ADDENDS, CARDS, Help

from ..conftest import Open, mostly
from ..fits import resize
from ..sitting import FIRST, Child

SUM_HAND = ["2", "3", "5", "6", "9"]


@pytest.mark.core
@pytest.mark.parametrize(
    ("layout", "right", "wrong", "shown"),
    [
        ("a+b=c", ("2", "3", "=", "5"), ("2", "3", "=", "6"), "2 + 3 = 5"),
        pytest.param("c=a+b", ("5", "2", "3"), ("6", "2", "3"), "5 = 2 + 3", marks=pytest.mark.thorough),
    ],
)
def test_wrong_sum_is_explained_step_by_step_and_a_right_one_celebrated(
    child: Child, layout: str, right: tuple[str, ...], wrong: tuple[str, ...], shown: str
) -> None:
    child.sit(SUM_HAND, layout=layout)
    for sentence in ("Almost! 2 and 3 are shorter than 6.", "Count the dots: 2 and 3.", "Together they are 5."):
        child.lay(*wrong).press("Say it!")
        expect(child.table.get_by_text(sentence)).to_be_visible()
        expect(child.table).to_have_attribute("data-ply", "0")
    child.lay(*right).press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text(shown)
    child.hears(f"You say: {shown}!")
    assert child.moves == ["discard 2+3=5"]
    assert [(row["correct"], row["try_no"], row["error"]) for row in child.attempts] == [
        (0, 1, "off_by_one"),
        (0, 2, "off_by_one"),
        (0, 3, "off_by_one"),
        (1, 4, None),
    ]
    for row in child.attempts:
        assert (row["task"], row["skill"], row["layout"], row["input"]) == ("own_sum", "add:2+3", layout, "touch")
        assert row["rt_valid"] == 1
        assert 0 < row["rt_first_ms"] < row["rt_total_ms"] < 120_000
        assert row["hidden_ms"] == 0


POINTED = """() => {
  const pointer = document.querySelector('#pointer'), at = new DOMMatrix(pointer.style.transform);
  if (pointer.hidden) return null;
  const under = document.elementsFromPoint(at.e + 16, at.f + 2);
  const found = under.map(one => one.closest('.card, #equals, #say, #back')).find(Boolean);
  return found && (found.dataset.card || found.id);
}"""


def points_at(child: Child, what: str | None) -> None:
    """The hand comes to point there; None: at nothing."""
    child.page.wait_for_function(f"what => ({POINTED})() === what", arg=what)


def glowing(child: Child) -> list[str | None]:
    """The cards of the hand that glow together for the first sum."""
    return [card.get_attribute("data-card") for card in child.hand.locator(".card.mA").all()]


def may_say_it(child: Child, layout: str) -> None:
    """What lies there can be said, and nothing else is advised; in a first game the hand points at the button."""
    points_at(child, "say" if layout == FIRST else None)
    expect(child.button("Say it!")).to_be_enabled()


@pytest.mark.parametrize(
    ("layout", "shown", "then", "said"),
    [("a+b=c", ["2", "3", "equals"], "5", "2+3=5"), ("c=a+b", ["2", "3"], "5", "2+3=5")],
)
def test_where_the_addends_are_shown_the_child_finds_the_total_and_no_advice_leads_astray(
    child: Child, layout: str, shown: list[str], then: str, said: str
) -> None:
    child.sit(SUM_HAND, hint="4", show=False).sit(SUM_HAND, layout=layout, hint="4")  # or it is seen already
    assert glowing(child) == ["2", "3"]
    for one in shown:
        points_at(child, one if layout == FIRST else None)
        child.lay("=" if one == "equals" else one)
    points_at(child, None)
    expect(child.page.locator("#say")).not_to_have_text("Put all back")
    child.lay(then)
    may_say_it(child, layout)
    child.press("Say it!")
    expect(child.page.locator(".cheer")).to_be_visible()
    assert child.moves == [f"discard {said}"]
    assert [(row["correct"], row["layout"]) for row in child.attempts] == [(1, layout)]


@pytest.mark.parametrize(
    ("layout", "taps", "shown", "owl", "help_given"),
    [
        ("a+b=c", ("4", "9", "5"), "4 + 5 = 9", "9 goes last!", 1),
        ("a+b=c", ("4", "5", "9"), "4 + 5 = 9", None, 0),
        ("a+b=c", ("9", "4", "=", "5"), "9 + 4 = 5", "9 goes last!", 1),
        ("c=a+b", ("4", "5", "9"), "9 = 4 + 5", "9 goes first!", 1),
    ],
)
def test_cards_that_make_a_sum_are_that_sum_in_whatever_order(
    child: Child, layout: str, taps: tuple[str, ...], shown: str, owl: str | None, help_given: int
) -> None:
    child.sit(SUM_HAND, hint="0", show=False)
    child.served.rows("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")
    child.sit(["4", "5", "9", "10", "10"], layout=layout, hint="0").lay(*taps)
    if owl is not None:
        expect(child.page.locator("#line")).to_have_text(owl)
        expect(child.page.locator("#sum .chip").nth(0 if layout == "c=a+b" else -1)).to_have_text("9")
    else:
        expect(child.page.locator("#sum .eq")).to_have_text(shown.replace(" ", ""))
    child.press("Say it!")
    expect(child.page.locator(".cheer")).to_be_visible()
    assert child.moves == ["discard 4+5=9"]
    assert child.served.rows("SELECT correct, hint_shown, layout FROM attempts") == [(1, help_given, layout)]


@pytest.mark.parametrize(
    ("layout", "taps", "owl"),
    [
        ("a+b=c", ("2", "3"), "That makes 5. No 5 here!"),
        ("c=a+b", ("6", "2"), "2 and 4 make 6. No 4 here!"),
    ],
)
def test_where_no_card_goes_with_those_laid_the_owl_says_so(
    child: Child, layout: str, taps: tuple[str, ...], owl: str
) -> None:
    child.sit(["2", "3", "6", "7", "10"], layout=layout).lay(*taps)
    expect(child.page.locator("#line")).to_have_text(owl)
    child.tap(child.button("Put all back"))
    expect(child.page.locator("#line")).not_to_have_text(owl)
    expect(child.page.locator("#sum .chip")).to_have_count(0)
    assert child.attempts == []


def test_a_potion_says_what_it_is_good_for_before_it_is_swapped(child: Child) -> None:
    child.sit(SUM_HAND, show=False)
    child.served.rows("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")
    child.sit(["potion", "3", "6", "7", "10"], layout="c=a+b").lay("Sleeping potion")
    expect(child.page.locator("#line")).to_have_text("Keep me! Nobody has a queen for me now.")
    expect(child.page.locator("#swap")).to_be_visible()
    child.tap(child.page.get_by_role("button", name="Keep it"))
    expect(child.page.locator("#sum .power")).to_have_count(0)
    child.lay("Sleeping potion")
    child.and_then(lambda: child.tap(child.page.locator("#swap")))
    expect(child.card("Sleeping potion")).to_have_count(0)


def test_a_queen_who_cannot_be_fetched_says_why(child: Child) -> None:
    moves = ("king 0", "king 1", "discard 9", "king 2")
    others = ["king", "king", "2", "7", "8"]
    child.sit(["king", "knight", "4", "9", "10"], *moves, others=others, beds=["cat", "dog", "moon"]).lay("Knight")
    child.tap(child.page.locator(".sheet .target[data-not]"))
    expect(child.page.locator("#line")).to_have_text("Cat and dog never live together. Pick another queen.")
    child.and_then(lambda: child.tap(child.page.locator(".sheet .target[data-aim]")))
    assert child.moves[-1] == "knight 1 moon"


@pytest.mark.thorough
def test_where_the_addends_of_two_sums_are_shown_the_next_card_is_the_total(child: Child) -> None:
    child.sit(SUM_HAND, hint="4", show=False)
    child.served.rows("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")
    child.sit(["1", "1", "3", "5", "6"], layout="c=a+b", hint="4").lay("1", "5", "6").press("Say it!")
    expect(child.page.locator(".cheer")).to_have_text("6 = 1 + 5")
    assert child.moves == ["discard 1+5=6"]


@pytest.mark.core
def test_king_makes_the_beds_glow_and_the_tapped_one_wakes(child: Child) -> None:
    child.sit(["king", "2", "4", "9", "10"], beds=["moon", "cake"])
    expect(child.table).not_to_have_class(re.compile("aim-king"))
    child.lay("King")
    expect(child.table).to_have_class(re.compile("aim-king"))
    expect(child.button("Pick a bed")).to_be_disabled()
    child.and_then(lambda: child.tap(child.bed("tree")))
    child.sees("question").hears("You wake the Cake Queen!")
    expect(child.page.get_by_role("img", name="tree bed, empty")).to_be_visible()
    expect(child.page.get_by_role("img", name="1 of 5 queens")).to_be_visible()
    child.press(re.compile("^5$")).sees("watch")
    assert child.moves == ["king 1"]
    (row,) = child.attempts
    assert (row["task"], row["skill"], row["correct"], row["rt_valid"], row["input"]) == (
        "queen_total",
        "total:0+5",
        1,
        1,
        "touch",
    )


@pytest.mark.thorough
def test_bed_without_a_king_changes_nothing(child: Child) -> None:
    child.sit(["2", "4", "7", "9", "10"])
    child.tap(child.page.get_by_role("img", name="boat bed, a queen sleeps here"))
    expect(child.table).to_have_attribute("data-ply", "0")
    child.lay("7").press("Swap it")
    assert child.moves == ["discard 7"]


def test_knight_rides_for_the_queen_that_is_tapped(child: Child) -> None:
    hand, others = ["knight", "2", "4", "9", "10"], ["king", "1", "3", "8", "8"]
    child.sit(hand, "discard 2", "king 3", others=others, beds=["moon", "cake", "cat", "heart"])
    child.lay("Knight")
    child.and_then(lambda: child.tap(child.button("Heart Queen")))
    child.press("Next")
    child.hears("The Heart Queen comes to you!")
    assert child.moves[-2:] == ["knight 1 heart", "allow"]


def test_potion_puts_a_queen_into_the_bed_that_is_tapped(child: Child) -> None:
    hand, others = ["potion", "king", "4", "9", "10"], ["king", "1", "3", "8", "8"]
    child.sit(hand, "king 10", "king 3", others=others, beds=["moon", "cake", "cat", "rainbow"])
    child.lay("Sleeping potion")
    child.tap(child.button("Rainbow Queen"))
    expect(child.button("Pick a bed")).to_be_disabled()
    child.and_then(lambda: child.tap(child.bed("heart")))
    child.press("Next")
    child.hears("The Rainbow Queen sleeps in the heart bed.")
    expect(child.page.get_by_role("img", name="heart bed, the Rainbow Queen sleeps here")).to_be_visible()


@pytest.mark.thorough
def test_sleeper_may_be_shown_by_a_sparkle_or_by_nothing(child: Child) -> None:
    hand, others = ["king", "king", "4", "9", "10"], ["1", "1", "3", "8", "8"]
    child.sit(hand, "king 0", "discard 3", "king 1", "discard 8", others=others, beds=["cat", "dog"])
    expect(child.page.get_by_label("tree bed, the Dog Queen sleeps here")).to_be_visible()
    child.tap(child.page.get_by_label("Settings"))
    child.and_then(lambda: child.page.get_by_role("radio", name="sparkle").check())
    expect(child.page.get_by_label("tree bed, you have seen this queen")).to_be_visible()
    child.and_then(lambda: child.page.get_by_role("radio", name="nothing").check())
    expect(child.page.get_by_label("tree bed, a queen sleeps here")).to_be_visible()


def test_jester_asks_who_it_will_be_and_then_counts(child: Child) -> None:
    child.sit(["jester", "2", "4", "9", "10"], next_cards=["7"], bots=["bruno", "pippa"])
    child.lay("Jester")
    expect(child.page.locator("#line")).to_have_text("Play the jester!")  # not of the numbers any more
    child.press("Play the jester!").sees("question")
    expect(child.page.locator("#line")).to_have_text("Count 7 from you. Who wakes a queen?")
    child.press("Bruno").sees("wake")
    expect(child.page.locator("#line")).to_have_text("Let us count: it is you!")
    expect(child.table.get_by_role("list").locator("li.i7")).to_be_visible()
    child.and_then(lambda: child.tap(child.bed("fish")))
    child.hears("You wake the")
    (row,) = (row for row in child.attempts if row["task"] == "jester_count")
    assert (row["skill"], row["correct"], row["error"]) == ("count:7/3", 0, "off_by_one")


def test_whom_the_count_has_reached_is_asked_no_more(child: Child) -> None:
    friends = ["jester", "2", "4", "9", "10"]
    child.sit(
        ["2", "4", "4", "9", "10"],
        "discard 2",
        "jester",
        others=friends,
        next_cards=["6", "7"],
        bots=["bruno", "pippa"],
    )
    expect(child.table.get_by_role("list").locator("li.i7")).to_be_visible()
    expect(child.table.locator("#line, .words, .ask").get_by_text(re.compile("ho will it be"))).to_have_count(0)


@pytest.mark.thorough
def test_jester_that_wins_a_card_goes_again(child: Child) -> None:
    child.sit(["jester", "2", "4", "9", "10"], next_cards=["wand"])
    child.lay("Jester").press("Play the jester!").sees("turn")
    child.hears("You win a card: Magic wand. Go again!")
    expect(child.card("Magic wand")).to_be_visible()


def test_rose_wakes_one_more(child: Child) -> None:
    child.sit(["king", "2", "4", "9", "10"], beds=["rose", "cake"])
    child.lay("King")
    child.and_then(lambda: child.tap(child.bed("boat")))
    child.sees("wake")
    expect(child.page.locator("#line")).to_have_text("Rose wakes one more. Tap a bed!")
    child.and_then(lambda: child.tap(child.bed("tree")))
    child.hears("You wake the Cake Queen!")
    expect(child.page.get_by_role("img", name="2 of 5 queens")).to_be_visible()


@pytest.mark.thorough
def test_dog_goes_back_to_her_bed_before_the_cat(child: Child) -> None:
    child.sit(["king", "king", "4", "9", "10"], "king 0", "discard 1", others=["1"], beds=["cat", "dog"])
    child.lay("King")
    child.and_then(lambda: child.tap(child.bed("tree")))
    child.hears("Cat and dog! The Dog Queen goes back to the tree bed.")
    expect(child.page.get_by_label("tree bed, the Dog Queen sleeps here")).to_be_visible()
    child.sees("watch")


@pytest.mark.core
@pytest.mark.parametrize(
    ("attack", "shield", "button", "told"),
    [
        ("knight", "dragon", "Block!", "Saved! Your dragon stops the knight."),
        pytest.param("knight", "wand", "Wave goodbye", "The Moon Queen goes to Bruno.", marks=pytest.mark.full),
        pytest.param("potion", "wand", "Block!", "Saved! Your wand stops the potion.", marks=pytest.mark.full),
    ],
)
def test_attacked_child_blocks_or_waves_goodbye(child: Child, attack: str, shield: str, button: str, told: str) -> None:
    aimed = f"{attack} 0 moon" + (" 0" if attack == "potion" else "")
    child.sit(["king", shield, "4", "9", "10"], "king 0", aimed, others=[attack], beds=["moon"])
    child.sees("defend")
    expect(child.page.locator("#line")).to_contain_text("the Moon Queen!")
    expect(child.button("Block!")).to_have_count(int(button == "Block!"))
    child.press(button)
    child.hears(told)


@pytest.mark.parametrize(
    ("layout", "order"),
    [
        pytest.param("a+b=c", ("2", "3", "5"), marks=pytest.mark.thorough),
        ("a+b=c", ("5", "2", "3")),
        ("c=a+b", ("2", "3", "5")),
    ],
)
def test_all_that_shines_is_that_sum_in_whatever_order_it_is_tapped(
    child: Child, layout: str, order: tuple[str, ...]
) -> None:
    child.sit(SUM_HAND, layout=layout, hint="5")
    assert glowing(child) == ["2", "3", "5"]
    child.lay(*order)
    may_say_it(child, layout)
    child.press("Say it!")
    assert child.moves in (["discard 2+3=5"], ["discard 3+2=5"])
    assert [(row["correct"], row["layout"]) for row in child.attempts] == [(1, layout)]


@pytest.mark.thorough
def test_all_that_shines_is_that_sum_in_later_games_too(child: Child) -> None:
    child.sit(SUM_HAND, hint="5", show=False)
    child.served.rows("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")
    child.sit(SUM_HAND, hint="5").lay("5", "2", "3")
    points_at(child, None)
    child.press("Say it!")
    assert child.moves in (["discard 2+3=5"], ["discard 3+2=5"])


def test_whoever_taps_the_total_right_after_the_shown_addends_need_not_tap_the_sign(child: Child) -> None:
    child.sit(SUM_HAND, layout="a+b=c", hint="4").lay("2", "3", "5")
    expect(child.page.locator("#sum")).to_contain_text("2+3=5")
    child.press("Say it!")
    assert child.moves == ["discard 2+3=5"]


@pytest.mark.thorough
def test_whoever_goes_on_adding_builds_a_longer_sum(child: Child) -> None:
    child.sit(["1", "1", "2", "3", "7"], layout="a+b=c", hint="5").lay("1", "1", "2", "3", "=", "7").press("Say it!")
    assert child.moves == ["discard 1+1+2+3=7"]


def test_the_sign_does_not_shine_where_two_cards_are_twins(child: Child) -> None:
    background = "getComputedStyle(document.querySelector('#equals')).backgroundImage"
    child.sit(["4", "4", "5", "8", "9"]).lay("5", "4")
    assert "gradient" in child.page.evaluate(background)
    child.tap(child.card("5")).lay("4")  # not the card tapped last: two fast taps on one card are one
    expect(child.page.locator("#say")).to_contain_text("Twins!")
    assert child.page.evaluate(background) == "none"
    child.lay("=", "8").press("Say it!")
    assert child.moves == ["discard 4+4=8"]


@pytest.mark.parametrize("later", [False, pytest.param(True, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("hand", "signs"), [(["4", "4", "7", "9", "10"], 0), (["4", "4", "5", "8", "9"], 1)])
def test_two_equal_cards_that_are_shown_are_no_sum_where_none_begins_with_them(
    child: Child, hand: list[str], signs: int, later: bool
) -> None:
    if later:
        child.sit(SUM_HAND, show=False)
        child.served.rows("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")
    child.sit(hand, hint="5", layout="a+b=c").lay("4", "4")
    expect(child.page.locator("#say")).to_contain_text("Twins!")
    expect(child.button("is the same as")).to_have_count(signs)
    child.press("Twins!")
    assert child.moves == ["discard 4,4"]


def test_two_equal_cards_that_are_shown_are_laid_where_a_total_comes_first(child: Child) -> None:
    child.sit(["4", "4", "7", "9", "10"], hint="5", layout="c=a+b").lay("4", "4")
    expect(child.page.locator("#sum .rods .row")).to_have_count(2)
    child.press("Twins!")
    assert child.moves == ["discard 4,4"]


def test_two_equal_cards_may_still_begin_a_longer_sum(child: Child) -> None:
    child.sit(["4", "4", "1", "9", "10"], hint="5").lay("4", "4", "1", "=", "9").press("Say it!")
    assert child.moves in (["discard 4+4+1=9"], ["discard 1+4+4=9"])


def test_a_card_that_stays_in_the_hand_is_put_back_with_the_large_button(child: Child) -> None:
    child.sit(["dragon", "2", "4", "7", "10"], edition="gamefactory").lay("Dragon")
    expect(child.page.locator("#line")).to_have_text("Keep me! I guard your queens from knights.")
    child.tap(child.button("Keep it"))
    expect(child.page.locator("#say")).to_have_text("Pick a card")
    expect(child.card("Dragon")).not_to_be_checked()


def test_one_of_two_dragons_may_go(child: Child) -> None:
    child.sit(["dragon", "dragon", "2", "7", "10"], edition="little").lay("Dragon")
    expect(child.page.locator("#line")).to_have_text("You have more than one of me. One can go!")
    expect(child.page.locator("#swap")).to_be_hidden()
    child.press("Swap it")
    assert child.moves == ["discard dragon"]


def test_who_is_shown_a_sum_and_lays_another_card_is_told_to_put_it_back(child: Child) -> None:
    child.sit(SUM_HAND, layout="a+b=c", hint="5").lay("2", "6")
    points_at(child, "say")
    expect(child.page.locator("#line")).to_have_text("That makes 8. No 8 here!")
    child.tap(child.button("Put all back"))
    expect(child.page.locator("#say")).to_have_text("Pick a card")
    child.lay("2", "6", "=", "9")
    points_at(child, "back")  # nobody is led to say what does not hold
    child.tap(child.page.locator("#back"))
    expect(child.page.locator("#say")).to_have_text("Pick a card")


def test_cards_that_are_to_be_put_back_have_no_tick(child: Child) -> None:
    tick = "card => getComputedStyle(card, '::after').content"
    child.sit(SUM_HAND, layout="a+b=c", hint="5").lay("2")
    assert child.card("2").evaluate(tick) == '"✓"'
    child.lay("6")
    expect(child.button("Put all back")).to_be_enabled()
    assert child.card("2").evaluate(tick) == "none"


def test_a_new_child_is_asked_what_the_cards_before_the_equals_sign_make(child: Child) -> None:
    child.sit(["2", "4", "6", "6", "6"], edition="first_night", learns=True)
    line = child.page.locator("#line")
    child.lay("2", "4")
    expect(line).not_to_have_text("What do 2 and 4 make?")
    child.lay("=")
    expect(line).to_have_text("What do 2 and 4 make?")
    child.tap(child.card("6").first)
    expect(line).not_to_have_text("What do 2 and 4 make?")


def test_cards_of_a_sum_that_is_shown_are_added_though_another_sum_shows_its_first_card_only(
    child: Child, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Help, "of", lambda _help, fact: ADDENDS if fact.count("+") == 2 else CARDS)
    child.sit(["1", "2", "3", "6", "jester"], edition="first_night", learns=True)
    child.lay("1", "2")
    expect(child.page.locator("#sum")).to_have_text("1+2=?")
    expect(child.page.locator("#say")).not_to_have_text("Put all back")
    child.lay("3", "6").press("Say it!")
    assert child.moves == ["discard 1+2+3=6"]


def test_the_hand_leads_nobody_to_say_a_total_of_its_own_that_does_not_hold(child: Child) -> None:
    child.sit(SUM_HAND, hint="4", show=False).sit(SUM_HAND, layout="a+b=c", hint="4")  # or it is seen already
    child.lay("2", "3", "=", "6")
    expect(child.button("Say it!")).to_be_enabled()
    points_at(child, None)
    child.lay("5")
    points_at(child, "say")


def test_the_hand_leads_nowhere_while_the_table_of_the_cards_is_asked_for(child: Child) -> None:
    child.sit(["6", "10", "14", "30", "70"], edition="tables", hint="5").lay("30", "70")
    points_at(child, "say")  # to put them back: the hand means others
    child.lay("10")
    expect(child.page.locator("#sheet")).to_be_visible()
    points_at(child, None)


def test_the_hand_goes_along_when_the_tablet_is_turned(child: Child) -> None:
    child.sit(SUM_HAND, layout="a+b=c", hint="5")
    points_at(child, "2")
    for screen in ("upright", "sideways", "laptop", "tablet"):
        resize(child.page, screen)
        points_at(child, "2")


@pytest.mark.parametrize("size", mostly(["tablet", "phone", "sideways"], "tablet"))
def test_the_hand_lies_on_no_word_of_the_button_that_it_points_at(open_for: Open, size: str) -> None:
    child = open_for(size)
    child.sit(SUM_HAND, layout="a+b=c", hint="5").lay("2", "3", "=", "5")
    points_at(child, "say")
    top = child.page.locator("#pointer").evaluate("hand => new DOMMatrix(hand.style.transform).f")
    told = child.page.locator("#say :is(b, small, .gets)")
    assert top >= max(told.evaluate_all("parts => parts.map(part => part.getBoundingClientRect().bottom)"))


@pytest.mark.parametrize(
    ("edition", "hand", "other", "due"),
    [
        ("tables", ["6", "10", "14", "30", "70"], ["10", "30", "70"], "Which table?"),
        ("hundred", ["10", "40", "60", "90", "jester"], ["40", "60"], "Say it!"),
    ],
)
def test_the_owl_speaks_of_no_other_cards_once_a_play_is_laid(
    child: Child, edition: str, hand: list[str], other: list[str], due: str
) -> None:
    child.sit(hand, edition=edition, hint="5").lay(*other)
    expect(child.page.locator("#line")).to_have_text(due)


THREE_AT_ONCE = """speak => {
  const told = document.querySelector('.meanwhile');
  told.append(told.firstElementChild.cloneNode(true), told.firstElementChild.cloneNode(true));
  if (!speak) document.querySelector('.words').remove();
  const more = speak ? '' : ' Tap him, or another card.';
  document.querySelector('#line').textContent = 'Your knight can fetch a queen!' + more;
}"""


@pytest.mark.parametrize("speak", [True, False])
def test_what_has_happened_covers_no_word_of_the_owl(child: Child, speak: bool) -> None:
    happened = ("king 0", "king 1", "potion 1 cat 0", "allow")
    beds, others = ("heart", "cat", "moon"), ("king", "potion", "2", "3", "8")
    child.sit(["1", "king", "knight", "5", "9"], *happened, others=others, beds=beds, bots=("bruno", "pippa"))
    child.page.evaluate(THREE_AT_ONCE, speak)
    told, owl = (child.page.locator(one).bounding_box() for one in (".meanwhile > :last-child", "#line"))
    assert told
    assert owl
    assert told["y"] + told["height"] <= owl["y"]


def twice(child: Child, target: Locator) -> None:
    """Tap as some children do: twice on the same spot."""
    box = target.bounding_box()
    assert box
    for _ in range(2):
        child.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_who_taps_a_card_twice_has_chosen_it(child: Child) -> None:
    child.sit(["2", "3", "5", "8", "9"])
    twice(child, child.card("2"))
    expect(child.card("2")).to_be_checked()
    child.tap(child.card("2"))
    expect(child.card("2")).not_to_be_checked()
