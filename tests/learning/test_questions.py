"""Which question is asked: by need, by chance, easily after a miss, and with answers that tell slips apart."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from kidsq.arithmetic.kind import Kind
from kidsq.arithmetic.skills import KINDS
from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.alone import ALONE, OPERATIONS
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.questions import BEGINNING, Ask, Chooser, Occasion, Offer, Past
from kidsq.learning.tasks import AFTERWARDS
from kidsq.learning.weak import weak_sums

NOW = datetime(2026, 11, 20, tzinfo=UTC)
ANY_CHILD = mastery((), NOW)
SETTLED = Past(tasks=("help_bot",), turns=1, easy=False)
NO_SUM = Occasion()


def chooser(seed: int = 1, known: dict[str, Estimate] | None = None, **chosen: object) -> Chooser:
    given = {"amount": "normal", "focus": None, **chosen}
    return Chooser(given["amount"], given["focus"], ANY_CHILD if known is None else known, Random(seed))  # type: ignore[arg-type]


def offers(occasion: Occasion, past: Past, times: int = 600, **more: object) -> list[Offer]:
    return [chooser(seed, **more).offer(occasion, past) for seed in range(times)]  # type: ignore[arg-type]


def knows(others: float | None = None, **chances: float) -> dict[str, Estimate]:
    """What is known of a child who has answered each twice; p1_2 stands for 1 + 2, `others` for the rest."""
    found = {
        skill: replace(one, p=one.p if others is None else others, tally=replace(one.tally, n=2))
        for skill, one in ANY_CHILD.items()
    }
    for name, p in chances.items():
        skill = "add:" + name[1:].replace("_", "+")
        found[skill] = replace(found[skill], p=p)
    return found


def test_the_sum_of_which_least_is_sure_is_asked_and_about_a_tenth_is_any() -> None:
    found = offers(NO_SUM, SETTLED, known=knows(0.99, p3_4=0.6))
    adaptive = [offer for offer in found if offer.selection == "adaptive"]
    assert {offer.skill for offer in adaptive if offer.task == "help_bot"} == {"add:3+4"}
    at_random = [offer for offer in found if offer.selection == "random"]
    assert 0.07 < len(at_random) / len(found) < 0.17
    assert len({offer.skill for offer in at_random}) > 5


def test_a_sum_can_be_asked_for_the_other_way_round() -> None:
    found = offers(Occasion(said=(4, 5, 9)).inverse, SETTLED)
    assert {offer.skill.partition(":")[0] for offer in found} == {"sub"}
    of_move = {(offer.skill, offer.truth) for offer in found if offer.held and offer.task == "help_bot"}
    assert of_move == {("sub:9-4", 5)}
    assert all(offer.truth in offer.choices for offer in found if offer.task == "help_bot")


@pytest.mark.parametrize("past", [Past(turns=1), Past(("help_bot",), 1, easy=True)])
def test_first_and_after_a_miss_what_is_very_likely_known_is_asked_never_any(past: Past) -> None:
    found = offers(NO_SUM, past, known=knows(0.5, p2_5=0.97))
    assert {(offer.skill, offer.selection) for offer in found} == {("add:2+5", "adaptive")}
    assert {offer.task for offer in found} == {"help_bot", "check_bot"}


def test_of_what_is_very_likely_known_the_less_certain_is_asked() -> None:
    found = offers(NO_SUM, Past(turns=1), known=knows(0.2, p1_2=0.99, p2_5=0.8))
    assert {offer.skill for offer in found} == {"add:2+5"}


def test_who_likely_knows_nothing_is_asked_the_likeliest_when_it_should_be_easy() -> None:
    assert {offer.skill for offer in offers(NO_SUM, Past(turns=1), known=knows(0.2, p1_1=0.4))} == {"add:1+1"}


def test_the_family_of_the_week_comes_first() -> None:
    found = offers(NO_SUM, SETTLED, focus="partners_of_ten", known=knows())
    families = {sum(offer.operands) for offer in found if offer.task == "help_bot" and offer.selection == "adaptive"}
    assert families == {10}


@pytest.mark.parametrize("past", [SETTLED, Past(turns=1), Past(began=frozenset(MEMBERS["doubles"]))])
@pytest.mark.parametrize("family", MEMBERS)
def test_of_a_family_asked_alone_all_sums_are_and_none_of_another(family: str, past: Past) -> None:
    laid = Occasion((2, 4, 6), points=40, goal=50)
    for known in (ANY_CHILD, weak_in_doubles_and_neighbours(3)):
        found = [replace(chooser(seed, known), only=family).choose(laid, past) for seed in range(60)]
        assert {pair_of(one) for one in found} <= {addends_of(fact) for fact in MEMBERS[family]}
        assert len(found) == 60


def pair_of(offer: Offer | None) -> tuple[int, ...]:
    """The sum that a question is about, whole or with a number missing."""
    assert offer is not None
    first, second = offer.operands
    return tuple(sorted((first, second - first) if offer.task == "missing_number" else (first, second)))


@pytest.mark.parametrize(
    ("operation", "tasks"),
    [
        ("missing", {"missing_number", "points_to_goal"}),
        *((operation, {"help_bot", "check_bot"}) for operation in OPERATIONS if operation != "missing"),
    ],
)
@pytest.mark.parametrize("kind", [KINDS["add"], KINDS["make"]], ids=lambda kind: kind.id)
def test_of_an_operation_asked_alone_nothing_else_is_in_any_edition(
    kind: Kind, operation: str, tasks: set[str]
) -> None:
    said = next((*one, kind.truth(one)) for one in kind.facts)
    places = [Occasion(said, points=points, goal=50, kind=kind) for points in (0, 40)]
    asked = [replace(chooser(seed), only=operation).choose(at, SETTLED) for at in places for seed in range(30)]
    assert {offer.task for offer in asked if offer} == tasks
    assert {offer.skill.partition(":")[0] for offer in asked if offer} <= set(OPERATIONS[operation])
    assert all(asked)


def test_what_is_asked_alone_is_asked_all_game_long_with_other_numbers() -> None:
    tasks, shown = list[str](), set[tuple[str, str]]()
    for seed in range(14):
        past = Past(tuple(tasks), 1, easy=False, shown=frozenset(shown))
        offer = replace(chooser(seed), only="missing").choose(NO_SUM, past)
        assert offer is not None
        assert (offer.task, offer.skill) not in shown
        tasks.append(offer.task)
        shown.add((offer.task, offer.skill))


def test_the_game_itself_asks_only_what_is_asked_alone() -> None:
    of_boxes = replace(chooser(), only="times")
    assert any(
        replace(chooser(seed), only="times").may_ask("boxes_times", Past(turns=3), "times:5x3") for seed in range(9)
    )
    assert not of_boxes.may_ask("queen_total", Past(), "total:20+10")
    assert not of_boxes.may_ask("jester_count", Past())
    assert replace(chooser(), only="adding").may_ask("queen_total", Past(), "total:20+10")


@pytest.mark.parametrize("only", ALONE)
def test_a_count_around_the_table_is_not_asked_whatever_is_asked_alone(only: str) -> None:
    alone = replace(chooser(), only=only)
    assert not alone.may_ask("jester_count", Past(turns=3))
    assert not alone.may_ask("jester_count", Past(turns=3), "count:4@3")


def test_of_what_lies_on_the_table_only_what_is_asked_alone_is_asked() -> None:
    asks = [Ask("count_set", "count_set:4", (4,)), Ask("compare", "diff:9-6", (9, 6))]
    found = [replace(chooser(seed), only="taking_away").offer_of(asks, SETTLED) for seed in range(50)]
    assert {offer.task for offer in found if offer} == {"compare"}
    assert replace(chooser(), only="doubles").offer_of(asks, SETTLED) is None


def weak_in_doubles_and_neighbours(seen: int) -> dict[str, Estimate]:
    """Children who know all but doubles and their neighbours; 2 + 2 was answered so many days ago, the others today."""
    weak = {*MEMBERS["doubles"], *MEMBERS["near_doubles"]}
    found = knows(0.9, **{f"p{fact[4:].replace('+', '_')}": 0.1 for fact in weak})
    for skill, one in found.items():
        last = NOW - timedelta(days=seen if skill in weak else 0)
        found[skill] = replace(one, tally=replace(one.tally, n=9 if skill in weak else 2, last=last))
    return found


def test_a_weak_family_that_was_not_seen_on_the_latest_day_is_asked_for_and_claimed_at_first_at_most() -> None:
    weak, waits = {*MEMBERS["doubles"], *MEMBERS["near_doubles"]}, weak_in_doubles_and_neighbours(3)
    claimed = replace(SETTLED, tasks=("check_bot",))
    found = [one for one in offers(NO_SUM, claimed, known=waits) if one.selection != "random"]
    assert {one.skill for one in found} <= weak
    assert {one.task for one in found} == {"help_bot"}
    assert {one.task for one in offers(NO_SUM, SETTLED, known=waits) if one.skill in weak} == {"help_bot", "check_bot"}
    seen_today = offers(NO_SUM, SETTLED, known=weak_in_doubles_and_neighbours(0))
    assert not weak & {one.skill for one in seen_today if one.selection != "random"}


def test_a_weak_family_is_asked_for_first_twice_a_game_at_most_whatever_came_of_it() -> None:
    """Both answers may have been left, or helped with: a child who asks the owl gets no sum all game long."""
    known, shown, rng = weak_in_doubles_and_neighbours(3), set[tuple[str, str]](), Random(5)
    asked = Counter[str]()
    for _ in range(14):
        past = replace(SETTLED, shown=frozenset(shown))
        offer = Chooser("normal", None, known, rng, asked=asked).offer(NO_SUM, past)
        shown.add((offer.task, offer.skill))
        asked[offer.skill] += 1
    weak = {*MEMBERS["doubles"], *MEMBERS["near_doubles"]}
    assert max(asked.values()) <= 3
    assert sum(number for skill, number in asked.items() if skill not in weak) >= 4


@pytest.mark.parametrize(
    ("shown", "waits"),
    [
        ({("check_bot", "add:4+4")}, True),
        ({("check_bot", "add:4+4"), ("help_bot", "add:3+3")}, False),
        ({("help_bot", "add:3+3")}, False),
    ],
)
def test_a_claim_does_not_end_the_waiting_of_a_weak_family(shown: set[tuple[str, str]], waits: bool) -> None:
    seen_today = weak_in_doubles_and_neighbours(0)
    assert (weak_sums(seen_today, shown)["add:2+2"] > 0) == waits


def test_the_family_of_the_week_comes_before_weak_ones() -> None:
    found = offers(NO_SUM, SETTLED, focus="partners_of_ten", known=weak_in_doubles_and_neighbours(3))
    assert {one.skill for one in found if one.selection != "random" and one.task == "help_bot"} <= set(
        MEMBERS["partners_of_ten"]
    )


def test_a_bot_rather_asks_for_the_sum_that_it_will_lay_and_tells_no_card_that_it_keeps() -> None:
    found = [offer for offer in offers(Occasion((4, 5, 9)), SETTLED, known=knows(0.6)) if offer.task == "help_bot"]
    asked = Counter((offer.skill, offer.held) for offer in found)
    assert asked["add:4+5", True] > len(found) / 2
    assert not any(held for skill, held in asked if skill != "add:4+5")
    assert {offer.held for offer in offers(NO_SUM, SETTLED, 50)} == {False}


@pytest.mark.parametrize(("amount", "asked"), [("none", 0), ("few", 4), ("normal", 14)])
def test_a_grown_up_sets_how_much_is_asked(amount: str, asked: int) -> None:
    one = chooser(amount=amount)
    tasks: list[str] = []
    for turn in range(400):
        past = Past(tuple(tasks), turn % 5, easy=False)
        if one.due(past):
            tasks.append("help_bot")
    assert len(tasks) == asked


def test_never_two_without_a_turn_of_the_child_between() -> None:
    assert not any(chooser(seed).due(replace(SETTLED, turns=0)) for seed in range(100))


def test_what_is_no_move_of_a_friend_comes_once_in_four_turns_and_its_moves_between() -> None:
    one = replace(chooser(), calm=4)
    for calm in range(8):
        past = replace(SETTLED, turns=1, calm=calm)
        assert any(one.due(past) for _ in range(100)) is (calm >= 4)
        assert one.lays(past)
    assert not one.lays(replace(SETTLED, turns=0)), "a turn of the child lies between"
    assert not chooser().lays(SETTLED), "where questions are no moves"


def test_the_card_that_a_friend_lays_or_swaps_is_the_answer() -> None:
    for seed in range(50):
        laid = chooser(seed).laid(Occasion((2, 3, 5)), SETTLED)
        assert laid is not None
        assert (sorted(laid.operands), laid.held, laid.swaps) == ([2, 3], True, False), "laid, or said and checked"
        swapped = chooser(seed).laid(Occasion(swaps=7), SETTLED)
        assert swapped is not None
        assert (swapped.truth, sum(swapped.operands), swapped.held, swapped.swaps) == (7, 7, True, True)
    assert chooser().laid(Occasion(), SETTLED) is None
    assert chooser().laid(Occasion(swaps=1), SETTLED) is None, "no two cards make it"
    hard = chooser(known=knows(0.1))
    assert hard.laid(Occasion((2, 3, 5)), replace(SETTLED, easy=True)) is None, "after a miss comes what is easy"


def test_where_there_is_much_to_ask_two_turns_lie_between() -> None:
    for apart in (2, 3):
        one = replace(chooser(), apart=apart)
        assert not any(one.due(replace(SETTLED, turns=apart - 1)) for _ in range(100))
        assert not any(one.may_ask("home_total", replace(SETTLED, turns=apart - 1)) for _ in range(100))
        assert any(one.due(replace(SETTLED, turns=apart)) for _ in range(100))
        assert any(one.may_ask("home_total", replace(SETTLED, turns=apart)) for _ in range(100))


def test_no_task_comes_twice_in_a_row_and_no_numbers_twice_in_a_game() -> None:
    after = Past(("count_set",), 3, easy=False, shown=frozenset({("home_to_goal", ASKS[0].skill)}))
    assert (ASKS[0].task, ASKS[1].task) == ("home_to_goal", "count_set")
    assert chooser().offer_of(ASKS[:2], after) is None
    told = frozenset({("home_total", "total:6+2")})
    once = Past(("home_total", "count_set"), 3, shown=told)
    assert not any(chooser(seed).may_ask("home_total", once, "total:6+2") for seed in range(100))
    assert any(chooser(seed).may_ask("home_total", once, "total:8+2") for seed in range(100))
    assert not any(chooser(seed).may_ask("home_total", Past(("home_total",), 3), "") for seed in range(100))


def test_no_more_than_two_questions_stop_a_game() -> None:
    once = Past(("jester_count",), 1)
    assert chooser().may_ask("jester_count", once)
    assert not chooser().may_ask("jester_count", Past(("jester_count", "help_bot", "jester_count"), 1))


def test_few_are_four_in_a_game_whatever_it_gives_to_ask_about() -> None:
    few, four = replace(chooser(), amount="few"), Past(("help_bot", "help_bot", "check_bot", "missing_number"), 9)
    for task in ("queen_total", "jester_count", "points_to_goal", "home_total", "boxes_times"):
        assert not any(few.may_ask(task, four) for _ in range(100)), task
        assert any(chooser(seed).may_ask(task, four) for seed in range(100)), task
    assert few.may_ask("jester_count", Past(("help_bot",) * 3, 9))


@pytest.mark.parametrize("task", AFTERWARDS)
def test_a_score_has_too_many_steps_where_few_are_wanted(task: str) -> None:
    assert chooser().may_ask(task, SETTLED)
    assert not replace(chooser(), amount="few").may_ask(task, SETTLED)


def test_answers_hold_the_truth_once_a_neighbour_and_no_place_that_gives_it_away() -> None:
    places: Counter[int] = Counter()
    for offer in offers(NO_SUM, SETTLED, known=knows(0.99, p2_7=0.6)):
        if offer.task == "help_bot":
            assert len(set(offer.choices)) == 5
            assert list(offer.choices) == sorted(offer.choices)
            assert {offer.truth - 1, offer.truth + 1} & set(offer.choices)
            assert min(offer.choices) > 0
            assert offer.guess_p == pytest.approx(0.2)
            places[offer.choices.index(offer.truth)] += 1
    assert len(places) >= 3
    assert max(places.values()) / places.total() < 0.55


def test_between_a_fifth_and_a_third_of_what_bots_say_does_not_hold() -> None:
    found = [offer for offer in offers(Occasion((2, 3, 5)), SETTLED, 2000) if offer.task == "check_bot"]
    off = [offer for offer in found if not offer.truth]
    assert 0.2 < len(off) / len(found) < 0.3
    assert {offer.guess_p for offer in off} == {0.25}
    assert {offer.guess_p for offer in found if offer.truth} == {0.75}
    assert all(offer.claimed != 5 and offer.claimed is not None and offer.claimed > 0 for offer in off)
    near = sum(abs((offer.claimed or 0) - 5) == 1 for offer in off)
    assert near > len(off) / 2


def test_where_all_that_was_said_did_hold_the_next_may_well_not() -> None:
    all_held, mixed = (replace(SETTLED, held=held) for held in ((True, True), (True, False)))
    for past, off in ((all_held, 0.45), (mixed, 0.25)):
        found = [offer for offer in offers(Occasion((2, 3, 5)), past, 2000) if offer.task == "check_bot"]
        assert {(offer.truth, offer.guess_p) for offer in found} == {(1, 1 - off), (0, off)}
        assert sum(not offer.truth for offer in found) / len(found) == pytest.approx(off, abs=0.05)


def test_of_sums_that_would_tell_the_same_one_of_what_lies_there_is_asked() -> None:
    found = [offer for offer in offers(Occasion(seen=4), SETTLED, known=knows(0.6)) if offer.selection == "adaptive"]
    assert all(4 in offer.operands for offer in found if offer.task == "help_bot")
    told = offers(Occasion(seen=4), SETTLED, known=knows(0.99, p2_3=0.6))
    assert {offer.skill for offer in told if offer.selection == "adaptive" and offer.task == "help_bot"} == {"add:2+3"}


def test_a_bot_without_a_sum_sometimes_only_thinks_to_know_one() -> None:
    found = offers(NO_SUM, SETTLED)
    thought = [offer for offer in found if offer.task == "check_bot"]
    assert 0.2 < len(thought) / len(found) < 0.4
    assert not any(offer.held for offer in thought)
    assert {offer.held for offer in offers(Occasion((4, 5, 9)), SETTLED, 50) if offer.selection == "natural"} == {True}


def test_near_the_goal_the_points_are_asked_once() -> None:
    near = Occasion(points=35, goal=50)
    (offer,) = set(offers(near, SETTLED, 20))
    assert (offer.task, offer.skill, offer.truth) == ("points_to_goal", "to_goal:35/50", 15)
    assert offer.truth in offer.choices
    assert "points_to_goal" not in {offer.task for offer in offers(near, Past(("points_to_goal",), 1, easy=False))}
    assert "points_to_goal" not in {offer.task for offer in offers(Occasion(points=0, goal=50), SETTLED)}


ASKS = (
    Ask("home_to_goal", "to_goal:18/24", (18, 24), choices=tuple(range(1, 10))),
    Ask("count_set", "count_set:3", (3,), about="blue"),
    Ask("box_missing", "missing:2+?=3", (2, 3), about="red", choices=(1, 2, 3)),
    Ask("check_bot", "total:14+2", (14, 2), held=True),
)


def test_a_game_says_itself_what_its_bots_can_ask() -> None:
    found = [chooser(seed).offer_of(ASKS, SETTLED) for seed in range(300)]
    assert {offer.task for offer in found if offer} == {ask.task for ask in ASKS}
    assert all(offer.truth in offer.choices and len(set(offer.choices)) > 1 for offer in found if offer)
    assert {offer.selection for offer in found if offer} == {"adaptive", "random"}


def test_a_claim_of_a_game_holds_in_three_of_four_and_is_else_off_by_one_or_two() -> None:
    found = [offer for seed in range(400) if (offer := chooser(seed).offer_of(ASKS[3:], SETTLED))]
    off = [abs((offer.claimed or 0) - 16) for offer in found]
    assert set(off) == {0, 1, 2}
    assert 0.2 < sum(map(bool, off)) / len(off) < 0.3
    assert all(
        (offer.guess_p, offer.truth) == ((0.75, 1) if not far else (0.25, 0))
        for offer, far in zip(found, off, strict=True)
    )


def test_what_has_been_asked_often_enough_is_not_asked_again() -> None:
    asked = Past(("box_missing", "home_to_goal", "home_to_goal"), 1, easy=False)
    found = {offer.task for seed in range(200) if (offer := chooser(seed).offer_of(ASKS[:3], asked))}
    assert found == {"count_set"}
    assert chooser().offer_of(ASKS[2:3], asked) is None


def test_the_easiest_comes_first_of_all() -> None:
    found = {offer.task for seed in range(50) if (offer := chooser(seed).offer_of(ASKS[:3], Past(easy=True)))}
    assert found == {"count_set"}


def test_kinds_take_turns() -> None:
    once = Past(("count_set", "box_missing"), 1, easy=False)
    found = Counter(offer.task for seed in range(200) if (offer := chooser(seed).offer_of(ASKS[:2], once)))
    assert found["home_to_goal"] > found["count_set"]


def test_no_game_begins_with_what_the_one_before_began_with() -> None:
    asks = [Ask("count_set", "count_set:2", (2,)), Ask("box_missing", "missing:1+?=2", (1, 2), choices=(1, 2, 3))]
    began = replace(SETTLED, tasks=(), shown=frozenset(), began=frozenset({"total:0+15", "count_set:2", "add:1+2"}))
    later = replace(began, tasks=("help_bot",) * BEGINNING)
    for seed in range(50):
        one = chooser(seed)
        assert one.may_ask("queen_total", began, "total:0+15"), "each queen hops"
        assert one.may_ask("jester_count", began, "total:0+15"), "the game waits for it"
        offer = one.offer_of(asks, began)
        assert offer is not None
        assert offer.skill == "missing:1+?=2"
        assert one.offer_of(asks[:1], began) is None
        assert one.offer_of(asks[:1], later) is not None
        for easy in (True, False):
            assert one.offer(Occasion((1, 2, 3)), replace(began, easy=easy)).skill != "add:1+2"
