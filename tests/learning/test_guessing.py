"""What looks like guessing, and what is said of answers that do not carry a word."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from pupils import START, answer

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.demo.pupil import STRANGE, USUAL, Pupil, knowledge, pupil
from kidsq.learning.model.guessing import (
    LATEST,
    Chance,
    at_chance,
    carried,
    chance_of,
    counts_one_off,
    looks_like_guessing,
    told,
)
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.letter import suggestion
from kidsq.learning.reports.standing import next_step, standings

EARNEST = [kind for kind in (*STRANGE, USUAL) if kind not in ("fast guesser", "always yes")]


def tapped(rng, n, seconds):
    """Answers of somebody who taps one of five, whatever is asked."""
    return [
        answer(rng.choice(FACTS), day=3 * (place // 10), right=rng.random() < 0.2, seconds=seconds(rng), guess_p=0.2)
        for place in range(n)
    ]


def played(child: Pupil, rng, n):
    """Answers of a simulated child: it says most of the sums, one in four among three cards."""
    rows = []
    for place in range(n):
        fact = rng.choice(FACTS)
        total, of_hand = sum(addends_of(fact)), rng.random() < 0.25
        options = sorted({total, total + 1, total - 1} if of_hand else {total + step for step in (-2, -1, 0, 1, 2)})
        found, seconds = child.find_answer(addends_of(fact), options, child.blind())
        task = "own_sum" if of_hand else "help_bot"
        row = answer(fact, 3 * (place // 10), found == total, seconds, guess_p=1 / len(options), task=task)
        rows.append(replace(row, at=row.at + timedelta(minutes=place % 10)))
        child.practised(fact)
    return rows


def chances(rows):
    return [Chance(row.skill, row.right, row.guess_p) for row in rows if row.task != "check_bot"]


def words_of(rows):
    return told(mastery(rows, rows[-1].at), chances(rows))


@pytest.mark.full
@pytest.mark.parametrize(
    "seconds",
    [lambda rng: rng.uniform(0.1, 0.4), lambda rng: rng.uniform(0.8, 4.0), lambda rng: None],
    ids=["at once", "at leisure", "not timed"],
)
def test_random_taps_look_like_guesses_and_nothing_is_said_of_them(seconds):
    found = [words_of(tapped(Random(seed), 24, seconds)) for seed in range(20)]
    assert sum(map(looks_like_guessing, found)) >= 18
    for known in found:
        assert not [one for one in standings(known) if one.label in ("nearly", "fast and sure", "rusty")]
        assert not {one.label for one in known.values()} & {"nearly", "fast and sure", "rusty"}
        if looks_like_guessing(known):
            assert next_step(known).kind == "sit"
            assert {one.label for one in standings(known)} <= {"cannot tell", "not seen"}
            assert suggestion(known, sums=24).strong is None


@pytest.mark.parametrize("kind", EARNEST)
@pytest.mark.parametrize("n", [10, 20, 40])
def test_who_tries_is_hardly_ever_said_to_answer_by_luck(kind, n):
    alarms = 0
    for seed in range(100):
        rng = Random(f"{kind} {seed}")
        alarms += at_chance(chances(played(pupil(kind, rng), rng, n)))
    assert alarms <= 1


def test_who_counts_and_errs_often_is_hardly_ever_said_to_answer_by_luck():
    """Every sum counted, one step in eight missed: two of three answers are right."""
    alarms = 0
    for seed in range(100):
        rng = Random(seed)
        weak = Pupil(rng, dict.fromkeys(FACTS, False), pace=1.3, miscounts=0.12)
        alarms += any(at_chance(chances(played(weak, rng, n))) for n in (10, 20, 40))
    assert alarms <= 5


def test_children_who_try_keep_their_words():
    """The whole decision, the model's part with it."""
    for seed in range(5):
        rng = Random(seed)
        rows = played(Pupil(rng, knowledge(rng, 0.5)), rng, 40)
        assert not looks_like_guessing(words_of(rows))


def test_one_weak_family_is_no_guessing():
    wrong = [Chance(skill, False, 0.2) for skill in MEMBERS["near_doubles"] for _ in range(4)]
    assert not at_chance(wrong)


def test_who_begins_to_try_is_believed_again():
    lucky = [Chance(FACTS[place % 20], place % 5 == 0, 0.2) for place in range(60)]
    assert at_chance(lucky)
    assert not at_chance([*lucky, *(Chance(FACTS[place % 20], True, 0.2) for place in range(LATEST // 2))])


def test_chance_of_an_answer_is_that_of_its_choices():
    assert chance_of("add:1+1", 1, None, 4).by_luck == 0.25
    assert chance_of("add:1+1", 0, None, None).by_luck == 0.25
    assert chance_of("add:1+1", 1, 0.2, 4) == Chance("add:1+1", True, 0.2)


@pytest.mark.parametrize(
    ("n", "right", "word"),
    [(2, 0, "cannot tell"), (2, 1, "cannot tell"), (40, 9, "working it out"), (2, 2, "nearly")],
)
def test_nearly_needs_more_right_answers_than_others(n, right, word):
    assert carried("nearly", n, right) == word
    assert carried("fast and sure", n, right) == "fast and sure"


def test_two_answers_make_no_family_nearly_known_however_good_the_others_are():
    good = [answer(fact, day, seconds=1.3) for fact in FACTS if fact not in MEMBERS["doubles"] for day in (0, 2, 4)]
    for right in (False, True):
        rows = [*good, answer("add:1+1", 5, right), answer("add:2+2", 5, right)]
        known = told(mastery(rows, START + timedelta(days=6)), chances(rows))
        doubles = next(one for one in standings(known) if one.family == "doubles")
        assert (doubles.n, doubles.label) == (2, "cannot tell")


def one_off(rng, many, more):
    """Answers of a child that counts on from the first number, and taps that one, too; more: of these."""
    rows = [answer(rng.choice(FACTS), 3 * (n // 10), False, rng.uniform(2.0, 4.0), guess_p=0.2) for n in range(many)]
    return rows, [Chance(row.skill, False, 0.2, rng.random() < more) for row in rows]


@pytest.mark.parametrize(("n", "more"), [(10, 1.0), (20, 1.0), (40, 0.9)])
def test_who_counts_one_too_many_does_not_look_like_guessing(n, more):
    """However seldom it is right: what goes wrong is named, and its sums are not yet."""
    for seed in range(5):
        rows, latest = one_off(Random(seed), n, more)
        known = told(mastery(rows, rows[-1].at), latest)
        assert not looks_like_guessing(known)
        assert "working it out" in {one.label for one in known.values()}


@pytest.mark.parametrize("n", [10, 20, 40])
def test_random_taps_are_seldom_taken_for_a_count_that_is_one_off(n):
    found = 0
    for seed in range(200):
        rng = Random(seed)
        taps = [rng.choice((-2, -1, 0, 1, 2)) for _ in range(n)]
        found += counts_one_off([Chance(rng.choice(FACTS), tap == 0, 0.2, abs(tap) == 1) for tap in taps])
    assert found <= 4
