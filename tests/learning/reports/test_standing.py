"""How a child stands with the families, and what is advised."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.model.mastery import Estimate, Tally, mastery
from kidsq.learning.reports.garden import STAGES, garden, news
from kidsq.learning.reports.letter import suggestion
from kidsq.learning.reports.need_groups import of_families
from kidsq.learning.reports.standing import (
    Step,
    advice,
    family_label,
    family_state,
    next_step,
    open_families,
    standings,
)

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
UNSEEN = mastery([], NOW)
P = {"fast and sure": 0.95, "nearly": 0.7, "working it out": 0.3, "rusty": 0.7, "not seen": 0.5}


def one(skill="add:3+3", label="fast and sure", n=4, right=4, manner="tries", p=None):
    chance = P[label] if p is None else p
    tally = Tally(n, right, 2, seconds=2.5)
    return Estimate(skill, chance, max(0.0, chance - 0.1), min(1.0, chance + 0.05), label, tally, manner)


def child(**labels):
    """Estimates of a child whose families are called this; what is not named is not seen."""
    known = {skill: one(skill, "not seen", 0, 0) for skill in UNSEEN}
    for family, label in labels.items():
        known |= {skill: one(skill, label) for skill in MEMBERS[family]}
    return known


def standing(known, family):
    return next(found for found in standings(known) if found.family == family)


@pytest.mark.parametrize(
    ("labels", "word"),
    [
        (["fast and sure"] * 3, "fast and sure"),
        (["fast and sure"] * 2 + ["nearly"], "fast and sure"),
        (["fast and sure"] * 2 + ["not seen"], "fast and sure"),
        (["fast and sure"] * 2 + ["working it out"], "nearly"),
        (["fast and sure"] + ["nearly"] * 2, "nearly"),
        (["fast and sure"] + ["rusty"] * 2, "rusty"),
        (["rusty"] * 2 + ["working it out"], "working it out"),
        (["working it out"] * 3, "working it out"),
    ],
)
def test_family_is_called_by_its_sums(labels, word):
    assert family_label([one(label=label) for label in labels]) == word


@pytest.mark.parametrize(("answers", "word"), [((0, 0), "not seen"), ((1, 0), "not seen"), ((1, 1), "working it out")])
def test_family_is_seen_from_two_answers_on(answers, word):
    assert family_label([one(label="not seen", n=n, right=0) for n in answers]) == word


@pytest.mark.parametrize(("answers", "state"), [((1, 1), "too early"), ((2, 0), "too early"), ((2, 1), "slow")])
def test_what_grown_ups_are_told_of_a_family_takes_three_answers(answers, state):
    of = dict(zip(MEMBERS["doubles"], answers, strict=False))
    known = {**UNSEEN, **{skill: one(skill, "working it out", n, n) for skill, n in of.items()}}
    assert standing(known, "doubles").state == family_state([known[skill] for skill in MEMBERS["doubles"]]) == state


@pytest.mark.parametrize(
    ("labels", "state"),
    [
        (["fast and sure"] * 3 + ["working it out"], "sure"),
        (["fast and sure"] * 2 + ["working it out", "nearly"], "too early"),
        (["fast and sure"] * 2 + ["working it out"] * 2, "slow"),
        (["nearly"] * 3 + ["working it out"] * 2, "slow"),
        (["nearly"] * 7 + ["working it out"] * 2, "too early"),
        (["rusty"] * 2 + ["fast and sure", "working it out"], "too early"),
    ],
)
def test_what_grown_ups_are_told_of_a_family_with_an_open_sum_goes_by_how_many_are_sure_and_open(labels, state):
    assert family_state([one(label=label) for label in labels]) == state


def test_of_a_family_the_sums_that_are_sure_are_counted():
    found = standing(child(doubles="fast and sure"), "doubles")
    assert (found.state, found.sure, len(found.skills), found.n) == ("sure", 5, 5, 20)


def test_longer_sums_join_their_family_once_met_and_larger_ones_stand_apart():
    assert all(found.family != "longer" for found in standings(UNSEEN))
    known = {**UNSEEN, "add:7+7": one("add:7+7"), "add:2+3+4": one("add:2+3+4")}
    assert "add:7+7" not in standing(known, "doubles").skills
    assert standing(known, "longer").skills == ("add:2+3+4",)


def test_advice_waits_for_ten_sums_without_help():
    few = {**UNSEEN, "add:3+3": one(n=9)}
    assert not advice(few).speaks
    assert advice({**few, "add:4+4": one("add:4+4", n=1)}).speaks


def test_advice_names_what_is_sure_what_is_worked_out_and_what_comes_next():
    known = child(doubles="fast and sure", near_doubles="working it out")
    known["add:3+4"] = one("add:3+4", "working it out", p=0.1)
    found = advice(known)
    assert found.sure == ("doubles",)
    assert found.slow[0] == "near_doubles"
    assert (found.step.kind, found.step.family, found.step.skill) == ("practise", "near_doubles", "add:3+4")
    assert "partners_of_ten" not in found.sure


def test_sum_that_was_always_right_comes_next_only_when_all_of_its_family_were():
    known = child(five_and="working it out")
    known["add:5+5"] = one("add:5+5", "working it out", p=0.1)
    known["add:3+5"] = one("add:3+5", "working it out", right=2, p=0.4)
    assert (next_step(known).skill, next_step(known).right_so_far) == ("add:3+5", False)
    known["add:3+5"] = one("add:3+5", "working it out", p=0.4)
    assert (next_step(known).skill, next_step(known).right_so_far) == ("add:5+5", True)


def test_families_that_class_pages_name_come_first():
    known = child(doubles="nearly", near_doubles="working it out")
    assert next_step(known).family == "near_doubles"
    assert next_step(known, ("doubles",)).family == "doubles"


def test_what_is_not_yet_right_comes_before_what_is_only_slow():
    """Near doubles are known least, but always right; nobody is sent there past doubles that often go awry."""
    known = child(near_doubles="working it out", doubles="working it out")
    known |= {skill: replace(known[skill], p=0.2) for skill in MEMBERS["near_doubles"]}
    known |= {skill: one(skill, "working it out", right=2, p=0.4) for skill in MEMBERS["doubles"]}
    assert [standing(known, family).state for family in ("doubles", "near_doubles")] == ["not yet", "slow"]
    assert next_step(known).family == "doubles"
    needs = [need.code for need in of_families("a", known, ())]
    assert needs.index("doubles") < needs.index("near_doubles")
    assert open_families(known)[0] == "doubles"


def test_of_a_family_that_is_sure_the_next_step_names_the_sum_that_is_not():
    known = {skill: one(skill) for skill in UNSEEN} | {"add:4+4": one("add:4+4", "working it out", right=3)}
    known["add:3+3"] = one("add:3+3", right=3, p=0.2)
    assert standing(known, "doubles").state == "sure"
    step, letter = next_step(known), suggestion(known, 60)
    assert (step.family, step.skill, step.last_open) == ("doubles", "add:4+4", True)
    assert (letter.skill, letter.last_open) == ("add:4+4", True)
    asked_alone = next_step({skill: one(skill) for skill in UNSEEN}, ("doubles",))
    assert (asked_alone.family, asked_alone.last_open) == ("doubles", False)


def test_what_comes_next_when_nothing_is_worked_out():
    assert (next_step(UNSEEN).kind, next_step(UNSEEN).family) == ("meet", "plus_1_2")
    sure = {skill: one(skill) for skill in UNSEEN}
    assert next_step(sure) == Step("go_on")
    rusty = next_step({**sure, **{skill: one(skill, "rusty") for skill in MEMBERS["doubles"]}})
    assert (rusty.kind, rusty.family) == ("refresh", "doubles")
    assert next_step({**sure, "add:3+3": one(manner="guesses")}) == Step("sit")


def test_letter_and_advice_take_the_same_step():
    for known in (child(doubles="nearly"), child(), {**UNSEEN, "add:3+3": one(manner="guesses")}):
        step, letter = next_step(known), suggestion(known, 30)
        assert advice(known).step == step
        assert (letter.step, letter.next, letter.skill) == (step.kind, step.family, step.skill)


def test_who_says_yes_to_every_claim_is_not_said_to_guess():
    found = advice({**UNSEEN, "add:3+3": one(manner="says yes")})
    assert found.says_yes
    assert not found.guesses


def test_child_who_guesses_is_said_to_guess():
    assert advice({**UNSEEN, "add:3+3": one(manner="guesses")}).guesses
    assert not advice({**UNSEEN, "add:3+3": one()}).guesses


# -- the letter -------------------------------------------------------------------------------------------------------


def test_letter_praises_the_hardest_family_that_is_sure_and_goes_on_with_the_weakest():
    found = suggestion(child(doubles="fast and sure", near_doubles="working it out"), sums=60)
    assert (found.strength, found.strong) == ("sure", "doubles")
    assert (found.step, found.next) == ("practise", "near_doubles")


def test_letter_does_not_praise_what_it_tells_to_practise():
    known = child()
    known["add:3+3"] = one("add:3+3", "working it out", n=8, right=8)
    known["add:3+7"] = one("add:3+7", "nearly", n=8, right=7)
    found = suggestion(known, sums=16)
    assert found.next == "doubles"
    assert (found.strength, found.strong) == ("slow", "partners_of_ten")


def test_letter_rather_praises_another_family_than_the_one_that_is_asked_alone():
    known = child(doubles="fast and sure", partners_of_ten="fast and sure")
    found = suggestion(known, 60, ("partners_of_ten",))
    assert (found.strength, found.strong, found.next) == ("sure", "doubles", "partners_of_ten")


def test_letter_does_not_praise_the_only_family_it_could_when_that_comes_next():
    known = UNSEEN | {"add:3+4": one("add:3+4", "working it out", n=16, right=16)}
    assert standing(known, "near_doubles").state == "slow"
    found = suggestion(known, 16)
    assert (found.next, found.strength, found.strong) == ("near_doubles", "begun", None)
    found = suggestion(known | {"add:3+3": one("add:3+3")}, 20)
    assert (found.next, found.strength, found.facts) == ("near_doubles", "some", ("add:3+3",))


def test_letter_says_nothing_of_what_it_is_too_early_to_say():
    """Right each time, and not known whether from memory; and with too few answers for any sentence of the page."""
    early = child() | {skill: one(skill, "nearly", p=0.85) for skill in MEMBERS["near_doubles"]}
    few = child() | {skill: one(skill, "working it out", n=2, right=2) for skill in MEMBERS["doubles"][:4]}
    assert standing(early, "near_doubles").state == "too early"
    assert standing(few, "doubles").state == "slow"
    assert suggestion(early, sums=16).strong != "near_doubles"
    assert (suggestion(few, sums=8).strength, suggestion(few, sums=8).strong) == ("begun", None)


def test_letter_names_sums_where_no_family_can_be_praised():
    known = UNSEEN | {skill: one(skill) for skill in ("add:2+2", "add:4+4", "add:3+7")}
    found = suggestion(known, 60)
    assert found.next not in MEMBERS or not {*found.facts} & {*MEMBERS[found.next]}, "praised, and to be practised"
    assert found.strength == "some"
    assert {*found.facts} <= {"add:2+2", "add:4+4", "add:3+7"}
    assert 0 < len(found.facts) <= 2


@pytest.mark.parametrize(("sums", "strength"), [(0, "new"), (7, "begun")])
def test_letter_invents_no_strength(sums, strength):
    found = suggestion(UNSEEN, sums)
    assert (found.strength, found.strong, found.step) == (strength, None, "meet")


def test_rusty_families_are_refreshed():
    known = {skill: one(skill) for skill in UNSEEN}
    found = suggestion({**known, **{skill: one(skill, "rusty") for skill in MEMBERS["doubles"]}}, sums=99)
    assert (found.step, found.next) == ("refresh", "doubles")


# -- the garden -------------------------------------------------------------------------------------------------------


def plant(known, family):
    return next(found for found in garden(known) if found.family == family)


def test_new_child_has_a_garden_of_seeds():
    assert [found.stage for found in garden(UNSEEN)] == [0] * 6
    assert [found.stage for found in garden({})] == [0] * 6


@pytest.mark.parametrize(
    ("label", "stage", "thirsty"),
    [("working it out", 1, False), ("nearly", 2, False), ("fast and sure", STAGES - 1, False), ("rusty", 4, True)],
)
def test_plant_grows_with_its_family(label, stage, thirsty):
    found = plant(child(doubles=label), "doubles")
    assert (found.stage, found.thirsty) == (stage, thirsty)


def test_plant_has_a_bud_when_some_of_its_sums_are_sure():
    known = child(doubles="nearly")
    known |= {skill: one(skill) for skill in ("add:1+1", "add:2+2")}
    assert plant(known, "doubles").stage == 3


def test_plant_has_leaves_only_by_what_the_child_did_itself():
    """Few answers already make a family likely known; the plant waits for the sums themselves."""
    known = {**child(), **{skill: one(skill, "nearly", 0, 0) for skill in MEMBERS["doubles"]}}
    known["add:3+3"] = one("add:3+3", "nearly", 2, 2)
    assert plant(known, "doubles").stage == 1
    known["add:4+4"] = one("add:4+4", "nearly", 1, 1)
    assert plant(known, "doubles").stage == 1
    known["add:5+5"] = one("add:5+5", "nearly", 1, 1)
    assert plant(known, "doubles").stage == 2
    assert plant({**UNSEEN, "add:1+2+4": one("add:1+2+4", "nearly", 2, 2)}, "longer").stage == 1


def test_owl_tells_the_best_new_thing():
    before = child(doubles="nearly")
    assert news(before, child(doubles="fast and sure")).family == "doubles"
    assert news(before, child(doubles="fast and sure")).code == "family_sure"
    one_sum = {**before, "add:4+5": one("add:4+5")}
    assert (news(before, one_sum).code, news(before, one_sum).skill) == ("sum_sure", "add:4+5")
    begun = news(before, {**before, "add:1+2+4": one("add:1+2+4", "working it out")})
    assert (begun.code, begun.family) == ("family_begun", "longer")


def test_owl_claims_nothing_new_that_is_old():
    sure = child(doubles="fast and sure")
    assert news(sure, sure).code == "growing"
    assert news({}, UNSEEN).code == "waiting"


def test_thirsty_plant_is_no_news():
    assert news(child(doubles="fast and sure"), child(doubles="rusty")).code == "growing"
    assert news(child(doubles="nearly"), child(doubles="rusty")).code == "growing"
